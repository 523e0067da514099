"""Running means of rounds with an uneven budget, compared with equal shares."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arguments import whole_number
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.parameters import check_nonnegative

_MOST_ROUNDS = 10**9
_ENOUGH_ROUNDS = 10**6


@dataclass(frozen=True, slots=True)
class UnevenBudget:
    """Errors of an uneven budget, relative to equal shares.

    Attributes:
        running_mean: mean over rounds of the error of all rounds so far, pooled.
        last_round: error of the last round alone, the price of the above.
    """

    running_mean: float
    last_round: float


def uneven_budget(rounds: int, exponent: float) -> UnevenBudget:
    """Return what it gains and costs to spend more of a budget in early rounds.

    Gaussian noise of scale σᵣ in round r spends μᵣ² ∝ 1/σᵣ², and the rounds compose exactly to Σμᵣ² (Dong,
    Roth & Su 2022, corollary 2). So the promise is the same for all shares wᵣ of Σ 1/σᵣ². With wᵣ ∝ r^−p for
    r = 1…R, the inverse-variance mean of the first r rounds has an error ∝ 1/√Wᵣ, Wᵣ = w₁ + … + wᵣ, in place
    of √(R/r), and the last round has 1/√(R·w_R) times its error. As R → ∞ the ratios tend to 1/(1 + p) and
    1/√(1 − p).

    It is for a person who does not move, and for noise so small that the error of a position is proportional
    to that of the readings.

    Args:
        rounds: R ≥ 1. Above a million, the result is that of a million, which for p ≤ 1/2 is within 2e-3.
        exponent: p, from 0, equal shares, to 1.

    Raises:
        ParameterError: an argument is out of range.
    """
    count = min(whole_number("rounds", rounds, _MOST_ROUNDS), _ENOUGH_ROUNDS)
    power = check_nonnegative("exponent", exponent)
    if power > 1.0:
        raise ParameterError(f"exponent must be at most 1, got {power!r}")
    numbers = np.arange(1.0, count + 1.0)
    shares = numbers**-power
    total = np.cumsum(shares)
    uneven, even = np.sqrt(total[-1] / total), np.sqrt(count / numbers)
    return UnevenBudget(
        running_mean=float(uneven.mean() / even.mean()),
        last_round=float(np.sqrt(total[-1] / (count * shares[-1]))),
    )
