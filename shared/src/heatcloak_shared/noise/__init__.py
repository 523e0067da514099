"""Noise on the integers, the same on every machine."""

from heatcloak_shared.noise.discrete_gaussian import (
    LARGEST_SCALE,
    LARGEST_TABLE,
    DiscreteGaussian,
    check_scale,
    truncation_bound,
)
from heatcloak_shared.noise.exponential import ByteStream

__all__ = [
    "LARGEST_SCALE",
    "LARGEST_TABLE",
    "ByteStream",
    "DiscreteGaussian",
    "check_scale",
    "truncation_bound",
]
