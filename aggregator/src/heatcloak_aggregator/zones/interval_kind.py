"""The kind `interval` of domains: a corridor of length 1."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, cast

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import IntervalDomain, IntervalOperator, Operator
from heatcloak_aggregator.method_names import SLOPE_DRIFT
from heatcloak_aggregator.zones.defaults import DEFAULT_MOVE
from heatcloak_aggregator.zones.drift import common_directions, slope_directions
from heatcloak_aggregator.zones.kinds import DomainKind, Variations, operator_of
from heatcloak_aggregator.zones.presenter import CorridorPresenter
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Interval, MoveByRoom, ZoneDomain

MOST_CELLS = 50_000_000
"""Most entries of the matrix of an interval whose sensitivity is computed."""


class IntervalKind(DomainKind):
    """The unit interval."""

    name = Interval.kind
    default_alpha = DEFAULT_MOVE.alpha
    changeable = ("n_sources", "n_sensors", "diffusivity", "time")

    def domain(self, section: ZoneDomain) -> IntervalDomain:
        """See `DomainKind`."""
        return IntervalDomain(section.n_sources, section.n_sensors)

    def section(self, parameters: Mapping[str, Any]) -> ZoneDomain:
        """See `DomainKind`: an interval has options of its own.

        Raises:
            ParameterError: always.
        """
        raise ParameterError(
            "--domain interval is the default: give --sources, --sensors, --diffusivity and --time"
        )

    def presenter(self, section: ZoneDomain) -> CorridorPresenter:
        """See `DomainKind`."""
        return CorridorPresenter()

    def facts(self, section: ZoneDomain) -> dict[str, object]:
        """See `DomainKind`: nothing in addition to the zone's other facts."""
        return {}

    def operator_by_room(self, section: ZoneDomain, move: MoveByRoom) -> Operator:
        """See `DomainKind`."""
        op = cast("IntervalOperator", operator_of(section))
        return op.with_radii([(piece.start, piece.stop, piece.alpha) for piece in move.pieces()])

    def model_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """See `DomainKind`."""
        if section.n_sources * section.n_sensors > MOST_CELLS:
            raise ParameterError(
                f"{section.n_sources} places and {section.n_sensors} sensors: their matrix has more than "
                f"{MOST_CELLS:,} entries; give fewer"
            )
        return super().model_sensitivity(section, alpha, relative_scales)

    def resolution_problem(self, section: ZoneDomain, sensitivity: float) -> str | None:
        """See `DomainKind`: heat on the free line never mixes completely."""
        return None

    def coarsened(self, section: ZoneDomain, most: int) -> ZoneDomain:
        """See `DomainKind`."""
        places = max(min(most, MOST_CELLS // section.n_sensors), 2)
        return replace(cast("Interval", section), n_sources=places)

    def drift_directions(self, section: ZoneDomain, kind: str) -> FloatArray | None:
        """See `DomainKind`: also "slope", a linear function of the place."""
        if kind == SLOPE_DRIFT:
            return slope_directions(self.domain(section).sensor_places)
        return common_directions(section.n_sensors, kind, (SLOPE_DRIFT,))

    def variations(self, section: ZoneDomain) -> Variations | None:
        """See `DomainKind`."""
        return Variations((0.001, 0.25), (4, max(200, section.n_sensors)))

    def with_sensors(self, section: ZoneDomain, count: int) -> ZoneDomain:
        """See `DomainKind`."""
        return replace(cast("Interval", section), n_sensors=count)

    def new_zone_options(self, section: ZoneDomain) -> str:
        """See `DomainKind`."""
        return f"--sensors {section.n_sensors}"


KIND = IntervalKind()
