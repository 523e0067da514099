"""A node's processor time where it releases one reading after another, over a real broker."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from heatcloak_lab.benchmarks.node_process import Ear
from heatcloak_node import DiskSpool, Ledger, NodeParts, NodeService, Reactor, SimulatedSensor, fresh_boot
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import LinkError
from heatcloak_shared.scenario import Scenario, Source, interval_model
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.zone import Zone

WARM = 200
"""Readings before the clock starts."""
AHEAD = 20
"""Readings that may be on their way at once."""
_WORLD = Scenario((Source(1.0, 0, None, ((0.0, 0.3),)),))
_PAUSE = 0.0005
_PATIENCE = 60.0


def processor_in_a_row(zone: Zone, broker: BrokerAddress, ear: Ear, folder: Path, readings: int) -> float:
    """Processor seconds a reading, of the thread that does a node's work; its state lies in ``folder``.

    Args:
        zone: whose first node is run, by rounds that it counts itself.
        broker: where it publishes.
        ear: what hears it there, and answers.
        folder: on a real disk.
        readings: how many, after `WARM` others.

    Raises:
        LinkError: it did not end in time.
    """
    count = WARM + readings
    every = replace(zone, schedule=Schedule(1.0, 1, count + 1, count + 1))
    reactor, node = Reactor(), every.nodes[0]
    sensor = SimulatedSensor(_WORLD, interval_model(0.5, every.domain.spread))
    parts = NodeParts(every, node, sensor, Ledger(folder, every, node), fresh_boot())
    service = NodeService(reactor, broker, parts, DiskSpool(folder / f"{node}.spool", every.rev))
    marks: list[float] = []

    def play(number: int) -> None:
        if number in (WARM, count):
            marks.append(time.thread_time())
        if number == count:
            service.stop(reactor.stop)
            return
        service.on_round(number)
        reactor.call_soon(lambda: follow(number))

    def follow(number: int) -> None:
        if ear.readings <= number - AHEAD:
            reactor.call_later(_PAUSE, lambda: follow(number))
        else:
            play(number + 1)

    service.start()
    _when(reactor, lambda: service.is_connected, lambda: play(0))
    reactor.call_later(_PATIENCE, reactor.stop)
    reactor.run()
    if len(marks) < 2:
        raise LinkError(f"the measured node published {ear.readings} of {count} readings in time")
    return (marks[1] - marks[0]) / readings


def _when(reactor: Reactor, holds: Callable[[], bool], then: Callable[[], object]) -> None:
    if holds():
        then()
    else:
        reactor.call_later(_PAUSE, lambda: _when(reactor, holds, then))
