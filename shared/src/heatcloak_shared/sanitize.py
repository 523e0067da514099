"""Make text from peers and files safe and short for logs and error texts."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path


def sanitize(text: object, limit: int = 80) -> str:
    """Return ``text`` as one line of printable ASCII: quoted, escaped, at most ``limit`` characters.

    Text that a peer sent or a person typed into a file reaches logs and errors through this function only, so
    that it can neither forge a log line nor flood the log.
    """
    if isinstance(text, str):
        text = text[:limit]
    elif isinstance(text, bytes):
        text = bytes(text[:limit])
    try:
        shown = ascii(text)
    except (ValueError, RecursionError):
        # An integer with more digits than Python converts, or tables nested too deeply.
        shown = f"a {type(text).__name__} that is too long to show"
    if not isinstance(text, (str, bytes)):
        # The repr of an array has several lines.
        shown = " ".join(shown.split())
    return shown if len(shown) <= limit else f"{shown[: limit - 3]}..."


def one_line(error: BaseException) -> str:
    """Return the text of an error on one line of at most 300 printable characters."""
    try:
        words = " ".join(str(error)[:10_000].split())
        text = "".join(each if each.isprintable() else f"\\x{ord(each):02x}" for each in words)
    except Exception:  # noqa: BLE001
        # The text of a user's exception may raise, too.
        text = ""
    return text if len(text) <= 300 else f"{text[:297]}..."


def listed(texts: Sequence[str], most: int = 5) -> str:
    """Return the first texts, separated by commas, and how many there are besides."""
    left = len(texts) - most
    return ", ".join(texts[:most]) + (f" and {left} more" if left > 0 else "")


def shown_path(path: Path) -> str:
    """Return ``path`` as one short line for error texts, without quotes."""
    return sanitize(str(path), 200)[1:-1]
