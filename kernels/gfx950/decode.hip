#include "generic/kernels.h"
#include "gfx950/engine.h"

MLA_KERNEL(256) mla_gfx950_persistent(MLA_PARAM mla::PersistentParams p) {
    MLA_SHARED(mla::gfx950::Shared, shared);
    mla::generic::persistent_kernel<mla::gfx950::Engine>(shared, p);
}

MLA_KERNEL(256) mla_gfx950_split(MLA_PARAM mla::SplitParams p) {
    MLA_SHARED(mla::gfx950::Shared, shared);
    mla::generic::split_kernel<mla::gfx950::Engine>(shared, p);
}
