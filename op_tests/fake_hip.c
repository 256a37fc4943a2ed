// A libamdhip64 that does nothing and remembers how it was called: one line a call.
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char calls[1 << 16], failing[64];
static unsigned char block[1024];
static int device, last, status_of_failure, capturing;
static uintptr_t handles = 0x1000;

static int note(const char* name, const char* format, ...) {
    const size_t used = strlen(calls);
    char text[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof text, format, arguments);
    va_end(arguments);
    snprintf(calls + used, sizeof calls - used, "%s(%s)\n", name, text);
    if (strcmp(name, failing) != 0) return 0;
    failing[0] = 0;
    return last = status_of_failure;
}

// For the test: the calls since it last asked, the last argument block, and a call that is to fail once.
const char* fake_calls(void) {
    static char out[sizeof calls];
    memcpy(out, calls, sizeof out);
    calls[0] = 0;
    return out;
}
const void* fake_block(void) { return block; }
void fake_fail(const char* name, int status) { strncpy(failing, name, sizeof failing - 1), status_of_failure = status; }
void fake_capture(int on) { capturing = on; }

const char* hipGetErrorString(int status) { return status == 719 ? "unspecified launch failure" : "out of memory"; }
int hipGetLastError(void) {
    const int before = last;
    last = 0;
    note("hipGetLastError", "%d", before);
    return before;
}
int hipGetDevice(int* to) { return *to = device, note("hipGetDevice", ""); }
int hipSetDevice(int to) { return device = to, note("hipSetDevice", "%d", to); }
int hipModuleLoadData(void** module, const void* image) {
    *module = (void*)++handles;
    return note("hipModuleLoadData", "%.3s on %d", (const char*)image + 1, device);
}
int hipModuleGetFunction(void** function, void* module, const char* name) {
    *function = module;
    return note("hipModuleGetFunction", "%s", name);
}
int hipModuleLaunchKernel(void* function, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                          unsigned lds, void* stream, void** parameters, void** extra) {
    const size_t bytes = *(size_t*)extra[3];
    memcpy(block, extra[1], bytes);
    const int order = extra[0] == (void*)1 && extra[2] == (void*)2 && extra[4] == (void*)3 && !parameters && function;
    return note("hipModuleLaunchKernel", "%u %u %u, %u %u %u, %u, %p, %zu, %d", gx, gy, gz, bx, by, bz, lds, stream,
                bytes, order);
}
int hipStreamIsCapturing(void* stream, int* to) { return *to = capturing, note("hipStreamIsCapturing", "%p", stream); }
int hipStreamSynchronize(void* stream) { return note("hipStreamSynchronize", "%p", stream); }
int hipMalloc(void** to, size_t bytes) { return *to = malloc(bytes), note("hipMalloc", "%zu", bytes); }
int hipFree(void* p) { return free(p), note("hipFree", ""); }
#ifndef WITHOUT_COPY
int hipMemcpyAsync(void* to, const void* from, size_t bytes, int kind, void* stream) {
    return memcpy(to, from, bytes), note("hipMemcpyAsync", "%zu, %d, %p", bytes, kind, stream);
}
#endif
