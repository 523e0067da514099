"""Splitting the root key into shares on paper, of which any ``threshold`` restore it.

SLIP-39 (SatoshiLabs, "Shamir's Secret-Sharing for Mnemonic Codes"): the root is the constant term of random
polynomials over GF(2⁸); a share is a point of them, written as 33 words of a fixed list of 1024 with a
Reed–Solomon checksum that detects any three wrong words. Up to ``threshold - 2`` shares are independent of
the root. With one more, a guess of the whole root can be checked against the standard's digest of 32 bits,
which one of 2³² roots passes: 224 of the root's 256 bits stay unknown. Nothing else in a share depends on
the root.

The library is the standard's reference
implementation, which is not hardened against whoever watches the machine that runs it: split and combine
offline, on a machine that nobody else uses.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from shamir_mnemonic import MnemonicError, Share, combine_mnemonics, generate_mnemonics
from shamir_mnemonic.wordlist import WORD_INDEX_MAP

from heatcloak_aggregator.trusted.keys import KEY_BYTES
from heatcloak_aggregator.trusted.root import RootKey
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.ratchet import Epochs

MOST_SHARES = 16
"""SLIP-39's own limit."""
WORDS = 33
CHECKSUM_BYTES = 8

_PERSON = b"heatcloak-share1"


@dataclass(frozen=True, slots=True)
class RootShare:
    """One share of a root key, with what a root file says besides.

    Attributes:
        zone: the zone's id.
        epochs: which epoch a round belongs to.
        number: which share it is, from 1.
        shares: how many there are.
        threshold: how many of them restore the root.
        words: the share's words. Never printed but into its own file.
        checksum: of all of the above, in 16 hexadecimal digits: tells that this share was copied right. It
            depends on nothing but this share.
        source: where the share was read, for the error texts.
    """

    zone: str
    epochs: Epochs
    number: int
    shares: int
    threshold: int
    words: tuple[str, ...] = field(repr=False)
    checksum: str
    source: str = "share"


def split(root: RootKey, shares: int, threshold: int) -> list[RootShare]:
    """Shares of ``root``, any ``threshold`` of which restore it. Every call splits anew: shares never mix.

    Raises:
        ParameterError: not 2 <= threshold <= shares <= 16.
    """
    if not 2 <= threshold <= shares <= MOST_SHARES:
        raise ParameterError(
            f"{threshold} of {shares} shares: give 2 <= threshold <= shares <= {MOST_SHARES}"
        )
    (mnemonics,) = generate_mnemonics(1, [(threshold, shares)], root.root)
    made = [
        RootShare(root.zone, root.epochs, number, shares, threshold, tuple(mnemonic.split()), checksum="")
        for number, mnemonic in enumerate(mnemonics, start=1)
    ]
    return [replace(share, checksum=_checksum(share)) for share in made]


def combine(shares: Sequence[RootShare]) -> RootKey:
    """The root key that ``shares`` are of: as many as the threshold, or more, all of one split.

    Raises:
        KeyFileError: a share is mistyped, there are too few, one is given twice, or they are of different
            splits. The text names the share and never a word of it.
    """
    if not shares:
        raise KeyFileError("no share is given: give as many as the threshold says")
    decoded = [_decode(share) for share in shares]
    _require_one_split(shares, decoded)
    first = shares[0]
    if len(shares) < first.threshold:
        raise KeyFileError(f"{len(shares)} shares of {first.threshold} that it takes: give more of them")
    # A share more than it takes must fit too: somebody might rely on it later.
    kept = shares[: first.threshold - 1]
    roots = [_combine([*kept, share]) for share in shares[first.threshold - 1 :]]
    for root, share in zip(roots, shares[first.threshold - 1 :], strict=True):
        if root != roots[0]:
            raise KeyFileError(f"{share.source}: does not fit the others: give shares of one split")
    return roots[0]


def _decode(share: RootShare) -> Share:
    """The point that a share's words stand for, if they are whole and those of the share's numbers."""
    if len(share.words) != WORDS:
        raise KeyFileError(f"{share.source}: {len(share.words)} words: write down all {WORDS} of them")
    for place, word in enumerate(share.words, start=1):
        if word.lower() not in WORD_INDEX_MAP:
            raise KeyFileError(f"{share.source}: word {place} is not in the list of SLIP-39: correct it")
    try:
        point = Share.from_mnemonic(" ".join(share.words))
    except MnemonicError:
        # The library's text shows words.
        raise KeyFileError(
            f"{share.source}: the words' checksum is wrong: a word is mistyped or in the wrong place"
        ) from None
    if (point.index + 1, point.member_threshold) != (share.number, share.threshold):
        raise KeyFileError(
            f"{share.source}: its words are of share {point.index + 1}, of which it takes "
            f"{point.member_threshold}: correct share and threshold"
        )
    if share.checksum != _checksum(share):
        raise KeyFileError(
            f"{share.source}: its checksum is wrong: zone, first_round, epoch_rounds, shares or the checksum "
            "itself is mistyped: correct it"
        )
    return point


def _require_one_split(shares: Sequence[RootShare], points: Sequence[Share]) -> None:
    first = shares[0]
    sources: dict[int, str] = {}
    for share, point in zip(shares, points, strict=True):
        for name, mine, others in (
            ("zone", share.zone, first.zone),
            ("first_round", share.epochs.first_round, first.epochs.first_round),
            ("epoch_rounds", share.epochs.rounds, first.epochs.rounds),
            ("shares", share.shares, first.shares),
            ("threshold", share.threshold, first.threshold),
            ("words", point.group_parameters(), points[0].group_parameters()),
        ):
            if mine != others:
                raise KeyFileError(
                    f"{share.source}: its {name} and {first.source}'s are of different splits: "
                    "give shares of one split, and correct what is mistyped"
                )
        if share.number in sources:
            raise KeyFileError(
                f"{share.source}: share {share.number} again, as {sources[share.number]}: give another share"
            )
        sources[share.number] = share.source


def _combine(shares: Sequence[RootShare]) -> RootKey:
    try:
        secret = combine_mnemonics([" ".join(share.words) for share in shares])
    except MnemonicError:
        raise KeyFileError(
            f"{shares[-1].source}: does not fit the others: one of them is of another split, or mistyped"
        ) from None
    if len(secret) != KEY_BYTES:
        raise KeyFileError(f"{shares[0].source}: holds no root key: give the shares of one")
    return RootKey(shares[0].zone, secret, shares[0].epochs)


def _checksum(share: RootShare) -> str:
    """The checksum of a share: of what it says itself, and so no word about a root that it does not tell."""
    epochs = share.epochs
    numbers = f"{epochs.first_round} {epochs.rounds} {share.number} {share.shares} {share.threshold}"
    data = f"{share.zone} {numbers} {' '.join(share.words).lower()}".encode("ascii")
    return hashlib.blake2b(data, person=_PERSON, digest_size=CHECKSUM_BYTES).hexdigest()
