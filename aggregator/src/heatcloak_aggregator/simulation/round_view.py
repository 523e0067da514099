"""What there is to see of one round of a simulation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.emd import EmdScore

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class RoundView:
    """One round, with the truth that only a simulation knows.

    Attributes:
        index: the round, counted from 0 in this run.
        truth: (n,) the true sources.
        clean: (m,) what the sensors would say without noise; known to a simulation only.
        cloaked: (m,) what they say; NaN where a sensor is missing.
        estimate: (n,) what is recovered.
        status: of the recovery.
        score: earth mover's distance between truth and estimate.
    """

    index: int
    truth: FloatArray
    clean: FloatArray
    cloaked: FloatArray
    estimate: FloatArray
    status: str
    score: EmdScore
