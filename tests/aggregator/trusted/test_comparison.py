"""A round recovered twice: as everybody can, and from what the sensors measured."""

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
from heatcloak_aggregator.trusted.comparison import Comparer
from heatcloak_aggregator.trusted.rounds import OpenedRound
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.kinds import domain_of, operator_of
from heatcloak_shared.scenario import interval_reading
from heatcloak_shared.zone import Noise, Zone

Sealers = Callable[..., Any]
People = tuple[tuple[float, float], ...]


def round_of(zone: Zone, seal: Any, people: People, missing: set[str]) -> OpenedRound:
    """What the sensors of a zone measure and publish of some people."""
    present = {node: place for node, place in zone.places.items() if node not in missing}
    m, spread, step = zone.domain.n_sensors, zone.domain.spread, zone.noise.step
    ticks = {node: round(interval_reading(people, j / m, spread) / step) for node, j in present.items()}
    readings = {node: seal(node, 100, 0, value) for node, value in ticks.items()}
    return OpenedRound(100, readings, ticks, tuple(sorted(missing)))


def test_a_round_on_a_graph_is_compared_in_hops(sealer: Sealers, graph_zone: Zone) -> None:
    """Four of six vertices have a sensor: that is enough for the exact estimate, and the distance is hops."""
    zone = replace(graph_zone, noise=Noise(0.7, 2.0**-12, 20_000))
    graph, step = zone.domain, zone.noise.step
    heat = operator_of(graph).columns(np.array([4]))[:, 0]
    ticks = {node: round(float(value) / step) for node, value in zip(zone.nodes, heat, strict=True)}
    seal = sealer(zone)
    readings = {node: seal(node, 100, 0, value) for node, value in ticks.items()}
    compared = Comparer(zone).compare(OpenedRound(100, readings, ticks, ()))
    exact = compared.trusted.estimate
    assert exact.shape == (6,)
    assert emd(domain_of(graph), exact, np.eye(6)[4]) < 0.1
    assert compared.distance.value == emd(domain_of(graph), exact, compared.public.estimate)
    assert np.allclose(compared.exact, heat, atol=step)


@pytest.mark.parametrize("missing", [set[str](), {"n03", "n17", "n50"}])
def test_the_exact_estimate_is_nearer_by_far(sealer: Sealers, missing: set[str]) -> None:
    """Two people on the grid: the lattice's rounding is all that blurs them; missing rows are left out."""
    zone = new_zone()
    people = ((0.3, 1.0), (0.7, 1.0))
    truth = np.zeros(DEFAULT_DOMAIN.n_sources)
    truth[[29, 69]] = 1
    opened = round_of(zone, sealer(zone), people, missing)
    result = Comparer(zone).compare(opened)
    domain = IntervalDomain(100, 50)
    assert emd(domain, truth, result.trusted.estimate) < 0.01
    assert result.trusted.status == "optimal", "the rounding never exceeds the radius"
    assert result.distance.value == pytest.approx(
        emd(domain, result.public.estimate, result.trusted.estimate)
    )
    assert result.distance.value > 0.01
    assert np.isnan(result.exact).sum() == np.isnan(result.cloaked).sum() == len(missing)
    for node, ticks in opened.ticks.items():
        assert result.exact[zone.places[node] - 1] == ticks * zone.noise.step


def test_the_public_estimate_is_the_aggregators(sealer: Sealers) -> None:
    """From the same readings: the same numbers."""
    zone = new_zone()
    opened = round_of(zone, sealer(zone), ((0.2, 1.0), (0.55, 1.0)), {"n09"})
    published = Estimator(zone).estimate(Round(100, opened.readings, opened.missing))
    result = Comparer(zone).compare(opened)
    assert (result.public.estimate == published.result.estimate).all()


@pytest.mark.parametrize("extreme", [0, 2**52, -(2**52)])
def test_there_is_a_result_for_every_round(zone: Zone, sealer: Sealers, extreme: int) -> None:
    """An empty room, a sensor that broke, a single sensor: finite estimates within [0, 1]."""
    seal = sealer(zone)
    for nodes in (("n01",), zone.nodes):
        readings = {node: seal(node, 100, 0, extreme) for node in nodes}
        opened = OpenedRound(100, readings, dict.fromkeys(nodes, extreme), ())
        result = Comparer(zone).compare(opened)
        for one in (result.public, result.trusted):
            assert np.isfinite(one.estimate).all()
            assert one.estimate.min() >= 0
            assert one.estimate.max() <= 1
        assert np.isfinite(result.distance.value)
