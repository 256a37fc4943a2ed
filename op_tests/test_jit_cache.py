"""The cache itself: damage, trust, leftovers, and where it lies."""

from __future__ import annotations

import json
import os
import shutil
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from jit_support import LOAD, Sandbox, set_answer

from mla_jit import env
from mla_jit.arch import Target
from mla_jit.errors import CacheError
from mla_jit.jit import cache, places, trust

CPU = Target("cpu")


@pytest.fixture
def sandbox(tmp_path: Path) -> Sandbox:
    return Sandbox.make(tmp_path)


@pytest.fixture
def place(tmp_path: Path) -> places.Place:
    place = places.Place(tmp_path / "cache", "a test", trust.cache_rule())
    places.make_folder(place, "cpu")
    return place


# ---------------------------------------------------------------------------------------------------------------------
# Damage
# ---------------------------------------------------------------------------------------------------------------------


def _flip(path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[len(content) // 2] ^= 1
    path.write_bytes(bytes(content))


def _edit_record(path: Path, **changes: object) -> None:
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


DAMAGE: dict[str, Callable[[Path], object]] = {
    "empty library": lambda folder: (folder / "libdecode.so").write_bytes(b""),
    "half a library": lambda folder: os.truncate(
        folder / "libdecode.so", (folder / "libdecode.so").stat().st_size // 2
    ),
    "garbage of the same size": lambda folder: (folder / "libdecode.so").write_bytes(
        os.urandom((folder / "libdecode.so").stat().st_size)
    ),
    "one flipped bit": lambda folder: _flip(folder / "libdecode.so"),
    "no library": lambda folder: (folder / "libdecode.so").unlink(),
    "a folder instead of the library": lambda folder: (
        (folder / "libdecode.so").unlink(),
        (folder / "libdecode.so").mkdir(),
    ),
    "empty key.json": lambda folder: (folder / "key.json").write_bytes(b""),
    "half a key.json": lambda folder: os.truncate(folder / "key.json", (folder / "key.json").stat().st_size // 2),
    "garbage key.json": lambda folder: (folder / "key.json").write_bytes(os.urandom(300)),
    "key.json of another shape": lambda folder: (folder / "key.json").write_text("[1, 2]"),
    "no key.json": lambda folder: (folder / "key.json").unlink(),
    "key.json that lists nothing": lambda folder: _edit_record(folder / "key.json", files={}),
    "key.json of other fields": lambda folder: _edit_record(folder / "key.json", fields={"module": "decode"}),
    "key.json that points elsewhere": lambda folder: _edit_record(
        folder / "key.json", files={"libdecode.so": {}, "../x": {}}
    ),
    "an empty folder": lambda folder: [path.unlink() for path in folder.iterdir()],
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_damage_is_noticed_set_aside_and_repaired(sandbox: Sandbox, damage: str) -> None:
    """Guards against loading what was cut off, overwritten or emptied in place, however fresh its timestamps."""
    assert sandbox.run().answer == 1
    folder = sandbox.folder()
    DAMAGE[damage](folder)
    outcome = sandbox.run()
    assert outcome.answer == 1
    assert "building it again" in outcome.stderr
    (aside,) = sandbox.set_aside()
    assert (aside / "reason.txt").read_text().strip()
    assert len(sandbox.compiler.calls) == 6
    assert sandbox.run().stderr == ""


def test_planted_objects_and_generated_files_are_never_used(sandbox: Sandbox) -> None:
    """Guards against reusing objects or build files of an interrupted build: every build starts from sources alone."""
    sandbox.run()
    folder = sandbox.folder()
    for where in (folder, folder.with_name(f".staging-{folder.name}-abcdefgh")):
        (where / "obj").mkdir(parents=True, exist_ok=True)
        for name in ("obj/kernels-launcher.o", "obj/kernels-cpu-part0.o", "build.ninja", ".ninja_log"):
            (where / name).write_bytes(b"")
    outcome = sandbox.run(MLA_JIT_REBUILD="1")
    assert outcome.answer == 1
    assert len(sandbox.compiler.calls) == 6
    assert not (sandbox.folder() / "obj").exists()


def test_what_is_set_aside_does_not_pile_up(sandbox: Sandbox) -> None:
    """Guards against a cache that grows with every damage."""
    for _ in range(cache.KEEP_SET_ASIDE + 2):
        sandbox.run()
        _flip(sandbox.folder() / "libdecode.so")
    assert sandbox.run().answer == 1
    assert len(sandbox.set_aside()) == cache.KEEP_SET_ASIDE


def test_a_folder_that_was_replaced_meanwhile_is_not_set_aside(place: places.Place) -> None:
    """Guards against moving away the good build that another process has just made in place of the bad one."""
    folder = place.root / "cpu" / ("decode-" + "0" * 32)
    folder.mkdir()
    cache.set_aside(place, folder, (0, 0), "it was another one")
    assert folder.is_dir()


def test_a_build_that_vanishes_while_it_is_read_is_no_damage(
    place: places.Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Guards against stale handles: on a network filesystem a folder can be replaced between two reads."""
    folder = place.root / "cpu" / ("decode-" + "0" * 32)
    folder.mkdir()

    def vanish(place: places.Place, folder: Path) -> dict[str, object]:
        folder.rmdir()
        raise OSError(116, "Stale file handle")

    monkeypatch.setattr(cache, "_verified_record", vanish)
    assert cache.read_entry(place, folder) is None


# ---------------------------------------------------------------------------------------------------------------------
# Trust
# ---------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", [0o775, 0o757, 0o777])
@pytest.mark.parametrize("level", ["root", "target", "build", "library", "key.json"])
def test_what_others_may_write_is_refused(sandbox: Sandbox, level: str, mode: int) -> None:
    """Guards against running a library that another user put there; the message says what to do."""
    sandbox.run()
    folder = sandbox.folder()
    path = {
        "root": sandbox.cache,
        "target": sandbox.cache / "cpu",
        "build": folder,
        "library": folder / "libdecode.so",
        "key.json": folder / "key.json",
    }[level]
    path.chmod(mode)
    outcome = sandbox.run()
    assert "CacheError" in outcome.error
    assert "chmod go-w" in outcome.error and "MLA_JIT_CACHE_DIR" in outcome.error and str(path) in outcome.error
    assert len(sandbox.compiler.calls) == 3
    path.chmod(mode & ~0o022)
    assert sandbox.run().answer == 1


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
@pytest.mark.parametrize("level", ["root", "build", "library"])
def test_what_belongs_to_somebody_else_is_refused(sandbox: Sandbox, level: str) -> None:
    """Guards against a cache that another user prepared."""
    sandbox.run()
    path = {"root": sandbox.cache, "build": sandbox.folder(), "library": sandbox.folder() / "libdecode.so"}[level]
    os.chown(path, 12345, -1)
    outcome = sandbox.run()
    assert "CacheError" in outcome.error and "uid 12345" in outcome.error and "MLA_JIT_CACHE_DIR" in outcome.error


def test_a_cache_of_root_serves_other_users(sandbox: Sandbox) -> None:
    """Guards against refusing what an administrator installed: files of uid 0 are as trusted as one's own."""
    rule = trust.Rule(frozenset({54321, 0}))
    sandbox.run()
    if sandbox.folder().stat().st_uid == 0:
        trust.check(sandbox.folder(), rule)
    with pytest.raises(CacheError, match="belongs to uid"):
        trust.check(sandbox.folder(), trust.Rule(frozenset({54321})))


def test_an_untrusted_cache_is_not_written_either(sandbox: Sandbox) -> None:
    """Guards against building where others can swap the result before it is loaded."""
    sandbox.cache.mkdir()
    sandbox.cache.chmod(0o777)
    assert "CacheError" in sandbox.run().error
    assert sandbox.compiler.calls == []


# ---------------------------------------------------------------------------------------------------------------------
# Leftovers
# ---------------------------------------------------------------------------------------------------------------------


def _age(folder: Path, seconds: float) -> None:
    then = time.time() - seconds
    for path in (folder, *folder.rglob("*")):
        os.utime(path, (then, then))


def _leftover(place: places.Place, name: str, age: float) -> Path:
    folder = place.root / "cpu" / f".staging-decode-{name}"
    (folder / "obj").mkdir(parents=True)
    (folder / cache.OWNER_FILE).touch()
    (folder / "obj" / "x.o").touch()
    _age(folder, age)
    return folder


def test_leftovers_of_dead_builders_are_swept_and_living_ones_are_not(place: places.Place) -> None:
    """Guards against staging folders that pile up, and against sweeping away a build in progress."""
    import fcntl

    old = _leftover(place, "old", 2 * cache.STALE_AFTER_S)
    young = _leftover(place, "young", cache.STALE_AFTER_S / 2)
    ahead = _leftover(place, "from-a-clock-that-is-ahead", -86400)
    busy = _leftover(place, "busy", 2 * cache.STALE_AFTER_S)
    os.utime(busy / "obj" / "x.o")
    held = _leftover(place, "held", 2 * cache.STALE_AFTER_S)
    with open(held / cache.OWNER_FILE) as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        assert cache.sweep(place, "cpu") == [old]
    assert [path.exists() for path in (old, young, ahead, busy, held)] == [False, True, True, True, True]
    assert cache.sweep(place, "cpu") == [held]


def test_without_a_lock_to_ask_the_grace_period_is_a_day(place: places.Place) -> None:
    """Guards against sweeping a living build of another machine where locks do not tell."""
    folder = _leftover(place, "x", 2 * cache.STALE_AFTER_S)
    (folder / cache.OWNER_FILE).unlink()
    _age(folder, 2 * cache.STALE_AFTER_S)
    assert cache.sweep(place, "cpu") == []
    _age(folder, 2 * cache.STALE_WITHOUT_LOCKS_S)
    assert cache.sweep(place, "cpu") == [folder]


def test_a_build_sweeps(sandbox: Sandbox) -> None:
    """Guards against a sweep that nobody calls."""
    sandbox.run()
    folder = sandbox.cache / "cpu" / ".staging-decode-old"
    folder.mkdir(mode=0o700)
    _age(folder, 10 * cache.STALE_WITHOUT_LOCKS_S)
    set_answer(sandbox.tree, 2)
    assert sandbox.run().answer == 2
    assert not folder.exists()


def test_staging_is_private(sandbox: Sandbox) -> None:
    """Guards against others changing a build before it is published."""
    seen = sandbox.base / "modes"
    script = sandbox.compiler.path.read_text()
    sandbox.compiler.path.write_text(script.replace("exec ", f"echo $(stat -c %a .) $PWD >> '{seen}'\nexec "))
    sandbox.run()
    modes = {line.split()[0] for line in seen.read_text().splitlines() if ".staging-" in line}
    assert modes == {"700"}


# ---------------------------------------------------------------------------------------------------------------------
# Publishing and places
# ---------------------------------------------------------------------------------------------------------------------


def _finished(folder: Path, text: str) -> Path:
    folder.mkdir()
    (folder / "libdecode.so").write_text(text)
    return folder


def test_publish_keeps_or_replaces_as_asked(place: places.Place) -> None:
    """Guards against replacing an equal build that somebody may just be loading."""
    final = place.root / "cpu" / "decode-x"
    assert cache.publish(_finished(place.root / "a", "a"), final, replace=False)
    assert not cache.publish(_finished(place.root / "b", "b"), final, replace=False)
    assert (final / "libdecode.so").read_text() == "a"
    assert cache.publish(place.root / "b", final, replace=True)
    assert (final / "libdecode.so").read_text() == "b"
    assert [path.name for path in (place.root / "cpu").iterdir()] == ["decode-x"]


def test_files_are_synced_before_the_rename(place: places.Place, monkeypatch: pytest.MonkeyPatch) -> None:
    """Guards against a name that survives a power cut while the content does not."""
    events: list[str] = []
    real_sync, real_rename = os.fsync, os.rename
    monkeypatch.setattr(os, "fsync", lambda fd: (events.append(os.readlink(f"/proc/self/fd/{fd}")), real_sync(fd))[1])
    monkeypatch.setattr(os, "rename", lambda a, b: (events.append("rename"), real_rename(a, b))[1])
    staging = _finished(place.root / "staging", "x")
    cache.publish(staging, place.root / "cpu" / "decode-y", replace=False)
    assert events == [str(staging / "libdecode.so"), str(staging), "rename", str(place.root / "cpu")]


@pytest.mark.parametrize(
    ("settings", "expected"),
    [
        (env.Settings(cache_dir="/c", xdg_cache_home="/x", home="/"), ("/c", "MLA_JIT_CACHE_DIR")),
        (env.Settings(xdg_cache_home="/x", home="/"), ("/x/mla_jit", "XDG_CACHE_HOME")),
    ],
)
def test_the_root_follows_the_variables(settings: env.Settings, expected: tuple[str, str]) -> None:
    """Guards against ignoring a variable because its folder is not there yet."""
    place = places.locate_root(settings)
    assert (str(place.root), place.why) == expected


def test_home_comes_last(tmp_path: Path) -> None:
    """Guards against a default elsewhere than ~/.cache/mla_jit."""
    assert places.locate_root(env.Settings(home=str(tmp_path))).root == tmp_path / ".cache" / "mla_jit"


def test_an_explicit_folder_that_cannot_be_made_is_an_error(sandbox: Sandbox) -> None:
    """Guards against going silently to another folder than the one that was asked for."""
    blocker = sandbox.base / "file"
    blocker.touch()
    for variables in ({"MLA_JIT_CACHE_DIR": str(blocker / "x")}, {"XDG_CACHE_HOME": str(blocker)}):
        outcome = sandbox.run(**{"MLA_JIT_CACHE_DIR": None, **variables})
        assert "CacheError" in outcome.error and str(blocker) in outcome.error
    assert sandbox.compiler.calls == []


def test_clearing_keeps_locks_and_living_builds(sandbox: Sandbox) -> None:
    """Guards against `clean` deleting what another process waits on or works in."""
    sandbox.run()
    place = places.Place(sandbox.cache, "a test", trust.cache_rule())
    working = _leftover(place, "young", 0)
    assert cache.clear(place, "cpu") == 1
    assert sandbox.folders() == []
    assert working.exists() and list((sandbox.cache / "cpu" / ".locks").glob("*.lock"))
    assert sandbox.run("report(x=1)\n" + LOAD).answer == 1


def test_a_copy_with_loose_modes_says_how_to_repair_it(sandbox: Sandbox) -> None:
    """Guards against a puzzling refusal after copying a cache under a group-writable umask."""
    sandbox.run()
    sandbox.cache = shutil.copytree(sandbox.cache, sandbox.base / "copy")
    sandbox.cache.chmod(0o775)
    assert f"chmod go-w {sandbox.cache}" in sandbox.run().error
