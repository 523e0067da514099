"""Record raw readings into a local file, to fit the model of heat to an empty room.

A recording releases nothing. It holds the ledger's lock, so that the node cannot release anything meanwhile,
and it is refused while the node's budget is active: the file would hold raw readings of a time that the
node's promise covers. Only a person at the machine starts one, by the command line.

Raw readings go into the file and nowhere else: neither into a log or an error text, nor onto the network.
"""

from __future__ import annotations

import logging
import math
import os
import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NamedTuple, cast

from heatcloak_node.cloak import fresh_boot
from heatcloak_node.clock_guard import ClockGuard, steady_clock
from heatcloak_node.config import NodeConfig
from heatcloak_node.ledger import Ledger, require_persistent
from heatcloak_node.measuring import Measuring, no_answer, result_of
from heatcloak_node.reactor import Reactor, Timer
from heatcloak_node.recording_file import RecordingError, RecordingFile, RecordingPlan
from heatcloak_node.run import run_until_signal
from heatcloak_node.sensors import Sensor
from heatcloak_node.sensors.sensor import MAX_SHARE_OF_GAP
from heatcloak_node.stopped_node import StoppedNode
from heatcloak_shared.errors import ConfigError, LedgerError, SensorError
from heatcloak_shared.log_lines import log_time
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import NodeState, Status
from heatcloak_shared.zone import AnyZone, Zone

SYNC_SECONDS = 30.0
"""Longest time that a line waits to be on disk."""
LONGEST_SLEEP = 1.0
"""Longest time without a look at the clocks, one of which may have been set."""
LONGEST_FAULT = 300
ENDED = "recording for a fit ended"

log = logging.getLogger(__name__)


class RecordingRequest(NamedTuple):
    """What the command line asks for.

    Attributes:
        path: the file to create.
        hours: how long to record.
        interval: seconds between two measurements.
    """

    path: Path
    hours: float
    interval: float


class Clocks(NamedTuple):
    """The clocks of a recording, which ends when either of them says so.

    Attributes:
        wall: seconds since 1970.
        steady: seconds that never jump.
    """

    wall: Callable[[], float]
    steady: Callable[[], float] = steady_clock


class Recorder:
    """Measure at regular intervals, and write what the sensor reports into a file.

    Args:
        reactor: the event loop.
        sensor: the sensor, without gain and offset.
        schedule: the zone's rounds, which a sensor may ask for.
        ledger: the ledger, whose lock keeps the node from releasing.
        file: the file.
        plan: when to record.
        clocks: the clocks.

    Attributes:
        recorded: how many measurements were written.
        faults: how many measurements failed.
        failure: why it ended early: the file can't be written, or the lock is lost. None if it did not.
        on_end: called when the time is over, and after a failure.
    """

    def __init__(
        self,
        reactor: Reactor,
        sensor: Sensor,
        schedule: Schedule,
        ledger: Ledger,
        file: RecordingFile,
        plan: RecordingPlan,
        clocks: Clocks,
    ) -> None:
        self._reactor = reactor
        self._sensor = sensor
        self._schedule = schedule
        self._ledger = ledger
        self._file = file
        self._interval = plan.interval
        self._until = plan.until
        self._clocks = clocks
        self._due = self._synced_at = clocks.steady()
        self._steady_until = self._due + plan.until - plan.started
        self._measuring: Measuring[float] | None = (
            Measuring(reactor, sensor.takes) if sensor.takes > 0.0 else None
        )
        self._timer = Timer()
        self._last_fault: str | None = None
        self._has_ended = False
        self.recorded = 0
        self.faults = 0
        self.failure: RecordingError | LedgerError | None = None
        self.on_end: Callable[[], object] = lambda: None

    def start(self) -> None:
        """Measure now and then at every interval."""
        self._attempt(self._wake)

    def end(self) -> None:
        """Write the last line, and measure no more; a measurement under way is discarded."""
        if self._has_ended:
            return
        self._has_ended = True
        self._timer.cancel()
        if self._measuring is not None:
            self._measuring.close()
        try:
            if self.failure is None:
                self._file.end(self._clocks.wall())
        except RecordingError as error:
            self.failure = error

    def _attempt(self, step: Callable[[], object]) -> None:
        try:
            step()
        except (RecordingError, LedgerError) as error:
            self.failure = error
            self.on_end()

    def _wake(self) -> None:
        now, steady = self._clocks.wall(), self._clocks.steady()
        if now >= self._until or steady >= self._steady_until:
            self.on_end()
            return
        if steady >= self._due:
            # Measurements that were missed, for example because the machine slept, are left out.
            self._due += self._interval * (math.floor((steady - self._due) / self._interval) + 1)
            self._measure(now)
        if steady >= self._synced_at + SYNC_SECONDS:
            self._file.sync()
            self._synced_at = steady
        delay = min(self._due - steady, self._until - now, self._steady_until - steady, LONGEST_SLEEP)
        self._timer = self._reactor.call_later(delay, lambda: self._attempt(self._wake))

    def _measure(self, now: float) -> None:
        self._ledger.require_lock()
        read = partial(_read, self._sensor, self._schedule.round_of(now))
        if self._measuring is None:
            self._write(now, result_of(read))
            return
        try:
            self._measuring.begin(
                read, time.monotonic(), lambda result: self._attempt(partial(self._write, now, result))
            )
        except SensorError as error:
            self._write(now, str(error))

    def _write(self, moment: float, result: float | str | None) -> None:
        """Write one measurement: a value, the text of a fault, or None if the sensor was too slow."""
        if result is None:
            result = no_answer(self._sensor.takes)
        if isinstance(result, str):
            fault = result[:LONGEST_FAULT]
            self._file.add_fault(moment, fault)
            self.faults += 1
            level = logging.DEBUG if fault == self._last_fault else logging.WARNING
            self._last_fault = fault
            log.log(level, "%s: %s", self._sensor.kind, fault)
            return
        self._file.add_value(moment, result)
        self.recorded += 1
        self._last_fault = None


def record_node(
    config: NodeConfig, request: RecordingRequest, clock: Callable[[], float]
) -> dict[str, object]:
    """Record what a node's sensor reports, until the time is over or SIGINT or SIGTERM comes.

    The node's status is ``stopped`` meanwhile, if the broker can be reached.

    Args:
        config: the configuration, loaded for a recording: its sensor has no gain and no offset.
        request: the file, and how to record.
        clock: seconds since 1970.

    Returns:
        How many measurements were written, and how many failed.

    Raises:
        RecordingError: the recording is refused, or the file can't be written.
        LedgerError: the ledger can't be trusted, or another process runs this node.
        ConfigError: the sensor is too slow for the interval.
    """
    zone = _require_heat(config.zone)
    _require_no_service()
    _require_interval(config.sensor.takes, request.interval)
    if not config.allow_volatile_state:
        require_persistent(config.state)
    started = clock()
    objection = ClockGuard(zone.schedule).objection(zone.schedule.round_of(started))
    if objection is not None:
        raise RecordingError(f"{objection}: nothing is recorded; set the clock right")
    ledger = Ledger(config.state, zone, config.node)
    try:
        _require_no_budget(ledger, config.node, started)
        plan = RecordingPlan(started, started + 3600.0 * request.hours, request.interval)
        file = RecordingFile(request.path)
        try:
            return _record(config, zone, ledger, file, plan, clock)
        finally:
            file.close()
    finally:
        # Last, because the lock keeps the node from releasing.
        ledger.close()


def _record(
    config: NodeConfig,
    zone: Zone,
    ledger: Ledger,
    file: RecordingFile,
    plan: RecordingPlan,
    clock: Callable[[], float],
) -> dict[str, object]:
    node, sensor, schedule = config.node, cast("Sensor", config.sensor), zone.schedule
    file.begin(zone.name, node, sensor.kind, plan)
    reactor = Reactor()
    recorder = Recorder(reactor, sensor, schedule, ledger, file, plan, Clocks(clock))
    boot = fresh_boot().hex()
    text = f"recording for a fit until {datetime.fromtimestamp(plan.until, UTC):%Y-%m-%d %H:%M} UTC"
    status = StoppedNode(
        reactor,
        config.credentials.broker,
        zone.name,
        node,
        Status(NodeState.STOPPED, boot, f"{text}; nothing is released"),
        will=Status(NodeState.OFFLINE, boot),
        last=Status(NodeState.STOPPED, boot, ENDED),
    )
    confidential = (
        f"{file.name} holds raw readings, which no noise protects: keep it confidential, copy it over an "
        "encrypted connection only, and delete every copy after the fit"
    )

    def start() -> None:
        log.warning("%s, every %g s; nothing is released", text, plan.interval)
        log.warning("%s", confidential)
        status.start()
        recorder.start()

    def stop(on_stopped: Callable[[], None]) -> None:
        recorder.end()
        status.stop(on_stopped)

    recorder.on_end = lambda: stop(reactor.stop)
    run_until_signal(reactor, start, stop, text)
    log.info("%s: %d readings, %d faults", ENDED, recorder.recorded, recorder.faults)
    log.warning("%s", confidential)
    log.warning(
        "start the node after %s, when the budget period ends: otherwise its promise covers a time that was "
        "recorded",
        log_time(schedule.budget_end(schedule.round_of(clock()))),
    )
    if recorder.failure is not None:
        raise recorder.failure
    return {"node": node, "recorded": recorder.recorded, "faults": recorder.faults}


def _require_heat(zone: AnyZone) -> Zone:
    if not isinstance(zone, Zone):
        raise RecordingError(
            f"zone {zone.name} is of kind {zone.kind}, which has no model of heat to fit: give a node of a "
            "heat zone"
        )
    return zone


def _require_no_service() -> None:
    """Refuse a start by a service manager, which would try again until the budget is over."""
    if os.environ.get("NOTIFY_SOCKET"):
        raise RecordingError(
            "started by a service manager, which would repeat it: start a recording by hand, and take "
            "--record out of the service"
        )


def _require_interval(takes: float, interval: float) -> None:
    if takes > MAX_SHARE_OF_GAP * interval:
        least = math.ceil(10.0 * takes / MAX_SHARE_OF_GAP) / 10.0
        raise ConfigError(
            f"--interval: the sensor may take {takes:g} s for a reading: give at least {least:g}"
        )


def _require_no_budget(ledger: Ledger, node: str, now: float) -> None:
    end = ledger.budget_end
    if end is not None and now < end:
        raise RecordingError(
            f"the budget of node {node} is active until {log_time(end)}: it may have released readings of "
            "this budget period, and raw readings of the same time would be on disk; keep the node stopped, "
            "and record after that"
        )


def _read(sensor: Sensor, round_number: int) -> float:
    """Return what a sensor reports.

    Raises:
        SensorError: the sensor failed, or reported infinity or NaN.
    """
    value = float(sensor.read(round_number))
    if not math.isfinite(value):
        raise SensorError("the sensor reported no finite number: check its driver, or its program")
    return value
