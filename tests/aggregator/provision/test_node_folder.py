"""The text of ``node.toml``."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heatcloak_aggregator.provision import NodeToml
from heatcloak_node.config import load_config
from heatcloak_shared.errors import ParameterError
from heatcloak_shared.zone import Zone, render_zone

ANY_TEXT = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    ANY_TEXT | st.booleans() | st.integers(-(2**63), 2**63 - 1) | st.floats(allow_nan=False),
    lambda inner: st.lists(inner, max_size=3),
    max_leaves=5,
)


@given(
    sensor=st.dictionaries(st.from_regex(r"[a-z_]{1,8}", fullmatch=True), VALUES, max_size=5), seed=ANY_TEXT
)
def test_any_sensor_table_round_trips_with_its_kind_first(sensor: dict[str, object], seed: str) -> None:
    sensor["kind"] = "simulated"
    text = NodeToml("n07", "broker.lan", 8883, sensor, seed=seed).render()
    table = tomllib.loads(text)
    assert table["sensor"] == sensor
    assert next(iter(table["sensor"])) == "kind"
    assert table["seed_file"] == seed


def test_node_loads_the_file(zone: Zone, tmp_path: Path) -> None:
    (tmp_path / "zone.toml").write_text(render_zone(zone), encoding="utf-8")
    (tmp_path / "password").write_text("open\n", encoding="ascii")
    (tmp_path / "world.toml").write_text("[[source]]\npath = [[0, 0.4]]\n", encoding="ascii")
    sensor = {"kind": "simulated", "scenario": "world.toml"}
    # Without the authority's file, which the node would check.
    text = NodeToml("n02", "127.0.0.1", 8883, sensor, seed="seed.key", ledger_block=3).render()
    (tmp_path / "node.toml").write_text(text.replace('ca_file = "ca.crt"\n', ""), encoding="utf-8")
    config = load_config(tmp_path / "node.toml")
    assert (config.node, config.ledger_block, config.credentials.seed_file) == (
        "n02",
        3,
        tmp_path / "seed.key",
    )
    address = config.credentials.broker
    assert (address.host, address.port, address.username, address.password) == (
        "127.0.0.1",
        8883,
        "n02",
        "open",
    )
    assert address.tls is not None


def test_optional_values_are_written_only_if_given() -> None:
    sensor = {"kind": "thermal-zone"}
    plain = tomllib.loads(NodeToml("n01", "b", 1, sensor, password=None).render())
    assert plain == {
        "node": "n01",
        "zone": "zone.toml",
        "state": "state",
        "broker": {"host": "b", "port": 1, "tls": {"ca_file": "ca.crt"}},
        "sensor": sensor,
    }
    full = NodeToml(
        *("n01", "b", 1, sensor), certificate="c", key="k", sensitivity="model", home_assistant=True
    )
    table = tomllib.loads(full.render())
    assert table["broker"]["tls"] == {"ca_file": "ca.crt", "certificate_file": "c", "key_file": "k"}
    assert table["broker"]["username"] == "n01"
    assert table["sensitivity"] == "model"
    assert table["home_assistant"] == {"prefix": "homeassistant"}


def test_unsupported_types_and_certificate_without_key_are_refused() -> None:
    with pytest.raises(ParameterError, match="NoneType"):
        NodeToml("n01", "b", 1, {"kind": None}).render()
    with pytest.raises(ParameterError, match="are required together"):
        NodeToml("n01", "b", 1, {"kind": "x"}, certificate="c").render()
