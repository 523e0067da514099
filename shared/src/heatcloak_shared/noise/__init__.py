"""Noise on the integers, the same on every machine."""

from __future__ import annotations

from heatcloak_shared.noise.discrete_gaussian import DiscreteGaussian
from heatcloak_shared.noise.scales import LARGEST_SCALE, LARGEST_TABLE, truncation_bound
from heatcloak_shared.noise.stream import ByteStream

__all__ = ["LARGEST_SCALE", "LARGEST_TABLE", "ByteStream", "DiscreteGaussian", "truncation_bound"]
