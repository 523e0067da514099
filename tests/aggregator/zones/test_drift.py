"""Kinds of drift of each kind of domain, and operators with them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, cast

import numpy as np
import pytest

from heatcloak_aggregator import Domain, DomainKind, IntervalDomain
from heatcloak_aggregator.method_names import DRIFTS
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.drift import group_directions, slope_directions
from heatcloak_aggregator.zones.kinds import drifting_operator, kind_of, operator_of
from heatcloak_shared.errors import ParameterError, PluginError
from heatcloak_shared.plugins import DOMAINS
from heatcloak_shared.zone import CustomDomain, Graph, Zone, ZoneDomain
from support.faulty_plugins import register


def span(directions: Any) -> Any:
    """Return the projection on the span of the directions."""
    basis = np.linalg.qr(directions)[0]
    return basis @ basis.T


def test_every_domain_has_no_drift_or_a_common_one(graph_zone: Zone) -> None:
    for section in (DEFAULT_DOMAIN, graph_zone.domain):
        kind = kind_of(section)
        assert kind.drift_directions(section, "none") is None
        assert kind.drift_directions(section, "common") == pytest.approx(np.ones((section.n_sensors, 1)))
        assert drifting_operator(section, "none") is operator_of(section)
        op = drifting_operator(section, "common")
        assert op.drift is not None
        assert op.factorisation() is operator_of(section).factorisation()


def test_a_corridor_may_have_a_slope() -> None:
    directions = kind_of(DEFAULT_DOMAIN).drift_directions(DEFAULT_DOMAIN, "slope")
    assert directions is not None
    places = np.arange(1, 51) / 50
    assert span(directions) == pytest.approx(span(np.column_stack([np.ones(50), places])))


def test_a_graph_may_have_a_drift_of_each_room(graph_zone: Zone) -> None:
    """Sensors at vertices 0 and 2 of the first community, and 3 and 5 of the second."""
    directions = kind_of(graph_zone.domain).drift_directions(graph_zone.domain, "rooms")
    assert directions is not None
    assert directions.T.tolist() == [[1.0, 1.0, 0.0, 0.0], [0.0, 0.0, 1.0, 1.0]]
    assert drifting_operator(graph_zone.domain, "rooms").drift is not None
    graph = replace(cast("Graph", graph_zone.domain), sensors=(0, 2, 3))
    directions = kind_of(graph).drift_directions(graph, "rooms")
    assert directions is not None
    assert directions.T.tolist() == [[1.0, 1.0, 0.0]]


@pytest.mark.parametrize("drift", ["rooms", "slopes", "", "COMMON"])
def test_a_corridor_has_no_other_drift(drift: str) -> None:
    with pytest.raises(ParameterError, match=f"no drift '{drift}': choose from 'none', 'common', 'slope'"):
        drifting_operator(DEFAULT_DOMAIN, drift)


def test_rooms_that_cannot_be_told_are_refused(graph_zone: Zone) -> None:
    graph = cast("Graph", graph_zone.domain)
    with pytest.raises(ParameterError, match="no drift 'slope': choose from 'none', 'common', 'rooms'"):
        drifting_operator(graph, "slope")
    with pytest.raises(ParameterError, match=r"has no communities, .*: choose 'common'"):
        drifting_operator(replace(graph, communities=None), "rooms")
    with pytest.raises(ParameterError, match=r"no room has two sensors, .*: choose 'common'"):
        drifting_operator(replace(graph, sensors=(0, 3)), "rooms")


def test_too_few_sensors_for_a_drift_are_refused() -> None:
    few = DEFAULT_DOMAIN
    with pytest.raises(
        ParameterError, match="2 directions of drift are too many for 2 sensors: give at most 1"
    ):
        drifting_operator(replace(few, n_sensors=2), "slope")
    with pytest.raises(ParameterError, match="1 directions of drift are too many for 1 sensors"):
        drifting_operator(replace(few, n_sensors=1), "common")
    assert drifting_operator(replace(few, n_sensors=3), "slope").drift is not None


def test_slopes_are_linear_in_each_coordinate() -> None:
    positions = np.random.default_rng(1).random((7, 2))
    assert span(slope_directions(positions)) == pytest.approx(span(np.column_stack([np.ones(7), positions])))
    assert slope_directions(positions[:, 0]).shape == (7, 2)


def test_groups_of_one_sensor_do_not_drift() -> None:
    directions = group_directions([7, 3, 7, 5, 3, 7])
    assert directions.T.tolist() == [[0, 1, 0, 0, 1, 0], [1, 0, 1, 0, 0, 1]]


class Sloped(DomainKind):
    """A plugin's kind with a drift of its own."""

    name = "sloped"
    answer: Any = None

    def domain(self, section: ZoneDomain) -> Domain:
        return IntervalDomain(section.n_sources, section.n_sensors)

    def drift_directions(self, section: ZoneDomain, kind: str) -> Any:
        if isinstance(self.answer, Exception):
            raise self.answer
        return super().drift_directions(section, kind) if self.answer is None else self.answer


@pytest.mark.parametrize(
    ("answer", "error", "why"),
    [
        (ValueError("of the plugin"), PluginError, "of the plugin"),
        (np.ones(4), ParameterError, r"shape \(4,\)"),
        (ParameterError("no such drift"), ParameterError, "no such drift"),
    ],
)
def test_the_drift_of_a_plugin_is_checked(
    monkeypatch: pytest.MonkeyPatch, answer: object, error: type[Exception], why: str
) -> None:
    section = CustomDomain("sloped", 10, 4, 0.05)
    register(monkeypatch, DOMAINS, sloped=type("Kind", (Sloped,), {"answer": answer}))
    with pytest.raises(error, match=why):
        drifting_operator(section, "common")
    register(monkeypatch, DOMAINS, sloped=Sloped)
    assert drifting_operator(section, "none").drift is None
    assert drifting_operator(section, "common").drift is not None
    with pytest.raises(ParameterError, match=r"choose from 'none', 'common'$"):
        drifting_operator(section, "rooms")


def test_the_names_of_all_kinds_are_listed() -> None:
    assert DRIFTS == ("none", "common", "slope", "rooms")
