"""Private heatmaps as a whole: budget, post-processing, neighbours, accuracy and arguments."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction
from typing import get_args

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator import PrivateHeatmap, heatmap_scores, private_heatmap
from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps import mechanism
from heatcloak_aggregator.heatmaps.grid import Cells, gaussian_filter
from heatcloak_aggregator.heatmaps.mechanism import BLUR, HeatmapMethod
from heatcloak_aggregator.heatmaps.people import TICKS, count_people
from heatcloak_aggregator.heatmaps.private_counts import PrivateCounts
from heatcloak_shared.errors import ParameterError
from support.suites import in_soak

Crowd = Sequence[FloatArray]
Kind = Callable[[int, int], Crowd]

METHODS: tuple[HeatmapMethod, ...] = get_args(HeatmapMethod)


def truth_of(crowd: Crowd, size: int = 256) -> FloatArray:
    ticks = count_people(crowd, size).astype(np.float64)
    return gaussian_filter(ticks / ticks.sum(), BLUR)


def quick_scores(estimate: FloatArray, truth: FloatArray) -> FloatArray:
    """Return similarity, Pearson, KL and EMD; EMD on 32 × 32 cells, which takes a tenth of the time."""
    scores = heatmap_scores(estimate, truth, emd_size=32)
    return np.array([scores.similarity, scores.pearson, scores.kl, scores.emd])


@pytest.mark.parametrize("method", METHODS)
@settings(max_examples=10)
@given(epsilon=st.floats(0.01, 20.0) | st.fractions(Fraction(1, 100), 20))
def test_exactly_epsilon_is_spent(method: HeatmapMethod, epsilon: float | Fraction) -> None:
    made = private_heatmap([[[0.2, 0.3]]] * 5, epsilon, size=16, window=4, method=method, seed=1)
    assert made.epsilon == Fraction(epsilon)
    assert sum(made.epsilon_by_level.values()) == Fraction(epsilon)


class SameNoisyCounts(PrivateCounts):
    """Counts whose noise is such that they do not depend on the people."""

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """Return a function of the cells alone; the budget is kept."""
        super().measure(cells, epsilon)
        keys = (cells.levels * 1009 + cells.rows * 101 + cells.columns * 7919) % 997
        return np.asarray(np.ldexp(300.0, -2 * cells.levels) + (keys - 480.0) / float(epsilon) / 200.0)


@pytest.mark.parametrize("method", METHODS)
def test_all_after_the_noise_is_post_processing(
    method: HeatmapMethod, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same noisy counts give the same heatmap, bit for bit, whoever the people are."""
    monkeypatch.setattr(mechanism, "PrivateCounts", SameNoisyCounts)
    random = np.random.default_rng(3)
    crowds: list[list[FloatArray]] = [
        [],
        [np.array([[0.9, 0.1]])],
        [random.random((3, 2)) for _ in range(100)],
        [random.random((3, 2)) * 0.1 for _ in range(5000)],
    ]
    first, *others = (private_heatmap(crowd, 1.0, size=64, method=method, seed=1) for crowd in crowds)
    for other in others:
        assert np.array_equal(first.heatmap, other.heatmap)
        assert np.array_equal(first.density, other.density)
        assert first.epsilon_by_level == other.epsilon_by_level


class RecordedCounts(PrivateCounts):
    """Counts that record how far one person moves all measurements, in units of their ε."""

    losses: list[Fraction]
    other: np.ndarray[tuple[int, int], np.dtype[np.int64]]

    def measure(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        """Measure, and add the largest log-ratio of this measurement's probabilities."""
        moved = int(
            abs(self._true_ticks(cells) - PrivateCounts(self.other, Fraction(1))._true_ticks(cells)).sum()
        )
        self.losses.append(epsilon * Fraction(moved, TICKS))
        return super().measure(cells, epsilon)


@pytest.mark.parametrize("method", METHODS)
def test_one_person_is_hidden_by_epsilon_exactly(
    method: HeatmapMethod, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log-ratio of any noisy counts with and without a hostile person, as a fraction."""
    random = np.random.default_rng(4)
    crowd: list[FloatArray] = [random.random((4, 2)) for _ in range(50)]
    hostile = np.column_stack([random.random((3000, 2)), random.exponential(1e300, 3000)])
    RecordedCounts.losses = []
    RecordedCounts.other = count_people([*crowd, hostile], 32)
    monkeypatch.setattr(mechanism, "PrivateCounts", RecordedCounts)
    private_heatmap(crowd, 1.3, size=32, method=method, seed=2)
    # The paper measures only some cells of fine levels, so that a person is not in all of them.
    assert 0.5 * Fraction(1.3) < sum(RecordedCounts.losses) <= Fraction(1.3)


@pytest.mark.parametrize("method", METHODS)
def test_result_is_a_distribution(method: HeatmapMethod, crowd: Kind) -> None:
    made = private_heatmap(crowd(40, 1), 0.5, size=64, method=method, seed=5)
    assert isinstance(made, PrivateHeatmap)
    for array in (made.heatmap, made.density):
        assert array.shape == (64, 64)
        assert (array >= 0.0).all()
        assert array.sum() == pytest.approx(1.0, rel=1e-12)
    assert made.heatmap == pytest.approx(gaussian_filter(made.density, BLUR))


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("size", [2, 4, 8])
def test_small_grids_have_heatmaps_too(method: HeatmapMethod, size: int) -> None:
    """The paper then keeps all cells."""
    made = private_heatmap([np.array([[0.9, 0.1]])] * 50, 3.0, size=size, method=method, seed=1)
    assert made.density.argmax() == size - 1


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("people", [[], [[]], [[[2.0, 2.0]]]], ids=["nobody", "empty", "outside"])
def test_nobody_has_a_heatmap_too(method: HeatmapMethod, people: list[list[list[float]]]) -> None:
    assert private_heatmap(people, 1.0, size=32, method=method).heatmap.sum() == pytest.approx(1.0)


@pytest.mark.slow
@pytest.mark.parametrize("epsilon", [0.5, 1.0, 2.0])
def test_tree_is_better_than_the_paper_in_all_scores(crowd: Kind, epsilon: float) -> None:
    differences = []
    for run in range(8):
        people = crowd(200, run)
        truth = truth_of(people)
        tree, paper = (
            quick_scores(private_heatmap(people, epsilon, method=method, seed=run).heatmap, truth)
            for method in ("tree", "paper")
        )
        differences.append((tree - paper) * [1, 1, -1, -1])
    assert (np.mean(differences, axis=0) > 0.0).all(), np.mean(differences, axis=0)


def test_row_is_y_and_column_is_x() -> None:
    people = [np.array([[0.8, 0.2]])] * 500
    for method in METHODS:
        heatmap = private_heatmap(people, 5.0, size=32, method=method, seed=1).heatmap
        row, column = np.unravel_index(np.argmax(heatmap), heatmap.shape)
        assert abs(row - 0.2 * 32) <= 2
        assert abs(column - 0.8 * 32) <= 2


def test_a_seed_repeats_the_heatmap_and_none_never_does() -> None:
    people = [np.array([[0.5, 0.5]])] * 20
    first, again, other = (private_heatmap(people, 1.0, size=16, seed=seed).density for seed in (1, 1, 2))
    assert np.array_equal(first, again)
    assert not np.array_equal(first, other)
    unseeded = [private_heatmap(people, 1.0, size=16).density for _ in range(2)]
    assert not np.array_equal(unseeded[0], unseeded[1])


def test_error_falls_with_people_and_is_flat_in_size(crowd: Kind) -> None:
    def mean_emd(people: int, size: int) -> float:
        values = []
        for run in range(4):
            everybody = crowd(people, run)
            estimate = private_heatmap(everybody, 1.0, size=size, seed=run).heatmap
            values.append(quick_scores(estimate, truth_of(everybody, size))[-1])
        return float(np.mean(values))

    by_people = [mean_emd(people, 64) for people in (50, 400, 3200)]
    assert by_people[0] > 1.5 * by_people[1] > 2.25 * by_people[2]
    by_size = [mean_emd(400, size) for size in (64, 256, 1024)]
    assert max(by_size) < 1.3 * min(by_size)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("epsilon", 0),
        ("epsilon", -1.0),
        ("epsilon", float("nan")),
        ("epsilon", float("inf")),
        ("epsilon", True),
        ("epsilon", "1"),
        ("epsilon", 1e9),
        ("size", 100),
        ("method", "trees"),
        ("window", 0),
        ("blur", -0.1),
        ("blur", float("nan")),
        ("blur", 2),
        ("top", 0.0),
        ("seed", 1.5),
        ("seed", "x"),
    ],
)
def test_wrong_arguments_are_refused_by_name(name: str, value: object) -> None:
    arguments = {"people": [[[0.5, 0.5]]], "epsilon": 1.0, "size": 16, name: value}
    with pytest.raises(ParameterError, match=name):
        private_heatmap(**arguments)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("epsilon", "paper", "targets"),
    [
        in_soak(0.5, (0.565, 0.758, 1.60, 0.115), (0.73, 0.92, 0.35, 0.072)),
        (1.0, (0.666, 0.865, 0.99, 0.071), (0.79, 0.96, 0.28, 0.052)),
        in_soak(2.0, (0.754, 0.931, 0.53, 0.039), None),
        in_soak(5.0, (0.833, 0.972, 0.29, 0.024), None),
    ],
)
def test_scores_on_check_ins(
    check_ins: Crowd,
    epsilon: float,
    paper: tuple[float, ...],
    targets: tuple[float, ...] | None,
) -> None:
    """The paper's method agrees with another implementation of it, and the tree is better than both."""
    scores: dict[str, list[FloatArray]] = {"paper": [], "tree": []}
    for run in range(30):
        random = np.random.default_rng(run)
        people = [check_ins[index] for index in random.choice(len(check_ins), 200, replace=False)]
        truth = truth_of(people)
        for method, found in scores.items():
            estimate = private_heatmap(people, epsilon, method=method, seed=run).heatmap  # type: ignore[arg-type]
            found.append(quick_scores(estimate, truth))
    mean = {method: np.mean(found, axis=0) for method, found in scores.items()}
    error = np.std(scores["paper"], axis=0, ddof=1) / np.sqrt(30)
    # Both means have this error: the difference has √2 of it, and three of these are not exceeded.
    assert (abs(mean["paper"] - paper) < 3.0 * np.sqrt(2.0) * error).all(), (mean["paper"], error)
    better = (mean["tree"] - mean["paper"]) * [1, 1, -1, -1]
    assert (better > 0.0).all(), mean
    if targets is not None:
        assert ((mean["tree"] - targets) * [1, 1, -1, -1] >= 0.0).all(), mean["tree"]


def test_scores_of_a_heatmap_against_itself_are_perfect() -> None:
    truth = truth_of([np.array([[0.3, 0.4]])], 32)
    scores = heatmap_scores(truth, truth)
    assert scores.similarity == pytest.approx(1.0)
    assert scores.pearson == pytest.approx(1.0)
    assert scores.kl == pytest.approx(0.0, abs=1e-9)
    assert scores.emd == 0.0
