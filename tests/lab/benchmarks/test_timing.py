"""Methods are timed in turns, and medians have intervals."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import numpy as np

from heatcloak_lab.benchmarks.machine import interleave, median_interval


def test_every_method_is_called_once_per_input_and_each_starts_in_turn() -> None:
    """Drift then affects all methods alike, and none always finds a warm cache."""
    calls: list[tuple[str, int]] = []

    def method(name: str, cost: int) -> Callable[[int], int]:
        def call(given: int) -> int:
            calls.append((name, given))
            for _ in range(cost):
                next(ticks)
            return given * 10

        return call

    ticks = count()
    methods = {name: method(name, cost) for name, cost in (("a", 1), ("b", 5), ("c", 0))}
    rounds = list(interleave(methods, range(4), lambda: float(next(ticks))))
    assert calls == [
        *(("a", 0), ("b", 0), ("c", 0)),
        *(("b", 1), ("c", 1), ("a", 1)),
        *(("c", 2), ("a", 2), ("b", 2)),
        *(("a", 3), ("b", 3), ("c", 3)),
    ]
    for given, turns in enumerate(rounds):
        assert {turn.name: turn.seconds for turn in turns} == {"a": 2.0, "b": 6.0, "c": 1.0}
        assert all(turn.given == given and turn.answer == given * 10 for turn in turns)


def test_without_methods_there_are_no_turns() -> None:
    methods: dict[str, Callable[[int], int]] = {}
    assert list(interleave(methods, [1, 2], lambda: 0.0)) == [[], []]


def test_the_interval_of_a_median_is_between_known_order_statistics() -> None:
    """Tables of the sign test: 2nd and 9th of ten, 6th and 15th of twenty, 10th and 21st of thirty."""
    for size, low, high in ((6, 1, 6), (8, 1, 8), (10, 2, 9), (20, 6, 15), (30, 10, 21)):
        found = median_interval(float(value) for value in range(size, 0, -1))
        assert found == ((size + 1) / 2, low, high)


def test_the_interval_of_thousands_of_values_agrees_with_the_normal_approximation() -> None:
    """To one: N/2 ± 0.98·√N, also if 2^N is beyond double precision."""
    for size in (1023, 1024, 5000):
        found = median_interval(float(value) for value in range(1, size + 1))
        assert abs(found.low - (size / 2 - 0.98 * size**0.5)) <= 1.0
        assert abs(found.high - (size / 2 + 1 + 0.98 * size**0.5)) <= 1.0


def test_the_interval_of_fewer_than_six_values_is_their_range() -> None:
    """No interval of five values covers a median with 95 %."""
    assert median_interval([3.0]) == (3.0, 3.0, 3.0)
    assert median_interval([3.0, 1.0, 2.0, 9.0, 4.0]) == (3.0, 1.0, 9.0)


def test_the_interval_covers_the_true_median_with_the_stated_probability() -> None:
    """For a skewed distribution, in at least 95 % of 4000 samples of 21, and not in nearly all."""
    rng = np.random.default_rng(3)
    held = sum(
        low <= np.log(2.0) <= high
        for _, low, high in (median_interval(sample) for sample in rng.exponential(size=(4000, 21)))
    )
    assert 0.95 - 3 * 0.0034 <= held / 4000 <= 0.985
