"""Run all nodes of a zone through the rounds of one boot, and record everything they send."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from heatcloak_lab.audit.nodes import NodeFactory, NodePlan, ScriptedSensor, World
from heatcloak_lab.audit.recording_broker import PublishedMessage, RecordingBroker, traceback_with_locals
from heatcloak_node import NodeService, Reactor
from heatcloak_shared.errors import LinkError
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import AnyZone

PATIENCE = 20.0
_POLL = 0.002


@dataclass(frozen=True, slots=True)
class Crash:
    """An exception that a node raised.

    Attributes:
        node: the node.
        round_number: the round.
        kind: the exception's type.
        text: its traceback, with local variables.
    """

    node: str
    round_number: int
    kind: str
    text: str


@dataclass
class BootRecord:
    """One boot of every node of a zone in one world.

    Attributes:
        world: the world that the nodes measured.
        rounds: the listed rounds, ascending.
        probes: rounds that every node must refuse.
        plans: the parts of each node, in the zone's order.
        messages: every message.
        other_packets: every other packet.
        crashes: the exceptions that nodes raised.
        wrongly_released: (node, probe) where a node released a round that it must refuse.
    """

    world: World
    rounds: tuple[int, ...]
    probes: tuple[int, ...]
    plans: list[NodePlan]
    messages: list[PublishedMessage] = field(default_factory=list)
    other_packets: list[bytes] = field(default_factory=list)
    crashes: list[Crash] = field(default_factory=list)
    wrongly_released: list[tuple[str, int]] = field(default_factory=list)


class Boot:
    """One start of all nodes, some rounds, and one stop, on one thread with the nodes' own reactor.

    Args:
        zone: the zone.
        world: the world that the nodes measure.
        rounds: listed rounds, ascending, after those of all earlier boots.
        state: a folder that outlives the boot, with a state folder for each node.
        boots: boot nonces, in the zone's order of nodes.
        keys: keys of seeds in the same order; None for nodes without seeds.
        epochs: the epochs of the keys.
        make: builds a node.
        last_before: the last round of the previous boot; None for the first boot of a state folder.
    """

    def __init__(
        self,
        zone: AnyZone,
        world: World,
        rounds: Sequence[int],
        state: Path,
        boots: Sequence[bytes],
        keys: Sequence[bytes] | None,
        epochs: Epochs,
        make: NodeFactory,
        last_before: int | None = None,
    ) -> None:
        self._reactor = Reactor()
        self._broker = RecordingBroker(self._reactor)
        self._numbers = {number: index for index, number in enumerate(rounds)}
        seeds = itertools.repeat(None) if keys is None else iter(keys)
        plans = [
            NodePlan(
                self._reactor,
                self._broker.address,
                zone,
                node,
                ScriptedSensor(self._script(world, place)),
                state / node,
                boot,
                key,
                epochs,
                lambda: self._now,
            )
            for (node, place), boot, key in zip(zone.places.items(), boots, seeds, strict=False)
        ]
        self._now = zone.schedule.time_of(rounds[0])
        self._zone = zone
        self._before = [] if last_before is None else [last_before]
        self._after = _probes(zone, rounds)
        self.record = BootRecord(world, tuple(rounds), (*self._before, *self._after), plans)
        self._nodes: list[NodeService] = [make(plan) for plan in plans]
        self._failure: str | None = None

    def run(self) -> BootRecord:
        """Run the boot and return its record.

        Raises:
            LinkError: the nodes did not connect, publish what they counted, or stop in time; or an exception
                outside of a round ended them.
        """
        for node in self._nodes:
            self._reactor.call_soon(node.start)
        self._wait(lambda: all(node.is_connected for node in self._nodes), self._begin, "connect")
        try:
            self._reactor.run()
        except Exception as error:
            kind = type(error).__name__
            raise LinkError(f"the audited nodes ended with {kind}: run the node's own tests") from error
        finally:
            self._broker.close()
        if self._failure is not None:
            raise LinkError(
                f"the audited nodes did not {self._failure} within {PATIENCE:g} s: try again when this "
                "machine is less busy"
            )
        self.record.messages, self.record.other_packets = self._broker.messages, self._broker.other_packets
        return self.record

    def _script(self, world: World, place: int) -> Callable[[int], Any]:
        # Should a node read in a round that it must refuse, it gets the first round's value.
        return lambda number: world.values(place, self._numbers.get(number, 0))

    def _begin(self) -> None:
        for number in self._before:
            self._probe(number)
        self._play(iter(self.record.rounds))

    def _play(self, rounds: Iterator[int]) -> None:
        """Release one round per turn of the reactor: noise is drawn and bytes are sent between rounds."""
        number = next(rounds, None)
        if number is not None:
            for node in self._nodes:
                self._release(node, number)
            self._reactor.call_soon(lambda: self._play(rounds))
            return
        for number in self._after:
            self._probe(number)
        self._wait(self._has_received_all, self._stop, "publish what they released")

    def _release(self, node: NodeService, number: int) -> bool:
        # A steady clock never goes back, even when a probe repeats an old round.
        self._now = max(self._now, self._zone.schedule.time_of(number))
        try:
            return node.on_round(number)
        except Exception as error:  # noqa: BLE001  the audit reports every exception
            crash = Crash(node.node, number, type(error).__name__, traceback_with_locals(error))
            self.record.crashes.append(crash)
            return False

    def _probe(self, number: int) -> None:
        for node in self._nodes:
            if self._release(node, number):
                self.record.wrongly_released.append((node.node, number))

    def _has_received_all(self) -> bool:
        leaf = f"/{self._zone.leaf}"
        releases = sum(message.topic.endswith(leaf) for message in self._broker.messages)
        return releases >= sum(node.counters.published for node in self._nodes)

    def _stop(self) -> None:
        for node in self._nodes:
            node.stop(lambda: None)
        self._wait(lambda: self._broker.open == 0, self._reactor.stop, "stop")

    def _wait(self, holds: Callable[[], bool], then: Callable[[], object], what: str) -> None:
        deadline = time.monotonic() + PATIENCE

        def poll() -> None:
            if holds():
                then()
            elif time.monotonic() > deadline:
                self._failure = what
                self._reactor.stop()
            else:
                self._reactor.call_later(_POLL, poll)

        self._reactor.call_soon(poll)


def _probes(zone: AnyZone, rounds: Sequence[int]) -> tuple[int, ...]:
    """Return rounds that must be refused after ``rounds``: the last, the first, and an unlisted one."""
    schedule = zone.schedule
    start = rounds[-1] - rounds[-1] % schedule.budget_rounds
    unlisted = start + (schedule.releases - 1) * schedule.every + 1
    return (rounds[-1], rounds[0], *([] if schedule.is_listed(unlisted) else [unlisted]))
