"""Built-in kinds of domains, and the domains and operators of zone files."""

from __future__ import annotations

import gc
import weakref
from dataclasses import replace

from heatcloak_aggregator import GraphDomain, IntervalDomain
from heatcloak_aggregator.zones.defaults import DEFAULT_DOMAIN
from heatcloak_aggregator.zones.graph_kind import GraphKind
from heatcloak_aggregator.zones.interval_kind import IntervalKind
from heatcloak_aggregator.zones.kinds import (
    domain_of,
    is_built_in,
    kind_named,
    kind_names,
    kind_of,
    operator_of,
)
from heatcloak_shared.zone import Zone


def test_built_in_kinds_are_found_by_name(graph_zone: Zone) -> None:
    assert kind_names()[:2] == ("interval", "graph")
    assert type(kind_named("interval")) is IntervalKind
    assert type(kind_named("graph")) is GraphKind
    for section in (DEFAULT_DOMAIN, graph_zone.domain):
        assert is_built_in(section)
        assert kind_of(section) is kind_named(section.kind)
        assert kind_of(section).name == section.kind


def test_the_domain_of_a_zone_has_the_files_sensors_and_a_shared_operator(graph_zone: Zone) -> None:
    domain = domain_of(graph_zone.domain)
    assert isinstance(domain, GraphDomain)
    assert (domain.sensors.tolist(), domain.n_edges, domain.distance(0, 5)) == ([0, 2, 3, 5], 7, 3.0)
    assert operator_of(graph_zone.domain) is operator_of(graph_zone.domain)
    assert isinstance(domain_of(DEFAULT_DOMAIN), IntervalDomain)


def test_equal_domains_share_an_operator_while_one_uses_it() -> None:
    """However many others were made since then."""
    sections = [replace(DEFAULT_DOMAIN, time=0.1 + number / 100) for number in range(20)]
    operators = [operator_of(section) for section in sections]
    again = [operator_of(replace(section)) for section in sections]
    assert all(one is other for one, other in zip(operators, again, strict=True))
    assert len(set(map(id, operators))) == len(sections)
    used = weakref.ref(operators.pop(0))
    del again
    gc.collect()
    assert used() is None
