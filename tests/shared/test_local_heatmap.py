"""The local mechanism of heatmaps: its exact law, its samples, hostile places, and exact removal."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest
from scipy.stats import chisquare

from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.local_heatmap import LocalHeatmap


def stream(seq: int) -> Keystream:
    return Keystream(bytes(range(32)), "n07", bytes(range(16)), seq)


def e_to(epsilon: Fraction) -> mpmath.mpf:
    return mpmath.exp(mpmath.mpf(epsilon.numerator) / epsilon.denominator)


@pytest.mark.parametrize("epsilon", [Fraction(1, 100), Fraction(1), Fraction(7, 3), Fraction(12)], ids=str)
@pytest.mark.parametrize("size", [2, 4])
def test_any_two_inputs_are_told_apart_by_at_most_epsilon(epsilon: Fraction, size: int) -> None:
    """All reports, all pairs of inputs, the empty one included, in exact fractions."""
    mechanism = LocalHeatmap(epsilon, size)
    cells: list[tuple[int, int] | None] = [None]
    cells += [(row, column) for row in range(size) for column in range(size)]
    table = {
        cell: [mechanism.probability(report, cell) for report in range(mechanism.n_elements)]
        for cell in cells
    }
    assert all(sum(row) == 1 for row in table.values())
    largest = max(
        one / other
        for first, second in itertools.permutations(cells, 2)
        for one, other in zip(table[first], table[second], strict=True)
    )
    with mpmath.workdps(60):
        bound = e_to(epsilon)
        assert mpmath.mpf(largest.numerator) / largest.denominator <= bound
        # And the budget is used: the ratio is lower by less than 2⁻⁶⁰.
        assert mpmath.mpf(largest.numerator) / largest.denominator >= bound * (1 - mpmath.mpf(2) ** -60)


@pytest.mark.parametrize("epsilon", [0.5, 1.0, 3.0])
@pytest.mark.parametrize("places", [[], [(0.6, 0.1, 1.0)]], ids=["no place", "a place"])
def test_reports_follow_the_law_and_no_other(
    epsilon: float, places: list[tuple[float, float, float]]
) -> None:
    mechanism = LocalHeatmap(epsilon, 4)
    count = 20_000
    found = Counter(mechanism.report(places, stream(seq)) for seq in range(count))
    counts = np.array([found[report] for report in range(mechanism.n_elements)])

    def fit(law: LocalHeatmap, cell: tuple[int, int] | None) -> float:
        expected = [count * float(law.probability(report, cell)) for report in range(law.n_elements)]
        return float(chisquare(counts, expected).pvalue)

    cell = (0, 2) if places else None
    assert fit(mechanism, cell) > 1e-3
    assert fit(mechanism, (1, 1)) < 1e-3
    assert fit(LocalHeatmap(epsilon * 1.25, 4), cell) < 1e-3
    assert fit(LocalHeatmap(epsilon * 0.75, 4), cell) < 1e-3


@pytest.mark.parametrize("size", [2, 32, 128])
def test_whoever_has_the_keystream_removes_the_noise_exactly(size: int) -> None:
    mechanism = LocalHeatmap(1, size)
    random = np.random.default_rng(size)
    for seq in range(50):
        x, y = random.random(2)
        report = mechanism.report([(x, y, 1.0)], stream(seq))
        assert mechanism.cell_of(report, stream(seq)) == (int(y * size), int(x * size))
        empty = mechanism.report([], stream(seq))
        assert mechanism.cell_of(empty, stream(seq)) is None


def test_places_are_drawn_in_proportion_to_their_weights() -> None:
    mechanism = LocalHeatmap(5, 2)
    places = [(0.1, 0.1, 1.0), (0.9, 0.1, 3.0), (0.9, 0.9, 0.0)]
    drawn = Counter(
        mechanism.cell_of(mechanism.report(places, stream(seq)), stream(seq)) for seq in range(4000)
    )
    assert set(drawn) == {(0, 0), (0, 1)}
    assert abs(drawn[0, 0] - 1000) < 4 * 27.4


class CountingStream:
    """A stream that counts the bytes taken."""

    def __init__(self, seq: int) -> None:
        self._stream = stream(seq)
        self.taken = 0

    def read(self, size: int) -> bytes:
        """Return the next bytes."""
        self.taken += size
        return self._stream.read(size)


@pytest.mark.parametrize(
    "places",
    [
        [],
        [(0.5, 0.5, 1.0)],
        [(0.5, 0.5, 1e308), (0.1, 0.2, 1e308), (0.3, 0.3, 5e-324)],
        [(float("nan"), 0.5, 1.0), (0.5, float("inf"), 1.0), (0.5, 0.5, float("nan"))],
        [(1.0, 0.5, 1.0), (-0.1, 0.5, 1.0), (0.5, 0.5, -1.0), (0.5, 0.5, 0.0)],
        [("a", None, object()), (1, 2), 7, "text"],
        [(0.25, 0.75, 1.0)] * 10_000,
    ],
    ids=["nothing", "one", "huge weights", "nan", "outside", "no numbers", "many"],
)
def test_every_input_gives_one_report_from_as_many_bytes(places: list[object]) -> None:
    """Neither the bytes that are drawn nor an error reveals the input."""
    mechanism = LocalHeatmap(1, 32)
    for seq in range(20):
        counting, other = CountingStream(seq), CountingStream(seq)
        report = mechanism.report(places, counting)  # type: ignore[arg-type]
        mechanism.report([(0.1, 0.9, 1.0)], other)
        assert 0 <= report < mechanism.n_elements
        assert counting.taken == other.taken


def test_rows_that_are_no_place_count_as_none() -> None:
    mechanism = LocalHeatmap(1, 8)
    bad = [(float("nan"), 0.5, 1.0), (1.0, 0.5, 1.0), (0.5, 0.5, -1.0)]
    assert mechanism.cell_of(mechanism.report(bad, stream(1)), stream(1)) is None
    assert mechanism.cell_of(mechanism.report([*bad, (0.2, 0.3, 2.0)], stream(1)), stream(1)) == (2, 1)


def test_reports_of_a_stream_never_change() -> None:
    """With other reports, the noise of older messages could not be removed."""
    mechanism = LocalHeatmap(1, 32)
    assert [mechanism.report([(0.3, 0.6, 1.0)], stream(seq)) for seq in range(4)] == [87, 109, 855, 801]


@pytest.mark.parametrize(
    ("epsilon", "shown"),
    [
        (0, "0.0"),
        (-1, "-1.0"),
        (Fraction(41, 2), "20.5"),
        (9e-7, "9e-07"),
        (10**400, "inf"),
        (float("nan"), "nan"),
        (True, "True"),
        ("1", "'1'"),
    ],
)
def test_refuses_other_epsilons(epsilon: float, shown: str) -> None:
    with pytest.raises(ParameterError) as refused:
        LocalHeatmap(epsilon, 8)
    assert str(refused.value) == f"epsilon must be a number from 1e-06 to 20, got {shown}"


@pytest.mark.parametrize("epsilon", [1e-6, Fraction(1, 10**6), 20, 20.0])
def test_accepts_the_least_and_the_greatest_epsilon(epsilon: float) -> None:
    assert LocalHeatmap(epsilon, 2).epsilon == Fraction(epsilon)


@pytest.mark.parametrize("size", [0, 1, 3, 256, True, 8.0])
def test_refuses_other_sizes(size: int) -> None:
    with pytest.raises(ParameterError, match="size"):
        LocalHeatmap(1, size)


def documented_report(epsilon: Fraction, size: int, cell: tuple[int, int] | None, stream: Keystream) -> int:
    """Return the report that docs/reference/wire.md describes, from e^ε in 60 decimal digits."""
    n = size + 1
    with mpmath.workdps(60):
        weight = int(mpmath.floor(e_to(epsilon) * 2**64))
    in_d = max(round(Fraction(n * n) / (1 + Fraction(weight, 2**64))), 1)
    discs = [((0, 0), 4), ((31, -37), 14), ((36, 20), 13)]

    def distance(position: int, hundredths: int) -> int:
        away = abs(100 * position - hundredths * n) % (100 * n)
        return min(away, 100 * n - away)

    order = sorted(
        range(n * n),
        key=lambda element: min(
            weight_of * (distance(element // n, row) ** 2 + distance(element % n, column) ** 2)
            for (row, column), weight_of in (discs if 20 * in_d >= n * n else discs[:1])
        ),
    )
    total = in_d * weight + (n * n - in_d) * 2**64
    drawn = total
    while drawn >= total:
        size_in_bytes = -(-total.bit_length() // 8)
        drawn = int.from_bytes(stream.read(size_in_bytes), "big") >> 8 * size_in_bytes - total.bit_length()
    if drawn < in_d * weight:
        noise = order[drawn // weight]
    else:
        noise = order[in_d + (drawn - in_d * weight) // 2**64]
    row, column = (n - 1, n - 1) if cell is None else cell
    return (row + noise // n) % n * n + (column + noise % n) % n


@pytest.mark.parametrize("size", [2, 8, 32])
@pytest.mark.parametrize("epsilon", [Fraction(1, 10), Fraction(1), Fraction(7, 2), Fraction(12)], ids=str)
def test_reports_are_those_of_the_wire_reference(size: int, epsilon: Fraction) -> None:
    """Somebody who writes a device in another language needs nothing but that page."""
    mechanism = LocalHeatmap(epsilon, size)
    for number in range(60):
        cell = None if number % 5 == 0 else (number % size, (3 * number + 1) % size)
        places = [] if cell is None else [((cell[1] + 0.5) / size, (cell[0] + 0.25) / size, 1.0)]
        first, second = (Keystream(bytes(32), "d01", bytes(16), number) for _ in range(2))
        assert mechanism.report(places, first) == documented_report(epsilon, size, cell, second)


@pytest.mark.parametrize("one", [np.int64(1), np.float32(1.0), np.longdouble(1.0), 1, 1.0], ids=repr)
def test_numbers_of_any_type_are_the_same_epsilon(one: float) -> None:
    """Also those whose own arithmetic has a fixed width."""
    mechanism = LocalHeatmap(one, 8)
    assert mechanism.epsilon == Fraction(1)
    assert type(mechanism.epsilon.numerator) is int
    assert mechanism.ratio == LocalHeatmap(1, 8).ratio


@pytest.mark.parametrize("cell", [5, (0, 0, 0), ("a", 1), (8, 0), (0, -1)])
def test_probabilities_of_what_is_no_cell_are_refused(cell: object) -> None:
    with pytest.raises(ParameterError, match="cell"):
        LocalHeatmap(1, 8).probability(0, cell)  # type: ignore[arg-type]
