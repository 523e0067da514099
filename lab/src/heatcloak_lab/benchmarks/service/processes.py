"""A real ``heatcloak serve`` process on this machine: its memory and its estimates."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from paho.mqtt.client import Client, MQTTMessage

from heatcloak_lab.benchmarks.broker import LOOPBACK, PrivateBroker, free_port, private_broker, subscriber
from heatcloak_lab.benchmarks.machine import resident_bytes
from heatcloak_lab.benchmarks.programs import TIMEOUT, ProgramError, environment
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import WireError
from heatcloak_shared.topics import estimate_topic
from heatcloak_shared.wire import Estimate, decode_estimate
from heatcloak_shared.zone import Zone, render_zone

_SAMPLE_INTERVAL = 0.25


@contextmanager
def broker_and_zone_file(zone: Zone, folder: Path) -> Iterator[tuple[PrivateBroker, Path]]:
    """Run a private broker, and write the zone's file into a new folder within ``folder``.

    Raises:
        LinkError: mosquitto is not installed, or does not start.
    """
    with private_broker() as broker, TemporaryDirectory(prefix="heatcloak-", dir=folder) as name:
        zone_file = Path(name).resolve() / "zone.toml"
        zone_file.write_text(render_zone(zone), encoding="utf-8")
        yield broker, zone_file


@dataclass(frozen=True)
class RunningService:
    """A running service.

    Attributes:
        pid: its process id.
        port: its HTTP port at the loopback address.
        token: its HTTP token.
    """

    pid: int
    port: int
    token: str


@contextmanager
def running_service(
    zone_file: Path, broker: BrokerAddress, *options: str, timeout: float = TIMEOUT
) -> Iterator[RunningService]:
    """Run ``heatcloak serve`` with its store beside ``zone_file`` until the end of the block.

    Args:
        zone_file: the zone's file, or a folder of zone files.
        broker: the broker.
        options: more options of the command.
        timeout: seconds in which it must become ready.

    Raises:
        ProgramError: it does not become ready.
    """
    port = free_port()
    log = zone_file.with_suffix(".log")
    command = [sys.executable, "-m", "heatcloak_aggregator", "serve", "--zone", str(zone_file)]
    command += ["--broker", f"{broker.host}:{broker.port}", "--http", str(port), *options]
    with log.open("wb") as stderr:
        process = subprocess.Popen(  # noqa: S603  our own program
            [*command, "--store", f"sqlite:///{store_file(zone_file)}"],
            cwd=zone_file.parent,
            stdout=subprocess.DEVNULL,
            stderr=stderr,
            env=environment(),
            start_new_session=True,
        )
    try:
        _wait_until_ready(process, port, log, timeout)
        token = (zone_file.parent / "heatcloak.token").read_text(encoding="ascii").strip()
        yield RunningService(process.pid, port, token)
    finally:
        # An orderly end is not needed: its folder is deleted.
        process.kill()
        process.wait()


def store_file(zone_file: Path) -> Path:
    """Return the path of the store of the service of a zone file."""
    return zone_file.with_suffix(".db")


def _wait_until_ready(process: subprocess.Popen[bytes], port: int, log: Path, timeout: float) -> None:
    deadline = time.monotonic() + timeout
    while process.poll() is None and time.monotonic() < deadline:
        with suppress(OSError), urllib.request.urlopen(f"http://{LOOPBACK}:{port}/readyz", timeout=5):
            return
        time.sleep(0.1)
    last = log.read_text(encoding="utf-8", errors="replace").strip().splitlines()[-1:] or ["no message"]
    raise ProgramError(f"heatcloak serve is not ready: {last[0]}")


@contextmanager
def memory_samples(pid: int) -> Iterator[list[int]]:
    """Sample the resident bytes of a process until the end of the block, at least once."""
    samples: list[int] = []
    stop = threading.Event()

    def sample() -> None:
        while True:
            with suppress(OSError):
                samples.append(resident_bytes(pid))
            if stop.wait(_SAMPLE_INTERVAL):
                return

    thread = threading.Thread(target=sample, daemon=True)
    thread.start()
    try:
        yield samples
    finally:
        stop.set()
        thread.join()


def estimate_subscriber(
    zone: str, broker: BrokerAddress, on_estimate: Callable[[Estimate, float], None]
) -> AbstractContextManager[None]:
    """Call ``on_estimate`` with each estimate and its monotonic time of arrival, on a thread of its own."""

    def on_message(_client: Client, message: MQTTMessage) -> None:
        arrived = time.monotonic()
        with suppress(WireError):
            on_estimate(decode_estimate(bytes(message.payload)), arrived)

    return subscriber(broker, estimate_topic(zone), on_message)
