"""Paths in ``node.toml``: relative to its folder, or to the folder of credentials that systemd made."""

from __future__ import annotations

import os
from pathlib import Path

from heatcloak_shared.tables import Table

CREDENTIALS = "$CREDENTIALS_DIRECTORY"


def path_in(table: Table, key: str, folder: Path, remedy: str, default: str | None = None) -> Path:
    """The path under ``key``: relative to ``folder``, unless it begins with ``$CREDENTIALS_DIRECTORY/``.

    Raises:
        ConfigError: it is missing, no text, or asks for credentials that nobody gave this process.
    """
    text = table.text(key, remedy, default)
    first, _, rest = text.partition("/")
    if first != CREDENTIALS:
        return folder / text
    credentials = os.environ.get("CREDENTIALS_DIRECTORY")
    if not credentials:
        table.refuse(
            key,
            f"{CREDENTIALS} is not set: start the node by its systemd unit, whose LoadCredential= makes it",
        )
    return Path(credentials) / rest
