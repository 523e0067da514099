"""Topics: built from identifiers only, and read back to the node they belong to."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_shared.errors import ParameterError
from heatcloak_shared.topics import estimate_topic, is_identifier, node_of_topic, node_topic

identifiers = st.from_regex(r"[a-z0-9][a-z0-9-]{0,31}", fullmatch=True)


@given(identifiers, identifiers)
def test_a_topic_tells_its_node(zone: str, node: str) -> None:
    """What is built is read back, for its own zone and leaf only."""
    topic = node_topic(zone, node, "reading")
    assert topic == f"heatcloak/v1/{zone}/{node}/reading"
    assert node_of_topic(topic, zone, "reading") == node
    assert node_of_topic(topic, zone, "status") is None
    assert node_of_topic(topic, zone + "0", "reading") is None


@given(st.text(max_size=40))
def test_a_foreign_topic_tells_no_node_that_is_not_an_identifier(topic: str) -> None:
    """Peers choose their topics: what is read from one is an identifier or nothing."""
    node = node_of_topic(f"heatcloak/v1/hall/{topic}/reading", "hall", "reading")
    assert node is None or is_identifier(node)
    assert node_of_topic(topic, "hall", "reading") is None


@pytest.mark.parametrize("bad", ["", "Hall", "a/b", "#", "a+", "-a", "a" * 33, "a\n"])
def test_what_is_no_identifier_builds_no_topic(bad: str) -> None:
    """A wildcard or a slash would reach into other nodes' topics."""
    with pytest.raises(ParameterError):
        node_topic(bad, "n01", "reading")
    with pytest.raises(ParameterError):
        node_topic("hall", bad, "reading")
    with pytest.raises(ParameterError):
        estimate_topic(bad)


def test_one_wildcard_stands_for_any_node() -> None:
    """The aggregator subscribes to one level."""
    assert node_topic("hall", "+", "reading") == "heatcloak/v1/hall/+/reading"
