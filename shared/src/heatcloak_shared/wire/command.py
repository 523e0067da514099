"""What a node may be told: to say how it is, and nothing else."""

from __future__ import annotations

from enum import StrEnum

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import _fields

MAX_COMMAND_BYTES = 256


class Command(StrEnum):
    """The commands there are."""

    STATUS = "status"


def decode_command(payload: bytes) -> Command:
    """The command in ``payload``.

    Raises:
        WireError: malformed, or no command that there is.
    """
    message = _fields.load_object(payload, MAX_COMMAND_BYTES)
    text = _fields.check_text("cmd", _fields.required(message, "cmd"), 16)
    try:
        return Command(text)
    except ValueError:
        raise WireError("range", f"the key 'cmd' is none of {', '.join(Command)}") from None


def encode_command(command: Command) -> bytes:
    """``command`` as the wire's JSON."""
    return _fields.dump_object({"cmd": command.value}, MAX_COMMAND_BYTES)
