"""The audit of a position zone: the probabilities that its mechanism states, and the reports of its nodes."""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit import Check, LossBound
from heatcloak_aggregator.privacy.audit.checks import decide
from heatcloak_aggregator.privacy.audit.position_reports import (
    PositionSample,
    greatest_losses,
    position_checks,
    promise_check,
)
from heatcloak_aggregator.privacy_maps.deployed import audit_file
from heatcloak_lab.audit import DEFAULT_ROUNDS
from heatcloak_lab.audit.evidence import Evidence
from heatcloak_lab.audit.nodes import ImplausibleError, NodeFactory, World, shipped_node
from heatcloak_lab.audit.run import NodeTest, Progress, run_worlds
from heatcloak_lab.audit.subject import Canaries, fraction, or_failure
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.location.location_table import LocationTable
from heatcloak_shared.location.mechanism_file import LocationMechanismFile
from heatcloak_shared.rounding import up_text
from heatcloak_shared.wire import PositionReport, Release
from heatcloak_shared.zone import PositionZone

MOST_NODES = 20
"""Nodes of one zone that are run: all of them have the same code and the same promise."""
_MOST_OUTPUTS = 20_000_000
"""Probabilities to compute, for all reports; fewer nodes are run on a large map."""
_CELLS = 12
"""Cells whose stated probabilities are compared with each other."""
_TOLD_APART = 2.0
"""Log-odds that are promised between the places of the two worlds, about."""

Place = tuple[float, float]
Value = Place | ImplausibleError


@dataclass(frozen=True)
class PositionSubject:
    """See `Subject`. A value is the place of a node. Nodes have no seeds; noise is the reported output."""

    zone: PositionZone

    def odd_worlds(self) -> tuple[World, World]:
        """See `Subject`: in the second world many places are off the map, or no place."""

        def calm(place: int, index: int) -> Value:
            return cast("Value", or_failure(self._odd_place(place, index, 0.1), index))

        def wild(place: int, index: int) -> Value:
            x, y = self._odd_place(place, index, 0.7)
            odd = ((x, y), (1e9 * x, -1e9 * y), (math.nan, y), (x, math.inf), (-math.inf, math.nan))
            return cast("Value", or_failure(odd[(place + index) % len(odd)], index))

        return World("calm", calm), World("wild", wild)

    def integers(self, value: Value) -> tuple[int, ...]:
        """See `Subject`: the cell. A source that fails has one, too: that of the last fix."""
        return (
            self.zone.mechanism.cell_at(*(value.value if isinstance(value, ImplausibleError) else value)),
        )

    def noise(self, release: Release, integer: int) -> int:
        """See `Subject`: the reported output, which is not a sum."""
        return int(cast("PositionReport", release).position, 16)

    def uncovered(self, stream: Keystream, release: Release) -> None:
        """See `Subject`: nothing removes the noise."""

    def is_stated_right(self, release: Release) -> bool:
        """See `Subject`: as many digits as the last output has, and an output that occurs."""
        position = cast("PositionReport", release).position
        weights = self.zone.mechanism.table.weights
        is_wide = len(position) == len(f"{len(weights) - 1:x}")
        return is_wide and int(position, 16) < len(weights) and weights[int(position, 16)] > 0

    def blank(self, release: Release) -> PositionReport:
        """See `Subject`."""
        report = cast("PositionReport", release)
        return replace(report, position="0" * len(report.position))

    def canaries(self, value: Value) -> Canaries:
        """See `Subject`: coordinates."""
        place = value.value if isinstance(value, ImplausibleError) else value
        return Canaries([each for each in place if math.isfinite(each) and len(repr(each)) > 12], [])

    def _odd_place(self, place: int, index: int, shift: float) -> Place:
        mechanism = self.zone.mechanism
        shares = fraction(place, index, shift), fraction(place, index, shift + 0.5)
        extents = mechanism.columns * mechanism.cell, mechanism.rows * mechanism.cell
        x, y = (o + s * e for o, s, e in zip(mechanism.origin, shares, extents, strict=True))
        return x, y


@dataclass(frozen=True)
class PositionAudit:
    """Result of the test of a position zone's nodes.

    Attributes:
        checks: every check.
        sample: the reports that were seen.
        bound: the lower bound of the log-odds between the places of the two worlds.
        promised: the promised bound.
        nodes: how many nodes were run.
        cells: the cell of all nodes in each of the two worlds.
    """

    checks: list[Check]
    sample: PositionSample
    bound: LossBound
    promised: float
    nodes: int
    cells: tuple[int, int]


def audit_positions(
    zone: PositionZone,
    rounds: int = DEFAULT_ROUNDS,
    seed: int | None = None,
    make: NodeFactory = shipped_node,
    progress: Progress = lambda share: None,
) -> PositionAudit:
    """Run the nodes of ``zone`` in four worlds, and test their reports and everything that they send.

    In each of the two neighbouring worlds all nodes are in one cell: in one, where the level is greatest, and
    in the other, at a place near it.

    Args:
        zone: the zone; at most `MOST_NODES` of its nodes are run.
        rounds: see `NodeTest`.
        seed: makes boots and the random numbers of the tests repeatable, but not reports: nodes of a position
            zone have no seeds.
        make: see `NodeTest`.
        progress: see `NodeTest`.

    Raises:
        LinkError: nodes did not connect, publish or stop in time.
        ConfigError: this process may not open enough files for the nodes.
    """
    table = zone.mechanism.table
    most = max(_MOST_OUTPUTS // (2 * rounds * table.n_outputs), 1)
    audited = replace(zone, nodes=zone.nodes[: min(MOST_NODES, most)])
    cells, losses = _compared_cells(audited)
    laws = np.array([stated_law(table, int(cell)) for cell in cells])
    stated = promise_check(laws, losses)
    away = _second(losses[0])
    places = [zone.mechanism.centre(int(cell)) for cell in (cells[0], cells[away])]
    worlds = World("here", lambda place, index: places[0]), World("there", lambda place, index: places[1])
    near, exact = run_worlds(PositionSubject(audited), worlds, NodeTest(rounds, seed, make, progress))
    own = secrets.randbits(64) if seed is None else abs(seed)
    sample = position_sample(near, laws[[0, away]], np.array(table.weights, dtype=np.float64), own)
    checks, bound = position_checks(sample, float(losses[0, away]))
    return PositionAudit(
        # Nodes have no seeds, which could explain their noise.
        [
            stated,
            mechanism_check(zone.mechanism),
            *checks,
            *(check for check in exact if check.name != "explained"),
        ],
        sample,
        bound,
        float(losses[0, away]),
        len(audited.nodes),
        (int(cells[0]), int(cells[away])),
    )


def stated_law(table: LocationTable, cell: int) -> FloatArray:
    """Return the stated probability of each output of a cell."""
    row = table.row(cell)
    least = (row.total - sum(row.numbers)) // sum(table.weights)
    numbers = [weight * least for weight in table.weights]
    for output, number in zip(row.outputs, row.numbers, strict=True):
        numbers[output] += number
    return np.array([number / row.total for number in numbers])


def mechanism_check(mechanism: LocationMechanismFile) -> Check:
    """Check all stated probabilities against the map: every report, and all grid paths."""
    catches = "weights or levels that do not keep the promise of the map"
    try:
        audit = audit_file(mechanism)
    except ParameterError as error:
        return decide("mechanism", [str(error)], "", catches)
    text = f"changes of ln P are {up_text(audit.ratio)} of what the map allows, at most"
    faults = [] if audit.keeps_promise else [text]
    return decide("mechanism", faults, f"{text}: all reports and grid paths", catches)


def position_sample(
    boots: Sequence[Evidence], laws: FloatArray, weights: FloatArray, seed: int
) -> PositionSample:
    """Return the reports of boots of equal length; of a round released twice, the first report."""
    worlds = list(dict.fromkeys(boot.world for boot in boots))
    world = np.array([worlds.index(boot.world) for boot in boots])
    outputs = np.array([boot.noise for boot in boots])
    present = np.array([boot.present for boot in boots])
    # What a broken node sends may be no output at all.
    present &= (outputs >= 0) & (outputs < laws.shape[1])
    outputs = np.where(present, outputs, 0)
    return PositionSample(
        noise=outputs,
        present=present,
        world=world,
        laws=laws,
        weights=weights,
        seed=seed,
    )


def _compared_cells(zone: PositionZone) -> tuple[Int64Array, FloatArray]:
    """Return some cells, that of the greatest level first, and the promised losses between them."""
    mechanism = zone.mechanism
    levels = np.array(mechanism.levels, dtype=np.float64).reshape(mechanism.rows, mechanism.columns)
    first = int(np.nanargmax(levels))
    free = np.array([cell for cell in mechanism.table.cells if cell != first], dtype=np.int64)
    distances = greatest_losses(levels, mechanism.cell, np.array([first]))[0, free]
    nearest = free[np.argsort(np.abs(distances - _TOLD_APART), kind="stable")][:2]
    others = np.random.default_rng(0).permutation(free)[: _CELLS - 3]
    cells = np.array(list(dict.fromkeys([first, *nearest.tolist(), *others.tolist()])), dtype=np.int64)
    return cells, greatest_losses(levels, mechanism.cell, cells)[:, cells]


def _second(losses: FloatArray) -> int:
    """Return the index of the cell whose promised loss is nearest to `_TOLD_APART`; 0 without another one."""
    apart = np.abs(losses - _TOLD_APART)
    apart[0] = math.inf
    return int(np.argmin(apart)) if np.isfinite(apart).any() else 0
