"""The most memory that a process held while it worked, as growth over what it held before."""

from __future__ import annotations

import ctypes
import gc
import resource
import sys
from pathlib import Path

_STATUS, _RESET = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def forget_peak() -> bool:
    """Let the next peak count from now. False where the system can't: then only the first peak counts.

    Not ``ru_maxrss``, which a process on Linux inherits from whoever started it.
    """
    gc.collect()
    try:
        # What was freed goes back, so that the next peak is not hidden within it.
        ctypes.CDLL(None).malloc_trim(0)
        _RESET.write_text("5", encoding="ascii")
    except (AttributeError, OSError):
        return False
    return True


def held_bytes() -> int:
    """Resident memory now; where the system does not tell, the most so far."""
    return _status("VmRSS") or _most()


def peak_bytes() -> int:
    """The most resident memory since the peak was forgotten, or else since the process began."""
    return _status("VmHWM") or _most()


def _status(key: str) -> int:
    try:
        lines = _STATUS.read_text(encoding="ascii").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) * 1024 for line in lines if line.startswith(f"{key}:")), 0)


def _most() -> int:
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024
