"""The prior of one track, as the logarithm of its density."""

from __future__ import annotations

import math
from typing import NamedTuple

from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.tracking.tracks import ALIVE, Tracks


class Rules(NamedTuple):
    """The prior in the form that compiled code uses.

    Attributes:
        stands, top_speed, turns, arrives, leaves: as in `Motion`.
        min_intensity: least intensity.
        max_intensity: greatest one; equal to the least one if it is known.
        first: the first round of all; who is there did not arrive in it.
        low: the first round of the window.
        high: the newest round.
    """

    stands: float
    top_speed: float
    turns: float
    arrives: float
    leaves: float
    min_intensity: float
    max_intensity: float
    first: int
    low: int
    high: int


RULES = "Rules(stands top_speed turns arrives leaves min_intensity max_intensity first:i8 low:i8 high:i8)"


@kernel
def last_round(tracks: Tracks, p: int, k: int, rules: Rules) -> int:
    """Return the last round of a track so far."""
    return rules.high if tracks.ends[p, k] == ALIVE else tracks.ends[p, k] - 1


@kernel
def is_initial(tracks: Tracks, p: int, k: int, rules: Rules) -> bool:
    """Return whether a track was there in the first round of all, within the window."""
    return bool(tracks.births[p, k] == rules.first and tracks.carried[p, k] == 0)


@kernel
def turn_rate(velocity: float, rules: Rules) -> float:
    """Return the probability of a visible change: who stands and draws to stand again has not changed."""
    return rules.turns * (1.0 - rules.stands) if velocity == 0.0 else rules.turns


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
        total += (end - begin - 1) * math.log1p(-turn_rate(velocity, rules))
        if has_next:
            if velocity == 0.0 and tracks.velocities[p, k, segment + 1] == 0.0:
                return -math.inf
            total += math.log(rules.turns)
    return float(total)
