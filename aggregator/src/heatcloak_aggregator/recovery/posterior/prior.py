"""The prior of the sources: how many, where, and how intense."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Operator
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

MOST_SOURCES = 64
"""Greatest max_sources: larger numbers of sources are better described by a density."""
INTENSITY = Operator.intensities
"""Range of an unknown intensity where nothing more is known."""
ANYWHERE = (0.0, 1.0)
"""The whole interval."""
FEWER = 1.0 / 3.0
"""Prior probability of each additional source, relative to one less."""


@dataclass(frozen=True)
class Prior:
    """k sources with k from ``count``, each at a uniform place with a uniform intensity, all independent.

    By default each additional source is a third as likely. If intensities are unknown, the readings hardly
    distinguish one source from two adjacent ones of half the intensity; with equal weights one source would
    be taken for several, and the estimate of one or two sources would be no better than that of basis
    pursuit. If the readings do distinguish them, a factor of three hardly matters. The number 0 is allowed:
    most rounds of most zones contain no person.

    All numbers above ``max_sources`` together have at most ``overflow`` times the least weight in ``count``:
    j sources more have weight proportional to 1/j, up to ``cap``. This is an alarm, not a belief: as long as
    the readings give it less than one half, inference is that of the prior without it; otherwise the result
    is "crowded".

    Attributes:
        max_sources: greatest number of sources, 1…64.
        intensity: least and greatest intensity, or one number if it is known, > 0. Without a prior, recovery
            takes the operator's ``intensities``.
        places: least and greatest place, within [0, 1]. On a graph all vertices are equally likely, several
            sources may share one, and this must be the default.
        count: weights of k = 0…max_sources, non-negative, with any sum; None for 3⁻ᵏ.
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
            raise ParameterError(f"max_sources must be an integer 1…{MOST_SOURCES}, got {sanitize(most)}")
        object.__setattr__(self, "max_sources", int(most))
        min_intensity, max_intensity = _range("intensity", self.intensity)
        if not 0.0 < min_intensity <= max_intensity <= 1e6 or max_intensity > 1e6 * min_intensity:
            raise ParameterError(
                f"intensity must be a number or a range in (0, 1e6], got {sanitize(self.intensity)}"
            )
        low, high = _range("places", self.places)
        if not (low >= 0.0 and high <= 1.0 and high - low >= 1e-6):
            raise ParameterError(f"places must be a range within [0, 1], got {sanitize(self.places)}")
        if not (isinstance(self.overflow, (int, float)) and 0.0 <= self.overflow <= 1.0):
            raise ParameterError(f"overflow must be within [0, 1], got {sanitize(self.overflow)}")
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
                f"count must be {self.max_sources + 1} weights ≥ 0 for 0…{self.max_sources} sources, "
                f"not all 0, got {sanitize(self.count)}"
            )
        object.__setattr__(self, "count", tuple(float(weight) for weight in weights))

    @property
    def min_intensity(self) -> float:
        """The least intensity of a source."""
        return _range("intensity", self.intensity)[0]

    @property
    def max_intensity(self) -> float:
        """The greatest intensity of a source."""
        return _range("intensity", self.intensity)[1]

    @property
    def cap(self) -> int:
        """The greatest number of sources with positive weight."""
        return self.max_sources if self.overflow == 0.0 else 2 * self.max_sources + 18

    @property
    def weights(self) -> FloatArray:
        """Probability of k = 0…cap sources, shape (cap + 1,)."""
        believed = FEWER ** np.arange(self.max_sources + 1) if self.count is None else np.array(self.count)
        believed /= believed.max()
        beyond = 1.0 / np.arange(1, self.cap - self.max_sources + 1)
        # Together they weigh less than any number in ``count``, whatever the sum of the weights.
        beyond *= self.overflow * believed[believed > 0.0].min() / max(float(beyond.sum()), 1.0)
        weights = np.concatenate([believed, beyond])
        return np.asarray(weights / weights.sum())

    def draw(self, rng: np.random.Generator) -> tuple[FloatArray, FloatArray]:
        """Draw the places and intensities of at most ``max_sources`` sources."""
        weights = self.weights[: self.max_sources + 1]
        k = int(rng.choice(weights.size, p=weights / weights.sum()))
        return rng.uniform(*self.places, k), rng.uniform(self.min_intensity, self.max_intensity, k)


def _range(name: str, value: float | tuple[float, float]) -> tuple[float, float]:
    """Return one number or two as two finite numbers in order."""
    try:
        low, high = (float(value), float(value)) if np.ndim(value) == 0 else map(float, value)  # type: ignore[arg-type]
    except (TypeError, ValueError, OverflowError):
        low = high = math.nan
    if not (math.isfinite(low) and math.isfinite(high) and low <= high):
        raise ParameterError(f"{name} must be finite and ascending, got {sanitize(value)}")
    return low, high


@dataclass(frozen=True)
class Options:
    """Checked options of `posterior`.

    Attributes:
        prior: the prior.
        seed: seed of all random numbers, an integer ≥ 0.
        moves: moves of the first run, or None for the default.
    """

    prior: Prior
    seed: int
    moves: int | None
