"""The locks agree with each other, and each package's licence is known and accepted."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from license_expression import LicenseSymbol, get_spdx_licensing

from supply import licences, lock

RUN = lock.read("run")
SPDX = get_spdx_licensing()


def is_accepted(expression: str, package: str, rules: dict[str, Any]) -> bool:
    """Whether a package may be shipped under an SPDX expression: every part of AND, one part of OR."""
    own = {licence for licence, packages in rules["accepted_of"].items() if package in packages}
    accepted = {*rules["accepted"], *own}
    parsed = SPDX.parse(expression)

    def holds(part: Any) -> bool:
        if isinstance(part, LicenseSymbol) or not part.args:
            return part.render() in accepted
        return (any if part.operator == " OR " else all)(holds(inner) for inner in part.args)

    return holds(parsed)


@pytest.mark.parametrize("name", ["run", "node", "build", "scan"])
def test_the_locks_choose_one_version(name: str) -> None:
    """What two of them hold is the same, files and all: dev.txt is tested, the others are shipped."""
    dev: dict[str, set[tuple[str, ...]]] = {}
    for package in lock.read("dev"):
        dev.setdefault(package.name, set()).add((package.version, *package.hashes))
    for package in lock.read(name):
        assert package.hashes
        if name != "scan" or package.name in dev:
            assert (package.version, *package.hashes) in dev[package.name], package.name


def test_a_node_stands_on_one_mqtt_client_and_one_bus() -> None:
    """Whatever else got into its lock would be on every Pi."""
    assert [package.name for package in lock.read("node")] == ["paho-mqtt", "smbus2"]
    assert "hatchling" in {package.name for package in lock.read("build")}


def test_a_line_of_another_kind_is_no_lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An index's address, or a package without a version, is not passed over."""
    monkeypatch.setattr(lock, "REQUIREMENTS", tmp_path)
    for line in ("-i somewhere", "numpy>=2", "numpy==2.4.6"):
        (tmp_path / "run.txt").write_text(f"{line}\n", encoding="utf-8")
        with pytest.raises(ValueError, match="not a line of `make lock`"):
            lock.read("run")


def test_the_table_is_that_of_the_lock() -> None:
    """Every package in the version that is installed, and no other; `make lock` renews both."""
    node = {package.name for package in lock.read("node")}
    assert [(row.name, row.version, row.node) for row in licences.table()] == [
        (package.name, package.version, package.name in node) for package in RUN
    ]


@pytest.mark.parametrize("row", licences.table(), ids=lambda row: f"{row.name}-{row.version}")
def test_each_licence_is_accepted(row: licences.Row) -> None:
    """By name, in requirements/licences.toml: what nobody thought of is refused."""
    assert is_accepted(row.licence, row.name, licences.policy())


@pytest.mark.parametrize(
    ("expression", "package", "accepted"),
    [
        ("EPL-2.0 OR BSD-3-Clause", "paho-mqtt", True),
        ("BSD-3-Clause AND 0BSD AND MIT", "numpy", True),
        ("BSD-2-Clause AND Apache-2.0 WITH LLVM-exception", "llvmlite", True),
        ("LGPL-3.0-only", "psycopg", True),
        ("LGPL-3.0-only", "another", False),
        ("MIT AND GPL-3.0-only", "another", False),
        ("(MIT OR GPL-2.0-only) AND GPL-3.0-only", "another", False),
        ("GPL-3.0-only WITH GCC-exception-3.1", "another", False),
        ("UNKNOWN", "another", False),
        ("BSD", "another", False),
    ],
)
def test_what_is_not_on_the_list_is_refused(expression: str, package: str, accepted: bool) -> None:
    """Also as a part of something, and where it is accepted of another package only."""
    assert is_accepted(expression, package, licences.policy()) is accepted


def test_the_list_names_only_what_is_installed() -> None:
    """An entry that outlived its package would answer for a later one of that name."""
    rules = licences.policy()
    there = {row.name for row in licences.table()}
    assert {row.name for row in licences.table() if row.source == licences.READ} == rules["read"].keys()
    assert all(name in there for names in rules["accepted_of"].values() for name in names)


@pytest.mark.parametrize(
    ("metadata", "known"),
    [
        ({"license_expression": "MIT", "license": "BSD"}, ("MIT", licences.DECLARED)),
        ({"license": "BSD-3-Clause"}, ("BSD-3-Clause", licences.DECLARED)),
        ({"classifier": ["License :: OSI Approved :: MIT License"]}, ("MIT", licences.DECLARED)),
        ({"license": "BSD", "classifier": ["License :: OSI Approved :: BSD License"]}, None),
        ({"classifier": ["License :: OSI Approved :: MIT License", "License :: Other"]}, None),
        ({"license": "Proprietary"}, None),
        ({}, None),
    ],
)
def test_a_licence_is_what_a_package_says(metadata: dict[str, Any], known: tuple[str, str] | None) -> None:
    """A word like BSD is three licences, so none; metadata go before what was read of an older version."""
    accepted = licences.policy()["accepted"]
    assert licences.licence_of({"name": "some_Thing", **metadata}, accepted, {}) == known
    read = licences.licence_of({"name": "some_Thing", **metadata}, accepted, {"some-thing": "ISC"})
    assert read == known or (known is None and read == ("ISC", licences.READ))


def test_an_unknown_licence_stops_the_renewal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table stays as it was, and the package is named, with what to do; after that it is whole."""
    pins = (f"{pin} \\\n    --hash=sha256:{'0' * 64}\n" for pin in ("one-thing==1", "other-thing==2"))
    (tmp_path / "run.txt").write_text("".join(pins), encoding="utf-8")
    (tmp_path / "node.txt").write_text("", encoding="utf-8")
    rules = tmp_path / "licences.toml"
    rules.write_text('accepted = ["MIT"]\n[read]\n', encoding="utf-8")
    page = tmp_path / "licences.md"
    page.write_text(f"Above.\n\n{licences.HEAD}", encoding="utf-8")
    report = {
        "install": [
            {"metadata": {"name": "one_thing", "version": "1", "license": "MIT"}},
            {"metadata": {"name": "Other_Thing", "version": "2", "license": "BSD"}},
        ]
    }
    pip = [sys.executable, "-c", f"print({json.dumps(report)!r})"]
    monkeypatch.setattr(lock, "REQUIREMENTS", tmp_path)
    monkeypatch.setattr(licences, "PAGE", page)

    assert licences.main(pip) == 1
    assert page.read_text(encoding="utf-8") == f"Above.\n\n{licences.HEAD}"
    assert "other-thing 2" in (said := capsys.readouterr().err)
    assert "licences.toml" in said

    rules.write_text('accepted = ["MIT"]\n[read]\nother-thing = "ISC"\n', encoding="utf-8")
    assert licences.main(pip) == 0
    assert [str(row) for row in licences.table()] == [
        "| one-thing | 1 | MIT | | its metadata |",
        "| other-thing | 2 | ISC | | its licence file |",
    ]
