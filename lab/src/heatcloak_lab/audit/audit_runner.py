"""Running all nodes of a zone through the rounds of one boot, and writing down what comes out."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_lab.audit.capture import traceback_with_locals
from heatcloak_lab.audit.nodes import NodeFactory, NodePlan, ScriptedSensor
from heatcloak_lab.audit.recording_broker import PublishedMessage, RecordingBroker
from heatcloak_lab.audit.worlds import Reading, World
from heatcloak_node import NodeService, Reactor
from heatcloak_shared.errors import LinkError
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone

PATIENCE = 20.0
_POLL = 0.002


@dataclass(frozen=True, slots=True)
class Crash:
    """An exception that a node let out.

    Attributes:
        node: whose.
        round_number: in which round.
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
        world: the world that they measured.
        rounds: the listed rounds that they were told of, ascending.
        probes: rounds that they were told of and had to refuse.
        plans: what each node was made of, in the zone's order.
        messages: every message.
        other_packets: every other packet.
        crashes: exceptions that came out.
        wrongly_released: (node, probe) where a node said that it released what it had to refuse.
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
    """One start of all nodes, some rounds, one stop: on one thread, by the nodes' own reactor.

    Args:
        zone: the zone.
        world: what is measured.
        rounds: listed rounds, ascending, above all of the boots before.
        state: the folder of the nodes' state; each has one of its own in it, which outlives the boot.
        boots: boot nonces, in the zone's order of nodes.
        keys: keys of seeds in the same order; None for nodes without.
        epochs: the epochs of the keys.
        make: makes a node.
        last_before: the last round of the boot before; None for the first boot of a state folder.
    """

    def __init__(
        self,
        zone: Zone,
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
        """Run it.

        Raises:
            LinkError: the nodes did not connect, publish what they counted, or stop in time; or they ended
                with an exception outside of a round.
        """
        for node in self._nodes:
            self._reactor.call_soon(node.start)
        self._wait(lambda: all(node.is_connected for node in self._nodes), self._begin, "connect")
        try:
            self._reactor.run()
        except Exception as error:
            kind = type(error).__name__
            raise LinkError(f"the audited nodes ended with {kind}: see what their own tests say") from error
        finally:
            self._broker.close()
        if self._failure is not None:
            raise LinkError(
                f"the audited nodes did not {self._failure} in {PATIENCE:g} s: is this machine busy?"
            )
        self.record.messages, self.record.other_packets = self._broker.messages, self._broker.other_packets
        return self.record

    def _script(self, world: World, place: int) -> Callable[[int], Reading]:
        # Rounds that must be refused read as the first one, should they be read.
        return lambda number: world.readings(place, self._numbers.get(number, 0))

    def _begin(self) -> None:
        for number in self._before:
            self._probe(number)
        self._play(iter(self.record.rounds))

    def _play(self, rounds: Iterator[int]) -> None:
        """One round a turn of the reactor, so that noise is drawn ahead and bytes are sent between rounds."""
        number = next(rounds, None)
        if number is not None:
            for node in self._nodes:
                self._tell(node, number)
            self._reactor.call_soon(lambda: self._play(rounds))
            return
        for number in self._after:
            self._probe(number)
        self._wait(self._has_heard_all, self._stop, "publish what they released")

    def _tell(self, node: NodeService, number: int) -> bool:
        # A steady clock never goes back, not even when the other one does and an old round comes again.
        self._now = max(self._now, self._zone.schedule.time_of(number))
        try:
            return node.on_round(number)
        except Exception as error:  # noqa: BLE001  whatever comes out is what the audit looks for
            crash = Crash(node.node, number, type(error).__name__, traceback_with_locals(error))
            self.record.crashes.append(crash)
            return False

    def _probe(self, number: int) -> None:
        for node in self._nodes:
            if self._tell(node, number):
                self.record.wrongly_released.append((node.node, number))

    def _has_heard_all(self) -> bool:
        readings = sum(message.topic.endswith("/reading") for message in self._broker.messages)
        return readings >= sum(node.counters.published for node in self._nodes)

    def _stop(self) -> None:
        for node in self._nodes:
            node.stop(lambda: None)
        self._wait(lambda: self._broker.open == 0, self._reactor.stop, "stop")

    def _wait(self, holds: Callable[[], bool], then: Callable[[], object], what: str) -> None:
        deadline = time.monotonic() + PATIENCE

        def look() -> None:
            if holds():
                then()
            elif time.monotonic() > deadline:
                self._failure = what
                self._reactor.stop()
            else:
                self._reactor.call_later(_POLL, look)

        self._reactor.call_soon(look)


def _probes(zone: Zone, rounds: Sequence[int]) -> tuple[int, ...]:
    """Rounds that are refused after ``rounds``: the last one again, the first one, and an unlisted one."""
    schedule = zone.schedule
    start = rounds[-1] - rounds[-1] % schedule.budget_rounds
    unlisted = start + (schedule.releases - 1) * schedule.every + 1
    return (rounds[-1], rounds[0], *([] if schedule.is_listed(unlisted) else [unlisted]))
