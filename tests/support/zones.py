"""Zones with changed values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heatcloak_shared.noise import NoiseKind
from heatcloak_shared.rounding import round_up
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Area, HeatmapZone, Noise, Zone


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
