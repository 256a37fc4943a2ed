// The scaled fp8 matrix instruction and the transposed byte read on data that a probe gives to each lane: probes are
// workgroups of one wave. check_matrix_layout.py makes the probes and reads the answers.
typedef int Vec2i __attribute__((ext_vector_type(2)));
typedef int Vec8i __attribute__((ext_vector_type(8)));
typedef float Vec4f __attribute__((ext_vector_type(4)));

#define LAYOUT_KERNEL extern "C" __attribute__((global, amdgpu_flat_work_group_size(64, 64))) void

__attribute__((device)) inline int lane() { return int(__builtin_amdgcn_workitem_id_x()); }
__attribute__((device)) inline int probe() { return int(__builtin_amdgcn_workgroup_id_x()); }

struct Lane {
    Vec8i a, b;
    int a_scale, b_scale, unused[6];
};

template <int kByte>
__attribute__((device)) void multiply(const Lane* given, Vec4f* d) {
    const int at = 64 * probe() + lane();
    const Lane x = given[at];
    d[at] =
        __builtin_amdgcn_mfma_scale_f32_16x16x128_f8f6f4(x.a, x.b, Vec4f{}, 0, 0, kByte, x.a_scale, kByte, x.b_scale);
}

LAYOUT_KERNEL multiply_0(const Lane* given, Vec4f* d) { multiply<0>(given, d); }
LAYOUT_KERNEL multiply_1(const Lane* given, Vec4f* d) { multiply<1>(given, d); }
LAYOUT_KERNEL multiply_2(const Lane* given, Vec4f* d) { multiply<2>(given, d); }
LAYOUT_KERNEL multiply_3(const Lane* given, Vec4f* d) { multiply<3>(given, d); }

// Eight bytes of each lane into LDS, and what the transposed read of eight bytes a lane makes of them.
LAYOUT_KERNEL read_transposed(const Vec2i* given, Vec2i* read) {
    static __attribute__((shared)) Vec2i rows[64];
    const int at = 64 * probe() + lane();
    rows[lane()] = given[at];
    __builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
    __builtin_amdgcn_s_barrier();
    __builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
    read[at] = __builtin_amdgcn_ds_read_tr8_b64_v2i32((__attribute__((address_space(3))) Vec2i*)&rows[lane()]);
}
