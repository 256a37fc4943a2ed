// The Hopper engine's plan of many rows on the CPU, by 256 threads with barriers for the workgroup and its warps.
//
//   line_plan_driver SEED TRIALS
//
// Each trial draws rows, partitions and planner parameters and asks for the ranges of some partitions: they follow each
// other from the first row in use to the last; what is cut is cut where common/planner.h cuts it; rows stay whole where
// its snapped cuts would leave them whole, and where they do no partition is longer than allowed.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <thread>
#include <vector>

#include "sm90/line_plan.h"

namespace {

using namespace mla;

constexpr int kMostRows = 2048, kAsked = 12;

#define EXPECT(condition, ...)                                          \
    do {                                                                \
        if (!(condition)) {                                             \
            std::printf("%s:%d: %s: ", __FILE__, __LINE__, #condition); \
            std::printf(__VA_ARGS__);                                   \
            std::printf("\n");                                          \
            return false;                                               \
        }                                                               \
    } while (0)

struct Trial {
    std::vector<int32_t> indptr;
    PersistentParams params{};
    std::vector<uint32_t> asked;  // partitions, in order
};

int draw(std::mt19937& random, int low, int high) { return std::uniform_int_distribution<int>(low, high)(random); }

int draw_length(std::mt19937& random, int kind, int even) {
    switch (kind) {
        case 0:
            return even;
        case 1:
            return draw(random, 0, 500);
        case 2:
            return draw(random, 800, 1152);
        case 3:
            return draw(random, 0, 20) == 0 ? draw(random, 500, 3000) : draw(random, 0, 200);
        default:
            return 64 * draw(random, 0, 3);
    }
}

Trial draw_trial(std::mt19937& random) {
    Trial t;
    const int rows = draw(random, 0, 3) == 0 ? draw(random, 0, 40) : draw(random, 1, kMostRows - 1);
    const int kind = draw(random, 0, 4), even = draw(random, 1, 900), padding = kind == 0 ? 0 : draw(random, 0, 5);
    t.indptr.push_back(draw(random, 0, 5));
    for (int i = 0; i < rows; ++i)
        t.indptr.push_back(t.indptr.back() + (i + padding < rows ? draw_length(random, kind, even) : 0));
    const int partitions[] = {1, 7, 66, 132, 200}, slacks[] = {0, 300, 600, kWholeRows};
    t.params.plan = {partitions[draw(random, 0, 4)], 64, draw(random, 1, 200), 1, slacks[draw(random, 0, 3)]};
    t.params.num_rows = rows;
    t.params.kv_indptr.data = t.indptr.data();
    const uint32_t all = uint32_t(t.params.plan.partitions);
    for (int i = 0; i < kAsked; ++i) t.asked.push_back(uint32_t(draw(random, 0, int(all) - 1)));
    for (uint32_t p : std::vector<uint32_t>(t.asked)) t.asked.push_back(smaller(p + 1, all - 1));
    t.asked.push_back(0), t.asked.push_back(all - 1);
    std::sort(t.asked.begin(), t.asked.end());
    t.asked.erase(std::unique(t.asked.begin(), t.asked.end()), t.asked.end());
    return t;
}

std::vector<Range> ranges_of(const Trial& t, sm90::Shared& x) {
    std::vector<Range> ranges(t.asked.size());
    std::vector<std::thread> threads;
    for (uint32_t i = 0; i < uint32_t(kThreads); ++i)
        threads.emplace_back([&, i] {
            threadIdx.x = i;
            for (size_t k = 0; k < t.asked.size(); ++k) {
                sm90::LinePlan<kMostRows, true> plan(x, reinterpret_cast<uint32_t*>(x.q), t.params);
                const Range range = plan.range(t.asked[k]);
                if (i == k % uint32_t(kThreads)) ranges[k] = range;
                workgroup_barrier();
            }
        });
    for (std::thread& thread : threads) thread.join();
    return ranges;
}

bool same(const Cut& a, const Cut& b) { return a.row == b.row && a.token == b.token; }

bool check_range(const Trial& t, const Plan& plan, uint32_t partition, const Range& range) {
    if (!plan.whole_rows) {
        EXPECT(same(range.begin, partition_begin(plan, partition)), "partition %u", partition);
        EXPECT(same(range.end, partition_begin(plan, partition + 1)), "partition %u", partition);
        return true;
    }
    EXPECT(range.begin.token == 0 && range.end.token == 0, "partition %u cuts a row", partition);
    const uint64_t load = uint64_t(plan.position(range.end.row)) - plan.position(range.begin.row);
    const uint64_t limit = uint64_t(plan.per) + plan.row_cost + uint32_t(t.params.plan.slack);
    EXPECT(plan.active == 1 || load <= limit, "partition %u has %llu of %llu", partition, (unsigned long long)load,
           (unsigned long long)limit);
    return true;
}

bool run_trial(std::mt19937& random) {
    static sm90::Shared x;
    const Trial t = draw_trial(random);
    const std::vector<Range> ranges = ranges_of(t, x);
    const Plan& plan = x.plan;
    const uint32_t rows = rows_in_use(t.indptr.data(), uint32_t(t.params.num_rows));
    const auto largest = [](const Plan& line) { return largest_whole_row_load(line); };
    const Plan snapped = make_plan(t.indptr.data(), rows, t.params.plan, largest, EvenPartitions{});
    EXPECT(plan.rows == snapped.rows && plan.per == snapped.per && plan.active == snapped.active, "another line");
    EXPECT(plan.whole_rows || !snapped.whole_rows, "cut, and snapped cuts leave rows whole");
    EXPECT(same(ranges.front().begin, {0, 0}) && same(ranges.back().end, {rows, 0}), "%u rows", rows);
    for (size_t k = 0; k < ranges.size(); ++k) {
        if (!check_range(t, plan, t.asked[k], ranges[k])) return false;
        if (k != 0 && t.asked[k] == t.asked[k - 1] + 1)
            EXPECT(same(ranges[k].begin, ranges[k - 1].end), "partition %u begins elsewhere", t.asked[k]);
    }
    return true;
}

}  // namespace

int main(int argc, char** argv) {
    if (argc != 3) return 2;
    const int trials = std::atoi(argv[2]);
    for (int i = 0; i < trials; ++i) {
        const uint32_t seed = uint32_t(std::atoi(argv[1])) + uint32_t(i) * 1000;
        std::mt19937 random(seed);
        if (!run_trial(random)) {
            std::printf("trial seed %u failed\n", seed);
            return 1;
        }
    }
    std::printf("%d trials passed\n", trials);
    return 0;
}
