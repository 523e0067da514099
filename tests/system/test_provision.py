"""A provisioned zone with a real mosquitto over TLS: authentication and access rights."""

from __future__ import annotations

import os
import shutil
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared.broker import Tls
from heatcloak_shared.topics import discovery_topic
from heatcloak_shared.zone import Zone
from support.provisioned import DENIED, FINE, Provisioned, topic, wait_until
from support.zones import with_domain


def test_node_can_write_only_its_own_topics(provisioned: Callable[..., Provisioned]) -> None:
    node = provisioned().client("n01")
    assert node.answer() == FINE
    for leaf in ("reading", "status", "meta"):
        assert node.publish(topic(leaf), retain=leaf != "reading") in (FINE, "No matching subscribers")
    others = [topic(leaf, "n02") for leaf in ("reading", "status", "meta", "stored", "cmd")]
    foreign = [topic("stored"), topic("cmd"), "heatcloak/v1/hall/estimate", "heatcloak/v1/cellar/n01/reading"]
    unrelated = ["x", "$SYS/broker", topic("reading") + "/x", discovery_topic("homeassistant", "hall", "n01")]
    for denied in (*others, *foreign, *unrelated):
        assert node.publish(denied) == DENIED, denied
    node.close()


def test_node_can_read_only_its_own_topics(provisioned: Callable[..., Provisioned]) -> None:
    broker = provisioned()
    aggregator, operator = broker.client("heatcloak_aggregator"), broker.client("heatcloak_operator")
    assert (aggregator.answer(), operator.answer()) == (FINE, FINE)
    aggregator.publish(topic("stored", "n02"), retain=True)
    node = broker.client("n01")
    assert node.answer() == FINE
    node.hears("#", "$SYS/#", topic("cmd", "n02"), topic("stored", "n02"), topic("reading", "n02"))
    other = broker.client("n02")
    other.publish(topic("reading", "n02"))
    for name in ("n02", "n01"):
        operator.publish(topic("cmd", name))
        aggregator.publish(topic("stored", name))
    aggregator.publish("heatcloak/v1/hall/estimate", retain=True)
    wait_until(lambda: len(node.heard) >= 2)
    time.sleep(0.3)
    assert sorted(name for name, _ in node.heard) == [topic("cmd"), topic("stored")]
    for each in (aggregator, operator, node, other):
        each.close()


def test_each_role_has_exactly_its_rights(provisioned: Callable[..., Provisioned]) -> None:
    broker = provisioned(home_assistant=True)
    estimate, birth = "heatcloak/v1/hall/estimate", "homeassistant/status"
    everything = [*(topic(leaf) for leaf in ("reading", "status", "meta", "stored", "cmd")), estimate, birth]
    discovery = discovery_topic("homeassistant", "hall", "n01")
    may_write = {
        "heatcloak_aggregator": {topic("stored"), estimate},
        "heatcloak_trusted": set(),
        "heatcloak_viewer": set(),
        "heatcloak_operator": {topic("cmd")},
        "heatcloak_home_assistant": {birth},
        "n01": {topic("reading"), topic("status"), topic("meta"), discovery},
    }
    public = {topic("reading"), topic("status"), topic("meta")}
    may_read = {
        "heatcloak_aggregator": public,
        "heatcloak_trusted": public | {estimate},
        "heatcloak_viewer": public | {estimate},
        "heatcloak_operator": {topic("status"), topic("meta")},
        "heatcloak_home_assistant": public | {estimate, birth, discovery},
        "n01": {topic("stored"), topic("cmd"), birth},
    }
    callers = {user: broker.client(user) for user in may_write}
    for caller in callers.values():
        assert caller.answer() == FINE
        caller.hears("#")
    for user, caller in callers.items():
        written = {name for name in (*everything, discovery) if caller.publish(name) != DENIED}
        assert written == may_write[user], user
    time.sleep(0.5)
    for user, caller in callers.items():
        assert {name for name, _ in caller.heard} == may_read[user], user
        caller.close()


def test_wrong_credentials_are_refused(provisioned: Callable[..., Provisioned]) -> None:
    broker = provisioned()
    other = (broker.folder("n02") / "password").read_text(encoding="ascii").strip()
    for changes in (
        {"username": None, "password": None},
        {"password": "wrong"},
        {"password": other},
        {"username": "n99"},
        {"password": None},
    ):
        assert broker.client("n01", **changes).answer() == DENIED, changes
    assert broker.client("n01").answer() == FINE


def test_connection_without_tls_gets_no_answer(provisioned: Callable[..., Provisioned]) -> None:
    assert provisioned().client("n01", tls=None).answer() == ""


def test_rotated_password_is_refused_after_a_reload(provisioned: Callable[..., Provisioned]) -> None:
    broker = provisioned()
    old = (broker.folder("n01") / "password").read_text(encoding="ascii").strip()
    stolen, other = broker.client("n01"), broker.client("n02")
    assert (stolen.answer(), other.answer()) == (FINE, FINE)
    broker.provision_as(rotate=("n01",))
    broker.reload()
    wait_until(lambda: stolen.lost)
    stolen.close()
    assert broker.client("n01", password=old).answer() == DENIED
    assert broker.client("n01").answer() == FINE
    assert not other.lost
    other.close()


def test_node_that_left_the_zone_is_refused_after_a_reload(
    provisioned: Callable[..., Provisioned], zone: Zone
) -> None:
    broker = provisioned()
    broker.zone = replace(with_domain(zone, n_sensors=3), nodes=zone.nodes[:3])
    broker.provision_as()
    broker.reload()
    assert broker.client("n04").answer() == DENIED
    assert broker.client("n03").answer() == FINE


def test_certificate_determines_the_user_and_can_be_revoked(provisioned: Callable[..., Provisioned]) -> None:
    broker = provisioned(client_certificates=True)
    node = broker.client("n01", username="heatcloak_aggregator", password=None)
    assert node.answer() == FINE
    assert node.publish(topic("reading")) != DENIED
    assert node.publish(topic("reading", "n02")) == DENIED
    assert node.publish("heatcloak/v1/hall/estimate") == DENIED
    node.close()
    folder = broker.folder("n01")
    assert broker.client("n01", tls=Tls(folder / "ca.crt")).answer() == ""
    for name in ("client.crt", "client.key"):
        shutil.copy(folder / name, broker.out / f"old-{name}")
    broker.provision_as(rotate=("n01",))
    broker.stop()
    broker.start()
    old = Tls(folder / "ca.crt", broker.out / "old-client.crt", broker.out / "old-client.key")
    assert broker.client("n01", tls=old).answer() == ""
    assert broker.client("n01").answer() == FINE


def test_retained_messages_survive_a_restart_and_the_log_has_no_warning(
    provisioned: Callable[..., Provisioned], tmp_path: Path
) -> None:
    broker = provisioned()
    node = broker.client("n01")
    assert node.answer() == FINE
    node.publish(topic("status"), retain=True)
    node.close()
    broker.stop()
    broker.start()
    viewer = broker.client("heatcloak_viewer")
    assert viewer.answer() == FINE
    viewer.hears(topic("status"))
    wait_until(lambda: viewer.heard == [(topic("status"), b"hello")])
    viewer.close()
    log = (broker.out / "broker.log").read_text(errors="replace").lower()
    assert not [word for word in ("deprecated", "recommended", "unknown", "unable") if word in log], log


@pytest.mark.parametrize(("name", "damage"), [("acl", None), ("acl", "nonsense\n"), ("passwords", None)])
def test_broker_does_not_start_without_valid_passwords_and_acl(
    zone: Zone, tmp_path: Path, name: str, damage: str | None
) -> None:
    broker = Provisioned(tmp_path / "out", zone)
    file = broker.out / "broker" / name
    if damage is None:
        file.unlink()
    else:
        file.write_text(file.read_text(encoding="ascii") + damage, encoding="ascii")
    with pytest.raises(pytest.fail.Exception, match=f"(?s)mosquitto did not start.*{name}"):
        broker.start()
    broker.stop()


def test_broker_started_by_root_runs_as_its_own_user(zone: Zone, mosquitto: Any) -> None:
    mosquitto.kill()
    if os.geteuid() != 0:
        return  # then every other test uses the file unchanged
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        broker = Provisioned(Path(folder, "out"), zone)
        for path in (broker.out / "broker", *(broker.out / "broker").iterdir()):
            shutil.chown(path, "mosquitto", "mosquitto")
        broker.start(broker.out / "broker/mosquitto.conf")
        try:
            old = (broker.folder("n01") / "password").read_text(encoding="ascii").strip()
            assert broker.client("n01").answer() == FINE
            broker.provision_as(rotate=("n01",))
            broker.reload()
            assert broker.client("n01", password=old).answer() == DENIED
            assert broker.client("n01").answer() == FINE
        finally:
            broker.stop()
        assert (broker.out / "broker/data/mosquitto.db").owner() == "mosquitto"
