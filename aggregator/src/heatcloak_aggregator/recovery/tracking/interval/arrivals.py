"""Random tracks: the proposals of moves that add or remove a whole track."""

from __future__ import annotations

import math

from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.tracking.interval.moves import below, draw_velocity, log_velocity, uniform
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules, is_initial
from heatcloak_aggregator.recovery.tracking.interval.tracks import ALIVE, Streams, Tracks

_INITIAL, _STAYS = 0.4, 0.7
"""Probability that a proposed track was there in the first round, and that it has not ended."""


@kernel
def _can_be_removed(tracks: Tracks, p: int, k: int) -> bool:
    """Return whether a track is one that `draw_track` can propose."""
    return bool(tracks.carried[p, k] == 0 and tracks.segments[p, k] == 1)


@kernel
def removable(tracks: Tracks, p: int) -> int:
    """Return the number of tracks that can be removed."""
    found = 0
    for k in range(tracks.counts[p]):
        found += 1 if _can_be_removed(tracks, p, k) else 0
    return found


@kernel
def pick_removable(tracks: Tracks, p: int, index: int) -> int:
    """Return the slot of one of the tracks that can be removed."""
    for k in range(tracks.counts[p]):
        if _can_be_removed(tracks, p, k):
            if index == 0:
                return k
            index -= 1
    return -1


@kernel
def _first_arrival(rules: Rules) -> int:
    """Return the first round of the window in which somebody can arrive."""
    return rules.low + 1 if rules.first >= rules.low else rules.low


@kernel
def draw_track(trial: Tracks, slot: int, rules: Rules, streams: Streams, c: int) -> bool:
    """Write a random track to a slot of a trial; return whether there is room for one in the window."""
    earliest = _first_arrival(rules)
    initial = rules.first >= rules.low and uniform(streams, c) < _INITIAL
    if not initial and earliest > rules.high:
        return False
    birth = rules.first if initial else earliest + below(streams, c, rules.high - earliest + 1)
    trial.births[0, slot] = birth
    trial.starts[0, slot, 0] = birth
    trial.segments[0, slot] = 1
    trial.carried[0, slot] = 0
    trial.odds[0, slot] = 0.0
    trial.ends[0, slot] = ALIVE
    if birth < rules.high and uniform(streams, c) >= _STAYS:
        trial.ends[0, slot] = birth + 1 + below(streams, c, rules.high - birth)
    trial.places[0, slot] = uniform(streams, c)
    trial.velocities[0, slot, 0] = 0.0
    if uniform(streams, c) < 0.5:
        trial.velocities[0, slot, 0] = draw_velocity(rules, streams, c)
    trial.intensities[0, slot] = rules.min_intensity + (rules.max_intensity - rules.min_intensity) * uniform(
        streams, c
    )
    return True


@kernel
def log_drawn(tracks: Tracks, p: int, k: int, rules: Rules) -> float:
    """Return the log density of `draw_track`."""
    total, birth = math.log(0.5), tracks.births[p, k]
    earliest = _first_arrival(rules)
    if is_initial(tracks, p, k, rules):
        total += math.log(_INITIAL)
    else:
        total -= math.log(float(rules.high - earliest + 1))
        if rules.first >= rules.low:
            total += math.log(1.0 - _INITIAL)
    if tracks.ends[p, k] != ALIVE:
        total += math.log(1.0 - _STAYS) - math.log(float(rules.high - birth))
    elif birth < rules.high:
        total += math.log(_STAYS)
    if tracks.velocities[p, k, 0] != 0.0:
        total += log_velocity(tracks.velocities[p, k, 0], rules)
    if rules.max_intensity > rules.min_intensity:
        total -= math.log(rules.max_intensity - rules.min_intensity)
    return total
