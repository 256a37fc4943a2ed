#include "generic/kernels.h"

MLA_KERNEL(256) mla_generic_merge(MLA_PARAM mla::SplitParams p) {
    MLA_SHARED(mla::generic::Shared<mla::generic::Tile32>, shared);
    mla::generic::merge_kernel<mla::generic::Engine<mla::generic::Tile32>>(shared, p);
}

MLA_KERNEL(256) mla_generic_combine(MLA_PARAM mla::CombineParams p) {
    MLA_SHARED(mla::generic::Shared<mla::generic::Tile32>, shared);
    mla::generic::combine_kernel<mla::generic::Engine<mla::generic::Tile32>>(shared, p);
}
