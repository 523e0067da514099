"""The demo's secrets: drawn anew, or from a seed that makes a run repeatable."""

from __future__ import annotations

import hashlib
import secrets

from heatcloak_shared.keystream import BOOT_BYTES

ROOT_BYTES = 32


def root_key(seed: int | None, rounds: int) -> bytes:
    """The demo's root key: from the operating system, or from ``seed``.

    A run of another length is another world, so it must not see the same noise: ``rounds`` goes in too.
    """
    if seed is None:
        return secrets.token_bytes(ROOT_BYTES)
    return _derive(b"heatcloak demo", f"{seed}/{rounds}".encode("ascii"), b"", ROOT_BYTES)


def world_seed(root: bytes) -> bytes:
    """What the demo's world is drawn from."""
    return _derive(b"heatcloak world", b"", root, ROOT_BYTES)


def boot_nonce(root: bytes, node: str) -> bytes:
    """A boot nonce that is the same in every run of the same seed.

    For the demo only: a boot nonce that repeats lets noise repeat, and repeated noise reveals readings.
    """
    return _derive(b"heatcloak boot", node.encode("ascii"), root, BOOT_BYTES)


def _derive(purpose: bytes, data: bytes, key: bytes, size: int) -> bytes:
    return hashlib.blake2b(data, key=key, person=purpose, digest_size=size).digest()
