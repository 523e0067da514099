#!/opt/heatcloak/bin/python
"""Answer questions of the stack's scripts about a zone or a world, and measure the memory of a command.

Usage: heatcloak-facts zone ZONE             rewrite the file; print revision, number of nodes, and whether a
                                             node can simulate this zone: yes or no
       heatcloak-facts first-node ZONE       print the first node
       heatcloak-facts without-fit ZONE WORLD  fail if nodes need a fit for them; print nothing
       heatcloak-facts wait ZONE SECONDS     print the seconds until readings of a round have been received by
                                             a program that can receive after SECONDS
       heatcloak-facts peak FILE COMMAND...  run a command, with its exit code; write the MiB of memory that
                                             it took at its peak to FILE
"""

from __future__ import annotations

import math
import resource
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

from heatcloak_shared.errors import HeatcloakError, ZoneError
from heatcloak_shared.scenario import load_scenario
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import load_zone, render_zone

RESERVED = frozenset({"settings", "state"})
"""Files and folders beside those of the nodes."""
DELIVERY = 10
"""Seconds in which a reading is received after its round."""


def zone(path: str) -> str:
    """Rewrite the zone file in the form of `render_zone`, which may be longer, and describe it.

    Raises:
        ZoneError: the file is no zone, or the stack can't run it.
    """
    Path(path).write_text(render_zone(load_zone(Path(path))), encoding="utf-8")
    loaded = load_zone(Path(path))
    if taken := RESERVED & {*loaded.nodes}:
        raise ZoneError(f"the stack cannot have a node called {min(taken)}: choose another name")
    return f"{loaded.rev} {len(loaded.nodes)} {'yes' if loaded.domain.nodes_simulate else 'no'}"


def first_node(path: str) -> str:
    """Return the node that has a container of its own if it can simulate the zone."""
    return load_zone(Path(path)).nodes[0]


def without_fit(zone_file: str, world_file: str) -> None:
    """Return if nodes need no fit.

    Raises:
        ZoneError: the zone, or the sensors of the world, need a fit that the nodes apply.
    """
    if getattr(load_zone(Path(zone_file)).domain, "gains", ()):
        raise ZoneError("the zone file has the gains of a fit, which nodes need")
    ambient = load_scenario(Path(world_file)).ambient
    if ambient and (any(ambient.offsets) or any(gain != 1 for gain in ambient.gains)):
        raise ZoneError("the world has offsets or gains, which nodes correct by a fit only")


def wait(path: str, loading: str) -> str:
    """Return the seconds of `seconds_to_reading` from now on."""
    return str(seconds_to_reading(load_zone(Path(path)).schedule, time.time(), int(loading)))


def seconds_to_reading(schedule: Schedule, now: float, loading: int) -> int:
    """Return the seconds from ``now`` until readings of a round have been received.

    Args:
        schedule: when the zone releases.
        now: seconds since 1970.
        loading: seconds after which the program that receives them is ready. The round starts later: nodes
            measure in its middle.
    """
    following = schedule.next_listed(schedule.round_of(now + loading) + 1)
    return math.ceil(schedule.end_of(following) - now) + DELIVERY


def peak(file: str, *command: str) -> int:
    """Run a command and write its peak memory in MiB; return its exit code, as a shell numbers it."""
    status = subprocess.run(command, check=False).returncode  # noqa: S603  the scripts' own commands
    memory = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss // 1024
    Path(file).write_text(f"{memory}\n", encoding="ascii")
    return status if status >= 0 else 128 - status


QUESTIONS: dict[str, Callable[..., str | None]] = {
    "zone": zone,
    "first-node": first_node,
    "without-fit": without_fit,
    "wait": wait,
}


def main(name: str = "", *arguments: str) -> int | str:
    """Answer a question. Return an exit code, or the error."""
    if name == "peak":
        return peak(*arguments)
    if name not in QUESTIONS:
        print(__doc__, file=sys.stderr)
        return 2
    try:
        answer = QUESTIONS[name](*arguments)
    except HeatcloakError as error:
        return f"heatcloak: {error}"
    if answer is not None:
        print(answer)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
