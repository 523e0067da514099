"""``heatcloak keys``: manage the secrets of a zone, for the trusted party. No command prints one."""

from __future__ import annotations

import json as jsonlib
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.keys_search import search
from heatcloak_aggregator.cli.options import JsonFlag, ZoneFile, print_facts, require_zone, round_now
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.signals import deferred_signals
from heatcloak_aggregator.trusted.issuing import (
    NODES_NAME,
    RING_NAME,
    ROOT_NAME,
    issue_replacement,
    issue_zone,
)
from heatcloak_aggregator.trusted.keyring import MAX_FILE_BYTES, load_keyring, save_keyring
from heatcloak_aggregator.trusted.keys import KEY_BYTES, RootKey, create_root, load_root
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import load_node_key, save_node_key, take_any_kind
from heatcloak_shared.private_file import folder_lock, load_private_table
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.zone import AnyZone, load_any_zone, require_seeds

MAX_ROUND = 2**53 - 1

app = typer.Typer(
    help="Create, change, split, restore and search for zone keys.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
)

RingFile = Annotated[Path, typer.Argument(metavar="KEYRING", help="The keyring file.", show_default=False)]
NodeId = Annotated[str, typer.Argument(metavar="NODE", help="The node's id.", show_default=False)]
ClockZone = Annotated[
    Path | None,
    typer.Option("--zone", metavar="FILE", help="The zone file, to take the round from the clock."),
]
FromRound = Annotated[
    int | None,
    typer.Option(
        min=-MAX_ROUND,
        max=MAX_ROUND,
        help="First round in which the older keys are refused; by default the next one by the clock.",
    ),
]


@app.command()
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Folder to write to.", show_default=False)],
    zone: ZoneFile,
    epoch_rounds: Annotated[
        int | None,
        typer.Option(
            min=1, max=MAX_ROUND, help="Rounds in an epoch; by default those of the zone's budget period."
        ),
    ] = None,
    root: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Derive keyring and node keys from this root, not from a new one."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Create a zone's root, keyring and node keys."""
    described = load_any_zone(zone)
    require_seeds(described)
    if root is None:
        key = RootKey(
            described.name, secrets.token_bytes(KEY_BYTES), _epochs_from_now(described, epoch_rounds)
        )
    elif epoch_rounds is not None:
        raise ConfigError("--epoch-rounds is given by the root file: leave it out with --root")
    else:
        key = load_root(root)
        require_zone(described, zone, key.zone)
    issue_zone(folder, key, described.nodes, new_root=root is None)
    facts = {
        "zone": key.zone,
        "root": str(folder / ROOT_NAME if root is None else root),
        "ring": str(folder / RING_NAME),
        "nodes": str(folder / NODES_NAME),
        "node_keys": len(described.nodes),
        "first_round": key.epochs.first_round,
        "epoch_rounds": key.epochs.rounds,
    }
    advice = [
        f"{facts['root']}: split it with heatcloak keys split, store the shares apart, and delete it",
        f"{facts['ring']}: the trusted party keeps it; ratchet it when older readings are no longer needed",
        f"{facts['nodes']}/NODE.key: copy to the node's card as seed_file of node.toml, then delete it here",
    ]
    if root is not None:
        advice[0] = f"{facts['ring']}: repeat revocations and replacements: a root does not contain them"
    _print_facts(facts, advice, as_json=json)


@app.command()
def ratchet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A keyring or node key.", show_default=False)],
    to_epoch: Annotated[
        int | None,
        typer.Option(min=0, max=MAX_ROUND, help="The epoch; by default the current one by the clock."),
    ] = None,
    zone: ClockZone = None,
    json: JsonFlag = False,
) -> None:
    """Delete the keys of all epochs before one, in place. This can't be undone."""
    if to_epoch is not None and zone is not None:
        raise ConfigError("--to-epoch and --zone both determine the epoch: give one of them")
    with folder_lock(file):
        kind = take_any_kind(load_private_table(file, MAX_FILE_BYTES))
        if kind == "share":
            raise ConfigError(f"{shown_path(file)}: a share cannot be ratcheted: give the keyring")
        if kind == "root":
            raise ConfigError(
                f"{shown_path(file)}: a root cannot be ratcheted, because all keys of all epochs are derived "
                "from it: ratchet the keyring, and keep the root offline, split"
            )
        if kind == "ring":
            keyring = load_keyring(file)
            before = keyring.first_epoch
            epoch = _epoch(keyring.epochs, to_epoch, zone, keyring.zone)
            changed = keyring.ratchet(epoch)
            with deferred_signals():
                save_keyring(file, changed)
        else:
            key = load_node_key(file)
            before = key.epoch
            epoch = _epoch(key.epochs, to_epoch, zone, key.zone)
            later = key.at(epoch)
            with deferred_signals():
                save_node_key(file, later)
    facts = {"file": str(file), "kind": kind, "epoch_before": before, "epoch": epoch}
    _print_facts(
        facts, ["copies and backups of the older file still decrypt everything: destroy them"], as_json=json
    )


@app.command()
def revoke(
    ring: RingFile, node: NodeId, from_round: FromRound = None, zone: ClockZone = None, json: JsonFlag = False
) -> None:
    """Refuse readings under a node's existing keys from a round on.

    For example after a theft.
    """
    with folder_lock(ring):
        held = load_keyring(ring)
        first = _next_round(from_round, zone, held.zone)
        changed = held.revoke(node, first)
        with deferred_signals():
            save_keyring(ring, changed)
    newest, *older = changed.generations(node)
    facts = {
        "ring": str(ring),
        "node": node,
        "generations": [newest.number, *(generation.number for generation in older)],
        "revoked_from": newest.revoked_from,
    }
    _print_facts(facts, [f"issue its next key with heatcloak keys replace {ring} {node}"], as_json=json)


@app.command()
def replace(
    ring: RingFile,
    node: NodeId,
    root: Annotated[Path, typer.Option("--root", metavar="FILE", help="The root file.", show_default=False)],
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The new node key's file.", show_default=False)
    ],
    from_round: FromRound = None,
    zone: ClockZone = None,
    json: JsonFlag = False,
) -> None:
    """Issue a node's next key, and revoke its older keys.

    The keyring gets the new key.
    """
    with folder_lock(ring):
        held = load_keyring(ring)
        first = _next_round(from_round, zone, held.zone)
        with progress_bar("ratcheting") as show:
            key = issue_replacement(ring, held, load_root(root), node, first, out, show)
    facts = {
        "ring": str(ring),
        "node": node,
        "generation": key.generation,
        "epoch": key.epoch,
        "older_revoked_from": first,
        "key": str(out),
    }
    advice = [
        f"{out}: copy to the new card as seed_file of its node.toml, then delete it here",
        f"{root}: take it offline again",
    ]
    _print_facts(facts, advice, as_json=json)


@app.command()
def split(
    root: Annotated[Path, typer.Argument(metavar="ROOT", help="The root file.", show_default=False)],
    shares: Annotated[int, typer.Option(help="Number of shares, at most 16.", show_default=False)],
    threshold: Annotated[int, typer.Option(help="How many of them restore the root.", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Folder to write to.", show_default=False)],
    json: JsonFlag = False,
) -> None:
    """Split a root into shares for paper.

    Any threshold of them restore it, fewer do not.
    """
    from heatcloak_aggregator.trusted.shares import issue_shares
    from heatcloak_aggregator.trusted.shares import split as split_root

    key = load_root(root)
    paths = issue_shares(out, split_root(key, shares, threshold))
    facts = {"zone": key.zone, "threshold": threshold, "shares": [str(path) for path in paths]}
    advice = "copy the shares to paper, store them apart, test combine, then delete shares and root here"
    _print_facts(facts, [advice], as_json=json)


@app.command()
def combine(
    shares: Annotated[
        list[Path], typer.Argument(metavar="SHARE...", help="Share files.", show_default=False)
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The root file.", show_default=False)],
    json: JsonFlag = False,
) -> None:
    """Restore a root from at least the threshold of its shares."""
    from heatcloak_aggregator.trusted.shares import combine as combine_shares
    from heatcloak_aggregator.trusted.shares import load_share

    root = combine_shares([load_share(share) for share in shares])
    with deferred_signals():
        create_root(out, root)
    facts = {"zone": root.zone, "root": str(out), "shares": len(shares)}
    _print_facts(facts, [f"{out}: delete it after use; the shares remain"], as_json=json)


app.command()(search)


def _epochs_from_now(zone: AnyZone, epoch_rounds: int | None) -> Epochs:
    """Return epochs that begin with the current budget period."""
    now = zone.schedule.round_of(time.time())
    return Epochs(now - now % zone.schedule.budget_rounds, epoch_rounds or zone.schedule.budget_rounds)


def _epoch(epochs: Epochs, given: int | None, zone: Path | None, name: str) -> int:
    return given if given is not None else epochs.of(round_now(zone, name, "--to-epoch"))


def _next_round(given: int | None, zone: Path | None, name: str) -> int:
    return given if given is not None else round_now(zone, name, "--from-round") + 1


def _print_facts(facts: Mapping[str, object], advice: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        print(jsonlib.dumps(facts))
    else:
        print_facts(facts, advice)
