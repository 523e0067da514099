"""The density of a crowd as the exponential of a Gaussian field, given counts of noisy reports.

The log of the density on a grid of m × m points is

    g(x, y) = σ Σ_k a_k(κ) z_k φ_k(x, y),   z_k ~ N(0, 1),   a_k² ∝ (κ² + |k|²)^−(ν+1),   Σ a_k² = 1,

where the φ_k are products of cosines of k half waves along each side, which have no preferred edge. With
ν = 1 this is a field of Matérn's covariance: smooth, and with hot spots e^±2σ times as dense as elsewhere.
log σ and log κ are unknown, too, and so is the share of the devices without a place. All have standard normal
priors after a change of units, so a state is one vector, and the prior is N(0, I).

The mean over the posterior is the estimate with the least mean squared error. It is the average over
Hamiltonian Monte Carlo (Neal 2011, "MCMC using Hamiltonian dynamics"). The trajectories run in coordinates in
which the Fisher information at the mode is the identity, so that their step is right for all directions.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.fft import irfft2, rfft2
from scipy.optimize import minimize

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.blas_threads import one_thread
from heatcloak_aggregator.heatmaps.grid import block_sums
from heatcloak_aggregator.recovery.posterior.chains import Diagnostic, diagnose

LEAST_GRID = 32
"""Points along one side of the grid, at least: finer than the shortest wave needs."""
HALF_WAVES = 20
"""|k| stays below this: a filter of 8/256 keeps a 5th of a wave of 10 periods."""
SMOOTHNESS = 1.0
"""ν."""
FIELD_SCALE = (2.5, 0.4)
"""Prior median of σ, and standard deviation of log σ: from even crowds to a few hot spots."""
WAVE_SCALE = (2.0, 0.5)
"""Prior median of κ in half waves, and standard deviation of log κ."""
NO_PLACE = (-2.0, 1.5)
"""Prior mean and standard deviation of the log odds of a device without a place: 3 % to 38 %."""

CHAINS = 4
WARM_UP = 100
DRAWS, MOST_DRAWS = 300, 1200
"""Draws of each chain, and how many at most if the chains do not agree."""
DIAGNOSED = 8
"""The chains must agree on the shares of so many blocks along each side."""
STEPS = 6
"""Leapfrog steps of a trajectory."""
FIRST_STEP, LARGEST_STEP = 0.35, 1.0
ACCEPTANCE = 0.75
"""Share of accepted trajectories that the warm-up aims at."""
MODE_ITERATIONS = 200
CREDIBILITY = 0.9
"""Probability of the stated range of a share."""
_NAMES = tuple(f"row {row}, column {column}" for row in range(DIAGNOSED) for column in range(DIAGNOSED))


@dataclass(frozen=True)
class Evaluation:
    """The posterior at c states.

    Attributes:
        log_density: up to a constant, shape (c,).
        gradient: by the states, shape (c, d).
        crowd: densities, each sums to 1, shape (c, m, m).
    """

    log_density: FloatArray
    gradient: FloatArray
    crowd: FloatArray


class CrowdModel:
    """Likelihood and prior.

    Args:
        law: probabilities of the noise, by element of the group, shape (n, n).
        size: cells along one side, below n; the last element stands for "no place".
        counts: reports of each element, shape (n, n).
    """

    def __init__(self, law: FloatArray, size: int, counts: FloatArray) -> None:
        self._shape = law.shape
        self._law = rfft2(law)
        self._size = size
        self._counts = counts
        self.grid = max(size, LEAST_GRID)
        waves = np.arange(HALF_WAVES)
        squares = np.square(waves[:, None]) + np.square(waves)
        self._kept = np.flatnonzero((squares > 0) & (squares < HALF_WAVES**2))
        self._squares = squares.ravel()[self._kept].astype(np.float64)
        points = (np.arange(self.grid) + 0.5) / self.grid
        self._cosines = np.cos(np.pi * points[:, None] * waves) * np.where(waves > 0, np.sqrt(2.0), 1.0)
        self.dimension = 3 + self._kept.size

    def evaluate(self, states: FloatArray) -> Evaluation:
        """Return log density and gradient at states, shape (c, d)."""
        amplitude, slope, no_place = self._parameters(states)
        waves = states[:, 3:] * amplitude
        crowd = self._crowd(waves)
        cells = self._to_cells(crowd)
        expected = self._expected(cells, no_place)
        pull = self._correlate(self._counts / expected)
        of_cells, of_none = pull[:, : self._size, : self._size], pull[:, -1, -1]
        average = (cells * of_cells).sum(axis=(1, 2))
        of_density = crowd * (self._to_grid(of_cells) - average[:, None, None])
        of_waves = (1.0 - no_place)[:, None] * self._analyse(of_density)
        gradient = -states
        gradient[:, 0] += FIELD_SCALE[1] * (of_waves * waves).sum(axis=1)
        gradient[:, 1] += WAVE_SCALE[1] * (of_waves * waves * slope).sum(axis=1)
        gradient[:, 2] += NO_PLACE[1] * no_place * (1.0 - no_place) * (of_none - average)
        gradient[:, 3:] += of_waves * amplitude
        log_likelihood = (self._counts * np.log(expected)).sum(axis=(1, 2))
        return Evaluation(log_likelihood - 0.5 * np.square(states).sum(axis=1), gradient, crowd)

    def information(self, state: FloatArray) -> FloatArray:
        """Return the Fisher information plus that of the prior at a state (d,), shape (d, d)."""
        amplitude, slope, no_place = self._parameters(state[None])
        waves = state[3:] * amplitude[0]
        crowd = self._crowd(waves[None])[0]
        # Directions of the field: of σ, of κ, and of each wave.
        steps = np.vstack([FIELD_SCALE[1] * waves, WAVE_SCALE[1] * waves * slope[0], np.diag(amplitude[0])])
        fields = self._synthesise(steps)
        fields -= (crowd * fields).sum(axis=(1, 2), keepdims=True)
        changes = self._convolve((1.0 - no_place) * self._to_cells(crowd * fields), np.zeros(len(steps)))
        cells = self._to_cells(crowd[None])
        of_none = self._convolve(np.zeros_like(cells), np.ones(1)) - self._convolve(cells, np.zeros(1))
        of_none *= NO_PLACE[1] * no_place * (1.0 - no_place)
        changes = np.concatenate([changes[:2], of_none, changes[2:]])
        changes /= np.sqrt(self._expected(cells, no_place))
        changes = changes.reshape(self.dimension, -1)
        information: FloatArray = self._counts.sum() * (changes @ changes.T) + np.eye(self.dimension)
        return information

    def _parameters(self, states: FloatArray) -> tuple[FloatArray, FloatArray, FloatArray]:
        """Return σ·a_k, its slope ∂(log a_k)/∂(log κ), both (c, waves), and the share of no place, (c,)."""
        scale = FIELD_SCALE[0] * np.exp(FIELD_SCALE[1] * states[:, 0])
        square = np.square(WAVE_SCALE[0] * np.exp(WAVE_SCALE[1] * states[:, 1]))[:, None]
        power = (square + self._squares) ** -(SMOOTHNESS + 1.0)
        power /= power.sum(axis=1, keepdims=True)
        slope = -(SMOOTHNESS + 1.0) * square / (square + self._squares)
        slope -= (power * slope).sum(axis=1, keepdims=True)
        no_place = 1.0 / (1.0 + np.exp(-NO_PLACE[0] - NO_PLACE[1] * states[:, 2]))
        return scale[:, None] * np.sqrt(power), slope, no_place

    def _crowd(self, waves: FloatArray) -> FloatArray:
        field = self._synthesise(waves)
        field -= field.max(axis=(1, 2), keepdims=True)
        crowd = np.exp(field)
        crowd /= crowd.sum(axis=(1, 2), keepdims=True)
        return crowd

    def _synthesise(self, waves: FloatArray) -> FloatArray:
        amplitudes = np.zeros((len(waves), HALF_WAVES**2))
        amplitudes[:, self._kept] = waves
        field: FloatArray = self._cosines @ amplitudes.reshape(-1, HALF_WAVES, HALF_WAVES) @ self._cosines.T
        return field

    def _analyse(self, fields: FloatArray) -> FloatArray:
        """Return the transpose of `_synthesise`."""
        amplitudes: FloatArray = self._cosines.T @ fields @ self._cosines
        return amplitudes.reshape(len(fields), -1)[:, self._kept]

    def _to_cells(self, crowds: FloatArray) -> FloatArray:
        if self.grid == self._size:
            return crowds
        return np.stack([block_sums(crowd, self._size) for crowd in crowds])

    def _to_grid(self, cells: FloatArray) -> FloatArray:
        """Return the transpose of `_to_cells`."""
        block = self.grid // self._size
        return cells if block == 1 else cells.repeat(block, axis=1).repeat(block, axis=2)

    def _expected(self, cells: FloatArray, no_place: FloatArray) -> FloatArray:
        """Return the probabilities of the reports, shape (c, n, n)."""
        return self._convolve((1.0 - no_place)[:, None, None] * cells, no_place)

    def _convolve(self, cells: FloatArray, no_place: FloatArray) -> FloatArray:
        masses = np.zeros((len(cells), *self._shape))
        masses[:, : self._size, : self._size] = cells
        masses[:, -1, -1] = no_place
        reports: FloatArray = irfft2(rfft2(masses) * self._law, s=self._shape)
        return reports

    def _correlate(self, reports: FloatArray) -> FloatArray:
        """Return the transpose of `_convolve`, on the whole group."""
        masses: FloatArray = irfft2(rfft2(reports) * self._law.conj(), s=self._shape)
        return masses


@dataclass(frozen=True)
class DensestPart:
    """The fewest of 8 × 8 blocks that hold at least half of the crowd on average, and its share in them.

    Attributes:
        blocks: their numbers, ascending: that of row r (along y) and column c is 8r + c.
        low: least share of the crowd in them that is likely.
        high: greatest one.
        probability: that the share is between the two, given the reports.
    """

    blocks: tuple[int, ...]
    low: float
    high: float
    probability: float


@dataclass(frozen=True)
class CrowdPosterior:
    """What the posterior says of the crowd's density.

    Attributes:
        mean: the posterior mean, sums to 1, shape (m, m).
        diagnostics: of the shares of 8 × 8 blocks.
        shares: draws of the shares of these blocks, row by row, shape (draws, 64).
    """

    mean: FloatArray
    diagnostics: tuple[Diagnostic, ...]
    shares: FloatArray

    @property
    def converged(self) -> bool:
        """Whether the chains agree on all shares."""
        return all(diagnostic.converged for diagnostic in self.diagnostics)

    def densest(self) -> DensestPart:
        """Return the densest part and a credible interval of its share.

        That the blocks are chosen from the same draws does not bias it: they depend on the reports only.
        """
        means = self.shares.mean(axis=0)
        order = np.argsort(-means, kind="stable")
        count = 1 + int(np.searchsorted(np.cumsum(means[order]), 0.5))
        blocks = np.sort(order[:count])
        tail = (1.0 - CREDIBILITY) / 2.0
        low, high = np.quantile(self.shares[:, blocks].sum(axis=1), [tail, 1.0 - tail])
        return DensestPart(tuple(blocks.tolist()), float(low), min(float(high), 1.0), CREDIBILITY)


def crowd_posterior(model: CrowdModel, random: np.random.Generator) -> CrowdPosterior:
    """Return the posterior mean of the crowd's density, from as many draws as the chains need to agree.

    Args:
        model: prior and likelihood.
        random: decides which draws; the posterior is the same for all.
    """
    with one_thread(model.dimension * model.grid**2), np.errstate(over="ignore", invalid="ignore"):
        mode = _mode(model)
        values, vectors = np.linalg.eigh(model.information(mode))
        # state = mode + whitener @ coordinates
        whitener = (vectors / np.sqrt(values)) @ vectors.T
        chains = _hamiltonian(model, mode, whitener, random)
        total = np.zeros((model.grid, model.grid))
        shares: list[FloatArray] = []
        while True:
            for crowds in itertools.islice(chains, DRAWS):
                total += crowds.sum(axis=0)
                shares.append(np.array([block_sums(crowd, DIAGNOSED).ravel() for crowd in crowds]))
            drawn = np.array(shares)
            diagnostics = diagnose(_NAMES, drawn.transpose(2, 1, 0))
            drawn = drawn.reshape(-1, DIAGNOSED**2)
            found = CrowdPosterior(total / (CHAINS * len(shares)), diagnostics, drawn)
            if found.converged or len(shares) >= MOST_DRAWS:
                return found


def _mode(model: CrowdModel) -> FloatArray:
    """Return the state of largest posterior density among those with the median parameters.

    With free parameters, the largest density is at a huge σ, far from nearly all of the posterior.
    """

    def loss(waves: Any) -> tuple[float, Any]:  # noqa: ANN401  as SciPy wants it
        at = model.evaluate(np.concatenate([medians, waves])[None])
        return -float(at.log_density[0]), -at.gradient[0, 3:]

    medians = np.zeros(3)
    start = np.zeros(model.dimension - 3)
    found = minimize(
        loss, start, jac=True, method="L-BFGS-B", options={"maxiter": MODE_ITERATIONS, "maxcor": 20}
    )
    return np.concatenate([medians, found.x])


def _hamiltonian(
    model: CrowdModel, mode: FloatArray, whitener: FloatArray, random: np.random.Generator
) -> Iterator[FloatArray]:
    """Yield the densities of all chains, shape (CHAINS, m, m), without end, once they are warmed up."""
    shape = (CHAINS, model.dimension)
    here = 0.5 * random.standard_normal(shape)
    at = model.evaluate(mode + here @ whitener)
    if not np.isfinite(at.log_density).all():
        here = np.zeros(shape)
        at = model.evaluate(mode + here)
    step = FIRST_STEP
    for number in itertools.count(-WARM_UP):
        momentum = random.standard_normal(shape)
        energy = 0.5 * np.square(momentum).sum(axis=1) - at.log_density
        length = step * random.uniform(0.7, 1.2)  # a fixed length may return to where it began
        there, ahead = here, at
        for _ in range(STEPS):
            momentum = momentum + 0.5 * length * (ahead.gradient @ whitener)
            there = there + length * momentum
            ahead = model.evaluate(mode + there @ whitener)
            momentum += 0.5 * length * (ahead.gradient @ whitener)
        energy -= 0.5 * np.square(momentum).sum(axis=1) - ahead.log_density
        accepted = np.log(random.random(CHAINS)) < energy  # never where a trajectory diverged to NaN
        here = np.where(accepted[:, None], there, here)
        at = Evaluation(
            np.where(accepted, ahead.log_density, at.log_density),
            np.where(accepted[:, None], ahead.gradient, at.gradient),
            np.where(accepted[:, None, None], ahead.crowd, at.crowd),
        )
        if number < 0:
            step = min(step * np.exp(0.1 * (accepted.mean() - ACCEPTANCE)), LARGEST_STEP)
        else:
            yield at.crowd
