"""The locks are consistent, and every package's licence is known and accepted."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from license_expression import LicenseSymbol, get_spdx_licensing

from supply import licences, lock

SHIPPED = lock.shipped()
SPDX = get_spdx_licensing()


def is_accepted(expression: str, package: str, rules: dict[str, Any]) -> bool:
    """Return whether a package may be shipped under an SPDX expression: every part of AND, one part of OR."""
    own = {licence for licence, packages in rules["accepted_of"].items() if package in packages}
    accepted = {*rules["accepted"], *own}
    parsed = SPDX.parse(expression)

    def holds(part: Any) -> bool:
        if isinstance(part, LicenseSymbol) or not part.args:
            return part.render() in accepted
        return (any if part.operator == " OR " else all)(holds(inner) for inner in part.args)

    return holds(parsed)


@pytest.mark.parametrize("name", ["run", "containers", "node", "build", "scan"])
def test_all_locks_have_the_same_versions(name: str) -> None:
    """Packages in two locks are identical, including files: dev.txt is tested, the others are shipped."""
    dev: dict[str, set[tuple[str, ...]]] = {}
    for package in lock.read("dev"):
        dev.setdefault(package.name, set()).add((package.version, *package.hashes))
    for package in lock.read(name):
        assert package.hashes
        if name != "scan" or package.name in dev:
            assert (package.version, *package.hashes) in dev[package.name], package.name


def test_a_node_needs_only_its_mqtt_client_and_bus() -> None:
    """Every package in its lock is installed on every Pi."""
    assert [package.name for package in lock.read("node")] == ["paho-mqtt", "smbus2"]
    assert "hatchling" in {package.name for package in lock.read("build")}


def test_malformed_lock_lines_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The address of an index, or a package without a version, is an error."""
    monkeypatch.setattr(lock, "REQUIREMENTS", tmp_path)
    for line in ("-i somewhere", "numpy>=2", "numpy==2.4.6"):
        (tmp_path / "run.txt").write_text(f"{line}\n", encoding="utf-8")
        with pytest.raises(ValueError, match="not a line of `make lock`"):
            lock.read("run")


def test_the_licence_table_matches_the_lock() -> None:
    """`make lock` renews both."""
    node = {package.name for package in lock.read("node")}
    assert [(row.name, row.version, row.node) for row in licences.table()] == [
        (package.name, package.version, package.name in node) for package in SHIPPED
    ]


@pytest.mark.parametrize("row", licences.table(), ids=lambda row: f"{row.name}-{row.version}")
def test_each_licence_is_accepted(row: licences.Row) -> None:
    """requirements/licences.toml lists accepted licences by name."""
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
def test_unlisted_licences_are_refused(expression: str, package: str, accepted: bool) -> None:
    """Also as part of an expression, and if it is accepted only for another package."""
    assert is_accepted(expression, package, licences.policy()) is accepted


def test_the_list_has_only_installed_packages() -> None:
    """A stale entry would accept a later package of that name."""
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
def test_a_licence_comes_from_the_metadata_or_the_list(
    metadata: dict[str, Any], known: tuple[str, str] | None
) -> None:
    """A name such as BSD may be any of three licences, so it counts as unknown; metadata take precedence."""
    accepted = licences.policy()["accepted"]
    assert licences.licence_of({"name": "some_Thing", **metadata}, accepted, {}) == known
    read = licences.licence_of({"name": "some_Thing", **metadata}, accepted, {"some-thing": "ISC"})
    assert read == known or (known is None and read == ("ISC", licences.READ))


def test_an_unknown_licence_stops_the_renewal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table stays unchanged, and the error names the package and the remedy."""
    for name, pin in (("run", "one-thing==1"), ("containers", "other-thing==2")):
        line = f"{pin} \\\n    --hash=sha256:{'0' * 64}\n"
        (tmp_path / f"{name}.txt").write_text(line, encoding="utf-8")
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
    assert "other-thing 2" in (error := capsys.readouterr().err)
    assert "licences.toml" in error

    rules.write_text('accepted = ["MIT"]\n[read]\nother-thing = "ISC"\n', encoding="utf-8")
    assert licences.main(pip) == 0
    assert [str(row) for row in licences.table()] == [
        "| one-thing | 1 | MIT | | its metadata |",
        "| other-thing | 2 | ISC | | its licence file |",
    ]
