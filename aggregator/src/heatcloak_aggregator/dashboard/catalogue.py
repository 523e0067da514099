"""The texts of the dashboard, in one file for each language, and its numbers and times."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import cache
from importlib.resources import files
from typing import Any

DEFAULT_LANGUAGE = "en"
_SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
_FOLDER = files(__package__) / "texts"


@dataclass(frozen=True)
class Sentence:
    """A text of the catalogue, in any language.

    Attributes:
        key: its key.
        parameters: its parameters, which may be sentences too.
    """

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict)


class Catalogue:
    """The texts of one language.

    Args:
        language: code of the language, for the attribute ``lang`` of a page.
        texts: text by key. ``{name}`` is replaced by a parameter. A key may have variants ``one`` and
            ``other``, of which the parameter ``n`` chooses one.
    """

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.language = language
        self.texts = texts

    def __call__(self, key: str, **parameters: object) -> str:
        """Return the text of a key; parameters that are sentences are replaced by their texts.

        Raises:
            KeyError: no text has this key, or a parameter is missing.
        """
        if key not in self.texts:
            key = f"{key}.{'one' if parameters['n'] in (1, '1') else 'other'}"
        return self.texts[key].format_map(
            {
                name: self.say(value) if isinstance(value, Sentence) else value
                for name, value in parameters.items()
            }
        )

    def say(self, sentence: Sentence) -> str:
        """Return the text of a sentence."""
        return self(sentence.key, **sentence.parameters)

    def unit(self, name: str) -> str:
        """Return the name of a unit of length; a plugin's unit has no translation."""
        return self.texts.get(f"unit.{name}", name)


def languages() -> tuple[str, ...]:
    """Return the codes of all languages that have a file."""
    return tuple(
        sorted(each.name.removesuffix(".toml") for each in _FOLDER.iterdir() if each.name.endswith(".toml"))
    )


@cache
def catalogue(language: str = DEFAULT_LANGUAGE) -> Catalogue:
    """Return the texts of a language; texts that it lacks are those of the default language."""
    texts = _flat(tomllib.loads((_FOLDER / f"{language}.toml").read_text(encoding="utf-8")))
    if language != DEFAULT_LANGUAGE:
        texts = {**catalogue().texts, **texts}
    return Catalogue(language, texts)


def preferred(accept_language: str) -> Catalogue:
    """Return the texts of the first language in an ``Accept-Language`` header that has a file.

    The order of the header counts; its weights, which browsers send in descending order, are ignored.
    """
    known = languages()
    for part in accept_language[:200].split(","):
        code = part.partition(";")[0].strip().partition("-")[0].lower()
        if code in known:
            return catalogue(code)
    return catalogue()


def _flat(table: Mapping[str, Any], prefix: str = "") -> dict[str, str]:
    texts: dict[str, str] = {}
    for key, value in table.items():
        texts |= _flat(value, f"{prefix}{key}.") if isinstance(value, dict) else {f"{prefix}{key}": value}
    return texts


def number(value: float, digits: int = 3) -> str:
    """Return a number to some significant digits, without an exponent where it stays readable."""
    if not math.isfinite(value):
        return "–"
    if value and not 1e-4 <= abs(value) < 1e7:
        mantissa, exponent = f"{value:.{digits - 1}e}".split("e")
        factor = number(float(mantissa), digits)
        power = f"10{str(int(exponent)).translate(_SUPERSCRIPTS)}"
        return power if factor == "1" else f"{factor} · {power}"
    decimals = max(0, digits - 1 - math.floor(math.log10(abs(value)))) if value else 0
    text = f"{value:.{decimals}f}"
    text = text.rstrip("0").rstrip(".") if "." in text else text
    return text.replace("-", "−") if text != "-0" else "0"


def percent_up(share: float) -> str:
    """Return a share as a percentage, rounded up, so that only nothing is 0 %."""
    return f"{math.ceil(100.0 * share - 1e-9)}\N{NO-BREAK SPACE}%"


def percent(share: float) -> str:
    """Return a share as a percentage, rounded down, so that only certainty is 100 %."""
    return f"{math.floor(100.0 * share + 1e-9)}\N{NO-BREAK SPACE}%"


def iso(seconds: float) -> str:
    """Return a time, seconds since 1970, for the attribute ``datetime``; empty where no calendar has it."""
    try:
        return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")
    except (ValueError, OverflowError, OSError):
        return ""


def utc(seconds: float) -> str:
    """Return a time for people who have no scripts: a script shows it in their own time zone."""
    try:
        return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    except (ValueError, OverflowError, OSError):
        return "–"


def duration(seconds: float) -> str:
    """Return a duration in its largest two units, such as ``2 h 5 min``."""
    if seconds < 1.0:
        return f"{number(seconds, 2)} s"
    rest, parts = round(seconds), []
    for unit, length in (("d", 86400), ("h", 3600), ("min", 60), ("s", 1)):
        count, rest = divmod(rest, length)
        if count:
            parts.append(f"{count} {unit}")
    return " ".join(parts[:2])
