"""Programs of a benchmark's own: started, spoken to in lines of JSON, and ended."""

from __future__ import annotations

import json
import os
import selectors
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from heatcloak_lab.benchmarks.node_process import environment
from heatcloak_shared.errors import HeatcloakError

PATIENCE = 60.0
_TICKS = os.sysconf("SC_CLK_TCK")


class ProgramError(HeatcloakError):
    """A program of the benchmark's own did not do its work."""


class Program:
    """A module that is run by itself; what it prints is JSON, a line each.

    Args:
        module: which one, by its name in this package.
    """

    def __init__(self, module: str) -> None:
        self._name = module
        self._process = subprocess.Popen(  # noqa: S603  our own program
            [sys.executable, "-m", f"heatcloak_lab.benchmarks.{module}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(),
            # Whoever stops us does not mean it: it is ended by us.
            start_new_session=True,
        )
        assert self._process.stdin is not None  # noqa: S101  asked for above
        assert self._process.stdout is not None  # noqa: S101
        self._tell, self._answers = self._process.stdin, self._process.stdout
        self._heard = b""

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def say(self, **message: object) -> None:
        """Tell it something.

        Raises:
            ProgramError: it has ended.
        """
        try:
            self._tell.write(json.dumps(message).encode() + b"\n")
            self._tell.flush()
        except BrokenPipeError:
            raise ProgramError(f"{self._name} ended early: look at what it printed above") from None

    def hear(self, patience: float = PATIENCE) -> Any:  # noqa: ANN401  whatever it says
        """The next thing it says.

        Raises:
            ProgramError: it has ended, or says nothing for so many seconds.
        """
        deadline = time.monotonic() + patience
        with selectors.DefaultSelector() as selector:
            selector.register(self._answers, selectors.EVENT_READ)
            while b"\n" not in self._heard:
                if not selector.select(max(deadline - time.monotonic(), 0.0)):
                    raise ProgramError(f"{self._name} is silent for {patience:.0f} s: is the machine busy?")
                part = os.read(self._answers.fileno(), 1 << 16)
                if not part:
                    raise ProgramError(f"{self._name} ended early: look at what it printed above")
                self._heard += part
        line, _, self._heard = self._heard.partition(b"\n")
        return json.loads(line)

    def end(self) -> None:
        """End it, gently first."""
        ended(self._process)
        self._tell.close()
        self._answers.close()


@contextmanager
def program(module: str, **task: object) -> Iterator[Program]:
    """A program that was told its task, until the context ends."""
    running = Program(module)
    try:
        if task:
            running.say(**task)
        yield running
    finally:
        running.end()


def carried_out(work: Callable[[], None]) -> None:
    """Do a program's work; what goes wrong is said in one line."""
    try:
        work()
    except HeatcloakError as error:
        sys.exit(f"heatcloak: {error}")


def say(**message: object) -> None:
    """Answer, from within a program."""
    print(json.dumps(message), flush=True)


def task() -> dict[str, Any]:
    """The next task, within a program.

    Raises:
        EOFError: whoever started us has gone.
    """
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    found: dict[str, Any] = json.loads(line)
    return found


def ended(process: subprocess.Popen[Any], patience: float = 20.0) -> None:
    """End a process: gently, and after ``patience`` seconds not."""
    process.terminate()
    try:
        process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def processor_seconds(process: int) -> float:
    """Time that a process has spent on a processor, threads that have ended included (Linux)."""
    # After the name, which may hold anything, in parentheses.
    fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICKS


def load_average() -> float:
    """How many processes of this machine wanted a processor in the last minute."""
    return os.getloadavg()[0]


def command(arguments: Sequence[str]) -> list[str]:
    """``heatcloak`` with these arguments, of this Python."""
    return [sys.executable, "-m", "heatcloak_aggregator", *arguments]
