"""Posterior on a graph: errors, degenerate inputs, and sound results for every input."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.domains import GraphDomain, IntervalDomain, Operator
from heatcloak_aggregator.recovery.posterior import Prior, VertexPosteriorResult, posterior
from heatcloak_shared.errors import ParameterError
from support.graphs import random_graph

STAR = GraphDomain(6, [[0, v] for v in range(1, 6)])


def assert_sound(result: VertexPosteriorResult) -> None:
    """Check finite figures, probabilities that sum to one, and sources on vertices within the prior."""
    n = result.domain.n_vertices
    for array in (result.estimate, result.count, result.probability, result.intensity):
        assert np.isfinite(array).all()
        assert array.min() >= 0.0
    assert result.estimate.shape == result.probability.shape == result.intensity.shape == (n,)
    assert result.count.shape == (result.prior.max_sources + 1,)
    assert result.count.sum() == pytest.approx(1.0)
    assert result.probability.max() <= 1.0
    assert result.text.startswith(result.status)
    samples = result.samples
    for k, places, intensities in zip(samples.counts, samples.places, samples.intensities, strict=True):
        assert (np.diff(places[:k]) >= 0).all()
        assert ((places[:k] >= 0) & (places[:k] < n)).all()
        assert (
            (intensities[:k] >= result.prior.min_intensity) & (intensities[:k] <= result.prior.max_intensity)
        ).all()
    for region in result.vicinity(0.7):
        assert 0.0 <= region.probability <= 1.0


@pytest.mark.parametrize(
    ("wrong", "match"),
    [
        ({"max_sources": 0}, "max_sources"),
        ({"intensity": -1.0}, "intensity"),
        ({"seed": -1}, "seed"),
        ({"moves": 0}, "moves"),
        ({"sensors": [0, 1]}, "sensors"),
        ({"sensors": [0, 1, 2, 3, 4, 9]}, "sensor"),
        ({"sigma": -0.1}, "sigma"),
        ({"sigma": [0.1, 0.2]}, "sigma"),
        ({"cloaked": [0.0, np.nan, 0.0, 0.0, 0.0, 0.0]}, "NaN"),
        ({"prior": Prior(places=(0.2, 0.8))}, "places"),
    ],
)
def test_refuses_invalid_arguments(wrong: dict[str, object], match: str) -> None:
    arguments: dict[str, object] = {"cloaked": np.zeros(6), "sigma": 0.3, **wrong}
    with pytest.raises(ParameterError, match=match):
        posterior(STAR.operator(0.3), **arguments)  # type: ignore[call-overload]


def test_refuses_operators_of_other_domains() -> None:

    class Other(Operator):
        def compute_matrix(self) -> np.ndarray:
            return np.eye(2)

        def sensitivity(self, alpha: float, off_grid: bool = False) -> float:
            return alpha

    with pytest.raises(ParameterError, match="posterior does not support a IntervalDomain: choose bpdn"):
        posterior(Other(IntervalDomain(2, 2), 0.05), np.zeros(2), 0.1)


@pytest.mark.parametrize("level", [0.0, 1.0, np.nan, True, "0.9"])
def test_refuses_invalid_levels(level: object) -> None:
    with pytest.raises(ParameterError, match="level"):
        posterior(STAR.operator(0.3), np.zeros(6), 0.3, max_sources=1).vicinity(level)  # type: ignore[arg-type]


def test_results_are_read_only() -> None:
    for most in (1, 3):
        result = posterior(STAR.operator(0.3), np.zeros(6), 0.3, most, moves=500)
        samples = result.samples
        for array in (result.estimate, result.count, result.probability, result.intensity, samples.places):
            with pytest.raises(ValueError, match="read-only"):
                array[...] = 0


@pytest.mark.parametrize(
    "domain", [GraphDomain(1, []), GraphDomain(2, [[0, 1]]), STAR], ids=["one", "two", "star"]
)
@pytest.mark.parametrize("sigma", [0.0, 0.05, 20.0])
def test_sources_are_found_on_the_smallest_graphs(domain: GraphDomain, sigma: float) -> None:
    """One vertex, two, and a star, without noise, with some, and with nothing but noise."""
    op = domain.operator(0.3)
    at = domain.n_vertices - 1
    for prior in (Prior(1), Prior(2, 0.8), Prior(2), Prior(6, 0.8)):
        result = posterior(op, 0.8 * op.matrix()[:, at], sigma, prior=prior, moves=3000)
        assert_sound(result)
        if sigma < 1.0:
            assert result.probability[at] > 0.95
            assert result.vicinity(0.9)[0].vertices == (at,)


@pytest.mark.parametrize("prior", [Prior(2), Prior(1), Prior(2, 1.0)])
@pytest.mark.parametrize("reading", [1e12, -1e12])
def test_implausible_readings_are_reported(prior: Prior, reading: float) -> None:
    """No sources explain them: the text states this, nothing is claimed, and basis pursuit may replace it."""
    result = posterior(STAR.operator(0.3), np.full(6, reading), 0.1, prior=prior)
    assert_sound(result)
    assert not result.plausible
    assert "sigma" in result.text
    assert result.vicinity(0.9) == []
    assert result.fallback == (reading > 0.0)


@pytest.mark.parametrize("intensity", [None, 1.0])
@pytest.mark.parametrize(("allowed", "present"), [(1, 3), (2, 5), (3, 5)])
def test_more_sources_than_allowed_give_the_status_crowded(
    allowed: int, present: int, intensity: float | None
) -> None:
    domain = random_graph(30, 45, 1)
    op = domain.operator(0.2)
    truth = np.random.default_rng(present).choice(30, present, replace=False)
    result = posterior(op, op.matrix()[:, truth].sum(axis=1), 0.1, allowed, intensity)
    assert_sound(result)
    assert result.status == "crowded"
    assert not result.exact
    assert result.crowding > 0.5
    assert np.isin(truth, np.flatnonzero(result.probability > 0.5)).all()


@pytest.mark.parametrize("intensity", [None, 1.0])
def test_one_source_raises_no_crowding_alarm(intensity: float | None) -> None:
    """Even if the bound does not exclude more sources."""
    op = random_graph(40, 60, 2).operator(0.05)
    readings = op.matrix()[:, 9] + 0.1 * np.random.default_rng(3).standard_normal(40)
    result = posterior(op, readings, 0.1, 1, intensity)
    assert result.exact
    assert result.moves > 0
    assert result.crowding < 0.2
    assert result.status == "converged"
    assert "the posterior was enumerated" in result.text


def test_without_overflow_max_sources_is_never_exceeded() -> None:
    op = random_graph(30, 45, 4).operator(0.2)
    readings = op.matrix()[:, [1, 9, 17]].sum(axis=1)
    for prior in (Prior(1, overflow=0.0), Prior(2, 1.0, overflow=0.0), Prior(2, overflow=0.0)):
        result = posterior(op, readings, 0.05, prior=prior)
        assert result.samples.counts.max() <= prior.max_sources
        assert not result.plausible
        assert result.exact == (result.moves == 0)


def test_short_chains_give_the_status_unconverged() -> None:
    op = GraphDomain(60, [[v, v + 1] for v in range(59)]).operator(30.0)
    readings = op.matrix()[:, [12, 20, 27]].sum(axis=1)
    result = posterior(op, readings, 0.001, moves=10)
    assert_sound(result)
    assert result.status == "unconverged"
    assert "moves" in result.text


def test_sources_are_found_in_a_large_graph() -> None:
    """Two sources among eight hundred vertices, of which two hundred have a sensor."""
    domain = random_graph(800, 1600, 6, sensors=np.arange(0, 800, 4))
    op = domain.operator(0.5)
    readings = op.matrix()[:, [100, 700]].sum(axis=1) + 0.01 * np.random.default_rng(7).standard_normal(200)
    result = posterior(op, readings, 0.01, intensity=1.0)
    assert_sound(result)
    assert result.status == "converged"
    assert np.flatnonzero(result.probability > 0.5).tolist() == [100, 700]
    assert np.flatnonzero(result.estimate).tolist() == [100, 700]
    assert sorted(region.vertices for region in result.vicinity(0.9)) == [(100,), (700,)]


@settings(max_examples=40, deadline=None)
@given(
    n=st.integers(1, 30),
    spread=st.floats(1e-4, 30.0),
    sigma=st.floats(1e-3, 1e3),
    most=st.integers(1, 8),
    intensity=st.one_of(st.none(), st.floats(0.1, 10.0)),
    scale=st.floats(-1e3, 1e3),
    seed=st.integers(0, 2**70),
)
def test_every_result_is_sound(
    n: int, spread: float, sigma: float, most: int, intensity: float | None, scale: float, seed: int
) -> None:
    rng = np.random.default_rng(seed)
    sensors = rng.choice(n, int(rng.integers(1, n + 1)), replace=False)
    domain = (
        random_graph(n, round(1.5 * n), n, weighted=True, sensors=sensors) if n > 1 else GraphDomain(1, [])
    )
    readings = scale * rng.standard_normal(domain.n_sensors)
    assert_sound(posterior(domain.operator(spread), readings, sigma, most, intensity, seed, moves=400))
