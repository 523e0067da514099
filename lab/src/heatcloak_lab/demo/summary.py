"""The summary of a demo run, as JSON models, computed from the rounds and the counted readings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import numpy as np
from pydantic import BaseModel, ConfigDict

from heatcloak_aggregator.zones.observer import attackers_best, neighbour_distinguishability
from heatcloak_lab.demo.round_view import RecoveredView, RoundView, VertexPosterior, community_of
from heatcloak_shared.zone import Zone, promise_in_words

Likeliest = tuple[int, float] | None
"""A community and its probability; None if nothing was recovered."""


class DemoSummary(BaseModel):
    """The summary of one demo run.

    Attributes:
        zone: the zone's id.
        rev: the zone's revision.
        broker: ``"embedded"``, ``"mosquitto"`` or the broker's address.
        seed: the seed of world and noise; None for a run that is not repeatable.
        nodes: number of nodes.
        rounds: number of estimated rounds.
        published: readings that the nodes released.
        stored: readings of the demo's nodes in the aggregator's store.
        lost: released readings that are not in the store.
        foreign: readings in the store of boots that are not the demo's.
        refused: messages that the aggregator refused.
        relaxed: estimated rounds without a feasible point at the given radius.
        misfit: rounds whose readings contradicted the tracker's model of how people move, at once or later.
        epsilon: ε of the promise, for all rounds together.
        delta: δ of the promise, for all rounds together.
        alpha: the radius of the promise.
        noise_kind: the kind of the noise.
        sigma: root mean square of the noise's scales, in the unit of the readings.
        step: the lattice step.
        sensitivity: what the noise was calibrated for: see `heatcloak_shared.zone.Noise`.
        attacker_best: approximate mean error of an observer without prior knowledge who places a single
            source in one round; None on a graph.
        emd_mean: mean earth mover's distance of the estimates from the truth, on a graph in hops.
        emd_per_round: the same, round by round.
        placeless: rounds whose estimate or truth has no mass; scored as if it were spread evenly.
        opened: readings whose noise the trusted party removed.
        trusted_exact: whether the trusted party recovered every quantised reading exactly.
        promise: the promise in words.
        seconds: duration of the run.
        truth: source vectors, rounds × n.
        estimates: first estimates, rounds × n: each from its own round's readings, or those of a tracker,
            with the rounds before it.
        method: name of the recovery method.
        pool: largest number of pooled rounds; 1 for no pooling, which leaves the pooled fields empty, as a
            tracker does.
        emd_pooled_mean: as ``emd_mean``, for the estimates from pooled rounds.
        emd_pooled_per_round: the same, round by round.
        pooled_rounds: number of pooled rounds, round by round.
        pooled_estimates: estimates from pooled rounds, rounds × n.
        beside: name of the second method on the same readings; None without one.
        emd_beside_mean: as ``emd_mean``, for its estimates; None without it.
        emd_beside_per_round: the same, round by round.
        vicinities: number of regions over all rounds, from final results, each stated to hold a person with
            some probability; 0 on a graph. Final are results from pooled rounds, and those of a tracker with
            the rounds after them.
        vicinities_right: number of these regions that held a person.
        lag: rounds after which a tracker estimates a round again; None for other methods.
        emd_later_mean: as ``emd_mean``, for the estimates of rounds that a tracker has made again.
        emd_later_per_round: the same, round by round; None for the last rounds, which have no later ones.
        later_estimates: these estimates; None for the last rounds.
        followed: number of people that a tracker told apart; None for other methods.
        tracks: number of their regions over all rounds, one for each person and round, from final results;
            each is stated to hold the person with probability 0.9 if the person is there.
        tracks_right: number of these regions that held a person.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    zone: str
    rev: str
    broker: str
    seed: int | None
    nodes: int
    rounds: int
    published: int
    stored: int
    lost: int
    foreign: int
    refused: int
    relaxed: int
    misfit: int
    epsilon: float
    delta: float
    alpha: float | None
    noise_kind: str
    sigma: float
    step: float
    sensitivity: float
    attacker_best: float | None
    emd_mean: float | None
    emd_per_round: list[float]
    placeless: int
    opened: int
    trusted_exact: bool
    promise: str
    seconds: float
    truth: list[list[float]]
    estimates: list[list[float]]
    method: str
    pool: int
    emd_pooled_mean: float | None
    emd_pooled_per_round: list[float]
    pooled_rounds: list[int]
    pooled_estimates: list[list[float]]
    beside: str | None
    emd_beside_mean: float | None
    emd_beside_per_round: list[float]
    vicinities: int
    vicinities_right: int
    lag: int | None
    emd_later_mean: float | None
    emd_later_per_round: list[float | None]
    later_estimates: list[list[float] | None]
    followed: int | None
    tracks: int
    tracks_right: int


class CommunityAccount(BaseModel):
    """Recovered communities, round by round.

    Attributes:
        of_vertices: the community of each vertex, (n,).
        truth: the person's community.
        alone: the likeliest community by each round's own readings, and its probability.
        pooled: the same from pooled rounds; empty without pooling.
        right_alone: share of the rounds in which the likeliest community was the true one.
        right_pooled: the same from pooled rounds; None without pooling.
        people_alone: number of vertices that hold the person with a probability of 0.9.
        people_pooled: the same from pooled rounds.
        later: as ``alone``, for the estimates that a tracker has made again; None for the last rounds too.
        right_later: share of these estimates in which the likeliest community was the true one; None without
            any.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    of_vertices: list[int]
    truth: list[int]
    alone: list[Likeliest]
    pooled: list[Likeliest]
    right_alone: float | None
    right_pooled: float | None
    people_alone: list[int]
    people_pooled: list[int]
    later: list[Likeliest]
    right_later: float | None


class GraphDemoSummary(DemoSummary):
    """The summary of one demo run on a graph or a floor, with distances in hops or metres.

    Attributes, besides those of every demo:
        domain: ``"graph"`` or ``"floor"``.
        vertices: number of vertices or places.
        spread: τ.
        told_apart: upper bound of the probability with which an observer distinguishes two neighbouring
            vertices in one round, if both were equally likely before.
        told_apart_standing: the same after all rounds of a period, for a person who stands still.
        communities: the recovered communities.
    """

    domain: Literal["graph", "floor"] = "graph"
    vertices: int
    spread: float
    told_apart: float
    told_apart_standing: float
    communities: CommunityAccount


def summary_of(zone: Zone, views: Sequence[RoundView], account: Mapping[str, Any]) -> DemoSummary:
    """Return the summary of a run; a `GraphDemoSummary` for a graph or a floor.

    Args:
        zone: the zone.
        views: the rounds.
        account: the fields of the summary that do not follow from these, by name.
    """
    pooled = [view.pooled for view in views if view.pooled is not None]
    distances = [view.alone.score.value for view in views]
    together = [view.score.value for view in pooled]
    others = [view.beside.score.value for view in views if view.beside is not None]
    later = [None if view.later is None else view.later.score.value for view in views]
    ids = {track.id for view in views for each in (view.alone, view.best) for track in each.tracks or ()}
    is_followed = any(view.is_followed for view in views)
    is_graph = not zone.domain.has_length
    facts = {
        **account,
        "zone": zone.name,
        "rev": zone.rev,
        "nodes": len(zone.nodes),
        "rounds": len(views),
        "epsilon": zone.promise.epsilon,
        "delta": zone.promise.delta,
        "alpha": zone.promise.alpha,
        "sigma": zone.noise.sigma,
        "step": zone.noise.step,
        "noise_kind": zone.noise.kind,
        "sensitivity": zone.noise.sensitivity,
        "attacker_best": None if is_graph else attackers_best(zone),
        "emd_mean": _mean(distances),
        "emd_per_round": distances,
        "placeless": sum(view.alone.score.placeless for view in views),
        "promise": promise_in_words(zone, seeded=True),
        "truth": [view.truth.tolist() for view in views],
        "estimates": [view.alone.estimate.tolist() for view in views],
        "emd_pooled_mean": _mean(together),
        "emd_pooled_per_round": together,
        "pooled_rounds": [view.rounds for view in pooled],
        "pooled_estimates": [view.estimate.tolist() for view in pooled],
        "emd_beside_mean": _mean(others),
        "emd_beside_per_round": others,
        "vicinities": sum(len(view.held()) for view in views),
        "vicinities_right": sum(sum(view.held()) for view in views),
        "misfit": sum(view.is_misfit for view in views),
        "emd_later_mean": _mean([value for value in later if value is not None]),
        "emd_later_per_round": later if is_followed else [],
        "later_estimates": [None if view.later is None else view.later.estimate.tolist() for view in views]
        if is_followed
        else [],
        "followed": len(ids) if is_followed else None,
        "tracks": sum(len(view.followed()) for view in views),
        "tracks_right": sum(sum(view.followed()) for view in views),
    }
    return GraphDemoSummary(**facts, **_of_graph(zone, views, pooled)) if is_graph else DemoSummary(**facts)


def _mean(values: Sequence[float]) -> float | None:
    return float(np.mean(values)) if values else None


def _of_graph(zone: Zone, views: Sequence[RoundView], pooled: Sequence[RecoveredView]) -> dict[str, Any]:
    graph = zone.domain
    truth = [community_of(graph, int(view.truth.argmax())) for view in views]
    alone, together = [view.alone.known for view in views], [view.known for view in pooled]
    later = [None if view.later is None else view.later.known for view in views]
    known = [(true, each) for true, each in zip(truth, later, strict=True) if each is not None]
    communities = CommunityAccount(
        of_vertices=[community_of(graph, vertex) for vertex in range(graph.n_sources)],
        truth=truth,
        alone=[each.top for each in alone],
        pooled=[each.top for each in together],
        right_alone=_right(truth, alone),
        right_pooled=_right(truth, together),
        people_alone=[len(each.likely) for each in alone],
        people_pooled=[len(each.likely) for each in together],
        later=[None if each is None else each.top for each in later] if known else [],
        right_later=_right([true for true, _ in known], [each for _, each in known]),
    )
    return {
        "domain": graph.kind,
        "vertices": graph.n_sources,
        "spread": graph.spread,
        "told_apart": neighbour_distinguishability(zone),
        "told_apart_standing": neighbour_distinguishability(zone, zone.schedule.releases),
        "communities": communities,
    }


def _right(truth: Sequence[int], found: Sequence[VertexPosterior]) -> float | None:
    """Return the share of rounds in which the likeliest community was the true one."""
    if not found:
        return None
    tops = zip(truth, (each.top for each in found), strict=True)
    return float(np.mean([top is not None and top[0] == true for true, top in tops]))
