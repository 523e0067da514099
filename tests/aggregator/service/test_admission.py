"""The door: what is no reading of this zone by its rules is refused, by name."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.mqtt.admission import Refusal, RefusedError, admit
from heatcloak_shared import Reading, encode_reading
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

TOPIC = "heatcloak/v1/hall/n01/reading"
NOW = 100.5


def refusal_of(zone: Zone, topic: str, payload: bytes, now: float = NOW) -> Refusal:
    with pytest.raises(RefusedError) as caught:
        admit(zone, topic, payload, now)
    assert str(caught.value).isprintable()
    return caught.value.refusal


def test_a_good_reading_is_admitted(zone: Zone, make_reading: Callable[..., Reading]) -> None:
    """What a node of the zone sends in its round comes in unchanged."""
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
def test_a_reading_that_breaks_a_rule_is_refused(
    zone: Zone, make_reading: Callable[..., Reading], changes: dict[str, object], refusal: Refusal
) -> None:
    """Another zone, node, revision, noise or time: each has its own reason, which is counted."""
    reading = make_reading(**changes)
    assert refusal_of(zone, TOPIC, encode_reading(reading)) is refusal


def test_an_unlisted_round_is_refused(zone: Zone, make_reading: Callable[..., Reading]) -> None:
    """A node that releases more than is listed does not spend the zone's budget here."""
    sparse = replace(zone, schedule=Schedule(1.0, every=3, releases=5, budget_rounds=15))
    reading = make_reading(number=91, seq=0, rev=sparse.rev)
    assert refusal_of(sparse, TOPIC, encode_reading(reading)) is Refusal.UNLISTED
    listed = make_reading(number=93, seq=1, rev=sparse.rev)
    assert admit(sparse, TOPIC, encode_reading(listed), NOW) == listed


def test_the_far_future_is_refused(zone: Zone, make_reading: Callable[..., Reading]) -> None:
    """A clock half a round off is tolerated, a lie about the round is not."""
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
def test_a_topic_of_no_enrolled_node_is_refused(
    zone: Zone, make_reading: Callable[..., Reading], topic: str
) -> None:
    """The topic says who speaks, because the broker checks it."""
    assert refusal_of(zone, topic, encode_reading(make_reading())) is Refusal.TOPIC


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(payload=st.binary(max_size=700))
def test_no_payload_does_more_than_be_refused(zone: Zone, payload: bytes) -> None:
    """Whatever is published on a node's topic, the door answers with a reason."""
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
def test_no_valid_reading_does_more_than_be_refused(
    zone: Zone, make_reading: Callable[..., Reading], period: float, changes: dict[str, object]
) -> None:
    """Every value that the wire allows, in zones of any period: admitted, or refused with a reason."""
    other = replace(zone, schedule=Schedule(period, every=1, releases=20, budget_rounds=20))
    reading = make_reading(**{"rev": other.rev, **changes})
    try:
        assert admit(other, TOPIC, encode_reading(reading), NOW) == reading
    except RefusedError as error:
        assert str(error).isprintable()
