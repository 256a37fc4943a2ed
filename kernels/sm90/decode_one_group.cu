#include "sm90/kernels.h"

MLA_SM90_KERNEL mla_sm90_persistent_1(MLA_PARAM mla::PersistentParams p) {
    mla::sm90::persistent_kernel<1, false>(mla::sm90::shared(), p);
}

MLA_SM90_KERNEL mla_sm90_split_1(MLA_PARAM mla::SplitParams p) { mla::sm90::split_kernel<1>(mla::sm90::shared(), p); }
