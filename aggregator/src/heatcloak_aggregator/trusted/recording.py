"""Replay a recording of public readings, one JSON object per line, as a stream of any length."""

from __future__ import annotations

import asyncio
import codecs
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any, BinaryIO

from heatcloak_aggregator.trusted.pipeline import DecryptionPipeline, RoundPublisher
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.files import failure_reason
from heatcloak_shared.sanitize import sanitize

BATCH = 500
BATCHES_AHEAD = 4
MAX_LINE_BYTES = 4096
"""Bytes of a line that are kept. A longer line is not a reading, and is refused as oversized."""


async def replay(
    path: Path,
    pipeline: DecryptionPipeline,
    clock: Callable[[], float],
    publisher: RoundPublisher[Any],
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Decrypt the readings of a recording to its end, or until the publisher has reached its limit.

    Args:
        path: the recording.
        pipeline: decrypts the readings, into a recording's rounds.
        clock: seconds since 1970: readings of the future are refused.
        publisher: publishes closed rounds.
        on_ready: called when the recording is open.

    Raises:
        ConfigError: the recording can't be read.
        HeatcloakError: a reading could not be recorded. Nothing more is decrypted.
    """
    source = _BatchReader(path)
    await source.next()
    on_ready()
    while not publisher.is_done and (batch := await source.next()):
        for line in batch:
            pipeline.take_line(line, clock())
        await publisher.publish(pipeline.rounds.close_due(clock()))
    await publisher.publish(pipeline.rounds.close_all())


class _BatchReader:
    """Reads a recording some batches ahead: an empty batch once it is open, and another at its end.

    It reads on a daemon thread, so that a pipe without a writer does not keep an interrupted process alive.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._loop = asyncio.get_running_loop()
        self._batches: asyncio.Queue[list[bytes] | OSError | ValueError] = asyncio.Queue()
        self._room = threading.Semaphore(BATCHES_AHEAD)
        threading.Thread(target=self._read, name="recording", daemon=True).start()

    async def next(self) -> list[bytes]:
        """Return the next batch of lines.

        Raises:
            ConfigError: the recording can't be read.
        """
        batch = await self._batches.get()
        self._room.release()
        if isinstance(batch, OSError | ValueError):
            reason = failure_reason(batch)
            raise ConfigError(
                f"recording {sanitize(str(self._path), 200)}: {reason}: give a file of readings, one per line"
            )
        return batch

    def _read(self) -> None:
        # RuntimeError: the event loop is closed because the program is ending.
        with suppress(RuntimeError):
            try:
                with self._path.open("rb") as file:
                    self._put([])
                    lines = read_lines(file)
                    while batch := list(islice(lines, BATCH)):
                        self._put(batch)
                self._put([])
            except (OSError, ValueError) as error:
                self._put(error)

    def _put(self, batch: list[bytes] | OSError | ValueError) -> None:
        self._room.acquire()
        self._loop.call_soon_threadsafe(self._batches.put_nowait, batch)


def read_lines(file: BinaryIO) -> Iterator[bytes]:
    """Yield the lines that are not blank, without line ends, each cut to `MAX_LINE_BYTES`.

    The first end of file is final: otherwise the rest of a line that is still being written would follow as
    a line of its own.
    """
    line = file.readline(MAX_LINE_BYTES).removeprefix(codecs.BOM_UTF8)
    while line:
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(MAX_LINE_BYTES)
        if line.strip():
            yield line.rstrip(b"\r\n")
        line = rest and file.readline(MAX_LINE_BYTES)
