"""Totals of a demo run: its summary, from the rounds and the counted readings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from heatcloak_aggregator.zones.calibration import attackers_best, told_apart
from heatcloak_lab.demo.round_view import PooledView, RoundView, known
from heatcloak_lab.demo.summary import CommunityAccount, DemoSummary, GraphDemoSummary
from heatcloak_lab.demo.vertex_posterior import community_of
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.zone import Zone, promise_in_words


@dataclass(frozen=True, slots=True)
class RunTotals:
    """Counts of a run.

    Attributes:
        published: readings that the nodes released.
        stored: readings of the demo's nodes in the aggregator's store.
        foreign: stored readings of other boots.
        refused: messages that the aggregator refused.
        relaxed: estimated rounds without a feasible point at the given radius.
        opened: readings whose noise the trusted party removed.
        exact: whether the trusted party recovered every quantised reading exactly.
    """

    published: int
    stored: int
    foreign: int
    refused: int
    relaxed: int
    opened: int
    exact: bool


def summary_of(
    zone: Zone,
    views: Sequence[RoundView],
    totals: RunTotals,
    *,
    broker: str | BrokerAddress,
    seed: int | None,
    method: str,
    pool: int,
    beside: str | None,
    seconds: float,
) -> DemoSummary:
    """Return the summary of a run; a `GraphDemoSummary` for a graph.

    Args:
        zone: the zone.
        views: the rounds.
        totals: the counts.
        broker: the broker, as in `DemoRequest`.
        seed: the seed of world and noise.
        method: the recovery method.
        pool: the largest number of pooled rounds.
        beside: the second recovery method.
        seconds: duration of the run.
    """
    distances = [view.score.value for view in views]
    pooled = [view.pooled for view in views if view.pooled is not None]
    others = [view.beside.score.value for view in views if view.beside is not None]
    is_graph = not zone.domain.has_length
    facts: dict[str, Any] = {
        "zone": zone.name,
        "rev": zone.rev,
        "broker": str(broker),
        "seed": seed,
        "nodes": len(zone.nodes),
        "rounds": len(views),
        "published": totals.published,
        "stored": totals.stored,
        "lost": totals.published - totals.stored,
        "foreign": totals.foreign,
        "refused": totals.refused,
        "relaxed": totals.relaxed,
        "epsilon": zone.promise.epsilon,
        "delta": zone.promise.delta,
        "alpha": zone.promise.alpha,
        "sigma": zone.noise.sigma,
        "step": zone.noise.step,
        "sensitivity": zone.noise.sensitivity,
        "attacker_best": None if is_graph else attackers_best(zone),
        "emd_mean": float(np.mean(distances)) if distances else None,
        "emd_per_round": distances,
        "placeless": sum(view.score.placeless for view in views),
        "opened": totals.opened,
        "trusted_exact": totals.exact,
        "promise": promise_in_words(zone, seeded=True),
        "seconds": seconds,
        "truth": [view.truth.tolist() for view in views],
        "estimates": [view.estimate.tolist() for view in views],
        "method": method,
        "pool": pool,
        "emd_pooled_mean": float(np.mean([view.score.value for view in pooled])) if pooled else None,
        "emd_pooled_per_round": [view.score.value for view in pooled],
        "pooled_rounds": [view.rounds for view in pooled],
        "pooled_estimates": [view.estimate.tolist() for view in pooled],
        "beside": None if beside is None else beside,
        "emd_beside_mean": float(np.mean(others)) if others else None,
        "emd_beside_per_round": others,
        "vicinities": sum(len(view.held()) for view in views),
        "vicinities_right": sum(sum(view.held()) for view in views),
    }
    return (
        DemoSummary(**facts) if not is_graph else GraphDemoSummary(**facts, **_of_graph(zone, views, pooled))
    )


def _of_graph(zone: Zone, views: Sequence[RoundView], pooled: Sequence[PooledView]) -> dict[str, Any]:
    graph = zone.domain
    truth = [community_of(graph, int(view.truth.argmax())) for view in views]
    alone, together = ([known(each).top for each in results] for results in (views, pooled))
    communities = CommunityAccount(
        of_vertices=[community_of(graph, vertex) for vertex in range(graph.n_sources)],
        truth=truth,
        alone=alone,
        pooled=together,
        right_alone=_right(truth, alone),
        right_pooled=_right(truth, together),
        people_alone=[len(known(view).likely) for view in views],
        people_pooled=[len(known(view).likely) for view in pooled],
    )
    return {
        "vertices": graph.n_sources,
        "spread": graph.spread,
        "told_apart": told_apart(zone),
        "told_apart_standing": told_apart(zone, zone.schedule.releases),
        "communities": communities,
    }


def _right(truth: Sequence[int], found: Sequence[tuple[int, float] | None]) -> float | None:
    """Return the share of rounds in which the likeliest community was the true one."""
    if not found:
        return None
    hits = [top is not None and top[0] == true for true, top in zip(truth, found, strict=True)]
    return float(np.mean(hits))
