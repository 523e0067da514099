"""Looking for many secrets at once in bytes of any length, in every form of `secret_forms`.

Wherever a spelling of 23 bytes or more begins, two words of eight bytes of it stand at multiples of eight. So
only every eighth position of a chunk is looked up, among the pairs of words that begin at the first eight
places of any spelling of any secret: by a few bits of their hash at first, then by the whole of it. What is
left is decoded and compared, so nothing is found that is not there.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_aggregator.trusted.secret_forms import (
    ESCAPED,
    OVERLAP,
    RAW,
    SECRET_BYTES,
    VIEWS,
    Spelling,
    View,
    unescaped,
)
from heatcloak_shared.errors import ParameterError

CHUNK_BYTES = 1 << 18
"""Small enough for a processor's cache."""

_WORD = 8
_PAIR = 2 * _WORD
_ODD = (np.uint64(0x9E3779B97F4A7C15), np.uint64(0xC2B2AE3D27D4EB4F))
_SPARE_BITS, _MOST_BITS = 4, 27
_BITS = np.uint8(1) << np.arange(8, dtype=np.uint8)

T = TypeVar("T")
Words = npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class Finding(Generic[T]):
    """A secret that was found.

    Attributes:
        name: what the caller calls it.
        form: how it was spelt: ``raw``, ``hex``, ``base64``, ``hex in base64`` or ``escaped``.
    """

    name: T
    form: str


class SecretSearch(Generic[T]):
    """Finds secrets. Holds some 400 bytes for each, and a chunk or two of what is searched.

    Args:
        secrets: what each secret is called; secrets are 32 bytes, at least one.
        chunk_bytes: how much is searched at a time.

    Raises:
        ParameterError: there is no secret, or one is not 32 bytes.
    """

    def __init__(self, secrets: Mapping[bytes, T], chunk_bytes: int = CHUNK_BYTES) -> None:
        if not secrets or any(len(secret) != SECRET_BYTES for secret in secrets):
            raise ParameterError(f"give at least one secret, and secrets of {SECRET_BYTES} bytes only")
        self._secrets = secrets
        self._chunk_bytes = chunk_bytes
        self._tables = {view: _Table(view.spellings, secrets) for view in VIEWS}

    def __len__(self) -> int:
        return len(self._secrets)

    def scan(self, blocks: Iterable[bytes]) -> Iterator[Finding[T]]:
        """What is found in ``blocks``, which follow each other; the same secret maybe more than once.

        Memory is held for a few of them only. What reading them raises comes through.
        """
        for chunk in _chunks(blocks, self._chunk_bytes):
            yield from self._in(chunk)

    def _in(self, chunk: bytes) -> Iterator[Finding[T]]:
        for view in VIEWS:
            yield from self._in_view(view, view.of(chunk))
        for plain in unescaped(chunk):
            for found in self._in_view(RAW, plain):
                yield Finding(found.name, ESCAPED)

    def _in_view(self, view: View, text: bytes) -> Iterator[Finding[T]]:
        for place in self._tables[view].places(text):
            for start in range(max(0, place - _WORD + 1), place + 1):
                for spelling in view.spellings:
                    name = self._secrets.get(spelling.secret_at(text, start))
                    if name is not None:
                        yield Finding(name, spelling.form)


class _Table:
    """The pairs of words that can stand at a multiple of eight where a secret is spelt."""

    def __init__(self, spellings: Iterable[Spelling], secrets: Iterable[bytes]) -> None:
        hashes = np.concatenate([_hashes(_pairs(spelling, secrets)) for spelling in spellings])
        hashes.sort()
        self._all = hashes
        bits = min(int(hashes.size).bit_length() + _SPARE_BITS, _MOST_BITS)
        self._shift = np.uint64(64 - bits)
        begin_so = np.zeros(1 << bits, dtype=np.bool_)
        begin_so[(hashes >> self._shift).view(np.int64)] = True
        self._begin_so = np.packbits(begin_so, bitorder="little")

    def places(self, text: bytes) -> list[int]:
        """Where in ``text``, at multiples of eight, such a pair stands."""
        words: Words = np.frombuffer(text, dtype="<u8", count=len(text) // _WORD)
        hashes = _hashes(np.lib.stride_tricks.sliding_window_view(words, 2)) if words.size > 1 else words[:0]
        beginnings = (hashes >> self._shift).view(np.int64)
        eights = self._begin_so[beginnings >> 3]
        near = np.flatnonzero(eights & _BITS[beginnings & 7])
        wanted = hashes[near]
        found = np.searchsorted(self._all, wanted).clip(max=self._all.size - 1)
        return [int(place) * _WORD for place in near[self._all[found] == wanted]]


def _hashes(pairs: Words) -> Words:
    """64 bits of each pair of words, shape (n,) of (n, 2)."""
    hashes: Words = (pairs[:, 0] * _ODD[0] + pairs[:, 1]) * _ODD[1]
    return hashes


def _pairs(spelling: Spelling, secrets: Iterable[bytes]) -> Words:
    """The eight first pairs of words of ``spelling``, one byte apart, secret by secret: shape (n, 2)."""
    size = _PAIR + _WORD - 1
    starts = np.frombuffer(b"".join([spelling.text(secret)[:size] for secret in secrets]), dtype=np.uint8)
    windows = np.lib.stride_tricks.sliding_window_view(starts.reshape(-1, size), _PAIR, axis=1)
    words: Words = np.ascontiguousarray(windows).view("<u8").reshape(-1, 2)
    return words


def _chunks(blocks: Iterable[bytes], size: int) -> Iterator[bytes]:
    """``blocks`` in chunks of some ``size``, each of which begins with the end of the one before."""
    held = bytearray()
    again = 0
    for block in blocks:
        held += block
        if len(held) - again >= size:
            yield bytes(held)
            del held[:-OVERLAP]
            again = len(held)
    if len(held) > again:
        yield bytes(held)
