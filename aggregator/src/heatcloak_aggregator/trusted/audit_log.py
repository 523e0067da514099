"""Log which reading is decrypted, when and with which key, before it is decrypted; and who is shown rounds.

The log never contains a reading's value or any part of a key.
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
from fractions import Fraction
from pathlib import Path
from types import TracebackType
from typing import Self

from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.pipeline import TrustedCounts
from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.files import failure_reason
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.wire import Release
from heatcloak_shared.zone import AnyZone

PRIVATE = 0o600

_BEGINNING = b'{"time":'
_REMEDY = (
    "no reading is decrypted without a log entry; free disk space, or give another file with --audit-log: "
    "a new one or an audit log"
)


class AuditLogError(HeatcloakError):
    """The audit log can't be written, so no reading may be decrypted and no round shown."""


class AuditLog:
    """Appends lines of JSON to a file that only its owner can read.

    Every line is passed to the operating system in one write before the call returns, so the log is complete
    even if the process is killed. The end of a session is synced to disk. A log that was removed or truncated
    is detected before the next line is written; one that was renamed, as log rotation does, is continued.

    Args:
        path: the file. It is created with mode 0600, or set to that mode; existing lines are kept.
        clock: seconds since 1970.

    Raises:
        AuditLogError: the file can't be opened, is a link or not a regular file, or is not an audit log.
    """

    def __init__(self, path: Path, clock: Callable[[], float]) -> None:
        self._path = path
        self._clock = clock
        self._session = secrets.token_hex(4)
        self._zone = ""
        try:
            # O_NONBLOCK: a pipe without a reader must not block for ever.
            flags = os.O_RDWR | os.O_APPEND | os.O_CREAT | os.O_CLOEXEC | os.O_NONBLOCK | os.O_NOFOLLOW
            self._file = os.open(path, flags, PRIVATE)
        except (OSError, ValueError) as error:
            if getattr(error, "errno", None) == errno.ELOOP:
                raise self._failure("it is a symbolic link") from None
            raise self._failure(failure_reason(error)) from None
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
        self, zone: AnyZone, keyring: Keyring, keyring_file: str, source: str, counts: TrustedCounts
    ) -> Iterator[None]:
        """Log the beginning of a session, and its end when the block ends.

        Args:
            zone: the zone.
            keyring: the keys in use.
            keyring_file: where they were loaded from.
            source: where the readings come from.
            counts: the session's counts, logged at its end.

        Raises:
            AuditLogError: an entry could not be written.
        """
        self._zone = zone.name
        self._write("begin", rev=zone.rev, **_describe(keyring, keyring_file), source=source)
        try:
            yield
        except AuditLogError:
            raise
        except BaseException:
            with suppress(AuditLogError):
                self._end(counts)
            raise
        self._end(counts)

    def record_decryption(self, reading: Release, generation: int) -> None:
        """Log that a reading is about to be decrypted with a key of ``generation``.

        Raises:
            AuditLogError: the entry could not be written; the reading must not be decrypted.
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

    def record_heatmap(self, number: int, epsilon: Fraction, file: str) -> None:
        """Log that ε is about to be spent on a private heatmap of a round.

        Raises:
            AuditLogError: the entry could not be written; the heatmap must not be made.
        """
        self._write("heatmap", round=number, epsilon=str(epsilon), file=file)

    def rounds_with_heatmap(self, zone: str) -> set[int]:
        """Return the rounds of a zone for which the log has a heatmap.

        Raises:
            AuditLogError: the log can't be read.
        """
        try:
            content = os.pread(self._file, os.fstat(self._file).st_size, 0)
        except OSError as error:
            raise self._failure(error.strerror) from None
        rounds = set()
        for line in content.splitlines():
            if b'"event":"heatmap"' in line:
                try:
                    entry = json.loads(line)
                except ValueError:
                    continue  # a line that a full disk truncated
                if not isinstance(entry, dict) or (entry.get("event"), entry.get("zone")) != (
                    "heatmap",
                    zone,
                ):
                    continue
                if isinstance(entry.get("round"), int):
                    rounds.add(entry["round"])
        return rounds

    def record_keyring(self, keyring: Keyring, keyring_file: str) -> None:
        """Log that the keyring file changed and that its new keys are used from now on.

        Raises:
            AuditLogError: the entry could not be written.
        """
        self._write("ring", **_describe(keyring, keyring_file))

    def record_login(self, visitor: str, address: str) -> None:
        """Log that a browser is about to get access to the trusted view.

        Args:
            visitor: a name of its session that gives no access to it.
            address: where the request came from.

        Raises:
            AuditLogError: the entry could not be written; there must be no access.
        """
        self._write("login", visitor=visitor, address=address)

    def record_view(self, number: int, visitor: str, address: str) -> None:
        """Log that an opened round is about to be shown to somebody for the first time.

        Args:
            number: the round.
            visitor: a name of the session, as in `record_login`.
            address: where the request came from.

        Raises:
            AuditLogError: the entry could not be written; the round must not be shown.
        """
        self._write("view", round=number, visitor=visitor, address=address)

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
            size = self._checked_size()
            written = os.write(self._file, line)
        except OSError as error:
            raise self._failure(error.strerror) from None
        if written < len(line):
            raise self._failure("no space for the whole line")
        self._size = size + written

    def _checked_size(self) -> int:
        """Return the log's size after checking that nothing was removed; other sessions may have added."""
        status = os.fstat(self._file)
        if status.st_nlink == 0:
            raise self._failure("it was removed")
        if status.st_size < self._size:
            raise self._failure("it was truncated")
        return status.st_size

    def _prepare(self) -> int:
        """Check that the file is an audit log or empty, end a torn last line, and return the size."""
        try:
            if not stat.S_ISREG(os.fstat(self._file).st_mode):
                raise self._failure("it is not a regular file")
            first = os.pread(self._file, len(_BEGINNING), 0)
            if not _BEGINNING.startswith(first):
                # For example a keyring or a zone file given by mistake.
                raise self._failure("it is not an audit log")
            os.fchmod(self._file, PRIVATE)
            size = os.fstat(self._file).st_size
            if size and os.pread(self._file, 1, size - 1) != b"\n":
                # A full disk truncated the last session's last line: begin a new one.
                os.write(self._file, b"\n")
            return os.fstat(self._file).st_size
        except OSError as error:
            raise self._failure(error.strerror) from None

    def _failure(self, cause: str | None) -> AuditLogError:
        return AuditLogError(f"audit log {sanitize(str(self._path), 200)}: {cause}: {_REMEDY}")


def _describe(keyring: Keyring, keyring_file: str) -> dict[str, object]:
    """Return the log's facts about a keyring: its first epoch, and how epochs are counted."""
    return {
        "ring": keyring_file,
        "nodes": len(keyring.nodes),
        "first_epoch": keyring.first_epoch,
        "epochs": {"first_round": keyring.epochs.first_round, "rounds": keyring.epochs.rounds},
    }
