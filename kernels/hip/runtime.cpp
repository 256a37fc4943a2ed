#include "hip/runtime.h"

#include <dlfcn.h>
#include <link.h>
#include <string.h>

#include <fstream>
#include <iterator>
#include <map>
#include <mutex>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "common/elf_size.h"

namespace mla::hip {
namespace {

// The few functions that are called, with HIP's own signatures.
struct Runtime {
    void* library = nullptr;
    std::string code_objects;
    int (*get_device)(int*);
    int (*set_device)(int);
    int (*module_load_data)(void**, const void*);
    int (*module_get_function)(void**, void*, const char*);
    int (*module_launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                         void**);
    int (*stream_is_capturing)(void*, int*);
    int (*stream_synchronize)(void*);
    int (*allocate)(void**, size_t);
    int (*release)(void*);
    int (*copy_async)(void*, const void*, size_t, int, void*);
    const char* (*error_string)(int);
    int (*last_error)();
    int (*emulator_register)(const void*, uint64_t, const char*, int);  // null with a real runtime
    void (*emulator_clear)();
};

Runtime runtime;
std::mutex mutex;  // guards opening and loading

// The runtime keeps an error for whoever asks next. It is taken back here, or the caller's own next launch would be
// blamed for it.
void check(int status, const char* what) {
    if (status == 0) return;
    const std::string text = std::string(what) + ": " + runtime.error_string(status);
    runtime.last_error();
    throw std::runtime_error(text);
}

template <class Function>
void find_if_there(void* library, Function& to, const char* name) {
    to = reinterpret_cast<Function>(dlsym(library, name));
}

template <class Function>
void find(void* library, Function& to, const char* name) {
    find_if_there(library, to, name);
    if (to == nullptr) throw std::runtime_error(std::string("the HIP runtime lacks ") + name);
}

// The path of a loaded libamdhip64, such as the one that torch brings; empty where there is none.
std::string loaded_runtime() {
    static const char kName[] = "/libamdhip64";  // wheels may put a hash behind it
    std::string found;
    dl_iterate_phdr(
        [](dl_phdr_info* info, size_t, void* to) {
            const char* base = info->dlpi_name == nullptr ? nullptr : strrchr(info->dlpi_name, '/');
            if (base == nullptr || strncmp(base, kName, sizeof kName - 1) != 0) return 0;
            *static_cast<std::string*>(to) = info->dlpi_name;
            return 1;
        },
        &found);
    return found;
}

void* open_library(const char* wanted) {
    const std::string loaded = *wanted != '\0' ? wanted : loaded_runtime();
    if (!loaded.empty()) {
        if (void* library = dlopen(loaded.c_str(), RTLD_NOW | RTLD_LOCAL)) return library;
        throw std::runtime_error(std::string("cannot open the HIP runtime: ") + dlerror());
    }
    for (const char* name : {"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"})
        if (void* library = dlopen(name, RTLD_NOW | RTLD_LOCAL)) return library;
    throw std::runtime_error(
        "no HIP runtime: libamdhip64.so is neither loaded nor on the library path; install ROCm, use a torch build for "
        "ROCm, or name the library in MLA_JIT_HIP_LIB");
}

Runtime functions_of(void* library) {
    Runtime r{};
    r.library = library;
    find(library, r.error_string, "hipGetErrorString");
    find(library, r.last_error, "hipGetLastError");
    find(library, r.get_device, "hipGetDevice");
    find(library, r.set_device, "hipSetDevice");
    find(library, r.module_load_data, "hipModuleLoadData");
    find(library, r.module_get_function, "hipModuleGetFunction");
    find(library, r.module_launch, "hipModuleLaunchKernel");
    find(library, r.stream_is_capturing, "hipStreamIsCapturing");
    find(library, r.stream_synchronize, "hipStreamSynchronize");
    find(library, r.allocate, "hipMalloc");
    find(library, r.release, "hipFree");
    find(library, r.copy_async, "hipMemcpyAsync");
    find_if_there(library, r.emulator_register, "mla_emulator_register");
    find_if_there(library, r.emulator_clear, "mla_emulator_clear_registered");
    return r;
}

// The runtime is given no length and reads what the headers promise.
std::vector<char> read_image(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    std::vector<char> image{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (image.empty()) throw std::runtime_error("cannot read the code object " + path);
    if (elf_size(image.data(), image.size()) > image.size())
        throw std::runtime_error("the code object " + path + " is cut short");
    return image;
}

// A code object in a device's memory. Modules stay for the life of the process: captured graphs hold their functions.
void* module_of(int device, const std::string& path) {
    static std::map<std::pair<int, std::string>, void*> modules;
    void*& module = modules[{device, path}];
    if (module != nullptr) return module;
    const std::vector<char> image = read_image(path);
    check(runtime.module_load_data(&module, image.data()), path.c_str());
    return module;
}

}  // namespace

void open(const char* library, const char* code_objects) {
    const std::lock_guard<std::mutex> lock(mutex);
    if (runtime.library != nullptr) return;
    Runtime found = functions_of(open_library(library));
    found.code_objects = code_objects;
    runtime = found;
}

bool is_emulated() { return runtime.emulator_register != nullptr; }

OnDevice::OnDevice(int device) {
    if (runtime.library == nullptr) throw std::runtime_error("no HIP runtime has been opened");
    check(runtime.get_device(&before_), "hipGetDevice");
    if (device != before_) check(runtime.set_device(device), "hipSetDevice");
    changed_ = device != before_;
}

OnDevice::~OnDevice() {
    if (changed_) runtime.set_device(before_);
}

void* Kernel::function(int device) {
    if (device < 0 || device >= kMaxDevices) throw std::runtime_error("device index out of range");
    if (void* known = functions_[device].load(std::memory_order_acquire)) return known;
    const std::lock_guard<std::mutex> lock(mutex);
    const std::string path = *object_ == '/' ? object_ : runtime.code_objects + "/" + object_;
    void* found = nullptr;
    check(runtime.module_get_function(&found, module_of(device, path), name_), name_);
    functions_[device].store(found, std::memory_order_release);
    return found;
}

void Kernel::launch(Grid grid, unsigned threads, int device, void* stream, void* arguments, size_t bytes) {
    // HIP_LAUNCH_PARAM_BUFFER_POINTER, HIP_LAUNCH_PARAM_BUFFER_SIZE, HIP_LAUNCH_PARAM_END
    void* const extra[] = {reinterpret_cast<void*>(1), arguments, reinterpret_cast<void*>(2), &bytes,
                           reinterpret_cast<void*>(3)};
    check(runtime.module_launch(function(device), grid.x, grid.y, grid.z, threads, 1, 1, 0, stream, nullptr,
                                const_cast<void**>(extra)),
          name_);
}

void register_memory(const char* name, const Buffer& buffer, bool written) {
    if (runtime.emulator_register == nullptr || buffer.data == nullptr) return;
    runtime.emulator_register(buffer.data, uint64_t(buffer.bytes), name, written);
}

void forget_memory() {
    if (runtime.emulator_clear != nullptr) runtime.emulator_clear();
}

bool is_capturing(void* stream) {
    int status = 0;
    check(runtime.stream_is_capturing(stream, &status), "hipStreamIsCapturing");
    return status != 0;
}

void* allocate(size_t bytes) {
    void* memory = nullptr;
    check(runtime.allocate(&memory, bytes), "hipMalloc");
    return memory;
}

void release(void* memory) { runtime.release(memory); }

constexpr int kHostToDevice = 1, kDeviceToHost = 2;

void copy_to_device(void* to, const void* from, size_t bytes, void* stream) {
    check(runtime.copy_async(to, from, bytes, kHostToDevice, stream), "copy to the device");
}

void copy_from_device(void* to, const void* from, size_t bytes, void* stream) {
    check(runtime.copy_async(to, from, bytes, kDeviceToHost, stream), "copy from the device");
    synchronize(stream);
}

void synchronize(void* stream) { check(runtime.stream_synchronize(stream), "waiting for the device"); }

}  // namespace mla::hip
