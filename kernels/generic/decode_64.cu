#include "generic/kernels.h"

MLA_KERNEL(256) mla_generic_persistent_64(MLA_PARAM mla::PersistentParams p) {
    MLA_SHARED(mla::generic::Shared<mla::generic::Tile64>, shared);
    mla::generic::persistent_kernel<mla::generic::Engine<mla::generic::Tile64>>(shared, p);
}

MLA_KERNEL(256) mla_generic_split_64(MLA_PARAM mla::SplitParams p) {
    MLA_SHARED(mla::generic::Shared<mla::generic::Tile64>, shared);
    mla::generic::split_kernel<mla::generic::Engine<mla::generic::Tile64>>(shared, p);
}
