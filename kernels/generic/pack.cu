#include "generic/pack.h"

MLA_KERNEL(256) mla_generic_pack(MLA_PARAM mla::PackParams p) { mla::generic::pack_kernel(p); }
