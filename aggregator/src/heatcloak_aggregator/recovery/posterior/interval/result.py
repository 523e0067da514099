"""The posterior of sources on the interval."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity, vicinities
from heatcloak_aggregator.recovery.posterior.result import Posterior, check_level


@dataclass(frozen=True, eq=False)
class PosteriorResult(Posterior):
    """The posterior of the sources, given the readings.

    Attributes, beside or in the sense of those of every posterior:
        estimate: intensities at i/n, shape (n,), ≥ 0, read-only: shares whose cumulative function is the
            posterior median at every point, times the posterior mean of the total intensity.
        diagnostics: split R̂ and effective sample size of the total intensity, the centre of mass, the
            cumulative function at five places, and k.
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
