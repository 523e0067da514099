"""An experiment of one's own, from a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from heatcloak_aggregator.validation_errors import explain, field_path
from heatcloak_lab.experiments.methods import LABELS, METHODS, Method
from heatcloak_lab.experiments.own_function import own_function
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweep import Metric, Panel, Sweep
from heatcloak_shared.errors import ConfigError, ParameterError

_LARGEST = 1 << 20
"""Bytes of a file; a longer one is another kind of file."""


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


def _several(value: Any) -> Any:  # noqa: ANN401
    return value if isinstance(value, list) else [value]


# Text or numbers: `Setting` says which.
_Places = Annotated[list[Any], BeforeValidator(_several)]


class _Changes(_Strict):
    """Parameters of `Setting` that are not as they are by default."""

    n_sources: int | None = None
    n_sensors: int | None = None
    diffusivity: float | None = None
    time: float | None = None
    sources: int | None = None
    places: _Places | None = None
    calibration: str | None = None
    sigma: float | None = None
    epsilon: float | None = None
    delta: float | None = None
    alpha: float | None = None

    def upon(self, base: Setting) -> Setting:
        """``base`` with these parameters changed.

        Raises:
            ParameterError: one is outside its range.
        """
        changes: dict[str, Any] = {
            name: getattr(self, name) for name in _Changes.model_fields if name in self.model_fields_set
        }
        if self.places is not None:
            words = [place for place in self.places if isinstance(place, str)]
            changes["places"] = words[0] if len(words) == len(self.places) == 1 else tuple(self.places)
        return replace(base, **changes)


class _Panel(_Changes):
    label: str


class _Function(_Strict):
    """A function of one's own, or what goes by a name."""

    name: str | None = None
    label: str | None = None
    function: str | None = None


def _from_name(value: Any) -> Any:  # noqa: ANN401
    return {"name": value} if isinstance(value, str) else value


_Named = Annotated[_Function, BeforeValidator(_from_name)]


class _Definition(_Strict):
    name: str
    title: str | None = None
    question: str
    vary: str
    values: list[float] = Field(min_length=1)
    axis: str = ""
    log_x: bool = False
    notes: list[str] = []
    methods: list[_Named] | None = Field(default=None, min_length=1)
    metric: _Named | None = None
    setting: _Changes = _Changes()
    panel: list[_Panel] = []


def load_definition(path: Path) -> Sweep:
    """Read an experiment from a TOML file; docs/how-to/run-experiments.md shows one.

    Functions of one's own are named "module:function"; a module beside the file comes first.

    Raises:
        ConfigError: the file can't be read or is no experiment; the text names the file, the key and the
            remedy.
    """
    try:
        return _sweep(_read(path), path)
    except ParameterError as error:
        raise ConfigError(f"{path}: {error}") from None


def _read(path: Path) -> _Definition:
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST + 1)
    except OSError as error:
        raise ConfigError(f"{path}: {error.strerror}: give a file that can be read") from None
    if len(content) > _LARGEST:
        raise ConfigError(f"{path} is longer than 1 MiB: give a file that describes an experiment")
    try:
        return _Definition.model_validate(tomllib.loads(content.decode("utf-8")))
    except ValidationError as error:
        raise ConfigError(_complaint(path, error)) from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: byte {error.start} is not UTF-8: save it as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(f"{path} is no TOML: {' '.join(str(error).split())}: mend that line") from None
    except (RecursionError, ValueError) as error:
        # Brackets a thousand deep; numbers of more digits than Python reads.
        text = " ".join(str(error).split())[:200]
        raise ConfigError(f"{path} is no experiment: {text}: mend it") from None


def _sweep(defined: _Definition, path: Path) -> Sweep:
    base = defined.setting.upon(Setting())
    panels = []
    for panel in defined.panel:
        try:
            panels.append(Panel(panel.label, panel.upon(base)))
        except ParameterError as error:
            raise ConfigError(f"{path}: panel {panel.label!r}: {error}") from None
    chosen: dict[str, Any] = {}
    if defined.methods is not None:
        methods = enumerate(defined.methods, start=1)
        chosen["methods"] = tuple(_method(path, f"methods, entry {at}", named) for at, named in methods)
    if defined.metric is not None:
        chosen["metric"] = _metric(path, defined.metric)
    return Sweep(
        name=defined.name,
        title=defined.title or defined.name,
        question=defined.question,
        vary=defined.vary,
        values=tuple(defined.values),
        panels=tuple(panels) or (Panel("", base),),
        axis=defined.axis,
        notes=tuple(defined.notes),
        log_x=defined.log_x,
        **chosen,
    )


def _method(path: Path, key: str, named: _Function) -> tuple[str, str | Method]:
    if named.function is not None:
        return _own(path, key, named)
    name = named.name or ""
    if name not in METHODS:
        remedy = f"give one of {', '.join(METHODS)}, or label and function"
        raise ConfigError(f"{path}: {key}: names {name!r}: {_near(name, METHODS)}{remedy}")
    return named.label or LABELS[name], name


def _metric(path: Path, named: _Function) -> tuple[str, str | Metric]:
    if named.function is not None:
        return _own(path, "metric", named)
    if named.name != "emd":
        raise ConfigError(f'{path}: metric: names {named.name!r}: give "emd", or label and function')
    return named.label or "EMD", "emd"


def _own(path: Path, key: str, named: _Function) -> tuple[str, Any]:
    if named.name is not None:
        raise ConfigError(f"{path}: {key}: has a name and a function: give one of them")
    if not named.label:
        raise ConfigError(f"{path}: {key}: has no label: add one, as the figure is to call it")
    try:
        return named.label, own_function(named.function or "", path.parent)
    except ParameterError as error:
        raise ConfigError(f"{path}: {key}: {error}") from None


def _complaint(path: Path, error: ValidationError) -> str:
    """The first of what is wrong, and how much more there is."""
    details = error.errors(include_url=False)
    first = details[0]
    key = field_path(first["loc"]) or "the file"
    more = f" (and {len(details) - 1} more)" if len(details) > 1 else ""
    return f"{path}: {key[:100]}: {explain(first, _near_key(first))}{more}"


def _near_key(first: ErrorDetails) -> str:
    if first["type"] != "extra_forbidden":
        return ""
    known = {*_Definition.model_fields, *_Panel.model_fields, *_Function.model_fields}
    return _near(str(first["loc"][-1]), dict.fromkeys(sorted(known)))


def _near(name: str, known: Mapping[str, object]) -> str:
    near = get_close_matches(name, list(known), n=1)
    return f"did you mean {near[0]!r}? else " if near else ""
