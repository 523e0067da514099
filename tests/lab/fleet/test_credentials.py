"""Each node of a fleet takes its credentials from its own provisioned folder only."""

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
def provision_folder(zone: Zone, tmp_path: Path) -> Callable[..., Path]:
    """Return a function that provisions the small zone, given fields of the request."""

    def provisioned(*, seeded: bool = False, **fields: Any) -> Path:
        if seeded:
            keys = fields["keys"] = tmp_path / "keys"
            keys.mkdir()
            for node in zone.nodes:
                create_node_key(keys / f"{node}.key", NodeKey("hall", node, 0, 0, b"k" * 32, Epochs(0, 10)))
        request = replace(ProvisionRequest((zone,), host="broker.lan"), **fields)
        provision(request, tmp_path / "out", datetime.now(UTC))
        return tmp_path / "out"

    return provisioned


def test_each_node_uses_the_credentials_in_its_own_folder(provision_folder: Callable[..., Path]) -> None:
    """Broker, user, key file and Home Assistant. Folders of other nodes may be missing."""
    out = provision_folder(seeded=True, home_assistant=True)
    shutil.rmtree(out / "nodes" / "n01")
    shutil.rmtree(out / "nodes" / "n04")
    credentials = credentials_of(("n02", "n03"), ELSEWHERE, out, broker_given=False)
    assert list(credentials) == ["n02", "n03"]
    for node, own in credentials.items():
        assert (own.broker.host, own.broker.port, own.broker.username) == ("broker.lan", 8883, node)
        assert own.broker.tls is not None
        assert own.broker.tls.ca == out / "nodes" / node / "ca.crt"
        assert own.seed_file == out / "nodes" / node / "seed.key"
        assert own.home_assistant == "homeassistant"


def test_seed_and_home_assistant_are_used_only_if_the_node_file_names_them(
    provision_folder: Callable[..., Path],
) -> None:
    """A key file in the folder alone is ignored."""
    out = provision_folder()
    (out / "nodes" / "n02" / "seed.key").touch()
    own = credentials_of(("n02",), ELSEWHERE, out, broker_given=False)["n02"]
    assert (own.seed_file, own.home_assistant) == (None, None)


def test_command_line_options_override_the_node_file(provision_folder: Callable[..., Path]) -> None:
    """--broker changes every node's address but not its user; --keys names other keys."""
    out = provision_folder(seeded=True)
    own = credentials_of(("n02",), ELSEWHERE, out, Path("other"), broker_given=True)["n02"]
    assert (own.broker.host, own.broker.port, own.broker.username) == ("elsewhere", 4321, "n02")
    assert own.broker.tls is not None
    assert own.seed_file == Path("other/n02.key")


def test_without_a_folder_all_nodes_are_the_same_user() -> None:
    credentials = credentials_of(("n01", "n02"), ELSEWHERE, None, Path("keys"), broker_given=False)
    assert {own.broker for own in credentials.values()} == {ELSEWHERE}
    assert [own.seed_file for own in credentials.values()] == [Path("keys/n01.key"), Path("keys/n02.key")]
    assert credentials_of(("n01",), ELSEWHERE, None, broker_given=True)["n01"].seed_file is None


def test_a_node_without_a_folder_is_refused_with_a_remedy(provision_folder: Callable[..., Path]) -> None:
    out = provision_folder()
    shutil.rmtree(out / "nodes" / "n03")
    with pytest.raises(ConfigError, match=r"nodes/n03: no such folder: .*or use --without n03$"):
        credentials_of(("n02", "n03"), ELSEWHERE, out, broker_given=False)


def test_a_folder_of_another_node_is_refused(provision_folder: Callable[..., Path]) -> None:
    """Two nodes with one name would disconnect each other, and a key belongs to one node."""
    out = provision_folder()
    shutil.copytree(out / "nodes" / "n01", out / "nodes" / "n02", dirs_exist_ok=True)
    with pytest.raises(
        ConfigError, match=r"node\.toml: node: 'n01' in the folder of n02: give each node its"
    ):
        credentials_of(("n02",), ELSEWHERE, out, broker_given=False)
