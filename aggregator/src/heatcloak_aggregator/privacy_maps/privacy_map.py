"""Privacy maps: how much privacy each place needs, and distances between places."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cached_property
from typing import Literal, get_args

import numpy as np
import numpy.typing as npt
from scipy.ndimage import label
from scipy.sparse import csr_array
from scipy.sparse.csgraph import dijkstra

from heatcloak_aggregator.arguments import any_array, real_array
from heatcloak_aggregator.arrays import BoolArray, FloatArray, Int64Array
from heatcloak_aggregator.privacy_maps.density import kernel_density
from heatcloak_aggregator.privacy_maps.fast_marching import fast_marching
from heatcloak_aggregator.privacy_maps.paths import UNIT, PathGrid
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.grid_paths import FRACTION_BITS, LIMITS
from heatcloak_shared.location.location_table import MOST_CELLS
from heatcloak_shared.parameters import check_positive
from heatcloak_shared.sanitize import listed, sanitize

DistanceMethod = Literal["graph32", "fast-marching"]
LEAST_LEVEL = 1e-6
"""Least level per side of a cell: below, two cells can't be told apart in any case."""
_FAR = 1 << 62


class PrivacyMap:
    """A public map of privacy levels on a grid: ε(u), per unit of length (paper, Definition 3).

    A mechanism keeps the promise of the map if the probability of every report changes by a factor of at most
    exp(∫ε ds) along every grid path between two cells: see `reference`. Smaller levels mean more privacy.

    Args:
        epsilon: level of each cell, shape (rows, columns), positive; row = y, column = x. NaN is a cell where
            nobody can be, a wall. Levels above 40 per side of a cell count as 40.
        cell: side of a cell, in the unit of length.

    Attributes:
        epsilon: as above; read-only.
        cell: as above.

    Raises:
        ParameterError: the array is not of such numbers, or the cells are not connected: a report would
            reveal in which part somebody is.
    """

    def __init__(self, epsilon: npt.ArrayLike, cell: float = 1.0) -> None:
        levels = real_array("epsilon", epsilon)
        if levels.ndim != 2 or levels.size == 0:
            raise ParameterError(
                f"epsilon must be an array of rows and columns, got the shape {levels.shape}"
            )
        if levels.size > MOST_CELLS:
            raise ParameterError(f"epsilon has {levels.size} cells: give at most {MOST_CELLS}")
        self.cell = check_positive("cell", cell)
        self.epsilon = levels.copy()
        self.epsilon.flags.writeable = False
        if np.isnan(levels).all():
            raise ParameterError("every cell of epsilon is NaN: give a level where somebody can be")
        self._refuse(~np.isnan(levels) & ~(levels > 0.0), "not positive: give NaN where nobody can be")
        self._refuse(np.isinf(levels), "infinite: give a finite level")
        least = LEAST_LEVEL / self.cell
        self._refuse(levels < least, f"too small for cells of {self.cell:g}: give at least {least:g}")
        parts, _ = label(self.cells, np.ones((3, 3)))
        self._refuse(
            parts > 1,
            "not connected with the others: a report would reveal the part, so use a map for each part",
        )

    @classmethod
    def from_density(cls, density: npt.ArrayLike, slope: float, base: float, cell: float = 1.0) -> PrivacyMap:
        """Return the map ε(u) = slope·d(u) + base of a population density d (paper, section IV).

        Args:
            density: people per area in each cell, nonnegative, shape (rows, columns); NaN is a wall.
            slope: a: how much a higher density relaxes the level.
            base: b: the level where nobody lives.
            cell: side of a cell.

        Raises:
            ParameterError: an argument is not a positive number, or as the constructor.
        """
        people = real_array("density", density)
        if (people < 0.0).any() or np.isinf(people).any():
            raise ParameterError("density must be nonnegative and finite in every cell: give NaN for a wall")
        with np.errstate(over="ignore"):
            return cls(check_positive("slope", slope) * people + check_positive("base", base), cell)

    @classmethod
    def from_points(
        cls,
        points: npt.ArrayLike,
        people: npt.ArrayLike,
        slope: float,
        base: float,
        shape: tuple[int, int],
        cell: float,
        bandwidth: float,
    ) -> PrivacyMap:
        """Return the map of a population at points: `from_density` of its `kernel_density`.

        Args:
            points: x and y of each point, shape (k, 2), in the unit of length; the map starts at (0, 0).
            people: people at each point, nonnegative, shape (k,).
            slope: a: how much a higher density relaxes the level.
            base: b: the level where nobody lives.
            shape: rows and columns of the map.
            cell: side of a cell.
            bandwidth: standard deviation of the Gaussian of each point, in the unit of length.

        Raises:
            ParameterError: an argument is not as above, or as the constructor.
        """
        return cls.from_density(kernel_density(points, people, shape, cell, bandwidth), slope, base, cell)

    def __repr__(self) -> str:
        """Return size and range of levels."""
        rows, columns = self.shape
        low, high = np.nanmin(self.epsilon), np.nanmax(self.epsilon)
        return f"<PrivacyMap of {rows} x {columns} cells of {self.cell:g}, epsilon {low:.3g} to {high:.3g}>"

    @property
    def shape(self) -> tuple[int, int]:
        """Return rows and columns."""
        rows, columns = self.epsilon.shape
        return rows, columns

    @cached_property
    def cells(self) -> BoolArray:
        """Return where somebody can be, shape (rows, columns)."""
        return ~np.isnan(self.epsilon)

    @cached_property
    def centres(self) -> FloatArray:
        """Return x and y of the centre of each cell, shape (rows · columns, 2); the map starts at (0, 0)."""
        rows, columns = np.divmod(np.arange(self.epsilon.size), self.shape[1])
        return (np.column_stack([columns, rows]) + 0.5) * self.cell

    @property
    def snapping_loss(self) -> FloatArray:
        """Return what snapping to the cell's centre may cost a place in each cell, shape (rows, columns).

        For two places, the promise is exp(∫ε ds + the loss of one + the loss of the other).
        """
        side = self.cell / math.sqrt(2.0) if min(self.shape) > 1 else self.cell / 2.0
        return self.epsilon * side

    def integer_levels(self, scale: float) -> Int64Array:
        """Return the levels times ``scale`` as `LocationTable` counts them, shape (rows, columns)."""
        # The same operations in the same order as in `location.mechanism_file.integer_levels`.
        factor, most = self.cell * scale * (1 << FRACTION_BITS), float(LIMITS[1] << FRACTION_BITS)
        with np.errstate(over="ignore"):
            levels = np.minimum(np.where(self.cells, self.epsilon, 0.0) * factor, most)
        return levels.astype(np.int64)

    def distances(self, sources: Sequence[int], method: DistanceMethod = "graph32") -> FloatArray:
        """Return the distances ∫ε ds from some cells to all cells.

        Args:
            sources: numbers of cells, row · columns + column.
            method: ``"graph32"``: shortest paths of 32 moves, a metric. On a constant map they are up to
                1.31 % longer than the straight line, never shorter; see `reference.overestimate`.
                ``"fast-marching"``: the first-order solution of the eikonal equation ‖∇f‖ = ε, as in the
                paper. It is not a metric: differences of two distances exceed the distance between their
                ends, by a third on a real map. So mechanisms don't use it.

        Returns:
            Shape (len(sources), rows · columns); infinite for walls.

        Raises:
            ParameterError: there is no such cell or method, or the cell is a wall.
        """
        if not isinstance(method, str) or method not in get_args(DistanceMethod):
            raise ParameterError(f"unknown method {sanitize(method)}: choose from 'graph32', 'fast-marching'")
        given = any_array(sources)
        if given.ndim != 1:
            raise ParameterError("sources must be a list of numbers of cells")
        numbers = [self.check_cell(source) for source in given.tolist()]
        result = np.full((len(numbers), self.epsilon.size), np.inf)
        for row, source in enumerate(numbers):
            if method == "graph32":
                cells, distances = self._path_grid.paths_of(source, _FAR)
                result[row, cells] = distances * UNIT
            else:
                result[row] = fast_marching(self.epsilon * self.cell, source)
        return result

    def smoothed(self, change: float) -> PrivacyMap:
        """Return a map with levels that are lower where they change fast, and else the same.

        The scale of the noise, 1/ε, changes by at most ``change`` per unit of length along paths of the grid.
        A mechanism for the returned map keeps the promise of this map as well.

        Args:
            change: positive; 1 allows the scale to double over the length of one scale.

        Raises:
            ParameterError: ``change`` is not a positive number.
        """
        check_positive("change", change)
        scale = np.where(self.cells, 1.0 / self.epsilon, 0.0).ravel()
        top = float(scale.max())
        flat = PathGrid(np.where(self.cells, np.int64(1) << FRACTION_BITS, 0))
        here, move = np.nonzero(flat.costs)
        # Shortest paths from an additional node, which reaches each cell at the cost top − 1/ε.
        size = self.epsilon.size
        inside = np.flatnonzero(self.cells)
        starts = np.concatenate([here, np.full(inside.size, size)])
        ends = np.concatenate([here + flat.steps[move], inside])
        lengths = flat.costs[here, move] * UNIT * self.cell * change
        # A cost of zero would be no edge.
        costs = np.concatenate([lengths, np.maximum(top - scale[inside], 1e-12 * top)])
        graph = csr_array((costs, (starts, ends)), shape=(size + 1, size + 1))
        found = np.asarray(dijkstra(graph, indices=np.array([size])))[0, :size]
        levels = np.full(size, np.nan)
        levels[inside] = np.minimum(self.epsilon.ravel()[inside], 1.0 / (top - found[inside]))
        return PrivacyMap(levels.reshape(self.shape), self.cell).rounded()

    def rounded(self) -> PrivacyMap:
        """Return the map with levels that mechanism files can hold: floats of 32 bits, rounded down."""
        with np.errstate(over="ignore"):
            near = np.minimum(self.epsilon.astype(np.float32), np.finfo(np.float32).max)
        return PrivacyMap(np.where(near > self.epsilon, np.nextafter(near, np.float32(0.0)), near), self.cell)

    def check_cell(self, cell: int) -> int:
        """Return the number of a cell where somebody can be.

        Raises:
            ParameterError: it is not such a number.
        """
        if isinstance(cell, bool) or not isinstance(cell, int | np.integer):
            raise ParameterError(f"a cell must be an integer, got a {type(cell).__name__}")
        if not 0 <= cell < self.epsilon.size:
            raise ParameterError(f"there is no cell {cell}: give 0 to {self.epsilon.size - 1}")
        if not self.cells.flat[cell]:
            raise ParameterError(f"cell {cell} is a wall: nobody can be there")
        return int(cell)

    @cached_property
    def _path_grid(self) -> PathGrid:
        return PathGrid(self.integer_levels(1.0))

    def _refuse(self, where: BoolArray, reason: str) -> None:
        """Raise an error that names some of the cells."""
        if where.any():
            rows, columns = np.nonzero(where)
            cells = [f"({row}, {column})" for row, column in zip(rows, columns, strict=True)]
            raise ParameterError(f"the level of cell {listed(cells, 3)} is {reason}")
