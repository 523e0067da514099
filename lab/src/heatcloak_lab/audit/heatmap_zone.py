"""The audit of a heatmap zone: the probabilities of its local mechanism, and the reports of its devices."""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.audit import Check, LossBound
from heatcloak_aggregator.privacy.audit.local_reports import (
    LocalSample,
    group_difference,
    likelihood_check,
    report_checks,
)
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_lab.audit.evidence import Evidence
from heatcloak_lab.audit.nodes import ImplausibleError, NodeFactory, World, shipped_node
from heatcloak_lab.audit.run import NodeTest, Progress, run_worlds
from heatcloak_lab.audit.subject import Canaries, fraction, or_failure
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.wire import HeatmapReport, Release
from heatcloak_shared.zone import HeatmapZone

MOST_DEVICES = 50
"""Devices of one zone that are run: all of them have the same code and the same promise."""
_INPUTS = 24
"""Cells whose probabilities are compared with each other and with those of the empty input."""

Place = tuple[float, float, float]
Value = list[Place] | ImplausibleError

_ODD: tuple[Place, ...] = (
    (math.nan, 0.5, 1.0),
    (math.inf, -math.inf, 1.0),
    (0.5, 0.5, -1.0),
    (0.5, 0.5, math.nan),
    (-0.25, 1.5, 1e300),
)


@dataclass(frozen=True)
class HeatmapSubject:
    """See `Subject`. A value is the list of a device's places: x, y in [0, 1) and a weight."""

    zone: HeatmapZone

    def odd_worlds(self) -> tuple[World, World]:
        """See `Subject`: in the second world many devices have no place, many, or none that is valid."""

        def calm(place: int, index: int) -> Value:
            return cast("Value", or_failure([_odd_place(place, index, 0.1)], index))

        def wild(place: int, index: int) -> Value:
            kind = (place + index) % (len(_ODD) + 3)
            places = [_odd_place(place, index, 0.7 + 0.1 * number) for number in range(3)]
            value = [[], places, places * 100, *([odd] for odd in _ODD)][kind]
            return cast("Value", or_failure(value, index))

        return World("calm", calm), World("wild", wild)

    def integers(self, value: Value) -> tuple[int, ...]:
        """See `Subject`: elements of the group. A source that fails counts as no place."""
        size = self.zone.area.size
        side = size + 1
        valid = [] if isinstance(value, ImplausibleError) else [place for place in value if _is_valid(place)]
        elements = [
            math.floor(Fraction(y) * size) * side + math.floor(Fraction(x) * size) for x, y, _ in valid
        ]
        return tuple(elements) or (side**2 - 1,)

    def noise(self, release: Release, integer: int) -> int:
        """See `Subject`."""
        report = int(cast("HeatmapReport", release).report, 16)
        return int(group_difference(report, integer, self.zone.area.size + 1))

    def uncovered(self, stream: Keystream, release: Release) -> int | None:
        """See `Subject`."""
        side = self.zone.area.size + 1
        cell = self.zone.mechanism.cell_of(int(cast("HeatmapReport", release).report, 16), stream)
        return side**2 - 1 if cell is None else cell[0] * side + cell[1]

    def is_stated_right(self, release: Release) -> bool:
        """See `Subject`: as many digits as the largest element has, and no larger element."""
        report = cast("HeatmapReport", release).report
        largest = (self.zone.area.size + 1) ** 2 - 1
        return len(report) == len(f"{largest:x}") and int(report, 16) <= largest

    def blank(self, release: Release) -> HeatmapReport:
        """See `Subject`."""
        report = cast("HeatmapReport", release)
        return replace(report, report="0" * len(report.report))

    def canaries(self, value: Value) -> Canaries:
        """See `Subject`: coordinates."""
        places = value.value if isinstance(value, ImplausibleError) else value
        numbers = {number for place in places if _is_valid(place) for number in place[:2]}
        return Canaries([number for number in numbers if len(repr(number)) > 12], [])


@dataclass(frozen=True)
class DeviceAudit:
    """Result of the test of a heatmap zone's devices.

    Attributes:
        checks: every check.
        sample: the reports that were seen.
        bound: the lower bound of ε.
        devices: how many devices were run.
        cell: row and column of the cell that all devices were in, in one of the two worlds; they had no place
            in the other.
    """

    checks: list[Check]
    sample: LocalSample
    bound: LossBound
    devices: int
    cell: tuple[int, int]


def audit_devices(
    zone: HeatmapZone,
    rounds: int = DEFAULT_ROUNDS,
    seed: int | None = None,
    make: NodeFactory = shipped_node,
    progress: Progress = lambda share: None,
) -> DeviceAudit:
    """Run the devices of ``zone`` in four worlds, and test their mechanism and everything they send.

    In one neighbouring world no device has a place. In the other all of them are in the cell whose reports
    differ most from that.

    Args:
        zone: the zone; at most `MOST_DEVICES` of its devices are run.
        rounds: see `NodeTest`.
        seed: see `NodeTest`; also of the random numbers of the tests.
        make: see `NodeTest`.
        progress: see `NodeTest`.

    Raises:
        LinkError: devices did not connect, publish or stop in time.
        ConfigError: this process may not open enough files for the devices.
    """
    audited = replace(zone, nodes=zone.nodes[:MOST_DEVICES])
    stated = likelihood_check(_stated_probabilities(audited), Fraction(audited.epsilon))
    law = _law(audited, (0, 0))
    cell = _furthest_cell(law, audited.area.size)
    size = audited.area.size
    middle = ((cell[1] + 0.5) / size, (cell[0] + 0.5) / size, 1.0)
    worlds = World("nowhere", lambda place, index: []), World("there", lambda place, index: [middle])
    near, exact = run_worlds(HeatmapSubject(audited), worlds, NodeTest(rounds, seed, make, progress))
    expected = [_law(audited, inputs) for inputs in (None, cell)]
    own = secrets.randbits(64) if seed is None else abs(seed)
    sample = report_sample(near, law, np.array(expected), own)
    checks, bound = report_checks(sample, audited.epsilon)
    return DeviceAudit([stated, *checks, *exact], sample, bound, len(audited.nodes), cell)


def report_sample(boots: Sequence[Evidence], law: FloatArray, expected: FloatArray, seed: int) -> LocalSample:
    """Return the reports of boots of equal length; of a round released twice, the first report."""
    side = math.isqrt(law.size)
    worlds = list(dict.fromkeys(boot.world for boot in boots))
    noise = np.array([boot.noise for boot in boots])
    truth = np.array([boot.truth for boot in boots])
    present = np.array([boot.present for boot in boots])
    return LocalSample(
        noise=np.where(present, noise, 0),
        present=present,
        world=np.array([worlds.index(boot.world) for boot in boots]),
        laws=law[None],
        seed=seed,
        reports=group_difference(noise, group_difference(0, truth, side), side),
        expected=expected,
    )


def _stated_probabilities(zone: HeatmapZone) -> list[list[Fraction]]:
    """Return the stated probabilities of all reports under the empty input and some cells."""
    size = zone.area.size
    random = np.random.default_rng(0)
    cells = [(0, 0), (0, size - 1), (size - 1, 0), (size - 1, size - 1)]
    cells += [(int(row), int(column)) for row, column in random.integers(0, size, (_INPUTS - len(cells), 2))]
    reports = range((size + 1) ** 2)
    return [[zone.mechanism.probability(report, cell) for report in reports] for cell in (None, *cells)]


def _law(zone: HeatmapZone, cell: tuple[int, int] | None) -> FloatArray:
    """Return the stated probability of each report of a cell; of the cell (0, 0) it is that of each noise."""
    reports = range((zone.area.size + 1) ** 2)
    return np.array([float(zone.mechanism.probability(report, cell)) for report in reports])


def _furthest_cell(law: FloatArray, size: int) -> tuple[int, int]:
    """Return the cell whose reports have the greatest distance in variation from those of the empty input."""
    side = size + 1
    likely = (law > 1.0 / law.size).reshape(side, side).astype(np.float64)
    spectrum = np.fft.rfft2(likely)
    shared = np.fft.irfft2(spectrum * spectrum.conj(), s=likely.shape)  # by the difference of two inputs
    rows, columns = np.divmod(np.arange(size * size), size)
    # The empty input is the element (size, size), so a cell differs from it by (row + 1, column + 1).
    best = int(np.argmin(shared[(rows + 1) % side, (columns + 1) % side]))
    return int(rows[best]), int(columns[best])


def _odd_place(place: int, index: int, shift: float) -> Place:
    return fraction(place, index, shift), fraction(place, index, shift + 0.5), 1.0


def _is_valid(place: Place) -> bool:
    x, y, weight = place
    return 0.0 <= x < 1.0 and 0.0 <= y < 1.0 and 0.0 < weight < math.inf
