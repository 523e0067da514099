"""Estimate closed rounds of a position zone: the reported places of its nodes."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import cast

from heatcloak_aggregator.service.any_estimator import RoundwiseEstimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.location.mechanism_file import POINT_STEPS
from heatcloak_shared.wire import PositionEstimate, PositionReport, Release
from heatcloak_shared.wire.position_estimate import Positions
from heatcloak_shared.zone import AnyZone, PositionZone

METHOD = "point"
STATUS = "reported"


def require_position(zone: AnyZone) -> PositionZone:
    """Return ``zone`` if it is a position zone.

    Raises:
        ZoneError: it is of another kind.
    """
    if isinstance(zone, PositionZone):
        return zone
    raise ZoneError(f"zone {zone.name} is a {zone.kind} zone: this command needs a position zone")


@dataclass(frozen=True)
class PositionRoundEstimate:
    """A round, its positions and the message to publish.

    Attributes:
        round: the round.
        result: node, x and y of each report.
        message: the message to publish.
    """

    round: Round
    result: Positions
    message: PositionEstimate


class PositionEstimator(RoundwiseEstimator[PositionRoundEstimate]):
    """Show each report of a round at its point; see `AnyEstimator`. Rounds are never pooled.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: PositionZone) -> None:
        self._zone = zone
        mechanism = zone.mechanism
        extent = max(mechanism.rows, mechanism.columns) * mechanism.cell
        self._decimals = 1 - math.floor(math.log10(extent / POINT_STEPS))

    def estimate(self, closed: Round, latest: int | None = None) -> PositionRoundEstimate:
        """Return the points of a round's reports, in the order of the zone's nodes."""
        zone = self._zone
        found = tuple(
            (node, *self._point(closed.readings[node])) for node in zone.nodes if node in closed.readings
        )
        message = PositionEstimate(
            zone=zone.name,
            rev=zone.rev,
            round=closed.number,
            method=METHOD,
            status=STATUS,
            positions=found,
            missing=tuple(node for node in zone.nodes if node not in closed.readings),
        )
        return PositionRoundEstimate(closed, found, message)

    def _point(self, reading: Release) -> tuple[float, float]:
        """Return x and y, to a tenth of the steps in which points are given."""
        x, y = self._zone.mechanism.point(cast("PositionReport", reading).output)
        return round(x, self._decimals), round(y, self._decimals)
