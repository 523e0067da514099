"""A fitted room: whether it is good enough for a promise, and what a zone takes from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from heatcloak_aggregator.fit.floor import plan_hash
from heatcloak_aggregator.fit.solve import MOST_DISCREPANCY, Uncertain
from heatcloak_aggregator.plans.plan import FloorPlan, Point
from heatcloak_aggregator.zones.defaults import HeatOfPeople
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.sanitize import listed, sanitize

GO, NO_GO = "go", "no-go"
MOST_WALLS = 2.0
"""Conductance of walls in 1/m beyond which a fit is refused: a real wall has about 0.1, and air no limit."""
MOST_DOOR = 0.5
"""The same of a shut door. A real one has 0.2 to 0.4, with the gap below it. In simulations one that is open
by 10 cm has 0.6 to 1, and an open one 10 or more."""


@dataclass(frozen=True)
class FittedSensor:
    """A sensor of a fitted room.

    Attributes:
        name: the id of its node.
        gain: the factor that its node applies, so that all sensors are alike.
        gain_error: the standard deviation of the logarithm of the gain.
        baseline: its reading in the empty room, without the gain, in the sensor's own unit.
    """

    name: str
    gain: float
    gain_error: float
    baseline: float


@dataclass(frozen=True)
class FittedDoor:
    """A door that the plan has shut.

    Attributes:
        name: its name in the plan.
        conductance: κ of the door, in 1/m.
    """

    name: str
    conductance: Uncertain


@dataclass(frozen=True)
class FittedPosition:
    """A position of the heater.

    Attributes:
        at: x and y in metres.
        watts: the power of the heater.
        rises: how much each sensor reads more than in the empty room; NaN without reading.
        expected: the rises of the fitted model.
        residuals: (rise − expected) in standard deviations; NaN without reading.
    """

    at: Point
    watts: float
    rises: tuple[float, ...]
    expected: tuple[float, ...]
    residuals: tuple[float, ...]


@dataclass(frozen=True)
class FittedRoom:
    """A fitted room, as its file has it.

    Attributes:
        plan: the name of the plan.
        plan_hash: the hash of its geometry, see `plan_hash`.
        age: the declared least spread of the heat of people that the margin was computed for, in m².
        watts: the power of the heater that the air conductance refers to.
        length: ℓ, how far heat spreads before it is lost, in metres.
        walls: conductance κ of all walls, in 1/m.
        conductance: of the air on the floor, in watts per kelvin.
        spread: of the heater's own heat, in m².
        discrepancy: η, the relative difference between the room and the model.
        margin: the bound of the sensitivity over the sensitivity at the estimate, at least 1.
        sensors: the sensors, in the order of the plan.
        positions: the positions of the heater, in the order of the session.
        doors: the shut doors, in the order of the plan.
        suspects: names of doors that the plan has open, and which were shut by the readings. Only a fit whose
            discrepancy is too large may have some.
        source: the name of the file, for error texts; not part of comparisons.
    """

    plan: str
    plan_hash: str
    age: float
    watts: float
    length: Uncertain
    walls: Uncertain
    conductance: Uncertain
    spread: Uncertain
    discrepancy: float
    margin: float
    sensors: tuple[FittedSensor, ...]
    positions: tuple[FittedPosition, ...]
    doors: tuple[FittedDoor, ...] = ()
    suspects: tuple[str, ...] = ()
    source: str = field(default="fit", compare=False, repr=False)

    @property
    def problem(self) -> str | None:
        """Return why the model does not describe the room well enough for a promise; None if it does."""
        if self.opened:
            most = max(door.conductance.value for door in self.opened)
            it, door = ("them", "open doors") if len(self.opened) > 1 else ("it", "an open door")
            return (
                f"{named_doors([each.name for each in self.opened])} would conduct {most:.3g} per metre, "
                f"like {door}, and the plan has {it} shut"
            )
        if self.discrepancy > MOST_DISCREPANCY:
            text = (
                f"the room differs from the model by {percent(self.discrepancy)}, more than "
                f"{percent(MOST_DISCREPANCY)}"
            )
            if self.suspects:
                were = "were" if len(self.suspects) > 1 else "was"
                text += f", unless {named_doors(self.suspects)} {were} shut, which the plan has open"
            return text
        if self.walls.value > MOST_WALLS:
            return (
                f"the walls would conduct {self.walls.value:.3g} per metre, like open air: a wall of the "
                "plan is not there"
            )
        return None

    @property
    def opened(self) -> tuple[FittedDoor, ...]:
        """Return the doors that the plan has shut, and that conduct like open ones."""
        return tuple(door for door in self.doors if door.conductance.value > MOST_DOOR)

    @property
    def is_good(self) -> bool:
        """Whether the model describes the room well enough for a promise."""
        return self.problem is None

    @property
    def verdict(self) -> str:
        """Return ``"go"`` or ``"no-go"``."""
        return GO if self.is_good else NO_GO

    def require_good(self) -> None:
        """Refuse a fit that is no-go.

        Raises:
            ConfigError: it is.
        """
        if self.problem is not None:
            raise ConfigError(
                f"{self.source}: no-go: {self.problem}: see `heatcloak fit report`, and correct the plan, or "
                "record again"
            )

    def require_plan(self, plan: FloorPlan) -> None:
        """Refuse a plan that is not the one of the fit.

        Raises:
            ConfigError: it is another one, or has changed.
        """
        if self.plan_hash != plan_hash(plan):
            raise ConfigError(
                f"{self.source}: the plan has changed since the fit, or {plan.source} is not the plan "
                f"{sanitize(self.plan, 40)}: fit again, or give the plan of the fit"
            )
        names = [sensor.name for sensor in plan.sensors]
        if names != [each.name for each in self.sensors] or len(plan.shut_doors) != len(self.doors):
            raise ConfigError(f"{self.source}: has other sensors or shut doors than {plan.source}: fit again")


def percent(share: float) -> str:
    """Return a share in percent."""
    return f"{100.0 * share:.3g} %" if share < 1.0 else f"{100.0 * share:.0f} %"


def plan_of_fit(fit: FittedRoom, plan: FloorPlan) -> FloorPlan:
    """Return the plan of a fit with the fitted conductances.

    Doors of state ``"either"`` conduct like walls when they are shut.
    """
    conductances = {
        name: door.conductance.value for name, door in zip(plan.shut_doors, fit.doors, strict=True)
    }
    return replace(
        plan,
        walls=tuple(replace(wall, conductance=fit.walls.value) for wall in plan.walls),
        doors=tuple(
            replace(door, conductance=conductances.get(door.name, fit.walls.value)) for door in plan.doors
        ),
    )


def heat_of_fit(fit: FittedRoom, power: float, age: float | None = None) -> HeatOfPeople:
    """Return how heat spreads in a fitted room, with what is declared of people.

    Args:
        fit: the fit.
        power: declared: the greatest power of a person, in watts.
        age: declared: the least spread of the heat of a body, in m²; None for that of the fit.

    Raises:
        ParameterError: the age is not the one that the margin was computed for.
    """
    if age is not None and age != fit.age:
        raise ParameterError(
            f"{fit.source}: is for heat that spreads over at least {fit.age!r} m², not {age!r}: fit again "
            f"with --age {age!r}"
        )
    return HeatOfPeople(
        length=fit.length.value,
        age=fit.age,
        power=power,
        conductance=fit.conductance.value,
        margin=fit.margin,
        gains=tuple(sensor.gain for sensor in fit.sensors),
    )


def named_doors(names: Sequence[str]) -> str:
    """Return the names of one door or several in words."""
    return f"{'doors' if len(names) > 1 else 'door'} {listed([sanitize(name, 40) for name in names])}"
