"""`init` makes keys, passwords and settings once, survives a kill at any time and refuses wrong settings."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(600)]

OTHER_PROMISES = (
    "ZONE=other",
    "FLEET_NODES=6",
    "ROUND_SECONDS=2",
    "RELEASES=10",
    "EPSILON=8",
    "DELTA=1e-4",
    "ALPHA=0.02",
    "SEEDED=no",
)
WRONG_SERVICE_SETTINGS = {
    "HOME_ASSISTANT=perhaps": "HOME_ASSISTANT=perhaps: set it to yes or no",
    "HOME_ASSISTANT_ROOMS=homeassistant": "HOME_ASSISTANT_ROOMS=homeassistant: set HOME_ASSISTANT=yes too",
    "METHOD=nonsense": "nonsense",
    "POOL=0": "--pool",
    "LAG=21": "--lag",
    "DRIFT=weather": "--drift",
    "KEEP_DAYS=-1": "--keep-days",
    "LOG_FORMAT=xml": "--log-format",
    "STORE=mysql://elsewhere": "STORE=mysql://elsewhere",
    "FLEET_OPTIONS=--nonsense": "--nonsense",
    "MOSQUITTO_CONF=nonsense.conf": "MOSQUITTO_CONF=nonsense.conf",
}
WRONG_FIRST_SETTINGS = {
    "FLEET_NODES=many": "FLEET_NODES=many",
    "FLEET_NODES=08": "FLEET_NODES=08: set it to a number",
    "FLEET_NODES=1": "FLEET_NODES=1: set it to a number of at least 2",
    "SEEDED=perhaps": "SEEDED=perhaps: set it to yes or no",
    "EPSILON=x": "Invalid value for '--epsilon'",
    "ZONE=Hall!": "'Hall!'",
}


@pytest.fixture(scope="module")
def stack(make_stack: Callable[..., Stack]) -> Iterator[Stack]:
    """A stack whose `init` has run, and nothing else."""
    stack = make_stack("init", FLEET_NODES=5)
    stack.compose("run", "--rm", "init")
    yield stack
    stack.down()


def shell(stack: Stack, script: str, *arguments: str) -> str:
    """Run a shell script with the volumes of `init`; return its output."""
    command = ["run", "--rm", "--no-deps", "-T", "--entrypoint", "sh", "init", "-c", script, "sh", *arguments]
    return stack.compose(*command).stdout


def digests(stack: Stack) -> str:
    """Return a digest of every file that `init` made, locks excepted."""
    return shell(
        stack,
        "cd /provision && find . -type f ! -name '*.lock' ! -name lock -exec sha256sum {} + | sort -k 2",
    )


def run_with(stack: Stack, assignments: list[str]) -> dict[str, tuple[int, str]]:
    """Run `init` once for each changed setting, all in one container; return exit codes and messages."""
    script = """
        for each; do
            env "$each" heatcloak-init >/dev/null 2>/tmp/message
            echo "$? $(tr '\\n' ' ' </tmp/message)"
        done"""
    lines = shell(stack, script, *assignments).splitlines()
    assert len(lines) == len(assignments)
    return {each: (int(line.split()[0]), line) for each, line in zip(assignments, lines, strict=True)}


def test_a_second_run_changes_nothing(stack: Stack) -> None:
    before = digests(stack)
    assert "trusted/keys/root.key" in before
    assert "nodes/n02/seed.key" in before
    assert "node/seed.key" in before
    assert "keys/nodes" not in before, "only the node itself holds its key"
    stack.compose("run", "--rm", "init")
    assert digests(stack) == before


def test_a_changed_promise_is_refused_with_both_remedies(stack: Stack) -> None:
    before = digests(stack)
    for assignment, (code, message) in run_with(stack, [*OTHER_PROMISES]).items():
        assert code == 2, assignment
        assert "FLEET_NODES=5" in message, "what the volumes hold"
        assert assignment in message
        assert "restore the settings in .env, or start again" in message
    assert digests(stack) == before


def test_a_wrong_setting_of_a_service_is_refused_and_named(stack: Stack) -> None:
    before = digests(stack)
    for assignment, (code, message) in run_with(stack, [*WRONG_SERVICE_SETTINGS]).items():
        assert code == 2, assignment
        assert WRONG_SERVICE_SETTINGS[assignment] in message
        assert "Traceback" not in message
    assert digests(stack) == before


def test_a_wrong_first_setting_is_refused_and_leaves_nothing_behind(make_stack: Callable[..., Stack]) -> None:
    stack = make_stack("sense", FLEET_NODES=3)
    for assignment, (code, message) in run_with(stack, [*WRONG_FIRST_SETTINGS]).items():
        assert code == 2, assignment
        assert WRONG_FIRST_SETTINGS[assignment] in message
        assert "Traceback" not in message
    stack.compose("run", "--rm", "init")
    stack.down()


@pytest.mark.parametrize("moment", ["requested", "trusted/keys/nodes/n20.key", "nodes/n20/password"])
def test_a_run_after_a_kill_creates_the_missing_files(make_stack: Callable[..., Stack], moment: str) -> None:
    """All keys are of one keyring afterwards: none was created twice."""
    stack = make_stack("killed", FLEET_NODES=40)
    watch = f"heatcloak-init & until [ -e /provision/{moment} ]; do :; done; kill -9 -1"
    stack.compose("run", "--rm", "--entrypoint", "sh", "init", "-c", watch, check=False)
    assert "provision.json" not in digests(stack), "it was killed before its end"
    stack.compose("run", "--rm", "init")
    search = ["keys", "search", "/provision/trusted/keys/ring.key", "--zone", "/provision/zone.toml"]
    search += ["/provision/nodes", "/provision/node"]
    found = stack.compose("run", "--rm", "-T", "--entrypoint", "heatcloak", "init", *search, check=False)
    assert found.stdout.count("seed.key") == 40, found.stdout
    stack.down()


@pytest.mark.parametrize(
    "file", ["zone.toml", "trusted/keys/ring.key", "nodes/n03/seed.key", "database/password"]
)
def test_an_empty_file_is_refused_and_not_replaced(stack: Stack, file: str) -> None:
    script = (
        'cd /provision && cp "$1" saved && : >"$1"; heatcloak-init 2>&1; echo "exit $?"; '
        '[ ! -s "$1" ] && mv saved "$1" && echo unchanged'
    )
    *message, code, unchanged = shell(stack, script, file).splitlines()
    assert (code, unchanged) == ("exit 2", "unchanged")
    assert file in "".join(message)
    assert "Traceback" not in "".join(message)


def test_init_does_not_write_through_a_link_of_a_service(stack: Stack) -> None:
    """A service under an attacker's control could redirect the write to another service's file."""
    before = digests(stack)
    link = "ln -s ../../trusted/keys/root.key /heatcloak/nodes/n02/.zone.toml.new"
    stack.compose("run", "--rm", "--no-deps", "--entrypoint", "sh", "fleet", "-c", link)
    done = stack.compose("run", "--rm", "init", check=False)
    assert done.returncode == 2
    assert "nodes/n02/.zone.toml.new" in done.stderr
    assert digests(stack) == before
