"""A node's retained status, and the MQTT will that says it is gone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_STATUS_BYTES = 4096
MAX_REASON = 200
MAX_KEPT = 16

_COUNTS = ("spooled", "dropped", "denied", "refused")


class NodeState(StrEnum):
    """What a node says of itself; ``offline`` is said for it by the broker, as its will."""

    ONLINE = "online"
    OFFLINE = "offline"
    FAULTY = "faulty"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Status:
    """A node's state, the boot that it speaks for, and why, where there is a reason.

    What stands below ``reason`` may be left out, as a will does.

    Attributes:
        state: how the node is.
        boot: 32 hexadecimal digits: the start of the node that speaks.
        reason: a fixed text of at most 200 characters.
        spooled: how many readings the node keeps that are not known to be stored.
        dropped: how many it gave up, over its spool's life.
        denied: how many of its publishes the broker denied since it started.
        refused: how many commands it refused since it started.
        kept: of at most 16 boots that it keeps readings of, oldest first, the lowest number that it keeps:
            those below are stored or given up.

    Raises:
        WireError: a field is out of the wire's range.
    """

    state: NodeState
    boot: str
    reason: str | None = None
    spooled: int | None = None
    dropped: int | None = None
    denied: int | None = None
    refused: int | None = None
    kept: tuple[tuple[str, int], ...] = ()

    def __post_init__(self) -> None:
        _fields.check_hex("boot", self.boot, 32)
        if self.reason is not None:
            _fields.check_text("reason", self.reason, MAX_REASON)
        for name in _COUNTS:
            if (count := getattr(self, name)) is not None:
                _fields.check_integer(name, count, 0, _fields.MAX_SEQUENCE)
        if len(self.kept) > MAX_KEPT:
            raise WireError("range", f"the key 'kept' names {len(self.kept)} boots: at most {MAX_KEPT}")
        for boot, lowest in self.kept:
            _fields.check_hex("kept", boot, 32)
            _fields.check_integer("kept", lowest, 0, _fields.MAX_SEQUENCE)


def decode_status(payload: bytes) -> Status:
    """The status in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_STATUS_BYTES)
    text = _fields.check_text("state", _fields.required(message, "state"), 16)
    try:
        state = NodeState(text)
    except ValueError:
        known = ", ".join(NodeState)
        raise WireError("range", f"the key 'state' is none of {known}") from None
    boot = _fields.check_hex("boot", _fields.required(message, "boot"), 32)
    reason = message.get("reason")
    counts: dict[str, int] = {}
    for name in _COUNTS:
        if name in message:
            counts[name] = _fields.check_integer(name, message[name], 0, _fields.MAX_SEQUENCE)
    return Status(
        state,
        boot,
        None if reason is None else _fields.check_text("reason", reason, MAX_REASON),
        kept=_kept(message.get("kept", [])),
        **counts,
    )


def encode_status(status: Status) -> bytes:
    """``status`` as the wire's JSON."""
    fields: dict[str, object] = {"state": status.state.value, "boot": status.boot, "reason": status.reason}
    fields |= {name: count for name in _COUNTS if (count := getattr(status, name)) is not None}
    if status.kept:
        fields["kept"] = status.kept
    return _fields.dump_object(fields, MAX_STATUS_BYTES)


def _kept(value: object) -> tuple[tuple[str, int], ...]:
    if not isinstance(value, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in value):
        raise WireError("range", "the key 'kept' must be an array of pairs of boot and number")
    return tuple((pair[0], pair[1]) for pair in value)
