"""Any program that prints a number."""

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

from heatcloak_node.sensors.sensor import UNSCALED, Scale
from heatcloak_shared.errors import SensorError

MOST_OUTPUT = 256
GRACE = 0.25
"""Seconds beyond the command's timeout in which it is killed and reported."""
LOOK_EVERY = 0.005
"""Seconds between looks whether a command that has closed its output has ended."""

# It is not waited for until its group was killed: then the number may be another's.
_LOOK = os.WEXITED | os.WNOWAIT | os.WNOHANG
_TOO_LONG = "the command took too long and was killed: run it by hand, or raise its timeout"
_TOO_MUCH = f"the command printed more than {MOST_OUTPUT} bytes: it may print one number and nothing else"
_NUMBER = re.compile(rb"\s*([+-]?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[+-]?inf)\s*")
_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"


def parse_number(text: bytes) -> float:
    """The one number in ``text``: decimal, or ``inf``. White space around it is allowed.

    Raises:
        SensorError: anything else. The text does not show it.
    """
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise SensorError("the command did not print one number and nothing else: run it by hand")
    return float(match[1])


class CommandSensor:
    """Runs a command once for every reading: its standard output is one number, before its scale.

    No shell. It starts in ``/`` with PATH and LC_ALL=C and nothing else in its environment, in a session of
    its own. Where it takes too long, prints too much, or the node ends, it is killed with its process group.
    What it leaves running in its group when it ends is killed too.
    What it writes to standard error is not kept: it may be a reading.

    Args:
        command: the program's absolute path, and its arguments.
        timeout: seconds that it may take.
        scale: from its unit to the zone's.
    """

    kind = "command"

    def __init__(self, command: Sequence[str], timeout: float, scale: Scale = UNSCALED) -> None:
        self._command = list(command)
        self._timeout = timeout
        self._scale = scale
        self.takes = timeout + GRACE

    def read(self, round_number: int) -> float:
        """The number that the command prints now.

        Raises:
            SensorError: it can't be started, fails, hangs, or prints anything else. Neither what it printed
                nor its exit code is in the text.
        """
        deadline = time.monotonic() + self._timeout
        try:
            running = _Running(self._command, deadline)
        except OSError as error:
            text = f"the command can't be started: {error.strerror}: look at its path and mode"
            raise SensorError(text) from None
        with running:
            return self._scale(parse_number(running.output()))


class _Running:
    """A command that runs, and outlives neither the block nor the node.

    Raises:
        OSError: it can't be started.
    """

    _all: ClassVar[set[_Running]] = set()
    _starting = threading.Lock()

    def __init__(self, command: Sequence[str], deadline: float) -> None:
        self._deadline = deadline
        # A node that ends in this moment waits until it knows whom to kill.
        with self._starting:
            self._process = subprocess.Popen(  # noqa: S603  the node's owner names it, and no shell sees it
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
        assert self._process.stdout is not None  # noqa: S101  it was asked for
        self._process.stdout.close()
        self._kill()
        self._process.wait()
        self._all.discard(self)

    @classmethod
    def kill_all(cls) -> None:
        """The node ends: the threads that wait for commands die with it, and could not clean up."""
        cls._starting.acquire()  # for good: none is started any more
        for running in list(cls._all):
            running._kill()

    def output(self) -> bytes:
        """All that it prints, once it has ended well.

        Raises:
            SensorError: it did not end well, or not in time, or printed too much.
        """
        printed = self._printed()
        while (ended := os.waitid(os.P_PID, self._process.pid, _LOOK)) is None:
            if not self._left():
                raise SensorError(_TOO_LONG)
            time.sleep(LOOK_EVERY)
        if ended.si_status:
            how = "with an error" if ended.si_code == os.CLD_EXITED else "by a signal"
            raise SensorError(f"the command ended {how}: run it by hand")
        return printed

    def _printed(self) -> bytes:
        assert self._process.stdout is not None  # noqa: S101  it was asked for
        descriptor = self._process.stdout.fileno()
        poll = select.poll()
        poll.register(descriptor, select.POLLIN)
        printed = b""
        while poll.poll(1000.0 * self._left()):
            part = os.read(descriptor, MOST_OUTPUT + 1)
            printed += part
            if not part:
                return printed
            if len(printed) > MOST_OUTPUT:
                raise SensorError(_TOO_MUCH)
        raise SensorError(_TOO_LONG)

    def _left(self) -> float:
        return max(self._deadline - time.monotonic(), 0.0)

    def _kill(self) -> None:
        # One that was not waited for yet has its number still, and so has its group.
        if self._process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self._process.pid, signal.SIGKILL)


atexit.register(_Running.kill_all)
