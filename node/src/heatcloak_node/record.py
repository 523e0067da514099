"""The ledger's file: one small record, replaced whole and durably, or not at all."""

from __future__ import annotations

import fcntl
import hashlib
import json
import math
import os
from dataclasses import dataclass
from pathlib import Path
from typing import IO

from heatcloak_node.kept_promise import KeptPromise

MOST_ROUNDS = 2**53

_FORMAT = 2


class DamagedRecordError(Exception):
    """The file holds no record of this zone and node. The text says what it is instead."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a node must not forget.

    Attributes:
        zone: the zone's id.
        node: the node's id.
        highest: the highest round that may have been released.
        period: seconds that a round lasted.
        promise: what was promised when it was released; None in a record of format 1, which did not say.
    """

    zone: str
    node: str
    highest: int
    period: float
    promise: KeptPromise | None


def load_record(path: Path, zone: str, node: str) -> Record | None:
    """The record in the file at ``path``; None where there is no file.

    Raises:
        OSError: the file can't be read.
        DamagedRecordError: it is truncated, damaged, or another zone's, node's or version's.
    """
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return None
    try:
        fields = json.loads(content)
    except (ValueError, RecursionError):
        fields = None
    if not isinstance(fields, dict):
        raise DamagedRecordError("damaged")
    record = _record(fields)
    if record is None:
        raise DamagedRecordError("damaged")
    if (record.zone, record.node) != (zone, node):
        raise DamagedRecordError("of another zone or node")
    return record


def save_record(path: Path, record: Record) -> None:
    """Put ``record`` in the place of the file at ``path``; it is on the disk when this returns.

    Raises:
        OSError: it could not be made durable. The file then holds the old record or the new one, whole.
    """
    fields: dict[str, object] = {
        "format": _FORMAT,
        "zone": record.zone,
        "node": record.node,
        "highest": record.highest,
        "period": record.period,
        "promise": None if record.promise is None else record.promise.as_fields(),
    }
    fields["check"] = _checksum(fields)
    fresh = path.with_suffix(".new")
    with fresh.open("w", encoding="ascii") as file:
        file.write(json.dumps(fields) + "\n")
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Make the names in ``folder`` durable."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock_file(path: Path) -> IO[bytes]:
    """The file at ``path``, made if it is missing, locked for as long as it stays open.

    Raises:
        BlockingIOError: another process holds it.
        OSError: it can't be opened or made.
    """
    file = path.open("ab")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise
    return file


def _record(fields: dict[str, object]) -> Record | None:
    zone, node, highest, period = (fields.get(key) for key in ("zone", "node", "highest", "period"))
    if not isinstance(zone, str) or not isinstance(node, str):
        return None
    if type(highest) is not int or type(period) is not float:
        return None
    if not (abs(highest) < MOST_ROUNDS and 0 < period < math.inf):
        return None
    if fields.get("format") == 1:
        return Record(zone, node, highest, period, None)
    if fields.get("format") != _FORMAT or fields.pop("check", None) != _checksum(fields):
        return None
    promise = KeptPromise.from_fields(fields.get("promise"))
    if promise is None and fields.get("promise") is not None:
        return None
    return Record(zone, node, highest, period, promise)


def _checksum(fields: dict[str, object]) -> str:
    """Sixteen digits that a flipped bit changes: a number that still parses may be a lower one."""
    canonical = json.dumps(fields, sort_keys=True).encode("ascii")
    return hashlib.blake2b(canonical, digest_size=8).hexdigest()
