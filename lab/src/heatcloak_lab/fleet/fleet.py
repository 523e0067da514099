"""A fleet in this process: the shipped node code with simulated sensors, on one reactor thread."""

from __future__ import annotations

import asyncio
import resource
import threading
import time
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from heatcloak_lab.fleet.sensors import fleet_sensor
from heatcloak_node import Ledger, NodeParts, NodeService, Reactor, Seed, fresh_boot
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


class Fleet:
    """All nodes of a zone.

    Args:
        zone: the zone; every enrolled node runs.
        broker: the broker that the nodes publish to.
        scenario: the simulated world that the nodes measure.
        state: the folder of the ledgers.
        seeds: the trusted party's seeds by node; None for nodes that draw a key and store it nowhere.
        boots: boot nonces by node, for a repeatable demo; None lets every node draw its own.

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
    ) -> None:
        raise_file_limit(len(zone.nodes), len(zone.nodes) * FILES_A_NODE + OTHER_FILES)
        self._zone = zone
        self._broker = broker
        self._reactor = Reactor()
        self._thread = threading.Thread(target=self._run, name="heatcloak-fleet", daemon=True)
        self._failure: BaseException | None = None
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
                    Ledger(state, zone, node),
                    drawn[node],
                    seeds[node] if seeds else None,
                ),
            )
            for node in zone.nodes
        ]

    def start(self) -> None:
        """Connect all nodes on the fleet's own thread."""
        for node in self._nodes:
            self._reactor.call_soon(node.start)
        self._thread.start()

    def release(self, round_number: int) -> None:
        """Make every node release its reading of a round; return without waiting for it."""
        for node in self._nodes:
            self._reactor.call_soon(partial(node.on_round, round_number))

    async def wait_until_connected(self, timeout: float) -> None:
        """Wait until every node is connected.

        Raises:
            LinkError: some are not connected after ``timeout`` seconds.
        """
        deadline = time.monotonic() + timeout
        while away := sum(not node.is_connected for node in self._nodes):
            if self._failure is not None:
                raise self._failure
            if time.monotonic() > deadline:
                raise LinkError(
                    f"{away} of {len(self._nodes)} nodes cannot connect to {self._broker}: start the broker"
                )
            await asyncio.sleep(0.02)

    @property
    def published(self) -> int:
        """Return the number of released readings."""
        return sum(node.counters.published for node in self._nodes)

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
        except BaseException as error:  # noqa: BLE001  raised in the caller's thread
            self._failure = error

    def _stop_nodes(self) -> None:
        left = len(self._nodes)

        def stopped() -> None:
            nonlocal left
            left -= 1
            if left == 0:
                self._reactor.stop()

        for node in self._nodes:
            node.stop(stopped)
