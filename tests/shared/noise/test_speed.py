"""A node with a thousand readings a second must not notice its noise."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from heatcloak_shared import DiscreteGaussian, Keystream
from heatcloak_shared.noise import LARGEST_SCALE


@pytest.mark.parametrize(
    ("scale", "allowed"),
    [(1, 5e-6), (1441, 5e-6), (4096, 5e-6), (4097, 200e-6), (10**6, 200e-6), (LARGEST_SCALE, 200e-6)],
)
@pytest.mark.alone
def test_a_sample_and_its_keystream_are_fast(
    scale: int, allowed: float, keystream: Callable[[int], Keystream]
) -> None:
    """At most 5 µs up to 4096 ticks and 200 µs beyond, the keystream's construction included."""
    gaussian = DiscreteGaussian(scale)

    def seconds_per_sample(count: int = 1000) -> float:
        start = time.process_time()
        for seq in range(count):
            gaussian.sample(keystream(seq))
        return (time.process_time() - start) / count

    # The least: whoever else is at work on the machine makes the others slower, for seconds sometimes.
    least = seconds_per_sample()
    for _ in range(500):
        if least <= allowed:
            break
        least = min(least, seconds_per_sample())
    assert least <= allowed
