"""Results of the posterior: estimate, samples, diagnostics and vicinities, on the interval and on a graph."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.ranking import highest
from heatcloak_aggregator.recovery.posterior.chains import Diagnostic
from heatcloak_aggregator.recovery.posterior.interval.vicinity import Vicinity, vicinities
from heatcloak_aggregator.recovery.posterior.prior import Prior
from heatcloak_aggregator.recovery.posterior.samples import Samples
from heatcloak_aggregator.recovery.posterior.vertices.enumeration import ExactPosterior
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.vicinity import VertexVicinity, held, regions
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.sanitize import sanitize

_IMPLAUSIBLE = "yet no sources explain the readings: check sigma and look for a faulty sensor"

Status = Literal["converged", "unconverged", "crowded"]


@dataclass(frozen=True, eq=False)
class Posterior:
    """Common part of all posteriors.

    Attributes:
        estimate: intensities, shape (n,), ≥ 0, read-only. Scaled to mass one it has the least expected earth
            mover's distance to the sources, if there are any. Zero only if no sample has a source.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. If the status is
            "crowded", the last entry is that of max_sources and more.
        status: "crowded" if the readings give more than one half to more sources than max_sources: the
            posterior is then that of the prior with its overflow. Else "converged", or "unconverged" if the
            chains do not agree or are too short, and the figures are unreliable.
        samples: equally likely source configurations; none if the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of the monitored quantities.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and the
            estimate is that of basis pursuit denoising.
        sigma: the noise scale used: the given one, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: number of moves of all chains.
        prior: the prior.
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
        """The status in words: what happened, why, and what to do."""
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
    """Return the status for a crowding and the diagnostics."""
    if crowding >= 0.5:
        return "crowded"
    return "converged" if all(one.converged for one in diagnostics) else "unconverged"


def check_level(level: float) -> None:
    """Check a probability.

    Raises:
        ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
    """
    if isinstance(level, bool) or not isinstance(level, (int, float, np.number)) or not 0.0 < level < 1.0:
        raise ParameterError(f"level must be between 0 and 1, both excluded, got {sanitize(level)}")


@dataclass(frozen=True, eq=False)
class PosteriorResult(Posterior):
    """The posterior of sources on the interval.

    Attributes:
        estimate: intensities at i/n, shape (n,), ≥ 0, read-only: shares whose cumulative function is the
            posterior median at every point, times the posterior mean of the total intensity.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. If the status is
            "crowded", the last entry is that of max_sources and more.
        status: "crowded" if the readings give more than one half to more sources than max_sources: the
            posterior is then that of the prior with its overflow. Else "converged", or "unconverged" if the
            chains do not agree or are too short, and the figures are unreliable.
        samples: equally likely source configurations; none if the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of the total intensity, the centre of mass, the
            cumulative function at five places, and k.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and the
            estimate is that of basis pursuit denoising.
        sigma: the noise scale used: the given one, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: number of moves of all chains.
        prior: the prior.
    """

    def vicinity(self, level: float) -> list[Vicinity]:
        """Return disjoint intervals, shortest first, each of which holds at least one source at ``level``.

        Args:
            level: the requested probability of each interval, between 0 and 1.

        Returns:
            Intervals with a probability each, estimated from samples that did not choose them. Each claim is
            about one interval, not about all of them together. An empty list means that no interval holds a
            source with that probability: there may be no source (see ``count``), or the readings match no
            number of sources that the prior allows (see ``fallback``).

        Raises:
            ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
        """
        check_level(level)
        return vicinities(self.samples, float(level)) if self.samples.size else []


@dataclass(frozen=True, eq=False)
class VertexPosteriorResult(Posterior):
    """The posterior of sources at the vertices of a graph.

    Attributes:
        estimate: intensities, shape (n,), ≥ 0, read-only: shares of least expected earth mover's distance,
            times the posterior mean of the total intensity. With at most one source the shares are one
            vertex, the median of its probabilities.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. If the status is
            "crowded", the last entry is that of max_sources and more.
        status: "crowded" if the readings give more than one half to more sources than max_sources: the
            posterior is then that of the prior with its overflow. Else "converged", or "unconverged" if the
            chains do not agree or are too short, and the figures are unreliable.
        samples: equally likely source configurations; none if the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of the total intensity, k, the mean distance from the
            likeliest vertex, and the share of the intensity within some distances of it.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and the
            estimate is that of basis pursuit denoising.
        sigma: the noise scale used: the given one, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: number of moves of all chains.
        prior: the prior.
        probability: P(v holds at least one source), shape (n,), read-only; zero at a fallback.
        intensity: posterior mean of the intensity at v, of all sources there together, shape (n,), read-only.
        domain: the graph.
        enumerated: the exact posterior, if the prior has at most one source, or at most two of known
            intensity: probabilities, count and the vicinities' probabilities are then exact, and the samples
            are equally likely draws from it. Else None.
        reduced: columns and readings in units of the noise.
    """

    probability: FloatArray
    intensity: FloatArray
    domain: GraphDomain
    enumerated: ExactPosterior | None
    reduced: Reduced

    @property
    def exact(self) -> bool:
        """Whether the posterior was enumerated, without chains."""
        return self.enumerated is not None

    def vicinity(self, level: float) -> list[VertexVicinity]:
        """Return disjoint connected sets of vertices, each of which holds at least one source at ``level``.

        Args:
            level: the requested probability of each set, between 0 and 1.

        Returns:
            Sets with a probability each, estimated from samples that did not choose them. Each claim is about
            one set, not about all of them together. An empty list means that no part of the graph holds a
            source with that probability: there may be no source (see ``count``), or the readings match no
            number of sources that the prior allows (see ``fallback``).

        Raises:
            ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
        """
        check_level(level)
        if not self.samples.size:
            return []
        chosen_by, judged_by = self.samples.halves()
        found = []
        adjacency = self.domain.adjacency
        for inside in regions(chosen_by, self.enumerated, self.reduced, self.prior, adjacency, float(level)):
            if self.enumerated is None:
                probability = held(judged_by, inside)
            else:
                probability = float(self.enumerated.holding(inside.astype(np.intp), 2)[1])
            found.append(VertexVicinity(tuple(np.flatnonzero(inside).tolist()), probability))
        return found

    def holding(self, groups: IntArray, size: int) -> FloatArray:
        """Return P(at least one source in the group) for each group of vertices, shape (size,).

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: number of groups.
        """
        if self.enumerated is not None:
            return self.enumerated.holding(groups, size)
        rows, columns = np.nonzero(self.samples.present)
        seen = np.zeros((max(self.samples.size, 1), size), dtype=np.bool_)
        seen[rows, groups[self.samples.places[rows, columns]]] = True
        return np.asarray(seen.mean(axis=0))

    def shares(self, groups: IntArray, size: int) -> FloatArray:
        """Return the expected share of the intensity in each group of vertices, 0 without a source.

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: number of groups.
        """
        if self.enumerated is not None:
            return self.enumerated.shares(groups, size)
        rows, columns = np.nonzero(self.samples.present)
        masses = self.samples.intensities[rows, columns] / self.samples.totals[rows]
        summed = np.bincount(groups[self.samples.places[rows, columns]], masses, size)
        return summed / max(self.samples.size, 1)

    def _how_sure(self, worst: Diagnostic) -> str:
        return "the posterior was enumerated" if self.exact else super()._how_sure(worst)


_LEAST_PLAUSIBLE = 1e-6
"""Probability of a misfit below which noise alone is not plausible."""


@dataclass(frozen=True, eq=False, slots=True)
class Conclusion:
    """Conclusions from samples of the prior with its overflow.

    Attributes:
        samples: samples of the prior without overflow, unless crowded; none at a fallback.
        count: P(k), shape (max_sources + 1,).
        crowding: share of the samples with more than max_sources sources.
        fallback: whether even the overflow has too few sources.
        plausible: whether noise may make a misfit as large as that of the best sample.
    """

    samples: Samples
    count: FloatArray
    crowding: float
    fallback: bool
    plausible: bool


def judge(samples: Samples, prior: Prior, misfit: float, readings: int) -> Conclusion:
    """Return the count, the crowding and the plausibility of samples.

    Args:
        samples: at least one, of the prior with its overflow.
        prior: the prior.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best.
        readings: number of readings, less the directions of drift in them.
    """
    most = prior.max_sources
    crowding = float((samples.counts > most).mean())
    if crowding < 0.5:
        samples = samples.where(samples.counts <= most)
    count = np.bincount(np.minimum(samples.counts, most), minlength=most + 1) / samples.size
    plausible = readings == 0 or misfit <= float(scipy.special.chdtri(readings, _LEAST_PLAUSIBLE))
    full = float((samples.counts == prior.cap).mean()) > 0.5
    fallback = crowding >= 0.5 and full and not plausible
    if fallback:
        samples = samples.where(np.zeros(samples.size, dtype=np.bool_))
    return Conclusion(samples, count, crowding, fallback, plausible)
