"""A node's retained status, and the MQTT will that says it is gone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_STATUS_BYTES = 4096
MAX_REASON = 200


class NodeState(StrEnum):
    """What a node says of itself; ``offline`` is said for it by the broker, as its will."""

    ONLINE = "online"
    OFFLINE = "offline"
    FAULTY = "faulty"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Status:
    """A node's state, the boot that it speaks for, and why, where there is a reason.

    Raises:
        WireError: a field is out of the wire's range.
    """

    state: NodeState
    boot: str
    reason: str | None = None

    def __post_init__(self) -> None:
        _fields.check_hex("boot", self.boot, 32)
        if self.reason is not None:
            _fields.check_text("reason", self.reason, MAX_REASON)


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
    return Status(state, boot, None if reason is None else _fields.check_text("reason", reason, MAX_REASON))


def encode_status(status: Status) -> bytes:
    """``status`` as the wire's JSON."""
    return _fields.dump_object(
        {"state": status.state.value, "boot": status.boot, "reason": status.reason}, MAX_STATUS_BYTES
    )
