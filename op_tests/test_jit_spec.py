"""What a module is made of, and what its key covers."""

from __future__ import annotations

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from jit_support import write_tree

from mla_jit import _data, env
from mla_jit.arch import Target
from mla_jit.errors import BuildError
from mla_jit.jit import key, ninja
from mla_jit.jit.spec import ModuleSpec, module_spec, source_files
from mla_jit.jit.toolchain import Compiler

ALL_TARGETS = ("cpu", "sm_90", "sm_80", "gfx950", "gfx942")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    root = write_tree(tmp_path / "tree")
    for name in ("cpu/isa_avx2.cpp", "cpu/isa_avx512.cpp", "cpu/x.h", "generic/a.cu", "generic/b.cu", "sm90/c.cu"):
        path = root / "kernels" / name
        path.parent.mkdir(exist_ok=True)
        path.touch()
    (root / "kernels" / "gfx950").mkdir()
    (root / "kernels" / "gfx950" / "d.hip").touch()
    return root


def compilers(spec: ModuleSpec, identity: str = "one") -> dict[str, Compiler]:
    return {tool: Compiler(tool, f"/bin/{tool}", "gcc", "1", identity, "") for tool in spec.tools}


def digest(root: Path, target: str = "cpu", abi: int = 1, identity: str = "one", machine: str = "x86_64") -> str:
    spec = module_spec("decode", Target(target), root, machine)
    return key.digest(key.key_fields(spec, key.read_sources(spec, root), abi, compilers(spec, identity)))  # type: ignore[arg-type]


def test_cpu_units_and_their_instruction_sets(tree: Path) -> None:
    """Guards against -march=native or ISA flags leaking into files that run before the check for the instructions."""
    spec = module_spec("decode", Target("cpu"), tree, "x86_64")
    flags = {unit.source: unit.flags for unit in spec.units}
    assert [name.rsplit("/")[-1] for name in flags] == ["launcher.cu", "isa_avx2.cpp", "isa_avx512.cpp", "part0.cpp"]
    for name, words in flags.items():
        assert ("-mavx2" in words) == ("isa_avx" in name)
        assert ("-mavx512f" in words) == ("isa_avx512" in name)
        assert "-march=native" not in words and "-DMLA_JIT_TARGET_CPU=1" in words
    assert flags["kernels/launcher.cu"][-2:] == ("-x", "c++")
    other = module_spec("decode", Target("cpu"), tree, "aarch64")
    assert [unit.source for unit in other.units] == ["kernels/launcher.cu", "kernels/cpu/part0.cpp"]


def test_nvidia_units(tree: Path) -> None:
    """Guards against one big nvcc call, and against Hopper's own kernels on other GPUs."""
    spec = module_spec("decode", Target("sm_90"), tree)
    names = [unit.source for unit in spec.units]
    assert names == ["kernels/launcher.cu", "kernels/generic/a.cu", "kernels/generic/b.cu", "kernels/sm90/c.cu"]
    assert all("-gencode=arch=compute_90a,code=sm_90a" in unit.flags for unit in spec.units)
    other = module_spec("decode", Target("sm_80"), tree)
    assert [unit.source for unit in other.units] == names[:3]
    assert all("-gencode=arch=compute_80,code=sm_80" in unit.flags for unit in other.units)


def test_amd_units(tree: Path) -> None:
    """Guards against needing ROCm headers to cross-compile, and against another GPU's kernels."""
    spec = module_spec("decode", Target("gfx950"), tree)
    assert spec.tools == ("cxx", "hip") and spec.link_tool == "cxx"
    device = [unit for unit in spec.units if unit.device_code]
    assert [unit.source for unit in device] == ["kernels/generic/a.cu", "kernels/generic/b.cu", "kernels/gfx950/d.hip"]
    assert all({"-nogpuinc", "-nogpulib", "--offload-arch=gfx950"} <= set(unit.flags) for unit in device)
    assert spec.code_objects == ("kernels-generic-a.co", "kernels-generic-b.co", "kernels-gfx950-d.co")
    assert len([unit for unit in module_spec("decode", Target("gfx942"), tree).units if unit.device_code]) == 2
    for name in ("launch.cu", "decode_64.cu"):  # the CUDA runtime, NVIDIA's tensor cores
        (tree / "kernels" / "generic" / name).touch()
    assert module_spec("decode", Target("gfx950"), tree) == spec


@pytest.mark.parametrize("target", ALL_TARGETS)
def test_nothing_in_a_specification_is_absolute(tree: Path, target: str) -> None:
    """Guards against keys and binaries that depend on where the package lies."""
    spec = module_spec("decode", Target(target), tree)
    assert str(tree) not in repr(spec)
    assert all(not Path(name).is_absolute() for name in source_files(spec, tree))


def test_the_key_covers_everything_and_nothing_else(tree: Path, tmp_path: Path) -> None:
    """Guards against a change that the key misses, and against rebuilding for what does not matter."""
    first = digest(tree)
    assert digest(tree) == first
    assert len({first, digest(tree, abi=2), digest(tree, identity="two"), digest(tree, machine="aarch64")}) == 4
    assert len({digest(tree, target) for target in ALL_TARGETS}) == len(ALL_TARGETS)
    (tree / "kernels" / "cpu" / "notes.md").write_text("not a source")
    (tree / "kernels" / "cpu" / ".part0.cpp.swp").write_text("an editor's")
    assert digest(tree) == first
    (tree / "kernels" / "cpu" / "x.h").write_text("// changed")
    second = digest(tree)
    assert second != first
    (tree / "kernels" / "cpu" / "x.h").rename(tree / "kernels" / "cpu" / "y.h")
    assert digest(tree) not in (first, second)


def test_the_hosts_instruction_set_counts(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against a home folder that machines of two kinds share, where no compiler is there to tell them apart."""
    spec = module_spec("decode", Target("gfx950"), tree)
    sources = key.read_sources(spec, tree)
    here = key.key_fields(spec, sources, 1, None)
    monkeypatch.setattr(key, "host_machine", lambda: "another")
    assert key.digest(key.key_fields(spec, sources, 1, None)) != key.digest(here)


def test_the_order_of_flags_counts(tree: Path) -> None:
    """Guards against sorting flags in the key: -mavx2 -mno-avx2 is not -mno-avx2 -mavx2."""
    spec = module_spec("decode", Target("cpu"), tree)
    fields = key.key_fields(spec, key.read_sources(spec, tree), 1, None)
    turned = {**fields, "link": [fields["link"][0], fields["link"][1][::-1]]}
    assert key.digest(turned) != key.digest(fields)


def test_missing_sources_and_modules_are_named(tmp_path: Path) -> None:
    """Guards against wheels without sources failing with a compiler's complaint."""
    with pytest.raises(BuildError, match=r"kernels/launcher.cu not found under .*reinstall"):
        module_spec("decode", Target("cpu"), tmp_path)
    with pytest.raises(BuildError, match="no module 'encode'"):
        module_spec("encode", Target("cpu"), tmp_path)


def test_data_root_prefers_what_travels_inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against a stale copy inside the package shadowing a checkout, and the other way round."""
    package = tmp_path / "mla_jit"
    package.mkdir()
    monkeypatch.setattr(_data, "package_root", lambda: package)
    assert _data.data_root() == tmp_path
    (package / "_data").mkdir()
    assert _data.data_root() == tmp_path
    (package / "_data" / "kernels").mkdir()
    assert _data.data_root() == package / "_data"
    with _data.override_data_root(tmp_path / "other"):
        assert _data.data_root() == tmp_path / "other"
    assert _data.data_root() == package / "_data"


def test_the_build_file_quotes_whatever_it_is_given(tmp_path: Path) -> None:
    """Guards against shell and ninja syntax in paths and flags."""
    odd = "a b$c'd\"e;f"
    edge = ninja.Edge("out file", (), ("sh", "-c", 'printf %s "$0" > "out file"', odd), "odd $label")
    ninja.write_build_file(tmp_path, [edge])
    ninja.run(tmp_path, env.read(), what="odd names")
    assert (tmp_path / "out file").read_text() == odd


def test_nvcc_does_not_name_things_by_place_and_process(tree: Path) -> None:
    """Guards against paths and process ids in symbols, which make two builds differ."""
    spec = module_spec("decode", Target("sm_90"), tree)
    nvcc = Compiler("nvcc", "/bin/nvcc", "nvcc", "13", "x", "", "/bin/g++", takes_seed=True)
    edges = ninja.module_edges(spec, {"nvcc": nvcc})
    assert len({edge.scratch for edge in edges}) == len(edges) == 5
    assert all("--keep-dir" in edge.command and edge.scratch in edge.command for edge in edges)
    assert len({word for edge in edges for word in edge.command if word.startswith("-frandom-seed=")}) == 4
    old = ninja.module_edges(spec, {"nvcc": replace(nvcc, takes_seed=False)})
    assert not any("-frandom-seed" in word for edge in old for word in edge.command)


def test_an_executable_is_built_by_the_same_writer(tmp_path: Path) -> None:
    """Guards the helper for C++ drivers: it builds, passes flags to compiler and linker, and reports failures."""
    (tmp_path / "main.cpp").write_text("int twice(int);\nint main() { return twice(NUMBER); }\n")
    (tmp_path / "twice.cpp").write_text("int twice(int x) { return 2 * x; }\n")
    sources = [tmp_path / "main.cpp", tmp_path / "twice.cpp"]
    program = ninja.build_executable("driver", sources, ["-std=c++17", "-DNUMBER=21"], tmp_path / "out")
    assert subprocess.run([program]).returncode == 42
    with pytest.raises(BuildError, match="NUMBER"):
        ninja.build_executable("driver", sources, ["-std=c++17"], tmp_path / "out")
