"""Read TOML files that people write: every error names the file, the key and the remedy."""

from __future__ import annotations

import math
import os
import tomllib
from collections.abc import Collection
from pathlib import Path
from typing import NoReturn, Self

from heatcloak_shared.errors import HeatcloakError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import sanitize, shown_path

MAX_FILE_BYTES = 1 << 20
CREDENTIALS = "$CREDENTIALS_DIRECTORY"
"""The folder that systemd makes for ``LoadCredential=``; a path in a file may begin with it."""


class Table:
    """One table of a TOML file. Take its values key by key; `finish` then refuses the keys that are left.

    Args:
        source: the file's name, for error texts.
        values: the table's content.
        error: the error to raise.
        path: the table's path in the file, ending with a dot; empty for the top table.
        folder: the folder that relative paths in the file start from.

    Attributes:
        source: the file's name, for error texts.
        folder: the folder that relative paths in the file start from.
    """

    def __init__(
        self,
        source: str,
        values: dict[str, object],
        error: type[HeatcloakError],
        path: str = "",
        folder: Path = Path(),
    ) -> None:
        self.source = source
        self._values = dict(values)
        self._error = error
        self._path = path
        self.folder = folder

    def has(self, key: str) -> bool:
        """Whether ``key`` is present and not taken yet."""
        return key in self._values

    def peek(self, key: str) -> object:
        """Return the value under ``key`` without taking it; None if it is missing or taken."""
        return self._values.get(key)

    def table(self, key: str) -> Self:
        """Take the table under ``key``."""
        value = self._take(key, f"add the table [{self._path}{key}]")
        if not isinstance(value, dict):
            self.refuse(key, f"{self._shown(value)} is not a table: write [{self._path}{key}]")
        return type(self)(self.source, value, self._error, f"{self._path}{key}.", self.folder)

    def tables(self, key: str) -> list[Self]:
        """Take the array of tables under ``key``; an empty list if the key is missing."""
        value = self._values.pop(key, [])
        if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
            self.refuse(key, f"write each one as [[{self._path}{key}]]")
        return [
            type(self)(self.source, item, self._error, f"{self._path}{key}[{index}].", self.folder)
            for index, item in enumerate(value)
        ]

    def integer(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """Take the integer from ``low`` to ``high`` under ``key``."""
        remedy = f"give {low}" if low == high else f"give an integer from {low} to {high}"
        value = self._take(key, remedy, default)
        if type(value) is not int or not low <= value <= high:
            self.refuse(key, f"{self._shown(value)} is out of range: {remedy}")
        return value

    def number(
        self, key: str, *, above: float, below: float = math.inf, default: float | None = None
    ) -> float:
        """Take the number strictly between ``above`` and ``below`` under ``key``."""
        upper = "" if below == math.inf else f" and below {below:g}"
        remedy = f"give a number above {above:g}{upper}"
        value = self._take(key, remedy, default)
        number = as_number(value)
        if number is None or not above < number < below:
            self.refuse(key, f"{self._shown(value)} is out of range: {remedy}")
        return number

    def number_within(self, key: str, low: float, high: float) -> float:
        """Take the number from ``low`` to ``high``, both included, under ``key``."""
        remedy = f"give a number from {low:g} to {high:g}"
        value = self._take(key, remedy)
        number = as_number(value)
        # Written so that NaN fails it too.
        if number is None or not low <= number <= high:
            self.refuse(key, f"{self._shown(value)} is out of range: {remedy}")
        return number

    def text(self, key: str, remedy: str, default: str | None = None) -> str:
        """Take the non-empty string under ``key``."""
        value = self._take(key, remedy, default)
        if not isinstance(value, str) or not value or "\0" in value:
            self.refuse(key, f"{self._shown(value)} is not a text: {remedy}")
        return value

    def secret(self, key: str, remedy: str) -> str:
        """Take the string under ``key``; no error shows it."""
        value = self._take(key, remedy)
        if not isinstance(value, str):
            self.refuse(key, f"not a text: {remedy}")
        return value

    def file_path(self, key: str, remedy: str, default: str | None = None) -> Path:
        """Take the path under ``key``, relative to the file's folder.

        A path that begins with ``$CREDENTIALS_DIRECTORY/`` is relative to the folder of systemd's
        credentials.
        """
        text = self.text(key, remedy, default)
        first, _, rest = text.partition("/")
        if first != CREDENTIALS:
            return self.folder / text
        credentials = os.environ.get("CREDENTIALS_DIRECTORY")
        if not credentials:
            self.refuse(
                key, f"{CREDENTIALS} is not set: start the program by a systemd unit with LoadCredential="
            )
        return Path(credentials) / rest

    def choice(self, key: str, choices: Collection[str], default: str | None = None) -> str:
        """Take the string under ``key``, one of ``choices``."""
        remedy = f"give one of {', '.join(choices)}"
        value = self.text(key, remedy, default)
        if value not in choices:
            self.refuse(key, f"{self._shown(value)} is unknown: {remedy}")
        return value

    def flag(self, key: str, *, default: bool) -> bool:
        """Take the boolean under ``key``."""
        value = self._take(key, "give true or false", default)
        if not isinstance(value, bool):
            self.refuse(key, f"{self._shown(value)} is not a boolean: give true or false")
        return value

    def items(self, key: str, remedy: str) -> list[object]:
        """Take the array under ``key``."""
        value = self._take(key, remedy)
        if not isinstance(value, list):
            self.refuse(key, f"{self._shown(value)} is not an array: {remedy}")
        return value

    def item_or_items(self, key: str, count: int, remedy: str) -> list[object]:
        """Take the array under ``key``; a single value stands for an array of ``count`` of it."""
        value = self._take(key, remedy)
        return value if isinstance(value, list) else [value] * count

    def rest(self) -> dict[str, object]:
        """Take every key that is not taken yet, with its value."""
        rest, self._values = self._values, {}
        return rest

    def finish(self) -> None:
        """Raise if a key is left: a misspelt key must not silently become a default."""
        for key in self._values:
            self.refuse(self._shown_name(key), "no such key: correct its name or take it out")

    def refuse(self, key: str, text: str) -> NoReturn:
        """Raise this table's error about ``key``."""
        raise self._error(f"{self.source}: {self._path}{key}: {text}")

    def _shown(self, value: object) -> str:
        """Return ``value`` as error texts show it."""
        return sanitize(value)

    def _shown_name(self, key: str) -> str:
        """Return an unknown key as error texts show it."""
        return sanitize(key).strip("'")

    def _take(self, key: str, remedy: str, default: object = None) -> object:
        if key in self._values:
            return self._values.pop(key)
        if default is None:
            self.refuse(key, f"missing: {remedy}")
        return default


def as_number(value: object) -> float | None:
    """Return ``value`` as a float if it is a TOML number that fits one, else None."""
    if type(value) is float:
        return value
    if type(value) is not int:
        return None
    try:
        return float(value)
    except OverflowError:
        return None


def load_table(path: Path, error: type[HeatcloakError]) -> Table:
    """Return the top table of the TOML file at ``path``.

    Raises:
        error: the file can't be read, has more than 1 MiB, or is not TOML.
    """
    remedy = "give the path of a readable TOML file"
    content = read_start(path, MAX_FILE_BYTES + 1, error, shown_path(path), remedy)
    return parse_table(content, str(path), error, folder=path.parent)


def parse_table(content: bytes, source: str, error: type[HeatcloakError], folder: Path = Path()) -> Table:
    """Return ``content`` as the top table of a TOML file called ``source``.

    Raises:
        error: more than 1 MiB, not UTF-8 or not TOML.
    """
    if len(content) > MAX_FILE_BYTES:
        raise error(f"{source}: more than {MAX_FILE_BYTES} bytes: make the file shorter")
    try:
        return Table(source, tomllib.loads(content.decode("utf-8")), error, folder=folder)
    except UnicodeDecodeError:
        raise error(f"{source}: not UTF-8: save it as a UTF-8 text file") from None
    except (ValueError, RecursionError) as reason:
        # Not only TOMLDecodeError: an integer of thousands of digits raises a plain ValueError.
        raise error(f"{source}: not TOML: {sanitize(str(reason), 160)}: correct that line") from None
