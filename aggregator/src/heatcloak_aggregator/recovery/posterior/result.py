"""What the posterior hands back: an estimate, the samples behind it, and whether the chains agreed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vicinity import Vicinity, check_level, vicinities

FloatArray = npt.NDArray[np.float64]

_IMPLAUSIBLE = "yet no sources explain the readings: check sigma and look for a faulty sensor"

Status = Literal["converged", "unconverged", "crowded"]


@dataclass(frozen=True, eq=False)
class PosteriorResult:
    """The posterior of the sources, given the readings.

    Attributes:
        estimate: intensities at i/n, shape (n,), ≥ 0, read-only: shares whose cumulative function is the
            posterior median at every point, times the posterior mean of the total intensity. Scaled to mass
            one it has the least expected earth mover's distance to the sources, if there are any. Zero only
            where no sample has a source.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. Where the floor is
            crowded, the last entry is that of max_sources and more.
        status: "crowded" where the readings give more than one half to more sources than the prior allows:
            the posterior is then that of the prior with its overflow. Else "converged", or "unconverged"
            where the chains did not agree or know too little, and the figures are a guess.
        samples: equally likely worlds, none where the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of the total intensity, the centre of mass, the
            cumulative function at five places, and k.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and
            the estimate is that of basis pursuit denoising.
        sigma: noise scale that was used: the one given, or the least one that the sampler resolves.
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

    def vicinity(self, level: float) -> list[Vicinity]:
        """Disjoint intervals, shortest first, each of which holds at least one source at ``level``.

        Args:
            level: the probability that each interval is to have, between 0 and 1.

        Returns:
            Intervals with a probability each, judged by samples that did not choose them. They are claims
            about one interval each, not about all of them at once. An empty list says that no interval holds
            a source with that probability: the floor may be empty (see ``count``), or the readings fit no
            number of sources that the prior knows (see ``fallback``).

        Raises:
            ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
        """
        check_level(level)
        return vicinities(self.samples, float(level)) if self.samples.size else []

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
        worst = max(self.diagnostics, key=lambda one: (not one.converged, one.r_hat))
        if self.status == "unconverged":
            return (
                f"unconverged: after {self.moves} moves the chains know {worst.name} with R-hat "
                f"{worst.r_hat:.2f} and {worst.effective:.0f} effective samples; give more moves, fewer "
                f"max_sources or a known intensity"
            )
        likely = int(self.count.argmax())
        return (
            f"converged: {likely} sources with probability {self.count[likely]:.2f}, the chains agree within "
            f"R-hat {worst.r_hat:.2f}; nothing to do"
        )
