"""A recording of the public readings: one JSON object a line, read as a stream, however long it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import BinaryIO

from heatcloak_aggregator.trusted.openings import Openings
from heatcloak_aggregator.trusted.rounds import RecordedRounds
from heatcloak_aggregator.trusted.teller import Teller
from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ConfigError

BATCH = 500
LONGEST_LINE = 4096
"""Bytes of a line that are kept. What is longer can be no reading, and is refused as oversized."""


async def replay(
    path: Path,
    openings: Openings,
    rounds: RecordedRounds,
    clock: Callable[[], float],
    teller: Teller,
    on_ready: Callable[[], None] = lambda: None,
) -> None:
    """Open the readings of a recording to its end, or until as many rounds were told as are wanted.

    Args:
        path: the recording.
        openings: what opens the readings, into ``rounds``.
        rounds: the recording's rounds.
        clock: seconds since 1970: what a recording says of times to come is refused.
        teller: what tells of closed rounds.
        on_ready: told when the recording has been found.

    Raises:
        ConfigError: the recording can't be read.
        HeatcloakError: a reading could not be written down. Nothing more is opened.
    """
    try:
        file = await asyncio.to_thread(path.open, "rb")
    except OSError as error:
        raise _unreadable(path, error) from None
    on_ready()
    with file:
        lines = _lines(file)
        while not teller.is_done and (batch := await _read(path, lines)):
            for line in batch:
                openings.take_line(line, clock())
            await teller.tell(rounds.close_due(clock()))
    await teller.tell(rounds.close_all())


async def _read(path: Path, lines: Iterator[bytes]) -> list[bytes]:
    """The next some hundred lines, read on another thread; none at the end."""
    try:
        return await asyncio.to_thread(lambda: list(islice(lines, BATCH)))
    except OSError as error:
        raise _unreadable(path, error) from None


def _lines(file: BinaryIO) -> Iterator[bytes]:
    """The lines that are not blank, without their ends; of a longer one no more than its beginning."""
    while line := file.readline(LONGEST_LINE):
        rest = line
        while rest and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE)
        if line.strip():
            yield line.rstrip(b"\r\n")


def _unreadable(path: Path, error: OSError) -> ConfigError:
    return ConfigError(
        f"recording {clean(str(path), 200)}: {error.strerror}: give a file of readings, one a line"
    )
