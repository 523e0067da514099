"""Measurements of the experiment on privacy maps: errors and audits, on a town and on rough maps.

Every function returns JSON values, so that an interrupted run can continue.
"""

from __future__ import annotations

import math
from typing import Any, Literal, NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.privacy_maps.audit import LossAudit, loss_of_probabilities
from heatcloak_aggregator.privacy_maps.mechanism import LocationMechanism, LocationMethod
from heatcloak_aggregator.privacy_maps.methods import location_mechanism
from heatcloak_aggregator.privacy_maps.padded_mechanism import LIMIT, MARGIN, NegativeWeightsError
from heatcloak_aggregator.privacy_maps.paths import PathGrid
from heatcloak_aggregator.privacy_maps.privacy_map import DistanceMethod, PrivacyMap
from heatcloak_aggregator.privacy_maps.reference import overestimate
from heatcloak_aggregator.privacy_maps.weights import StreamedKernel
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.towns import SIDE, Town, privacy_map_of
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.location.location_table import LocationTable

FINE = 200
"""Cells a side of the paper's grid, from which crops are taken."""
METHODS: tuple[LocationMethod, ...] = ("planar-laplace", "exponential", "algorithm-1", "padded")
SHOWN = ("cell", "mean")
"""What outputs stand for: their own cell, or the posterior mean."""
PLACES = ("high density", "medium density", "low density")
ROUGH_METHODS: tuple[LocationMethod, ...] = ("planar-laplace", "exponential", "padded")
RoughMap = Literal["white noise", "two levels", "rooms"]
LOW, HIGH = 0.4, 2.0
"""Levels of rough maps, per side of a cell."""
_SMALLEST_SHARE = 1e-6


class Crop(NamedTuple):
    """A square part of the paper's grid: row and column of its first cell."""

    row: int
    column: int


CROPS = (Crop(95, 95), Crop(20, 20), Crop(120, 80))


def measure_method(town: SharedValue[Town], size: int, method: LocationMethod) -> dict[str, Any]:
    """Return errors, scale and audit of a mechanism on the grid of the town.

    Its "errors" are by what outputs stand for. If algorithm 1 has negative weights, they are those of its
    formal "probabilities".
    """
    density = town.value.density(size)
    privacy_map = privacy_map_of(density)
    try:
        made = location_mechanism(privacy_map, density, method)
    except NegativeWeightsError as error:
        return _formal(privacy_map, density, error)
    errors = {shown: made.remapped(shown == "mean").expected_squared_error() for shown in SHOWN}
    found = {**_facts(made), "errors": errors}
    if method == "padded":
        found["distributions"] = [
            _distribution(made, cell) for cell in three_places(density, privacy_map.epsilon)
        ]
    return found


def _facts(made: LocationMechanism) -> dict[str, Any]:
    found: dict[str, Any] = {
        "error": made.expected_squared_error(),
        "scale": made.scale,
        "outputs": len(made.points),
        **_losses(made.loss),
    }
    if isinstance(made.table, LocationTable):
        found["padding"] = max(made.table.padding)
    return found


def _losses(loss: LossAudit) -> dict[str, float]:
    found = {"neighbours": loss.neighbours, "distant": loss.distant}
    return found if loss.curves is None else {**found, "curves": loss.curves}


def _formal(privacy_map: PrivacyMap, density: FloatArray, error: NegativeWeightsError) -> dict[str, Any]:
    """Return how many weights are negative and where, and Σ prior·w·exp(−f)·‖u − y‖² with them.

    The posterior mean is Σ prior·exp(−f)·u / Σ prior·exp(−f), as for positive weights.
    """
    scale = (1.0 - MARGIN) / overestimate(privacy_map)
    levels = privacy_map.integer_levels(scale)
    kernel = StreamedKernel(PathGrid(levels), LIMIT)
    share = density.ravel() / density.sum()
    middle = privacy_map.centres - privacy_map.cell * np.array(privacy_map.shape[::-1]) / 2.0
    squares = (middle**2).sum(axis=1)
    moments = kernel @ np.column_stack([share, share[:, None] * middle, share * squares])
    mass, first = moments[:, 0], moments[:, 1:3]
    errors = {}
    for shown, points in zip(SHOWN, (middle, first / mass[:, None]), strict=True):
        squared = moments[:, 3] - 2.0 * (first * points).sum(axis=1) + mass * (points**2).sum(axis=1)
        errors[shown] = float(error.weights @ squared)
    cells = np.array(error.cells)
    depths = np.minimum(cells, np.array(privacy_map.shape) - 1 - cells).min(axis=1)
    return {
        "negative": len(error.cells),
        "first": list(map(int, error.cells[0])),
        "depth": int(depths.max()),
        "errors": errors,
        "scale": scale,
        "outputs": int(error.weights.size),
    }


def three_places(density: FloatArray, levels: FloatArray) -> list[int]:
    """Return cells of high, medium and low density that are apart from each other and from the edge.

    They are the densest cell, and cells whose level is within a tenth of the geometric mean of all levels'
    range and of the least level: of these, those farthest from the cells before.
    """
    rows, columns = levels.shape
    edge = min(rows, columns) // 8
    inner = np.zeros(levels.shape, dtype=bool)
    inner[edge : rows - edge, edge : columns - edge] = True
    cells = np.flatnonzero(inner)
    found = [int(cells[np.argmax(density.ravel()[cells])])]
    own = levels.ravel()[cells]
    for wanted in (math.sqrt(float(levels.min()) * float(levels.max())), float(own.min())):
        distance = np.abs(own / wanted - 1.0)
        near = cells[distance <= max(0.1, float(distance.min()))]
        apart = [
            np.hypot(near // columns - cell // columns, near % columns - cell % columns) for cell in found
        ]
        found.append(int(near[np.argmax(np.min(apart, axis=0))]))
    return found


def _distribution(made: LocationMechanism, cell: int) -> dict[str, Any]:
    """Return the probabilities of the reports of a cell that are not negligible, by row and column."""
    assert isinstance(made.table, LocationTable)  # noqa: S101  the method is "padded"
    row = made.table.row(cell)
    columns = made.privacy_map.shape[1]
    down, right = made.table.padding
    reports = []
    for output, number in zip(row.outputs, row.numbers, strict=True):
        share = number / row.total
        if share >= _SMALLEST_SHARE:
            at_row, at_column = divmod(output, made.table.shape[1])
            reports.append([at_row - down, at_column - right, float(f"{share:.4g}")])
    level = float(made.privacy_map.epsilon.flat[cell])
    return {"cell": list(divmod(cell, columns)), "level": level, "reports": reports}


def measure_crop(town: SharedValue[Town], crop: Crop, side: int) -> dict[str, Any]:
    """Compare our mechanism with the optimum on a crop of the paper's grid."""
    density = town.value.density(FINE)
    whole = privacy_map_of(density)
    part = np.s_[crop.row : crop.row + side, crop.column : crop.column + side]
    return _beside_optimum(PrivacyMap(whole.epsilon[part], whole.cell), density[part])


def measure_coarse(town: SharedValue[Town], side: int) -> dict[str, Any]:
    """Compare our mechanism with the optimum on the whole map, as means over blocks of the paper's grid."""
    density = town.value.density(FINE)
    blocks = (side, FINE // side, side, FINE // side)
    levels, prior = (
        array.reshape(blocks).mean(axis=(1, 3)) for array in (privacy_map_of(density).epsilon, density)
    )
    return _beside_optimum(PrivacyMap(levels, SIDE / side), prior)


def _beside_optimum(privacy_map: PrivacyMap, prior: FloatArray) -> dict[str, Any]:
    found: dict[str, Any] = {
        "least": float(privacy_map.epsilon.min()),
        "greatest": float(privacy_map.epsilon.max()),
        "cell": privacy_map.cell,
    }
    for method in ("padded", "optimal"):
        try:
            made = location_mechanism(privacy_map, prior, method)
        except ParameterError:
            # The linear program fails if levels per cell are large.
            continue
        found[method] = _facts(made)
    return found


def measure_distances(town: SharedValue[Town], size: int, method: DistanceMethod) -> dict[str, Any]:
    """Audit P(y|u) ∝ w(y)·exp(−f_y(u)) with K w = 1 for distances of some method, without lower levels.

    Negative weights, if any, count as 0.
    """
    privacy_map = privacy_map_of(town.value.density(size))
    distances = privacy_map.distances(range(size * size), method)
    kernel = np.exp(-distances.T)
    weights = np.linalg.solve(kernel, np.ones(size * size))
    positive = kernel * np.maximum(weights, 0.0)
    probabilities = positive / positive.sum(axis=1, keepdims=True)
    return {
        "negative": int((weights < 0.0).sum()),
        "asymmetry": float(np.abs(distances - distances.T).max()),
        **_losses(loss_of_probabilities(privacy_map, probabilities)),
    }


def rough_map(kind: RoughMap, size: int, seed: int) -> PrivacyMap:
    """Return a map whose levels change much from cell to cell, or one of four rooms with walls and doors."""
    chance = np.random.default_rng(seed)
    if kind == "white noise":
        return PrivacyMap(chance.uniform(LOW, HIGH, (size, size)))
    if kind == "two levels":
        return PrivacyMap(np.where(chance.random((size, size)) < 0.5, LOW, HIGH))
    half = size // 2
    levels = np.full((size, size), 1.0)
    levels[:half, :half], levels[half:, half:] = LOW, HIGH
    walls = np.zeros((size, size), dtype=bool)
    walls[half], walls[:, half] = True, True
    return PrivacyMap(np.where(walls & ~_doors(size), np.nan, levels))


def _doors(size: int) -> BoolArray:
    """Return the cells of four doors, in the middle of the walls between four rooms."""
    doors = np.zeros((size, size), dtype=bool)
    for along in (size // 4, size // 4 + size // 2):
        doors[along, size // 2] = doors[size // 2, along] = True
    return doors


def measure_rough(kind: RoughMap, size: int, seed: int, method: LocationMethod) -> dict[str, Any]:
    """Return error, scale and audit of a mechanism on a rough map, for people who are anywhere on it."""
    privacy_map = rough_map(kind, size, seed)
    made = location_mechanism(privacy_map, None, method)
    lowered = float(np.nanmin(made.used_map.epsilon / privacy_map.epsilon))
    return {**_facts(made), "lowered": lowered}
