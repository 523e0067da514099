"""Floor plans from GeoJSON: features with a kind, OpenStreetMap's indoor tags, or features of IMDF."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NoReturn

from heatcloak_aggregator.plans.drawing import (
    MOST_IMPORT_BYTES,
    MOST_SHAPE_POINTS,
    MOST_SHAPES,
    DrawnShape,
    ImportedPlan,
    Kind,
    plan_of_shapes,
)
from heatcloak_aggregator.plans.plan import MOST_CONDUCTANCE, DoorState, Point, Points
from heatcloak_shared.errors import PlanError
from heatcloak_shared.sanitize import sanitize
from heatcloak_shared.tables import as_number

KINDS: Mapping[str, Kind] = {
    "outline": "outline",
    "level": "outline",
    "footprint": "outline",
    "wall": "wall",
    "door": "door",
    "opening": "door",
    "room": "room",
    "area": "room",
    "corridor": "room",
    "unit": "room",
    "obstacle": "obstacle",
    "fixture": "obstacle",
    "kiosk": "obstacle",
    "column": "column",
    "pillar": "column",
    "sensor": "sensor",
}
"""What features are, by the value of ``kind``, ``type``, ``indoor`` or IMDF's ``feature_type``."""
KIND_KEYS = ("kind", "type", "indoor", "feature_type")
MOST_DEGREES = 0.02
"""Smaller coordinates in such an extent are longitudes and latitudes: no plan is 2 cm wide."""

_EQUATOR_RADIUS, _ECCENTRICITY_SQUARED = 6_378_137.0, 0.00669437999014
"""WGS 84, in metres."""
_OUTLINE_RANKS = ("outline", "level", "footprint", "building")
"""Kinds of outlines; if there are several, the first of them is the plan's."""
_MOST_SHOWN = 5


@dataclass(frozen=True)
class _Feature:
    """A feature that is part of a plan."""

    where: str
    kind: Kind
    rank: int
    name: str
    properties: Mapping[str, object]
    geometry: Mapping[str, object]

    def levels(self) -> set[str]:
        """Return the levels that it is on; none if it does not say so."""
        value = self.properties.get("level", self.properties.get("level_id"))
        return set() if value is None else {part.strip() for part in str(value).split(";")}


def plan_from_geojson(
    content: bytes | str,
    name: str = "plan",
    source: str = "plan.geojson",
    *,
    geographic: bool | None = None,
    level: str | None = None,
) -> ImportedPlan:
    """Return the plan in a feature collection.

    The kind of a feature is the value of its property ``kind``, ``type`` or ``indoor``, or its
    ``feature_type``; see `KINDS`. A feature with ``door`` is a door, one with ``building`` an outline.
    Features of other kinds are left out. Longitudes and latitudes are projected about their middle,
    equirectangularly on WGS 84, and moved so that the outline begins at (0, 0); within 200 m this is
    accurate to a centimetre.

    Args:
        content: GeoJSON.
        name: the plan's id.
        source: the file's name, for error texts.
        geographic: whether coordinates are longitudes and latitudes, or metres; None decides by their extent.
        level: the level to import, if features are on several.

    Raises:
        PlanError: it is too large, malformed or no feature collection, has features of several levels, or
            no plan can be made of its features. The error names the feature.
    """
    reader = _Reader(source)
    features = reader.features(content)
    features = reader.on_level(features, level)
    shapes = [shape for feature in features for shape in reader.shapes(feature)]
    points = [point for shape in shapes for ring in (shape.points, *shape.holes) for point in ring]
    if len(points) > MOST_SHAPE_POINTS:
        reader.refuse("", f"has {len(points)} points: give at most {MOST_SHAPE_POINTS}")
    if not points:
        known = ", ".join(dict.fromkeys(KINDS.values()))
        reader.refuse("", f"no feature has a kind: give each a property kind, one of {known}")
    is_geographic = _is_geographic(points) if geographic is None else geographic
    if is_geographic:
        shapes = reader.projected(shapes, points)
    return plan_of_shapes(shapes, name, source, to_origin=is_geographic, left_out=reader.left_out)


class _Reader:
    """Reads features, and names them in errors."""

    def __init__(self, source: str) -> None:
        self._source = source
        self.left_out: list[str] = []

    def refuse(self, where: str, text: str) -> NoReturn:
        """Raise an error about a place in the file."""
        raise PlanError(f"{self._source}: {where}{': ' if where else ''}{text}")

    def features(self, content: bytes | str) -> list[_Feature]:
        """Return the features that are part of a plan."""
        if len(content) > MOST_IMPORT_BYTES:
            self.refuse("", f"more than {MOST_IMPORT_BYTES} bytes: give a map of the plan alone")
        try:
            text = content.decode("utf-8-sig") if isinstance(content, bytes) else content
            whole = json.loads(text)
        except UnicodeDecodeError:
            self.refuse("", "not UTF-8: save it as a UTF-8 text file")
        except (ValueError, RecursionError) as reason:
            self.refuse("", f"not JSON: {sanitize(str(reason), 160)}: export it again as GeoJSON")
        listed = whole.get("features") if isinstance(whole, dict) else None
        if not isinstance(listed, list) or whole.get("type") != "FeatureCollection":
            self.refuse("", "not a FeatureCollection: export it as one")
        if len(listed) > MOST_SHAPES:
            self.refuse("", f"has {len(listed)} features: give at most {MOST_SHAPES}")
        found, unknown = [], 0
        for number, item in enumerate(listed, 1):
            feature = self._feature(number, item)
            if feature is None:
                unknown += 1
            else:
                found.append(feature)
        if unknown:
            self.left_out.append(f"features of no known kind: {unknown}")
        return found

    def _feature(self, number: int, item: object) -> _Feature | None:
        if not isinstance(item, dict):
            self.refuse(f"feature {number}", "is not an object: export it again as GeoJSON")
        properties = item.get("properties")
        properties = properties if isinstance(properties, dict) else {}
        named = _name(properties) or (str(item["id"]) if isinstance(item.get("id"), (str, int)) else "")
        where = f"feature {number}" + (f" {sanitize(named, 40)}" if named else "")
        word = _kind_word(properties, item)
        if word == "level" and "level_id" not in properties:
            # The features on a level of IMDF name its id.
            properties = {"level_id": item.get("id"), **properties}
        geometry = item.get("geometry")
        if word is None or geometry is None:
            return None
        if not isinstance(geometry, dict):
            self.refuse(where, "its geometry is not an object: export it again as GeoJSON")
        rank = _OUTLINE_RANKS.index(word) if word in _OUTLINE_RANKS else 0
        return _Feature(where, KINDS.get(word, "outline"), rank, named, properties, geometry)

    def on_level(self, features: list[_Feature], level: str | None) -> list[_Feature]:
        """Return the features of a level, with the outline that counts."""
        levels = {each for feature in features for each in feature.levels()}
        if level is None and len(levels) > 1:
            shown = ", ".join(sanitize(each, 40) for each in sorted(levels)[:_MOST_SHOWN])
            self.refuse("", f"has features of {len(levels)} levels, such as {shown}: choose one with --level")
        if level is not None and level not in levels:
            self.refuse(
                "", f"no feature is on level {sanitize(level, 40)}: leave out --level, or give another"
            )
        kept = [each for each in features if level is None or level in (each.levels() or {level})]
        least = min((each.rank for each in kept if each.kind == "outline"), default=0)
        return [each for each in kept if each.rank == least or each.kind != "outline"]

    def shapes(self, feature: _Feature) -> Iterator[DrawnShape]:
        """Yield the shapes of a feature's geometry."""
        form, coordinates = feature.geometry.get("type"), feature.geometry.get("coordinates")
        if not isinstance(form, str):
            self.refuse(feature.where, "its geometry has no type: export it again as GeoJSON")
        parts = [coordinates]
        if form.startswith("Multi"):
            form = form.removeprefix("Multi")
            parts = self._items(feature, coordinates)
        if form not in ("Point", "LineString", "Polygon"):
            self.refuse(
                feature.where, f"a geometry of type {sanitize(form, 40)}: give points, lines or polygons"
            )
        properties = feature.properties
        shape = DrawnShape(
            feature.kind,
            feature.where,
            (),
            is_closed=form == "Polygon",
            name=feature.name,
            width=self._positive(feature, "width"),
            state=self._state(feature),
            conductance=self._positive(feature, "conductance") or 0.0,
        )
        if shape.kind == "obstacle" and properties.get("heat") == "blocks":
            shape = replace(shape, kind="column")
        for part in parts:
            if form == "Point":
                yield replace(shape, points=(self._point(feature, part),))
            elif form == "LineString":
                yield replace(shape, points=self._points(feature, part, 2))
            else:
                rings = [self._ring(feature, ring) for ring in self._items(feature, part)]
                if not rings:
                    self.refuse(feature.where, "a polygon without corners: export it again as GeoJSON")
                yield replace(shape, points=rings[0], holes=tuple(rings[1:]))

    def projected(self, shapes: list[DrawnShape], points: list[Point]) -> list[DrawnShape]:
        """Return shapes of longitudes and latitudes in metres about their middle."""
        if not all(abs(x) <= 180.0 and abs(y) <= 90.0 for x, y in points):
            self.refuse("", "coordinates are not longitudes and latitudes: leave out --geographic")
        xs, ys = zip(*points, strict=True)
        middle = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
        east, north = _metres_per_degree(middle[1])

        def project(ring: Points) -> Points:
            return tuple(((x - middle[0]) * east, (y - middle[1]) * north) for x, y in ring)

        return [
            replace(shape, points=project(shape.points), holes=tuple(map(project, shape.holes)))
            for shape in shapes
        ]

    def _items(self, feature: _Feature, value: object) -> list[Any]:
        if not isinstance(value, list):
            self.refuse(feature.where, "its coordinates are not arrays: export it again as GeoJSON")
        return value

    def _ring(self, feature: _Feature, value: object) -> Points:
        """Return the corners of a ring, without repeating the first."""
        points = self._points(feature, value, 3)
        points = points[:-1] if points[0] == points[-1] else points
        if len(points) < 3:
            self.refuse(feature.where, "a polygon of fewer than three corners: draw it again")
        return points

    def _points(self, feature: _Feature, value: object, least: int) -> Points:
        points = tuple(self._point(feature, item) for item in self._items(feature, value))
        if len(points) < least:
            self.refuse(feature.where, f"has {len(points)} points: give {least} or more")
        return points

    def _point(self, feature: _Feature, value: object) -> Point:
        numbers = [as_number(item) for item in self._items(feature, value)[:2]]
        found = [number for number in numbers if number is not None and math.isfinite(number)]
        if len(found) != 2:
            self.refuse(feature.where, f"{sanitize(value, 40)} is not a position: give two finite numbers")
        return found[0], found[1]

    def _positive(self, feature: _Feature, key: str) -> float | None:
        """Return a positive number among the properties, perhaps written as text; None if absent."""
        value = feature.properties.get(key)
        if value is None or value == 0:
            return None
        try:
            number = float(value) if isinstance(value, str) else as_number(value)
        except ValueError:
            number = None
        if number is None or not 0.0 < number <= MOST_CONDUCTANCE:
            self.refuse(feature.where, f"{key} {sanitize(value, 40)} is out of range: give a number above 0")
        return number

    def _state(self, feature: _Feature) -> DoorState:
        value = feature.properties.get("state", "open")
        if feature.kind != "door":
            return "open"
        if value not in ("open", "shut", "either"):
            self.refuse(feature.where, f"state {sanitize(value, 40)} is unknown: give open, shut or either")
        return value


def _kind_word(properties: Mapping[str, object], feature: Mapping[str, object]) -> str | None:
    """Return the word that says what a feature is: a key of `KINDS` or ``"building"``; None if none does."""
    for key in KIND_KEYS:
        for values in (properties, feature):
            value = values.get(key)
            if isinstance(value, str) and value.lower() in KINDS:
                return value.lower()
    if properties.get("door") not in (None, "no", False):
        return "door"
    return "building" if properties.get("building") not in (None, "no", False) else None


def _name(properties: Mapping[str, object]) -> str:
    """Return the name of a feature, which IMDF gives by language; empty without one."""
    for key in ("name", "ref"):
        value = properties.get(key)
        if isinstance(value, dict):
            value = next(iter(value.values()), None)
        if isinstance(value, (str, int)) and not isinstance(value, bool):
            return str(value)
    return ""


def _metres_per_degree(latitude: float) -> tuple[float, float]:
    """Return the lengths of a degree of longitude and of latitude on the ellipsoid of WGS 84."""
    angle = math.radians(latitude)
    flattening = 1.0 - _ECCENTRICITY_SQUARED * math.sin(angle) ** 2
    prime_vertical = _EQUATOR_RADIUS / math.sqrt(flattening)
    meridian = prime_vertical * (1.0 - _ECCENTRICITY_SQUARED) / flattening
    return math.radians(prime_vertical * math.cos(angle)), math.radians(meridian)


def _is_geographic(points: list[Point]) -> bool:
    """Return whether points are longitudes and latitudes: small numbers, in a very small extent."""
    xs, ys = zip(*points, strict=True)
    is_narrow = max(max(xs) - min(xs), max(ys) - min(ys)) <= MOST_DEGREES
    return is_narrow and all(abs(x) <= 180.0 and abs(y) <= 90.0 for x, y in points)
