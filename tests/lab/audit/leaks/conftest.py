"""Nodes that leak what they read: the shipped node, and one helpful line too many."""

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

log = logging.getLogger("heatcloak_node.service")


class Overseen:
    """A sensor whose readings somebody else sees too."""

    kind = "simulated"

    def __init__(self, node: Any, tell: Callable[[float], object]) -> None:
        self._right = node.releaser._sensor
        self._tell = tell

    def read(self, round_number: int) -> float:
        value = float(self._right.read(round_number))
        self._tell(value)
        return value


class Traced:
    """A helpful driver that logs the traceback, whose text has the reading in it."""

    kind = "simulated"

    def __init__(self, node: Any) -> None:
        self._right = node.releaser._sensor

    def read(self, round_number: int) -> float:
        try:
            return float(self._right.read(round_number))
        except ValueError:
            log.exception("the sensor failed")
            raise


def says(tell: Callable[[NodePlan, float], object]) -> NodeFactory:
    """A node that tells its reading to somebody besides."""

    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        node.releaser._sensor = Overseen(node, lambda value: tell(plan, value))
        return node  # type: ignore[no-any-return]

    return make


def traced(plan: NodePlan) -> NodeService:
    """A node with a `Traced` sensor."""
    node: Any = shipped_node(plan)
    node.releaser._sensor = Traced(node)
    return node  # type: ignore[no-any-return]


def talks_besides(plan: NodePlan) -> NodeService:
    """Diagnostics on a topic of their own, in the words of a reading."""
    node: Any = shipped_node(plan)
    topic = node_topic(plan.zone.name, plan.node, "debug")

    def tell(value: float) -> None:
        payload = b'{"ticks": %d}' % quantise(value, plan.zone.noise.step)
        node._link.publish(Publication(topic, payload, retain=False))

    node.releaser._sensor = Overseen(node, tell)
    return node  # type: ignore[no-any-return]


def publishes(bend: Callable[[bytes, int], bytes]) -> NodeFactory:
    """A node that bends what it publishes, knowing the raw ticks."""

    def make(plan: NodePlan) -> NodeService:
        node: Any = shipped_node(plan)
        raw, append = [0], node.spool.append

        def tell(value: float) -> None:
            raw[0] = quantise(value, plan.zone.noise.step)

        node.releaser._sensor = Overseen(node, tell)
        node.spool.append = lambda boot, seq, payload: append(boot, seq, bend(payload, raw[0]))
        return node  # type: ignore[no-any-return]

    return make


def in_the_mac(payload: bytes, raw: int) -> bytes:
    """A MAC looks like chance; who checks it?"""
    return re.sub(rb'(?<="mac":")[0-9a-f]{16}', b"%016x" % (raw % 2**64), payload)


LEAKS: dict[str, NodeFactory] = {
    "a log line": says(lambda plan, value: log.debug("read %.6g", value)),
    "a print in hexadecimal": says(lambda plan, value: print(value.hex())),
    "a file": says(lambda plan, value: (plan.state / "last.txt").write_text(f"{value:.10e}")),
    "base64 in the log": says(
        lambda plan, value: log.info("raw=%s", base64.b64encode(np.float64(value).tobytes()).decode())
    ),
    "a traceback": traced,
    "a warning of the odd": says(
        lambda plan, value: log.log(logging.WARNING if value > 8000.0 else logging.NOTSET, "a reading")
    ),
    "raw ticks on a topic of their own": talks_besides,
    "raw ticks inside the reading": publishes(
        lambda payload, raw: payload[:-1] + b',"debug":{"ticks":%d}}' % raw
    ),
    "raw ticks before the reading's": publishes(
        lambda payload, raw: payload.replace(b'"ticks":', b'"ticks":%d,"ticks":' % raw)
    ),
    "raw ticks as the MAC": publishes(in_the_mac),
}


@pytest.fixture
def leaky() -> Callable[[str], NodeFactory]:
    """Return a function from a leak's name to a factory of nodes that have it."""
    return lambda name: LEAKS[name]
