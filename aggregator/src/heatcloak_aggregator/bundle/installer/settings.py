"""Install configuration and secrets, and the seed's key, which must never go back to an earlier epoch."""

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
"""Written to in place, or emptied."""


class Key(NamedTuple):
    """The public part of a key file."""

    zone: str
    node: str
    generation: int


def check_secrets(bundle: Bundle, root: Path) -> bool:
    """Return whether the bundle has its secrets; False if they were wiped but are installed.

    Raises:
        InstallError: they were wiped and are not installed.
    """
    if bundle.has_secrets():
        return True
    manifest = bundle.manifest
    missing = [name for name in bundle.secrets if not (root / SECRETS / name).is_file()]
    if bundle.seed is not None and not (state_folder(root) / SEED).is_file():
        missing.append(SEED)
    if missing or _installed(root) != (manifest["zone"], manifest["node"]):
        raise InstallError(
            "the secrets of this bundle were wiped, and are not installed here: create a new bundle"
        )
    return False


def check_same_node(bundle: Bundle, root: Path) -> None:
    """Raise if the card belongs to another node, whose ledger would be lost.

    Raises:
        InstallError: it does.
    """
    zone, node = _installed(root)
    if (zone, node) not in ((None, None), (bundle.manifest["zone"], bundle.manifest["node"])):
        raise InstallError(
            f"card is of node {node!r} of zone {zone!r}, but the bundle is for {bundle.manifest['zone']}/"
            f"{bundle.manifest['node']}: flash another card"
        )


def install_seed(bundle: Bundle, root: Path) -> str | None:
    """Install the seed's key in the state folder, unless it has one of this or a later generation.

    The node ratchets the key there; it must never go back to an earlier epoch.

    Returns:
        What was done, for the user; None without a seed.

    Raises:
        InstallError: the installed key can't be read, or belongs to another node.
    """
    if bundle.seed is None:
        return None
    source = bundle.folder / "secrets" / bundle.seed
    new = _key(source)
    folder = state_folder(root)
    target = folder / SEED
    if target.exists():
        old = _key(target)
        if old is None:
            raise InstallError(f"/{STATE}/{SEED}: not a key file: delete it to install the bundle's key")
        if new is not None and (old.zone, old.node) != (new.zone, new.node):
            raise InstallError(
                f"/{STATE}/{SEED}: key is of {old.zone}/{old.node}, but the bundle is for "
                f"{new.zone}/{new.node}: flash another card"
            )
        if new is None or new.generation <= old.generation:
            return f"keeping the installed key of generation {old.generation}: a key never goes back"
    if new is None:
        raise InstallError(f"heatcloak/secrets/{bundle.seed}: not a key file: create the bundle again")
    if not folder.is_dir():
        make_folder(root / "var/lib", 0o755)
        make_folder(folder.parent, 0o700)
        make_folder(folder, 0o700)
    # systemd changes the owner of the content only together with the folder's.
    owner = folder.stat()
    put(target, source.read_bytes(), 0o600, (owner.st_uid, owner.st_gid))
    return f"installed the key of generation {new.generation}"


def install_secrets(bundle: Bundle, root: Path) -> None:
    """Install the secrets, readable by root only, and destroy those that are no longer used."""
    folder = root / SECRETS
    make_folder(folder.parent, 0o755)
    make_folder(folder, 0o700)
    for name in bundle.secrets:
        put(folder / name, (bundle.folder / "secrets" / name).read_bytes(), 0o600)
    for path in folder.iterdir():
        if path.name not in bundle.secrets:
            destroy(path)


def install_config(bundle: Bundle, root: Path) -> None:
    """Install the public files, readable by all users."""
    make_folder(root / CONFIG, 0o755)
    for name in (*bundle.config, MANIFEST):
        put(root / CONFIG / name, (bundle.folder / name).read_bytes(), 0o644)


def report_lost_ledger(bundle: Bundle, root: Path) -> str | None:
    """Start the node once with ``--ledger-lost`` if its ledger is on an earlier card.

    Returns:
        The consequence, for the user; None if no ledger was lost, or there is one.
    """
    ledger = state_folder(root) / f"{bundle.manifest['node']}.ledger"
    if not bundle.manifest.get("ledger_lost") or ledger.exists():
        return None
    put(root / CONFIG / ONCE, b"HEATCLOAK_ONCE=--ledger-lost\n", 0o644)
    return "the ledger is on an earlier card: the node releases nothing for the rest of its budget period"


def state_folder(root: Path) -> Path:
    """Return the node's state folder, which is behind a link unless a static user was configured."""
    plain = root / STATE
    return plain if plain.is_dir() and not plain.is_symlink() else root / PRIVATE_STATE


def _installed(root: Path) -> tuple[object, object]:
    """Return zone and node of the installed bundle."""
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
