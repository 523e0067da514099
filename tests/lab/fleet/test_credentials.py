"""What each node of a fleet takes from the folder that was provisioned for it, and from no other."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from heatcloak_aggregator.provision import ProvisionRequest, provision
from heatcloak_lab.fleet.credentials import credentials_of
from heatcloak_shared.broker import BrokerAddress
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import NodeKey, create_node_key
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone

ELSEWHERE = BrokerAddress("elsewhere", 4321)


@pytest.fixture
def make(zone: Zone, tmp_path: Path) -> Callable[..., Path]:
    """Provisions the small zone; keywords say what is asked for."""

    def provisioned(*, seeded: bool = False, **asked: Any) -> Path:
        if seeded:
            keys = asked["keys"] = tmp_path / "keys"
            keys.mkdir()
            for node in zone.nodes:
                create_node_key(keys / f"{node}.key", NodeKey("hall", node, 0, 0, b"k" * 32, Epochs(0, 10)))
        request = replace(ProvisionRequest(zone, host="broker.lan"), **asked)
        provision(request, tmp_path / "out", datetime.now(UTC))
        return tmp_path / "out"

    return provisioned


def test_each_node_has_what_its_own_folder_names(make: Callable[..., Path]) -> None:
    """Broker, user, key file and Home Assistant; the folders of others may be away."""
    out = make(seeded=True, home_assistant=True)
    shutil.rmtree(out / "nodes" / "n01")
    shutil.rmtree(out / "nodes" / "n04")
    known = credentials_of(("n02", "n03"), ELSEWHERE, out, broker_given=False)
    assert list(known) == ["n02", "n03"]
    for node, own in known.items():
        assert (own.broker.host, own.broker.port, own.broker.username) == ("broker.lan", 8883, node)
        assert own.broker.tls is not None
        assert own.broker.tls.ca == out / "nodes" / node / "ca.crt"
        assert own.seed_file == out / "nodes" / node / "seed.key"
        assert own.home_assistant == "homeassistant"


def test_what_a_file_does_not_name_there_is_not(make: Callable[..., Path]) -> None:
    """Neither a seed nor Home Assistant, also if a key file lies there."""
    out = make()
    (out / "nodes" / "n02" / "seed.key").touch()
    own = credentials_of(("n02",), ELSEWHERE, out, broker_given=False)["n02"]
    assert (own.seed_file, own.home_assistant) == (None, None)


def test_the_command_line_counts_more_than_a_file(make: Callable[..., Path]) -> None:
    """--broker moves every node there, as who it is; --keys gives other keys."""
    out = make(seeded=True)
    own = credentials_of(("n02",), ELSEWHERE, out, Path("other"), broker_given=True)["n02"]
    assert (own.broker.host, own.broker.port, own.broker.username) == ("elsewhere", 4321, "n02")
    assert own.broker.tls is not None
    assert own.seed_file == Path("other/n02.key")


def test_without_a_folder_all_are_the_same_user() -> None:
    """With keys or without."""
    known = credentials_of(("n01", "n02"), ELSEWHERE, None, Path("keys"), broker_given=False)
    assert {own.broker for own in known.values()} == {ELSEWHERE}
    assert [own.seed_file for own in known.values()] == [Path("keys/n01.key"), Path("keys/n02.key")]
    assert credentials_of(("n01",), ELSEWHERE, None, broker_given=True)["n01"].seed_file is None


def test_a_node_without_a_folder_is_named_with_what_to_do(make: Callable[..., Path]) -> None:
    """Its credentials are elsewhere, or were never made."""
    out = make()
    shutil.rmtree(out / "nodes" / "n03")
    with pytest.raises(ConfigError, match=r"nodes/n03: no such folder: .*or use --without n03$"):
        credentials_of(("n02", "n03"), ELSEWHERE, out, broker_given=False)


def test_a_folder_of_another_node_is_refused(make: Callable[..., Path]) -> None:
    """Two nodes of one name would shut each other out, and one key is of one node."""
    out = make()
    shutil.copytree(out / "nodes" / "n01", out / "nodes" / "n02", dirs_exist_ok=True)
    with pytest.raises(
        ConfigError, match=r"node\.toml: node: 'n01' in the folder of n02: give each node its"
    ):
        credentials_of(("n02",), ELSEWHERE, out, broker_given=False)
