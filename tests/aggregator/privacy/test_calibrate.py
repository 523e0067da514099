"""Calibration: known values, the private side, and the four methods' ranges."""

from __future__ import annotations

import math
import warnings
from typing import Any

import pytest

from heatcloak_aggregator.privacy import METHODS, PrivacyWarning, calibrate, gaussian_delta
from heatcloak_shared.budget import delta_from_rho, rho
from heatcloak_shared.errors import ParameterError


@pytest.mark.parametrize(
    ("method", "epsilon", "delta", "sigma", "digits"),
    [
        ("zcdp", 1.0, 1e-5, 4.045130358292, 1e-12),
        ("zcdp", 1.0, 0.1, 1.365099206439, 1e-12),
        ("zcdp", 4.0, 1e-5, 1.157568715012564, 1e-12),
        ("analytic", 1.0, 1e-5, 3.730631634816, 1e-12),
        ("analytic", 1.0, 0.1, 1.085877765191856, 1e-12),
        ("classical", 1.0, 1e-5, 4.84480526261, 1e-12),
        ("classical", 1.0, 0.1, 2.2475447, 3e-8),
        ("paper", 1.0, 1e-5, 23.472138032569, 1e-12),
        ("paper", 1.0, 0.1, 5.0514573, 1e-8),
    ],
)
def test_sigma_is_the_known_one(
    method: str, epsilon: float, delta: float, sigma: float, digits: float
) -> None:
    """Each method's σ for Δ₂ = 1, to the digits that are known."""
    assert calibrate(1.0, epsilon, delta, method) == pytest.approx(sigma, rel=digits)


@pytest.mark.parametrize("epsilon", [1e-6, 0.1, 1.0, 4.0, 50.0, 700.0])
@pytest.mark.parametrize("delta", [1e-300, 1e-12, 1e-5, 0.1, 0.9])
@pytest.mark.parametrize("sensitivity", [0.1359, 1.0, 1e6])
def test_sigma_is_on_the_private_side_and_tight(sensitivity: float, epsilon: float, delta: float) -> None:
    """δ(σ) <= δ by each method's own measure, and one millionth less noise breaks it."""

    def zcdp(sigma: float) -> float:
        return delta_from_rho(rho(sensitivity, sigma, 20), epsilon)

    def analytic(sigma: float) -> float:
        return gaussian_delta(sigma, math.sqrt(20) * sensitivity, epsilon)

    for method, spent in (("zcdp", zcdp), ("analytic", analytic)):
        sigma = calibrate(sensitivity, epsilon, delta, method, releases=20)
        assert spent(sigma) <= delta
        assert spent(sigma * (1 - 1e-6)) > delta


@pytest.mark.parametrize("method", list(METHODS))
def test_releases_compose_as_the_root_of_their_number(method: str) -> None:
    """R releases need √R times the noise of one, whatever the method, and σ scales with the sensitivity."""
    one = calibrate(1.0, 0.9, 1e-5, method)
    assert calibrate(1.0, 0.9, 1e-5, method, releases=20) == pytest.approx(math.sqrt(20) * one, rel=1e-12)
    assert calibrate(0.1359, 0.9, 1e-5, method) == pytest.approx(0.1359 * one, rel=1e-12)


@pytest.mark.parametrize("method", ["zcdp", "analytic", "classical"])
def test_more_promise_needs_more_noise(method: str) -> None:
    """σ rises as ε falls and as δ falls."""
    epsilons = [0.01, 0.1, 0.3, 1.0]
    deltas = [1e-9, 1e-5, 1e-2, 0.5]
    for delta in deltas:
        sigmas = [calibrate(1.0, epsilon, delta, method) for epsilon in epsilons]
        assert sigmas == sorted(sigmas, reverse=True)
    for epsilon in epsilons:
        sigmas = [calibrate(1.0, epsilon, delta, method) for delta in deltas]
        assert sigmas == sorted(sigmas, reverse=True)


@pytest.mark.parametrize("epsilon", [1e-3, 0.1, 1.0])
@pytest.mark.parametrize("delta", [1e-12, 1e-5, 0.1, 0.99])
def test_proven_methods_are_never_below_the_exact_one(epsilon: float, delta: float) -> None:
    """The classical formula and zCDP ask for at least what the continuous Gaussian needs."""
    least = calibrate(1.0, epsilon, delta, "analytic")
    assert calibrate(1.0, epsilon, delta, "zcdp") >= least
    assert calibrate(1.0, epsilon, delta, "classical") >= least


def test_classical_is_refused_where_it_is_no_proof() -> None:
    """At ε = 1 it answers, just above it raises with the remedy."""
    assert calibrate(1.0, 1.0, 1e-5, "classical") > 0.0
    with pytest.raises(ParameterError, match="use zcdp"):
        calibrate(1.0, math.nextafter(1.0, 2.0), 1e-5, "classical")


def test_the_papers_noise_warns_exactly_where_it_is_not_private() -> None:
    """At ε = 50, δ = 0.1 the true δ is 0.42: a warning that names this call. At ε = 1, none."""
    with pytest.warns(PrivacyWarning, match="not private") as caught:
        sigma = calibrate(1.0, 50.0, 0.1, "paper")
    assert caught[0].filename == __file__
    assert gaussian_delta(sigma, 1.0, 50.0) == pytest.approx(0.42, abs=5e-3)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        calibrate(1.0, 1.0, 1e-5, "paper")


@pytest.mark.parametrize(
    "change",
    [
        {"sensitivity": 0.0},
        {"sensitivity": math.nan},
        {"epsilon": 0.0},
        {"epsilon": -1.0},
        {"epsilon": math.inf},
        {"delta": 0.0},
        {"delta": 1.0},
        {"delta": math.nan},
        {"releases": 0},
        {"releases": 1.0},
        {"sensitivity": 1e308, "epsilon": 1e-6},
    ],
)
@pytest.mark.parametrize("method", list(METHODS))
def test_arguments_outside_their_range_are_refused(method: str, change: dict[str, Any]) -> None:
    """Every method refuses the same arguments, by name."""
    good: dict[str, Any] = {"sensitivity": 1.0, "epsilon": 0.5, "delta": 1e-5, "releases": 1}
    with pytest.raises(ParameterError, match=next(iter(change))):
        calibrate(**(good | change), method=method)


@pytest.mark.parametrize("method", ["gauss", "", "ZCDP", None, []])
def test_unknown_methods_are_refused_with_the_known_ones(method: str) -> None:
    """The error lists what there is."""
    with pytest.raises(ParameterError, match="zcdp, analytic, classical, paper"):
        calibrate(1.0, 1.0, 1e-5, method)
