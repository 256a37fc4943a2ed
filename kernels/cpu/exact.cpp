#include "common/merge.h"
#include "cpu/isa.h"

namespace mla::cpu {
namespace {

void dequantise(const uint8_t* packed, const uint16_t* rope, double* to) {
    for (int d = 0; d < kDim; ++d) to[d] = element<double>(packed, rope, d);
}

double dot(const double* a, const double* b) {
    double sum = 0;
    for (int d = 0; d < kDim; ++d) sum += a[d] * b[d];
    return sum;
}

}  // namespace

void attend_exact(const Query& q, const Tokens& t, const Softmax& result) {
    constexpr double kScale = kExactLog2E / 22.627416997969522;  // sqrt(512)
    double query[kDim], token[kDim], acc[kDim];
    for (int h = 0; h < q.heads; ++h) {
        dequantise(q.packed + int64_t(h) * kPackedBytes, q.rope + int64_t(h) * kRopeDim, query);
        double m = -kInf, l = 0;
        for (double& a : acc) a = 0;
        for (uint32_t j = 0; j < t.count; ++j) {
            dequantise(packed_row(t.kv, t.pages[j]), rope_row(t.kv_rope, t.pages[j]), token);
            const double s = dot(query, token) * kScale;
            const double top = larger(m, s);
            const double keep = weight(m, top);
            const double w = s == kInf ? s - s : weight(s, top);  // an infinite score has no softmax: NaN
            for (int d = 0; d < kDim; ++d) acc[d] = acc[d] * keep + w * token[d];
            l = l * keep + w;
            m = top;
        }
        // Normalised here, in float64: the unnormalised sum may pass the range of fp32 where the result does not.
        for (int d = 0; d < kDim; ++d) result.acc[int64_t(h) * kDim + d] = float(acc[d] / l);
        result.m[h] = m + log2_of(l);
        result.l[h] = 1;
        if (l != l) result.l[h] = l;
    }
}

}  // namespace mla::cpu
