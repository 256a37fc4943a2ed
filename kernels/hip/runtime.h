// The HIP runtime, opened at run time: no ROCm header or library is needed to build this package. Errors are thrown as
// std::runtime_error in the runtime's own words.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include <atomic>

#include "common/buffers.h"

namespace mla::hip {

// Opens `library`, or where it is empty the copy of libamdhip64 that the process has loaded, else the system's.
// `code_objects` is the folder that holds the module's *.co files. Once per process; repeating it changes nothing.
void open(const char* library, const char* code_objects);

// Whether the runtime executes code objects on the host, where device memory is host memory.
bool is_emulated();

constexpr int kMaxDevices = 64;

// Makes a device current for this thread while in scope.
class OnDevice {
  public:
    explicit OnDevice(int device);
    ~OnDevice();
    OnDevice(const OnDevice&) = delete;

  private:
    int before_ = 0;
    bool changed_ = false;
};

struct Grid {
    unsigned x, y, z;
};

// A kernel of a code object (a file of the module's folder, or an absolute path), loaded into each device on its first
// launch there. Its arguments are one block of bytes.
class Kernel {
  public:
    constexpr Kernel(const char* object, const char* name) : object_(object), name_(name) {}

    void launch(Grid grid, unsigned threads, int device, void* stream, void* arguments, size_t bytes);

  private:
    void* function(int device);

    const char *object_, *name_;
    std::atomic<void*> functions_[kMaxDevices] = {};
};

// Tells an emulating runtime which memory a launch may touch: every tensor's own pointer and extent. Nothing happens
// with a real runtime.
void register_memory(const char* name, const Buffer& buffer, bool written);
void forget_memory();

template <class Params>
class RegisteredTensors {
  public:
    explicit RegisteredTensors(const Params& params) {
        each_buffer(params, [](const char* name, const Buffer& b, Use use) { register_memory(name, b, use.written); });
    }
    ~RegisteredTensors() { forget_memory(); }
    RegisteredTensors(const RegisteredTensors&) = delete;
};

bool is_capturing(void* stream);
void* allocate(size_t bytes);
void release(void* memory);
void copy_to_device(void* to, const void* from, size_t bytes, void* stream);
void synchronize(void* stream);
void copy_from_device(void* to, const void* from, size_t bytes, void* stream);  // and waits

}  // namespace mla::hip
