"""Usage: python -m supply.sbom FOLDER, with SOURCE_DATE_EPOCH in the environment.

Write FOLDER/heatcloak.cdx.json and heatcloak-node.cdx.json: the Python packages of the two images in
CycloneDX format. They come from the locks, not from what is installed here, because an audit is about the
images.
"""

import os
import re
import sys
import tomllib
import uuid
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import ExternalReference, ExternalReferenceType, HashAlgorithm, HashType, XsUri
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import LicenseAcknowledgement, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL
from packaging.markers import Marker

from . import licences, lock

# Both images, as in the Dockerfiles; the locks do not depend on the processor.
_IMAGE = {
    "implementation_name": "cpython",
    "os_name": "posix",
    "platform_machine": "aarch64",
    "platform_python_implementation": "CPython",
    "platform_system": "Linux",
    "python_full_version": "3.11.0",
    "python_version": "3.11",
    "sys_platform": "linux",
}


@dataclass(frozen=True)
class Image:
    """A container image.

    Attributes:
        name: of the image and of the bill.
        requirements: the lock that is installed in it.
        members: folders of our own distributions in it.
    """

    name: str
    requirements: str
    members: tuple[str, ...]


IMAGES = (
    Image("heatcloak", "containers", ("shared", "node", "aggregator", "lab")),
    Image("heatcloak-node", "node", ("shared", "node")),
)


def installed(image: Image) -> list[lock.Locked]:
    """Return the locked packages that an image holds: those whose markers hold there."""
    return [
        package
        for package in lock.read(image.requirements)
        if not package.marker or Marker(package.marker).evaluate(_IMAGE)
    ]


def _licence(expression: str, source: str) -> LicenseExpression:
    declared = source == licences.DECLARED
    known = LicenseAcknowledgement.DECLARED if declared else LicenseAcknowledgement.CONCLUDED
    return LicenseExpression(expression, acknowledgement=known)


def _third_party(package: lock.Locked, row: licences.Row) -> Component:
    """Return a locked package; its hashes are those of its files, so they belong to its distribution."""
    address = PackageURL("pypi", name=package.name, version=package.version)
    return Component(
        type=ComponentType.LIBRARY,
        name=package.name,
        version=package.version,
        purl=address,
        bom_ref=str(address),
        licenses=[_licence(row.licence, row.source)],
        external_references=[
            ExternalReference(
                type=ExternalReferenceType.DISTRIBUTION,
                url=XsUri(str(address)),
                comment="the files that the lock accepts: a wheel for each kind of machine, and the source",
                hashes=[HashType(alg=HashAlgorithm.SHA_256, content=each) for each in package.hashes],
            )
        ],
    )


def _own(member: str) -> tuple[Component, set[str]]:
    """Return one of our distributions, and the names of its requirements, including optional ones.

    It has no package URL: none of ours is in an index, and that name could be taken there.
    """
    project = tomllib.loads((lock.ROOT / member / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project.get("optional-dependencies", {}) if member != "lab" else {}
    needs = [*project["dependencies"], *(need for extra in extras.values() for need in extra)]
    component = Component(
        type=ComponentType.LIBRARY,
        name=project["name"],
        version=project["version"],
        description=project["description"],
        bom_ref=f"{project['name']}@{project['version']}",
        licenses=[_licence(project["license"], licences.DECLARED)],
    )
    return component, {re.split(r"[^A-Za-z0-9.-]", need)[0].lower() for need in needs}


def _graph(packages: Iterable[str]) -> dict[str, set[str]]:
    """Return the dependencies of each package, from dev.txt, which contains the other locks."""
    needs: dict[str, set[str]] = {name: set() for name in packages}
    for package in lock.read("dev"):
        for parent in package.wanted_by:
            if parent in needs and package.name in needs:
                needs[parent].add(package.name)
    return needs


def bill(image: Image, when: datetime) -> Bom:
    """Return the bill of materials of one image.

    Raises:
        ValueError: a locked package isn't in docs/reference/licences.md.
    """
    rows = {(row.name, row.version): row for row in licences.table()}
    packages = installed(image)
    if missing := [each.name for each in packages if (each.name, each.version) not in rows]:
        raise ValueError(f"docs/reference/licences.md lacks {', '.join(missing)}: run `make lock`")
    components = {each.name: _third_party(each, rows[each.name, each.version]) for each in packages}
    needs = _graph(components)
    for member in image.members:
        component, direct = _own(member)
        components[component.name] = component
        needs[component.name] = direct

    described = tomllib.loads((lock.ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    root = Component(
        type=ComponentType.CONTAINER,
        name=image.name,
        version=described["version"],
        bom_ref=image.name,
        licenses=[_licence(described["license"], licences.DECLARED)],
    )
    bom = Bom(components=components.values())
    bom.metadata.component = root
    bom.metadata.timestamp = when
    # The image depends on the packages that no other package needs.
    wanted = set[str]().union(*needs.values())
    bom.register_dependency(root, [component for name, component in components.items() if name not in wanted])
    for name, component in components.items():
        bom.register_dependency(component, [components[need] for need in needs[name] & components.keys()])
    # The serial number depends only on the content, so that bills can be compared.
    content = ",".join(sorted(f"{each.name}=={each.version}" for each in components.values()))
    bom.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"{image.name} {when.isoformat()} {content}")
    return bom


def main(arguments: list[str]) -> int:
    """Write both bills, each after a check against the format's schema."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH", "")
    if len(arguments) != 1 or not epoch.isdecimal():
        print("heatcloak: give a folder, and set SOURCE_DATE_EPOCH; `make sbom` does both", file=sys.stderr)
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for image in IMAGES:
        try:
            bom = bill(image, datetime.fromtimestamp(int(epoch), UTC))
        except ValueError as error:
            print(f"heatcloak: {error}", file=sys.stderr)
            return 1
        text = JsonV1Dot6(bom).output_as_string(indent=2)
        if wrong := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
            print(f"heatcloak: the bill of {image.name} violates the schema: {wrong}", file=sys.stderr)
            return 1
        path = folder / f"{image.name}.cdx.json"
        path.write_text(f"{text}\n", encoding="utf-8")
        print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
