"""The example files in the repository's folder ``mosquitto`` are up to date."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from heatcloak_aggregator.provision import ProvisionResult
from heatcloak_aggregator.provision.broker_conf import BrokerConf
from heatcloak_aggregator.provision.examples import HEALTH_PORT, NODES, examples
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.zone import Interval

FOLDER = Path(__file__).parents[3] / "mosquitto"


def test_example_files_are_as_rendered() -> None:
    assert {path.name for path in FOLDER.iterdir()} == {"README.md", *examples()}
    for name, text in examples().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name


def test_examples_are_as_provision_writes_them(run: Callable[..., ProvisionResult], out: Path) -> None:
    zone = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
    assert zone.nodes == NODES
    places = {"broker_files": "/mosquitto/config", "broker_data": "/mosquitto/data"}
    run(zone=zone, health_port=HEALTH_PORT, **places)
    written = dict(zip(examples(), ("mosquitto.conf", "mosquitto-2.1.conf", "acl"), strict=True))
    for name, text in examples().items():
        assert (out / "broker" / written[name]).read_text(encoding="utf-8") == text


def test_readme_explains_every_option() -> None:
    """In the first column of a table, with or without its value; for mosquitto 2.0 and 2.1."""
    conf = BrokerConf(8883, ("broker.lan",), "/c", "/d", 2, client_certificates=True, health_port=1884)
    lines = f"{conf.render()}\n{conf.render_with_plugins()}".splitlines()
    readme = (FOLDER / "README.md").read_text(encoding="utf-8").splitlines()
    explained = "\n".join(line.split("|")[1] for line in readme if line.startswith("|"))
    for option in {line.split()[0] for line in lines if line and not line.startswith("#")}:
        assert re.search(rf"`{option}[` ]", explained), option
