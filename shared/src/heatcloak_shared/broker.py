"""The address of a broker, and how to connect to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize, shown_path

if TYPE_CHECKING:
    import ssl

DEFAULT_PORT = 1883
DEFAULT_TLS_PORT = 8883
MAX_PASSWORD_BYTES = 65535


@dataclass(frozen=True, slots=True)
class Tls:
    """TLS settings for a broker.

    Attributes:
        ca: the certificate of the only trusted authority; None to use the system's.
        certificate: the client certificate, with ``key``; None for none.
        key: the private key of ``certificate``.
    """

    ca: Path | None = None
    certificate: Path | None = None
    key: Path | None = None

    def context(self) -> ssl.SSLContext:
        """Return a context for one connection, from the current files: TLS 1.2 or later, host name checked.

        Raises:
            ConfigError: a file can't be read or used, or certificate and key do not match.
        """
        # Not loaded by nodes without TLS.
        from heatcloak_shared.broker_tls import client_context

        return client_context(self.ca, self.certificate, self.key)


@dataclass(frozen=True, slots=True)
class BrokerAddress:
    """The address of a broker, and the account to use.

    Attributes:
        host: name or address.
        port: TCP port.
        username: None for an anonymous connection.
        password: the password of ``username``. Never printed.
        tls: TLS settings; None for an unencrypted connection.
        mqtt5: False for a broker that supports only MQTT 3.1.1, like the demo's embedded one.
    """

    host: str
    port: int = DEFAULT_PORT
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    mqtt5: bool = True
    tls: Tls | None = None

    @property
    def sends_password_in_clear(self) -> bool:
        """Whether a password is sent unencrypted to another machine."""
        return self.username is not None and self.tls is None and not is_loopback(self.host)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def read_password(path: Path) -> str:
    """Return the password in the first line of the file at ``path``.

    Raises:
        ConfigError: the file can't be read, or its first line is empty or too long for MQTT.
    """
    try:
        password = path.read_text(encoding="utf-8").partition("\n")[0]
    except (OSError, ValueError):
        raise ConfigError(f"{shown_path(path)}: can't be read: give a text file with the password") from None
    if not password:
        raise ConfigError(f"{shown_path(path)}: the first line is empty: give a text file with the password")
    if len(password.encode()) > MAX_PASSWORD_BYTES:
        raise ConfigError(
            f"{shown_path(path)}: more than {MAX_PASSWORD_BYTES} bytes: give a password that MQTT can carry"
        )
    return password


def parse_broker(text: str, tls: Tls | None = None) -> BrokerAddress:
    """Parse ``HOST``, ``HOST:PORT`` or ``[IPV6]:PORT``; without a port, use the default port.

    Raises:
        ConfigError: ``text`` has another form.
    """
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, port = text, str(default_port(tls))
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        host = ""
    # Check the length, because int() raises for thousands of digits.
    if not is_host(host) or not port.isdecimal() or len(port) > 5 or not 0 < int(port) < 65536:
        raise ConfigError(
            f"broker {sanitize(text)} is not an address: give HOST:PORT, for example localhost:1883"
        )
    return BrokerAddress(host, int(port), tls=tls)


def default_port(tls: Tls | None) -> int:
    """Return the default port of a broker with or without TLS."""
    return DEFAULT_PORT if tls is None else DEFAULT_TLS_PORT


def is_loopback(host: str) -> bool:
    """Whether ``host`` names this machine by a loopback name or address."""
    return host in ("localhost", "::1") or (host.startswith("127.") and host.replace(".", "").isdecimal())


def is_host(text: str) -> bool:
    """Whether the resolver accepts ``text`` as a host name or address."""
    if not text.isprintable() or " " in text:
        return False
    if text.isascii():
        # The same rules as the idna codec, whose tables take a fiftieth of a node's memory.
        return all(0 < len(label) < 64 for label in text.removesuffix(".").split("."))
    try:
        return bool(text.encode("idna"))
    except UnicodeError:
        return False
