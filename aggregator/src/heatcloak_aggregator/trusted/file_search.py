"""Search files, folders and archives for the secrets of a zone, and report what was searched."""

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
from typing import Any

from heatcloak_aggregator.trusted.keyring import Keyring, check_root
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_aggregator.trusted.secret_search import SecretMatch, SecretSearch
from heatcloak_aggregator.trusted.tar_reader import DamagedTarError, tar_entries
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.ratchet import next_key
from heatcloak_shared.sanitize import sanitize

MAX_SECRETS = 500_000
"""Searching for this many takes about 300 MB."""


@dataclass(frozen=True, slots=True)
class SecretName:
    """The name of a secret.

    Attributes:
        node: the key's node; None for the root.
        generation: which of the node's keys.
        epoch: the key's epoch.
    """

    node: str | None = None
    generation: int = 0
    epoch: int = 0

    def __str__(self) -> str:
        if self.node is None:
            return "root"
        return f"node {self.node}, generation {self.generation}, epoch {self.epoch}"

    @property
    def sort_key(self) -> tuple[str, int, int]:
        """Sorts the root first, then by node."""
        return self.node or "", self.generation, self.epoch

    def as_json(self) -> dict[str, object]:
        """Return the name in plain values."""
        if self.node is None:
            return {"what": "root"}
        return {"what": "node", "node": self.node, "generation": self.generation, "epoch": self.epoch}


def zone_secrets(keyring: Keyring, root: RootKey | None, last_epoch: int) -> dict[bytes, SecretName]:
    """Return the keys of all nodes, generations and epochs of ``keyring``, and ``root`` if given.

    A key decrypts its own epoch and all later ones, so keys of epochs that the keyring has forgotten matter
    as well; they can only be derived from the root.

    Args:
        keyring: the keyring.
        root: its root.
        last_epoch: the last epoch of which keys are derived; a generation that begins later has one key.

    Raises:
        ParameterError: there is no secret, or there are more than half a million.
        KeyFileError: the root is not the keyring's.
    """
    held = [(node, generation) for node in keyring.nodes for generation in keyring.generations(node)]
    firsts = [0 if root is not None else generation.epoch for _, generation in held]
    lasts = [max(last_epoch, generation.epoch) for _, generation in held]
    count = sum(last - first + 1 for first, last in zip(firsts, lasts, strict=True))
    if count > MAX_SECRETS:
        raise ParameterError(
            f"can search for at most {MAX_SECRETS} keys, got {count}: check the clock, reduce --epochs, or "
            "leave out --root"
        )
    secrets: dict[bytes, SecretName] = {}
    for (node, generation), first, last in zip(held, firsts, lasts, strict=True):
        key = generation.key
        if root is not None:
            check_root(root, keyring, node, generation)
            key = root.node_key(node, generation.number).key
        for epoch in range(first, last + 1):
            secrets[key] = SecretName(node, generation.number, epoch)
            key = next_key(key)
    if root is not None:
        secrets[root.root] = SecretName()
    if not secrets:
        raise ParameterError("keyring has no key: there is nothing to search for")
    return secrets


_READ = 1 << 18
_COMPRESSED = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\0": "xz",
    b"BZh": "bzip2",
    b"\x28\xb5\x2f\xfd": "zstd",
    b"PK\x03\x04": "zip",
    b"7z\xbc\xaf": "7z",
}
_MAGIC_BYTES = max(map(len, _COMPRESSED))
# O_NONBLOCK: a file that was replaced by a pipe must not block.
_OPEN_FLAGS = os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC
_HIDDEN_NAME = "(a name that holds a secret)"


@dataclass(frozen=True, slots=True)
class Finding:
    """A secret found in a file.

    Attributes:
        where: the file's name, sanitized; in an archive, the entry's name.
        secret: which secret it is.
        form: its encoding.
    """

    where: str
    secret: SecretName
    form: str


@dataclass(slots=True)
class SearchReport:
    """What was searched and found.

    Attributes:
        files: number of files.
        size: their bytes; names and archive headers are searched too, but not counted.
        skipped: links, pipes, devices and sockets in folders, which are not searched.
        compressed: number of files with compressed content, in which nothing can be found.
        found: the secrets found.
        unread: what could not be searched completely, and why. If there is any, the search proves nothing.
    """

    files: int = 0
    size: int = 0
    skipped: int = 0
    compressed: int = 0
    found: list[Finding] = field(default_factory=list)
    unread: list[tuple[str, str]] = field(default_factory=list)


class FileSearch:
    """Searches one place after the other. What can't be read is reported, never raised.

    Args:
        search: what to search for.
        on_bytes: called with the number of bytes of files read so far.
    """

    def __init__(
        self, search: SecretSearch[SecretName], on_bytes: Callable[[int], None] = lambda size: None
    ) -> None:
        self.report = SearchReport()
        self._search = search
        self._on_bytes = on_bytes

    def search_path(self, path: str) -> None:
        """Search a file, or a folder with all its subfolders. Links are not followed."""
        with self._reporting(path), self._not_empty():
            mode = os.lstat(path).st_mode
            if stat.S_ISDIR(mode):
                self._search_folder(path)
            elif stat.S_ISREG(mode):
                self._search_file(path)
            elif stat.S_ISLNK(mode):
                raise _UnsearchableError("is a link: give its target")
            else:
                raise _UnsearchableError("is not a file, folder or link (a pipe?): pipe its content to -")

    def search_stream(self, stream: io.BufferedReader[Any], name: str) -> None:
        """Search the content of ``stream`` as one file."""
        with self._reporting(name), self._not_empty():
            self._search_content(name, _blocks(stream))

    def search_tar(self, stream: io.BufferedReader[Any], name: str) -> None:
        """Search a tar archive, which may be compressed by gzip."""
        with self._reporting(name), self._not_empty():
            start = stream.peek(_MAGIC_BYTES)
            if not start:
                return
            kind = _compression(start)
            if kind not in (None, "gzip"):
                raise _UnsearchableError(f"is compressed by {kind}: unpack it and pipe the result")
            for entry in tar_entries(gzip.GzipFile(fileobj=stream, mode="rb") if kind else stream):
                start = next(entry.content, b"")
                self._scan(entry.name, chain([entry.header, start], entry.content))
                self.report.files += entry.is_file
                self.report.size += entry.size
                self.report.compressed += _compression(start) is not None

    def _search_folder(self, top: str) -> None:
        pending = [top]
        while pending:
            folder = pending.pop()
            with self._reporting(folder):
                with os.scandir(folder) as listed:
                    entries = sorted(listed, key=lambda entry: entry.name)
                pending += [entry.path for entry in reversed(entries) if entry.is_dir(follow_symlinks=False)]
                for entry in entries:
                    if entry.is_file(follow_symlinks=False):
                        with self._reporting(entry.path):
                            self._search_file(entry.path)
                    else:
                        self.report.skipped += not entry.is_dir(follow_symlinks=False)

    def _search_file(self, path: str) -> None:
        with open(os.open(path, _OPEN_FLAGS), "rb", buffering=0) as file:  # noqa: PTH123  a descriptor
            if stat.S_ISREG(os.fstat(file.fileno()).st_mode):
                self._search_content(path, _blocks(file))
            else:
                self.report.skipped += 1

    def _search_content(self, name: str, blocks: Iterator[bytes]) -> None:
        start = next(blocks, b"")
        self._scan(name, chain([os.fsencode(name), b"\n"], self._counted(chain([start], blocks))))
        self.report.files += 1
        self.report.compressed += _compression(start) is not None

    def _counted(self, blocks: Iterable[bytes]) -> Iterator[bytes]:
        for block in blocks:
            self.report.size += len(block)
            self._on_bytes(self.report.size)
            yield block

    def _scan(self, name: str, blocks: Iterable[bytes]) -> None:
        found: set[SecretMatch[SecretName]] = set()
        try:
            found.update(self._search.scan(blocks))
        finally:
            # Also report what was found before an error.
            matches = sorted(found, key=lambda match: (match.name.sort_key, match.form))
            where = self._shown(name) if matches else ""
            self.report.found += [Finding(where, match.name, match.form) for match in matches]

    def _shown(self, name: str) -> str:
        if any(self._search.scan([os.fsencode(name)])):
            return _HIDDEN_NAME
        return sanitize(name, 200)[1:-1]

    @contextmanager
    def _reporting(self, name: str) -> Iterator[None]:
        """Report an error of the block as something that could not be searched."""
        try:
            yield
        except (OSError, EOFError, ValueError, zlib.error, DamagedTarError, _UnsearchableError) as error:
            self.report.unread.append((self._shown(name), _reason(error)))

    @contextmanager
    def _not_empty(self) -> Iterator[None]:
        """Raise if nothing was read, for example from a folder that is not mounted."""
        report = self.report
        before = report.size, len(report.found), len(report.unread)
        yield
        if before == (report.size, len(report.found), len(report.unread)):
            raise _UnsearchableError("nothing in it to search")


class _UnsearchableError(Exception):
    """Something can't be searched; the text says why."""


def total_size(paths: Iterable[str]) -> int:
    """Return the bytes of the files at ``paths`` and in the folders there; unreadable ones count as 0."""
    total = 0
    for path in paths:
        for file in chain(
            [path], (f"{folder}/{name}" for folder, _, names in os.walk(path) for name in names)
        ):
            with suppress(OSError):
                status = os.lstat(file)
                total += status.st_size if stat.S_ISREG(status.st_mode) else 0
    return total


def _reason(error: Exception) -> str:
    if isinstance(error, DamagedTarError | _UnsearchableError):
        return str(error)
    if isinstance(error, EOFError):
        return "is truncated"
    # An error without a system message is a decompressor's, whose text contains bytes of the file.
    return getattr(error, "strerror", None) or "is damaged: it can't be unpacked"


def _compression(start: bytes) -> str | None:
    return next((kind for magic, kind in _COMPRESSED.items() if start.startswith(magic)), None)


def _blocks(stream: io.BufferedReader[Any] | io.FileIO) -> Iterator[bytes]:
    return iter(lambda: stream.read(_READ) or b"", b"")
