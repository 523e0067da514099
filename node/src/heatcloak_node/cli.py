"""The command ``heatcloak-node``: what runs on the Pi."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from types import FrameType

from heatcloak_node.clock_guard import ClockGuard
from heatcloak_node.config import load_config
from heatcloak_node.ledger import Ledger, UnusableLedgerError
from heatcloak_node.noise import fresh_boot
from heatcloak_node.reactor import Reactor
from heatcloak_node.seed import Seed
from heatcloak_node.service import NodeService
from heatcloak_node.stopped import StoppedNode
from heatcloak_node.timetable import Timetable
from heatcloak_node.version import VERSION
from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError, ScenarioError, ZoneError
from heatcloak_shared.zone import promise_in_words

log = logging.getLogger("heatcloak_node")


def main(arguments: Sequence[str] | None = None, clock: Callable[[], float] = time.time) -> int:
    """Run a node until SIGINT or SIGTERM, by ``clock``: seconds since 1970.

    Returns:
        0 when it stopped as told, 1 on failure or where it was not allowed to release, 2 on misuse.
    """
    options = _parser().parse_args(arguments)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.INFO, stream=sys.stderr)
    try:
        return _run(options, clock)
    except (ConfigError, KeyFileError, ZoneError, ScenarioError) as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 2
    except HeatcloakError as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1  # told to stop before it ran


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="heatcloak-node", description="Measure heat, add the zone's noise, publish over MQTT."
    )
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="the node's node.toml")
    parser.add_argument("--check", action="store_true", help="check the configuration and stop")
    parser.add_argument("--json", action="store_true", help="print JSON: what was counted, or checked")
    parser.add_argument(
        "--ledger-lost",
        action="store_true",
        help="the ledger is damaged or gone: begin a new one with the next budget period",
    )
    parser.add_argument(
        "--accept-weaker-promise",
        action="store_true",
        help="once: take a zone file that promises less than this node did before",
    )
    parser.add_argument("--version", action="version", version=VERSION)
    return parser


def _run(options: argparse.Namespace, clock: Callable[[], float]) -> int:
    config = load_config(options.config)
    zone, node = config.zone, config.node
    log.info("node %s of zone %s, revision %s", node, zone.name, zone.rev)
    log.info("%s", promise_in_words(zone))
    seed = None if config.seed_file is None else Seed.load(config.seed_file, zone.name, node)
    if seed is not None:
        log.info("seeded: a trusted party can take the noise off")
    if options.check:
        if options.json:
            facts = {"node": node, "zone": zone.name, "rev": zone.rev, "seeded": seed is not None}
            print(json.dumps({**facts, "promise": promise_in_words(zone)}))
        return 0
    reactor = Reactor()
    try:
        ledger = Ledger(
            config.state,
            zone,
            node,
            block=config.ledger_block,
            lost_in=zone.schedule.round_of(clock()) if options.ledger_lost else None,
            accept_less=options.accept_weaker_promise,
        )
    except UnusableLedgerError as error:
        log.error("%s", error)  # noqa: TRY400  one line, no traceback
        stopped = StoppedNode(reactor, config.broker, zone.name, node, fresh_boot(), error.reason)
        _run_until_told(reactor, stopped.start, stopped.stop)
        if options.json:
            print(json.dumps({"node": node, "stopped": error.reason}))
        return 1
    guard = ClockGuard(zone.schedule)
    service = NodeService(
        reactor, config.broker, zone, node, config.sensor, ledger, fresh_boot(), seed, guard
    )
    timetable = Timetable(reactor, zone.schedule, clock, service.on_round, service.prepare)

    def start() -> None:
        service.start()
        timetable.start()

    def stop(on_stopped: Callable[[], None]) -> None:
        timetable.stop()
        service.stop(on_stopped)

    _run_until_told(reactor, start, stop)
    if options.json:
        counted = {
            **asdict(service.account),
            "missed": timetable.missed,
            "unstored": len(service.spool),
            "dropped": service.spool.dropped,
        }
        print(json.dumps({"node": node, **counted}))
    return 0


def _run_until_told(
    reactor: Reactor, start: Callable[[], None], stop: Callable[[Callable[[], None]], None]
) -> None:
    """Run the reactor until SIGINT or SIGTERM, and then for as long as ``stop`` takes to say goodbye."""

    def on_signal(number: int, frame: FrameType | None) -> None:
        reactor.call_soon(lambda: stop(reactor.stop))

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    reactor.call_soon(start)
    reactor.run()


if __name__ == "__main__":
    sys.exit(main())
