"""The kind `floor` of domains: rooms in metres, where people radiate heat all the time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import numpy as np
from scipy.spatial import KDTree

from heatcloak_aggregator.arrays import FloatArray, IntArray
from heatcloak_aggregator.domains import Domain, FloorDomain, FloorWall, Operator, SteadyOperator
from heatcloak_aggregator.method_names import ROOMS_DRIFT, SLOPE_DRIFT
from heatcloak_aggregator.plans.plan import FloorPlan
from heatcloak_aggregator.plans.regions import place_grid
from heatcloak_aggregator.zones.defaults import DEFAULT_HEAT, DEFAULT_STEP, HeatOfPeople
from heatcloak_aggregator.zones.drift import common_directions, group_directions, slope_directions
from heatcloak_aggregator.zones.floor_accuracy import FloorLimits
from heatcloak_aggregator.zones.kinds import DomainKind, operator_of
from heatcloak_aggregator.zones.presenter import CorridorPresenter, FloorPresenter
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.rounding import round_up
from heatcloak_shared.zone import Floor, MoveByRoom, Zone, ZoneDomain
from heatcloak_shared.zone.floor import Wall

_PORTABLE = 1.002
"""Margin for other machines, whose geometry may place the points at which slopes are compared differently."""


class FloorKind(DomainKind):
    """A floor with walls and doors."""

    name = Floor.kind
    default_alpha = DEFAULT_STEP
    changeable = ("length", "age", "power", "conductance")
    smaller_spread = ", or a greater power"

    def domain(self, section: ZoneDomain) -> FloorDomain:
        """See `DomainKind`."""
        floor = cast("Floor", section)
        return FloorDomain(
            floor.outline,
            floor.sensors,
            [FloorWall(*wall) for wall in floor.walls],
            obstacles=floor.obstacles,
            columns=floor.columns,
            doors=[FloorWall(*door) for door in floor.doors],
            clearance=floor.clearance,
            cell=floor.cell,
            grid=floor.grid,
            cells=floor.cells,
        )

    def operator(self, section: ZoneDomain, domain: Domain) -> Operator:
        """See `DomainKind`: the steady state, in kelvins for a person of the greatest power."""
        floor = cast("Floor", section)
        return cast("FloorDomain", domain).steady(floor.length, floor.age, floor.strength)

    def section(self, parameters: Mapping[str, Any]) -> ZoneDomain:
        """See `DomainKind`: a floor comes from a plan.

        Raises:
            ParameterError: always.
        """
        raise ParameterError("--domain floor comes from a plan: give --plan FILE")

    def presenter(self, section: ZoneDomain) -> CorridorPresenter:
        """See `DomainKind`."""
        return FloorPresenter(cast("Floor", section))

    def facts(self, section: ZoneDomain) -> dict[str, object]:
        """See `DomainKind`."""
        floor = cast("Floor", section)
        return {
            "places": floor.n_sources,
            "room_names": list(floor.rooms),
            "length": floor.length,
            "age": floor.age,
            "power": floor.power,
            "conductance": floor.conductance,
            "margin": floor.margin,
        }

    def located(self, zone: Zone) -> tuple[dict[str, object], dict[str, object]]:
        """See `DomainKind`."""
        floor = cast("Floor", zone.domain)
        places = [f"{name} at ({x:g}, {y:g})" for name, (x, y) in zip(zone.nodes, floor.sensors, strict=True)]
        words = places[0] if len(places) == 1 else f"{places[0]} … {places[-1]}"
        return {"nodes": dict(zip(zone.nodes, floor.sensors, strict=True))}, {"nodes": words}

    def accuracy(self, zone: Zone) -> tuple[dict[str, object], dict[str, object]]:
        """See `DomainKind`: Bayes limits for the room, and for the place in metres."""
        floor = cast("Floor", zone.domain)
        op = cast("SteadyOperator", operator_of(floor))
        limits = FloorLimits(op.domain, np.array(floor.communities or (0,) * floor.n_sources))
        sigmas = np.array(zone.noise.sigmas)
        once, period = (limits.of_noise(op, sigmas, count) for count in (1, zone.schedule.releases))
        words = ", ".join(
            f"{100.0 * found.room:.0f} % of the time and the place to {found.error:.1f} m {when}"
            for found, when in ((once, "from one round"), (period, "over the period"))
        )
        guess = f"{100.0 * once.blind_room:.0f} % and {once.blind_error:.1f} m"
        facts: dict[str, object] = {"finds_round": once._asdict(), "finds_period": period._asdict()}
        return facts, {
            "finds": f"a person's room {words}, if the floor's temperature does not drift; a guess: {guess}"
        }

    def real_sensor_notes(self, section: ZoneDomain) -> list[str]:
        """See `DomainKind`."""
        return [
            "the promise rests on a model of this floor: fit it with heatcloak fit (docs/how-to/"
            "calibrate-a-room.md); without a fit, the zone is for simulations and planning"
        ]

    def model_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """See `DomainKind`; with the margin of the fit."""
        known = super().model_sensitivity(section, alpha, relative_scales)
        return round_up(known * cast("Floor", section).margin)

    def portable_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """See `DomainKind`."""
        return self.model_sensitivity(section, alpha, relative_scales) * _PORTABLE

    def drift_directions(self, section: ZoneDomain, kind: str) -> FloatArray | None:
        """See `DomainKind`: also "slope", linear in x and y, and "rooms", one drift for each room.

        Nodes multiply what they read by the gains of the fit, and so the temperature of the floor.
        """
        floor = cast("Floor", section)
        if kind == SLOPE_DRIFT:
            alike: FloatArray | None = slope_directions(np.array(floor.sensors))
        elif kind == ROOMS_DRIFT:
            alike = group_directions(room_of_sensors(floor))
        else:
            alike = common_directions(floor.n_sensors, kind, (SLOPE_DRIFT, ROOMS_DRIFT))
        return alike if alike is None or not floor.gains else alike * np.array(floor.gains)[:, None]

    def least_move(self, section: ZoneDomain) -> float:
        """See `DomainKind`: the side of a cell."""
        return cast("Floor", section).cell

    def new_zone_options(self, section: ZoneDomain) -> str:
        """See `DomainKind`."""
        return "--plan PLAN"


def floor_of_plan(plan: FloorPlan, heat: HeatOfPeople = DEFAULT_HEAT) -> Floor:
    """Return the floor of a zone that a plan describes.

    Args:
        plan: one that `check_plan` accepts.
        heat: how heat spreads, and the declared bounds.
    """
    return Floor(
        map=place_grid(plan).rows,
        rooms=tuple(room.name for room in plan.rooms),
        sensors=tuple(sensor.at for sensor in plan.sensors),
        outline=plan.outline,
        walls=tuple(Wall(points, conductance) for points, conductance in plan.solid_walls()),
        doors=tuple(
            Wall(ends, door.conductance)
            for door, ends in zip(plan.doors, plan.door_ends, strict=True)
            if door.state == "either"
        ),
        obstacles=tuple(each.corners for each in plan.obstacles if each.heat == "passes"),
        columns=tuple(each.corners for each in plan.obstacles if each.heat == "blocks"),
        cell=plan.cell,
        grid=plan.grid,
        clearance=plan.clearance,
        length=heat.length,
        age=heat.age,
        power=heat.power,
        conductance=heat.conductance,
        margin=heat.margin,
        gains=heat.gains,
    )


def room_of_sensors(floor: Floor) -> IntArray:
    """Return the number of the room of each sensor, that of the nearest place, shape (m,)."""
    _, nearest = KDTree(np.array(floor.places)).query(np.array(floor.sensors))
    rooms = floor.communities or (0,) * floor.n_sources
    return np.array(rooms, dtype=np.intp)[np.asarray(nearest)]


KIND = FloorKind()
