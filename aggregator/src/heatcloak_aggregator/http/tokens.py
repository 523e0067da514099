"""Bearer tokens: who may see what tells of a zone."""

from __future__ import annotations

import hashlib
import hmac
import logging
import os
import re
import secrets
import stat
import time
from collections.abc import Callable
from pathlib import Path

from heatcloak_shared.errors import ConfigError, KeyFileError, KeyWriteError
from heatcloak_shared.private_file import create_private, shown_path

LEAST_LENGTH = 32
MOST_LENGTH = 512
MAX_FILE_BYTES = 65_536
LOOK_AGAIN = 1.0
"""Seconds between two looks at the file."""

_TOKEN = re.compile(r"[A-Za-z0-9._~+/-]+=*")  # what RFC 6750 lets a bearer token be
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9_. -]{0,63}")
_OTHERS = stat.S_IRWXG | stat.S_IRWXO
_REMEDY = "give a file with one token a line, as `openssl rand -hex 32` makes them"

log = logging.getLogger(__name__)


class Tokens:
    """The tokens in a file, as it is now: changed, it is read again within a second.

    A file that can't be used any more leaves the tokens as they were, which is logged once.

    Args:
        path: the file.
        clock: seconds that only ever grow.

    Raises:
        ConfigError: the file can't be used.
    """

    def __init__(self, path: Path, clock: Callable[[], float] = time.monotonic) -> None:
        self._path = path
        self._clock = clock
        self._complained = False
        self._seen = _version(path)
        self._digests = _digests(path)
        self._look_at = clock() + LOOK_AGAIN

    def accepts(self, authorization: bytes | None) -> bool:
        """Whether the value of an ``Authorization`` header bears one of the tokens."""
        self._look()
        scheme, _, token = (authorization or b"").partition(b" ")
        if scheme.lower() != b"bearer":
            return False
        shown = hashlib.sha256(token.strip(b" ")).digest()
        # All of them, whatever the answer: the time tells nothing of which one it was.
        return sum([hmac.compare_digest(shown, digest) for digest in self._digests]) > 0

    def _look(self) -> None:
        if self._clock() < self._look_at:
            return
        self._look_at = self._clock() + LOOK_AGAIN
        version = _version(self._path)
        if version == self._seen:
            return
        try:
            self._digests = _digests(self._path)
        except ConfigError as error:
            if not self._complained:
                log.warning("%s; the tokens stay as they were", error)
            self._complained = True
        else:
            self._complained = False
            # Only now: a file that was half written is looked at until it is whole.
            self._seen = version
            log.info("%s: read anew: %d tokens", shown_path(self._path), len(self._digests))


def load_tokens(path: Path) -> Tokens:
    """The tokens in the file at ``path``: one a line, with a name before it if you like (``name: token``).

    Lines that begin with ``#`` are comments. A token has 32 to 512 letters, digits and ``-._~+/=``.

    Raises:
        ConfigError: the file can't be read, others may use it, or it holds no token or a weak one. The text
            shows nothing of what it holds.
    """
    return Tokens(path)


def new_token() -> str:
    """A fresh token of 256 random bits."""
    return secrets.token_urlsafe(32)


def ensure_token_file(path: Path) -> bool:
    """Make the file at ``path``, with one fresh token, unless it is there; whether it was made.

    Only its owner may read it. It holds the token and nothing else, as Prometheus wants its credentials.

    Raises:
        KeyWriteError: it can't be written.
    """
    if path.exists():
        return False
    try:
        create_private(path, f"{new_token()}\n")
    except KeyWriteError:
        raise
    except KeyFileError:
        # Somebody else made it in the same moment.
        return False
    return True


def _version(path: Path) -> tuple[int, ...] | None:
    try:
        status = path.stat()
    except (OSError, ValueError):
        return None
    return status.st_mtime_ns, status.st_ino, status.st_size, status.st_mode


def _digests(path: Path) -> tuple[bytes, ...]:
    name = shown_path(path)
    try:
        with path.open("rb") as file:
            # The file that was opened is judged: its name may lead elsewhere a moment later.
            status = os.fstat(file.fileno())
            if not stat.S_ISREG(status.st_mode):
                raise ConfigError(f"{name}: no plain file: {_REMEDY}")
            if status.st_mode & _OTHERS:
                raise ConfigError(f"{name}: others may use this file: chmod 600 {name}")
            content = file.read(MAX_FILE_BYTES + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, ConfigError):
            raise
        raise ConfigError(f"{name}: {getattr(error, 'strerror', None) or 'no path'}: {_REMEDY}") from None
    if len(content) > MAX_FILE_BYTES:
        raise ConfigError(f"{name}: more than {MAX_FILE_BYTES} bytes: {_REMEDY}")
    tokens = [
        _token(f"{name}, line {number}", line)
        for number, line in enumerate(content.decode("utf-8", "replace").splitlines(), start=1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not tokens:
        raise ConfigError(f"{name}: holds no token: {_REMEDY}")
    return tuple(hashlib.sha256(token.encode("ascii")).digest() for token in tokens)


def _token(where: str, line: str) -> str:
    name, colon, token = line.rpartition(":")
    token = token.strip()
    if colon and not _NAME.fullmatch(name.strip()):
        raise ConfigError(f"{where}: a name before ':' has 1 to 64 letters, digits, '_', '.', '-'")
    if not _TOKEN.fullmatch(token) or not LEAST_LENGTH <= len(token) <= MOST_LENGTH:
        raise ConfigError(
            f"{where}: a token has {LEAST_LENGTH} to {MOST_LENGTH} letters, digits and -._~+/=: make one "
            "with `openssl rand -hex 32`"
        )
    return token
