"""The list of a zone's secrets."""

from __future__ import annotations

import random

import pytest

from heatcloak_aggregator.trusted import Keyring
from heatcloak_aggregator.trusted.file_search import SecretName, zone_secrets
from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs

ROOT = RootKey("hall", random.Random(3).randbytes(32), Epochs(0, 24))
KEYRING = Keyring.from_root("hall", ROOT.root, ("n01", "n02"), ROOT.epochs)


def test_keyring_and_root_give_every_key_up_to_an_epoch() -> None:
    newer = ROOT.node_key("n01", 1, 7)
    keyring = KEYRING.ratchet(3).replace("n01", 1, newer.key, newer.epoch)
    names = set(zone_secrets(keyring, None, 5).values())
    assert names == {
        *(SecretName(node, 0, epoch) for node in ("n01", "n02") for epoch in (3, 4, 5)),
        SecretName("n01", 1, 7),
    }
    with_root = zone_secrets(keyring, ROOT, 5)
    assert set(with_root.values()) == {
        *(SecretName(node, 0, epoch) for node in ("n01", "n02") for epoch in range(6)),
        *(SecretName("n01", 1, epoch) for epoch in range(8)),
        SecretName(),
    }
    assert all(
        key == ROOT.node_key(name.node, name.generation, name.epoch).key
        for key, name in with_root.items()
        if name.node
    )


def test_wrong_root_too_many_keys_and_no_keys_are_refused() -> None:
    other = RootKey("hall", bytes(32), ROOT.epochs)
    with pytest.raises(KeyFileError, match="not of this root"):
        zone_secrets(KEYRING, other, 5)
    with pytest.raises(KeyFileError, match="zone yard"):
        zone_secrets(KEYRING, RootKey("yard", ROOT.root, ROOT.epochs), 5)
    with pytest.raises(ParameterError, match="clock"):
        zone_secrets(KEYRING, None, 250_000)
    with pytest.raises(ParameterError, match="no key"):
        zone_secrets(Keyring("hall", ROOT.epochs, {}), None, 5)
