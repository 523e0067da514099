"""A keyring file that changes while it is in use is reloaded, or refused."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted import Keyring, keyring_watch
from heatcloak_aggregator.trusted.keyring import create_keyring, save_keyring
from heatcloak_aggregator.trusted.keyring_watch import KeyringChangedError, KeyringWatch, run_with_keyring
from heatcloak_shared.ratchet import Epochs

KEYRING = Keyring.from_root("hall", bytes(32), ["n01", "n02"], Epochs(100, 10))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a keyring file."""
    create_keyring(tmp_path / "ring.key", KEYRING)
    return tmp_path / "ring.key"


def test_change_is_loaded_once(path: Path) -> None:
    watch = KeyringWatch(path)
    assert not watch.reload_if_changed()
    save_keyring(path, KEYRING.revoke("n01", 150).ratchet(3))
    assert watch.reload_if_changed()
    assert (watch.keyring.first_epoch, watch.keyring.generations("n01")[0].revoked_from) == (3, 150)
    assert not watch.reload_if_changed()


@pytest.mark.parametrize("fault", ["gone", "loose", "torn", "other zone"])
def test_unusable_keyring_is_refused_and_the_old_one_kept(path: Path, fault: str) -> None:
    watch = KeyringWatch(path)
    if fault == "gone":
        path.unlink()
    elif fault == "other zone":
        save_keyring(path, Keyring.from_root("cellar", bytes(32), ["n01"], KEYRING.epochs))
    else:
        path.write_text("kind = ")
        path.chmod(0o644 if fault == "loose" else 0o600)
    with pytest.raises(KeyringChangedError, match=r"ring\.key") as caught:
        watch.reload_if_changed()
    assert "\n" not in str(caught.value)
    assert watch.keyring.zone == "hall"


def test_keyring_from_a_pipe_never_changes(path: Path) -> None:
    reader, writer = os.pipe()
    os.write(writer, path.read_bytes())
    os.close(writer)
    try:
        watch = KeyringWatch(Path(f"/dev/fd/{reader}"))
        assert not watch.reload_if_changed()
    finally:
        os.close(reader)
    assert watch.keyring.nodes == ("n01", "n02")


def test_work_continues_with_a_changed_keyring_and_ends_without_one(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyring_watch, "INTERVAL", 0.01)
    seen: list[int] = []

    def on_change(keyring: Keyring) -> None:
        seen.append(keyring.first_epoch)
        path.unlink()

    async def work() -> None:
        save_keyring(path, KEYRING.ratchet(2))
        await asyncio.Event().wait()

    with pytest.raises(KeyringChangedError):
        asyncio.run(run_with_keyring(KeyringWatch(path), on_change, work()))
    assert seen == [2]


def test_watch_ends_with_the_work_and_passes_its_exception_on(path: Path) -> None:

    async def fail() -> None:
        raise ValueError("from work")

    async def end() -> None:
        await asyncio.sleep(0)

    asyncio.run(run_with_keyring(KeyringWatch(path), lambda keyring: None, end()))
    with pytest.raises(ValueError, match="from work"):
        asyncio.run(run_with_keyring(KeyringWatch(path), lambda keyring: None, fail()))
