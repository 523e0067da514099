"""Estimators for each kind of zone, which `ESTIMATORS` lists.

Only the estimate of a closed round depends on the kind of the zone. Receiving, storing, closing rounds,
acknowledging and publishing are the same for all kinds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Protocol

from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service.estimator import Estimator
from heatcloak_aggregator.service.rounds import Round
from heatcloak_aggregator.store import EstimateMessage
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone, Zone, require_heat


class AnyRoundEstimate(Protocol):
    """The estimate of a round of any kind of zone."""

    @property
    def round(self) -> Round:
        """Return the round."""

    @property
    def result(self) -> Any:  # noqa: ANN401  each kind has a result of its own
        """Return the result, whose attributes depend on the kind."""

    @property
    def message(self) -> EstimateMessage:
        """Return the message to store and publish."""


class AnyEstimator(Protocol):
    """Estimate the rounds of one zone.

    Attributes:
        pooled_rounds: how many rounds an estimate uses at most.
    """

    pooled_rounds: int

    def prepare(self) -> None:
        """Prepare for the first round, so that it does not wait."""

    def estimate(self, closed: Round, latest: int | None = None) -> AnyRoundEstimate:
        """Return the estimate of a round; safe to run on another thread.

        Args:
            closed: the round.
            latest: the latest possible round by the clock.

        Raises:
            PluginError: a plugin fails.
        """

    def restore(self, readings: Iterable[Release]) -> None:
        """Add the messages of rounds that are already estimated, with which new rounds may be pooled."""


def estimator_of(zone: AnyZone, method: str, pool: int, prior: Prior | None) -> AnyEstimator:
    """Return the estimator of a zone; the other arguments are those of `Estimator`.

    Raises:
        ParameterError: ``pool`` is out of range, or the method does not support the zone's domain.
    """
    return ESTIMATORS[zone.kind](zone, method, pool, prior)


def _heat(zone: AnyZone, method: str, pool: int, prior: Prior | None) -> AnyEstimator:
    return Estimator(require_heat(zone), method, pool, prior)


def _heatmap(zone: AnyZone, method: str, pool: int, prior: Prior | None) -> AnyEstimator:
    from heatcloak_aggregator.service.heatmap_estimator import HeatmapEstimator, require_heatmap

    return HeatmapEstimator(require_heatmap(zone))


def _position(zone: AnyZone, method: str, pool: int, prior: Prior | None) -> AnyEstimator:
    from heatcloak_aggregator.service.position_estimator import PositionEstimator, require_position

    return PositionEstimator(require_position(zone))


ESTIMATORS: dict[str, Callable[[AnyZone, str, int, Prior | None], AnyEstimator]] = {
    Zone.kind: _heat,
    "heatmap": _heatmap,
    "position": _position,
}
