"""``heatcloak serve`` with a folder of zones and worker processes."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.store import Store
from heatcloak_shared.zone import Zone, render_zone
from support.service import Service
from support.waiting import wait_until

Command = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def folder(zone: Zone, tmp_path: Path) -> Path:
    """A folder of two zones with rounds of half a second."""
    (tmp_path / "zones").mkdir()
    for name in ("hall", "loft"):
        write(tmp_path / "zones", zone, name)
    return tmp_path / "zones"


def write(folder: Path, zone: Zone, name: str) -> Zone:
    schedule = replace(zone.schedule, period=0.5)
    each = replace(zone, name=name, schedule=schedule)
    (folder / f"{name}.toml").write_text(render_zone(each), encoding="utf-8")
    return each


@pytest.fixture
def start_service(tmp_path: Path, folder: Path, mosquitto: Any) -> Iterator[Callable[..., Service]]:
    """Return a function that starts a service of the folder, with more options."""
    started: list[Service] = []

    def start(*options: str) -> Service:
        where = ["--zone", str(folder), "--broker", f"127.0.0.1:{mosquitto.port}"]
        service = Service(tmp_path, [*where, "--store", f"sqlite:///{tmp_path}/s.db", *options])
        started.append(service)
        service.start()
        return service

    yield start
    for each in started:
        each.end()


def served(service: Service) -> set[str]:
    status, text = service.ask("/api/v1/zones")
    return {each["zone"] for each in json.loads(text)["zones"]} if status == 200 else set()


def children(process: int) -> list[int]:
    """Return the worker processes of a service."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [each for each in map(int, found) if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def run_fleet(heatcloak: Command, folder: Path, mosquitto: Any, rounds: int) -> dict[str, Any]:
    where = ("--zone", str(folder), "--broker", f"127.0.0.1:{mosquitto.port}")
    done = heatcloak("fleet", *where, "--rounds", str(rounds), "--json", "--state", f"state{rounds}")
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


def test_zones_come_and_go_and_killed_workers_lose_no_round(
    zone: Zone,
    folder: Path,
    start_service: Callable[..., Service],
    heatcloak: Command,
    mosquitto: Any,
    tmp_path: Path,
) -> None:
    service = start_service("--workers", "2")
    assert served(service) == {"hall", "loft"}
    shed = write(folder, zone, "shed")
    (folder / "broken.toml").write_text("name = ", encoding="utf-8")
    wait_until(lambda: served(service) == {"hall", "loft", "shed"})
    os.kill(children(service.pid)[0], signal.SIGKILL)
    (folder / "broken.toml").unlink()
    report = run_fleet(heatcloak, folder, mosquitto, 6)
    assert report["unstored"] == 0
    store = Store(f"sqlite:///{tmp_path}/s.db")
    try:
        for name in ("hall", "loft", "shed"):
            rev = shed.rev if name == "shed" else replace(shed, name=name).rev

            def is_estimated(name: str = name, rev: str = rev) -> bool:
                rounds = store.rounds(name, rev)
                return bool(rounds) and not store.rounds_to_estimate(name, rev, 0)

            wait_until(is_estimated, 30)
            assert store.count(name) == report["zones"][name]["published"]
    finally:
        store.close()
    (folder / "loft.toml").unlink()
    wait_until(lambda: served(service) == {"hall", "shed"})
    workers = children(service.pid)
    assert len(workers) == 2
    service.stop()
    assert service.codes == [0]
    log = service.log()
    assert "Traceback" not in log
    assert log.count("a worker process ended") == 1
    assert log.count("broken.toml") == 1
    wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers))


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (("--workers", "1" * 5000), "--workers must be auto or a number from 0 to 1000, got '111"),
        (("--workers", "two"), "--workers must be auto or a number from 0 to 1000, got 'two'"),
        (("--workers", "2", "--dask", "tcp://127.0.0.1:1"), "--workers and --dask exclude each other"),
        (("--share",), "--share needs a store in PostgreSQL"),
        (("--dask", "nowhere"), "nowhere"),
    ],
)
def test_wrong_options_are_refused_in_one_line(
    folder: Path, heatcloak: Command, options: tuple[str, ...], error: str
) -> None:
    done = heatcloak("serve", "--check", "--zone", str(folder), *options)
    assert done.returncode == 2
    assert error in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_a_broken_file_in_the_folder_is_refused_at_the_start(folder: Path, heatcloak: Command) -> None:
    (folder / "loft.toml").write_text("name = ", encoding="utf-8")
    done = heatcloak("serve", "--check", "--zone", str(folder))
    assert done.returncode == 2
    assert "loft.toml" in done.stderr
    assert len(done.stderr.splitlines()) == 1


def test_ctrl_c_ends_the_service_and_its_workers(folder: Path, mosquitto: Any, tmp_path: Path) -> None:
    """The terminal sends the signal to all of them."""
    command = [sys.executable, "-m", "heatcloak_aggregator", "serve", "--zone", str(folder), "--workers", "2"]
    where = ["--broker", f"127.0.0.1:{mosquitto.port}", "--store", f"sqlite:///{tmp_path}/s.db"]
    with subprocess.Popen(
        [*command, *where], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as service:
        assert service.stderr is not None
        lines: list[str] = []
        while "serving zones" not in (line := service.stderr.readline()):
            assert line, lines
            lines.append(line)
        workers = children(service.pid)
        os.killpg(service.pid, signal.SIGINT)
        _, err = service.communicate(timeout=60)
    assert service.returncode == 0
    assert "Traceback" not in err
    assert "a worker process ended" not in err
    wait_until(lambda: not any(Path(f"/proc/{each}").exists() for each in workers))
