"""What is believed of the sources before a reading is seen: how many, where, and how warm."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

MOST_SOURCES = 64
"""Sources that a prior may allow: beyond, a crowd is better described by a density."""
INTENSITY = (0.2, 1.0)
"""Range of an unknown intensity: below, a source is background; above one stands more than one person."""
ANYWHERE = (0.0, 1.0)
"""Every place of the interval."""
FEWER = 1.0 / 3.0
"""How likely each source more is, relative to one less."""


@dataclass(frozen=True)
class Prior:
    """k sources, k from ``count``; each at a uniform place with a uniform intensity, all independent.

    By default each source more is a third as likely. Where intensities are unknown the readings hardly tell
    one source from two half as warm side by side; with equal weights one source is then taken for several,
    and the estimate of one or two is no better than that of basis pursuit. Where the readings do tell, a
    factor of three is nothing. The number 0 is among those allowed: an empty floor is what most rounds of
    most zones show.

    All greater numbers have, together, at most ``overflow`` times the least weight in ``count``: j sources
    more than ``max_sources`` in proportion to 1/j, up to ``cap``. That is no belief but an alarm: as long as
    the readings give less than one half to it, inference is that of the prior without it; beyond, the result
    says that the floor is crowded.

    Attributes:
        max_sources: the greatest number of sources believed in, 1…64.
        intensity: the least and the greatest intensity, or one number where it is known, > 0.
        places: the least and the greatest place, within [0, 1]. On a graph every vertex is as likely, several
            sources may share one, and this is left as it is.
        count: weights of k = 0…max_sources, not negative, with any sum; None for 3⁻ᵏ.
        overflow: weight of more sources than ``max_sources``, relative to the least positive one in
            ``count``, within [0, 1].

    Raises:
        ParameterError: if a value is out of range.
    """

    max_sources: int = 6
    intensity: float | tuple[float, float] = INTENSITY
    places: tuple[float, float] = ANYWHERE
    count: tuple[float, ...] | None = None
    overflow: float = 0.01

    def __post_init__(self) -> None:
        most = self.max_sources
        if isinstance(most, bool) or not isinstance(most, (int, np.integer)) or not 1 <= most <= MOST_SOURCES:
            raise ParameterError(f"max_sources is {sanitize(most)}: give an integer 1…{MOST_SOURCES}")
        object.__setattr__(self, "max_sources", int(most))
        faint, bright = _range("intensity", self.intensity)
        if not 0.0 < faint <= bright <= 1e6 or bright > 1e6 * faint:
            raise ParameterError(
                f"intensity is {sanitize(self.intensity)}: give one above 0 and at most 1e6, or a range"
            )
        low, high = _range("places", self.places)
        if not (low >= 0.0 and high <= 1.0 and high - low >= 1e-6):
            raise ParameterError(f"places is {sanitize(self.places)}: give a range of two within [0, 1]")
        if not (isinstance(self.overflow, (int, float)) and 0.0 <= self.overflow <= 1.0):
            raise ParameterError(f"overflow is {sanitize(self.overflow)}: give a weight within [0, 1]")
        self._check_count()

    def _check_count(self) -> None:
        if self.count is None:
            return
        try:
            weights = np.array(self.count, dtype=np.float64)
        except (TypeError, ValueError, OverflowError):
            weights = np.array([math.nan])
        fits = weights.shape == (self.max_sources + 1,) and np.isfinite(weights).all()
        if not fits or weights.min() < 0.0 or not 0.0 < weights.sum() < math.inf:
            raise ParameterError(
                f"count is {sanitize(self.count)}: give {self.max_sources + 1} weights for "
                f"0…{self.max_sources} sources, not negative, not all 0"
            )
        object.__setattr__(self, "count", tuple(float(weight) for weight in weights))

    @property
    def faint(self) -> float:
        """The least intensity of a source."""
        return _range("intensity", self.intensity)[0]

    @property
    def bright(self) -> float:
        """The greatest intensity of a source."""
        return _range("intensity", self.intensity)[1]

    @property
    def cap(self) -> int:
        """The greatest number of sources that has any weight."""
        return self.max_sources if self.overflow == 0.0 else 2 * self.max_sources + 18

    @property
    def weights(self) -> FloatArray:
        """Probability of k = 0…cap sources, shape (cap + 1,)."""
        believed = FEWER ** np.arange(self.max_sources + 1) if self.count is None else np.array(self.count)
        believed /= believed.max()
        beyond = 1.0 / np.arange(1, self.cap - self.max_sources + 1)
        # Numbers that weigh less than any that is believed in, whatever the sum of the weights.
        beyond *= self.overflow * believed[believed > 0.0].min() / max(float(beyond.sum()), 1.0)
        weights = np.concatenate([believed, beyond])
        probabilities: FloatArray = weights / weights.sum()
        return probabilities

    def draw(self, rng: np.random.Generator) -> tuple[FloatArray, FloatArray]:
        """Places and intensities of the sources of one world, with at most ``max_sources`` of them."""
        weights = self.weights[: self.max_sources + 1]
        k = int(rng.choice(weights.size, p=weights / weights.sum()))
        return rng.uniform(*self.places, k), rng.uniform(self.faint, self.bright, k)


def _range(name: str, value: float | tuple[float, float]) -> tuple[float, float]:
    """One number or two as two finite numbers in order."""
    try:
        low, high = (float(value), float(value)) if np.ndim(value) == 0 else map(float, value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        low = high = math.nan
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        raise ParameterError(f"{name} is {sanitize(value)}: give finite numbers, the lesser one first")
    return low, high
