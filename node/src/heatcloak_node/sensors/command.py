"""A command that prints one number."""

from __future__ import annotations

import atexit
import os
import re
import select
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import ClassVar

from heatcloak_node.sensors.sensor import UNSCALED, Scale, take_duration, take_resolution, take_scale
from heatcloak_shared.errors import SensorError
from heatcloak_shared.tables import Table
from heatcloak_shared.zone import Zone

MAX_OUTPUT = 256
GRACE = 0.25
"""Seconds beyond the timeout for killing the command and reporting the fault."""
POLL_INTERVAL = 0.005
"""Seconds between checks whether a command that has closed its output has ended."""

# The process is not reaped before its group is killed: after that its id may belong to another process.
_POLL = os.WEXITED | os.WNOWAIT | os.WNOHANG
_TOO_LONG = "the command took too long and was killed: run it by hand, or raise its timeout"
_TOO_MUCH = "it must print what is asked for and nothing else"
_PIPE_BYTES = 1 << 16
_NUMBER = re.compile(rb"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[+-]?inf)\s*")
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def from_table(table: Table, zone: Zone, node: str) -> CommandSensor:
    """Return the sensor that the table ``[sensor]`` describes."""
    scale = take_scale(table)
    resolution = take_resolution(table, scale)
    return CommandSensor(take_command(table), take_duration(table, "timeout"), scale, resolution)


def take_command(table: Table) -> list[str]:
    """Take a program and its arguments, under ``command``."""
    remedy = 'give an array of texts: the program\'s absolute path, then its arguments, ["/usr/bin/…", "…"]'
    items = table.items("command", remedy)
    command = [part for part in items if isinstance(part, str) and "\0" not in part]
    if len(command) < len(items) or not command or not command[0].startswith("/"):
        table.refuse("command", remedy)
    return command


def run_command(command: Sequence[str], timeout: float, most_bytes: int) -> bytes:
    """Run a command and return its standard output.

    The command runs without a shell, in ``/``, in a session of its own, with only PATH and LC_ALL=C in its
    environment. If it takes too long, prints too much, or the node ends, it is killed with its process group.
    Processes that it leaves in its group are killed too. Its standard error is discarded: it may hold a
    reading.

    Args:
        command: the program's absolute path, and its arguments.
        timeout: seconds that it may take.
        most_bytes: bytes that it may print.

    Raises:
        SensorError: it can't be started, fails, hangs, or prints too much. The text shows neither the output
            nor the exit code.
    """
    deadline = time.monotonic() + timeout
    try:
        running = _Running(command, deadline, most_bytes)
    except OSError as error:
        text = f"the command can't be started: {error.strerror}: check its path and mode"
        raise SensorError(text) from None
    with running:
        return running.output()


def parse_number(text: bytes) -> float:
    """Return the one number in ``text``: decimal, or ``inf``, with white space around it allowed.

    Raises:
        SensorError: ``text`` is anything else. The error does not show it.
    """
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise SensorError("the command did not print one number and nothing else: run it by hand")
    return float(match[1])


class CommandSensor:
    """Run a command for every reading (see `run_command`). It prints one number, before scaling.

    Args:
        command: the program's absolute path, and its arguments.
        timeout: seconds that the command may take.
        scale: from the command's unit to the zone's.
        resolution: see `resolution_of`.
    """

    kind = "command"

    def __init__(
        self,
        command: Sequence[str],
        timeout: float,
        scale: Scale = UNSCALED,
        resolution: float | None = None,
    ) -> None:
        self._command = list(command)
        self._timeout = timeout
        self._scale = scale
        self.takes = timeout + GRACE
        self.resolution = resolution

    def read(self, round_number: int) -> float:
        """Run the command and return the number that it prints.

        Raises:
            SensorError: the command can't be started, fails, hangs, or prints anything else. The text shows
                neither the output nor the exit code.
        """
        return self._scale(parse_number(run_command(self._command, self._timeout, MAX_OUTPUT)))


class _Running:
    """A running command, as a context manager. It outlives neither the context nor the node.

    Raises:
        OSError: the command can't be started.
    """

    _all: ClassVar[set[_Running]] = set()
    _starting = threading.Lock()

    def __init__(self, command: Sequence[str], deadline: float, most_bytes: int) -> None:
        self._deadline = deadline
        self._most_bytes = most_bytes
        # `kill_all` waits for this lock, so that it knows of every command.
        with self._starting:
            self._process = subprocess.Popen(  # noqa: S603  named by the node's owner, and no shell
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                bufsize=0,
                cwd="/",
                env={"PATH": _PATH, "LC_ALL": "C"},
                start_new_session=True,
            )
            self._all.add(self)

    def __enter__(self) -> _Running:
        return self

    def __exit__(self, *error: object) -> None:
        assert self._process.stdout is not None  # noqa: S101  a pipe was requested
        self._process.stdout.close()
        self._kill()
        self._process.wait()
        self._all.discard(self)

    @classmethod
    def kill_all(cls) -> None:
        """Kill all commands when the node ends: its sensor threads die without cleaning up."""
        cls._starting.acquire()  # never released: no command is started any more
        for running in list(cls._all):
            running._kill()

    def output(self) -> bytes:
        """Return all output, once the command has succeeded.

        Raises:
            SensorError: the command failed, took too long, or printed too much.
        """
        printed = self._read_output()
        while (ended := os.waitid(os.P_PID, self._process.pid, _POLL)) is None:
            if not self._remaining():
                raise SensorError(_TOO_LONG)
            time.sleep(POLL_INTERVAL)
        if ended.si_status:
            how = "with an error" if ended.si_code == os.CLD_EXITED else "by a signal"
            raise SensorError(f"the command ended {how}: run it by hand")
        return printed

    def _read_output(self) -> bytes:
        assert self._process.stdout is not None  # noqa: S101  a pipe was requested
        descriptor = self._process.stdout.fileno()
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        printed = bytearray()
        while poll.poll(1000.0 * self._remaining()):
            part = os.read(descriptor, min(self._most_bytes + 1, _PIPE_BYTES))
            printed += part
            if not part:
                return bytes(printed)
            if len(printed) > self._most_bytes:
                raise SensorError(f"the command printed more than {self._most_bytes} bytes: {_TOO_MUCH}")
        raise SensorError(_TOO_LONG)

    def _remaining(self) -> float:
        return max(self._deadline - time.monotonic(), 0.0)

    def _kill(self) -> None:
        # Until it is reaped, the process and its group keep their id.
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


atexit.register(_Running.kill_all)
