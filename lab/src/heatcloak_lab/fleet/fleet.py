"""A fleet in this process: the shipped node code with simulated sensors, on one reactor thread."""

from __future__ import annotations

import asyncio
import math
import resource
import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from heatcloak_lab.fleet.sensors import fleet_sensor
from heatcloak_node import ClockGuard, Ledger, NodeParts, NodeService, Reactor, Seed, Timetable, fresh_boot
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError, LinkError
from heatcloak_shared.scenario import Scenario
from heatcloak_shared.zone import Zone


def raise_file_limit(nodes: int, needed: int) -> None:
    """Raise this process's limit of open files to ``needed``.

    Args:
        nodes: the number of nodes that need them, for the error text.
        needed: how many may be open at the same time.

    Raises:
        ConfigError: the operating system allows fewer.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in (soft, hard) and hard < needed:
        raise ConfigError(
            f"{nodes} nodes need {needed} open files, the limit is {hard}: raise it with ulimit -Hn"
        )
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))


STOP_TIMEOUT = 5.0
FILES_A_NODE = 3
OTHER_FILES = 200


@dataclass(frozen=True, slots=True)
class FleetTotals:
    """Sums over all nodes of a fleet.

    Attributes:
        published: readings released.
        stored: readings that the aggregator acknowledged as stored.
        unstored: readings that wait for this acknowledgement.
        dropped: readings that a full spool discarded.
        faults, refused_rounds, denied: as in a node's own account.
    """

    published: int
    stored: int
    faults: int
    refused_rounds: int
    denied: int
    unstored: int
    dropped: int


class Fleet:
    """All nodes of a zone.

    Args:
        zone: the zone; every enrolled node runs.
        broker: the broker that the nodes publish to.
        scenario: the simulated world that the nodes measure.
        state: the folder of the ledgers.
        seeds: the trusted party's seeds by node; None for nodes that draw a key and store it nowhere.
        boots: boot nonces by node, for a repeatable demo; None lets every node draw its own.
        guarded: keep a clock that jumps from renewing budgets. Rounds that are released faster than in real
            time need False.
        ledgers_lost: restart damaged or missing ledgers in the next budget period.
        accept_weaker_promise: accept a zone that promises less than the ledgers recorded.

    Attributes:
        boots: each node's boot nonce, 32 hexadecimal digits, as its readings carry it.
    """

    def __init__(
        self,
        zone: Zone,
        broker: BrokerAddress,
        scenario: Scenario,
        state: Path,
        seeds: Mapping[str, Seed] | None = None,
        boots: Mapping[str, bytes] | None = None,
        *,
        guarded: bool = False,
        ledgers_lost: bool = False,
        accept_weaker_promise: bool = False,
    ) -> None:
        raise_file_limit(len(zone.nodes), len(zone.nodes) * FILES_A_NODE + OTHER_FILES)
        self._zone = zone
        self._broker = broker
        self._reactor = Reactor()
        self._thread = threading.Thread(target=self._run, name="heatcloak-fleet", daemon=True)
        self._failure: BaseException | None = None
        self._timetable: Timetable | None = None
        guard = ClockGuard(zone.schedule) if guarded else None
        lost_in = zone.schedule.round_of(time.time()) if ledgers_lost else None
        drawn = {node: boots[node] if boots else fresh_boot() for node in zone.nodes}
        self.boots = {node: boot.hex() for node, boot in drawn.items()}
        self._nodes = [
            NodeService(
                self._reactor,
                broker,
                NodeParts(
                    zone,
                    node,
                    fleet_sensor(zone, scenario, node),
                    Ledger(state, zone, node, lost_in=lost_in, accept_less=accept_weaker_promise),
                    drawn[node],
                    seeds[node] if seeds else None,
                    guard,
                ),
            )
            for node in zone.nodes
        ]

    def raise_failure(self) -> None:
        """Raise the exception that ended the fleet's thread, if there is one."""
        if self._failure is not None:
            raise self._failure

    def start(self) -> None:
        """Connect all nodes on the fleet's own thread."""
        for node in self._nodes:
            self._reactor.call_soon(node.start)
        self._thread.start()

    def keep_time(
        self, clock: Callable[[], float], on_round: Callable[[int], object], rounds: int | None = None
    ) -> None:
        """Release in every listed round by ``clock``; in the next ``rounds`` of them if that is given.

        ``on_round`` is called after each round, on the fleet's thread.
        """
        left = math.inf if rounds is None else rounds

        def release(round_number: int) -> None:
            nonlocal left
            if left > 0:
                left -= 1
                self._release(round_number)
                on_round(round_number)

        self._timetable = Timetable(self._reactor, self._zone.schedule, clock, release, self._prepare)
        self._reactor.call_soon(self._timetable.start)

    def release(self, round_number: int) -> None:
        """Make every node release its reading of a round; return without waiting for it."""
        self._reactor.call_soon(lambda: self._release(round_number))

    @property
    def connected(self) -> int:
        """Return the number of connected nodes."""
        return sum(node.is_connected for node in self._nodes)

    async def wait_until_connected(self, timeout: float) -> None:
        """Wait until every node is connected.

        Raises:
            LinkError: some are not connected after ``timeout`` seconds.
        """
        deadline = time.monotonic() + timeout
        while (away := len(self._nodes) - self.connected) > 0:
            self.raise_failure()
            if time.monotonic() > deadline:
                raise LinkError(
                    f"{away} of {len(self._nodes)} nodes cannot connect to {self._broker}: start the broker"
                )
            await asyncio.sleep(0.02)

    def totals(self) -> FleetTotals:
        """Return the sums so far."""
        accounts = [node.counters for node in self._nodes]
        return FleetTotals(
            published=sum(a.published for a in accounts),
            stored=sum(node.stored for node in self._nodes),
            faults=sum(a.faults for a in accounts),
            refused_rounds=sum(a.refused_rounds for a in accounts),
            denied=sum(a.denied for a in accounts),
            unstored=sum(len(node.spool) for node in self._nodes),
            dropped=sum(node.spool.dropped for node in self._nodes),
        )

    def stop(self) -> None:
        """Disconnect every node and end the thread, within five seconds."""
        if self._thread.is_alive():
            self._reactor.call_soon(self._stop_nodes)
            self._thread.join(STOP_TIMEOUT)
        elif self._thread.ident is None:
            # Never started: no connection to close, but the ledgers must be released.
            self._stop_nodes()
            self._reactor.close()

    def _run(self) -> None:
        try:
            self._reactor.run()
        except BaseException as error:  # noqa: BLE001  raise_failure raises it in the caller's thread
            self._failure = error

    def _prepare(self, round_number: int) -> None:
        for node in self._nodes:
            node.prepare(round_number)

    def _release(self, round_number: int) -> None:
        for node in self._nodes:
            node.on_round(round_number)

    def _stop_nodes(self) -> None:
        if self._timetable is not None:
            self._timetable.stop()
        left = len(self._nodes)

        def stopped() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                self._reactor.stop()

        for node in self._nodes:
            node.stop(stopped)


def load_seeds(zone: Zone, folder: Path) -> dict[str, Seed]:
    """Return every node's seed from its key file in ``folder``; ratcheting rewrites the file.

    Raises:
        KeyFileError: a file is missing, malformed, or readable by others.
    """
    return {node: Seed.load(folder / f"{node}.key", zone.name, node) for node in zone.nodes}
