"""A tar archive as a stream of entries, nothing of which is trusted, extracted, or left out.

``tarfile`` takes an archive that breaks off after its first entry for one that ends there, and reads headers
into memory however long they say they are. So its headers are taken, one block at a time, and no more.
"""

from __future__ import annotations

import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Protocol

BLOCK = 512
MOST_HEADER = 1 << 20
"""Bytes of a name or of extended attributes."""

_READ = 1 << 18
_MOST_DIGITS = 20
_PAX = (tarfile.XHDTYPE, tarfile.SOLARIS_XHDTYPE)
_ABOUT_NEXT = (*_PAX, tarfile.XGLTYPE, tarfile.GNUTYPE_LONGNAME, tarfile.GNUTYPE_LONGLINK)
_HAVE_NO_DATA = (
    tarfile.LNKTYPE,
    tarfile.SYMTYPE,
    tarfile.CHRTYPE,
    tarfile.BLKTYPE,
    tarfile.FIFOTYPE,
    tarfile.DIRTYPE,
)
_MORE_HOLES = 504
_MORE_HOLES_OF_FIRST = 482


class Stream(Protocol):
    """Something to read from."""

    def read(self, size: int, /) -> bytes:
        """Up to ``size`` bytes, none only at the end."""


class DamagedTarError(Exception):
    """The archive breaks off, or is none. The text tells which, and nothing of what it holds."""


@dataclass(frozen=True, slots=True)
class TarEntry:
    """One entry.

    Attributes:
        name: its name as the archive has it.
        is_file: whether it is a file, and no folder, link, pipe or device.
        size: how many bytes its file has.
        start: the first bytes of its file, up to 512.
        blocks: every byte of it in the archive, headers and padding too. To be read before the next entry is.
    """

    name: str
    is_file: bool
    size: int
    start: bytes
    blocks: Iterator[bytes]


def tar_entries(stream: Stream) -> Iterator[TarEntry]:
    """The entries of an archive, and what follows its end, if anything does, as one more.

    Raises:
        DamagedTarError: as above; from the reading of an entry's blocks too.
    """
    headers: list[bytes] = []
    name: str | None = None
    size: int | None = None
    while any(block := _exactly(stream, BLOCK)):
        header = _parsed(block)
        headers.append(block)
        if header.type in _ABOUT_NEXT:
            content = _payload(stream, header.size, sum(map(len, headers)))
            headers.append(content)
            if header.type == tarfile.GNUTYPE_LONGNAME:
                name = _text(content.partition(b"\0")[0])
            elif header.type in _PAX:
                values = _pax_values(content[: header.size])
                name = _text(values[b"path"]) if b"path" in values else name
                size = _number(values[b"size"]) if b"size" in values else size
            continue
        is_file = header.type not in _HAVE_NO_DATA
        length = (header.size if size is None else size) if is_file else 0
        holes = _holes(stream, block) if header.type == tarfile.GNUTYPE_SPARSE else iter(())
        start = b""
        if length and header.type != tarfile.GNUTYPE_SPARSE:
            start = _exactly(stream, BLOCK)
        content_blocks = _content(stream, -(-length // BLOCK) * BLOCK - len(start))
        blocks = chain(headers, holes, [start], content_blocks)
        yield TarEntry(name or header.name, is_file, length, start[:length], blocks)
        for _ in blocks:
            pass
        headers, name, size = [], None, None
    if headers:
        raise DamagedTarError("ends after half an entry")
    if rest := stream.read(_READ):
        blocks = chain([rest], iter(lambda: stream.read(_READ), b""))
        yield TarEntry("after the archive's end", False, 0, b"", blocks)


def _parsed(block: bytes) -> tarfile.TarInfo:
    try:
        header = tarfile.TarInfo.frombuf(block, "utf-8", "surrogateescape")
    except (tarfile.HeaderError, ValueError):
        raise DamagedTarError("is damaged, or no tar archive") from None
    if header.size < 0:
        raise DamagedTarError("is damaged: an entry has less than no bytes")
    return header


def _exactly(stream: Stream, size: int) -> bytes:
    parts = list(_content(stream, size))
    return parts[0] if len(parts) == 1 else b"".join(parts)


def _content(stream: Stream, size: int) -> Iterator[bytes]:
    while size:
        part = stream.read(min(size, _READ))
        if not part:
            raise DamagedTarError("breaks off before its end")
        size -= len(part)
        yield part


def _payload(stream: Stream, size: int, before: int) -> bytes:
    if before + size > MOST_HEADER:
        raise DamagedTarError(f"has an entry with more than {MOST_HEADER} bytes of headers")
    return _exactly(stream, -(-size // BLOCK) * BLOCK)


def _holes(stream: Stream, header: bytes) -> Iterator[bytes]:
    """Blocks between an old sparse file's header and its content, which say where its holes are."""
    more = header[_MORE_HOLES_OF_FIRST]
    while more:
        block = _exactly(stream, BLOCK)
        more = block[_MORE_HOLES]
        yield block


def _pax_values(content: bytes) -> dict[bytes, bytes]:
    """Records ``length key=value``, each with a line break at its end."""
    values = {}
    at = 0
    while at < len(content):
        space = content.find(b" ", at, at + _MOST_DIGITS + 1)
        end = at + _number(content[at:space] if space > 0 else b"")
        key, is_one, value = content[space + 1 : end].partition(b"=")
        if end > len(content) or not is_one or not value.endswith(b"\n"):
            raise DamagedTarError("is damaged: an entry's extended header makes no sense")
        values[key] = value[:-1]
        at = end
    return values


def _number(digits: bytes) -> int:
    if not digits.isdigit() or len(digits) > _MOST_DIGITS:
        raise DamagedTarError("is damaged: an entry's extended header makes no sense")
    return int(digits)


def _text(name: bytes) -> str:
    return name.decode("utf-8", "surrogateescape")
