"""The messages around a node's readings: its description and status, and what it receives."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from enum import StrEnum

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_COMMAND_BYTES = 256
MAX_META_BYTES = 16384
MAX_STATUS_BYTES = 4096
MAX_STORED_BYTES = 256
MAX_REASON = 200
MAX_KEPT = 16

_COUNTS = ("spooled", "dropped", "denied", "refused")
_KEPT = "the key 'kept' must be an array of pairs of boot and number"


class Command(StrEnum):
    """The commands that a node accepts."""

    STATUS = "status"


def decode_command(payload: bytes) -> Command:
    """Return the command in ``payload``.

    Raises:
        WireError: malformed, or an unknown command.
    """
    message = _fields.load_object(payload, MAX_COMMAND_BYTES)
    return _fields.check_member("cmd", _fields.required(message, "cmd"), Command)


def encode_command(command: Command) -> bytes:
    """Return ``command`` as the wire's JSON."""
    return _fields.dump_object({"cmd": command.value}, MAX_COMMAND_BYTES)


@dataclass(frozen=True, slots=True)
class Meta:
    """A node's retained description.

    Attributes:
        zone: the zone's id.
        rev: the revision of the node's zone file.
        node: the node's id.
        place: the node's sensor number in the zone, from 1.
        seeded: whether a trusted party holds the seed of this node's noise.
        sensor: the kind of sensor, for example ``"simulated"``.
        promise: the zone's promise, in words.
        version: the node program's version.

    Raises:
        WireError: a field is out of the wire's range.
    """

    zone: str
    rev: str
    node: str
    place: int
    seeded: bool
    sensor: str
    promise: str
    version: str

    def __post_init__(self) -> None:
        _fields.check_identifier("zone", self.zone)
        _fields.check_hex("rev", self.rev, 16)
        _fields.check_identifier("node", self.node)
        _fields.check_integer("place", self.place, 1, 2**31 - 1)
        if type(self.seeded) is not bool:
            raise WireError("range", "the key 'seeded' must be true or false")
        _fields.check_text("sensor", self.sensor, 64)
        _fields.check_text("promise", self.promise, 1024)
        _fields.check_text("version", self.version, 64)


def decode_meta(payload: bytes) -> Meta:
    """Return the description in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_META_BYTES)
    return Meta(**{name: _fields.required(message, name) for name in Meta.__dataclass_fields__})  # type: ignore[arg-type]


def encode_meta(meta: Meta) -> bytes:
    """Return ``meta`` as the wire's JSON."""
    return _fields.dump_object(asdict(meta), MAX_META_BYTES)


class NodeState(StrEnum):
    """A node's state; ``offline`` is published by the broker, as the node's will."""

    ONLINE = "online"
    OFFLINE = "offline"
    FAULTY = "faulty"
    STOPPED = "stopped"


@dataclass(frozen=True, slots=True)
class Status:
    """A node's retained status.

    The fields after ``reason`` are optional; a will has none of them.

    Attributes:
        state: the node's state.
        boot: 32 hexadecimal digits: the start of the node that published it.
        reason: a fixed text of at most 200 characters; None for none.
        spooled: how many readings the node keeps that are not known to be stored.
        dropped: how many readings it dropped unstored, over its spool's life.
        denied: how many of its publishes the broker denied since it started.
        refused: how many commands it refused since it started.
        kept: for at most 16 boots with kept readings, oldest first, the lowest kept number; readings below it
            are stored or dropped.

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
    """Return the status in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_STATUS_BYTES)
    state = _fields.check_member("state", _fields.required(message, "state"), NodeState)
    boot = _fields.check_hex("boot", _fields.required(message, "boot"), 32)
    reason = message.get("reason")
    # A null count is refused, although a missing one is allowed.
    counts = {
        name: _fields.check_integer(name, message[name], 0, _fields.MAX_SEQUENCE)
        for name in _COUNTS
        if name in message
    }
    return Status(
        state,
        boot,
        None if reason is None else _fields.check_text("reason", reason, MAX_REASON),
        kept=_fields.check_pairs(message.get("kept", []), _KEPT),
        **counts,
    )


def encode_status(status: Status) -> bytes:
    """Return ``status`` as the wire's JSON."""
    fields: dict[str, object] = {"state": status.state.value, "boot": status.boot, "reason": status.reason}
    fields |= {name: count for name in _COUNTS if (count := getattr(status, name)) is not None}
    if status.kept:
        fields["kept"] = status.kept
    return _fields.dump_object(fields, MAX_STATUS_BYTES)


@dataclass(frozen=True, slots=True)
class Stored:
    """The aggregator's retained acknowledgement to one node: a watermark.

    The node need not keep readings of ``boot`` from 0 up to and including ``seq``. They are committed to the
    aggregator's store, or were dropped by the node, as ``kept`` in a reading or in its status states.

    Raises:
        WireError: a field is out of the wire's range.
    """

    boot: str
    seq: int

    def __post_init__(self) -> None:
        _fields.check_hex("boot", self.boot, 32)
        _fields.check_integer("seq", self.seq, 0, _fields.MAX_SEQUENCE)


def decode_stored(payload: bytes) -> Stored:
    """Return the watermark in ``payload``.

    Raises:
        WireError: malformed, a key missing, or a value out of range.
    """
    message = _fields.load_object(payload, MAX_STORED_BYTES)
    return Stored(_fields.required(message, "boot"), _fields.required(message, "seq"))  # type: ignore[arg-type]


def encode_stored(stored: Stored) -> bytes:
    """Return ``stored`` as the wire's JSON."""
    return _fields.dump_object(asdict(stored), MAX_STORED_BYTES)
