"""`make backup` and `make restore` move a stack into new volumes; no round is released twice."""

from __future__ import annotations

import stat
import tarfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from support.stack import POSTGRESQL, SQLITE, Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(900)]

SECRETS = (
    "trusted/keys/root.key",
    "trusted/keys/ring.key",
    "nodes/n02/seed.key",
    "node/seed.key",
    "ca/ca.key",
)


def digests(stack: Stack) -> dict[str, str]:
    """Return a digest of every file that `init` made; nodes replace their keys at every epoch."""
    # While a key is replaced, .seed.key.new exists for a moment.
    files = "-type f ! -name seed.key ! -name .seed.key.new"
    script = f"cd /provision && find . -name state -prune -o {files} -exec sha256sum {{}} +"
    output = stack.compose(
        "run", "--rm", "--no-deps", "-T", "--entrypoint", "sh", "init", "-c", script
    ).stdout
    pairs = (line.split(maxsplit=1) for line in output.splitlines())
    kept = {name.removeprefix("./"): digest for digest, name in pairs}
    return {
        name: digest
        for name, digest in kept.items()
        if name.split("/")[0] not in ("broker-data", "initialized")
    }


def released(stored: list[dict[str, Any]]) -> Counter[tuple[str, int]]:
    """Count the releases of each round by each node."""
    return Counter((each["node"], each["round"]) for each in stored)


@pytest.mark.parametrize(
    ("name", "profiles", "store"), [("sqlite", (), SQLITE), ("postgres", ("postgres",), POSTGRESQL)]
)
def test_a_backup_of_a_running_stack_restores_it_into_new_volumes(
    make_stack: Callable[..., Stack], tmp_path: Path, name: str, profiles: tuple[str, ...], store: str
) -> None:
    """A round lasts two seconds and a budget period forty; restored nodes must wait for the next period."""
    stack = make_stack(
        f"backup-{name}", *profiles, FLEET_NODES=4, STORE=store, HOME_ASSISTANT="yes", ROUND_SECONDS=2
    )
    stack.up()
    stack.wait_until(lambda: len(stack.stored()) >= 12)
    at_least = {(each["node"], each["boot"], each["seq"]): each["ticks"] for each in stack.stored()}
    before = digests(stack)
    token = stack.token()
    archive = tmp_path / "stack.tar"
    output = stack.run("make", "--silent", "backup", f"ARGS={archive}").stdout
    assert "holds every key and password" in output
    assert stat.S_IMODE(archive.stat().st_mode) == 0o600
    assert [path.name for path in tmp_path.iterdir()] == ["stack.tar"]
    with tarfile.open(archive) as opened:
        names = set(opened.getnames())
    assert names >= set(SECRETS)
    assert not [each for each in names if "ledger" in each or "spool" in each]
    again = stack.run("make", "--silent", "backup", f"ARGS={archive}", check=False)
    assert again.returncode != 0
    assert "exists already" in again.stderr
    refused = stack.run("make", "--silent", "restore", f"ARGS={archive}", check=False)
    assert refused.returncode != 0
    assert "the volumes are not new" in refused.stderr
    # The archive lacks what is released from here on; the restored nodes must not release it again.
    last = max(each["round"] for each in stack.stored())
    last_published = stack.stored()
    stack.down()
    assert stack.remains() == []

    stack.run("make", "--silent", "restore", f"ARGS={archive}", seconds=240)
    stack.up()
    assert digests(stack) == before
    assert stack.token() == token
    restored = {(each["node"], each["boot"], each["seq"]): each["ticks"] for each in stack.stored()}
    assert at_least.items() <= restored.items()
    stack.wait_until(lambda: max(each["round"] for each in stack.stored()) > last + 20)
    stored = stack.stored()
    both = {(each["node"], each["boot"], each["seq"]): each for each in [*last_published, *stored]}
    assert set(released(list(both.values())).values()) == {1}, "no round is released twice"
    old_boots = {each["boot"] for each in last_published}
    first_new = min(each["round"] for each in stored if each["boot"] not in old_boots)
    assert first_new // 20 > last // 20, "restored nodes wait for the next budget period"
    trusted = stack.compose("run", "--rm", "-T", "trusted", "--rounds", "2", "--json").stdout
    assert '"opened"' in trusted.splitlines()[-1]
    stack.require_no_faults_logged()
    stack.down()


def test_an_interrupted_restore_starts_nothing(make_stack: Callable[..., Stack], tmp_path: Path) -> None:
    """Nodes without their ledgers would release rounds twice."""
    stack = make_stack("cut", FLEET_NODES=3)
    stack.compose("run", "--rm", "init")
    archive = tmp_path / "stack.tar"
    stack.run("make", "--silent", "backup", f"ARGS={archive}")
    stack.down()
    cut = tmp_path / "cut.tar"
    cut.write_bytes(archive.read_bytes()[: archive.stat().st_size // 2])
    done = stack.run("make", "--silent", "restore", f"ARGS={cut}", check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    done = stack.compose("run", "--rm", "init", check=False)
    assert done.returncode == 2
    assert "make restore was interrupted" in done.stderr
    stack.down()
    foreign = tmp_path / "foreign.tar"
    with tarfile.open(foreign, "w") as file:
        file.add(archive, "../escaped")
    done = stack.run("make", "--silent", "restore", f"ARGS={foreign}", check=False)
    assert done.returncode != 0
    assert "give an archive made by make backup" in done.stderr
    stack.down()
