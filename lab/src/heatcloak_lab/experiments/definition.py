"""Experiments that users define in a TOML file."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails

from heatcloak_aggregator.validation_errors import explain, field_path
from heatcloak_lab.experiments.methods import METHODS, RecoveryFunction, method_label, method_names
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweeps.plan import Metric, Panel
from heatcloak_lab.experiments.sweeps.sweep import Sweep
from heatcloak_lab.experiments.user_code import load_user_function
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.files import read_start

_MAX_BYTES = 1 << 20


class _Strict(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, allow_inf_nan=False)


# Text or numbers; `Setting` checks them.
_Places = Annotated[list[Any], BeforeValidator(lambda value: value if isinstance(value, list) else [value])]


class _Changes(_Strict):
    """Parameters of `Setting` that differ from the defaults."""

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
    domain: str | None = None
    domain_options: dict[str, Any] | None = None

    def apply_to(self, base: Setting) -> Setting:
        """Return ``base`` with these parameters changed.

        Raises:
            ParameterError: a parameter is out of range.
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
    """A built-in function by name, or a user's function with a label."""

    name: str | None = None
    label: str | None = None
    function: str | None = None


_Named = Annotated[
    _Function, BeforeValidator(lambda value: {"name": value} if isinstance(value, str) else value)
]


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

    User functions are written as "module:function"; a module beside the file takes precedence.

    Raises:
        ConfigError: the file can't be read, or does not define an experiment; the text names file and key.
    """
    try:
        return _sweep(_read(path), path)
    except ParameterError as error:
        raise ConfigError(f"{path}: {error}") from None


def _read(path: Path) -> _Definition:
    content = read_start(path, _MAX_BYTES + 1, ConfigError, str(path), "give a readable file")
    if len(content) > _MAX_BYTES:
        raise ConfigError(f"{path} is larger than 1 MiB: give a file that defines an experiment")
    try:
        return _Definition.model_validate(tomllib.loads(content.decode("utf-8")))
    except ValidationError as error:
        raise ConfigError(_error_text(path, error)) from None
    except UnicodeDecodeError as error:
        raise ConfigError(f"{path}: byte {error.start} is not UTF-8: save it as UTF-8") from None
    except tomllib.TOMLDecodeError as error:
        raise ConfigError(
            f"{path} is not valid TOML: {' '.join(str(error).split())}: correct that line"
        ) from None
    except (RecursionError, ValueError) as error:
        # Deeply nested brackets, or numbers with more digits than Python parses.
        text = " ".join(str(error).split())[:200]
        raise ConfigError(f"{path} does not define an experiment: {text}: correct it") from None


def _sweep(defined: _Definition, path: Path) -> Sweep:
    base = defined.setting.apply_to(Setting())
    panels: list[Panel] = []
    for panel in defined.panel:
        try:
            panels.append(Panel(panel.label, panel.apply_to(base)))
        except ParameterError as error:
            raise ConfigError(f"{path}: panel {panel.label!r}: {error}") from None
    panels = panels or [Panel("", base)]
    options: dict[str, Any] = {}
    if defined.methods is None and not all(panel.setting.is_interval for panel in panels):
        # The posterior has no model of sources on the domain of a plugin.
        options["methods"] = tuple((method_label(name), name) for name in ("bpdn-paper", "bpdn-confident"))
    elif defined.methods is not None:
        methods = enumerate(defined.methods, start=1)
        options["methods"] = tuple(_method(path, f"methods, entry {at}", named) for at, named in methods)
    if defined.metric is not None:
        options["metric"] = _metric(path, defined.metric)
    return Sweep(
        name=defined.name,
        title=defined.title or defined.name,
        question=defined.question,
        vary=defined.vary,
        values=tuple(defined.values),
        panels=tuple(panels),
        axis=defined.axis,
        notes=tuple(defined.notes),
        log_x=defined.log_x,
        **options,
    )


def _method(path: Path, key: str, named: _Function) -> tuple[str, str | RecoveryFunction]:
    if named.function is not None:
        return _user_function(path, key, named)
    name = named.name or ""
    if name not in METHODS and name not in (known := method_names()):
        remedy = f"choose from {', '.join(known)}, or give label and function"
        raise ConfigError(f"{path}: {key}: unknown method {name!r}: {_suggestion(name, known)}{remedy}")
    return named.label or method_label(name), name


def _metric(path: Path, named: _Function) -> tuple[str, str | Metric]:
    if named.function is not None:
        return _user_function(path, "metric", named)
    if named.name != "emd":
        raise ConfigError(f'{path}: metric: unknown metric {named.name!r}: give "emd", or label and function')
    return named.label or "EMD", "emd"


def _user_function(path: Path, key: str, named: _Function) -> tuple[str, Any]:
    if named.name is not None:
        raise ConfigError(f"{path}: {key}: has a name and a function: give only one of them")
    if not named.label:
        raise ConfigError(f"{path}: {key}: has no label: add one for the figure")
    try:
        return named.label, load_user_function(named.function or "", path.parent)
    except ParameterError as error:
        raise ConfigError(f"{path}: {key}: {error}") from None


def _error_text(path: Path, error: ValidationError) -> str:
    """Describe the first error and count the others."""
    details = error.errors(include_url=False)
    first = details[0]
    key = field_path(first["loc"]) or "the file"
    more = f" (and {len(details) - 1} more)" if len(details) > 1 else ""
    return f"{path}: {key[:100]}: {explain(first, _key_suggestion(first))}{more}"


def _key_suggestion(first: ErrorDetails) -> str:
    if first["type"] != "extra_forbidden":
        return ""
    known = {*_Definition.model_fields, *_Panel.model_fields, *_Function.model_fields}
    return _suggestion(str(first["loc"][-1]), sorted(known))


def _suggestion(name: str, known: Sequence[str]) -> str:
    near = get_close_matches(name, known, n=1)
    return f"did you mean {near[0]!r}? else " if near else ""
