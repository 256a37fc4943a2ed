#include "cpu/pool.h"

#include <pthread.h>
#include <sched.h>
#include <time.h>

#include <atomic>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

namespace mla::cpu {
namespace {

// Looks for this long before it sleeps: calls that follow each other cost no wake-up, and a thread that shares a core
// with the one it waits for does not hold it up for longer.
constexpr int64_t kSpinNanoseconds = 20'000;

// A helper that lost its core for this long within a job, and for this share of it, stays out for so many times as
// long: whoever needs that core would hold up the caller, who waits for the helper's last unit. Trying again costs the
// caller one part in kRest of its time.
constexpr int64_t kLostNanoseconds = 150'000, kLostShare = 8, kRest = 30;

int64_t nanoseconds(clockid_t clock) {
    timespec t{};
    clock_gettime(clock, &t);
    return int64_t(t.tv_sec) * 1'000'000'000 + t.tv_nsec;
}

void pause_core() {
#if defined(__x86_64__)
    __builtin_ia32_pause();
#elif defined(__aarch64__)
    asm volatile("isb");
#endif
}

template <class Condition>
void spin_until(const Condition& condition) {
    for (const int64_t end = nanoseconds(CLOCK_MONOTONIC) + kSpinNanoseconds;;) {
        for (int i = 0; i < 32; ++i) {
            if (condition()) return;
            pause_core();
        }
        if (nanoseconds(CLOCK_MONOTONIC) > end) return;
    }
}

// A thread on the core that the caller runs on would take turns with it. False where there is no other core.
bool leave_core(int cpu, const cpu_set_t& allowed) {
    if (sched_getcpu() != cpu) return true;
    cpu_set_t others = allowed;
    CPU_CLR(size_t(cpu), &others);
    return CPU_COUNT(&others) > 0 && sched_setaffinity(0, sizeof others, &others) == 0;
}

class Pool {
  public:
    void run(int64_t units, int max_threads, UnitFn fn, void* context) {
        std::unique_lock<std::mutex> region(region_, std::try_to_lock);
        const int64_t wanted = units < max_threads ? units : max_threads;
        if (wanted <= 1 || !region.owns_lock()) {
            for (int64_t u = 0; u < units; ++u) fn(context, u);
            return;
        }
        start_helpers(size_t(wanted) - 1);
        open({fn, context, units, sched_getcpu()}, int(wanted) - 1);
        work();
        close();
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

  private:
    struct Job {
        UnitFn fn;
        void* context;
        int64_t units;
        int caller_cpu;
    };

    struct Helper {
        std::atomic<bool> invited{false};
        std::condition_variable wake;
        int64_t rests_until = 0;  // CLOCK_MONOTONIC
    };

    void start_helpers(size_t wanted) {
        if (helpers_.size() >= wanted) return;
        sched_getaffinity(0, sizeof allowed_, &allowed_);
        try {
            while (helpers_.size() < wanted) {
                auto helper = std::make_unique<Helper>();
                std::thread([this, h = helper.get()] { help(*h); }).detach();
                helpers_.push_back(std::move(helper));
            }
        } catch (const std::system_error&) {
            // The process is at its thread limit: the threads that exist do the work.
        }
    }

    void open(const Job& job, int wanted) {
        const int64_t now = nanoseconds(CLOCK_MONOTONIC);
        std::lock_guard<std::mutex> lock(mutex_);
        job_ = job;
        next_.store(0, std::memory_order_relaxed);
        for (const auto& helper : helpers_) {
            if (wanted == 0) break;
            if (helper->rests_until > now) continue;
            --wanted;
            helper->invited.store(true, std::memory_order_relaxed);
            helper->wake.notify_one();
        }
    }

    // Helpers that have not entered by now stay out; the caller waits for those inside.
    void close() {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            for (const auto& helper : helpers_) helper->invited.store(false, std::memory_order_relaxed);
        }
        const auto empty = [this] { return inside_.load(std::memory_order_acquire) == 0; };
        spin_until(empty);
        std::unique_lock<std::mutex> lock(mutex_);
        left_.wait(lock, empty);
    }

    void work() {
        for (;;) {
            const int64_t unit = next_.fetch_add(1, std::memory_order_relaxed);
            if (unit >= job_.units) return;
            try {
                job_.fn(job_.context, unit);
            } catch (...) {  // the caller rethrows it, once nobody uses the job any more
                std::lock_guard<std::mutex> lock(mutex_);
                if (!failure_) failure_ = std::current_exception();
            }
        }
    }

    void help(Helper& self) {
        const auto invited = [&self] { return self.invited.load(std::memory_order_relaxed); };
        for (;;) {
            spin_until(invited);
            std::unique_lock<std::mutex> lock(mutex_);
            self.wake.wait(lock, invited);
            self.invited.store(false, std::memory_order_relaxed);
            inside_.fetch_add(1, std::memory_order_relaxed);
            lock.unlock();
            const int64_t lost = leave_core(job_.caller_cpu, allowed_) ? work_and_watch() : kLostNanoseconds;
            lock.lock();
            if (lost > 0) self.rests_until = nanoseconds(CLOCK_MONOTONIC) + kRest * lost;
            if (inside_.fetch_sub(1, std::memory_order_release) == 1) left_.notify_one();
        }
    }

    // Nanoseconds that this thread was kept from working, zero where that was little.
    int64_t work_and_watch() {
        const int64_t wall = nanoseconds(CLOCK_MONOTONIC), own = nanoseconds(CLOCK_THREAD_CPUTIME_ID);
        work();
        const int64_t took = nanoseconds(CLOCK_MONOTONIC) - wall;
        const int64_t lost = took - (nanoseconds(CLOCK_THREAD_CPUTIME_ID) - own);
        return lost > kLostNanoseconds && lost > took / kLostShare ? lost : 0;
    }

    std::mutex region_;  // held by the caller of a parallel region
    std::mutex mutex_;   // guards what follows, but for the atomics
    std::condition_variable left_;
    Job job_{};
    std::atomic<int64_t> next_{0};
    std::atomic<int> inside_{0};
    std::vector<std::unique_ptr<Helper>> helpers_;
    cpu_set_t allowed_{};
    std::exception_ptr failure_;
};

// Never destroyed: helpers may sleep in it until the process ends. A forked child has none of the helpers and perhaps a
// locked mutex, so it starts with a pool of its own.
std::atomic<Pool*> pool{nullptr};

void make_pool() { pool.store(new Pool, std::memory_order_release); }

Pool& current_pool() {
    static std::once_flag once;
    std::call_once(once, [] {
        make_pool();
        pthread_atfork(nullptr, nullptr, make_pool);
    });
    return *pool.load(std::memory_order_acquire);
}

}  // namespace

void parallel_for(int64_t units, int max_threads, UnitFn fn, void* context) {
    current_pool().run(units, max_threads, fn, context);
}

}  // namespace mla::cpu
