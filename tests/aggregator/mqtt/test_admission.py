"""Admission: messages that are not valid readings of the zone are refused with a reason."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit, admit_status
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.topics import node_topic
from heatcloak_shared.wire import NodeState, Status, encode_status
from heatcloak_shared.zone import Zone

TOPIC = "heatcloak/v1/hall/n01/reading"
NOW = 100.5


def refusal_of(zone: Zone, topic: str, payload: bytes, now: float = NOW) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        admit(zone, topic, payload, now)
    assert str(caught.value).isprintable()
    return caught.value.refusal


def test_a_valid_reading_is_admitted_unchanged(zone: Zone, make_reading: Callable[..., Reading]) -> None:
    reading = make_reading()
    assert admit(zone, TOPIC, encode_reading(reading), NOW) == reading


@pytest.mark.parametrize(
    ("changes", "refusal"),
    [
        ({"zone": "cellar"}, Refusal.ZONE),
        ({"node": "n02"}, Refusal.NODE),
        ({"rev": "0" * 16}, Refusal.REVISION),
        ({"sigma_ticks": 1}, Refusal.NOISE),
        ({"step": 0.5}, Refusal.NOISE),
        ({"t": 99.5}, Refusal.SCHEDULE),
        ({"t": 1e300}, Refusal.SCHEDULE),
        ({"round": 101}, Refusal.SCHEDULE),
    ],
)
def test_a_reading_that_breaks_a_rule_is_refused_with_its_reason(
    zone: Zone, make_reading: Callable[..., Reading], changes: dict[str, object], refusal: Refusal
) -> None:
    reading = make_reading(**changes)
    assert refusal_of(zone, TOPIC, encode_reading(reading)) is refusal


def test_an_unlisted_round_is_refused(zone: Zone, make_reading: Callable[..., Reading]) -> None:
    sparse = replace(zone, schedule=Schedule(1.0, every=3, releases=5, budget_rounds=15))
    reading = make_reading(number=91, seq=0, rev=sparse.rev)
    assert refusal_of(sparse, TOPIC, encode_reading(reading)) is Refusal.UNLISTED
    listed = make_reading(number=93, seq=1, rev=sparse.rev)
    assert admit(sparse, TOPIC, encode_reading(listed), NOW) == listed


def test_a_round_further_ahead_than_clocks_may_differ_is_refused(
    zone: Zone, make_reading: Callable[..., Reading]
) -> None:
    assert admit(zone, TOPIC, encode_reading(make_reading(number=101)), NOW).round == 101
    assert refusal_of(zone, TOPIC, encode_reading(make_reading(number=102))) is Refusal.FUTURE


@pytest.mark.parametrize(
    "topic",
    [
        "heatcloak/v1/hall/n99/reading",
        "heatcloak/v1/cellar/n01/reading",
        "heatcloak/v1/hall/n01/status",
        "heatcloak/v1/hall/n01/x/reading",
        "heatcloak/v1/hall//reading",
        "",
    ],
)
def test_a_topic_without_a_node_of_the_zone_is_refused(
    zone: Zone, make_reading: Callable[..., Reading], topic: str
) -> None:
    assert refusal_of(zone, topic, encode_reading(make_reading())) is Refusal.TOPIC


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(payload=st.binary(max_size=700))
def test_any_bytes_are_refused_as_malformed(zone: Zone, payload: bytes) -> None:
    assert refusal_of(zone, TOPIC, payload) is Refusal.MALFORMED


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    period=st.sampled_from([1e-3, 0.1, 1.0, 1e9]),
    changes=st.fixed_dictionaries(
        {},
        optional={
            "t": st.floats(allow_nan=False, allow_infinity=False)
            | st.sampled_from([1.7e308, -1.7e308, 5e-324]),
            "round": st.integers(-(2**53) + 1, 2**53 - 1),
            "ticks": st.integers(-(2**53) + 1, 2**53 - 1),
            "seq": st.integers(0, 2**63 - 1),
            "step": st.integers(-1074, 1023).map(lambda e: math.ldexp(1.0, e)),
            "sigma_ticks": st.integers(1, 2**31 - 1),
            "kept": st.just(0),
        },
    ),
)
def test_any_valid_reading_is_admitted_or_refused(
    zone: Zone, make_reading: Callable[..., Reading], period: float, changes: dict[str, object]
) -> None:
    """Every value that the wire allows, in zones of any period."""
    other = replace(zone, schedule=Schedule(period, every=1, releases=20, budget_rounds=20))
    reading = make_reading(**{"rev": other.rev, **changes})
    try:
        assert admit(other, TOPIC, encode_reading(reading), NOW) == reading
    except RefusedError as error:
        assert str(error).isprintable()


def test_only_statuses_of_nodes_of_the_zone_are_admitted(zone: Zone) -> None:
    """Brokers retain those of former nodes, which are ignored; a malformed one of a node is refused."""
    topic = node_topic(zone.name, "n01", "status")
    status = Status(NodeState.ONLINE, "aa" * 16, kept=(("aa" * 16, 3),))
    payload = encode_status(status)
    assert admit_status(zone, topic, payload) == ("n01", status)
    assert admit_status(zone, topic, b"") is None
    assert admit_status(zone, node_topic(zone.name, "n99", "status"), payload) is None
    assert admit_status(zone, node_topic(zone.name, "n01", "reading"), payload) is None
    with pytest.raises(RefusedError):
        admit_status(zone, topic, b"{}")
