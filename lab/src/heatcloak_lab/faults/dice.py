"""Chance that belongs to what it decides: the same question has the same answer, whoever asks, and when."""

from __future__ import annotations

import hashlib

_BITS = 53


def chance(seed: int, *what: object) -> float:
    """A number in [0, 1), drawn from ``seed`` for ``what``, and for nothing else."""
    text = "\0".join([str(seed), *map(str, what)])
    drawn = hashlib.blake2b(text.encode(), digest_size=8, person=b"heatcloak fault").digest()
    return float((int.from_bytes(drawn) >> (64 - _BITS)) / (1 << _BITS))
