"""Each mistake in the central mechanism of heatmaps fails the checks that are meant to detect it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator.arrays import FloatArray, Int64Array
from heatcloak_aggregator.heatmaps import PrivateHeatmap, private_heatmap
from heatcloak_aggregator.heatmaps.grid import Cells, whole_level
from heatcloak_aggregator.heatmaps.mechanism import heatmap_of
from heatcloak_aggregator.heatmaps.people import TICKS
from heatcloak_aggregator.heatmaps.private_counts import PrivateCounts
from heatcloak_aggregator.privacy.audit import Verdict
from heatcloak_lab.audit.central_heatmap import (
    CentralAudit,
    CentralMechanism,
    Crowd,
    audit_central,
    shipped_mechanism,
)

TREE = shipped_mechanism("tree")
RUNS = 60


class ChangedCounts(PrivateCounts):
    """Counts that change each noisy count, given the true ones, both in people."""

    def __init__(
        self, ticks: Int64Array, epsilon: Fraction, seed: int | None, change: Callable[[Any, Any, Any], Any]
    ) -> None:
        super().__init__(ticks, epsilon, seed)
        self._change = change

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """See `PrivateCounts`."""
        noisy = super().measure(cells, epsilon)
        return np.asarray(self._change(noisy, self._true_ticks(cells) / TICKS, float(epsilon)))


def with_noise(change: Callable[[Any, Any, Any], Any]) -> CentralMechanism:
    """Change noisy counts, given the true counts and ε."""
    return unpublished(
        replace(TREE, measure=lambda ticks, epsilon, seed: ChangedCounts(ticks, epsilon, seed, change))
    )


def with_finish(finish: Callable[[PrivateCounts], PrivateHeatmap]) -> CentralMechanism:
    """Make another heatmap of the counts."""
    return unpublished(replace(TREE, finish=finish))


def unpublished(mechanism: CentralMechanism) -> CentralMechanism:
    """Let the mechanism publish what it is made of, mistakes included."""

    def publish(people: Crowd, epsilon: Fraction, size: int, seed: int) -> PrivateHeatmap:
        return mechanism.finish(mechanism.measure(mechanism.count(people, size), epsilon, seed))

    return replace(mechanism, publish=publish)


def rows_as_people(people: Crowd, size: int) -> Int64Array:
    """Count every valid row as one person."""
    rows = [rows[:, :2] for rows in people if rows.size]
    places = np.concatenate(rows) if rows else np.empty((0, 2))
    valid = places[((places >= 0.0) & (places < 1.0)).all(axis=1)]
    cells = (valid * size).astype(np.int64)
    return np.bincount(cells[:, 1] * size + cells[:, 0], minlength=size**2).reshape(size, size) * TICKS


def blended_with_the_truth(counts: PrivateCounts) -> PrivateHeatmap:
    """Start at the true sum, as the optimiser of one public implementation does."""
    made = heatmap_of(counts)
    truth = counts._ticks / max(int(counts._ticks.sum()), 1)
    return replace(made, heatmap=0.999 * made.heatmap + 0.001 * truth)


def levels_by_the_truth(counts: PrivateCounts) -> PrivateHeatmap:
    """Choose the level to measure by the true number of people."""
    level = min(counts.level, max(1, int(counts._ticks.sum() // TICKS).bit_length() // 2))
    noisy = np.maximum(counts.measure(whole_level(level), counts.epsilon), 1e-9)
    side, block = 1 << level, 1 << counts.level - level
    density: FloatArray = np.kron(noisy.reshape(side, side), np.ones((block, block))).astype(np.float64)
    density /= density.sum()
    return PrivateHeatmap(density, density, dict(counts.spent), counts.epsilon, "tree")


def every_level_at_full_price(counts: PrivateCounts) -> PrivateHeatmap:
    """Spend all of ε in each of two measurements, and state it once."""
    made = heatmap_of(counts)
    extra: Any = counts
    extra = getattr(extra, "_counts", extra)
    extra.epsilon *= 2
    counts.measure(whole_level(2), made.epsilon)
    extra.epsilon /= 2
    return replace(made, epsilon_by_level={3: made.epsilon})


def one_seed_for_all(ticks: Int64Array, epsilon: Fraction, seed: int | None) -> PrivateCounts:
    """Draw the noise of every heatmap from the same seed."""
    return PrivateCounts(ticks, epsilon, 7)


RANDOM = np.random.default_rng(2)

MISTAKES: dict[str, tuple[CentralMechanism, set[str], set[str]]] = {
    "half the scale": (
        with_noise(lambda noisy, true, epsilon: true + np.floor((noisy - true) * TICKS / 2) / TICKS),
        {"scale", "distribution"},
        {"loss"},
    ),
    "no noise": (
        with_noise(lambda noisy, true, epsilon: true),
        {"scale", "distribution", "fresh noise", "low bits"},
        {"centre", "correlation", "loss"},
    ),
    "floating-point noise": (
        with_noise(lambda noisy, true, epsilon: true + RANDOM.laplace(0.0, 1.0 / epsilon, true.shape)),
        {"lattice", "as published"},
        set(),
    ),
    "noise on one side": (
        with_noise(lambda noisy, true, epsilon: true + abs(noisy - true)),
        {"centre", "distribution", "correlation"},
        {"loss"},
    ),
    "noise in whole people": (
        with_noise(lambda noisy, true, epsilon: true + np.rint(noisy - true)),
        {"low bits"},
        {"scale", "distribution", "fresh noise"},
    ),
    "rows instead of people": (
        unpublished(replace(TREE, count=rows_as_people)),
        {"one person"},
        {"scale", "distribution", "centre", "low bits", "correlation", "loss"},
    ),
    "starts at the true sum": (with_finish(blended_with_the_truth), {"post-processing"}, {"loss"}),
    "levels chosen by the truth": (with_finish(levels_by_the_truth), {"post-processing"}, set()),
    "all of epsilon twice": (
        with_finish(every_level_at_full_price),
        {"budget"},
        {"post-processing"},
    ),
    "one seed for all": (
        unpublished(replace(TREE, measure=one_seed_for_all)),
        {"fresh noise", "correlation"},
        {"distribution", "scale", "centre", "low bits", "loss"},
    ),
    "another mechanism is published": (
        replace(
            TREE,
            publish=lambda people, epsilon, size, seed: private_heatmap(
                people, epsilon, size, "top", seed=seed
            ),
        ),
        {"as published"},
        set(),
    ),
}


def failed(audit: CentralAudit) -> set[str]:
    return {check.name for check in audit.checks if check.verdict is Verdict.FAILED}


@pytest.mark.slow
@pytest.mark.parametrize("method", ["tree", "paper", "laplace", "top"])
def test_the_shipped_mechanism_passes(method: Any) -> None:
    audit = audit_central(shipped_mechanism(method), runs=RUNS)
    assert failed(audit) == set()
    assert audit.noise.size > 2000


@pytest.mark.slow
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_fails_its_own_checks_and_no_unrelated_one(mistake: str) -> None:
    mechanism, required, permitted = MISTAKES[mistake]
    found = failed(audit_central(mechanism, epsilon=Fraction(2), size=16, runs=RUNS))
    assert required <= found <= required | permitted


@pytest.mark.soak
def test_a_mechanism_that_spends_too_much_is_told_apart_by_its_heatmaps_alone() -> None:
    """Without noise, one person shows; a right mechanism never shows more than it promises."""
    audit = audit_central(MISTAKES["no noise"][0], runs=200)
    assert audit.bound.epsilon > 1.0
    assert audit_central(TREE, runs=200).bound.epsilon <= 1.0
