"""The earth mover's distance on the interval: optimal transport on a line is monotone, and costs ∫|F − G|."""

from __future__ import annotations

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain


def along_the_interval(domain: IntervalDomain, a: FloatArray, b: FloatArray) -> float:
    """The area between the cumulative functions of two vectors (n,) of mass one, in units of length."""
    surplus = np.cumsum(a - b)[:-1]
    return float(np.abs(surplus).sum()) / domain.n_sources
