"""Heatmaps from local reports: a distribution, closer to the truth with more people, and refused input."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import pytest
from scipy.stats import kstest

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.grid import gaussian_filter
from heatcloak_aggregator.heatmaps.local import local_heatmap
from heatcloak_aggregator.heatmaps.log_gaussian import NO_PLACE, CrowdModel, crowd_posterior
from heatcloak_aggregator.heatmaps.mechanism import BLUR
from heatcloak_aggregator.heatmaps.people import count_people
from heatcloak_shared import Keystream
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.local_heatmap import LocalHeatmap

Crowd = Sequence[FloatArray]


def reports_of(crowd: Crowd, epsilon: float, run: int = 0) -> list[int]:
    mechanism = LocalHeatmap(epsilon, 32)
    boot = run.to_bytes(16, "big")
    return [
        mechanism.report(places.tolist(), Keystream(bytes(32), "n01", boot, number))
        for number, places in enumerate(crowd)
    ]


def similarity(estimate: FloatArray, crowd: Crowd) -> float:
    ticks = count_people(crowd, 256).astype(np.float64)
    return float(np.minimum(estimate, gaussian_filter(ticks / ticks.sum(), BLUR)).sum())


def test_result_is_a_distribution_and_repeatable(crowd: Callable[[int, int], Crowd]) -> None:
    reports = reports_of(crowd(300, 1), 1.0)
    first, again = (
        local_heatmap(reports, 1.0),
        local_heatmap(np.bincount(reports, minlength=1089).reshape(33, 33), 1.0),
    )
    for array in (first.heatmap, first.density):
        assert array.shape == (256, 256)
        assert (array >= 0.0).all()
        assert array.sum() == pytest.approx(1.0, rel=1e-9)
    assert np.array_equal(first.heatmap, again.heatmap)


@pytest.mark.slow
def test_error_falls_with_people(crowd: Callable[[int, int], Crowd]) -> None:
    found = []
    for people in (100, 1000, 5000):
        everybody = crowd(people, 3)
        found.append(similarity(local_heatmap(reports_of(everybody, 1.0), 1.0).heatmap, everybody))
    assert found[0] < found[1] < found[2]


@pytest.mark.parametrize("reports", [[], [5]], ids=["nobody", "one"])
def test_hardly_any_reports_give_a_nearly_even_heatmap(reports: list[int]) -> None:
    heatmap = local_heatmap(reports, 1.0, resolution=32).heatmap
    assert heatmap.sum() == pytest.approx(1.0)
    assert np.minimum(heatmap, 1.0 / heatmap.size).sum() > 0.6


@pytest.mark.parametrize(
    "reports",
    [[-1], [1089], [0.5], "text", np.zeros((3, 3), dtype=int), -np.ones((33, 33), dtype=int)],
    ids=str,
)
def test_refuses_what_is_no_report(reports: object) -> None:
    with pytest.raises(ParameterError, match="report"):
        local_heatmap(reports, 1.0)  # type: ignore[arg-type]


def test_the_densest_part_holds_half_of_the_heatmap_and_is_surer_with_more_people(
    crowd: Callable[[int, int], Crowd],
) -> None:
    widths = []
    for people in (300, 10_000):
        found = local_heatmap(reports_of(crowd(people, 3), 2.0), 2.0, resolution=64)
        blocks = found.density.reshape(8, 8, 8, 8).sum(axis=(1, 3)).ravel()
        inside = blocks[list(found.densest.blocks)]
        assert 0.5 <= inside.sum() < 0.5 + inside.min()
        assert inside.min() >= np.delete(blocks, found.densest.blocks).max()
        assert found.densest.low < inside.sum() < found.densest.high
        widths.append(found.densest.high - found.densest.low)
    assert widths[1] < 0.6 * widths[0]


@pytest.mark.soak
def test_the_share_in_the_densest_part_is_as_uncertain_as_its_draws() -> None:
    """For crowds from the prior, the true share has a uniform rank among the draws."""
    law, random, size = np.ones((17, 17)), np.random.default_rng(8), 16
    mechanism = LocalHeatmap(2.0, size)
    law.ravel()[mechanism.subset] = float(mechanism.ratio)
    law /= law.sum()
    ranks, covered = [], 0
    for run in range(40):
        truth = CrowdModel(law, size, np.zeros((17, 17)))
        state = random.standard_normal((1, truth.dimension))
        crowd = truth.evaluate(state).crowd[0]
        no_place = 1.0 / (1.0 + np.exp(-NO_PLACE[0] - NO_PLACE[1] * state[0, 2]))
        masses = np.zeros((17, 17))
        masses[:16, :16] = (1.0 - no_place) * crowd.reshape(16, 2, 16, 2).sum(axis=(1, 3))
        masses[16, 16] = no_place
        elements = random.choice(289, 500, p=masses.ravel())
        noise = random.choice(289, 500, p=law.ravel())
        rows = (elements // 17 + noise // 17) % 17
        columns = (elements % 17 + noise % 17) % 17
        counts = np.bincount(17 * rows + columns, minlength=289).reshape(17, 17).astype(np.float64)
        found = crowd_posterior(CrowdModel(law, size, counts), np.random.default_rng(run))
        densest = found.densest()
        blocks = list(densest.blocks)
        share = crowd.reshape(8, 4, 8, 4).sum(axis=(1, 3)).ravel()[blocks].sum()
        ranks.append(np.mean(found.shares[:, blocks].sum(axis=1) < share))
        covered += densest.low <= share <= densest.high
    assert kstest(ranks, "uniform").pvalue > 1e-3
    assert covered >= 31


@pytest.mark.soak
@pytest.mark.parametrize(("epsilon", "target"), [(1.0, 0.61), (2.0, 0.70)])
def test_similarity_on_check_ins(check_ins: Crowd, epsilon: float, target: float) -> None:
    found = [
        similarity(local_heatmap(reports_of(check_ins, epsilon, run), epsilon).heatmap, check_ins)
        for run in range(5)
    ]
    assert np.mean(found) > target
