"""The containers of this checkout, run by a real Docker engine as a project of their own."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from support.programs import free_port, lack

SQLITE = "sqlite:////heatcloak/store/heatcloak.db"
POSTGRESQL = "postgresql://heatcloak@postgres/heatcloak"
MOSQUITTO = os.environ.get("MOSQUITTO_IMAGE", "eclipse-mosquitto:2")
ROOT = Path(__file__).parents[3]
SETTLING = 60.0
WAIT = 4
"""Seconds that a client listens."""
FAULTY = ("Traceback", "never retrieved", "Task exception", "was destroyed", "Segmentation")
Reading = tuple[str, str, int]
"""Node, boot and number."""


class Stack:
    """The stack, with knobs that are other than in ``.env``.

    Args:
        name: of the Compose project.
        profiles: those of it that are asked for.
        knobs: what stands otherwise in ``.env``.
    """

    def __init__(self, name: str, *profiles: str, **knobs: object) -> None:
        self.name, self.port = name, free_port()
        self._environment = {
            **os.environ,
            "COMPOSE_PROJECT_NAME": name,
            "COMPOSE_PROFILES": ",".join(profiles),
            "COMPOSE_ANSI": "never",
            "HTTP_PORT": str(self.port),
            **{knob: str(value) for knob, value in knobs.items()},
        }

    def run(self, *command: str, check: bool = True, seconds: float = 120, text: str = "") -> Any:
        """Run a command in the checkout with the stack's knobs; what it ended with."""
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=self._environment,
            input=text,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        if check and done.returncode:
            pytest.fail(f"{' '.join(command)}: {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done

    def compose(self, *words: str, **options: Any) -> Any:
        """Run ``docker compose``."""
        return self.run("docker", "compose", *words, **options)

    def up(self, *words: str) -> float:
        """Bring it up, and return how many seconds it took until all were healthy."""
        began = time.monotonic()
        self.compose("up", "--wait", *words, seconds=180)
        return time.monotonic() - began

    def inspect(self) -> dict[str, dict[str, Any]]:
        """What Docker says of each service's container, the ended ones too."""
        ids = self.compose("ps", "--all", "--quiet").stdout.split()
        told = json.loads(self.run("docker", "inspect", *ids).stdout)
        return {each["Config"]["Labels"]["com.docker.compose.service"]: each for each in told}

    def network(self, name: str) -> dict[str, Any]:
        """What Docker says of one of the stack's networks."""
        told = self.run("docker", "network", "inspect", f"{self.name}_{name}").stdout
        return dict(json.loads(told)[0])

    def kill(self, service: str) -> None:
        """Kill all processes of a container with -9, as an out-of-memory killer would."""
        self.compose("exec", "-T", service, "sh", "-c", "kill -9 -1", check=False)

    def wait_until_healthy(self, services: set[str], seconds: float = 60) -> float:
        """Return when all of them are, after how many seconds."""
        began = time.monotonic()
        while True:
            told = self.inspect()
            unwell = {
                name for name in services if told[name]["State"].get("Health", {}).get("Status") != "healthy"
            }
            if not unwell:
                return time.monotonic() - began
            assert time.monotonic() - began < seconds, f"not healthy: {unwell}\n{self.log()}"
            time.sleep(0.5)

    def wait_until(self, holds: Callable[[], bool], seconds: float = 120) -> None:
        """Return when ``holds`` does."""
        deadline = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < deadline, self.log()[-3000:]
            time.sleep(0.5)

    def wait_for_log(self, service: str, text: str, seconds: float = 60) -> None:
        """Return when a service has logged ``text``."""
        deadline = time.monotonic() + seconds
        while text not in (log := self.compose("logs", "--no-log-prefix", service).stdout):
            assert time.monotonic() < deadline, f"{text!r} is not in {log[-3000:]}"
            time.sleep(0.5)

    def get(self, path: str, token: str = "") -> httpx.Response:
        """A page of the aggregator's HTTP interface."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.get(f"http://127.0.0.1:{self.port}{path}", headers=headers, timeout=10)

    def token(self) -> str:
        """As ``make token`` prints it."""
        told = self.compose("exec", "-T", "aggregator", "cat", "/heatcloak/store/http.token")
        return str(told.stdout).strip()

    def cloaked(self) -> list[Reading]:
        """What the fleet's journal says was cloaked, of each node in the order of time."""
        told = self.compose("exec", "-T", "fleet", "sh", "-c", "cat state/journal/*.journal").stdout
        words = (line.split() for line in told.splitlines() if line.startswith("c "))
        return [(each[1], each[2], int(each[3])) for each in words if len(each) == 5]

    def stored(self) -> list[dict[str, Any]]:
        """Every reading of the store."""
        store = self._environment.get("STORE", SQLITE)
        export = ["store", "export", "-", "--format", "jsonl", "--zone", "hall", "--store", store]
        told = self.compose("exec", "-T", "aggregator", "heatcloak", *export, check=False)
        if told.returncode:
            assert "the store has no reading of it" in told.stderr, told.stderr
        return [json.loads(line) for line in told.stdout.splitlines() if line.startswith("{")]

    def wait_until_stored(self, cloaked: list[Reading]) -> list[dict[str, Any]]:
        """Every reading of the store, once all of ``cloaked`` are there that ever left their node."""
        last = {(node, boot): seq for node, boot, seq in cloaked}
        newest = {node: boot for node, boot, _ in cloaked}
        # Noted, and in no spool yet when its process was killed: it never left its node.
        unsure = {(node, boot, seq) for (node, boot), seq in last.items() if newest[node] != boot}
        deadline = time.monotonic() + SETTLING
        while True:
            stored = self.stored()
            missing = set(cloaked) - {(each["node"], each["boot"], each["seq"]) for each in stored}
            if missing <= unsure:
                return stored
            assert time.monotonic() < deadline, f"lost: {sorted(missing - unsure)[:5]} of {len(missing)}"
            time.sleep(1)

    def log(self) -> str:
        """What all containers logged."""
        return str(self.compose("logs", "--no-color", "--tail", "2000").stdout)

    def require_quiet_logs(self) -> None:
        """Nobody logged a traceback, or what asyncio says of tasks that nobody looked after."""
        assert not [line for line in self.log().splitlines() if any(word in line for word in FAULTY)]

    def client(self, volume: str | None, credentials: str) -> Client:
        """A container on the broker's network with mosquitto's own clients."""
        return Client(self, volume, credentials)

    def down(self) -> None:
        """Take it down, with all that it keeps."""
        self.run("make", "--silent", "down", "ARGS=--volumes --timeout 10")

    def left(self) -> list[str]:
        """What of it is still there."""
        label = f"label=com.docker.compose.project={self.name}"
        lists = (["ps", "--all"], ["volume", "ls"], ["network", "ls"])
        return [
            each
            for words in lists
            for each in self.run("docker", *words, "--quiet", "--filter", label).stdout.split()
        ]


class Client:
    """Mosquitto's own clients in a container on the broker's network, which sees one volume of the stack.

    Args:
        stack: the stack.
        volume: the volume, at /own; None for none.
        credentials: shell words for mosquitto's clients.
    """

    def __init__(self, stack: Stack, volume: str | None, credentials: str) -> None:
        self._stack, self._volume, self._credentials = stack, volume, credentials

    def ask(self, command: str) -> Any:
        """Run a shell command; ``$OURS`` stands for address and credentials."""
        words = ["docker", "run", "--rm", "--network", f"{self._stack.name}_mqtt", "--user", "10001:10001"]
        words += ["--cap-drop", "ALL", "--tmpfs", "/mosquitto/log", "--tmpfs", "/mosquitto/data"]
        if self._volume is not None:
            words += ["--volume", f"{self._stack.name}_{self._volume}:/own:ro,nocopy"]
        script = f'OURS="-h broker -p 8883 -V 5 {self._credentials}"; {command}'
        return self._stack.run(*words, "--entrypoint", "/bin/sh", MOSQUITTO, "-c", script, check=False)

    def hears(self, *topics: str, shown: str = "%t") -> list[str]:
        """The topics of all that comes within some seconds, or another format of mosquitto_sub's."""
        asked = " ".join(f"-t '{topic}'" for topic in topics)
        told = self.ask(f"mosquitto_sub $OURS {asked} -W {WAIT} -F '{shown}'")
        assert told.returncode in (0, 27), told.stderr
        return str(told.stdout).splitlines()

    def publishes(self, topic: str, *words: str) -> str:
        """What the broker answers."""
        told = self.ask(f"mosquitto_pub $OURS -t '{topic}' -m '{{}}' -q 1 -d {' '.join(words)}")
        return str(told.stdout + told.stderr)


@pytest.fixture(scope="session")
def docker() -> str:
    """The client of a Docker engine that answers, with Compose; the stack's images are built.

    Without them a test is skipped with the reason, and fails where CI=true.
    """
    program = shutil.which("docker")
    if program is None:
        lack("docker is not installed: get Docker with Compose")
    for command in (["info"], ["compose", "version"]):
        done = subprocess.run([program, *command], capture_output=True, text=True, check=False)
        if done.returncode:
            lack(f"docker {' '.join(command)} fails: {done.stderr.strip()[-200:] or 'no engine answers'}")
    build = [program, "compose", "--profile", "postgres", "build", "--quiet"]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, timeout=900, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return program


@pytest.fixture(scope="session")
def make_stack(docker: str) -> Iterator[Callable[..., Stack]]:
    """Makes stacks, by name; they and all that they keep end with the session."""
    made: list[Stack] = []

    def make(name: str, *profiles: str, **knobs: object) -> Stack:
        stack = Stack(f"heatcloak-{name}-{os.getpid()}", *profiles, **knobs)
        made.append(stack)
        return stack

    yield make
    for stack in made:
        with suppress(subprocess.TimeoutExpired):
            stack.down()


@pytest.fixture(scope="session")
def running(make_stack: Callable[..., Stack]) -> Stack:
    """A stack for tests that leave it as well as it was: twelve nodes, Home Assistant, PostgreSQL."""
    stack = make_stack(
        "running",
        "postgres",
        FLEET_NODES=12,
        HOME_ASSISTANT="yes",
        FLEET_OPTIONS="--journal state/journal",
        STORE=POSTGRESQL,
    )
    stack.up()
    return stack
