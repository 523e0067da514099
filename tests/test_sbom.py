"""The bills of materials list the Python packages of the images, and nothing about the build machine."""

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
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from supply import lock

pytestmark = pytest.mark.slow

NAMES = ("heatcloak", "heatcloak-node")
OURS = {"heatcloak": {"shared", "node", "aggregator", "lab"}, "heatcloak-node": {"shared", "node"}}

Bills = dict[str, dict[str, Any]]


def written(folder: Path, **environment: str) -> dict[str, str]:
    """Return the bills as `make sbom` writes them."""
    environment = {**os.environ, "PYTHONPATH": "tools", "SOURCE_DATE_EPOCH": "1700000000"} | environment
    command = [sys.executable, "-W", "error", "-m", "supply.sbom", str(folder)]
    subprocess.run(command, cwd=lock.ROOT, env=environment, check=True, stdout=subprocess.DEVNULL)
    return {name: (folder / f"{name}.cdx.json").read_text(encoding="utf-8") for name in NAMES}


@pytest.fixture(scope="module")
def texts(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """Return both bills as text."""
    return written(tmp_path_factory.mktemp("sbom"), PYTHONHASHSEED="1")


@pytest.fixture(scope="module")
def bills(texts: dict[str, str]) -> Bills:
    """Return both bills as JSON values."""
    return {name: json.loads(text) for name, text in texts.items()}


def third_party(bill: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Return the components of other projects."""
    return {each["name"]: each for each in bill["components"] if not each["name"].startswith("heatcloak-")}


@pytest.mark.parametrize("name", NAMES)
def test_the_bill_satisfies_the_schema(texts: dict[str, str], name: str) -> None:
    # Not above: this import takes a second, also of every run that leaves this file out.
    from cyclonedx.validation.json import JsonStrictValidator

    validator = JsonStrictValidator(SchemaVersion.V1_6)
    assert validator.validate_str(texts[name]) is None
    assert validator.validate_str(texts[name].replace('"library"', '"shelf"')) is not None


def test_the_bill_is_reproducible(texts: dict[str, str], tmp_path: Path) -> None:
    """The bytes are the same for any order of Python's sets, with the given date."""
    assert written(tmp_path, PYTHONHASHSEED="2") == texts
    assert '"timestamp": "2023-11-14T22:13:20+00:00"' in texts["heatcloak"]


def test_a_missing_date_is_refused(tmp_path: Path) -> None:
    """The current time would make every bill different."""
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
def test_the_bill_lists_each_locked_package_of_the_image(bills: Bills, name: str, requirements: str) -> None:
    """With version, licence and hashes, without packages for other machines."""
    there = third_party(bills[name])
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
def test_the_bill_lists_our_distributions_without_package_urls(bills: Bills, name: str) -> None:
    """They have no package URL, because they are not in any index."""
    components = [each for each in bills[name]["components"] if each["name"].startswith("heatcloak-")]
    assert {each["name"] for each in components} == {f"heatcloak-{member}" for member in OURS[name]}
    for component in [*components, bills[name]["metadata"]["component"]]:
        assert component["licenses"] == [{"acknowledgement": "declared", "expression": "Apache-2.0"}]
        assert component["version"] == version("heatcloak-shared")
        assert "purl" not in component


@pytest.mark.parametrize("name", NAMES)
def test_the_bill_has_the_dependency_graph(bills: Bills, name: str) -> None:
    """It includes the dependencies of every installed package, without dangling references."""
    edges = {each["ref"]: set(each.get("dependsOn", [])) for each in bills[name]["dependencies"]}
    refs = {each["name"]: each["bom-ref"] for each in bills[name]["components"]}
    compared = 0
    for package, ref in refs.items():
        try:
            requirements = [Requirement(each) for each in requires(package) or []]
        except PackageNotFoundError:  # a lock that is newer than what is installed
            continue
        for each in requirements:
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
def test_the_bill_names_no_machine_and_no_index(texts: dict[str, str], name: str) -> None:
    """No paths and no index addresses; the only address is that of the format."""
    assert str(lock.ROOT) not in texts[name]
    assert not re.search(r"/(home|root|Users|tmp)/|file:|simple", texts[name])
    assert re.findall(r"https?://[^\"]*", texts[name]) == ["http://cyclonedx.org/schema/bom-1.6.schema.json"]
