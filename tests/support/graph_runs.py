"""Runs of the demo on a graph with exact posteriors of one person, without nodes, brokers and sampling."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

import numpy as np

from heatcloak_aggregator.earth_mover import EmdScore
from heatcloak_aggregator.zones.calibration import demo_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import graph_scenario, true_sources
from heatcloak_lab.demo.round_view import RecoveredView, RoundView, vertex_posterior
from heatcloak_shared.zone import Graph, Move, Zone


@dataclass(frozen=True)
class GraphRun:
    """A run of the demo.

    Attributes:
        zone: its zone.
        views: its rounds.
    """

    zone: Zone
    views: list[RoundView]


@cache
def graph_run(
    graph: Graph, seed: int, rounds: int = 20, *, pool: bool = True, blind: bool = False
) -> GraphRun:
    """Return a run on ``graph``, with all of its rounds pooled or none; a blind one recovers nothing."""
    zone = demo_zone(rounds, domain=graph, hides=Move(1.0))
    operator, sigma = operator_of(graph), zone.noise.sigma
    matrix, n = operator.matrix(), graph.n_vertices
    distances = operator.domain.distances(np.arange(n))
    scenario = graph_scenario(graph, random.Random(seed), 0, rounds)
    chance = np.random.default_rng(seed)
    total = np.zeros(graph.n_sensors)
    views = []
    for index in range(rounds):
        truth = true_sources(scenario, index, n)
        clean = matrix @ truth
        cloaked = clean + sigma * chance.standard_normal(graph.n_sensors)
        total += cloaked
        recovered = []
        for count, readings in ((1, cloaked), (index + 1, total / (index + 1))):
            scale = sigma / count**0.5
            logs = (matrix.T @ readings - 0.5 * (matrix**2).sum(axis=0)) / scale**2
            shares = np.exp(logs - logs.max()) * (not blind)
            estimate = np.zeros(n)
            nearest = int((distances @ shares).argmin())
            estimate[nearest] = not blind
            score = EmdScore(float(distances[nearest, truth.argmax()]), placeless=blind)
            posterior = vertex_posterior(graph, shares)
            recovered.append(RecoveredView(count, estimate, "converged", score, (), posterior))
        single, pooled = recovered
        views.append(RoundView(index, truth, clean, cloaked, single, pooled if pool else None))
    return GraphRun(zone, views)
