"""Archives from strangers: read to their end or refused, in little memory, and nothing of them left out."""

from __future__ import annotations

import io
import tarfile
import tracemalloc

import pytest

from heatcloak_aggregator.trusted.tar_entries import BLOCK, DamagedTarError, tar_entries

FORMATS = {"ustar": tarfile.USTAR_FORMAT, "GNU": tarfile.GNU_FORMAT, "pax": tarfile.PAX_FORMAT}
MEMBERS = {"etc/hosts": b"127.0.0.1\n", "empty": b"", "whole": b"x" * 1024, "a" * 60 + "/" + "b" * 90: b"far"}


def archive(members: dict[str, bytes], format_: int = tarfile.PAX_FORMAT, **pax: str) -> bytes:
    """An archive of files, between a folder and a link."""
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
    """One block that announces an entry."""
    member = tarfile.TarInfo(name)
    member.size, member.type = size, kind
    return member.tobuf(tarfile.GNU_FORMAT)


class Endless:
    """A stream that gives ``start`` and then zeros, which would fill any memory."""

    def __init__(self, start: bytes) -> None:
        self._start = io.BytesIO(start)

    def read(self, size: int, /) -> bytes:
        return self._start.read(size) or bytes(size)


@pytest.mark.parametrize("format_", FORMATS.values(), ids=FORMATS)
def test_all_entries_are_read_with_every_byte_of_the_archive(format_: int) -> None:
    """Names and sizes as they were given; and blocks that make up the archive again, padding and all."""
    content = archive(MEMBERS, format_)
    entries = [(entry, b"".join(entry.blocks)) for entry in tar_entries(io.BytesIO(content))]
    files = {entry.name: entry.size for entry, _ in entries if entry.is_file}
    assert files == {name: len(held) for name, held in MEMBERS.items()}
    assert [entry.name.rstrip("/") for entry, _ in entries if not entry.is_file][:2] == ["etc", "link"]
    starts = {entry.name: entry.start for entry, _ in entries if entry.is_file}
    assert starts == {name: held[:BLOCK] for name, held in MEMBERS.items()}
    assert len(b"".join(blocks for _, blocks in entries)) + BLOCK == len(content)
    for held in MEMBERS.values():
        assert any(held in blocks for _, blocks in entries)


def test_entries_need_not_be_read_by_who_asks_for_the_next() -> None:
    """The rest of an entry is passed over, and must be there all the same."""
    names = [entry.name for entry in tar_entries(io.BytesIO(archive(MEMBERS)))]
    assert names[1:5] == list(MEMBERS)


@pytest.mark.parametrize("kept", range(7))
def test_an_archive_that_breaks_off_is_never_taken_for_a_shorter_one(kept: int) -> None:
    """Neither within an entry, nor between two of them, where ``tarfile`` sees no harm."""
    content = archive(MEMBERS, tarfile.USTAR_FORMAT)
    with pytest.raises(DamagedTarError, match="breaks off"):
        list(tar_entries(io.BytesIO(content[: kept * BLOCK])))
    with pytest.raises(DamagedTarError):
        list(tar_entries(io.BytesIO(content[: kept * BLOCK + 100])))


def test_a_changed_header_ends_it() -> None:
    """By its checksum: who knows where the next entry would begin."""
    content = bytearray(archive(MEMBERS, tarfile.USTAR_FORMAT))
    content[BLOCK + 3] ^= 1
    with pytest.raises(DamagedTarError, match="damaged"):
        list(tar_entries(io.BytesIO(content)))
    with pytest.raises(DamagedTarError, match="no tar archive"):
        list(tar_entries(io.BytesIO(b"these are words, and no archive. " * 100)))


def test_what_follows_the_end_is_given_too() -> None:
    """A second archive, which most programs pass over, hides nothing."""
    entries = [b"".join(entry.blocks) for entry in tar_entries(io.BytesIO(archive({}) + archive(MEMBERS)))]
    assert b"127.0.0.1" in entries[-1]


@pytest.mark.parametrize("kind", [tarfile.GNUTYPE_LONGNAME, tarfile.XHDTYPE, tarfile.XGLTYPE])
def test_headers_that_would_fill_the_memory_are_refused(kind: bytes) -> None:
    """However long they say they are; and however many there are of none."""
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
def test_entries_of_any_size_are_read_in_little_memory(start: bytes) -> None:
    """Block by block; also the holes of a sparse file, which would be a list without end."""
    fixed = bytearray(start)
    fixed[148:156] = b" " * 8
    fixed[148:156] = b"%06o\0 " % sum(fixed)
    stream = Endless(bytes(fixed) + (b"\xff" * BLOCK) * 100_000 + bytes(BLOCK))
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    entry = next(tar_entries(stream))
    assert sum(map(len, entry.blocks)) >= 3 << 26
    assert tracemalloc.get_traced_memory()[1] - before < 4 << 20
    tracemalloc.stop()


def test_extended_headers_rename_and_resize_an_entry() -> None:
    """As pax says; and what an attribute holds is among its blocks."""
    content = archive({"small": b"abc"}, path="ünd/ƒar", attribute="held here")
    named = [(entry.name, b"".join(entry.blocks)) for entry in tar_entries(io.BytesIO(content))]
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
def test_extended_headers_without_sense_are_refused(records: bytes) -> None:
    """Rather than guessed at, or read for ever."""
    content = header("x", len(records), tarfile.XHDTYPE) + records.ljust(BLOCK, b"\0") + header("y", 0)
    with pytest.raises(DamagedTarError, match="damaged"):
        list(tar_entries(io.BytesIO(content + bytes(2 * BLOCK))))


def test_an_archive_of_nothing_but_headers_about_the_next_is_refused() -> None:
    """The entry that they are about is missing."""
    content = header("long", 3, tarfile.GNUTYPE_LONGNAME) + b"abc".ljust(BLOCK, b"\0") + bytes(2 * BLOCK)
    with pytest.raises(DamagedTarError, match="half an entry"):
        list(tar_entries(io.BytesIO(content)))
