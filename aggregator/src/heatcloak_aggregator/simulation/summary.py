"""What a demo run says at its end, for people and for machines."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict


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
        stored: readings in the aggregator's store.
        lost: released readings that are not in the store.
        refused: messages that the aggregator refused.
        relaxed: estimated rounds whose asked set was empty.
        epsilon: the promise, for all rounds together.
        delta: the promise, for all rounds together.
        alpha: the radius of the promise.
        sigma: the noise's scale, in the unit of the readings.
        step: the lattice step.
        sensitivity: Δ₂ that the noise was calibrated for, before the lattice.
        attacker_best: about how well anybody can place a single source in one round.
        emd_mean: mean earth mover's distance of the estimates from the truth.
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
    refused: int
    relaxed: int
    epsilon: float
    delta: float
    alpha: float | None
    sigma: float
    step: float
    sensitivity: float
    attacker_best: float
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
