"""What a demo run says at its end, for people and for machines."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict

Likeliest = tuple[int, float] | None
"""A community and its share; None where nothing was recovered."""


class DemoSummary(BaseModel):
    """The account of one demo run.

    Attributes:
        zone: the zone's id.
        rev: the zone's revision.
        broker: what carried the readings.
        seed: what world and noise were drawn from; None for a run that nobody can repeat.
        nodes: how many nodes ran.
        rounds: how many rounds were estimated.
        published: readings that the nodes released.
        stored: readings of the demo's nodes in the aggregator's store.
        lost: released readings that are not in the store.
        foreign: readings in the store that none of the demo's nodes sent.
        refused: messages that the aggregator refused.
        relaxed: estimated rounds whose asked set was empty.
        epsilon: the promise, for all rounds together.
        delta: the promise, for all rounds together.
        alpha: the radius of the promise.
        sigma: the noise's scale, in the unit of the readings.
        step: the lattice step.
        sensitivity: Δ₂ that the noise was calibrated for, before the lattice.
        attacker_best: about how well an observer without prior knowledge places a single source in one round,
            on average; None on a graph, where no distance says that.
        emd_mean: mean earth mover's distance of the estimates from the truth, on a graph in hops.
        emd_per_round: the same, round by round.
        placeless: rounds whose estimate or truth has no mass; scored as if it were spread evenly.
        opened: readings whose noise the trusted party took off.
        trusted_exact: whether it got every quantised reading back exactly.
        promise: the promise in words.
        seconds: how long the run took.
        truth: source vectors, rounds × n.
        estimates: estimates, rounds × n, each from its own round's readings.
        method: how sources were recovered.
        pool: how many rounds were pooled at most; 1 where none were, and then the rest is empty.
        emd_pooled_mean: as ``emd_mean``, of the estimates from pooled rounds.
        emd_pooled_per_round: the same, round by round.
        pooled_rounds: how many rounds agreed and were pooled, round by round.
        pooled_estimates: estimates from pooled rounds, rounds × n.
        beside: another method that recovered the same readings, pooled likewise; None without one.
        emd_beside_mean: as ``emd_mean``, of its estimates; None without it.
        emd_beside_per_round: the same, round by round.
        vicinities: regions of the corridor that the method told of, each with the probability that somebody
            is in it, over all rounds: from pooled rounds where rounds are pooled. 0 on a graph.
        vicinities_right: how many of them held somebody.
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
    epsilon: float
    delta: float
    alpha: float | None
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


class CommunityAccount(BaseModel):
    """What was told of communities, round by round.

    Attributes:
        of_vertices: the community of each vertex, (n,).
        truth: the one that the person is in.
        alone: the likeliest by each round's own readings, and how likely it is.
        pooled: the same by pooled rounds; empty where none were pooled.
        right_alone: share of the rounds in which it was the true one.
        right_pooled: the same of pooled rounds; None where none were pooled.
        people_alone: how many vertices it takes to hold the person with a probability of 0.9.
        people_pooled: the same by pooled rounds.
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


class GraphDemoSummary(DemoSummary):
    """The account of one demo run on a graph. Distances are in hops.

    Attributes, beside those of every demo:
        domain: ``"graph"``.
        vertices: how many there are.
        spread: τ.
        told_apart: how often, at most, an observer in one round names the right one of two neighbouring
            vertices that were equally likely before.
        told_apart_standing: the same after all rounds of a period, of a person who stands still.
        communities: what was told of communities.
    """

    domain: Literal["graph"] = "graph"
    vertices: int
    spread: float
    told_apart: float
    told_apart_standing: float
    communities: CommunityAccount
