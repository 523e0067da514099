"""The broker's own configuration, for mosquitto 2.0 and for 2.1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heatcloak_aggregator.provision.health import HEALTH_ADDRESS, HEALTH_PASSWORDS
from heatcloak_shared.broker import is_loopback
from heatcloak_shared.wire.estimate import MAX_ESTIMATE_BYTES

DATA, HEALTH_FOLDER = "data", "health"
PLUGINS = "/usr/lib"
"""Where the container image eclipse-mosquitto has mosquitto's plugins."""
HEADER_BYTES = 4096
SPARE_CONNECTIONS = 100
"""Connections besides two of every node: the one that broke, and the one that takes its place."""
HEALTH_CONNECTIONS = 10


@dataclass(frozen=True, slots=True)
class BrokerConf:
    """What a broker's configuration depends on.

    Why each line is there is told in ``mosquitto/README.md``.

    Attributes:
        port: where it listens.
        names: the broker's names and addresses. Where all are this machine's own, only it is listened to.
        folder: where the broker finds its files: mosquitto takes paths from where it was started, so only
            an absolute one holds.
        data: where it keeps what it retains, absolute too.
        nodes: how many nodes there are.
        client_certificates: whether everybody must show a certificate, whose common name is then the user.
        health_port: where it listens for health checks, on loopback and without TLS; None for nowhere.
    """

    port: int
    names: Sequence[str]
    folder: str
    data: str
    nodes: int
    client_certificates: bool = False
    health_port: int | None = None

    def render(self) -> str:
        """The configuration that mosquitto 2.0 reads. 2.1 does too, but is to lose two of its options."""
        return self._render("For mosquitto 2.0. 2.1 reads it too; mosquitto-2.1.conf is made for it.", None)

    def render_with_plugins(self, plugins: str = PLUGINS) -> str:
        """The same for mosquitto 2.1, which reads passwords and access list by plugins. 2.0 refuses it.

        Args:
            plugins: the absolute folder that has the plugins.
        """
        return self._render(
            "For mosquitto 2.1 and its plugins. 2.0 refuses it; mosquitto.conf is for it.", plugins
        )

    def _render(self, whose: str, plugins: str | None) -> str:
        bind = " localhost" if all(is_loopback(name) for name in self.names) else ""
        return f"""\
# Written by heatcloak provision, which writes it anew: changes by hand are lost.
# {whose}
# Its files are looked for in {self.folder}; heatcloak provision --broker-files names another folder.

listener {self.port}{bind}
certfile {self.folder}/server.crt
keyfile {self.folder}/server.key
tls_version tlsv1.2
{self._certificates()}\
max_connections {2 * self.nodes + SPARE_CONNECTIONS}
{self._health()}
# For every listener.
allow_anonymous false
{self._passwords(plugins)}\
{_read_by(plugins, "acl_file", f"{self.folder}/acl")}

# With the default of 1000, a burst of a zone's readings is dropped after it was acknowledged.
max_queued_messages 100000
max_inflight_messages 200
# The longest message of a zone is an estimate; a reading has 512 bytes.
max_packet_size {MAX_ESTIMATE_BYTES + HEADER_BYTES}

# Who is gone without a word holds no connection for long, nor a queue for ever.
max_keepalive 300
persistent_client_expiration 14d

# What is retained outlives a restart; a power cut takes the last five minutes of it.
persistence true
persistence_location {self.data}/
autosave_interval 300

log_dest stderr
log_type error
log_type warning
log_type notice
"""

    def _certificates(self) -> str:
        if not self.client_certificates:
            return ""
        return f"""\
cafile {self.folder}/ca.crt
crlfile {self.folder}/ca.crl
require_certificate true
# Whoever holds the certificate of n07 is n07, whatever else it says.
use_identity_as_username true
"""

    def _health(self) -> str:
        if self.health_port is None:
            return ""
        return f"""
# For health checks on this machine, without TLS.
listener {self.health_port} {HEALTH_ADDRESS}
max_connections {HEALTH_CONNECTIONS}
"""

    def _passwords(self, plugins: str | None) -> str:
        if not self.client_certificates:
            return _read_by(plugins, "password_file", f"{self.folder}/passwords") + "\n"
        if self.health_port is None:
            return ""
        line = _read_by(plugins, "password_file", f"{self.folder}/{HEALTH_FOLDER}/{HEALTH_PASSWORDS}")
        return f"""\
# The health check's alone: where no certificate is asked for, nobody else's password is good either.
{line}
"""


def _read_by(plugins: str | None, option: str, file: str) -> str:
    """How the broker is told to read a file: by itself, or by the plugin of the option's name."""
    if plugins is None:
        return f"{option} {file}"
    return f"global_plugin {plugins}/mosquitto_{option}.so\nplugin_opt_{option} {file}"
