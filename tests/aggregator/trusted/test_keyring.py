"""The keyring: which keys may decrypt a reading, and its file."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import keyring as keyring_module
from heatcloak_aggregator.trusted.issuing import issue_replacement
from heatcloak_aggregator.trusted.keyring import (
    KeyChain,
    KeyGeneration,
    Keyring,
    UndecryptableError,
    create_keyring,
    load_keyring,
    save_keyring,
)
from heatcloak_aggregator.trusted.keys import RootKey, derive_node_key
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.ratchet import FURTHEST_STEP, Epochs, next_key, ratchet

ROOT = bytes(range(32))
EPOCHS = Epochs(1000, 20)
RING = Keyring.from_root("hall", ROOT, ["n01", "n02"], EPOCHS)
N01 = derive_node_key(ROOT, "n01")


def reason(ring: Keyring, node: str, epoch: int, round_number: int) -> str:
    """Return the reason why a keyring has no candidate keys."""
    with pytest.raises(UndecryptableError) as caught:
        ring.candidates(node, epoch, round_number)
    assert "\n" not in str(caught.value)
    return caught.value.reason


def test_new_keyring_has_the_keys_of_every_epoch() -> None:
    assert RING.nodes == ("n01", "n02")
    for number, epoch in ((-5, 0), (1000, 0), (1019, 0), (1020, 1), (1000 + 20 * 77, 77), (1020, 1)):
        assert RING.candidates("n01", epoch, number) == [(0, ratchet(N01, epoch))]


def test_every_refusal_has_its_reason() -> None:
    assert reason(RING, "n03", 0, 1000) == "unknown node"
    assert reason(RING, "n01\nforged", 0, 1000) == "unknown node"
    assert reason(RING, "n01", 1, 1000) == "epoch"
    assert reason(RING, "n01", 2**62, 1000) == "epoch"
    assert reason(RING, "n01", FURTHEST_STEP + 1, 1000 + 20 * (FURTHEST_STEP + 1)) == "far"
    assert reason(RING.revoke("n01", 1030), "n01", 1, 1030) == "revoked"
    assert reason(RING.ratchet(2), "n01", 1, 1020) == "forgotten"


def test_revocation_begins_at_a_round_and_is_never_postponed() -> None:
    revoked = RING.revoke("n01", 1030).revoke("n01", 1100)
    assert revoked.candidates("n01", 1, 1029) == [(0, ratchet(N01, 1))]
    assert reason(revoked, "n01", 1, 1031) == "revoked"
    assert reason(revoked.revoke("n01", 1020), "n01", 1, 1029) == "revoked"
    assert revoked.candidates("n02", 1, 1030)
    assert RING.candidates("n01", 1, 1030)
    with pytest.raises(ParameterError, match="n09"):
        RING.revoke("n09", 0)


def test_newest_generation_comes_first_and_older_ones_until_revoked() -> None:
    fresh = ratchet(derive_node_key(ROOT, "n01", 1), 3)
    ring = RING.replace("n01", 1, fresh, 3)
    assert ring.candidates("n01", 2, 1040) == [(0, ratchet(N01, 2))]
    assert ring.candidates("n01", 4, 1080) == [(1, next_key(fresh)), (0, ratchet(N01, 4))]
    stolen = RING.revoke("n01", 1065).replace("n01", 1, fresh, 3)
    assert [number for number, _ in stolen.candidates("n01", 3, 1064)] == [1, 0]
    assert [number for number, _ in stolen.candidates("n01", 3, 1065)] == [1]
    for generation in (0, 1):
        with pytest.raises(ParameterError, match="must be greater"):
            ring.replace("n01", generation, fresh, 5)
    with pytest.raises(ParameterError, match="n09"):
        ring.replace("n09", 0, fresh, 5)


def test_ratchet_removes_earlier_keys_and_keeps_later_generations() -> None:
    fresh = ratchet(derive_node_key(ROOT, "n01", 1), 9)
    ring = RING.replace("n01", 1, fresh, 9).ratchet(5)
    assert ring.first_epoch == 5
    assert [(held.number, held.epoch) for held in ring.generations("n01")] == [(1, 9), (0, 5)]
    assert ring.generations("n01")[1].key == ratchet(N01, 5)
    assert ring.candidates("n02", 6, 1120) == [(0, ratchet(derive_node_key(ROOT, "n02"), 6))]
    assert reason(ring, "n02", 4, 1080) == "forgotten"
    for epoch in (4, 5 + FURTHEST_STEP + 1):
        with pytest.raises(ParameterError):
            ring.ratchet(epoch)
    assert ring.ratchet(5).first_epoch == 5


def test_repr_shows_no_key() -> None:
    shown = f"{RING!r} {RING.generations('n01')!r} {KeyChain(0, N01)!r} {RootKey('hall', ROOT, EPOCHS)!r}"
    assert N01.hex()[:8] not in shown
    assert str(N01)[2:20] not in shown
    assert ROOT.hex()[:8] not in shown
    assert "\\x02\\x03" not in shown


def test_node_needs_generations_with_different_numbers() -> None:
    for generations in ([], [KeyGeneration(0, 0, N01), KeyGeneration(0, 5, N01)]):
        with pytest.raises(ParameterError):
            Keyring("hall", EPOCHS, {"n01": generations})


@settings(deadline=None)
@given(st.lists(st.integers(7, 900), min_size=1, max_size=30), st.sampled_from([1, 2, 3, 16, 64]))
def test_chain_agrees_with_the_ratchet_in_any_order(wanted: list[int], most: int) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(keyring_module, "MAX_CHECKPOINTS", most)
        chain = KeyChain(7, N01)
        for epoch in wanted:
            assert chain.key(epoch) == ratchet(N01, epoch - 7)
        assert len(chain._checkpoints) <= 32 * most
    with pytest.raises(ParameterError):
        chain.key(6)


def test_million_epochs_cost_few_hashes_and_little_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = [0]

    def counted(key: bytes, epochs: int) -> bytes:
        steps[0] += epochs
        return ratchet(key, epochs)

    monkeypatch.setattr(keyring_module, "ratchet", counted)
    chain = KeyChain(0, N01)
    last = chain.key(10**6)
    assert steps == [10**6]
    for epoch in (0, 10**6, 63, 999_999, 5, 500_031, 10**6 + 1, 31):
        steps[0] = 0
        chain.key(epoch)
        assert steps[0] <= 64
        chain.key(epoch)
        chain.key(epoch + 1)
        assert steps[0] <= 65
    assert chain.key(10**6) == last
    assert len(chain._checkpoints) <= 2**19


def test_keyring_file_round_trips(tmp_path: Path) -> None:
    file = tmp_path / "ring.key"
    fresh = ratchet(derive_node_key(ROOT, "n01", 1), 3)
    ring = RING.revoke("n01", -5).replace("n01", 1, fresh, 3)
    create_keyring(file, RING)
    with pytest.raises(KeyFileError, match="exists"):
        create_keyring(file, ring)
    save_keyring(file, ring)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    loaded = load_keyring(file)
    assert (loaded.zone, loaded.epochs, loaded.nodes) == ("hall", EPOCHS, ("n01", "n02"))
    assert all(loaded.generations(node) == ring.generations(node) for node in ring.nodes)


def test_keyring_file_of_many_nodes_is_loaded(tmp_path: Path) -> None:
    ring = Keyring.from_root("hall", ROOT, [f"n{number:05d}" for number in range(9000)], EPOCHS)
    create_keyring(tmp_path / "ring.key", ring)
    assert (tmp_path / "ring.key").stat().st_size > 2**20
    assert load_keyring(tmp_path / "ring.key").nodes == ring.nodes


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('kind = "ring"', 'kind = "node"'),
        ("epoch = 0", "epoch = -1"),
        ("generation = 0", 'generation = "0"'),
        ('node = "n02"', 'node = "n01"'),
        ('node = "n02"', "node = 2"),
        ('node = "n02"', 'node = "n02"\nrevoked_from = 1.5'),
        ('node = "n02"', 'node = "n02"\nrevoked = 1'),
        (N01.hex(), N01.hex()[:-2]),
        (f'"{N01.hex()}"', f'["{N01.hex()}"]'),
        ("[[key]]", "[key]"),
    ],
)
def test_malformed_keyring_is_refused_without_showing_a_key(tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "ring.key"
    create_keyring(file, RING)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(KeyFileError, match=r"ring\.key") as caught:
        load_keyring(file)
    assert "\n" not in str(caught.value)
    assert N01.hex()[:8] not in str(caught.value)


def test_replacement_changes_card_and_keyring_or_neither(tmp_path: Path) -> None:
    root, file, out = RootKey("hall", ROOT, EPOCHS), tmp_path / "ring.key", tmp_path / "n01.key"
    create_keyring(file, RING)
    issue_replacement(file, RING, root, "n01", 1070, out)
    card, ring = load_node_key(out), load_keyring(file)
    assert (card.generation, card.epoch, card.zone, card.epochs) == (1, 3, "hall", EPOCHS)
    assert ring.candidates("n01", 3, 1070) == [(1, card.key)]
    assert [number for number, _ in ring.candidates("n01", 3, 1069)] == [1, 0]
    before = file.read_bytes()
    for wrong in (RootKey("hall", ROOT[::-1], EPOCHS), RootKey("attic", ROOT, EPOCHS)):
        with pytest.raises(KeyFileError, match="root"):
            issue_replacement(file, ring, wrong, "n01", 1090, tmp_path / "other.key")
    with pytest.raises(KeyFileError, match="exists"):
        issue_replacement(file, ring, root, "n01", 1090, out)
    with pytest.raises(KeyFileError):
        issue_replacement(tmp_path / "no" / "ring.key", ring, root, "n01", 1090, tmp_path / "other.key")
    assert file.read_bytes() == before
    assert not (tmp_path / "other.key").exists()
