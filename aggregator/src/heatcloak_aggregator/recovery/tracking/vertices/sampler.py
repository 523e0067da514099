"""Sweeps of the Gibbs sampler over the slots of all particles, with moves of two slots.

After every path was drawn from its full conditional (`paths`), pairs of slots are moved, for what
single slots cannot reach: two paths exchange their ends after some round; two people who stay for some rounds
go to neighbours of their vertices at the same time; and one person gets intensity of another. An unknown
intensity is drawn from its full conditional, a Gaussian between two bounds.
"""

from __future__ import annotations

import math

from heatcloak_aggregator.native import kernel, native
from heatcloak_aggregator.recovery.posterior.vertices.truncated import draw
from heatcloak_aggregator.recovery.tracking.vertices.arrays import (
    BEGINNING,
    PATHS,
    SCRATCH,
    SLOTS,
    STEPS,
    VERTEX_WINDOW,
    Paths,
    Scratch,
    Slots,
    Steps,
    Streams,
    VertexWindow,
)
from heatcloak_aggregator.recovery.tracking.vertices.paths import (
    correlation,
    indicate,
    pull,
    redraw,
    uniform,
)

_EXCHANGES, _SHIFTS = 2, 4
"""Moves of pairs of each kind in a sweep."""


@kernel
def _below(streams: Streams, p: int, count: int) -> int:
    """Return a random integer from 0 to ``count`` − 1."""
    return int(uniform(streams, p) * count)


@kernel
def _transition(steps: Steps, gap: int, before: int, after: int, scratch: Scratch) -> float:
    """Return the probability of a state ``gap`` rounds after another."""
    n = scratch.column.size - 1
    if gap != 1:
        indicate(scratch.column, after)
        pull(steps, gap, scratch.column, scratch.other)
        return float(scratch.column[before])
    if before == n:
        return 1.0 - steps.arrives if after == n else steps.arrives / n
    if after == n:
        return steps.leaves
    chance = steps.stays[before] if before == after else 0.0
    for at in range(steps.starts[before], steps.starts[before + 1]):
        if steps.neighbours[at] == after:
            chance += steps.moves[before]
    return float((1.0 - steps.leaves) * chance)


@kernel
def _pair_gain(window: VertexWindow, w: int, paths: Paths, p: int, i: int, j: int, x: int, y: int) -> float:
    """Return the increase of the log-likelihood by slot i at x and slot j at y, given the other slots."""
    n, kind = window.squares.shape[1], window.kinds[w]
    a, b, gain = paths.intensities[p, i], paths.intensities[p, j], 0.0
    if x < n:
        gain += a * (correlation(window, w, paths, p, i, j, x) - 0.5 * a * window.squares[kind, x])
    if y < n:
        gain += b * (correlation(window, w, paths, p, i, j, y) - 0.5 * b * window.squares[kind, y])
    if x < n and y < n:
        gain -= a * b * window.products[kind, x, y]
    return float(gain)


@kernel
def _state(paths: Paths, p: int, k: int, w: int) -> int:
    """Return the state of a slot in a round, or in the one before the window."""
    return int(paths.before[p, k] if w < 0 else paths.vertices[p, k, w])


@kernel
def _exchange_ends(
    window: VertexWindow,
    steps: Steps,
    paths: Paths,
    p: int,
    i: int,
    j: int,
    scratch: Scratch,
    streams: Streams,
) -> None:
    """Exchange two paths from a random round on."""
    rounds = window.gaps.size
    first, u = _below(streams, p, rounds), uniform(streams, p)
    if first == 0 and paths.before[p, i] == BEGINNING:
        return
    x, y = _state(paths, p, i, first - 1), _state(paths, p, j, first - 1)
    s, t, gap = paths.vertices[p, i, first], paths.vertices[p, j, first], window.gaps[first]
    after = _transition(steps, gap, x, t, scratch) * _transition(steps, gap, y, s, scratch)
    if after <= 0.0:
        return
    before = _transition(steps, gap, x, s, scratch) * _transition(steps, gap, y, t, scratch)
    odds = math.log(after) - math.log(before)
    if paths.intensities[p, i] != paths.intensities[p, j]:
        for w in range(first, rounds):
            s, t = paths.vertices[p, i, w], paths.vertices[p, j, w]
            odds += _pair_gain(window, w, paths, p, i, j, t, s) - _pair_gain(window, w, paths, p, i, j, s, t)
    if u < math.exp(min(odds, 0.0)):
        for w in range(first, rounds):
            s, t = paths.vertices[p, i, w], paths.vertices[p, j, w]
            paths.vertices[p, i, w], paths.vertices[p, j, w] = t, s


@kernel
def _stretch(paths: Paths, p: int, k: int, at: int, direction: int) -> int:
    """Return the last round in a direction from the index ``at`` in which a slot is where it is then."""
    state = paths.vertices[p, k, at]
    while 0 <= at + direction < paths.vertices.shape[2] and paths.vertices[p, k, at + direction] == state:
        at += direction
    return at


@kernel
def _log_ends(
    window: VertexWindow,
    steps: Steps,
    paths: Paths,
    p: int,
    k: int,
    first: int,
    last: int,
    vertex: int,
    scratch: Scratch,
) -> float:
    """Return the log probability of a slot's steps within, to and from a stretch at a vertex."""
    total = 0.0
    for w in range(first, min(last + 2, window.gaps.size)):
        if w == 0 and paths.before[p, k] == BEGINNING:
            continue
        before = _state(paths, p, k, w - 1) if w == first else vertex
        after = vertex if w <= last else _state(paths, p, k, w)
        chance = _transition(steps, window.gaps[w], before, after, scratch)
        if chance <= 0.0:
            return -math.inf
        total += math.log(chance)
    return total


@kernel
def _shift_both(
    window: VertexWindow,
    steps: Steps,
    paths: Paths,
    p: int,
    i: int,
    j: int,
    scratch: Scratch,
    streams: Streams,
) -> None:
    """Move the stretches of two people around a random round to neighbours of their vertices."""
    n, rounds = window.squares.shape[1], window.gaps.size
    at = _below(streams, p, rounds)
    x, y = paths.vertices[p, i, at], paths.vertices[p, j, at]
    u, v, threshold = uniform(streams, p), uniform(streams, p), uniform(streams, p)
    if x == n or y == n or steps.moves[x] == 0.0 or steps.moves[y] == 0.0:
        return
    x_degree, y_degree = steps.starts[x + 1] - steps.starts[x], steps.starts[y + 1] - steps.starts[y]
    s, t = (
        steps.neighbours[steps.starts[x] + int(u * x_degree)],
        steps.neighbours[steps.starts[y] + int(v * y_degree)],
    )
    i_first, i_last = _stretch(paths, p, i, at, -1), _stretch(paths, p, i, at, 1)
    j_first, j_last = _stretch(paths, p, j, at, -1), _stretch(paths, p, j, at, 1)
    # A longer stretch would not be moved back.
    if i_first > 0 and paths.vertices[p, i, i_first - 1] == s:
        return
    if i_last + 1 < rounds and paths.vertices[p, i, i_last + 1] == s:
        return
    if j_first > 0 and paths.vertices[p, j, j_first - 1] == t:
        return
    if j_last + 1 < rounds and paths.vertices[p, j, j_last + 1] == t:
        return
    odds = math.log(float(x_degree * y_degree))
    odds -= math.log(
        float(steps.starts[s + 1] - steps.starts[s]) * float(steps.starts[t + 1] - steps.starts[t])
    )
    odds += _log_ends(window, steps, paths, p, i, i_first, i_last, s, scratch)
    odds += _log_ends(window, steps, paths, p, j, j_first, j_last, t, scratch)
    if odds == -math.inf:
        return
    odds -= _log_ends(window, steps, paths, p, i, i_first, i_last, x, scratch)
    odds -= _log_ends(window, steps, paths, p, j, j_first, j_last, y, scratch)
    for w in range(min(i_first, j_first), max(i_last, j_last) + 1):
        i_now, j_now = paths.vertices[p, i, w], paths.vertices[p, j, w]
        i_next = s if i_first <= w <= i_last else i_now
        j_next = t if j_first <= w <= j_last else j_now
        odds += _pair_gain(window, w, paths, p, i, j, i_next, j_next)
        odds -= _pair_gain(window, w, paths, p, i, j, i_now, j_now)
    if threshold < math.exp(min(odds, 0.0)):
        for w in range(i_first, i_last + 1):
            paths.vertices[p, i, w] = s
        for w in range(j_first, j_last + 1):
            paths.vertices[p, j, w] = t


@kernel
def _redraw_intensity(
    window: VertexWindow, slots: Slots, paths: Paths, p: int, k: int, streams: Streams
) -> None:
    """Draw the intensity of a slot from its full conditional."""
    n, slope, curvature = window.squares.shape[1], 0.0, 0.0
    for w in range(window.gaps.size):
        v = paths.vertices[p, k, w]
        if v < n:
            slope += correlation(window, w, paths, p, k, k, v)
            curvature += window.squares[window.kinds[w], v]
    paths.intensities[p, k] = draw(
        slope, curvature, slots.min_intensity, slots.max_intensity, uniform(streams, p)
    )


@kernel
def _share_intensity(
    window: VertexWindow, slots: Slots, paths: Paths, p: int, i: int, j: int, streams: Streams
) -> None:
    """Draw two intensities from their distribution given their sum and everything else."""
    n, slope, curvature = window.squares.shape[1], 0.0, 0.0
    a, b = paths.intensities[p, i], paths.intensities[p, j]
    for w in range(window.gaps.size):
        kind, x, y = window.kinds[w], paths.vertices[p, i, w], paths.vertices[p, j, w]
        # The products of the residual with b_x − b_y, and the square of that.
        if x < n:
            slope += correlation(window, w, paths, p, i, i, x) - a * window.squares[kind, x]
            curvature += window.squares[kind, x]
        if y < n:
            slope -= correlation(window, w, paths, p, j, j, y) - b * window.squares[kind, y]
            curvature += window.squares[kind, y]
        if x < n and y < n:
            curvature -= 2.0 * window.products[kind, x, y]
    low = max(slots.min_intensity - a, b - slots.max_intensity)
    high = min(slots.max_intensity - a, b - slots.min_intensity)
    u = uniform(streams, p)
    curvature = max(curvature, 0.0)
    if high > low:
        change = low + draw(slope - curvature * low, curvature, 0.0, high - low, u)
        paths.intensities[p, i] = min(max(a + change, slots.min_intensity), slots.max_intensity)
        paths.intensities[p, j] = min(max(b - change, slots.min_intensity), slots.max_intensity)


@native(
    f"window={VERTEX_WINDOW} steps={STEPS} slots={SLOTS} paths={PATHS} scratch={SCRATCH} count:i8 "
    "streams[particles]:u8"
)
def sweep(
    window: VertexWindow,
    steps: Steps,
    slots: Slots,
    paths: Paths,
    scratch: Scratch,
    count: int,
    streams: Streams,
) -> None:
    """Make ``count`` sweeps on every particle; the other arguments as of `paths.extend`."""
    size = paths.before.shape[1]
    is_unknown = slots.max_intensity > slots.min_intensity
    for p in range(paths.before.shape[0]):
        for _ in range(count):
            for k in range(size):
                redraw(window, steps, slots, paths, p, k, scratch, streams)
                if is_unknown:
                    _redraw_intensity(window, slots, paths, p, k, streams)
            if size < 2:
                continue
            for move in range(_EXCHANGES + _SHIFTS + 1):
                i, j = _below(streams, p, size), _below(streams, p, size - 1)
                j += 1 if j >= i else 0
                if move < _EXCHANGES:
                    _exchange_ends(window, steps, paths, p, i, j, scratch, streams)
                elif move < _EXCHANGES + _SHIFTS:
                    _shift_both(window, steps, paths, p, i, j, scratch, streams)
                elif is_unknown:
                    _share_intensity(window, slots, paths, p, i, j, streams)
