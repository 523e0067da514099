"""The broker's own configuration: mosquitto 2.0 and 2.1 both read it."""

from __future__ import annotations

from collections.abc import Sequence

from heatcloak_shared.broker import is_loopback
from heatcloak_shared.wire.estimate import MAX_ESTIMATE_BYTES

DATA = "data"
HEADER_BYTES = 4096
SPARE_CONNECTIONS = 100
"""Connections besides two of every node: the one that broke, and the one that takes its place."""


def render_conf(
    port: int, names: Sequence[str], folder: str, nodes: int, *, client_certificates: bool
) -> str:
    """``mosquitto.conf``.

    Args:
        port: where it listens.
        names: the broker's names and addresses. Where all are this machine's own, only it is listened to.
        folder: where the broker finds its files: mosquitto takes paths from where it was started, so only
            an absolute one holds.
        nodes: how many nodes there are.
        client_certificates: whether everybody must show a certificate, whose common name is then the user.
    """
    bind = " localhost" if all(is_loopback(name) for name in names) else ""
    return f"""\
# Written by heatcloak provision, which writes it anew: changes by hand are lost.
# Its files are looked for in {folder}; heatcloak provision --broker-files names another folder.

listener {port}{bind}
certfile {folder}/server.crt
keyfile {folder}/server.key
tls_version tlsv1.2
{_identities(folder, client_certificates=client_certificates)}
allow_anonymous false
acl_file {folder}/acl

# With the default of 1000, a burst of a zone's readings is dropped after it was acknowledged.
max_queued_messages 100000
max_inflight_messages 200
# The longest message of a zone is an estimate; a reading has 512 bytes.
max_packet_size {MAX_ESTIMATE_BYTES + HEADER_BYTES}
max_connections {2 * nodes + SPARE_CONNECTIONS}

# What is retained outlives a restart.
persistence true
persistence_location {folder}/{DATA}/

log_dest stderr
log_type error
log_type warning
log_type notice
"""


def _identities(folder: str, *, client_certificates: bool) -> str:
    if not client_certificates:
        return f"password_file {folder}/passwords"
    return f"""\
cafile {folder}/ca.crt
crlfile {folder}/ca.crl
require_certificate true
# Whoever holds the certificate of n07 is n07, whatever else it says.
use_identity_as_username true"""
