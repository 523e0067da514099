"""Settings in `.env`: a refused one changes nothing that runs, an accepted one reaches the service."""

from __future__ import annotations

import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

pytestmark = [pytest.mark.stack, pytest.mark.timeout(900)]

SERVICES = {"broker", "aggregator", "fleet", "node"}
REFUSED = {
    "ZONE": "other",
    "FLEET_NODES": "6",
    "ROUND_SECONDS": "2",
    "RELEASES": "10",
    "EPSILON": "8",
    "DELTA": "1e-4",
    "ALPHA": "0.02",
    "SEEDED": "no",
    "HOME_ASSISTANT": "perhaps",
    "METHOD": "nonsense",
    "POOL": "0",
    "KEEP_DAYS": "-1",
    "LOG_FORMAT": "xml",
    "STORE": "mysql://elsewhere",
    "FLEET_OPTIONS": "--nonsense",
    "MOSQUITTO_CONF": "nonsense.conf",
}


@pytest.fixture(scope="module")
def stack(make_stack: Callable[..., Any]) -> Iterator[Any]:
    """A stack of five nodes."""
    stack = make_stack("settings", FLEET_NODES=5)
    stack.up()
    yield stack
    stack.down()


def lives(stack: Any, *services: str) -> dict[str, tuple[str, str]]:
    """Which container each service has, and since when it runs."""
    told = stack.inspect()
    return {name: (told[name]["Id"], told[name]["State"]["StartedAt"]) for name in services or SERVICES}


def up_with(stack: Any, *words: str, **settings: str) -> Any:
    """Bring the stack up with other settings; what the command ended with."""
    assignments = [f"{name}={value}" for name, value in settings.items()]
    return stack.run("env", *assignments, "docker", "compose", "up", *words, check=False, seconds=180)


def newest_round(stack: Any) -> int:
    """The newest round that the stack has published an estimate of."""
    answer = stack.get("/api/v1/zones/hall/estimates/latest", stack.token())
    return int(answer.raise_for_status().json()["round"])


def wait_until_published(stack: Any, after: int, seconds: float = 60) -> None:
    """Return when an estimate of a round above ``after`` is published."""
    deadline = time.monotonic() + seconds
    while newest_round(stack) <= after:
        assert time.monotonic() < deadline, stack.log()[-3000:]
        time.sleep(0.5)


@pytest.mark.parametrize(("setting", "value"), REFUSED.items())
def test_a_refused_setting_leaves_all_services_as_they_run(stack: Any, setting: str, value: str) -> None:
    before = lives(stack)
    done = up_with(stack, "--wait", **{setting: value})
    assert done.returncode != 0
    assert 'service "init" didn\'t complete successfully: exit 2' in done.stderr
    said = stack.compose("logs", "--no-log-prefix", "init").stdout
    option = f"--{setting.lower().replace('_', '-')}"
    assert f"{setting}={value}" in said or option in said or value in said
    assert lives(stack) == before
    wait_until_published(stack, newest_round(stack))


def test_a_refused_setting_fails_without_waiting_too(stack: Any) -> None:
    before = lives(stack)
    assert up_with(stack, "--detach", EPSILON="8").returncode != 0
    assert lives(stack) == before


def test_a_world_that_is_missing_or_malformed_is_refused(stack: Any, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    malformed = tmp_path / "malformed.toml"
    malformed.write_text("source = nonsense\n", encoding="utf-8")
    missing = tmp_path / "missing.toml"
    before = lives(stack)
    done = up_with(stack, "--wait", WORLD=str(missing))
    assert done.returncode != 0
    assert f"does not exist: {missing}" in done.stderr
    assert not missing.exists(), "the engine makes a folder of a missing file"
    for world, reason in ((malformed, "not TOML"), (tmp_path, "is a folder")):
        assert up_with(stack, "--wait", WORLD=str(world)).returncode != 0
        said = stack.compose("logs", "--no-log-prefix", "init").stdout
        assert reason in said
        assert f"WORLD={world}" in said
    assert lives(stack) == before


def test_another_world_reaches_fleet_and_node(stack: Any, tmp_path: Path) -> None:
    world = tmp_path / "world.toml"
    world.write_text("[[source]]\npath = [[0, 0.2]]\n", encoding="utf-8")
    for folder in (tmp_path, *tmp_path.parents[:-2]):
        folder.chmod(folder.stat().st_mode | 0o055)
    before = lives(stack)
    done = up_with(stack, "--wait", WORLD=str(world))
    assert done.returncode == 0, done.stderr
    assert stack.compose("exec", "-T", "fleet", "cat", "nodes/world.toml").stdout == world.read_text()
    assert stack.compose("exec", "-T", "node", "cat", "scenario.toml").stdout == world.read_text()
    after = lives(stack)
    assert {name for name in SERVICES if after[name] != before[name]} == {"fleet", "node"}
    stack.up()


def test_an_accepted_setting_has_reached_the_service_when_up_returns(stack: Any) -> None:
    before = lives(stack)
    done = up_with(stack, "--wait", LOG_FORMAT="json", POOL="1")
    assert done.returncode == 0, done.stderr
    shown = stack.compose("exec", "-T", "aggregator", "sh", "-c", "cat /proc/[0-9]*/cmdline").stdout
    assert "--log-format=json" in shown
    assert "--pool=1" in shown
    assert stack.get("/readyz").json()["ready"] is True
    assert lives(stack, "broker", "fleet", "node") == {
        name: before[name] for name in ("broker", "fleet", "node")
    }
    stack.up()


def test_too_little_memory_is_refused_with_what_it_takes(stack: Any) -> None:
    """Compose has recreated that container by then, and no other; the check before it changes none."""
    before = lives(stack)
    done = stack.run(
        *(
            "env",
            "AGGREGATOR_MEMORY=10m",
            "docker",
            "compose",
            "run",
            "--rm",
            "--no-deps",
            "-T",
            "init",
            "--check",
        ),
        check=False,
    )
    message = "AGGREGATOR_MEMORY=10m is too small: this service needs 256 MiB"
    assert done.returncode == 2
    assert message in done.stderr
    assert lives(stack) == before
    assert up_with(stack, "--wait", AGGREGATOR_MEMORY="10m").returncode != 0
    assert message in stack.compose("logs", "--no-log-prefix", "init").stdout
    others = ("broker", "fleet", "node")
    assert lives(stack, *others) == {name: before[name] for name in others}
    # Compose may have given up before it started the new container.
    assert up_with(stack, "--no-deps", "--detach", "aggregator", AGGREGATOR_MEMORY="10m").returncode == 0
    stack.wait_for_log("aggregator", "AGGREGATOR_MEMORY is 10 MiB, and this service needs 256 MiB")
    stack.up()


def test_a_service_that_the_kernel_kills_for_its_memory_says_so(stack: Any) -> None:
    command = "touch /tmp/settings; exec heatcloak-run /tmp/settings python -c 'held = bytes(1) * (1 << 30)'"
    limited = ("--memory", "64m", "--memory-swap", "64m", "--env", "MEMORY_SETTING=AGGREGATOR_MEMORY")
    done = stack.run(
        "docker", "run", "--rm", *limited, "--entrypoint", "sh", "heatcloak:0.1.0", "-c", command, check=False
    )
    assert done.returncode == 128 + signal.SIGKILL
    assert "out of memory: AGGREGATOR_MEMORY is 64 MiB: raise it in .env" in done.stderr


def test_health_checks_write_no_line(stack: Any) -> None:
    """Connections of nodes are logged, the check's own only once."""
    time.sleep(12)
    log = stack.compose("logs", "--no-log-prefix", "broker").stdout
    assert "u'heatcloak_aggregator'" in log
    starts = log.count("mosquitto version 2.0.11 running") + log.count("mosquitto version 2.1.2 running")
    assert log.count("u'heatcloak_health'") <= max(starts, 1)


def test_make_up_shows_the_failing_container_first(stack: Any) -> None:
    """And the settings are checked before any container changes."""
    before = lives(stack)
    done = stack.run("env", "AGGREGATOR_MEMORY=10m", "make", "--silent", "up", check=False, seconds=180)
    assert done.returncode != 0
    assert "AGGREGATOR_MEMORY=10m is too small" in done.stderr
    assert lives(stack) == before
    # What init can't know: the store of PostgreSQL, which does not run.
    store = "STORE=postgresql://heatcloak@postgres/heatcloak"
    done = stack.run("env", store, "make", "--silent", "up", check=False, seconds=300)
    assert done.returncode != 0
    first = next(line for line in done.stderr.splitlines() if line.startswith("---"))
    assert first.startswith("--- aggregator: ")
    assert "store postgresql://heatcloak@postgres/heatcloak" in done.stderr
    stack.up()


def test_a_first_start_with_a_refused_setting_ends_and_says_so(make_stack: Callable[..., Any]) -> None:
    stack = make_stack("first", FLEET_NODES=3, EPSILON="x")
    done = stack.compose("up", "--wait", check=False, seconds=120)
    assert done.returncode != 0
    assert "didn't complete successfully: exit 2" in done.stderr
    assert "Invalid value for '--epsilon'" in stack.compose("logs", "init").stdout
    done = up_with(stack, "--wait", EPSILON="4")
    assert done.returncode == 0, done.stderr
    stack.down()
