"""Capture what a process outputs besides its messages: log records, standard streams and files."""

from __future__ import annotations

import io
import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path


class SideOutput:
    """Captured output.

    Attributes:
        lines: formatted log records of every level; tracebacks include the local variables of every frame.
        printed: standard output and standard error.
        files: the content of every file in the state folders, by name.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.printed = io.StringIO()
        self.files: dict[str, bytes] = {}

    def read_files(self, folder: Path) -> None:
        """Read every file below ``folder``."""
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                self.files[str(path.relative_to(folder))] = path.read_bytes()

    @property
    def everything(self) -> list[tuple[str, bytes]]:
        """Return (source, content) of all output."""
        return [
            ("the log", "\n".join(self.lines).encode()),
            ("standard output or error", self.printed.getvalue().encode()),
            *((f"the file {name}", content) for name, content in self.files.items()),
        ]


@contextmanager
def captured_output() -> Iterator[SideOutput]:
    """Capture log records and standard streams while the block runs; nothing reaches their usual targets."""
    output = SideOutput()
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    root.handlers[:] = [_Collector(output.lines)]
    root.setLevel(logging.DEBUG)
    try:
        with redirect_stdout(output.printed), redirect_stderr(output.printed):
            yield output
    finally:
        root.handlers[:] = before
        root.setLevel(level)


class _Collector(logging.Handler):
    def __init__(self, lines: list[str]) -> None:
        super().__init__()
        self._lines = lines
        self._formatter = logging.Formatter("%(levelname)s %(name)s %(message)s")

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self._formatter.format(record))
        if record.exc_info and record.exc_info[1] is not None:
            self._lines.append(traceback_with_locals(record.exc_info[1]))


def traceback_with_locals(error: BaseException) -> str:
    """Return a traceback with the local variables of every frame, as error trackers send it."""
    return "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
