"""What ``heatcloak-node`` is told on its command line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from heatcloak_node.version import VERSION


class Options:
    """The command line.

    Attributes:
        config: the path of ``node.toml``.
        check: check the configuration, and no more.
        check_sensor: and whether the sensor answers.
        json: print JSON.
        ledger_lost: begin a damaged or missing ledger anew.
        accept_weaker_promise: take a zone file that promises less than before.
        alive: the file that is fresh while the node is connected; None for none.
    """

    def __init__(self) -> None:
        self.config = Path()
        self.check = False
        self.check_sensor = False
        self.json = False
        self.ledger_lost = False
        self.accept_weaker_promise = False
        self.alive: Path | None = None


def parse_options(arguments: Sequence[str] | None) -> Options:
    """The options in ``arguments``, or in those of the process; ends it with 2 where they are wrong."""
    arguments = sys.argv[1:] if arguments is None else arguments
    options = Options()
    if len(arguments) == 2 and arguments[0] == "--config":
        # As a node runs for a year: the parser would stay in its memory, of which it is a hundredth.
        options.config = Path(arguments[1])
        return options
    return _parsed(arguments, options)


def _parsed(arguments: Sequence[str], options: Options) -> Options:
    import argparse

    parser = argparse.ArgumentParser(
        prog="heatcloak-node", description="Measure heat, add the zone's noise, publish over MQTT."
    )
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="the node's node.toml")
    parser.add_argument("--check", action="store_true", help="check the configuration and stop")
    parser.add_argument(
        "--check-sensor", action="store_true", help="check whether the sensor answers too, and stop"
    )
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
    parser.add_argument(
        "--alive",
        type=Path,
        metavar="FILE",
        help="touch this file every 2 s while connected: for health checks",
    )
    parser.add_argument("--version", action="version", version=VERSION)
    return parser.parse_args(arguments, options)
