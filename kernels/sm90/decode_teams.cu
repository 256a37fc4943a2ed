#include "sm90/kernels.h"

MLA_SM90_KERNEL mla_sm90_team_1(MLA_PARAM mla::PersistentParams p) {
    mla::sm90::persistent_kernel<1, true>(mla::sm90::shared(), p);
}

MLA_SM90_KERNEL mla_sm90_team_2(MLA_PARAM mla::PersistentParams p) {
    mla::sm90::persistent_kernel<2, true>(mla::sm90::shared(), p);
}
