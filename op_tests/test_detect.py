"""Finding GPUs on machines that are described rather than present."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from mla_jit import detect, env
from mla_jit.arch import Target
from mla_jit.detect import Device, Sources
from mla_jit.errors import TargetError


def kfd(folder: Path, *nodes: tuple[int, int] | None) -> Path:
    """Write a topology of (gfx_target_version, unique_id) nodes; None is a processor, an id below 0 is unreadable."""
    for number, node in enumerate(nodes):
        path = folder / str(number)
        path.mkdir(parents=True)
        if node is None:
            (path / "properties").write_text("cpu_cores_count 64\nsimd_count 0\ngfx_target_version 0\n")
        elif node[1] < 0:
            (path / "properties").mkdir()  # reading it fails, as for a GPU that a container may not use
        else:
            text = f"simd_count 1024\nsimd_per_cu 4\ngfx_target_version {node[0]}\nunique_id {node[1]}\n"
            (path / "properties").write_text("cpu_cores_count 0\n" + text)
    return folder


def machine(
    tmp_path: Path,
    *nodes: tuple[int, int] | None,
    nvidia: tuple[Device, ...] = (),
    torch_runtime: str | None = None,
    **environment: str,
) -> Sources:
    device = tmp_path / "kfd"
    device.touch()
    return Sources(
        kfd_nodes=kfd(tmp_path / "nodes", *nodes),
        kfd_device=device,
        nvml=lambda: nvidia,
        torch_runtime=lambda: torch_runtime,
        settings=env.read(environment),
    )


def names(sources: Sources) -> list[str]:
    return [target.name for target in detect.detect_targets(sources)]


H100 = Device("sm_90", "GPU-aaaa1111", order=(-9, 0))
A100 = Device("sm_80", "GPU-bbbb2222", order=(-8, 0))


def test_no_gpu_is_the_cpu(tmp_path: Path) -> None:
    """Guards against imports that die, or guess an arch, on a machine without a GPU."""
    assert names(machine(tmp_path, None)) == ["cpu"]
    assert names(Sources(tmp_path / "a", tmp_path / "b", lambda: [], lambda: None, env.Settings())) == ["cpu"]


@pytest.mark.parametrize(
    ("version", "name"),
    [(90500, "gfx950"), (90402, "gfx942"), (90010, "gfx90a"), (110501, "gfx1151"), (120001, "gfx1201")],
)
def test_amd_versions(tmp_path: Path, version: int, name: str) -> None:
    """Guards against misreading the driver's number: minor and stepping are written in hexadecimal."""
    sources = machine(tmp_path, None, (version, 7))
    assert names(sources) == [name]
    assert detect.compute_units(Target(name), sources) == 256


def test_an_integrated_gpu_comes_last(tmp_path: Path) -> None:
    """Guards against building for the processor's graphics part because the driver numbers it first."""
    assert names(machine(tmp_path, None, (100306, 1), (90402, 2))) == ["gfx942", "gfx1036"]


def test_order_of_the_visible_devices(tmp_path: Path) -> None:
    """Guards against ignoring *_VISIBLE_DEVICES: they choose, order, and stop at the first wrong entry."""
    nodes = ((90402, 0xA), (90500, 0xB), (90010, 0xC))
    cases: list[tuple[dict[str, str], list[str]]] = [
        ({}, ["gfx942", "gfx950", "gfx90a"]),
        ({"HIP_VISIBLE_DEVICES": "1,0"}, ["gfx950", "gfx942"]),
        ({"CUDA_VISIBLE_DEVICES": "2"}, ["gfx90a"]),
        ({"HIP_VISIBLE_DEVICES": "1", "CUDA_VISIBLE_DEVICES": "2"}, ["gfx950"]),
        ({"ROCR_VISIBLE_DEVICES": "2,1", "HIP_VISIBLE_DEVICES": "1"}, ["gfx950"]),
        ({"ROCR_VISIBLE_DEVICES": f"GPU-{0xB:016x}"}, ["gfx950"]),
        ({"HIP_VISIBLE_DEVICES": "0,9,1"}, ["gfx942"]),
        ({"HIP_VISIBLE_DEVICES": "-1"}, ["cpu"]),
        ({"HIP_VISIBLE_DEVICES": ""}, ["cpu"]),
        ({"HIP_VISIBLE_DEVICES": " 0 , 1 "}, ["gfx942", "gfx950"]),
    ]
    for number, (environment, expected) in enumerate(cases):
        assert names(machine(tmp_path / str(number), *nodes, **environment)) == expected, environment


@pytest.fixture(autouse=True)
def folders(tmp_path: Path) -> None:
    for number in range(10):
        (tmp_path / str(number)).mkdir()


def test_the_users_order_stands_even_for_integrated_gpus(tmp_path: Path) -> None:
    """Guards against second-guessing an explicit choice."""
    assert names(machine(tmp_path, (90402, 2), (100306, 1), HIP_VISIBLE_DEVICES="1,0")) == ["gfx1036", "gfx942"]


def test_nvidia_order(tmp_path: Path) -> None:
    """Guards against taking the bus order for CUDA's, and against ignoring CUDA_VISIBLE_DEVICES."""
    cases: list[tuple[dict[str, str], list[str]]] = [
        ({}, ["sm_90", "sm_80"]),
        ({"CUDA_DEVICE_ORDER": "PCI_BUS_ID"}, ["sm_80", "sm_90"]),
        ({"CUDA_VISIBLE_DEVICES": "1"}, ["sm_80"]),
        ({"CUDA_VISIBLE_DEVICES": "GPU-bbbb"}, ["sm_80"]),
        ({"CUDA_VISIBLE_DEVICES": "MIG-1234"}, ["sm_90"]),
        ({"CUDA_VISIBLE_DEVICES": "GPU-dead"}, ["cpu"]),
        ({"CUDA_VISIBLE_DEVICES": ""}, ["cpu"]),
    ]
    for number, (environment, expected) in enumerate(cases):
        sources = machine(tmp_path / str(number), nvidia=(A100, H100), **environment)
        assert names(sources) == expected, environment


def test_a_gpu_that_a_container_may_not_use_is_passed_over(tmp_path: Path) -> None:
    """Guards against topology files that show what the device files do not grant."""
    assert names(machine(tmp_path / "1", (90500, -1), (90402, 2))) == ["gfx942"]
    sources = machine(tmp_path / "2", (90500, 1))
    sources.kfd_device.unlink()
    assert names(sources) == ["cpu"]


def test_a_broken_driver_is_no_gpu_and_says_so(tmp_path: Path) -> None:
    """Guards against imports that die because a management library fails."""

    def fail() -> list[Device]:
        raise OSError("driver/library version mismatch")

    sources = machine(tmp_path)
    broken = Sources(sources.kfd_nodes, sources.kfd_device, fail, lambda: None, env.Settings())
    found = detect.detect(broken)
    assert found.targets == (Target("cpu"),)
    assert any("version mismatch" in reason for reason in found.reasons)


def test_an_unknown_kind_of_gpu_is_left_out(tmp_path: Path) -> None:
    """Guards against a future GPU's name stopping the import."""
    found = detect.detect(machine(tmp_path, nvidia=(Device("sm_x", "GPU-1"), H100)))
    assert found.targets == (Target("sm_90"),)
    assert any("sm_x" in reason for reason in found.reasons)


@pytest.mark.parametrize(
    ("runtime", "expected"),
    [(None, ["gfx950", "sm_90"]), ("hip", ["gfx950"]), ("cuda", ["sm_90"]), ("none", ["cpu"])],
)
def test_torch_decides_between_vendors(tmp_path: Path, runtime: str | None, expected: list[str]) -> None:
    """Guards against building for a GPU on which this torch cannot hold a tensor."""
    assert names(machine(tmp_path, (90500, 1), nvidia=(H100,), torch_runtime=runtime)) == expected


def test_mla_jit_arch_wins(tmp_path: Path) -> None:
    """Guards against ignoring the user's list, its order, feature suffixes, or unknown names in it."""
    sources = machine(tmp_path / "1", (90500, 1), MLA_JIT_ARCH="sm_90;gfx942:sramecc+:xnack-;sm_90")
    assert names(sources) == ["sm_90", "gfx942"]
    with pytest.raises(TargetError, match="gfx_unknown"):
        detect.detect_targets(machine(tmp_path / "2", MLA_JIT_ARCH="gfx_unknown"))


def test_no_program_is_run_and_no_gpu_library_loaded(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Guards against rocminfo or nvidia-smi hanging an import: nothing is started at all."""
    import subprocess

    def refuse(*arguments: object, **options: object) -> None:
        raise AssertionError("a program was started")

    monkeypatch.setattr(subprocess, "Popen", refuse)
    monkeypatch.setattr("os.posix_spawn", refuse)
    monkeypatch.setattr("os.system", refuse)
    assert names(machine(tmp_path, (90500, 1))) == ["gfx950"]
    assert detect.detect_targets()


class FakeNvml:
    """The management library's calls, answering for two GPUs and failing for a third."""

    def __init__(self, status: int = 0) -> None:
        self.status = status
        self.shut_down = False

    def nvmlInit_v2(self) -> int:
        return self.status

    def nvmlShutdown(self) -> int:
        self.shut_down = True
        return 0

    def nvmlDeviceGetCount_v2(self, count: object) -> int:
        count._obj.value = 3  # type: ignore[attr-defined]
        return 0

    def nvmlDeviceGetHandleByIndex_v2(self, index: object, handle: object) -> int:
        handle._obj.value = index.value + 1  # type: ignore[attr-defined]
        return 0 if index.value < 2 else 15  # type: ignore[attr-defined]

    def nvmlDeviceGetCudaComputeCapability(self, handle: object, major: object, minor: object) -> int:
        major._obj.value, minor._obj.value = (8, 6) if handle.value == 1 else (9, 0)  # type: ignore[attr-defined]
        return 0

    def nvmlDeviceGetUUID(self, handle: object, text: object, size: object) -> int:
        text.value = b"GPU-%d" % handle.value  # type: ignore[attr-defined]
        return 0


@pytest.mark.parametrize(("status", "expected"), [(0, ["sm_86", "sm_90"]), (9, [])])
def test_nvml_answers_are_read(monkeypatch: pytest.MonkeyPatch, status: int, expected: list[str]) -> None:
    """Guards against misreading the library, or leaving it open, where no NVIDIA GPU can be tested on."""
    fake = FakeNvml(status)
    load: Callable[[str], FakeNvml] = lambda name: fake  # noqa: E731
    monkeypatch.setattr(detect.ctypes, "CDLL", load)
    monkeypatch.setattr(detect.os.path, "exists", lambda path: True)
    devices = detect.nvml_devices()
    assert [device.target for device in devices] == expected
    assert fake.shut_down is (status == 0)
