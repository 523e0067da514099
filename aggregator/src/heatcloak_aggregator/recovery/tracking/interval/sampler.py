"""Reversible-jump moves on the tracks of all particles, given the readings of a window of rounds.

With the whitened residuals r(w) = z(w) − Σₖ aₖ b(xₖ(w)) of the rounds w, the log-likelihood is −½ Σ ‖r(w)‖².
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.tracking.interval.arrivals import (
    draw_track,
    log_drawn,
    pick_removable,
    removable,
)
from heatcloak_aggregator.recovery.tracking.interval.moves import (
    add_turn,
    below,
    change_birth,
    change_end,
    change_intensity,
    change_velocity,
    exchange_intensity,
    remove_turn,
    shift_apart,
    shift_place,
    shift_turn,
    stand_or_walk,
    turn_apart,
    uniform,
)
from heatcloak_aggregator.recovery.tracking.interval.track_prior import RULES, Rules, is_initial, log_prior
from heatcloak_aggregator.recovery.tracking.interval.tracks import (
    TRACKS,
    WINDOW,
    Streams,
    Tracks,
    Window,
    copy_track,
    fill_columns,
)

_ONE_TRACK, _TRACK_NUMBER = 0.8, 0.9
"""Share of moves of one track, and of these and of those that add or remove one; the rest move two tracks."""
_SHIFT, _VELOCITY, _STAND, _ADD_TURN, _REMOVE_TURN, _SHIFT_TURN, _BIRTH, _END = (
    *(0.18, 0.43, 0.58, 0.655),
    *(0.73, 0.80, 0.87, 0.94),
)
"""Cumulative shares of the moves of one track; the rest change its intensity, or shift it."""
_APART, _EXCHANGE = 0.6, 0.8
"""Cumulative shares of the moves of two tracks."""


class Proposal(NamedTuple):
    """A change of a particle: up to two of its tracks go, and as many trial tracks come.

    Attributes:
        taken: number of tracks that go, 0 to 2; negative if the move is impossible.
        given: number of trial tracks that come, 0 to 2.
        first: slot of the first one that goes.
        second: slot of the second one.
        log_odds: log of the prior of the trial times the density of the way back, over those of the state.
    """

    taken: int
    given: int
    first: int
    second: int
    log_odds: float


@kernel
def _impossible() -> Proposal:
    return Proposal(-1, 0, 0, 0, -math.inf)


@kernel
def _initial(tracks: Tracks, p: int, rules: Rules) -> int:
    found = 0
    for k in range(tracks.counts[p]):
        found += 1 if is_initial(tracks, p, k, rules) else 0
    return found


@kernel
def _move_one(
    tracks: Tracks, p: int, trials: Tracks, rules: Rules, log_counts: FloatArray, streams: Streams
) -> Proposal:
    if tracks.counts[p] == 0:
        return _impossible()
    k = below(streams, p, tracks.counts[p])
    copy_track(tracks, p, k, trials, 0, 0)
    kind = uniform(streams, p)
    if kind < _SHIFT:
        odds = shift_place(trials, 0, 0, rules, streams, p)
    elif kind < _VELOCITY:
        odds = change_velocity(trials, 0, 0, rules, streams, p)
    elif kind < _STAND:
        odds = stand_or_walk(trials, 0, 0, rules, streams, p)
    elif kind < _ADD_TURN:
        odds = add_turn(trials, 0, 0, rules, streams, p)
    elif kind < _REMOVE_TURN:
        odds = remove_turn(trials, 0, 0, rules, streams, p)
    elif kind < _SHIFT_TURN:
        odds = shift_turn(trials, 0, 0, rules, streams, p)
    elif kind < _BIRTH:
        odds = change_birth(trials, 0, 0, rules, streams, p)
    elif kind < _END:
        odds = change_end(trials, 0, 0, rules, streams, p)
    elif rules.max_intensity > rules.min_intensity:
        odds = change_intensity(trials, 0, 0, rules, streams, p)
    else:
        odds = shift_place(trials, 0, 0, rules, streams, p)
    if odds == -math.inf:
        return _impossible()
    odds += log_prior(trials, 0, 0, rules)
    if odds == -math.inf:
        return _impossible()
    odds -= log_prior(tracks, p, k, rules)
    before, after = is_initial(tracks, p, k, rules), is_initial(trials, 0, 0, rules)
    if before != after:
        initial = _initial(tracks, p, rules)
        odds += log_counts[initial + (1 if after else -1)] - log_counts[initial]
    return Proposal(1, 1, k, 0, odds)


@kernel
def _add(
    tracks: Tracks, p: int, trials: Tracks, rules: Rules, log_counts: FloatArray, streams: Streams
) -> Proposal:
    if tracks.counts[p] >= tracks.births.shape[1] or not draw_track(trials, 0, rules, streams, p):
        return _impossible()
    odds = log_prior(trials, 0, 0, rules) - log_drawn(trials, 0, 0, rules)
    if is_initial(trials, 0, 0, rules):
        initial = _initial(tracks, p, rules)
        odds += log_counts[initial + 1] - log_counts[initial]
    return Proposal(0, 1, 0, 0, odds - math.log(removable(tracks, p) + 1.0))


@kernel
def _remove(tracks: Tracks, p: int, rules: Rules, log_counts: FloatArray, streams: Streams) -> Proposal:
    count = removable(tracks, p)
    if count == 0:
        return _impossible()
    k = pick_removable(tracks, p, below(streams, p, count))
    odds = log_drawn(tracks, p, k, rules) - log_prior(tracks, p, k, rules)
    if is_initial(tracks, p, k, rules):
        initial = _initial(tracks, p, rules)
        odds += log_counts[initial - 1] - log_counts[initial]
    return Proposal(1, 0, k, 0, odds + math.log(float(count)))


@kernel
def _move_two(tracks: Tracks, p: int, trials: Tracks, rules: Rules, streams: Streams) -> Proposal:
    if tracks.counts[p] < 2:
        return _impossible()
    k, m = below(streams, p, tracks.counts[p]), below(streams, p, tracks.counts[p] - 1)
    m += 1 if m >= k else 0
    copy_track(tracks, p, k, trials, 0, 0)
    copy_track(tracks, p, m, trials, 0, 1)
    kind = uniform(streams, p)
    if kind < _APART or (kind < _EXCHANGE and rules.max_intensity == rules.min_intensity):
        odds = shift_apart(trials, 0, 0, 1, streams, p)
    elif kind < _EXCHANGE:
        odds = exchange_intensity(trials, 0, 0, 1, rules, streams, p)
    else:
        odds = turn_apart(trials, 0, 0, 1, rules, streams, p)
    if odds == -math.inf:
        return _impossible()
    odds += log_prior(trials, 0, 0, rules) + log_prior(trials, 0, 1, rules)
    if odds == -math.inf:
        return _impossible()
    odds -= log_prior(tracks, p, k, rules) + log_prior(tracks, p, m, rules)
    return Proposal(2, 2, k, m, odds)


@kernel
def _propose(
    tracks: Tracks, p: int, trials: Tracks, rules: Rules, log_counts: FloatArray, streams: Streams
) -> Proposal:
    kind = uniform(streams, p)
    if kind < _ONE_TRACK:
        return _move_one(tracks, p, trials, rules, log_counts, streams)
    if kind >= _TRACK_NUMBER:
        return _move_two(tracks, p, trials, rules, streams)
    if uniform(streams, p) < 0.5:
        return _add(tracks, p, trials, rules, log_counts, streams)
    return _remove(tracks, p, rules, log_counts, streams)


class Workspace(NamedTuple):
    """Arrays for the residuals of one particle.

    Attributes:
        columns: what each track adds to the readings, shape (slots + 2, w, d); the last two are for trials.
        residuals: shape (w, d).
        trial: shape (w, d).
        energies: half the squared residual of each round, shape (w,).
    """

    columns: FloatArray
    residuals: FloatArray
    trial: FloatArray
    energies: FloatArray

    @classmethod
    def for_window(cls, slots: int, targets: FloatArray) -> Workspace:
        """Return the arrays for readings of shape (w, d)."""
        return cls(
            np.empty((slots + 2, *targets.shape)),
            np.empty(targets.shape),
            np.empty(targets.shape),
            np.empty(targets.shape[0]),
        )


_WORKSPACE = "Workspace(columns[rows,w,d] residuals[w,d] trial[w,d] energies[w])"


@kernel
def _load(tracks: Tracks, p: int, window: Window, workspace: Workspace) -> None:
    """Compute the columns and residuals of a particle."""
    for w in range(window.rounds.size):
        for d in range(workspace.residuals.shape[1]):
            workspace.residuals[w, d] = window.targets[w, d]
    for k in range(tracks.counts[p]):
        fill_columns(tracks, p, k, window, workspace.columns[k])
        for w in range(window.rounds.size):
            for d in range(workspace.residuals.shape[1]):
                workspace.residuals[w, d] -= workspace.columns[k, w, d]
    for w in range(window.rounds.size):
        total = 0.0
        for d in range(workspace.residuals.shape[1]):
            total += workspace.residuals[w, d] * workspace.residuals[w, d]
        workspace.energies[w] = 0.5 * total


@kernel
def _change_of_energy(proposal: Proposal, slots: int, workspace: Workspace) -> float:
    """Write the residuals of a trial, and return by how much the energy changes."""
    columns, change = workspace.columns, 0.0
    for w in range(workspace.energies.size):
        total = 0.0
        for d in range(workspace.trial.shape[1]):
            value = workspace.residuals[w, d]
            if proposal.taken > 0:
                value += columns[proposal.first, w, d]
            if proposal.taken > 1:
                value += columns[proposal.second, w, d]
            if proposal.given > 0:
                value -= columns[slots, w, d]
            if proposal.given > 1:
                value -= columns[slots + 1, w, d]
            workspace.trial[w, d] = value
            total += value * value
        change += 0.5 * total - workspace.energies[w]
    return change


@kernel
def _put(
    source: Tracks, q: int, m: int, row: int, tracks: Tracks, p: int, k: int, workspace: Workspace
) -> None:
    """Copy a track, whose columns are in ``row``, to slot k of particle p."""
    copy_track(source, q, m, tracks, p, k)
    for w in range(workspace.energies.size):
        for d in range(workspace.trial.shape[1]):
            workspace.columns[k, w, d] = workspace.columns[row, w, d]


@kernel
def _accept(proposal: Proposal, tracks: Tracks, p: int, trials: Tracks, workspace: Workspace) -> None:
    slots, first = tracks.births.shape[1], proposal.first
    for w in range(workspace.energies.size):
        total = 0.0
        for d in range(workspace.trial.shape[1]):
            workspace.residuals[w, d] = workspace.trial[w, d]
            total += workspace.trial[w, d] * workspace.trial[w, d]
        workspace.energies[w] = 0.5 * total
    if proposal.taken == 0:
        first = tracks.counts[p]
        tracks.counts[p] += 1
    if proposal.given > 0:
        _put(trials, 0, 0, slots, tracks, p, first, workspace)
    else:
        # Fill the gap with the last track.
        tracks.counts[p] -= 1
        last = tracks.counts[p]
        if first != last:
            _put(tracks, p, last, last, tracks, p, first, workspace)
    if proposal.given > 1:
        _put(trials, 0, 1, slots + 1, tracks, p, proposal.second, workspace)


@native(
    f"tracks={TRACKS.format(p='particles', k='slots')} trials={TRACKS.format(p='one', k='two')} "
    f"window={WINDOW} rules={RULES} log_counts[numbers] workspace={_WORKSPACE} moves:i8 "
    "energies[particles] streams[particles]:u8"
)
def run_moves(
    tracks: Tracks,
    trials: Tracks,
    window: Window,
    rules: Rules,
    log_counts: FloatArray,
    workspace: Workspace,
    moves: int,
    energies: FloatArray,
    streams: Streams,
) -> None:
    """Try moves on every particle, in place.

    Args:
        tracks: the particles.
        trials: one particle with two slots, for trial tracks.
        window: the readings.
        rules: the prior.
        log_counts: see `track_prior.log_counts`, at least slots + 1 numbers.
        workspace: see `Workspace`.
        moves: number of moves for each particle.
        energies: receives the energy of the newest round for each particle.
        streams: random numbers of each particle.
    """
    slots = tracks.births.shape[1]
    for p in range(energies.size):
        # Recomputed for each run, since updates accumulate rounding errors.
        _load(tracks, p, window, workspace)
        for _ in range(moves):
            proposal = _propose(tracks, p, trials, rules, log_counts, streams)
            if proposal.taken < 0:
                continue
            if proposal.given > 0:
                fill_columns(trials, 0, 0, window, workspace.columns[slots])
            if proposal.given > 1:
                fill_columns(trials, 0, 1, window, workspace.columns[slots + 1])
            gain = proposal.log_odds - _change_of_energy(proposal, slots, workspace)
            if gain >= 0.0 or math.log(1.0 - uniform(streams, p)) < gain:
                _accept(proposal, tracks, p, trials, workspace)
        energies[p] = workspace.energies[workspace.energies.size - 1]
