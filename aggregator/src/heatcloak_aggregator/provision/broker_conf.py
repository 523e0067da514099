"""The broker's own configuration, for mosquitto 2.0 and for 2.1."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heatcloak_aggregator.provision.health import HEALTH_ADDRESS, HEALTH_PASSWORDS
from heatcloak_shared.broker import is_loopback
from heatcloak_shared.wire.estimate import MAX_ESTIMATE_BYTES

DATA, HEALTH_FOLDER = "data", "health"
HEADER_BYTES = 4096
SPARE_CONNECTIONS = 100
"""Connections besides two of every node: the one that broke, and the one that takes its place."""
HEALTH_CONNECTIONS = 10


@dataclass(frozen=True, slots=True)
class BrokerConf:
    """What a broker's configuration depends on.

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
        """``mosquitto.conf``, which mosquitto 2.0 and 2.1 both read."""
        bind = " localhost" if all(is_loopback(name) for name in self.names) else ""
        return f"""\
# Written by heatcloak provision, which writes it anew: changes by hand are lost.
# Its files are looked for in {self.folder}; heatcloak provision --broker-files names another folder.

listener {self.port}{bind}
certfile {self.folder}/server.crt
keyfile {self.folder}/server.key
tls_version tlsv1.2
{self._certificates()}\
max_connections {2 * self.nodes + SPARE_CONNECTIONS}
{self._health()}
allow_anonymous false
{self._passwords()}\
acl_file {self.folder}/acl

# With the default of 1000, a burst of a zone's readings is dropped after it was acknowledged.
max_queued_messages 100000
max_inflight_messages 200
# The longest message of a zone is an estimate; a reading has 512 bytes.
max_packet_size {MAX_ESTIMATE_BYTES + HEADER_BYTES}

# What is retained outlives a restart.
persistence true
persistence_location {self.data}/

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

    def _passwords(self) -> str:
        if not self.client_certificates:
            return f"password_file {self.folder}/passwords\n"
        if self.health_port is None:
            return ""
        return f"""\
# The health check's alone: where no certificate is asked for, nobody else's password is good either.
password_file {self.folder}/{HEALTH_FOLDER}/{HEALTH_PASSWORDS}
"""
