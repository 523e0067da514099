"""Correct noise, drawn independently of the shipped sampler."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest

from heatcloak_aggregator.arrays import Int64Array
from heatcloak_aggregator.privacy.audit import NoiseSample, noise_laws
from heatcloak_shared.noise import NoiseKind

ONE_SCALE = (60,) * 10


@pytest.fixture
def correct_noise() -> Callable[..., NoiseSample]:
    """Return a function that draws samples of correct noise."""
    return _correct_noise


def _correct_noise(
    seed: int,
    scales: Sequence[int] = ONE_SCALE,
    kind: NoiseKind = "discrete-gaussian",
    boots: int = 4,
    rounds: int = 100,
    drawn: Sequence[float] | None = None,
    drawn_kind: NoiseKind | None = None,
) -> NoiseSample:
    """Return noise of nodes with these scales; ``drawn`` and ``drawn_kind`` replace what is drawn."""
    chance = np.random.default_rng(seed)
    nodes = len(scales)
    shape = (2 * boots, rounds, nodes)
    world = np.repeat([0, 1], boots)
    warm = np.exp(-(np.linspace(-2.0, 2.0, nodes) ** 2))
    truth = np.round(max(scales) * (warm + 0.05 * world[:, None, None] * np.linspace(-1, 1, nodes)))
    draw = _rounded if (drawn_kind or kind) == "rounded-gaussian" else _discrete
    columns = [draw(scale, shape[:2], chance) for scale in (drawn or scales)]
    return NoiseSample(
        noise=np.stack(columns, axis=2),
        truth=np.broadcast_to(truth, shape).astype(np.int64),
        present=np.ones(shape, dtype=np.bool_),
        world=world,
        period=np.tile(np.arange(boots * rounds).reshape(boots, rounds) // 20, (2, 1)),
        laws=noise_laws(kind, tuple(scales)),
    )


def _rounded(sigma: float, shape: tuple[int, ...], chance: np.random.Generator) -> Int64Array:
    return np.rint(chance.normal(0.0, sigma, shape)).astype(np.int64)


def _discrete(sigma: float, shape: tuple[int, ...], chance: np.random.Generator) -> Int64Array:
    """Return draws by inversion; rounded normal noise equals them to 1e-9 where the scale is large."""
    if sigma > 4000:
        return _rounded(sigma, shape, chance)
    reach = int(np.ceil(12 * sigma))
    places = np.arange(-reach, reach + 1)
    sums = np.cumsum(np.exp(-0.5 * (places / sigma) ** 2))
    return np.asarray(places[np.searchsorted(sums, chance.random(shape) * sums[-1])], dtype=np.int64)
