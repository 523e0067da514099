"""Calibration of new heat zones: the lattice and the scales of the noise that a promise needs.

`new_zone` sets the noise of every real zone; `privacy.calibrate`, with its choice of methods, serves library
users and experiments.
"""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.privacy.noise_shape import noise_shape
from heatcloak_aggregator.zones.defaults import (
    DEFAULT_DOMAIN,
    DEFAULT_MOVE,
    DEFAULT_NAME,
    DEFAULT_PROMISE,
    DEFAULT_SCHEDULE,
    DEMO_NAME,
)
from heatcloak_aggregator.zones.kinds import (
    kind_of,
    measured_operator,
    plugin_calls,
    radius_of,
)
from heatcloak_aggregator.zones.model_check import one_round_sensitivity
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_SCALE, LARGEST_TABLE, NoiseKind, truncation_bound
from heatcloak_shared.parameters import check_nonnegative, check_positive, check_probability
from heatcloak_shared.schedule import MOST_BUDGET_ROUNDS, Schedule
from heatcloak_shared.zone import Move, Noise, Promise, Range, Zone, ZoneDomain
from heatcloak_shared.zone.heat import (
    COARSEST_RESOLUTION,
    FURTHEST_READING,
    LEAST_SENSITIVITY,
    MOST_SENSITIVITY,
    RANGE_HAS_NO_RESOLUTION,
)
from heatcloak_shared.zone.promise import broken_promise, empty_promise

NoiseShape = Literal["auto", "shaped", "uniform"]
NOISE_SHAPES: tuple[NoiseShape, ...] = get_args(NoiseShape)
"""How scales depend on the sensor: shaped, equal, or shaped where that gains enough."""
LEAST_GAIN = 0.02
"""Share by which shaping must lower the root mean square of the scales to be used by default."""
_TABLE_INFLATION = 0.013
"""Greatest share by which the lattice raises the sensitivity of equal scales with tables."""
_SHAPED_TABLE_INFLATION = 0.014
"""The same for shaped scales, of which the smallest count most."""
_FINE_INFLATION = 0.001
"""The same for both beyond the tables, where a finer lattice costs nothing."""
_MOST_INFLATION = 0.05
"""The same for both where a finer lattice would have scales beyond the samplers."""
LATTICE_SHARE = _SHAPED_TABLE_INFLATION + 0.0001
"""Greatest share of μ that the lattice costs, with a margin for the rounding of scales to ticks.

Where the step costs up to `_MOST_INFLATION`, the share can be greater.
"""
CALIBRATED_SHARE = 1.0 - 2.0**-20
"""Share of δ that calibration uses: the rest is for the truncation of the samplers' tables."""


def new_zone(
    name: str = DEFAULT_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    promise: Promise = DEFAULT_PROMISE,
    schedule: Schedule = DEFAULT_SCHEDULE,
    noise_kind: NoiseKind = "rounded-gaussian",
    shape: NoiseShape = "auto",
    resolution: float = 0.0,
) -> Zone:
    """Return a zone whose noise keeps ``promise`` over all releases of a budget period.

    The sensitivity of a hidden move is that of a person anywhere in a corridor, or of the steepest edge of a
    graph; that of a hidden range is its width at every sensor. See `heatcloak_shared.budget` for the
    accounting. All scales are rounded up to the lattice.

    Args:
        name: the zone's id.
        domain: where heat spreads.
        promise: the promise for one budget period.
        schedule: the rounds, and which of them are listed.
        noise_kind: the distribution of the noise.
        shape: ``"shaped"`` for the scales of `noise_shape`, ``"uniform"`` for equal ones, ``"auto"`` for
            shaped ones where they lower the root mean square by more than `LEAST_GAIN`. A hidden range has
            equal scales, which are the best there.
        resolution: the greatest step between two values that a sensor reports, in the unit of readings; 0 for
            ideal sensors, and for a hidden range.

    Raises:
        ParameterError: a value is out of range, the promise needs more noise than the sampler can draw, the
            hidden move is impossible (less than a hop on a graph, or more than the diameter), heat mixes
            so completely that readings do not resolve a move, or the noise cannot be shaped.
    """
    empty = empty_promise(domain, promise.hides)
    if empty is not None:
        raise ParameterError(f"alpha: {empty}")
    hides = promise.hides
    if isinstance(hides, Move):
        check_positive("alpha", hides.alpha)
    else:
        check_range(hides.low, hides.high)
    resolution = check_resolution(resolution, hides)
    if schedule.budget_rounds > MOST_BUDGET_ROUNDS:
        raise ParameterError(
            f"a budget period of {schedule.budget_rounds} rounds is too long: at most {MOST_BUDGET_ROUNDS}; "
            "list fewer releases, or more of the rounds"
        )
    sensitivity = one_round_sensitivity(domain, hides)
    if isinstance(hides, Move):
        mixed = kind_of(domain).resolution_problem(domain, sensitivity)
        if mixed is not None:
            raise ParameterError(mixed)
    if not LEAST_SENSITIVITY < sensitivity < MOST_SENSITIVITY:
        raise ParameterError(
            f"readings change by {sensitivity!r}: give a change above {LEAST_SENSITIVITY:g} and below "
            f"{MOST_SENSITIVITY:g}"
        )
    delta = check_probability("delta", promise.delta) * CALIBRATED_SHARE
    mu = budget.mu_for(noise_kind, promise.epsilon, delta) / math.sqrt(schedule.releases)
    tables = _tables_fit(promise, schedule, domain.n_sensors)
    whole = _with_resolution(sensitivity, resolution, domain.n_sensors)
    step = lattice_step(whole, domain.n_sensors, mu, tables=tables)
    sigma = budget.lattice_sensitivity(sensitivity, step, domain.n_sensors, resolution) / mu
    noise = Noise(noise_kind, sensitivity, step, (budget.ticks_for(sigma, step),) * domain.n_sensors)
    if shape != "uniform":
        shaped = _shaped(noise, domain, hides, resolution, mu, tables)
        if shaped is None and shape == "shaped":
            raise ParameterError(
                "the noise cannot be shaped: choose uniform noise; only a hidden move can have shaped noise, "
                "in a domain whose operator lists the slopes of its readings"
            )
        if shaped is not None and (shape == "shaped" or shaped.sigma < (1.0 - LEAST_GAIN) * noise.sigma):
            noise = shaped
    zone = _zone(name, domain, promise, schedule, noise, resolution)
    while broken_promise(zone) is not None:
        ticks = tuple(budget.ticks_for(1.001 * sigma, noise.step) for sigma in zone.noise.sigmas)
        zone = _zone(name, domain, promise, schedule, replace(noise, sigma_ticks=ticks), resolution)
    return zone


def lattice_step(
    sensitivity: float,
    n_sensors: int,
    mu: float,
    scales: npt.ArrayLike = (1.0,),
    *,
    tables: bool = True,
) -> float:
    """Return the lattice step of a zone, a power of two.

    The samplers have tables for scales of up to `LARGEST_TABLE` ticks. A step that costs at most 0.1 % is
    used if the tables are large enough for it, else the finest step with tables if that costs at most 1.3 %,
    or 1.4 % for shaped scales, else 0.1 % without tables, as far as the samplers reach. The cost is the share
    by which the lattice raises the weighted sensitivity.

    Args:
        sensitivity: Δ₂ of one round, before the lattice: of sensors of the resolution r, Δ₂ + r·√m.
        n_sensors: m.
        mu: the sensitivity on the lattice over σ, of one round.
        scales: the scale of each sensor over σ; for uniform noise, of one.
        tables: whether tables may be used. If not, every scale exceeds `LARGEST_TABLE`.

    Raises:
        ParameterError: the step is too small for a double.
    """
    relative = np.asarray(scales, float)
    least, greatest = float(relative.min()), float(relative.max())
    # The lattice costs step·√(Σ 1/σⱼ²): this much more than with equal scales.
    weight = math.sqrt(float(np.mean(relative**-2.0)))

    def step_for(inflation: float) -> float:
        return budget.lattice_step(sensitivity, n_sensors, inflation / weight)

    def sigma_ticks(step: float) -> float:
        return budget.lattice_sensitivity(sensitivity, step, n_sensors) / (mu * step)

    fine = step = step_for(_FINE_INFLATION)
    if tables:
        with_table = step_for(_TABLE_INFLATION if least == greatest else _SHAPED_TABLE_INFLATION)
        while step < with_table and greatest * sigma_ticks(step) > LARGEST_TABLE:
            step *= 2.0
        if greatest * sigma_ticks(step) <= LARGEST_TABLE:
            return step
        step = fine
    else:
        while least * sigma_ticks(step) <= LARGEST_TABLE:
            step /= 2.0
    most = step_for(_MOST_INFLATION)
    while step < most and greatest * sigma_ticks(step) > LARGEST_SCALE:
        step *= 2.0
    return step


def _tables_fit(promise: Promise, schedule: Schedule, n_sensors: int) -> bool:
    """Whether the truncation of the samplers' tables fits into the room that calibration leaves in δ."""
    distance = schedule.releases * n_sensors * truncation_bound(LARGEST_TABLE)
    return budget.truncation_delta(promise.epsilon, distance) < (1.0 - CALIBRATED_SHARE) * promise.delta / 2.0


def _with_resolution(sensitivity: float, resolution: float, n_sensors: int) -> float:
    """Return Δ₂ + r·√m, which all but the lattice takes of the noise: the lattice costs a share of it."""
    return sensitivity + resolution * math.sqrt(n_sensors)


def _shaped(
    uniform: Noise, domain: ZoneDomain, hides: Move | Range, resolution: float, mu: float, tables: bool
) -> Noise | None:
    """Return shaped noise with the scales rounded up to ticks; None if the noise cannot be shaped."""
    if isinstance(hides, Range):
        return None
    step, m = uniform.step, domain.n_sensors
    scales = _scales(domain, hides, step, resolution)
    if scales is not None:
        equal = budget.lattice_sensitivity(uniform.sensitivity, step, m, resolution)
        whole = _with_resolution(uniform.sensitivity, resolution, m)
        step = lattice_step(whole, m, mu, scales / equal, tables=tables)
        if step != uniform.step:
            scales = _scales(domain, hides, step, resolution)
    if scales is None:
        return None
    ticks = tuple(budget.ticks_for(float(scale) / mu, step) for scale in scales)
    return replace(uniform, step=step, sigma_ticks=ticks)


def _scales(domain: ZoneDomain, move: Move, step: float, resolution: float) -> FloatArray | None:
    """Return `noise_shape` for the domain, with moves measured by the radius at each place."""
    with plugin_calls(domain.kind):
        return noise_shape(*measured_operator(domain, radius_of(move)), step, resolution)


def _zone(
    name: str, domain: ZoneDomain, promise: Promise, schedule: Schedule, noise: Noise, resolution: float
) -> Zone:
    """Return a zone that states the sensitivity for the scales of ``noise``."""
    scales = None if noise.is_uniform else noise.relative_scales
    noise = replace(noise, sensitivity=one_round_sensitivity(domain, promise.hides, scales))
    return Zone(name, domain, node_names(domain.n_sensors), schedule, promise, noise, resolution)


def check_resolution(resolution: float, hides: Move | Range, name: str = "resolution") -> float:
    """Return the resolution of a zone's sensors if a zone file may have it.

    Args:
        resolution: in the unit of readings.
        hides: the hidden change.
        name: its name in errors.

    Raises:
        ParameterError: it is negative, not finite or above 1e12, or not 0 although the zone hides a range.
    """
    checked = check_nonnegative(name, resolution) + 0.0
    if checked > COARSEST_RESOLUTION:
        raise ParameterError(
            f"{name} is {resolution!r}: give a number from 0 to {COARSEST_RESOLUTION:g}, in the unit of "
            "readings"
        )
    if checked and isinstance(hides, Range):
        raise ParameterError(f"{name}: {RANGE_HAS_NO_RESOLUTION}")
    return checked


def check_range(low: float, high: float, prefix: str = "") -> None:
    """Refuse limits of readings that are not a range.

    Args:
        low: the least reading.
        high: the greatest reading.
        prefix: text before "low" and "high" in errors: ``"--"`` for options.

    Raises:
        ParameterError: one is not a finite number below 1e12 in magnitude, or ``low`` is not below ``high``.
    """
    for name, value in (("low", low), ("high", high)):
        # Written so that NaN fails it too.
        if not abs(value) < FURTHEST_READING:
            raise ParameterError(
                f"{prefix}{name} is {value!r}: give a number above {-FURTHEST_READING:g} and below "
                f"{FURTHEST_READING:g}"
            )
    if not low < high:
        raise ParameterError(
            f"{prefix}low is {low!r} and {prefix}high is {high!r}: give a low reading below the high one"
        )


def node_names(count: int) -> tuple[str, ...]:
    """Return the names of a new zone's nodes: n01, n02, … in the order of their sensors."""
    width = max(2, len(str(count)))
    return tuple(f"n{place:0{width}d}" for place in range(1, count + 1))


def demo_zone(
    rounds: int,
    name: str = DEMO_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    hides: Move = DEFAULT_MOVE,
    shape: NoiseShape = "auto",
) -> Zone:
    """Return a zone with the default promise over all rounds of a demo.

    A demo shorter than the default period has the default period's promise.

    Raises:
        ParameterError: as `new_zone`.
    """
    releases = max(rounds, DEFAULT_SCHEDULE.releases)
    schedule = replace(DEFAULT_SCHEDULE, releases=releases, budget_rounds=releases)
    return new_zone(name, domain, replace(DEFAULT_PROMISE, hides=hides), schedule, shape=shape)
