"""Build a node from its configuration, and run it until a signal stops it."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from heatcloak_node.cloak import fresh_boot
from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.config import NodeConfig
from heatcloak_node.ledger import Ledger, UnusableLedgerError, require_persistent
from heatcloak_node.reactor import Reactor
from heatcloak_node.release import NodeParts
from heatcloak_node.service import NodeService
from heatcloak_node.systemd import Systemd
from heatcloak_node.timetable import Timetable
from heatcloak_shared.wire import NodeState, Status

if TYPE_CHECKING:
    from heatcloak_node.heartbeat_file import HeartbeatFile
    from heatcloak_node.home_assistant import HomeAssistantDiscovery
    from heatcloak_node.seed import Seed

CONNECT_FIRST = 0.2
"""Seconds before waiting for rounds: connect to the broker before building the noise table takes time."""

log = logging.getLogger(__name__)


def run_node(
    config: NodeConfig,
    seed: Seed | None,
    clock: Callable[[], float],
    *,
    ledger_lost: bool = False,
    accept_weaker_promise: bool = False,
    alive: Path | None = None,
) -> dict[str, object]:
    """Run a node until SIGINT or SIGTERM.

    If it may release nothing until a person acts, it stays connected with the status ``stopped``.

    Args:
        config: the configuration.
        seed: a trusted party's seed; None for noise that cannot be removed.
        clock: seconds since 1970.
        ledger_lost: start a new ledger if the old one is damaged or missing.
        accept_weaker_promise: accept a zone file that promises less than before.
        alive: the heartbeat file; None for none. It is recent while the node runs and is connected, but not
            while the node is stopped.

    Returns:
        The counters; or, under ``"stopped"``, why nothing was released.

    Raises:
        LedgerError: another process runs this node.
        ConfigError: the heartbeat file can't be written.
    """
    zone, node, broker = config.zone, config.node, config.credentials.broker
    heartbeat = None if alive is None else _heartbeat(alive)
    reactor = Reactor()
    try:
        if not config.allow_volatile_state:
            require_persistent(config.state)
        ledger = Ledger(
            config.state,
            zone,
            node,
            block=config.ledger_block,
            lost_in=zone.schedule.round_of(clock()) if ledger_lost else None,
            accept_less=accept_weaker_promise,
        )
    except UnusableLedgerError as error:
        log.error("%s", error)  # noqa: TRY400  one line, no traceback
        from heatcloak_node.stopped_node import StoppedNode  # only nodes that are stopped load it

        status = Status(NodeState.STOPPED, fresh_boot().hex(), error.reason)
        stopped = StoppedNode(reactor, broker, zone.name, node, status)
        run_until_signal(reactor, stopped.start, stopped.stop, f"stopped: {error.reason}")
        return {"node": node, "stopped": error.reason}
    parts = NodeParts(zone, node, config.sensor, ledger, fresh_boot(), seed, ClockGuard(zone.schedule))
    # Imported here, because SQLite costs memory that fleets and stopped nodes need not spend. Opened after
    # the ledger, whose lock keeps other processes from the spool.
    from heatcloak_node.spool.disk_spool import DiskSpool

    spool = DiskSpool(
        config.state / f"{node}.spool", zone.rev, config.spool_capacity, config.spool_sync_seconds
    )
    service = NodeService(reactor, broker, parts, spool, _discovery(config))

    def release(number: int) -> None:
        service.on_round(number, partial(timetable.is_too_late, number))

    timetable = Timetable(reactor, zone.schedule, clock, release, service.prepare, takes=config.sensor.takes)
    first_round = reactor.call_later(CONNECT_FIRST, timetable.start)

    def start() -> None:
        service.start()
        if heartbeat is not None:
            heartbeat.start(reactor, lambda: service.is_connected)

    def stop(on_stopped: Callable[[], None]) -> None:
        first_round.cancel()
        timetable.stop()
        service.stop(on_stopped)

    run_until_signal(reactor, start, stop, f"node {node} of zone {zone.name}")
    return {
        "node": node,
        **asdict(service.counters),
        "missed": timetable.missed,
        "unstored": len(spool),
        "dropped": spool.dropped,
    }


def _heartbeat(path: Path) -> HeartbeatFile:
    from heatcloak_node.heartbeat_file import HeartbeatFile  # only containers load it

    return HeartbeatFile(path)


def _discovery(config: NodeConfig) -> HomeAssistantDiscovery | None:
    prefix = config.credentials.home_assistant
    if prefix is None:
        return None
    from heatcloak_node.home_assistant import HomeAssistantDiscovery  # only nodes that use it load it

    return HomeAssistantDiscovery(config.zone, config.node, prefix)


def run_until_signal(
    reactor: Reactor,
    start: Callable[[], None],
    stop: Callable[[Callable[[], None]], None],
    status: str,
) -> None:
    """Run the reactor until SIGINT or SIGTERM, and then until ``stop`` has finished.

    Args:
        reactor: the event loop.
        start: called when the reactor runs.
        stop: called at a signal, with the function to call when it has finished.
        status: what the service manager shows.
    """
    systemd = Systemd()

    def begin() -> None:
        start()
        systemd.ready(reactor, status)

    def end() -> None:
        systemd.stopping()
        stop(reactor.stop)

    def on_signal(number: int, frame: FrameType | None) -> None:
        reactor.call_soon(end)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    reactor.call_soon(begin)
    reactor.run()
