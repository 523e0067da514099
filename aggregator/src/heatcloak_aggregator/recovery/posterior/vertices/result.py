"""The posterior of sources at the vertices of a graph."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import GraphDomain
from heatcloak_aggregator.recovery.posterior.diagnostics import Diagnostic
from heatcloak_aggregator.recovery.posterior.result import Posterior, check_level
from heatcloak_aggregator.recovery.posterior.vertices.reduction import Reduced
from heatcloak_aggregator.recovery.posterior.vertices.vicinity import VertexVicinity, held, regions
from heatcloak_aggregator.recovery.posterior.vertices.worlds import Worlds


@dataclass(frozen=True, eq=False)
class VertexPosteriorResult(Posterior):
    """The posterior of the sources, given the readings.

    Attributes:
        estimate: intensities, shape (n,), ≥ 0, read-only: shares of least expected earth mover's distance,
            times the posterior mean of the total intensity. With one source at most the shares are one
            vertex, the median of its probabilities.
        count: P(k) for k = 0…max_sources, shape (max_sources + 1,), read-only, of sum one. Where the floor is
            crowded, the last entry is that of max_sources and more.
        status: "crowded" where the readings give more than one half to more sources than the prior allows:
            the posterior is then that of the prior with its overflow. Else "converged", or "unconverged"
            where the chains did not agree or know too little, and the figures are a guess.
        samples: equally likely worlds, none where the estimate is basis pursuit's.
        diagnostics: split R̂ and effective sample size of the total intensity, k, the mean distance from the
            likeliest vertex, and the share of the intensity within some distances of it.
        crowding: posterior probability of more sources than max_sources, with the prior's overflow.
        fallback: whether even the prior with its overflow has too few sources for the readings, and
            the estimate is that of basis pursuit denoising.
        sigma: noise scale that was used: the one given, or the least one that is resolved.
        misfit: ‖A f − ỹ‖² / σ² of the sample that fits best: about the number of readings, or less.
        plausible: whether noise makes a misfit as large as that with a probability of at least 1e-6.
        moves: moves that all chains made.
        prior: what was believed before.
        probability: P(v holds at least one source), shape (n,), read-only; zero at a fallback.
        intensity: posterior mean of the intensity at v, of all sources there together, shape (n,), read-only.
        domain: the graph.
        worlds: the exact posterior, where there are at most one source, or at most two of known intensity:
            probabilities, count and vicinities' probabilities are then exact, and the samples equally likely
            draws from it. Else None.
        reduced: what the readings say of each vertex, in units of the noise.
    """

    probability: FloatArray
    intensity: FloatArray
    domain: GraphDomain
    worlds: Worlds | None
    reduced: Reduced

    @property
    def exact(self) -> bool:
        """Whether all worlds were weighed, and no chain was needed."""
        return self.worlds is not None

    def vicinity(self, level: float) -> list[VertexVicinity]:
        """Disjoint connected sets of vertices, each of which holds at least one source at ``level``.

        Args:
            level: the probability that each set is to have, between 0 and 1.

        Returns:
            Sets with a probability each, judged by samples that did not choose them. They are claims about
            one set each, not about all of them at once. An empty list says that no part of the graph holds a
            source with that probability: there may be none (see ``count``), or the readings fit no number of
            sources that the prior knows (see ``fallback``).

        Raises:
            ParameterError: if ``level`` is not a number between 0 and 1, both excluded.
        """
        check_level(level)
        if not self.samples.size:
            return []
        chosen_by, judged_by = self.samples.halves()
        found = []
        adjacency = self.domain.adjacency
        for inside in regions(chosen_by, self.worlds, self.reduced, self.prior, adjacency, float(level)):
            if self.worlds is None:
                probability = held(judged_by, inside)
            else:
                probability = float(self.worlds.holding(inside.astype(np.intp), 2)[1])
            found.append(VertexVicinity(tuple(np.flatnonzero(inside).tolist()), probability))
        return found

    def holding(self, groups: IntArray, size: int) -> FloatArray:
        """P(at least one source in the group) for each group of vertices, shape (size,).

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: how many groups there are.
        """
        if self.worlds is not None:
            return self.worlds.holding(groups, size)
        rows, columns = np.nonzero(self._present)
        seen = np.zeros((max(self.samples.size, 1), size), dtype=np.bool_)
        seen[rows, groups[self.samples.places[rows, columns]]] = True
        held: FloatArray = seen.mean(axis=0)
        return held

    def shares(self, groups: IntArray, size: int) -> FloatArray:
        """Expected share of the intensity in each group of vertices, none where there is no source.

        Args:
            groups: the group of each vertex, 0…size − 1, shape (n,).
            size: how many groups there are.
        """
        if self.worlds is not None:
            return self.worlds.shares(groups, size)
        rows, columns = np.nonzero(self._present)
        masses = self.samples.intensities[rows, columns] / self.samples.totals[rows]
        summed = np.bincount(groups[self.samples.places[rows, columns]], masses, size)
        shares: FloatArray = summed / max(self.samples.size, 1)
        return shares

    @property
    def _present(self) -> npt.NDArray[np.bool_]:
        return np.arange(self.samples.places.shape[1]) < self.samples.counts[:, None]

    def _how_sure(self, worst: Diagnostic) -> str:
        return "all worlds were weighed" if self.exact else super()._how_sure(worst)
