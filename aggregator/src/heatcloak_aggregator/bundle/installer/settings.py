"""Configuration, secrets, and the one key that must never go back."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

from .bundle import Bundle
from .files import InstallError, destroy, make_folder, put

CONFIG = "etc/heatcloak"
SECRETS = "etc/heatcloak/secrets"
STATE = "var/lib/heatcloak"
PRIVATE_STATE = "var/lib/private/heatcloak"
SEED = "seed.key"
MANIFEST = "bundle.json"
ONCE = "once"
PLACES = (SECRETS, PRIVATE_STATE, f"{PRIVATE_STATE}/{SEED}")
"""What is written to in place, or emptied."""


class Key(NamedTuple):
    """What a key file says of itself in public."""

    zone: str
    node: str
    generation: int


def require_secrets(bundle: Bundle, root: Path) -> bool:
    """Whether the bundle brings its secrets; False where they were wiped and are installed.

    Raises:
        InstallError: they are neither here nor there.
    """
    if bundle.has_secrets():
        return True
    manifest = bundle.manifest
    missing = [name for name in bundle.secrets if not (root / SECRETS / name).is_file()]
    if bundle.seed is not None and not (state_folder(root) / SEED).is_file():
        missing.append(SEED)
    if missing or _installed(root) != (manifest["zone"], manifest["node"]):
        raise InstallError("this bundle's secrets were wiped, and they are not installed here: make it anew")
    return False


def require_same_node(bundle: Bundle, root: Path) -> None:
    """Refuse a card that is another node: one ledger there would be forgotten, and one be missing.

    Raises:
        InstallError: it is.
    """
    zone, node = _installed(root)
    if (zone, node) not in ((None, None), (bundle.manifest["zone"], bundle.manifest["node"])):
        raise InstallError(
            f"this card is node {node!r} of zone {zone!r}, and the bundle is for {bundle.manifest['zone']}/"
            f"{bundle.manifest['node']}: flash a card of its own"
        )


def place_seed(bundle: Bundle, root: Path) -> str | None:
    """Put the seed's key into the state folder, unless there is one: it goes forward there, and never back.

    Returns:
        What was done, in words; None where there is nothing to say.

    Raises:
        InstallError: the key that is there can't be read, or is another node's.
    """
    if bundle.seed is None:
        return None
    brought = bundle.folder / "secrets" / bundle.seed
    new = _key(brought)
    folder = state_folder(root)
    target = folder / SEED
    if target.exists():
        old = _key(target)
        if old is None:
            raise InstallError(f"/{STATE}/{SEED}: no key file: delete it, and the bundle's takes its place")
        if new is not None and (old.zone, old.node) != (new.zone, new.node):
            raise InstallError(
                f"/{STATE}/{SEED}: the key of {old.zone}/{old.node}, and the bundle is for "
                f"{new.zone}/{new.node}: flash a card of its own"
            )
        if new is None or new.generation <= old.generation:
            return f"the key of generation {old.generation} stays: it goes forward, and never back"
    if new is None:
        raise InstallError(f"heatcloak/secrets/{bundle.seed}: no key file: make the bundle anew")
    if not folder.is_dir():
        make_folder(root / "var/lib", 0o755)
        make_folder(folder.parent, 0o700)
        make_folder(folder, 0o700)
    # systemd hands the folder to the node's user only when the folder itself changes hands.
    owner = folder.stat()
    put(target, brought.read_bytes(), 0o600, (owner.st_uid, owner.st_gid))
    return f"the key of generation {new.generation} is in place"


def place_secrets(bundle: Bundle, root: Path) -> None:
    """Put the secrets where only root reads them, and destroy those that the node has no more."""
    folder = root / SECRETS
    make_folder(folder.parent, 0o755)
    make_folder(folder, 0o700)
    for name in bundle.secrets:
        put(folder / name, (bundle.folder / "secrets" / name).read_bytes(), 0o600)
    for path in folder.iterdir():
        if path.name not in bundle.secrets:
            destroy(path)


def place_config(bundle: Bundle, root: Path) -> None:
    """Put what is public where everybody may read it."""
    make_folder(root / CONFIG, 0o755)
    for name in (*bundle.config, MANIFEST):
        put(root / CONFIG / name, (bundle.folder / name).read_bytes(), 0o644)


def tell_once(bundle: Bundle, root: Path) -> str | None:
    """Have the node told, at its next start, that the ledger of an earlier card is lost.

    Returns:
        What that means, in words; None where no ledger was lost, or there is one.
    """
    ledger = state_folder(root) / f"{bundle.manifest['node']}.ledger"
    if not bundle.manifest.get("ledger_lost") or ledger.exists():
        return None
    put(root / CONFIG / ONCE, b"HEATCLOAK_ONCE=--ledger-lost\n", 0o644)
    return "the ledger stayed on an earlier card: the node sits out the rest of its budget period"


def state_folder(root: Path) -> Path:
    """Where the node's state lies: behind a link, unless somebody gave the node a user of its own."""
    plain = root / STATE
    return plain if plain.is_dir() and not plain.is_symlink() else root / PRIVATE_STATE


def _installed(root: Path) -> tuple[object, object]:
    """Zone and node of the bundle that was installed before."""
    try:
        manifest = json.loads(_read(root / CONFIG / MANIFEST) or "{}")
        return manifest["zone"], manifest["node"]
    except (ValueError, KeyError, TypeError):
        return None, None


def _key(path: Path) -> Key | None:
    text = _read(path) or ""
    zone = re.search(r'(?m)^zone = "([a-z0-9-]+)"$', text)
    node = re.search(r'(?m)^node = "([a-z0-9-]+)"$', text)
    generation = re.search(r"(?m)^generation = ([0-9]{1,6})$", text)
    if zone is None or node is None or generation is None:
        return None
    return Key(zone[1], node[1], int(generation[1]))


def _read(path: Path) -> str | None:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, ValueError):
        return None
