"""The audit log: which reading was opened, when, and with which key, written down before it is opened.

It never holds what was read, nor any part of a key.
"""

from __future__ import annotations

import errno
import json
import os
import secrets
import stat
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from heatcloak_aggregator.trusted.counts import TrustedCounts
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Reading
from heatcloak_shared.zone import Zone

PRIVATE = 0o600

_BEGINNING = b'{"time":'
_REMEDY = (
    "nothing is opened that is not written down; make room, or name another file with --audit-log, "
    "a new one or an audit log"
)


class AuditLogError(HeatcloakError):
    """The audit log can't be written: nothing may be opened."""


class AuditLog:
    """Appends lines of JSON to a file that only its owner may read.

    Every line is handed to the operating system whole, in one write, before the call returns: what this
    process opened is in the log even if it is killed in the next moment. A session that ends is on the disk.
    A log that was removed or cut short meanwhile is noticed before the next line; one that was renamed, as
    rotation does, is written on.

    Args:
        path: the file. It is made with mode 0600, or given that mode; other sessions' lines stay.
        clock: seconds since 1970.

    Raises:
        AuditLogError: it can't be opened, is a link or no regular file, or holds something else.
    """

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self._session = secrets.token_hex(4)
        self._zone = ""
        try:
            # Not blocking: a pipe that nobody reads must not hold the trusted party up for ever.
            flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW
            self._file = os.open(path, flags, PRIVATE)
        except (OSError, ValueError) as error:
            if getattr(error, "errno", None) == errno.ELOOP:
                raise self._failure("it is a link") from None
            raise self._failure(getattr(error, "strerror", None) or "no path") from None
        try:
            self._size = self._prepare()
        except BaseException:
            os.close(self._file)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        os.close(self._file)

    @contextmanager
    def session(
        self, zone: Zone, keyring: Keyring, ring: str, source: str, counts: TrustedCounts
    ) -> Iterator[None]:
        """Write that a session begins, and that it has ended.

        Args:
            zone: the zone.
            keyring: the keys that are held.
            ring: where they came from.
            source: where the readings come from.
            counts: what is counted meanwhile.

        Raises:
            AuditLogError: one of the two could not be written.
        """
        self._zone = zone.name
        self._begin(zone, keyring, ring, source)
        try:
            yield
        except AuditLogError:
            raise
        except BaseException:
            with suppress(AuditLogError):
                self._end(counts)
            raise
        self._end(counts)

    def opening(self, reading: Reading, generation: int) -> None:
        """Write that a reading is about to be opened with a key of ``generation``.

        Raises:
            AuditLogError: it could not be written; the reading must stay closed.
        """
        self._write(
            "open",
            node=reading.node,
            generation=generation,
            epoch=reading.key,
            boot=reading.boot,
            seq=reading.seq,
            round=reading.round,
        )

    def renewed(self, keyring: Keyring, ring: str) -> None:
        """Write that from now on readings are opened with what the ring file has become.

        Raises:
            AuditLogError: it could not be written.
        """
        self._write("ring", **_held(keyring, ring))

    def _begin(self, zone: Zone, keyring: Keyring, ring: str, source: str) -> None:
        self._write(
            "begin",
            rev=zone.rev,
            **_held(keyring, ring),
            source=source,
        )

    def _end(self, counts: TrustedCounts) -> None:
        self._write("end", **counts.as_dict())
        try:
            os.fsync(self._file)
        except OSError as error:
            raise self._failure(error.strerror) from None

    def _write(self, event: str, **fields: object) -> None:
        time = datetime.fromtimestamp(self._clock(), UTC).isoformat(timespec="milliseconds")
        entry = {"time": time, "session": self._session, "event": event, "zone": self._zone, **fields}
        line = json.dumps(entry, separators=(",", ":")).encode("ascii") + b"\n"
        try:
            size = self._whole()
            written = os.write(self._file, line)
        except OSError as error:
            raise self._failure(error.strerror) from None
        if written < len(line):
            raise self._failure("no space for a whole line")
        self._size = size + written

    def _whole(self) -> int:
        """The log's size, if all that was written is still there; others may have added to it."""
        status = os.fstat(self._file)
        if status.st_nlink == 0:
            raise self._failure("it was removed")
        if status.st_size < self._size:
            raise self._failure("it was cut short")
        return status.st_size

    def _prepare(self) -> int:
        """Make the log fit to be added to; its size."""
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise self._failure("it is no regular file")
            first = os.pread(self._file, len(_BEGINNING), 0)
            if not _BEGINNING.startswith(first):
                # A key ring or a zone file named by mistake is not written into.
                raise self._failure("it holds something else")
            os.fchmod(self._file, PRIVATE)
            size = os.fstat(self._file).st_size
            if size and os.pread(self._file, 1, size - 1) != b"\n":
                # A full disk cut the last session's last line short: ours begin on a line of their own.
                os.write(self._file, b"\n")
            return os.fstat(self._file).st_size
        except OSError as error:
            raise self._failure(error.strerror) from None

    def _failure(self, cause: str | None) -> AuditLogError:
        return AuditLogError(f"audit log {sanitize(str(self._path), 200)}: {cause}: {_REMEDY}")


def _held(keyring: Keyring, ring: str) -> dict[str, object]:
    """What a line says of a ring: how far back it opens, and how its epochs are counted."""
    return {
        "ring": ring,
        "nodes": len(keyring.nodes),
        "first_epoch": keyring.first_epoch,
        "epochs": {"first_round": keyring.epochs.first_round, "rounds": keyring.epochs.rounds},
    }
