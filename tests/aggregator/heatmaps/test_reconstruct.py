"""The paper's reconstruction: which cells are kept, and the linear program."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest
import scipy
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.grid import Cells, block_sums
from heatcloak_aggregator.heatmaps.reconstruct import THEOREM_DECAY, level_budgets, reconstruct
from heatcloak_shared.errors import ParameterError


@given(
    st.fractions(Fraction(1, 1000), 100) | st.floats(1e-3, 100.0).map(Fraction),
    st.integers(1, 10),
    st.data(),
    st.booleans(),
)
def test_budgets_of_levels_add_up_exactly(
    epsilon: Fraction, finest: int, data: st.DataObject, theorem: bool
) -> None:
    window = data.draw(st.integers(1, min(4**finest, 500)))
    budgets = level_budgets(epsilon, window, finest, theorem=theorem)
    assert sum(budgets.values()) == epsilon
    assert all(budget > 0 for budget in budgets.values())
    assert max(budgets) == finest


def test_budgets_of_the_experiments_fall_by_the_root_of_two_from_level_two() -> None:
    budgets = level_budgets(Fraction(1), 20, 8)
    assert list(budgets) == [2, 3, 4, 5, 6, 7, 8]
    ratios = [float(budgets[level + 1] / budgets[level]) for level in range(2, 8)]
    assert ratios == pytest.approx([0.5**0.5] * 6, rel=1e-7)


def test_budgets_of_the_theorem_have_all_levels() -> None:
    budgets = level_budgets(Fraction(1), 64, 5, theorem=True)
    assert list(budgets) == [0, 1, 2, 3, 4, 5]
    assert max(budgets, key=lambda level: budgets[level]) == 3
    assert budgets[2] / budgets[3] == budgets[4] / budgets[3] == THEOREM_DECAY


@pytest.mark.parametrize("window", [0, -1, True, 2.5, "8"])
def test_refuses_other_windows(window: int) -> None:
    with pytest.raises(ParameterError, match="window"):
        level_budgets(Fraction(1), window, 3)


class Noisy:
    """Noisy counts of all cells, drawn in advance; records which were asked for."""

    def __init__(self, seed: int, finest: int) -> None:
        random = np.random.default_rng(seed)
        truth = random.gamma(0.2, 30.0, (2**finest, 2**finest))
        self.levels = [
            block_sums(truth, 2**level) + random.laplace(0.0, 4.0, (2**level, 2**level))
            for level in range(finest + 1)
        ]
        self.asked: list[Cells] = []

    def __call__(self, cells: Cells, epsilon: Fraction) -> FloatArray:
        self.asked.append(cells)
        return np.array([self.levels[level][row, column] for level, row, column in zip(*cells, strict=True)])


@pytest.mark.parametrize("seed", range(3))
def test_density_is_optimal_among_all_densities(seed: int) -> None:
    """The program with one variable for each of all cells has the same optimum."""
    window, finest = 5, 4
    noisy = Noisy(seed, finest)
    budgets = level_budgets(Fraction(1), window, finest)
    density = reconstruct(noisy, budgets, window, 2**finest)
    kept: list[tuple[int, int, int]] = []
    parents = {(row, column) for row in range(2) for column in range(2)}
    for level in range(1, finest + 1):
        if level > 1:
            parents = {(2 * r + a, 2 * c + b) for r, c in parents for a in (0, 1) for b in (0, 1)}
        largest = sorted(parents, key=lambda cell: -noisy.levels[level][cell])[:window]
        parents = set(largest)
        kept += [(level, row, column) for row, column in largest]
    rows, weights, counts = [], [], []
    for level, row, column in kept:
        block = 2 ** (finest - level)
        inside = np.zeros((2**finest, 2**finest))
        inside[row * block : (row + 1) * block, column * block : (column + 1) * block] = 1.0
        rows.append(inside.ravel())
        weights.append(2.0**-level)
        counts.append(noisy.levels[level][row, column])
    sums, weight, count = np.array(rows), np.array(weights), np.array(counts)
    found = float((weight * abs(count - sums @ density.ravel())).sum())
    n = sums.shape[1]
    best = scipy.optimize.linprog(
        np.concatenate([np.zeros(n), weight, weight]),
        A_eq=np.hstack([sums, np.eye(len(kept)), -np.eye(len(kept))]),
        b_eq=count,
    )
    assert (density >= 0.0).all()
    assert found == pytest.approx(best.fun, rel=1e-9, abs=1e-9)


def test_only_children_of_kept_cells_are_measured() -> None:
    """So the linear program has O(wℓ) variables, and time hardly depends on the size of the grid."""
    noisy = Noisy(5, 7)
    reconstruct(noisy, level_budgets(Fraction(1), 20, 7), 20, 128)
    assert [len(cells) for cells in noisy.asked] == [16, 64, 80, 80, 80, 80]


def test_exact_counts_of_few_places_are_reproduced() -> None:
    truth = np.zeros((32, 32))
    truth[3, 7], truth[20, 20], truth[21, 20] = 5.0, 2.0, 8.0

    def exact(cells: Cells, epsilon: Fraction) -> FloatArray:
        return np.array(
            [block_sums(truth, 2**level)[row, column] for level, row, column in zip(*cells, strict=True)]
        )

    density = reconstruct(exact, level_budgets(Fraction(1), 20, 5), 20, 32)
    assert density == pytest.approx(truth, abs=1e-9)
