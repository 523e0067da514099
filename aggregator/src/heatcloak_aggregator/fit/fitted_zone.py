"""Checks that a fit belongs to a zone, and the gain and offset of each node."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import listed
from heatcloak_shared.zone import Floor, Zone

if TYPE_CHECKING:
    from heatcloak_aggregator.fit.fitted_room import FittedRoom

_ROUNDING = 1e-9


def check_fit(fit: FittedRoom, zone: Zone) -> None:
    """Raise if a fit can't give the nodes of a zone their gain and offset.

    Raises:
        ConfigError: the fit is no-go or lacks a node, or the zone is not a floor.
    """
    fit.require_good()
    if not isinstance(zone.domain, Floor):
        raise ConfigError(
            f"{fit.source}: a fit is of a floor, and zone {zone.name} is not: leave out --fit, or make the "
            "zone with heatcloak zone new --plan"
        )
    missing = sorted({*zone.nodes} - {each.name for each in fit.sensors})
    if missing:
        raise ConfigError(
            f"{fit.source}: lacks {listed(missing)} of zone {zone.name}: give a fit of this floor with "
            "all of its sensors"
        )


def check_model(fit: FittedRoom, zone: Zone, remedy: str = "make the zone with this fit") -> None:
    """Raise if a promise rests on another model of heat than that of a fit.

    Raises:
        ConfigError: it does.
    """
    floor = zone.domain
    if zone.promise.mode != "model" or not isinstance(floor, Floor):
        return
    for name, of_zone, of_fit in (
        ("length", floor.length, fit.length.value),
        ("conductance", floor.conductance, fit.conductance.value),
        ("age", floor.age, fit.age),
        ("margin", floor.margin, fit.margin),
    ):
        if not math.isclose(of_zone, of_fit, rel_tol=_ROUNDING):
            raise ConfigError(
                f"zone {zone.name} is not of the fit {fit.source}: its {name} is {of_zone:.6g}, that of the "
                f"fit {of_fit:.6g}: {remedy}"
            )
    scales = {each.name: each.gain for each in fit.sensors}
    for node, of_zone in zip(zone.nodes, floor.gains, strict=False):
        of_fit = scales.get(node, math.nan)
        if not math.isclose(of_zone, of_fit, rel_tol=_ROUNDING):
            raise ConfigError(
                f"zone {zone.name} is not of the fit {fit.source}: its gain of {node} is {of_zone:.6g}, that "
                f"of the fit {of_fit:.6g}: {remedy}"
            )


def fitted_sensitivity(fit: FittedRoom, zone: Zone) -> str:
    """Return the sensitivity that a fit of a zone's floor documents: ``"model"``, or that of a range zone.

    Raises:
        ConfigError: the model of the zone is not that of the fit, so that the fit documents nothing about it.
    """
    remedy = "make the zone with this fit, or give --sensitivity model if the model of the zone is"
    check_model(fit, zone, f"{remedy} documented elsewhere")
    return zone.promise.mode


def fitted_scale(fit: FittedRoom, node: str) -> tuple[float, float]:
    """Return a node's gain and offset such that the empty room reads 0."""
    found = next(each for each in fit.sensors if each.name == node)
    # Not -gain * baseline, which is -0.0 for a baseline of 0.
    return found.gain, 0.0 - found.gain * found.baseline


def greatest_gain_first(nodes: list[str], fit: FittedRoom | None) -> list[str]:
    """Return nodes in the order of the size of their gains; as they are without a fit."""
    if fit is None:
        return nodes
    gains = {each.name: each.gain for each in fit.sensors}
    return sorted(nodes, key=lambda node: -gains[node])
