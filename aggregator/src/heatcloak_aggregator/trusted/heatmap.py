"""Rounds of a heatmap zone at the trusted party: central private heatmaps of the true cells."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps import private_heatmap
from heatcloak_aggregator.heatmaps.mechanism import EPSILONS
from heatcloak_aggregator.store.export import written_whole
from heatcloak_aggregator.trusted.audit_log import AuditLog
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.local_heatmap import check_epsilon
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import HeatmapZone


@dataclass(frozen=True)
class WrittenHeatmap:
    """A private heatmap of one round that was written.

    Attributes:
        number: the round.
        path: the file.
        epsilon: ε that it spent.
    """

    number: int
    path: Path
    epsilon: Fraction


class HeatmapWriter:
    """Write a central private heatmap of each round: arrays ``heatmap``, ``density``, ``round``, ``epsilon``.

    One person more or less in a round changes the odds of any outcome by at most e^ε; a person who moves
    costs twice that. Which devices reported is public, so only their places are hidden. Every heatmap spends
    ε: the audit log records it before the noise is drawn, and a second heatmap of a round is refused.

    Args:
        zone: the zone.
        out: the file, .npz. With ``several`` the number of the round is added to its name.
        epsilon: ε of each heatmap.
        log: the audit log.
        several: whether there may be several rounds.
        again: whether rounds may have a second heatmap, which spends ε once more.

    Raises:
        ConfigError: the file has another suffix, exists, or is in no folder.
        ParameterError: ``epsilon`` is out of range.
    """

    def __init__(
        self,
        zone: HeatmapZone,
        out: Path,
        epsilon: Fraction,
        log: AuditLog,
        *,
        several: bool = False,
        again: bool = False,
    ) -> None:
        if out.suffix != ".npz":
            raise ConfigError(f"--heatmap {shown_path(out)}: unknown format: give a file that ends with .npz")
        if not out.parent.is_dir():
            raise ConfigError(f"--heatmap {shown_path(out)}: there is no such folder: make it")
        self._zone = zone
        self._out = out
        self._epsilon = check_epsilon(epsilon, *EPSILONS)
        self._log = log
        self._several = several
        self._published = set() if again else log.rounds_with_heatmap(zone.name)
        if not several:
            _check_new(out)

    def write(self, decrypted: DecryptedRound) -> WrittenHeatmap:
        """Write the heatmap of a round.

        Raises:
            ConfigError: the file exists, or the round has a heatmap already.
            AuditLogError: the entry could not be written; nothing is published then.
            StoreError: the file can't be written. The budget is spent all the same.
        """
        number = decrypted.number
        if number in self._published:
            raise ConfigError(
                f"round {number} of zone {self._zone.name} has a heatmap already, by the audit log: another "
                "one spends epsilon once more; give --again to spend it"
            )
        path = self._out.with_stem(f"{self._out.stem}-{number}") if self._several else self._out
        _check_new(path)
        self._log.record_heatmap(number, self._epsilon, str(path))
        self._published.add(number)
        found = private_heatmap(people_of(decrypted, self._zone), self._epsilon, size=self._zone.area.size)
        with written_whole(path) as file:
            np.savez(
                file,
                heatmap=found.heatmap,
                density=found.density,
                round=np.array(number),
                epsilon=np.array(str(self._epsilon)),
            )
        return WrittenHeatmap(number, path, self._epsilon)


def people_of(decrypted: DecryptedRound, zone: HeatmapZone) -> list[FloatArray]:
    """Return the true place of each device that reported, as (1, 2) or (0, 2) coordinates in the unit square.

    The place is the middle of its cell. A device that was nowhere has none.
    """
    size = zone.area.size
    return [
        np.empty((0, 2)) if cell is None else np.array([[(cell[1] + 0.5) / size, (cell[0] + 0.5) / size]])
        for cell in decrypted.uncovered.values()
    ]


def _check_new(path: Path) -> None:
    """Raise ConfigError if a file exists: a heatmap that was paid for is never replaced."""
    if path.exists():
        raise ConfigError(
            f"--heatmap {shown_path(path)}: exists: another heatmap spends epsilon once more; give a new file"
        )
