"""δ of a zone by the audit's own arithmetic, and the check of a zone's noise against its promise."""

from __future__ import annotations

from dataclasses import replace

import mpmath  # type: ignore[import-untyped]
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.privacy.audit import Verdict, promise_check
from heatcloak_aggregator.privacy.audit.promised_delta import kept_delta
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared import budget
from heatcloak_shared.noise import NOISE_KINDS, NoiseKind
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Promise, Range, Zone, budget_of
from support.zones import uniform_noise, with_ticks


def with_noise_share(zone: Zone, share: float) -> Zone:
    return replace(zone, noise=with_ticks(zone.noise, int(share * zone.noise.sigma_ticks[0])))


@settings(max_examples=200, deadline=None)
@given(
    kind=st.sampled_from(NOISE_KINDS),
    epsilon=st.floats(0.01, 30.0),
    ticks=st.lists(st.integers(100, 4096), min_size=4, max_size=4),
    resolution=st.sampled_from([0.0, 0.0625]) | st.floats(0.0, 1.0),
    releases=st.integers(1, 100),
)
def test_the_kept_delta_is_that_of_the_budget_without_inexact_draws(
    zone: Zone, kind: NoiseKind, epsilon: float, ticks: list[int], resolution: float, releases: int
) -> None:
    """Two independent programs: one bounds a formula, the other integrates or minimises numerically."""
    described = replace(
        zone,
        noise=replace(uniform_noise(0.05, 2.0**-10, 1, 4, kind), sigma_ticks=tuple(ticks)),
        promise=replace(zone.promise, epsilon=epsilon),
        schedule=Schedule(1.0, 1, releases, releases),
        resolution=resolution,
    )
    spent = budget_of(described)
    expected = budget.delta_from_mu(kind, spent.mu, epsilon)
    found = kept_delta(described)
    # Below that, the logarithms of both are huge, and only one of them is accurate.
    assert found == pytest.approx(expected, rel=1e-8, abs=1e-200)


@pytest.mark.parametrize(("mu", "epsilon"), [(0.2, 4.0), (1.0, 0.01), (3.0, 4.0), (30.0, 5.0), (200.0, 10.0)])
def test_the_integral_agrees_with_forty_digits(zone: Zone, mu: float, epsilon: float) -> None:
    ticks = 1 << 20
    change = mu - 2.0 / ticks  # the lattice of four sensors
    described = replace(
        zone,
        noise=uniform_noise(change * ticks * 2.0**-10, 2.0**-10, ticks, 4),
        promise=replace(zone.promise, epsilon=epsilon),
        schedule=Schedule(1.0, 1, 1, 1),
    )
    with mpmath.workdps(60):
        m, e = mpmath.mpf(mu), mpmath.mpf(epsilon)
        exact = mpmath.ncdf(m / 2 - e / m) - mpmath.exp(e) * mpmath.ncdf(-m / 2 - e / m)
        assert kept_delta(described) == pytest.approx(float(exact), rel=1e-9)


@pytest.mark.parametrize("kind", NOISE_KINDS)
@pytest.mark.parametrize("resolution", [0.0, 0.0625])
def test_calibrated_noise_keeps_the_promise_and_one_percent_less_does_not(
    kind: NoiseKind, resolution: float
) -> None:
    zone = new_zone(noise_kind=kind, shape="uniform", resolution=resolution)
    right, wrong = (promise_check(each) for each in (zone, with_noise_share(zone, 0.99)))
    assert (right.verdict, wrong.verdict) == (Verdict.PASSED, Verdict.FAILED)
    assert (right.name, right.level, right.p_value) == ("promise", None, None)
    assert ("sensors with steps of 0.0625" in right.finding) == (resolution > 0.0)
    ranged = new_zone(promise=Promise(Range(0.0, 8.0), 4.0, 1e-5), noise_kind=kind)
    assert promise_check(ranged).verdict is Verdict.PASSED
    assert promise_check(with_noise_share(ranged, 0.99)).verdict is Verdict.FAILED


def test_noise_that_ignores_the_resolution_fails_also_if_the_budget_ignores_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The check does not use the budget, by which zones are made and accepted."""
    right = budget.lattice_allowance
    monkeypatch.setattr(budget, "lattice_allowance", lambda ticks, resolution=0.0: right(ticks))
    zone = replace(new_zone(), resolution=0.0625)
    assert budget_of(zone).delta(4.0) <= 1e-5, "the faulty budget accepts it"
    found = promise_check(zone)
    assert found.verdict is Verdict.FAILED
    assert found.finding == "δ = 0.7896 at ε = 4 for sensors with steps of 0.0625; promised 1e-05"
