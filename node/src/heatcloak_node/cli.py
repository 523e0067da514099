"""The command ``heatcloak-node``: what runs on the Pi."""

from __future__ import annotations

import argparse
import json
import logging
import signal
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from types import FrameType

from heatcloak_node.config import load_config
from heatcloak_node.ledger import Ledger
from heatcloak_node.noise import fresh_boot
from heatcloak_node.reactor import Reactor
from heatcloak_node.service import NodeService
from heatcloak_node.timetable import Timetable
from heatcloak_node.version import VERSION
from heatcloak_shared.errors import ConfigError, HeatcloakError, ScenarioError, ZoneError
from heatcloak_shared.zone import promise_in_words

log = logging.getLogger("heatcloak_node")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a node until SIGINT or SIGTERM. Returns 0 when it stopped as told, 1 on failure, 2 on misuse."""
    options = _parser().parse_args(arguments)
    logging.basicConfig(format="%(levelname)s %(message)s", level=logging.INFO, stream=sys.stderr)
    try:
        return _run(options.config, as_json=options.json, check_only=options.check)
    except (ConfigError, ZoneError, ScenarioError) as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 2
    except HeatcloakError as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="heatcloak-node", description="Measure heat, add the zone's noise, publish over MQTT."
    )
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="the node's node.toml")
    parser.add_argument("--check", action="store_true", help="check the configuration and stop")
    parser.add_argument("--json", action="store_true", help="print JSON: what was counted, or checked")
    parser.add_argument("--version", action="version", version=VERSION)
    return parser


def _run(path: Path, *, as_json: bool, check_only: bool) -> int:
    config = load_config(path)
    log.info("node %s of zone %s, revision %s", config.node, config.zone.name, config.zone.rev)
    log.info("%s", promise_in_words(config.zone))
    if check_only:
        if as_json:
            facts = {"node": config.node, "zone": config.zone.name, "rev": config.zone.rev}
            print(json.dumps({**facts, "promise": promise_in_words(config.zone)}))
        return 0
    reactor = Reactor()
    ledger = Ledger(config.state, config.zone.name, config.node, config.zone.schedule)
    node = NodeService(reactor, config.broker, config.zone, config.node, config.sensor, ledger, fresh_boot())
    timetable = Timetable(reactor, config.zone.schedule, time.time, node.on_round)

    def stop() -> None:
        timetable.stop()
        node.stop(reactor.stop)

    def on_signal(number: int, frame: FrameType | None) -> None:
        reactor.call_soon(stop)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, on_signal)
    reactor.call_soon(node.start)
    timetable.start()
    reactor.run()
    if as_json:
        counted = {
            **asdict(node.account),
            "missed": timetable.missed,
            "unstored": len(node.spool),
            "dropped": node.spool.dropped,
        }
        print(json.dumps({"node": config.node, **counted}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
