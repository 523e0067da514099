"""A Compose project of this checkout: Compose starts and stops it, Docker's API tells its state."""

from __future__ import annotations

import json
import os
import subprocess
import tarfile
import time
from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from typing import Any, NamedTuple, cast

import docker
import httpx
import pytest
from docker.models.containers import Container

from support.programs import free_port
from support.waiting import wait_until

ROOT = Path(__file__).parents[2]
SQLITE = "sqlite:////heatcloak/store/heatcloak.db"
POSTGRESQL = "postgresql://heatcloak@postgres/heatcloak"
MOSQUITTO = os.environ.get("MOSQUITTO_IMAGE", "eclipse-mosquitto:2")
FAULTS = ("Traceback", "never retrieved", "Task exception", "was destroyed", "Segmentation")

Reading = tuple[str, str, int]
"""Node, boot and number."""


class Output(NamedTuple):
    """The result of a command in a container."""

    returncode: int
    stdout: str
    stderr: str


class Stack:
    """The containers of this checkout as a Compose project of their own.

    Args:
        engine: the client of a Docker engine.
        name: the name of the Compose project.
        profiles: Compose profiles to start.
        settings: variables that override ``.env``.
    """

    def __init__(self, engine: docker.DockerClient, name: str, *profiles: str, **settings: object) -> None:
        self.engine, self.name, self.port, self.second_port = engine, name, free_port(), free_port()
        self._environment = {
            **os.environ,
            "COMPOSE_PROJECT_NAME": name,
            "COMPOSE_PROFILES": ",".join(profiles),
            "COMPOSE_ANSI": "never",
            "HTTP_PORT": str(self.port),
            "HTTP_PORT_2": str(self.second_port),
            **{setting: str(value) for setting, value in settings.items()},
        }
        self._labels = [f"com.docker.compose.project={name}"]

    def run(
        self, *command: str, check: bool = True, seconds: float = 120, **settings: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a command in the checkout; fail the test when ``check`` and the command fails."""
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=self._environment | settings,
            capture_output=True,
            text=True,
            timeout=seconds,
            check=False,
        )
        if check and done.returncode:
            pytest.fail(f"{' '.join(command)}: {done.returncode}\n{done.stdout[-3000:]}{done.stderr[-3000:]}")
        return done

    def compose(self, *words: str, **options: Any) -> subprocess.CompletedProcess[str]:
        """Run ``docker compose``, for what only Compose can do."""
        return self.run("docker", "compose", *words, **options)

    def up(self, *words: str) -> float:
        """Start the stack; return the seconds until all containers are healthy."""
        began = time.monotonic()
        self.compose("up", "--wait", *words, seconds=180)
        return time.monotonic() - began

    def containers(self) -> dict[str, Container]:
        """Return the container of each service, or one of its replicas, stopped ones included."""
        return {service: replicas[0] for service, replicas in self.replicas().items()}

    def replicas(self) -> dict[str, list[Container]]:
        """Return all containers of each service by number, stopped ones included."""
        found: dict[str, list[Container]] = {}
        everything = self.engine.containers.list(all=True, filters={"label": self._labels})
        for each in sorted(everything, key=lambda each: each.labels["com.docker.compose.container-number"]):
            if each.labels.get("com.docker.compose.oneoff") != "True":
                found.setdefault(each.labels["com.docker.compose.service"], []).append(each)
        return found

    def inspect(self) -> dict[str, dict[str, Any]]:
        """Return Docker's description of each service's container."""
        return {service: each.attrs for service, each in self.containers().items()}

    def network(self, name: str) -> dict[str, Any]:
        """Return Docker's description of one of the stack's networks."""
        return dict(self.engine.networks.get(f"{self.name}_{name}").attrs)

    def execute(self, service: str, *command: str, check: bool = True, **environment: str) -> Output:
        """Run a command in a running container; fail the test when ``check`` and the command fails."""
        container = self.containers()[service]
        code, streams = container.exec_run(list(command), demux=True, environment=environment)
        stdout, stderr = cast("tuple[bytes | None, bytes | None]", streams)
        done = Output(cast("int", code), (stdout or b"").decode(), (stderr or b"").decode())
        if check and done.returncode:
            pytest.fail(f"{service}: {' '.join(command)}: {done}")
        return done

    def kill(self, service: str) -> None:
        """Kill all processes of a container with SIGKILL, and return when it has started again."""
        container = self.containers()[service]
        since = datetime.now(UTC)
        self.execute(service, "sh", "-c", "kill -9 -1", check=False)
        self._wait_for_event({"container": container.id, "event": "start"}, since, seconds=60)

    def _wait_for_event(self, filters: dict[str, Any], since: datetime, seconds: float) -> None:
        # Docker repeats the events since then and ends the stream at `until`: no event can be missed.
        until = datetime.now(UTC) + timedelta(seconds=seconds)
        with closing(self.engine.events(since=since, until=until, filters=filters, decode=True)) as events:
            if next(iter(events), None) is None:
                pytest.fail(f"no event {filters} within {seconds:g} s\n{self.log()[-3000:]}")

    def wait_until_healthy(self, services: Iterable[str], seconds: float = 60) -> float:
        """Wait until all of these services are healthy; return the seconds."""
        began = time.monotonic()
        filters = {"label": self._labels, "event": "health_status"}
        while True:
            since = datetime.now(UTC)
            states = {name: each["State"] for name, each in self.inspect().items()}
            unhealthy = {
                name for name in services if states[name].get("Health", {}).get("Status") != "healthy"
            }
            if not unhealthy:
                return time.monotonic() - began
            if time.monotonic() - began >= seconds:
                pytest.fail(f"not healthy: {unhealthy}\n{self.log()}")
            self._wait_for_event(filters, since, seconds)

    def wait_until(self, condition: Callable[[], bool], seconds: float = 120) -> None:
        """Poll ``condition`` twice a second until it holds."""
        wait_until(condition, seconds, lambda: f"\n{self.log()[-3000:]}", interval=0.5)

    def get(self, path: str, token: str = "", *, second: bool = False) -> httpx.Response:
        """Request a page of the aggregator's HTTP interface, or of the second aggregator's."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        port = self.second_port if second else self.port
        return httpx.get(f"http://127.0.0.1:{port}{path}", headers=headers, timeout=10)

    def query(self, statement: str) -> list[list[str]]:
        """Return the rows of a query of the stack's PostgreSQL, as text."""
        script = 'PGPASSWORD=$(cat /run/heatcloak/password) exec psql --host=/tmp --username=heatcloak "$@"'
        options = ("--no-align", "--tuples-only", "--field-separator= ", "--command", statement, "heatcloak")
        # `exec_run` may return no output of a command that ends at once.
        done = self.compose("exec", "-T", "postgres", "sh", "-c", script, "sh", *options)
        return [line.split(" ") for line in done.stdout.splitlines()]

    def token(self) -> str:
        """Return the token of the HTTP interface."""
        # On a loaded machine an engine may return no output of a command that ends at once, such as cat.
        archive, _ = self.containers()["aggregator"].get_archive("/heatcloak/store/http.token")
        with tarfile.open(fileobj=BytesIO(b"".join(archive))) as tar:
            file = tar.extractfile("http.token")
            assert file is not None
            return file.read().decode().strip()

    def cloaked(self) -> list[Reading]:
        """Return what the fleet's journal lists as cloaked, per node in order of time."""
        journal = self.execute("fleet", "sh", "-c", "cat state/journal/*.journal").stdout
        words = (line.split() for line in journal.splitlines() if line.startswith("c "))
        return [(each[1], each[2], int(each[3])) for each in words if len(each) == 5]

    def stored(self) -> list[dict[str, Any]]:
        """Return every reading of the store."""
        store = self._environment.get("STORE", SQLITE)
        export = ["store", "export", "-", "--format", "jsonl", "--zone", "hall", "--store", store]
        done = self.execute("aggregator", "heatcloak", *export, check=False)
        if done.returncode:
            assert "has no reading in the store" in done.stderr, done.stderr
        return [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]

    def wait_until_stored(self, cloaked: list[Reading], seconds: float = 60) -> list[dict[str, Any]]:
        """Return every reading of the store, once it holds all of ``cloaked`` that left their node."""
        last = {(node, boot): seq for node, boot, seq in cloaked}
        newest = {node: boot for node, boot, _ in cloaked}
        # A process killed between journal and spool noted a reading that never left its node.
        may_be_missing = {(node, boot, seq) for (node, boot), seq in last.items() if newest[node] != boot}
        stored: list[dict[str, Any]] = []

        def all_stored() -> bool:
            stored[:] = self.stored()
            missing = set(cloaked) - {(each["node"], each["boot"], each["seq"]) for each in stored}
            return missing <= may_be_missing

        self.wait_until(all_stored, seconds)
        return stored

    def service_log(self, service: str) -> str:
        """Return what a service logged."""
        return self.containers()[service].logs().decode()

    def log(self) -> str:
        """Return the last lines of all containers."""
        return "".join(
            f"{service} | {line}\n"
            for service, container in self.containers().items()
            for line in container.logs(tail=2000).decode().splitlines()
        )

    def require_no_faults_logged(self) -> None:
        """Fail when a container logged a traceback or asyncio's complaint about a lost task."""
        assert not [line for line in self.log().splitlines() if any(fault in line for fault in FAULTS)]

    def client(self, volume: str | None, credentials: str) -> BrokerClient:
        """Return a client on the broker's network; see `BrokerClient`."""
        return BrokerClient(self, volume, credentials)

    def down(self) -> None:
        """Remove the stack with all its volumes."""
        self.run("make", "--silent", "down", "ARGS=--volumes --timeout 10")

    def remains(self) -> list[str]:
        """Return the containers, volumes and networks of the stack that exist."""
        filters: dict[str, Any] = {"label": self._labels}
        return [
            *(each.name or "" for each in self.engine.containers.list(all=True, filters=filters)),
            *(each.name or "" for each in self.engine.volumes.list(filters=filters)),
            *(each.name or "" for each in self.engine.networks.list(filters=filters)),
        ]


def require_restricted(name: str, container: dict[str, Any], restart: str = "unless-stopped") -> None:
    """Fail when a container, by Docker's description, has privileges, or no limits."""
    host = container["HostConfig"]
    assert container["Config"]["User"] == "10001:10001", name
    assert host["ReadonlyRootfs"] is True, name
    assert host["CapDrop"] == ["ALL"], name
    assert not host["CapAdd"], name
    assert host["Privileged"] is False, name
    assert host["SecurityOpt"] == ["no-new-privileges:true"], name
    assert host["NetworkMode"] != "host", name
    assert (host["PidMode"], host["UTSMode"], host["UsernsMode"]) == ("", "", ""), name
    assert host["IpcMode"] in ("private", "none"), name
    assert not host["Devices"], name
    assert host["Memory"] > 0, name
    assert 0 < host["PidsLimit"] <= 2000, name
    assert host["RestartPolicy"]["Name"] == restart, name


def require_enforced(stack: Stack, service: str) -> None:
    """Fail when the kernel does not restrict the processes of a service."""
    status = stack.execute(service, "cat", "/proc/1/status").stdout
    facts = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    assert facts["Uid"].split() == ["10001"] * 4
    assert facts["Gid"].split() == ["10001"] * 4
    assert {facts[each].strip() for each in ("CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb")} == {"0" * 16}
    assert facts["NoNewPrivs"].strip() == "1"
    for path in ("/x", "/etc/x", "/usr/bin/x", "/opt/x", "/var/x"):
        assert stack.execute(service, "touch", path, check=False).returncode != 0
    assert "docker.sock" not in stack.execute(service, "cat", "/proc/self/mounts").stdout


class BrokerClient:
    """Mosquitto's clients in a container on the broker's network, with one volume of the stack.

    Args:
        stack: the stack.
        volume: the volume to mount at /own; None for none.
        credentials: shell words for mosquitto's clients.
    """

    def __init__(self, stack: Stack, volume: str | None, credentials: str) -> None:
        self._stack, self._volume, self._credentials = stack, volume, credentials

    def run(self, script: str) -> Output:
        """Run a shell script, in which ``$OPTIONS`` holds address and credentials."""
        options = f"-h broker -p 8883 -V 5 {self._credentials}"
        container = self._stack.engine.containers.create(
            MOSQUITTO,
            ["-c", f'OPTIONS="{options}"; {script}'],
            entrypoint="/bin/sh",
            network=f"{self._stack.name}_mqtt",
            user="10001:10001",
            cap_drop=["ALL"],
            tmpfs={"/mosquitto/log": "", "/mosquitto/data": ""},
            volumes=[f"{self._stack.name}_{self._volume}:/own:ro,nocopy"] if self._volume else [],
        )
        try:
            container.start()
            code = int(container.wait()["StatusCode"])
            stdout, stderr = (container.logs(stdout=out, stderr=not out).decode() for out in (True, False))
        finally:
            container.remove(force=True, v=True)
        return Output(code, stdout, stderr)

    def receive(self, *topics: str, shown: str = "%t", count: int = 0, seconds: int = 4) -> list[str]:
        """Receive for some seconds or ``count`` messages; return a line each, by default its topic."""
        options = " ".join([f"-W {seconds}", *(f"-t '{topic}'" for topic in topics)])
        options += f" -C {count}" if count else ""
        done = self.run(f"mosquitto_sub $OPTIONS {options} -F '{shown}'")
        assert done.returncode in (0, 27), done.stderr
        return done.stdout.splitlines()

    def publish(self, topic: str) -> str:
        """Publish ``{}`` at QoS 1; return what mosquitto's client printed."""
        done = self.run(f"mosquitto_pub $OPTIONS -t '{topic}' -m '{{}}' -q 1 -d")
        return done.stdout + done.stderr
