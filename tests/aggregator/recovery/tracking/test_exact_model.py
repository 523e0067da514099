"""The exact model of one person: compared with another program, and with all paths of a small graph."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.domains.interval import IntervalDomain
from heatcloak_aggregator.recovery.tracking.motion import GraphMotion, Motion
from heatcloak_aggregator.recovery.tracking.one_person import one_person
from heatcloak_shared.errors import ParameterError
from support.one_person import OnePerson

EDGES = [[0, 1], [1, 2], [2, 3], [1, 3]]


def test_a_corridor_has_the_distributions_of_an_independent_program() -> None:
    op, rng, motion = IntervalDomain(100, 50).operator(0.05), np.random.default_rng(1), Motion()
    readings = op.responses(np.linspace(0.9, 0.2, 12)) + 0.6 * rng.standard_normal((12, 50))
    found = one_person(op, [(each, None) for each in readings], 0.6, motion)
    kinds = (motion.turns, motion.restless_turns), (1.0 - motion.restless, motion.restless)
    oracle = OnePerson(motion.stands, motion.top_speed, *kinds, found.places.size)
    misfits = np.square((readings[:, None] - op.responses(oracle.places)) / 0.6).sum(axis=2)
    filtered, smoothed = oracle.distributions(-0.5 * misfits)
    assert found.places == pytest.approx(oracle.places)
    assert found.filtered == pytest.approx(filtered, abs=1e-9)
    assert found.smoothed == pytest.approx(smoothed, abs=1e-9)


def test_a_graph_has_the_probabilities_of_all_its_paths() -> None:
    op, rng, moves = GraphDomain(4, EDGES).operator(0.3), np.random.default_rng(2), 0.2
    sensors = np.array([0, 2, 3])
    readings = rng.normal(0.5, 0.5, (4, 3))
    found = one_person(op, [(each, sensors) for each in readings], 0.7, GraphMotion(moves), 0.8)
    neighbours = [{b for edge in EDGES for b in edge if a in edge} - {a} for a in range(4)]
    columns = 0.8 * op.matrix()[sensors]
    for last in range(4):
        totals = np.zeros((last + 1, 4))
        for path in itertools.product(range(4), repeat=last + 1):
            weight = 1.0
            for before, after in itertools.pairwise(path):
                if before == after:
                    weight *= 1.0 - moves
                else:
                    weight *= moves / len(neighbours[before]) if after in neighbours[before] else 0.0
            for number, vertex in enumerate(path):
                weight *= np.exp(-0.5 * np.square((readings[number] - columns[:, vertex]) / 0.7).sum())
            for number, vertex in enumerate(path):
                totals[number, vertex] += weight
        totals /= totals.sum(axis=1, keepdims=True)
        assert found.filtered[last] == pytest.approx(totals[last])
    assert found.smoothed == pytest.approx(totals)


def test_a_graph_of_one_vertex_is_certain_and_no_rounds_are_empty() -> None:
    op = GraphDomain(1, np.empty((0, 2), int)).operator(0.3)
    assert one_person(op, [([0.4], None)], 1.0).smoothed.tolist() == [[1.0]]
    assert one_person(op, [], 1.0).filtered.shape == (0, 1)


def test_slow_people_have_finer_grids() -> None:
    op = IntervalDomain(100, 50).operator(0.05)
    found = one_person(op, [(np.zeros(50), None)], 1.0, Motion(top_speed=0.01))
    assert found.places.size == 800


def test_a_finer_grid_gives_nearly_the_same_places() -> None:
    op, rng = IntervalDomain(100, 50).operator(0.05), np.random.default_rng(3)
    readings = op.responses(np.full(6, 0.4)) + 0.6 * rng.standard_normal((6, 50))
    rounds = [(each, None) for each in readings]
    coarse, fine = (one_person(op, rounds, 0.6, cells=cells) for cells in (150, 600))
    means = [each.smoothed @ each.places for each in (coarse, fine)]
    assert means[0] == pytest.approx(means[1], abs=1e-3)


def test_people_who_are_not_restless_are_of_one_kind() -> None:
    op, rng = IntervalDomain(100, 50).operator(0.05), np.random.default_rng(4)
    readings = op.responses(np.linspace(0.2, 0.6, 9)) + 0.6 * rng.standard_normal((9, 50))
    motion = Motion(restless=0.0)
    found = one_person(op, [(each, None) for each in readings], 0.6, motion)
    oracle = OnePerson(motion.stands, motion.top_speed, (motion.turns,), (1.0,))
    misfits = np.square((readings[:, None] - op.responses(oracle.places)) / 0.6).sum(axis=2)
    assert found.smoothed == pytest.approx(oracle.distributions(-0.5 * misfits)[1], abs=1e-9)


@pytest.mark.parametrize(
    "change",
    [
        {"sigma": 0.0},
        {"sigma": -1.0},
        {"motion": GraphMotion()},
        {"intensity": 0.0},
        {"rounds": [(np.zeros(49), None)]},
        {"op": "corridor"},
        {"cells": 1},
        {"cells": 2001},
        {"cells": 2000, "motion": Motion(top_speed=2.0)},
    ],
    ids=str,
)
def test_wrong_arguments_are_refused(change: dict[str, object]) -> None:
    arguments: dict[str, object] = {
        "op": IntervalDomain(100, 50).operator(0.05),
        "rounds": [(np.zeros(50), None)],
        "sigma": 1.0,
    }
    with pytest.raises(ParameterError):
        one_person(**(arguments | change))  # type: ignore[arg-type]
    graph = GraphDomain(4, EDGES).operator(0.3)
    with pytest.raises(ParameterError, match="GraphMotion"):
        one_person(graph, [], 1.0, Motion())
