"""The integer table of a location mechanism, and its sampler."""

from __future__ import annotations

import math
from collections import Counter
from fractions import Fraction

import mpmath  # type: ignore[import-untyped]
import pytest
from scipy.stats import chi2

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.location.grid_paths import FRACTION_BITS, LevelGrid
from heatcloak_shared.location.location_table import LocationTable, _exp_digits, draw_below

ONE = 1 << FRACTION_BITS
WEIGHT = 1 << 60


def table_of(limit: int = 20, metric: str = "paths", padding: tuple[int, int] = (1, 0)) -> LocationTable:
    levels = [ONE // 2, ONE, ONE // 3, 0, ONE // 4, ONE, ONE, ONE // 2, ONE // 5, ONE, ONE, ONE]
    if metric == "straight":
        levels = [level and ONE // 2 for level in levels]
    outputs = (3 + 2 * padding[0]) * (4 + 2 * padding[1])
    weights = [(k % 5) * WEIGHT // 7 for k in range(outputs)]
    return LocationTable(3, 4, levels, padding, weights, metric, limit)


def stream(seq: int) -> Keystream:
    return Keystream(b"location-table-test", "n01", b"\0" * 16, seq)


@pytest.mark.parametrize("limit", [1, 20, 40])
@pytest.mark.parametrize("metric", ["paths", "straight"])
def test_probabilities_add_up_to_exactly_one(limit: int, metric: str) -> None:
    table = table_of(limit, metric)
    for cell in table.cells:
        assert sum(table.probability(report, cell) for report in range(table.n_outputs)) == 1


@pytest.mark.parametrize("limit", [1, 20, 40])
def test_probabilities_follow_the_formula(limit: int) -> None:
    """P(y|u) ∝ w(y)·exp(−min(f, limit)), against 60 digits."""
    table = table_of(limit)
    grid = LevelGrid(3, 4, table.levels).padded(1, 0)
    with mpmath.workdps(60):
        for cell in table.cells:
            found = grid.distances(cell + 4, 1 << 62)
            exact = [
                weight * mpmath.exp(-min(mpmath.mpf(found.get(output, limit * ONE)) / ONE, limit))
                for output, weight in enumerate(table.weights)
            ]
            total = mpmath.fsum(exact)
            for output, number in enumerate(exact):
                probability = table.probability(output, cell)
                shown = mpmath.mpf(probability.numerator) / probability.denominator
                assert abs(shown - number / total) <= 1e-17 * number / total


def test_the_loss_of_one_move_is_at_most_its_cost_and_the_change_of_the_sums() -> None:
    """In fractions, for all reports: what the audit of a mechanism rests on."""
    table = table_of()
    grid = LevelGrid(3, 4, table.levels).padded(1, 0)
    for cell in table.cells:
        for other in table.cells:
            distance = grid.distances(cell + 4, 1 << 62)[other + 4] / ONE
            sums = Fraction(table.row(cell).total, table.row(other).total)
            for report in range(table.n_outputs):
                first, second = table.probability(report, cell), table.probability(report, other)
                assert (first == 0) == (second == 0)
                if second:
                    assert abs(math.log(first / second * sums)) <= distance * (1 + 1e-12) + 1e-15


@pytest.mark.parametrize("limit", [1, 20])
def test_reports_follow_the_probabilities(limit: int) -> None:
    table = table_of(limit)
    draws = 4000
    for cell in (0, 6):
        counts = Counter(table.report(cell, stream(10_000 * cell + seq)) for seq in range(draws))
        expected = {y: float(table.probability(y, cell)) * draws for y in range(table.n_outputs)}
        assert all(expected[report] > 0.0 for report in counts)
        likely = [y for y, number in expected.items() if number >= 5.0]
        rest = draws - sum(counts[y] for y in likely), draws - sum(expected[y] for y in likely)
        statistic = sum((counts[y] - expected[y]) ** 2 / expected[y] for y in likely)
        statistic += (rest[0] - rest[1]) ** 2 / max(rest[1], 1.0)
        assert statistic < chi2.ppf(1 - 1e-4, len(likely))
        # A table for another cell is refused.
        other = {y: float(table.probability(y, 2)) * draws for y in likely}
        assert sum((counts[y] - other[y]) ** 2 / max(other[y], 1.0) for y in likely) > 2 * chi2.ppf(
            1 - 1e-4, len(likely)
        )


def test_draws_below_a_number_are_uniform() -> None:
    counts = Counter(draw_below(5, stream(seq)) for seq in range(5000))
    assert set(counts) == set(range(5))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < chi2.ppf(1 - 1e-4, 4)


def test_a_wall_has_no_reports_and_a_bad_number_is_refused() -> None:
    table = table_of()
    with pytest.raises(ParameterError, match="cell 3 is a wall"):
        table.report(3, stream(0))
    for cell in (-1, 12, 1.0, True):
        with pytest.raises(ParameterError):
            table.report(cell, stream(0))  # type: ignore[arg-type]
    with pytest.raises(ParameterError):
        table.probability(table.n_outputs, 0)


@pytest.mark.parametrize(
    ("changes", "text"),
    [
        ({"levels": [1] * 11}, "11 levels"),
        ({"weights": [1] * 5}, "5 weights"),
        ({"weights": [0] * 20}, "not all of them zero"),
        ({"weights": [-1, *[1] * 19]}, "nonnegative"),
        ({"levels": [41 << FRACTION_BITS] * 12}, "out of range"),
        ({"limit": 41}, "limit"),
        ({"metric": "crow"}, "unknown metric"),
        ({"rows": 0}, "rows"),
        ({"padding": (1 << 17, 1 << 17)}, "too large"),
    ],
)
def test_tables_that_make_no_sense_are_refused(changes: dict[str, object], text: str) -> None:
    whole = {"rows": 3, "columns": 4, "levels": [1] * 12, "padding": (1, 0), "weights": [1] * 20}
    with pytest.raises(ParameterError, match=text):
        LocationTable(**(whole | changes))  # type: ignore[arg-type]


def test_exponentials_are_rounded_down_exactly() -> None:
    """So that a second implementation finds the same integers."""
    with mpmath.workdps(80):
        for k, values in enumerate(_exp_digits()):
            for digit, value in enumerate(values):
                exact = mpmath.exp(-mpmath.mpf(digit) * mpmath.mpf(2) ** (10 * k - 44)) * mpmath.mpf(2) ** 128
                assert value == int(mpmath.floor(exact))
