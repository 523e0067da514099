"""Estimate closed rounds of a heatmap zone: the heatmap of the crowd, from the reports of its devices."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import cast

from heatcloak_aggregator.heatmaps.local import LocalHeatmapResult, local_heatmap
from heatcloak_aggregator.service.any_estimator import RoundwiseEstimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_shared.errors import ZoneError
from heatcloak_shared.wire import HeatmapEstimate, HeatmapReport
from heatcloak_shared.wire.heatmap_estimate import Densest, packed_density
from heatcloak_shared.zone import AnyZone, HeatmapZone

METHOD = "local"
PUBLISHED_SIZE = 64
"""Cells along each side of a published heatmap; reports may have fewer."""


def require_heatmap(zone: AnyZone) -> HeatmapZone:
    """Return ``zone`` if it is a heatmap zone.

    Raises:
        ZoneError: it is of another kind.
    """
    if isinstance(zone, HeatmapZone):
        return zone
    raise ZoneError(f"zone {zone.name} is a {zone.kind} zone: this command needs a heatmap zone")


@dataclass(frozen=True)
class HeatmapRoundEstimate:
    """A round, its heatmap and the message to publish.

    Attributes:
        round: the round.
        result: the reconstruction.
        message: the message to publish.
    """

    round: Round
    result: LocalHeatmapResult
    message: HeatmapEstimate


class HeatmapEstimator(RoundwiseEstimator[HeatmapRoundEstimate]):
    """Reconstruct the heatmap of each round of a zone; see `AnyEstimator`. Rounds are never pooled.

    Args:
        zone: the zone.
    """

    def __init__(self, zone: HeatmapZone) -> None:
        self._zone = zone

    def prepare(self) -> None:
        """Reconstruct a heatmap from one report, so that the first round does not wait for imports."""
        self._reconstruct([0])

    def estimate(self, closed: Round, latest: int | None = None) -> HeatmapRoundEstimate:
        """Reconstruct the heatmap of a round with at least one report."""
        zone = self._zone
        reports = [cast("HeatmapReport", report).element for report in closed.readings.values()]
        result = self._reconstruct(reports)
        message = HeatmapEstimate(
            zone=zone.name,
            rev=zone.rev,
            round=closed.number,
            method=METHOD,
            status=result.status,
            reports=len(reports),
            devices=len(zone.nodes),
            size=PUBLISHED_SIZE,
            density=packed_density(result.heatmap.ravel().tolist()),
            densest=Densest(**asdict(result.densest)),
        )
        return HeatmapRoundEstimate(closed, result, message)

    def _reconstruct(self, reports: list[int]) -> LocalHeatmapResult:
        zone = self._zone
        return local_heatmap(reports, zone.epsilon, zone.area.size, resolution=PUBLISHED_SIZE)
