"""Where a broker is, and how to speak to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from heatcloak_shared.cleaning import clean
from heatcloak_shared.errors import ConfigError

DEFAULT_PORT = 1883
MAX_PASSWORD_BYTES = 65535


@dataclass(frozen=True, slots=True)
class BrokerAddress:
    """A broker.

    Attributes:
        host: name or address.
        port: TCP port.
        username: None for an anonymous connection.
        password: goes with ``username``. Never printed.
        mqtt5: False only towards a broker that speaks no MQTT 5, as the demo's embedded one.
    """

    host: str
    port: int = DEFAULT_PORT
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    mqtt5: bool = True

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def read_password(path: Path) -> str:
    """The password in the first line of the file at ``path``.

    Raises:
        ConfigError: the file can't be read, or the line is too long for MQTT.
    """
    try:
        password = path.read_text(encoding="utf-8").partition("\n")[0]
    except (OSError, ValueError):
        raise ConfigError(
            f"{clean(str(path), 200)}: can't be read: give a text file with the password"
        ) from None
    if len(password.encode()) > MAX_PASSWORD_BYTES:
        raise ConfigError(f"{path}: a password of more than {MAX_PASSWORD_BYTES} bytes: MQTT carries no more")
    return password


def parse_broker(text: str) -> BrokerAddress:
    """The broker at ``HOST``, ``HOST:PORT`` or ``[IPV6]:PORT``.

    Raises:
        ConfigError: ``text`` is none of these.
    """
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, port = text, str(DEFAULT_PORT)
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        host = ""
    # No port has more than five digits, and int() refuses thousands of them with an error of its own.
    if not is_host(host) or not port.isdecimal() or len(port) > 5 or not 0 < int(port) < 65536:
        raise ConfigError(f"broker {clean(text)}: give HOST:PORT, for example localhost:1883")
    return BrokerAddress(host, int(port))


def is_host(text: str) -> bool:
    """Whether ``text`` may be a host's name or address: what the resolver would choke on is not."""
    try:
        return bool(text.encode("idna")) and text.isprintable() and " " not in text
    except UnicodeError:
        return False
