"""Differentially private heatmaps of where people spend their time.

Ghazi, He, Kohlhoff, Kumar, Manurangsi, Navalpakkam & Valliappan, "Differentially Private
Heatmaps", AAAI 2023.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from numbers import Real
from typing import Literal, get_args

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.heatmaps.cell_tree import Measurement, cells_with_few_people, grow_tree, leaves
from heatcloak_aggregator.heatmaps.grid import gaussian_filter, level_of, spread_evenly, whole_level
from heatcloak_aggregator.heatmaps.people import People, count_people
from heatcloak_aggregator.heatmaps.posterior import posterior_counts
from heatcloak_aggregator.heatmaps.private_counts import PrivateCounts
from heatcloak_aggregator.heatmaps.reconstruct import level_budgets, reconstruct
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.local_heatmap import check_epsilon
from heatcloak_shared.rounding import up_text
from heatcloak_shared.sanitize import sanitize

HeatmapMethod = Literal["tree", "paper", "laplace", "top"]

BLUR = 8 / 256
"""σ of the Gaussian filter, as a share of the side: 8 of 256 cells."""
WINDOW = 20
"""w of the paper's experiments."""
TOP = 1e-4
"""Share of the cells that ``method="top"`` keeps: the paper's 0.01 %."""
_DIGITS = 6
_LARGEST_SHOWN = 14.0
"""Largest power of e that is written as a number."""
EPSILONS = (Fraction(1e-6), Fraction(1000))
"""Least and greatest ε."""

FIRST_LEVEL = 3
"""Level of the first measurement of ``method="tree"``: 8 × 8 cells."""
FIRST_SHARE = Fraction(2, 5)
"""Share of ε that the first measurement spends."""
COARSEST_LEVEL = 2
"""Level of the largest cells of the second measurement."""
SCALES_PER_CELL = 5.0
"""The second measurement splits a cell until it has fewer people than this many scales of its noise."""
MOST_CELLS = 1 << 15
"""Cells of the second measurement at most, which limits time and memory."""


@dataclass(frozen=True)
class PrivateHeatmap:
    """A heatmap that may be published.

    Attributes:
        heatmap: shape (size, size), row = y, column = x; sums to 1; after the Gaussian filter.
        density: the same before the filter.
        epsilon_by_level: ε that counts of each level spent, exactly; the values add up to ``epsilon``. The
            second measurement of ``method="tree"`` has cells of several levels; its ε is listed under the
            finest of them.
        epsilon: ε of the whole heatmap: adding or removing any one person changes the odds of any outcome by
            at most a factor e^ε. Moving a person, or changing their data, is a removal and an addition: 2ε.
        method: how it was made.
    """

    heatmap: FloatArray
    density: FloatArray
    epsilon_by_level: dict[int, Fraction]
    epsilon: Fraction
    method: HeatmapMethod


def private_heatmap(
    people: People,
    epsilon: float | Fraction,
    size: int = 256,
    method: HeatmapMethod = "tree",
    window: int = WINDOW,
    blur: float = BLUR,
    seed: int | None = None,
    *,
    top: float = TOP,
    theorem: bool = False,
) -> PrivateHeatmap:
    """Return an ε-differentially private heatmap of the average of people's distributions.

    Neighbours are data with and without one person. What is spent is ``epsilon`` in any case; repeated
    heatmaps of the same people add up.

    - ``"tree"``: counts in 8 × 8 cells, then in cells that each hold few people by the first counts, and the
      posterior mean of all counts (`heatmaps.posterior`).
    - ``"paper"``: Algorithms 1 and 2 of Ghazi et al.: noisy counts of all levels, and a linear program.
    - ``"laplace"``: noise in each cell of the finest level; negative counts become 0.
    - ``"top"``: the same, and only the cells with the largest noisy counts are kept.

    Args:
        people: one array (k, 2) or (k, 3) for each person: x, y in [0, 1) and an optional weight; or one
            array (n, size, size) of weights in cells. Weights are relative: each person counts once. Invalid
            rows are ignored: places outside the square, and weights that are not positive and finite.
        epsilon: from 1e-6 to 1000.
        size: cells a side, a power of two from 2 to 2048.
        method: see above.
        window: w of ``"paper"``: cells that it keeps in each level.
        blur: σ of the Gaussian filter as a share of the side, from 0 to 1.
        seed: None draws the noise from the operating system. A seed makes it repeatable, for tests and
            figures: anyone who knows it can remove the noise.
        top: share of the cells that ``"top"`` keeps.
        theorem: whether ``"paper"`` takes the constants of Theorem 3.1 instead of those of the experiments.

    Returns:
        A `PrivateHeatmap`: heatmap and density, (size, size); epsilon_by_level, epsilon and method.

    Raises:
        ParameterError: an argument is out of its range, or people have another shape.
    """
    level_of(size)
    budget = check_epsilon(epsilon, *EPSILONS)
    return heatmap_of(
        PrivateCounts(count_people(people, size), budget, seed),
        method,
        window,
        blur,
        top=top,
        theorem=theorem,
    )


def heatmap_of(
    counts: PrivateCounts,
    method: HeatmapMethod = "tree",
    window: int = WINDOW,
    blur: float = BLUR,
    *,
    top: float = TOP,
    theorem: bool = False,
) -> PrivateHeatmap:
    """Return the heatmap that noisy counts determine. It spends the whole budget of ``counts``.

    People appear in it only through `PrivateCounts.measure`: everything else is post-processing.

    Args:
        counts: what is known of the people; its finest level becomes the grid.
        method: see `private_heatmap`; so are the other arguments.
        window: w.
        blur: σ of the Gaussian filter.
        top: share of the cells that ``"top"`` keeps.
        theorem: whether ``"paper"`` takes the constants of Theorem 3.1.

    Raises:
        ParameterError: an argument is out of its range.
    """
    _check_share("blur", blur, least=0.0)
    _check_share("top", top, least=math.ulp(0.0))
    if not isinstance(method, str) or method not in get_args(HeatmapMethod):
        choices = ", ".join(map(repr, get_args(HeatmapMethod)))
        raise ParameterError(f"unknown method {sanitize(method, 40)}: choose from {choices}")
    if not isinstance(theorem, bool):
        raise ParameterError(f"theorem must be True or False, got {sanitize(theorem, 40)}")
    budgets = level_budgets(counts.epsilon, window, counts.level, theorem=theorem)
    if method == "tree":
        density = tree_density(counts)
    elif method == "paper":
        density = reconstruct(counts.measure, budgets, window, 1 << counts.level)
    else:
        density = _noisy_cells(counts, top if method == "top" else 1.0)
    total = density.sum()
    # Without any mass, nothing is known about place.
    density = density / total if total > 0.0 else np.full(density.shape, 1.0 / density.size)
    return PrivateHeatmap(
        gaussian_filter(density, float(blur)), density, counts.spent, counts.epsilon, method
    )


def float_up(value: Fraction) -> float:
    """Return the least double that is not below ``value``."""
    nearest = float(value)
    return nearest if Fraction(nearest) >= value else math.nextafter(nearest, math.inf)


def promise_in_words(epsilon: Fraction) -> str:
    """Return what a central heatmap promises to every person, with numbers rounded up."""
    power = float_up(epsilon)

    def factor(times: float) -> str:
        exact = times * power
        return up_text(math.exp(exact)) if exact <= _LARGEST_SHOWN else f"e^{up_text(exact, _DIGITS)}"

    return (
        f"adding or removing one person changes the odds of any outcome by at most a factor of {factor(1.0)} "
        f"(epsilon {up_text(power, _DIGITS)}); moving one person, by {factor(2.0)}"
    )


def tree_density(counts: PrivateCounts) -> FloatArray:
    """Return the density by two noisy measurements, not normalised, shape (size, size).

    The first counts 8 × 8 cells. The second counts cells that each hold few people, by the posterior mean of
    the first counts: small cells where many are, large ones where few are, so that noise is small compared
    with what is counted, as in adaptive grids (Qardaji, Yang & Li 2013). The density is the posterior mean
    given both.
    """
    first, second = counts.epsilon * FIRST_SHARE, counts.epsilon * (1 - FIRST_SHARE)
    cells = whole_level(min(FIRST_LEVEL, counts.level))
    measured = [Measurement(cells, counts.measure(cells, first), float(first))]
    tree = grow_tree(measured)
    estimated = posterior_counts(tree)
    coarsest = min(COARSEST_LEVEL, counts.level)
    most = SCALES_PER_CELL / float(second)
    cells = cells_with_few_people(tree, estimated, most, coarsest, counts.level)
    while len(cells) > MOST_CELLS:
        most *= 1.25
        cells = cells_with_few_people(tree, estimated, most, coarsest, counts.level)
    measured.append(Measurement(cells, counts.measure(cells, second), float(second)))
    tree = grow_tree(measured)
    return spread_evenly(*leaves(tree, posterior_counts(tree)), 1 << counts.level)


def _noisy_cells(counts: PrivateCounts, share: float) -> FloatArray:
    """Return noisy counts of the finest cells, the largest ``share`` of them, without negative ones."""
    noisy = np.maximum(counts.measure(whole_level(counts.level), counts.epsilon), 0.0)
    kept = max(1, round(share * noisy.size))
    if kept < noisy.size:
        noisy[np.argsort(-noisy, kind="stable")[kept:]] = 0.0
    return noisy.reshape(1 << counts.level, -1)


def _check_share(name: str, value: float, least: float) -> None:
    if not isinstance(value, Real) or isinstance(value, bool) or not least <= value <= 1.0:
        raise ParameterError(f"{name} must be a number from 0 to 1, got {sanitize(value, 40)}")
