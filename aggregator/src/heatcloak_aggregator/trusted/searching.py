"""Searching files, folders and archives for secrets, and an account of what was searched and what was not."""

from __future__ import annotations

import gzip
import io
import os
import stat
import zlib
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import chain
from typing import TYPE_CHECKING, Any

from heatcloak_aggregator.trusted.tar_entries import DamagedTarError, tar_entries
from heatcloak_shared.sanitize import sanitize

if TYPE_CHECKING:
    from heatcloak_aggregator.trusted.ring_secrets import SecretName
    from heatcloak_aggregator.trusted.secret_search import Finding, SecretSearch

_READ = 1 << 18
_COMPRESSED = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\0": "xz",
    b"BZh": "bzip2",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"PK\x03\x04": "zip",
    b"7z\xbc\xaf": "7z",
}
_PEEKED = max(map(len, _COMPRESSED))
# A file that was swapped for a pipe meanwhile must not hold us up.
_OPENING = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
_SECRET_NAME = "(a name that holds a secret)"  # noqa: S105  what is shown instead of one


@dataclass(frozen=True, slots=True)
class Found:
    """A secret, where nobody should hold it.

    Attributes:
        where: the file's name, cleaned; of one in an archive, its name there.
        secret: which it is.
        form: how it is spelt.
    """

    where: str
    secret: SecretName
    form: str


@dataclass(slots=True)
class Account:
    """What was searched.

    Attributes:
        files: how many files.
        size: how many bytes they hold; names, and what an archive holds besides files, are searched too.
        skipped: links, pipes, devices and sockets in folders, which were left alone.
        compressed: how many files hold something compressed, in which nothing can be found.
        found: what was found.
        unread: where and why something could not be searched to its end. Then nothing is proven.
    """

    files: int = 0
    size: int = 0
    skipped: int = 0
    compressed: int = 0
    found: list[Found] = field(default_factory=list)
    unread: list[tuple[str, str]] = field(default_factory=list)


class Searching:
    """Searches one place after the other. What can't be read is noted, and never raised.

    Args:
        search: what to look for.
        on_bytes: told how many bytes of files have been read by now.
    """

    def __init__(
        self, search: SecretSearch[SecretName], on_bytes: Callable[[int], None] = lambda size: None
    ) -> None:
        self.account = Account()
        self._search = search
        self._on_bytes = on_bytes

    def path(self, path: str) -> None:
        """Search a file, or all files of a folder and the folders in it. Links are not followed."""
        with self._noting(path), self._something():
            mode = os.lstat(path).st_mode
            if stat.S_ISDIR(mode):
                self._folder(path)
            elif stat.S_ISREG(mode):
                self._file(path)
            elif stat.S_ISLNK(mode):
                raise _UnsearchableError("a link: give what it leads to")
            else:
                raise _UnsearchableError("neither a file nor a folder: pipe what it holds to -")

    def stream(self, stream: io.BufferedReader[Any], name: str) -> None:
        """Search what comes from ``stream``, as one file."""
        with self._noting(name), self._something():
            self._content(name, _blocks(stream))

    def tar(self, stream: io.BufferedReader[Any], name: str) -> None:
        """Search the tar archive, maybe compressed by gzip, that comes from ``stream``."""
        with self._noting(name), self._something():
            start = stream.peek(_PEEKED)
            if not start:
                return
            kind = _compression(start)
            if kind not in (None, "gzip"):
                raise _UnsearchableError(f"compressed by {kind}: pipe what it unpacks to")
            unpacked = gzip.GzipFile(fileobj=stream, mode="rb") if kind else stream
            for entry in tar_entries(unpacked):
                self._scan(entry.name, entry.blocks)
                self.account.files += entry.is_file
                self.account.size += entry.size
                self.account.compressed += _compression(entry.start) is not None

    def _folder(self, top: str) -> None:
        pending = [top]
        while pending:
            folder = pending.pop()
            with self._noting(folder):
                with os.scandir(folder) as listed:
                    entries = sorted(listed, key=lambda entry: entry.name, reverse=True)
                pending += [entry.path for entry in entries if entry.is_dir(follow_symlinks=False)]
                for entry in reversed(entries):
                    if entry.is_dir(follow_symlinks=False):
                        continue
                    if entry.is_file(follow_symlinks=False):
                        with self._noting(entry.path):
                            self._file(entry.path)
                    else:
                        self.account.skipped += 1

    def _file(self, path: str) -> None:
        with open(os.open(path, _OPENING), "rb", buffering=0) as file:  # noqa: PTH123  a descriptor, not a path
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                self._content(path, _blocks(file))
            else:
                self.account.skipped += 1

    def _content(self, name: str, blocks: Iterator[bytes]) -> None:
        start = next(blocks, b"")
        self._scan(name, chain([os.fsencode(name), b"\n"], self._counted(chain([start], blocks))))
        self.account.files += 1
        self.account.compressed += _compression(start) is not None

    def _counted(self, blocks: Iterable[bytes]) -> Iterator[bytes]:
        for block in blocks:
            self.account.size += len(block)
            self._on_bytes(self.account.size)
            yield block

    def _scan(self, name: str, blocks: Iterable[bytes]) -> None:
        found: set[Finding[SecretName]] = set()
        try:
            found.update(self._search.scan(blocks))
        finally:
            # Also what was found before the rest could not be read.
            names = sorted(found, key=lambda finding: (finding.name.sort_key, finding.form))
            where = self._shown(name) if names else ""
            self.account.found += [Found(where, finding.name, finding.form) for finding in names]

    def _shown(self, name: str) -> str:
        if any(self._search.scan([os.fsencode(name)])):
            return _SECRET_NAME
        return sanitize(name, 200)[1:-1]

    @contextmanager
    def _noting(self, name: str) -> Iterator[None]:
        try:
            yield
        except (OSError, EOFError, ValueError, zlib.error, DamagedTarError, _UnsearchableError) as error:
            self.account.unread.append((self._shown(name), _reason(error)))

    @contextmanager
    def _something(self) -> Iterator[None]:
        """Refuse what nothing was read of: a folder that was not mounted, a program that printed nothing."""
        account = self.account
        before = account.size, len(account.found), len(account.unread)
        yield
        if before == (account.size, len(account.found), len(account.unread)):
            raise _UnsearchableError("nothing in it to search")


class _UnsearchableError(Exception):
    """Something can't be searched; the text says why."""


def total_size(paths: Iterable[str]) -> int:
    """Bytes of the files at ``paths`` and in the folders there, as far as that can be told."""
    total = 0
    for path in paths:
        for place in chain(
            [path], (f"{folder}/{file}" for folder, _, files in os.walk(path) for file in files)
        ):
            with suppress(OSError):
                status = os.lstat(place)
                total += status.st_size if stat.S_ISREG(status.st_mode) else 0
    return total


def _reason(error: Exception) -> str:
    if isinstance(error, DamagedTarError | _UnsearchableError):
        return str(error)
    if isinstance(error, EOFError):
        return "breaks off before its end"
    # Without a reason of the system's it is a decompressor's, whose text shows bytes of the file.
    return getattr(error, "strerror", None) or "damaged: it can't be unpacked"


def _compression(start: bytes) -> str | None:
    return next((kind for magic, kind in _COMPRESSED.items() if start.startswith(magic)), None)


def _blocks(stream: io.BufferedReader[Any] | io.FileIO) -> Iterator[bytes]:
    return iter(lambda: stream.read(_READ) or b"", b"")
