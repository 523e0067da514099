"""Shares of a root: any threshold of them restore it, fewer do not, and no slip of the pen passes."""

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

from heatcloak_aggregator.trusted.root import RootKey
from heatcloak_aggregator.trusted.share_file import create_share, load_share
from heatcloak_aggregator.trusted.sharing import RootShare, combine, split
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs

ROOT = RootKey("hall", bytes(range(32)), Epochs(1000, 20))
SHARES = split(ROOT, 5, 3)


def refusal(shares: list[RootShare]) -> str:
    """Why shares are not combined: one line, without two words in a row of any of them."""
    with pytest.raises(KeyFileError) as caught:
        combine(shares)
    text = str(caught.value)
    assert "\n" not in text
    for share in [*shares, *SHARES]:
        assert not any(f"{a} {b}" in text for a, b in zip(share.words, share.words[1:], strict=False))
    return text


def multiply(a: int, b: int) -> int:
    """The product in GF(2⁸) modulo x⁸+x⁴+x³+x+1, by long multiplication."""
    product = 0
    for bit in range(8):
        if b >> bit & 1:
            product ^= a << bit
    for bit in range(14, 7, -1):
        if product >> bit & 1:
            product ^= 0x11B << (bit - 8)
    return product


def interpolate(points: dict[int, bytes], x: int) -> bytes:
    """The polynomials through ``points`` at ``x``, by Lagrange's formula."""
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
def test_any_threshold_of_shares_restore_the_root_and_fewer_do_not(root: bytes, data: st.DataObject) -> None:
    """In any order, with the values that stand beside it; one share less is refused."""
    shares = data.draw(st.integers(2, 16))
    threshold = data.draw(st.integers(2, shares))
    key = RootKey("attic", root, Epochs(-7, 3))
    made = data.draw(st.permutations(split(key, shares, threshold)))
    assert combine(made[:threshold]) == key
    assert "give more" in refusal(made[: threshold - 1])
    assert combine(made) == key, "more than it takes do no harm"


def test_every_choice_of_three_out_of_five() -> None:
    """All ten of them, and none of the pairs."""
    for chosen in combinations(SHARES, 3):
        assert combine(chosen) == ROOT
    for pair in combinations(SHARES, 2):
        assert "2 shares of 3" in refusal(list(pair))


def test_the_library_shares_as_shamir_does() -> None:
    """Three shares and an interpolation of our own give what the standard's cipher hides the root in."""
    points = [shamir_mnemonic.Share.from_mnemonic(" ".join(share.words)) for share in SHARES]
    hidden = shamir_mnemonic.cipher.encrypt(ROOT.root, b"", 1, points[0].identifier, True)
    for chosen in combinations(points, 3):
        assert interpolate({point.index: point.value for point in chosen}, 255) == hidden
    for pair in combinations(points, 2):
        assert interpolate({point.index: point.value for point in pair}, 255) != hidden


def points_of(shares: list[RootShare]) -> list[shamir_mnemonic.Share]:
    return [shamir_mnemonic.Share.from_mnemonic(" ".join(share.words)) for share in shares]


def hidden(root: bytes, point: shamir_mnemonic.Share) -> bytes:
    """What the standard's cipher makes of a root: the value of the polynomials at 255."""
    encrypted: bytes = shamir_mnemonic.cipher.encrypt(root, b"", 1, point.identifier, True)
    return encrypted


def digest(random_part: bytes, secret: bytes) -> bytes:
    """The standard's digest of the secret, the first 4 bytes of the polynomials at 254."""
    return hmac.new(random_part, secret, "sha256").digest()[:4]


@pytest.mark.parametrize("other", [bytes(32), bytes(range(32, 64)), b"\xff" * 32])
def test_two_shares_less_than_the_threshold_fit_any_root(other: bytes) -> None:
    """To one share of three, for any root there are two others that the standard takes: it tells nothing."""
    (known,) = points_of(SHARES[:1])
    random_part, secret = bytes(range(100, 128)), hidden(other, known)
    polynomials = {known.index: known.value, 254: digest(random_part, secret) + random_part, 255: secret}
    made = [replace(known, index=index, value=interpolate(polynomials, index)) for index in (1, 2)]
    words = [point.mnemonic() for point in (known, *made)]
    assert shamir_mnemonic.combine_mnemonics(words) == other


def test_one_share_less_than_the_threshold_checks_a_guess_of_the_root() -> None:
    """To two shares of three, few roots fit: the standard's digest tells 32 bits, as the docs say."""
    first, second = points_of(SHARES[:2])
    known = {first.index: first.value, second.index: second.value}

    def fits(root: bytes) -> bool:
        secret = hidden(root, first)
        at_254 = interpolate({**known, 255: secret}, 254)
        return digest(at_254[4:], secret) == at_254[:4]

    assert fits(ROOT.root)
    assert not any(fits(bytes([number]) * 32) for number in range(20))


def test_nothing_beside_the_words_depends_on_the_root() -> None:
    """The plain text of a share is that of the zone, and a hash of the share itself that needs no key."""
    for share in SHARES:
        assert share.checksum == checksum(share)


def checksum(share: RootShare) -> str:
    fields = (share.zone, share.epochs.first_round, share.epochs.rounds, share.number, share.shares)
    text = " ".join(map(str, (*fields, share.threshold, *share.words)))
    return hashlib.blake2b(text.encode(), person=b"heatcloak-share1", digest_size=8).hexdigest()


@settings(max_examples=150, deadline=None)
@given(st.integers(0, 4), st.integers(0, 32), st.sampled_from(WORDLIST))
def test_any_single_changed_word_is_noticed(number: int, place: int, word: str) -> None:
    """Whatever other word of the list stands there."""
    words = list(SHARES[number].words)
    if words[place] == word:
        return
    words[place] = word
    changed = replace(SHARES[number], words=tuple(words), source="share-x.txt")
    assert "share-x.txt" in refusal([changed, *(share for share in SHARES if share.number != number + 1)])


def test_slips_of_the_pen_are_named() -> None:
    """A word that is none, one too few or too many, two that changed places; capital letters are no slip."""
    chance = random.Random(5)
    words = list(SHARES[1].words)

    def with_words(changed: list[str]) -> list[RootShare]:
        return [SHARES[0], replace(SHARES[1], words=tuple(changed), source="b.txt"), SHARES[2]]

    assert "word 7" in refusal(with_words([*words[:6], "acadmeic", *words[7:]]))
    assert "32 words" in refusal(with_words(words[:-1]))
    assert "34 words" in refusal(with_words([*words, words[-1]]))
    assert "0 words" in refusal(with_words([]))
    for _ in range(20):
        a, b = chance.sample(range(33), 2)
        swapped = list(words)
        swapped[a], swapped[b] = words[b], words[a]
        if swapped != words:
            assert "checksum" in refusal(with_words(swapped))
    assert combine(with_words([word.upper() for word in words])) == ROOT


def test_shares_that_do_not_belong_together_are_refused() -> None:
    """Of another split of the same root, of another root, or the same one twice."""
    again = split(ROOT, 5, 3)
    other = split(RootKey("hall", bytes(32), ROOT.epochs), 5, 3)
    assert "different splits" in refusal([*SHARES[:2], again[2]])
    assert "different splits" in refusal([*SHARES[:2], other[2]])
    assert "different splits" in refusal([*SHARES[:3], other[3]]), "one more than it takes must fit too"
    assert "again" in refusal([SHARES[0], SHARES[1], SHARES[1]])
    assert "no share" in refusal([])


def test_a_forged_share_beyond_the_threshold_is_noticed() -> None:
    """Its checksum is right and it names this split, but its point is not on the polynomials."""
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
def test_what_stands_beside_the_words_must_agree(change: dict[str, object]) -> None:
    """A slip is noticed by the share's own checksum, and so if it was made in all of them."""
    changed = replace(SHARES[0], source="a.txt", **change)  # type: ignore[arg-type]
    assert "a.txt" in refusal([changed, *SHARES[1:3]])
    if "number" not in change:
        assert refusal([replace(share, **change) for share in SHARES])  # type: ignore[arg-type]


@pytest.mark.parametrize(("shares", "threshold"), [(5, 1), (1, 1), (3, 4), (17, 3), (0, 0), (5, -2)])
def test_splits_that_make_no_sense_are_refused(shares: int, threshold: int) -> None:
    """One share must never be enough, and SLIP-39 knows at most sixteen."""
    with pytest.raises(ParameterError, match="shares"):
        split(ROOT, shares, threshold)


def test_the_standards_own_test_vector() -> None:
    """SLIP-39's test vectors, number 1: the library reads what other implementations wrote."""
    words = (
        "duckling enlarge academic academic agency result length solution fridge kidney coal piece deal "
        "husband erode duke ajar critical decision keyboard"
    )
    assert shamir_mnemonic.combine_mnemonics([words], b"TREZOR").hex() == "bb54aac4b89dc868ba37d9cc21b2cece"


def test_a_share_file_gives_the_share_back(tmp_path: Path) -> None:
    """Private, never overwritten, and readable as plain text, however it was typed in again."""
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
def test_a_malformed_share_file_is_refused_without_its_words(tmp_path: Path, old: str, new: str) -> None:
    """One line, which names the file."""
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
