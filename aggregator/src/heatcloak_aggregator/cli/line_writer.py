"""Standard output on a thread of its own, so that a slow reader does not block the program."""

from __future__ import annotations

import os
import queue
import sys
import threading

MOST_WAITING = 10_000
"""Limit on waiting lines; further ones are dropped."""


class LineWriter:
    """Writes lines to standard output, in order.

    Attributes:
        dropped: number of lines that were not written because the reader was too slow.
    """

    def __init__(self) -> None:
        self.dropped = 0
        self._queue: queue.Queue[bytes | None] = queue.Queue(MOST_WAITING)
        self._error: OSError | None = None
        sys.stdout.flush()
        # Not through sys.stdout: the interpreter would wait for it at exit.
        self._descriptor = sys.stdout.fileno()
        self._thread = threading.Thread(target=self._write_all, name="output", daemon=True)
        self._thread.start()

    def __call__(self, line: str) -> None:
        """Queue a line.

        Raises:
            OSError: an earlier one could not be written.
        """
        if self._error is not None:
            raise self._error
        try:
            self._queue.put_nowait(f"{line}\n".encode(sys.stdout.encoding, "backslashreplace"))
        except queue.Full:
            self.dropped += 1

    def close(self, timeout: float = 1.0) -> None:
        """Wait at most ``timeout`` seconds until all lines are written.

        Raises:
            OSError: a line could not be written.
        """
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            return
        self._thread.join(timeout)
        if self._error is not None:
            raise self._error

    def _write_all(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                rest = memoryview(line)
                while rest:
                    rest = rest[os.write(self._descriptor, rest) :]
        except OSError as error:
            self._error = error
