"""``heatcloak keys``: secrets are private on disk, never overwritten, and never printed."""

from __future__ import annotations

import json
import os
import re
import shutil
import stat
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from support.commands import Finished

Done = Finished | subprocess.CompletedProcess[str]
Run = Callable[..., Done]

WORDS = re.compile(r'words = """\n(.*?)\n"""', re.DOTALL)


@pytest.fixture(scope="module", autouse=True)
def _loose_umask() -> Iterator[None]:
    """Create files accessible to everyone, unless the command protects them."""
    before = os.umask(0)
    yield
    os.umask(before)


def secrets_in(folder: Path) -> set[str]:
    """Return all key material in a folder: keys as digits, shares as pairs of words."""
    found: set[str] = set()
    for file in folder.rglob("*"):
        text = file.read_text() if file.is_file() else ""
        found |= {key[:16] for key in re.findall(r"[0-9a-f]{64}", text)}
        for words in WORDS.findall(text):
            found |= set(re.findall(r"(?=\b(\w+ \w+)\b)", words))
    return found


def run_keys(heatcloak: Run, folder: Path, *arguments: str) -> Done:
    """Run ``heatcloak keys`` in a folder and check that no secret is printed."""
    before = secrets_in(folder)
    done = heatcloak("keys", *arguments)
    printed = done.stdout + done.stderr
    assert not [secret for secret in before | secrets_in(folder) if secret in printed]
    assert "Traceback" not in printed
    if done.returncode and "Usage" not in done.stderr:
        assert len(done.stderr.splitlines()) == 1, done.stderr
    return done


@pytest.fixture
def run(run_heatcloak: Run, tmp_path: Path) -> Run:
    """Return a function that runs ``heatcloak keys`` in the test's own folder."""
    return partial(run_keys, run_heatcloak, tmp_path)


@pytest.fixture(scope="module")
def zone_with_keys(heatcloak_in: Run, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a zone of four nodes and its keys, which tests must not change."""
    folder = tmp_path_factory.mktemp("keys")
    arguments = ("--sensors", "4", "--sources", "10", "--period", "3600", "--releases", "24")
    heatcloak = partial(heatcloak_in, folder)
    assert heatcloak("zone", "new", "hall.toml", *arguments).returncode == 0
    done = run_keys(heatcloak, folder, "new", "keys", "--zone", "hall.toml")
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def keys(zone_with_keys: Path, tmp_path: Path) -> Path:
    """Return the keys of a zone of four nodes with rounds of an hour; the zone file is beside them."""
    shutil.copytree(zone_with_keys, tmp_path, dirs_exist_ok=True)
    return tmp_path / "keys"


def this_round() -> int:
    """Return the current round."""
    return int(time.time() // 3600)


def test_new_keys_are_private_and_complete(keys: Path, run: Run) -> None:
    assert sorted(str(path.relative_to(keys)) for path in keys.rglob("*")) == [
        "nodes",
        *(f"nodes/n{number:02d}.key" for number in range(1, 5)),
        "ring.key",
        "root.key",
    ]
    for path in (keys, *keys.rglob("*")):
        assert stat.S_IMODE(path.stat().st_mode) == (0o700 if path.is_dir() else 0o600), path
    first = this_round() - this_round() % 24
    assert f"first_round = {first}\nepoch_rounds = 24\n" in (keys / "root.key").read_text()
    facts = json.loads(run("new", "more", "--zone", "hall.toml", "--epoch-rounds", "7", "--json").stdout)
    assert (facts["zone"], facts["node_keys"], facts["epoch_rounds"]) == ("hall", 4, 7)
    assert facts["root"] == "more/root.key"


@pytest.mark.parametrize("left", ["root.key", "ring.key", "nodes/n03.key"])
def test_existing_file_is_kept_and_no_other_written(keys: Path, run: Run, left: str) -> None:
    kept = (keys / left).read_bytes()
    for path in [path for path in keys.rglob("*.key") if path != keys / left]:
        path.unlink()
    done = run("new", "keys", "--zone", "hall.toml")
    assert done.returncode == 2
    assert "exists" in done.stderr
    assert [path for path in keys.rglob("*") if path.is_file()] == [keys / left]
    assert (keys / left).read_bytes() == kept


def test_folder_accessible_to_others_is_refused(keys: Path, run: Run, tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    done = run("new", "open", "--zone", "hall.toml")
    assert (done.returncode, list((tmp_path / "open").iterdir())) == (2, [])
    assert "chmod 700" in done.stderr


def test_ratchet_only_goes_forward_and_a_root_has_none(keys: Path, run: Run) -> None:
    for name in ("ring.key", "nodes/n01.key"):
        file = str(keys / name)
        done = run("ratchet", file, "--to-epoch", "5", "--json")
        assert json.loads(done.stdout)["epoch"] == 5, done.stderr
        assert (keys / name).read_text().count("epoch = 5") >= 1
        before = (keys / name).read_bytes()
        for epoch in ("4", "99999999999"):
            assert run("ratchet", file, "--to-epoch", epoch).returncode == 2
        assert run("ratchet", file, "--to-epoch", "5").returncode == 0
        assert (keys / name).read_bytes() == before
        assert stat.S_IMODE((keys / name).stat().st_mode) == 0o600
    ring = re.findall(r'"n01"\ngeneration = 0\nepoch = 5\nkey = "(\w+)"', (keys / "ring.key").read_text())
    assert ring == re.findall(r'key = "(\w{64})"', (keys / "nodes/n01.key").read_text())
    done = run("ratchet", str(keys / "root.key"), "--to-epoch", "5")
    assert done.returncode == 2
    assert "root cannot be ratcheted" in done.stderr


def test_current_epoch_needs_the_zone_file(keys: Path, run: Run) -> None:
    ring = str(keys / "ring.key")
    done = run("ratchet", ring)
    assert (done.returncode, "--zone" in done.stderr) == (2, True)
    first = this_round() - 24 * 3
    text = re.sub(r"first_round = \d+", f"first_round = {first}", (keys / "ring.key").read_text())
    (keys / "ring.key").write_text(text)
    assert json.loads(run("ratchet", ring, "--zone", "hall.toml", "--json").stdout)["epoch"] == 3
    (keys / "ring.key").write_text(text.replace('zone = "hall"', 'zone = "attic"'))
    assert "attic" in run("ratchet", ring, "--zone", "hall.toml").stderr


def test_stolen_node_is_revoked_and_replaced(keys: Path, run: Run, tmp_path: Path) -> None:
    ring, root = str(keys / "ring.key"), str(keys / "root.key")
    facts = json.loads(run("revoke", ring, "n02", "--zone", "hall.toml", "--json").stdout)
    assert facts["revoked_from"] in (this_round(), this_round() + 1)
    assert run("revoke", ring, "n02", "--from-round", "-7").returncode == 0
    assert "revoked_from = -7" in (keys / "ring.key").read_text()
    done = run("replace", ring, "n02", "--root", root, "--out", "n02.key", "--zone", "hall.toml", "--json")
    facts = json.loads(done.stdout)
    assert (facts["generation"], facts["key"]) == (1, "n02.key")
    assert stat.S_IMODE((tmp_path / "n02.key").stat().st_mode) == 0o600
    (card,) = re.findall(r"[0-9a-f]{64}", (tmp_path / "n02.key").read_text())
    text = (keys / "ring.key").read_text()
    assert f'"n02"\ngeneration = 1\nepoch = {facts["epoch"]}\nkey = "{card}"\n\n' in text
    assert card not in (keys / "nodes/n02.key").read_text()
    again = run("replace", ring, "n02", "--root", root, "--out", "n02.key", "--zone", "hall.toml")
    assert (again.returncode, "exists" in again.stderr) == (2, True)
    for command in (("revoke", ring, "n77"), ("replace", ring, "n77", "--root", root, "--out", "x.key")):
        done = run(*command, "--from-round", "0")
        assert (done.returncode, "n77" in done.stderr) == (2, True)
    assert (keys / "ring.key").read_text() == text
    assert not (tmp_path / "x.key").exists()


def test_shares_restore_the_root_and_the_root_all_keys(keys: Path, run: Run, tmp_path: Path) -> None:
    root, original = keys / "root.key", (keys / "root.key").read_bytes()
    arguments = ("split", str(root), "--shares", "5", "--threshold", "3", "--out", "paper")
    facts = json.loads(run(*arguments, "--json").stdout)
    assert facts["shares"] == [f"paper/share-{number}.txt" for number in range(1, 6)]
    for path in (tmp_path / "paper").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert run(*arguments).returncode == 2
    root.unlink()
    assert "give more" in run("combine", *facts["shares"][:2], "--out", "back.key").stderr
    assert not (tmp_path / "back.key").exists()
    assert run("combine", *facts["shares"][4:1:-1], "--out", "back.key").returncode == 0
    assert (tmp_path / "back.key").read_bytes() == original
    assert stat.S_IMODE((tmp_path / "back.key").stat().st_mode) == 0o600
    assert run("combine", *facts["shares"], "--out", "back.key").returncode == 2
    done = run("new", "again", "--zone", "hall.toml", "--root", "back.key")
    assert done.returncode == 0, done.stderr
    assert not (tmp_path / "again/root.key").exists()
    for name in ("ring.key", "nodes/n01.key", "nodes/n04.key"):
        assert (tmp_path / "again" / name).read_bytes() == (keys / name).read_bytes()


def test_mistyped_share_is_named_without_its_words(keys: Path, run: Run, tmp_path: Path) -> None:
    run("split", str(keys / "root.key"), "--shares", "3", "--threshold", "2", "--out", "paper")
    share = tmp_path / "paper/share-2.txt"
    words = WORDS.findall(share.read_text())[0].split()
    share.write_text(share.read_text().replace(words[12], "academic" if words[12] != "academic" else "acid"))
    done = run("combine", "paper/share-1.txt", "paper/share-2.txt", "--out", "back.key")
    assert (done.returncode, "paper/share-2.txt" in done.stderr) == (2, True)
    assert words[12] not in done.stderr


def test_every_command_refuses_a_file_accessible_to_others(keys: Path, run: Run) -> None:
    ring, root = str(keys / "ring.key"), str(keys / "root.key")
    for file in (keys / "ring.key", keys / "root.key"):
        file.chmod(0o644)
    for command in (
        ("ratchet", ring, "--to-epoch", "1"),
        ("revoke", ring, "n01", "--from-round", "1"),
        ("replace", ring, "n01", "--root", root, "--out", "n01.key", "--from-round", "1"),
        ("split", root, "--shares", "3", "--threshold", "2", "--out", "paper"),
        ("new", "again", "--zone", "hall.toml", "--root", root),
        ("combine", root, "--out", "back.key"),
    ):
        done = run(*command)
        assert (done.returncode, "chmod 600" in done.stderr) == (2, True), command


def test_full_disk_leaves_the_old_files_unchanged(keys: Path, run: Run, tmp_path: Path) -> None:
    ring, root = str(keys / "ring.key"), str(keys / "root.key")
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    for command in (
        ("ratchet", ring, "--to-epoch", "1"),
        ("revoke", ring, "n01", "--from-round", "1"),
        ("replace", ring, "n01", "--root", root, "--out", "n01.key", "--from-round", "1"),
        ("new", "again", "--zone", "hall.toml"),
        ("split", root, "--shares", "3", "--threshold", "2", "--out", "paper"),
    ):
        full = ["sh", "-c", 'ulimit -f 0; exec "$@"', "sh", sys.executable, "-m", "heatcloak_aggregator"]
        done = subprocess.run(
            [*full, "keys", *command], cwd=tmp_path, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1, done.stderr
        assert re.fullmatch(r"heatcloak: .*\.(key|txt): File too large: give .*\n", done.stderr)
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_misuse_writes_nothing(keys: Path, run: Run, tmp_path: Path) -> None:
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    ring, root = str(keys / "ring.key"), str(keys / "root.key")
    for arguments in (
        ("new",),
        ("new", "keys2", "--zone", "missing.toml"),
        ("new", "keys2", "--zone", "hall.toml", "--epoch-rounds", "0"),
        ("new", "keys2", "--zone", "hall.toml", "--epoch-rounds", "5", "--root", root),
        ("new", "hall.toml/keys", "--zone", "hall.toml"),
        ("ratchet", "missing/ring.key", "--to-epoch", "1"),
        ("ratchet", "keys", "--to-epoch", "1"),
        ("ratchet", "hall.toml", "--to-epoch", "1"),
        ("ratchet", ring, "--to-epoch", "-1"),
        ("ratchet", ring, "--to-epoch", "1", "--zone", "hall.toml"),
        ("revoke", ring, "n01", "--from-round", "x"),
        ("revoke", ring, "n01"),
        ("replace", ring, "n01", "--root", ring, "--out", "x", "--from-round", "1"),
        ("split", root, "--shares", "3", "--threshold", "1", "--out", "paper"),
        ("split", root, "--shares", "17", "--threshold", "2", "--out", "paper"),
        ("combine", "--out", "x"),
        ("combine", root, "--out", "x"),
        ("combine", "missing.txt", "--out", "x"),
    ):
        done = run(*arguments)
        assert done.returncode == (1 if "hall.toml/keys" in arguments else 2), (arguments, done.stderr)
        assert done.stderr
        assert not done.stdout
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_wrong_files_get_a_fitting_message(keys: Path, run: Run, tmp_path: Path) -> None:
    done = run("ratchet", "hall.toml", "--to-epoch", "1")
    assert "if it is a key file" in done.stderr
    (tmp_path / "hall.toml").chmod(0o600)
    assert "not a key file" in run("ratchet", "hall.toml", "--to-epoch", "1").stderr
    run("split", str(keys / "root.key"), "--shares", "3", "--threshold", "2", "--out", "paper")
    assert "a share cannot be ratcheted" in run("ratchet", "paper/share-1.txt", "--to-epoch", "1").stderr
    (tmp_path / "two\nlines").mkdir(mode=0o777)
    assert "chmod 700" in run("new", "two\nlines", "--zone", "hall.toml").stderr
    (keys / "root.key").rename(keys / "root\n.key")
    assert "cannot be ratcheted" in run("ratchet", str(keys / "root\n.key"), "--to-epoch", "1").stderr
