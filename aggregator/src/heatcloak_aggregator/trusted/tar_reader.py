"""Read a tar archive as a stream of entries that are neither trusted, nor extracted, nor left out.

`tarfile` parses single header blocks here, and nothing else, because it accepts an archive truncated between
two entries, stops without an error at a damaged header, and is not safe with hostile extended headers: up to
Python 3.11.9 it takes a gigabyte of memory for one of 64 KiB.
"""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

BLOCK = 512
MAX_HEADER_BYTES = 1 << 20
"""Limit of an entry's name and extended attributes."""

_READ = 1 << 18
_MAX_DIGITS = 20
_PAX = (tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE)
_DESCRIBES_NEXT = (*_PAX, tarfile.XGLTYPE, tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)
_WITHOUT_CONTENT = (
    tarfile.LNKTYPE,
    tarfile.SYMTYPE,
    tarfile.CHRTYPE,
    tarfile.BLKTYPE,
    tarfile.FIFOTYPE,
    tarfile.DIRTYPE,
)
# Whether another block of holes follows a sparse file's header, and a block of holes.
_SPARSE_HEADER_CONTINUES = 482
_SPARSE_BLOCK_CONTINUES = 504


class Stream(Protocol):
    """Something to read from."""

    def read(self, size: int, /) -> bytes:
        """Return up to ``size`` bytes, none only at the end."""


class DamagedTarError(Exception):
    """The archive is truncated or damaged. The text says which, and nothing about the content."""


@dataclass(frozen=True, slots=True)
class TarEntry:
    """One entry.

    Attributes:
        name: its name in the archive.
        is_file: whether it has content: false for folders, links, pipes and devices.
        size: bytes of its content.
        header: its header blocks.
        content: the blocks of its content, with padding. Read them before the next entry.
    """

    name: str
    is_file: bool
    size: int
    header: bytes
    content: Iterator[bytes]


def tar_entries(stream: Stream) -> Iterator[TarEntry]:
    """Yield the entries of an archive, and whatever follows its end as one more entry.

    Together they contain every byte of the archive but the block of zeros that ends it.

    Raises:
        DamagedTarError: the archive is truncated or damaged; raised by an entry's ``content`` as well.
    """
    headers = bytearray()
    name: str | None = None
    size: int | None = None
    while any(block := _read_exactly(stream, BLOCK)):
        header = _parse(block)
        headers += block
        if header.type in _DESCRIBES_NEXT:
            if len(headers) + header.size > MAX_HEADER_BYTES:
                raise DamagedTarError(f"has an entry with more than {MAX_HEADER_BYTES} bytes of headers")
            described = _read_exactly(stream, _padded(header.size))
            headers += described
            if header.type == tarfile.GNUTYPE_LONGNAME:
                name = _decode(described.partition(b"\0")[0])
            elif header.type in _PAX:
                values = _pax_values(described[: header.size])
                name = _decode(values[b"path"]) if b"path" in values else name
                size = _number(values[b"size"]) if b"size" in values else size
            continue
        is_file = header.type not in _WITHOUT_CONTENT
        length = (header.size if size is None else size) if is_file else 0
        content = _read(stream, _padded(length))
        if header.type == tarfile.GNUTYPE_SPARSE:
            content = chain(_holes(stream, block), content)
        yield TarEntry(name or header.name, is_file, length, bytes(headers), content)
        for _ in content:
            pass
        headers.clear()
        name, size = None, None
    if headers:
        raise DamagedTarError("is damaged: ends between the headers of an entry")
    if rest := stream.read(_READ):
        yield TarEntry("after the archive's end", False, 0, rest, iter(lambda: stream.read(_READ), b""))


def _parse(block: bytes) -> tarfile.TarInfo:
    try:
        header = tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
    except (tarfile.HeaderError, ValueError):
        raise DamagedTarError("is damaged, or not a tar archive") from None
    if header.size < 0:
        raise DamagedTarError("is damaged: an entry has a negative size")
    return header


def _read(stream: Stream, size: int) -> Iterator[bytes]:
    """Yield exactly ``size`` bytes."""
    while size:
        part = stream.read(min(size, _READ))
        if not part:
            raise DamagedTarError("is truncated")
        size -= len(part)
        yield part


def _read_exactly(stream: Stream, size: int) -> bytes:
    return b"".join(_read(stream, size))


def _padded(size: int) -> int:
    return -(-size // BLOCK) * BLOCK


def _holes(stream: Stream, header: bytes) -> Iterator[bytes]:
    """Yield the blocks between an old sparse file's header and its content, which list its holes."""
    continues = header[_SPARSE_HEADER_CONTINUES]
    while continues:
        block = _read_exactly(stream, BLOCK)
        continues = block[_SPARSE_BLOCK_CONTINUES]
        yield block


def _pax_values(content: bytes) -> dict[bytes, bytes]:
    """Return the values of records ``length key=value``, each ended by a line break."""
    values = {}
    start = 0
    while start < len(content):
        space = content.find(b" ", start, start + _MAX_DIGITS + 1)
        end = start + _number(content[start:space] if space > 0 else b"")
        key, separator, value = content[space + 1 : end].partition(b"=")
        if end > len(content) or not separator or not value.endswith(b"\n"):
            raise DamagedTarError("is damaged: an entry has a malformed extended header")
        values[key] = value[:-1]
        start = end
    return values


def _number(digits: bytes) -> int:
    if not digits.isdigit() or len(digits) > _MAX_DIGITS:
        raise DamagedTarError("is damaged: an entry has a malformed extended header")
    return int(digits)


def _decode(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape")
