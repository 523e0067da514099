"""The methods of calibration side by side, for somebody who chooses a promise."""

from __future__ import annotations

import warnings
from dataclasses import dataclass

from heatcloak_aggregator.privacy.calibrate import METHODS, calibrate
from heatcloak_aggregator.privacy.printed import PrivacyWarning
from heatcloak_shared.budget import attackers_best
from heatcloak_shared.errors import ParameterError

_REMARKS = {
    "zcdp": "proven for the noise that is drawn: what a zone uses",
    "analytic": "exact for continuous noise, an approximation on the lattice",
    "classical": "the textbook bound",
    "paper": "as printed in the paper, to reproduce its figures",
}


@dataclass(frozen=True, slots=True)
class MethodRow:
    """What one method asks for.

    Attributes:
        method: its name.
        multiplier: σ over the sensitivity of one release; None where the method does not apply.
        sigma: σ, in the unit of the readings.
        attacker_best: about how well anybody can place a single source in one round.
        remark: what to know of it.
    """

    method: str
    multiplier: float | None
    sigma: float | None
    attacker_best: float | None
    remark: str


def compare_methods(
    sensitivity: float, alpha: float, epsilon: float, delta: float, releases: int
) -> list[MethodRow]:
    """One row for every method of calibration.

    Args:
        sensitivity: Δ₂ of one release for ``alpha``.
        alpha: radius of the promise.
        epsilon: above 0.
        delta: 0 < delta < 1.
        releases: how many releases share the budget.

    Raises:
        ParameterError: an argument is outside its range.
    """
    calibrate(sensitivity, epsilon, delta, releases=releases)  # refuses what no method takes
    return [_row(method, sensitivity, alpha, epsilon, delta, releases) for method in METHODS]


def _row(
    method: str, sensitivity: float, alpha: float, epsilon: float, delta: float, releases: int
) -> MethodRow:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PrivacyWarning)
        try:
            sigma = calibrate(sensitivity, epsilon, delta, method, releases)
        except ParameterError as error:
            return MethodRow(method, None, None, None, str(error))
    remark = "NOT private here: less noise than the promise needs" if caught else _REMARKS[method]
    return MethodRow(method, sigma / sensitivity, sigma, attackers_best(alpha, sigma, sensitivity), remark)
