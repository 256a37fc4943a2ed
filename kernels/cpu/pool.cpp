#include "cpu/pool.h"

#include <pthread.h>

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <system_error>
#include <thread>
#include <utility>

namespace mla::cpu {
namespace {

class Pool {
  public:
    void run(int64_t units, int max_threads, UnitFn fn, void* context) {
        std::unique_lock<std::mutex> region(region_, std::try_to_lock);
        const int64_t wanted = units < max_threads ? units : max_threads;
        if (wanted <= 1 || !region.owns_lock()) {
            for (int64_t u = 0; u < units; ++u) fn(context, u);
            return;
        }
        start_helpers(int(wanted) - 1);
        open({fn, context, units}, int(wanted) - 1);
        work();
        close();
        if (failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
    }

  private:
    struct Job {
        UnitFn fn;
        void* context;
        int64_t units;
    };

    void start_helpers(int wanted) {
        try {
            for (; helpers_ < wanted; ++helpers_) std::thread([this] { help(); }).detach();
        } catch (const std::system_error&) {
            // The process is at its thread limit: the threads that exist do the work.
        }
    }

    void open(const Job& job, int invited) {
        {
            std::lock_guard<std::mutex> lock(mutex_);
            job_ = job;
            next_.store(0, std::memory_order_relaxed);
            places_ = invited;
        }
        opened_.notify_all();
    }

    // Helpers that have not entered by now stay out; the caller waits for those inside.
    void close() {
        std::unique_lock<std::mutex> lock(mutex_);
        places_ = 0;
        left_.wait(lock, [this] { return inside_ == 0; });
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

    void help() {
        std::unique_lock<std::mutex> lock(mutex_);
        for (;;) {
            opened_.wait(lock, [this] { return places_ > 0; });
            --places_;
            ++inside_;
            lock.unlock();
            work();
            lock.lock();
            if (--inside_ == 0) left_.notify_one();
        }
    }

    std::mutex region_;  // held by the caller of a parallel region
    std::mutex mutex_;   // guards what follows, but for next_
    std::condition_variable opened_, left_;
    Job job_{};
    std::atomic<int64_t> next_{0};
    int helpers_ = 0, places_ = 0, inside_ = 0;
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
