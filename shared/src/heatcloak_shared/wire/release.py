"""The messages that nodes release, one for each listed round: their common fields, encoding and signature.

Each kind of zone has a message of its own, with its own topic: `Reading` in heat zones, `HeatmapReport` in
heatmap zones, `PositionReport` in position zones. A type of message is a frozen dataclass that has the fields
of `Release`, lists its fields in the order of the wire, and calls `check_envelope` when it is created.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, ClassVar, Protocol, TypeVar, cast

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

_OPTIONAL = ("key", "mac", "kept")


class Release(Protocol):
    """The message of one node in one listed round, in a zone of any kind.

    Attributes:
        leaf: the last level of the message's topic.
        most_bytes: the size bound of the message.
    """

    leaf: str
    most_bytes: int
    __dataclass_fields__: ClassVar[dict[str, Any]]

    @property
    def zone(self) -> str:
        """Return the zone's id."""

    @property
    def rev(self) -> str:
        """Return the first 16 hexadecimal digits of the zone file's canonical hash."""

    @property
    def node(self) -> str:
        """Return the node's id; ``(node, boot, seq)`` identifies the message."""

    @property
    def boot(self) -> str:
        """Return 32 hexadecimal digits, drawn afresh at every start of the node."""

    @property
    def seq(self) -> int:
        """Return the number of the message in this boot, from 0."""

    @property
    def round(self) -> int:
        """Return the listed round."""

    @property
    def t(self) -> float:
        """Return the schedule's time of the round, seconds since 1970."""

    @property
    def key(self) -> int | None:
        """Return a seeded node's epoch; None for a node without a seed."""

    @property
    def mac(self) -> str | None:
        """Return 16 hexadecimal digits under the epoch key; None if and only if ``key`` is None."""

    @property
    def kept(self) -> int | None:
        """Return the lowest number of this boot that the node kept when it made this message.

        Earlier ones are stored, or were dropped by a full spool. None if the node does not report it.
        """


R = TypeVar("R", bound=Release)


def check_envelope(release: Release) -> None:
    """Check the fields that all kinds share, when a message is created; ``t`` becomes a float.

    Raises:
        WireError: a field is out of the wire's range.
    """
    _fields.check_identifier("zone", release.zone)
    _fields.check_hex("rev", release.rev, 16)
    _fields.check_identifier("node", release.node)
    _fields.check_hex("boot", release.boot, 32)
    _fields.check_integer("seq", release.seq, 0, _fields.MAX_SEQUENCE)
    _fields.check_integer("round", release.round, -_fields.MAX_INTEGER, _fields.MAX_INTEGER)
    # JSON does not distinguish 1 from 1.0; comparison and signature need one form.
    object.__setattr__(release, "t", _fields.check_finite("t", release.t))
    if release.key is not None:
        _fields.check_integer("key", release.key, 0, _fields.MAX_SEQUENCE)
    if release.mac is not None:
        _fields.check_hex("mac", release.mac, 16)
    if release.kept is not None:
        _fields.check_integer("kept", release.kept, 0, release.seq)


def decode_release(payload: bytes, kind: type[R]) -> R:
    """Return the message of one kind in ``payload``. Unknown keys are ignored.

    Raises:
        WireError: oversized, not JSON, another version, a key missing or out of range.
    """
    return from_object(_fields.load_object(payload, kind.most_bytes), kind)


def from_object(message: Mapping[str, object], kind: type[R]) -> R:
    """Return the message of one kind in a JSON object. Unknown keys are ignored.

    Raises:
        WireError: a key is missing or out of range.
    """
    if ("key" in message) != ("mac" in message):
        raise WireError(
            "missing", "'key' and 'mac' go together: a seeded message has both, an unseeded message neither"
        )
    # A null is refused, although a missing key is allowed.
    if "key" in message:
        _fields.check_integer("key", message["key"], 0, _fields.MAX_SEQUENCE)
        _fields.check_hex("mac", message["mac"], 16)
    if "kept" in message:
        _fields.check_integer("kept", message["kept"], 0, _fields.MAX_SEQUENCE)
    names = [name for name in kind.__dataclass_fields__ if name not in _OPTIONAL]
    fields = {name: _fields.required(message, name) for name in names}
    return kind(**fields, **{name: message.get(name) for name in _OPTIONAL})


def encode_release(release: Release) -> bytes:
    """Return ``release`` as the wire's JSON; equal messages give equal bytes.

    Raises:
        WireError: only one of ``key`` and ``mac`` is set.
    """
    if (release.key is None) != (release.mac is None):
        raise WireError("missing", "'key' and 'mac' go together: sign the message before sending it")
    return _fields.dump_object(_fields.present(release), release.most_bytes)


def signed_bytes(release: Release) -> bytes:
    """Return the bytes that the MAC of a message authenticates: the message without its MAC."""
    unsigned = replace(cast("Any", release), mac=None)
    return _fields.dump_object(_fields.present(unsigned), release.most_bytes)
