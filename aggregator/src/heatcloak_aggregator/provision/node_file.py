"""A node's ``node.toml``, written for it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass

from heatcloak_shared.errors import ParameterError


@dataclass(frozen=True, slots=True)
class NodeFile:
    """What ``node.toml`` says. Paths are relative to its folder, or begin with ``$CREDENTIALS_DIRECTORY/``.

    Attributes:
        node: the node's id, which is its user name at the broker too.
        host: the broker's name or address.
        port: the broker's TCP port.
        sensor: the table ``[sensor]``, its ``kind`` first: texts, numbers, booleans and lists of them.
        zone: the zone file.
        state: the folder of the ledger.
        ca: the certificate of the authority that signed the broker's.
        password: the file of the password; None for a node that proves who it is by its certificate alone.
        certificate: the node's own certificate, with ``key``; None for none.
        key: the private key of ``certificate``.
        seed: the key file that a trusted party issued; None for noise that nobody can take off.
        ledger_block: how many listed rounds the ledger records ahead at once.
        sensitivity: ``"model"`` or ``"range"``; None leaves it to the sensor's kind.
        home_assistant: whether the node announces itself to Home Assistant.
        spool: the table ``[spool]``; None leaves it to its defaults.
    """

    node: str
    host: str
    port: int
    sensor: Mapping[str, object]
    zone: str = "zone.toml"
    state: str = "state"
    ca: str = "ca.crt"
    password: str | None = "password"  # noqa: S105  a file's name
    certificate: str | None = None
    key: str | None = None
    seed: str | None = None
    ledger_block: int = 1
    sensitivity: str | None = None
    home_assistant: bool = False
    spool: Mapping[str, object] | None = None

    def render(self) -> str:
        """The file's text.

        Raises:
            ParameterError: a value can't be written as TOML, or certificate and key do not go together.
        """
        if (self.certificate is None) != (self.key is None):
            raise ParameterError("certificate and key go together: give both or neither")
        top: dict[str, object] = {"node": self.node, "zone": self.zone, "state": self.state}
        if self.ledger_block != 1:
            top["ledger_block"] = self.ledger_block
        if self.seed is not None:
            top["seed_file"] = self.seed
        if self.sensitivity is not None:
            top["sensitivity"] = self.sensitivity
        broker: dict[str, object] = {"host": self.host, "port": self.port}
        if self.password is not None:
            broker |= {"username": self.node, "password_file": self.password}
        tls: dict[str, object] = {"ca_file": self.ca}
        if self.certificate is not None and self.key is not None:
            tls |= {"certificate_file": self.certificate, "key_file": self.key}
        tables: dict[str, Mapping[str, object]] = {
            "broker": broker,
            "broker.tls": tls,
            "sensor": {"kind": self.sensor.get("kind"), **self.sensor},
        }
        if self.spool is not None:
            tables["spool"] = self.spool
        if self.home_assistant:
            tables["home_assistant"] = {"prefix": "homeassistant"}
        parts = [_lines(top), *(f"[{name}]\n{_lines(table)}" for name, table in tables.items())]
        return "\n".join(parts)


def _lines(table: Mapping[str, object]) -> str:
    return "".join(f"{key} = {_toml(value)}\n" for key, value in table.items())


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, str):
        # JSON's escapes are TOML's, but for the one control character that JSON leaves as it is.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list | tuple):
        return f"[{', '.join(_toml(item) for item in value)}]"
    kind = type(value).__name__
    raise ParameterError(f"a {kind} in a node's table: give texts, numbers, booleans or lists")
