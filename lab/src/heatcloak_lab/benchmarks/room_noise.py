"""Accuracy inside and outside of a protected room, beside noise that protects every place as strongly.

Each trial is one person of intensity one who stands still for a budget period, in the protected third of the
default corridor or in the rest of it, at a random place. The readings of the period are pooled. The noises
have the same standard normal numbers, times their scales, so that ratios are more accurate than rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN, DEFAULT_MOVE, DEFAULT_PROMISE
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_lab.benchmarks.zone_noise import METHODS, Estimate
from heatcloak_shared.zone import Interval, Move, Room, move_by_room

ROOM = (0.0, 1.0 / 3.0)
"""The protected room."""
FACTOR = 3.0
"""Its radius, in radii outside of it."""
TIMES = (0.1, 0.01, 0.002)
"""From the appearance of the heat to its measurement: spreads of 0.05 (the default), 0.005 and 0.001."""


@dataclass(frozen=True)
class RoomNoiseRow:
    """The error of one method under one noise, for people in one part of the corridor.

    Attributes:
        spread: T.
        method: the method, and what it knows.
        noise: what is protected.
        sigma: root mean square of its scales in one round.
        person: where the person is: in the room, or outside.
        trials: number of worlds.
        emd: mean earth mover's distance, in corridor lengths.
        error: its standard error.
        ratio: the mean over that with the room's radius everywhere.
        ratio_error: its standard error, for paired draws.
    """

    spread: float
    method: str
    noise: str
    sigma: float
    person: str
    trials: int
    emd: float
    error: float
    ratio: float
    ratio_error: float


def compared_noises(domain: Interval) -> dict[str, FloatArray]:
    """Return the scales of each sensor by what is protected, all with the default promise.

    The first protects every place as strongly as the room, the last none more than the rest.
    """
    least, greatest = DEFAULT_MOVE.alpha, FACTOR * DEFAULT_MOVE.alpha
    moves = {
        "everywhere": Move(greatest),
        "the room": move_by_room(domain, least, [Room("room", greatest, *ROOM)]),
        "nothing more": Move(least),
    }
    return {
        name: np.array(new_zone(domain=domain, promise=replace(DEFAULT_PROMISE, hides=move)).noise.sigmas)
        for name, move in moves.items()
    }


def room_noise_study(
    trials: int = 400,
    seed: int = 0,
    progress: Callable[[float], None] = lambda share: None,
    methods: Mapping[str, Estimate] = METHODS,
    times: Sequence[float] = TIMES,
) -> list[RoomNoiseRow]:
    """Measure each method under each noise, for people in the room and outside of it.

    Args:
        trials: number of worlds of each kind, at least 2.
        seed: seed of worlds, noise and methods.
        progress: called with the share of worlds that are done.
        methods: the methods by name.
        times: the times of the corridors to compare.
    """
    rows = []
    for index, time in enumerate(times):
        domain = replace(DEFAULT_DOMAIN, time=time)
        noises = compared_noises(domain)
        scores = _scores(
            domain,
            noises,
            (trials, seed),
            methods,
            lambda share, done=index: progress((done + share) / len(times)),  # type: ignore[misc]
        )
        for row, method in enumerate(methods):
            for part, person in enumerate(("in the room", "outside")):
                base = scores[row, 0, part]
                rows += [
                    _row(domain.spread, method, name, sigmas, person, scores[row, column, part], base)
                    for column, (name, sigmas) in enumerate(noises.items())
                ]
    return rows


def _scores(
    domain: Interval,
    noises: Mapping[str, FloatArray],
    draws: tuple[int, int],
    methods: Mapping[str, Estimate],
    progress: Callable[[float], None],
) -> FloatArray:
    """Return the distance of each estimate to the truth, shape (methods, noises, 2, trials)."""
    op, zone = interval_operator(operator_of(domain)), new_zone()
    trials, seed = draws
    m, n, present = domain.n_sensors, domain.n_sources, np.arange(domain.n_sensors)
    found = np.empty((len(methods), len(noises), 2, trials))
    for trial in range(trials):
        for part, (low, high) in enumerate((ROOM, (ROOM[1], 1.0))):
            chance = np.random.default_rng([seed, trial, part])
            place, noise = float(chance.uniform(low, high)), chance.standard_normal(m)
            clean, truth = op.responses([place])[0], np.zeros(n)
            truth[min(max(round(place * n), 1), n) - 1] = 1.0
            for column, sigmas in enumerate(noises.values()):
                pooled = sigmas / math.sqrt(zone.schedule.releases)
                for row, method in enumerate(methods.values()):
                    estimate = method(op, clean + pooled * noise, pooled, present, seed + trial)
                    found[row, column, part, trial] = score(op.domain, truth, estimate).value
        progress((trial + 1) / trials)
    return found


def _row(
    spread: float,
    method: str,
    noise: str,
    sigmas: FloatArray,
    person: str,
    values: FloatArray,
    base: FloatArray,
) -> RoomNoiseRow:
    ratio = float(values.mean() / base.mean())
    return RoomNoiseRow(
        spread=spread,
        method=method,
        noise=noise,
        sigma=float(np.sqrt(np.square(sigmas).mean())),
        person=person,
        trials=values.size,
        emd=float(values.mean()),
        error=_error(values),
        ratio=ratio,
        # The delta method for paired draws.
        ratio_error=_error(values - ratio * base) / float(base.mean()),
    )


def _error(values: FloatArray) -> float:
    return float(values.std(ddof=1)) / math.sqrt(values.size)
