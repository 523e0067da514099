"""The Gaussian mechanisms, continuous and on a lattice, against Google's dp-accounting.

Its analytic Gaussian uses a root finder that ends on either side of the exact value, so agreement is required
within `_SLACK` and our value may be below it by no more. Its privacy loss distributions (PLD) come in two
kinds: pessimistic ones never understate δ, and optimistic ones never overstate it. The exact value is between
them, and the δ of zero-concentrated privacy is above the pessimistic one. Both kinds lose up to 1e-15 of mass
per composition, and as much to Fourier transforms: `_LOST`.
"""

from __future__ import annotations

import itertools
import math
from typing import Any

import dp_accounting  # type: ignore[import-untyped]
import pytest
from dp_accounting.pld import privacy_loss_distribution as pld  # type: ignore[import-untyped]

from heatcloak_aggregator.privacy import (
    calibrate,
    discrete_gaussian_delta,
    gaussian_delta,
    gaussian_epsilon,
)
from heatcloak_shared.zcdp import delta_from_rho, rho

_SLACK = 1e-10
_LOST = 1e-14
_DELTAS = [0.3, 1e-1, 1e-2, 1e-3, 1e-5, 1e-6, 1e-9, 1e-12, 1e-15]
_EPSILONS = [1e-3, 1e-2, 0.1, 0.5, 1.0, 2.0, 4.0, 8.0, 20.0, 50.0, 100.0, 300.0]
_SIGMAS = [0.05, 0.1, 0.3, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0, 100.0, 1000.0]
_RELEASES = [1, 20, 1000, 86400]
_LATTICE = [(1.0, 1), (2.0, 4), (4.0, 20), (10.0, 10), (6.0, 30)]
_LONG = [(1.0, 1), (4.0, 20), (20.0, 20), (50.0, 1000), (100.0, 1000), (400.0, 86400)]


def test_epsilon_agrees() -> None:
    for sigma, delta in itertools.product(_SIGMAS, _DELTAS):
        ours, theirs = gaussian_epsilon(1.0 / sigma, delta), dp_accounting.get_epsilon_gaussian(sigma, delta)
        assert theirs * (1.0 - _SLACK) <= ours <= max(theirs * (1.0 + _SLACK), 1.1e-150), (sigma, delta)


@pytest.mark.parametrize("releases", _RELEASES)
def test_sigma_agrees(releases: int) -> None:
    for epsilon, delta in itertools.product(_EPSILONS, _DELTAS):
        ours = calibrate(1.0, epsilon, delta, "gaussian", releases)
        theirs = dp_accounting.get_sigma_gaussian(epsilon, delta) * math.sqrt(releases)
        assert theirs * (1.0 - _SLACK) <= ours <= theirs * (1.0 + _SLACK), (epsilon, delta)


@pytest.mark.parametrize("sigma", [0.3, 0.5, 1.0, 3.0])
def test_delta_agrees_with_the_privacy_loss_distribution(sigma: float) -> None:
    bounds = {side: pld.from_gaussian_mechanism(sigma, pessimistic_estimate=side) for side in (False, True)}
    for epsilon in (0.1, 0.5, 1.0, 2.0, 4.0, 8.0):
        low, high = (bounds[side].get_delta_for_epsilon(epsilon) for side in (False, True))
        exact = gaussian_delta(1.0 / sigma, epsilon)
        assert low - _LOST <= exact <= high + _LOST, epsilon
        assert high - low <= 1e-3 * exact + _LOST, "the bounds are close"


@pytest.mark.parametrize(("sigma", "releases"), _LATTICE)
def test_the_lattices_delta_agrees_with_the_privacy_loss_distribution(sigma: float, releases: int) -> None:
    low, high = (_composed(sigma, releases, pessimistic) for pessimistic in (False, True))
    for epsilon in (0.5, 1.0, 2.0, 4.0):
        exact = discrete_gaussian_delta(sigma, (1,) * releases, epsilon)
        lost = _LOST + 1e-12 * exact
        assert low.get_delta_for_epsilon(epsilon) - lost <= exact, epsilon
        assert exact <= high.get_delta_for_epsilon(epsilon) + lost, epsilon


@pytest.mark.parametrize(("sigma", "releases"), _LONG)
def test_the_delta_of_the_budget_is_above_that_of_the_lattice(sigma: float, releases: int) -> None:
    """The promise for lattice noise exceeds a pessimistic account of it, even over a day of seconds.

    There is no slack: the conversion costs a factor of 1.5 or more in δ, which is larger than the mass that
    the distribution loses. Values of δ below that loss can't be compared.
    """
    pessimistic = _composed(sigma, releases, pessimistic=True)
    compared = 0
    for epsilon in (0.25, 0.5, 1.0, 2.0, 4.0):
        ours = delta_from_rho(rho(1.0, sigma, releases), epsilon)
        if ours > 10.0 * _LOST * releases:
            compared += 1
            assert pessimistic.get_delta_for_epsilon(epsilon) < ours, epsilon
    assert compared >= 3


def _composed(sigma: float, releases: int, pessimistic: bool) -> Any:
    single = pld.from_discrete_gaussian_mechanism(
        sigma, pessimistic_estimate=pessimistic, use_connect_dots=pessimistic
    )
    return single.self_compose(releases)
