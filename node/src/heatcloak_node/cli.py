"""The command ``heatcloak-node``."""

from __future__ import annotations

import json
import logging
import math
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from heatcloak_node import __version__
from heatcloak_node.config import NodeConfig, load_config
from heatcloak_node.kinds import kind_of
from heatcloak_node.run import run_node
from heatcloak_shared.errors import (
    ConfigError,
    HeatcloakError,
    KeyFileError,
    ScenarioError,
    SensorError,
    ZoneError,
)
from heatcloak_shared.log_lines import log_text

LONGEST_RECORDING, RECORDING_HOURS = 24.0, 2.0
"""Hours: the longest recording, and the default."""
RECORDING_INTERVALS, RECORDING_INTERVAL = (1.0, 600.0), 10.0
"""Seconds between two recorded measurements: the shortest and the longest, and the default."""

log = logging.getLogger("heatcloak_node")


@dataclass(slots=True)
class Options:
    """The command line.

    Attributes:
        config: the path of ``node.toml``.
        check: only check the configuration.
        check_sensor: also check whether the sensor answers.
        json: print JSON.
        ledger_lost: start a new ledger if the old one is damaged or missing.
        accept_weaker_promise: accept a zone file that promises less than before.
        alive: the heartbeat file; None for none.
        record: the file to record raw readings into; None to run the node.
        hours: how long to record; None for the default.
        interval: seconds between two recorded measurements; None for the default.
    """

    config: Path
    check: bool = False
    check_sensor: bool = False
    json: bool = False
    ledger_lost: bool = False
    accept_weaker_promise: bool = False
    alive: Path | None = None
    record: Path | None = None
    hours: float | None = None
    interval: float | None = None


def parse_options(arguments: Sequence[str]) -> Options:
    """Return the options in ``arguments``; exit with 2 if they are wrong."""
    if len(arguments) == 2 and arguments[0] == "--config":
        # The usual command line. Loading argparse would take a hundredth of the node's memory.
        return Options(Path(arguments[1]))
    import argparse

    parser = argparse.ArgumentParser(
        prog="heatcloak-node", description="Measure heat, add the zone's noise, publish over MQTT."
    )
    parser.add_argument("--config", type=Path, required=True, metavar="FILE", help="the node's node.toml")
    parser.add_argument("--check", action="store_true", help="check the configuration and exit")
    parser.add_argument(
        "--check-sensor", action="store_true", help="also check whether the sensor answers, and exit"
    )
    parser.add_argument("--json", action="store_true", help="print the counters, or the checks, as JSON")
    parser.add_argument(
        "--ledger-lost",
        action="store_true",
        help="the ledger is damaged or gone: start a new one with the next budget period",
    )
    parser.add_argument(
        "--accept-weaker-promise",
        action="store_true",
        help="accept, once, a zone file that promises less than this node did before",
    )
    parser.add_argument(
        "--alive",
        type=Path,
        metavar="FILE",
        help="touch this file every 2 s while connected: for health checks",
    )
    parser.add_argument(
        "--record",
        type=Path,
        metavar="FILE",
        help="record raw readings of the empty room into a new file, for a fit, and release nothing; refused "
        "while the node's budget is active",
    )
    parser.add_argument(
        "--hours",
        type=_number_in(0.0, LONGEST_RECORDING),
        help=f"how long to record, at most {LONGEST_RECORDING:g} (default: {RECORDING_HOURS:g})",
    )
    parser.add_argument(
        "--interval",
        type=_number_in(*RECORDING_INTERVALS, includes_low=True),
        metavar="SECONDS",
        help=f"time between two recorded measurements, {RECORDING_INTERVALS[0]:g} to "
        f"{RECORDING_INTERVALS[1]:g} (default: {RECORDING_INTERVAL:g})",
    )
    parser.add_argument("--version", action="version", version=__version__)
    options = parser.parse_args(arguments, Options(Path()))
    if options.record is None and (options.hours, options.interval) != (None, None):
        parser.error("--hours and --interval go with --record FILE")
    others = (
        options.check,
        options.check_sensor,
        options.ledger_lost,
        options.accept_weaker_promise,
        options.alive is not None,
    )
    if options.record is not None and any(others):
        parser.error("--record goes only with --hours, --interval and --json: start it without the others")
    return options


def _number_in(low: float, high: float, *, includes_low: bool = False) -> Callable[[str], float]:
    """Return a function that parses a number up to ``high``, for an option."""

    def parse(text: str) -> float:
        from argparse import ArgumentTypeError

        try:
            number = float(text)
        except ValueError:
            number = math.nan
        if not (low < number <= high or (includes_low and number == low)):
            raise ArgumentTypeError(
                f"give a number {'from' if includes_low else 'above'} {low:g} to {high:g}"
            )
        return number

    return parse


def main(arguments: Sequence[str] | None = None, clock: Callable[[], float] = time.time) -> int:
    """Run a node until SIGINT or SIGTERM, by ``clock``: seconds since 1970.

    Returns:
        0 if it stopped on request, 1 on failure or if it was not allowed to release, 2 on misuse.
    """
    options = parse_options(sys.argv[1:] if arguments is None else arguments)
    # A check is read as it runs and needs no times; the log of a service is read later.
    log_text(logging.INFO, timed=not (options.check or options.check_sensor))
    try:
        return _run(options, clock)
    except (ConfigError, KeyFileError, ZoneError, ScenarioError) as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 2
    except HeatcloakError as error:
        print(f"heatcloak-node: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 1  # before the node ran


def _run(options: Options, clock: Callable[[], float]) -> int:
    config = load_config(options.config, for_recording=options.record is not None)
    zone, node, seed_file = config.zone, config.node, config.credentials.seed_file
    log.info("node %s of zone %s, revision %s", node, zone.name, zone.rev)
    if options.record is not None:
        return _record(config, options.record, options, clock)
    seed = None
    if seed_file is not None:
        from heatcloak_node.seed import Seed  # only seeded nodes load it

        seed = Seed.load(seed_file, zone.name, node)
    promise = zone.promise_in_words(seeded=seed is not None)
    log.info("%s", promise)
    if options.check or options.check_sensor:
        source, kind = config.sensor, kind_of(zone)
        name = f"{kind.source_table} {source.kind}"
        if options.check_sensor:
            from heatcloak_node.measuring import first_fault

            fault = first_fault(partial(kind.try_source, source), source.takes)
            if fault is not None:
                raise SensorError(f"{name}: {fault}")
            log.info("%s: can be read", name)
        if options.json:
            facts = {"node": node, "zone": zone.name, "rev": zone.rev, "seeded": seed is not None}
            print(json.dumps({**facts, "sensor": source.kind, "promise": promise}))
        else:
            print(f"{options.config}: valid: node {node} of zone {zone.name}, {name}")
        return 0
    counters = run_node(
        config,
        seed,
        clock,
        ledger_lost=options.ledger_lost,
        accept_weaker_promise=options.accept_weaker_promise,
        alive=options.alive,
    )
    if options.json:
        print(json.dumps(counters))
    return 1 if "stopped" in counters else 0


def _record(config: NodeConfig, path: Path, options: Options, clock: Callable[[], float]) -> int:
    from heatcloak_node.recording import RecordingRequest, record_node  # only recordings load it

    request = RecordingRequest(path, options.hours or RECORDING_HOURS, options.interval or RECORDING_INTERVAL)
    counters = record_node(config, request, clock)
    if options.json:
        print(json.dumps(counters))
    return 0


if __name__ == "__main__":
    sys.exit(main())
