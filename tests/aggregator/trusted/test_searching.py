"""What was searched is accounted for, and what was not is never passed over in silence."""

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

from heatcloak_aggregator.trusted.keyring import Keyring
from heatcloak_aggregator.trusted.ring_secrets import SecretName, secrets_of
from heatcloak_aggregator.trusted.root import RootKey
from heatcloak_aggregator.trusted.searching import Account, Searching, total_size
from heatcloak_aggregator.trusted.secret_search import SecretSearch
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs, ratchet

ROOT = RootKey("hall", random.Random(3).randbytes(32), Epochs(0, 24))
RING = ROOT.keyring(("n01", "n02"))
SECRETS = secrets_of(RING, ROOT, 5)
SECRET = ROOT.node_key("n02", 0, 4).key


def searched(*steps: Callable[[Searching], None]) -> Account:
    """The account of a search for the keys of the hall."""
    searching = Searching(SecretSearch(SECRETS))
    for step in steps:
        step(searching)
    return searching.account


def search_path(path: Path) -> Account:
    return searched(lambda searching: searching.path(str(path)))


def search_tar(content: bytes) -> Account:
    return searched(lambda searching: searching.tar(io.BufferedReader(io.BytesIO(content)), "it"))


def search_stream(content: bytes) -> Account:
    return searched(
        lambda searching: searching.stream(io.BufferedReader(io.BytesIO(content)), "standard input")
    )


def told(account: Account) -> list[tuple[str, str, str]]:
    """Findings, in words."""
    return [(found.where, str(found.secret), found.form) for found in account.found]


def tar_of(*members: tuple[str, bytes], pax: dict[str, str] | None = None) -> bytes:
    target = io.BytesIO()
    with tarfile.open(fileobj=target, mode="w") as tar:
        for name, content in members:
            member = tarfile.TarInfo(name)
            member.size, member.pax_headers = len(content), pax or {}
            tar.addfile(member, io.BytesIO(content))
    return target.getvalue()


def test_a_ring_and_its_root_give_every_key_up_to_an_epoch() -> None:
    """Of all nodes and generations; by the root also those that the ring has forgotten, and the root."""
    newer = ROOT.node_key("n01", 1, 7)
    ring = RING.ratchet(3).replace("n01", 1, newer.key, newer.epoch)
    names = set(secrets_of(ring, None, 5).values())
    assert names == {
        *(SecretName(node, 0, epoch) for node in ("n01", "n02") for epoch in (3, 4, 5)),
        SecretName("n01", 1, 7),
    }
    everything = secrets_of(ring, ROOT, 5)
    assert set(everything.values()) == {
        *(SecretName(node, 0, epoch) for node in ("n01", "n02") for epoch in range(6)),
        *(SecretName("n01", 1, epoch) for epoch in range(8)),
        SecretName(),
    }
    assert all(
        key == ROOT.node_key(name.node, name.generation, name.epoch).key
        for key, name in everything.items()
        if name.node
    )


def test_another_root_is_refused_and_so_is_too_much() -> None:
    """A search for keys that are nobody's would prove nothing; one for too many would never end."""
    other = RootKey("hall", bytes(32), ROOT.epochs)
    with pytest.raises(KeyFileError, match="not of this root"):
        secrets_of(RING, other, 5)
    with pytest.raises(KeyFileError, match="zone yard"):
        secrets_of(RING, RootKey("yard", ROOT.root, ROOT.epochs), 5)
    with pytest.raises(ParameterError, match="clock"):
        secrets_of(RING, None, 250_000)
    with pytest.raises(ParameterError, match="no key"):
        secrets_of(Keyring("hall", ROOT.epochs, {}), None, 5)


def test_a_folder_is_searched_to_its_depth_and_links_are_not_followed(tmp_path: Path) -> None:
    """Pipes, sockets and links are left alone, and counted."""
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
        account = search_path(tmp_path / "top")
    assert told(account) == [
        (f"{tmp_path}/top/raw", "root", "raw"),
        (f"{deep}/env", "node n02, generation 0, epoch 4", "hex"),
    ]
    assert (account.files, account.skipped, account.unread) == (3, 4, [])
    assert account.size == total_size([str(tmp_path / "top")]) == 300_000 + 32 + 70 + 8


def test_what_can_not_be_searched_is_noted(tmp_path: Path) -> None:
    """A file that fails when it is read, for root too; a name of nothing; a link, a pipe, an empty folder."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/etc")
    (tmp_path / "void").mkdir()
    paths = ["/proc/self/mem", "pipe", "link", "void", "not there", "nul\0", "a" * 300]
    account = searched(*(partial(Searching.path, path=str(tmp_path / path)) for path in paths))
    reasons = dict(account.unread)
    assert reasons["/proc/self/mem"] == "Input/output error"
    assert "pipe" in reasons[f"{tmp_path}/pipe"]
    assert "link" in reasons[f"{tmp_path}/link"]
    assert reasons[f"{tmp_path}/void"] == "nothing in it to search"
    assert len(account.unread) == len(paths)
    assert account.files == 0


def test_an_unreadable_file_does_not_end_the_search_of_its_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The others are searched, and it is named."""
    for name in ("a", "b", "c"):
        (tmp_path / name).write_bytes(SECRET)
    opened = os.open

    def refusing(path: str, *arguments: int) -> int:
        if path.endswith("/b"):
            raise PermissionError(13, "Permission denied")
        return opened(path, *arguments)

    monkeypatch.setattr(os, "open", refusing)
    account = search_path(tmp_path)
    assert [found.where[-2:] for found in account.found] == ["/a", "/c"]
    assert account.unread == [(f"{tmp_path}/b", "Permission denied")]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
def test_an_archive_is_searched_in_files_names_and_attributes(pack: Callable[[bytes], bytes]) -> None:
    """A name that holds a secret is not shown; nor are a name's control characters."""
    content = tar_of(
        ("etc/\x1b[31mseed\n", SECRET.hex().encode()),
        (f"keys/{SECRET.hex()}", b"empty"),
        ("packed", gzip.compress(SECRET)),
        ("fine", b""),
    )
    account = search_tar(pack(content))
    assert told(account) == [
        ("etc/\\x1b[31mseed\\n", "node n02, generation 0, epoch 4", "hex"),
        ("(a name that holds a secret)", "node n02, generation 0, epoch 4", "hex"),
    ]
    assert (account.files, account.compressed, account.unread) == (4, 1, [])
    attribute = search_tar(tar_of(("plain", b"words"), pax={"SCHILY.xattr.user.seed": SECRET.hex()}))
    assert [found.where for found in attribute.found] == ["plain"]


def test_what_is_hidden_behind_an_archives_end_is_found() -> None:
    """As a second archive, which would be extracted by some."""
    account = search_tar(tar_of(("one", b"words")) + tar_of(("two", SECRET)))
    assert [found.where for found in account.found] == ["after the archive's end"]


@pytest.mark.parametrize("pack", [bytes, gzip.compress], ids=["plain", "gzip"])
@pytest.mark.parametrize("left", [0.1, 0.5, 0.9])
def test_an_archive_that_breaks_off_is_noted_beside_what_was_found(
    pack: Callable[[bytes], bytes], left: float
) -> None:
    """Never as one that was searched."""
    noise = random.Random(1)
    content = pack(tar_of(("first", SECRET), *((f"{n}", noise.randbytes(5000)) for n in range(100))))
    account = search_tar(content[: int(left * len(content))])
    assert [why for _, why in account.unread] == ["breaks off before its end"]
    assert [found.where for found in account.found] == ["first"]


@pytest.mark.parametrize(
    ("content", "why"),
    [
        (b"", "nothing in it"),
        (bytes(10240), "nothing in it"),
        (tar_of(("empty", b"")), "nothing in it"),
        (b"words " * 1000, "no tar archive"),
        (b"\xfd7zXZ\0" + bytes(1000), "compressed by xz"),
        (b"\x1f\x8b\x08\0\0\0\0\0\0\xff" + b"\xff" * 1000, "damaged"),
        (gzip.compress(tar_of(("a", b"b")), mtime=0)[:-8] + bytes(8), "damaged"),
    ],
    ids=["nothing", "zeros", "empty", "words", "xz", "noise", "wrong-sum"],
)
def test_what_is_no_archive_or_an_empty_one_proves_nothing(content: bytes, why: str) -> None:
    """Each with its reason."""
    account = search_tar(content)
    assert len(account.unread) == 1
    assert why in account.unread[0][1]


def test_standard_input_is_one_file() -> None:
    """Whatever it holds, but not if it holds nothing."""
    assert told(search_stream(b"seed: " + SECRET)) == [
        ("standard input", "node n02, generation 0, epoch 4", "raw")
    ]
    assert search_stream(b"").unread == [("standard input", "nothing in it to search")]


@pytest.mark.parametrize(("epoch", "count"), [(0, 1), (3, 1), (5, 1), (6, 0)])
def test_the_key_on_a_card_is_found_whichever_epoch_it_has_reached(epoch: int, count: int) -> None:
    """And not one of an epoch beyond those that were asked for."""
    key = ratchet(ROOT.node_key("n01").key, epoch)
    assert [found.secret.epoch for found in search_stream(key.hex().encode()).found] == [epoch] * count
