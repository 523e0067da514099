"""The table ``[broker]``: where the node publishes, and how it proves who it is."""

from __future__ import annotations

import logging
from pathlib import Path

from heatcloak_node.config.places import path_in
from heatcloak_shared.broker import BrokerAddress, Tls, default_port, is_host, read_password
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import Table

log = logging.getLogger(__name__)


def take_broker(table: Table, folder: Path) -> BrokerAddress:
    """The broker that ``table`` describes; paths are relative to ``folder``.

    Raises:
        ConfigError: a value is missing, misspelt or out of range, or a file can't be read.
    """
    host = table.text("host", "give the broker's name or address")
    if not is_host(host):
        table.refuse("host", f"{sanitize(host)} is no host: give the broker's name or address")
    tls = _tls(table.table("tls"), folder) if table.has("tls") else None
    port = table.integer("port", 1, 65535, default=default_port(tls))
    username = password = None
    if table.has("username"):
        username = table.text("username", "give the node's user name")
        password = read_password(path_in(table, "password_file", folder, "give the path of a password file"))
    table.finish()
    address = BrokerAddress(host, port, username, password, tls=tls)
    if address.tells_password:
        log.warning("broker %s: the password travels in the clear: add the table [broker.tls]", address)
    return address


def _tls(table: Table, folder: Path) -> Tls:
    tls = Tls(
        ca=_file(table, "ca_file", folder),
        certificate=_file(table, "certificate_file", folder),
        key=_file(table, "key_file", folder),
    )
    if (tls.certificate is None) != (tls.key is None):
        table.refuse("certificate_file", "goes with key_file: give both or neither")
    table.finish()
    tls.context()  # a file that can't be used is better known now than at the first connection
    return tls


def _file(table: Table, key: str, folder: Path) -> Path | None:
    return path_in(table, key, folder, "give the path of a PEM file") if table.has(key) else None
