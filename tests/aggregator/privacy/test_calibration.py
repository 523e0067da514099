"""Calibration: known values, rounding toward privacy, and the ranges of the methods."""

from __future__ import annotations

import math
import warnings
from typing import Any

import pytest

from heatcloak_aggregator.privacy import METHODS, PrivacyWarning, calibrate, gaussian_delta
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zcdp import delta_from_rho, rho


@pytest.mark.parametrize(
    ("method", "epsilon", "delta", "sigma", "digits"),
    [
        ("zcdp", 1.0, 1e-5, 4.045130358292, 1e-12),
        ("zcdp", 1.0, 0.1, 1.365099206439, 1e-12),
        ("zcdp", 4.0, 1e-5, 1.157568715012564, 1e-12),
        ("gaussian", 1.0, 1e-5, 3.730631634816, 1e-12),
        ("gaussian", 1.0, 0.1, 1.085877765191856, 1e-12),
        ("gaussian", 4.0, 1e-5, 1.081161849520, 1e-11),
        ("analytic", 1.0, 1e-5, 3.730631634816, 1e-12),
        ("analytic", 1.0, 0.1, 1.085877765191856, 1e-12),
        ("classical", 1.0, 1e-5, 4.84480526261, 1e-12),
        ("classical", 1.0, 0.1, 2.2475447, 3e-8),
        ("paper", 1.0, 1e-5, 23.472138032569, 1e-12),
        ("paper", 1.0, 0.1, 5.0514573, 1e-8),
    ],
)
def test_sigma_matches_known_values(
    method: str, epsilon: float, delta: float, sigma: float, digits: float
) -> None:
    assert calibrate(1.0, epsilon, delta, method) == pytest.approx(sigma, rel=digits)


@pytest.mark.parametrize("epsilon", [1e-6, 0.1, 1.0, 4.0, 50.0, 700.0])
@pytest.mark.parametrize("delta", [1e-300, 1e-12, 1e-5, 0.1, 0.9])
@pytest.mark.parametrize("sensitivity", [0.1359, 1.0, 1e6])
def test_sigma_is_on_the_private_side_and_tight(sensitivity: float, epsilon: float, delta: float) -> None:
    def zcdp(sigma: float) -> float:
        return delta_from_rho(rho(sensitivity, sigma, 20), epsilon)

    def exact(sigma: float) -> float:
        return gaussian_delta(math.sqrt(20) * sensitivity / sigma, epsilon)

    for method, spent in (("zcdp", zcdp), ("gaussian", exact)):
        sigma = calibrate(sensitivity, epsilon, delta, method, releases=20)
        assert spent(sigma) <= delta
        assert spent(sigma * (1 - 1e-6)) > delta


@pytest.mark.parametrize("method", list(METHODS))
def test_sigma_scales_with_the_root_of_releases_and_with_sensitivity(method: str) -> None:
    one = calibrate(1.0, 0.9, 1e-5, method)
    assert calibrate(1.0, 0.9, 1e-5, method, releases=20) == pytest.approx(math.sqrt(20) * one, rel=1e-12)
    assert calibrate(0.1359, 0.9, 1e-5, method) == pytest.approx(0.1359 * one, rel=1e-12)


@pytest.mark.parametrize("method", ["zcdp", "gaussian", "classical"])
def test_sigma_rises_as_epsilon_or_delta_falls(method: str) -> None:
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
def test_proven_methods_never_give_less_noise_than_the_exact_one(epsilon: float, delta: float) -> None:
    least = calibrate(1.0, epsilon, delta, "gaussian")
    assert calibrate(1.0, epsilon, delta, "zcdp") >= least
    assert calibrate(1.0, epsilon, delta, "classical") >= least


def test_classical_is_refused_above_epsilon_1() -> None:
    assert calibrate(1.0, 1.0, 1e-5, "classical") > 0.0
    with pytest.raises(ParameterError, match="use 'gaussian' or 'zcdp'"):
        calibrate(1.0, math.nextafter(1.0, 2.0), 1e-5, "classical")


def test_the_papers_formula_warns_only_if_it_is_not_private() -> None:
    with pytest.warns(PrivacyWarning, match="not private.*use 'gaussian' or 'zcdp'") as caught:
        sigma = calibrate(1.0, 50.0, 0.1, "paper")
    assert caught[0].filename == __file__
    assert gaussian_delta(1.0 / sigma, 50.0) == pytest.approx(0.42, abs=5e-3)
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
    good: dict[str, Any] = {"sensitivity": 1.0, "epsilon": 0.5, "delta": 1e-5, "releases": 1}
    with pytest.raises(ParameterError, match=next(iter(change))):
        calibrate(**(good | change), method=method)


@pytest.mark.parametrize("method", ["gauss", "", "ZCDP", None, []])
def test_unknown_methods_are_refused_with_a_list_of_known_ones(method: str) -> None:
    with pytest.raises(ParameterError, match="zcdp, gaussian, analytic, classical, paper"):
        calibrate(1.0, 1.0, 1e-5, method)
