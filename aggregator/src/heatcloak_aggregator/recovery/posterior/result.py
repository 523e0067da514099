"""What every posterior hands back: an estimate, the samples behind it, and whether the chains agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.ranking import highest
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_IMPLAUSIBLE = "yet no sources explain the readings: check sigma and look for a faulty sensor"

Status = Literal["converged", "unconverged", "crowded"]


@dataclass(frozen=True, eq=False)
class Posterior:
    """What is the same of every posterior, wherever its sources stand.

    Attributes:
        estimate: intensities, shape (n,), ≥ 0, read-only. Scaled to mass one it has the least expected earth
            mover's distance to the sources, if there are any. Zero only where no sample has a source.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. Where the floor is
            crowded, the last entry is that of max_sources and more.
        status: "crowded" where the readings give more than one half to more sources than the prior allows:
            the posterior is then that of the prior with its overflow. Else "converged", or "unconverged"
            where the chains did not agree or know too little, and the figures are a guess.
        samples: equally likely worlds, none where the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of what is watched.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and
            the estimate is that of basis pursuit denoising.
        sigma: noise scale that was used: the one given, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: moves that all chains made.
        prior: what was believed before.
    """

    estimate: FloatArray
    count: FloatArray
    status: Status
    samples: Samples
    diagnostics: tuple[Diagnostic, ...]
    crowding: float
    fallback: bool
    sigma: float
    misfit: float
    plausible: bool
    moves: int
    prior: Prior

    @property
    def text(self) -> str:
        """The status in words: what happened, why, and what to do about it."""
        return self._status_text if self.plausible else f"{self._status_text}; {_IMPLAUSIBLE}"

    @property
    def _status_text(self) -> str:
        allowed = self.prior.max_sources
        if self.fallback:
            return (
                f"crowded: the readings ask for more than {self.prior.cap} sources, so the estimate is basis "
                f"pursuit's and no vicinity is claimed; check sigma and the readings, or raise max_sources"
            )
        if self.status == "crowded":
            return (
                f"crowded: with probability {self.crowding:.2f} there are more than {allowed} sources, so up "
                f"to {self.prior.cap} were admitted; raise max_sources"
            )
        worst = max(self.diagnostics, key=lambda one: (not one.converged, round(one.r_hat, 9)))
        if self.status == "unconverged":
            return (
                f"unconverged: after {self.moves} moves the chains know {worst.name} with R-hat "
                f"{worst.r_hat:.2f} and {worst.effective:.0f} effective samples; give more moves, fewer "
                f"max_sources or a known intensity"
            )
        likely = highest(self.count)
        return (
            f"converged: {likely} sources with probability {self.count[likely]:.2f}, "
            f"{self._how_sure(worst)}; nothing to do"
        )

    def _how_sure(self, worst: Diagnostic) -> str:
        return f"the chains agree within R-hat {worst.r_hat:.2f}"


def status_of(crowding: float, diagnostics: tuple[Diagnostic, ...]) -> Status:
    """The status that follows from the crowding and what the chains know."""
    if crowding >= 0.5:
        return "crowded"
    return "converged" if all(one.converged for one in diagnostics) else "unconverged"


def check_level(level: float) -> None:
    """Refuse what is no probability.

    Raises:
        ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
    """
    if isinstance(level, bool) or not isinstance(level, (int, float, np.number)) or not 0.0 < level < 1.0:
        raise ParameterError(f"level is {sanitize(level)}: give a probability between 0 and 1, both excluded")
