"""Zero-concentrated differential privacy, against Google's dp-accounting."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from typing import Any

import dp_accounting  # type: ignore[import-untyped]
import numpy as np
import numpy.typing as npt
import pytest
from dp_accounting.rdp import RdpAccountant  # type: ignore[import-untyped]

from heatcloak_shared import zcdp

_SLACK = 1e-12
_RELEASES = [1, 20, 1000, 86400]
_RHOS = [1e-4, 1e-3, 1e-2, 0.1, 0.373, 1.0, 5.0, 20.0]
_DELTAS = [0.3, 1e-1, 1e-2, 1e-3, 1e-5, 1e-6, 1e-9, 1e-12]
_GRID = [
    (rho, delta)
    for rho, delta in itertools.product(_RHOS, _DELTAS)
    if delta < math.sqrt(-math.expm1(-1.02 * rho))
]
_PROMISES = list(itertools.product([0.1, 0.5, 1.0, 2.0, 4.0, 8.0, 20.0], _DELTAS))
_COARSE = 1.0 + np.geomspace(0.0101, 1e6, 400)

BestOrder = Callable[[Any], tuple[float, float]]


def _releases(multiplier: float, count: int) -> Any:
    return dp_accounting.SelfComposedDpEvent(dp_accounting.GaussianDpEvent(multiplier), count)


def _accountant(event: Any, orders: npt.NDArray[np.float64]) -> Any:
    accountant = RdpAccountant(orders)
    accountant.compose(event)
    return accountant


def _zoomed(event: Any, best: BestOrder) -> tuple[float, npt.NDArray[np.float64]]:
    """Narrow the orders to the best one and its neighbours, three times; return result and last orders."""
    orders = _COARSE
    for _ in range(3):
        _, order = best(_accountant(event, orders))
        index = int(np.searchsorted(orders, order))
        orders = np.linspace(orders[max(index - 1, 0)], orders[min(index + 1, len(orders) - 1)], 301)
    value, order = best(_accountant(event, orders))
    assert _COARSE[0] < order < _COARSE[-1], "the best order is within the accountant's orders"
    return value, orders


def _of_delta(delta: float) -> BestOrder:
    return lambda accountant: accountant.get_epsilon_and_optimal_order(delta)


def _of_epsilon(epsilon: float) -> BestOrder:
    return lambda accountant: accountant.get_delta_and_optimal_order(epsilon)


def _multiplier(rho: float, releases: int) -> float:
    return math.sqrt(releases / (2.0 * rho))


def test_the_grid_is_large_enough() -> None:
    assert len(_RELEASES) * min(len(_GRID), len(_PROMISES)) >= 200


@pytest.mark.parametrize("releases", _RELEASES)
def test_delta_of_epsilon_agrees(releases: int) -> None:
    """For R composed Gaussian releases, at ε from 0.02 to 200."""
    for rho, target in _GRID:
        multiplier = _multiplier(rho, releases)
        epsilon = rho + 2.0 * math.sqrt(-rho * math.log(target))  # Bun & Steinke 2016: a δ below the target
        ours = zcdp.delta_from_rho(zcdp.rho(1.0, multiplier, releases), epsilon)
        theirs, _ = _zoomed(_releases(multiplier, releases), _of_epsilon(epsilon))
        assert theirs * (1.0 - _SLACK) <= ours <= theirs * (1.0 + _SLACK), (rho, epsilon)


@pytest.mark.parametrize("releases", _RELEASES)
def test_epsilon_of_delta_agrees(releases: int) -> None:
    """If δ alone is enough, ours is the 1e-150 that it never falls below."""
    for rho, delta in _GRID:
        multiplier = _multiplier(rho, releases)
        ours = zcdp.epsilon_from_rho(zcdp.rho(1.0, multiplier, releases), delta)
        theirs, _ = _zoomed(_releases(multiplier, releases), _of_delta(delta))
        assert theirs * (1.0 - _SLACK) <= ours <= max(theirs * (1.0 + _SLACK), 1.1e-150), (rho, delta)


@pytest.mark.parametrize("releases", _RELEASES)
def test_sigma_agrees(releases: int) -> None:
    """Both search for the least noise for (ε, δ) and R releases.

    Their search ends within 1e-10 of σ on either side, so the two may differ by that.
    """
    tolerance = 1e-10
    for epsilon, delta in _PROMISES:
        ours = zcdp.sigma_for(1.0, epsilon, delta, releases)
        _, orders = _zoomed(_releases(ours, releases), _of_delta(delta))
        theirs = dp_accounting.calibrate_dp_mechanism(
            lambda orders=orders: RdpAccountant(orders),
            lambda multiplier: _releases(multiplier, releases),
            epsilon,
            delta,
            dp_accounting.ExplicitBracketInterval(0.9 * ours, 1.1 * ours),
            tol=tolerance * ours,
        )
        assert theirs * (1.0 - 2.0 * tolerance) <= ours <= theirs * (1.0 + 2.0 * tolerance), (epsilon, delta)


@pytest.mark.parametrize("parts", [[(3.0, 1), (9.0, 20)], [(40.0, 1000), (1.5, 1), (300.0, 86400)]])
def test_composition_of_releases_with_different_noise_agrees(parts: list[tuple[float, int]]) -> None:
    """Gaussian, or only zCDP."""
    rho = sum(zcdp.rho(1.0, multiplier, count) for multiplier, count in parts)
    gaussian = dp_accounting.ComposedDpEvent([_releases(*part) for part in parts])
    concentrated = dp_accounting.dp_event.ZCDpEvent(rho)
    for delta in _DELTAS:
        ours = zcdp.epsilon_from_rho(rho, delta)
        for event in (gaussian, concentrated):
            theirs, _ = _zoomed(event, _of_delta(delta))
            assert theirs * (1.0 - _SLACK) <= ours <= theirs * (1.0 + _SLACK), delta


@pytest.mark.parametrize("releases", _RELEASES)
def test_epsilon_is_at_least_that_of_continuous_noise(releases: int) -> None:
    """At most 15 % above it for δ up to 1e-5.

    The excess is the price of a conversion that holds for all zero-concentrated noise: 8 % at ε = 4, δ =
    1e-5. It grows if ε is small and δ large; the exact ε reaches 0 first.
    """
    for rho, delta in _GRID:
        multiplier = _multiplier(rho, releases)
        ours = zcdp.epsilon_from_rho(zcdp.rho(1.0, multiplier, releases), delta)
        exact = dp_accounting.get_epsilon_gaussian(multiplier / math.sqrt(releases), delta)
        assert ours >= exact, (rho, delta)
        if delta <= 1e-5:
            assert ours <= 1.15 * exact, (rho, delta)


@pytest.mark.parametrize("releases", _RELEASES)
def test_sigma_is_at_least_that_of_continuous_noise(releases: int) -> None:
    """At most 12 % above it for δ up to 1e-5."""
    for epsilon, delta in _PROMISES:
        ours = zcdp.sigma_for(1.0, epsilon, delta, releases)
        exact = dp_accounting.get_sigma_gaussian(epsilon, delta) * math.sqrt(releases)
        assert ours >= exact, (epsilon, delta)
        if delta <= 1e-5:
            assert ours <= 1.12 * exact, (epsilon, delta)
