// The Hopper backend of launcher.cu. Errors of the runtime are thrown as std::runtime_error.
#pragma once

#include "common/params.h"

namespace mla::sm90 {

void launch(const SplitParams&, void* stream);
void launch(const PersistentParams&, void* stream);

}  // namespace mla::sm90
