"""What a module is made of: sources, flags and tools, as plain data.

A specification names files relative to the data folder only. The build works on a copy of exactly the files that are
listed here (see ``builder.py``), so that a header outside the listed folders does not compile instead of escaping the
key.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from mla_jit import _data
from mla_jit.arch import Target
from mla_jit.errors import BuildError

__all__ = [
    "MODULES",
    "TOOLS",
    "ModuleSpec",
    "Tool",
    "Unit",
    "host_machine",
    "module_spec",
    "object_name",
    "source_files",
]

Tool = Literal["cxx", "nvcc", "hip"]
TOOLS: tuple[Tool, ...] = ("cxx", "nvcc", "hip")

HEADER_SUFFIXES = (".h", ".hpp", ".cuh", ".inc", ".inl", ".def")


@dataclass(frozen=True)
class Unit:
    """One compiler call.

    Attributes:
        source: path relative to the data folder.
        tool: which kind of compiler takes it.
        flags: everything between the compiler and ``-c``, in order.
        device_code: True for a code object that stays beside the library instead of being linked into it.
    """

    source: str
    tool: Tool
    flags: tuple[str, ...]
    device_code: bool = False


@dataclass(frozen=True)
class ModuleSpec:
    """A shared library and how it is made.

    Attributes:
        name: the module's name, ``decode``.
        target: what it is built for.
        units: the compiler calls.
        header_dirs: folders, relative to the data folder, whose headers the units may include.
        link_tool: which kind of compiler links.
        link_flags: flags after the objects, in order.
    """

    name: str
    target: Target
    units: tuple[Unit, ...]
    header_dirs: tuple[str, ...]
    link_tool: Tool
    link_flags: tuple[str, ...]

    @property
    def library(self) -> str:
        """File name of the shared library."""
        return f"lib{self.name}.so"

    @property
    def tools(self) -> tuple[Tool, ...]:
        """The kinds of compiler that the build needs, without repeats."""
        return tuple(dict.fromkeys([*(unit.tool for unit in self.units), self.link_tool]))

    @property
    def code_objects(self) -> tuple[str, ...]:
        """File names of the device code objects that lie beside the library."""
        return tuple(object_name(unit) for unit in self.units if unit.device_code)


def host_machine() -> str:
    """Return the host's instruction set as the kernel names it, ``x86_64`` or ``aarch64``."""
    return os.uname().machine


def module_spec(module: str, target: Target, root: Path | None = None, machine: str | None = None) -> ModuleSpec:
    """Return the specification of `module` for `target`.

    Args:
        module: one of :data:`MODULES`.
        target: what to build for.
        root: the data folder, when not the package's own.
        machine: the host's instruction set, when not this machine's.

    Raises:
        BuildError: there is no such module, or its sources are missing.
        TargetError: no engine serves the target.
    """
    make = MODULES.get(module)
    if make is None:
        raise BuildError(f"there is no module {module!r}; modules: {', '.join(MODULES)}")
    root = _data.data_root() if root is None else root
    spec = make(target, root, machine or host_machine())
    missing = [unit.source for unit in spec.units if not (root / unit.source).is_file()]
    if missing:
        raise BuildError(
            f"the sources of module {module!r} are incomplete: {', '.join(missing)} not found under {root}; "
            "reinstall the package"
        )
    return spec


def source_files(spec: ModuleSpec, root: Path) -> tuple[str, ...]:
    """Return every file that the build of `spec` may read, relative to `root`, sorted."""
    found = {unit.source for unit in spec.units}
    for folder in spec.header_dirs:
        found.update(_listing(root, folder, *HEADER_SUFFIXES))
    return tuple(sorted(found))


def object_name(unit: Unit) -> str:
    """Return the file name of what `unit` is compiled to."""
    stem = unit.source.replace("/", "-").rsplit(".", 1)[0]
    return stem + (".co" if unit.device_code else ".o")


def _listing(root: Path, folder: str, *suffixes: str) -> Iterator[str]:
    """Yield the files of one folder (not of those below it) with one of `suffixes`, sorted."""
    try:
        names = sorted(os.listdir(root / folder))
    except (FileNotFoundError, NotADirectoryError):
        return
    for name in names:
        if name.endswith(suffixes) and not name.startswith("."):
            yield f"{folder}/{name}"


# ---------------------------------------------------------------------------------------------------------------------
# The decode module
# ---------------------------------------------------------------------------------------------------------------------

LAUNCHER = "kernels/launcher.cu"

# -ffile-prefix-map is not needed: the build runs in its own folder on relative paths.
_HOST_FLAGS = (
    "-std=c++17",
    "-O3",
    "-fPIC",
    "-fvisibility=hidden",
    "-pthread",
    "-Wall",
    "-Wextra",
    "-fno-math-errno",
    "-Ikernels",
)

# -z defs: a symbol that nobody defines is an error of the build, where the message helps, and not of the loader.
_HOST_LINK_FLAGS = ("-shared", "-pthread", "-Wl,--build-id=none", "-Wl,-z,defs", "-ldl")

# Only these files may use the instructions, and only after a run-time check; nothing is ever built for the machine
# that happens to compile (-march=native), because caches are copied and shared.
_AVX2_FLAGS = ("-mavx2", "-mfma", "-mf16c")
_AVX512_FLAGS = ("-mavx512f", "-mavx512bw", "-mavx512vl", "-mavx512dq", "-mavx512bf16", "-mavx2", "-mfma")
_X86_ISA_FLAGS = {
    "kernels/cpu/isa_avx2.cpp": _AVX2_FLAGS,
    "kernels/cpu/isa_avx512.cpp": _AVX512_FLAGS,
    "kernels/cpu/isa_avx512_vbmi.cpp": (*_AVX512_FLAGS, "-mavx512vbmi"),
}


def _decode(target: Target, root: Path, machine: str) -> ModuleSpec:
    return {"cpu": _decode_cpu, "nvidia": _decode_nvidia, "amd": _decode_amd}[target.family](target, root, machine)


def _decode_cpu(target: Target, root: Path, machine: str) -> ModuleSpec:
    flags = (*_HOST_FLAGS, "-DMLA_JIT_TARGET_CPU=1")
    units = [Unit(LAUNCHER, "cxx", (*flags, "-x", "c++"))]
    for source in _listing(root, "kernels/cpu", ".cpp"):
        isa = _X86_ISA_FLAGS.get(source)
        if isa is not None and machine not in ("x86_64", "amd64"):
            continue
        units.append(Unit(source, "cxx", (*flags, *(isa or ()))))
    return ModuleSpec(
        name="decode",
        target=target,
        units=tuple(units),
        header_dirs=("kernels", "kernels/common", "kernels/cpu"),
        link_tool="cxx",
        link_flags=_HOST_LINK_FLAGS,
    )


def _decode_nvidia(target: Target, root: Path, machine: str) -> ModuleSpec:
    del machine
    folders = ["kernels/generic"]
    arch = target.name.removeprefix("sm_")
    if target.name == "sm_90":
        # The "a" variant unlocks the warp-group instructions; such code runs on this compute capability only.
        folders.append("kernels/sm90")
        arch = "90a"
    flags: tuple[str, ...] = (
        "-std=c++17",
        "-O3",
        f"-gencode=arch=compute_{arch},code=sm_{arch}",
        "-Xcompiler",
        "-fPIC,-fvisibility=hidden,-Wall,-Wextra",
        "-Ikernels",
        "-DMLA_JIT_TARGET_CUDA=1",
    )
    if arch == "90a":
        flags = (*flags, "-DMLA_JIT_SM90=1")
    sources = [LAUNCHER, *(source for folder in folders for source in _listing(root, folder, ".cu"))]
    return ModuleSpec(
        name="decode",
        target=target,
        units=tuple(Unit(source, "nvcc", flags) for source in sources),
        header_dirs=("kernels", "kernels/common", *folders),
        link_tool="nvcc",
        link_flags=("-shared", "-cudart", "static", "-Xlinker", "--build-id=none,-z,defs,-s"),
    )


# Host code on the CUDA runtime, and tiles for its tensor cores.
_CUDA_ONLY = frozenset({"kernels/generic/launch.cu", "kernels/generic/decode_64.cu"})


def _decode_amd(target: Target, root: Path, machine: str) -> ModuleSpec:
    del machine
    host_flags: tuple[str, ...] = (*_HOST_FLAGS, "-DMLA_JIT_TARGET_HIP=1")
    # No ROCm headers or device libraries: any clang with the AMDGPU backend compiles these sources.
    device_flags = (
        "-x",
        "hip",
        f"--offload-arch={target.name}",
        "--offload-device-only",
        "--no-gpu-bundle-output",
        "-nogpuinc",
        "-nogpulib",
        "-std=c++17",
        "-O3",
        "-Wall",
        "-Wextra",
        "-Ikernels",
        "-DMLA_JIT_TARGET_HIP=1",
    )
    folders = ["kernels/generic"]
    host_folders = ["kernels/generic", "kernels/hip"]
    if target.name == "gfx950":
        folders.append("kernels/gfx950")
        host_folders.append("kernels/gfx950")
        host_flags = (*host_flags, "-DMLA_JIT_GFX950=1")
    assembly = list(_listing(root, f"asm/{target.name}", ".s"))
    assembler_flags = ("-target", "amdgcn-amd-amdhsa", f"-mcpu={target.name}")
    listed = [source for folder in folders for source in _listing(root, folder, ".cu", ".hip")]
    device = [source for source in listed if source not in _CUDA_ONLY]
    return ModuleSpec(
        name="decode",
        target=target,
        units=(
            Unit(LAUNCHER, "cxx", (*host_flags, "-x", "c++")),
            *(Unit(source, "cxx", host_flags) for folder in host_folders for source in _listing(root, folder, ".cpp")),
            *(Unit(source, "hip", device_flags, device_code=True) for source in device),
            *(Unit(source, "hip", assembler_flags, device_code=True) for source in assembly),
        ),
        header_dirs=("kernels", "kernels/common", *dict.fromkeys((*folders, *host_folders))),
        link_tool="cxx",
        link_flags=_HOST_LINK_FLAGS,
    )


def _emulator(target: Target, root: Path, machine: str) -> ModuleSpec:
    del machine
    # Contraction is off: whether a product is rounded before a sum is what instructions differ in.
    flags = (*_HOST_FLAGS, "-ffp-contract=off")
    return ModuleSpec(
        name="emulator",
        target=target,
        units=tuple(Unit(source, "cxx", flags) for source in _listing(root, "kernels/emulator", ".cpp")),
        header_dirs=("kernels/common", "kernels/emulator"),
        link_tool="cxx",
        link_flags=_HOST_LINK_FLAGS,
    )


MODULES: dict[str, Callable[[Target, Path, str], ModuleSpec]] = {"decode": _decode, "emulator": _emulator}
"""How the specification of each module is made from target, data folder and host instruction set."""
