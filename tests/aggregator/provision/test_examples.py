"""The examples of the repository's folder ``mosquitto`` are what is really written."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from heatcloak_aggregator.provision import Outcome
from heatcloak_aggregator.provision.examples import HEALTH_PORT, NODES, examples
from heatcloak_aggregator.zones.calibration import new_zone
from heatcloak_shared.zone import Interval

FOLDER = Path(__file__).parents[3] / "mosquitto"


def test_the_examples_are_those_of_the_rendering() -> None:
    """To the letter; renewed by the command that the folder's README names."""
    assert {path.name for path in FOLDER.iterdir()} == {"README.md", *examples()}
    for name, text in examples().items():
        assert (FOLDER / name).read_text(encoding="utf-8") == text, name


def test_the_rendering_is_what_provision_writes(run: Callable[..., Outcome], out: Path) -> None:
    """For such a zone and broker."""
    zone = new_zone("hall", Interval(n_sources=20, n_sensors=2, diffusivity=0.5, time=0.1))
    assert zone.nodes == NODES
    places = {"broker_files": "/mosquitto/config", "broker_data": "/mosquitto/data"}
    run(zone=zone, health_port=HEALTH_PORT, **places)
    written = dict(zip(examples(), ("mosquitto.conf", "mosquitto-2.1.conf", "acl"), strict=True))
    for name, text in examples().items():
        assert (out / "broker" / written[name]).read_text(encoding="utf-8") == text


def test_the_readme_tells_why_of_every_line() -> None:
    """Each option that may be written has a row or a sentence of its own."""
    told = (FOLDER / "README.md").read_text(encoding="utf-8")
    lines = "\n".join(text for name, text in examples().items() if name.endswith(".conf")).splitlines()
    options = {line.split()[0] for line in lines if line and not line.startswith("#")}
    certificates = {"cafile", "crlfile", "require_certificate", "use_identity_as_username"}
    assert not {option for option in options | certificates if f"`{option}" not in told}
