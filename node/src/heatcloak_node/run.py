"""Putting a node together from its configuration, and running it until it is told to stop."""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING

from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.config import NodeConfig
from heatcloak_node.ledger import Ledger, UnusableLedgerError
from heatcloak_node.noise import fresh_boot
from heatcloak_node.reactor import Reactor
from heatcloak_node.service import NodeService
from heatcloak_node.spool import Spool
from heatcloak_node.storage import require_lasting
from heatcloak_node.systemd import Systemd
from heatcloak_node.timetable import Timetable

if TYPE_CHECKING:
    from heatcloak_node.heartbeat_file import Alive
    from heatcloak_node.home_assistant import Discovery
    from heatcloak_node.seed import Seed

HELLO_FIRST = 0.2
"""Seconds before rounds are waited for: the broker hears of the node before the noise's table takes time."""

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
    """Run a node until SIGINT or SIGTERM, by ``clock``: seconds since 1970.

    Where it may release nothing until somebody acts, it stays connected and says so, until it is told to.
    The file ``alive`` is fresh while the node runs and is connected, and it is not where it may not run.

    Returns:
        What was counted; or, under ``"stopped"``, why nothing was released.

    Raises:
        LedgerError: another process runs this node.
        ConfigError: the file ``alive`` can't be written.
    """
    zone, node = config.zone, config.node
    sign = None if alive is None else _sign_of_life(alive)
    reactor = Reactor()
    try:
        if not config.allow_volatile_state:
            require_lasting(config.state)
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
        from heatcloak_node.stopped import StoppedNode  # what a node that runs has no use for

        stopped = StoppedNode(reactor, config.broker, zone.name, node, fresh_boot(), error.reason)
        _run_until_told(reactor, stopped.start, stopped.stop, f"stopped: {error.reason}")
        return {"node": node, "stopped": error.reason}
    guard = ClockGuard(zone.schedule)
    # Only now: the ledger's lock keeps every other process from the spool.
    spool = _open_spool(config)
    service = NodeService(
        *(reactor, config.broker, zone, node, config.sensor, ledger, fresh_boot(), seed, guard, spool),
        discovery=_discovery(config),
    )

    def release(number: int) -> None:
        service.on_round(number, partial(timetable.is_too_late, number))

    timetable = Timetable(
        *(reactor, zone.schedule, clock, release, service.prepare), takes=config.sensor.takes
    )
    first_round = reactor.call_later(HELLO_FIRST, timetable.start)

    def stop(on_stopped: Callable[[], None]) -> None:
        first_round.cancel()
        timetable.stop()
        service.stop(on_stopped)

    def start() -> None:
        service.start()
        if sign is not None:
            sign.keep(reactor, lambda: service.is_connected)

    _run_until_told(reactor, start, stop, f"node {node} of zone {zone.name}")
    return {
        "node": node,
        **asdict(service.account),
        "missed": timetable.missed,
        "unstored": len(service.spool),
        "dropped": service.spool.dropped,
    }


def _sign_of_life(path: Path) -> Alive:
    from heatcloak_node.heartbeat_file import Alive  # only containers ask for it

    return Alive(path)


def _discovery(config: NodeConfig) -> Discovery | None:
    if config.home_assistant is None:
        return None
    from heatcloak_node.home_assistant import Discovery  # what only few need, only they load

    return Discovery(config.zone, config.node, config.home_assistant)


def _open_spool(config: NodeConfig) -> Spool:
    # SQLite costs memory, which fleets and stopped nodes need not spend.
    from heatcloak_node.spool.disk_spool import DiskSpool

    path = config.state / f"{config.node}.spool"
    return DiskSpool(path, config.zone.rev, config.spool.capacity, config.spool.sync_seconds)


def _run_until_told(
    reactor: Reactor,
    start: Callable[[], None],
    stop: Callable[[Callable[[], None]], None],
    status: str,
) -> None:
    """Run the reactor until SIGINT or SIGTERM, and then for as long as ``stop`` takes to say goodbye."""
    manager = Systemd()

    def begin() -> None:
        start()
        manager.ready(reactor, status)

    def end() -> None:
        manager.stopping()
        stop(reactor.stop)

    def on_signal(number: int, frame: FrameType | None) -> None:
        reactor.call_soon(end)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    reactor.call_soon(begin)
    reactor.run()
