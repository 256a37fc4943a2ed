// The tensors of a call, one by one, under the names that callers know them by.
#pragma once

#include "params.h"

namespace mla {

// How a kernel uses a tensor: wide ones are read or written 16 bytes at a time and must be aligned to that.
struct Use {
    bool wide, written;
};

constexpr Use kRead = {false, false}, kReadWide = {true, false}, kWritten = {false, true}, kWrittenWide = {true, true};

// visit(name, buffer, use)
template <class Visit>
void each_buffer(const SplitParams& p, Visit visit) {
    visit("q", p.q, kReadWide), visit("qrope", p.q_rope, kReadWide);
    visit("kv_buffer", p.kv, kReadWide), visit("kvrope", p.kv_rope, kReadWide);
    visit("qo_indptr", p.qo_indptr, kRead), visit("kv_indptr", p.kv_indptr, kRead);
    visit("kv_page_indices", p.kv_page_indices, kRead), visit("split_indptr", p.split_indptr, kRead);
    visit("sink", p.sink, kRead), visit("output", p.out, kWrittenWide);
    visit("logits", p.logits, kWrittenWide), visit("attn_lse", p.attn_lse, kWritten);
}

template <class Visit>
void each_buffer(const PersistentParams& p, Visit visit) {
    visit("q_packed", p.q, kReadWide), visit("q_rope", p.q_rope, kReadWide);
    visit("kv_packed", p.kv, kReadWide), visit("kv_rope", p.kv_rope, kReadWide);
    visit("kv_indptr", p.kv_indptr, kRead), visit("kv_page_indices", p.kv_page_indices, kRead);
    visit("sink", p.sink, kRead), visit("out", p.out, kWrittenWide), visit("lse", p.lse, kWritten);
    visit("workspace.o_acc", p.o_acc, kWrittenWide), visit("workspace.lse_acc", p.lse_acc, kWritten);
    visit("workspace.desc", p.desc, kWritten), visit("workspace.cnt", p.cnt, kWritten);
    visit("workspace.arange", p.arange, kRead);
}

template <class Visit>
void each_buffer(const PackParams& p, Visit visit) {
    const bool pool = p.slots.data != nullptr;
    visit("x", p.x, kReadWide), visit("slot_mapping", p.slots, kRead);
    visit(pool ? "kv_packed" : "q_packed", p.packed, kWrittenWide);
    visit(pool ? "kv_rope" : "q_rope", p.rope, kWrittenWide);
}

}  // namespace mla
