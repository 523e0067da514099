"""Calibration: the noise scale σ for a privacy promise, by any of five methods.

`calibrate` serves library users and experiments, and `compare_methods` shows the methods side by side. Real
zones are calibrated by `zones.calibration.new_zone`, with the arithmetic of the methods "gaussian" and
"zcdp" and a scale for each sensor.
"""

from __future__ import annotations

import math
import warnings
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from types import MappingProxyType

from heatcloak_shared.budget import attackers_best, distinguishing_probability, lattice_sensitivity
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.gaussian_dp import gaussian_mu
from heatcloak_shared.noise import LARGEST_SCALE, NoiseKind
from heatcloak_shared.parameters import check_integer, check_positive, check_probability
from heatcloak_shared.rounding import round_up
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zcdp import sigma_for
from heatcloak_shared.zone import Move, Zone


class PrivacyWarning(UserWarning):
    """The requested noise is computed, but it does not satisfy the (ε, δ) that it was requested for."""


def gaussian_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return the smallest σ at which Gaussian noise is (ε, δ)-differentially private, rounded up.

    It is exact for continuous and for rounded Gaussian noise: see `heatcloak_shared.gaussian_dp`.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    return _checked(check_positive("sensitivity", sensitivity) / gaussian_mu(epsilon, delta))


def classical_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return √(2 ln(1.25/δ))·Δ₂/ε (Dwork & Roth 2014, Theorem A.1), valid for ε <= 1 only.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0, at most 1.
        delta: 0 < delta < 1.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    if check_positive("epsilon", epsilon) > 1.0:
        raise ParameterError(
            f"the classical formula requires epsilon <= 1, got {epsilon!r}: use 'gaussian' or 'zcdp'"
        )
    return _checked(math.sqrt(_twice_log(delta)) * check_positive("sensitivity", sensitivity) / epsilon)


def paper_sigma(sensitivity: float, epsilon: float, delta: float) -> float:
    """Return 2 ln(1.25/δ)·Δ₂/ε, as Gilbert & McMillan 2018, Lemma 4, print it.

    The square root is missing: far too much noise at small δ, too little at large ε. Use it only to reproduce
    their figures.

    Args:
        sensitivity: Δ₂, above 0.
        epsilon: above 0.
        delta: 0 < delta < 1.

    Warns:
        PrivacyWarning: σ is below `gaussian_sigma`, so the promise is not kept.

    Raises:
        ParameterError: an argument or σ is outside its range.
    """
    sigma = _checked(
        _twice_log(delta) * check_positive("sensitivity", sensitivity) / check_positive("epsilon", epsilon)
    )
    needed = gaussian_sigma(sensitivity, epsilon, delta)
    if sigma < needed:
        warnings.warn(
            f"the paper's noise is not private at epsilon {epsilon:g}, delta {delta:g}: "
            f"its sigma is {sigma / needed:.3g} of the minimum; use 'gaussian' or 'zcdp'",
            PrivacyWarning,
            stacklevel=3,
        )
    return sigma


def _twice_log(delta: float) -> float:
    return 2.0 * math.log(1.25 / check_probability("delta", delta))


def _checked(sigma: float) -> float:
    return check_positive("sigma for this sensitivity", round_up(sigma))


METHODS: Mapping[str, Callable[[float, float, float], float]] = MappingProxyType(
    {
        "zcdp": sigma_for,
        "gaussian": gaussian_sigma,
        "analytic": gaussian_sigma,
        "classical": classical_sigma,
        "paper": paper_sigma,
    }
)
"""σ as a function of (sensitivity, epsilon, delta), by method."""


def calibrate(
    sensitivity: float, epsilon: float, delta: float, method: str = "zcdp", releases: int = 1
) -> float:
    """Return σ, rounded up, such that ``releases`` together are (ε, δ)-differentially private.

    =============  =======================================================  ================  ================
    method         formula                                                  for rounded       for discrete
    =============  =======================================================  ================  ================
    ``zcdp``       zero-concentrated privacy (Canonne and others 2020)      proven            proven
    ``gaussian``   exact (Balle & Wang 2018; Dong, Roth & Su 2022)          proven, least σ   an approximation
    ``analytic``   alias of ``gaussian``, its name in the literature        proven, least σ   an approximation
    ``classical``  √(2 ln(1.25/δ))/ε (Dwork & Roth 2014), ε <= 1 only       proven            an approximation
    ``paper``      2 ln(1.25/δ)/ε (Gilbert & McMillan 2018, as printed)     to reproduce figures only
    =============  =======================================================  ================  ================

    R releases are one release of the R stacked vectors, with sensitivity √R·Δ₂ and the same independent noise
    in every coordinate, so each method is evaluated at √R·Δ₂. This is tight for Gaussian noise and equals
    adding up ρ.

    Args:
        sensitivity: Δ₂ of one release, above 0; for noise on a lattice, including the lattice's part.
        epsilon: above 0.
        delta: 0 < delta < 1.
        method: one of `METHODS`.
        releases: R, >= 1.

    Returns:
        σ in the unit of ``sensitivity``.

    Warns:
        PrivacyWarning: the ``paper`` formula is not private for these arguments.

    Raises:
        ParameterError: an argument is outside its range.
    """
    if not isinstance(method, str) or method not in METHODS:
        raise ParameterError(f"unknown method {sanitize(method, 40)}: choose from {', '.join(METHODS)}")
    joint = check_positive("sensitivity", sensitivity)
    if check_integer("releases", releases, 1, 1 << 53) > 1:
        joint = round_up(joint * math.sqrt(releases))
    return METHODS[method](joint, epsilon, delta)


_REMARKS = {
    "gaussian": "exact for rounded Gaussian noise, the default of zones",
    "zcdp": "proven for discrete Gaussian noise",
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
        attacker_best: where errors of location are stated, approximate error of an observer without prior
            knowledge who locates a single source from one round, on average.
        remark: a note on the method.
        told_apart: elsewhere, upper bound on how often an observer of one round identifies the right one of
            two neighbouring locations that were equally likely before.
        has_length: whether errors of location are stated, as shares of the domain's length.
    """

    method: str
    multiplier: float | None
    sigma: float | None
    attacker_best: float | None
    remark: str
    told_apart: float | None = None
    has_length: bool = True

    def as_dict(self) -> dict[str, object]:
        """Return the fields that apply to the domain, as JSON types."""
        omitted = {"has_length", "told_apart" if self.has_length else "attacker_best"}
        return {name: value for name, value in asdict(self).items() if name not in omitted}


def compare_methods(zone: Zone, hides: Move, sensitivity: float) -> list[MethodRow]:
    """Return one row per calibration method, for equal scales on the lattice of a zone.

    Args:
        zone: the zone whose domain, releases, lattice, resolution, ε and δ to use.
        hides: the hidden move; if its radius depends on the room, positions are known no better than stated.
        sensitivity: Δ₂ of one release for this move, before the lattice.

    Raises:
        ParameterError: an argument is outside its range.
    """
    n_sensors, step = zone.domain.n_sensors, zone.noise.step
    epsilon, delta, releases = zone.promise.epsilon, zone.promise.delta, zone.schedule.releases
    alpha, has_length = hides.alpha, zone.domain.has_length
    rounded = lattice_sensitivity(sensitivity, step, n_sensors, zone.resolution)
    calibrate(rounded, epsilon, delta, releases=releases)  # raises for arguments that no method accepts
    rows = []
    for method in _REMARKS:
        sigma, remark = _sigma(method, rounded, epsilon, delta, releases)
        if sigma is None:
            rows.append(MethodRow(method, None, None, None, remark, has_length=has_length))
        elif not has_length:
            # Round σ down, so that the bound is not too small.
            ticks = min(max(int(sigma / step), 1), LARGEST_SCALE)
            distance = zone.domain.neighbours(alpha)[0]
            apart = round_up(sensitivity / alpha * distance / (ticks * step))
            kind: NoiseKind = "discrete-gaussian" if method == "zcdp" else "rounded-gaussian"
            success = distinguishing_probability(
                kind, apart, (ticks,) * n_sensors, resolution_ticks=zone.resolution_ticks
            )
            rows.append(MethodRow(method, sigma / rounded, sigma, None, remark, success, has_length=False))
        else:
            best = attackers_best(alpha, sensitivity / sigma)
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
