"""What a demo run comes to, from its rounds and from what was counted."""

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
class Account:
    """What was counted in a run.

    Attributes:
        published: readings that the nodes released.
        stored: readings of our nodes in the aggregator's store.
        foreign: readings there of boots that none of our nodes had.
        refused: messages that the aggregator refused.
        relaxed: estimated rounds whose asked set was empty.
        opened: readings whose noise the trusted party took off.
        exact: whether it got every quantised reading back exactly.
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
    account: Account,
    *,
    broker: str | BrokerAddress,
    seed: int | None,
    method: str,
    pool: int,
    beside: str | None,
    seconds: float,
) -> DemoSummary:
    """The summary of a run; of one on a graph a `GraphDemoSummary`.

    Args:
        zone: the zone.
        views: its rounds.
        account: what was counted.
        broker: what carried the readings.
        seed: what world and noise were drawn from.
        method: how sources were recovered.
        pool: how many rounds were pooled at most.
        beside: the other method that recovered the same readings.
        seconds: how long the run took.
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
        "published": account.published,
        "stored": account.stored,
        "lost": account.published - account.stored,
        "foreign": account.foreign,
        "refused": account.refused,
        "relaxed": account.relaxed,
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
        "opened": account.opened,
        "trusted_exact": account.exact,
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
    alone, together = ([known(each).top for each in told] for told in (views, pooled))
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


def _right(truth: Sequence[int], told: Sequence[tuple[int, float] | None]) -> float | None:
    """The share of rounds in which the likeliest community was the true one."""
    if not told:
        return None
    hits = [top is not None and top[0] == true for true, top in zip(truth, told, strict=True)]
    return float(np.mean(hits))
