"""Putting a damaged spool aside, for whoever wants to look into it."""

from __future__ import annotations

from pathlib import Path

MOST_DAMAGED = 3
"""Damaged files that are kept; the latest takes the place of the last one."""

_LOG = "-wal"


def put_aside(path: Path) -> Path:
    """Rename the file at ``path`` and its log to ``….damaged-N``; what the file is called now.

    Raises:
        OSError: it could not be done.
    """
    names = [path.with_name(f"{path.name}.damaged-{number}") for number in range(1, MOST_DAMAGED + 1)]
    aside = next((name for name in names if not name.exists()), names[-1])
    # The log first: beside a new file it would be taken for that one's.
    for suffix in (_LOG, "-journal"):
        log = path.with_name(path.name + suffix)
        if log.exists():
            log.replace(aside.with_name(aside.name + suffix))
        else:
            aside.with_name(aside.name + suffix).unlink(missing_ok=True)
    path.replace(aside)
    return aside
