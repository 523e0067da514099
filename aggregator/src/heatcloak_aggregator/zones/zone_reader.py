"""Read and validate zone files, thousands of them in seconds."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from heatcloak_aggregator.zones.model_check import check_against_model
from heatcloak_shared.errors import ConfigError, HeatcloakError, ZoneError
from heatcloak_shared.files import read_start
from heatcloak_shared.sanitize import shown_path
from heatcloak_shared.tables import MAX_FILE_BYTES
from heatcloak_shared.topics import is_identifier
from heatcloak_shared.zone import AnyZone, PositionZone, Zone, parse_any_zone

_TEMPLATES_KEPT = 256
_NAME_LINE = re.compile(rb'^name[ \t]*=[ \t]*"([a-z0-9-]{1,32})"[ \t]*\r?$', re.MULTILINE)
_FIRST_TABLE = re.compile(rb"^[ \t]*\[", re.MULTILINE)


class ZoneReader:
    """Reads and validates zone files. Files that differ only in the zone's name are validated once.

    Share one reader between the sources of a service.

    Args:
        check: refuses a valid zone that the service can't serve by raising HeatcloakError.
        audit: refuses a zone that does not keep its promise by raising HeatcloakError, if checks against the
            model of heat are not all; called with the zone and its file's name, and once for zones that share
            their noise.
    """

    def __init__(
        self,
        check: Callable[[AnyZone], None] = lambda _: None,
        audit: Callable[[AnyZone, str], None] = lambda _, __: None,
    ) -> None:
        self._check = check
        self._audit = audit
        self._templates: dict[bytes, AnyZone] = {}
        self._kept_promises: set[object] = set()

    def load(self, path: Path) -> tuple[AnyZone, bytes]:
        """Return the zone in the file at ``path``, and the file's content.

        Raises:
            ZoneError: the file can't be read; or as `parse`.
        """
        shown = shown_path(path)
        remedy = "give the path of a readable zone file"
        content = read_start(path, MAX_FILE_BYTES + 1, ZoneError, shown, remedy, only_regular=True)
        return self.parse(content, shown), content

    def parse(self, content: bytes, source: str) -> AnyZone:
        """Return the zone in ``content`` after all checks that `heatcloak serve` makes of a zone file.

        Args:
            content: the zone file.
            source: its name, for errors.

        Raises:
            ZoneError: it is malformed, does not keep its promise, or can't be served; or the plugin for its
                domain fails.
        """
        name, template = _split(content)
        known = self._templates.get(template) if template else None
        if known is not None and is_identifier(name):
            zone = replace(known, name=name)
        else:
            zone = parse_any_zone(content, source)
            self._check_promise(zone, source)
            if template and zone.name == name:
                if len(self._templates) >= _TEMPLATES_KEPT:
                    self._templates.clear()
                self._templates[template] = zone
        try:
            self._check(zone)
        except HeatcloakError as error:
            raise ZoneError(f"{source}: {error}") from None
        return zone

    def _check_promise(self, zone: AnyZone, source: str) -> None:
        """Check a zone against its model, which takes seconds for a floor, once for each model and noise."""
        key: object = zone.kind
        if isinstance(zone, Zone):
            key = zone.domain, zone.promise.hides, zone.noise
        elif isinstance(zone, PositionZone):
            key = zone.mechanism
        if key in self._kept_promises:
            return
        try:
            check_against_model(zone, source)
            self._audit(zone, source)
        except ZoneError:
            raise
        except HeatcloakError as error:
            raise ZoneError(f"{source}: {error}") from None
        if len(self._kept_promises) >= _TEMPLATES_KEPT:
            self._kept_promises.clear()
        self._kept_promises.add(key)


class ZoneUnion:
    """Zones of several places by name; of those with one name, the first.

    Attributes:
        zones: the zones.
        problems: one for each zone whose name an earlier one has.
    """

    def __init__(self) -> None:
        self.zones: dict[str, AnyZone] = {}
        self.problems: dict[str, str] = {}
        self._where: dict[str, str] = {}

    def add(self, zone: AnyZone, where: str, key: str) -> bool:
        """Add a zone, and return whether it is the first one of its name.

        Args:
            zone: the zone.
            where: its place, for the text of a problem.
            key: the key of a problem.
        """
        if zone.name not in self.zones:
            self.zones[zone.name] = zone
            self._where[zone.name] = where
            return True
        self.problems[key] = (
            f"{where}: zone {zone.name} is also in {self._where[zone.name]}, which comes first: give it "
            "another name, or remove one of them"
        )
        return False


def load_zones(
    files: Sequence[Path], reader: ZoneReader, on_progress: Callable[[float], object] = lambda share: None
) -> dict[str, tuple[AnyZone, bytes]]:
    """Return the zones in files and the files' contents, by the zones' names, in the order of the files.

    Args:
        files: the files, each of another zone.
        reader: validates them.
        on_progress: called with the share of the files that are loaded, from 0 to 1.

    Raises:
        ConfigError: a file is not valid, or two of them describe zones of one name. The text is of the first
            such file, and says how many more there are.
    """
    union = ZoneUnion()
    contents: dict[str, bytes] = {}
    for number, file in enumerate(files):
        shown = shown_path(file)
        try:
            zone, content = reader.load(file)
        except ZoneError as error:
            union.problems[shown] = str(error)
        else:
            if union.add(zone, shown, shown):
                contents[zone.name] = content
        on_progress((number + 1) / len(files))
    raise_problem(union.problems)
    return {name: (zone, contents[name]) for name, zone in union.zones.items()}


def raise_problem(problems: Mapping[str, str]) -> None:
    """Raise ConfigError for the first problem, if there is one."""
    for text in problems.values():
        more = len(problems) - 1
        raise ConfigError(f"{text} ({more} more problem{'s' * (more > 1)} like this)" if more else text)


def _split(content: bytes) -> tuple[str, bytes]:
    """Return the zone's name in a zone file, and a digest of everything else in it.

    Both are empty if a pattern can't tell where the name is: then the file must be parsed.
    """
    table = _FIRST_TABLE.search(content)
    head = content[: table.start()] if table else content
    names = list(_NAME_LINE.finditer(head))
    # A string of several lines may contain a line that looks like the name.
    if len(names) != 1 or b'"""' in head or b"'''" in head:
        return "", b""
    low, high = names[0].span(1)
    # No TOML file contains a NUL, so no other file has this digest.
    rest = hashlib.blake2b(content[:low] + b"\0" + content[high:], digest_size=32)
    return names[0].group(1).decode("ascii"), rest.digest()
