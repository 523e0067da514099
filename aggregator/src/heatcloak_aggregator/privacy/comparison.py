"""The methods of calibration side by side, for somebody who chooses a promise."""

from __future__ import annotations

import warnings
from dataclasses import dataclass

from heatcloak_aggregator.privacy.calibrate import METHODS, calibrate
from heatcloak_aggregator.privacy.printed import PrivacyWarning
from heatcloak_shared.budget import attackers_best, lattice_sensitivity, lattice_step
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
        multiplier: σ over the sensitivity of one release on the lattice; None where it does not apply.
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
    sensitivity: float, n_sensors: int, alpha: float, epsilon: float, delta: float, releases: int
) -> list[MethodRow]:
    """One row for every method of calibration, for readings on the lattice that a zone would use.

    Args:
        sensitivity: Δ₂ of one release for ``alpha``, before the lattice.
        n_sensors: m.
        alpha: radius of the promise.
        epsilon: above 0.
        delta: 0 < delta < 1.
        releases: how many releases share the budget.

    Raises:
        ParameterError: an argument is outside its range.
    """
    rounded = lattice_sensitivity(sensitivity, lattice_step(sensitivity, n_sensors), n_sensors)
    calibrate(rounded, epsilon, delta, releases=releases)  # refuses what no method takes
    rows = []
    for method in METHODS:
        sigma, remark = _sigma(method, rounded, epsilon, delta, releases)
        if sigma is None:
            rows.append(MethodRow(method, None, None, None, remark))
        else:
            best = attackers_best(alpha, sigma, sensitivity)
            rows.append(MethodRow(method, sigma / rounded, sigma, best, remark))
    return rows


def _sigma(
    method: str, sensitivity: float, epsilon: float, delta: float, releases: int
) -> tuple[float | None, str]:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", PrivacyWarning)
        try:
            sigma = calibrate(sensitivity, epsilon, delta, method, releases)
        except ParameterError as error:
            return None, str(error)
    return sigma, "NOT private here: less noise than the promise needs" if caught else _REMARKS[method]
