"""The promises of random zones, recomputed from their files with 50 digits.

The oracle reads the TOML file and shares no code with the project: slopes of the heat kernel, heat on a graph
by its matrix exponential, the length of a change in units of the noise, and δ of Gaussian noise or of
zero-concentrated differential privacy.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from typing import Any

import mpmath  # type: ignore[import-untyped]
import numpy as np
import pytest

from heatcloak_aggregator.zones.calibration import NOISE_SHAPES, new_zone
from heatcloak_shared.noise import NOISE_KINDS
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import (
    Graph,
    Interval,
    Move,
    Promise,
    Range,
    Zone,
    ZoneDomain,
    budget_of,
    parse_zone,
    render_zone,
)
from support.suites import in_soak

PARTS, ZONES = 10, 52
"""Each part draws this many zones: 520 together."""
_NEGLIGIBLE = mpmath.mpf(10) ** -12


def random_zone(chance: np.random.Generator) -> Zone:
    """Draw a zone: corridor, graph or range, either kind of noise, uniform or shaped, 1 to 86400 releases."""
    domain, hides = random_domain(chance)
    releases = int(np.exp(chance.uniform(0.0, np.log(86401.0))))
    epsilon, delta = np.exp(chance.uniform(np.log(0.05), np.log(20.0))), 10.0 ** chance.uniform(-12.0, -1.0)
    return new_zone(
        domain=domain,
        promise=Promise(hides, float(epsilon), float(delta)),
        schedule=Schedule(1.0, 1, releases, releases),
        noise_kind=NOISE_KINDS[int(chance.random() < 0.25)],
        shape="auto" if isinstance(hides, Range) else NOISE_SHAPES[chance.integers(3)],
    )


def random_domain(chance: np.random.Generator) -> tuple[ZoneDomain, Move | Range]:
    if chance.random() < 0.3:
        n = int(chance.integers(2, 9))
        tree = {(int(chance.integers(k)), k) for k in range(1, n)}
        more = {
            tuple(sorted(map(int, chance.choice(n, 2, replace=False)))) for _ in range(chance.integers(4))
        }
        edges = tuple(sorted(tree | more))
        weights = tuple(float(each) for each in np.exp(chance.uniform(-1.5, 1.5, len(edges))))
        sensors = tuple(map(int, chance.permutation(n)[: chance.integers(1, n + 1)]))
        graph = Graph(n, edges, weights, sensors, float(np.exp(chance.uniform(-2.0, 0.7))))  # type: ignore[arg-type]
        return graph, Move(1.0)
    m = int(chance.integers(1, 61))
    interval = Interval(int(chance.integers(2, 200)), m, 1.0, float(np.exp(chance.uniform(-7.0, 0.5))))
    if chance.random() < 0.2:
        low = float(chance.uniform(-5.0, 20.0))
        return interval, Range(low, low + float(np.exp(chance.uniform(-3.0, 4.0))))
    return interval, Move(float(np.exp(chance.uniform(-7.0, -0.5))))


def largest_change(file: dict[str, Any], sigmas: list[mpmath.mpf]) -> mpmath.mpf:
    """Return the greatest length of a hidden change, each reading divided by its noise's scale."""
    promise, domain = file["promise"], file["domain"]
    if promise["sensitivity"] == "range":
        width = mpmath.mpf(promise["high"]) - mpmath.mpf(promise["low"])
        return width * mpmath.sqrt(mpmath.fsum(1 / sigma**2 for sigma in sigmas))
    steepest = steepest_place if domain["kind"] == "interval" else steepest_edge
    return mpmath.mpf(promise["alpha"]) * steepest(domain, sigmas)


def steepest_place(domain: dict[str, Any], sigmas: list[mpmath.mpf]) -> mpmath.mpf:
    """Return sup ‖∂A/∂x/σ‖ over [0, 1]: a grid finds the best places, golden sections refine them."""
    m = domain["n_sensors"]
    spread = mpmath.mpf(domain["diffusivity"]) * mpmath.mpf(domain["time"])

    def square(x: mpmath.mpf) -> mpmath.mpf:
        offsets = (x - mpmath.mpf(j) / m for j in range(1, m + 1))
        slopes = (mpmath.exp(-z * z / (4 * spread)) * z / (2 * spread) for z in offsets)
        return mpmath.fsum((s / sigma) ** 2 for s, sigma in zip(slopes, sigmas, strict=True))

    width = float(spread) ** 0.5
    grid = np.linspace(0.0, 1.0, int(60 / width) + 400)
    offsets = grid[:, None] - np.arange(1, m + 1) / m
    terms = (np.exp(-(offsets**2) / (4 * width**2)) * offsets / np.array(sigmas, dtype=float)) ** 2
    values = terms.sum(axis=1)
    best = max(
        refined(square, mpmath.mpf(grid[max(at - 1, 0)]), mpmath.mpf(grid[min(at + 1, grid.size - 1)]))
        for at in np.argsort(values)[-3:]
    )
    return mpmath.sqrt(best / (4 * mpmath.pi * spread))


def refined(value: Callable[[mpmath.mpf], mpmath.mpf], low: mpmath.mpf, high: mpmath.mpf) -> mpmath.mpf:
    """Return the greatest value between low and high that golden sections find."""
    section = (mpmath.sqrt(5) - 1) / 2
    best = max(value(low), value(high))
    for _ in range(40):
        left, right = high - section * (high - low), low + section * (high - low)
        at_left, at_right = value(left), value(right)
        best = max(best, at_left, at_right)
        low, high = (low, right) if at_left > at_right else (left, high)
    return best


def steepest_edge(domain: dict[str, Any], sigmas: list[mpmath.mpf]) -> mpmath.mpf:
    n, laplacian = domain["n_vertices"], mpmath.zeros(domain["n_vertices"])
    for (i, j), weight in zip(domain["edges"], domain["weights"], strict=True):
        for at, sign in (((i, i), 1), ((j, j), 1), ((i, j), -1), ((j, i), -1)):
            laplacian[at] += sign * mpmath.mpf(weight)
    heat = mpmath.expm(-mpmath.mpf(domain["spread"]) * laplacian, method="taylor")
    rows = domain.get("sensors", range(n))
    return max(
        mpmath.sqrt(
            mpmath.fsum(((heat[r, i] - heat[r, j]) / s) ** 2 for r, s in zip(rows, sigmas, strict=True))
        )
        for i, j in domain["edges"]
    )


def delta_of(kind: str, mu: mpmath.mpf, epsilon: mpmath.mpf) -> mpmath.mpf:
    if kind == "rounded-gaussian":
        return mpmath.ncdf(mu / 2 - epsilon / mu) - mpmath.exp(epsilon) * mpmath.ncdf(-mu / 2 - epsilon / mu)
    rho = mu * mu / 2

    def gain(x: mpmath.mpf) -> mpmath.mpf:
        a = 1 + mpmath.exp(x)
        return -((a - 1) * (a * rho - epsilon) - mpmath.log(a - 1) + a * mpmath.log(1 - 1 / a))

    low, high = mpmath.mpf(-30), mpmath.mpf(30)
    for _ in range(3):  # a convex function: narrow the search, then refine
        places = [low + (high - low) * k / 40 for k in range(41)]
        at = max(range(41), key=lambda k: gain(places[k]))
        low, high = places[max(at - 1, 0)], places[min(at + 1, 40)]
    return mpmath.exp(-refined(gain, low, high))


@pytest.mark.slow
@pytest.mark.parametrize("part", [0, *map(in_soak, range(1, PARTS))])
def test_promises_of_random_zones_are_kept_and_tight(part: int) -> None:
    """The noise keeps the promise, and (ε, δ) of every file are computed to 0.1 %, never too small."""
    chance = np.random.default_rng(1000 + part)
    for _ in range(ZONES):
        text = render_zone(random_zone(chance))
        file, zone = tomllib.loads(text), parse_zone(text.encode())
        noise, promise = file["noise"], file["promise"]
        with mpmath.workdps(50):
            m = len(file["sensors"]["nodes"])
            ticks = (
                noise["sigma_ticks"] if isinstance(noise["sigma_ticks"], list) else [noise["sigma_ticks"]] * m
            )
            sigmas = [mpmath.mpf(each) * mpmath.mpf(noise["step"]) for each in ticks]
            allowance = mpmath.sqrt(mpmath.fsum(1 / mpmath.mpf(each) ** 2 for each in ticks))
            releases = file["schedule"]["releases"]
            truncated = mpmath.fsum(14 * each + 2 for each in ticks if each <= 4096) / mpmath.mpf(2) ** 128

            def spent(change: mpmath.mpf, epsilon: mpmath.mpf, excess: float = 1.0) -> mpmath.mpf:
                """Return δ at ε for a change of one round in units of the noise, and ``excess`` times μ."""
                mu = mpmath.sqrt(releases) * (change + allowance) * excess  # noqa: B023
                added = (1 + mpmath.exp(epsilon)) * releases * truncated  # noqa: B023
                return delta_of(noise["kind"], mu, epsilon) + added  # noqa: B023

            actual, stated = largest_change(file, sigmas), mpmath.mpf(noise["sensitivity"]) / min(sigmas)
            epsilon, delta = mpmath.mpf(promise["epsilon"]), mpmath.mpf(promise["delta"])
            assert spent(actual, epsilon) <= delta, text
            assert actual <= stated <= mpmath.mpf(1.001) * actual, text
            # Without a zone's slack for rounding to ticks, a thousandth more would break the promise.
            more = mpmath.mpf(1.001) + mpmath.mpf(1) / min(ticks)
            assert spent(stated, epsilon, more) > delta * (1 - _NEGLIGIBLE), text
            exact = spent(stated, epsilon)
            assert exact <= mpmath.mpf(budget_of(zone).delta(promise["epsilon"])) <= 1.001 * exact, text
            enough = mpmath.mpf(budget_of(zone).epsilon(promise["delta"]))
            assert spent(stated, enough) <= delta < spent(stated, enough / mpmath.mpf(1.001)), text
