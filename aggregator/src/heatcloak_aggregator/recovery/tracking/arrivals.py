"""Moves that add or remove a whole track, and the extension of particles by a new round."""

from __future__ import annotations

import math

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.posterior.interval.table import column
from heatcloak_aggregator.recovery.tracking.moves import below, draw_velocity, log_velocity, uniform
from heatcloak_aggregator.recovery.tracking.track_prior import RULES, Rules, is_initial, turn_rate
from heatcloak_aggregator.recovery.tracking.tracks import (
    ALIVE,
    MOST_SEGMENTS,
    TRACKS,
    Streams,
    Tracks,
    fold,
    unfolded_at,
)

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


@kernel
def _subtract_track(
    tracks: Tracks, p: int, k: int, number: int, nodes: FloatArray, scratch: FloatArray, sign: float
) -> None:
    """Subtract what a track adds to a round's readings from row 0; row 1 is scratch."""
    column(nodes, fold(unfolded_at(tracks, p, k, number)), sign * tracks.intensities[p, k], scratch, 1)
    for d in range(scratch.shape[1]):
        scratch[0, d] -= scratch[1, d]


@kernel
def _row_energy(scratch: FloatArray, row: int) -> float:
    total = 0.0
    for d in range(scratch.shape[1]):
        total += scratch[row, d] * scratch[row, d]
    return 0.5 * total


@native(
    f"tracks={TRACKS.format(p='particles', k='slots')} rules={RULES} nodes[nodes,two,d] target[d] "
    "cells:i8 gap:i8 scratch[three,d] logs[options] weights[particles] streams[particles]:u8"
)
def extend(
    tracks: Tracks,
    rules: Rules,
    nodes: FloatArray,
    target: FloatArray,
    cells: int,
    gap: int,
    scratch: FloatArray,
    logs: FloatArray,
    weights: FloatArray,
    streams: Streams,
) -> None:
    """Extend every particle to the newest round, and add the log of its predictive density to ``weights``.

    One of these is chosen with the probability that prior and readings give it: everybody goes on; one
    person has left; one has arrived, at one of ``cells`` places. Then each person may turn, by the prior;
    this changes no place before the next round. Several changes in one round are left to the moves. Without
    arrivals here, weights would favour particles whose people are dragged towards a newcomer.

    Args:
        tracks: the particles.
        rules: the prior; its newest round is the one to extend to.
        nodes: the table of that round.
        target: its readings.
        cells: number of places at which an arrival is tried.
        gap: rounds since the one before.
        scratch: shape (3, d).
        logs: shape (1 + slots + cells,).
        weights: shape (particles,).
        streams: of each particle.
    """
    for p in range(weights.size):
        for d in range(target.size):
            scratch[0, d] = target[d]
        steady = -rules.arrives * gap
        for k in range(tracks.counts[p]):
            if tracks.ends[p, k] == ALIVE:
                steady += gap * math.log1p(-rules.leaves)
                _subtract_track(tracks, p, k, rules.high, nodes, scratch, 1.0)
        options = 1
        logs[0] = steady - _row_energy(scratch, 0)
        for k in range(tracks.counts[p]):
            logs[options] = -math.inf
            if tracks.ends[p, k] == ALIVE:
                _subtract_track(tracks, p, k, rules.high, nodes, scratch, -1.0)
                leaves = math.log(rules.leaves) - math.log1p(-rules.leaves)
                logs[options] = steady + leaves - _row_energy(scratch, 0)
                _subtract_track(tracks, p, k, rules.high, nodes, scratch, 1.0)
            options += 1
        shift = uniform(streams, p)
        intensity = rules.min_intensity + (rules.max_intensity - rules.min_intensity) * uniform(streams, p)
        if tracks.counts[p] < tracks.births.shape[1]:
            for cell in range(cells):
                column(nodes, (cell + shift) / cells, intensity, scratch, 1)
                for d in range(target.size):
                    scratch[2, d] = scratch[0, d] - scratch[1, d]
                logs[options] = steady + math.log(rules.arrives * gap / cells) - _row_energy(scratch, 2)
                options += 1
        most = -math.inf
        for option in range(options):
            most = max(most, logs[option])
        total = 0.0
        for option in range(options):
            total += math.exp(logs[option] - most)
        weights[p] += most + math.log(total)
        rest, chosen = uniform(streams, p) * total, 0
        while chosen < options - 1:
            rest -= math.exp(logs[chosen] - most)
            if rest < 0.0:
                break
            chosen += 1
        if chosen > tracks.counts[p]:
            place = (chosen - tracks.counts[p] - 1 + shift) / cells
            _arrive(tracks, p, place, intensity, rules, streams)
        elif chosen > 0:
            tracks.ends[p, chosen - 1] = rules.high
        for k in range(tracks.counts[p]):
            if tracks.ends[p, k] == ALIVE and tracks.births[p, k] < rules.high:
                _turn(tracks, p, k, rules, streams)


@kernel
def _turn(tracks: Tracks, p: int, k: int, rules: Rules, streams: Streams) -> None:
    """Let a person turn in the newest round, with the probability of the prior."""
    segment = tracks.segments[p, k]
    velocity = tracks.velocities[p, k, segment - 1]
    if segment >= MOST_SEGMENTS or uniform(streams, p) >= turn_rate(velocity, rules):
        return
    # Who stands turns only to walk.
    stands = velocity != 0.0 and uniform(streams, p) < rules.stands
    tracks.starts[p, k, segment] = rules.high
    tracks.velocities[p, k, segment] = 0.0
    if not stands:
        tracks.velocities[p, k, segment] = rules.top_speed * (2.0 * uniform(streams, p) - 1.0)
    tracks.segments[p, k] = segment + 1


@kernel
def _arrive(tracks: Tracks, p: int, place: float, intensity: float, rules: Rules, streams: Streams) -> None:
    """Add a person who arrives in the newest round."""
    k = tracks.counts[p]
    tracks.counts[p] = k + 1
    tracks.births[p, k] = rules.high
    tracks.ends[p, k] = ALIVE
    tracks.carried[p, k] = 0
    tracks.segments[p, k] = 1
    tracks.starts[p, k, 0] = rules.high
    tracks.places[p, k] = place
    tracks.intensities[p, k] = intensity
    tracks.velocities[p, k, 0] = 0.0
    if uniform(streams, p) >= rules.stands:
        tracks.velocities[p, k, 0] = rules.top_speed * (2.0 * uniform(streams, p) - 1.0)
