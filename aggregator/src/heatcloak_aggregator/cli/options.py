"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

ZoneFile = Annotated[Path, typer.Option("--zone", metavar="FILE", help="The zone file.", show_default=False)]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
RunningBroker = Annotated[str, typer.Option("--broker", metavar="HOST:PORT", help="A broker that runs.")]
BrokerUser = Annotated[str | None, typer.Option("--user", help="User name at the broker.")]
PasswordFile = Annotated[
    Path | None, typer.Option("--password-file", metavar="FILE", help="A file that holds the password.")
]
