"""Rounds of a heatmap zone at the trusted party: the true cells, and a central private heatmap of them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from pathlib import Path

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps import private_heatmap
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import HeatmapZone


class CellPublisher:
    """Passes on the closed rounds of a heatmap zone.

    Args:
        on_round: called with each round, on the event loop.
        counts: where rounds are counted.
        limit: how many rounds to publish; None for all.
        write: called with each round before that, on another thread; it may take long.
    """

    def __init__(
        self,
        on_round: Callable[[DecryptedRound], None],
        counts: TrustedCounts,
        limit: int | None = None,
        write: Callable[[DecryptedRound], None] = lambda decrypted: None,
    ) -> None:
        self._on_round = on_round
        self._counts = counts
        self._limit = limit
        self._write = write

    @property
    def is_done(self) -> bool:
        """Whether the limit is reached."""
        return self._limit is not None and self._counts.rounds >= self._limit

    async def publish(self, closed: Iterable[DecryptedRound]) -> None:
        """Pass on each round."""
        for decrypted in closed:
            if self.is_done:
                return
            await asyncio.to_thread(self._write, decrypted)
            self._counts.rounds += 1
            self._on_round(decrypted)


def people_of(decrypted: DecryptedRound, zone: HeatmapZone) -> list[FloatArray]:
    """Return the true place of each device that reported, as (1, 2) or (0, 2) coordinates in the unit square.

    The place is the middle of its cell. A device that was nowhere has none.
    """
    size = zone.area.size
    return [
        np.empty((0, 2)) if cell is None else np.array([[(cell[1] + 0.5) / size, (cell[0] + 0.5) / size]])
        for cell in decrypted.uncovered.values()
    ]


def check_output(path: Path) -> None:
    """Raise ConfigError if a heatmap can't be written to ``path``; an existing file is never replaced.

    A second heatmap of the same round has new noise, and spends epsilon once more.
    """
    if path.suffix != ".npz":
        raise ConfigError(f"--heatmap {shown_path(path)}: unknown format: give a file that ends with .npz")
    if path.exists():
        raise ConfigError(
            f"--heatmap {shown_path(path)}: exists: another heatmap spends epsilon once more; give a new file"
        )


def write_heatmap(path: Path, decrypted: DecryptedRound, zone: HeatmapZone, epsilon: float) -> None:
    """Write a central private heatmap of a round: arrays ``heatmap``, ``density``, ``round``, ``epsilon``.

    One person more or less in the round changes the odds of any outcome by at most e^epsilon; a person who
    moves costs twice that. Which devices reported is public, so only their places are hidden.

    Raises:
        ConfigError: the file exists, or can't be written.
    """
    found = private_heatmap(people_of(decrypted, zone), epsilon, size=zone.area.size)
    try:
        with path.open("xb") as file:
            np.savez(
                file,
                heatmap=found.heatmap,
                density=found.density,
                round=np.array(decrypted.number),
                epsilon=np.array(epsilon),
            )
    except OSError as error:
        raise ConfigError(
            f"--heatmap {shown_path(path)}: {error.strerror}: give a new, writable file"
        ) from None
