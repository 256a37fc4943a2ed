"""Where the scaled fp8 matrix instruction of gfx950 takes its data and scales from, and the transposed byte read: on an
MI355X, or on the emulator. The engine of kernels/gfx950/ is built on these layouts; whoever first has the GPU runs this
before anything else.

    python op_tests/check_matrix_layout.py            # on the GPU; needs clang with the AMDGPU backend, not ROCm's
    python op_tests/check_matrix_layout.py --emulator

Each probe changes one byte of one lane, and the product says which row, which k or which block that byte stands for. A
line for each that is not where it is expected; the exit status is 1 if there is one.
"""

from __future__ import annotations

import argparse
import ctypes
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from emulator_support import clang

SOURCE = Path(__file__).resolve().with_name("matrix_layout.hip")
ONE, UNIT_SCALE = 0x38, 0x7F  # 1.0 as e4m3 and as e8m0
JUNK_SCALE = 0x90  # in the bytes of a scale register that an instruction does not name
LANE = np.dtype([("a", "u1", 32), ("b", "u1", 32), ("a_scale", "u1", 4), ("b_scale", "u1", 4), ("unused", "u1", 24)])
HOST_TO_DEVICE, DEVICE_TO_HOST = 1, 2


class Gpu:
    """A HIP runtime, real or emulated, with the code object of matrix_layout.hip loaded."""

    def __init__(self, library: str) -> None:
        self.hip = ctypes.CDLL(library)
        self.hip.hipGetErrorString.restype = ctypes.c_char_p
        target = ["--offload-arch=gfx950", "--offload-device-only", "--no-gpu-bundle-output", "-nogpuinc", "-nogpulib"]
        command = [str(clang()), "-x", "hip", *target, "-O2", str(SOURCE), "-o", "-"]
        self.image = subprocess.run(command, capture_output=True, check=True).stdout
        self.module = ctypes.c_void_p()
        self.call("hipModuleLoadData", ctypes.byref(self.module), self.image)

    def call(self, name: str, *arguments: object) -> None:
        status = getattr(self.hip, name)(*arguments)
        if status:
            raise RuntimeError(f"{name}: {self.hip.hipGetErrorString(status).decode()}")

    def allocate(self, size: int) -> ctypes.c_void_p:
        memory = ctypes.c_void_p()
        self.call("hipMalloc", ctypes.byref(memory), ctypes.c_size_t(size))
        return memory

    def copy(self, to: object, source: object, size: int, kind: int) -> None:
        self.call("hipMemcpy", to, source, ctypes.c_size_t(size), kind)

    def run(self, kernel: str, given: np.ndarray, answer: np.ndarray) -> np.ndarray:
        """One wave per probe (first axis of `given`); fills and returns `answer`."""
        function = ctypes.c_void_p()
        self.call("hipModuleGetFunction", ctypes.byref(function), self.module, kernel.encode())
        arrays = (np.ascontiguousarray(given), answer)
        memory = [self.allocate(array.nbytes) for array in arrays]
        self.copy(memory[0], ctypes.c_void_p(arrays[0].ctypes.data), arrays[0].nbytes, HOST_TO_DEVICE)
        pointers = (ctypes.c_void_p * 2)(*(ctypes.addressof(m) for m in memory))
        grid = (len(given), 1, 1, 64, 1, 1, 0)
        self.call("hipModuleLaunchKernel", function, *grid, None, pointers, None)
        self.call("hipDeviceSynchronize")
        self.copy(ctypes.c_void_p(answer.ctypes.data), memory[1], answer.nbytes, DEVICE_TO_HOST)
        for m in memory:
            self.call("hipFree", m)
        return answer


def k_of(lane: int, byte: int) -> int:
    """Which k of its row a byte of a lane's operand is expected to hold."""
    return 64 * (byte // 16) + 16 * (lane // 16) + byte % 16


def lanes_of(matrix: np.ndarray) -> np.ndarray:
    """[16, 128] codes as the lanes are expected to hold them: uint8 [64, 32]."""
    return np.array([[matrix[lane % 16, k_of(lane, byte)] for byte in range(32)] for lane in range(64)], "u1")


def blank(probes: int) -> np.ndarray:
    """Operands of zeros and scales of one; what no instruction names holds junk."""
    given = np.zeros((probes, 64), LANE)
    given["a_scale"] = given["b_scale"] = JUNK_SCALE
    return given


def products(gpu: Gpu, given: np.ndarray, byte: int) -> np.ndarray:
    """D of each probe as the registers are expected to hold it: float32 [probes, 16, 16]."""
    registers = gpu.run(f"multiply_{byte}", given, np.zeros((len(given), 64, 4), "f4"))
    d: np.ndarray = registers.reshape(-1, 4, 16, 4).transpose(0, 1, 3, 2).reshape(-1, 16, 16)
    return d


def wrong_data(gpu: Gpu, side: str) -> Iterator[str]:
    """One byte of one operand is 1. Column j < 7 of the other operand is bit j of k, column 7 is 1 everywhere."""
    probes = [(lane, byte) for lane in range(64) for byte in range(32)]
    other = np.zeros((16, 128), "u1")
    other[7] = ONE
    for bit in range(7):
        other[bit] = ONE * (np.arange(128) >> bit & 1)
    given = blank(len(probes))
    given["a_scale"][..., 0] = given["b_scale"][..., 0] = UNIT_SCALE
    given["b" if side == "a" else "a"] = lanes_of(other)
    for probe, (lane, byte) in enumerate(probes):
        given[side][probe, lane, byte] = ONE
    found = products(gpu, given, 0)
    for (lane, byte), d in zip(probes, found if side == "a" else found.transpose(0, 2, 1), strict=True):
        expected = lane % 16, k_of(lane, byte)
        rows = np.flatnonzero(d.any(1))
        got = [(int(row), sum(int(d[row, bit] == 1) << bit for bit in range(7))) for row in rows]
        if got != [expected]:
            yield f"{side}: lane {lane}, byte {byte}: expected (row, k) {expected}, got {got}"


def wrong_scales(gpu: Gpu, side: str, byte: int) -> Iterator[str]:
    """One scale is 2; column g < 4 of the other operand is 1 in block g of 32 k."""
    other = np.zeros((16, 128), "u1")
    for block in range(4):
        other[block, 32 * block : 32 * block + 32] = ONE
    given = blank(64)
    given["a_scale"][..., byte] = given["b_scale"][..., byte] = UNIT_SCALE
    given[side] = ONE
    given["b" if side == "a" else "a"] = lanes_of(other)
    for lane in range(64):
        given[side + "_scale"][lane, lane, byte] = UNIT_SCALE + 1
    found = products(gpu, given, byte)
    for lane, d in enumerate(found if side == "a" else found.transpose(0, 2, 1)):
        expected = [(lane % 16, lane // 16, 64.0)]
        got = [(int(r), int(g), float(d[r, g])) for r in range(16) for g in range(4) if d[r, g] != 32]
        if got != expected:
            yield f"{side} scale: lane {lane}, byte {byte}: expected (row, block, sum) {expected}, got {got}"


def wrong_transposed(gpu: Gpu) -> Iterator[str]:
    """Lane t, byte e of a group of 16 lanes gets byte t % 8 of the group's lane t / 8 + 2 e."""
    place = np.arange(512).reshape(64, 8)
    given = np.stack([place % 256, place // 256]).astype("u1")
    low, high = gpu.run("read_transposed", given, np.zeros((2, 64, 8), "u1")).astype(int)
    for lane in range(64):
        for byte in range(8):
            t = lane % 16
            expected = 8 * (lane - t + t // 8 + 2 * byte) + t % 8
            got = low[lane, byte] + 256 * high[lane, byte]
            if got != expected:
                places = [f"lane {at // 8}, byte {at % 8}" for at in (expected, got)]
                yield f"transposed read: lane {lane}, byte {byte}: expected {places[0]}, got {places[1]}"


def wrong(gpu: Gpu) -> Iterator[str]:
    """Everything that is not where the engine expects it."""
    for side in ("a", "b"):
        yield from wrong_data(gpu, side)
        for byte in range(4):
            yield from wrong_scales(gpu, side, byte)
    yield from wrong_transposed(gpu)


def main() -> int:
    parser = argparse.ArgumentParser(description="Check operand layouts of gfx950 matrix instructions.")
    parser.add_argument("--emulator", action="store_true", help="on the package's emulator instead of a GPU")
    parser.add_argument("--library", default="libamdhip64.so", help="the HIP runtime; default: libamdhip64.so")
    arguments = parser.parse_args()
    library = arguments.library
    if arguments.emulator:
        from mla_jit import emulator

        library = str(emulator.library_path())
    lines = list(wrong(Gpu(library)))
    print("\n".join([*lines[:100], f"{len(lines)} places differ from what the engine expects"]))
    return int(bool(lines))


if __name__ == "__main__":
    sys.exit(main())
