"""What a simulated zone would have published, and what would have been recovered, with another promise.

Everything is computed from the simulated world: no reading of a node is used.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.dashboard.drawings import Floor, floor_of
from heatcloak_aggregator.dashboard.simulation import SimulatedZone
from heatcloak_aggregator.dashboard.zone_history import ShownRound
from heatcloak_aggregator.earth_mover import score
from heatcloak_aggregator.service import Estimator
from heatcloak_aggregator.service.rounds import round_of
from heatcloak_aggregator.store import StoredEstimate, StoredReading
from heatcloak_aggregator.store.rows import ReadingVerdict
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_aggregator.zones.kinds import operator_of
from heatcloak_aggregator.zones.world import true_sources
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Graph, Interval, Move, Promise, Zone, ZoneDomain

EPSILONS = (0.1, 20.0)
MOST_RELEASES = 1000
SENSORS = (4, 200)
MOST_VERTICES = 400
"""Vertices of a graph up to which its promise is recomputed: the calibration of more takes too long."""
DRAWS = 5
"""Draws of the noise over which the error of one round is averaged."""


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


@dataclass(frozen=True)
class WhatIf:
    """The result of some choices.

    Attributes:
        zone: the zone that they make.
        floor: what draws it.
        shown: the round as it would have been published, with estimates alone and pooled.
        emd: earth mover's distance of the pooled estimate to the truth.
        mean_emd: of the estimate of one round alone, averaged over `DRAWS` draws of the noise.
        sigma: scale of the noise, root mean square over the sensors, in the unit of readings.
    """

    zone: Zone
    floor: Floor
    shown: ShownRound
    emd: float
    mean_emd: float
    sigma: float


def present_choices(zone: Zone) -> Choices:
    """Return the choices that the zone has made."""
    alpha = zone.promise.alpha or 0.0
    return Choices(zone.promise.epsilon, alpha, zone.schedule.releases, zone.domain.n_sensors)


def limits(zone: Zone) -> Limits | None:
    """Return what may be chosen; None for a zone whose promise cannot be varied."""
    if type(zone.promise.hides) is not Move:
        return None
    domain = zone.domain
    if isinstance(domain, Interval):
        return Limits(EPSILONS, (0.001, 0.25), (1, MOST_RELEASES), SENSORS)
    if isinstance(domain, Graph) and domain.n_vertices <= MOST_VERTICES:
        return Limits(
            EPSILONS, (1.0, 3.0), (1, MOST_RELEASES), (min(4, domain.n_vertices), domain.n_vertices)
        )
    return None


def check_choices(choices: Choices, offered: Limits) -> None:
    """Refuse choices that are not offered.

    Raises:
        ParameterError: one is out of range.
    """
    for name in ("epsilon", "alpha", "releases", "sensors"):
        low, high = getattr(offered, name)
        value = getattr(choices, name)
        # Written so that NaN fails it too.
        if not low <= value <= high:
            raise ParameterError(f"{name} is {value!r}: give {low:g} to {high:g}")


def what_if(simulated: SimulatedZone, choices: Choices, number: int) -> WhatIf:
    """Return what would have been published and recovered in a round of the simulated world.

    The noise is drawn from an ordinary generator, which suffices to look at but not for privacy. Rounds
    before this one are pooled as the service does.

    Raises:
        ParameterError: a choice is not offered, or no noise that can be drawn keeps the promise.
    """
    offered = limits(simulated.zone)
    if offered is None:
        raise ParameterError("the promise of this zone cannot be varied")
    check_choices(choices, offered)
    zone = _zone(simulated.zone, choices)
    pool = min(simulated.pool, choices.releases)
    estimator = Estimator(zone, simulated.method, pool, simulated.prior)
    chance = np.random.default_rng((choices.draw, number))
    numbers = range(number - pool + 1, number + 1)
    clean = {each: _clean(simulated, zone, each) for each in numbers}
    # The last round is drawn first, so that the draw depends on neither releases nor pool.
    noise = {each: chance.standard_normal(zone.domain.n_sensors) for each in reversed(numbers)}
    rounds = {each: _readings(zone, each, clean[each], noise[each]) for each in numbers}
    estimator.restore(each for past in numbers[:-1] for each in rounds[past].values())
    found = estimator.estimate(round_of(zone, number, rounds[number]))
    domain, truth = (
        operator_of(zone.domain).domain,
        true_sources(simulated.scenario, number, zone.domain.n_sources),
    )
    shown_result = found.result if found.pooled is None else found.pooled.result
    return WhatIf(
        zone=zone,
        floor=floor_of(zone),
        shown=ShownRound(
            number,
            StoredEstimate(found.message, len(rounds[number]), 0.0),
            zone.schedule.time_of(number),
            {
                node: StoredReading(each, ReadingVerdict.ACCEPTED, 0.0)
                for node, each in rounds[number].items()
            },
        ),
        emd=score(domain, truth, shown_result.estimate).value,
        mean_emd=_mean_emd(simulated, zone, number, clean[number], chance, truth),
        sigma=zone.noise.sigma,
    )


def _mean_emd(
    simulated: SimulatedZone,
    zone: Zone,
    number: int,
    clean: FloatArray,
    chance: np.random.Generator,
    truth: FloatArray,
) -> float:
    estimator = Estimator(zone, simulated.method, 1, simulated.prior)
    domain = operator_of(zone.domain).domain
    found = []
    for _ in range(DRAWS):
        readings = _readings(zone, number, clean, chance.standard_normal(clean.size))
        estimate = estimator.estimate(round_of(zone, number, readings)).result.estimate
        found.append(score(domain, truth, estimate).value)
    return float(np.mean(found))


def _zone(present: Zone, choices: Choices) -> Zone:
    schedule = Schedule(present.schedule.period, 1, choices.releases, choices.releases)
    promise = Promise(Move(choices.alpha), choices.epsilon, present.promise.delta)
    return new_zone(present.name, _domain(present.domain, choices.sensors), promise, schedule)


def _domain(domain: ZoneDomain, sensors: int) -> ZoneDomain:
    if sensors == domain.n_sensors:
        return domain
    if isinstance(domain, Graph):
        # Spread over the numbers of the vertices, which are often in the order of communities.
        chosen = np.unique(np.linspace(0, domain.n_vertices - 1, sensors).round().astype(int))
        return replace(domain, sensors=tuple(int(vertex) for vertex in chosen))
    assert isinstance(domain, Interval)  # noqa: S101  `limits` offers no others
    return replace(domain, n_sensors=sensors)


def _clean(simulated: SimulatedZone, zone: Zone, number: int) -> FloatArray:
    models = (zone.domain.sensor_model(sensor) for sensor in range(1, zone.domain.n_sensors + 1))
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
