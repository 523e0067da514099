"""Provisioning a zone, and updating the folder."""

from __future__ import annotations

import json
import stat
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from cryptography import x509

from heatcloak_aggregator.provision import Change, ProvisionResult, zone_folder
from heatcloak_aggregator.provision.credentials import parse_passwords, verify_password
from heatcloak_aggregator.trusted.issuing import issue_zone
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_shared.errors import ConfigError, KeyFileError
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone, load_zone
from support.zones import with_domain

Provision = Callable[..., ProvisionResult]

SECRETS = ("password", "ca.key", "server.key", "client.key", "passwords", "acl", "seed.key", "issued")


def contents(folder: Path) -> dict[str, bytes]:
    """Return the content of every file of ``folder``."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def grown(zone: Zone) -> Zone:
    """Return the zone with a fifth node, and so with another revision."""
    noise = replace(zone.noise, sigma_ticks=(400,) * 5)
    return replace(with_domain(zone, n_sensors=5), nodes=(*zone.nodes, "n05"), noise=noise)


def test_layout_and_record_are_as_other_commands_expect(run: Provision, out: Path, zone: Zone) -> None:
    run(client_certificates=True, home_assistant=True)
    names = set(contents(out))
    assert {"provision.json", "zone.toml", "ca/ca.crt", "ca/ca.key"} <= names
    broker = ("mosquitto.conf", "passwords", "acl", "server.crt", "server.key", "ca.crt", "ca.crl")
    assert {f"broker/{name}" for name in broker} <= names
    for user in ("aggregator", "trusted", "viewer", "operator", "home_assistant"):
        assert {f"{user}/{name}" for name in ("password", "ca.crt", "client.crt", "client.key")} <= names
    for node in zone.nodes:
        mine = ("node.toml", "zone.toml", "ca.crt", "password", "client.crt", "client.key")
        assert {f"nodes/{node}/{name}" for name in mine} <= names
    assert load_zone(out / "nodes/n01/zone.toml").rev == zone.rev
    facts = json.loads((out / "provision.json").read_text(encoding="utf-8"))
    assert (
        facts.items()
        >= {
            "format": 1,
            "zone": "hall",
            "rev": zone.rev,
            "host": "broker.lan",
            "port": 8883,
            "nodes": list(zone.nodes),
            "client_certificates": True,
            "home_assistant": True,
            "seeded": False,
        }.items()
    )


def test_secrets_are_accessible_to_their_owner_only(run: Provision, out: Path) -> None:
    run(client_certificates=True)
    for path in out.rglob("*"):
        others = path.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO)
        if path.is_dir() or path.name in SECRETS:
            assert path == out / "zone.toml" or not others, path


def test_passwords_differ_and_the_broker_has_their_hashes(run: Provision, out: Path) -> None:
    run()
    entries = parse_passwords((out / "broker/passwords").read_text(encoding="ascii"))
    files = {path.parent.name: path.read_text(encoding="ascii").strip() for path in out.rglob("password")}
    assert len(set(files.values())) == len(files) == len(entries) == 8
    for name, password in files.items():
        user = name if name in entries else f"heatcloak_{name}"
        assert verify_password(password, entries[user])


def test_second_run_changes_nothing(run: Provision, out: Path) -> None:
    first = run(client_certificates=True)
    before = contents(out)
    second = run(host=None)
    assert contents(out) == before
    assert first.having(Change.NEW) == second.having(Change.KEPT) == list(second.users)
    assert (first.broker_changed, second.broker_changed) == (True, False)


def test_new_node_is_added_and_other_secrets_are_kept(run: Provision, out: Path, zone: Zone) -> None:
    run()
    before = contents(out)
    result = run(zone=grown(zone), host=None)
    after = contents(out)
    assert result.having(Change.NEW) == ["n05"]
    assert all(after[name] == before[name] for name in before if Path(name).name in ("password", "ca.key"))
    assert {load_zone(path).rev for path in out.rglob("zone.toml")} == {grown(zone).rev}
    entries = parse_passwords(after["broker/passwords"].decode())
    assert parse_passwords(before["broker/passwords"].decode()).items() < entries.items()
    assert "user n05" in after["broker/acl"].decode()


def test_node_that_left_the_zone_is_refused_and_revoked(run: Provision, out: Path, zone: Zone) -> None:
    run(zone=grown(zone), client_certificates=True)
    result = run(zone=zone, host=None)
    assert result.left == result.revoked == ["n05"]
    assert "n05" not in (out / "broker/passwords").read_text(encoding="ascii")
    assert "n05" not in (out / "broker/acl").read_text(encoding="ascii")
    assert result.record.nodes == zone.nodes


def test_folder_of_another_zone_is_refused_and_unchanged(run: Provision, out: Path, zone: Zone) -> None:
    run()
    for gone in ((), (out / "provision.json",)):
        for path in gone:
            path.unlink()
        before = contents(out)
        with pytest.raises(ConfigError, match="is of zone hall, not cellar"):
            run(zone=replace(zone, name="cellar"))
        assert contents(out) == before


def test_rotation_replaces_one_nodes_credentials_and_revokes_its_certificate(
    run: Provision, out: Path
) -> None:
    run(client_certificates=True)
    before = contents(out)
    result = run(host=None, rotate=("n02",))
    after = contents(out)
    changed = {name for name in before if after[name] != before[name]}
    mine = {f"nodes/n02/{name}" for name in ("password", "client.crt", "client.key")}
    assert changed == mine | {"broker/passwords", "broker/ca.crl", "ca/ca.crl", "ca/issued"}
    assert (result.having(Change.ROTATED), result.revoked) == (["n02"], ["n02"])
    assert result.broker_changed
    with pytest.raises(ConfigError, match="--rotate n09: unknown user"):
        run(host=None, rotate=("n09",))


def test_only_requested_nodes_are_created(run: Provision, out: Path) -> None:
    assert run(nodes=("n03",)).record.nodes == ("n03",)
    assert run(host=None, nodes=("n01",)).record.nodes == ("n01", "n03")
    assert sorted(path.name for path in (out / "nodes").iterdir()) == ["n01", "n03"]
    assert "user n02" not in (out / "broker/acl").read_text(encoding="ascii")
    with pytest.raises(ConfigError, match="--node n09: not in zone hall"):
        run(host=None, nodes=("n09",))


def test_moved_password_stays_valid_until_rotated(run: Provision, out: Path) -> None:
    run()
    for path in (out / "nodes/n01").iterdir():
        path.unlink()
    (out / "nodes/n01").rmdir()
    before = contents(out)
    assert run(host=None).having(Change.ELSEWHERE) == ["n01"]
    assert contents(out) == before
    assert run(host=None, rotate=("n01",)).having(Change.ROTATED) == ["n01"]
    assert (out / "nodes/n01/node.toml").exists()


def test_authority_key_is_needed_only_to_sign(run: Provision, out: Path, zone: Zone) -> None:
    run()
    key = (out / "ca/ca.key").rename(out.parent / "ca.key")
    assert run(zone=grown(zone), host=None).having(Change.NEW) == ["n05"]
    with pytest.raises(ConfigError, match="restore it"):
        run(host="other.lan")
    key.rename(out / "ca/ca.key")
    run(host="other.lan")


def test_missing_authority_is_not_replaced(run: Provision, out: Path) -> None:
    run()
    (out / "ca/ca.crt").unlink()
    with pytest.raises(ConfigError, match="missing, and nodes trust"):
        run()


def test_seeds_are_copied_and_never_replaced_without_rotation(
    run: Provision, out: Path, zone: Zone, tmp_path: Path
) -> None:
    root = RootKey("hall", bytes(32), Epochs(0, 20))
    issue_zone(tmp_path / "keys", root, zone.nodes, new_root=True)
    assert run(keys=tmp_path / "keys").record.seeded
    given = (tmp_path / "keys/nodes/n01.key").read_bytes()
    assert (out / "nodes/n01/seed.key").read_bytes() == given
    assert 'seed_file = "seed.key"' in (out / "nodes/n01/node.toml").read_text(encoding="utf-8")
    with pytest.raises(ConfigError, match="n05 is new and has no key"):
        run(zone=grown(zone), host=None)
    other = RootKey("hall", bytes(range(32)), Epochs(0, 10))
    issue_zone(tmp_path / "others", other, zone.nodes, new_root=True)
    with pytest.raises(KeyFileError, match="--rotate n01 replaces it"):
        run(host=None, keys=tmp_path / "others/nodes")
    assert (out / "nodes/n01/seed.key").read_bytes() == given
    (tmp_path / "keys/nodes/n02.key").write_bytes(given)
    with pytest.raises(KeyFileError, match=r"n02.key.*of node n01"):
        run(host=None, keys=tmp_path / "keys")


def test_user_settings_in_node_toml_are_kept(run: Provision, out: Path) -> None:
    run()
    file = out / "nodes/n01/node.toml"
    mine = file.read_text(encoding="utf-8") + "# measured in March\ngain = 1.5\n"
    file.write_text(mine, encoding="utf-8")
    assert run(host=None).rewritten == []
    assert file.read_text(encoding="utf-8") == mine
    moved = run(host="new.lan")
    assert "n01" in moved.rewritten
    text = file.read_text(encoding="utf-8")
    assert 'host = "new.lan"' in text
    assert "gain = 1.5" in text
    assert file.with_name("node.toml.before").read_text(encoding="utf-8") == mine


@pytest.mark.parametrize("step", range(0, 90, 9))
def test_interrupted_first_run_can_be_repeated(
    run: Provision, out: Path, zone: Zone, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    _cut_after(monkeypatch, step)
    with pytest.raises(KeyboardInterrupt):
        run(client_certificates=True)
    monkeypatch.undo()
    assert not (out / "provision.json").exists()
    run(client_certificates=True)
    again = run(host=None)
    assert again.having(Change.KEPT) == list(again.users)
    assert again.record.nodes == zone.nodes


@pytest.mark.parametrize("step", range(0, 60, 3))
def test_interrupted_rotation_can_be_repeated(
    run: Provision, out: Path, monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    run(client_certificates=True, nodes=("n01", "n02"))
    old, serial = (out / "nodes/n02/client.key").read_bytes(), _serial(out / "nodes/n02/client.crt")
    _cut_after(monkeypatch, step)
    try:
        run(host=None, rotate=("n02",))
    except KeyboardInterrupt:
        finished = False
    else:
        finished = True
    monkeypatch.undo()
    run(host=None)
    again = run(host=None)
    assert again.having(Change.KEPT) == list(again.users)
    assert not again.broker_changed
    entries = parse_passwords((out / "broker/passwords").read_text(encoding="ascii"))
    for node in ("n01", "n02"):
        password = (out / f"nodes/{node}/password").read_text(encoding="ascii").strip()
        assert verify_password(password, entries[node])
    listed = x509.load_pem_x509_crl((out / "broker/ca.crl").read_bytes())
    revoked = {entry.serial_number for entry in listed}
    assert _serial(out / "nodes/n02/client.crt") not in revoked
    assert finished <= (serial in revoked)
    assert ((out / "nodes/n02/client.key").read_bytes() != old) == (serial in revoked)


def _serial(certificate: Path) -> int:
    return x509.load_pem_x509_certificate(certificate.read_bytes()).serial_number


def _cut_after(monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
    """Raise KeyboardInterrupt after ``steps`` file accesses."""
    from heatcloak_aggregator.provision import authority, broker_folder, credentials, node_folder

    left = [steps]

    def counted(function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:
            left[0] -= 1
            if left[0] < 0:
                raise KeyboardInterrupt
            return function(*arguments, **options)

        return call

    names = ("read_file", "write_public", "write_private", "write_secret", "append_line")
    for module in (authority, broker_folder, credentials, node_folder, zone_folder):
        for name in names:
            if hasattr(module, name):
                monkeypatch.setattr(module, name, counted(getattr(module, name)))
