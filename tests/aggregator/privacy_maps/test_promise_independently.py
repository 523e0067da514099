"""The promise of privacy maps, checked with nothing of the project but the stated probabilities.

|ln P(y|u) − ln P(y|u′)| must be at most the least ∫ε over paths from u to u′ of straight moves between the
centres of cells, of up to six rows and columns. Integrals and shortest paths are computed here.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import networkx as nx
import numpy as np
import pytest

from heatcloak_aggregator.privacy_maps.mechanism import LocationMethod
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.padded_mechanism import NegativeWeightsError
from heatcloak_aggregator.privacy_maps.privacy_map import PrivacyMap
from heatcloak_shared.location.location_table import LocationTable

METHODS: tuple[LocationMethod, ...] = (
    *("padded", "algorithm-1", "planar-laplace", "exponential", "optimal"),
)
REACH = 6
POINTS = 24
"""Points of Gauss's rule in each piece of a move that is in one square of centres: errors of about 1e-14."""
AT, SHARES = (each / 2.0 for each in np.polynomial.legendre.leggauss(POINTS))
AT = AT + 0.5
NAN = math.nan

Array = np.ndarray[Any, np.dtype[np.float64]]


def rough() -> Array:
    return np.random.default_rng(11).uniform(0.8, 2.5, (6, 7))


def door() -> Array:
    """Return two rooms with a wall between them, and a door of one cell."""
    levels = np.full((6, 7), 1.4)
    levels[:, 3] = NAN
    levels[2, 3] = 0.8
    return levels


def two_levels() -> Array:
    levels = np.full((7, 6), 2.0)
    levels[:, 3:] = 0.8
    levels[1:4, 2] = NAN
    levels[5, 4] = NAN
    return levels


MAPS = {"rough": rough(), "door": door(), "walls and two levels": two_levels()}


class Promise:
    """The least ∫ε between cells of a map whose cells have sides of 1."""

    def __init__(self, levels: Array) -> None:
        self.levels = levels
        self.free = ~np.isnan(levels)
        self.graph: Any = nx.Graph()
        rows, columns = levels.shape
        self.cells = [cell for cell in itertools.product(range(rows), range(columns)) if self.free[cell]]
        for start, down, right in itertools.product(self.cells, range(REACH + 1), range(-REACH, REACH + 1)):
            end = start[0] + down, start[1] + right
            if math.gcd(down, right) != 1 or not (0 <= end[0] < rows and 0 <= end[1] < columns):
                continue
            if self.free[end] and not self.crosses_a_wall(start, (down, right)):
                self.graph.add_edge(start, end, weight=self.integral(start, (down, right)))

    def crosses_a_wall(self, start: tuple[int, int], move: tuple[int, int]) -> bool:
        """Return whether a part of the move is inside of a wall; a corner of it is not."""
        # Between two crossings of borders, the middle is in the cell.
        shares = sorted({0.0, 1.0, *self.crossings(move, 0.5)})
        middles = [(low + high) / 2.0 for low, high in itertools.pairwise(shares) if high - low > 1e-12]
        return any(
            not self.free[round(start[0] + share * move[0]), round(start[1] + share * move[1])]
            for share in middles
        )

    def integral(self, start: tuple[int, int], move: tuple[int, int]) -> float:
        """Return ∫ε along a move, piece by piece of the squares between centres."""
        shares = sorted({0.0, 1.0, *self.crossings(move, 0.0)})
        total = 0.0
        for low, high in itertools.pairwise(shares):
            if high - low > 1e-12:
                middle = (low + high) / 2.0
                corner = [math.floor(start[axis] + middle * move[axis] + 1e-12) for axis in (0, 1)]
                at = [start[axis] + (low + (high - low) * AT) * move[axis] - corner[axis] for axis in (0, 1)]
                total += (high - low) * float(SHARES @ self.level(corner, at))
        return total * math.hypot(*move)

    def level(self, corner: list[int], at: list[Array]) -> Array:
        """Return levels in a square between centres, interpolated over its corners that are no walls."""
        total, sums = np.zeros(POINTS), np.zeros(POINTS)
        for down, right in itertools.product((0, 1), (0, 1)):
            weight = (at[0] if down else 1.0 - at[0]) * (at[1] if right else 1.0 - at[1])
            row, column = corner[0] + down, corner[1] + right
            inside = 0 <= row < self.levels.shape[0] and 0 <= column < self.levels.shape[1]
            if inside and self.free[row, column]:
                total += weight
                sums += weight * self.levels[row, column]
        return np.asarray(sums / total)

    @staticmethod
    def crossings(move: tuple[int, int], shift: float) -> Iterator[float]:
        """Yield the shares of a move where a coordinate is an integer plus ``shift``."""
        for length in map(abs, move):
            yield from ((number + shift) / length for number in range(length))


def log_probabilities(table: Any, cell: int) -> Array:
    """Return ln P(y|u) of all outputs, −∞ for those that never occur."""
    if isinstance(table, LocationTable):
        # `probability` computes the whole row for each output: so it is asked for some of them only.
        row = table.row(cell)
        least, rest = divmod(row.total - sum(row.numbers), sum(table.weights))
        numbers = [weight * least for weight in table.weights]
        for output, number in zip(row.outputs, row.numbers, strict=True):
            numbers[output] += number
        assert rest == 0
        assert sum(numbers) == row.total
        for output in range(cell % 7, table.n_outputs, table.n_outputs // 3 + 1):
            assert table.probability(output, cell) == Fraction(numbers[output], row.total)
        total = row.total
    else:
        chances = [table.probability(output, cell) for output in range(table.n_outputs)]
        assert sum(chances) == 1
        total = math.lcm(*(each.denominator for each in chances))
        numbers = [int(each * total) for each in chances]
    return np.array([math.log(number) if number else -math.inf for number in numbers]) - math.log(total)


@pytest.mark.parametrize("name", MAPS)
def test_every_method_keeps_the_promise_for_all_reports_and_pairs_of_cells(name: str) -> None:
    levels = MAPS[name]
    promise = Promise(levels)
    allowed = dict(nx.all_pairs_dijkstra_path_length(promise.graph))
    columns = levels.shape[1]
    found = []
    for method in METHODS:
        try:
            table: Any = location_mechanism(PrivacyMap(levels), method=method).table
        except NegativeWeightsError:
            continue
        ratio = 0.0
        logs = {}
        for cell in promise.cells:
            number = cell[0] * columns + cell[1]
            logs[cell] = log_probabilities(table, number)
        for one, other in itertools.combinations(promise.cells, 2):
            occurs = np.isfinite(logs[one])
            assert (occurs == np.isfinite(logs[other])).all()
            loss = float(np.abs(logs[one][occurs] - logs[other][occurs]).max())
            ratio = max(ratio, loss / allowed[one][other])
        assert ratio <= 1.0 + 1e-6, f"{method}: {ratio}"
        found.append(method)
    assert {"padded", "planar-laplace", "exponential", "optimal"} <= set(found)


def test_integrals_are_those_of_known_levels() -> None:
    """Of a constant level, and of one that grows along the columns, beside a wall too."""
    flat = Promise(np.full((7, 7), 0.5))
    assert flat.integral((0, 0), (2, 3)) == pytest.approx(0.5 * math.sqrt(13.0), rel=1e-12)
    slope = Promise(np.tile(np.arange(1.0, 8.0), (7, 1)))
    assert slope.integral((0, 0), (1, 6)) == pytest.approx(4.0 * math.sqrt(37.0), rel=1e-12)
    walled = np.full((3, 3), 0.5)
    walled[1, 1] = NAN
    around = Promise(walled)
    assert around.integral((0, 0), (0, 1)) == pytest.approx(0.5)
    assert around.integral((0, 1), (1, 1)) == pytest.approx(0.5 * math.sqrt(2.0)), "by a corner of the wall"
    assert around.graph.has_edge((0, 1), (1, 2))
    assert not around.graph.has_edge((0, 0), (2, 1))
    assert not around.graph.has_edge((0, 0), (1, 2))
