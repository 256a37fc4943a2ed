// llvm-objdump as a child process.
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include <stdexcept>

#include "code_object.h"

extern char** environ;

namespace mla::emulator {
namespace {

// A file that is gone when this is.
class TemporaryFile {
  public:
    TemporaryFile(const void* data, size_t bytes) {
        const char* folder = getenv("TMPDIR");
        path_ = std::string(folder && *folder ? folder : "/tmp") + "/mla-emulator-XXXXXX";
        const int fd = mkstemp(path_.data());
        if (fd < 0) throw std::runtime_error("cannot write " + path_ + ": " + strerror(errno));
        const char* p = static_cast<const char*>(data);
        while (bytes > 0) {
            const ssize_t n = write(fd, p, bytes);
            if (n < 0 && errno == EINTR) continue;
            if (n <= 0) break;
            p += n, bytes -= size_t(n);
        }
        close(fd);
        if (bytes == 0) return;
        unlink(path_.c_str());
        throw std::runtime_error("cannot write " + path_ + ": " + strerror(errno));
    }
    ~TemporaryFile() { unlink(path_.c_str()); }
    TemporaryFile(const TemporaryFile&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

std::string output_of(std::vector<std::string> arguments, int& status) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error("pipe");
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1);
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
    std::vector<char*> argv;
    for (std::string& argument : arguments) argv.push_back(argument.data());
    argv.push_back(nullptr);
    pid_t child;
    const int error = posix_spawnp(&child, argv[0], &actions, nullptr, argv.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    std::string out;
    char block[1 << 16];
    for (ssize_t n; error == 0 && ((n = read(ends[0], block, sizeof block)) > 0 || (n < 0 && errno == EINTR));)
        if (n > 0) out.append(block, size_t(n));
    close(ends[0]);
    status = -1;
    if (error == 0)
        while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
    return out;
}

}  // namespace

// Zeros are instructions like others (-z): left out, a wave would run on behind them.
std::string disassemble(const void* image, size_t bytes, const std::string& mcpu, const std::string& objdump,
                        bool lines) {
    const TemporaryFile file(image, bytes);
    std::vector<std::string> programs = {objdump};
    if (objdump.empty())
        programs = {"llvm-objdump-22", "llvm-objdump-21", "llvm-objdump-20", "llvm-objdump",
                    "/opt/rocm/llvm/bin/llvm-objdump"};
    for (const std::string& program : programs) {
        int status;
        std::vector<std::string> arguments = {program, "-d", "-z", "--mcpu=" + mcpu, file.path()};
        if (lines) arguments.push_back("--line-numbers");
        std::string out = output_of(std::move(arguments), status);
        if (status == 0 && !out.empty()) return out;
    }
    throw std::runtime_error("llvm-objdump (release 20 or newer) is needed to read code objects; " +
                             (objdump.empty() ? std::string("none was found") : objdump + " did not work"));
}

}  // namespace mla::emulator
