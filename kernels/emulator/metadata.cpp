// The metadata note of a code object: a MessagePack map, of which only kernel arguments and workgroup sizes are of
// interest.
#include <stdexcept>

#include "code_object.h"

namespace mla::emulator {
namespace {

class Reader {
  public:
    Reader(const uint8_t* p, size_t n) : p_(p), end_(p + n) {}

    enum class Type { integer, string, array, map, other };
    struct Value {
        Type type = Type::other;
        uint64_t number = 0;  // of an array or a map: its entries
        std::string text;
    };

    Value next() {
        const uint8_t c = byte();
        if (c < 0x80) return {Type::integer, c, {}};
        if (c < 0x90) return {Type::map, c & 15u, {}};
        if (c < 0xa0) return {Type::array, c & 15u, {}};
        if (c < 0xc0) return text(c & 31u);
        if (c >= 0xe0) return {Type::integer, uint64_t(int64_t(int8_t(c))), {}};
        switch (c) {
            case 0xcc:
            case 0xcd:
            case 0xce:
            case 0xcf:
                return {Type::integer, big(1u << (c - 0xcc)), {}};
            case 0xd0:
            case 0xd1:
            case 0xd2:
            case 0xd3:
                return {Type::integer, big(1u << (c - 0xd0)), {}};
            case 0xd9:
            case 0xda:
            case 0xdb:
                return text(big(1u << (c - 0xd9)));
            case 0xdc:
            case 0xdd:
                return {Type::array, big(c == 0xdc ? 2 : 4), {}};
            case 0xde:
            case 0xdf:
                return {Type::map, big(c == 0xde ? 2 : 4), {}};
            case 0xc0:
            case 0xc2:
            case 0xc3:
                return {};
            default:
                throw std::runtime_error("the metadata of the code object cannot be read");
        }
    }
    void skip(int depth = 0) {
        constexpr int kMostDepth = 64;
        if (depth > kMostDepth) throw std::runtime_error("the metadata of the code object is nested too deep");
        const Value v = next();
        const uint64_t n = v.type == Type::array ? v.number : v.type == Type::map ? 2 * v.number : 0;
        for (uint64_t i = 0; i < n; ++i) skip(depth + 1);
    }

  private:
    uint8_t byte() {
        if (p_ == end_) throw std::runtime_error("the metadata of the code object is cut short");
        return *p_++;
    }
    uint64_t big(unsigned n) {
        uint64_t x = 0;
        while (n--) x = x << 8 | byte();
        return x;
    }
    Value text(uint64_t n) {
        if (n > uint64_t(end_ - p_)) throw std::runtime_error("the metadata of the code object is cut short");
        Value v{Type::string, n, std::string(reinterpret_cast<const char*>(p_), n)};
        p_ += n;
        return v;
    }
    const uint8_t *p_, *end_;
};

KernelInfo::Argument read_argument(Reader& in) {
    KernelInfo::Argument a{};
    const auto map = in.next();
    for (uint64_t i = 0; i < map.number; ++i) {
        const std::string key = in.next().text;
        if (key == ".offset")
            a.offset = uint32_t(in.next().number);
        else if (key == ".size")
            a.size = uint32_t(in.next().number);
        else if (key == ".value_kind")
            a.kind = in.next().text;
        else
            in.skip();
    }
    return a;
}

void read_kernel(Reader& in, std::vector<KernelInfo>& kernels) {
    std::string name;
    std::vector<KernelInfo::Argument> arguments;
    uint32_t max_threads = 0;
    const auto map = in.next();
    for (uint64_t i = 0; i < map.number; ++i) {
        const std::string key = in.next().text;
        if (key == ".symbol") {
            name = in.next().text;
        } else if (key == ".max_flat_workgroup_size") {
            max_threads = uint32_t(in.next().number);
        } else if (key == ".args") {
            const auto list = in.next();
            for (uint64_t j = 0; j < list.number; ++j) arguments.push_back(read_argument(in));
        } else {
            in.skip();
        }
    }
    for (KernelInfo& k : kernels)
        if (k.name + ".kd" == name) k.arguments = arguments, k.max_threads = max_threads;
}

}  // namespace

void read_metadata(const uint8_t* note, size_t bytes, std::vector<KernelInfo>& kernels) {
    Reader in(note, bytes);
    const auto top = in.next();
    if (top.type != Reader::Type::map) return;
    for (uint64_t i = 0; i < top.number; ++i) {
        if (in.next().text != "amdhsa.kernels") {
            in.skip();
            continue;
        }
        const auto list = in.next();
        for (uint64_t j = 0; j < list.number; ++j) read_kernel(in, kernels);
    }
}

}  // namespace mla::emulator
