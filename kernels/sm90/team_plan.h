// The plan of few rows, for which a cluster is a team of partitions: what each attends to, and what the team merges.
#pragma once

#include "common/persistent.h"
#include "generic/kernels.h"
#include "sm90/engine.h"
#include "sm90/line_plan.h"
#include "sm90/producer.h"

namespace mla::sm90 {

// A workgroup's place in its team, from special registers: it occupies none while the workgroup attends.
template <int kGroups>
struct Member {
    MLA_DEVICE static uint32_t team() { return cluster_size() / kGroups; }
    MLA_DEVICE static uint32_t rank() { return cluster_rank() / kGroups; }
    MLA_DEVICE static int group() { return kGroups == 1 ? 0 : int(cluster_rank() % kGroups); }
    MLA_DEVICE static uint32_t partition() { return workgroup_read_anew() / kGroups; }
    MLA_DEVICE static uint32_t team_begin() { return partition() - rank(); }
    MLA_DEVICE static Exchange exchange(Shared& x) { return {x, kGroups}; }
};

// The query heads of a row that a workgroup of a head group takes.
MLA_DEVICE int heads_of(const PersistentParams& p, int group) { return smaller(kHeads, p.num_heads - group * kHeads); }

// Of a team among the `own` ones that its row has: its first partition's number among theirs.
struct OwnPlace {
    uint32_t row, first;
};

template <int kGroups>
MLA_DEVICE OwnPlace own_place(uint32_t own) {
    const uint32_t number = cluster_number();
    if (own == 1) return {number, 0};
    return {number / own, number % own * Member<kGroups>::team()};
}

// kv_indptr of few rows, by the lanes of a warp: entry i of the first num_rows + 1 by lane i % 32.
class Indptr {
  public:
    template <class Load>
    MLA_DEVICE Indptr(const int32_t* from, int32_t num_rows, Load load)
        : lane_(threadIdx.x % 32), num_rows_(uint32_t(num_rows)) {
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) entry_[k] = at(k) <= num_rows_ ? load(from + at(k)) : 0;
    }

    MLA_DEVICE bool is(const Indptr& other) const {
        bool same = true;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) same &= entry_[k] == other.entry_[k];
        return __all_sync(~0u, same);
    }

    // Each lane's rows: row(i, its length).
    template <class Row>
    MLA_DEVICE void each(Row row) const {
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            const int32_t first_behind = k + 1 < kEach ? __shfl_sync(~0u, entry_[k + 1 < kEach ? k + 1 : k], 0) : 0;
            const int32_t behind = __shfl_down_sync(~0u, entry_[k], 1);
            if (at(k) < num_rows_) row(at(k), uint32_t((lane_ == 31 ? first_behind : behind) - entry_[k]));
        }
    }

    // Of the same i for all lanes.
    MLA_DEVICE int32_t operator[](uint32_t i) const {
        int32_t entry = 0;
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k) {
            const int32_t of_k = __shfl_sync(~0u, entry_[k], int(i % 32));
            if (i / 32 == k) entry = of_k;
        }
        return entry;
    }

    MLA_DEVICE void store(int32_t* to) const {
#pragma unroll
        for (uint32_t k = 0; k < kEach; ++k)
            if (at(k) <= num_rows_) to[at(k)] = entry_[k];
    }

  private:
    static constexpr uint32_t kEach = kMostPlannedRows / 32;

    MLA_DEVICE uint32_t at(uint32_t k) const { return lane_ + 32 * k; }

    const uint32_t lane_, num_rows_;
    int32_t entry_[kEach];
};

// The plan of a team's partition, or of one that is a team by itself. It is for rows that fit the lanes of a warp: each
// warp reads kv_indptr for itself, and where each row has a team of its own, nothing is left to search.
template <int kGroups>
class TeamPlan {
  public:
    using Me = Member<kGroups>;

    MLA_DEVICE TeamPlan(Shared& x, const PersistentParams& p) : x_(x), p_(p) {}

    // By one warp while the kernel in front may still write kv_indptr: the plan of what it says now.
    MLA_DEVICE void guess() {
        const Indptr seen(indptr(), p_.num_rows, load_relaxed);
        seen.store(guessed().indptr);
        const OwnPlan plan = own_plan(seen);
        if (threadIdx.x % 32 == 0) guessed().plan = plan;
    }

    // By all warps, behind that kernel and when the guess is there: where rows have teams of their own, what the
    // workgroup attends to first, and the row of it that this lane has in the first round; else false.
    MLA_DEVICE bool find(const FirstRound<kGroups>& round, Piece* first, int32_t* row) {
        const auto load = [](const int32_t* from) { return *from; };
        const Indptr now(indptr(), p_.num_rows, load);
        wait_barrier(&x_.guess_full, 0);
        const Indptr seen(guessed().indptr, p_.num_rows, load);
        OwnPlan plan = guessed().plan;
        const auto begin_with_plan = [&] {
            *first = piece(plan);
            if (first->tokens != 0) *row = round.row(*first, p_.kv_page_indices);
        };
        begin_with_plan();  // meanwhile `now` arrives
        if (!now.is(seen)) {
            plan = own_plan(now);
            begin_with_plan();
        }
        if (threadIdx.x == 0) x_.own_teams = plan.teams;
        if (plan.teams == 0) return false;
        if (threadIdx.x < 32) now.store(x_.indptr);
        if (threadIdx.x == 0) store(plan);
        return true;
    }

    // On the cost line, by the workgroup. Its scratch is not in x.kv, which may be written from the other workgroup by
    // now. Where rows cost nothing, as in teams, empty ones in front of the first cut are of partition 0.
    template <bool kTeams>
    MLA_DEVICE Range searched() {
        uint32_t* scratch = reinterpret_cast<uint32_t*>(x_.q);
        Range range;
        constexpr int kMostRows = kTeams ? kThreads : 2048;
        if (p_.num_rows < kMostRows) {
            range = LinePlan<kMostRows, !kTeams>(x_, scratch, p_).range(Me::partition());
        } else {
            const uint32_t rows = rows_in_use(indptr(), uint32_t(p_.num_rows));
            range = generic::planned<Engine<kGroups>>(x_, scratch, p_, indptr(), rows, Me::partition(),
                                                      generic::Partitions{});
        }
        if (kTeams && Me::partition() == 0) range.begin = {0, 0};
        return range;
    }

  private:
    MLA_DEVICE Guess& guessed() const { return *reinterpret_cast<Guess*>(x_.p); }
    MLA_DEVICE const int32_t* indptr() const { return p_.kv_indptr.as<const int32_t>(); }

    MLA_DEVICE OwnPlan own_plan(const Indptr& indptr) const {
        uint32_t used = 0, longest = 0;
        indptr.each([&](uint32_t row, uint32_t length) {
            if (length != 0) used = row + 1;
            longest = larger(longest, length);
        });
        used = __reduce_max_sync(~0u, used);
        longest = __reduce_max_sync(~0u, longest);
        const uint32_t total = uint32_t(indptr[uint32_t(p_.num_rows)] - indptr[0]), team = Me::team();
        uint32_t teams = own_teams(used, longest, total, uint32_t(p_.plan.partitions), team);
        if (team == 1 && teams > 1) teams = 0;  // a partition alone has nobody to merge with
        const bool whole = ceil_div(longest, kTokens) <= whole_tiles(team);
        const OwnPlace place = own_place<kGroups>(larger(teams, 1u));
        if (teams == 0 || place.row >= used) return {teams, used, total, whole, {{used, 0}, {used, 0}}, 0, 0};
        const uint32_t begin = uint32_t(indptr[place.row]), i = place.first + Me::rank();
        const OwnTeam own{uint32_t(indptr[place.row + 1]) - begin, teams * team, whole_tiles(team), kTileBits};
        return {teams, used, total, whole, own.range(place.row, i), begin, own.begin(i + 1) - own.begin(i)};
    }

    // What is attended to of the row; a range of own teams has no other.
    MLA_DEVICE Piece piece(const OwnPlan& plan) const {
        const Range& r = plan.range;
        const int32_t* pages = p_.kv_page_indices.as<const int32_t>() + int64_t(plan.begin) + r.begin.token;
        return {int64_t(r.begin.row) * p_.num_heads + Me::group() * kHeads, heads_of(p_, Me::group()), pages,
                plan.tokens};
    }

    MLA_DEVICE void store(const OwnPlan& plan) {
        x_.plan = {x_.indptr, plan.rows, plan.total, 0, 0, 0, kTokens, plan.whole};
        x_.range = plan.range;
    }

    Shared& x_;
    const PersistentParams& p_;
};

// Finds what the team will have to merge, and whether its partition gives a piece: a lane of a warp looks at one cut.
template <int kGroups>
MLA_DEVICE void search_jobs(Shared& x, const PersistentParams& p) {
    using Me = Member<kGroups>;
    const Plan& plan = x.plan;
    const uint32_t lane = threadIdx.x % 32, team = Me::team(), team_begin = Me::team_begin();
    const Cut cut = lane <= team ? partition_begin(plan, team_begin + lane) : Cut{0, 0};
    const Cut before{__shfl_up_sync(~0u, cut.row, 1), __shfl_up_sync(~0u, cut.token, 1)};
    TeamJob job{};
    if (lane <= team && has_job(cut, lane == 0, before)) job = team_job(plan, cut.row, team_begin, team);
    const int behind = int(job.begin + job.count - team_begin);
    const Cut end{__shfl_sync(~0u, cut.row, behind), __shfl_sync(~0u, cut.token, behind)};
    const bool is_given = job.count > 1 && ends_partitions(plan, job, end);
    // Given rows come first.
    const uint32_t given = __ballot_sync(~0u, is_given), others = __ballot_sync(~0u, job.count > 0 && !is_given);
    const uint32_t before_lane = (1u << lane) - 1;
    const uint32_t index = is_given ? __popc(given & before_lane) : __popc(given) + __popc(others & before_lane);
    if (job.count > 0) x.jobs[index] = job;
    const uint32_t pieces = __reduce_add_sync(~0u, is_given ? job.count : 0);
    const bool gives = __any_sync(~0u, is_given && Me::partition() - job.begin < job.count);
    const int32_t until = plan.indptr[cut.row] + int32_t(cut.token),
                  own_end = __shfl_sync(~0u, until, int(Me::rank() + 1));
    if (lane == 0) {
        if (pieces != 0) Me::exchange(x).expect(pieces - gives);
        x.num_given = uint32_t(__popc(given));
        x.num_jobs = x.num_given + uint32_t(__popc(others));
        x.given_until = gives ? p.kv_page_indices.as<const int32_t>() + own_end : nullptr;
    }
}

// The same for a row with teams of its own: each has one job, of as many of the row's pieces as it has partitions.
template <int kGroups>
MLA_DEVICE void find_own_job(Shared& x, const PersistentParams& p) {
    using Me = Member<kGroups>;
    if (threadIdx.x % 32 != 0) return;
    const uint32_t team = Me::team(), begin = Me::team_begin();
    const OwnPlace place = own_place<kGroups>(x.own_teams);
    const OwnTeam own{place.row < x.plan.rows ? x.plan.tokens(place.row) : 0, x.own_teams * team, whole_tiles(team),
                      kTileBits};
    const uint32_t pieces = own.pieces();
    const uint32_t count = pieces > 1 && pieces > place.first ? smaller(pieces - place.first, team) : 0;
    x.num_jobs = count > 0;
    x.num_given = count > 1;
    x.given_until = nullptr;
    if (count == 0) return;
    const uint32_t first = begin - place.first, done = own.begin(place.first + count) - own.begin(place.first);
    x.jobs[0] = {place.row, begin, count, first, first + pieces - 1, done};
    if (count == 1) return;
    const bool gives = Me::rank() < count;
    Me::exchange(x).expect(count - gives);
    if (gives)
        x.given_until =
            p.kv_page_indices.as<const int32_t>() + x.plan.indptr[place.row] + own.begin(place.first + Me::rank() + 1);
}

template <int kGroups>
MLA_DEVICE void find_jobs(Shared& x, const PersistentParams& p) {
    if (x.own_teams != 0) {
        find_own_job<kGroups>(x, p);
    } else {
        search_jobs<kGroups>(x, p);
    }
    arrive_at(&x.jobs_full);
}

}  // namespace mla::sm90
