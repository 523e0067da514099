"""The prior of one track, as the logarithm of its density."""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.tracking.interval.tracks import ALIVE, Tracks
from heatcloak_aggregator.recovery.tracking.motion import FEWER


class Rules(NamedTuple):
    """The prior in the form that compiled code uses.

    Attributes:
        stands, top_speed, turns, restless, restless_turns, arrives, leaves: as in `Motion`.
        min_intensity: least intensity.
        max_intensity: greatest one; equal to the least one if it is known.
        first: the first round of all; who is there did not arrive in it.
        low: the first round of the window.
        high: the newest round.
    """

    stands: float
    top_speed: float
    turns: float
    restless: float
    restless_turns: float
    arrives: float
    leaves: float
    min_intensity: float
    max_intensity: float
    first: int
    low: int
    high: int


RULES = (
    "Rules(stands top_speed turns restless restless_turns arrives leaves min_intensity max_intensity "
    "first:i8 low:i8 high:i8)"
)


def log_counts(most: int) -> FloatArray:
    """Return log(k!·P(k)) for k = 0…most people in the first round, up to a constant, shape (most + 1,).

    The factor k! makes it the density of an unordered set, as is λᵏ for the people who arrive later.
    """
    return np.array([math.lgamma(k + 1.0) + k * math.log(FEWER) for k in range(most + 1)])


@kernel
def last_round(tracks: Tracks, p: int, k: int, rules: Rules) -> int:
    """Return the last round of a track so far."""
    return rules.high if tracks.ends[p, k] == ALIVE else tracks.ends[p, k] - 1


@kernel
def is_initial(tracks: Tracks, p: int, k: int, rules: Rules) -> bool:
    """Return whether a track was there in the first round of all, within the window."""
    return bool(tracks.births[p, k] == rules.first and tracks.carried[p, k] == 0)


@kernel
def log_steady(turns: float, stands: float, standing: int, walking: int, count: int) -> float:
    """Return the log probability of the visible turns of a person whose turn rate is known.

    A person who stands and draws to stand again has not turned visibly.

    Args:
        turns: probability that the person draws a new velocity in a round.
        stands: probability that the new velocity is zero.
        standing: rounds after which the person stood on.
        walking: rounds after which the person walked on.
        count: turns.
    """
    rest = standing * math.log1p(-turns * (1.0 - stands)) + walking * math.log1p(-turns)
    return float(rest + count * math.log(turns))


@kernel
def _count_turns(tracks: Tracks, p: int, k: int, last: int) -> tuple[int, int, int]:
    """Return rounds of standing on, of walking on, and turns from the begin of a track to a round."""
    standing, walking = 0, 0
    for segment in range(tracks.segments[p, k]):
        end = last + 1
        if segment + 1 < tracks.segments[p, k]:
            end = tracks.starts[p, k, segment + 1]
        length = end - tracks.starts[p, k, segment] - 1
        if tracks.velocities[p, k, segment] == 0.0:
            standing += length
        else:
            walking += length
    return standing, walking, tracks.segments[p, k] - 1


@kernel
def _log_restless_odds(tracks: Tracks, p: int, k: int, last: int, rules: Rules) -> float:
    """Return the log odds that a person is restless rather than calm, given the path up to a round."""
    standing, walking, turns = _count_turns(tracks, p, k, last)
    prior = math.log(rules.restless) - math.log1p(-rules.restless) + tracks.odds[p, k]
    restless = log_steady(rules.restless_turns, rules.stands, standing, walking, turns)
    return float(prior + restless - log_steady(rules.turns, rules.stands, standing, walking, turns))


@kernel
def turn_rate(tracks: Tracks, p: int, k: int, number: int, rules: Rules) -> float:
    """Return the probability that a person turns visibly in a round, given the path before it."""
    turns = rules.turns
    if rules.restless > 0.0:
        share = 1.0 / (1.0 + math.exp(-_log_restless_odds(tracks, p, k, number - 1, rules)))
        turns += share * (rules.restless_turns - rules.turns)
    stands = tracks.velocities[p, k, tracks.segments[p, k] - 1] == 0.0
    return turns * (1.0 - rules.stands) if stands else turns


@kernel
def _log_turns(tracks: Tracks, p: int, k: int, rules: Rules) -> float:
    """Return the log probability of a track's turns: that of a mixture of calm and restless people."""
    last = last_round(tracks, p, k, rules)
    standing, walking, turns = _count_turns(tracks, p, k, last)
    calm = log_steady(rules.turns, rules.stands, standing, walking, turns)
    if rules.restless == 0.0:
        return calm
    odds = _log_restless_odds(tracks, p, k, last, rules)
    calm += math.log1p(-rules.restless)
    return calm + math.log1p(math.exp(odds)) if odds < 0.0 else calm + odds + math.log1p(math.exp(-odds))


@kernel
def log_prior(tracks: Tracks, p: int, k: int, rules: Rules) -> float:
    """Return the log density of a track; −∞ where it is impossible.

    The density is by place, intensity and the velocities of walking segments, of a Poisson process of
    arrivals up to its constant. What depends on the number of people in the first round is left out.
    """
    birth, last = tracks.births[p, k], last_round(tracks, p, k, rules)
    place, intensity = tracks.places[p, k], tracks.intensities[p, k]
    if last < birth or not 0.0 <= place <= 1.0:
        return -math.inf
    if not rules.min_intensity <= intensity <= rules.max_intensity:
        return -math.inf
    total = (last - birth) * math.log1p(-rules.leaves)
    if tracks.ends[p, k] != ALIVE:
        total += math.log(rules.leaves)
    if tracks.carried[p, k] == 0 and birth > rules.first:
        total += math.log(rules.arrives)
    if rules.max_intensity > rules.min_intensity:
        total -= math.log(rules.max_intensity - rules.min_intensity)
    walks = math.log((1.0 - rules.stands) / (2.0 * rules.top_speed))
    for segment in range(tracks.segments[p, k]):
        velocity = tracks.velocities[p, k, segment]
        has_next = segment + 1 < tracks.segments[p, k]
        begin = tracks.starts[p, k, segment]
        end = tracks.starts[p, k, segment + 1] if has_next else last + 1
        if end <= begin or abs(velocity) > rules.top_speed:
            return -math.inf
        total += math.log(rules.stands) if velocity == 0.0 else walks
        if has_next and velocity == 0.0 and tracks.velocities[p, k, segment + 1] == 0.0:
            return -math.inf
    return float(total + _log_turns(tracks, p, k, rules))
