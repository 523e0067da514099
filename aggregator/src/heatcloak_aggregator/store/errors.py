"""Errors of a database as one line each: the cause and the remedy."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize


class DeadlockError(StoreError):
    """Two transactions waited for each other: nothing was committed, and a retry may succeed."""


_LISTED_ZONES = 5
"""Zones that the text of a FencedError names."""


class FencedError(StoreError):
    """Another service took the lease of a zone: the write was refused, and a retry would be refused too.

    Attributes:
        zones: the zones of this write that the service no longer owns.
    """

    def __init__(self, zones: Collection[str]) -> None:
        listed = ", ".join(map(repr, sorted(zones)[:_LISTED_ZONES]))
        more = f" and {len(zones) - _LISTED_ZONES} more" if len(zones) > _LISTED_ZONES else ""
        super().__init__(
            f"the lease is no longer held for {listed}{more}: nothing was written; stop serving them here"
        )
        self.zones = frozenset(zones)


_DEFAULT = "check its path, its permissions and the free space"
_ROOM = "make room: nothing of this was committed, and a retry is safe"
_PERMISSION = "grant this user write permission, or give another database"

_SQLITE = (
    ("is full", _ROOM),
    ("locked", "another program holds the lock: stop it, or wait"),
    ("readonly", _PERMISSION),
    ("unable to open", "check that its folder exists, and that this user may write there"),
    (
        "not a database",
        "the file is not an SQLite database, or is damaged: give another path, or restore a backup",
    ),
    ("malformed", "the file is damaged: restore a backup"),
    ("disk i/o", "check the disk, and whether the file still exists"),
    ("no such table", "the file was replaced while it was open: restart"),
)

_POSTGRESQL = {
    "08": "check that PostgreSQL runs there, and that no firewall blocks it",
    "22": "check which value is out of range",
    "28": "check user, password and the server's pg_hba.conf",
    "3D000": "create it with createdb, or name another one",
    "42501": "grant this user the permission",
    "42P01": "the tables are missing: restart to create them, or restore a backup",
    "25P03": "this program was stopped in a transaction: nothing of it was committed, and a retry is safe",
    "25006": "the server is read-only: give the address of the primary server",
    "53100": _ROOM,
    "53300": "raise the server's max_connections, or close some connections",
    "55P03": "another program holds a lock: stop it, or wait",
    "57014": "it took too long: check what else the server does",
    "57P": "the server is starting or stopping: wait",
}

_UNREACHABLE = "check that PostgreSQL runs there, and its address"


def describe(error: Exception, secrets: Collection[str]) -> str:
    """Return cause and remedy of a database error, without ``secrets``."""
    if isinstance(error, PoolTimeoutError):
        return "all connections are in use: wait"
    cause: Exception = error
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        cause = error.orig
    first_line = str(cause).strip().split("\n", 1)[0] or type(cause).__name__
    for secret in secrets:
        first_line = first_line.replace(secret, "***")
    return f"{sanitize(first_line, 240)[1:-1]}: {_remedy(cause, first_line)}"


def is_deadlock(error: Exception) -> bool:
    """Return whether two transactions waited for each other."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _remedy(cause: Exception, text: str) -> str:
    if type(cause).__module__.startswith("psycopg"):
        state = getattr(cause, "sqlstate", None)
        if state is None:
            # Before a connection is made, errors have no code.
            for words, code in (("password", "28"), ("does not exist", "3D000"), ("starting up", "57P")):
                if words in text:
                    return _POSTGRESQL[code]
            return _UNREACHABLE
        return next((remedy for code, remedy in _POSTGRESQL.items() if state.startswith(code)), _DEFAULT)
    lower = text.lower()
    return next((remedy for words, remedy in _SQLITE if words in lower), _DEFAULT)
