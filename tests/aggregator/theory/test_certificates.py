"""The functions W where the hypotheses barely hold: few sensors, coarse grids, close sources."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator import IntervalDomain
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.theory import upper_bound
from heatcloak_aggregator.theory.certificates import certificate, response

Search = Callable[[IntervalOperator, list[float], float, int], float]

ANYWHERE = (-math.inf, math.inf)


@pytest.mark.parametrize(
    ("n", "m", "spread", "places", "residual", "near"),
    [
        # m√(T/2) = 1.09: one pair of sensors, the bound nearly attained.
        (60, 3, 0.264, [0.4665], 0.005, 0.95),
        (25, 3, 0.296, [0.415], 0.011, 0.93),
        # No position of the grid within √(T/2) of the source.
        (12, 40, 0.0025, [0.46], 3.0, 0.25),
        # 1.3 % further apart than √(2T), unsorted.
        (25, 400, 1.18e-4, [0.24, 0.2], 0.16, 0.35),
        (25, 132, 1.15e-4, [0.08, 0.04], 0.62, 0.4),
        (40, 127, 1.245e-4, [0.35, 0.275, 0.425], 5.4, 0.2),
    ],
)
def test_no_allowed_estimate_exceeds_the_bound_at_the_limits(
    search: Search, n: int, m: int, spread: float, places: list[float], residual: float, near: float
) -> None:
    op = IntervalDomain(n, m).operator(spread)
    bound, worst = upper_bound(op, places, residual), search(op, sorted(places), residual, 6)
    assert not bound.vacuous
    assert near * bound.value < worst <= bound.value * (1 + 1e-6)


def test_without_a_grid_position_nearby_the_curvature_is_its_limit() -> None:
    """The limit is −W''(x)/2, computed by differences of W."""
    op = IntervalDomain(10, 40).operator(0.002)
    found = certificate(op, 0.45, ANYWHERE)
    assert found is not None
    bend = response(found, op, 0.45 + 1e-4) + response(found, op, 0.45 - 1e-4) - 2 * found.peak
    assert found.curvature == pytest.approx(-bend / 2e-8, rel=1e-4)


@pytest.mark.parametrize("place", [0.5, 0.5001, 0.4999, 0.487])
def test_w_peaks_at_the_source_and_falls_on_both_sides(place: float) -> None:
    """Lemma 19, for sources on a sensor, next to one and between two."""
    op = IntervalDomain(60, 40).operator(0.01)
    found = certificate(op, place, ANYWHERE)
    assert found is not None
    used = op.domain.sensor_places[found.sensors]
    assert (used < place).sum() == (used > place).sum() == math.floor(40 * math.sqrt(0.01 / 2))
    for side in (1, -1):
        values = [response(found, op, place + side * float(step)) for step in np.linspace(0, 0.6, 80)]
        assert values[0] == pytest.approx(found.peak)
        assert all(a > b for a, b in itertools.pairwise(values))


@pytest.mark.parametrize("m", [7, 20, 50])
def test_there_is_no_certificate_without_enough_sensors_on_both_sides(m: int) -> None:
    op = IntervalDomain(60, m).operator(0.05)
    pairs = math.floor(m * math.sqrt(0.025))
    for place in np.linspace(0, 1, 301):
        sensors = op.domain.sensor_places
        enough = min((sensors < place).sum(), (sensors > place).sum()) >= pairs
        assert (certificate(op, float(place), ANYWHERE) is not None) == enough


def test_outside_is_the_maximum_over_other_cells() -> None:
    """It is 0 if there is no other cell."""
    op = IntervalDomain(60, 40).operator(0.003)
    cell = (0.27, 0.49)
    found, alone = certificate(op, 0.4, cell), certificate(op, 0.4, ANYWHERE)
    assert found is not None
    assert alone is not None
    sources = op.domain.source_places
    others = sources[(sources < cell[0]) | (sources > cell[1])]
    assert found.outside == pytest.approx(max(response(found, op, float(z)) for z in others), rel=1e-12)
    assert alone.outside == 0.0


def test_fall_and_rate_are_over_the_own_cell() -> None:
    """C3 and the rate count positions beyond √(T/2) within the source's own cell."""
    op = IntervalDomain(60, 40).operator(0.003)
    cell = (0.27, 0.49)
    found, alone = certificate(op, 0.4, cell), certificate(op, 0.4, ANYWHERE)
    assert found is not None
    assert alone is not None
    sources, reach = op.domain.source_places, math.sqrt(0.003 / 2)
    own = [z for z in sources if cell[0] <= z <= cell[1] and abs(z - 0.4) > reach]
    falls = [found.peak - response(found, op, float(z)) for z in own]
    assert found.fall == pytest.approx(min(falls), rel=1e-12)
    assert found.rate == pytest.approx(min(fall / abs(z - 0.4) for fall, z in zip(falls, own, strict=True)))
    assert found.rate > 1.2 * alone.rate
