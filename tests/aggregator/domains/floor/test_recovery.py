"""Recovery of people on floors, against brute force over all places."""

from __future__ import annotations

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.floor import FloorDomain, SteadyOperator
from heatcloak_aggregator.recovery import bpdn, posterior
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.result import VertexPosteriorResult
from support.ten_floors import lattice, rectangle

SIGMA = 0.05
ONE_PERSON = Prior(1, 1.0, count=(0.0, 1.0), overflow=0.0)


@pytest.fixture(scope="module")
def op() -> SteadyOperator:
    """Return the heat of people in two rooms with a door."""
    walls = [((2.5, 0.0), (2.5, 1.6)), ((2.5, 2.5), (2.5, 3.0))]
    domain = FloorDomain(rectangle(5.0, 3.0), lattice(5.0, 3.0, 1.5), walls)
    return domain.steady(3.0, 0.25)


def chances(op: SteadyOperator, readings: FloatArray, sigma: FloatArray) -> FloatArray:
    """Return the probability of each place by Bayes' rule."""
    misfits = np.square((readings[:, None] - op.matrix()) / sigma[:, None]).sum(axis=0)
    found: FloatArray = np.exp(-0.5 * (misfits - misfits.min()))
    return np.asarray(found / found.sum())


@pytest.mark.parametrize("seed", range(6))
def test_probabilities_of_places_are_those_of_bayes_rule(op: SteadyOperator, seed: int) -> None:
    """Also if the noise differs between the sensors."""
    rng = np.random.default_rng(seed)
    sigma = SIGMA * rng.uniform(0.5, 2.0, op.shape[0])
    readings = op.matrix()[:, rng.integers(op.shape[1])] + sigma * rng.standard_normal(op.shape[0])
    result = posterior(op, readings, sigma, prior=ONE_PERSON)
    assert isinstance(result, VertexPosteriorResult)
    assert result.exact
    np.testing.assert_allclose(result.probability, chances(op, readings, sigma), rtol=1e-6, atol=1e-12)


@pytest.mark.parametrize("seed", range(6))
def test_the_estimate_of_one_person_has_nearly_the_least_expected_way(op: SteadyOperator, seed: int) -> None:
    """To 0.2 % of the least over all places."""
    rng = np.random.default_rng(100 + seed)
    sigma = np.full(op.shape[0], SIGMA)
    readings = op.matrix()[:, rng.integers(op.shape[1])] + sigma * rng.standard_normal(op.shape[0])
    result = posterior(op, readings, SIGMA, prior=ONE_PERSON)
    ways = op.domain.distances(range(op.shape[1]))
    expected = ways @ chances(op, readings, sigma)
    assert np.count_nonzero(result.estimate) == 1
    assert expected[result.estimate.argmax()] <= 1.002 * expected.min()


@pytest.mark.parametrize("at", [3, 60, 140])
def test_basis_pursuit_finds_the_place_of_a_person_without_noise(op: SteadyOperator, at: int) -> None:
    result = bpdn(op, op.matrix()[:, at], 1e-6)
    share = result.estimate / result.estimate.sum()
    assert op.domain.distances([at])[0] @ share < 0.3


def test_two_people_in_different_rooms_are_counted(op: SteadyOperator) -> None:
    places = op.domain.places
    one, other = (int(np.linalg.norm(places - at, axis=1).argmin()) for at in ((0.9, 2.2), (4.2, 0.9)))
    result = posterior(op, op.matrix()[:, [one, other]].sum(axis=1), 0.003, intensity=1.0, max_sources=2)
    assert isinstance(result, VertexPosteriorResult)
    assert result.count[2] > 0.95
    west = (places[:, 0] > 2.5).astype(np.intp)
    assert (result.holding(west, 2) > 0.95).all()


def test_an_unknown_person_gives_off_most_of_the_greatest_power(op: SteadyOperator) -> None:
    readings = 0.8 * op.matrix()[:, 40]
    found, same, wide = (
        posterior(op, readings, SIGMA, prior=prior)
        for prior in (None, Prior(intensity=(0.6, 1.0)), Prior(intensity=(0.2, 1.0)))
    )
    assert np.array_equal(found.estimate, same.estimate)
    assert not np.array_equal(found.estimate, wide.estimate)
