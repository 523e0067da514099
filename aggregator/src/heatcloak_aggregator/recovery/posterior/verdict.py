"""What samples say as a whole: how many sources, whether more than believed in, and whether they explain."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples

_IMPLAUSIBLE = 1e-6
"""Probability of a misfit as large as this that noise alone is no longer believed to make."""


@dataclass(frozen=True, eq=False, slots=True)
class Verdict:
    """What follows from samples of the prior with its overflow.

    Attributes:
        samples: those of the prior without it, unless the floor is crowded; none at a fallback.
        count: P(k), shape (max_sources + 1,).
        crowding: share of the samples with more than max_sources sources.
        fallback: whether even the overflow is too little.
        plausible: whether noise makes a misfit as large as that of the best sample.
    """

    samples: Samples
    count: FloatArray
    crowding: float
    fallback: bool
    plausible: bool


def judge(samples: Samples, belief: Prior, misfit: float, readings: int) -> Verdict:
    """Tell a crowd from what the prior believes in.

    Args:
        samples: at least one, of the prior with its overflow.
        belief: the prior.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best.
        readings: how many readings there are.
    """
    most = belief.max_sources
    crowding = float((samples.counts > most).mean())
    if crowding < 0.5:
        samples = samples.where(samples.counts <= most)
    count = np.bincount(np.minimum(samples.counts, most), minlength=most + 1) / samples.size
    plausible = misfit <= float(scipy.special.chdtri(readings, _IMPLAUSIBLE))
    full = float((samples.counts == belief.cap).mean()) > 0.5
    fallback = crowding >= 0.5 and full and not plausible
    if fallback:
        samples = samples.where(np.zeros(samples.size, dtype=np.bool_))
    return Verdict(samples, count, crowding, fallback, plausible)
