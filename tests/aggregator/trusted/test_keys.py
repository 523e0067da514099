"""The root key and the node keys derived from it."""

from __future__ import annotations

import stat
from hashlib import blake2b
from pathlib import Path

import pytest

from heatcloak_aggregator.trusted import Keyring, keys
from heatcloak_aggregator.trusted.keyring import create_keyring
from heatcloak_aggregator.trusted.keys import RootKey, create_root, derive_node_key, load_root
from heatcloak_shared import keyfile
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs, ratchet

ROOT = bytes(range(32))
ROOT_KEY = RootKey("hall", ROOT, Epochs(1000, 20))


@pytest.mark.parametrize(
    ("node", "generation", "expected"),
    [
        ("n07", 0, "eaa8e379a90d54d0854eb10abdac6b5738aac681ee376788a68a088e6393e809"),
        ("n07", 1, "85f6443366d6b5700a05b0dfcc750dc7097c8ffce69565744e6b29ab196ad48f"),
        ("a", 0, "b7bb22275487867fb97199365c5c707db969a046016a8b20e28c6eaaa63cb05b"),
    ],
)
def test_node_keys_match_known_answers(node: str, generation: int, expected: str) -> None:
    assert derive_node_key(ROOT, node, generation).hex() == expected
    data = node.encode().ljust(32, b"\0") + generation.to_bytes(4, "big")
    assert blake2b(data, key=ROOT, digest_size=32, person=b"heatcloak node").hexdigest() == expected


def test_node_keys_are_distinct_and_malformed_arguments_are_refused() -> None:
    names = [f"n{number}" for number in range(40)] + ["n", "n-", "x" * 32]
    keys = {derive_node_key(ROOT, name, generation) for name in names for generation in range(5)}
    assert len(keys | {ROOT}) == 43 * 5 + 1
    for node, generation in (("N01", 0), ("", 0), ("x" * 33, 0), ("n01", -1), ("n01", 2**16), ("n01", True)):
        with pytest.raises(ParameterError):
            derive_node_key(ROOT, node, generation)
    with pytest.raises(ParameterError, match="32 bytes, got 5"):
        derive_node_key(b"short", "n01")


def test_far_epochs_are_reached_in_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keyfile, "FURTHEST_STEP", 1000)
    monkeypatch.setattr(keys, "_EPOCHS_PER_STEP", 700)
    reached: list[int] = []
    key = ROOT_KEY.node_key("n01", 2, 2500, reached.append)
    assert key.key == ratchet(derive_node_key(ROOT, "n01", 2), 2500)
    assert reached == [700, 1400, 2100]


def test_root_file_round_trips_and_is_never_overwritten(tmp_path: Path) -> None:
    create_root(tmp_path / "root.key", ROOT_KEY)
    assert load_root(tmp_path / "root.key") == ROOT_KEY
    assert stat.S_IMODE((tmp_path / "root.key").stat().st_mode) == 0o600
    with pytest.raises(KeyFileError, match="exists"):
        create_root(tmp_path / "root.key", ROOT_KEY)
    create_keyring(tmp_path / "ring.key", Keyring.from_root("hall", ROOT, ["n01"], ROOT_KEY.epochs))
    with pytest.raises(KeyFileError, match="kind root"):
        load_root(tmp_path / "ring.key")
    assert ROOT_KEY.node_key("n01", 2, 5).key == ratchet(derive_node_key(ROOT, "n01", 2), 5)
