"""What a simulated zone would have published, and what would have been recovered, with another promise.

Everything is computed from the simulated world: no reading of a node is used.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import cast

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.catalogue import Sentence, number
from heatcloak_aggregator.dashboard.drawings import ZoneDrawing, drawing_of
from heatcloak_aggregator.dashboard.simulation import SimulatedZone
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.recovery.methods import Recovered
from heatcloak_aggregator.service import Estimator, RoundEstimate, ZoneSettings
from heatcloak_aggregator.service.kinds import estimator_of
from heatcloak_aggregator.service.rounds import round_of
from heatcloak_aggregator.store import StoredEstimate, StoredReading
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.kinds import kind_of, operator_of, sensor_model_of
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Move, MoveByRoom, Promise, Zone

EPSILONS = (0.1, 20.0)
RELEASES = (1, 1000)
DRAWS = 5
"""Draws of the noise over which the error of one round is averaged."""
MOST_DRAW = 999_999
MOST_CHARACTERS = 24
"""Characters of a number in a query."""


@dataclass(frozen=True)
class Choices:
    """A promise and a layout to try.

    Attributes:
        epsilon: bound on the log-odds that an observer gains over all releases.
        alpha: radius of the hidden move.
        releases: rounds that the promise covers.
        sensors: number of sensors.
        draw: number of the draw of the noise, so that one may look at the same draw with other choices.
    """

    epsilon: float
    alpha: float
    releases: int
    sensors: int
    draw: int = 0


@dataclass(frozen=True)
class Limits:
    """The choices that a zone offers: least and greatest value of each."""

    epsilon: tuple[float, float]
    alpha: tuple[float, float]
    releases: tuple[int, int]
    sensors: tuple[int, int]
    draw: tuple[int, int] = (0, MOST_DRAW)


@dataclass(frozen=True)
class WhatIf:
    """The result of some choices.

    Attributes:
        zone: the zone that they make.
        drawing: what draws it.
        shown: the round as it would have been published, with estimates alone and pooled.
        emd: earth mover's distance of the pooled estimate to the truth.
        mean_emd: of the estimate of one round alone, averaged over `DRAWS` draws of the noise.
        sigma: scale of the noise, root mean square over the sensors, in the unit of readings.
    """

    zone: Zone
    drawing: ZoneDrawing
    shown: ShownRound
    emd: float
    mean_emd: float
    sigma: float


@dataclass(frozen=True)
class Comparison:
    """The results of the present choices and of others, with the same draw of the noise."""

    present: WhatIf
    chosen: WhatIf


def limits(zone: Zone) -> Limits | None:
    """Return what may be chosen; None for a zone whose promise cannot be varied."""
    hides, varied = zone.promise.hides, kind_of(zone.domain).variations(zone.domain)
    if varied is None or not isinstance(hides, Move) or isinstance(hides, MoveByRoom):
        return None
    return Limits(EPSILONS, varied.alpha, RELEASES, varied.sensors)


def present_choices(zone: Zone) -> Choices:
    """Return the choices that the zone has made."""
    alpha = zone.promise.alpha or 0.0
    return Choices(zone.promise.epsilon, alpha, zone.schedule.releases, zone.domain.n_sensors)


def chosen(query: Mapping[str, str], present: Choices, offered: Limits) -> tuple[Choices, Sentence | None]:
    """Return the choices in a query, and what is wrong with them; what it leaves out is as at present."""
    values = {}
    for name, default in asdict(present).items():
        low, high = getattr(offered, name)
        text = query.get(name, "")[:MOST_CHARACTERS]
        try:
            value = type(default)(text) if text else default
        except ValueError:
            return present, Sentence("tradeoff.no_number", {"name": _name(name), "text": text})
        # A present value may be beyond what is offered. Written so that NaN fails it too.
        if text and not low <= value <= high:
            figures: dict[str, object] = {"name": _name(name), "low": number(low), "high": number(high)}
            return present, Sentence("tradeoff.out_of_range", figures)
        values[name] = value
    return Choices(**values), None


def compare(simulated: SimulatedZone, choices: Choices, number: int) -> Comparison:
    """Return the results of the present choices and of others in a round of the simulated world.

    Raises:
        ParameterError: no noise that can be drawn keeps the promise.
    """
    present = present_choices(simulated.zone)
    return Comparison(
        what_if(simulated, Choices(**(asdict(present) | {"draw": choices.draw})), number),
        what_if(simulated, choices, number),
    )


def what_if(simulated: SimulatedZone, choices: Choices, number: int) -> WhatIf:
    """Return what would have been published and recovered in a round of the simulated world.

    The noise is drawn from an ordinary generator, which suffices to look at but not for privacy. Rounds
    before this one are pooled or followed as the service does.

    Raises:
        ParameterError: no noise that can be drawn keeps the promise.
    """
    zone = _zone(simulated.zone, choices)
    pool = simulated.pool
    settings = ZoneSettings(zone, method=simulated.method, pool=pool, prior=simulated.prior)
    estimator = estimator_of(settings)
    chance = np.random.default_rng((choices.draw, number))
    numbers = range(number - pool + 1, number + 1)
    clean = {each: _clean(simulated, zone, each) for each in numbers}
    # The last round is drawn first, so that its draw does not depend on the pool.
    noise = {each: chance.standard_normal(zone.domain.n_sensors) for each in reversed(numbers)}
    rounds = {each: _readings(zone, each, clean[each], noise[each]) for each in numbers}
    *past, newest = (round_of(zone, each, rounds[each]) for each in numbers)
    estimator.restore(past)
    # The tracker also estimates earlier rounds again.
    found = cast("RoundEstimate", estimator.estimate_all([newest])[-1])
    best = found.result if found.pooled is None else found.pooled.result
    return WhatIf(
        zone=zone,
        drawing=drawing_of(zone),
        shown=_shown(zone, rounds[number], StoredEstimate(found.message, len(rounds[number]), 0.0)),
        emd=_emd(simulated, zone, number, best),
        mean_emd=_mean_emd(simulated, zone, number, clean[number], chance),
        sigma=zone.noise.sigma,
    )


def _mean_emd(
    simulated: SimulatedZone, zone: Zone, number: int, clean: FloatArray, chance: np.random.Generator
) -> float:
    """Return the mean error of the estimate of one round alone."""
    estimator = Estimator(zone, simulated.method, 1, simulated.prior)
    found = []
    for _ in range(DRAWS):
        readings = _readings(zone, number, clean, chance.standard_normal(clean.size))
        alone = estimator.estimate(round_of(zone, number, readings)).result
        found.append(_emd(simulated, zone, number, alone))
    return math.fsum(found) / DRAWS


def _emd(simulated: SimulatedZone, zone: Zone, number: int, found: Recovered) -> float:
    truth = true_sources(simulated.scenario, number, zone.domain.n_sources)
    return score(operator_of(zone.domain).domain, truth, found.estimate).value


def _zone(present: Zone, choices: Choices) -> Zone:
    schedule = Schedule(present.schedule.period, 1, choices.releases, choices.releases)
    promise = Promise(Move(choices.alpha), choices.epsilon, present.promise.delta)
    domain = present.domain
    if choices.sensors != domain.n_sensors:
        domain = kind_of(domain).with_sensors(domain, choices.sensors)
    return new_zone(
        present.name, domain, promise, schedule, present.noise.kind, resolution=present.resolution
    )


def _clean(simulated: SimulatedZone, zone: Zone, number: int) -> FloatArray:
    models = (sensor_model_of(zone.domain, sensor) for sensor in range(1, zone.domain.n_sensors + 1))
    return np.array([model(simulated.scenario, number) for model in models])


def _readings(zone: Zone, number: int, clean: FloatArray, noise: FloatArray) -> dict[str, Reading]:
    ticks = np.rint((clean + np.array(zone.noise.sigmas) * noise) / zone.noise.step)
    return {
        node: Reading(
            *(zone.name, zone.rev, node, "0" * 32, 0, number, int(ticks[place])),
            *(zone.noise.step, zone.noise.sigma_ticks[place], zone.schedule.time_of(number)),
        )
        for place, node in enumerate(zone.nodes)
    }


def _shown(zone: Zone, readings: Mapping[str, Reading], estimate: StoredEstimate) -> ShownRound:
    number = estimate.message.round
    stored = {node: StoredReading(each, ReadingVerdict.ACCEPTED, 0.0) for node, each in readings.items()}
    return ShownRound(number, estimate, zone.schedule.time_of(number), stored)


def _name(choice: str) -> Sentence:
    return Sentence(f"tradeoff.choice.{choice}")
