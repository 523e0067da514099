"""The command ``heatcloak-node``: what runs on the Pi."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable, Sequence

from heatcloak_node.config import load_config
from heatcloak_node.options import Options, parse_options
from heatcloak_node.run import run_node
from heatcloak_node.sensors import Sensor
from heatcloak_shared.errors import (
    ConfigError,
    HeatcloakError,
    KeyFileError,
    ScenarioError,
    SensorError,
    ZoneError,
)
from heatcloak_shared.log_lines import log_text
from heatcloak_shared.zone import promise_in_words

log = logging.getLogger("heatcloak_node")


def main(arguments: Sequence[str] | None = None, clock: Callable[[], float] = time.time) -> int:
    """Run a node until SIGINT or SIGTERM, by ``clock``: seconds since 1970.

    Returns:
        0 when it stopped as told, 1 on failure or where it was not allowed to release, 2 on misuse.
    """
    options = parse_options(arguments)
    # A check is for people who look on; the service's log is read later.
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
        return 1  # told to stop before it ran


def _run(options: Options, clock: Callable[[], float]) -> int:
    config = load_config(options.config)
    zone, node = config.zone, config.node
    log.info("node %s of zone %s, revision %s", node, zone.name, zone.rev)
    seed = None
    if config.seed_file is not None:
        from heatcloak_node.seed import Seed  # what only seeded nodes need, only they load

        seed = Seed.load(config.seed_file, zone.name, node)
    promise = promise_in_words(zone, seeded=seed is not None)
    log.info("%s", promise)
    if options.check or options.check_sensor:
        if options.check_sensor:
            _check_sensor(config.sensor)
        if options.json:
            facts = {"node": node, "zone": zone.name, "rev": zone.rev, "seeded": seed is not None}
            print(json.dumps({**facts, "sensor": config.sensor.kind, "promise": promise}))
        else:
            print(f"{options.config}: fine: node {node} of zone {zone.name}, sensor {config.sensor.kind}")
        return 0
    counted = run_node(
        config,
        seed,
        clock,
        ledger_lost=options.ledger_lost,
        accept_weaker_promise=options.accept_weaker_promise,
        alive=options.alive,
    )
    if options.json:
        print(json.dumps(counted))
    return 1 if "stopped" in counted else 0


def _check_sensor(sensor: Sensor) -> None:
    from heatcloak_node.sensors.check import fault_of

    fault = fault_of(sensor)
    if fault is not None:
        raise SensorError(f"{sensor.kind}: {fault}")
    log.info("the %s sensor answers", sensor.kind)


if __name__ == "__main__":
    sys.exit(main())
