"""Where a broker is, and how to speak to it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

if TYPE_CHECKING:
    import ssl

DEFAULT_PORT = 1883
DEFAULT_TLS_PORT = 8883
MAX_PASSWORD_BYTES = 65535


@dataclass(frozen=True, slots=True)
class Tls:
    """How to speak TLS to a broker, and how to know it.

    Attributes:
        ca: the certificate of the authority that signed the broker's, the only one that is trusted then; None
            trusts those that the system trusts.
        certificate: our own certificate, with ``key``; None for none.
        key: the private key of ``certificate``.
    """

    ca: Path | None = None
    certificate: Path | None = None
    key: Path | None = None

    def context(self) -> ssl.SSLContext:
        """A context for one connection, from what the files hold now: TLS 1.2 or later, host names checked.

        Raises:
            ConfigError: a file can't be read or used, or certificate and key do not go together.
        """
        # What a node without TLS need not load.
        from heatcloak_shared.broker_tls import client_context

        return client_context(self.ca, self.certificate, self.key)


@dataclass(frozen=True, slots=True)
class BrokerAddress:
    """A broker.

    Attributes:
        host: name or address.
        port: TCP port.
        username: None for an anonymous connection.
        password: goes with ``username``. Never printed.
        tls: how to speak TLS; None for a connection in the clear.
        mqtt5: False only towards a broker that speaks no MQTT 5, as the demo's embedded one.
    """

    host: str
    port: int = DEFAULT_PORT
    username: str | None = None
    password: str | None = field(default=None, repr=False)
    mqtt5: bool = True
    tls: Tls | None = None

    @property
    def sends_password_in_clear(self) -> bool:
        """Whether a password travels in the clear to another machine."""
        return self.username is not None and self.tls is None and not is_loopback(self.host)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def read_password(path: Path) -> str:
    """The password in the first line of the file at ``path``.

    Raises:
        ConfigError: the file can't be read, or its first line is empty or too long for MQTT.
    """
    try:
        password = path.read_text(encoding="utf-8").partition("\n")[0]
    except (OSError, ValueError):
        raise ConfigError(
            f"{sanitize(str(path), 200)}: can't be read: give a text file with the password"
        ) from None
    if not password:
        raise ConfigError(
            f"{sanitize(str(path), 200)}: the first line is empty: give a text file with the password"
        )
    if len(password.encode()) > MAX_PASSWORD_BYTES:
        raise ConfigError(f"{path}: a password of more than {MAX_PASSWORD_BYTES} bytes: MQTT carries no more")
    return password


def parse_broker(text: str, tls: Tls | None = None) -> BrokerAddress:
    """The broker at ``HOST``, ``HOST:PORT`` or ``[IPV6]:PORT``; without a port, the usual one.

    Raises:
        ConfigError: ``text`` is none of these.
    """
    host, colon, port = text.rpartition(":")
    if not colon or text.endswith("]"):
        host, port = text, str(default_port(tls))
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
    elif ":" in host:
        host = ""
    # No port has more than five digits, and int() refuses thousands of them with an error of its own.
    if not is_host(host) or not port.isdecimal() or len(port) > 5 or not 0 < int(port) < 65536:
        raise ConfigError(f"broker {sanitize(text)}: give HOST:PORT, for example localhost:1883")
    return BrokerAddress(host, int(port), tls=tls)


def default_port(tls: Tls | None) -> int:
    """The usual port of a broker, with TLS or without."""
    return DEFAULT_PORT if tls is None else DEFAULT_TLS_PORT


def is_loopback(host: str) -> bool:
    """Whether ``host`` is this machine, as far as its name or address tells."""
    return host in ("localhost", "::1") or (host.startswith("127.") and host.replace(".", "").isdecimal())


def is_host(text: str) -> bool:
    """Whether ``text`` may be a host's name or address: what the resolver would choke on is not."""
    if not text.isprintable() or " " in text:
        return False
    if text.isascii():
        # What the codec asks of such a name, without its tables: they take a fiftieth of a node's memory.
        return all(0 < len(label) < 64 for label in text.removesuffix(".").split("."))
    try:
        return bool(text.encode("idna"))
    except UnicodeError:
        return False
