"""Reload the keyring file when it changes, so that revocations and ratchets reach a running command."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NoReturn

from heatcloak_aggregator.task_utils import until_first_ends
from heatcloak_aggregator.trusted.keyring import Keyring, load_keyring
from heatcloak_shared.errors import HeatcloakError, KeyFileError
from heatcloak_shared.sanitize import shown_path

INTERVAL = 1.0

_Stamp = tuple[int, int, int, int] | None


class KeyringChangedError(HeatcloakError):
    """The keyring file changed while it was in use, and its new content can't be used."""


class KeyringWatch:
    """A keyring file and its current content. A keyring read from a pipe never changes.

    Args:
        path: the file.

    Attributes:
        keyring: the keyring as last loaded.

    Raises:
        KeyFileError: as `load_keyring`.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        # Take the stamp first, so that a change in between is noticed by the next check.
        self._stamp = self._current_stamp()
        self.keyring = load_keyring(path)

    def reload_if_changed(self) -> bool:
        """Reload the keyring if its file changed, and return whether it did.

        Raises:
            KeyringChangedError: the file can't be loaded, or is of another zone now.
        """
        if self._stamp is None or (stamp := self._current_stamp()) == self._stamp:
            return False
        try:
            keyring = load_keyring(self._path)
        except KeyFileError as error:
            raise KeyringChangedError(f"keyring changed and can't be loaded: {error}") from None
        if keyring.zone != self.keyring.zone:
            raise KeyringChangedError(
                f"keyring changed: {shown_path(self._path)} is of zone {keyring.zone} now: "
                f"give the keyring of zone {self.keyring.zone}"
            )
        self._stamp, self.keyring = stamp, keyring
        return True

    def _current_stamp(self) -> _Stamp:
        """Return what changes with the file: zeros if it is missing, None if it is not a regular file."""
        try:
            status = os.stat(self._path)  # noqa: PTH116  a path may hold what pathlib refuses
        except (OSError, ValueError):
            return 0, 0, 0, 0
        if not stat.S_ISREG(status.st_mode):
            return None
        return status.st_dev, status.st_ino, status.st_mtime_ns, status.st_size


async def run_with_keyring(
    watch: KeyringWatch, on_change: Callable[[Keyring], None], work: Coroutine[Any, Any, None]
) -> None:
    """Run ``work`` to its end and call ``on_change`` within about a second after the keyring changes.

    Raises:
        KeyringChangedError: the keyring can't be used any more; ``work`` is cancelled.
        Exception: raised by ``work`` or ``on_change``.
    """
    await until_first_ends(work=work, ring=_watch(watch, on_change))


async def _watch(watch: KeyringWatch, on_change: Callable[[Keyring], None]) -> NoReturn:
    while True:
        await asyncio.sleep(INTERVAL)
        if await asyncio.to_thread(watch.reload_if_changed):
            on_change(watch.keyring)
