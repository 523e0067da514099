"""The calibration methods side by side."""

from __future__ import annotations

import warnings
from dataclasses import asdict, dataclass

from heatcloak_aggregator.privacy.calibration import METHODS, PrivacyWarning, calibrate
from heatcloak_shared.budget import (
    attackers_best,
    distinguishing_probability,
    lattice_sensitivity,
    lattice_step,
)
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.noise import LARGEST_SCALE
from heatcloak_shared.rounding import round_up

_REMARKS = {
    "zcdp": "proven for lattice noise; used by zones",
    "analytic": "exact for continuous noise, an approximation on the lattice",
    "classical": "the textbook bound",
    "paper": "as printed in the paper, to reproduce its figures",
}


@dataclass(frozen=True, slots=True)
class MethodRow:
    """Noise that one calibration method requires.

    Attributes:
        method: its name.
        multiplier: σ over the sensitivity of one release on the lattice; None if the method does not apply.
        sigma: σ, in the unit of the readings.
        attacker_best: in a corridor, approximate error of an observer without prior knowledge who locates a
            single source from one round, on average.
        remark: a note on the method.
        told_apart: on a graph, upper bound on how often an observer of one round identifies the right one of
            two neighbouring vertices that were equally likely before.
        on_graph: whether the domain is a graph.
    """

    method: str
    multiplier: float | None
    sigma: float | None
    attacker_best: float | None
    remark: str
    told_apart: float | None = None
    on_graph: bool = False

    def as_dict(self) -> dict[str, object]:
        """Return the fields that apply to the domain, as JSON types."""
        omitted = {"on_graph", "attacker_best" if self.on_graph else "told_apart"}
        return {name: value for name, value in asdict(self).items() if name not in omitted}


def compare_methods(
    sensitivity: float,
    n_sensors: int,
    alpha: float,
    epsilon: float,
    delta: float,
    releases: int,
    *,
    on_graph: bool = False,
) -> list[MethodRow]:
    """Return one row per calibration method, for readings on the lattice that a zone would use.

    Args:
        sensitivity: Δ₂ of one release for ``alpha``, before the lattice.
        n_sensors: m.
        alpha: radius of the promise.
        epsilon: above 0.
        delta: 0 < delta < 1.
        releases: number of releases that share the budget.
        on_graph: whether the domain is a graph, and alpha a number of hops.

    Raises:
        ParameterError: an argument is outside its range.
    """
    step = lattice_step(sensitivity, n_sensors)
    rounded = lattice_sensitivity(sensitivity, step, n_sensors)
    hop = lattice_sensitivity(round_up(sensitivity / alpha), step, n_sensors) / step
    calibrate(rounded, epsilon, delta, releases=releases)  # raises for arguments that no method accepts
    rows = []
    for method in METHODS:
        sigma, remark = _sigma(method, rounded, epsilon, delta, releases)
        if sigma is None:
            rows.append(MethodRow(method, None, None, None, remark, on_graph=on_graph))
        elif on_graph:
            # Round σ down, so that the bound is not too small.
            ticks = min(max(int(sigma / step), 1), LARGEST_SCALE)
            success = distinguishing_probability(hop, ticks)
            rows.append(MethodRow(method, sigma / rounded, sigma, None, remark, success, on_graph))
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
    return sigma, "NOT private here: less noise than the promise requires" if caught else _REMARKS[method]
