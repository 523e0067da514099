"""A database brought to this program's schema, whoever made it."""

from __future__ import annotations

import logging
from pathlib import Path

from sqlalchemy import Connection, inspect, text

from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading

VERSIONS = ("0001", "0002", "0003", "0004")
"""The schemas there have been, oldest first; the last one is this program's."""
HEAD = VERSIONS[-1]

_RELEASED = frozenset({*Reading.__dataclass_fields__, "verdict"})
"""The columns of the version before there were any versions."""


def version_of(connection: Connection) -> str | None:
    """The schema's version; None where the database is empty, or of the version before there were any.

    Raises:
        StoreError: it is of a newer version than this program, or of another program.
    """
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("SELECT version_num FROM alembic_version")).scalars().all()
    if not found:
        return None
    if len(found) != 1 or found[0] not in VERSIONS:
        raise StoreError(
            f"it is of version {sanitize(found[0], 40)}, newer than this program, or of another program: "
            "upgrade heatcloak, or give another database"
        )
    return str(found[0])


def is_ours(connection: Connection) -> bool:
    """Whether the database holds a store's tables, of any version."""
    return inspect(connection).has_table("readings")


def migrate(connection: Connection) -> None:
    """Bring the database to `HEAD` within the connection's transaction; nobody else migrates meanwhile.

    Raises:
        StoreError: it is of a newer version than this program, or of another program.
    """
    version = version_of(connection)
    if version == HEAD:
        return
    if version is None and is_ours(connection):
        columns = {column["name"] for column in inspect(connection).get_columns("readings")}
        if columns != _RELEASED:
            raise StoreError("its table 'readings' is another program's: give another database")
        version = "0001"
        _upgrade(connection, stamped=version)
    else:
        _upgrade(connection)


def _upgrade(connection: Connection, stamped: str | None = None, to: str = HEAD) -> None:
    logging.getLogger("alembic").setLevel(logging.WARNING)
    # Imported here: it takes a while, and a database is migrated once.
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
