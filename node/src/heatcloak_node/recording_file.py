"""The file of a recording: JSON lines of raw readings, which only their owner can read."""

from __future__ import annotations

import errno
import json
import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.files import failure_reason, remedy_for, sync_folder
from heatcloak_shared.sanitize import shown_path

VERSION = 1
"""The version of the file's format."""
_OTHERS = 0o077
_UNIT = "as the sensor reports"


class RecordingError(HeatcloakError):
    """A recording is refused, or its file can't be written."""


class RecordingPlan(NamedTuple):
    """When to record.

    Attributes:
        started: the start, in seconds since 1970.
        until: the end, in seconds since 1970.
        interval: seconds between two measurements.
    """

    started: float
    until: float
    interval: float


class RecordingFile:
    """The file of a recording, created by this object: JSON lines, readable by its owner only.

    Each line is written by one call, so that a crash leaves complete lines.

    Args:
        path: the file. Links are not followed.

    Raises:
        RecordingError: the file exists, can't be created, or would be readable by other users.
    """

    def __init__(self, path: Path) -> None:
        self.name = shown_path(path)
        self._path = path
        self._length = 0
        self._has_unsynced = False
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_NOFOLLOW | os.O_CLOEXEC
        try:
            self._descriptor = os.open(path, flags, 0o600)
        except FileExistsError:
            raise RecordingError(
                f"{self.name}: exists: recordings never replace a file; give another path"
            ) from None
        except (OSError, ValueError) as error:
            remedy = remedy_for(error, "give a path in a folder that exists and is writable")
            raise RecordingError(f"{self.name}: {failure_reason(error)}: {remedy}") from None
        try:
            if os.fstat(self._descriptor).st_mode & _OTHERS:
                raise PermissionError(errno.EPERM, "its file system does not support private files")
            sync_folder(path.parent)
        except OSError as error:
            self.close()
            with suppress(OSError):
                path.unlink()
            raise RecordingError(
                f"{self.name}: {error.strerror}: give a path on a disk of this machine"
            ) from None

    def begin(self, zone: str, node: str, sensor: str, plan: RecordingPlan) -> None:
        """Write the first line, which says what is recorded.

        Raises:
            RecordingError: the disk refused it. The file is removed.
        """
        header = {
            "v": VERSION,
            "kind": "recording",
            "zone": zone,
            "node": node,
            "sensor": sensor,
            "unit": _UNIT,
            "interval": plan.interval,
            "started": round(plan.started, 3),
            "until": round(plan.until, 3),
        }
        try:
            self._append(json.dumps(header, separators=(",", ":")))
        except OSError as error:
            with suppress(OSError):
                self._path.unlink()
            raise RecordingError(
                f"{self.name}: {error.strerror}: nothing is recorded; free space on the disk, and try again"
            ) from None

    def add_value(self, moment: float, value: float) -> None:
        """Write what the sensor reported.

        Raises:
            RecordingError: the disk refused it.
        """
        self._write(f'{{"t":{moment:.3f},"value":{value!r}}}')

    def add_fault(self, moment: float, fault: str) -> None:
        """Write why a measurement failed.

        Raises:
            RecordingError: the disk refused it.
        """
        self._write(f'{{"t":{moment:.3f},"fault":{json.dumps(fault)}}}')

    def end(self, moment: float) -> None:
        """Write the last line, and make all lines durable.

        Raises:
            RecordingError: the disk failed, or the file was deleted.
        """
        self._write(f'{{"end":{moment:.3f}}}')
        self.sync()

    def _write(self, line: str) -> None:
        """Append a line.

        Raises:
            RecordingError: the disk refused it. The file ends with the line before.
        """
        try:
            self._append(line)
        except OSError as error:
            raise self._error(error) from None

    def _append(self, line: str) -> None:
        content = f"{line}\n".encode("ascii")
        if os.write(self._descriptor, content) < len(content):
            os.ftruncate(self._descriptor, self._length)
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        self._length += len(content)
        self._has_unsynced = True

    def sync(self) -> None:
        """Make all lines durable.

        Raises:
            RecordingError: the disk failed, or the file was deleted.
        """
        try:
            if self._has_unsynced:
                os.fsync(self._descriptor)
            is_deleted = os.fstat(self._descriptor).st_nlink == 0
        except OSError as error:
            raise self._error(error) from None
        if is_deleted:
            raise RecordingError(
                f"{self.name}: was deleted while it was written, and its readings are lost: record again"
            )
        self._has_unsynced = False

    def close(self) -> None:
        """Close the file."""
        os.close(self._descriptor)

    def _error(self, error: OSError) -> RecordingError:
        return RecordingError(
            f"{self.name}: {error.strerror}: the recording ended early; free space on the disk, delete the "
            "file, and record again"
        )
