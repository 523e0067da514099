"""The broker's health check with a real mosquitto."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from heatcloak_shared.broker import Tls
from support.programs import free_port
from support.provisioned import DENIED, FINE, Provisioned, topic

HEALTH = "heatcloak_health"


def check(program: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run the health check, without secrets in arguments or environment."""
    return subprocess.run(
        [program, "-C", "1", "-W", "5"],
        env={"PATH": os.environ["PATH"], "XDG_CONFIG_HOME": str(folder)},
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


@pytest.mark.parametrize("certificates", [False, True])
def test_running_broker_answers_and_a_stopped_one_does_not(
    provisioned: Callable[..., Provisioned], mosquitto_sub: str, *, certificates: bool
) -> None:
    broker = provisioned(client_certificates=certificates, health_port=free_port())
    folder = shutil.copytree(broker.out / "broker/health", broker.out / "copied")
    answer = check(mosquitto_sub, folder)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.endswith(" seconds\n")
    broker.stop()
    assert check(mosquitto_sub, folder).returncode != 0


@pytest.mark.parametrize("certificates", [False, True])
def test_health_port_needs_a_password_and_gives_no_other_rights(
    provisioned: Callable[..., Provisioned], *, certificates: bool
) -> None:
    port = free_port()
    broker = provisioned(client_certificates=certificates, health_port=port)
    health = broker.client(HEALTH, tls=None, port=port)
    assert health.answer() == FINE
    health.subscribe("#", "$SYS/#", topic("reading"), "heatcloak/#")
    aggregator, node = broker.client("heatcloak_aggregator"), broker.client("n01")
    assert (aggregator.answer(), node.answer()) == (FINE, FINE)
    aggregator.publish(topic("stored"), retain=True)
    aggregator.publish("heatcloak/v1/hall/estimate")
    node.publish(topic("reading"))
    for name in (topic("reading"), topic("cmd"), "heatcloak/v1/hall/estimate", "$SYS/broker/uptime", "x"):
        assert health.publish(name) == DENIED, name
    health.wait_until(lambda: health.received)
    assert {name for name, _ in health.received} == {"$SYS/broker/uptime"}
    for each in (health, aggregator, node):
        each.close()
    for changes in ({"username": None, "password": None}, {"password": "wrong"}):
        assert broker.client(HEALTH, tls=None, port=port, **changes).answer() == DENIED
    local = broker.client("n01", tls=None, port=port)
    assert local.answer() == (DENIED if certificates else FINE)
    if not certificates:
        assert local.publish(topic("reading", "n02")) == DENIED
        local.close()


def test_main_port_still_requires_tls_and_certificates(
    provisioned: Callable[..., Provisioned],
) -> None:
    broker = provisioned(client_certificates=True, health_port=free_port())
    trusting = Tls(broker.out / "ca/ca.crt")
    assert broker.client("n01").answer() == FINE
    assert broker.client("n01", tls=None).answer() == ""
    for tls in (None, trusting):
        assert broker.client(HEALTH, tls=tls).answer() == ""


def test_health_port_listens_on_loopback_only(provisioned: Callable[..., Provisioned]) -> None:
    port = free_port()
    broker = provisioned(alt_names=("broker.lan",), health_port=port)
    for address, answers in (
        (("127.0.0.2", broker.port), True),
        (("127.0.0.1", port), True),
        (("127.0.0.2", port), False),
    ):
        with socket.socket() as caller:
            assert (caller.connect_ex(address) == 0) == answers, address
