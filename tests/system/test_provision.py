"""A provisioned zone with a real mosquitto over TLS: authentication and access rights."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from heatcloak_shared.broker import Tls
from heatcloak_shared.topics import discovery_topic
from heatcloak_shared.zone import Zone
from support.provisioned import DENIED, FINE, Provisioned, topic
from support.zones import with_domain


def test_each_role_has_exactly_its_rights(provisioned: Callable[..., Provisioned]) -> None:
    """Independent of the access list, which `test_broker_rules` takes as the rights."""
    broker = provisioned(home_assistant=True)
    estimate, birth = "heatcloak/v1/hall/estimate", "homeassistant/status"

    def all_nodes(*leaves: str) -> set[str]:
        return {topic(leaf, node) for leaf in leaves for node in ("n01", "n02")}

    discovery = {node: discovery_topic("homeassistant", "hall", node) for node in (None, "n01", "n02")}
    unrelated = {"heatcloak/v1/cellar/n01/reading", "heatcloak/v1/cellar/estimate", "x", "$SYS/broker"}
    public = all_nodes("reading", "status", "meta")
    everything = public | all_nodes("stored", "cmd") | {estimate, birth, *discovery.values(), *unrelated}
    may_write = {
        "heatcloak_aggregator": all_nodes("stored") | {estimate, discovery[None]},
        "heatcloak_trusted": set(),
        "heatcloak_viewer": set(),
        "heatcloak_operator": all_nodes("cmd"),
        "heatcloak_home_assistant": {birth},
        "n01": {topic("reading"), topic("status"), topic("meta"), discovery["n01"]},
        "n02": {topic(leaf, "n02") for leaf in ("reading", "status", "meta")} | {discovery["n02"]},
    }
    may_read = {
        "heatcloak_aggregator": public | {birth},
        "heatcloak_trusted": public | {estimate},
        "heatcloak_viewer": public | {estimate},
        "heatcloak_operator": all_nodes("status", "meta"),
        "heatcloak_home_assistant": public | {estimate, birth, *discovery.values()},
        "n01": {topic("stored"), topic("cmd"), birth},
        "n02": {topic("stored", "n02"), topic("cmd", "n02"), birth},
    }
    callers = {user: broker.client(user) for user in may_write}
    for caller in callers.values():
        assert caller.answer() == FINE
        caller.subscribe("#", "$SYS/#", *everything)
    for user, caller in callers.items():
        answers = caller.publish_all(everything)
        assert {name for name, answer in answers.items() if answer != DENIED} == may_write[user], user
    for user, caller in callers.items():
        assert caller.received_topics() == may_read[user], user
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
    stolen.wait_until(lambda: stolen.lost)
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


def test_nodes_of_equal_names_in_several_zones_reach_their_own_zone_only(
    zone: Zone, provisioned: Callable[..., Provisioned]
) -> None:
    """A node of another zone is denied, and the services reach all zones."""
    zones = (zone, replace(zone, name="cellar"))
    broker = provisioned(zones=zones, several=True)
    topics = {f"heatcloak/v1/{each.name}/{node}/reading" for each in zones for node in ("n01", "n02")}
    service = broker.client("heatcloak_aggregator")
    assert service.answer() == FINE
    service.subscribe("heatcloak/v1/+/+/reading")
    callers = {user: broker.client(user) for user in ("hall/n01", "cellar/n01", "cellar/n02")}
    for user, caller in callers.items():
        assert caller.answer() == FINE
        caller.subscribe(*(topic.replace("reading", "stored") for topic in topics))
        answers = caller.publish_all(topics)
        mine = f"heatcloak/v1/{user}/reading"
        assert {name for name, answer in answers.items() if answer != DENIED} == {mine}
    assert service.received_topics() == {f"heatcloak/v1/{user}/reading" for user in callers}
    service.publish_all(topic.replace("reading", "stored") for topic in topics)
    for user, caller in callers.items():
        assert caller.received_topics() == {f"heatcloak/v1/{user}/stored"}
