"""Taking the secrets off the boot partition, which everybody who holds the card can read."""

from __future__ import annotations

import re

from .bundle import MARK, Bundle
from .files import destroy, overwrite, put

_SECRET = re.compile(
    rb"""((?:^|(?<=[\s{,"'-]))(?:password|psk|passwd|plain_text_passwd|hashed_passwd)["']?[ \t]*:[ \t]*)"""
    rb"""([^\r\n]+)""",
    re.MULTILINE,
)
FORGETTING = (
    "flash memory keeps old blocks until it pleases, and a laboratory may read them: "
    "treat a lost or sold card as read, and replace its password and key"
)


def wipe(bundle: Bundle) -> list[str]:
    """Overwrite and remove the bundle's secrets, and blank those in what cloud-init has read.

    Returns:
        What was wiped.
    """
    # First the mark: whoever is interrupted here goes on from it.
    put(bundle.folder / MARK, f"{bundle.digest}\n".encode("ascii"), None)
    wiped = []
    folder = bundle.folder / "secrets"
    for path in sorted(folder.iterdir()) if folder.is_dir() else []:
        destroy(path)
        wiped.append(f"heatcloak/secrets/{path.name}")
    if folder.is_dir():
        folder.rmdir()
    for name in ("network-config", "user-data"):
        path = bundle.boot / name
        if not path.is_file():
            continue
        before = path.read_bytes()
        after = blanked(before)
        if after != before:
            overwrite(path, after)
            wiped.append(f"the passwords in {name}")
    return wiped


def blanked(text: bytes) -> bytes:
    """``text`` with every value of a password as so many letters x, and nothing moved."""
    return _SECRET.sub(lambda match: match[1] + b"x" * len(match[2]), text)
