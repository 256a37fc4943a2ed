"""Python's and C++'s idea of byte positions and parameter blocks are the same."""

from __future__ import annotations

import math
import subprocess
from pathlib import Path

import pytest
import torch

from mla_jit import abi, api, checks, layout, workspace
from mla_jit._data import data_root
from mla_jit.jit.ninja import build_executable


@pytest.fixture(scope="module")
def facts(tmp_path_factory: pytest.TempPathFactory) -> list[list[str]]:
    """What op_tests/facts_driver.cpp prints."""
    source = Path(__file__).with_name("facts_driver.cpp")
    flags = ("-std=c++17", "-O1", "-Wno-invalid-offsetof", f"-I{data_root() / 'kernels'}")
    program = build_executable("facts", [source], flags, tmp_path_factory.mktemp("facts"))
    printed = subprocess.run([str(program)], capture_output=True, text=True, check=True).stdout
    return [line.split() for line in printed.splitlines()]


def test_constants(facts: list[list[str]]) -> None:
    """A byte position or limit that changed on one side only."""
    constants = {name: int(value) for kind, name, value, *_ in facts if kind == "constant"}
    assert constants == {
        "kDim": checks.DIM,
        "kNopeDim": layout.NOPE_DIM,
        "kRopeDim": layout.ROPE_DIM,
        "kPackedBytes": layout.PACKED_BYTES,
        "kRopeBytes": 2 * layout.ROPE_DIM,
        "kScaleOffset": layout.SCALE_OFFSET,
        "kScaleBytes": layout.SCALE_BYTES,
        "kScaleBlock": layout.SCALE_BLOCK,
        "kMaxHeads": checks.MAX_HEADS,
        "kCounters": workspace.COUNTERS,
        "kMaxRows": api.MAX_ROWS,
        "kMaxPartitions": workspace.MAX_PARTITIONS,
        "kAbiVersion": abi.ABI_VERSION,
        "kDebug": abi.DEBUG,
        "kBatchInvariant": abi.BATCH_INVARIANT,
    }


BLOCKS = {
    "SplitParams": (abi.SPLIT_FIELDS, abi.SPLIT),
    "PersistentParams": (abi.PERSISTENT_FIELDS, abi.PERSISTENT),
    "CombineParams": (abi.COMBINE_FIELDS, abi.COMBINE),
    "PackParams": (abi.PACK_FIELDS, abi.PACK),
}


@pytest.mark.parametrize("name", BLOCKS)
def test_parameter_blocks(facts: list[list[str]], name: str) -> None:
    """A field that moved, grew or was renamed in params.h, combine.h or abi.py."""
    (buffers, integers), packing = BLOCKS[name]
    expected = [(field, 16 * i, 16) for i, field in enumerate(buffers)]
    expected += [(field, 16 * len(buffers) + 4 * i, 4) for i, field in enumerate(integers)]
    found = [(field, int(offset), int(size)) for kind, field, offset, size in (f for f in facts if f[0] == name)]
    assert found == expected
    assert packing.size == 16 * len(buffers) + 4 * len(integers)


def test_elements(facts: list[list[str]]) -> None:
    """An fp8 or e8m0 code that the two sides decode differently, or another scale byte for a dimension."""
    codes = [(int(s), int(c), float.fromhex(v)) for kind, s, c, v in (f for f in facts if f[0] == "element")]
    assert len(codes) == 65536
    packed = torch.zeros(65536, layout.PACKED_BYTES, dtype=torch.uint8)
    packed[:, layout.SCALE_OFFSET :] = 127
    packed[:, 40] = torch.tensor([c for _, c, _ in codes], dtype=torch.uint8)
    packed[:, layout.SCALE_OFFSET + 1] = torch.tensor([s for s, _, _ in codes], dtype=torch.uint8)
    rope = torch.zeros(65536, layout.ROPE_DIM, dtype=torch.bfloat16)
    ours = layout.unpack(packed, rope, torch.float64)[:, 40].tolist()
    for (scale, code, theirs), mine in zip(codes, ours, strict=True):
        same = theirs == mine and math.copysign(1, theirs) == math.copysign(1, mine)
        assert same or (math.isnan(theirs) and math.isnan(mine)), (scale, code, theirs, mine)
