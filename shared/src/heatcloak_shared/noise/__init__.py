"""Noise on the integers, the same on every machine."""

from typing import Literal

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise.exponential import ByteStream
from heatcloak_shared.noise.lattice_noise import (
    LARGEST_SCALE,
    LARGEST_TABLE,
    LatticeNoise,
    check_scale,
    truncation_bound,
)
from heatcloak_shared.noise.rounded_gaussian import RoundedGaussian

__all__ = [
    "LARGEST_SCALE",
    "LARGEST_TABLE",
    "NOISE_KINDS",
    "ByteStream",
    "LatticeNoise",
    "NoiseKind",
    "RoundedGaussian",
    "check_scale",
    "noise_distribution",
    "truncation_bound",
]

NoiseKind = Literal["rounded-gaussian", "discrete-gaussian"]

NOISE_KINDS: tuple[NoiseKind, ...] = ("rounded-gaussian", "discrete-gaussian")
"""The kinds of noise that a zone can have, the default first."""


def noise_distribution(kind: NoiseKind, sigma_ticks: int) -> LatticeNoise:
    """Return the distribution of that kind and scale.

    Raises:
        ParameterError: ``kind`` is not one of `NOISE_KINDS`, or ``sigma_ticks`` is not an integer from 1 to
            `LARGEST_SCALE`.
    """
    if kind == "rounded-gaussian":
        return RoundedGaussian(sigma_ticks)
    if kind == "discrete-gaussian":
        from heatcloak_shared.noise.discrete_gaussian import DiscreteGaussian  # few nodes use it

        return DiscreteGaussian(sigma_ticks)
    raise ParameterError(f"unknown noise {kind!r}: choose from {', '.join(map(repr, NOISE_KINDS))}")
