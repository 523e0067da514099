"""Estimates of rounds on a graph: vertices, communities, vicinities and pooling."""

from __future__ import annotations

import logging
from collections.abc import Collection
from dataclasses import replace
from itertools import pairwise
from typing import cast

import numpy as np
import pytest

from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.recovery import community_shares, posterior
from heatcloak_aggregator.recovery.pooling import round_readings
from heatcloak_aggregator.recovery.posterior import Prior, VertexPosteriorResult
from heatcloak_aggregator.service import Estimator, Round
from heatcloak_aggregator.service.estimator import RoundHistory
from heatcloak_aggregator.service.tracking_estimator import TrackingEstimator
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_shared import Reading
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.wire import Estimate, VertexTrack, decode_estimate, encode_estimate
from heatcloak_shared.zone import Graph, Zone
from support.zones import uniform_noise, with_domain

FIRST = 1000


@pytest.fixture
def quiet(graph_zone: Zone) -> Zone:
    """Two triangles that an edge joins, a sensor at each vertex, and hardly any noise."""
    nodes = tuple(f"n0{number}" for number in range(1, 7))
    wider = with_domain(graph_zone, sensors=(5, 4, 3, 2, 1, 0))
    return replace(wider, nodes=nodes, noise=uniform_noise(0.7, 2.0**-10, 2, 6))


def round_of(
    zone: Zone, number: int, sources: dict[int, float], seed: int = 1, without: Collection[str] = ()
) -> Round:
    """Return the readings of a round with sources at some vertices."""
    present = np.zeros(zone.domain.n_sources)
    present[list(sources)] = list(sources.values())
    noise, chance = zone.noise, np.random.default_rng(seed * 1_000_003 + number)
    operator = operator_of(zone.domain)
    assert isinstance(operator, GraphOperator)
    clean = operator.apply(present) / noise.step
    ticks = np.rint(clean + np.array(noise.sigma_ticks) * chance.standard_normal(len(zone.nodes)))
    t = zone.schedule.time_of(number)
    readings = {
        node: Reading(
            *(zone.name, zone.rev, node, "5f0c" * 8, number, number, int(each)),
            *(noise.step, zone.sigma_ticks_of(node), t),
        )
        for node, each in zip(zone.nodes, ticks, strict=True)
        if node not in without
    }
    return Round(number, readings, tuple(node for node in zone.nodes if node in without))


def test_sources_are_vertices_counted_from_0_and_communities_share_the_intensity(quiet: Zone) -> None:
    """In any order of the sensors."""
    estimator = Estimator(quiet)
    estimator.prepare()
    message = estimator.estimate(round_of(quiet, FIRST, {0: 1.0, 4: 0.5})).message
    assert decode_estimate(encode_estimate(message)) == message
    strong = {vertex: intensity for vertex, intensity in message.sources if intensity > 0.1}
    assert strong == pytest.approx({0: 1.0, 4: 0.5}, abs=0.05)
    assert message.communities is not None
    assert [community for community, _ in message.communities] == [0, 1]
    assert dict(message.communities) == pytest.approx({0: 2 / 3, 1: 1 / 3}, abs=0.03)
    assert sum(share for _, share in message.communities) == pytest.approx(1.0, abs=1e-5)
    assert message.vicinities is None
    assert message.holding is None


def test_an_empty_estimate_has_no_communities(quiet: Zone) -> None:
    """An estimate of a graph without communities has none either."""
    empty = Estimator(quiet).estimate(round_of(quiet, FIRST, {})).message
    assert (empty.sources, empty.communities) == ((), ())
    unknown = with_domain(quiet, communities=None)
    assert Estimator(unknown).estimate(round_of(unknown, FIRST, {0: 1.0})).message.communities is None
    unsure = Estimator(unknown, "posterior").estimate(round_of(unknown, FIRST, {0: 1.0})).message
    assert (unsure.communities, unsure.holding) == (None, None)


def test_rounds_are_pooled_until_the_source_moves(quiet: Zone) -> None:
    """With missing sensors."""
    estimator = Estimator(quiet, pool=20)
    pooled = []
    for number in range(FIRST, FIRST + 12):
        vertex = 1 if number < FIRST + 8 else 5
        missing = ("n02",) if number % 3 == 0 else ()
        message = estimator.estimate(round_of(quiet, number, {vertex: 1.0}, without=missing)).message
        assert message.missing == missing
        assert message.pooled is not None
        assert max(message.pooled.sources, key=lambda source: source[1])[0] == vertex
        assert message.pooled.communities is not None
        assert message.pooled.communities[0][0] == vertex // 3
        pooled.append(message.pooled.rounds)
    assert pooled == [1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4]


def test_the_posterior_has_vicinities_of_vertices(quiet: Zone) -> None:
    estimator = Estimator(quiet, "posterior", pool=2)
    message = estimator.estimate(round_of(quiet, FIRST, {4: 1.0})).message
    assert decode_estimate(encode_estimate(message)) == message
    assert message.vicinities is not None
    ((vertices, probability),) = [region for region in message.vicinities if len(region) == 2]
    assert vertices == (4,)
    assert 0.85 < probability <= 1.0
    assert message.communities is not None
    assert dict(message.communities)[1] > 0.95
    assert message.pooled is not None
    assert message.pooled.vicinities == message.vicinities


def test_the_posterior_has_the_probability_that_a_community_holds_a_source(quiet: Zone) -> None:
    """As `community_shares` computes it, for the round and for the pool."""
    zone = replace(quiet, noise=uniform_noise(0.7, 2.0**-10, 200, 6))
    operator, sigma = operator_of(zone.domain), zone.noise.sigma
    estimator, history = Estimator(zone, "posterior", pool=3), RoundHistory(operator, 3, 1)
    for number in range(FIRST, FIRST + 3):
        closed = round_of(zone, number, {0: 1.0, 4: 0.5})
        message = estimator.estimate(closed).message
        assert decode_estimate(encode_estimate(message)) == message
        values = [cast("Reading", closed.readings[node]).value for node in zone.nodes]
        history.add(number, round_readings(operator, values, sigma))
        count, together = history.pooled(number)
        assert message.pooled is not None
        assert message.pooled.rounds == count == number - FIRST + 1
        for part, read in (
            (message, round_readings(operator, values, sigma)),
            (message.pooled, together),
        ):
            found = posterior(operator, read.values, float(read.sigma[0]))
            assert isinstance(found, VertexPosteriorResult)
            expected = community_shares((0, 0, 0, 1, 1, 1), found)
            assert expected.probability is not None
            assert part.holding is not None
            assert part.holding == tuple(sorted(part.holding, key=lambda pair: -pair[1]))
            assert [dict(part.holding)[each] for each in (0, 1)] == pytest.approx(
                expected.probability, abs=1e-6
            )
            assert part.communities is not None
            assert sum(dict(part.holding).values()) > sum(dict(part.communities).values()) + 0.05


def test_a_method_for_intervals_is_refused_with_the_methods_for_graphs(quiet: Zone) -> None:
    with pytest.raises(ParameterError, match=r"gridless .* choose bpdn or posterior"):
        Estimator(quiet, "gridless")


def test_rounds_on_a_graph_too_large_to_prepare_are_pooled(
    graph_zone: Zone, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the source moves, however little of the graph the heat has reached."""
    n = 210
    for name, limit in (("MOST_DENSE", n - 1), ("_LARGEST_PREPARED", n * n - 1)):
        monkeypatch.setattr(f"heatcloak_aggregator.domains.graph.operator.{name}", limit)
    ring = Graph(n, tuple((i, (i + 1) % n) for i in range(n)), None, tuple(range(n)), 0.5)
    nodes = tuple(f"n{number:03d}" for number in range(1, n + 1))
    zone = replace(
        graph_zone, name="ring", domain=ring, nodes=nodes, noise=uniform_noise(0.7, 2.0**-10, 20, n)
    )
    assert operator_of(ring).is_implicit
    estimator = Estimator(zone, pool=20)
    pooled = []
    for number, vertex in enumerate((23, 23, 121), start=FIRST):
        message = estimator.estimate(round_of(zone, number, {vertex: 1.0})).message.pooled
        assert message is not None
        assert max(message.sources, key=lambda source: source[1])[0] == vertex
        pooled.append(message.rounds)
    assert pooled == [1, 2, 1]


@pytest.mark.parametrize(("vertices", "lines"), [(20, []), (21, ["preparing the operator of 21 vertices"])])
def test_preparing_a_large_graph_is_logged_before_it_starts(
    graph_zone: Zone,
    caplog: pytest.LogCaptureFixture,
    monkeypatch: pytest.MonkeyPatch,
    vertices: int,
    lines: list[str],
) -> None:
    monkeypatch.setattr("heatcloak_aggregator.service.estimator.MANY_LOCATIONS", 20)
    size = len(graph_zone.nodes)
    path = Graph(vertices, tuple(pairwise(range(vertices))), None, tuple(range(size)), 1.0)
    operator = operator_of(path)
    was_prepared: list[bool] = []

    def look(record: logging.LogRecord) -> bool:
        was_prepared.append(operator._factorisation is not None)
        return True

    logger = logging.getLogger("heatcloak_aggregator.service.estimator")
    logger.addFilter(look)
    try:
        with caplog.at_level(logging.INFO, logger.name):
            Estimator(replace(graph_zone, domain=path), "bpdn", 2)
    finally:
        logger.removeFilter(look)
    assert [record.getMessage() for record in caplog.records] == lines
    assert was_prepared == [False] * len(lines)
    assert operator._factorisation is not None


@pytest.mark.parametrize(
    "prior",
    [Prior(max_sources=1, intensity=1.0, count=(0.0, 1.0)), Prior(max_sources=2)],
    ids=["one", "several"],
)
def test_people_on_a_graph_are_followed_and_a_restart_changes_nothing(quiet: Zone, prior: Prior) -> None:
    zone = replace(quiet, noise=uniform_noise(0.7, 2.0**-10, 50, 6))
    running, restarted = (TrackingEstimator(zone, prior, 2) for _ in range(2))
    rounds = [round_of(zone, FIRST + number, {1 if number < 5 else 2: 1.0}) for number in range(9)]
    found: dict[int, Estimate] = {}
    for each in rounds[:7]:
        for one, other in zip(running.estimate_all([each]), restarted.estimate_all([each]), strict=True):
            assert one.message == other.message == decode_estimate(encode_estimate(one.message))
            found[one.round.number] = one.message
    states, restarted = restarted.states(), TrackingEstimator(zone, prior, 2)
    needed = restarted.restored_rounds(range(FIRST, FIRST + 7), states)
    restarted.restore([rounds[number - FIRST] for number in needed])
    for each in rounds[7:]:
        expected = [estimate.message for estimate in running.estimate_all([each])]
        assert [estimate.message for estimate in restarted.estimate_all([each])] == expected
        found |= {message.round: message for message in expected}
    assert [found[number].latest for number in (FIRST, FIRST + 8)] == [FIRST + 2, FIRST + 8]
    for number, message in found.items():
        (person,) = message.tracks or ()
        assert isinstance(person, VertexTrack)
        assert (person.vertex, person.since) == (1 if number < FIRST + 5 else 2, FIRST)
        assert message.communities is not None
        assert message.holding is not None
        assert max(message.holding, key=lambda pair: pair[1])[0] == 0
        assert message.vicinities
