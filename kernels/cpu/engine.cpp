#include "cpu/engine.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace mla::cpu {
namespace {

// One block per thread, kept for the thread's life: calls allocate nothing.
struct ThreadMemory {
    void* block = nullptr;
    size_t bytes = 0;

    ~ThreadMemory() { std::free(block); }

    void* reserve(size_t wanted) {
        if (wanted > bytes) {
            std::free(block);
            bytes = 0;
            block = std::aligned_alloc(64, (wanted + 63) / 64 * 64);
            if (block == nullptr) throw std::bad_alloc();
            bytes = wanted;
        }
        return block;
    }
};

thread_local ThreadMemory memory;

}  // namespace

Engine::Engine(const Isa& isa, const Buffer& q, const Buffer& q_rope, const Buffer& kv, const Buffer& kv_rope)
    : isa_(isa), acc_of_(&isa), q_(q), q_rope_(q_rope), kv_(kv), kv_rope_(kv_rope) {
    char* block =
        static_cast<char*>(memory.reserve(kAccBytes + std::max(isa.scratch_bytes, kMergeScratch * sizeof(float))));
    acc_ = reinterpret_cast<float*>(block);
    scratch_ = block + kAccBytes;
}

void Engine::attend(const Piece& piece) {
    const Query query{packed_row(q_.data, piece.query), rope_row(q_rope_.data, piece.query), piece.heads};
    const Tokens tokens{kv_.data, kv_rope_.data, piece.pages, piece.tokens};
    const Softmax result{acc_, m_, l_};
    const auto large = [](double m) { return m < -kLargestScore || m > kLargestScore; };
    acc_of_ = &isa_;
    kept_heads_ = 0;
    if (isa_.attend(query, tokens, result, scratch_) && std::none_of(m_, m_ + piece.heads, large)) return;
    acc_of_ = &kPortable;
    attend_exact(query, tokens, result);
}

void Engine::store_final(const Piece& piece, const Destination& to) {
    for (int h = 0; h < piece.heads; ++h) {
        const int64_t query = piece.query + h;
        const Normaliser<double> n = normalise(m_[h], l_[h], log2_sink(to, query));
        acc_of_->store_bf16(acc_ + h * kDim, float(n.scale), to.out + query * kDim);
        if (to.lse != nullptr) to.lse[query] = float(n.lse / kExactLog2E);
    }
}

}  // namespace mla::cpu
