"""Zones with changed values."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heatcloak_shared.zone import Zone


def with_domain(zone: Zone, **changes: Any) -> Zone:
    """Return the zone with some values of its domain changed; its other parts may no longer fit."""
    domain: Any = zone.domain
    return replace(zone, domain=replace(domain, **changes))
