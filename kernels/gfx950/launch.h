// The gfx950 backend of launcher.cu: both entries on decode.hip's code object; the merge of splits is the generic one.
#pragma once

#include "common/params.h"

namespace mla::gfx950 {

void launch(const SplitParams&, void* stream);
void launch(const PersistentParams&, void* stream);

}  // namespace mla::gfx950
