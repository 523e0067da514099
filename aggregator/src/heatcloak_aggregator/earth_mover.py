"""The earth mover's distance between source vectors: how far an estimate puts the warmth from where it is.

Gilbert & McMillan 2018, Definition 1, on vectors scaled to mass one. On the interval the optimal transport is
monotone and costs the area between the two cumulative functions, ∫|F − G|.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.domains import IntervalDomain
from heatcloak_aggregator.domains.vectors import real_array
from heatcloak_shared.errors import ParameterError

FloatArray = npt.NDArray[np.float64]


@dataclass(frozen=True)
class EmdScore:
    """A distance, and whether it means anything about place.

    Attributes:
        value: the earth mover's distance, in units of the domain's distance.
        placeless: whether a vector without mass was scored as the uniform distribution. Basis pursuit returns
            such an estimate whenever zero explains the readings; it says nothing about place.
    """

    value: float
    placeless: bool


def emd(domain: IntervalDomain, a: npt.ArrayLike, b: npt.ArrayLike) -> float:
    """The earth mover's distance between two source vectors, each scaled to mass one.

    Args:
        domain: where the sources lie.
        a: intensities, shape (n,), finite and not negative.
        b: intensities likewise.

    Returns:
        The distance, in units of ``domain.distance``. A vector of mass zero counts as uniform; ``score``
        says whether one did.

    Raises:
        ParameterError: if a vector has another shape, or an entry that is negative or not finite.
    """
    return score(domain, a, b).value


def score(domain: IntervalDomain, truth: npt.ArrayLike, estimate: npt.ArrayLike) -> EmdScore:
    """As :func:`emd`, with a flag for a vector that says nothing about place.

    Args:
        domain: where the sources lie.
        truth: intensities, shape (n,), finite and not negative.
        estimate: intensities likewise.

    Raises:
        ParameterError: if a vector has another shape, or an entry that is negative or not finite.
    """
    shares_of_truth, truth_placeless = _shares("truth", truth, domain.n_sources)
    shares, placeless = _shares("estimate", estimate, domain.n_sources)
    surplus = np.cumsum(shares_of_truth - shares)[:-1]
    return EmdScore(float(np.abs(surplus).sum()) / domain.n_sources, truth_placeless or placeless)


def _shares(name: str, vector: npt.ArrayLike, count: int) -> tuple[FloatArray, bool]:
    """The vector scaled to mass one, and whether it had no mass to scale."""
    intensities = real_array(f"the {name}", vector)
    if intensities.shape != (count,):
        raise ParameterError(
            f"the {name} has shape {intensities.shape}: give one intensity for each of {count} places"
        )
    # Written so that NaN fails it too.
    if not (intensities >= 0.0).all() or not np.isfinite(intensities).all():
        raise ParameterError(f"the {name} has a negative or non-finite entry: give finite intensities ≥ 0")
    peak = intensities.max()
    if peak == 0.0:
        return np.full(count, 1.0 / count), True
    # Scaled by the peak first, so that the sum of huge or denormal intensities stays within range.
    relative = intensities / peak
    return relative / relative.sum(), False
