"""A share's file: words to be copied to paper, and beside them in plain text what else a root file says."""

from __future__ import annotations

import re
from pathlib import Path

from heatcloak_aggregator.trusted.sharing import CHECKSUM_BYTES, MOST_SHARES, RootShare
from heatcloak_shared.keyfile import FORMAT, take_epochs, take_identifier, take_kind
from heatcloak_shared.private_file import create_private, load_private_table

_WORDS_A_LINE = 6


def load_share(path: Path) -> RootShare:
    """The share in the file at ``path``.

    Raises:
        KeyFileError: the file can't be read, group or others may use it, or a value is missing, misspelt or
            out of range. The text never carries a word of the share.
    """
    table = load_private_table(path)
    take_kind(table, "share")
    if table.has("check"):
        table.refuse(
            "check", "an older program wrote this share, with a hash of the root in it: split the root again"
        )
    remedy = f"give the {2 * CHECKSUM_BYTES} hexadecimal digits"
    share = RootShare(
        zone=take_identifier(table, "zone"),
        epochs=take_epochs(table),
        number=table.integer("share", 1, MOST_SHARES),
        shares=table.integer("shares", 2, MOST_SHARES),
        threshold=table.integer("threshold", 2, MOST_SHARES),
        words=tuple(re.findall(r"\S+", table.secret("words", "write the share's words in quotes"))),
        checksum=table.text("checksum", remedy).lower(),
        source=table.source,
    )
    if not re.fullmatch(f"[0-9a-f]{{{2 * CHECKSUM_BYTES}}}", share.checksum):
        table.refuse("checksum", f"malformed: {remedy}")
    table.finish()
    return share


def create_share(path: Path, share: RootShare) -> None:
    """Write ``share`` to a file that does not exist yet.

    Raises:
        KeyFileError: there is a file already.
        KeyWriteError: the file could not be written.
    """
    lines = (share.words[at : at + _WORDS_A_LINE] for at in range(0, len(share.words), _WORDS_A_LINE))
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
