"""The paper's reconstruction: Ghazi et al. 2023, Algorithms 1 and 2.

Noisy counts are kept only in the cells with the largest ones: in each level the w largest among the children
of those that were kept in the level above. A linear program then finds the density whose sums are closest to
them, in ℓ₁ with the weight 2⁻ⁱ for level i.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import scipy

from heatcloak_aggregator.arrays import FloatArray, Int64Array, IntArray
from heatcloak_aggregator.heatmaps.grid import Cells, children_of, whole_level
from heatcloak_shared.errors import HeatcloakError, ParameterError
from heatcloak_shared.sanitize import sanitize

Measure = Callable[[Cells, Fraction], FloatArray]
"""Returns noisy counts of cells, in people; see `PrivateCounts.measure`."""

DECAY = Fraction(70710678, 100000000)
"""γ = 1/√2 of the paper's experiments, to eight digits: budgets must be rational."""
THEOREM_DECAY = Fraction(8, 10)
"""γ of Theorem 3.1."""


def level_budgets(
    epsilon: Fraction, window: int, finest: int, *, theorem: bool = False
) -> dict[int, Fraction]:
    """Return ε of each level, which add up to ``epsilon`` exactly: εᵢ ∝ γ^|i − q| with q = ⌊log₂ √w⌋.

    The experiments measure the levels from q to the finest. Theorem 3.1 measures all levels, with γ = 0.8.

    Args:
        epsilon: ε of all levels together.
        window: w, the number of cells that are kept in each level.
        finest: ℓ.
        theorem: whether to take the theorem's constants instead of those of the experiments.

    Raises:
        ParameterError: ``window`` is not an integer of at least 1.
    """
    if isinstance(window, bool) or not isinstance(window, int | np.integer) or window < 1:
        raise ParameterError(f"window must be an integer of at least 1, got {sanitize(window, 40)}")
    first = (min(int(window), 4**finest).bit_length() - 1) // 2
    decay = THEOREM_DECAY if theorem else DECAY
    levels = range(0 if theorem else first, finest + 1)
    shares = {level: decay ** abs(level - first) for level in levels}
    total = sum(shares.values())
    return {level: epsilon * share / total for level, share in shares.items()}


def reconstruct(measure: Measure, budgets: Mapping[int, Fraction], window: int, size: int) -> FloatArray:
    """Return the density that Algorithm 2 reconstructs from noisy counts, not normalised, shape (size, size).

    Only cells that can be kept are measured: noise in the others would be drawn and never looked at.

    Args:
        measure: see `Measure`; called once for each level of ``budgets``, from the coarsest.
        budgets: ε of each level, up to the finest; see `level_budgets`.
        window: w.
        size: 2^ℓ cells a side.
    """
    kept: list[tuple[Cells, FloatArray]] = []
    candidates = whole_level(min(budgets))
    for level, epsilon in sorted(budgets.items()):
        if kept:
            rows, columns = children_of(kept[-1][0].rows, kept[-1][0].columns)
            candidates = Cells(np.full(rows.size, level, dtype=np.int64), rows, columns)
        counts = measure(candidates, epsilon)
        chosen = np.sort(np.argsort(-counts, kind="stable")[:window])
        kept.append((Cells(*(part[chosen] for part in candidates)), counts[chosen]))
    return _closest_density(kept, size)


def _closest_density(kept: list[tuple[Cells, FloatArray]], size: int) -> FloatArray:
    """Return argmin ‖ŷ − P s‖₁ over s >= 0, shape (size, size).

    Only O(wℓ) variables are needed: one for each cell of the finest level that is kept, and one for each
    child that is not kept of a cell that is. The program does not say where in such a child its mass lies; it
    is put at the middle.
    """
    rows_of_level = np.cumsum([0, *(len(cells) for cells, _ in kept)])
    cells = Cells(*(np.concatenate([level[0][part] for level in kept]) for part in range(3)))
    counts = np.concatenate([level[1] for level in kept])
    parent = np.full(len(cells), -1, dtype=np.intp)
    variables: list[Cells] = []
    owners: list[IntArray] = []
    for number, (level, _) in enumerate(kept):
        entries = np.arange(rows_of_level[number], rows_of_level[number + 1])
        if number + 1 == len(kept):
            variables.append(level)
            owners.append(entries)
            break
        below = kept[number + 1][0]
        rows, columns = children_of(level.rows, level.columns)
        place = {
            key: entry
            for entry, key in enumerate(zip(below.rows.tolist(), below.columns.tolist(), strict=True))
        }
        child = np.array([place.get(key, -1) for key in zip(rows.tolist(), columns.tolist(), strict=True)])
        owner = np.repeat(entries, 4)
        parent[rows_of_level[number + 1] + child[child >= 0]] = owner[child >= 0]
        left = child < 0
        variables.append(Cells(np.full(np.count_nonzero(left), below.levels[0]), rows[left], columns[left]))
        owners.append(owner[left])
    owner = np.concatenate(owners)
    masses = _solve(_sums(owner, parent), counts, np.ldexp(1.0, -cells.levels))
    density = np.zeros((size, size))
    place_of = Cells(*(np.concatenate([variable[part] for variable in variables]) for part in range(3)))
    block: Int64Array = size >> place_of.levels
    np.add.at(density, (place_of.rows * block + block // 2, place_of.columns * block + block // 2), masses)
    return density


def _sums(owner: IntArray, parent: IntArray) -> Any:  # noqa: ANN401  SciPy's sparse arrays have no types
    """Return the matrix that adds up variables to the counts of kept cells, shape (cells, variables)."""
    rows, columns = [], []
    entries, variables = owner, np.arange(owner.size)
    while entries.size:
        rows.append(entries)
        columns.append(variables)
        above = parent[entries] >= 0
        entries, variables = parent[entries][above], variables[above]
    row, column = np.concatenate(rows), np.concatenate(columns)
    return scipy.sparse.csr_array((np.ones(row.size), (row, column)), shape=(parent.size, owner.size))


def _solve(sums: Any, counts: FloatArray, weights: FloatArray) -> FloatArray:  # noqa: ANN401  as above
    """Return argmin Σ weights·|counts − sums s| over s >= 0, with HiGHS."""
    kept, variables = sums.shape
    identity = scipy.sparse.eye_array(kept)
    found: Any = scipy.optimize.linprog(
        np.concatenate([np.zeros(variables), weights, weights]),
        A_eq=scipy.sparse.hstack([sums, identity, -identity], format="csr"),
        b_eq=counts,
        method="highs",
    )
    if not found.success:
        raise HeatcloakError(f"the linear program of the heatmap was not solved: {found.message}")
    return np.asarray(found.x[:variables], dtype=np.float64)
