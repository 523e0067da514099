"""``heatcloak keys``: the secrets of a zone, for the trusted party. No command prints one."""

from __future__ import annotations

import json as jsonlib
import secrets
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.cli.keys_search import search
from heatcloak_aggregator.cli.options import JsonFlag, ZoneFile
from heatcloak_aggregator.cli.progress import progress_bar
from heatcloak_aggregator.cli.zone_clock import require_zone, round_now
from heatcloak_aggregator.trusted.issuing import (
    NODES_NAME,
    RING_NAME,
    ROOT_NAME,
    issue_replacement,
    issue_shares,
    issue_zone,
)
from heatcloak_aggregator.trusted.keys import KEY_BYTES
from heatcloak_aggregator.trusted.ring_file import MOST_BYTES, load_keyring, save_keyring
from heatcloak_aggregator.trusted.root import RootKey, create_root, load_root
from heatcloak_aggregator.trusted.share_file import load_share
from heatcloak_aggregator.trusted.sharing import combine as combine_shares
from heatcloak_aggregator.trusted.sharing import split as split_root
from heatcloak_aggregator.trusted.signal_deferral import uninterrupted
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.keyfile import load_node_key, save_node_key, take_any_kind
from heatcloak_shared.private_file import folder_lock, load_private_table, shown_path
from heatcloak_shared.ratchet import Epochs
from heatcloak_shared.zone import Zone, load_zone

MOST_ROUND = 2**53 - 1

app = typer.Typer(
    help="Make, ratchet, revoke, replace, split and combine the keys of a zone, and look for them.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

RingFile = Annotated[Path, typer.Argument(metavar="RING", help="The ring file.", show_default=False)]
NodeId = Annotated[str, typer.Argument(metavar="NODE", help="The node's id.", show_default=False)]
RootOption = Annotated[
    Path, typer.Option("--root", metavar="FILE", help="The root file.", show_default=False)
]
ClockZone = Annotated[
    Path | None,
    typer.Option("--zone", metavar="FILE", help="The zone file, which tells the round by the clock."),
]
FromRound = Annotated[
    int | None,
    typer.Option(
        min=-MOST_ROUND,
        max=MOST_ROUND,
        help="First round in which the older keys are refused; left out, the next one by the clock.",
    ),
]


@app.command()
def new(
    folder: Annotated[Path, typer.Argument(metavar="DIR", help="Where to write.", show_default=False)],
    zone: ZoneFile,
    epoch_rounds: Annotated[
        int | None,
        typer.Option(
            min=1, max=MOST_ROUND, help="Rounds in an epoch; left out, those of the zone's budget period."
        ),
    ] = None,
    root: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Make ring and node keys anew from this root, and no new root."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Make a zone's keys: the root, the trusted party's ring, and a key for every node."""
    described = load_zone(zone)
    if root is None:
        key = RootKey(
            described.name, secrets.token_bytes(KEY_BYTES), _epochs_from_now(described, epoch_rounds)
        )
    elif epoch_rounds is not None:
        raise ConfigError("--epoch-rounds stands in the root file: leave it out beside --root")
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
        f"{facts['root']}: take it offline: heatcloak keys split, shares to different places; then delete it",
        f"{facts['ring']}: stays with the trusted party; ratchet it when older readings are done with",
        f"{facts['nodes']}/NODE.key: each to its node's card, as seed_file of node.toml; then delete it here",
    ]
    if root is not None:
        advice[0] = f"{facts['ring']}: enter revocations and replacements again: a root does not know them"
    _tell(facts, advice, as_json=json)


@app.command()
def ratchet(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A ring or node file.", show_default=False)],
    to_epoch: Annotated[
        int | None,
        typer.Option(min=0, max=MOST_ROUND, help="The epoch; left out, the one of now by the clock."),
    ] = None,
    zone: ClockZone = None,
    json: JsonFlag = False,
) -> None:
    """Forget the keys of all epochs before one, in place. There is no way back."""
    if to_epoch is not None and zone is not None:
        raise ConfigError("--to-epoch and --zone each tell the epoch: give one of them")
    with folder_lock(file):
        kind = take_any_kind(load_private_table(file, MOST_BYTES))
        if kind == "share":
            raise ConfigError(
                f"{shown_path(file)}: a share does not ratchet, nor does its root: give the ring"
            )
        if kind == "root":
            raise ConfigError(
                f"{shown_path(file)}: a root does not ratchet: every key of every epoch follows from it, "
                "as long as a copy exists; ratchet the ring, and keep the root offline, split"
            )
        if kind == "ring":
            ring = load_keyring(file)
            before = ring.first_epoch
            epoch = _epoch(ring.epochs, to_epoch, zone, ring.zone)
            changed = ring.ratchet(epoch)
            with uninterrupted():
                save_keyring(file, changed)
        else:
            key = load_node_key(file)
            before = key.epoch
            epoch = _epoch(key.epochs, to_epoch, zone, key.zone)
            later = key.at(epoch)
            with uninterrupted():
                save_node_key(file, later)
    facts = {"file": str(file), "kind": kind, "epoch_before": before, "epoch": epoch}
    _tell(facts, ["copies and backups of the older file open as much as before: destroy them"], as_json=json)


@app.command()
def revoke(
    ring: RingFile, node: NodeId, from_round: FromRound = None, zone: ClockZone = None, json: JsonFlag = False
) -> None:
    """Refuse the readings of a node's keys so far, from a round on: after a theft, for example."""
    with folder_lock(ring):
        held = load_keyring(ring)
        first = _next_round(from_round, zone, held.zone)
        changed = held.revoke(node, first)
        with uninterrupted():
            save_keyring(ring, changed)
    newest, *older = changed.generations(node)
    facts = {
        "ring": str(ring),
        "node": node,
        "generations": [newest.number, *(generation.number for generation in older)],
        "revoked_from": newest.revoked_from,
    }
    _tell(facts, [f"heatcloak keys replace {ring} {node} issues its next key"], as_json=json)


@app.command()
def replace(
    ring: RingFile,
    node: NodeId,
    root: RootOption,
    out: Annotated[
        Path, typer.Option("--out", metavar="FILE", help="The new node key's file.", show_default=False)
    ],
    from_round: FromRound = None,
    zone: ClockZone = None,
    json: JsonFlag = False,
) -> None:
    """Issue a node's next key, enter it in the ring, and revoke the node's older keys."""
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
        f"{out}: to the new card, as seed_file of its node.toml; then delete it here",
        f"{root}: back to where it is offline",
    ]
    _tell(facts, advice, as_json=json)


@app.command()
def split(
    root: Annotated[Path, typer.Argument(metavar="ROOT", help="The root file.", show_default=False)],
    shares: Annotated[int, typer.Option(help="How many shares to make, at most 16.", show_default=False)],
    threshold: Annotated[int, typer.Option(help="How many of them restore it.", show_default=False)],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where to write them.", show_default=False)],
    json: JsonFlag = False,
) -> None:
    """Split a root into shares for paper: any threshold of them restore it, fewer do not."""
    made = split_root(load_root(root), shares, threshold)
    paths = issue_shares(out, made)
    facts = {"zone": made[0].zone, "threshold": threshold, "shares": [str(path) for path in paths]}
    advice = "copy each share to paper, each to another place; try combine; then delete shares and root here"
    _tell(facts, [advice], as_json=json)


@app.command()
def combine(
    shares: Annotated[
        list[Path], typer.Argument(metavar="SHARE...", help="Share files.", show_default=False)
    ],
    out: Annotated[Path, typer.Option("--out", metavar="FILE", help="The root file.", show_default=False)],
    json: JsonFlag = False,
) -> None:
    """Restore a root from as many of its shares as it takes."""
    root = combine_shares([load_share(share) for share in shares])
    with uninterrupted():
        create_root(out, root)
    facts = {"zone": root.zone, "root": str(out), "shares": len(shares)}
    _tell(facts, [f"{out}: delete it when it has done its work; the shares remain"], as_json=json)


app.command()(search)


def _epochs_from_now(zone: Zone, epoch_rounds: int | None) -> Epochs:
    """Epochs that begin with the budget period of now."""
    now = zone.schedule.round_of(time.time())
    return Epochs(now - now % zone.schedule.budget_rounds, epoch_rounds or zone.schedule.budget_rounds)


def _epoch(epochs: Epochs, given: int | None, zone: Path | None, name: str) -> int:
    if given is not None:
        return given
    return epochs.of(round_now(_required(zone, "--to-epoch"), name))


def _next_round(given: int | None, zone: Path | None, name: str) -> int:
    return given if given is not None else round_now(_required(zone, "--from-round"), name) + 1


def _required(zone: Path | None, instead: str) -> Path:
    if zone is None:
        raise ConfigError(f"give --zone FILE, which tells the round of now by the clock, or {instead}")
    return zone


def _tell(facts: Mapping[str, object], advice: Sequence[str], *, as_json: bool) -> None:
    if as_json:
        print(jsonlib.dumps(facts))
        return
    for name, value in facts.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        print(f"{name.replace('_', ' '):<20} {shown}")
    for line in advice:
        print(f"- {line}")
