"""Topics and identifiers: `heatcloak_shared.topics`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.topics import (
    estimate_topic,
    is_identifier,
    node_of_topic,
    node_topic,
    split_node_topic,
)

identifiers = st.from_regex(r"[a-z0-9][a-z0-9-]{0,31}", fullmatch=True)


@given(identifiers, identifiers)
def test_the_node_of_a_topic_is_read_back(zone: str, node: str) -> None:
    """For its own zone and leaf only."""
    topic = node_topic(zone, node, "reading")
    assert topic == f"heatcloak/v1/{zone}/{node}/reading"
    assert node_of_topic(topic, zone, "reading") == node
    assert node_of_topic(topic, zone, "status") is None
    assert node_of_topic(topic, zone + "0", "reading") is None


@given(st.text(max_size=40))
def test_an_arbitrary_topic_gives_a_valid_identifier_or_none(topic: str) -> None:
    """Peers choose their topics."""
    node = node_of_topic(f"heatcloak/v1/hall/{topic}/reading", "hall", "reading")
    assert node is None or is_identifier(node)
    assert node_of_topic(topic, "hall", "reading") is None


@given(identifiers, identifiers)
def test_zone_node_and_leaf_of_a_topic_are_read_back(zone: str, node: str) -> None:
    assert split_node_topic(node_topic(zone, node, "status")) == (zone, node, "status")


@pytest.mark.parametrize(
    "topic",
    ["", "heatcloak/v1/hall/estimate", "heatcloak/v1/hall/n01/reading/x", "heatcloak/v2/hall/n01/reading"],
)
def test_a_topic_of_another_form_is_not_split(topic: str) -> None:
    assert split_node_topic(topic) is None
    assert node_of_topic(topic, "hall", "reading") is None


@pytest.mark.parametrize("bad", ["", "Hall", "a/b", "#", "a+", "-a", "a" * 33, "a\n"])
def test_an_invalid_identifier_is_refused(bad: str) -> None:
    """A wildcard or a slash would match topics of other nodes."""
    with pytest.raises(ParameterError):
        node_topic(bad, "n01", "reading")
    with pytest.raises(ParameterError):
        node_topic("hall", bad, "reading")
    with pytest.raises(ParameterError):
        estimate_topic(bad)


def test_the_subscription_has_one_wildcard_for_the_node() -> None:
    assert node_topic("hall", "+", "reading") == "heatcloak/v1/hall/+/reading"
