"""Places on floors and the lengths of ways between them, by elementary geometry."""

from __future__ import annotations

import math

import numpy as np
import pytest

from heatcloak_aggregator.domains.floor import FloorDomain
from heatcloak_aggregator.earth_mover import emd
from support.floor_oracle import CLEARANCE, Plan
from support.floors import domain_of
from support.ten_floors import TEN_FLOORS, rectangle

STRETCH = 1.0 / math.cos(0.5 * math.atan(0.5))
"""Greatest length of a way in sixteen directions over that of a straight one, by elementary geometry."""


def nearest(domain: FloorDomain, point: tuple[float, float]) -> int:
    return int(np.linalg.norm(domain.places - point, axis=1).argmin())


@pytest.mark.parametrize("name", ["one room", "two doors off the grid", "junctions", "columns", "slanted"])
def test_places_are_all_cells_whose_middle_keeps_the_clearance(name: str) -> None:
    plan = TEN_FLOORS[name]
    domain = domain_of(plan)
    corner = np.min(plan.outline, axis=0)
    high, wide = np.ceil((np.max(plan.outline, axis=0)[::-1] - corner[::-1]) / 0.25).astype(int)
    rows, columns = (part.ravel() for part in np.indices((high, wide)))
    middles = corner + 0.25 * (np.stack([columns, rows], axis=1) + 0.5)
    # Arcs of the walking space are polygons: they take up to a tenth of a millimetre away.
    held, surely_held = (plan.holds(middles, CLEARANCE + extra) for extra in (0.0, 5e-4))
    found = {tuple(cell) for cell in domain.cells.tolist()}
    assert found <= {
        (row, column)
        for row, column, held_ in zip(rows.tolist(), columns.tolist(), held, strict=True)
        if held_
    }
    assert found >= {
        (row, column)
        for row, column, held_ in zip(rows.tolist(), columns.tolist(), surely_held, strict=True)
        if held_
    }
    np.testing.assert_allclose(domain.places, corner + 0.25 * (domain.cells[:, ::-1] + 0.5))
    assert np.all(np.diff(domain.cells @ [10_000, 1]) > 0)


def test_ways_on_an_open_floor_are_at_most_2_75_percent_longer_than_straight_ones() -> None:
    assert round(STRETCH, 4) == 1.0275
    domain = domain_of(TEN_FLOORS["open"])
    chosen = [0, 37, 400, domain.n_sources - 1]
    ways = domain.distances(chosen)
    straight = np.linalg.norm(domain.places[chosen][:, None] - domain.places, axis=2)
    assert (ways >= straight - 1e-9).all()
    assert (ways <= STRETCH * straight + 1e-9).all()


@pytest.mark.parametrize("name", ["two doors off the grid", "columns", "slanted", "junctions"])
def test_ways_are_a_metric_that_is_never_below_the_straight_line(name: str) -> None:
    domain = domain_of(TEN_FLOORS[name])
    chosen = np.random.default_rng(1).choice(domain.n_sources, 40, replace=False)
    ways = domain.distances(chosen)[:, chosen]
    straight = np.linalg.norm(domain.places[chosen][:, None] - domain.places[chosen], axis=2)
    np.testing.assert_allclose(ways, ways.T, rtol=1e-12)
    assert (ways >= straight - 1e-9).all()
    assert (ways[:, None] <= ways[:, :, None] + ways[None] + 1e-9).all()
    one, other = chosen[:2].tolist()
    assert domain.distance(one, other) == pytest.approx(ways[0, 1])


def test_a_way_to_the_next_room_leads_through_the_door() -> None:
    """Past the places next to the jamb, in steps that happen to be straight."""
    jamb, start, end = (2.0, 1.0), (1.125, 2.125), (2.875, 2.125)
    plan = Plan(rectangle(4.0, 3.0), (((jamb, (2.0, 3.0)), 0.0),))
    domain = domain_of(plan)
    found = domain.distance(nearest(domain, start), nearest(domain, end))
    past = ((1.875, 0.625), (2.125, 0.625))
    assert found == pytest.approx(math.dist(start, past[0]) + 0.25 + math.dist(past[1], end))
    # The shortest way at all: tangents to the circle around the jamb, and the arc between them.
    reach = math.dist(start, jamb)
    turn = 2.0 * (math.pi - math.atan2(2.0 - 1.125, 1.125) - math.acos(CLEARANCE / reach))
    assert found > 2.0 * math.sqrt(reach**2 - CLEARANCE**2) + CLEARANCE * turn


def test_ways_do_not_cross_walls_columns_or_furniture() -> None:
    plan = Plan(
        rectangle(6.0, 4.0),
        ((((3.0, 0.0), (3.0, 2.9)), 0.0),),
        columns=(((1.0, 1.0), (1.4, 1.0), (1.4, 1.4), (1.0, 1.4)),),
        obstacles=(((4.0, 0.0), (5.0, 0.0), (5.0, 2.1), (4.0, 2.1)),),
        sensors=((0.5, 0.5),),
    )
    domain = domain_of(plan)
    edges = domain.walking.edges
    assert plan.sees(*(domain.places[edges[:, side]] for side in (0, 1))).all()
    np.testing.assert_allclose(
        domain.walking.lengths, np.linalg.norm(np.diff(domain.places[edges], axis=1)[:, 0], axis=1)
    )
    # Around the furniture, which heat passes.
    left, right = nearest(domain, (3.6, 0.4)), nearest(domain, (5.4, 0.4))
    assert domain.distance(left, right) > 2 * (2.1 - 0.4) + 1.0


def test_rooms_behind_shut_doors_are_joined_by_the_shortest_line() -> None:
    """People open doors: no place is infinitely far away."""
    walls = [((2.0, 0.0), (2.0, 3.0)), ((2.0, 1.5), (4.0, 1.5))]
    domain = FloorDomain(rectangle(4.0, 3.0), [(1.0, 1.0)], walls)
    ways = domain.distances(range(domain.n_sources))
    assert np.isfinite(ways).all()
    west, south, north = (
        nearest(domain, point) for point in ((1.625, 0.625), (2.375, 0.625), (2.375, 2.375))
    )
    assert 0.75 <= domain.distance(west, south) <= 4.0
    assert domain.distance(south, north) <= domain.distance(south, west) + domain.distance(west, north)
    places = domain.places
    # Only one line between two rooms leads through their wall.
    through = [
        (one, other)
        for one, other in domain.walking.edges.tolist()
        if (places[one][0] < 2.0) != (places[other][0] < 2.0)
        or (places[one][0] > 2.0 and (places[one][1] < 1.5) != (places[other][1] < 1.5))
    ]
    assert len(through) == 2
    assert [round(float(np.linalg.norm(places[a] - places[b])), 9) for a, b in through] == [0.75, 0.75]


def test_a_place_alone_has_a_graph_without_edges() -> None:
    domain = FloorDomain(rectangle(0.5, 0.5), [(0.2, 0.2)], cell=0.5)
    assert domain.n_sources == 1
    assert domain.distance(0, 0) == 0.0
    op = domain.steady(4.0, 0.25)
    assert op.sensitivity(0.2) > 0.0
    assert op.matrix().shape == (1, 1)


def test_the_earth_movers_distance_of_two_places_is_the_length_of_the_way() -> None:
    domain = domain_of(TEN_FLOORS["two doors off the grid"])
    one, other = nearest(domain, (1.0, 4.5)), nearest(domain, (7.0, 4.5))
    units = np.eye(domain.n_sources)[[one, other]]
    assert emd(domain, units[0], units[1]) == pytest.approx(domain.distance(one, other), rel=1e-9)
    halves = 0.5 * units.sum(axis=0)
    assert emd(domain, units[0], halves) == pytest.approx(0.5 * domain.distance(one, other), rel=1e-9)


def test_neighbouring_steps_are_at_most_two_cells_long() -> None:
    domain = domain_of(TEN_FLOORS["one room"])
    steps = np.abs(np.diff(domain.cells[domain.walking.edges], axis=1)[:, 0])
    assert {tuple(sorted(step)) for step in steps.tolist()} == {(0, 1), (1, 1), (1, 2)}
