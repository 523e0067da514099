"""Nodes that leak their readings: the shipped node with one additional output."""

from __future__ import annotations

import base64
import logging
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from heatcloak_lab.audit.nodes import NodeFactory, NodePlan, shipped_node
from heatcloak_node import NodeService, Publication, quantise
from heatcloak_shared.topics import node_topic
from heatcloak_shared.zone import require_heat

log = logging.getLogger("heatcloak_node.service")


class ObservedSensor:
    """A sensor that passes its readings to an observer too."""

    kind = "simulated"

    def __init__(self, node: Any, observe: Callable[[float], object]) -> None:
        self._correct = node.releaser._cloak.sensor
        self._observe = observe

    def read(self, round_number: int) -> float:
        value = float(self._correct.read(round_number))
        self._observe(value)
        return value


class TracebackSensor:
    """A sensor driver that logs the traceback, whose text contains the reading."""

    kind = "simulated"

    def __init__(self, node: Any) -> None:
        self._correct = node.releaser._cloak.sensor

    def read(self, round_number: int) -> float:
        try:
            return float(self._correct.read(round_number))
        except ValueError:
            log.exception("the sensor failed")
            raise


def with_observer(observe: Callable[[NodePlan, float], object]) -> NodeFactory:
    """Return a factory of nodes that pass their readings to an observer too."""

    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        node.releaser._cloak.sensor = ObservedSensor(node, lambda value: observe(plan, value))
        return node  # type: ignore[no-any-return]

    return make


def with_traceback(plan: NodePlan) -> NodeService:
    """Return a node with a `TracebackSensor`."""
    node: Any = shipped_node(plan)
    node.releaser._cloak.sensor = TracebackSensor(node)
    return node  # type: ignore[no-any-return]


def with_debug_topic(plan: NodePlan) -> NodeService:
    """Return a node that publishes raw ticks on a topic of its own, under the key of a reading."""
    node: Any = shipped_node(plan)
    topic = node_topic(plan.zone.name, plan.node, "debug")

    def observe(value: float) -> None:
        payload = b'{"ticks": %d}' % quantise(value, require_heat(plan.zone).noise.step)
        node._link.publish(Publication(topic, payload, retain=False))

    node.releaser._cloak.sensor = ObservedSensor(node, observe)
    return node  # type: ignore[no-any-return]


def with_changed_payload(change: Callable[[bytes, int], bytes]) -> NodeFactory:
    """Return a factory of nodes that change their payloads, given the raw ticks."""

    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        raw, append = [0], node.spool.append

        def observe(value: float) -> None:
            raw[0] = quantise(value, require_heat(plan.zone).noise.step)

        node.releaser._cloak.sensor = ObservedSensor(node, observe)
        node.spool.append = lambda boot, seq, payload: append(boot, seq, change(payload, raw[0]))
        return node  # type: ignore[no-any-return]

    return make


def ticks_as_mac(payload: bytes, raw: int) -> bytes:
    """Replace the MAC, which looks random, by the raw ticks."""
    return re.sub(rb'(?<="mac":")[0-9a-f]{16}', b"%016x" % (raw % 2**64), payload)


LEAKS: dict[str, NodeFactory] = {
    "a log line": with_observer(lambda plan, value: log.debug("read %.6g", value)),
    "a print in hexadecimal": with_observer(lambda plan, value: print(value.hex())),
    "a file": with_observer(lambda plan, value: (plan.state / "last.txt").write_text(f"{value:.10e}")),
    "base64 in the log": with_observer(
        lambda plan, value: log.info("raw=%s", base64.b64encode(np.float64(value).tobytes()).decode())
    ),
    "a traceback": with_traceback,
    "a warning about high readings": with_observer(
        lambda plan, value: log.log(logging.WARNING if value > 8000.0 else logging.NOTSET, "a reading")
    ),
    "raw ticks on a topic of their own": with_debug_topic,
    "raw ticks inside the reading": with_changed_payload(
        lambda payload, raw: payload[:-1] + b',"debug":{"ticks":%d}}' % raw
    ),
    "raw ticks before the reading's ticks": with_changed_payload(
        lambda payload, raw: payload.replace(b'"ticks":', b'"ticks":%d,"ticks":' % raw)
    ),
    "raw ticks as the MAC": with_changed_payload(ticks_as_mac),
}


@pytest.fixture
def leaking_nodes() -> Callable[[str], NodeFactory]:
    """Return a function from the name of a leak to a factory of nodes that have it."""
    return lambda name: LEAKS[name]
