// The persistent protocol of kernels/common/ under real threads, with an engine so small that the protocol is all there
// is. Built plain and with -fsanitize=thread by test_protocol.py.
//
//   protocol_driver SEED TRIALS THREADS
//
// Each trial draws rows, partitions and planner parameters, runs every workgroup on THREADS threads in a random order
// with random yields, and checks: every token attended to exactly once, results equal to a float64 softmax, counters
// zero, empty rows as asked, and the same bits from a second run in another order; and that what teams find to merge is
// every piece of every cut row, once.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <thread>
#include <vector>

#include "common/persistent.h"

#ifndef COUNTER_GROUPS
#define COUNTER_GROUPS 2
#endif

namespace {

using namespace mla;

constexpr int kToyDim = 8, kGroup = 4, kHeads = 6;  // two head groups, the second one part full
constexpr float kUnwritten = -12345.f;

struct Trial {
    std::vector<int32_t> indptr, pages;
    std::vector<float> score, value, sink;  // per pool row: [kHeads] and [kToyDim]
    PersistentParams params{};
    int rows = 0, pool = 0;
    bool even = false;  // even partitions

    int tokens(int row) const { return indptr[size_t(row) + 1] - indptr[size_t(row)]; }
};

struct Outputs {
    std::vector<float> lse, o_acc, lse_acc;
    std::vector<uint16_t> out;
    std::vector<int32_t> cnt;
    std::vector<std::atomic<int>> visits;  // [heads group][token of pages]
    std::atomic<int> kept{0};              // partials that were merged from where they were

    explicit Outputs(const Trial& t)
        : lse(size_t(t.rows) * kHeads, kUnwritten),
          o_acc(size_t(2 * t.params.plan.partitions) * kHeads * kToyDim, NAN),
          lse_acc(size_t(2 * t.params.plan.partitions) * kHeads, NAN),
          out(size_t(t.rows) * kHeads * kToyDim, 0xdead),
          cnt(kCounters, 0),
          visits(2 * t.pages.size()) {}
};

template <bool kOneLane>
class ToyEngine {
  public:
    static constexpr bool kSerial = kOneLane, kMergesItself = false;
    static constexpr int kMergeBatch = 1;
    static constexpr int kMergeScratch = kMaxMerge;
    static constexpr int kDim = kToyDim, kHeadsPerGroup = kGroup, kMergeDims = kOneLane ? kDim : 4,
                         kCounterGroups = COUNTER_GROUPS;

    ToyEngine(const Trial& trial, Outputs& outputs, uint32_t seed) : t_(trial), o_(outputs), random_(seed) {}

    int lane() const { return 0; }
    int lanes() const { return 1; }
    void barrier() {}
    float* merge_scratch() { return scratch_; }

    void attend(const Piece& piece) {
        const int head0 = int(piece.query % kHeads), group = head0 / kGroup;
        const int64_t first = piece.pages - t_.pages.data();
        kept_heads_ = 0;
        for (int h = 0; h < piece.heads; ++h) {
            m_[h] = -kInf, l_[h] = 0;
            for (uint32_t j = 0; j < piece.tokens; ++j)
                m_[h] = std::max(m_[h], t_.score[size_t(piece.pages[j] * kHeads + head0 + h)]);
            for (float& a : acc_[h]) a = 0;
            for (uint32_t j = 0; j < piece.tokens; ++j) {
                const float w = exp2_of(t_.score[size_t(piece.pages[j] * kHeads + head0 + h)] - m_[h]);
                l_[h] += w;
                for (int d = 0; d < kDim; ++d) acc_[h][d] += w * t_.value[size_t(piece.pages[j] * kDim + d)];
            }
        }
        for (uint32_t j = 0; j < piece.tokens; ++j)
            o_.visits[size_t(group) * t_.pages.size() + size_t(first + j)].fetch_add(1, std::memory_order_relaxed);
    }

    void store_final(const Piece& piece, const Destination& to) {
        for (int h = 0; h < piece.heads; ++h) {
            const auto n = normalise(m_[h], l_[h], to.log2_sink(piece.query + h));
            for (int d = 0; d < kDim; ++d) to.out[(piece.query + h) * kDim + d] = bf16_of(acc_[h][d] * n.scale);
            to.lse[piece.query + h] = to.natural(n.lse, piece.query + h);
        }
    }

    template <class Index>
    void store_partial(const Piece& piece, const Partials& to, Index index, Sink, const Destination&) {
        for (int h = 0; h < piece.heads; ++h) {
            const auto n = normalise(m_[h], l_[h], -kInf);
            for (int d = 0; d < kDim; ++d) to.o[index(h) * kDim + d] = acc_[h][d] * n.scale;
            to.lse[index(h)] = n.lse;
        }
    }

    void keep_partial(const Piece& piece, const Partials& to, int64_t first) {
        for (int h = 0; h < piece.heads; ++h) {
            const auto n = normalise(m_[h], l_[h], -kInf);
            for (float& a : acc_[h]) a *= n.scale;
            to.lse[first + h] = n.lse;
            for (int d = 0; d < kDim; ++d) to.o[(first + h) * kDim + d] = NAN;  // nobody is to read it
        }
        kept_first_ = first, kept_heads_ = piece.heads;
        o_.kept.fetch_add(1, std::memory_order_relaxed);
    }

    const float* kept(int64_t index) const {
        const int64_t head = index - kept_first_;
        return head >= 0 && head < kept_heads_ ? acc_[head] : nullptr;
    }

    static void add_weighted(const float* row, float weight, bool first, float* acc) {
        for (int d = 0; d < kDim; ++d) acc[d] = (first ? 0.f : acc[d]) + weight * row[d];
    }

    int32_t peek(const int32_t* counter) {
        if (random_() % 3 == 0) std::this_thread::yield();
        return __atomic_load_n(counter, __ATOMIC_ACQUIRE);
    }

    bool arrive(int32_t* counter, int32_t amount, int32_t total) {
        if (random_() % 3 == 0) std::this_thread::yield();
        const bool last = __atomic_add_fetch(counter, amount, __ATOMIC_ACQ_REL) == total;
        if (last) __atomic_store_n(counter, 0, __ATOMIC_RELAXED);
        return last;
    }

    static void store_bf16(uint16_t* to, const float* v) {
        for (int d = 0; d < kMergeDims; ++d) to[d] = bf16_of(v[d]);
    }
    static void store_f32(float* to, const float* v) { std::memcpy(to, v, kMergeDims * sizeof(float)); }
    static void store_zeros(uint16_t* to) { std::memset(to, 0, kMergeDims * sizeof(uint16_t)); }

  private:
    const Trial& t_;
    Outputs& o_;
    std::minstd_rand random_;
    float scratch_[kMergeScratch];
    float m_[kGroup], l_[kGroup], acc_[kGroup][kDim];
    int64_t kept_first_ = 0;
    int kept_heads_ = 0;
};

template <class T>
Buffer buffer(std::vector<T>& v) {
    return {v.data(), int64_t(v.size() * sizeof(T))};
}

int draw(std::mt19937& random, int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); }

std::vector<int> draw_lengths(std::mt19937& random) {
    const int rows = draw(random, 1, 60), kind = draw(random, 0, 4);
    std::vector<int> lengths;
    for (int i = 0; i < rows; ++i) {
        const int mix = kind == 4 ? draw(random, 0, 3) : kind;
        lengths.push_back(mix == 0                  ? draw(random, 0, 5)
                          : mix == 1                ? 97
                          : mix == 2                ? draw(random, 0, 400)
                          : draw(random, 0, 9) == 0 ? draw(random, 1000, 4000)
                                                    : draw(random, 0, 1));
    }
    for (int i = draw(random, 0, 8); i > 0 && kind % 2 == 0; --i) lengths.push_back(0);  // graph padding
    return lengths;
}

Trial draw_trial(std::mt19937& random) {
    Trial t;
    const std::vector<int> lengths = draw_lengths(random);
    t.rows = int(lengths.size());
    t.pool = 64;
    t.indptr.push_back(draw(random, 0, 3));
    for (int n : lengths) t.indptr.push_back(t.indptr.back() + n);
    for (int i = 0; i < t.indptr.back() + 2; ++i) t.pages.push_back(draw(random, 0, t.pool - 1));
    std::normal_distribution<float> normal;
    for (int i = 0; i < t.pool * kHeads; ++i) t.score.push_back(4 * normal(random));
    for (int i = 0; i < t.pool * kToyDim; ++i) t.value.push_back(normal(random));
    for (int h = 0; h < kHeads; ++h) t.sink.push_back(h == 0 ? kInf : h == 1 ? -kInf : normal(random));
    t.params.num_rows = t.rows;
    t.params.num_heads = t.params.workspace_heads = kHeads;
    t.params.empty_rows = EmptyRows(draw(random, 0, 1));
    const int partitions[] = {1, 2, 3, 7, 37, 66, 128, 1024};
    t.params.plan.partitions = partitions[draw(random, 0, 7)];
    t.params.plan.tile = 1 << draw(random, 0, 6);
    t.params.plan.row_cost = draw(random, 0, 60);
    t.params.plan.min_tiles = draw(random, 1, 3);
    t.params.plan.slack = draw(random, 0, 1) * draw(random, 0, 200);
    t.even = draw(random, 0, 1) != 0;
    return t;
}

Plan plan_of(const Trial& t) {
    const uint32_t rows = rows_in_use(t.indptr.data(), uint32_t(t.rows));
    const auto largest = [](const Plan& line) { return largest_whole_row_load(line); };
    return make_plan(t.indptr.data(), rows, t.params.plan, largest, [&](const Plan& line, uint32_t partitions) {
        return t.even ? EvenPartitions()(line, partitions) : AllPartitions()(line, partitions);
    });
}

// Rows that merge in one level, times the head groups: where workgroups run one after another, the last of each finds
// that all others are done.
int one_level_merges(const Trial& t) {
    const Plan plan = plan_of(t);
    int merges = 0;
    for (uint32_t row = 0; row < plan.rows && !plan.whole_rows; ++row) {
        if (plan.tokens(row) == 0) continue;
        const uint32_t pieces = row_span(plan, row).pieces();
        merges += pieces > 1 && pieces <= kMergeFanIn;
    }
    return merges * int(ceil_div(uint32_t(kHeads), uint32_t(kGroup)));
}

template <class Engine>
void run(Trial& t, Outputs& o, uint32_t seed, int threads) {
    PersistentParams p = t.params;
    p.kv_indptr = buffer(t.indptr), p.kv_page_indices = buffer(t.pages), p.sink = buffer(t.sink);
    p.out = buffer(o.out), p.lse = buffer(o.lse), p.o_acc = buffer(o.o_acc), p.lse_acc = buffer(o.lse_acc);
    p.cnt = buffer(o.cnt);
    const Plan plan = plan_of(t);
    std::vector<int> order(size_t(2 * p.plan.partitions));
    for (size_t i = 0; i < order.size(); ++i) order[i] = int(i);
    std::shuffle(order.begin(), order.end(), std::mt19937(seed));
    std::atomic<size_t> next{0};
    std::vector<std::thread> team;
    for (int i = 0; i < threads; ++i) {
        team.emplace_back([&, i] {
            for (size_t unit; (unit = next.fetch_add(1)) < order.size();) {
                Engine engine(t, o, seed * 31 + uint32_t(i) * 7 + uint32_t(unit) + 1);
                const uint32_t partition = uint32_t(order[unit] / 2);
                PersistentWorkgroup<Engine>(engine, p, plan, partition, order[unit] % 2).run();
            }
        });
    }
    for (std::thread& thread : team) thread.join();
}

#define EXPECT(condition, ...)                                                               \
    do {                                                                                     \
        if (!(condition)) {                                                                  \
            std::printf("FAILED %s: ", #condition), std::printf(__VA_ARGS__), std::puts(""); \
            return false;                                                                    \
        }                                                                                    \
    } while (0)

bool check_row_values(const Trial& t, const Outputs& o, int row, int h) {
    double m = -HUGE_VAL, l = 0, acc[kToyDim] = {};
    for (int j = 0; j < t.tokens(row); ++j)
        m = std::max(m, double(t.score[size_t(t.pages[size_t(t.indptr[size_t(row)] + j)] * kHeads + h)]));
    for (int j = 0; j < t.tokens(row); ++j) {
        const int page = t.pages[size_t(t.indptr[size_t(row)] + j)];
        const double w = std::exp2(double(t.score[size_t(page * kHeads + h)]) - m);
        l += w;
        for (int d = 0; d < kToyDim; ++d) acc[d] += w * t.value[size_t(page * kToyDim + d)];
    }
    const float sink = t.sink[size_t(h)];
    const double total = l + std::exp2(double(sink) * 1.4426950408889634 - m),
                 lse = (m + std::log2(total)) / 1.4426950408889634;
    const size_t query = size_t(row) * kHeads + size_t(h);
    EXPECT(sink == kInf ? o.lse[query] == kInf : std::fabs(o.lse[query] - lse) < 1e-4,
           "row %d head %d lse %g, needs %g", row, h, o.lse[query], lse);
    for (int d = 0; d < kToyDim; ++d) {
        const double got = float_of_bf16(o.out[query * kToyDim + size_t(d)]), needs = sink == kInf ? 0 : acc[d] / total;
        EXPECT(std::fabs(got - needs) < 1e-5 + 5e-3 * std::fabs(needs), "row %d head %d out %g, needs %g", row, h, got,
               needs);
    }
    return true;
}

bool check_empty_row(const Trial& t, const Outputs& o, int row, int h) {
    const size_t query = size_t(row) * kHeads + size_t(h);
    const bool zero = t.params.empty_rows == EmptyRows::zero;
    EXPECT(o.lse[query] == (zero ? t.sink[size_t(h)] : kUnwritten), "row %d head %d lse %g", row, h, o.lse[query]);
    for (int d = 0; d < kToyDim; ++d)
        EXPECT(o.out[query * kToyDim + size_t(d)] == (zero ? 0 : 0xdead), "row %d head %d", row, h);
    return true;
}

bool check(const Trial& t, const Outputs& o) {
    for (size_t i = 0; i < o.visits.size(); ++i) {
        const int64_t token = int64_t(i % t.pages.size());
        const int expected = token >= t.indptr.front() && token < t.indptr.back();
        EXPECT(o.visits[i].load() == expected, "token %lld attended to %d times", (long long)token, o.visits[i].load());
    }
    for (size_t i = 0; i < o.cnt.size(); ++i) EXPECT(o.cnt[i] == 0, "counter %zu is %d", i, o.cnt[i]);
    for (int row = 0; row < t.rows; ++row)
        for (int h = 0; h < kHeads; ++h)
            if (!(t.tokens(row) ? check_row_values(t, o, row, h) : check_empty_row(t, o, row, h))) return false;
    return true;
}

bool check_plan(const Trial& t) {
    const Plan plan = plan_of(t);
    EXPECT(plan.active >= 1 && plan.active <= uint32_t(t.params.plan.partitions), "%u partitions", plan.active);
    EXPECT(plan.active == 1 || plan.per >= plan.row_cost + plan.tile, "%u of the cost line each", plan.per);
    EXPECT(!must_cut(plan, plan.per + plan.row_cost + uint32_t(t.params.plan.slack)) || !plan.whole_rows,
           "a row that need not be cut");
    return true;
}

// The limit on a plan of whole rows that the longest row alone vouches for, of the trial's rows and of as many that are
// of one length.
bool check_surely_within(const Trial& t, uint32_t seed) {
    Trial even = t;
    for (int row = 0; row <= t.rows; ++row) even.indptr[size_t(row)] = row * int32_t(1 + seed % 97);
    for (const Trial* trial : {&t, static_cast<const Trial*>(&even)}) {
        const Plan line = plan_of(*trial);
        if (line.rows == 0) continue;
        uint32_t longest = 0;
        for (uint32_t row = 0; row < line.rows; ++row) longest = larger(longest, line.tokens(row));
        const uint32_t largest = largest_whole_row_load(line);
        for (uint32_t limit = line.per; limit < largest; ++limit)
            EXPECT(!surely_within(line, longest, limit), "a load of %u within %u", largest, limit);
        EXPECT(surely_within(line, longest, line.per + longest + line.row_cost), "a load of %u", largest);
    }
    return true;
}

// What a team of the Hopper engine finds at its cuts, and where its second merge looks for the first ones.
bool check_team_jobs(const Trial& t, uint32_t team) {
    const Plan plan = plan_of(t);
    if (plan.whole_rows) return true;
    std::vector<uint32_t> done(plan.rows), next(plan.rows);  // by row: tokens, and the partition behind the last job
    for (uint32_t begin = 0; begin < plan.active; begin += team) {
        Cut before{};
        for (uint32_t i = 0; i <= team; ++i) {
            const Cut cut = partition_begin(plan, begin + i);
            const bool works = has_job(cut, i == 0, before);
            before = cut;
            if (!works) continue;
            const TeamJob job = team_job(plan, cut.row, begin, team);
            const uint32_t expected = done[cut.row] == 0 ? job.first : next[cut.row];
            EXPECT(job.row == cut.row && job.count >= 1 && job.count <= team, "row %u: %u pieces", job.row, job.count);
            EXPECT(job.begin == expected, "row %u: a job from %u on, needs %u", job.row, job.begin, expected);
            EXPECT(job.begin == job.first || job.begin == begin, "row %u: the slot of partition %u", job.row,
                   job.begin);
            for (uint32_t p = job.begin; p < job.begin + job.count; ++p) {
                const Cut end = partition_begin(plan, p + 1);
                const bool is_last = end.row == job.row || plan.indptr[end.row] + end.token == plan.indptr[job.row + 1];
                EXPECT(is_last || !ends_partitions(plan, job, partition_begin(plan, job.begin + job.count)),
                       "row %u: partition %u goes on behind it", job.row, p);
            }
            done[cut.row] += job.done;
            next[cut.row] = job.begin + job.count;
        }
    }
    for (uint32_t row = 0; row < plan.rows; ++row) {
        const bool is_cut = plan.tokens(row) != 0 && row_span(plan, row).pieces() > 1;
        EXPECT(done[row] == (is_cut ? plan.tokens(row) : 0), "row %u: jobs of %u tokens", row, done[row]);
        EXPECT(!is_cut || next[row] == row_span(plan, row).last + 1, "row %u: jobs up to %u", row, next[row]);
    }
    return true;
}

// The pieces of rows with a team of their own: one after the other, of whole tiles, none longer than another by two.
bool check_own_teams(const Trial& t, uint32_t team, uint32_t whole, uint32_t tile_bits) {
    for (int row = 0; row < t.rows; ++row) {
        const uint32_t tokens = t.tokens(row), tile = 1u << tile_bits;
        const OwnTeam own{tokens, team, whole, tile_bits};
        Cut at{uint32_t(row), 0};
        uint32_t least = ~0u, most = 0;
        for (uint32_t i = 0; i < team; ++i) {
            const Range range = own.range(uint32_t(row), i);
            if (i >= own.pieces()) {
                EXPECT(range.begin.row == uint32_t(row) + 1 && range.end.row == uint32_t(row) + 1, "row %d", row);
                continue;
            }
            EXPECT(range.begin.row == at.row && range.begin.token == at.token, "row %d: piece %u at %u", row, i,
                   range.begin.token);
            const uint32_t end = range.end.row == uint32_t(row) ? range.end.token : tokens;
            EXPECT(end == tokens || end % tile == 0, "row %d: piece %u ends at %u", row, i, end);
            EXPECT(end > range.begin.token || tokens == 0, "row %d: piece %u is empty", row, i);
            const uint32_t tiles = ceil_div(end - range.begin.token, tile);
            least = smaller(least, tiles), most = larger(most, tiles);
            at = range.end;
        }
        EXPECT(at.row == uint32_t(row) + 1 && at.token == 0, "row %d ends at %u", row, at.token);
        EXPECT(own.tiles() > whole || own.pieces() == 1, "row %d of %u tiles is cut", row, own.tiles());
        EXPECT(most <= least + 1, "row %d: pieces of %u and %u tiles", row, least, most);
    }
    return true;
}

bool run_trial(uint32_t seed, int threads) {
    std::mt19937 random(seed);
    Trial t = draw_trial(random);
    for (uint32_t team : {2u, 3u, 4u, 6u, 8u, 16u})
        if (!check_team_jobs(t, team)) return false;
    for (uint32_t team : {2u, 3u, 4u, 6u, 8u, 16u, 24u, 56u})
        if (!check_own_teams(t, team, 1 + seed % 3, seed % 7)) return false;
    if (!check_plan(t) || !check_surely_within(t, seed)) return false;
    Outputs first(t), second(t);
    run<ToyEngine<true>>(t, first, seed, threads);
    run<ToyEngine<false>>(t, second, seed + 1, threads);
    if (!check(t, first) || !check(t, second)) return false;
    EXPECT(threads > 1 || first.kept.load() == one_level_merges(t), "%d partials kept", first.kept.load());
    EXPECT(first.out == second.out && first.lse == second.lse, "bits depend on the order of the workgroups");
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 4) return 2;
    const uint32_t seed = uint32_t(std::atoi(argv[1]));
    const int trials = std::atoi(argv[2]), threads = std::atoi(argv[3]);
    for (int i = 0; i < trials; ++i) {
        if (!run_trial(seed + uint32_t(i) * 1000, threads)) {
            std::printf("trial seed %u failed\n", seed + uint32_t(i) * 1000);
            return 1;
        }
    }
    std::printf("%d trials passed\n", trials);
    return 0;
}
