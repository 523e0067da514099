"""Accuracy that a zone's noise permits, by its kind and shape, for the same worlds and random numbers.

Each trial is one round with one person of intensity one at a random place. The noise of every row has the
same standard normal numbers, times the row's scales, so ratios of rows are more accurate than the rows.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.domains.checks import interval_operator
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.privacy import calibrate
from heatcloak_aggregator.recovery.bpdn import bpdn_balanced
from heatcloak_aggregator.recovery.posterior import posterior
from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.model_check import one_round_sensitivity
from heatcloak_shared.budget import lattice_sensitivity, lattice_step
from heatcloak_shared.noise import NoiseKind

FORMER_INFLATION = 0.05
"""Share by which the lattice could raise the sensitivity before there was exact accounting.

The step is a power of two, so that it raised that of the default zone by 2.5 %.
"""
_NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class ZoneNoiseRow:
    """The error of one method under one noise.

    Attributes:
        noise: kind and shape of the noise.
        sigma: root mean square of its scales.
        method: the method, and what it knows.
        trials: number of worlds.
        emd: mean earth mover's distance, in corridor lengths.
        half_width: half of its 95 % confidence interval.
        ratio: the mean over that of the first noise.
        ratio_half_width: half of its 95 % confidence interval, for paired draws.
    """

    noise: str
    sigma: float
    method: str
    trials: int
    emd: float
    half_width: float
    ratio: float
    ratio_half_width: float


Estimate = Callable[[IntervalOperator, FloatArray, FloatArray, IntArray, int], FloatArray]
"""An estimate from the readings, their scales, the sensors present and a seed."""

METHODS: Mapping[str, Estimate] = {
    "posterior, intensity known": lambda op, readings, sigmas, sensors, seed: (
        posterior(op, readings, sigmas, intensity=1.0, seed=seed, sensors=sensors).estimate
    ),
    "posterior": lambda op, readings, sigmas, sensors, seed: (
        posterior(op, readings, sigmas, seed=seed, sensors=sensors).estimate
    ),
    "bpdn": lambda op, readings, sigmas, sensors, seed: bpdn_balanced(op, readings, sigmas, sensors).estimate,
}


def compared_noises() -> dict[str, FloatArray]:
    """Return the scales of each sensor by noise, for the default zone; the first is the former default."""
    zone = new_zone()
    promise, m = zone.promise, zone.domain.n_sensors
    sensitivity = one_round_sensitivity(zone.domain, promise.hides)
    rounded = lattice_sensitivity(sensitivity, lattice_step(sensitivity, m, FORMER_INFLATION), m)
    former = calibrate(rounded, promise.epsilon, promise.delta, "zcdp", zone.schedule.releases)
    noises = {"discrete-gaussian, uniform, former lattice step": np.full(m, former)}
    choices: tuple[tuple[NoiseKind, NoiseShape], ...] = (
        ("discrete-gaussian", "uniform"),
        ("rounded-gaussian", "uniform"),
        ("rounded-gaussian", "shaped"),
    )
    for kind, shape in choices:
        noises[f"{kind}, {shape}"] = np.array(new_zone(noise_kind=kind, shape=shape).noise.sigmas)
    return noises


def zone_noise_study(
    trials: int = 400,
    seed: int = 0,
    progress: Callable[[float], None] = lambda share: None,
    missing: float = 0.0,
    methods: Mapping[str, Estimate] = METHODS,
) -> list[ZoneNoiseRow]:
    """Measure each method under each noise of the default zone.

    Args:
        trials: number of worlds, at least 2.
        seed: seed of worlds, noise and methods.
        progress: called with the share of worlds that are done.
        missing: share of the sensors that are missing, others in every world.
        methods: the methods by name.
    """
    op = interval_operator(operator_of(new_zone().domain))
    noises, m, n = compared_noises(), op.domain.n_sensors, op.domain.n_sources
    scores = np.empty((len(methods), len(noises), trials))
    for trial in range(trials):
        chance = np.random.default_rng([seed, trial])
        place, noise = float(chance.random()), chance.standard_normal(m)
        present = np.sort(chance.permutation(m)[: m - round(missing * m)])
        clean, truth = op.responses([place])[0], np.zeros(n)
        truth[min(max(round(place * n), 1), n) - 1] = 1.0
        for column, sigmas in enumerate(noises.values()):
            readings = (clean + sigmas * noise)[present]
            for row, method in enumerate(methods.values()):
                found = method(op, readings, sigmas[present], present, seed + trial)
                scores[row, column, trial] = score(op.domain, truth, found).value
        progress((trial + 1) / trials)
    return [
        _row(name, sigmas, method, scores[row, column], scores[row, 0])
        for row, method in enumerate(methods)
        for column, (name, sigmas) in enumerate(noises.items())
    ]


def _row(name: str, sigmas: FloatArray, method: str, values: FloatArray, base: FloatArray) -> ZoneNoiseRow:
    ratio = float(values.mean() / base.mean())
    return ZoneNoiseRow(
        noise=name,
        sigma=float(np.sqrt(np.square(sigmas).mean())),
        method=method,
        trials=values.size,
        emd=float(values.mean()),
        half_width=_half_width(values),
        ratio=ratio,
        # The delta method for paired draws.
        ratio_half_width=_half_width(values - ratio * base) / float(base.mean()),
    )


def _half_width(values: FloatArray) -> float:
    return _NORMAL_95 * float(values.std(ddof=1)) / math.sqrt(values.size)
