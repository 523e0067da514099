"""The keyring: which keys may open a reading, and why none may."""

from __future__ import annotations

import stat
from hashlib import blake2b
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from heatcloak_aggregator.trusted import key_chain
from heatcloak_aggregator.trusted.errors import UnopenableError
from heatcloak_aggregator.trusted.issuing import issue_replacement
from heatcloak_aggregator.trusted.key_chain import KeyChain
from heatcloak_aggregator.trusted.keyring import Generation, Keyring
from heatcloak_aggregator.trusted.keys import derive_node_key
from heatcloak_aggregator.trusted.ring_file import create_keyring, load_keyring, save_keyring
from heatcloak_aggregator.trusted.root import RootKey, create_root, load_root
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.keyfile import load_node_key
from heatcloak_shared.ratchet import FURTHEST_STEP, Epochs, next_key, ratchet

ROOT = bytes(range(32))
EPOCHS = Epochs(1000, 20)
RING = Keyring.from_root("hall", ROOT, ["n01", "n02"], EPOCHS)
N01 = derive_node_key(ROOT, "n01")


def reason(ring: Keyring, node: str, epoch: int, round_number: int) -> str:
    """Why a reading is not opened."""
    with pytest.raises(UnopenableError) as caught:
        ring.candidates(node, epoch, round_number)
    assert "\n" not in str(caught.value)
    return caught.value.reason


@pytest.mark.parametrize(
    ("node", "generation", "expected"),
    [
        ("n07", 0, "eaa8e379a90d54d0854eb10abdac6b5738aac681ee376788a68a088e6393e809"),
        ("n07", 1, "85f6443366d6b5700a05b0dfcc750dc7097c8ffce69565744e6b29ab196ad48f"),
        ("a", 0, "b7bb22275487867fb97199365c5c707db969a046016a8b20e28c6eaaa63cb05b"),
    ],
)
def test_node_keys_are_known_answers(node: str, generation: int, expected: str) -> None:
    """Pinned from hashlib alone: another derivation would lose every key that is out there."""
    assert derive_node_key(ROOT, node, generation).hex() == expected
    data = node.encode().ljust(32, b"\0") + generation.to_bytes(4, "big")
    assert blake2b(data, key=ROOT, digest_size=32, person=b"heatcloak node").hexdigest() == expected


def test_every_node_and_generation_has_a_key_of_its_own() -> None:
    """None is the root, and what is no node or generation has none."""
    names = [f"n{number}" for number in range(40)] + ["n", "n-", "x" * 32]
    keys = {derive_node_key(ROOT, name, generation) for name in names for generation in range(5)}
    assert len(keys | {ROOT}) == 43 * 5 + 1
    for node, generation in (("N01", 0), ("", 0), ("x" * 33, 0), ("n01", -1), ("n01", 2**16), ("n01", True)):
        with pytest.raises(ParameterError):
            derive_node_key(ROOT, node, generation)


def test_a_fresh_ring_opens_every_epoch() -> None:
    """By the ratchet that the nodes use, from epoch 0."""
    assert RING.nodes == ("n01", "n02")
    for number, epoch in ((-5, 0), (1000, 0), (1019, 0), (1020, 1), (1000 + 20 * 77, 77), (1020, 1)):
        assert RING.candidates("n01", epoch, number) == [(0, ratchet(N01, epoch))]


def test_what_can_not_be_opened_is_told_apart() -> None:
    """Each with its reason, and none of them costs a hash."""
    assert reason(RING, "n03", 0, 1000) == "unknown node"
    assert reason(RING, "n01\nforged", 0, 1000) == "unknown node"
    assert reason(RING, "n01", 1, 1000) == "epoch"
    assert reason(RING, "n01", 2**62, 1000) == "epoch"
    assert reason(RING, "n01", FURTHEST_STEP + 1, 1000 + 20 * (FURTHEST_STEP + 1)) == "far"
    assert reason(RING.revoke("n01", 1030), "n01", 1, 1030) == "revoked"
    assert reason(RING.ratchet(2), "n01", 1, 1020) == "forgotten"


def test_revoked_from_a_round_on() -> None:
    """The round before is opened; a later revocation does not take an earlier one back."""
    revoked = RING.revoke("n01", 1030).revoke("n01", 1100)
    assert revoked.candidates("n01", 1, 1029) == [(0, ratchet(N01, 1))]
    assert reason(revoked, "n01", 1, 1031) == "revoked"
    assert reason(revoked.revoke("n01", 1020), "n01", 1, 1029) == "revoked"
    assert revoked.candidates("n02", 1, 1030)
    assert RING.candidates("n01", 1, 1030), "a ring never changes"
    with pytest.raises(ParameterError, match="n09"):
        RING.revoke("n09", 0)


def test_a_replacement_is_tried_first_and_the_older_key_where_it_reaches() -> None:
    """From its epoch on, the newest generation comes first."""
    fresh = ratchet(derive_node_key(ROOT, "n01", 1), 3)
    ring = RING.replace("n01", 1, fresh, 3)
    assert ring.candidates("n01", 2, 1040) == [(0, ratchet(N01, 2))]
    assert ring.candidates("n01", 4, 1080) == [(1, next_key(fresh)), (0, ratchet(N01, 4))]
    stolen = RING.revoke("n01", 1065).replace("n01", 1, fresh, 3)
    assert [number for number, _ in stolen.candidates("n01", 3, 1064)] == [1, 0]
    assert [number for number, _ in stolen.candidates("n01", 3, 1065)] == [1]
    for generation in (0, 1):
        with pytest.raises(ParameterError, match="newer"):
            ring.replace("n01", generation, fresh, 5)
    with pytest.raises(ParameterError, match="n09"):
        ring.replace("n09", 0, fresh, 5)


def test_a_ratcheted_ring_holds_nothing_of_before() -> None:
    """Neither the older keys nor a way to them; what begins later stays as it is."""
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


def test_no_key_is_shown() -> None:
    """By nothing that a ring is made of."""
    shown = f"{RING!r} {RING.generations('n01')!r} {KeyChain(0, N01)!r} {RootKey('hall', ROOT, EPOCHS)!r}"
    assert N01.hex()[:8] not in shown
    assert str(N01)[2:20] not in shown
    assert ROOT.hex()[:8] not in shown
    assert "\\x02\\x03" not in shown


def test_a_ring_of_nonsense_is_refused() -> None:
    """A node without a generation, or with one twice."""
    for generations in ([], [Generation(0, 0, N01), Generation(0, 5, N01)]):
        with pytest.raises(ParameterError):
            Keyring("hall", EPOCHS, {"n01": generations})


@settings(deadline=None)
@given(st.lists(st.integers(7, 900), min_size=1, max_size=30), st.sampled_from([1, 2, 3, 16, 64]))
def test_a_chain_agrees_with_the_ratchet_in_any_order(wanted: list[int], most: int) -> None:
    """However few checkpoints it may keep."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(key_chain, "MOST_CHECKPOINTS", most)
        chain = KeyChain(7, N01)
        for epoch in wanted:
            assert chain.at(epoch) == ratchet(N01, epoch - 7)
        assert len(chain._checkpoints) <= 32 * most
    with pytest.raises(ParameterError):
        chain.at(6)


def test_a_million_epochs_cost_dozens_of_hashes_and_half_a_mebibyte(monkeypatch: pytest.MonkeyPatch) -> None:
    """A peer who jumps to and fro among old rounds can't make a look dear; to stay at an epoch is free."""
    steps = [0]

    def counted(key: bytes, epochs: int) -> bytes:
        steps[0] += epochs
        return ratchet(key, epochs)

    monkeypatch.setattr(key_chain, "ratchet", counted)
    chain = KeyChain(0, N01)
    last = chain.at(10**6)
    assert steps == [10**6]
    for epoch in (0, 10**6, 63, 999_999, 5, 500_031, 10**6 + 1, 31):
        steps[0] = 0
        chain.at(epoch)
        assert steps[0] <= 64
        chain.at(epoch)
        chain.at(epoch + 1)
        assert steps[0] <= 65
    assert chain.at(10**6) == last
    assert len(chain._checkpoints) <= 2**19


def test_a_ring_file_gives_the_ring_back(tmp_path: Path) -> None:
    """With generations, revocations and epochs; private, and never in an older one's place by chance."""
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


def test_a_ring_of_many_nodes_fits(tmp_path: Path) -> None:
    """Also where its file is longer than what other files may be."""
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
def test_a_malformed_ring_is_refused_without_a_key(tmp_path: Path, old: str, new: str) -> None:
    """One line, which names the file."""
    file = tmp_path / "ring.key"
    create_keyring(file, RING)
    text = file.read_text()
    assert old in text
    file.write_text(text.replace(old, new, 1))
    with pytest.raises(KeyFileError, match=r"ring\.key") as caught:
        load_keyring(file)
    assert "\n" not in str(caught.value)
    assert N01.hex()[:8] not in str(caught.value)


def test_a_replacement_is_issued_whole_or_not_at_all(tmp_path: Path) -> None:
    """The card and the ring agree; what fails leaves neither changed."""
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


def test_a_root_file_gives_the_root_back(tmp_path: Path) -> None:
    """Once written it is never overwritten, and another kind of file is no root."""
    root = RootKey("hall", ROOT, EPOCHS)
    create_root(tmp_path / "root.key", root)
    assert load_root(tmp_path / "root.key") == root
    assert stat.S_IMODE((tmp_path / "root.key").stat().st_mode) == 0o600
    with pytest.raises(KeyFileError, match="exists"):
        create_root(tmp_path / "root.key", root)
    create_keyring(tmp_path / "ring.key", RING)
    with pytest.raises(KeyFileError, match="kind root"):
        load_root(tmp_path / "ring.key")
    assert root.node_key("n01", 2, 5).key == ratchet(derive_node_key(ROOT, "n01", 2), 5)
