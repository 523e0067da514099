"""Whether the ledger lies where a power cut leaves it: a budget that a reboot renews is none."""

from __future__ import annotations

import os
import re
from pathlib import Path

from heatcloak_node.ledger import UnusableLedgerError

VOLATILE = ("tmpfs", "ramfs", "rootfs", "overlay", "overlayfs", "aufs")
"""File systems that live in memory, or whose upper layer commonly does."""
MOUNTS = Path("/proc/self/mountinfo")


def require_lasting(folder: Path, mounts: Path = MOUNTS) -> None:
    """Refuse a state folder whose content the next boot may not find.

    Where ``mounts`` can't be read, as on a machine without Linux, or names no mount of the folder, as in a
    chroot, nothing is known against it.

    Raises:
        UnusableLedgerError: its file system does not last. The public reason names no path.
    """
    try:
        lines = os.fsdecode(mounts.read_bytes()).splitlines()
    except OSError:
        return
    found = mount_of(os.path.realpath(folder), lines)
    if found is None or found[1] not in VOLATILE:
        return
    point, kind = found
    raise UnusableLedgerError(
        "the ledger is on storage that does not last",
        f"{folder}: on {point}, of type {kind}, which a reboot may empty, and the budget with it: nothing is "
        "released; mount a partition of the disk there, or write allow_volatile_state = true in node.toml",
    )


def mount_of(path: str, lines: list[str]) -> tuple[str, str] | None:
    """Mount point and file system type of an absolute ``path`` without links, by the lines of a mountinfo.

    The longest mount point that leads to it, and of those that are mounted over each other the last.
    """
    found: tuple[str, str] | None = None
    for line in lines:
        before, dash, after = line.partition(" - ")
        fields, kinds = before.split(" "), after.split(" ")
        if not dash or len(fields) < 5:
            continue
        point = _unescaped(fields[4])
        leads_there = path == point or path.startswith(point.rstrip("/") + "/")
        if leads_there and (found is None or len(point) >= len(found[0])):
            found = point, kinds[0]
    return found


def _unescaped(text: str) -> str:
    """The kernel writes blanks, tabs, line feeds and backslashes in octal."""
    return re.sub(r"\\([0-7]{3})", lambda match: chr(int(match[1], 8)), text)
