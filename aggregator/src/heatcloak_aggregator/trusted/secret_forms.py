"""How a secret of 32 bytes may be spelt in a file, and back from the spelling to the secret.

A view is what is left of a chunk when case, separators or one of two alphabets no longer matter. In it each
spelling is a run of bytes of which a part depends on the secret alone: that part is what can be looked up.
"""

from __future__ import annotations

import binascii
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol

SECRET_BYTES = 32
OVERLAP = 1024
"""Bytes in which every spelling fits, with line breaks, indents, and four bytes a character."""

_ONE = rb"x[0-9a-fA-F]{2}|u00[0-9a-fA-F]{2}|[0-3][0-7]{2}|[0-7]{1,2}(?![0-7])|[abfnrtv\\'\"]"
_ESCAPE = rb"\\(?:" + _ONE + rb")[^\\]{0,31}+"
_ESCAPED = re.compile(_ESCAPE + b"(?:" + _ESCAPE + b"){3,}+")
"""Of 32 random bytes fewer than four are escaped once in 10⁹ times; no more than 31 stand between two."""
_DEPTH = 2
"""A program's repr in a JSON log is escaped twice."""


class Spelling(Protocol):
    """One way to spell a secret.

    Attributes:
        form: what people call it.
    """

    @property
    def form(self) -> str:
        """What people call it."""

    def text(self, secret: bytes) -> bytes:
        """The part of the spelling that depends on ``secret`` alone, at least 23 bytes long."""

    def secret_at(self, view: bytes, start: int) -> bytes:
        """What is spelt in ``view`` where `text` would start at ``start``; empty if nothing is."""


@dataclass(frozen=True, slots=True)
class _Raw:
    """The bytes themselves."""

    form: str = "raw"

    def text(self, secret: bytes) -> bytes:
        return secret

    def secret_at(self, view: bytes, start: int) -> bytes:
        return view[start : start + SECRET_BYTES]


@dataclass(frozen=True, slots=True)
class _Hex:
    """Hexadecimal digits, of either case where they are read."""

    form: str = "hex"

    def text(self, secret: bytes) -> bytes:
        return secret.hex().encode()

    def secret_at(self, view: bytes, start: int) -> bytes:
        try:
            return binascii.unhexlify(view[start : start + 2 * SECRET_BYTES])
        except ValueError:
            return b""


@dataclass(frozen=True, slots=True)
class _Base64:
    """Base64 of a longer text in which the secret stands, spelt in its turn.

    Attributes:
        form: what people call it.
        inner: how the secret is spelt in the encoded text.
        before: how many bytes stand before it in its group of three: 0, 1 or 2.
    """

    form: str
    inner: Spelling
    before: int

    def text(self, secret: bytes) -> bytes:
        inner = self.inner.text(secret)
        whole = binascii.b2a_base64(bytes(self.before) + inner, newline=False)
        # A character of six bits that is shared with a neighbour depends on the neighbour too.
        return whole[self._first_own : 8 * (self.before + len(inner)) // 6]

    def secret_at(self, view: bytes, start: int) -> bytes:
        first = 8 * self.before // 6
        start -= self._first_own - first
        if start < 0:
            return b""
        size = len(self.inner.text(bytes(SECRET_BYTES)))
        last = -(-8 * (self.before + size) // 6)
        text = b"A" * first + view[start : start + last - first]
        try:
            decoded = binascii.a2b_base64(text + b"A" * (-len(text) % 4), strict_mode=True)
        except ValueError:
            return b""
        return self.inner.secret_at(decoded, self.before)

    @property
    def _first_own(self) -> int:
        return -(-8 * self.before // 6)


@dataclass(frozen=True, slots=True)
class View:
    """A chunk, read without what does not matter to some spellings.

    Attributes:
        spellings: what is looked for in it.
        table: what each byte becomes; None: what it is.
        deleted: bytes that are left out; zeros, so that text of two or four bytes a character is read too.
    """

    spellings: tuple[Spelling, ...]
    table: bytes | None = None
    deleted: bytes = b""

    def of(self, chunk: bytes) -> bytes:
        """What is left of ``chunk``."""
        return chunk.translate(self.table, self.deleted)


RAW = View((_Raw(),))
VIEWS = (
    RAW,
    View((_Hex(),), bytes(range(256)).lower(), b"\0\t\n\r ,:-"),
    View(
        tuple(
            _Base64(form, inner, before)
            for form, inner in (("base64", _Raw()), ("hex in base64", _Hex()))
            for before in range(3)
        ),
        bytes.maketrans(b"-_", b"+/"),
        b"\0\t\n\r ",
    ),
)
ESCAPED = "escaped"


def unescaped(chunk: bytes) -> Iterator[bytes]:
    r"""What ``chunk`` says with escapes, as ``\x8f``, ``\u008f``, ``\217`` or ``\n``, without them."""
    pending = [(chunk, _DEPTH)]
    while pending:
        text, depth = pending.pop()
        for match in _ESCAPED.finditer(text):
            # Bytes that needed no escape may come before the first that did.
            before = text[max(0, match.start() - SECRET_BYTES) : match.start()]
            plain = before + match[0].decode("unicode_escape").encode("latin-1", "replace")
            yield plain
            if depth > 1:
                pending.append((plain, depth - 1))
