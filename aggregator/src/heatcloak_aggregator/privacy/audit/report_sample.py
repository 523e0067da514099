"""Reports of nodes whose stated probabilities are known, in two worlds."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from scipy.stats import norm

from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy.audit.noise import Draws

_ALMOST_ONE = 1.0 - 1e-12


@dataclass(frozen=True, kw_only=True)
class ReportSample(Draws):
    """Reports of nodes that all follow one stated law: the same in both worlds, or one in each.

    Attributes:
        noise: the draws: numbers of outputs, from 0; 0 where nothing was published.
        present, world: see `Draws`.
        laws: the stated probability of each output, shape (1 or 2, n_outputs).
        seed: of the audit's own random numbers, independent of the reports: p-values are exact only if it is
            random.
    """

    laws: FloatArray
    seed: int

    @property
    def repeat_chance(self) -> float:
        """See `Draws`. It also bounds sequences that overlap, such as long runs of one likely output."""
        return min(float(self.laws.max()), _ALMOST_ONE)

    @cached_property
    def same(self) -> FloatArray:
        """The probability that two reports of a law are equal, shape (laws,)."""
        return np.asarray(np.minimum(np.square(self.laws).sum(axis=1), _ALMOST_ONE))

    @cached_property
    def same_other(self) -> FloatArray:
        """The probability that two reports of a law are equal, and not the likeliest, shape (laws,)."""
        squares = np.square(self.laws)
        squares[np.arange(len(squares)), self.laws.argmax(axis=1)] = 0.0
        return np.asarray(squares.sum(axis=1))

    @cached_property
    def law(self) -> Int64Array:
        """The number of each run's law, shape (runs,)."""
        return np.minimum(self.world, len(self.laws) - 1)

    @cached_property
    def normal(self) -> FloatArray:
        """Each report as a standard normal number: see `normal_scores`; 0 without one."""
        scores = [normal_scores(self.noise, law, np.random.default_rng([self.seed, 0])) for law in self.laws]
        return np.where(self.present, np.array(scores)[self.law, np.arange(len(self.law))], 0.0)

    @cached_property
    def other(self) -> BoolArray:
        """Whether there is a report that is not the likeliest of its law, shape of ``noise``."""
        likeliest = self.laws.argmax(axis=1)[self.law]
        return np.asarray(self.present & (self.noise != likeliest[:, None, None]))

    @cached_property
    def likely(self) -> BoolArray:
        """The likeliest outputs of each law that have at most half of the probability, but at least one."""
        likely = np.zeros(self.laws.shape, dtype=np.bool_)
        for chosen, law in zip(likely, self.laws, strict=True):
            order = np.argsort(-law, kind="stable")
            chosen[order[: max(int(np.searchsorted(np.cumsum(law[order]), 0.5, side="right")), 1)]] = True
        return likely

    @cached_property
    def stated_shares(self) -> FloatArray:
        """The stated probability of likely outputs, shape (laws,)."""
        return np.asarray(np.minimum((self.laws * self.likely).sum(axis=1), 1.0))

    @cached_property
    def node_shares(self) -> FloatArray:
        """Each node's share of likely outputs, shape (laws, nodes); 0 without reports."""
        hits = self.likely[self.law[:, None, None], self.noise] & self.present
        chosen = np.arange(len(self.laws))[:, None] == self.law
        # Sums over the runs of each law and over rounds.
        sums, counts = (
            np.einsum("lr,rtn->ln", chosen.astype(np.int64), part) for part in (hits, self.present)
        )
        return np.asarray(sums / np.maximum(counts, 1), dtype=np.float64)

    def different(self, present: BoolArray, law: Int64Array) -> float:
        """Return how many of some reports are expected not to be the likeliest.

        Args:
            present: where reports are, shape (runs, ...).
            law: the number of each run's law.
        """
        others = 1.0 - self.laws.max(axis=1)
        return float(sum(others[which] * present[law == which].sum() for which in range(len(others))))

    def of_law(self, law: int, node: int | None = None) -> Int64Array:
        """Return all reports that follow a law, of one node or of all."""
        nodes = slice(None) if node is None else slice(node, node + 1)
        chosen = self.law == law
        return np.asarray(self.noise[chosen, :, nodes][self.present[chosen, :, nodes]])

    def of_world(self, world: int) -> Int64Array:
        """Return all reports in a world."""
        chosen = self.world == world
        return np.asarray(self.noise[chosen][self.present[chosen]])


def normal_scores(outputs: Int64Array, law: FloatArray, chance: np.random.Generator) -> FloatArray:
    """Return a number for each report; standard normal and independent if reports follow ``law``.

    It is the randomised probability integral transform Φ⁻¹(F(y−) + V·P(y)), with V uniform.

    Args:
        outputs: the reports.
        law: the probability of each output.
        chance: random numbers that are independent of the reports.
    """
    order = chance.permutation(law.size)
    ends = np.cumsum(law[order])
    below = np.empty(law.size)
    below[order] = ends - law[order]
    uniform = (below[outputs] + chance.random(outputs.shape) * law[outputs]) / ends[-1]
    return np.asarray(norm.ppf(np.clip(uniform, 2.0**-53, 1.0 - 2.0**-53)))
