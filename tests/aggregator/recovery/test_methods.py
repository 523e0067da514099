"""Recovery methods by name on a graph: probabilities of vertices and communities."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.domains import Operator
from heatcloak_aggregator.method_names import default_drift, default_method
from heatcloak_aggregator.recovery.methods import recover
from heatcloak_aggregator.recovery.pooling import Readings, round_readings
from heatcloak_aggregator.recovery.posterior import Prior

TRIANGLES = GraphDomain(6, [[0, 1], [1, 2], [2, 0], [2, 3], [3, 4], [4, 5], [5, 3]]).operator(0.5)
SIGMA = 0.2


def readings(op: Operator, place: int) -> Readings:
    noise = SIGMA * np.random.default_rng(4).standard_normal(op.shape[0])
    return round_readings(op, op.matrix()[:, place] + noise, SIGMA)


def test_posterior_vertex_probabilities_follow_the_given_prior() -> None:
    """For one source of known intensity they follow from Bayes' rule; the default prior gives others."""
    observed = readings(TRIANGLES, 4)
    found = recover("posterior", TRIANGLES, observed, prior=Prior(max_sources=1, intensity=1.0, overflow=0.0))
    matrix = TRIANGLES.matrix()
    logs = (matrix.T @ observed.values - 0.5 * (matrix**2).sum(axis=0)) / SIGMA**2
    odds = np.concatenate([[3.0], np.exp(logs) / 6])
    assert found.vertices is not None
    assert found.vertices == pytest.approx((odds / odds.sum())[1:], abs=1e-9)
    usual = recover("posterior", TRIANGLES, observed).vertices
    assert usual is not None
    assert usual.shape == (6,)
    assert 0.0 < usual.sum() <= 1.0 + 1e-9
    assert np.abs(usual - found.vertices).max() > 0.01


def test_only_a_posterior_with_communities_reports_community_probabilities() -> None:
    observed, corridor = readings(TRIANGLES, 4), IntervalDomain(20, 10).operator(0.05)
    labels = (0, 0, 0, 1, 1, 1)
    found = recover("posterior", TRIANGLES, observed, labels).holding
    assert found is not None
    assert [community for community, _ in found] == [1, 0]
    assert recover("posterior", TRIANGLES, observed).holding is None
    assert recover("bpdn", TRIANGLES, observed, labels).holding is None
    assert recover("posterior", corridor, readings(corridor, 4)).holding is None


def test_a_fallback_reports_shares_but_no_probabilities() -> None:
    crowd = round_readings(TRIANGLES, np.full(6, 100.0), SIGMA)
    found = recover("posterior", TRIANGLES, crowd, (0, 0, 0, 1, 1, 1))
    assert found.communities == ((0, 0.5), (1, 0.5))
    assert found.holding is None


def test_only_the_likeliest_communities_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """The size of an estimate is bounded."""
    observed = readings(TRIANGLES, 4)
    whole = recover("posterior", TRIANGLES, observed, range(6)).holding
    assert whole is not None
    assert whole == tuple(sorted(whole, key=lambda pair: -pair[1]))
    assert len(whole) == 6
    monkeypatch.setattr("heatcloak_aggregator.recovery.methods.MOST_HOLDING", 2)
    assert recover("posterior", TRIANGLES, observed, range(6)).holding == whole[:2]


def test_bpdn_and_intervals_report_no_vertex_probabilities() -> None:
    assert recover("bpdn", TRIANGLES, readings(TRIANGLES, 4)).vertices is None
    corridor = IntervalDomain(20, 10).operator(0.05)
    assert recover("posterior", corridor, readings(corridor, 4)).vertices is None


def test_floors_get_a_method_that_tells_the_probability_of_rooms() -> None:
    assert [default_method(kind) for kind in ("floor", "interval", "graph")] == ["posterior", "bpdn", "bpdn"]


def test_floors_of_several_sensors_drift_as_a_whole_by_default() -> None:
    assert [default_drift(kind, 2) for kind in ("floor", "interval", "graph")] == ["common", "none", "none"]
    assert default_drift("floor", 1) == "none"
