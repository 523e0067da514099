"""Shares of a root: any threshold of them restore it, fewer do not, and every copying error is detected."""

from __future__ import annotations

import hashlib
import hmac
import random
import stat
from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
import shamir_mnemonic
from hypothesis import given, settings
from hypothesis import strategies as st
from shamir_mnemonic.wordlist import WORDLIST

from heatcloak_aggregator.trusted.keys import RootKey
from heatcloak_aggregator.trusted.shares import (
    RootShare,
    combine,
    create_share,
    issue_shares,
    load_share,
    split,
)
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs

ROOT = RootKey("hall", bytes(range(32)), Epochs(1000, 20))
SHARES = split(ROOT, 5, 3)


def refusal(shares: list[RootShare]) -> str:
    """Return the error of combining shares, after checking that it is one line without words of a share."""
    with pytest.raises(KeyFileError) as caught:
        combine(shares)
    text = str(caught.value)
    assert "\n" not in text
    for share in [*shares, *SHARES]:
        assert not any(f"{a} {b}" in text for a, b in zip(share.words, share.words[1:], strict=False))
    return text


def multiply(a: int, b: int) -> int:
    """Multiply in GF(2⁸) modulo x⁸+x⁴+x³+x+1, by long multiplication."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(14, 7, -1):
        if product >> bit & 1:
            product ^= 0x11B << (bit - 8)
    return product


def interpolate(points: dict[int, bytes], x: int) -> bytes:
    """Evaluate the polynomials through ``points`` at ``x``, by Lagrange's formula."""
    total = bytes(len(next(iter(points.values()))))
    for i, values in points.items():
        factor = 1
        for j in points:
            if j != i:
                inverse = next(c for c in range(1, 256) if multiply(c, i ^ j) == 1)
                factor = multiply(factor, multiply(x ^ j, inverse))
        total = bytes(t ^ multiply(factor, value) for t, value in zip(total, values, strict=True))
    return total


@settings(max_examples=12, deadline=None)
@given(st.binary(min_size=32, max_size=32), st.data())
def test_any_threshold_of_shares_restores_the_root_and_fewer_do_not(root: bytes, data: st.DataObject) -> None:
    shares = data.draw(st.integers(2, 16))
    threshold = data.draw(st.integers(2, shares))
    key = RootKey("attic", root, Epochs(-7, 3))
    shuffled = data.draw(st.permutations(split(key, shares, threshold)))
    assert combine(shuffled[:threshold]) == key
    assert "give more" in refusal(shuffled[: threshold - 1])
    assert combine(shuffled) == key


def test_every_choice_of_three_out_of_five_restores_the_root() -> None:
    for chosen in combinations(SHARES, 3):
        assert combine(chosen) == ROOT
    for pair in combinations(SHARES, 2):
        assert "need 3 shares, got 2" in refusal(list(pair))


def test_library_agrees_with_an_independent_interpolation() -> None:
    points = [shamir_mnemonic.Share.from_mnemonic(" ".join(share.words)) for share in SHARES]
    hidden = shamir_mnemonic.cipher.encrypt(ROOT.root, b"", 1, points[0].identifier, True)
    for chosen in combinations(points, 3):
        assert interpolate({point.index: point.value for point in chosen}, 255) == hidden
    for pair in combinations(points, 2):
        assert interpolate({point.index: point.value for point in pair}, 255) != hidden


def points_of(shares: list[RootShare]) -> list[shamir_mnemonic.Share]:
    return [shamir_mnemonic.Share.from_mnemonic(" ".join(share.words)) for share in shares]


def hidden(root: bytes, point: shamir_mnemonic.Share) -> bytes:
    """Return the value of the polynomials at 255: the root encrypted by the standard's cipher."""
    encrypted: bytes = shamir_mnemonic.cipher.encrypt(root, b"", 1, point.identifier, True)
    return encrypted


def digest(random_part: bytes, secret: bytes) -> bytes:
    """Return the standard's digest of the secret: the first 4 bytes of the polynomials at 254."""
    return hmac.new(random_part, secret, "sha256").digest()[:4]


@pytest.mark.parametrize("other", [bytes(32), bytes(range(32, 64)), b"\xff" * 32])
def test_two_shares_fewer_than_the_threshold_fit_any_root(other: bytes) -> None:
    (known,) = points_of(SHARES[:1])
    random_part, secret = bytes(range(100, 128)), hidden(other, known)
    polynomials = {known.index: known.value, 254: digest(random_part, secret) + random_part, 255: secret}
    points = [replace(known, index=index, value=interpolate(polynomials, index)) for index in (1, 2)]
    words = [point.mnemonic() for point in (known, *points)]
    assert shamir_mnemonic.combine_mnemonics(words) == other


def test_one_share_fewer_than_the_threshold_only_checks_a_guess_of_the_root() -> None:
    first, second = points_of(SHARES[:2])
    known = {first.index: first.value, second.index: second.value}

    def fits(root: bytes) -> bool:
        secret = hidden(root, first)
        at_254 = interpolate({**known, 255: secret}, 254)
        return digest(at_254[4:], secret) == at_254[:4]

    assert fits(ROOT.root)
    assert not any(fits(bytes([number]) * 32) for number in range(20))


def test_checksum_depends_on_the_share_alone() -> None:
    for share in SHARES:
        assert share.checksum == checksum(share)


def checksum(share: RootShare) -> str:
    fields = (share.zone, share.epochs.first_round, share.epochs.rounds, share.number, share.shares)
    text = " ".join(map(str, (*fields, share.threshold, *share.words)))
    return hashlib.blake2b(text.encode(), person=b"heatcloak-share1", digest_size=8).hexdigest()


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 4), st.integers(0, 32), st.sampled_from(WORDLIST))
def test_any_single_changed_word_is_detected(number: int, place: int, word: str) -> None:
    words = list(SHARES[number].words)
    if words[place] == word:
        return
    words[place] = word
    changed = replace(SHARES[number], words=tuple(words), source="share-x.txt")
    assert "share-x.txt" in refusal([changed, *(share for share in SHARES if share.number != number + 1)])


def test_copying_errors_are_named() -> None:
    chance = random.Random(5)
    words = list(SHARES[1].words)

    def with_words(changed: list[str]) -> list[RootShare]:
        return [SHARES[0], replace(SHARES[1], words=tuple(changed), source="b.txt"), SHARES[2]]

    assert "word 7" in refusal(with_words([*words[:6], "acadmeic", *words[7:]]))
    assert "got 32 words" in refusal(with_words(words[:-1]))
    assert "got 34 words" in refusal(with_words([*words, words[-1]]))
    assert "got 0 words" in refusal(with_words([]))
    for _ in range(20):
        a, b = chance.sample(range(33), 2)
        swapped = list(words)
        swapped[a], swapped[b] = words[b], words[a]
        if swapped != words:
            assert "checksum" in refusal(with_words(swapped))
    assert combine(with_words([word.upper() for word in words])) == ROOT


def test_shares_of_different_splits_or_duplicates_are_refused() -> None:
    again = split(ROOT, 5, 3)
    other = split(RootKey("hall", bytes(32), ROOT.epochs), 5, 3)
    assert "different splits" in refusal([*SHARES[:2], again[2]])
    assert "different splits" in refusal([*SHARES[:2], other[2]])
    assert "different splits" in refusal([*SHARES[:3], other[3]])
    assert "given again" in refusal([SHARES[0], SHARES[1], SHARES[1]])
    assert "no shares given" in refusal([])


def test_forged_share_beyond_the_threshold_is_detected() -> None:
    point = shamir_mnemonic.Share.from_mnemonic(" ".join(SHARES[4].words))
    forged = replace(point, value=bytes(32)).mnemonic()
    share = replace(SHARES[4], words=tuple(forged.split()), source="forged.txt")
    share = replace(share, checksum=checksum(share))
    assert "forged.txt: does not fit" in refusal([*SHARES[:3], share])
    assert "does not fit" in refusal([*SHARES[:2], share])


@pytest.mark.parametrize(
    "change",
    [
        {"zone": "hall2"},
        {"epochs": Epochs(1001, 20)},
        {"epochs": Epochs(1000, 21)},
        {"shares": 6},
        {"checksum": "0" * 16},
        {"threshold": 2},
        {"number": 5},
    ],
)
def test_wrong_value_beside_the_words_is_detected_even_if_in_all_shares(change: dict[str, object]) -> None:
    changed = replace(SHARES[0], source="a.txt", **change)  # type: ignore[arg-type]
    assert "a.txt" in refusal([changed, *SHARES[1:3]])
    if "number" not in change:
        assert refusal([replace(share, **change) for share in SHARES])  # type: ignore[arg-type]


@pytest.mark.parametrize(("shares", "threshold"), [(5, 1), (1, 1), (3, 4), (17, 3), (0, 0), (5, -2)])
def test_impossible_splits_are_refused(shares: int, threshold: int) -> None:
    with pytest.raises(ParameterError, match="shares"):
        split(ROOT, shares, threshold)


def test_library_passes_test_vector_1_of_slip_39() -> None:
    words = (
        "duckling enlarge academic academic agency result length solution fridge kidney coal piece deal "
        "husband erode duke ajar critical decision keyboard"
    )
    assert shamir_mnemonic.combine_mnemonics([words], b"TREZOR").hex() == "bb54aac4b89dc868ba37d9cc21b2cece"


def test_share_file_round_trips_also_when_retyped_in_one_line(tmp_path: Path) -> None:
    file = tmp_path / "share-1.txt"
    create_share(file, SHARES[0])
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert load_share(file) == replace(SHARES[0], source=str(file))
    with pytest.raises(KeyFileError, match="exists"):
        create_share(file, SHARES[1])
    text = file.read_text()
    in_one_line = 'words = " ' + "  ".join(SHARES[0].words) + '"\n'
    file.write_text(in_one_line + text[: text.index("words = ")])
    assert load_share(file).words == SHARES[0].words


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('words = """', 'words = ["""'),
        ('kind = "share"', 'kind = "root"'),
        ("share = 1\n", "share = 17\n"),
        ("threshold = 3", "threshold = 1"),
        ('checksum = "', 'checksum = "x'),
        ('checksum = "', 'check = "'),
        ("shares = 5\n", ""),
    ],
)
def test_malformed_share_file_is_refused_without_showing_words(tmp_path: Path, old: str, new: str) -> None:
    file = tmp_path / "share-1.txt"
    create_share(file, SHARES[0])
    text = file.read_text()
    assert old in text
    text = text.replace(old, new)
    file.write_text(text + "]" if "[" in new else text)
    with pytest.raises(KeyFileError, match=r"share-1\.txt") as caught:
        load_share(file)
    assert "\n" not in str(caught.value)
    assert SHARES[0].words[20] not in str(caught.value)


def test_issuing_shares_never_removes_an_existing_file(tmp_path: Path) -> None:
    tmp_path.chmod(0o700)
    (tmp_path / "share-2.txt").write_text("unrelated")
    with pytest.raises(KeyFileError, match="exists"):
        issue_shares(tmp_path, split(ROOT, 3, 2))
    assert [path.name for path in tmp_path.iterdir()] == ["share-2.txt"]
