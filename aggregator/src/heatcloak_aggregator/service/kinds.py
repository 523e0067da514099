"""How a zone is served, and the estimators for each kind of zone, which `ESTIMATORS` lists.

Only the estimate of a closed round depends on the kind of the zone. Receiving, storing, closing rounds,
acknowledging and publishing are the same for all kinds.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from heatcloak_aggregator.method_names import (
    BPDN,
    DEFAULT_LAG,
    MOST_LAG,
    MOST_POOLED,
    NO_DRIFT,
    TRACKER,
)
from heatcloak_aggregator.recovery.methods import check_method
from heatcloak_aggregator.recovery.posterior import Prior
from heatcloak_aggregator.service.any_estimator import AnyEstimator
from heatcloak_aggregator.service.estimator import Estimator
from heatcloak_aggregator.zones.kinds import drifting_operator
from heatcloak_shared.parameters import check_integer
from heatcloak_shared.zone import AnyZone, Zone, require_heat

DEFAULT_GRACE = 2.0
DEFAULT_WINDOW = 600.0
LONGEST_WAIT = 60.0
"""Seconds for which late readings may wait until they are estimated, and still be followed."""
MOST_FOLLOWED = 1000
"""Rounds before the newest one whose late readings the tracker follows at most: to compute as many again
takes about half a minute."""


@dataclass(frozen=True, slots=True)
class ZoneSettings:
    """How a zone is served.

    Attributes:
        zone: the zone.
        grace: seconds after a round's end in which it waits for readings.
        window: seconds after a round's end in which late readings repeat its estimate.
        method: the recovery method, in heat zones.
        pool: how many rounds are pooled at most, in heat zones; 1 pools none. The tracker pools none.
        prior: the prior of the posterior method and the tracker; None for the default.
        lag: rounds after which the tracker's estimate is replaced by one that uses the rounds since then; 0
            for never. Other methods ignore it.
        drift: how sensors drift together, in heat zones; see `DomainKind.drift_directions`.
    """

    zone: AnyZone
    grace: float = DEFAULT_GRACE
    window: float = DEFAULT_WINDOW
    method: str = BPDN
    pool: int = 1
    prior: Prior | None = None
    lag: int = DEFAULT_LAG
    drift: str = NO_DRIFT

    @property
    def follows(self) -> bool:
        """Return whether a round changes the estimates of other rounds; see `AnyEstimator.follows`."""
        return isinstance(self.zone, Zone) and self.method == TRACKER

    @property
    def remembers(self) -> bool:
        """Return whether estimates depend on earlier rounds, which a new estimator has to be given."""
        return isinstance(self.zone, Zone) and (self.method == TRACKER or self.pool > 1)

    def check(self) -> None:
        """Check the settings, without preparing anything.

        Raises:
            ParameterError: a number is out of range, the method does not support the zone's domain, or the
                domain has no such drift.
        """
        if isinstance(self.zone, Zone):
            check_integer("pool", self.pool, 1, MOST_POOLED + 1)
            check_integer("lag", self.lag, 0, MOST_LAG + 1)
            check_method(self.method, drifting_operator(self.zone.domain, self.drift))


def estimator_of(settings: ZoneSettings) -> AnyEstimator:
    """Return the estimator of a zone.

    Raises:
        ParameterError: a setting is out of range, or the method does not support the zone's domain.
    """
    return ESTIMATORS[settings.zone.kind](settings)


def _heat(settings: ZoneSettings) -> AnyEstimator:
    zone = require_heat(settings.zone)
    if settings.method == TRACKER:
        from heatcloak_aggregator.service.tracking_estimator import TrackingEstimator

        # Late readings count within the window, and may wait for a while until they are estimated.
        seconds = max(settings.window, settings.grace) + LONGEST_WAIT
        reach = math.ceil(min(seconds / zone.schedule.period, MOST_FOLLOWED))
        return TrackingEstimator(zone, settings.prior, settings.lag, reach, settings.drift)
    return Estimator(zone, settings.method, settings.pool, settings.prior, settings.drift)


def _heatmap(settings: ZoneSettings) -> AnyEstimator:
    from heatcloak_aggregator.service.heatmap_estimator import HeatmapEstimator, require_heatmap

    return HeatmapEstimator(require_heatmap(settings.zone))


def _position(settings: ZoneSettings) -> AnyEstimator:
    from heatcloak_aggregator.service.position_estimator import PositionEstimator, require_position

    return PositionEstimator(require_position(settings.zone))


ESTIMATORS: dict[str, Callable[[ZoneSettings], AnyEstimator]] = {
    Zone.kind: _heat,
    "heatmap": _heatmap,
    "position": _position,
}
