"""Wrong values in files, requests and options are reported in the project's words, never in pydantic's."""

from __future__ import annotations

import re
import sys
import tomllib
from contextlib import suppress
from datetime import date
from enum import Enum
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator

from heatcloak_aggregator.cli.main import LAB_COMMANDS, OWN_COMMANDS, main
from heatcloak_aggregator.validation_errors import explain, field_path
from heatcloak_lab.experiments.definition import load_definition
from heatcloak_lab.faults.model import KINDS, parse_faults
from heatcloak_shared.errors import ConfigError
from support.pydantic_phrases import pydantic_phrases_in

INVALID = [
    "1",
    "-1",
    "0",
    "1.5",
    "-1e300",
    "nan",
    "inf",
    '""',
    '"x"',
    f'"{"y" * 500}"',
    "true",
    "[]",
    '[1, "a"]',
    "[[1], {}]",
    "{}",
    "{a = 1}",
    "{uniform = [1]}",
    "1979-05-27",
]
DEFINITION = 'name = "a"\nquestion = "b"\nvary = "time"\nvalues = [1, 2]\n'
KEYS = [
    "name",
    "title",
    "question",
    "vary",
    "values",
    "axis",
    "log_x",
    "notes",
    "methods",
    "metric",
    "setting",
]
KEYS += ["panel", "zonk"]
SETTINGS = ["n_sources", "n_sensors", "diffusivity", "time", "sources", "places", "calibration", "sigma"]
SETTINGS += ["epsilon", "delta", "alpha", "zonk"]


class Colour(Enum):
    """A choice."""

    RED = "red"


class Everything(BaseModel):
    """A field for each kind of rule."""

    model_config = ConfigDict(extra="forbid")

    number: Annotated[float, Field(gt=0, lt=10, allow_inf_nan=False)] = 1.0
    bounded: Annotated[float, Field(ge=1)] = 1.0
    whole: Annotated[int, Field(ge=0, le=10, multiple_of=2)] = 2
    text: Annotated[str, Field(min_length=2, max_length=4, pattern="^[a-z]+$")] = "ab"
    items: Annotated[list[int], Field(min_length=1, max_length=2)] = [1]
    choice: Literal["a", "b"] = "a"
    colour: Colour = Colour.RED
    switch: bool = True
    day: date = date(2000, 1, 1)
    path: Path = Path()
    own: str = ""
    needed: int

    @field_validator("own")
    @classmethod
    def _own(cls, value: str) -> str:
        if value:
            raise ValueError(f"{value!r} is wrong: leave it out")
        return value


def errors_of(**values: Any) -> list[str]:
    with pytest.raises(ValidationError) as refused:
        Everything.model_validate({"needed": 1} | values)
    return [explain(error) for error in refused.value.errors()]


@pytest.mark.parametrize(
    ("values", "error"),
    [
        ({"number": "abc"}, "'abc' is not a number: give a number"),
        ({"number": float("nan")}, "nan is not finite: give a finite number"),
        ({"bounded": float("nan")}, "nan is not a number: give at least 1.0"),
        ({"number": 0}, "0 is too small: give more than 0.0"),
        ({"number": 10}, "10 is too large: give less than 10.0"),
        ({"whole": 1.5}, "1.5 is not an integer: give a whole number"),
        ({"whole": "1e5"}, "'1e5' is not an integer: give a whole number"),
        ({"whole": -2}, "-2 is too small: give at least 0"),
        ({"whole": 12}, "12 is too large: give at most 10"),
        ({"whole": 3}, "3 does not fit: give a multiple of 2"),
        ({"text": 7}, "7 is not text: give text, in quotes where the format has quotes"),
        ({"text": "a"}, "'a' is too short: give at least 2 characters"),
        ({"text": "abcde"}, "'abcde' is too long: give at most 4 characters"),
        ({"text": "AB"}, "'AB' has the wrong form: give text that matches ^[a-z]+$"),
        ({"items": 1}, "1 is not a list: give a list"),
        ({"items": []}, "[] has too few entries: give at least 1 entry"),
        ({"items": [1, 2, 3]}, "[1, 2, 3] has too many entries: give at most 2 entries"),
        ({"choice": "c"}, "'c' is not known: give 'a' or 'b'"),
        ({"colour": "blue"}, "'blue' is not known: give 'red'"),
        ({"switch": "perhaps"}, "'perhaps' is neither true nor false: give one of them"),
        ({"day": "never"}, "'never' is not accepted: give another value"),
        ({"path": 3}, "3 is not a path: give the path of a file"),
        ({"own": "x"}, "'x' is wrong: leave it out"),
        ({"zonk": 1}, "no such key: remove it"),
    ],
)
def test_each_rule_has_a_cause_and_a_remedy(values: dict[str, Any], error: str) -> None:
    assert errors_of(**values) == [error]


def test_missing_keys_are_named() -> None:
    with pytest.raises(ValidationError) as refused:
        Everything.model_validate({})
    assert explain(refused.value.errors()[0]) == "missing: add it"


def test_values_are_sanitized_and_truncated() -> None:
    (error,) = errors_of(number="\x1b[31m\n" + "x" * 10_000)
    assert error.isprintable()
    assert len(error) < 120


def test_paths_are_written_as_in_the_file() -> None:
    assert field_path(("panel", 0, "label")) == "panel[1].label"
    assert field_path((2, "a\nb")) == "[3].a\\nb"
    assert field_path(()) == ""


@pytest.mark.parametrize("value", INVALID)
def test_experiment_files_are_never_refused_in_pydantics_words(tmp_path: Path, value: str) -> None:
    texts = [re.sub(rf"^{key} = .*\n", "", DEFINITION, flags=re.MULTILINE) for key in KEYS]
    texts = [f"{key} = {value}\n{text}" for key, text in zip(KEYS, texts, strict=True)]
    texts += [f"{DEFINITION}[setting]\n{key} = {value}\n" for key in SETTINGS]
    texts += [f'{DEFINITION}[[panel]]\nlabel = "p"\n{key} = {value}\n' for key in SETTINGS]
    texts += [
        f"methods = [{{{key} = {value}}}]\n{DEFINITION}" for key in ("name", "label", "function", "zonk")
    ]
    refused = 0
    for text in texts:
        path = tmp_path / "own.toml"
        path.write_text(text, encoding="utf-8")
        try:
            load_definition(path)
        except ConfigError as error:
            refused += 1
            assert str(error).startswith(str(path))
            assert not pydantic_phrases_in(str(error)), (text, str(error))
    assert refused > len(texts) // 3


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_fault_files_are_never_refused_in_pydantics_words(kind: str) -> None:
    keys = [field.alias or name for name, field in KINDS[kind].model_fields.items()]
    refused = 0
    for key, value in product([*keys, "zonk"], INVALID):
        rest = "" if key == "kind" else f'kind = "{kind}"\n'
        try:
            parse_faults(f"[[fault]]\n{rest}{key} = {value}\n")
        except ConfigError as error:
            refused += 1
            assert not pydantic_phrases_in(str(error)), (key, value, str(error))
    assert refused > len(keys) * len(INVALID) // 2
    for value in INVALID:
        if tomllib.loads(f"fault = {value}")["fault"] != []:
            with pytest.raises(ConfigError) as caught:
                parse_faults(f"fault = {value}\n")
            assert not pydantic_phrases_in(str(caught.value))


def output(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what the command line prints, run in this process."""
    monkeypatch.setattr(sys, "argv", ["heatcloak", *arguments])
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setattr("signal.signal", lambda *_: None)
    with suppress(SystemExit):
        main()
    printed = capsys.readouterr()
    return printed.out + printed.err


@pytest.mark.parametrize("command", [*OWN_COMMANDS, *LAB_COMMANDS])
def test_options_are_never_refused_in_pydantics_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: str
) -> None:
    shown = output(monkeypatch, capsys, command, "--help")
    inner = re.findall(r"^  ([a-z]+)  ", shown.partition("Commands:")[2], re.MULTILINE)
    lines = [(command, each) for each in inner] if inner else [(command,)]
    assert lines
    tried = 0
    for line in lines:
        shown = output(monkeypatch, capsys, *line, "--help")
        for option in re.findall(r"(--[a-z-]+) <(?:int|float)(?: range)?>", shown):
            tried += 1
            for value in ("zonk", "1,5", ""):
                refused = output(monkeypatch, capsys, *line, option, value)
                assert f"Invalid value for '{option}'" in refused
                assert repr(value) in refused
                assert not pydantic_phrases_in(refused), refused
    assert tried or command not in ("demo", "serve", "fleet", "zone"), "numbers are found in the help"
