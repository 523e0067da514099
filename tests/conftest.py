"""Fixtures that several parts share: a zone, and a mosquitto of the test's own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.trusted import Keyring, derive_node_key
from heatcloak_shared import DiscreteGaussian, Keystream, Reading
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.mac import reading_mac
from heatcloak_shared.ratchet import Epochs, ratchet
from heatcloak_shared.schedule import Schedule
from heatcloak_shared.wire import signed_bytes
from heatcloak_shared.zone import Interval, Move, Noise, Promise, Zone


def pytest_addoption(parser: pytest.Parser) -> None:
    """Long tests have a short form, which is the default, and a length that a command can ask for."""
    parser.addoption("--kills", type=int, default=25, help="how often the kill storm kills its node")
    parser.addoption("--audits", type=int, default=20, help="how many audits of right nodes are made")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often the kill storm kills its node."""
    return int(request.config.getoption("--kills"))


@pytest.fixture
def audits(request: pytest.FixtureRequest) -> int:
    """How many audits of right nodes are made, to see whether they raise false alarms."""
    return int(request.config.getoption("--audits"))


@pytest.fixture
def zone() -> Zone:
    """A small zone of four sensors with more noise than its promise takes."""
    return Zone(
        name="hall",
        domain=Interval(n_sources=20, n_sensors=4, diffusivity=0.5, time=0.1),
        nodes=("n01", "n02", "n03", "n04"),
        schedule=Schedule(period=1.0, every=1, releases=20, budget_rounds=20),
        promise=Promise(Move(alpha=0.01), epsilon=4.0, delta=1e-5),
        noise=Noise(sensitivity=0.05, step=2.0**-10, sigma_ticks=300),
    )


def free_port() -> int:
    """A TCP port on loopback that nobody listens on just now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Mosquitto:
    """A mosquitto that a test may stop, kill and start again on the same port."""

    def __init__(self, program: str, folder: Path, extra: str = "") -> None:
        self.port = free_port()
        self._program = program
        self._conf = folder / "mosquitto.conf"
        default = "allow_anonymous true\n" if "allow_anonymous" not in extra else ""
        self._conf.write_text(
            f"listener {self.port} 127.0.0.1\nmax_queued_messages 100000\nuser root\n{default}{extra}",
            encoding="ascii",
        )
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> BrokerAddress:
        """Where it listens."""
        return BrokerAddress("127.0.0.1", self.port)

    def start(self) -> None:
        """Start it and wait until it listens."""
        self._process = subprocess.Popen(
            [self._program, "-c", str(self._conf)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 10
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.02)
        pytest.fail("mosquitto did not start")

    def kill(self) -> None:
        """End it without a chance to say anything."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def _installed(program: str, package: str) -> str:
    """Where a program lies; the test is skipped without it, and fails where CI=true."""
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        reason = f"{program} is not installed (apt install {package})"
        if os.environ.get("CI") == "true":
            pytest.fail(reason)
        pytest.skip(reason)
    return found


@pytest.fixture
def mosquitto_sub() -> str:
    """Mosquitto's own subscriber."""
    return _installed("mosquitto_sub", "mosquitto-clients")


@pytest.fixture
def start_mosquitto(tmp_path: Path) -> Iterator[Callable[..., Mosquitto]]:
    """Starts mosquittos on free ports; they end with the test.

    Without mosquitto the test is skipped with that reason, and fails where CI=true.
    """
    program = _installed("mosquitto", "mosquitto")
    started: list[Mosquitto] = []

    def start(extra: str = "") -> Mosquitto:
        folder = tmp_path / f"mosquitto{len(started)}"
        folder.mkdir()
        broker = Mosquitto(program, folder, extra)
        started.append(broker)
        broker.start()
        return broker

    yield start
    for broker in started:
        broker.kill()


@pytest.fixture
def mosquitto(start_mosquitto: Callable[..., Mosquitto]) -> Mosquitto:
    """One running anonymous mosquitto."""
    return start_mosquitto()


@pytest.fixture
def unused_port() -> int:
    """A port that nobody listens on."""
    return free_port()


class Sealer:
    """Makes the readings that seeded nodes publish, from the zone's root."""

    def __init__(self, zone: Zone, root: bytes, epochs: Epochs) -> None:
        self.zone, self.root, self.epochs = zone, root, epochs

    @property
    def ring(self) -> Keyring:
        """The trusted party's ring."""
        return Keyring.from_root(self.zone.name, self.root, self.zone.nodes, self.epochs)

    def __call__(
        self,
        node: str,
        number: int,
        seq: int,
        ticks: int,
        boot: bytes = bytes(range(16)),
        generation: int = 0,
        **changes: Any,
    ) -> Reading:
        """A node's reading of a round, quantised to ``ticks``; keywords bend it before the MAC."""
        zone, epoch = self.zone, self.epochs.of(number)
        key = ratchet(derive_node_key(self.root, node, generation), epoch)
        noise = DiscreteGaussian(zone.noise.sigma_ticks).sample(Keystream(key, node, boot, seq))
        fields: dict[str, Any] = {
            "zone": zone.name,
            "rev": zone.rev,
            "node": node,
            "boot": boot.hex(),
            "seq": seq,
            "round": number,
            "ticks": ticks + noise,
            "step": zone.noise.step,
            "sigma_ticks": zone.noise.sigma_ticks,
            "t": zone.schedule.time_of(number),
            "key": epoch,
        }
        unsigned = Reading(**{**fields, **changes})
        return replace(unsigned, mac=reading_mac(key, signed_bytes(unsigned)))


@pytest.fixture
def sealer() -> Callable[..., Sealer]:
    """Makes a sealer for a zone: an epoch is ten rounds from round 100 on."""

    def make(zone: Zone, epochs: Epochs = Epochs(100, 10), root: bytes = bytes(range(32))) -> Sealer:  # noqa: B008
        return Sealer(zone, root, epochs)

    return make
