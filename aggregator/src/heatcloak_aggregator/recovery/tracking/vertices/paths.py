"""Paths of several people on a graph: forward filtering and backward sampling, one person at a time.

A particle has K slots. Each is a hidden Markov chain on the vertices and the state "absent", which has the
number n. Given the paths of the other slots, the likelihood of intensity a at vertex v in a round with the
residual r is exp(a b_v·r − a²‖b_v‖²/2), relative to that of absence. A slot's path is drawn from its full
conditional by filtering forward and sampling backwards (Carter & Kohn 1994; Frühwirth-Schnatter 1994), one
slot after the other: a factorial hidden Markov model (Ghahramani & Jordan 1997).
"""

from __future__ import annotations

import math

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.native import kernel, native, sum_kernel
from heatcloak_aggregator.recovery.posterior.rng import number, skip
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
from heatcloak_aggregator.recovery.tracking.vertices.chain import UNLIKELY


@kernel
def uniform(streams: Streams, p: int) -> float:
    """Return the next random number of a stream, in [0, 1)."""
    streams[p] = skip(streams[p], 1)
    return number(streams[p], 0)


@sum_kernel
def _sum(numbers: FloatArray) -> float:
    total = 0.0
    for x in range(numbers.size):
        total += numbers[x]
    return total


@kernel
def push(steps: Steps, gap: int, states: FloatArray, other: FloatArray) -> None:
    """Replace the distribution ``states`` by that ``gap`` rounds later; ``other`` is scratch."""
    n = states.size - 1
    stay = 1.0 - steps.leaves
    for _ in range(gap):
        total = _sum(states) - states[n]
        for v in range(n):
            other[v] = states[v] * steps.moves[v]
        arriving = states[n] * steps.arrives / n
        for v in range(n):
            moved = 0.0
            for at in range(steps.starts[v], steps.starts[v + 1]):
                moved += other[steps.neighbours[at]]
            states[v] = stay * (states[v] * steps.stays[v] + moved) + arriving
        states[n] = steps.leaves * max(total, 0.0) + (1.0 - steps.arrives) * states[n]


@kernel
def pull(steps: Steps, gap: int, states: FloatArray, other: FloatArray) -> None:
    """Replace a function of the state by its expectation ``gap`` rounds before; ``other`` is scratch."""
    n = states.size - 1
    stay = 1.0 - steps.leaves
    for _ in range(gap):
        total = 0.0
        for v in range(n):
            total += states[v]
            other[v] = states[v]
        for v in range(n):
            moved = 0.0
            for at in range(steps.starts[v], steps.starts[v + 1]):
                moved += other[steps.neighbours[at]]
            states[v] = stay * (other[v] * steps.stays[v] + steps.moves[v] * moved) + steps.leaves * states[n]
        states[n] = steps.arrives * total / n + (1.0 - steps.arrives) * states[n]


@kernel
def indicate(states: FloatArray, state: int) -> None:
    """Write 1 at one state and 0 at all others."""
    for x in range(states.size):
        states[x] = 0.0
    states[state] = 1.0


@kernel
def choose(weights: FloatArray, u: float) -> int:
    """Return the state at the share ``u`` of the weights."""
    rest, last = u * _sum(weights), 0
    for x in range(weights.size):
        if weights[x] > 0.0:
            last = x
            rest -= weights[x]
            if rest < 0.0:
                break
    return last


@kernel
def correlation(window: VertexWindow, w: int, paths: Paths, p: int, k: int, m: int, v: int) -> float:
    """Return b_v·r for the residual without the slots k and m."""
    n, kind = window.squares.shape[1], window.kinds[w]
    total = window.correlations[w, v]
    for other in range(paths.before.shape[1]):
        u = paths.vertices[p, other, w]
        if other != k and other != m and u < n:
            total -= paths.intensities[p, other] * window.products[kind, u, v]
    return float(total)


@kernel
def _exponential(x: float) -> float:
    """Return exp(x) for x from `UNLIKELY` to 0 with a relative error of 1e-12, without a branch or a call.

    It is the Taylor series at x/1024, squared ten times. Loops over it use vector instructions.
    """
    y = x / 1024.0
    power = 1.0 + y * (1.0 / 10.0)
    power = 1.0 + y * (1.0 / 9.0) * power
    power = 1.0 + y * (1.0 / 8.0) * power
    power = 1.0 + y * (1.0 / 7.0) * power
    power = 1.0 + y * (1.0 / 6.0) * power
    power = 1.0 + y * (1.0 / 5.0) * power
    power = 1.0 + y * (1.0 / 4.0) * power
    power = 1.0 + y * (1.0 / 3.0) * power
    power = 1.0 + y * (1.0 / 2.0) * power
    power = 1.0 + y * power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    power *= power
    return power


@kernel
def _weigh(window: VertexWindow, w: int, paths: Paths, p: int, k: int, likelihoods: FloatArray) -> None:
    """Write the likelihoods of a slot's states given the others, up to a factor."""
    n, kind, a = window.squares.shape[1], window.kinds[w], paths.intensities[p, k]
    for v in range(n):
        likelihoods[v] = a * window.correlations[w, v] - 0.5 * a * a * window.squares[kind, v]
    for other in range(paths.before.shape[1]):
        u = paths.vertices[p, other, w]
        if other != k and u < n:
            factor = a * paths.intensities[p, other]
            for v in range(n):
                likelihoods[v] -= factor * window.products[kind, u, v]
    best = 0.0
    for v in range(n):
        best = max(best, likelihoods[v])
    likelihoods[n] = 0.0
    for x in range(n + 1):
        likelihoods[x] = _exponential(max(likelihoods[x] - best, UNLIKELY))


@kernel
def _present(paths: Paths, p: int, k: int, n: int) -> int:
    """Return how many other slots are present in the first round of the window."""
    found = 0
    for other in range(paths.before.shape[1]):
        found += 1 if other != k and paths.vertices[p, other, 0] < n else 0
    return found


@kernel
def _filter(
    window: VertexWindow,
    rounds: int,
    steps: Steps,
    slots: Slots,
    paths: Paths,
    p: int,
    k: int,
    scratch: Scratch,
) -> None:
    """Write the forward messages of a slot in the first ``rounds`` rounds, given the others."""
    n = window.squares.shape[1]
    for w in range(rounds):
        here = scratch.messages[w]
        if w > 0:
            for x in range(n + 1):
                here[x] = scratch.messages[w - 1, x]
            push(steps, window.gaps[w], here, scratch.other)
        elif paths.before[p, k] == BEGINNING:
            others = _present(paths, p, k, n)
            for v in range(n):
                here[v] = slots.first[others + 1] / n
            here[n] = slots.first[others]
        else:
            indicate(here, paths.before[p, k])
            push(steps, window.gaps[0], here, scratch.other)
        _weigh(window, w, paths, p, k, scratch.likelihoods)
        for x in range(n + 1):
            here[x] *= scratch.likelihoods[x]
        unit = 1.0 / _sum(here)
        for x in range(n + 1):
            here[x] *= unit


@kernel
def _before(steps: Steps, message: FloatArray, state: int, u: float) -> int:
    """Return the state one round before another at the share ``u`` of the weights."""
    n = message.size - 1
    stay = 1.0 - steps.leaves
    if state == n:
        absent, present = (1.0 - steps.arrives) * message[n], steps.leaves * (_sum(message) - message[n])
        rest = u * (absent + present)
        if rest < absent or present <= 0.0:
            return n
        rest = (rest - absent) / steps.leaves
        last = n
        for v in range(n):
            if message[v] > 0.0:
                last = v
                rest -= message[v]
                if rest < 0.0:
                    break
        return last
    absent, same = steps.arrives / n * message[n], stay * steps.stays[state] * message[state]
    total = absent + same
    for at in range(steps.starts[state], steps.starts[state + 1]):
        v = steps.neighbours[at]
        total += stay * steps.moves[v] * message[v]
    rest = u * total - absent
    if rest < 0.0:
        return n
    last = state
    rest -= same
    if rest < 0.0:
        return last
    for at in range(steps.starts[state], steps.starts[state + 1]):
        v = steps.neighbours[at]
        chance = stay * steps.moves[v] * message[v]
        if chance > 0.0:
            last = v
            rest -= chance
            if rest < 0.0:
                break
    return last


@kernel
def redraw(
    window: VertexWindow,
    steps: Steps,
    slots: Slots,
    paths: Paths,
    p: int,
    k: int,
    scratch: Scratch,
    streams: Streams,
) -> None:
    """Draw the path of a slot from its full conditional."""
    last = window.gaps.size - 1
    _filter(window, last + 1, steps, slots, paths, p, k, scratch)
    state = choose(scratch.messages[last], uniform(streams, p))
    paths.vertices[p, k, last] = state
    for w in range(last - 1, -1, -1):
        u = uniform(streams, p)
        if window.gaps[w + 1] == 1:
            state = _before(steps, scratch.messages[w], state, u)
        else:
            indicate(scratch.column, state)
            pull(steps, window.gaps[w + 1], scratch.column, scratch.other)
            for x in range(scratch.column.size):
                scratch.column[x] *= scratch.messages[w, x]
            state = choose(scratch.column, u)
        paths.vertices[p, k, w] = state


@native(
    f"window={VERTEX_WINDOW} steps={STEPS} slots={SLOTS} paths={PATHS} scratch={SCRATCH} weights[particles] "
    "streams[particles]:u8"
)
def extend(
    window: VertexWindow,
    steps: Steps,
    slots: Slots,
    paths: Paths,
    scratch: Scratch,
    weights: FloatArray,
    streams: Streams,
) -> None:
    """Draw the newest states, and write the logarithms of the particles' weights (up to a constant).

    The slots are drawn one after the other from their motion times the likelihood given the other slots,
    those that are not yet drawn as they were before. The weight is prior times likelihood over that density.

    Args:
        window: the rounds with the newest one.
        steps: the motion.
        slots: the prior of the slots.
        paths: with room for the newest round.
        scratch: for the window.
        weights: shape (particles,).
        streams: of each particle.
    """
    n, last = window.squares.shape[1], window.gaps.size - 1
    for p in range(weights.size):
        for k in range(paths.before.shape[1]):
            before = paths.before[p, k] if last == 0 else paths.vertices[p, k, last - 1]
            paths.vertices[p, k, last] = before
        weight = 0.0
        for k in range(paths.before.shape[1]):
            here = scratch.messages[last]
            indicate(here, paths.vertices[p, k, last])
            push(steps, window.gaps[last], here, scratch.other)
            _weigh(window, last, paths, p, k, scratch.likelihoods)
            total = 0.0
            for x in range(n + 1):
                here[x] *= scratch.likelihoods[x]
                total += here[x]
            state = choose(here, uniform(streams, p))
            weight += math.log(total) - math.log(scratch.likelihoods[state])
            paths.vertices[p, k, last] = state
        for k in range(paths.before.shape[1]):
            v, a = paths.vertices[p, k, last], paths.intensities[p, k]
            if v < n:
                # Half of the others' share, as each pair is met twice.
                alone = window.correlations[last, v]
                joint = correlation(window, last, paths, p, k, k, v)
                square = window.squares[window.kinds[last], v]
                weight += 0.5 * a * (alone + joint) - 0.5 * a * a * square
        weights[p] = weight


@native(
    f"window={VERTEX_WINDOW} steps={STEPS} slots={SLOTS} paths={PATHS} scratch={SCRATCH} chosen[chosen]:i8 "
    "at:i8 found[n,sources]"
)
def conditionals(
    window: VertexWindow,
    steps: Steps,
    slots: Slots,
    paths: Paths,
    scratch: Scratch,
    chosen: Int64Array,
    at: int,
    found: FloatArray,
) -> None:
    """Write the distribution of each slot in one round, given the others' paths and all readings.

    Args:
        window: the rounds.
        steps: the motion.
        slots: the prior of the slots.
        paths: the paths.
        scratch: for the window.
        chosen: particles.
        at: index of the round.
        found: at each vertex for each slot of each of these particles, shape (n, chosen · K).
    """
    n, count = window.squares.shape[1], paths.before.shape[1]
    for i in range(chosen.size):
        for k in range(count):
            _filter(window, at + 1, steps, slots, paths, chosen[i], k, scratch)
            future = scratch.column
            for x in range(n + 1):
                future[x] = 1.0
            for w in range(window.gaps.size - 1, at, -1):
                _weigh(window, w, paths, chosen[i], k, scratch.likelihoods)
                most = 0.0
                for x in range(n + 1):
                    future[x] *= scratch.likelihoods[x]
                pull(steps, window.gaps[w], future, scratch.other)
                for x in range(n + 1):
                    most = max(most, future[x])
                for x in range(n + 1):
                    future[x] /= most
            total = 0.0
            for x in range(n + 1):
                future[x] *= scratch.messages[at, x]
                total += future[x]
            for v in range(n):
                found[v, i * count + k] = future[v] / total
