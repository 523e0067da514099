"""The heat kernel g(x, T) = exp(−x²/4T)/√(4πT) and its derivatives in x, for arrays of distances."""

from __future__ import annotations

import math

import numpy as np

from heatcloak_aggregator.arrays import FloatArray


def kernel(distances: FloatArray, spread: float) -> FloatArray:
    """g, in units of reading, of the shape of ``distances``."""
    values: FloatArray = np.exp(distances * distances / (-4.0 * spread)) / math.sqrt(4.0 * math.pi * spread)
    return values


def fall(distances: FloatArray, spread: float) -> FloatArray:
    """−g', which is positive to the right of the source."""
    return kernel(distances, spread) * distances / (2.0 * spread)


def bend(distances: FloatArray, spread: float) -> FloatArray:
    """−g'' = (1 − x²/2T)·g/2T, which is positive within √(2T) of the source.

    Gilbert & McMillan 2018, Lemmas 20 and 21, print 4T for 2T inside the brackets.
    """
    return kernel(distances, spread) * (1.0 - distances * distances / (2.0 * spread)) / (2.0 * spread)
