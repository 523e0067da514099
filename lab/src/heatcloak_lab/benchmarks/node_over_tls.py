"""A node's memory where it speaks TLS, to a private mosquitto that was provisioned for it."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_lab.benchmarks import node_process
from heatcloak_lab.demo.brokers import LOOPBACK
from heatcloak_shared.broker import BrokerAddress, Tls, read_password
from heatcloak_shared.errors import LinkError
from heatcloak_shared.zone import Zone


def resident_over_tls(zone: Zone, folder: Path, readings: int) -> float:
    """Resident bytes of the zone's first node after some readings over TLS, with a password.

    Args:
        zone: its zone.
        folder: an empty one, where everything is made.
        readings: how many.

    Raises:
        LinkError: mosquitto is not installed, or the node did not publish in time.
    """
    with socket.socket() as probe:
        probe.bind((LOOPBACK, 0))
        port = int(probe.getsockname()[1])
    plain = node_process.write_node(folder, zone, BrokerAddress(LOOPBACK, port))
    provision(
        ProvisionRequest(zone, host=LOOPBACK, port=port, nodes=zone.nodes[:1]),
        folder / "all",
        datetime.now(UTC),
    )
    given, roles = folder / "all" / "nodes" / zone.nodes[0], folder / "all" / "aggregator"
    user, tls = f'username = "{zone.nodes[0]}"\npassword_file = "{given}/password"', Tls(roles / "ca.crt")
    secured = plain.read_text(encoding="utf-8").replace(
        "[sensor]", f'{user}\n[broker.tls]\nca_file = "{given}/ca.crt"\n[sensor]'
    )
    plain.write_text(secured, encoding="utf-8")
    aggregator = BrokerAddress(
        LOOPBACK, port, "heatcloak_aggregator", read_password(roles / "password"), tls=tls
    )
    with (
        _mosquitto(folder / "all" / "broker" / "mosquitto.conf", port),
        node_process.listening(aggregator) as ear,
        node_process.running(plain) as (process, _),
    ):
        ear.wait(readings)
        return float(node_process.resident_bytes(process))


@contextmanager
def _mosquitto(conf: Path, port: int) -> Iterator[None]:
    program = shutil.which("mosquitto") or shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin")
    if program is None:
        raise LinkError("mosquitto is not installed: install it (apt install mosquitto)")
    if os.geteuid() == 0:
        # As root it would become a user who may not look into this folder.
        conf.write_text(conf.read_text(encoding="utf-8") + "user root\n", encoding="utf-8")
    silent = subprocess.DEVNULL
    process = subprocess.Popen([program, "-c", str(conf)], stdout=silent, stderr=silent)  # noqa: S603
    try:
        deadline = time.monotonic() + node_process.PATIENCE
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex((LOOPBACK, port)) == 0:
                    break
            time.sleep(0.05)
        yield
    finally:
        process.terminate()
        process.wait()
