"""A provisioned zone with a real mosquitto over TLS: who is let in, and what each may do."""

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


def test_a_node_writes_its_own_topics_and_nothing_else(provisioned: Callable[..., Provisioned]) -> None:
    """Not another's, not what the aggregator writes, not a command, not anything beside."""
    node = provisioned().client("n01")
    assert node.answer() == FINE
    for leaf in ("reading", "status", "meta"):
        assert node.publish(topic(leaf), retain=leaf != "reading") in (FINE, "No matching subscribers")
    others = [topic(leaf, "n02") for leaf in ("reading", "status", "meta", "stored", "cmd")]
    ours = [topic("stored"), topic("cmd"), "heatcloak/v1/hall/estimate", "heatcloak/v1/cellar/n01/reading"]
    beside = ["x", "$SYS/broker", topic("reading") + "/x", discovery_topic("homeassistant", "hall", "n01")]
    for denied in (*others, *ours, *beside):
        assert node.publish(denied) == DENIED, denied
    node.close()


def test_a_node_hears_what_is_its_own_alone(provisioned: Callable[..., Provisioned]) -> None:
    """Whatever it subscribes to: its own stored and cmd, and none of another's, retained or not."""
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


def test_each_role_may_do_what_it_is_for(provisioned: Callable[..., Provisioned]) -> None:
    """Aggregator, trusted party, viewer, operator and Home Assistant, leaf by leaf."""
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


def test_who_has_no_right_password_is_refused(provisioned: Callable[..., Provisioned]) -> None:
    """Nobody without a name, a wrong password, another's password, a user who is not there."""
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


def test_the_clear_is_not_spoken(provisioned: Callable[..., Provisioned]) -> None:
    """A client without TLS gets no answer."""
    assert provisioned().client("n01", tls=None).answer() == ""


def test_a_rotated_password_stops_working(provisioned: Callable[..., Provisioned]) -> None:
    """After the broker has read its files again: the old one is refused, whoever used it is thrown out."""
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


def test_a_node_that_left_the_zone_is_refused(provisioned: Callable[..., Provisioned], zone: Zone) -> None:
    """After the broker has read its files again."""
    broker = provisioned()
    broker.zone = replace(with_domain(zone, n_sensors=3), nodes=zone.nodes[:3])
    broker.provision_as()
    broker.reload()
    assert broker.client("n04").answer() == DENIED
    assert broker.client("n03").answer() == FINE


def test_a_certificate_is_the_identity(provisioned: Callable[..., Provisioned]) -> None:
    """Whatever name is said beside it; without one, and with a revoked one, nobody is let in."""
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


def test_the_shipped_configuration_is_the_brokers_as_it_is(
    provisioned: Callable[..., Provisioned], tmp_path: Path
) -> None:
    """The size of a message is bounded, what is retained outlives a restart, and it says nothing alarming."""
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
def test_without_knowing_who_may_do_what_it_does_not_start(
    zone: Zone, tmp_path: Path, name: str, damage: str | None
) -> None:
    """A file that is gone or damaged opens nothing."""
    broker = Provisioned(tmp_path / "out", zone)
    file = broker.out / "broker" / name
    if damage is None:
        file.unlink()
    else:
        file.write_text(file.read_text(encoding="ascii") + damage, encoding="ascii")
    with pytest.raises(pytest.fail.Exception, match=f"(?s)mosquitto did not start.*{name}"):
        broker.start()
    broker.stop()


def test_as_root_the_broker_runs_as_its_own_user(zone: Zone, mosquitto: Any) -> None:
    """The file unchanged, from another folder: the broker's folder belongs to it, and goes on doing so."""
    mosquitto.kill()
    if os.geteuid() != 0:
        return  # then every other test runs the file unchanged
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
