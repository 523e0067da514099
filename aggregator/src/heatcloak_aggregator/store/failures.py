"""A database's failures as one line each: what happened, and what to do about it."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeoutError

from heatcloak_shared.errors import StoreError
from heatcloak_shared.sanitize import sanitize


class DeadlockError(StoreError):
    """Two transactions waited for one another: nothing was committed, and the same may be tried at once."""


_DEFAULT = "check its path, rights and free space"
_ROOM = "make room: nothing of this was kept, and it may be tried again"
_RIGHTS = "give this user the right to write it, or another database"

_SQLITE = (
    ("is full", _ROOM),
    ("locked", "another program holds it: end that one, or wait"),
    ("readonly", _RIGHTS),
    ("unable to open", "check that its folder exists, and that this user may write there"),
    ("not a database", "its file is no SQLite database, or damaged: give another path, or a copy of it"),
    ("malformed", "its file is damaged: put a copy in its place"),
    ("disk i/o", "look after the disk, and whether the file is still there"),
    ("no such table", "it was replaced while it was open: start again"),
)

_POSTGRESQL = {
    "08": "is PostgreSQL running there, and does a firewall stand between",
    "22": "look for what is out of range",
    "28": "check user, password and the server's pg_hba.conf",
    "3D000": "make it with createdb, or name another one",
    "42501": "grant this user the right to it",
    "42P01": "its tables are gone: start again to make them, or put a copy in its place",
    "25006": "it can be read only: give the primary server's address",
    "53100": _ROOM,
    "53300": "let the server take more connections (max_connections), or close some",
    "55P03": "another program holds a lock on it: end that one, or wait",
    "57014": "it took too long: look what else the server does",
    "57P": "the server is starting or stopping: wait",
}

_UNREACHABLE = "check that PostgreSQL runs there, and its address"


def in_words(error: Exception, secrets: Collection[str]) -> str:
    """Cause and remedy of a database's failure, without ``secrets``."""
    cause: Exception = error
    if isinstance(error, DBAPIError) and isinstance(error.orig, Exception):
        cause = error.orig
    if isinstance(error, PoolTimeoutError):
        return "every connection to it is in use: wait"
    first = str(cause).strip().split("\n", 1)[0] or type(cause).__name__
    for secret in secrets:
        first = first.replace(secret, "***")
    return f"{sanitize(first, 240)[1:-1]}: {_remedy(cause, first)}"


def is_deadlock(error: Exception) -> bool:
    """Whether two transactions waited for one another."""
    return isinstance(error, DBAPIError) and getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def _remedy(cause: Exception, text: str) -> str:
    if type(cause).__module__.startswith("psycopg"):
        state = getattr(cause, "sqlstate", None)
        if state is None:
            # The server speaks of these before there is a connection that could carry a code.
            for words, code in (("password", "28"), ("does not exist", "3D000"), ("starting up", "57P")):
                if words in text:
                    return _POSTGRESQL[code]
            return _UNREACHABLE
        return next((text for code, text in _POSTGRESQL.items() if state.startswith(code)), _DEFAULT)
    lower = text.lower()
    return next((remedy for words, remedy in _SQLITE if words in lower), _DEFAULT)
