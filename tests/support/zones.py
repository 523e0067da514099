"""Zones with changed values."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from heatcloak_shared.location.mechanism_file import LocationMechanismFile, encode_floats
from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.rounding import round_up
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Area, HeatmapZone, Noise, PositionZone, Zone


def with_domain(zone: Zone, **changes: Any) -> Zone:
    """Return the zone with some values of its domain changed; its other parts may no longer fit."""
    domain: Any = zone.domain
    return replace(zone, domain=replace(domain, **changes))


def uniform_noise(
    sensitivity: float, step: float, ticks: int, n_sensors: int, kind: NoiseKind = "rounded-gaussian"
) -> Noise:
    """Return noise of one scale for readings of ℓ₂ sensitivity ``sensitivity``, in the readings' unit."""
    return Noise(kind, sensitivity, step, (ticks,) * n_sensors)


def with_ticks(noise: Noise, ticks: int) -> Noise:
    """Return uniform noise of another scale, for readings of the same sensitivity."""
    return replace(noise, sigma_ticks=(ticks,) * len(noise.sigma_ticks))


def with_weighted_sensitivity(noise: Noise, value: float) -> Noise:
    """Return noise of the same scales that states another sensitivity, given in units of the noise."""
    return replace(noise, sensitivity=round_up(value * min(noise.sigmas)))


def heatmap_zone(n_nodes: int = 4, **changes: Any) -> HeatmapZone:
    """Return a small heatmap zone with rounds of a second; keywords change its values."""
    nodes = tuple(f"d{number:03d}" for number in range(1, n_nodes + 1))
    zone = HeatmapZone("lobby", Area(16), nodes, Schedule(1.0, 1, 1, 1), 1.0)
    return replace(zone, **changes)


def mechanism(
    rows: int = 6,
    columns: int = 5,
    levels: Sequence[float] | float = 0.5,
    weights: Sequence[float] | None = None,
    padding: tuple[int, int] = (0, 0),
    **changes: Any,
) -> LocationMechanismFile:
    """Return a location mechanism on cells of side 2 m from (-10, 20); a NaN among the levels is a wall."""
    if isinstance(levels, float):
        levels = [levels] * (rows * columns)
    down, right = rows + 2 * padding[0], columns + 2 * padding[1]
    points = []
    for row in range(down):
        for column in range(right):
            place = ((column - padding[1] + 0.5) / columns, (row - padding[0] + 0.5) / rows)
            points += [round(65535 * min(max(share, 0.0), 1.0)) for share in place]
    fields: dict[str, Any] = {
        "rows": rows,
        "columns": columns,
        "cell": 2.0,
        "origin": (-10.0, 20.0),
        "epsilon": encode_floats("f", levels),
        "method": "padded",
        "scale": 1.0,
        "metric": "paths",
        "padding": padding,
        "weights": encode_floats("d", weights or [1.0] * (down * right)),
        "points": encode_floats("H", points),
    }
    return LocationMechanismFile(**{**fields, **changes})


def kept_mechanism(levels: Sequence[float]) -> LocationMechanismFile:
    """Return a `mechanism` of 6 x 5 cells that keeps the promise of its map.

    For every cell, the sum of w(y)·exp(-f) over the outputs is 1, as Algorithm 1 of the paper has it, and the
    scale makes up for paths that are longer than straight lines.
    """
    scale = 0.9
    table = mechanism(levels=levels, scale=scale).table
    kernel = np.array([[float(table.probability(y, u)) for y in range(30)] for u in range(30)])
    weights = np.linalg.solve(kernel / np.diag(kernel)[:, None], np.ones(30))
    assert weights.min() > 0.0
    return mechanism(levels=levels, scale=scale, weights=weights.tolist())


def position_zone(n_nodes: int = 4, **changes: Any) -> PositionZone:
    """Return a small position zone with rounds of a second; keywords change its values."""
    nodes = tuple(f"n{number:02d}" for number in range(1, n_nodes + 1))
    zone = PositionZone("hall", mechanism(), nodes, Schedule(1.0, 1, 10, 20))
    return replace(zone, **changes)
