"""Cloaks with one mistake each: the shipped node with one piece replaced, as a mistake would look."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_lab.audit.nodes import NodeFactory, NodePlan, shipped_node
from heatcloak_node import ClockGuard, NodeService, NoiseSource, quantise
from heatcloak_shared.errors import SensorError
from heatcloak_shared.keystream import Keystream
from heatcloak_shared.noise import DiscreteGaussian
from heatcloak_shared.zone import Interval, Zone


class Drawing:
    """A noise source of which only the drawing is wrong."""

    def __init__(self, node: Any, draw: Callable[[Callable[[int], int], int], int]) -> None:
        self._right = node.releaser._noise
        self._draw = draw

    def draw(self, seq: int, round_number: int) -> int:
        return self._draw(lambda number: self._right.draw(number, round_number), seq)


class Reading:
    """A sensor of which only the reading is wrong."""

    kind = "simulated"

    def __init__(self, node: Any, read: Callable[[float], float]) -> None:
        self._right = node.releaser._sensor
        self._read = read

    def read(self, round_number: int) -> float:
        return self._read(self._right.read(round_number))


def scaled(numerator: int, denominator: int, only: str | None = None) -> NodeFactory:
    """σ times a fraction, in all nodes or in one."""

    def mistake(plan: NodePlan, node: Any) -> None:
        if only in (None, plan.node):
            sigma = plan.zone.noise.sigma_ticks * numerator // denominator
            node.releaser._noise._gaussian = DiscreteGaussian(sigma)

    return with_mistake(mistake)


def with_mistake(mistake: Callable[[NodePlan, Any], None]) -> NodeFactory:
    """The shipped node, then the mistake."""

    def make(plan: NodePlan) -> NodeService:
        node = shipped_node(plan)
        mistake(plan, node)
        return node

    return make


def without_noise(only: str | None = None) -> NodeFactory:
    """The reading itself, of all nodes or of one."""

    def mistake(plan: NodePlan, node: Any) -> None:
        if only in (None, plan.node):
            node.releaser._noise = Drawing(node, lambda right, seq: 0)

    return with_mistake(mistake)


def reused_after_restart() -> NodeFactory:
    """The nonce on the wire is fresh; the noise is drawn with a fixed one, and without the round."""

    def mistake(plan: NodePlan, node: Any) -> None:
        gaussian = DiscreteGaussian(plan.zone.noise.sigma_ticks)

        def draw(right: Callable[[int], int], seq: int) -> int:
            return gaussian.sample(Keystream(plan.key or bytes(32), plan.node, bytes(16), seq))

        node.releaser._noise = Drawing(node, draw)

    return with_mistake(mistake)


def shared_by_two_nodes() -> NodeFactory:
    """A card that was cloned, and only the node's name on the wire was changed."""
    sources: dict[str, NoiseSource] = {}

    def mistake(plan: NodePlan, node: Any) -> None:
        sources[plan.node] = node.releaser._noise
        if plan.node == "n05":
            first = sources["n02"]
            copied = NoiseSource("n02", first._boot, plan.zone.noise.sigma_ticks, first._seed)
            copied._own_key = first._own_key
            node.releaser._noise = copied

    return with_mistake(mistake)


def float_noise() -> NodeFactory:
    """Gaussian noise in floating point, rounded with the reading."""
    chance = random.Random(3)

    def mistake(plan: NodePlan, node: Any) -> None:
        sigma = plan.zone.noise.sigma_ticks
        node.releaser._noise = Drawing(node, lambda right, seq: round(chance.gauss(0.0, sigma)))

    return with_mistake(mistake)


def unrounded_float_noise() -> NodeFactory:
    """Noise in floating point that was never rounded: the wire takes integers only."""
    chance = random.Random(3)

    def mistake(plan: NodePlan, node: Any) -> None:
        sigma = plan.zone.noise.sigma_ticks
        node.releaser._noise = Drawing(node, lambda right, seq: chance.gauss(0.0, sigma))  # type: ignore[arg-type,return-value]

    return with_mistake(mistake)


def coarse_lattice() -> NodeFactory:
    """Noise on every sixteenth tick: the reading's last four bits stay bare."""

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._noise._gaussian = DiscreteGaussian(plan.zone.noise.sigma_ticks // 16)
        node.releaser._noise = Drawing(node, lambda right, seq: 16 * right(seq))

    return with_mistake(mistake)


def rounded_down() -> NodeFactory:
    """The reading is cut off, not rounded: half a tick, far below what statistics see."""

    def mistake(plan: NodePlan, node: Any) -> None:
        step = plan.zone.noise.step
        node.releaser._sensor = Reading(node, lambda value: value - 0.5 * step)

    return with_mistake(mistake)


def widened_by_the_reading() -> NodeFactory:
    """More noise where it is warm: multiplicative, as a sensor's own noise is."""

    def mistake(plan: NodePlan, node: Any) -> None:
        last = [0.0]

        def read(value: float) -> float:
            last[0] = min(max(value, 0.0), 2.0)
            return value

        node.releaser._sensor = Reading(node, read)
        node.releaser._noise = Drawing(node, lambda right, seq: round(right(seq) * (0.8 + 0.3 * last[0])))

    return with_mistake(mistake)


def shrunk_by_the_reading() -> NodeFactory:
    """Noise that pulls toward zero what is far from it."""

    def mistake(plan: NodePlan, node: Any) -> None:
        step = plan.zone.noise.step
        node.releaser._sensor = Reading(node, lambda value: value - 0.2 * quantise(value, step) * step)

    return with_mistake(mistake)


def released_again() -> NodeFactory:
    """A ledger that remembers nothing."""

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._ledger.claim = lambda round_number: None

    return with_mistake(mistake)


def published_twice() -> NodeFactory:
    """A retry that draws fresh noise, once in a boot."""

    def mistake(plan: NodePlan, node: Any) -> None:
        right = node.on_round
        again = [plan.node == "n03"]

        def on_round(round_number: int) -> bool:
            done = bool(right(round_number))
            if done and again[0]:
                again[0] = False
                claim, node.releaser._ledger.claim = node.releaser._ledger.claim, lambda number: None
                node.releaser._drawn = None
                right(round_number)
                node.releaser._ledger.claim = claim
            return done

        node.on_round = on_round

    return with_mistake(mistake)


def skips_what_looks_odd(limit: float) -> NodeFactory:
    """A driver that drops readings above a limit."""

    def check(value: float) -> float:
        if value > limit:
            raise SensorError("the value looks odd: look at the sensor")
        return value

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._sensor = Reading(node, check)

    return with_mistake(mistake)


def stopped_clock() -> NodeFactory:
    """A steady clock that stands: the guard takes every budget but the first for one too many."""

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._guard = ClockGuard(plan.zone.schedule, lambda: 0.0)

    return with_mistake(mistake)


MISTAKES: dict[str, Callable[[], NodeFactory]] = {
    "none": lambda: shipped_node,
    "sigma halved": lambda: scaled(1, 2),
    "sigma 20 % low": lambda: scaled(4, 5),
    "no noise at all": without_noise,
    "one node without noise": lambda: without_noise("n07"),
    "one node 40 % low": lambda: scaled(3, 5, only="n07"),
    "reused after restart": reused_after_restart,
    "shared by two nodes": shared_by_two_nodes,
    "float noise": float_noise,
    "unrounded float noise": unrounded_float_noise,
    "coarse lattice": coarse_lattice,
    "rounded down": rounded_down,
    "widened by the reading": widened_by_the_reading,
    "shrunk by the reading": shrunk_by_the_reading,
    "released again": released_again,
    "published twice": published_twice,
    "a clock that stands still": stopped_clock,
    "skips warm readings": lambda: skips_what_looks_odd(1.0),
    "skips implausible readings": lambda: skips_what_looks_odd(9000.0),
}


@pytest.fixture
def broken() -> Callable[[str], NodeFactory]:
    """Return a function from a mistake's name to a factory of nodes that make it."""
    return lambda name: MISTAKES[name]()


@pytest.fixture
def corridor() -> Callable[[int], Zone]:
    """Return a function from a number of nodes to a zone with as many, otherwise the default one."""
    return lambda nodes: new_zone(domain=Interval(100, nodes, 0.5, 0.1))
