"""One worker process of a fleet: its nodes on one reactor thread, told what to do line by line.

``python -m heatcloak_lab.fleet.worker`` reads JSON lines from its standard input, the first
one its `Spec`, and writes JSON lines to its standard output. It ends when it is told to, or when nobody is
there any more to tell it.
"""

from __future__ import annotations

import gc
import json
import logging
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from heatcloak_lab.faults.file import parse_faults
from heatcloak_lab.faults.plan import Plan
from heatcloak_lab.fleet.credentials import credentials_of
from heatcloak_lab.fleet.file_limit import raise_file_limit
from heatcloak_lab.fleet.fleet_context import Place
from heatcloak_lab.fleet.journal import Journal
from heatcloak_lab.fleet.share import Share
from heatcloak_lab.fleet.spec import Spec
from heatcloak_node import ClockGuard, Reactor
from heatcloak_shared.errors import ConfigError, HeatcloakError, KeyFileError
from heatcloak_shared.log_lines import log_text
from heatcloak_shared.scenario import parse_scenario
from heatcloak_shared.zone import parse_zone

COUNTS_INTERVAL = 0.5
STOP_TIMEOUT = 4.0
FILES_IN_MEMORY, FILES_ON_DISK, OTHER_FILES = 3, 6, 300


class Worker:
    """The nodes of one spec, and the two pipes.

    Args:
        spec: what to run.
        say: sends one message to the parent.

    Raises:
        HeatcloakError: the nodes can't be put together.
    """

    def __init__(self, spec: Spec, say: Callable[[dict[str, Any]], None]) -> None:
        count = len(spec.share)
        raise_file_limit(
            count, count * (FILES_ON_DISK if spec.spool == "disk" else FILES_IN_MEMORY) + OTHER_FILES
        )
        zone = parse_zone(spec.zone.encode(), "zone")
        self._say = say
        self.reactor = Reactor()
        place = Place(
            reactor=self.reactor,
            zone=zone,
            scenario=parse_scenario(spec.scenario.encode(), domain=zone.domain),
            credentials=credentials_of(
                spec.share,
                spec.broker.address,
                spec.credentials,
                spec.keys,
                broker_given=spec.broker_given,
            ),
            state=spec.state,
            plan=Plan(parse_faults(spec.faults), spec.seed, spec.nodes, zone.schedule.period),
            guard=ClockGuard(zone.schedule),
            journal=None if spec.journal is None else Journal(spec.journal),
            on_disk=spec.spool == "disk",
            ledger_block=spec.ledger_block,
            lost_in=zone.schedule.round_of(time.time()) if spec.ledgers_lost else None,
            accept_weaker_promise=spec.accept_weaker_promise,
        )
        self._share = Share(place, spec)
        self._is_stopping = False
        # What stays for good need not be looked through again and again.
        gc.collect()
        gc.freeze()

    def hear(self, message: dict[str, Any]) -> None:
        """Do what the parent says."""
        if "start" in message:
            self._share.start()
            self._tell_counts()
        elif "go" in message and not self._is_stopping:
            self._share.go(message["go"]["first"], message["go"]["last"], lambda number: self._counts())
        elif "stop" in message:
            self.stop()

    def stop(self) -> None:
        """Say goodbye for all nodes, send the account, and end."""
        if self._is_stopping:
            return
        self._is_stopping = True
        self._counts()
        account = {node: known.model_dump() for node, known in self._share.account().items()}
        self._say({"account": account})
        self._share.stop(self.reactor.stop)
        self.reactor.call_later(STOP_TIMEOUT, self.reactor.stop)

    def _tell_counts(self) -> None:
        if not self._is_stopping:
            self._counts()
            self.reactor.call_later(COUNTS_INTERVAL, self._tell_counts)

    def _counts(self) -> None:
        self._say({"counts": self._share.counts().model_dump()})


def main() -> int:
    """Run until told to stop. Returns 0, or 1 where it failed; the parent is told why."""
    # The terminal's signals are the parent's, who tells us.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Nobody but the parent may write into the pipe.
    out = os.fdopen(os.dup(1), "w", encoding="utf-8", buffering=1)
    os.dup2(2, 1)

    def say(message: dict[str, Any]) -> None:
        out.write(json.dumps(message, separators=(",", ":")) + "\n")
        out.flush()

    try:
        return _serve(say)
    except BrokenPipeError:
        return 1
    except (HeatcloakError, OSError) as error:
        kind = next((each.__name__ for each in (ConfigError, KeyFileError) if isinstance(error, each)), "")
        text = str(error) if isinstance(error, HeatcloakError) else f"{error.strerror or error}"
        say({"error": {"kind": kind, "text": text}})
        return 1


def _serve(say: Callable[[dict[str, Any]], None]) -> int:
    spec = Spec.model_validate_json(sys.stdin.readline())
    log_text(logging.WARNING)
    # A broker that goes away shows in the line of each round, once and not once a node.
    logging.getLogger("heatcloak_node.link").setLevel(logging.ERROR)
    if spec.quiet:
        logging.getLogger("heatcloak_node").setLevel(logging.CRITICAL)
    worker = Worker(spec, say)
    say({"built": len(spec.share)})

    def listen() -> None:
        for line in sys.stdin:
            message = json.loads(line)
            worker.reactor.call_soon(lambda message=message: worker.hear(message))  # type: ignore[misc]
        worker.reactor.call_soon(worker.stop)

    threading.Thread(target=listen, name="heatcloak-parent", daemon=True).start()
    signal.signal(signal.SIGTERM, lambda number, frame: worker.reactor.call_soon(worker.stop))
    worker.reactor.run()
    return 0


if __name__ == "__main__":
    code = main()
    # Threads of sensors that hang end with the process.
    sys.stderr.flush()
    os._exit(code)
