"""What is made once stays, whatever ends `init` in the middle, and is never mixed with something else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]


@pytest.fixture(scope="module")
def made(make_stack: Callable[..., Any]) -> Iterator[Any]:
    """A stack of which only `init` has run."""
    stack = make_stack("init", FLEET_NODES=5)
    stack.compose("run", "--rm", "init")
    yield stack
    stack.down()


def contents(stack: Any) -> str:
    """A digest of every file that `init` made, but for the locks."""
    script = "cd /provision && find . -type f ! -name '*.lock' ! -name lock -exec sha256sum {} + | sort -k 2"
    return str(stack.compose("run", "--rm", "-T", "--entrypoint", "sh", "init", "-c", script).stdout)


def test_a_second_start_changes_nothing(made: Any) -> None:
    """Zone, authority, passwords and keys stay as they are, to the byte."""
    before = contents(made)
    assert "trusted/keys/root.key" in before
    assert "nodes/n02/seed.key" in before
    assert "node/seed.key" in before
    assert "keys/nodes" not in before, "a node's key is with its node alone"
    made.compose("run", "--rm", "init")
    assert contents(made) == before


@pytest.mark.parametrize(
    ("knob", "value"), [("FLEET_NODES", 6), ("EPSILON", 8), ("SEEDED", "no"), ("ROUND_SECONDS", 2)]
)
def test_another_promise_is_refused_and_changes_nothing(made: Any, knob: str, value: object) -> None:
    """It says what the volumes hold, what is asked for, and both remedies."""
    before = contents(made)
    done = made.compose("run", "--rm", "-e", f"{knob}={value}", "init", check=False)
    assert done.returncode == 2
    assert "FLEET_NODES=5" in done.stderr
    assert f"{knob}={value}" in done.stderr
    assert "put .env back, or begin anew" in done.stderr
    assert contents(made) == before


def test_a_knob_that_makes_no_sense_is_refused(make_stack: Callable[..., Any]) -> None:
    """In a line that names it; nothing is begun that a right value would stumble over."""
    stack = make_stack("sense", FLEET_NODES=3)
    for knob, value, said in (
        ("FLEET_NODES", "many", "FLEET_NODES=many"),
        ("FLEET_NODES", "08", "FLEET_NODES=08: give a number"),
        ("FLEET_NODES", "1", "FLEET_NODES=1: give a number of 2 or more"),
        ("SEEDED", "perhaps", "SEEDED=perhaps: say yes or no"),
        ("EPSILON", "x", "Invalid value for '--epsilon'"),
        ("ZONE", "Hall!", "'Hall!' is no"),
    ):
        done = stack.compose("run", "--rm", "-e", f"{knob}={value}", "init", check=False)
        assert done.returncode == 2
        assert said in done.stderr
        assert "Traceback" not in done.stderr
    stack.compose("run", "--rm", "init")
    stack.down()


@pytest.mark.parametrize("moment", ["asked", "trusted/keys/nodes/n20.key", "nodes/n20/password"])
def test_it_may_be_killed_anywhere(make_stack: Callable[..., Any], moment: str) -> None:
    """The next run makes the rest: every node's key is of the ring, and of no other."""
    stack = make_stack("killed", FLEET_NODES=40)
    watch = f"heatcloak-init & until [ -e /provision/{moment} ]; do :; done; kill -9 -1"
    stack.compose("run", "--rm", "--entrypoint", "sh", "init", "-c", watch, check=False)
    assert "provision.json" not in contents(stack), "it was killed in the middle"
    stack.compose("run", "--rm", "init")
    search = ["keys", "search", "/provision/trusted/keys/ring.key", "--zone", "/provision/zone.toml"]
    search += ["/provision/nodes", "/provision/node"]
    found = stack.compose("run", "--rm", "-T", "--entrypoint", "heatcloak", "init", *search, check=False)
    assert found.stdout.count("seed.key") == 40, found.stdout
    stack.down()


@pytest.mark.parametrize(
    "file", ["zone.toml", "trusted/keys/ring.key", "nodes/n03/seed.key", "database/password"]
)
def test_a_damaged_file_is_refused_and_not_made_anew(made: Any, file: str) -> None:
    """In one line that names it; what an existing stack rests on is not replaced by something else."""

    def shell(script: str) -> None:
        made.compose("run", "--rm", "-T", "--entrypoint", "sh", "init", "-c", f"cd /provision && {script}")

    shell(f"cp {file} saved && : >{file}")
    done = made.compose("run", "--rm", "init", check=False)
    shell(f"[ ! -s {file} ] && mv saved {file}")
    assert done.returncode == 2
    assert file in done.stderr
    assert "Traceback" not in done.stderr


def test_it_writes_through_no_link_of_a_service(made: Any) -> None:
    """A fleet that turned against the others can't have it overwrite their files."""
    before = contents(made)
    link = "ln -s ../../trusted/keys/root.key /heatcloak/nodes/n02/.zone.toml.new"
    made.compose("run", "--rm", "--no-deps", "--entrypoint", "sh", "fleet", "-c", link)
    done = made.compose("run", "--rm", "init", check=False)
    assert done.returncode == 2
    assert "nodes/n02/.zone.toml.new" in done.stderr
    assert contents(made) == before
