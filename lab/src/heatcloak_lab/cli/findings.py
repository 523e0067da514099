"""Standard output, kept for what a command finds."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator


@contextlib.contextmanager
def output_for_findings() -> Iterator[None]:
    """Within it whatever is written to standard output goes where errors go.

    Whoever writes it: one's own functions, a library in C under them, another program that they start.
    """
    from heatcloak_lab.experiments.engine.attempt import output_apart

    sys.stdout.flush()
    kept = os.dup(1)
    try:
        os.dup2(2, 1)
        with output_apart():
            yield
    finally:
        with contextlib.suppress(OSError, AttributeError):
            # What was written past `sys.stdout` and waits there still.
            sys.__stdout__.flush()  # type: ignore[union-attr]
        os.dup2(kept, 1)
        os.close(kept)
