"""Search streams of bytes for many secrets together, in all common encodings.

Each chunk is searched in three normalised versions, in which letter case, separators or one of two base64
alphabets no longer matter. In such a text an encoded secret contains a part of at least 23 bytes that depends
on the secret alone. This part contains an aligned word: 8 bytes at an offset that is a multiple of eight.
So only the aligned words of a text are looked up, among the 8-byte words at the first eight offsets of the
encoded parts of all secrets: first by some bits of their hash, then exactly. At each hit the text is decoded
and compared with the secrets, so there are no false positives.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

import numpy as np
import numpy.typing as npt

from heatcloak_shared.errors import ParameterError

SECRET_BYTES = 32
CHUNK_BYTES = 1 << 18
"""Fits into a processor's cache."""
OVERLAP = 1024
"""Every encoding of a secret fits into this, with line breaks, indents, and four bytes per character."""

_WORD = 8
_MULTIPLIER = np.uint64(0x9E3779B97F4A7C15)
_SPARE_BITS, _MAX_BITS = 4, 27
_BITS = np.uint8(1) << np.arange(8, dtype=np.uint8)

_ESCAPE = (
    rb"\\(?:x[0-9a-fA-F]{2}|u00[0-9a-fA-F]{2}|[0-3][0-7]{2}|[0-7]{1,2}(?![0-7])|[abfnrtv\\'\"])[^\\]{0,31}+"
)
_ESCAPED = re.compile(_ESCAPE + b"(?:" + _ESCAPE + b"){3,}+")
"""Of 32 random bytes fewer than four are escaped once in 10⁹ times; at most 31 are between two escapes."""
_ESCAPE_DEPTH = 2
"""The repr of a byte string in a JSON log is escaped twice."""

T = TypeVar("T")
Words = npt.NDArray[np.uint64]


@dataclass(frozen=True, slots=True)
class SecretMatch(Generic[T]):
    """A secret that was found.

    Attributes:
        name: the caller's name of the secret.
        form: its encoding: ``raw``, ``hex``, ``base64``, ``hex in base64`` or ``escaped``.
    """

    name: T
    form: str


@dataclass(frozen=True, slots=True)
class _Encoding:
    """One way to encode a secret.

    Attributes:
        form: the name of the encoding.
        encode: returns the part of an encoded secret that depends on the secret alone, at least 23 bytes.
        decode_at: returns the secret encoded in a text whose ``encode`` part starts at an offset; empty if
            there is none.
    """

    form: str
    encode: Callable[[bytes], bytes]
    decode_at: Callable[[bytes, int], bytes]


def _decode_hex_at(text: bytes, start: int) -> bytes:
    try:
        return binascii.unhexlify(text[start : start + 2 * SECRET_BYTES])
    except ValueError:
        return b""


def _base64(form: str, inner: _Encoding, before: int) -> _Encoding:
    """Return base64 of a longer text that contains the secret, encoded by ``inner``.

    Args:
        form: the name of the encoding.
        inner: the secret's encoding in that text.
        before: how many bytes precede it in its group of three: 0, 1 or 2.
    """
    size = len(inner.encode(bytes(SECRET_BYTES)))
    # A character of six bits that is shared with a neighbouring byte does not depend on the secret alone.
    first, first_own = 8 * before // 6, -(-8 * before // 6)
    last, last_own = -(-8 * (before + size) // 6), 8 * (before + size) // 6

    def encode(secret: bytes) -> bytes:
        return binascii.b2a_base64(bytes(before) + inner.encode(secret), newline=False)[first_own:last_own]

    def decode_at(text: bytes, start: int) -> bytes:
        start -= first_own - first
        if start < 0:
            return b""
        encoded = b"A" * first + text[start : start + last - first]
        try:
            decoded = binascii.a2b_base64(encoded + b"A" * (-len(encoded) % 4), strict_mode=True)
        except ValueError:
            return b""
        return inner.decode_at(decoded, before)

    return _Encoding(form, encode, decode_at)


_RAW = _Encoding("raw", lambda secret: secret, lambda text, start: text[start : start + SECRET_BYTES])
_HEX = _Encoding("hex", lambda secret: secret.hex().encode(), _decode_hex_at)


@dataclass(frozen=True, slots=True)
class _Normalisation:
    """Removes from a chunk what does not matter in some encodings.

    Attributes:
        encodings: what is searched for in the result.
        table: maps each byte; None to leave bytes as they are.
        deleted: bytes to remove; zeros among them, to read text of two or four bytes per character too.
    """

    encodings: tuple[_Encoding, ...]
    table: bytes | None = None
    deleted: bytes = b""


_UNCHANGED = _Normalisation((_RAW,))
_NORMALISATIONS = (
    _UNCHANGED,
    _Normalisation((_HEX,), bytes(range(256)).lower(), b"\0\t\n\r ,:-"),
    _Normalisation(
        tuple(
            _base64(form, inner, before)
            for form, inner in (("base64", _RAW), ("hex in base64", _HEX))
            for before in range(3)
        ),
        bytes.maketrans(b"-_", b"+/"),
        b"\0\t\n\r ",
    ),
)


class SecretSearch(Generic[T]):
    """Searches for secrets. Takes about 400 bytes of memory per secret.

    Args:
        secrets: the name of each secret; at least one secret, each of 32 bytes.
        chunk_bytes: how much is searched at a time.

    Raises:
        ParameterError: there is no secret, or one is not 32 bytes.
    """

    def __init__(self, secrets: Mapping[bytes, T], chunk_bytes: int = CHUNK_BYTES) -> None:
        if not secrets or any(len(secret) != SECRET_BYTES for secret in secrets):
            raise ParameterError(f"give at least one secret, each of {SECRET_BYTES} bytes")
        self._secrets = secrets
        self._chunk_bytes = chunk_bytes
        self._indexes = {each: _WordIndex(each.encodings, secrets) for each in _NORMALISATIONS}

    def scan(self, blocks: Iterable[bytes]) -> Iterator[SecretMatch[T]]:
        """Yield what is found in consecutive ``blocks``; the same secret may be found repeatedly.

        Only a few blocks are held in memory. Exceptions of ``blocks`` are passed on.
        """
        for chunk in _chunks(blocks, self._chunk_bytes):
            for each in _NORMALISATIONS:
                yield from self._scan_text(each, chunk.translate(each.table, each.deleted))
            for plain in _unescape(chunk):
                for match in self._scan_text(_UNCHANGED, plain):
                    yield SecretMatch(match.name, "escaped")

    def _scan_text(self, normalisation: _Normalisation, text: bytes) -> Iterator[SecretMatch[T]]:
        for offset in self._indexes[normalisation].candidates(text):
            for start in range(max(0, offset - _WORD + 1), offset + 1):
                for encoding in normalisation.encodings:
                    name = self._secrets.get(encoding.decode_at(text, start))
                    if name is not None:
                        yield SecretMatch(name, encoding.form)


class _WordIndex:
    """The aligned words that an encoded secret may contain."""

    def __init__(self, encodings: Iterable[_Encoding], secrets: Iterable[bytes]) -> None:
        words = np.concatenate([_first_words(encoding, secrets) for encoding in encodings])
        words.sort()
        self._words = words
        bits = min(int(words.size).bit_length() + _SPARE_BITS, _MAX_BITS)
        self._shift = np.uint64(64 - bits)
        occupied = np.zeros(1 << bits, dtype=np.bool_)
        occupied[self._slots(words)] = True
        # One bit per slot, to stay in the processor's cache.
        self._occupied = np.packbits(occupied, bitorder="little")

    def candidates(self, text: bytes) -> list[int]:
        """Return the offsets of the aligned words in ``text`` that are in the index."""
        words: Words = np.frombuffer(text, dtype="<u8", count=len(text) // _WORD)
        slots = self._slots(words)
        near = np.flatnonzero(self._occupied[slots >> 3] & _BITS[slots & 7])
        wanted = words[near]
        nearest = np.searchsorted(self._words, wanted).clip(max=self._words.size - 1)
        return [int(index) * _WORD for index in near[self._words[nearest] == wanted]]

    def _slots(self, words: Words) -> npt.NDArray[np.int64]:
        return ((words * _MULTIPLIER) >> self._shift).view(np.int64)


def _first_words(encoding: _Encoding, secrets: Iterable[bytes]) -> Words:
    """Return the words at the first eight offsets of each encoded secret."""
    size = 2 * _WORD - 1
    starts = np.frombuffer(b"".join([encoding.encode(secret)[:size] for secret in secrets]), dtype=np.uint8)
    windows = np.lib.stride_tricks.sliding_window_view(starts.reshape(-1, size), _WORD, axis=1)
    words: Words = np.ascontiguousarray(windows).view("<u8").reshape(-1)
    return words


def _unescape(chunk: bytes) -> Iterator[bytes]:
    r"""Yield the texts in ``chunk`` written with escapes such as ``\x8f``, ``\u008f``, ``\217`` or ``\n``."""
    pending = [(chunk, _ESCAPE_DEPTH)]
    while pending:
        text, depth = pending.pop()
        for match in _ESCAPED.finditer(text):
            # Unescaped bytes of the secret may precede the first escape.
            before = text[max(0, match.start() - SECRET_BYTES) : match.start()]
            plain = before + match[0].decode("unicode_escape").encode("latin-1", "replace")
            yield plain
            if depth > 1:
                pending.append((plain, depth - 1))


def _chunks(blocks: Iterable[bytes], size: int) -> Iterator[bytes]:
    """Join ``blocks`` into chunks of about ``size``, each beginning with the end of the one before."""
    held = bytearray()
    repeated = 0
    for block in blocks:
        held += block
        if len(held) - repeated >= size:
            yield bytes(held)
            del held[:-OVERLAP]
            repeated = len(held)
    if len(held) > repeated:
        yield bytes(held)
