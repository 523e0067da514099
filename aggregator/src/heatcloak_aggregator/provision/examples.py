"""Write example broker files of a small zone: ``python -m heatcloak_aggregator.provision.examples DIR``."""

from __future__ import annotations

import sys
from pathlib import Path

from heatcloak_aggregator.provision.acl import render_acl
from heatcloak_aggregator.provision.broker_conf import BrokerConf
from heatcloak_aggregator.provision.record import ProvisionedZone, ProvisionRecord

NODES = ("n01", "n02")
HEALTH_PORT = 1884


def examples() -> dict[str, str]:
    """Return the files, by name, of a zone of two nodes with a broker in a container."""
    conf = BrokerConf(
        port=8883,
        names=("broker.lan",),
        folder="/mosquitto/config",
        data="/mosquitto/data",
        nodes=len(NODES),
        health_port=HEALTH_PORT,
    )
    record = ProvisionRecord(
        (ProvisionedZone("hall", "", NODES),), "broker.lan", conf.port, health_port=HEALTH_PORT
    )
    return {
        "mosquitto-2.0.conf": conf.render(),
        "mosquitto-2.1.conf": conf.render_with_plugins(),
        "acl.example": render_acl(record),
    }


if __name__ == "__main__":
    for name, text in examples().items():
        Path(sys.argv[1], name).write_text(text, encoding="utf-8")
