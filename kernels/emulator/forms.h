// What a load makes of less than a dword.
#pragma once

#include <stdint.h>

namespace mla::emulator {

enum class Form { dwords, u8, i8, u16, i16, u8_lo, u8_hi, i8_lo, i8_hi, u16_lo, u16_hi };

inline uint32_t formed(Form form, uint32_t x, uint32_t old) {
    switch (form) {
        case Form::u8:
            return x & 255;
        case Form::i8:
            return uint32_t(int32_t(int8_t(x)));
        case Form::u16:
            return x & 0xffff;
        case Form::i16:
            return uint32_t(int32_t(int16_t(x)));
        case Form::u8_lo:
            return (old & 0xffff0000u) | (x & 255);
        case Form::u8_hi:
            return (old & 0xffff) | (x & 255) << 16;
        case Form::i8_lo:
            return (old & 0xffff0000u) | uint16_t(int8_t(x));
        case Form::i8_hi:
            return (old & 0xffff) | uint32_t(uint16_t(int8_t(x))) << 16;
        case Form::u16_lo:
            return (old & 0xffff0000u) | (x & 0xffff);
        case Form::u16_hi:
            return (old & 0xffff) | x << 16;
        case Form::dwords:
            break;
    }
    return x;
}

}  // namespace mla::emulator
