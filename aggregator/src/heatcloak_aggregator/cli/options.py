"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

ZoneFile = Annotated[Path, typer.Option("--zone", metavar="FILE", help="The zone file.", show_default=False)]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
RunningBroker = Annotated[
    str,
    typer.Option("--broker", metavar="HOST[:PORT]", help="A broker that runs; port 1883, or 8883 with TLS."),
]
BrokerUser = Annotated[str | None, typer.Option("--user", help="User name at the broker.")]
PasswordFile = Annotated[
    Path | None, typer.Option("--password-file", metavar="FILE", help="A file that holds the password.")
]
TlsSwitch = Annotated[
    bool, typer.Option("--tls", help="Speak TLS, and trust the authorities that this system trusts.")
]
CaFile = Annotated[
    Path | None,
    typer.Option("--ca-file", metavar="FILE", help="Speak TLS, and trust the authority in this file alone."),
]
CertificateFile = Annotated[
    Path | None, typer.Option("--certificate-file", metavar="FILE", help="Our own certificate, for TLS.")
]
KeyFile = Annotated[
    Path | None, typer.Option("--key-file", metavar="FILE", help="The private key of our certificate.")
]
