"""Nodes with one mistake each: the shipped node with one part replaced."""

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
from heatcloak_shared.noise import NoiseKind, noise_distribution
from heatcloak_shared.zone import Interval, Zone, require_heat


class FaultyNoise:
    """A noise source whose `draw` is replaced."""

    def __init__(self, node: Any, draw: Callable[[Callable[[int], int], int], int]) -> None:
        self._correct = node.releaser._cloak.noise
        self._draw = draw

    def draw(self, seq: int, round_number: int) -> int:
        return self._draw(lambda number: self._correct.draw(number, round_number), seq)


class FaultySensor:
    """A sensor whose `read` is replaced."""

    kind = "simulated"

    def __init__(self, node: Any, read: Callable[[float], float]) -> None:
        self._correct = node.releaser._cloak.sensor
        self._read = read

    def read(self, round_number: int) -> float:
        return self._read(self._correct.read(round_number))


def drawn_with(scale: Callable[[Zone, str], int], kind: NoiseKind | None = None) -> NodeFactory:
    """Draw noise of another scale in ticks, and of another kind if given, than the zone's."""

    def mistake(plan: NodePlan, node: Any) -> None:
        drawn = noise_distribution(
            kind or require_heat(plan.zone).noise.kind, scale(require_heat(plan.zone), plan.node)
        )
        node.releaser._cloak.noise._distribution = drawn

    return with_mistake(mistake)


def scaled(numerator: int, denominator: int, only: str | None = None) -> NodeFactory:
    """Multiply σ by a fraction, in all nodes or in one."""

    def scale(zone: Zone, node: str) -> int:
        sigma = zone.sigma_ticks_of(node)
        return sigma * numerator // denominator if only in (None, node) else sigma

    return drawn_with(scale)


def swapped_scales(one: str, other: str) -> NodeFactory:
    """Draw the noise of two nodes with each other's σ; the readings state the right one."""
    swapped = {one: other, other: one}
    return drawn_with(lambda zone, node: zone.sigma_ticks_of(swapped.get(node, node)))


def root_mean_square() -> NodeFactory:
    """Draw the noise of all nodes with the root mean square of the zone's scales, as one σ for the zone."""
    return drawn_with(lambda zone, node: round(zone.noise.sigma / zone.noise.step))


def other_kind() -> NodeFactory:
    """Draw discrete Gaussian noise in a zone of rounded Gaussian noise."""
    return drawn_with(Zone.sigma_ticks_of, "discrete-gaussian")


def with_mistake(mistake: Callable[[NodePlan, Any], None]) -> NodeFactory:
    """Return a factory of shipped nodes to which a mistake is added."""

    def make(plan: NodePlan) -> NodeService:
        node = shipped_node(plan)
        mistake(plan, node)
        return node

    return make


def without_noise(only: str | None = None) -> NodeFactory:
    """Publish the reading without noise, in all nodes or in one."""

    def mistake(plan: NodePlan, node: Any) -> None:
        if only in (None, plan.node):
            node.releaser._cloak.noise = FaultyNoise(node, lambda correct, seq: 0)

    return with_mistake(mistake)


def reused_after_restart() -> NodeFactory:
    """Publish a new boot nonce, but draw the noise with a fixed nonce and without the round."""

    def mistake(plan: NodePlan, node: Any) -> None:
        correct_law = noise_distribution(
            require_heat(plan.zone).noise.kind, require_heat(plan.zone).sigma_ticks_of(plan.node)
        )

        def draw(correct: Callable[[int], int], seq: int) -> int:
            return correct_law.sample(Keystream(plan.key or bytes(32), plan.node, bytes(16), seq))

        node.releaser._cloak.noise = FaultyNoise(node, draw)

    return with_mistake(mistake)


def shared_by_two_nodes(second: str) -> NodeFactory:
    """Give a node the noise of n02, as if its card was cloned and only the published name changed."""
    sources: dict[str, NoiseSource] = {}

    def mistake(plan: NodePlan, node: Any) -> None:
        sources[plan.node] = node.releaser._cloak.noise
        if plan.node == second:
            first, noise = sources["n02"], require_heat(plan.zone).noise
            sigma = require_heat(plan.zone).sigma_ticks_of(second)
            copied = NoiseSource("n02", first._boot, noise.kind, sigma, first._seed)
            copied._own_key = first._own_key
            node.releaser._cloak.noise = copied

    return with_mistake(mistake)


def float_noise() -> NodeFactory:
    """Draw Gaussian noise in floating point, and round it with the reading."""
    chance = random.Random(3)

    def mistake(plan: NodePlan, node: Any) -> None:
        sigma = require_heat(plan.zone).sigma_ticks_of(plan.node)
        node.releaser._cloak.noise = FaultyNoise(node, lambda correct, seq: round(chance.gauss(0.0, sigma)))

    return with_mistake(mistake)


def unrounded_float_noise() -> NodeFactory:
    """Draw noise in floating point and do not round it, although the wire format takes only integers."""
    chance = random.Random(3)

    def mistake(plan: NodePlan, node: Any) -> None:
        sigma = require_heat(plan.zone).sigma_ticks_of(plan.node)
        node.releaser._cloak.noise = FaultyNoise(node, lambda correct, seq: chance.gauss(0.0, sigma))  # type: ignore[arg-type,return-value]

    return with_mistake(mistake)


def coarse_lattice() -> NodeFactory:
    """Draw noise in multiples of 16 ticks: the last four bits of the reading have no noise."""

    def mistake(plan: NodePlan, node: Any) -> None:
        sigma = require_heat(plan.zone).sigma_ticks_of(plan.node) // 16
        node.releaser._cloak.noise._distribution = noise_distribution(
            require_heat(plan.zone).noise.kind, sigma
        )
        node.releaser._cloak.noise = FaultyNoise(node, lambda correct, seq: 16 * correct(seq))

    return with_mistake(mistake)


def rounded_down() -> NodeFactory:
    """Truncate the reading instead of rounding it: half a tick, too little for statistics to detect."""

    def mistake(plan: NodePlan, node: Any) -> None:
        step = require_heat(plan.zone).noise.step
        node.releaser._cloak.sensor = FaultySensor(node, lambda value: value - 0.5 * step)

    return with_mistake(mistake)


def widened_by_the_reading() -> NodeFactory:
    """Increase the noise with the reading: multiplicative noise, like that of a sensor."""

    def mistake(plan: NodePlan, node: Any) -> None:
        last = [0.0]

        def read(value: float) -> float:
            last[0] = min(max(value, 0.0), 2.0)
            return value

        node.releaser._cloak.sensor = FaultySensor(node, read)
        node.releaser._cloak.noise = FaultyNoise(
            node, lambda correct, seq: round(correct(seq) * (0.8 + 0.3 * last[0]))
        )

    return with_mistake(mistake)


def shrunk_by_the_reading() -> NodeFactory:
    """Shrink every reading toward zero, by a fifth."""

    def mistake(plan: NodePlan, node: Any) -> None:
        step = require_heat(plan.zone).noise.step
        node.releaser._cloak.sensor = FaultySensor(
            node, lambda value: value - 0.2 * quantise(value, step) * step
        )

    return with_mistake(mistake)


def released_again() -> NodeFactory:
    """Use a ledger that stores no claims."""

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._ledger.claim = lambda round_number: None

    return with_mistake(mistake)


def published_twice() -> NodeFactory:
    """Repeat a release with fresh noise, once per boot."""

    def mistake(plan: NodePlan, node: Any) -> None:
        correct = node.on_round
        again = [plan.node == "n03"]

        def on_round(round_number: int) -> bool:
            done = bool(correct(round_number))
            if done and again[0]:
                again[0] = False
                claim, node.releaser._ledger.claim = node.releaser._ledger.claim, lambda number: None
                node.releaser._drawn = None
                correct(round_number)
                node.releaser._ledger.claim = claim
            return done

        node.on_round = on_round

    return with_mistake(mistake)


def skips_readings_above(limit: float) -> NodeFactory:
    """Use a sensor driver that rejects readings above a limit."""

    def check(value: float) -> float:
        if value > limit:
            raise SensorError("implausible value: check the sensor")
        return value

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._cloak.sensor = FaultySensor(node, check)

    return with_mistake(mistake)


def stopped_clock() -> NodeFactory:
    """Use a steady clock that never advances: the guard refuses every budget period after the first."""

    def mistake(plan: NodePlan, node: Any) -> None:
        node.releaser._guard = ClockGuard(plan.zone.schedule, lambda: 0.0)

    return with_mistake(mistake)


MISTAKES: dict[str, Callable[[], NodeFactory]] = {
    "none": lambda: shipped_node,
    "sigma halved": lambda: scaled(1, 2),
    "sigma 20 % low": lambda: scaled(4, 5),
    "sigma 5 % low": lambda: scaled(19, 20),
    "no noise": without_noise,
    "one node without noise": lambda: without_noise("n07"),
    "one node 40 % low": lambda: scaled(3, 5, only="n07"),
    "reused after restart": reused_after_restart,
    "shared by two nodes": lambda: shared_by_two_nodes("n07"),
    "shared by nodes of two scales": lambda: shared_by_two_nodes("n05"),
    "swapped scales": lambda: swapped_scales("n03", "n04"),
    "swapped scales in the default zone": lambda: swapped_scales("n17", "n20"),
    "root mean square": root_mean_square,
    "other kind": other_kind,
    "float noise": float_noise,
    "unrounded float noise": unrounded_float_noise,
    "coarse lattice": coarse_lattice,
    "rounded down": rounded_down,
    "widened by the reading": widened_by_the_reading,
    "shrunk by the reading": shrunk_by_the_reading,
    "released again": released_again,
    "published twice": published_twice,
    "stopped clock": stopped_clock,
    "skips warm readings": lambda: skips_readings_above(1.0),
    "skips implausible readings": lambda: skips_readings_above(9000.0),
}


@pytest.fixture
def faulty_nodes() -> Callable[[str], NodeFactory]:
    """Return a function from the name of a mistake to a factory of nodes that make it."""
    return lambda name: MISTAKES[name]()


@pytest.fixture
def corridor_zone() -> Callable[[int], Zone]:
    """Return a function from a number of nodes to the default zone with that many nodes."""
    return lambda nodes: new_zone(domain=Interval(100, nodes, 0.5, 0.1))
