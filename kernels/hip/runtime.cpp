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
    int (*emulator_register)(const void*, uint64_t, const char*, int);  // null with a real runtime
    void (*emulator_clear)();
};

Runtime runtime;
std::mutex mutex;  // guards opening and loading

void check(int status, const char* what) {
    if (status != 0) throw std::runtime_error(std::string(what) + ": " + runtime.error_string(status));
}

template <class Function>
void find(Function& to, const char* name) {
    to = reinterpret_cast<Function>(dlsym(runtime.library, name));
    if (to == nullptr) throw std::runtime_error(std::string("the HIP runtime lacks ") + name);
}

template <class Function>
void find_if_there(Function& to, const char* name) {
    to = reinterpret_cast<Function>(dlsym(runtime.library, name));
}

// The path of a loaded libamdhip64, such as the one that torch brings; empty where there is none.
std::string loaded_runtime() {
    std::string found;
    dl_iterate_phdr(
        [](dl_phdr_info* info, size_t, void* to) {
            const char* base = info->dlpi_name == nullptr ? nullptr : strrchr(info->dlpi_name, '/');
            if (base == nullptr || strncmp(base, "/libamdhip64.so", 15) != 0) return 0;
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

void find_functions() {
    find(runtime.error_string, "hipGetErrorString");
    find(runtime.get_device, "hipGetDevice");
    find(runtime.set_device, "hipSetDevice");
    find(runtime.module_load_data, "hipModuleLoadData");
    find(runtime.module_get_function, "hipModuleGetFunction");
    find(runtime.module_launch, "hipModuleLaunchKernel");
    find(runtime.stream_is_capturing, "hipStreamIsCapturing");
    find(runtime.stream_synchronize, "hipStreamSynchronize");
    find(runtime.allocate, "hipMalloc");
    find(runtime.release, "hipFree");
    find(runtime.copy_async, "hipMemcpyAsync");
    find_if_there(runtime.emulator_register, "mla_emulator_register");
    find_if_there(runtime.emulator_clear, "mla_emulator_clear_registered");
}

// A code object in a device's memory. Modules stay for the life of the process: captured graphs hold their functions.
void* module_of(int device, const std::string& path) {
    static std::map<std::pair<int, std::string>, void*> modules;
    void*& module = modules[{device, path}];
    if (module != nullptr) return module;
    std::ifstream file(path, std::ios::binary);
    const std::vector<char> image{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (image.empty()) throw std::runtime_error("cannot read the code object " + path);
    check(runtime.module_load_data(&module, image.data()), path.c_str());
    return module;
}

}  // namespace

void open(const char* library, const char* code_objects) {
    const std::lock_guard<std::mutex> lock(mutex);
    if (runtime.library != nullptr) return;
    runtime.library = open_library(library);
    try {
        find_functions();
    } catch (...) {
        runtime.library = nullptr;
        throw;
    }
    runtime.code_objects = code_objects;
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
