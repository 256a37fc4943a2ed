"""Options and fixtures shared by the op tests."""

from __future__ import annotations

import pytest
import torch

import mla_jit


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--device", default="cpu", help="device that the op tests run on: cpu (default) or cuda")


@pytest.fixture(scope="session")
def device(request: pytest.FixtureRequest) -> str:
    """The device under test; skips where it is not present."""
    name = str(request.config.getoption("--device"))
    if name.startswith("cuda") and not torch.cuda.is_available():
        pytest.skip("--device cuda needs a GPU that torch can use")
    return name


@pytest.fixture(scope="session")
def gpu(device: str) -> str:
    """The device under test, of tests for a GPU alone."""
    if not device.startswith("cuda"):
        pytest.skip("needs --device cuda")
    return device


@pytest.fixture(scope="session")
def workspace(device: str) -> mla_jit.Workspace:
    """One workspace for many calls, as a server would hold it."""
    return mla_jit.get_mla_v4_nm_ps_workspace(device)
