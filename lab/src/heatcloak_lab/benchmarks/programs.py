"""Programs of the benchmarks: child processes with JSON messages over pipes, and packages of peers."""

from __future__ import annotations

import contextlib
import io
import json
import os
import selectors
import subprocess
import sys
import time
import warnings
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from typing import IO, Any

from heatcloak_shared.errors import HeatcloakError

REMEDY = "pip install 'heatcloak-lab[bench]'"


def missing_package(packages: Iterable[str]) -> str | None:
    """Return the first package that can't be imported, or None."""
    for package in packages:
        try:
            with silenced():
                import_module(package)
        except ImportError:
            return package
    return None


@contextlib.contextmanager
def silenced() -> Iterator[None]:
    """Suppress prints and warnings of Python code; log messages are not affected."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("ignore")
        yield


TIMEOUT = 60.0
"""Seconds to wait for a program or an answer."""
_TERMINATE_TIMEOUT = 20.0


class ProgramError(HeatcloakError):
    """A child process of a benchmark failed."""


class JsonProcess:
    """A child process that exchanges JSON messages with this one, one per line.

    It has its own process group: an interrupt reaches this process only, which then stops the child.

    Args:
        command: the command line.
        stderr: a file for its standard error; None to inherit ours.
    """

    def __init__(self, command: Sequence[str], stderr: IO[bytes] | None = None) -> None:
        self._process = subprocess.Popen(  # noqa: S603  our own program
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=stderr,
            env=environment(),
            start_new_session=True,
        )
        self._buffer = b""

    @property
    def pid(self) -> int:
        """Its process id."""
        return self._process.pid

    def send(self, **message: object) -> None:
        """Send a message.

        Raises:
            BrokenPipeError: the process has ended.
        """
        assert self._process.stdin is not None  # noqa: S101  requested above
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()

    def receive(self, timeout: float) -> dict[str, Any] | None:
        """Return the next message, or None after ``timeout`` seconds.

        Raises:
            EOFError: the process has ended.
        """
        assert self._process.stdout is not None  # noqa: S101  requested above
        deadline = time.monotonic() + timeout
        with selectors.DefaultSelector() as selector:
            selector.register(self._process.stdout, selectors.EVENT_READ)
            while b"\n" not in self._buffer:
                if not selector.select(max(deadline - time.monotonic(), 0.0)):
                    return None
                part = os.read(self._process.stdout.fileno(), 1 << 16)
                if not part:
                    raise EOFError
                self._buffer += part
        line, _, self._buffer = self._buffer.partition(b"\n")
        message: dict[str, Any] = json.loads(line)
        return message

    def exit_code(self, timeout: float) -> int | None:
        """Wait for its end; return its exit code, or None after ``timeout`` seconds."""
        try:
            return self._process.wait(timeout)
        except subprocess.TimeoutExpired:
            return None

    def kill(self) -> None:
        """Send SIGKILL without waiting."""
        self._process.kill()

    def stop(self, *, force: bool = False) -> None:
        """Terminate it and close the pipes; with ``force`` without giving it time."""
        if force:
            self._process.kill()
        terminate(self._process)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                with suppress(BrokenPipeError):
                    pipe.close()


class Program(JsonProcess):
    """A module of the benchmarks that runs as a program and exchanges JSON messages.

    Args:
        module: its name within this package.
    """

    def __init__(self, module: str) -> None:
        super().__init__([sys.executable, "-m", f"heatcloak_lab.benchmarks.{module}"])
        self._name = module

    def send(self, **message: object) -> None:
        """Send a message.

        Raises:
            ProgramError: it has ended.
        """
        try:
            super().send(**message)
        except BrokenPipeError:
            raise self._ended() from None

    def receive(self, timeout: float = TIMEOUT) -> dict[str, Any]:
        """Return its next message.

        Raises:
            ProgramError: it has ended, or sent nothing for ``timeout`` seconds.
        """
        try:
            message = super().receive(timeout)
        except EOFError:
            raise self._ended() from None
        if message is None:
            raise ProgramError(
                f"{self._name} sent nothing for {timeout:.0f} s: check whether the machine is busy"
            )
        return message

    def _ended(self) -> ProgramError:
        return ProgramError(f"{self._name} ended early: see its output above")


@contextmanager
def program(module: str, **task: object) -> Iterator[Program]:
    """Run a program until the end of the block, and send it a task."""
    running = Program(module)
    try:
        if task:
            running.send(**task)
        yield running
    finally:
        running.stop()


def run_program(main: Callable[[], None]) -> None:
    """Run the main function of a program; print an error as one line."""
    try:
        main()
    except HeatcloakError as error:
        sys.exit(f"heatcloak: {error}")


def send_to_parent(**message: object) -> None:
    """Send a message to the parent, from within a program."""
    print(json.dumps(message), flush=True)


def receive_task() -> dict[str, Any]:
    """Return the next message of the parent, within a program.

    Raises:
        EOFError: the parent has closed the pipe.
    """
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    task: dict[str, Any] = json.loads(line)
    return task


def terminate(process: subprocess.Popen[Any], timeout: float = _TERMINATE_TIMEOUT) -> None:
    """Terminate a process, and kill it if it has not ended after ``timeout`` seconds."""
    process.terminate()
    try:
        process.wait(timeout)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def environment() -> dict[str, str]:
    """Return an environment in which Python caches compiled modules, as an installed program does."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
