// The persistent entry: one workgroup walks the rows of its partition, and whoever completes a row last merges it.
// Nobody waits for anybody, so nothing depends on which workgroups run at the same time.
#pragma once

#include "engine.h"
#include "planner.h"

namespace mla {

// Pieces of one row that one workgroup merges. A row with more pieces merges in two levels.
constexpr uint32_t kMergeFanIn = 16;

MLA_FN Partials workspace_partials(const PersistentParams& p) {
    return {p.o_acc.as<float>(), p.lse_acc.as<float>(), p.workspace_heads, 1.f};
}

MLA_FN Destination destination(const PersistentParams& p) {
    return {p.out.as<uint16_t>(), p.lse.as<float>(), p.sink.as<const float>(), p.num_heads};
}

// A partition writes at most two partials: the end of a row that began before it, and the beginning of one that goes on
// behind it.
MLA_FN int64_t partial_slot(uint32_t partition, bool row_begins) { return 2 * partition + row_begins; }

// Without kMerges the pieces of cut rows are stored, and somebody else counts and merges them.
template <class Engine, bool kMerges = true>
class PersistentWorkgroup {
  public:
    MLA_FN PersistentWorkgroup(Engine& engine, const PersistentParams& params, const Plan& plan, uint32_t partition,
                               int head_group)
        : e_(engine), p_(params), plan_(plan), partition_(partition), head_group_(head_group) {}

    MLA_FN void run() { run(partition_range(plan_, partition_)); }

    // The same for who knows the partition's range.
    MLA_FN void run(const Range& range) {
        Cut at = range.begin;
        Cut end = range.end;
        while (at.row < end.row || (at.row == end.row && at.token < end.token)) {
            const uint32_t tokens = uniform(plan().tokens(at.row));
            if (tokens == 0) {
                store_empty_row(at.row);
            } else {
                run_piece(at.row, at.token, at.row < end.row ? tokens : end.token, tokens);
            }
            at = {at.row + 1, 0};
            end = reloaded(range.end);
        }
        if (p().empty_rows != EmptyRows::zero) return;
        for (uint32_t row = plan_.rows + partition_; row < uint32_t(p().num_rows); row += uint32_t(p().plan.partitions))
            store_empty_row(row);
    }

  private:
    using Counters = CounterLayout<Engine::kCounterGroups>;

    MLA_FN const PersistentParams& p() const { return read_anew(p_); }

    MLA_FN uint32_t partition() const { return read_anew(partition_); }
    MLA_FN int group() const { return int(read_anew(uint32_t(head_group_))); }
    MLA_FN int head0() const { return group() * Engine::kHeadsPerGroup; }
    MLA_FN int heads() const { return smaller(Engine::kHeadsPerGroup, p().num_heads - head0()); }
    MLA_FN Plan plan() const { return uniform(plan_); }

    MLA_FN int64_t query(uint32_t row) const { return int64_t(row) * p().num_heads + head0(); }

    MLA_FN void store_empty_row(uint32_t row) {
        if (p().empty_rows == EmptyRows::zero) store_empty(e_, destination(p()), query(row), heads());
    }

    MLA_FN void run_piece(uint32_t row, uint32_t begin, uint32_t end, uint32_t tokens) {
        const int32_t* pages = p().kv_page_indices.template as<const int32_t>() + uniform(plan().indptr[row]);
        Piece piece{query(row), heads(), pages + begin, end - begin};
        e_.attend(piece);
        if (end - begin == tokens) {
            piece.query = query(row);  // computed again, it is no register of the branch beside
            e_.store_final(piece, destination(p()));
            return;
        }
        piece.query = query(row);
        const int64_t first = workspace_partials(p()).index(partial_slot(partition(), begin == 0), head0());
        store_piece(piece, first, last_of(row, end - begin, tokens));
        if constexpr (kMerges) finish_piece(row, end - begin, tokens);
    }

    // Whether all other pieces of a row that merges in one level are published. Nobody else will add to its counter.
    MLA_FN bool last_of(uint32_t row, uint32_t done, uint32_t tokens) {
        if constexpr (Engine::kSerial) {
            const int32_t* counter = p().cnt.template as<int32_t>() + Counters::row(row, group());
            return row_span(plan(), row).pieces() <= kMergeFanIn && e_.peek(counter) == int32_t(tokens - done);
        }
        return false;
    }

    MLA_FN void store_piece(const Piece& piece, int64_t first, bool last) {
        if constexpr (Engine::kSerial) {
            if (last) return e_.keep_partial(piece, workspace_partials(p()), first);
        }
        const auto index = [first](int head) { return first + head; };
        e_.store_partial(piece, workspace_partials(p()), index, Sink::leave_out, destination(p()));
    }

    // Counts the piece's tokens; the last arriver merges, in piece order.
    MLA_FN void finish_piece(uint32_t row, uint32_t done, uint32_t tokens) {
        const Span span = row_span(plan(), row);
        int32_t* row_counter = p().cnt.template as<int32_t>() + Counters::row(row, group());
        uint32_t step = 1;
        if (span.pieces() > kMergeFanIn) {
            if (!finish_group(row, span, done, &done)) return;
            step = kMergeFanIn;
        }
        if (!e_.arrive(row_counter, int32_t(done), int32_t(tokens))) return;
        const PersistentParams& p = this->p();
        merge_final(e_, workspace_partials(p), int(ceil_div(span.pieces(), step)), slots(span, span.first, step),
                    head0(), heads(), destination(p), query(row), Sink::include);
    }

    // First level of a wide row: kMergeFanIn neighbouring pieces into the slot of the first of them. True for the
    // workgroup that merged; *merged is then the tokens of the whole group.
    MLA_FN bool finish_group(uint32_t row, const Span& span, uint32_t done, uint32_t* merged) {
        const uint32_t begin = span.first + (partition() - span.first) / kMergeFanIn * kMergeFanIn;
        const uint32_t end = smaller(begin + kMergeFanIn, span.last + 1);
        const Plan line = plan();
        *merged = token_at(line, row, end * line.per) - token_at(line, row, begin * line.per);
        const bool row_begins = begin == span.first;
        int32_t* counter = p().cnt.template as<int32_t>() + Counters::merge_group(begin, row_begins, group());
        if (!e_.arrive(counter, int32_t(done), int32_t(*merged))) return false;
        merge_in_place(e_, workspace_partials(p()), int(end - begin), slots(span, begin, 1), head0(), heads());
        return true;
    }

    struct Slots {
        uint32_t first, step, row_first;
        MLA_FN int64_t operator()(int i) const {
            const uint32_t partition = first + uint32_t(i) * step;
            return partial_slot(partition, partition == row_first);
        }
    };

    MLA_FN static Slots slots(const Span& span, uint32_t first, uint32_t step) { return {first, step, span.first}; }

    Engine& e_;
    const PersistentParams& p_;
    const Plan& plan_;
    const uint32_t partition_;
    const int head_group_;
};

}  // namespace mla
