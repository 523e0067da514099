"""Where the zones of a service come from: zone files, folders of them, and zones published in the store.

A source is read again and again while the service runs. The first reading of files raises an error where
anything is wrong. Later ones raise none, nor does a published zone ever: what is wrong is a problem in the
result, and the zones that were valid before stay. All of it blocks; no source may be read by two threads at
once.
"""

from __future__ import annotations

import hashlib
import logging
import os
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from heatcloak_aggregator.store import PublishedZone, Store
from heatcloak_aggregator.zones.folder import zone_files
from heatcloak_aggregator.zones.zone_reader import ZoneReader, ZoneUnion, load_zones, raise_problem
from heatcloak_shared.errors import ConfigError, StoreError, ZoneError
from heatcloak_shared.files import failure_reason, open_regular
from heatcloak_shared.sanitize import listed, one_line, sanitize, shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.zone import AnyZone

_UNSETTLED = 2.0
"""Seconds after a change of a file in which another change may leave its times as they are."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class ZoneSet:
    """The valid zones of a source, and what is wrong in it.

    Attributes:
        zones: the zones by name. A zone whose revision has not changed since the last reading is the same
            object.
        problems: one line of text for each file or published zone that can't be used as it is; the keys are
            paths, or names of published zones. If such a file was valid before, that zone is still in
            ``zones``.
    """

    zones: Mapping[str, AnyZone]
    problems: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))


class ZoneSource(Protocol):
    """A place that zones are read from.

    Attributes:
        where: its name, for logs.
        is_strict: whether a zone that can't be used is an error on the first reading. It is not where others
            may add zones while the service runs: they could prevent it from being restarted.
    """

    where: str
    is_strict: bool

    def read(self) -> ZoneSet | None:
        """Return all zones and problems; None if nothing has changed since the last reading.

        Raises:
            HeatcloakError: on the first reading only: the source can't be read, or it is strict and one of
                its zones is not valid. The text names it. The next reading is then the first one.
        """
        ...


class ZoneFiles:
    """Zone files that are read once; a restart reads them again.

    Args:
        paths: the files, each of another zone.
        reader: validates them.

    Attributes:
        where: the files' names.
    """

    is_strict = True

    def __init__(self, paths: Sequence[Path], reader: ZoneReader) -> None:
        self.where = listed([*map(shown_path, paths)])
        self._paths = tuple(paths)
        self._reader = reader
        self._was_read = False

    def read(self) -> ZoneSet | None:
        """See `ZoneSource`."""
        if self._was_read:
            return None
        found = load_zones(self._paths, self._reader)
        self._was_read = True
        return ZoneSet({name: zone for name, (zone, _) in found.items()})


_Stamp = tuple[int, int, int, int]
"""Times, size and inode of a file: another stamp means that it was changed or replaced."""


@dataclass(slots=True)
class _File:
    """What is known of a file in a folder.

    Attributes:
        path: the file.
        stamp: its stamp when it was read; None if it must be read again.
        digest: of its content; empty if it could not be read.
        zone: its last valid zone.
        problem: why its present content can't be used.
        is_missing: whether the last reading of the folder did not find it.
    """

    path: Path
    stamp: _Stamp | None = None
    digest: bytes = b""
    zone: AnyZone | None = None
    problem: str | None = None
    is_missing: bool = False


class ZoneFolder:
    """The zone files ``*.toml`` of a folder, without its subfolders and hidden files.

    - Only files whose times, size or inode changed are read again.
    - A file that is not valid, such as one that is half written, keeps its last valid zone.
    - A file is removed when two readings in a row do not find it: some editors replace a file by deleting it
      first.
    - If two files describe zones of one name, the one whose file name sorts first is used.
    - A folder that can't be read keeps all its zones. So does one whose files, more than one, are all gone at
      once, until a file is there again: its file system may not be mounted.

    Args:
        path: the folder.
        reader: validates the files.

    Attributes:
        where: the folder's name.
    """

    is_strict = True

    def __init__(self, path: Path, reader: ZoneReader) -> None:
        self.where = shown_path(path)
        self._path = path
        self._reader = reader
        self._files: dict[str, _File] = {}
        self._last: ZoneSet | None = None

    def read(self) -> ZoneSet | None:
        """See `ZoneSource`. A folder without zone files is valid."""
        problems: dict[str, str] = {}
        try:
            names = [each.name for each in zone_files(self._path)]
        except ConfigError as error:
            problems[self.where] = str(error)
        else:
            present = [each for each in self._files.values() if each.zone is not None and not each.is_missing]
            if not names and len(present) > 1:
                problems[self.where] = (
                    f"{self.where}: all {len(present)} zone files are gone, so their zones stay: mount the "
                    "folder's file system if it is not mounted, or restart the service to remove the zones"
                )
            else:
                self._forget_missing(names)
            for name in names:
                self._update(self._files.setdefault(name, _File(self._path / name)))
            if self._last is None and not names:
                log.info("%s: contains no zone file yet, that is, no file *.toml", self.where)
        found = self._zone_set(problems)
        if self._last is None:
            raise_problem(found.problems)
        news = _news(found, self._last)
        self._last = news or self._last
        return news

    def _forget_missing(self, names: Iterable[str]) -> None:
        for name in self._files.keys() - names:
            file = self._files[name]
            if file.is_missing or file.zone is None:
                del self._files[name]
            else:
                file.is_missing = True

    def _update(self, file: _File) -> None:
        """Read a file again if it has changed."""
        now = time.time()
        try:
            stamp = _stamp_of(file.path.stat())
            if stamp == file.stamp and not file.is_missing:
                return
            file.is_missing = False
            # A pipe is an error here; opening it would block otherwise.
            with os.fdopen(open_regular(file.path, os.O_RDONLY), "rb") as opened:
                stamp = _stamp_of(os.fstat(opened.fileno()))
                content = opened.read(MAX_FILE_BYTES + 1)
        except OSError as error:
            file.stamp, file.digest = None, b""
            file.is_missing = isinstance(error, FileNotFoundError) and not file.path.is_symlink()
            file.problem = (
                f"{shown_path(file.path)}: {failure_reason(error)}: make it a readable file, or remove it"
            )
            return
        newest = max(stamp[:2]) / 1e9
        # Otherwise another change may be too soon after it to change the times.
        file.stamp = stamp if now - newest > _UNSETTLED else None
        digest = hashlib.blake2b(content, digest_size=32).digest()
        if digest == file.digest:
            return
        file.digest = digest
        try:
            zone = self._reader.parse(content, shown_path(file.path))
        except ZoneError as error:
            file.problem = one_line(error)
        else:
            file.zone, file.problem = zone, None

    def _zone_set(self, problems: dict[str, str]) -> ZoneSet:
        """Return the zones and problems of all files, and further ``problems``."""
        union = ZoneUnion()
        missing = {}
        for name in sorted(self._files):
            file, shown = self._files[name], shown_path(self._files[name].path)
            if file.is_missing:
                if file.zone is not None:
                    missing[file.zone.name] = file.zone
                continue
            if file.zone is not None:
                union.add(file.zone, shown, shown)
            if file.problem is not None:
                union.problems[shown] = file.problem
        # If a missing file was renamed, its zone is in the other one.
        return ZoneSet(missing | union.zones, union.problems | problems)


def _stamp_of(status: os.stat_result) -> _Stamp:
    return status.st_mtime_ns, status.st_ctime_ns, status.st_size, status.st_ino


class PublishedZones:
    """The zones that `heatcloak zone publish` wrote into a store.

    - Only zones whose revision changed are read.
    - A zone that this version can't read keeps its last valid revision. It does not prevent a start: a newer
      version may have published it.
    - A store that can't be read keeps all its zones.

    Args:
        store: the store.
        reader: validates the zones.

    Attributes:
        where: the store's name.
    """

    is_strict = False

    def __init__(self, store: Store, reader: ZoneReader) -> None:
        self.where = f"published zones of {store.where}"
        self._store = store
        self._reader = reader
        self._revisions: dict[str, str] = {}
        self._zones: dict[str, AnyZone] = {}
        self._problems: dict[str, str] = {}
        self._last: ZoneSet | None = None

    def read(self) -> ZoneSet | None:
        """See `ZoneSource`. A store without published zones is valid."""
        problems: dict[str, str] = {}
        try:
            self._update()
        except StoreError as error:
            if self._last is None:
                raise
            problems[self.where] = one_line(error)
        if self._last is None and not self._revisions:
            log.info("%s: there is none yet", self.where)
        news = _news(ZoneSet(dict(self._zones), self._problems | problems), self._last)
        self._last = news or self._last
        return news

    def _update(self) -> None:
        """Read all zones whose revision changed, and forget those that are no longer published."""
        revisions = self._store.published_revisions()
        changed = [name for name, rev in revisions.items() if self._revisions.get(name) != rev]
        read = {each.zone: each for each in self._store.published_zones(changed)} if changed else {}
        # A zone that was removed in between is not read.
        for name in (self._revisions.keys() - revisions) | (set(changed) - read.keys()):
            for kept in (self._revisions, self._zones, self._problems):
                kept.pop(name, None)
        for name, each in read.items():
            try:
                self._zones[name] = self._zone(each)
                self._problems.pop(name, None)
            except ZoneError as error:
                self._problems[name] = one_line(error)
            self._revisions[name] = each.rev

    def _zone(self, published: PublishedZone) -> AnyZone:
        source = f"published zone {sanitize(published.zone, 40)[1:-1]}"
        zone = self._reader.parse(published.content.encode(), source)
        if zone.name != published.zone:
            raise ZoneError(f"{source}: contains the file of zone {zone.name}: publish it again")
        return zone


class CombinedSources:
    """The zones of several sources.

    If two of them have zones of one name, that of the first one is used, and the other is a problem.

    Args:
        sources: the sources.

    Attributes:
        where: their names.
        is_strict: whether one of them is.
    """

    def __init__(self, sources: Sequence[ZoneSource]) -> None:
        self.where = ", ".join(each.where for each in sources)
        self.is_strict = any(each.is_strict for each in sources)
        self._sources = tuple(sources)
        self._sets = [ZoneSet({}) for _ in sources]
        self._last: ZoneSet | None = None

    def read(self) -> ZoneSet | None:
        """See `ZoneSource`."""
        union = ZoneUnion()
        refused: dict[str, str] = {}
        for number, source in enumerate(self._sources):
            self._sets[number] = found = source.read() or self._sets[number]
            for zone in found.zones.values():
                key = f"{source.where} {zone.name}"
                if not union.add(zone, source.where, key) and source.is_strict:
                    refused[key] = union.problems[key]
            union.problems |= found.problems
        if self._last is None:
            raise_problem(refused)
        news = _news(ZoneSet(union.zones, union.problems), self._last)
        self._last = news or self._last
        return news


def _news(now: ZoneSet, last: ZoneSet | None) -> ZoneSet | None:
    """Return ``now`` with the zones of ``last`` whose revision is the same; None if all of it is the same."""
    if last is None:
        return now
    zones = dict(now.zones)
    for name, zone in zones.items():
        old = last.zones.get(name)
        if old is not None and old is not zone and old.rev == zone.rev:
            zones[name] = old
    is_same = zones.keys() == last.zones.keys() and all(
        zone is last.zones[name] for name, zone in zones.items()
    )
    return None if is_same and now.problems == last.problems else ZoneSet(zones, now.problems)
