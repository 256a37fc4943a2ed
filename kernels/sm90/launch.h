// The Hopper backend of launcher.cu. Errors of the runtime are thrown as std::runtime_error.
#pragma once

#include "common/params.h"

namespace mla::sm90 {

// False where the generic engine serves a call better.
bool launch(const SplitParams&, void* stream);
bool launch(const PersistentParams&, void* stream);

}  // namespace mla::sm90
