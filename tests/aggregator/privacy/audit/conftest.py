"""Correct noise, drawn independently of the shipped sampler."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_aggregator.privacy.audit import NoiseSample


@pytest.fixture
def correct_noise() -> Callable[..., NoiseSample]:
    """Return a function that draws samples of correct noise, by inversion of the distribution."""
    return _correct_noise


def _correct_noise(
    sigma: int, seed: int, nodes: int = 50, boots: int = 4, rounds: int = 100, factor: float = 1.0
) -> NoiseSample:
    chance = np.random.default_rng(seed)
    shape = (2 * boots, rounds, nodes)
    world = np.repeat([0, 1], boots)
    warm = np.exp(-(np.linspace(-2.0, 2.0, nodes) ** 2))
    truth = np.round(sigma * (warm + 0.05 * world[:, None, None] * np.linspace(-1, 1, nodes)))
    return NoiseSample(
        noise=_draws(sigma * factor, shape, chance),
        truth=np.broadcast_to(truth, shape).astype(np.int64),
        present=np.ones(shape, dtype=np.bool_),
        world=world,
        period=np.tile(np.arange(boots * rounds).reshape(boots, rounds) // 20, (2, 1)),
    )


def _draws(sigma: float, shape: tuple[int, ...], chance: np.random.Generator) -> Int64Array:
    reach = int(np.ceil(12 * sigma))
    places = np.arange(-reach, reach + 1)
    sums = np.cumsum(np.exp(-0.5 * (places / sigma) ** 2))
    return np.asarray(places[np.searchsorted(sums, chance.random(shape) * sums[-1])], dtype=np.int64)
