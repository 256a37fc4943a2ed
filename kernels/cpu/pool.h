// A small thread pool for one parallel region at a time. The caller takes part, so a helper that the operating system
// does not schedule delays nothing but the unit it holds.
#pragma once

#include <stdint.h>

namespace mla::cpu {

using UnitFn = void (*)(void* context, int64_t unit);

// Calls fn(context, u) once for every u in [0, units), on at most max_threads threads, and returns when all are done.
// Runs serially where another thread's region is under way, or where no thread can be started.
void parallel_for(int64_t units, int max_threads, UnitFn fn, void* context);

template <class Body>
void parallel_for(int64_t units, int max_threads, Body&& body) {
    parallel_for(units, max_threads, [](void* context, int64_t unit) { (*static_cast<Body*>(context))(unit); }, &body);
}

}  // namespace mla::cpu
