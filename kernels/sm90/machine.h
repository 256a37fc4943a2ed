// Hopper's instructions: warp-group matrix products, transaction barriers, clusters. Facts from the PTX ISA.
#pragma once

#include <stdint.h>

namespace mla::sm90 {

#define MLA_DEVICE __device__ __forceinline__

MLA_DEVICE uint32_t shared_address(const void* p) { return uint32_t(__cvta_generic_to_shared(p)); }

// A value that is kept in a register, not read or computed again.
MLA_DEVICE uint32_t kept(uint32_t x) {
    asm volatile("" : "+r"(x));
    return x;
}

// Special registers, read anew: what depends on them is computed again, and holds no register meanwhile.
#define MLA_SPECIAL_REGISTER(function, name)                   \
    MLA_DEVICE uint32_t function() {                           \
        uint32_t value;                                        \
        asm volatile("mov.u32 %0, %%" name ";" : "=r"(value)); \
        return value;                                          \
    }
MLA_SPECIAL_REGISTER(thread_read_anew, "tid.x")
MLA_SPECIAL_REGISTER(workgroup_read_anew, "ctaid.x")
MLA_SPECIAL_REGISTER(cluster_rank, "cluster_ctarank")  // of the workgroup
MLA_SPECIAL_REGISTER(cluster_size, "cluster_nctaid.x")
MLA_SPECIAL_REGISTER(cluster_number, "clusterid.x")  // in the grid
#undef MLA_SPECIAL_REGISTER

// --- clusters ---

MLA_DEVICE void cluster_arrive() {
    __syncwarp();
    asm volatile("barrier.cluster.arrive.release.aligned;" ::: "memory");
}

// The same of threads with nothing to publish.
MLA_DEVICE void cluster_arrive_relaxed() {
    __syncwarp();
    asm volatile("barrier.cluster.arrive.relaxed.aligned;" ::: "memory");
}

MLA_DEVICE void cluster_wait() {
    __syncwarp();
    asm volatile("barrier.cluster.wait.acquire.aligned;" ::: "memory");
}

// All threads of a cluster; behind it each sees what all have stored.
MLA_DEVICE void cluster_barrier() {
    cluster_arrive();
    cluster_wait();
}

// The same place in the shared memory of another workgroup of the cluster.
MLA_DEVICE uint32_t address_in(uint32_t rank, uint32_t address) {
    uint32_t there;
    asm("mapa.shared::cluster.u32 %0, %1, %2;" : "=r"(there) : "r"(address), "r"(rank));
    return there;
}

// --- kernels in a stream ---

// The kernel behind this one may start its workgroups wherever there is room, and this one's may have started before
// the kernel in front of it ended: nothing in global memory is relied on before wait_for_kernel_before().
MLA_DEVICE void let_kernel_behind_start() { asm volatile("griddepcontrol.launch_dependents;" ::: "memory"); }
MLA_DEVICE void wait_for_kernel_before() { asm volatile("griddepcontrol.wait;" ::: "memory"); }

// --- transaction barriers ---

MLA_DEVICE void init_barrier(uint64_t* barrier, uint32_t arrivals) {
    asm volatile("mbarrier.init.shared::cta.b64 [%0], %1;" ::"r"(shared_address(barrier)), "r"(arrivals) : "memory");
}

// What this thread has initialised, and other shared memory it has written, for the workgroups of the cluster.
MLA_DEVICE void fence_start() {
    asm volatile("fence.mbarrier_init.release.cluster;\nfence.acq_rel.cluster;" ::: "memory");
}

MLA_DEVICE void arrive_at(uint64_t* barrier) {
    asm volatile("mbarrier.arrive.shared::cta.b64 _, [%0];" ::"r"(shared_address(barrier)) : "memory");
}

MLA_DEVICE void arrive_expecting(uint64_t* barrier, uint32_t bytes) {
    asm volatile("mbarrier.arrive.expect_tx.shared::cta.b64 _, [%0], %1;" ::"r"(shared_address(barrier)), "r"(bytes)
                 : "memory");
}

// `barrier` is an address from address_in().
MLA_DEVICE void arrive_there(uint32_t barrier) {
    asm volatile("mbarrier.arrive.shared::cluster.b64 _, [%0];" ::"r"(barrier) : "memory");
}

MLA_DEVICE void wait_barrier(uint64_t* barrier, uint32_t parity) {
    asm volatile(
        "{\n"
        ".reg .pred done;\n"
        "again:\n"
        "mbarrier.try_wait.parity.shared::cta.b64 done, [%0], %1;\n"
        "@!done bra again;\n"
        "}" ::"r"(shared_address(barrier)),
        "r"(parity)
        : "memory");
}

// Copies to the shared memory of another workgroup; `barrier` there counts the bytes. Behind a fence_for_products() of
// this thread, or of those that wrote them.
MLA_DEVICE void copy_there(uint32_t to, uint32_t from, uint32_t bytes, uint32_t barrier) {
    asm volatile(
        "cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [%0], [%1], %2, [%3];" ::"r"(to),
        "r"(from), "r"(bytes), "r"(barrier)
        : "memory");
}

// A word to the shared memory of another workgroup; `barrier` there counts its bytes.
MLA_DEVICE void send_word_there(uint32_t to, float word, uint32_t barrier) {
    asm volatile("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], %1, [%2];" ::"r"(to),
                 "r"(__float_as_uint(word)), "r"(barrier)
                 : "memory");
}

// A word to another workgroup's shared memory, there before whatever this thread does next.
MLA_DEVICE void store_word_there(uint32_t address, uint32_t word) {
    asm volatile("st.shared::cluster.u32 [%0], %1;\nfence.acq_rel.cluster;" ::"r"(address), "r"(word) : "memory");
}

// --- named barriers ---

// Not bar.sync, which all threads would have to meet at the same instruction.
template <int kId, int kCount>
MLA_DEVICE void named_wait() {
    asm volatile("barrier.sync %0, %1;" ::"n"(kId), "n"(kCount) : "memory");
}

// __syncwarp() that stays an instruction: where the compiler sees that lanes are together it leaves nothing of it, and
// racecheck does not see that the lane that arrives at a barrier has waited for the others.
MLA_DEVICE void warp_sync() { asm volatile("bar.warp.sync %0;" ::"r"(kept(~0u)) : "memory"); }

// --- registers of a warp group ---

template <int kCount>
MLA_DEVICE void take_registers() {
    asm volatile("setmaxnreg.inc.sync.aligned.u32 %0;" ::"n"(kCount));
}

template <int kCount>
MLA_DEVICE void give_registers() {
    asm volatile("setmaxnreg.dec.sync.aligned.u32 %0;" ::"n"(kCount));
}

// --- memory ---

MLA_DEVICE void store_shared(uint32_t address, const uint32_t (&w)[4]) {
    asm volatile("st.shared.v4.b32 [%0], {%1, %2, %3, %4};" ::"r"(address), "r"(w[0]), "r"(w[1]), "r"(w[2]), "r"(w[3])
                 : "memory");
}

MLA_DEVICE void store_shared(uint32_t address, uint32_t low, uint32_t high) {
    asm volatile("st.shared.v2.b32 [%0], {%1, %2};" ::"r"(address), "r"(low), "r"(high) : "memory");
}

MLA_DEVICE uint4 load_shared16(uint32_t address) {
    uint4 v;
    asm volatile("ld.shared.v4.b32 {%0, %1, %2, %3}, [%4];"
                 : "=r"(v.x), "=r"(v.y), "=r"(v.z), "=r"(v.w)
                 : "r"(address)
                 : "memory");
    return v;
}

MLA_DEVICE uint32_t load_shared2(uint32_t address) {
    uint16_t v;
    asm volatile("ld.shared.b16 %0, [%1];" : "=h"(v) : "r"(address) : "memory");
    return v;
}

// 16 bytes to shared memory, which no instruction waits for.
MLA_DEVICE void copy_async(uint32_t to, const void* from) {
    asm volatile("cp.async.cg.shared.global.L2::128B [%0], [%1], 16;" ::"r"(to), "l"(from) : "memory");
}

// Closes a group of this thread's copies.
MLA_DEVICE void copies_commit() { asm volatile("cp.async.commit_group;" ::: "memory"); }

// Until all but the latest kPending groups are there.
template <int kPending>
MLA_DEVICE void copies_wait() {
    asm volatile("cp.async.wait_group %0;" ::"n"(kPending) : "memory");
}

// A multiple of 16 bytes into L2.
MLA_DEVICE void prefetch(const void* from, uint32_t bytes) {
    asm volatile("cp.async.bulk.prefetch.L2.global [%0], %1;" ::"l"(from), "r"(bytes) : "memory");
}

// The line of 128 bytes around it into L2.
MLA_DEVICE void prefetch_line(const void* from) { asm volatile("prefetch.global.L2 [%0];" ::"l"(from) : "memory"); }

// Not from L1, which may hold what was there before.
MLA_DEVICE int32_t load_relaxed(const int32_t* from) {
    int32_t value;
    asm volatile("ld.relaxed.gpu.global.s32 %0, [%1];" : "=r"(value) : "l"(from) : "memory");
    return value;
}

// Four floats, zeros unless `present`: a branch around the load would cost the compiler its view of the registers.
MLA_DEVICE void load4_if(bool present, const float* from, float (&v)[4]) {
    v[0] = v[1] = v[2] = v[3] = 0;
    asm volatile(
        "{\n.reg .pred present;\nsetp.ne.b32 present, %5, 0;\n"
        "@present ld.global.v4.f32 {%0, %1, %2, %3}, [%4];\n}"
        : "+f"(v[0]), "+f"(v[1]), "+f"(v[2]), "+f"(v[3])
        : "l"(from), "r"(int(present))
        : "memory");
}

// Left to itself the compiler stores the words one by one.
MLA_DEVICE void store_global(void* p, const uint32_t (&w)[4]) {
    asm volatile("st.global.v4.b32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(w[0]), "r"(w[1]), "r"(w[2]), "r"(w[3])
                 : "memory");
}

// The same of what is not soon read again.
MLA_DEVICE void store_streaming(void* p, const uint32_t (&w)[4]) {
    asm volatile("st.global.cs.v4.b32 [%0], {%1, %2, %3, %4};" ::"l"(p), "r"(w[0]), "r"(w[1]), "r"(w[2]), "r"(w[3])
                 : "memory");
}

// Waits until so many clocks lie between two calls.
class Pace {
  public:
    MLA_DEVICE explicit Pace(uint32_t clocks) : clocks_(clocks), last_(uint32_t(clock()) - clocks) {}

    MLA_DEVICE void keep() {
        while (uint32_t(clock()) - last_ < clocks_) {
        }
        last_ = uint32_t(clock());
    }

  private:
    const uint32_t clocks_;
    uint32_t last_;
};

// Two e4m3fn codes, those of one half of a word, as fp16 times the two factors.
template <int kHalf>
MLA_DEVICE uint32_t scaled_codes(uint32_t codes, uint32_t factors) {
    uint32_t values;
    asm volatile(
        "{\n.reg .b16 half<2>;\nmov.b32 {half0, half1}, %1;\ncvt.rn.f16x2.e4m3x2 %0, half%3;\nmul.rn.f16x2 %0, %0, "
        "%2;\n}"
        : "=r"(values)
        : "r"(codes), "r"(factors), "n"(kHalf));
    return values;
}

MLA_DEVICE uint32_t fp16_pair_of(float low, float high) {
    uint32_t pair;
    asm("cvt.rn.f16x2.f32 %0, %1, %2;" : "=r"(pair) : "f"(high), "f"(low));
    return pair;
}

// Of two pairs of fp16 the larger magnitudes, with signs that mean nothing. NaN counts for nothing.
MLA_DEVICE uint32_t larger_magnitudes(uint32_t a, uint32_t b) {
    uint32_t pair;
    asm("max.xorsign.abs.f16x2 %0, %1, %2;" : "=r"(pair) : "r"(a), "r"(b));
    return pair;
}

// One of two fp16.
template <int kHalf>
MLA_DEVICE float fp16_value(uint32_t pair) {
    float value;
    asm("{\n.reg .b16 half<2>;\nmov.b32 {half0, half1}, %1;\ncvt.f32.f16 %0, half%2;\n}"
        : "=f"(value)
        : "r"(pair), "n"(kHalf));
    return value;
}

// Two bf16 as fp16.
MLA_DEVICE uint32_t fp16_pair(uint32_t bf16) {
    return fp16_pair_of(__uint_as_float(bf16 << 16), __uint_as_float(bf16 & 0xffff0000u));
}

// Behind it, matrix products and bulk copies of this thread, and of others who meet it at a barrier later, see ordinary
// stores to shared memory: its own, and those of others whom it has met at a barrier before.
MLA_DEVICE void fence_for_products() { asm volatile("fence.proxy.async.shared::cta;" ::: "memory"); }

// --- matrix products of a warp group ---

// Here and not where the compiler would rather do it, between products.
MLA_DEVICE void set_to_zero(float& x) { asm volatile("mov.f32 %0, 0f00000000;" : "=f"(x)); }

// The accumulators are not touched between products_begin() and products_wait() but by products.
MLA_DEVICE void products_begin() { asm volatile("wgmma.fence.sync.aligned;" ::: "memory"); }
MLA_DEVICE void products_commit() { asm volatile("wgmma.commit_group.sync.aligned;" ::: "memory"); }

template <int kPending>
MLA_DEVICE void products_wait() {
    asm volatile("wgmma.wait_group.sync.aligned %0;" ::"n"(kPending) : "memory");
}

// Rows of 128 bytes (64 fp16) in shared memory, their 16-byte units swizzled by the row's last three bits, in groups of
// eight that begin at multiples of 1024. Its halves are apart: the lower one is all that changes from product to
// product.
struct TileDescriptor {
    uint32_t low, high;

    MLA_DEVICE TileDescriptor advanced(uint32_t bytes) const { return {low + bytes / 16, high}; }
};

// `stride` is the distance of the next eight rows, `leading` that of the same rows 64 columns further.
MLA_DEVICE TileDescriptor tile_descriptor(uint32_t address, uint32_t stride, uint32_t leading) {
    constexpr uint32_t kSwizzle128 = uint32_t(1) << 30;
    return {leading / 16 << 16 | (address & 0x3ffff) / 16, kSwizzle128 | stride / 16};
}

#define MLA_R8(d, i)                                                                                            \
    "+f"(d[i]), "+f"(d[i + 1]), "+f"(d[i + 2]), "+f"(d[i + 3]), "+f"(d[i + 4]), "+f"(d[i + 5]), "+f"(d[i + 6]), \
        "+f"(d[i + 7])
#define MLA_R32(d, i) MLA_R8(d, i), MLA_R8(d, i + 8), MLA_R8(d, i + 16), MLA_R8(d, i + 24)

#define MLA_P32                                                                                                      \
    "%0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11, %12, %13, %14, %15, %16, %17, %18, %19, %20, %21, %22, %23, " \
    "%24, %25, %26, %27, %28, %29, %30, %31"
#define MLA_P64                                                                                                        \
    MLA_P32                                                                                                            \
    ", %32, %33, %34, %35, %36, %37, %38, %39, %40, %41, %42, %43, %44, %45, %46, %47, %48, %49, %50, %51, %52, %53, " \
    "%54, %55, %56, %57, %58, %59, %60, %61, %62, %63"

// d [64, 64] (+)= a [64, 16] b^T [64, 16]: both in shared memory, rows of K.
MLA_DEVICE void multiply_64(float (&d)[32], TileDescriptor a, TileDescriptor b, bool add) {
    asm volatile(
        "{\n.reg .pred add;\n.reg .b64 a, b;\nsetp.ne.b32 add, %36, 0;\n"
        "mov.b64 a, {%32, %33};\nmov.b64 b, {%34, %35};\n"
        "wgmma.mma_async.sync.aligned.m64n64k16.f32.f16.f16 {" MLA_P32 "}, a, b, add, 1, 1, 0, 0;\n}"
        : MLA_R32(d, 0)
        : "r"(a.low), "r"(a.high), "r"(b.low), "r"(b.high), "r"(int(add)));
}

// d [64, 128] (+)= a [64, 16] b [16, 128]: a in registers, as accumulators have it, b in shared memory, rows of dims.
MLA_DEVICE void multiply_128(float (&d)[64], const uint4& a, TileDescriptor b, bool add) {
    asm volatile(
        "{\n.reg .pred add;\n.reg .b64 b;\nsetp.ne.b32 add, %70, 0;\nmov.b64 b, {%68, %69};\n"
        "wgmma.mma_async.sync.aligned.m64n128k16.f32.f16.f16 {" MLA_P64 "}, {%64, %65, %66, %67}, b, add, 1, 1, 1;\n}"
        : MLA_R32(d, 0), MLA_R32(d, 32)
        : "r"(a.x), "r"(a.y), "r"(a.z), "r"(a.w), "r"(b.low), "r"(b.high), "r"(int(add)));
}

#undef MLA_R8
#undef MLA_R32
#undef MLA_P32
#undef MLA_P64

}  // namespace mla::sm90
