"""Zones bent by a test."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from heatcloak_shared.zone import Zone


def with_domain(zone: Zone, **changes: Any) -> Zone:
    """The zone with some values of its domain changed, whatever else has to change with them."""
    domain: Any = zone.domain
    return replace(zone, domain=replace(domain, **changes))
