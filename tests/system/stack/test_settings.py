"""Settings in `.env`: a refused one changes no running service, an accepted one reaches its service."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from support.stack import Stack

pytestmark = [pytest.mark.stack, pytest.mark.timeout(900)]

SERVICES = {"broker", "aggregator", "fleet", "node"}


@pytest.fixture(scope="module")
def stack(make_stack: Callable[..., Stack]) -> Iterator[Stack]:
    """A stack of five nodes."""
    stack = make_stack("settings", FLEET_NODES=5)
    stack.up()
    yield stack
    stack.down()


def lifetimes(stack: Stack, *services: str) -> dict[str, tuple[str, str]]:
    """Return each service's container and the time of its start."""
    containers = stack.inspect()
    return {
        name: (containers[name]["Id"], containers[name]["State"]["StartedAt"])
        for name in services or SERVICES
    }


def up_with(stack: Stack, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Start the stack with changed settings, which may be refused."""
    return stack.compose("up", *words, check=False, seconds=180, **settings)


def newest_round(stack: Stack) -> int:
    """Return the newest round with a published estimate."""
    answer = stack.get("/api/v1/zones/hall/estimates/latest", stack.token())
    return int(answer.raise_for_status().json()["round"])


@pytest.mark.parametrize(
    ("setting", "value"), [("EPSILON", "8"), ("METHOD", "nonsense"), ("MOSQUITTO_CONF", "nonsense.conf")]
)
def test_a_refused_setting_leaves_all_services_as_they_run(stack: Stack, setting: str, value: str) -> None:
    """A changed promise, a wrong option of a service and a wrong file; test_init.py has every setting."""
    before = lifetimes(stack)
    done = up_with(stack, "--wait", **{setting: value})
    assert done.returncode != 0
    assert 'service "init" didn\'t complete successfully: exit 2' in done.stderr
    assert value in stack.service_log("init")
    assert lifetimes(stack) == before
    last = newest_round(stack)
    stack.wait_until(lambda: newest_round(stack) > last)


def test_a_refused_setting_fails_also_without_wait(stack: Stack) -> None:
    before = lifetimes(stack)
    assert up_with(stack, "--detach", EPSILON="8").returncode != 0
    assert lifetimes(stack) == before


def test_a_missing_or_malformed_scenario_is_refused(stack: Stack, tmp_path: Path) -> None:
    tmp_path.chmod(0o755)
    malformed = tmp_path / "malformed.toml"
    malformed.write_text("source = nonsense\n", encoding="utf-8")
    missing = tmp_path / "missing.toml"
    before = lifetimes(stack)
    done = up_with(stack, "--wait", WORLD=str(missing))
    assert done.returncode != 0
    assert f"does not exist: {missing}" in done.stderr
    assert not missing.exists(), "Docker makes a folder of a missing file by default"
    for world, reason in ((malformed, "not TOML"), (tmp_path, "is a folder")):
        assert up_with(stack, "--wait", WORLD=str(world)).returncode != 0
        log = stack.service_log("init")
        assert reason in log
        assert f"WORLD={world}" in log
    assert lifetimes(stack) == before


def test_a_changed_scenario_reaches_fleet_and_node(stack: Stack, tmp_path: Path) -> None:
    world = tmp_path / "world.toml"
    world.write_text("[[source]]\npath = [[0, 0.2]]\n", encoding="utf-8")
    for folder in (tmp_path, *tmp_path.parents[:-2]):
        folder.chmod(folder.stat().st_mode | 0o055)
    before = lifetimes(stack)
    done = up_with(stack, "--wait", WORLD=str(world))
    assert done.returncode == 0, done.stderr
    assert stack.execute("fleet", "cat", "nodes/world.toml").stdout == world.read_text()
    assert stack.execute("node", "cat", "scenario.toml").stdout == world.read_text()
    after = lifetimes(stack)
    assert {name for name in SERVICES if after[name] != before[name]} == {"fleet", "node"}
    stack.up()


def test_an_accepted_setting_has_reached_the_service_when_up_returns(stack: Stack) -> None:
    before = lifetimes(stack)
    done = up_with(stack, "--wait", LOG_FORMAT="json", POOL="1")
    assert done.returncode == 0, done.stderr
    arguments = stack.execute("aggregator", "sh", "-c", "cat /proc/[0-9]*/cmdline").stdout
    assert "--log-format=json" in arguments
    assert "--pool=1" in arguments
    assert stack.get("/readyz").json()["ready"] is True
    others = ("broker", "fleet", "node")
    assert lifetimes(stack, *others) == {name: before[name] for name in others}
    stack.up()


def test_too_little_memory_is_refused_with_the_required_size(stack: Stack) -> None:
    """Compose recreates this one container before `init` refuses; a check beforehand changes none."""
    before = lifetimes(stack)
    message = "AGGREGATOR_MEMORY=10m is too small: this service needs 256 MiB"
    check = ("run", "--rm", "--no-deps", "-T", "init", "--check")
    done = stack.compose(*check, check=False, AGGREGATOR_MEMORY="10m")
    assert done.returncode == 2
    assert message in done.stderr
    assert lifetimes(stack) == before
    assert up_with(stack, "--wait", AGGREGATOR_MEMORY="10m").returncode != 0
    assert message in stack.service_log("init")
    others = ("broker", "fleet", "node")
    assert lifetimes(stack, *others) == {name: before[name] for name in others}
    # Compose may have given up before it started the new container.
    assert up_with(stack, "--no-deps", "--detach", "aggregator", AGGREGATOR_MEMORY="10m").returncode == 0
    message = "AGGREGATOR_MEMORY is 10 MiB, and this service needs 256 MiB"
    stack.wait_until(lambda: message in stack.service_log("aggregator"), seconds=60)
    stack.up()


def test_a_process_killed_for_its_memory_names_the_setting(stack: Stack) -> None:
    command = "touch /tmp/settings; exec heatcloak-run /tmp/settings python -c 'held = bytes(1) * (1 << 30)'"
    container = stack.engine.containers.create(
        "heatcloak:0.1.0",
        ["-c", command],
        entrypoint="sh",
        mem_limit="64m",
        memswap_limit="64m",
        environment={"MEMORY_SETTING": "AGGREGATOR_MEMORY"},
    )
    try:
        container.start()
        code = container.wait()["StatusCode"]
        log = container.logs().decode()
    finally:
        container.remove(force=True)
    assert code == 128 + signal.SIGKILL
    assert "out of memory: AGGREGATOR_MEMORY is 64 MiB: raise it in .env" in log


def test_a_health_check_logs_no_line_of_its_own(stack: Stack) -> None:
    """Only the start of the broker's health client is logged, not each of its checks."""

    def last_check() -> str:
        return stack.execute("broker", "stat", "-c", "%y", "/mosquitto/log/alive").stdout

    checks = {last_check()}

    def checked_again() -> bool:
        checks.add(last_check())
        return len(checks) >= 3

    stack.wait_until(checked_again, seconds=60)
    log = stack.service_log("broker")
    assert "u'heatcloak_aggregator'" in log
    starts = log.count("mosquitto version 2.0.11 running") + log.count("mosquitto version 2.1.2 running")
    assert log.count("u'heatcloak_health'") <= max(starts, 1)


def test_make_up_checks_the_settings_before_it_changes_a_container(stack: Stack) -> None:
    before = lifetimes(stack)
    done = stack.run("make", "--silent", "up", check=False, seconds=180, AGGREGATOR_MEMORY="10m")
    assert done.returncode != 0
    assert "AGGREGATOR_MEMORY=10m is too small" in done.stderr
    assert lifetimes(stack) == before


def test_make_up_shows_the_log_of_the_failing_container_first(stack: Stack) -> None:
    """`init` can't know that PostgreSQL does not run."""
    store = "postgresql://heatcloak@postgres/heatcloak"
    done = stack.run("make", "--silent", "up", check=False, seconds=300, STORE=store)
    assert done.returncode != 0
    first = next(line for line in done.stderr.splitlines() if line.startswith("---"))
    assert first.startswith("--- aggregator: ")
    assert f"store {store}" in done.stderr
    stack.up()


def test_a_first_start_with_a_refused_setting_ends_and_a_corrected_one_succeeds(
    make_stack: Callable[..., Stack],
) -> None:
    stack = make_stack("first", FLEET_NODES=3, EPSILON="x")
    done = stack.compose("up", "--wait", check=False, seconds=120)
    assert done.returncode != 0
    assert "didn't complete successfully: exit 2" in done.stderr
    assert "Invalid value for '--epsilon'" in stack.service_log("init")
    done = up_with(stack, "--wait", EPSILON="4")
    assert done.returncode == 0, done.stderr
    stack.down()
