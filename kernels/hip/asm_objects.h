// Hand-written code objects of the gfx950 ABI (common/kernarg.h), given by the caller at load.
#pragma once

#include "common/params.h"

namespace mla::hip {

// Names the kernel of one entry: 0 split-plan, 1 persistent. Once per entry and process.
void add_asm_object(int entry, const char* path, const char* kernel);

// Prints the argument block of every such launch to stderr.
void dump_kernargs(bool wanted);

// True where such a kernel served the call.
bool launch_asm(const SplitParams&, void* stream);
bool launch_asm(const PersistentParams&, void* stream);

}  // namespace mla::hip
