"""The posterior of sources on the interval."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity, vicinities
from heatcloak_aggregator.recovery.posterior.result import Posterior, check_level


@dataclass(frozen=True, eq=False)
class PosteriorResult(Posterior):
    """The posterior of the sources, given the readings.

    Attributes:
        estimate: intensities at i/n, shape (n,), ≥ 0, read-only: shares whose cumulative function is the
            posterior median at every point, times the posterior mean of the total intensity.
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
        sigma: noise scale that was used: the one given, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: moves that all chains made.
        prior: what was believed before.
    """

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
