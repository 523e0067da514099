"""Fixtures that several parts share: a zone, and servers of the tests' own: mosquitto and PostgreSQL."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, NoReturn

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
    parser.addoption("--hours", type=float, default=0.5, help="how long the node of test_cut_off is cut off")
    parser.addoption("--audits", type=int, default=20, help="how many audits of right nodes are made")
    parser.addoption("--storms", type=int, default=2, help="how many kills of each kind the storm does")
    parser.addoption("--fuzz", type=int, default=5000, help="how many fuzzed messages the service is sent")


@pytest.fixture
def kills(request: pytest.FixtureRequest) -> int:
    """How often the kill storm kills its node."""
    return int(request.config.getoption("--kills"))


@pytest.fixture
def hours(request: pytest.FixtureRequest) -> float:
    """How many hours, one reading a second, a node is cut off."""
    return float(request.config.getoption("--hours"))


@pytest.fixture
def audits(request: pytest.FixtureRequest) -> int:
    """How many audits of right nodes are made, to see whether they raise false alarms."""
    return int(request.config.getoption("--audits"))


@pytest.fixture
def storms(request: pytest.FixtureRequest) -> int:
    """How many kills of each kind the storm does; what makes other long forms long as well."""
    return int(request.config.getoption("--storms"))


@pytest.fixture
def fuzz(request: pytest.FixtureRequest) -> int:
    """How many fuzzed messages the service is sent."""
    return int(request.config.getoption("--fuzz"))


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

    def pause(self) -> None:
        """Have it answer nobody, and close nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)


class Postgres:
    """A PostgreSQL server that a test may kill and start again on the same port, with what it holds."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.port = free_port()
        self._programs, self._data = programs, folder / "data"
        self._log = folder / "log"
        # It refuses to run as root.
        self._as = (
            ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"] if not os.getuid() else []
        )
        if self._as:
            shutil.chown(folder, "nobody", "nogroup")
        made = ["initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "--no-sync", "-E", "UTF8"]
        self._run([*made, "--locale=C"])
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The database that every server has."""
        return self.url_of("postgres")

    def url_of(self, database: str) -> str:
        """A database's URL."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self, name: str) -> str:
        """Make an empty database and give its URL."""
        self._run(["createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", name])
        return self.url_of(name)

    def start(self) -> None:
        """Start it and wait until it serves."""
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "shared_buffers": "16MB",
            # What a killed server wrote is still in the system's memory; only a power cut would lose it.
            "fsync": "off",
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        program = [str(self._programs / "postgres"), "-D", str(self._data), "-p", str(self.port)]
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            if self._process is None or self._process.poll() is not None:
                # The memory of a killed one is in use until its last process has ended.
                with self._log.open("ab") as log:
                    self._process = subprocess.Popen(
                        [*self._as, *program, *options], stdout=log, stderr=log, cwd=self._data
                    )
            ready = [str(self._programs / "pg_isready"), "-q", "-h", "127.0.0.1", "-p", str(self.port)]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        pytest.fail(f"PostgreSQL did not start: {self._log.read_text(errors='replace')[-2000:]}")

    def kill(self) -> None:
        """End all its processes without a chance to say anything."""
        if self._process is not None:
            self._signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def pause(self) -> None:
        """Have it answer nobody, and close nothing."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Have it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self._process is not None
        parent = self._process.pid
        children = Path(f"/proc/{parent}/task/{parent}/children").read_text(encoding="ascii").split()
        # The parent first, or it would start others in their place.
        for each in (parent, *map(int, children)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(each, number)

    def _run(self, command: list[str]) -> None:
        done = subprocess.run(
            [*self._as, str(self._programs / command[0]), *command[1:]],
            check=False,
            capture_output=True,
            cwd="/",
        )
        if done.returncode:
            pytest.fail(f"{command[0]}: {done.stderr.decode(errors='replace')[-2000:]}")


def _lacking(reason: str) -> NoReturn:
    if os.environ.get("CI") == "true":
        pytest.fail(reason)
    pytest.skip(reason)


def _installed(program: str, package: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin:/usr/local/sbin")
    if found is None:
        _lacking(f"{program} is not installed (apt install {package})")
    return found


@pytest.fixture(scope="session")
def lacking() -> Callable[[str], NoReturn]:
    """Ends a test that this machine can't run: it is skipped with the reason, and fails where CI=true."""
    return _lacking


@pytest.fixture(scope="session")
def installed_program() -> Callable[[str, str], str]:
    """Finds a program, given the package that brings it; `lacking` without it."""
    return _installed


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


@pytest.fixture(scope="session")
def make_postgres() -> Iterator[Callable[[], Postgres]]:
    """Starts PostgreSQL servers of the tests' own; they end with the session.

    Without PostgreSQL the test is skipped with that reason, and fails where CI=true.
    """
    started: list[tuple[Postgres, Path]] = []

    def make() -> Postgres:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"))
        program = found[-1] if found else Path(_installed("postgres", "postgresql"))
        # Not below pytest's own folder: that one is for root alone.
        folder = Path(tempfile.mkdtemp(prefix="heatcloak-postgres-"))
        folder.chmod(0o755)
        server = Postgres(program.resolve().parent, folder)
        started.append((server, folder))
        server.start()
        return server

    yield make
    for server, folder in started:
        server.kill()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgresql(make_postgres: Callable[[], Postgres]) -> Postgres:
    """One running PostgreSQL that tests share, each with a database of its own."""
    return make_postgres()


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
