"""Kinds of domains: the mathematics and the presentation behind a zone file's table ``[domain]``.

`interval`, `graph` and `floor` are built in; any other kind is a plugin, a `DomainKind` that a distribution
registers as an entry point of the group ``heatcloak.domains``.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from functools import lru_cache, partial, update_wrapper
from importlib import import_module
from threading import Lock
from typing import TYPE_CHECKING, Any, ClassVar, Generic, ParamSpec, cast
from weakref import WeakValueDictionary

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.domains import Domain, Operator
from heatcloak_aggregator.zones.drift import common_directions
from heatcloak_aggregator.zones.presenter import CorridorPresenter, LocationsPresenter
from heatcloak_shared.errors import ParameterError, PluginError
from heatcloak_shared.plugins import DOMAINS, object_named, plugin_code, plugin_names
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.zone import CustomDomain, Floor, Graph, Interval, Move, MoveByRoom, Zone, ZoneDomain

if TYPE_CHECKING:
    from heatcloak_shared.scenario import Scenario
    from heatcloak_shared.zone.domain import SensorModel

P = ParamSpec("P")

LEAST_SENSITIVITY = 1e-9
"""Readings of up to 1 are doubles: their rounding must stay far below what a move changes."""
ROUNDING_MARGIN = 1 + 2.0**-30
"""Covers how other machines round, so that none refuses a zone that another one has made."""
_OPERATORS_KEPT = 4
"""Operators that are kept although nothing uses them."""


@dataclass(frozen=True, slots=True)
class Variations:
    """What may be tried in a simulated zone: least and greatest value of each.

    Attributes:
        alpha: radius of the hidden move.
        sensors: number of sensors.
    """

    alpha: tuple[float, float]
    sensors: tuple[int, int]


class DomainKind(ABC):
    """The mathematics and presentation of a kind of domain. A plugin must implement only `domain`.

    Attributes:
        name: the ``kind`` in zone files.
        keeps_constants: whether constant heat stays constant, as on a graph.
        default_alpha: the radius of a promise that states none; None if it must be given.
        changeable: fields of the zone file's table that `heatcloak zone calibrate` can change.
    """

    name: ClassVar[str]
    keeps_constants: ClassVar[bool] = False
    default_alpha: ClassVar[float | None] = None
    changeable: ClassVar[tuple[str, ...]] = ("n_sources", "n_sensors", "spread")

    @abstractmethod
    def domain(self, section: ZoneDomain) -> Domain:
        """Return the domain that a zone file's table describes.

        Args:
            section: of this kind. For a plugin a `CustomDomain`, whose ``parameters`` hold the keys that
                only the plugin understands, with any JSON values.

        Raises:
            ParameterError: a parameter has a wrong type or value. Other exceptions count as a fault of the
                plugin.
        """

    def operator(self, section: ZoneDomain, domain: Domain) -> Operator:
        """Return the map from sources to clean readings that a zone file's table describes.

        Args:
            section: of this kind.
            domain: what `domain` returned for it.
        """
        return domain.operator(section.spread)

    def section(self, parameters: Mapping[str, Any]) -> ZoneDomain:
        """Return the table ``[domain]`` that `heatcloak zone new --domain` writes for some parameters.

        Raises:
            ParameterError: a parameter is missing or wrong.
        """
        return custom_section(self.name, parameters)

    def presenter(self, section: ZoneDomain) -> CorridorPresenter:
        """Return how terminals show sources and readings."""
        return LocationsPresenter()

    def facts(self, section: ZoneDomain) -> dict[str, object]:
        """Return what `heatcloak zone` reports about the domain, JSON values by name."""
        return {"domain": section.kind, "sources": section.n_sources, "spread": section.spread}

    def located(self, zone: Zone) -> tuple[dict[str, object], dict[str, object]]:
        """Return where nodes are and where a move changes readings most: facts, and the same in words.

        In words, None marks a fact that is not printed.
        """
        return {}, {}

    def accuracy(self, zone: Zone) -> tuple[dict[str, object], dict[str, object]]:
        """Return how well one person is found in ``zone``: facts, and the same in words, as `located`."""
        return {}, {}

    def real_sensor_notes(self, section: ZoneDomain) -> list[str]:
        """Return what operators of real sensors must know about a promise by the model of heat."""
        return [
            "mode model is for simulated sensors, and for rooms whose fit to the model of heat is "
            "documented; heatcloak fit fits floors only"
        ]

    def sensor_model(self, section: ZoneDomain, sensor: int) -> SensorModel:
        """Return the noise-free model of a sensor, numbered from 1, in a simulated world.

        For domains that nodes cannot simulate; the others have models of their own, without NumPy.
        """
        row = operator_of(section).matrix()[sensor - 1]

        def reading(scenario: Scenario, number: int) -> float:
            return math.fsum(float(row[at]) * intensity for at, intensity in scenario.vertices_at(number))

        return reading

    def operator_by_room(self, section: ZoneDomain, move: MoveByRoom) -> Operator:
        """Return the operator with moves measured by ∫ds/α(s): the promise of ``move`` has ``alpha=1`` in it.

        Raises:
            ParameterError: domains of this kind have no rooms, or a radius is too great.
        """
        raise ParameterError(f"a domain of kind {self.name!r} has no rooms: use a corridor or a graph")

    def model_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """Return the greatest change of one round's readings for people who stand anywhere, rounded up.

        It is in ℓ₂, each reading divided by its scale: Δ₂ without scales.

        Args:
            section: the domain.
            alpha: radius of the promise; a move by room only if the kind has rooms.
            relative_scales: what each sensor's reading is divided by, as `Noise.relative_scales`; None for 1.

        Raises:
            ParameterError: the domain is too large, or ``alpha`` too great.
        """
        op, radius = measured_operator(section, alpha)
        if relative_scales is None or min(relative_scales) == max(relative_scales) == 1.0:
            return op.sensitivity(radius, off_grid=True)
        return op.weighted_sensitivity(radius, relative_scales, off_grid=True)

    def portable_sensitivity(
        self,
        section: ZoneDomain,
        alpha: float | MoveByRoom,
        relative_scales: Sequence[float] | None = None,
    ) -> float:
        """Return at least the `model_sensitivity` that any machine computes, for a zone that is made here."""
        return self.model_sensitivity(section, alpha, relative_scales) * ROUNDING_MARGIN

    def resolution_problem(self, section: ZoneDomain, sensitivity: float) -> str | None:
        """Return why readings differ too little for doubles to carry a promise; None if they do not."""
        if sensitivity >= LEAST_SENSITIVITY:
            return None
        return (
            f"the spread {section.spread:g} mixes heat over the whole {self.name}: a move changes the "
            f"readings by {sensitivity:.1g} at most, close to the rounding of a reading itself; choose a "
            f"smaller spread{self.smaller_spread}"
        )

    smaller_spread: ClassVar[str] = ""
    """What has the effect of a smaller spread, for the error."""

    def coarsened(self, section: ZoneDomain, most: int) -> ZoneDomain:
        """Return the domain with at most ``most`` source locations where people stand anywhere anyway."""
        return section

    def greatest_difference(
        self, section: ZoneDomain, least_sigma: float, per_distance: float | None
    ) -> float:
        """Return an upper bound of ‖(Aᵢ − Aⱼ)/σ‖₂ over any two source locations.

        Args:
            section: the domain.
            least_sigma: the least scale of the noise of a sensor.
            per_distance: weighted sensitivity to a person who moves by a distance of 1; None where it is not
                known.
        """
        return 2.0 * float(np.linalg.norm(operator_of(section).matrix(), axis=0).max()) / least_sigma

    def least_move(self, section: ZoneDomain) -> float:
        """Return the shortest distance of two linked source locations."""
        distance = operator_of(section).domain.distance
        return min((distance(i, j) for i, j in section.links()), default=1.0)

    def drift_directions(self, section: ZoneDomain, kind: str) -> FloatArray | None:
        """Return the directions in which sensors drift together, shape (m, k), for `Operator.with_drift`.

        This default has the kinds that need to know nothing about the sensors: "none" and "common".

        Args:
            section: the domain.
            kind: one of `method_names.DRIFTS`.

        Returns:
            The directions; None for "none".

        Raises:
            ParameterError: domains of this kind have no such drift.
        """
        return common_directions(section.n_sensors, kind)

    def variations(self, section: ZoneDomain) -> Variations | None:
        """Return what may be tried in a simulated zone of this domain; None if that would take too long."""
        return None

    def with_sensors(self, section: ZoneDomain, count: int) -> ZoneDomain:
        """Return the domain with another number of sensors, which `variations` offers."""
        raise ParameterError(f"the sensors of a domain of kind {self.name!r} cannot be varied")

    def new_zone_options(self, section: ZoneDomain) -> str:
        """Return the options with which `heatcloak zone new` makes a zone of this size."""
        parameters = cast("CustomDomain", section).parameters
        given = {"n_sources": section.n_sources, "n_sensors": section.n_sensors, "spread": section.spread}
        options = "".join(f" --domain-option {key}={value}" for key, value in (given | parameters).items())
        return f"--domain {self.name}{options}"


_BUILT_IN = {Interval.kind: "interval_kind", Graph.kind: "graph_kind", Floor.kind: "floor_kind"}
"""The module of each built-in kind, next to this one. Its ``KIND`` is the kind."""


@lru_cache(maxsize=32)
def kind_named(name: str) -> DomainKind:
    """Return the kind of domain of that name.

    Raises:
        ParameterError: no plugin of that name is installed.
        PluginError: the plugin cannot be loaded, or is not a `DomainKind` of that name.
    """
    if name in _BUILT_IN:
        # Not an import statement: these modules import this one.
        built_in: DomainKind = import_module(f"{__package__}.{_BUILT_IN[name]}").KIND
        return built_in
    kind: DomainKind | None = object_named(
        {}, DOMAINS, name, "domain kind", partial(_kind_problem, name), ParameterError
    )
    if kind is None:
        known = ", ".join(repr(each) for each in kind_names())
        raise ParameterError(
            f"unknown domain kind {name!r}: install the package that registers it in {DOMAINS}, or choose "
            f"from {known}"
        )
    return kind


def kind_names() -> tuple[str, ...]:
    """Return the names of all kinds of domains that are installed, the built-in ones first."""
    return tuple(dict.fromkeys((*_BUILT_IN, *plugin_names(DOMAINS))))


def is_built_in(section: ZoneDomain) -> bool:
    """Return whether no plugin computes this domain."""
    return section.kind in _BUILT_IN


def plugin_calls(kind: str) -> AbstractContextManager[None]:
    """Return a context that turns exceptions of a plugin's kind into errors of one line."""
    return nullcontext() if kind in _BUILT_IN else plugin_code(f"domain kind {kind!r}", ParameterError)


def _kind_problem(name: str, plugin: object) -> str | None:
    if not isinstance(plugin, DomainKind):
        return "is not a DomainKind"
    found = getattr(plugin, "name", None)
    return None if found == name else f"has the name {sanitize(found)}"


def kind_of(section: ZoneDomain) -> DomainKind:
    """Return the kind of a zone's domain.

    Raises:
        ParameterError: no plugin for it is installed.
    """
    return kind_named(section.kind)


class _SharedOperators(Generic[P]):
    """Return the same operator for equal arguments while anything uses it.

    Args:
        make: makes an operator.
    """

    def __init__(self, make: Callable[P, Operator]) -> None:
        self._make = make
        self._lock = Lock()
        self._in_use: WeakValueDictionary[Hashable, Operator] = WeakValueDictionary()
        self._latest: OrderedDict[Hashable, Operator] = OrderedDict()
        update_wrapper(self, make)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> Operator:
        key = (*args, *kwargs.items())
        found = self._in_use.get(key)
        if found is None:
            found = self._make(*args, **kwargs)
        with self._lock:
            # Another thread may have made it meanwhile.
            found = self._in_use.setdefault(key, found)
            self._latest[key] = found
            self._latest.move_to_end(key)
            while len(self._latest) > _OPERATORS_KEPT:
                self._latest.popitem(last=False)
        return found

    def cache_clear(self) -> None:
        """Make every operator again when it is asked for."""
        self._in_use.clear()
        self._latest.clear()


def domain_of(section: ZoneDomain) -> Domain:
    """Return the domain that a zone file's table describes.

    Raises:
        ParameterError: no plugin for it is installed, or a parameter is wrong.
        PluginError: the plugin fails.
    """
    kind = kind_of(section)
    domain = kind.domain(section)
    if not isinstance(domain, Domain):
        raise PluginError(f"domain kind {kind.name!r} made no Domain: correct its package")
    with plugin_calls(kind.name):
        size = (domain.n_sources, domain.n_sensors)
    if size != (section.n_sources, section.n_sensors):
        raise ParameterError(
            f"the plugin for domain kind {kind.name!r} makes {size[0]} sources and {size[1]} sensors "
            f"of a zone file with {section.n_sources} and {section.n_sensors}: correct the file or the plugin"
        )
    return domain


@_SharedOperators
def operator_of(section: ZoneDomain) -> Operator:
    """Return the diffusion over the spread that a zone's file states.

    Equal sections share an operator: the eigenvectors of a graph take seconds.

    Raises:
        ParameterError: as `domain_of`.
        PluginError: as `domain_of`.
    """
    domain = domain_of(section)
    with plugin_calls(section.kind):
        op = kind_of(section).operator(section, domain)
        if not isinstance(op, Operator) or op.shape != (section.n_sensors, section.n_sources):
            raise PluginError(
                f"domain kind {section.kind!r} made no Operator of its size: correct its package"
            )
    return op


def sensor_model_of(section: ZoneDomain, sensor: int) -> SensorModel:
    """Return the noise-free model of a sensor, numbered from 1, in a simulated world.

    Raises:
        ParameterError: as `operator_of`, or the domain takes too long to simulate.
    """
    if section.nodes_simulate:
        return section.sensor_model(sensor)
    return kind_of(section).sensor_model(section, sensor)


def drifting_operator(section: ZoneDomain, drift: str) -> Operator:
    """Return the operator of a domain, for recovery from readings that drift.

    It shares matrix and factorisation with `operator_of`, and without drift it is that operator.

    Args:
        section: the domain.
        drift: one of `method_names.DRIFTS`.

    Raises:
        ParameterError: as `operator_of`; or the domain has no such drift, or too few sensors for it.
        PluginError: as `operator_of`; or the plugin fails.
    """
    op = operator_of(section)
    with plugin_calls(section.kind):
        directions = kind_of(section).drift_directions(section, drift)
    return op.with_drift(directions)


@_SharedOperators
def operator_by_room(section: ZoneDomain, move: MoveByRoom) -> Operator:
    """Return `DomainKind.operator_by_room`, cached like `operator_of`.

    Raises:
        ParameterError: domains of this kind have no rooms, or a radius is too great.
    """
    return kind_of(section).operator_by_room(section, move)


def measured_operator(section: ZoneDomain, alpha: float | MoveByRoom) -> tuple[Operator, float]:
    """Return the operator of a domain, and the radius of a promise in its distances.

    Args:
        section: the domain.
        alpha: the radius of the promise, or a move by room: its radius is 1 where moves are measured by
            ∫ds/α(s).

    Raises:
        ParameterError: as `operator_of` and `operator_by_room`.
    """
    if isinstance(alpha, MoveByRoom):
        return operator_by_room(section, alpha), 1.0
    return operator_of(section), alpha


def radius_of(move: Move) -> float | MoveByRoom:
    """Return what `measured_operator` and `DomainKind.model_sensitivity` take as the radius of ``move``."""
    return move if isinstance(move, MoveByRoom) else move.alpha


def custom_section(kind: str, parameters: Mapping[str, Any]) -> CustomDomain:
    """Return the table ``[domain]`` of a plugin's kind with ``parameters``.

    Raises:
        ParameterError: a parameter that every kind has is missing or wrong.
    """
    from heatcloak_shared.tables import Table
    from heatcloak_shared.zone.heat import take_domain

    if "kind" in parameters:
        raise ParameterError("--domain-option kind: --domain gives the kind: leave out this option")
    missing = [key for key in ("n_sources", "n_sensors", "spread") if key not in parameters]
    if missing:
        options = " ".join(f"--domain-option {key}=NUMBER" for key in missing)
        raise ParameterError(f"--domain {kind} needs its {', '.join(missing)}: give {options}")
    table = Table("--domain-option", {"kind": kind, **parameters}, ParameterError)
    return cast("CustomDomain", take_domain(table))
