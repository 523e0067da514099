"""Standard output on a thread of its own: who does not read it holds nobody up."""

from __future__ import annotations

import os
import queue
import sys
import threading

MOST = 10_000
"""Lines that wait for a reader at the most; what comes then is dropped."""


class Lines:
    """Writes lines to standard output, in order.

    Attributes:
        dropped: how many were not written, as nobody read.
    """

    def __init__(self) -> None:
        self.dropped = 0
        self._queue: queue.Queue[bytes | None] = queue.Queue(MOST)
        self._error: OSError | None = None
        sys.stdout.flush()
        # Not by the stream: at the end of the program it would be waited for.
        self._descriptor = sys.stdout.fileno()
        self._thread = threading.Thread(target=self._write_all, name="output", daemon=True)
        self._thread.start()

    def __call__(self, line: str) -> None:
        """Write a line, soon.

        Raises:
            OSError: an earlier one could not be written.
        """
        if self._error is not None:
            raise self._error
        try:
            self._queue.put_nowait(f"{line}\n".encode(sys.stdout.encoding, "backslashreplace"))
        except queue.Full:
            self.dropped += 1

    def close(self, seconds: float = 1.0) -> None:
        """Wait, so long at the most, until all is written.

        Raises:
            OSError: something could not be written.
        """
        try:
            self._queue.put_nowait(None)
        except queue.Full:
            return
        self._thread.join(seconds)
        if self._error is not None:
            raise self._error

    def _write_all(self) -> None:
        try:
            while (line := self._queue.get()) is not None:
                left = memoryview(line)
                while left:
                    left = left[os.write(self._descriptor, left) :]
        except OSError as error:
            self._error = error
