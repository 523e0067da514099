"""Moves of the reversible-jump sampler that change one track or two.

Each move changes a copy of the tracks, on which the likelihood is then computed, and returns the logarithm of
q(trial → state) / q(state → trial) · |Jacobian|, or −∞ if it is impossible (Green 1995). The prior is left to
the caller. All maps of places and velocities are shears: their Jacobians are 1.

Velocities change about a pivot: a round in which the place stays. Without pivots, a small change of an early
velocity would move all later places.
"""

from __future__ import annotations

import math

from heatcloak_aggregator.native import kernel
from heatcloak_aggregator.recovery.posterior.rng import number, skip
from heatcloak_aggregator.recovery.tracking.interval.track_prior import Rules, last_round
from heatcloak_aggregator.recovery.tracking.interval.tracks import ALIVE, MOST_SEGMENTS, Streams, Tracks

_RANGES = 3
"""New velocities are uniform within the top speed, a quarter of it, or a sixteenth."""


@kernel
def uniform(streams: Streams, p: int) -> float:
    """Return the next random number of a stream, in [0, 1)."""
    streams[p] = skip(streams[p], 1)
    return number(streams[p], 0)


@kernel
def below(streams: Streams, p: int, count: int) -> int:
    """Return a random integer from 0 to ``count`` − 1."""
    return int(uniform(streams, p) * count)


@kernel
def step(streams: Streams, p: int, widest: float, scales: int) -> float:
    """Return a symmetric step of one of several scales, each half of the one before."""
    for _ in range(below(streams, p, scales)):
        widest *= 0.5
    return widest * (2.0 * uniform(streams, p) - 1.0)


@kernel
def draw_velocity(rules: Rules, streams: Streams, p: int) -> float:
    """Return a walking velocity."""
    most = rules.top_speed
    for _ in range(below(streams, p, _RANGES)):
        most *= 0.25
    velocity = most * (2.0 * uniform(streams, p) - 1.0)
    return velocity if velocity != 0.0 else 1e-12


@kernel
def log_velocity(velocity: float, rules: Rules) -> float:
    """Return the log density of `draw_velocity`."""
    density, most = 0.0, rules.top_speed
    for _ in range(_RANGES):
        if abs(velocity) <= most:
            density += 1.0 / (_RANGES * 2.0 * most)
        most *= 0.25
    return math.log(density) if density > 0.0 else -math.inf


@kernel
def _segment_end(tracks: Tracks, p: int, k: int, segment: int, last: int) -> int:
    """Return the last round whose place depends on the velocity of a segment."""
    if segment + 1 < tracks.segments[p, k]:
        return int(tracks.starts[p, k, segment + 1])
    return last


@kernel
def _turn_about_pivot(
    tracks: Tracks, p: int, k: int, segment: int, velocity: float, rules: Rules, streams: Streams, c: int
) -> None:
    """Give a segment another velocity; the place in one of its rounds stays."""
    begin = tracks.starts[p, k, segment]
    end = _segment_end(tracks, p, k, segment, last_round(tracks, p, k, rules))
    pivot = below(streams, c, end - begin + 1)
    tracks.places[p, k] -= (velocity - tracks.velocities[p, k, segment]) * pivot
    tracks.velocities[p, k, segment] = velocity


@kernel
def change_velocity(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Change the velocity of a walking segment."""
    segment = below(streams, c, tracks.segments[p, k])
    velocity = tracks.velocities[p, k, segment]
    if velocity == 0.0:
        return -math.inf
    changed = velocity + step(streams, c, 2.0 * rules.top_speed, 6)
    if changed == 0.0:
        return -math.inf
    _turn_about_pivot(tracks, p, k, segment, changed, rules, streams, c)
    return 0.0


@kernel
def stand_or_walk(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Let a standing segment walk, or a walking one stand."""
    segment = below(streams, c, tracks.segments[p, k])
    velocity = tracks.velocities[p, k, segment]
    if velocity != 0.0:
        _turn_about_pivot(tracks, p, k, segment, 0.0, rules, streams, c)
        return log_velocity(velocity, rules)
    velocity = draw_velocity(rules, streams, c)
    _turn_about_pivot(tracks, p, k, segment, velocity, rules, streams, c)
    return -log_velocity(velocity, rules)


@kernel
def _log_new_velocity(velocity: float, rules: Rules) -> float:
    """Return the log density of the velocity of a new segment: standing half of the time."""
    return math.log(0.5) + (0.0 if velocity == 0.0 else log_velocity(velocity, rules))


@kernel
def add_turn(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Split a segment in two, and draw the velocity of the earlier or the later part."""
    birth, span = tracks.births[p, k], last_round(tracks, p, k, rules) - tracks.births[p, k]
    count = tracks.segments[p, k]
    if count >= MOST_SEGMENTS or span < 1:
        return -math.inf
    begin = birth + 1 + below(streams, c, span)
    segment = 0
    for other in range(count):
        if tracks.starts[p, k, other] == begin:
            return -math.inf
        if tracks.starts[p, k, other] < begin:
            segment = other
    velocity = 0.0
    if uniform(streams, c) < 0.5:
        velocity = draw_velocity(rules, streams, c)
    for other in range(count, segment + 1, -1):
        tracks.starts[p, k, other] = tracks.starts[p, k, other - 1]
        tracks.velocities[p, k, other] = tracks.velocities[p, k, other - 1]
    tracks.segments[p, k] = count + 1
    tracks.starts[p, k, segment + 1] = begin
    kept = tracks.velocities[p, k, segment]
    if uniform(streams, c) < 0.5:
        tracks.velocities[p, k, segment + 1] = velocity
    else:
        # The later places stay.
        tracks.velocities[p, k, segment + 1] = kept
        tracks.velocities[p, k, segment] = velocity
        tracks.places[p, k] += (kept - velocity) * (begin - tracks.starts[p, k, segment])
    return math.log(float(span)) - math.log(float(count)) - _log_new_velocity(velocity, rules)


@kernel
def remove_turn(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Merge two neighbouring segments, and keep the velocity of one: the inverse of `add_turn`."""
    count, span = tracks.segments[p, k], last_round(tracks, p, k, rules) - tracks.births[p, k]
    if count < 2:
        return -math.inf
    later = 1 + below(streams, c, count - 1)
    lost, kept = tracks.velocities[p, k, later], tracks.velocities[p, k, later - 1]
    if uniform(streams, c) < 0.5:
        lost, kept = kept, lost
        length = tracks.starts[p, k, later] - tracks.starts[p, k, later - 1]
        tracks.places[p, k] += (lost - kept) * length
    tracks.velocities[p, k, later - 1] = kept
    for other in range(later, count - 1):
        tracks.starts[p, k, other] = tracks.starts[p, k, other + 1]
        tracks.velocities[p, k, other] = tracks.velocities[p, k, other + 1]
    tracks.segments[p, k] = count - 1
    return math.log(float(count - 1)) - math.log(float(span)) + _log_new_velocity(lost, rules)


@kernel
def shift_turn(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Let a turn be some rounds earlier or later; the places before it stay, or those after it."""
    count = tracks.segments[p, k]
    if count < 2:
        return -math.inf
    later = 1 + below(streams, c, count - 1)
    shift = _whole_step(streams, c)
    begin = tracks.starts[p, k, later] + shift
    end = last_round(tracks, p, k, rules) + 1
    if later + 1 < count:
        end = tracks.starts[p, k, later + 1]
    if not tracks.starts[p, k, later - 1] < begin < end:
        return -math.inf
    tracks.starts[p, k, later] = begin
    if uniform(streams, c) < 0.5:
        tracks.places[p, k] -= (tracks.velocities[p, k, later - 1] - tracks.velocities[p, k, later]) * shift
    return 0.0


@kernel
def _whole_step(streams: Streams, c: int) -> int:
    """Return ±1, ±2 or ±3."""
    size = 1 + below(streams, c, 3)
    return size if uniform(streams, c) < 0.5 else -size


@kernel
def change_birth(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Let a person arrive in another round, on the same line."""
    if tracks.carried[p, k] == 1:
        return -math.inf
    end = last_round(tracks, p, k, rules) + 1
    if tracks.segments[p, k] > 1:
        end = tracks.starts[p, k, 1]
    birth = tracks.births[p, k] + _whole_step(streams, c)
    if uniform(streams, c) < 0.4:
        birth = rules.low + below(streams, c, end - rules.low)
    if birth < rules.low or birth >= end or birth == tracks.births[p, k]:
        return -math.inf
    tracks.places[p, k] += tracks.velocities[p, k, 0] * (birth - tracks.births[p, k])
    tracks.births[p, k] = birth
    tracks.starts[p, k, 0] = birth
    return 0.0


@kernel
def change_end(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Let a person leave in another round, or stay."""
    begin = max(tracks.starts[p, k, tracks.segments[p, k] - 1], rules.low)
    before = rules.high + 1 if tracks.ends[p, k] == ALIVE else tracks.ends[p, k]
    end = before + _whole_step(streams, c)
    if uniform(streams, c) < 0.4:
        end = begin + 1 + below(streams, c, rules.high + 1 - begin)
    if end <= begin or end > rules.high + 1 or end == before:
        return -math.inf
    tracks.ends[p, k] = ALIVE if end == rules.high + 1 else end
    return 0.0


@kernel
def shift_place(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Shift a whole track."""
    tracks.places[p, k] += step(streams, c, 1.0, 7)
    return 0.0


@kernel
def change_intensity(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams, c: int) -> float:
    """Change the intensity of a track."""
    tracks.intensities[p, k] += step(streams, c, rules.max_intensity - rules.min_intensity, 5)
    return 0.0


@kernel
def shift_apart(tracks: Tracks, p: int, k: int, other: int, streams: Streams, c: int) -> float:
    """Shift two tracks against each other, with the same centre of heat."""
    size = step(streams, c, 1.0, 7)
    tracks.places[p, k] += size
    tracks.places[p, other] -= size * tracks.intensities[p, k] / tracks.intensities[p, other]
    return 0.0


@kernel
def exchange_intensity(
    tracks: Tracks, p: int, k: int, other: int, rules: Rules, streams: Streams, c: int
) -> float:
    """Transfer intensity from one track to another."""
    size = step(streams, c, rules.max_intensity - rules.min_intensity, 5)
    tracks.intensities[p, k] += size
    tracks.intensities[p, other] -= size
    return 0.0


@kernel
def turn_apart(tracks: Tracks, p: int, k: int, other: int, rules: Rules, streams: Streams, c: int) -> float:
    """Change the last velocities of two walkers against each other."""
    one, two = tracks.segments[p, k] - 1, tracks.segments[p, other] - 1
    first, second = tracks.velocities[p, k, one], tracks.velocities[p, other, two]
    size = step(streams, c, rules.top_speed, 5)
    if first == 0.0 or second == 0.0 or first + size == 0.0 or second - size == 0.0:
        return -math.inf
    _turn_about_pivot(tracks, p, k, one, first + size, rules, streams, c)
    _turn_about_pivot(tracks, p, other, two, second - size, rules, streams, c)
    return 0.0
