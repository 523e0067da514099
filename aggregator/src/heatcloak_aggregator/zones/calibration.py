"""Calibrate new zones, and check the stated sensitivity of a zone against its model.

`new_zone` sets the noise of every real zone; `privacy.calibrate`, with its choice of methods, serves library
users and experiments.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
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
    is_built_in,
    kind_of,
    measured_operator,
    plugin_calls,
    radius_of,
)
from heatcloak_shared import budget
from heatcloak_shared.errors import ParameterError, PluginError, ZoneError
from heatcloak_shared.noise import LARGEST_SCALE, LARGEST_TABLE, NoiseKind, truncation_bound
from heatcloak_shared.parameters import check_positive, check_probability
from heatcloak_shared.rounding import round_up
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.schedule import MOST_BUDGET_ROUNDS, Schedule
from heatcloak_shared.zone import AnyZone, Move, MoveByRoom, Noise, Promise, Range, Zone, ZoneDomain
from heatcloak_shared.zone import promise as promises
from heatcloak_shared.zone.heat import FURTHEST_READING, LEAST_SENSITIVITY, MOST_SENSITIVITY
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
CALIBRATED_SHARE = 1.0 - 2.0**-20
"""Share of δ that calibration uses: the rest is for the truncation of the samplers' tables."""


def new_zone(
    name: str = DEFAULT_NAME,
    domain: ZoneDomain = DEFAULT_DOMAIN,
    promise: Promise = DEFAULT_PROMISE,
    schedule: Schedule = DEFAULT_SCHEDULE,
    noise_kind: NoiseKind = "rounded-gaussian",
    shape: NoiseShape = "auto",
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
    step = lattice_step(sensitivity, domain.n_sensors, mu, tables=tables)
    sigma = budget.lattice_sensitivity(sensitivity, step, domain.n_sensors) / mu
    noise = Noise(noise_kind, sensitivity, step, (budget.ticks_for(sigma, step),) * domain.n_sensors)
    if shape != "uniform":
        shaped = _shaped(noise, domain, hides, mu, tables)
        if shaped is None and shape == "shaped":
            raise ParameterError(
                "the noise cannot be shaped: choose uniform noise; only a hidden move can have shaped noise, "
                "in a domain whose operator lists the slopes of its readings"
            )
        if shaped is not None and (shape == "shaped" or shaped.sigma < (1.0 - LEAST_GAIN) * noise.sigma):
            noise = shaped
    zone = _zone(name, domain, promise, schedule, noise)
    while broken_promise(zone) is not None:
        ticks = tuple(budget.ticks_for(1.001 * sigma, noise.step) for sigma in zone.noise.sigmas)
        zone = _zone(name, domain, promise, schedule, replace(noise, sigma_ticks=ticks))
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
        sensitivity: Δ₂ of one round, before the lattice.
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


def _shaped(uniform: Noise, domain: ZoneDomain, hides: Move | Range, mu: float, tables: bool) -> Noise | None:
    """Return shaped noise with the scales rounded up to ticks; None if the noise cannot be shaped."""
    if isinstance(hides, Range):
        return None
    step = uniform.step
    scales = _scales(domain, hides, step)
    if scales is not None:
        equal = budget.lattice_sensitivity(uniform.sensitivity, step, domain.n_sensors)
        step = lattice_step(uniform.sensitivity, domain.n_sensors, mu, scales / equal, tables=tables)
        if step != uniform.step:
            scales = _scales(domain, hides, step)
    if scales is None:
        return None
    ticks = tuple(budget.ticks_for(float(scale) / mu, step) for scale in scales)
    return replace(uniform, step=step, sigma_ticks=ticks)


def _scales(domain: ZoneDomain, move: Move, step: float) -> FloatArray | None:
    """Return `noise_shape` for the domain, with moves measured by the radius at each place."""
    with plugin_calls(domain.kind):
        return noise_shape(*measured_operator(domain, radius_of(move)), step)


def _zone(name: str, domain: ZoneDomain, promise: Promise, schedule: Schedule, noise: Noise) -> Zone:
    """Return a zone that states the sensitivity for the scales of ``noise``."""
    scales = None if noise.is_uniform else noise.relative_scales
    noise = replace(noise, sensitivity=one_round_sensitivity(domain, promise.hides, scales))
    return Zone(name, domain, node_names(domain.n_sensors), schedule, promise, noise)


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
) -> Zone:
    """Return a zone with the default promise over all rounds of a demo.

    A demo shorter than the default period has the default period's promise.

    Raises:
        ParameterError: as `new_zone`.
    """
    releases = max(rounds, DEFAULT_SCHEDULE.releases)
    schedule = replace(DEFAULT_SCHEDULE, releases=releases, budget_rounds=releases)
    return new_zone(name, domain, replace(DEFAULT_PROMISE, hides=hides), schedule)


def one_round_sensitivity(
    domain: ZoneDomain, hides: Move | Range, relative_scales: Sequence[float] | None = None
) -> float:
    """Return the greatest change of one round's readings that is hidden, before quantisation, rounded up.

    It is in ℓ₂, each reading divided by its scale: Δ₂ without scales.

    For a hidden move it is slightly above `model_sensitivity`, and at least the value of that on every
    machine, so that no machine refuses a zone that another one has made.

    Args:
        domain: the domain.
        hides: the hidden change.
        relative_scales: what each sensor's reading is divided by, as `Noise.relative_scales`; None for 1.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    if isinstance(hides, Range):
        return hides.sensitivity(relative_scales or (1.0,) * domain.n_sensors)
    return _checked(domain, kind_of(domain).portable_sensitivity(domain, radius_of(hides), relative_scales))


def model_sensitivity(
    domain: ZoneDomain, alpha: float | MoveByRoom, relative_scales: Sequence[float] | None = None
) -> float:
    """Return the greatest change of one round's readings for people anywhere in a domain, rounded up.

    It is in ℓ₂, each reading divided by its scale: Δ₂ without scales.

    Args:
        domain: the domain.
        alpha: radius of the promise, or a move whose radius depends on the room.
        relative_scales: what each sensor's reading is divided by, as `Noise.relative_scales`; None for 1.

    Raises:
        ParameterError: the domain has too many locations to hold its matrix.
        PluginError: the plugin for the domain fails, or computes something else than a positive number.
    """
    return _checked(domain, kind_of(domain).model_sensitivity(domain, alpha, relative_scales))


def _checked(domain: ZoneDomain, sensitivity: float) -> float:
    """Return the sensitivity of a built-in kind, or that of a plugin if it is a finite positive number."""
    if is_built_in(domain):
        return sensitivity
    if not (isinstance(sensitivity, (int, float, np.number)) and 0 < sensitivity < math.inf):
        raise PluginError(
            f"the plugin for domain kind {domain.kind!r} computes the sensitivity {sanitize(sensitivity)}, "
            "which is not a finite number above 0: correct its sensitivity()"
        )
    return float(sensitivity)


def check_against_model(zone: AnyZone, source: str) -> None:
    """Refuse a heat zone that hides a move if its stated sensitivity is below that of its domain.

    Zones of other kinds have no model.

    There is no tolerance: calibration already allows for the rounding of other machines.

    Args:
        zone: the zone.
        source: its file's name, for errors.

    Raises:
        ZoneError: the stated sensitivity is below the domain's, or below what readings resolve; or the domain
            is too large, or alpha too great, for the check.
    """
    if not isinstance(zone, Zone) or isinstance(zone.promise.hides, Range):
        return  # The zone file's own check covers it.
    hides, noise = zone.promise.hides, zone.noise
    kind = kind_of(zone.domain)
    try:
        needed = model_sensitivity(zone.domain, radius_of(hides), noise.relative_scales)
        mixed = kind.resolution_problem(zone.domain, one_round_sensitivity(zone.domain, zone.promise.hides))
    except ParameterError as error:
        raise ZoneError(f"{source}: {error}") from None
    if mixed is not None:
        raise ZoneError(f"{source}: {mixed}")
    stated = noise.sensitivity
    # Written so that NaN fails it too.
    if not stated >= needed:
        raise ZoneError(
            f"{source}: noise.sensitivity: {stated!r} is below the domain's {needed!r} "
            f"for {_radius_in_words(hides)}: calibrate the zone again"
        )


def _radius_in_words(move: Move) -> str:
    if isinstance(move, MoveByRoom):
        return f"the alpha of its {len(move.rooms)} room{'s' * (len(move.rooms) > 1)}"
    return f"alpha = {move.alpha:g}"


def change_in_room(zone: Zone, move: MoveByRoom, room: str) -> float:
    """Return the greatest change of a round's readings by a hidden move within one room, rounded up.

    Each reading is divided by its sensor's scale. Every place of the room is counted, with its ends, where a
    person may stand in another room as well; on a graph, every hop from or to its vertices.

    Args:
        zone: the zone.
        move: the move that it hides.
        room: one of the names of `MoveByRoom.radii`.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    op, radius = measured_operator(zone.domain, move.mainly(room))
    return op.weighted_sensitivity(radius, zone.noise.sigmas, off_grid=True)


def _steepest_room(zone: Zone, move: MoveByRoom) -> float:
    """Return the greatest change by a move of a distance of 1, over all rooms, in units of the noise."""
    return max(change_in_room(zone, move, name) / alpha for name, alpha in move.radii(zone.domain))


def attackers_best(zone: Zone) -> float:
    """Return the approximate error with which an observer without prior knowledge places a source.

    For one round, averaged over places; a rule of thumb and not a bound: see
    `heatcloak_shared.budget.attackers_best`. It assumes the model of heat, also if the promise hides a range.
    In a zone with rooms it is the least error of all rooms.

    Raises:
        ParameterError: as `model_sensitivity`; or the domain has no length: use
            `neighbour_distinguishability`.
    """
    if not zone.domain.has_length:
        raise ParameterError(
            f"zone {zone.name} has a domain of kind {zone.domain.kind!r}, where errors of location are not "
            f"stated as shares of a length: use neighbour_distinguishability, for {distinguished_pair(zone)}"
        )
    hides, noise = zone.promise.hides, zone.noise
    if isinstance(hides, MoveByRoom):
        return budget.attackers_best(1.0, _steepest_room(zone, hides))
    if isinstance(hides, Move):
        return budget.attackers_best(hides.alpha, noise.weighted_sensitivity)
    return budget.attackers_best(1.0, _weighted_sensitivity(zone, 1.0))


def distinguished_pair(zone: Zone) -> str:
    """Return the two locations of `neighbour_distinguishability`, in words.

    Raises:
        ParameterError: the zone hides a range, and its domain is too large, or no plugin for it is installed.
    """
    alpha = zone.promise.alpha
    return zone.domain.neighbours(kind_of(zone.domain).least_move(zone.domain) if alpha is None else alpha)[1]


def neighbour_distinguishability(zone: Zone, releases: int = 1) -> float:
    """Return the greatest probability with which an observer distinguishes two neighbouring locations.

    An upper bound for an observer to whom both locations were equally likely before, and who does not hold
    the seeds. It assumes the model of heat, also if the promise hides a range.

    Args:
        zone: a zone.
        releases: released rounds in which the person stands still.

    Returns:
        A probability from one half, that of a guess, to 1, rounded up.

    Raises:
        ParameterError: as `model_sensitivity`.
    """
    # The stated sensitivity is at least the domain's.
    change, hides = None, zone.promise.hides
    if isinstance(hides, Range):
        least = kind_of(zone.domain).least_move(zone.domain)
        change = _weighted_sensitivity(zone, least)
    elif isinstance(hides, MoveByRoom):
        change = round_up(_steepest_room(zone, hides) * zone.domain.neighbours(hides.alpha)[0])
    return promises.neighbour_distinguishability(zone, releases, change)


def _weighted_sensitivity(zone: Zone, alpha: float) -> float:
    """Return what `Noise.weighted_sensitivity` would be for a move by ``alpha``."""
    needed = model_sensitivity(zone.domain, alpha, zone.noise.relative_scales)
    return replace(zone.noise, sensitivity=needed).weighted_sensitivity
