"""How good an estimate is: for the problem that is posed, and for the people who asked where it is warm."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalOperator
from heatcloak_aggregator.earth_mover import emd
from heatcloak_lab.benchmarks.setting import Round


class Score(NamedTuple):
    """One estimate.

    Attributes:
        objective: Σf.
        excess: ‖Af − ỹ‖₂ − r, with the whole matrix; above zero the estimate is outside the ball.
        box_violation: how far an entry is outside [0, 1], at most.
        emd: the earth mover's distance to the truth; of what is negative nothing is moved.
    """

    objective: float
    excess: float
    box_violation: float
    emd: float


def score(operator: IntervalOperator, drawn: Round, estimate: FloatArray, radius: float) -> Score:
    """Score an estimate (n,) of a round.

    The columns are computed anew, and those of its support only, so that no projection and no matrix of a
    method is trusted.
    """
    support = np.flatnonzero(estimate)
    places = operator.domain.source_places[support]
    misfit = estimate[support].dot(operator.responses(places)) - drawn.cloaked
    return Score(
        objective=float(estimate.sum()),
        excess=float(np.sqrt(misfit.dot(misfit))) - radius,
        box_violation=max(0.0, -float(estimate.min()), float(estimate.max()) - 1.0),
        emd=emd(operator.domain, drawn.truth, np.maximum(estimate, 0.0)),
    )
