"""The broker's folder: its data folder, plugins and health check."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision import Change, ProvisionResult, load_record
from heatcloak_aggregator.provision.credentials import parse_passwords, verify_password
from heatcloak_shared.errors import ConfigError

Provision = Callable[..., ProvisionResult]


def conf(out: Path) -> list[str]:
    """Return the lines of the broker's configuration."""
    return (out / "broker/mosquitto.conf").read_text(encoding="utf-8").splitlines()


def test_data_folder_is_beside_the_files_or_as_given_and_remembered(run: Provision, out: Path) -> None:
    run(broker_files="/mosquitto/config")
    assert "persistence_location /mosquitto/config/data/" in conf(out)
    (out / "broker/data").rmdir()
    run(host=None, broker_data="/mosquitto/data")
    for _ in range(2):
        assert "persistence_location /mosquitto/data/" in conf(out)
        assert "acl_file /mosquitto/config/acl" in conf(out)
        assert not (out / "broker/data").exists()
        run(host=None)


def test_plugin_folder_is_the_default_or_as_given_and_remembered(run: Provision, out: Path) -> None:
    run()
    file = out / "broker/mosquitto-2.1.conf"
    assert "global_plugin /usr/lib/mosquitto_password_file.so" in file.read_text(encoding="utf-8")
    assert run(host=None, broker_plugins="/opt/plugins").broker_changed
    assert not run(host=None).broker_changed
    assert "global_plugin /opt/plugins/mosquitto_acl_file.so" in file.read_text(encoding="utf-8")


def test_without_health_port_there_is_no_health_user(run: Provision, out: Path) -> None:
    run()
    assert [line for line in conf(out) if line.startswith("listener")] == ["listener 8883"]
    assert not (out / "broker/health").exists()
    for name in ("acl", "passwords"):
        assert "health" not in (out / "broker" / name).read_text(encoding="ascii")


def test_health_port_is_remembered_moved_and_removed(run: Provision, out: Path) -> None:
    assert run(health_port=1884).users["heatcloak_health"] is Change.NEW
    folder = out / "broker/health"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {path.name for path in folder.iterdir()} == {"password", "mosquitto_sub", "passwords"}
    assert {stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()} == {0o600}
    password = (folder / "password").read_text(encoding="ascii").strip()
    assert f"-P {password}" in (folder / "mosquitto_sub").read_text(encoding="ascii").splitlines()
    entries = parse_passwords((out / "broker/passwords").read_text(encoding="ascii"))
    assert verify_password(password, entries["heatcloak_health"])
    assert "listener 1884 127.0.0.1" in conf(out)
    again = run(host=None)
    assert (again.users["heatcloak_health"], again.broker_changed) == (Change.KEPT, False)
    moved = run(host=None, health_port=1885)
    assert moved.broker_changed
    assert "-p 1885" in (folder / "mosquitto_sub").read_text(encoding="ascii").splitlines()
    gone = run(host=None, health_port=0)
    assert (gone.left, gone.record.health_port) == (["heatcloak_health"], None)
    assert "listener 1885 127.0.0.1" not in conf(out)


def test_health_password_is_replaced_on_request_and_when_missing(run: Provision, out: Path) -> None:
    run(health_port=1884)
    file = out / "broker/health/password"
    first = file.read_text(encoding="ascii")
    rotated = run(host=None, rotate=("heatcloak_health",))
    assert rotated.having(Change.ROTATED) == ["heatcloak_health"]
    second = file.read_text(encoding="ascii")
    for path in file.parent.iterdir():
        path.unlink()
    file.parent.rmdir()
    renewed = run(host=None)
    third = file.read_text(encoding="ascii").strip()
    assert len({first.strip(), second.strip(), third}) == 3
    assert renewed.broker_changed
    entries = parse_passwords((out / "broker/passwords").read_text(encoding="ascii"))
    assert verify_password(third, entries["heatcloak_health"])


def test_with_certificates_only_the_health_check_has_a_password(run: Provision, out: Path) -> None:
    run(client_certificates=True, health_port=1884)
    (line,) = [line for line in conf(out) if line.startswith("password_file")]
    assert line == f"password_file {out.resolve()}/broker/health/passwords"
    entries = parse_passwords(Path(line.split()[1]).read_text(encoding="ascii"))
    password = (out / "broker/health/password").read_text(encoding="ascii").strip()
    assert entries.keys() == {"heatcloak_health"}
    assert verify_password(password, entries["heatcloak_health"])
    run(host=None, health_port=0)
    assert not [line for line in conf(out) if line.startswith("password_file")]


def test_link_instead_of_the_health_folder_is_refused(run: Provision, out: Path) -> None:
    run()
    elsewhere = out.parent / "elsewhere"
    elsewhere.mkdir(mode=0o700)
    (out / "broker/health").symlink_to(elsewhere)
    with pytest.raises(ConfigError, match="symbolic link"):
        run(host=None, health_port=1884)
    assert not list(elsewhere.iterdir())


def test_record_of_an_older_version_is_read(run: Provision, out: Path) -> None:
    run()
    file = out / "provision.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    for name in ("broker_data", "broker_plugins", "health_port"):
        del facts[name]
    file.write_text(json.dumps(facts), encoding="utf-8")
    record = load_record(out)
    assert record is not None
    assert (record.broker_data, record.broker_plugins, record.health_port) == (None, None, None)


@pytest.mark.parametrize(
    ("name", "value"),
    [*(("health_port", port) for port in (0, True, "1884", 8883, 65536)), ("broker_data", 7), ("port", 0)],
)
def test_malformed_record_is_refused(run: Provision, out: Path, name: str, value: Any) -> None:
    run()
    file = out / "provision.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**facts, name: value}), encoding="utf-8")
    with pytest.raises(ConfigError, match="malformed"):
        load_record(out)
