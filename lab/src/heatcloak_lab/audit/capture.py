"""What a process says besides what it publishes: log records, standard output, standard error, and files."""

from __future__ import annotations

import io
import logging
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path


class SideOutput:
    """Everything that was said aside.

    Attributes:
        lines: formatted log records of every level, tracebacks with the local variables of every frame.
        printed: what went to standard output and standard error.
        files: the content of every file of the state folders, by name.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.printed = io.StringIO()
        self.files: dict[str, bytes] = {}

    def look_into(self, folder: Path) -> None:
        """Read every file below ``folder``."""
        for path in sorted(folder.rglob("*")):
            if path.is_file():
                self.files[str(path.relative_to(folder))] = path.read_bytes()

    @property
    def everything(self) -> list[tuple[str, bytes]]:
        """(where, what) of all of it."""
        return [
            ("the log", "\n".join(self.lines).encode()),
            ("standard output or error", self.printed.getvalue().encode()),
            *((f"the file {name}", content) for name, content in self.files.items()),
        ]


@contextmanager
def captured_output() -> Iterator[SideOutput]:
    """Collect what is said while the block runs; nothing of it goes anywhere else."""
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
    """A traceback as error trackers send it: with the local variables of every frame."""
    return "".join(traceback.TracebackException.from_exception(error, capture_locals=True).format())
