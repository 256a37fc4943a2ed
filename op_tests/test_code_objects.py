"""Code objects that are odd, damaged or launched the wrong way, and the source lines that reports name."""

from __future__ import annotations

import struct
import subprocess
import threading
from pathlib import Path

import numpy as np
import pytest
from emulator_support import HEAD, assemble, clang, extent, launch

from mla_jit import emulator
from mla_jit.errors import LaunchError

pytestmark = pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")

STORE = HEAD + "  global_store_dword v1, v0, s[6:7]\n"

KERNEL = """
extern "C" __attribute__((device)) void put(int* p, int i, int x) { p[i] = x; }

extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(1, 64)))
void scatter(int* p, int i) {
  put(p, i, 3);
}
"""


def compile_hip(folder: Path, *flags: str) -> bytes:
    (folder / "scatter.hip").write_text(KERNEL)
    out = folder / "scatter.co"
    compiler = clang()
    assert compiler is not None
    command = [compiler, "-x", "hip", "--offload-arch=gfx950", "--offload-device-only", "--no-gpu-bundle-output"]
    command += ["-nogpuinc", "-nogpulib", "-O3", *flags, str(folder / "scatter.hip"), "-o", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    return out.read_bytes()


def scatter(image: bytes, index: int, threads: int = 64, kernarg_bytes: int = 12) -> np.ndarray:
    machine = emulator.load()
    machine.configure(emulator.Config())
    kernel = machine.load(image, "scatter")
    target = np.zeros(4, "i4")
    kernarg = struct.pack("=Qi", target.ctypes.data, index)[:kernarg_bytes]
    try:
        machine.launch(kernel, (1, 1, 1), (threads, 1, 1), kernarg, [extent("target", target)])
    finally:
        machine.unload(kernel)
    return target


def test_the_source_line_of_an_instruction(tmp_path):
    """Guards reports: with debug information they name file and line, of the inlined function too, and stay as they
    are without."""
    with pytest.raises(emulator.EmulatorFault, match=r"out of bounds: (.|\n)*\[[0-9A-F ]+\], scatter\.hip:2\b"):
        scatter(compile_hip(tmp_path, "-gline-tables-only"), 4)
    with pytest.raises(emulator.EmulatorFault) as caught:
        scatter(compile_hip(tmp_path), 4)
    assert "scatter.hip" not in str(caught.value)


def test_the_source_line_of_assembly(tmp_path):
    """Guards line numbers of more than three digits, and that one function's lines do not reach into the next."""
    body = "\n" * 2000 + HEAD + "  global_store_dword v1, v0, s[6:7] offset:4\n"
    image = assemble({"fine": STORE, "wrong": body}, tmp_path, debug=True)
    launch(image, "fine", np.zeros(64, "u4"), np.zeros(64, "u4"))
    with pytest.raises(emulator.EmulatorFault, match=r"\], k\d+\.s:20\d\d\n"):
        launch(image, "wrong", np.zeros(64, "u4"), np.zeros(64, "u4"))


def test_launches_that_the_kernel_is_not_made_for(tmp_path):
    """Guards against a launch that HIP refuses or that reads arguments nobody gave: workgroups larger than the kernel
    was compiled for, argument blocks cut short, more LDS than the GPU has."""
    image = compile_hip(tmp_path)
    assert list(scatter(image, 2)) == [0, 0, 3, 0]
    with pytest.raises(LaunchError, match="a workgroup of 128 is larger than 64"):
        scatter(image, 2, threads=128)
    with pytest.raises(LaunchError, match="scatter takes 12 bytes of arguments, got 8"):
        scatter(image, 2, kernarg_bytes=8)
    machine = emulator.load()
    for mcpu, kib in (("gfx950", 160), ("gfx942", 64)):
        kernel = machine.load(assemble({"large": HEAD}, tmp_path, mcpu), "large")
        source = np.zeros(64, "u4")
        kernarg = struct.pack("=QQQQ", source.ctypes.data, source.ctypes.data, 0, 0)
        shape = ((1, 1, 1), (64, 1, 1), kernarg, [extent("source", source)])
        machine.launch(kernel, *shape, dynamic_lds=(kib - 64) * 1024)
        with pytest.raises(LaunchError, match=f"{mcpu} has {kib * 1024}"):
            machine.launch(kernel, *shape, dynamic_lds=(kib - 64) * 1024 + 1)
        machine.unload(kernel)


def test_damaged_images(tmp_path):
    """Guards the loader: an image that was cut off, or whose headers point outside it, is refused and read no further
    than it goes."""
    machine = emulator.load()
    image = compile_hip(tmp_path)
    for size in (0, 3, 4, 60, 64, 100, len(image) // 2, len(image) - 1):
        with pytest.raises(LaunchError, match=r"cut short|no 64-bit ELF"):
            machine.load(image[:size], "scatter")
    segments, sections = struct.unpack_from("=QQ", image, 32)
    loads = [at for at in range(segments, segments + 56 * image[56], 56) if image[at] == 1]
    top = struct.pack("=Q", 2**64 - 16)
    tiny = struct.pack("=Q", 0)
    for at, value, why in (
        (32, top, "cut short"),
        (40, top, "cut short"),
        (loads[0] + 8, top, "cut short"),
        (loads[0] + 16, top, "larger than 1 GiB"),
        (loads[0] + 40, top, "larger than 1 GiB"),
        (loads[0] + 40, tiny, "larger than its memory"),
    ):
        other = bytearray(image)
        other[at : at + 8] = value
        with pytest.raises(LaunchError, match=why):
            machine.load(bytes(other), "scatter")
    links = bytearray(image)
    for i in range(image[60]):
        links[sections + 64 * i + 40 : sections + 64 * i + 44] = b"\xff" * 4
    with pytest.raises(LaunchError, match="a section that it does not have"):
        machine.load(bytes(links), "scatter")


def test_a_note_before_the_metadata(tmp_path):
    """Guards foreign code objects: argument sizes are found behind a build id."""
    with pytest.raises(LaunchError, match="scatter takes 12 bytes"):
        scatter(compile_hip(tmp_path, "-Xoffload-linker", "--build-id"), 2, kernarg_bytes=8)


def test_threads_do_not_share_tensors(tmp_path):
    """Guards two threads that decode at once: one must not register, forget or report for the other."""
    image = assemble({"store": STORE}, tmp_path)
    wrong = assemble({"beyond": HEAD + "  global_store_dword v1, v0, s[6:7] offset:4\n"}, tmp_path)
    problems: list[str] = []

    def work(number: int) -> None:
        machine = emulator.load()
        right, beyond = machine.load(image, "store"), machine.load(wrong, "beyond")
        for i in range(40):
            source, target = np.zeros(64, "u4"), np.zeros(64, "u4")
            kernarg = struct.pack("=QQQQ", source.ctypes.data, target.ctypes.data, 0, 0)
            memory = [extent("source", source, writable=False), extent(f"target {number}.{i}", target)]
            try:
                machine.launch(right, (1, 1, 1), (64, 1, 1), kernarg, memory)
            except LaunchError as error:
                problems.append(f"right: {error}")
            try:
                machine.launch(beyond, (1, 1, 1), (64, 1, 1), kernarg, memory)
                problems.append("not noticed")
            except LaunchError as error:
                if f"target {number}.{i} " not in str(error) or "beyond: " not in str(error):
                    problems.append(f"wrong: {error}")
            if machine.counters().kernel != "beyond":
                problems.append("counters of another thread's launch")

    emulator.load().configure(emulator.Config())
    threads = [threading.Thread(target=work, args=(number,)) for number in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not problems, problems[:3]
