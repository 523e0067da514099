"""Calibration on graphs: claimed probabilities against draws from the prior."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.domains import GraphOperator
from heatcloak_aggregator.recovery import community_shares
from heatcloak_aggregator.recovery.posterior import Prior, posterior
from support.graphs import random_graph

DRAWS = 1000
MOVES = 1200

GRAPHS = [random_graph(n, round(1.4 * n), n, weighted=True) for n in (5, 8, 12, 16)]
OPERATORS = [domain.operator(0.5) for domain in GRAPHS]
PRIORS = [
    Prior(1, 1.0, overflow=0.0),
    Prior(1, count=(1.0, 3.0)),
    Prior(2, 0.7, overflow=0.0, count=(1.0, 2.0, 2.0)),
    Prior(3, 1.0, overflow=0.0, count=(1.0, 1.0, 1.0, 1.0)),
    Prior(3, (0.3, 1.0), count=(0.0, 1.0, 1.0, 1.0)),
]
"""Three that are weighed exactly, and two that are sampled."""
OFTEN = [0.25, 0.25, 0.26, 0.12, 0.12]


class Claims(NamedTuple):
    """Claimed probabilities, and whether each claim held."""

    claims: list[float]
    hits: list[bool]

    @property
    def z(self) -> float:
        """Number of standard errors by which the hits exceed the claims."""
        claims, hits = np.array(self.claims), np.array(self.hits, dtype=float)
        return float((hits - claims).sum() / np.sqrt((claims * (1.0 - claims)).sum()))


def study(draws: int, seed: int, sharper: float = 1.0) -> dict[str, Claims]:
    """Draw configurations, recover each as if its noise were ``sharper`` times smaller, and count."""
    rng = np.random.default_rng(seed)
    found = {name: Claims([], []) for name in ("half", "nine tenths", "community")}
    for draw in range(draws):
        op, prior = OPERATORS[draw % len(GRAPHS)], PRIORS[int(rng.choice(len(PRIORS), p=OFTEN))]
        truth, readings, sigma = draw_round(op, prior, rng)
        result = posterior(op, readings, sigma / sharper, prior=prior, seed=draw, moves=MOVES)
        for name, level in (("half", 0.5), ("nine tenths", 0.9)):
            regions = result.vicinity(level)
            if regions:
                # One region of each draw, so that the hits are independent of each other.
                region = regions[int(rng.integers(len(regions)))]
                found[name].claims.append(min(max(region.probability, 1e-3), 1.0 - 1e-3))
                found[name].hits.append(bool(np.isin(truth, region.vertices).any()))
        labels = np.arange(op.domain.n_vertices) % 3
        shares_found, community = community_shares(labels, result), int(rng.integers(3))
        assert shares_found.probability is not None
        found["community"].claims.append(float(shares_found.probability[community]))
        found["community"].hits.append(bool((labels[truth] == community).any()))
    return found


def draw_round(
    op: GraphOperator, prior: Prior, rng: np.random.Generator
) -> tuple[Int64Array, FloatArray, float]:
    """Return sources from the prior, their readings, and the noise scale."""
    weights = prior.weights[: prior.max_sources + 1]
    k = int(rng.choice(weights.size, p=weights / weights.sum()))
    truth = rng.integers(0, op.domain.n_vertices, k)
    intensities = rng.uniform(prior.min_intensity, prior.max_intensity, k)
    sigma = float(rng.choice([0.1, 0.25, 0.5]))
    readings = op.matrix()[:, truth] @ intensities + sigma * rng.standard_normal(op.domain.n_sensors)
    return truth, readings, sigma


@pytest.mark.slow
def test_claimed_probabilities_hold() -> None:
    """For 1000 draws from the prior, to three standard errors."""
    found = study(DRAWS, seed=1)
    for name, claims in found.items():
        assert len(claims.claims) > 300, name
        assert abs(claims.z) < 3.0, name
    for name, level in (("half", 0.5), ("nine tenths", 0.9)):
        assert float(np.mean(found[name].claims)) > level - 0.03


def test_half_the_true_noise_scale_is_detected() -> None:
    found = study(300, seed=2, sharper=2.0)
    assert found["half"].z < -3.0
    assert found["nine tenths"].z < -3.0
