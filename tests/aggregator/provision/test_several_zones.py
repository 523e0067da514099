"""Provisioning several zones with one broker: users ZONE/NODE."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.bundle.provisioned import load_provisioned, load_provisioned_zone
from heatcloak_aggregator.provision import Change, ProvisionResult, credentials, load_record, zone_folder
from heatcloak_aggregator.provision.credentials import parse_passwords, verify_password
from heatcloak_aggregator.trusted.issuing import issue_zone
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_node import load_credentials
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone, load_zone, render_zone

Provision = Callable[..., ProvisionResult]


@pytest.fixture
def zones(zone: Zone) -> tuple[Zone, ...]:
    """Return three zones with nodes of the same names."""
    return tuple(replace(zone, name=f"office-{number}") for number in (1, 2, 3))


@pytest.fixture
def run_all(run: Provision, zones: tuple[Zone, ...]) -> Provision:
    """Return a function that provisions several zones, by default all of them."""

    def make(zones: tuple[Zone, ...] = zones, **fields: Any) -> ProvisionResult:
        return run(zones=zones, several=True, **fields)

    return make


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of every file of ``folder``."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_each_node_has_a_folder_an_account_and_a_configuration_of_its_own(
    run_all: Provision, out: Path, zones: tuple[Zone, ...]
) -> None:
    result = run_all()
    entries = parse_passwords((out / "broker/passwords").read_text(encoding="ascii"))
    passwords = set()
    for zone in zones:
        assert load_zone(out / f"zones/{zone.name}.toml") == zone
        for node in zone.nodes:
            own = out / "nodes" / zone.name / node
            assert load_zone(own / "zone.toml") == zone
            account = load_credentials(own / "node.toml", node).broker
            assert account.username == f"{zone.name}/{node}"
            assert verify_password(account.password or "", entries[f"{zone.name}/{node}"])
            passwords.add(account.password)
    assert len(passwords) == 12
    assert result.record.nodes[:5] == (*(f"office-1/n0{number}" for number in (1, 2, 3, 4)), "office-2/n01")
    assert "max_connections 124\n" in (out / "broker/mosquitto.conf").read_text(encoding="utf-8")
    assert not (out / "zone.toml").exists()


def test_a_node_may_use_topics_of_its_own_zone_only_and_services_those_of_all_zones(
    run_all: Provision, out: Path
) -> None:
    run_all(home_assistant=True)
    rights = (out / "broker/acl").read_text(encoding="ascii").split("\nuser ")
    (node,) = (each for each in rights if each.startswith("office-2/n01\n"))
    topics = [line.split()[-1] for line in node.splitlines()[1:] if line]
    assert len(topics) == 7
    assert {topic for topic in topics if not topic.startswith("heatcloak/v1/office-2/n01/")} == {
        "homeassistant/device/heatcloak_office-2_n01/config",
        "homeassistant/status",
    }
    (service,) = (each for each in rights if each.startswith("heatcloak_aggregator\n"))
    assert "topic read heatcloak/v1/+/+/reading\n" in service
    assert "topic write heatcloak/v1/+/estimate\n" in service
    assert "topic write homeassistant/device/heatcloak_office-3/config\n" in service


def test_a_second_run_changes_nothing_and_the_record_is_read_back(run_all: Provision, out: Path) -> None:
    first = run_all(client_certificates=True, health_port=1884)
    before = contents(out)
    second = run_all(host=None)
    assert contents(out) == before
    assert second.having(Change.KEPT) == list(second.users)
    assert load_record(out) == first.record == second.record
    assert json.loads(before["provision.json"])["format"] == 2


def test_a_zone_that_left_the_folder_loses_its_accounts_and_an_added_one_gets_some(
    run_all: Provision, out: Path, zones: tuple[Zone, ...]
) -> None:
    run_all(zones[:2], client_certificates=True)
    before = contents(out)
    result = run_all(zones[1:], host=None)
    assert result.left == result.revoked == [f"office-1/n0{number}" for number in (1, 2, 3, 4)]
    assert result.having(Change.NEW) == [f"office-3/n0{number}" for number in (1, 2, 3, 4)]
    assert sorted(each.name for each in (out / "zones").iterdir()) == ["office-2.toml", "office-3.toml"]
    assert "office-1" not in (out / "broker/acl").read_text(encoding="ascii")
    assert "office-1" not in (out / "broker/passwords").read_text(encoding="ascii")
    kept = "nodes/office-2/n01/password"
    assert contents(out)[kept] == before[kept]


def test_nodes_are_selected_and_rotated_by_zone_and_node(run_all: Provision, out: Path) -> None:
    assert run_all(nodes=("office-2/n03",)).record.nodes == ("office-2/n03",)
    assert run_all(nodes=("office-1/n01",), host=None).record.nodes == ("office-1/n01", "office-2/n03")
    result = run_all(host=None, rotate=("office-2/n03",))
    assert result.having(Change.ROTATED) == ["office-2/n03"]
    with pytest.raises(ConfigError, match="--node n03: not in any of the zones: give ZONE/NODE"):
        run_all(host=None, nodes=("n03",))
    with pytest.raises(ConfigError, match="--rotate n03: unknown user: give a node as ZONE/NODE"):
        run_all(host=None, rotate=("n03",))


def test_each_zone_has_keys_of_its_own(
    run_all: Provision, out: Path, zones: tuple[Zone, ...], tmp_path: Path
) -> None:
    for zone in zones:
        root = RootKey(zone.name, bytes(32), Epochs(0, 20))
        issue_zone(tmp_path / "keys" / zone.name, root, zone.nodes, new_root=True)
    assert run_all(keys=tmp_path / "keys").record.seeded
    given = (tmp_path / "keys/office-2/nodes/n01.key").read_bytes()
    assert (out / "nodes/office-2/n01/seed.key").read_bytes() == given


def test_a_folder_of_one_zone_and_one_of_several_are_not_mixed(
    run: Provision, run_all: Provision, out: Path, zone: Zone, zones: tuple[Zone, ...]
) -> None:
    run_all()
    before = contents(out)
    with pytest.raises(ConfigError, match="folder is of several zones: give --zone a folder of zone files"):
        run(zone=zones[0], host=None)
    with pytest.raises(ConfigError, match="folder is of other zones, such as office-1: give another --out"):
        run_all((zone,), host=None)
    assert contents(out) == before
    (out / "provision.json").unlink()
    with pytest.raises(ConfigError, match="folder is of several zones"):
        run(zone=zones[0])


def test_several_zones_are_not_added_to_the_folder_of_one(
    run: Provision, run_all: Provision, out: Path
) -> None:
    run()
    with pytest.raises(ConfigError, match="folder is of one zone: give --zone the file of its zone"):
        run_all()


def test_a_user_name_too_long_for_a_certificate_is_refused_before_anything_is_written(
    run_all: Provision, out: Path, zone: Zone
) -> None:
    long = replace(zone, name="z" * 32, nodes=("n" * 32, *zone.nodes[1:]))
    with pytest.raises(ConfigError, match="longer than the 64 characters of a certificate's name"):
        run_all((long,), client_certificates=True)
    assert not (out / "provision.json").exists()
    assert run_all((long,)).record.nodes[0] == f"{'z' * 32}/{'n' * 32}"


def test_an_interrupted_run_with_several_threads_can_be_repeated(
    run_all: Provision, out: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    make = credentials.make_credentials

    def failing(folder: Path, user: str, *rest: Any, **more: Any) -> Any:
        if user == "office-2/n02":
            raise KeyboardInterrupt
        return make(folder, user, *rest, **more)

    monkeypatch.setattr(zone_folder, "make_credentials", failing)
    with pytest.raises(KeyboardInterrupt):
        run_all(client_certificates=True)
    assert not (out / "provision.json").exists()
    monkeypatch.undo()
    run_all(client_certificates=True)
    again = run_all(host=None)
    assert again.having(Change.KEPT) == list(again.users)
    issued = (out / "ca/issued").read_text(encoding="ascii").splitlines()
    assert {line.split()[1] for line in issued} >= set(again.users)


@pytest.mark.parametrize("zones_field", [[], [{"zone": "a", "rev": "0"}] * 2, [{"zone": "A"}], [7], "a"])
def test_a_malformed_record_is_refused(run_all: Provision, out: Path, zones_field: Any) -> None:
    run_all()
    file = out / "provision.json"
    facts = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**facts, "zones": zones_field}), encoding="utf-8")
    with pytest.raises(ConfigError, match="malformed"):
        load_record(out)


def test_a_bundle_is_of_one_node_of_one_zone(run_all: Provision, out: Path, zones: tuple[Zone, ...]) -> None:
    run_all()
    found = load_provisioned(out, "office-2/n03")
    assert (found.zone, found.node, found.user) == (zones[1], "n03", "office-2/n03")
    assert 'username = "office-2/n03"' in found.node_toml({"kind": "ds18b20"}).render()
    with pytest.raises(ConfigError, match="give one of its nodes as ZONE/NODE"):
        load_provisioned(out, "n03")
    with pytest.raises(ConfigError, match="of several zones: give --node ZONE/NODE"):
        load_provisioned_zone(out)


def test_the_command_provisions_a_folder_of_zones(
    zones: tuple[Zone, ...],
    run_heatcloak: Callable[..., Any],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    checked: list[str] = []
    monkeypatch.setattr(
        "heatcloak_aggregator.zones.zone_reader.check_against_model",
        lambda zone, source: checked.append(zone.name),
    )
    (tmp_path / "zones").mkdir()
    for zone in zones:
        (tmp_path / f"zones/{zone.name}.toml").write_text(render_zone(zone), encoding="utf-8")
    done = run_heatcloak("provision", "--zone", "zones", "--broker", "broker.lan", "--json")
    assert done.returncode == 0, done.stderr
    printed = json.loads(done.stdout)
    assert printed["zones"] == {zone.name: zone.rev for zone in zones}
    assert len(printed["nodes"]) == 12
    assert any("heatcloak serve --zone provision/zones" in line for line in printed["next"])
    assert checked == ["office-1"]
    plain = run_heatcloak("provision", "--zone", "zones")
    assert "zones                3\n" in plain.stdout
    assert "nodes                12\n" in plain.stdout
