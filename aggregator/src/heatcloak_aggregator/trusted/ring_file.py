"""The keyring's file: what ``heatcloak trusted`` works with."""

from __future__ import annotations

from pathlib import Path

from heatcloak_aggregator.trusted.keyring import Generation, Keyring
from heatcloak_shared.keyfile import (
    FORMAT,
    MOST_GENERATIONS,
    MOST_ROUNDS,
    take_epochs,
    take_identifier,
    take_key,
    take_kind,
)
from heatcloak_shared.private_file import create_private, load_private_table, replace_private
from heatcloak_shared.tables import Table

MOST_BYTES = 64 << 20


def load_keyring(path: Path) -> Keyring:
    """The ring in the file at ``path``.

    Raises:
        KeyFileError: the file can't be read, group or others may use it, or a value is missing, misspelt or
            out of range. The text never carries key material.
    """
    table = load_private_table(path, MOST_BYTES)
    take_kind(table, "ring")
    zone, epochs = take_identifier(table, "zone"), take_epochs(table)
    generations: dict[str, dict[int, Generation]] = {}
    for entry in table.tables("key"):
        node, generation = _generation(entry)
        held = generations.setdefault(node, {})
        if generation.number in held:
            entry.refuse("generation", f"node {node} has {generation.number} twice: take one of them out")
        held[generation.number] = generation
    table.finish()
    return Keyring(zone, epochs, {node: held.values() for node, held in generations.items()})


def create_keyring(path: Path, ring: Keyring) -> None:
    """Write ``ring`` to a file that does not exist yet.

    Raises:
        KeyFileError: there is a file already.
        KeyWriteError: the file could not be written.
    """
    create_private(path, _render(ring))


def save_keyring(path: Path, ring: Keyring) -> None:
    """Put ``ring`` in the place of the file at ``path``, private from its first moment, whole and durable.

    Raises:
        KeyWriteError: it could not be written. The file then holds the old ring or the new one, whole.
    """
    replace_private(path, _render(ring))


def _generation(entry: Table) -> tuple[str, Generation]:
    node = take_identifier(entry, "node")
    generation = Generation(
        number=entry.integer("generation", 0, MOST_GENERATIONS - 1),
        epoch=entry.integer("epoch", 0, MOST_ROUNDS - 1),
        key=take_key(entry, "key"),
        revoked_from=entry.integer("revoked_from", 1 - MOST_ROUNDS, MOST_ROUNDS - 1)
        if entry.has("revoked_from")
        else None,
    )
    entry.finish()
    return node, generation


def _render(ring: Keyring) -> str:
    entries = [_render_entry(node, held) for node in ring.nodes for held in ring.generations(node)]
    return f"""\
# SECRET: who reads this takes the noise off all that the nodes release from the epochs below on.
format = {FORMAT}
kind = "ring"
zone = "{ring.zone}"
first_round = {ring.epochs.first_round}
epoch_rounds = {ring.epochs.rounds}
{"".join(entries)}"""


def _render_entry(node: str, held: Generation) -> str:
    revoked = "" if held.revoked_from is None else f"revoked_from = {held.revoked_from}\n"
    return f"""
[[key]]
node = "{node}"
generation = {held.number}
epoch = {held.epoch}
key = "{held.key.hex()}"
{revoked}"""
