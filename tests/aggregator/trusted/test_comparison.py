"""Comparing the public estimate of a round with the trusted party's."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.earth_mover import emd
from heatcloak_aggregator.service.estimator import Estimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.trusted.comparison import RoundComparer
from heatcloak_aggregator.trusted.rounds import DecryptedRound
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import domain_of, operator_of
from heatcloak_shared.scenario import interval_reading
from heatcloak_shared.zone import Zone
from support.zones import uniform_noise

Sealers = Callable[..., Any]
People = tuple[tuple[float, float], ...]


def decrypted_round(zone: Zone, seal: Any, people: People, missing: set[str]) -> DecryptedRound:
    """Return the round that the sensors of a zone measure and publish for some people."""
    present = {node: place for node, place in zone.places.items() if node not in missing}
    m, spread, step = zone.domain.n_sensors, zone.domain.spread, zone.noise.step
    clean = {node: interval_reading(people, j / m, spread) for node, j in present.items()}
    if zone.resolution:
        clean = {node: round(value / zone.resolution) * zone.resolution for node, value in clean.items()}
    ticks = {node: round(value / step) for node, value in clean.items()}
    readings = {node: seal(node, 100, 0, value) for node, value in ticks.items()}
    return DecryptedRound(100, readings, ticks, tuple(sorted(missing)))


def test_graph_round_is_compared_by_distance_in_hops(sealer: Sealers, graph_zone: Zone) -> None:
    zone = replace(graph_zone, noise=uniform_noise(0.7, 2.0**-12, 20_000, 4))
    graph, step = zone.domain, zone.noise.step
    heat = operator_of(graph).columns(np.array([4]))[:, 0]
    ticks = {node: round(float(value) / step) for node, value in zip(zone.nodes, heat, strict=True)}
    seal = sealer(zone)
    readings = {node: seal(node, 100, 0, value) for node, value in ticks.items()}
    compared = RoundComparer(zone).compare(DecryptedRound(100, readings, ticks, ()))
    exact = compared.trusted.estimate
    assert exact.shape == (6,)
    assert emd(domain_of(graph), exact, np.eye(6)[4]) < 0.1
    assert compared.distance.value == emd(domain_of(graph), exact, compared.public.estimate)
    assert np.allclose(compared.exact, heat, atol=step)


@pytest.mark.parametrize("missing", [set[str](), {"n03", "n17", "n50"}])
def test_exact_estimate_is_accurate_also_with_missing_sensors(sealer: Sealers, missing: set[str]) -> None:
    zone = new_zone()
    people = ((0.3, 1.0), (0.7, 1.0))
    truth = np.zeros(DEFAULT_DOMAIN.n_sources)
    truth[[29, 69]] = 1
    decrypted = decrypted_round(zone, sealer(zone), people, missing)
    result = RoundComparer(zone).compare(decrypted)
    domain = IntervalDomain(100, 50)
    assert emd(domain, truth, result.trusted.estimate) < 0.01
    assert result.trusted.status == "optimal"
    assert result.distance.value == pytest.approx(
        emd(domain, result.public.estimate, result.trusted.estimate)
    )
    assert result.distance.value > 0.01
    assert np.isnan(result.exact).sum() == np.isnan(result.cloaked).sum() == len(missing)
    for node, ticks in decrypted.uncovered.items():
        assert result.exact[zone.places[node] - 1] == ticks * zone.noise.step


def test_the_steps_of_the_sensors_are_explained_too(sealer: Sealers) -> None:
    """Sources on the grid explain the exact readings within the rounding of sensors and lattice."""
    zone = new_zone(resolution=0.25)
    people = ((0.3, 1.0), (0.7, 1.0))
    result = RoundComparer(zone).compare(decrypted_round(zone, sealer(zone), people, set()))
    assert result.trusted.status == "optimal"
    truth = np.zeros(DEFAULT_DOMAIN.n_sources)
    truth[[29, 69]] = 1
    misfit = operator_of(zone.domain).apply(truth) - result.exact
    assert np.linalg.norm(misfit) <= 0.5 * (0.25 + zone.noise.step) * 50**0.5


def test_public_estimate_equals_the_aggregators(sealer: Sealers) -> None:
    zone = new_zone()
    decrypted = decrypted_round(zone, sealer(zone), ((0.2, 1.0), (0.55, 1.0)), {"n09"})
    published = Estimator(zone).estimate(Round(100, decrypted.readings, decrypted.missing))
    result = RoundComparer(zone).compare(decrypted)
    assert (result.public.estimate == published.result.estimate).all()


@pytest.mark.parametrize("extreme", [0, 2**52, -(2**52)])
def test_extreme_readings_give_finite_estimates_within_bounds(
    zone: Zone, sealer: Sealers, extreme: int
) -> None:
    seal = sealer(zone)
    for nodes in (("n01",), zone.nodes):
        readings = {node: seal(node, 100, 0, extreme) for node in nodes}
        decrypted = DecryptedRound(100, readings, dict.fromkeys(nodes, extreme), ())
        result = RoundComparer(zone).compare(decrypted)
        for one in (result.public, result.trusted):
            assert np.isfinite(one.estimate).all()
            assert one.estimate.min() >= 0
            assert one.estimate.max() <= 1
        assert np.isfinite(result.distance.value)
