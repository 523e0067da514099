"""Searching files, folders and archives: everything is searched, or reported as not searched."""

from __future__ import annotations

import gzip
import io
import os
import random
import socket
import tarfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted.file_search import FileSearch, SearchReport, total_size, zone_secrets
from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_aggregator.trusted.secret_search import SecretSearch
from heatcloak_shared.ratchet import Epochs, ratchet

ROOT = RootKey("hall", random.Random(3).randbytes(32), Epochs(0, 24))
KEYRING = Keyring.from_root("hall", ROOT.root, ("n01", "n02"), ROOT.epochs)
SECRETS = zone_secrets(KEYRING, ROOT, 5)
SECRET = ROOT.node_key("n02", 0, 4).key


def searched(*steps: Callable[[FileSearch], None]) -> SearchReport:
    """Return the report of a search for the keys of zone hall."""
    search = FileSearch(SecretSearch(SECRETS))
    for step in steps:
        step(search)
    return search.report


def search_path(path: Path) -> SearchReport:
    return searched(lambda search: search.search_path(str(path)))


def search_tar(content: bytes) -> SearchReport:
    return searched(lambda search: search.search_tar(io.BufferedReader(io.BytesIO(content)), "it"))


def search_stream(content: bytes) -> SearchReport:
    return searched(
        lambda search: search.search_stream(io.BufferedReader(io.BytesIO(content)), "standard input")
    )


def findings(report: SearchReport) -> list[tuple[str, str, str]]:
    """Return the findings as text."""
    return [(found.where, str(found.secret), found.form) for found in report.found]


def tar_of(*members: tuple[str, bytes], pax: dict[str, str] | None = None) -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as tar:
        for name, content in members:
            member = tarfile.TarInfo(name)
            member.size, member.pax_headers = len(content), pax or {}
            tar.addfile(member, io.BytesIO(content))
    return target.getvalue()


def test_subfolders_are_searched_and_links_and_special_files_skipped(tmp_path: Path) -> None:
    deep = tmp_path / "top" / "a" / "b"
    deep.mkdir(parents=True)
    (deep / "env").write_text(f"SEED={SECRET.hex().upper()}\n")
    (tmp_path / "top" / "raw").write_bytes(b"x" * 300_000 + ROOT.root)
    (tmp_path / "top" / "log").write_text("nothing\n")
    outside = tmp_path / "outside"
    outside.write_bytes(ROOT.root)
    (deep / "link").symlink_to(outside)
    (deep / "loop").symlink_to(tmp_path / "top")
    os.mkfifo(deep / "pipe")
    with socket.socket(socket.AF_UNIX) as listener:
        listener.bind(str(deep / "socket"))
        report = search_path(tmp_path / "top")
    assert findings(report) == [
        (f"{tmp_path}/top/raw", "root", "raw"),
        (f"{deep}/env", "node n02, generation 0, epoch 4", "hex"),
    ]
    assert (report.files, report.skipped, report.unread) == (3, 4, [])
    assert report.size == total_size([str(tmp_path / "top")]) == 300_000 + 32 + 70 + 8


def test_unsearchable_paths_are_reported_with_the_reason(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/etc")
    (tmp_path / "void").mkdir()
    paths = ["/proc/self/mem", "pipe", "link", "void", "not there", "nul\0", "a" * 300]
    report = searched(*(partial(FileSearch.search_path, path=str(tmp_path / path)) for path in paths))
    reasons = dict(report.unread)
    assert reasons["/proc/self/mem"] == "Input/output error"
    assert "pipe" in reasons[f"{tmp_path}/pipe"]
    assert "link" in reasons[f"{tmp_path}/link"]
    assert reasons[f"{tmp_path}/void"] == "nothing in it to search"
    assert len(report.unread) == len(paths)
    assert report.files == 0


def test_search_of_a_folder_continues_after_an_unreadable_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("a", "b", "c"):
        (tmp_path / name).write_bytes(SECRET)
    opened = os.open

    def refusing(path: str, *arguments: int) -> int:
        if path.endswith("/b"):
            raise PermissionError(13, "Permission denied")
        return opened(path, *arguments)

    monkeypatch.setattr(os, "open", refusing)
    report = search_path(tmp_path)
    assert [found.where[-2:] for found in report.found] == ["/a", "/c"]
    assert report.unread == [(f"{tmp_path}/b", "Permission denied")]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
def test_archive_is_searched_in_files_names_and_attributes(pack: Callable[[bytes], bytes]) -> None:
    content = tar_of(
        ("etc/\x1b[31mseed\n", SECRET.hex().encode()),
        (f"keys/{SECRET.hex()}", b"empty"),
        ("packed", gzip.compress(SECRET)),
        ("fine", b""),
    )
    report = search_tar(pack(content))
    assert findings(report) == [
        ("etc/\\x1b[31mseed\\n", "node n02, generation 0, epoch 4", "hex"),
        ("(a name that holds a secret)", "node n02, generation 0, epoch 4", "hex"),
    ]
    assert (report.files, report.compressed, report.unread) == (4, 1, [])
    attribute = search_tar(tar_of(("plain", b"words"), pax={"SCHILY.xattr.user.seed": SECRET.hex()}))
    assert [found.where for found in attribute.found] == ["plain"]


def test_data_after_the_end_of_an_archive_is_searched() -> None:
    report = search_tar(tar_of(("one", b"words")) + tar_of(("two", SECRET)))
    assert [found.where for found in report.found] == ["after the archive's end"]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
@pytest.mark.parametrize("left", [0.1, 0.5, 0.9])
def test_truncated_archive_is_reported_together_with_the_findings(
    pack: Callable[[bytes], bytes], left: float
) -> None:
    noise = random.Random(1)
    content = pack(tar_of(("first", SECRET), *((f"{n}", noise.randbytes(5000)) for n in range(100))))
    report = search_tar(content[: int(left * len(content))])
    assert [reason for _, reason in report.unread] == ["is truncated"]
    assert [found.where for found in report.found] == ["first"]


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "nothing in it"),
        (bytes(10240), "nothing in it"),
        (tar_of(("empty", b"")), "nothing in it"),
        (b"words " * 1000, "not a tar archive"),
        (b"\xfd7zXZ\0" + bytes(1000), "compressed by xz"),
        (b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + b"\xff" * 1000, "damaged"),
        (gzip.compress(tar_of(("a", b"b")), mtime=0)[:-8] + bytes(8), "damaged"),
    ],
    ids=["nothing", "zeros", "empty", "words", "xz", "noise", "wrong-sum"],
)
def test_invalid_or_empty_archive_is_reported(content: bytes, reason: str) -> None:
    report = search_tar(content)
    assert len(report.unread) == 1
    assert reason in report.unread[0][1]


def test_stream_is_searched_as_one_file() -> None:
    assert findings(search_stream(b"seed: " + SECRET)) == [
        ("standard input", "node n02, generation 0, epoch 4", "raw")
    ]
    assert search_stream(b"").unread == [("standard input", "nothing in it to search")]


@pytest.mark.parametrize(("epoch", "count"), [(0, 1), (3, 1), (5, 1), (6, 0)])
def test_key_is_found_in_every_epoch_of_the_search(epoch: int, count: int) -> None:
    key = ratchet(ROOT.node_key("n01").key, epoch)
    assert [found.secret.epoch for found in search_stream(key.hex().encode()).found] == [epoch] * count
