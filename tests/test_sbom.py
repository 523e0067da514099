"""The bills of materials say what the images hold of Python, and nothing of who wrote them."""

import json
import os
import re
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, requires, version
from pathlib import Path
from typing import Any

import pytest
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from supply import lock

pytestmark = pytest.mark.slow

NAMES = ("heatcloak", "heatcloak-node")
OURS = {"heatcloak": {"shared", "node", "aggregator", "lab"}, "heatcloak-node": {"shared", "node"}}

Bills = dict[str, dict[str, Any]]


def written(folder: Path, **environment: str) -> dict[str, str]:
    """The bills as `make sbom` writes them."""
    environment = {**os.environ, "PYTHONPATH": "tools", "SOURCE_DATE_EPOCH": "1700000000"} | environment
    command = [sys.executable, "-W", "error", "-m", "supply.sbom", str(folder)]
    subprocess.run(command, cwd=lock.ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return {name: (folder / f"{name}.cdx.json").read_text(encoding="utf-8") for name in NAMES}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Both bills, as text."""
    return written(tmp_path_factory.mktemp("sbom"), PYTHONHASHSEED="1")


@pytest.fixture(scope="module")
def bills(texts: dict[str, str]) -> Bills:
    """Both bills, read."""
    return {name: json.loads(text) for name, text in texts.items()}


def of_others(bill: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The components that aren't ours."""
    return {each["name"]: each for each in bill["components"] if not each["name"].startswith("heatcloak-")}


@pytest.mark.parametrize("name", NAMES)
def test_the_bill_keeps_to_its_format(texts: dict[str, str], name: str) -> None:
    """CycloneDX's own schema, strictly; a bill that breaks it is refused."""
    validator = JsonStrictValidator(SchemaVersion.V1_6)
    assert validator.validate_str(texts[name]) is None
    assert validator.validate_str(texts[name].replace('"library"', '"shelf"')) is not None


def test_the_same_locks_make_the_same_bill(texts: dict[str, str], tmp_path: Path) -> None:
    """Byte for byte, in whatever order Python walks through its sets; its date is the one it is given."""
    assert written(tmp_path, PYTHONHASHSEED="2") == texts
    assert '"timestamp": "2023-11-14T22:13:20+00:00"' in texts["heatcloak"]


def test_without_a_date_there_is_no_bill(tmp_path: Path) -> None:
    """Now would be another date each time: misused, in one line."""
    environment = {name: value for name, value in os.environ.items() if name != "SOURCE_DATE_EPOCH"}
    done = subprocess.run(
        [sys.executable, "-m", "supply.sbom", str(tmp_path)],
        cwd=lock.ROOT / "tools",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr.startswith("heatcloak: ")
    assert done.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("name", "requirements"), [("heatcloak", "containers"), ("heatcloak-node", "node")])
def test_each_locked_package_of_the_image_is_there(bills: Bills, name: str, requirements: str) -> None:
    """In its version, with licence and hashes; not what is for other machines."""
    there = of_others(bills[name])
    expected = {
        package.name: package
        for package in lock.read(requirements)
        if not re.search("win32|== 'darwin'", package.marker)
    }
    assert there.keys() == expected.keys()
    for package in expected.values():
        component = there[package.name]
        assert component["version"] == package.version
        assert component["purl"] == f"pkg:pypi/{package.name}@{package.version}"
        assert component["licenses"][0]["expression"]
        (files,) = component["externalReferences"]
        assert {each["content"] for each in files["hashes"]} == set(package.hashes)


@pytest.mark.parametrize("name", NAMES)
def test_ours_are_there_under_our_licence(bills: Bills, name: str) -> None:
    """Without an address in an index: nobody shall look up, or install, what isn't ours."""
    components = [each for each in bills[name]["components"] if each["name"].startswith("heatcloak-")]
    assert {each["name"] for each in components} == {f"heatcloak-{member}" for member in OURS[name]}
    for component in [*components, bills[name]["metadata"]["component"]]:
        assert component["licenses"] == [{"acknowledgement": "declared", "expression": "Apache-2.0"}]
        assert component["version"] == version("heatcloak-shared")
        assert "purl" not in component


@pytest.mark.parametrize("name", NAMES)
def test_it_tells_what_needs_what(bills: Bills, name: str) -> None:
    """At least what each package that is installed here asks for; and nothing hangs in the air."""
    edges = {each["ref"]: set(each.get("dependsOn", [])) for each in bills[name]["dependencies"]}
    refs = {each["name"]: each["bom-ref"] for each in bills[name]["components"]}
    compared = 0
    for package, ref in refs.items():
        try:
            asked = [Requirement(each) for each in requires(package) or []]
        except PackageNotFoundError:  # a lock that is newer than what is installed
            continue
        for each in asked:
            need = canonicalize_name(each.name)
            if need in refs and (not each.marker or each.marker.evaluate({"extra": ""})):
                assert refs[need] in edges[ref], f"{package} needs {need}"
                compared += 1
    assert compared >= {"heatcloak": 60, "heatcloak-node": 2}[name]

    reached = {name}
    while further := {end for start in reached for end in edges[start]} - reached:
        reached |= further
    assert reached == {name, *refs.values()}


@pytest.mark.parametrize("name", NAMES)
def test_it_names_no_machine_and_no_index(texts: dict[str, str], name: str) -> None:
    """No path of whoever made it, nor where they got packages from; the one address is that of the format."""
    assert str(lock.ROOT) not in texts[name]
    assert not re.search(r"/(home|root|Users|tmp)/|file:|simple", texts[name])
    assert re.findall(r"https?://[^\"]*", texts[name]) == ["http://cyclonedx.org/schema/bom-1.6.schema.json"]
