"""Accuracy that a zone's readings allow, computed from its noise before anything is built.

A promise may need so much noise that readings reveal nothing, for example 377 °C. The computation needs no
simulation and no compiled code. Distances are those of one person of intensity 1, by the model of heat.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, replace

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.zones.kinds import kind_of, operator_of
from heatcloak_shared.budget import distinguishing_probability
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import up_text
from heatcloak_shared.zone import Move, Range, Zone, ZoneDomain

BLIND_PLACE_ERROR = 0.25
"""Mean error of always answering "in the middle of the corridor", in corridor lengths."""
BLIND_SHARE = 0.9
"""A place error above this share of the blind one counts as no better than a guess."""
BLIND_CHANCE = 0.6
"""A probability of distinguishing two locations up to this counts as no better than a guess."""
_MOST_PLACES = 200
_CONFIDENCE = 0.95
"""Confidence of basis pursuit's radius."""


@dataclass(frozen=True, slots=True)
class ZoneAccuracy:
    """Accuracy that the readings of a zone allow.

    Attributes:
        noise: root mean square of the scales of the noise, in the unit of the readings.
        width: high − low of a promise that hides a range; None in mode model.
        sensor_mean_error: standard error of one sensor's mean over a budget period, as the root mean square.
        zone_mean_error: standard error of the mean of all sensors over a budget period.
        blind_mean_error: standard error of always answering the middle of the range; None in mode model.
        extremes_told_apart: greatest probability of distinguishing "all sensors at low" from "all sensors at
            high" after a whole period, if both were equally likely before; None in mode model.
        place_error: least mean error of any method that places one person after one round, in corridor
            lengths: a proven bound (Ziv & Zakai), for a person equally likely anywhere. None where the
            domain has no length.
        place_error_period: the same after a whole period in which the person stands still.
        vertices_told_apart: upper bound of the probability of distinguishing any two locations after a
            whole period, if both were equally likely before. None where the domain has a length.
        empty_rounds: least share of rounds in which basis pursuit finds no source, for any readings within
            the range; None in mode model.
        ambient_sources: approximate number of sources of intensity 1 that are recovered from a reading of 1
            at every sensor; None if the domain is too large to compute it.
    """

    noise: float
    width: float | None
    sensor_mean_error: float
    zone_mean_error: float
    blind_mean_error: float | None
    extremes_told_apart: float | None
    place_error: float | None
    place_error_period: float | None
    vertices_told_apart: float | None
    empty_rounds: float | None
    ambient_sources: float | None

    @property
    def finds_in_a_round(self) -> bool:
        """Return whether one round places a person better than a guess, where that is known."""
        return self.place_error is None or self.place_error < BLIND_SHARE * BLIND_PLACE_ERROR

    @property
    def finds_in_a_period(self) -> bool:
        """Return whether all rounds of a period place a person who stands still better than a guess."""
        if self.place_error_period is not None:
            return self.place_error_period < BLIND_SHARE * BLIND_PLACE_ERROR
        return self.vertices_told_apart is None or self.vertices_told_apart > BLIND_CHANCE

    def as_dict(self) -> dict[str, object]:
        """Return the values for JSON."""
        figures = {name: getattr(self, name) for name in self.__dataclass_fields__}
        return figures | {
            "blind_place_error": None if self.place_error is None else BLIND_PLACE_ERROR,
            "finds_in_a_round": self.finds_in_a_round,
            "finds_in_a_period": self.finds_in_a_period,
        }


def zone_accuracy(zone: Zone) -> ZoneAccuracy:
    """Compute the accuracy that the readings of ``zone`` allow.

    Raises:
        ParameterError: as `heatcloak_aggregator.zones.model_check.model_sensitivity`.
    """
    sigma, sensors, sigmas = zone.noise.sigma, len(zone.nodes), np.array(zone.noise.sigmas)
    standing = sigma / math.sqrt(zone.schedule.releases)
    hides, domain = zone.promise.hides, zone.domain
    width = extremes = None
    if isinstance(hides, Range):
        width = hides.high - hides.low
        noise = replace(zone.noise, sensitivity=hides.sensitivity(zone.noise.relative_scales))
        extremes = _period_distinguishability(zone, noise.weighted_sensitivity)
    return ZoneAccuracy(
        noise=sigma,
        width=width,
        sensor_mean_error=standing,
        zone_mean_error=standing / math.sqrt(sensors),
        blind_mean_error=None if width is None else width / math.sqrt(12.0),
        extremes_told_apart=extremes,
        place_error=_place_error(domain, sigmas) if domain.has_length else None,
        place_error_period=_place_error(domain, sigmas / math.sqrt(zone.schedule.releases))
        if domain.has_length
        else None,
        vertices_told_apart=(
            None if domain.has_length else _period_distinguishability(zone, _greatest_difference(zone))
        ),
        empty_rounds=_empty_rounds(hides, sigma, sensors) if isinstance(hides, Range) else None,
        ambient_sources=_ambient_sources(domain),
    )


def accuracy_in_words(zone: Zone, accuracy: ZoneAccuracy) -> str:
    """Return the noise of a reading in one line; for a hidden range, also the errors of means."""
    parts = [f"noise {accuracy.noise:.4g} in every reading"]
    if not zone.noise.is_uniform:
        parts[0] += ", as the root mean square over sensors"
    hides = zone.promise.hides
    if isinstance(hides, Range):
        releases = zone.schedule.releases
        parts[0] += f", against a range of {accuracy.width:.4g}"
        parts.append(
            f"over a period of {releases} release{'s' * (releases > 1)} the mean of one sensor is right to "
            f"±{accuracy.sensor_mean_error:.3g} and that of all {len(zone.nodes)} to "
            f"±{accuracy.zone_mean_error:.3g}; always answering {(hides.low + hides.high) / 2:g} is right to "
            f"±{accuracy.blind_mean_error:.3g} (standard errors)"
        )
    return "; ".join(parts)


def warning_in_words(zone: Zone, accuracy: ZoneAccuracy) -> str | None:
    """Return why recovery is not expected to find anything in this zone; None if it is."""
    if accuracy.finds_in_a_period:
        if accuracy.finds_in_a_round:
            return None
        return (
            "one round places a person no better than a guess: recover from pooled rounds, or promise less "
            "(a larger epsilon, fewer releases)"
        )
    why = [f"recovery is not expected to find anything: noise of {accuracy.noise:.4g} hides every source"]
    if accuracy.place_error_period is not None:
        why.append(
            f"even over a period a person is placed no better than ±{accuracy.place_error_period:.2g} of the "
            f"corridor, and a guess is right to ±{BLIND_PLACE_ERROR:g}"
        )
    elif accuracy.vertices_told_apart is not None:
        why.append(
            f"even over a period any two {zone.domain.locations} are distinguished at most "
            f"{up_text(100.0 * accuracy.vertices_told_apart)} % of the time, and a guess is right 50 %"
        )
    if accuracy.empty_rounds is not None:
        why.append(
            f"basis pursuit reports no source in at least {100.0 * accuracy.empty_rounds:.0f} % of rounds, "
            "and noise in the others"
        )
    hides = zone.promise.hides
    if isinstance(hides, Range) and accuracy.extremes_told_apart is not None:
        why.append(
            f"even 'every sensor at {hides.low:g}' and 'every sensor at {hides.high:g}' for a whole period "
            f"are distinguished at most {up_text(100.0 * accuracy.extremes_told_apart)} % of the time"
        )
        why.append(_averages_in_words(zone, accuracy))
    return "; ".join(why)


def real_sensor_notes(zone: Zone, accuracy: ZoneAccuracy, *, is_fitted: bool = False) -> list[str]:
    """Return notes for operators of real sensors about a zone that assumes the model of heat.

    Args:
        zone: the zone.
        accuracy: the accuracy that its readings allow.
        is_fitted: whether a fit of the room gives the sensors their gain and offset.
    """
    if not isinstance(zone.promise.hides, Move):
        return []
    ambient = "ambient heat counts as heat sources"
    if accuracy.ambient_sources is not None:
        ambient += (
            f": a reading of 20 at every sensor (20 °C with gain 1) is recovered as about "
            f"{round(20.0 * accuracy.ambient_sources, -1):.0f} people, and each further unit as about "
            f"{accuracy.ambient_sources:.2g}"
        )
    steps = (
        f"the promise is for sensors that report in steps of at most {zone.resolution:g}, after the gain"
        if zone.resolution
        else "the promise is for ideal sensors: nodes refuse sensors that report in steps, so make the zone "
        "with --resolution, such as --resolution ds18b20"
    )
    if is_fitted:
        return [steps]
    return [
        *kind_of(zone.domain).real_sensor_notes(zone.domain),
        f"{ambient}; with a real sensor, subtract the empty room's temperature by the sensor's offset "
        "(docs/how-to/connect-a-sensor.md)",
        steps,
    ]


def simulated_path(zone: Zone) -> list[str]:
    """Return commands for the same nodes with simulated sensors, in a zone that finds sources."""
    size = kind_of(zone.domain).new_zone_options(zone.domain)
    return [
        f"heatcloak zone new {zone.name}-simulated.toml --name {zone.name} {size} "
        f"--period {zone.schedule.period:g}",
        f"heatcloak provision --zone {zone.name}-simulated.toml --out {zone.name}-simulated --broker BROKER "
        "--sensor simulated --scenario WORLD.toml",
        f"heatcloak bundle --provisioned {zone.name}-simulated --node {zone.nodes[0]} --sensor simulated "
        f"--board BOARD --out card-{zone.nodes[0]}",
    ]


def _averages_in_words(zone: Zone, accuracy: ZoneAccuracy) -> str:
    assert accuracy.width is not None  # noqa: S101  by the caller
    goal = 0.05 * accuracy.width
    periods = math.ceil((accuracy.zone_mean_error / goal) ** 2)
    seconds = periods * zone.schedule.period * zone.schedule.budget_rounds
    return (
        f"only averages over many periods are informative: the mean of all {len(zone.nodes)} sensors to "
        f"±{goal:.3g} takes {periods} periods, {_duration(seconds)}"
    )


def _duration(seconds: float) -> str:
    for unit, size in (("days", 86400.0), ("hours", 3600.0), ("minutes", 60.0)):
        if seconds >= 2.0 * size:
            return f"{seconds / size:.1f} {unit}"
    return f"{seconds:.0f} seconds"


def _period_distinguishability(zone: Zone, change: float) -> float:
    """Return the greatest probability of distinguishing readings over a whole period.

    ``change`` is the length of their difference, each divided by its sensor's scale.
    """
    noise = zone.noise
    return distinguishing_probability(
        noise.kind, change, noise.sigma_ticks, zone.schedule.releases, zone.resolution_ticks
    )


def _greatest_difference(zone: Zone) -> float:
    """Return an upper bound of the length of (Aᵢ − Aⱼ)/σ over any two locations."""
    noise, alpha = zone.noise, zone.promise.alpha
    per_distance = None if alpha is None else noise.weighted_sensitivity / alpha
    least = min(noise.sigma_ticks) * noise.step
    return kind_of(zone.domain).greatest_difference(zone.domain, least, per_distance)


def _place_error(domain: ZoneDomain, sigmas: FloatArray) -> float:
    from heatcloak_aggregator.domains.checks import interval_operator
    from heatcloak_aggregator.theory import ziv_zakai

    coarse = kind_of(domain).coarsened(domain, _MOST_PLACES)
    return ziv_zakai(interval_operator(operator_of(coarse)), sigmas)


def _empty_rounds(hides: Range, sigma: float, sensors: int) -> float:
    """Return P(‖y + noise‖₂ ≤ σ√χ²_m(0.95)) for the largest readings y within the range: zero is feasible."""
    from scipy.special import chdtri, chndtr

    most = max(abs(hides.low), abs(hides.high)) / sigma
    return float(chndtr(chdtri(sensors, 1.0 - _CONFIDENCE), sensors, sensors * most * most))


def _ambient_sources(domain: ZoneDomain) -> float | None:
    """Return the mass of the nonnegative least-squares fit to a reading of 1 at every sensor."""
    from scipy.optimize import nnls

    kind = kind_of(domain)
    coarse = kind.coarsened(domain, _MOST_PLACES)
    if coarse.n_sources > _MOST_PLACES:
        # With a sensor at every location, a constant reading is a constant source.
        keeps = kind.keeps_constants and domain.n_sensors == domain.n_sources
        return float(domain.n_sources) if keeps else None
    try:
        matrix = operator_of(coarse).matrix()
    except ParameterError:  # weights too far apart for the matrix: give no advice
        return None
    found, _ = nnls(matrix, np.ones(domain.n_sensors))
    return float(found.sum())
