// The in-kernel plan of the persistent entry: which partition attends to which tokens of which row.
//
// Rows lie one after the other on a cost line; row n begins at (kv_indptr[n] - kv_indptr[0]) + n * row_cost and costs
// row_cost + K. Partition p owns [p * per, (p+1) * per) of that line, its cuts rounded up to tile boundaries inside a
// row, or snapped to row ends where that loses little. Every question below is answered from O(log N) reads of
// kv_indptr, so each workgroup answers its own and a captured graph follows whatever kv_indptr holds at replay.
//
// 32 bits suffice: kv_indptr is int32, and rows * row_cost stays below 2^31 (kMaxRows * kMaxRowCost).
#pragma once

#include "params.h"
#include "platform.h"

namespace mla {

constexpr int32_t kMaxRowCost = 65535;

struct Plan {
    const int32_t* indptr;
    uint32_t rows;    // up to the last non-empty one: padding behind it costs nothing
    uint32_t total;   // length of the cost line
    uint32_t per;     // length of one partition
    uint32_t active;  // partitions that have work
    uint32_t row_cost, tile;
    bool whole_rows;  // no row is split

    MLA_FN uint32_t tokens(uint32_t row) const { return uint32_t(indptr[row + 1] - indptr[row]); }
    MLA_FN uint32_t position(uint32_t row) const { return uint32_t(indptr[row] - indptr[0]) + row * row_cost; }
};

// Of a plan in shared memory whose kv_indptr is in global memory.
MLA_FN Plan uniform(const Plan& plan) {
    return {global(uniform(plan.indptr)), uniform(plan.rows),     uniform(plan.total), uniform(plan.per),
            uniform(plan.active),         uniform(plan.row_cost), uniform(plan.tile),  plan.whole_rows};
}

// A place between two tokens: before token `token` of row `row`. Tokens of a row are counted from 0.
struct Cut {
    uint32_t row, token;
};

struct Range {
    Cut begin, end;
};

// First n in [0, rows] with kv_indptr[n] == kv_indptr[rows]: the rows from there on are empty.
MLA_FN uint32_t rows_in_use(const int32_t* indptr, uint32_t rows) {
    const int32_t end = indptr[rows];
    uint32_t first = 0;
    for (uint32_t left = rows; left > 0;) {  // the answer lies in [first, first + left]
        const uint32_t half = (left + 1) / 2;
        if (indptr[first + half - 1] != end) first += half;
        left -= half;
    }
    return first;
}

// The row whose stretch of the cost line holds `cost`, which lies below plan.total. As many steps for any cost: lanes
// that look for different ones stay together.
MLA_FN uint32_t row_at(const Plan& plan, uint32_t cost) {
    uint32_t row = 0;
    for (uint32_t left = plan.rows; left > 1;) {  // position(row) <= cost < position(row + left)
        const uint32_t half = left / 2;
        if (plan.position(row + half) <= cost) row += half;
        left -= half;
    }
    return row;
}

// Where the cut at `cost` falls inside `row`: rounded up to a tile, at most the row's tokens.
MLA_FN uint32_t token_at(const Plan& plan, uint32_t row, uint32_t cost) {
    const uint32_t first = plan.position(row) + plan.row_cost;
    if (cost <= first) return 0;
    const uint32_t tokens = plan.tokens(row), offset = cost - first;
    return offset >= tokens ? tokens : smaller(round_up(offset, plan.tile), tokens);
}

// The row in which partition p begins, before its cut is snapped; plan.rows from the end of everything on.
MLA_FN uint32_t first_row(const Plan& plan, uint32_t p) {
    return p >= plan.active || p * plan.per >= plan.total ? plan.rows : row_at(plan, p * plan.per);
}

// Partition p's cut, which falls into `row`, at the nearer end of it.
MLA_FN uint32_t snapped(const Plan& plan, uint32_t p, uint32_t row) {
    if (row == plan.rows) return row;
    const uint32_t cost = p * plan.per, begin = plan.position(row), end = plan.position(row + 1);
    return cost - begin < end - cost ? row : row + 1;
}

// The cut at which partition p begins (p = active gives the end of everything), given its first_row.
MLA_FN Cut partition_begin(const Plan& plan, uint32_t p, uint32_t row) {
    if (plan.whole_rows || row == plan.rows) return {snapped(plan, p, row), 0};
    const uint32_t token = token_at(plan, row, p * plan.per);
    return token != 0 && token == plan.tokens(row) ? Cut{row + 1, 0} : Cut{row, token};
}

MLA_FN Cut partition_begin(const Plan& plan, uint32_t p) { return partition_begin(plan, p, first_row(plan, p)); }

// What partition p has to attend to. Where rows cost nothing beside their tokens, so do the empty ones in front of all:
// the first partition has them.
MLA_FN Range partition_range(const Plan& plan, uint32_t p) {
    return {p == 0 ? Cut{0, 0} : partition_begin(plan, p), partition_begin(plan, p + 1)};
}

// Longest load among partitions first, first + step, … of the plan whose cuts are snapped to row ends; begin(p) is the
// position of partition p's cut.
template <class Begin>
MLA_FN uint32_t largest_whole_row_load(const Plan& plan, uint32_t first, uint32_t step, Begin begin) {
    uint32_t largest = 0;
    for (uint32_t p = first; p < plan.active; p += step)
        largest = larger(largest, (p + 1 < plan.active ? begin(p + 1) : plan.total) - begin(p));
    return largest;
}

// The same, one partition after the other.
MLA_FN uint32_t largest_whole_row_load(const Plan& plan) {
    return largest_whole_row_load(plan, 0, 1,
                                  [&](uint32_t p) { return plan.position(snapped(plan, p, first_row(plan, p))); });
}

// Takes all partitions that there are.
struct AllPartitions {
    MLA_FN uint32_t operator()(const Plan&, uint32_t partitions) const { return partitions; }
};

// Whether so many partitions hold all of the cost line where none is longer than `longest`.
MLA_FN bool is_enough(const Plan& line, uint32_t partitions, uint32_t longest) {
    return line.total <= uint64_t(longest) * partitions;
}

// Of few rows each gets as many partitions, where that makes none longer by more than a row's cost and a tile: of rows
// of one length no partition then has a piece of two.
struct EvenPartitions {
    MLA_FN uint32_t operator()(const Plan& line, uint32_t partitions) const {
        if (line.rows == 0 || line.rows >= partitions) return partitions;
        const uint32_t even = partitions / line.rows * line.rows;
        return is_enough(line, even, ceil_div(line.total, partitions) + line.row_cost + line.tile) ? even : partitions;
    }
};

// `rows` are the rows_in_use; `largest(plan)` returns the longest whole-row load. A workgroup shares both scans among
// its lanes. `taken(plan, n)` says how many of n partitions to take.
template <class LargestLoad, class Taken = AllPartitions>
MLA_FN Plan make_plan(const int32_t* indptr, uint32_t rows, const PlanParams& params, LargestLoad largest,
                      Taken taken = {}) {
    Plan plan{};
    plan.indptr = indptr;
    plan.rows = uniform(rows);
    plan.row_cost = uint32_t(params.row_cost);
    plan.tile = uint32_t(params.tile);
    plan.total = uniform(plan.position(plan.rows));
    const uint32_t least = plan.row_cost + plan.tile * uint32_t(params.min_tiles);
    plan.active = taken(plan, larger(smaller(plan.total / least, uint32_t(params.partitions)), 1u));
    plan.per = ceil_div(plan.total, plan.active);
    plan.whole_rows = largest(plan) <= plan.per + plan.row_cost + uint32_t(params.slack);
    return plan;
}

// Whether rows are so few and long that some partition would have too much without a cut: of all that hold a whole row,
// one has no less than the mean.
MLA_FN bool must_cut(const Plan& line, uint32_t longest) { return !is_enough(line, line.rows, longest); }

// Whether no partition of the plan whose cuts are snapped to row ends is longer than `limit`, as far as the longest row
// tells: a snapped cut moves by half of a row at most; and where all rows are of one length, no partition has more than
// ceil(per / their cost) of them.
MLA_FN bool surely_within(const Plan& line, uint32_t longest, uint32_t limit) {
    const uint32_t cost = longest + line.row_cost;
    if (uint64_t(line.per) + cost <= limit) return true;
    return line.total == uint64_t(line.rows) * cost && ceil_div(line.per, cost) * cost <= limit;
}

// The partitions that hold a part of `row` in a plan that splits: [first, last]. No piece between them is empty, since
// per >= row_cost + tile wherever there is more than one partition.
struct Span {
    uint32_t first, last;

    MLA_FN uint32_t pieces() const { return last - first + 1; }
};

MLA_FN Span row_span(const Plan& plan, uint32_t row) {
    const uint32_t begin = plan.position(row) + plan.row_cost;
    const uint32_t last_tile = (plan.tokens(row) - 1) / plan.tile * plan.tile;
    return {begin / plan.per, (begin + last_tile) / plan.per};
}

// What a team has of a row that is cut: `count` partitions from `begin` on, of the row's from first to last.
struct TeamJob {
    uint32_t row, begin, count, first, last;
    uint32_t done;  // tokens of those partitions

    // Of all of the row, or of its end.
    MLA_FN bool completes() const { return first + count == last + 1; }
    MLA_FN bool ends() const { return begin + count == last + 1; }
};

// Of the cuts of a row in a team the first one has the job. `before` is the cut in front of it in the team, which
// counts where it is not the team's own beginning.
MLA_FN bool has_job(const Cut& cut, bool begins_team, const Cut& before) {
    return cut.token != 0 && (begins_team || before.row != cut.row || before.token == 0);
}

// The team begins at partition `team_begin`.
MLA_FN TeamJob team_job(const Plan& plan, uint32_t row, uint32_t team_begin, uint32_t team) {
    const Span span = row_span(plan, row);
    const uint32_t begin = larger(span.first, team_begin), end = smaller(span.last + 1, team_begin + team);
    const uint32_t done = token_at(plan, row, end * plan.per) - token_at(plan, row, begin * plan.per);
    return {row, begin, end - begin, span.first, span.last, done};
}

// Whether each piece of the job is the last one of its partition; `end` is the cut behind them.
MLA_FN bool ends_partitions(const Plan& plan, const TeamJob& job, const Cut& end) {
    return !job.ends() || uint32_t(plan.indptr[end.row]) + end.token == uint32_t(plan.indptr[job.row + 1]);
}

// Of a row with one team of its own, the tokens more than the mean from which on others should take part in it: they
// have to merge what the teams have merged, which a larger team shares; a partition alone has nothing merged twice.
MLA_FN uint32_t second_merge(uint32_t team) { return team == 1 ? 600 : (team < 8 ? 640 : 80) * team; }

// How many teams of its own each row has; 0: the cost line decides. One where there are as many as rows, and the
// longest row would not do better if others took part in it. Else all that rows can have alike, where that leaves no
// partition much more than the mean.
constexpr uint32_t kUneven = 128;
MLA_FN uint32_t own_teams(uint32_t rows, uint32_t longest, uint32_t total, uint32_t partitions, uint32_t team) {
    if (rows == 0) return 1;
    const uint64_t smallest = uint64_t(rows) * team;  // all of one team each
    if (smallest > partitions) return 0;
    const auto fits = [=](uint32_t pieces, uint32_t more) {  // longest <= total * pieces / partitions + more
        return uint64_t(longest) * partitions <= uint64_t(total) * pieces + uint64_t(more) * partitions;
    };
    if (fits(team, second_merge(team))) return 1;
    const uint32_t teams = partitions / uint32_t(smallest);
    return teams > 1 && fits(team * teams, kUneven * team * teams) ? teams : 0;
}

// Tiles of a row that is not worth a cut where each row has a team of its own: to hand a piece over costs more than a
// pair of partitions saves.
MLA_FN uint32_t whole_tiles(uint32_t team) { return team == 1 ? ~0u : team == 2 ? 3 : 1; }

// The pieces of a row with teams of its own, of `team` partitions together: of as many tiles of 2^tile_bits tokens
// each, or one more; a row of `whole` tiles stays whole. Rows of up to 2^30 tokens, cut in up to 255.
struct OwnTeam {
    uint32_t tokens, team, whole, tile_bits;

    MLA_FN uint32_t tiles() const { return (tokens + (1u << tile_bits) - 1) >> tile_bits; }
    MLA_FN uint32_t pieces() const { return tiles() <= whole ? 1 : smaller(tiles(), team); }

    // Where piece i begins; the row's end from the last one on.
    MLA_FN uint32_t begin(uint32_t i) const {
        if (i >= pieces()) return tokens;
        return (tiles() > team ? by_team(i * tiles()) : i) << tile_bits;
    }

    // What partition i of the team has to attend to. The first one has an empty row.
    MLA_FN Range range(uint32_t row, uint32_t i) const { return {cut(row, i), cut(row, i + 1)}; }

  private:
    MLA_FN uint32_t by_team(uint32_t x) const { return (team & (team - 1)) == 0 ? x >> floor_log2(team) : x / team; }

    MLA_FN Cut cut(uint32_t row, uint32_t i) const {
        Cut at{row, begin(i)};
        if (i != 0 && at.token == tokens) at = {row + 1, 0};
        return at;
    }
};

}  // namespace mla
