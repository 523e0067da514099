"""What the ledger's file says: one small record as JSON, with a checksum."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from functools import lru_cache

from heatcloak_node.recorded_promise import KeptPromise
from heatcloak_shared.schedule import Schedule

MOST_ROUNDS = 2**53
MOST_WRITES = 2**63

_FORMAT = 3
_OF_ROUNDS = ("period", "every", "releases", "budget_rounds")
"""What numbers rounds and counts budgets: the rest of a schedule changes neither."""
_CHECK_BYTES = 8
"""Of the checksum that a flipped bit changes: a number that still parses may be a lower one."""


@dataclass(frozen=True, slots=True)
class Record:
    """What a node must not forget.

    Attributes:
        zone: the zone's id.
        node: the node's id.
        highest: the highest round that may have been released.
        schedule: the schedule by which it was; its ``max_delay`` is not recorded. Format 1 told the length of
            a round only, and is read as if every round were a budget period.
        promise: what was promised; None in a record of format 1, which did not say.
    """

    zone: str
    node: str
    highest: int
    schedule: Schedule
    promise: KeptPromise | None


def encode_record(record: Record, write: int) -> bytes:
    """``record`` as one line of JSON; ``write`` counts the writes of its file, so that the later one wins."""
    rest = _rest(record.zone, record.node, record.schedule, record.promise)
    body = f'{{"format": {_FORMAT}, "write": {write}, "highest": {record.highest}, {rest}'
    check = hashlib.blake2b(body.encode("ascii"), digest_size=_CHECK_BYTES).hexdigest()
    return f'{body}, "check": "{check}"}}\n'.encode("ascii")


def decode_record(content: bytes) -> tuple[Record, int | None] | None:
    """The record in ``content`` and which write it was, or None where it holds none that can be trusted.

    Formats 1 and 2 did not count their writes.
    """
    try:
        fields = json.loads(content)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict):
        return None
    zone, node, highest, write = (fields.get(key) for key in ("zone", "node", "highest", "write"))
    if not isinstance(zone, str) or not isinstance(node, str):
        return None
    if type(highest) is not int or abs(highest) >= MOST_ROUNDS:
        return None
    form = fields.get("format")
    if form == 1:
        each = {"period": fields.get("period"), "every": 1, "releases": 1, "budget_rounds": 1}
        schedule = _schedule(each)
        return None if schedule is None else (Record(zone, node, highest, schedule, None), None)
    if form == 2 and fields.pop("check", None) != _checksum_2(fields):
        return None
    schedule, promise = _schedule(fields.get("schedule")), KeptPromise.from_fields(fields.get("promise"))
    if form not in (2, _FORMAT) or schedule is None or promise is None:
        return None
    record = Record(zone, node, highest, schedule, promise)
    if form == 2:
        return record, None
    if type(write) is not int or not 0 <= write < MOST_WRITES:
        return None
    # Nothing but what we would write ourselves: whatever bit is flipped, the line is another one.
    return (record, write) if content.rstrip(b" \n") + b"\n" == encode_record(record, write) else None


def _schedule(fields: object) -> Schedule | None:
    if not isinstance(fields, dict) or fields.keys() != set(_OF_ROUNDS):
        return None
    period, *counts = (fields[name] for name in _OF_ROUNDS)
    if type(period) is not float or not 0 < period < math.inf:
        return None
    return Schedule(period, *counts) if all(type(count) is int and count > 0 for count in counts) else None


@lru_cache(maxsize=2)
def _rest(zone: str, node: str, schedule: Schedule, promise: KeptPromise | None) -> str:
    """What stays the same from claim to claim, without its braces."""
    fields = {
        "zone": zone,
        "node": node,
        "schedule": {name: getattr(schedule, name) for name in _OF_ROUNDS}
        | {"period": float(schedule.period)},
        "promise": None if promise is None else promise.as_fields(),
    }
    return json.dumps(fields)[1:-1]


def _checksum_2(fields: dict[str, object]) -> str:
    """The checksum of format 2."""
    canonical = json.dumps(fields, sort_keys=True).encode("ascii")
    return hashlib.blake2b(canonical, digest_size=_CHECK_BYTES).hexdigest()
