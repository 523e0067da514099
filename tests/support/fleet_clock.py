"""Rounds of a fleet in time with its zone's schedule."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from heatcloak_lab.fleet import Fleet
from heatcloak_shared.schedule import Schedule


@contextmanager
def released_in_time(fleet: Fleet, schedule: Schedule) -> Iterator[None]:
    """Start a fleet, release each listed round at its time until the end of the block, and stop it."""
    fleet.start()
    stopped = threading.Event()
    clock = threading.Thread(target=_release, args=(fleet, schedule, stopped))
    clock.start()
    try:
        yield
    finally:
        stopped.set()
        clock.join()
        fleet.stop()


def _release(fleet: Fleet, schedule: Schedule, stopped: threading.Event) -> None:
    number = schedule.next_listed(schedule.round_of(time.time()) + 1)
    while not stopped.wait(max(0.0, schedule.time_of(number) - time.time())):
        fleet.release(number)
        number = schedule.next_listed(number + 1)
