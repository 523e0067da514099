"""Let particles go on to a new round, and forget the rounds before the window."""

from __future__ import annotations

import math

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.posterior.interval.table import column
from heatcloak_aggregator.recovery.tracking.interval.moves import uniform
from heatcloak_aggregator.recovery.tracking.interval.track_prior import RULES, Rules, log_steady, turn_rate
from heatcloak_aggregator.recovery.tracking.interval.tracks import (
    ALIVE,
    MOST_SEGMENTS,
    TRACKS,
    Streams,
    Tracks,
    copy_track,
    fold,
    unfolded_at,
)

_MOST_ODDS = 3.0
"""Log odds that the rounds before the window contribute at most: people calm for hours may change."""


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

    In rounds without readings between them, people turn, leave and arrive by the prior. In the newest round,
    one of these is chosen with the probability that prior and readings give it: everybody goes on; one
    person has left; one has arrived, at one of ``cells`` places. Then each person may turn, by the prior;
    this changes no place before the next round. Several changes in one round are left to the moves. Without
    arrivals here, weights would favour particles whose people are dragged towards a newcomer.

    Args:
        tracks: the particles.
        rules: the prior; its newest round is the one to extend to.
        nodes: the table of that round.
        target: its readings.
        cells: number of places at which an arrival is tried.
        gap: rounds since the one before, at least 1.
        scratch: shape (3, d).
        logs: shape (1 + slots + cells,).
        weights: shape (particles,).
        streams: of each particle.
    """
    for p in range(weights.size):
        for d in range(target.size):
            scratch[0, d] = target[d]
        for number in range(rules.high - gap + 1, rules.high):
            _pass_round(tracks, p, number, rules, streams)
        steady = -rules.arrives
        for k in range(tracks.counts[p]):
            if tracks.ends[p, k] == ALIVE:
                steady += math.log1p(-rules.leaves)
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
        intensity = _draw_intensity(rules, streams, p)
        if tracks.counts[p] < tracks.births.shape[1]:
            for cell in range(cells):
                column(nodes, (cell + shift) / cells, intensity, scratch, 1)
                for d in range(target.size):
                    scratch[2, d] = scratch[0, d] - scratch[1, d]
                logs[options] = steady + math.log(rules.arrives / cells) - _row_energy(scratch, 2)
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
            _arrive(tracks, p, place, intensity, rules.high, rules, streams)
        elif chosen > 0:
            tracks.ends[p, chosen - 1] = rules.high
        for k in range(tracks.counts[p]):
            if tracks.ends[p, k] == ALIVE and tracks.births[p, k] < rules.high:
                _turn(tracks, p, k, rules.high, rules, streams)


@kernel
def _pass_round(tracks: Tracks, p: int, number: int, rules: Rules, streams: Streams) -> None:
    """Let the people of a particle go on to a round without readings, by the prior."""
    for k in range(tracks.counts[p]):
        if tracks.ends[p, k] == ALIVE:
            if uniform(streams, p) < rules.leaves:
                tracks.ends[p, k] = number
            else:
                _turn(tracks, p, k, number, rules, streams)
    # Arrivals are those of a Poisson process.
    waiting = -math.log(1.0 - uniform(streams, p))
    while waiting < rules.arrives and tracks.counts[p] < tracks.births.shape[1]:
        intensity = _draw_intensity(rules, streams, p)
        _arrive(tracks, p, uniform(streams, p), intensity, number, rules, streams)
        waiting -= math.log(1.0 - uniform(streams, p))


@kernel
def _draw_intensity(rules: Rules, streams: Streams, p: int) -> float:
    return rules.min_intensity + (rules.max_intensity - rules.min_intensity) * uniform(streams, p)


@kernel
def _turn(tracks: Tracks, p: int, k: int, number: int, rules: Rules, streams: Streams) -> None:
    """Let a person turn in a round, with the probability of the prior."""
    segment = tracks.segments[p, k]
    velocity = tracks.velocities[p, k, segment - 1]
    if segment >= MOST_SEGMENTS or uniform(streams, p) >= turn_rate(tracks, p, k, number, rules):
        return
    # A person who stands can only turn to walk.
    stands = velocity != 0.0 and uniform(streams, p) < rules.stands
    tracks.starts[p, k, segment] = number
    tracks.velocities[p, k, segment] = 0.0
    if not stands:
        tracks.velocities[p, k, segment] = rules.top_speed * (2.0 * uniform(streams, p) - 1.0)
    tracks.segments[p, k] = segment + 1


@kernel
def _arrive(
    tracks: Tracks, p: int, place: float, intensity: float, number: int, rules: Rules, streams: Streams
) -> None:
    """Add a person who arrives in a round."""
    k = tracks.counts[p]
    tracks.counts[p] = k + 1
    tracks.births[p, k] = number
    tracks.ends[p, k] = ALIVE
    tracks.carried[p, k] = 0
    tracks.segments[p, k] = 1
    tracks.starts[p, k, 0] = number
    tracks.places[p, k] = place
    tracks.intensities[p, k] = intensity
    tracks.odds[p, k] = 0.0
    tracks.velocities[p, k, 0] = 0.0
    if uniform(streams, p) >= rules.stands:
        tracks.velocities[p, k, 0] = rules.top_speed * (2.0 * uniform(streams, p) - 1.0)


@native(f"tracks={TRACKS.format(p='particles', k='slots')} rules={RULES} low:i8")
def forget_before(tracks: Tracks, rules: Rules, low: int) -> None:
    """Let the window begin in the round ``low``: cut off what was earlier, and drop tracks that ended."""
    for p in range(tracks.counts.size):
        kept = 0
        for k in range(tracks.counts[p]):
            if tracks.ends[p, k] <= low:
                continue
            if tracks.births[p, k] < low:
                _cut(tracks, p, k, rules, low)
            if kept != k:
                copy_track(tracks, p, k, tracks, p, kept)
            kept += 1
        tracks.counts[p] = kept


@kernel
def _log_odds_before(tracks: Tracks, p: int, k: int, rules: Rules, first: int, low: int) -> float:
    """Return what the turns up to the round ``low``, in segment ``first``, say about being restless."""
    standing, walking = 0, 0
    for segment in range(first + 1):
        end = low + 1
        if segment < first:
            end = tracks.starts[p, k, segment + 1]
        length = end - tracks.starts[p, k, segment] - 1
        if tracks.velocities[p, k, segment] == 0.0:
            standing += length
        else:
            walking += length
    restless = log_steady(rules.restless_turns, rules.stands, standing, walking, first)
    return restless - log_steady(rules.turns, rules.stands, standing, walking, first)


@kernel
def _cut(tracks: Tracks, p: int, k: int, rules: Rules, low: int) -> None:
    """Let a track that is there before and in the round ``low`` begin in that round."""
    place = unfolded_at(tracks, p, k, low)
    rest = place - 2.0 * math.floor(0.5 * place)
    # After an odd number of reflections, unfolded places run the other way.
    sign = 1.0 if rest <= 1.0 else -1.0
    first = 0
    while first + 1 < tracks.segments[p, k] and tracks.starts[p, k, first + 1] <= low:
        first += 1
    tracks.odds[p, k] += _log_odds_before(tracks, p, k, rules, first, low)
    tracks.odds[p, k] = min(max(tracks.odds[p, k], -_MOST_ODDS), _MOST_ODDS)
    for segment in range(first, tracks.segments[p, k]):
        tracks.starts[p, k, segment - first] = tracks.starts[p, k, segment]
        tracks.velocities[p, k, segment - first] = sign * tracks.velocities[p, k, segment]
    tracks.segments[p, k] -= first
    tracks.starts[p, k, 0] = low
    tracks.births[p, k] = low
    tracks.carried[p, k] = 1
    tracks.places[p, k] = min(rest, 2.0 - rest)
