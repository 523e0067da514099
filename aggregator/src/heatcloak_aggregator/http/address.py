"""Where HTTP is served."""

from __future__ import annotations

from dataclasses import dataclass

from heatcloak_shared.broker import is_host, is_loopback
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

DEFAULT_HOST = "127.0.0.1"


@dataclass(frozen=True, slots=True)
class HttpAddress:
    """Where HTTP is served.

    Attributes:
        host: name or address; ``0.0.0.0`` and ``::`` are all interfaces.
        port: TCP port; 0 picks a free one.
    """

    host: str
    port: int

    @property
    def is_loopback(self) -> bool:
        """Whether only this machine can reach it."""
        return is_loopback(self.host)

    def __str__(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def parse_http_address(text: str) -> HttpAddress:
    """The address in ``PORT``, ``:PORT``, ``HOST:PORT`` or ``[IPV6]:PORT``.

    Without a host it is this machine's own, 127.0.0.1: all interfaces are asked for by name.

    Raises:
        ConfigError: ``text`` is none of these.
    """
    host, _, port = text.rpartition(":")
    if host.startswith("[") and host.endswith("]"):
        host = host[1:-1]
        fits = ":" in host and is_host(host)
    else:
        host = host or DEFAULT_HOST
        fits = ":" not in host and is_host(host)
    # No port has more than five digits, and int() refuses thousands of them with an error of its own.
    if not fits or not (port.isascii() and port.isdecimal()) or len(port) > 5 or int(port) > 65535:
        raise ConfigError(f"HTTP address {sanitize(text)}: give [HOST:]PORT, for example 127.0.0.1:8080")
    return HttpAddress(host, int(port))
