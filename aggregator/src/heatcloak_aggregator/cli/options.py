"""Options that several commands share, and the broker and method that they describe."""

from __future__ import annotations

import logging
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.method_names import MOST_POOLED, method_names
from heatcloak_shared.broker import BrokerAddress, Tls, parse_broker, read_password
from heatcloak_shared.errors import ConfigError

log = logging.getLogger(__name__)

ZoneFile = Annotated[Path, typer.Option("--zone", metavar="FILE", help="The zone file.", show_default=False)]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
RunningBroker = Annotated[
    str,
    typer.Option("--broker", metavar="HOST[:PORT]", help="A running broker; port 1883, or 8883 with TLS."),
]
BrokerUser = Annotated[str | None, typer.Option("--user", help="User name at the broker.")]
PasswordFile = Annotated[
    Path | None, typer.Option("--password-file", metavar="FILE", help="A file with the password.")
]
TlsSwitch = Annotated[
    bool, typer.Option("--tls", help="Use TLS, and trust the authorities that this system trusts.")
]
CaFile = Annotated[
    Path | None,
    typer.Option("--ca-file", metavar="FILE", help="Use TLS, and trust only the authority in this file."),
]
CertificateFile = Annotated[
    Path | None, typer.Option("--certificate-file", metavar="FILE", help="The client certificate, for TLS.")
]
KeyFile = Annotated[
    Path | None,
    typer.Option("--key-file", metavar="FILE", help="The private key of the client certificate."),
]


def parse_method(name: str) -> str:
    """Return the name of an installed recovery method.

    Raises:
        typer.BadParameter: no method has that name.
    """
    if name not in method_names():
        raise typer.BadParameter(
            f"{name!r} is not one of {', '.join(repr(each) for each in method_names())}."
        )
    return name


RecoveryMethod = Annotated[
    str,
    typer.Option(
        "--method",
        parser=parse_method,
        metavar="NAME",
        help="Recovery method: bpdn, posterior, gridless, or the name of an installed plugin.",
    ),
]
PooledRounds = Annotated[
    int,
    typer.Option(
        "--pool",
        min=1,
        max=MOST_POOLED,
        metavar="N",
        help="Also recover from up to N of the latest rounds pooled, as far back as they agree; 1 is off.",
    ),
]


def tls_settings(switch: bool, ca: Path | None, certificate: Path | None, key: Path | None) -> Tls | None:
    """Return the TLS settings of the options; None if they do not ask for TLS.

    Raises:
        ConfigError: a file can't be used, or the options do not go together.
    """
    if not switch and ca is None:
        if certificate is not None or key is not None:
            raise ConfigError("--certificate-file and --key-file go with TLS: give --ca-file or --tls too")
        return None
    tls = Tls(ca, certificate, key)
    tls.context()  # raises for unusable files before any work is done
    return tls


def broker_address(
    text: str, user: str | None, password_file: Path | None, tls: Tls | None = None
) -> BrokerAddress:
    """Return the broker that the options describe.

    Raises:
        ConfigError: the address is malformed, or user and password do not go together.
    """
    address = parse_broker(text, tls)
    if (user is None) != (password_file is None):
        raise ConfigError("--user and --password-file go together: give both or neither")
    if password_file is None:
        return address
    address = replace(address, username=user, password=read_password(password_file))
    if address.sends_password_in_clear:
        log.warning("broker %s: the password is sent in clear text: give --ca-file or --tls", address)
    return address
