"""A recording of the public readings: one JSON object a line, read as a stream, however long it is."""

from __future__ import annotations

import asyncio
import codecs
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from heatcloak_aggregator.trusted.openings import Openings
from heatcloak_aggregator.trusted.round_publisher import Teller
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

BATCH = 500
BATCHES_AHEAD = 4
LONGEST_LINE = 4096
"""Bytes of a line that are kept. What is longer can be no reading, and is refused as oversized."""


async def replay(
    path: Path,
    openings: Openings,
    clock: Callable[[], float],
    teller: Teller,
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Open the readings of a recording to its end, or until as many rounds were told as are wanted.

    Args:
        path: the recording.
        openings: what opens the readings, into a recording's rounds.
        clock: seconds since 1970: what a recording says of times to come is refused.
        teller: what tells of closed rounds.
        on_ready: told when the recording has been found.

    Raises:
        ConfigError: the recording can't be read.
        HeatcloakError: a reading could not be written down. Nothing more is opened.
    """
    source = _Source(path)
    await source.next()
    on_ready()
    while not teller.is_done and (batch := await source.next()):
        for line in batch:
            openings.take_line(line, clock())
        await teller.tell(openings.rounds.close_due(clock()))
    await teller.tell(openings.rounds.close_all())


class _Source:
    """Reads a recording some batches ahead: first an empty one when it is open, and one at its end.

    On a thread that nobody waits for: a pipe that nobody writes to must not outlast an interrupt.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._batches: asyncio.Queue[list[bytes] | OSError | ValueError] = asyncio.Queue()
        self._room = threading.Semaphore(BATCHES_AHEAD)
        threading.Thread(target=self._read, name="recording", daemon=True).start()

    async def next(self) -> list[bytes]:
        """The next batch of lines.

        Raises:
            ConfigError: the recording can't be read.
        """
        batch = await self._batches.get()
        self._room.release()
        if isinstance(batch, OSError | ValueError):
            reason = getattr(batch, "strerror", None) or "no path"
            raise ConfigError(
                f"recording {sanitize(str(self._path), 200)}: {reason}: give a file of readings, one a line"
            )
        return batch

    def _read(self) -> None:
        # The loop is closed where nobody wants to know any more.
        with suppress(RuntimeError):
            try:
                with self._path.open("rb") as file:
                    self._put([])
                    lines = _lines(file)
                    while batch := list(islice(lines, BATCH)):
                        self._put(batch)
                self._put([])
            except (OSError, ValueError) as error:
                self._put(error)

    def _put(self, batch: list[bytes] | OSError | ValueError) -> None:
        self._room.acquire()
        self._loop.call_soon_threadsafe(self._batches.put_nowait, batch)


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank, without their ends; of a longer one no more than its beginning.

    The recording ends where it ends at the first look: of a line that is still being written, the rest would
    come as a line of its own.
    """
    line = file.readline(LONGEST_LINE).removeprefix(codecs.BOM_UTF8)
    while line:
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE)
        if line.strip():
            yield line.rstrip(b"\r\n")
        line = rest and file.readline(LONGEST_LINE)
