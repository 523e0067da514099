"""Untrusted archives: read completely or refused, in little memory, with nothing left out."""

from __future__ import annotations

import io
import tarfile
import tracemalloc

import pytest

from heatcloak_aggregator.trusted.tar_reader import BLOCK, DamagedTarError, tar_entries

FORMATS = {"ustar": tarfile.USTAR_FORMAT, "GNU": tarfile.GNU_FORMAT, "pax": tarfile.PAX_FORMAT}
MEMBERS = {"etc/hosts": b"127.0.0.1\n", "empty": b"", "whole": b"x" * 1024, "a" * 60 + "/" + "b" * 90: b"far"}


def archive(members: dict[str, bytes], format_: int = tarfile.PAX_FORMAT, **pax: str) -> bytes:
    """Return an archive of files, between a folder and a link."""
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w", format=format_) as tar:
        folder = tarfile.TarInfo("etc")
        folder.type = tarfile.DIRTYPE
        tar.addfile(folder)
        for name, content in members.items():
            member = tarfile.TarInfo(name)
            member.size = len(content)
            member.pax_headers = pax
            tar.addfile(member, io.BytesIO(content))
        link = tarfile.TarInfo("link")
        link.type, link.linkname = tarfile.SYMTYPE, "etc/hosts"
        tar.addfile(link)
    return target.getvalue()


def header(name: str, size: int, kind: bytes = tarfile.REGTYPE) -> bytes:
    """Return a header block."""
    member = tarfile.TarInfo(name)
    member.size, member.type = size, kind
    return member.tobuf(tarfile.GNU_FORMAT)


class Endless:
    """A stream of ``start`` and then endless zeros."""

    def __init__(self, start: bytes) -> None:
        self._start = io.BytesIO(start)

    def read(self, size: int, /) -> bytes:
        return self._start.read(size) or bytes(size)


@pytest.mark.parametrize("format_", FORMATS.values(), ids=FORMATS)
def test_entries_contain_every_byte_of_the_archive(format_: int) -> None:
    content = archive(MEMBERS, format_)
    entries = [(entry, entry.header + b"".join(entry.content)) for entry in tar_entries(io.BytesIO(content))]
    files = {entry.name: entry.size for entry, _ in entries if entry.is_file}
    assert files == {name: len(held) for name, held in MEMBERS.items()}
    assert [entry.name.rstrip("/") for entry, _ in entries if not entry.is_file][:2] == ["etc", "link"]
    assert len(b"".join(blocks for _, blocks in entries)) + BLOCK == len(content)
    for held in MEMBERS.values():
        assert any(held in blocks for _, blocks in entries)


def test_unread_content_is_skipped() -> None:
    names = [entry.name for entry in tar_entries(io.BytesIO(archive(MEMBERS)))]
    assert names[1:5] == list(MEMBERS)


@pytest.mark.parametrize("kept", range(7))
def test_truncated_archive_is_refused_also_between_entries(kept: int) -> None:
    content = archive(MEMBERS, tarfile.USTAR_FORMAT)
    with pytest.raises(DamagedTarError, match="truncated"):
        list(tar_entries(io.BytesIO(content[: kept * BLOCK])))
    with pytest.raises(DamagedTarError):
        list(tar_entries(io.BytesIO(content[: kept * BLOCK + 100])))


def test_damaged_header_is_refused() -> None:
    content = bytearray(archive(MEMBERS, tarfile.USTAR_FORMAT))
    content[BLOCK + 3] ^= 1
    with pytest.raises(DamagedTarError, match="damaged"):
        list(tar_entries(io.BytesIO(content)))
    with pytest.raises(DamagedTarError, match="not a tar archive"):
        list(tar_entries(io.BytesIO(b"these are words, and no archive. " * 100)))


def test_data_after_the_end_is_an_entry() -> None:
    entries = [
        entry.header + b"".join(entry.content)
        for entry in tar_entries(io.BytesIO(archive({}) + archive(MEMBERS)))
    ]
    assert b"127.0.0.1" in entries[-1]


@pytest.mark.parametrize("kind", [tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE, tarfile.XGLTYPE])
def test_oversized_headers_are_refused(kind: bytes) -> None:
    with pytest.raises(DamagedTarError, match="bytes of headers"):
        list(tar_entries(Endless(header("long", 1 << 33, kind))))
    many = header("none", 0, kind) * 3000
    with pytest.raises(DamagedTarError, match="bytes of headers"):
        list(tar_entries(io.BytesIO(many)))


@pytest.mark.parametrize(
    "start",
    [
        header("huge", 3 << 26),
        header("sparse", 3 << 26, tarfile.GNUTYPE_SPARSE)[:482] + b"\x01" + bytes(29),
    ],
    ids=["huge", "sparse"],
)
def test_huge_entries_are_read_in_little_memory(start: bytes) -> None:
    fixed = bytearray(start)
    fixed[148:156] = b" " * 8
    fixed[148:156] = b"%06o\0 " % sum(fixed)
    stream = Endless(bytes(fixed) + (b"\xff" * BLOCK) * 100_000 + bytes(BLOCK))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    entry = next(tar_entries(stream))
    assert sum(map(len, entry.content)) >= 3 << 26
    assert tracemalloc.get_traced_memory()[1] - before < 4 << 20
    tracemalloc.stop()


def test_extended_headers_set_name_and_size() -> None:
    content = archive({"small": b"abc"}, path="ünd/ƒar", attribute="held here")
    named = [
        (entry.name, entry.header + b"".join(entry.content)) for entry in tar_entries(io.BytesIO(content))
    ]
    assert named[1][0] == "ünd/ƒar"
    assert b"held here" in named[1][1]
    extended = b"14 size=1000\n\0"
    sized = header("x", 13, tarfile.XHDTYPE) + extended.replace(b"14", b"13").ljust(BLOCK, b"\0")
    content = sized + header("file", 0) + b"y" * 1000 + bytes(24) + bytes(2 * BLOCK)
    assert next(tar_entries(io.BytesIO(content))).size == 1000


@pytest.mark.parametrize(
    "records",
    [
        b"0 a=b\n",
        b"9999999999999999999999 a=b\n",
        b"7 a=b\n",
        b"-6 a=b\n",
        b"6 a=bc\n",
        b"a=b\n",
        b" 6 a=b\n",
    ],
)
def test_malformed_extended_headers_are_refused(records: bytes) -> None:
    content = header("x", len(records), tarfile.XHDTYPE) + records.ljust(BLOCK, b"\0") + header("y", 0)
    with pytest.raises(DamagedTarError, match="damaged"):
        list(tar_entries(io.BytesIO(content + bytes(2 * BLOCK))))


def test_headers_without_an_entry_are_refused() -> None:
    content = header("long", 3, tarfile.GNUTYPE_LONGNAME) + b"abc".ljust(BLOCK, b"\0") + bytes(2 * BLOCK)
    with pytest.raises(DamagedTarError, match="between the headers"):
        list(tar_entries(io.BytesIO(content)))
