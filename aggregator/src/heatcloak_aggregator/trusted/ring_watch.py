"""The ring file while it is in use: what is revoked or forgotten in it counts for who is running, too."""

from __future__ import annotations

import asyncio
import os
import stat
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, NoReturn

from heatcloak_aggregator.service.task_utils import until_first_ends
from heatcloak_aggregator.trusted.errors import RingChangedError
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.ring_file import load_keyring
from heatcloak_shared.errors import KeyFileError
from heatcloak_shared.private_file import shown_path

INTERVAL = 1.0

_Stamp = tuple[int, int, int, int] | None


class RingWatch:
    """A zone's ring in a file, and what becomes of it. A ring that came through a pipe stays as it came.

    Args:
        path: the file.

    Attributes:
        ring: the ring as it was loaded last.

    Raises:
        KeyFileError: as `load_keyring`.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        # The stamp first: a change between the two is seen at the next look.
        self._stamp = self._stamp_now()
        self.ring = load_keyring(path)

    def look(self) -> bool:
        """Whether the file changed; ``ring`` is what it has become.

        Raises:
            RingChangedError: it can't be loaded any more, or is of another zone now.
        """
        if self._stamp is None or (stamp := self._stamp_now()) == self._stamp:
            return False
        try:
            ring = load_keyring(self._path)
        except KeyFileError as error:
            raise RingChangedError(f"the ring changed and can't be used any more: {error}") from None
        if ring.zone != self.ring.zone:
            raise RingChangedError(
                f"{shown_path(self._path)} changed: it is of zone {ring.zone} now, not of {self.ring.zone}: "
                "give that zone's ring"
            )
        self._stamp, self.ring = stamp, ring
        return True

    def _stamp_now(self) -> _Stamp:
        """What changes with the file; None for what is no file, or is gone."""
        try:
            status = os.stat(self._path)  # noqa: PTH116  a path may hold what pathlib refuses
        except (OSError, ValueError):
            return 0, 0, 0, 0
        if not stat.S_ISREG(status.st_mode):
            return None
        return status.st_dev, status.st_ino, status.st_mtime_ns, status.st_size


async def work_with(
    watch: RingWatch, on_change: Callable[[Keyring], None], work: Coroutine[Any, Any, None]
) -> None:
    """Run ``work`` to its end, and tell of each change of the ring within about a second.

    Raises:
        RingChangedError: the ring can't be used any more. The work is ended then.
        Exception: whatever ``work`` or ``on_change`` raised.
    """
    await until_first_ends(work=work, ring=_watch(watch, on_change))


async def _watch(watch: RingWatch, on_change: Callable[[Keyring], None]) -> NoReturn:
    while True:
        await asyncio.sleep(INTERVAL)
        if await asyncio.to_thread(watch.look):
            on_change(watch.ring)
