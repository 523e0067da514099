"""Upgrade a database to the schema of this version."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading

VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009", "0010")
"""All versions of the schema, oldest first; the last one is the current."""
HEAD = VERSIONS[-1]
_UNVERSIONED_COLUMNS = frozenset({*Reading.__dataclass_fields__, "verdict"})
"""The columns of `readings` from before the schema had versions."""


def version_of(connection: Connection) -> str | None:
    """Return the version of the schema; None where the database is empty, or from before there were versions.

    Raises:
        StoreError: a newer program, or another one, made it.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if not found:
        return None
    if len(found) != 1 or found[0] not in VERSIONS:
        raise StoreError(
            f"its schema version {sanitize(found[0], 40)} is newer than this program, or of another program: "
            "upgrade heatcloak, or give another database"
        )
    return str(found[0])


def is_store(connection: Connection) -> bool:
    """Return whether the database holds the tables of a store, of any version."""
    return inspect(connection).has_table("readings")


def migrate(connection: Connection) -> None:
    """Upgrade the database to `HEAD` in the transaction of the connection.

    The caller excludes other migrations at the same time.

    Raises:
        StoreError: a newer program, or another one, made it.
    """
    version = version_of(connection)
    if version == HEAD:
        return
    if version is None and is_store(connection):
        columns = {column["name"] for column in inspect(connection).get_columns("readings")}
        if columns != _UNVERSIONED_COLUMNS:
            raise StoreError("its table 'readings' belongs to another program: give another database")
        _upgrade(connection, stamped="0001")
    else:
        _upgrade(connection)


def _upgrade(connection: Connection, stamped: str | None = None, to: str = HEAD) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Imported here because it is slow, and a database is migrated once.
    from alembic import command
    from alembic.config import Config

    config = Config()
    folder = str(Path(__file__).with_name("migrations"))
    config.set_main_option("script_location", folder.replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if stamped is not None:
        command.stamp(config, stamped)
    command.upgrade(config, to)
