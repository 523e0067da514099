"""A ring file that changes while it is in use: noticed, loaded, and refused where it is of no use."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted import Keyring, ring_watch
from heatcloak_aggregator.trusted.errors import RingChangedError
from heatcloak_aggregator.trusted.ring_file import create_keyring, save_keyring
from heatcloak_aggregator.trusted.ring_watch import RingWatch, work_with
from heatcloak_shared.ratchet import Epochs

RING = Keyring.from_root("hall", bytes(32), ["n01", "n02"], Epochs(100, 10))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A ring file."""
    create_keyring(tmp_path / "ring.key", RING)
    return tmp_path / "ring.key"


def test_a_change_is_seen_once(path: Path) -> None:
    """And nothing where nothing changed."""
    watch = RingWatch(path)
    assert not watch.look()
    save_keyring(path, RING.revoke("n01", 150).ratchet(3))
    assert watch.look()
    assert (watch.ring.first_epoch, watch.ring.generations("n01")[0].revoked_from) == (3, 150)
    assert not watch.look()


@pytest.mark.parametrize("fault", ["gone", "loose", "torn", "other zone"])
def test_a_ring_that_is_of_no_use_any_more_is_one_line(path: Path, fault: str) -> None:
    """Removed, readable by others, half written, of another zone."""
    watch = RingWatch(path)
    if fault == "gone":
        path.unlink()
    elif fault == "other zone":
        save_keyring(path, Keyring.from_root("cellar", bytes(32), ["n01"], RING.epochs))
    else:
        path.write_text("kind = ")
        path.chmod(0o644 if fault == "loose" else 0o600)
    with pytest.raises(RingChangedError, match=r"ring\.key") as caught:
        watch.look()
    assert "\n" not in str(caught.value)
    assert watch.ring.zone == "hall"


def test_a_ring_from_a_pipe_stays_as_it_came(path: Path) -> None:
    """From a program that decrypts: there is nothing to look at again."""
    reader, writer = os.pipe()
    os.write(writer, path.read_bytes())
    os.close(writer)
    try:
        watch = RingWatch(Path(f"/dev/fd/{reader}"))
        assert not watch.look()
    finally:
        os.close(reader)
    assert watch.ring.nodes == ("n01", "n02")


def test_work_goes_on_with_the_changed_ring_and_ends_with_a_lost_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever works is told, and stopped."""
    monkeypatch.setattr(ring_watch, "INTERVAL", 0.01)
    told: list[int] = []

    def take(ring: Keyring) -> None:
        told.append(ring.first_epoch)
        path.unlink()

    async def work() -> None:
        save_keyring(path, RING.ratchet(2))
        await asyncio.sleep(10)
        pytest.fail("it went on")

    with pytest.raises(RingChangedError):
        asyncio.run(work_with(RingWatch(path), take, work()))
    assert told == [2]


def test_the_end_and_the_faults_of_the_work_are_its_own(path: Path) -> None:
    """The watch does not outlast the work, nor hide what it raises."""

    async def fail() -> None:
        raise ValueError("mine")

    async def end() -> None:
        await asyncio.sleep(0)

    asyncio.run(work_with(RingWatch(path), lambda ring: None, end()))
    with pytest.raises(ValueError, match="mine"):
        asyncio.run(work_with(RingWatch(path), lambda ring: None, fail()))
