"""Split the root key into shares for paper, restore it from them, and read and write share files.

SLIP-39 (SatoshiLabs, "Shamir's Secret-Sharing for Mnemonic Codes"): the root is the constant term of random
polynomials over GF(2⁸). A share is a point of them, written as 33 words of a fixed list of 1024, with a
Reed–Solomon checksum that detects any three wrong words. Up to ``threshold - 2`` shares are independent of
the root. With one more, a guess of the whole root can be checked against the standard's digest of 32 bits,
which one of 2³² roots passes: 224 of the root's 256 bits remain unknown. Nothing else in a share depends on
the root.

The library is the standard's reference implementation, which is not hardened against side channels: split
and combine offline, on a machine without other users.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

from shamir_mnemonic import MnemonicError, Share, combine_mnemonics, generate_mnemonics
from shamir_mnemonic.wordlist import WORD_INDEX_MAP

from heatcloak_aggregator.trusted.issuing import all_or_nothing
from heatcloak_aggregator.trusted.keys import KEY_BYTES, RootKey
from heatcloak_shared.errors import KeyFileError, ParameterError
from heatcloak_shared.keyfile import FORMAT, take_epochs, take_identifier, take_kind
from heatcloak_shared.private_file import create_private, load_private_table, make_private_folder
from heatcloak_shared.ratchet import Epochs

MAX_SHARES = 16
"""The limit of SLIP-39."""
WORDS = 33
CHECKSUM_BYTES = 8

_PERSON = b"heatcloak-share1"
_WORDS_PER_LINE = 6


@dataclass(frozen=True, slots=True)
class RootShare:
    """One share of a root key, with the other values of the root file.

    Attributes:
        zone: the zone's id.
        epochs: maps rounds to epochs.
        number: the share's number, from 1.
        shares: how many shares there are.
        threshold: how many of them restore the root.
        words: the share's words. Never printed except into its own file.
        checksum: 16 hexadecimal digits over all of the above, to detect copying errors. It depends on this
            share alone.
        source: the file of the share, for error texts.
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
    """Return shares of ``root``, any ``threshold`` of which restore it.

    Every call draws new polynomials: shares of different calls can't be combined.

    Raises:
        ParameterError: not 2 <= threshold <= shares <= 16.
    """
    if not 2 <= threshold <= shares <= MAX_SHARES:
        raise ParameterError(
            f"can't split into {shares} shares with threshold {threshold}: "
            f"give 2 <= threshold <= shares <= {MAX_SHARES}"
        )
    (mnemonics,) = generate_mnemonics(1, [(threshold, shares)], root.root)
    parts = [
        RootShare(root.zone, root.epochs, number, shares, threshold, tuple(mnemonic.split()), checksum="")
        for number, mnemonic in enumerate(mnemonics, start=1)
    ]
    return [replace(share, checksum=_checksum(share)) for share in parts]


def combine(shares: Sequence[RootShare]) -> RootKey:
    """Return the root key restored from at least ``threshold`` shares of one split.

    Raises:
        KeyFileError: a share is mistyped, there are too few, one is given twice, or they are of different
            splits. The text names the share and never contains a word of it.
    """
    if not shares:
        raise KeyFileError("no shares given: give as many as the threshold")
    decoded = [_decode(share) for share in shares]
    _check_same_split(shares, decoded)
    threshold = shares[0].threshold
    if len(shares) < threshold:
        raise KeyFileError(f"need {threshold} shares, got {len(shares)}: give more of them")
    # Also check the shares beyond the threshold: someone may rely on them later.
    common = shares[: threshold - 1]
    roots = [_restore([*common, share]) for share in shares[threshold - 1 :]]
    for root, share in zip(roots, shares[threshold - 1 :], strict=True):
        if root != roots[0]:
            raise KeyFileError(f"{share.source}: does not fit the others: give shares of one split")
    return roots[0]


def load_share(path: Path) -> RootShare:
    """Load a share from a file.

    Raises:
        KeyFileError: the file can't be read, is accessible by group or others, or a value is missing,
            misspelt or out of range. The text never contains a word of the share.
    """
    table = load_private_table(path)
    take_kind(table, "share")
    if table.has("check"):
        table.refuse("check", "written by an older version, with a hash of the root: split the root again")
    remedy = f"give the {2 * CHECKSUM_BYTES} hexadecimal digits"
    share = RootShare(
        zone=take_identifier(table, "zone"),
        epochs=take_epochs(table),
        number=table.integer("share", 1, MAX_SHARES),
        shares=table.integer("shares", 2, MAX_SHARES),
        threshold=table.integer("threshold", 2, MAX_SHARES),
        words=tuple(re.findall(r"\S+", table.secret("words", "write the share's words in quotes"))),
        checksum=table.text("checksum", remedy).lower(),
        source=table.source,
    )
    if not re.fullmatch(f"[0-9a-f]{{{2 * CHECKSUM_BYTES}}}", share.checksum):
        table.refuse("checksum", f"malformed: {remedy}")
    table.finish()
    return share


def create_share(path: Path, share: RootShare) -> None:
    """Write ``share`` to a new file: the words to copy to paper, and the other values in plain text.

    Raises:
        KeyFileError: the file exists.
        KeyWriteError: the file could not be written.
    """
    lines = (share.words[at : at + _WORDS_PER_LINE] for at in range(0, len(share.words), _WORDS_PER_LINE))
    words = "\n".join(" ".join(line) for line in lines)
    text = f"""\
# SECRET: share {share.number} of {share.shares} of the root key of zone {share.zone}.
# Any {share.threshold} of them restore it: heatcloak keys combine SHARE... --out root.key
# Copy everything below to paper; the words are SLIP-39.
format = {FORMAT}
kind = "share"
zone = "{share.zone}"
first_round = {share.epochs.first_round}
epoch_rounds = {share.epochs.rounds}
share = {share.number}
shares = {share.shares}
threshold = {share.threshold}
checksum = "{share.checksum}"
words = \"\"\"
{words}
\"\"\"
"""
    create_private(path, text)


def issue_shares(folder: Path, shares: Sequence[RootShare]) -> list[Path]:
    """Write ``shares`` into ``folder``, one file each, and return the paths.

    Raises:
        KeyFileError: one of the files exists, or others may access the folder.
        KeyWriteError: a file could not be written. No file remains.
    """
    paths = [folder / f"share-{share.number}.txt" for share in shares]
    with all_or_nothing() as files:
        make_private_folder(folder)
        for path, share in zip(paths, shares, strict=True):
            files.create(create_share, path, share)
    return paths


def _decode(share: RootShare) -> Share:
    """Return the point that a share's words encode, after checking it against the share's other values."""
    if len(share.words) != WORDS:
        raise KeyFileError(f"{share.source}: need {WORDS} words, got {len(share.words)} words")
    for position, word in enumerate(share.words, start=1):
        if word.lower() not in WORD_INDEX_MAP:
            raise KeyFileError(f"{share.source}: word {position} is not in the list of SLIP-39: correct it")
    try:
        point = Share.from_mnemonic(" ".join(share.words))
    except MnemonicError:
        # The library's text contains words.
        raise KeyFileError(
            f"{share.source}: the checksum of the words is wrong: a word is mistyped or in the wrong place"
        ) from None
    if (point.index + 1, point.member_threshold) != (share.number, share.threshold):
        raise KeyFileError(
            f"{share.source}: the words are of share {point.index + 1} with threshold "
            f"{point.member_threshold}: correct share and threshold"
        )
    if share.checksum != _checksum(share):
        raise KeyFileError(
            f"{share.source}: the checksum is wrong: correct zone, first_round, epoch_rounds, shares or the "
            "checksum itself"
        )
    return point


def _check_same_split(shares: Sequence[RootShare], points: Sequence[Share]) -> None:
    first = shares[0]
    sources: dict[int, str] = {}
    for share, point in zip(shares, points, strict=True):
        for name, actual, expected in (
            ("zone", share.zone, first.zone),
            ("first_round", share.epochs.first_round, first.epochs.first_round),
            ("epoch_rounds", share.epochs.rounds, first.epochs.rounds),
            ("shares", share.shares, first.shares),
            ("threshold", share.threshold, first.threshold),
            ("words", point.group_parameters(), points[0].group_parameters()),
        ):
            if actual != expected:
                raise KeyFileError(
                    f"{share.source}: {name} differs from {first.source}: they are of different splits or "
                    "one is mistyped: give shares of one split"
                )
        if share.number in sources:
            raise KeyFileError(
                f"{share.source}: share {share.number} given again, as in {sources[share.number]}: "
                "give another share"
            )
        sources[share.number] = share.source


def _restore(shares: Sequence[RootShare]) -> RootKey:
    try:
        secret = combine_mnemonics([" ".join(share.words) for share in shares])
    except MnemonicError:
        raise KeyFileError(
            f"{shares[-1].source}: does not fit the others: one of them is of another split, or mistyped"
        ) from None
    if len(secret) != KEY_BYTES:
        raise KeyFileError(f"{shares[0].source}: not a share of a root key: give shares of one")
    return RootKey(shares[0].zone, secret, shares[0].epochs)


def _checksum(share: RootShare) -> str:
    """Return the checksum of a share: of its own content, so it reveals nothing more about the root."""
    epochs = share.epochs
    numbers = f"{epochs.first_round} {epochs.rounds} {share.number} {share.shares} {share.threshold}"
    data = f"{share.zone} {numbers} {' '.join(share.words).lower()}".encode("ascii")
    return hashlib.blake2b(data, person=_PERSON, digest_size=CHECKSUM_BYTES).hexdigest()
