"""What the launcher says to a HIP runtime, heard by a libamdhip64 that does nothing (fake_hip.c).

The launcher opens one runtime per process, so each test is a child: ``python test_hip_runtime.py CASE FAKE FOLDER``.
"""

from __future__ import annotations

import ctypes
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from emulator_support import clang

from mla_jit import abi
from mla_jit.arch import Target
from mla_jit.jit import loader

HERE = Path(__file__).resolve().parent
STREAM = 0x1230
HEADS, SEQS, SPLITS = 16, 3, 2
BUFFERS = [number for i in range(12) for number in ((i + 1) << 20, 4096)]  # pointers that nobody follows
TABLE = 65537 * 4


def params(device: int, splits: int = SPLITS) -> bytes:
    """A split-plan block without a split table."""
    buffers = BUFFERS.copy()
    buffers[14:16] = [0, 0]
    return abi.SPLIT.pack(*buffers, SEQS, HEADS, 1, splits, 0, 0, 0, device)


class Launcher:
    """The built launcher, and the fake behind it."""

    def __init__(self, fake: Path) -> None:
        self.library = loader.load(Target("gfx950"))
        abi.bind(self.library)
        self.fake = ctypes.CDLL(str(fake))
        self.fake.fake_calls.restype = ctypes.c_char_p
        self.fake.fake_block.restype = ctypes.c_void_p
        entry = loader.entry_of(Target("gfx950"))
        assert entry is not None
        self.folder = str(entry.folder).encode()

    def open(self, library: str = "") -> str:
        return self.error(self.library.mla_jit_hip_open(library.encode(), self.folder))

    def split(self, block: bytes) -> str:
        return self.error(self.library.mla_jit_split(block, STREAM))

    def error(self, status: int) -> str:
        return self.library.mla_jit_last_error().decode() if status else ""

    def calls(self) -> list[str]:
        return self.fake.fake_calls().decode().splitlines()

    def block(self, size: int) -> bytes:
        return ctypes.string_at(self.fake.fake_block(), size)


def launches(x: int, y: int, z: int, size: int) -> str:
    return f"hipModuleLaunchKernel({x} {y} {z}, 256 1 1, 0, {STREAM:#x}, {size}, 1)"


def check_generic(launcher: Launcher, folder: Path) -> None:
    """Order, device, stream, and argument blocks of the HIP kernels; the copy that is loaded is the one used."""
    del folder
    assert launcher.open() == ""
    assert launcher.split(params(1)) == ""
    size = abi.SPLIT.size
    expected = ["hipGetDevice()", "hipSetDevice(1)", "hipModuleLoadData(ELF on 1)"]
    expected += ["hipModuleGetFunction(mla_gfx950_split)", launches(1, SEQS, SPLITS, size)]
    calls = launcher.calls()
    assert [call for call in calls if "Launch" not in call][:4] == expected[:4], calls
    assert [call.split(", ")[3:] for call in calls if "Launch" in call] == [[f"{STREAM:#x}", str(size), "1)"]] * 2
    assert "hipModuleGetFunction(mla_generic_merge)" in calls and calls[-1] == "hipSetDevice(0)"
    assert launcher.block(size) == params(1)
    assert launcher.split(params(0)) == "" and launcher.split(params(1)) == ""
    calls = launcher.calls()
    assert calls.count("hipModuleLoadData(ELF on 0)") == 2 and "hipModuleLoadData(ELF on 1)" not in calls


def check_errors(launcher: Launcher, folder: Path) -> None:
    """The runtime's own words, its sticky error taken back, the device restored, and the next call unharmed."""
    assert "lacks hipMemcpyAsync" in launcher.open(str(folder / "lacking.so"))
    assert "cannot open the HIP runtime" in launcher.open(str(folder / "nowhere.so"))
    assert launcher.open() == ""
    for name, what in (("hipModuleLaunchKernel", "mla_gfx950_split"), ("hipSetDevice", "hipSetDevice")):
        launcher.calls()
        launcher.fake.fake_fail(name.encode(), 719)
        assert launcher.split(params(1)) == f"{what}: unspecified launch failure"
        calls = launcher.calls()
        assert "hipGetLastError(719)" in calls
        assert name == "hipSetDevice" or calls[-1] == "hipSetDevice(0)"
        launcher.fake.hipSetDevice(0)
        assert launcher.split(params(1)) == ""


def check_code_object(launcher: Launcher, folder: Path) -> None:
    """A code object's 336-byte block; a cut file; tables that could not be copied; capture before there are any."""
    path = folder / "foreign.co"
    whole = (Path(launcher.folder.decode()) / "kernels-generic-merge.co").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])
    assert launcher.open() == ""
    launcher.library.mla_jit_asm_add(0, str(path).encode(), b"foreign")
    launcher.fake.fake_capture(1)
    assert launcher.split(params(0)) == ""
    assert "hipModuleGetFunction(mla_gfx950_split)" in launcher.calls()
    launcher.fake.fake_capture(0)
    launcher.fake.fake_fail(b"hipMemcpyAsync", 2)
    assert launcher.split(params(0)) == "copy to the device: out of memory"
    assert "hipFree()" in launcher.calls()
    assert "foreign.co is cut short" in launcher.split(params(0))
    calls = launcher.calls()
    copy = [f"hipMemcpyAsync({TABLE}, 1, {STREAM:#x})", f"hipStreamSynchronize({STREAM:#x})"]
    table = [f"hipStreamIsCapturing({STREAM:#x})", f"hipMalloc({TABLE})", *copy]
    assert calls == ["hipGetDevice()", *table, *table], calls
    path.write_bytes(whole)
    assert launcher.split(params(0)) == ""
    calls = launcher.calls()
    expected = ["hipGetDevice()", "hipModuleLoadData(ELF on 0)", "hipModuleGetFunction(foreign)"]
    assert calls[:4] == [*expected, launches(1, SEQS, SPLITS, 336)], calls
    assert launcher.split(params(0)) == ""
    launcher.fake.fake_fail(b"hipModuleLaunchKernel", 719)
    assert launcher.split(params(0)) == "foreign: unspecified launch failure"
    block = launcher.block(336)
    pointers = [struct.unpack_from("=Q", block, 16 * slot)[0] >> 20 for slot in (2, 3, 4, 5)]
    assert pointers == [1, 3, 6, 7]  # q, kv, kv_indptr, kv_page_indices
    assert [struct.unpack_from("=I", block, 16 * slot)[0] for slot in (8, 9, 15, 20)] == [HEADS, SPLITS, 0, 1]


CASES: dict[str, Callable[[Launcher, Path], None]] = {
    "generic": check_generic,
    "errors": check_errors,
    "code object": check_code_object,
}


def compiled(folder: Path, name: str, *flags: str) -> Path:
    compiler = shutil.which("cc") or clang()
    assert compiler is not None
    out = folder / name
    command = [compiler, "-shared", "-fPIC", *flags, str(HERE / "fake_hip.c"), "-o", str(out)]
    subprocess.run(command, check=True, capture_output=True)
    return out


@pytest.mark.skipif(clang() is None, reason="needs clang with the AMDGPU backend")
@pytest.mark.parametrize("case", CASES)
def test_calls_of_the_launcher(case: str, tmp_path: Path) -> None:
    """Guards the path to a real libamdhip64, which cannot run here: names, order, arguments, errors. The fake's name is
    one that a wheel's own copy of the library could have."""
    fake = compiled(tmp_path, "libamdhip64-5a1e.so.7")
    compiled(tmp_path, "lacking.so", "-DWITHOUT_COPY")
    environment = os.environ | {"PYTHONPATH": str(HERE.parent)}
    command = [sys.executable, __file__, case, str(fake), str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


if __name__ == "__main__":
    CASES[sys.argv[1]](Launcher(Path(sys.argv[2])), Path(sys.argv[3]))
