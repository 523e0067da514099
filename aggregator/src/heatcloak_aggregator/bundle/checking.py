"""Whether a bundle is whole and would work, as far as that can be seen without a Pi."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import yaml

from heatcloak_aggregator.bundle.installer.bundle import CLOUD_INIT, Bundle
from heatcloak_aggregator.bundle.installer.files import InstallError
from heatcloak_aggregator.bundle.installer.release import read_wheel
from heatcloak_aggregator.bundle.provisioned import SEED
from heatcloak_aggregator.bundle.unit import UNIT
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

CHECK_TIMEOUT = 60.0


class Finding(NamedTuple):
    """What was found of one part.

    Attributes:
        part: which.
        ok: whether it is as it should be; None where it could not be looked at here.
        text: what was seen.
    """

    part: str
    ok: bool | None
    text: str


def check_bundle(folder: Path) -> list[Finding]:
    """Look at every part of the bundle in ``folder``.

    Raises:
        ConfigError: it is no bundle.
    """
    try:
        bundle = Bundle(folder / "heatcloak")
    except InstallError as error:
        raise ConfigError(f"{folder}: {error}") from None
    checksums, wheels = _checksums(bundle), _wheels(bundle)
    found = [checksums, wheels, _secrets(bundle)]
    if checksums.ok and wheels.ok:
        found.append(_node(bundle))
    else:
        found.append(Finding("node.toml", None, "not read by a node that did not arrive whole"))
    return [*found, _unit(bundle), *(_cloud_init(bundle.boot / name) for name in CLOUD_INIT)]


def node_check(folder: Path) -> str | None:
    """Why the bundle's own node refuses its configuration; None where it takes it.

    Args:
        folder: the bundle's folder ``heatcloak``, with its secrets.
    """
    with tempfile.TemporaryDirectory() as temporary:
        copy = Path(temporary) / "config"
        shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("wheels", "installer"))
        _point_seed_to(copy / "node.toml", copy / "secrets" / SEED)
        for secret in (copy / "secrets").iterdir():
            secret.chmod(0o600)
        wheels = sorted(str(path.resolve()) for path in (folder / "wheels").glob("*.whl"))
        program = (
            f"import sys; sys.path[:0] = {wheels!r}; from heatcloak_node.cli import main; sys.exit(main())"
        )
        # Without site-packages: what is not in the bundle is not there on the Pi either.
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-I", "-S", "-c", program, "--config", str(copy / "node.toml"), "--check"],
            env={"CREDENTIALS_DIRECTORY": str(copy / "secrets")},
            capture_output=True,
            text=True,
            timeout=CHECK_TIMEOUT,
            check=False,
        )
        if done.returncode == 0:
            return None
        said = done.stderr.strip().splitlines() or ["it said nothing"]
        return said[-1].replace(f"{copy}/", "").removeprefix("heatcloak-node: ")


def _point_seed_to(config: Path, seed: Path) -> None:
    text = config.read_text(encoding="utf-8")
    config.write_text(
        re.sub(r"(?m)^seed_file = .*$", lambda _: f'seed_file = "{seed.as_posix()}"', text), encoding="utf-8"
    )


def _checksums(bundle: Bundle) -> Finding:
    faults = bundle.faults()
    if faults:
        return Finding("checksums", False, "; ".join(faults[:5]))
    return Finding("checksums", True, f"{len(bundle.sums)} files are as they were made")


def _wheels(bundle: Bundle) -> Finding:
    try:
        for wheel in bundle.wheels:
            read_wheel(wheel)
    except InstallError as error:
        return Finding("wheels", False, str(error))
    listed = (bundle.folder / "wheels" / "requirements.txt").read_text(encoding="utf-8", errors="replace")
    unlisted = [
        wheel.name
        for wheel in bundle.wheels
        if bundle.sums[wheel.relative_to(bundle.boot).as_posix()] not in listed
    ]
    if unlisted or not bundle.wheels:
        return Finding(
            "wheels", False, f"requirements.txt has another hash of {', '.join(unlisted) or 'all'}"
        )
    versions = ", ".join(f"{name} {version}" for name, version in bundle.manifest["versions"].items())
    return Finding("wheels", True, versions)


def _secrets(bundle: Bundle) -> Finding:
    if bundle.has_secrets():
        names = ", ".join(path.name for path in bundle.secret_files())
        return Finding("secrets", True, f"in clear text, until the installer wipes them: {names}")
    if bundle.wiped:
        return Finding("secrets", True, "wiped after an installation: a new card needs a new bundle")
    return Finding("secrets", False, "missing or damaged: make the bundle anew")


def _node(bundle: Bundle) -> Finding:
    if not bundle.has_secrets():
        return Finding("node.toml", None, "not read without the secrets, which were wiped")
    refused = node_check(bundle.folder)
    where = f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']}, {bundle.manifest['sensor']}"
    return Finding("node.toml", refused is None, where if refused is None else refused)


def _unit(bundle: Bundle) -> Finding:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return Finding(UNIT, None, "systemd-analyze is not here")
    done = _run(analyze, "verify", str(bundle.folder / UNIT))
    said = done.stderr.strip().splitlines()
    return Finding(UNIT, not done.returncode and not said, said[0] if said else "systemd takes it")


def _cloud_init(path: Path) -> Finding:
    try:
        text = path.read_text(encoding="utf-8")
        parsed = yaml.safe_load(text)
    except (OSError, ValueError, yaml.YAMLError):
        return Finding(path.name, False, "can't be read as YAML")
    if not isinstance(parsed, dict) or (path.name == "user-data" and not text.startswith("#cloud-config\n")):
        return Finding(path.name, False, "not what cloud-init takes")
    program = shutil.which("cloud-init") if path.name == "user-data" else None
    if program is None:
        return Finding(path.name, True, ", ".join(sanitize(key)[1:-1] for key in parsed))
    done = _run(program, "schema", "--config-file", str(path))
    said = (done.stdout + done.stderr).strip().splitlines() or ["cloud-init says nothing"]
    return Finding(path.name, done.returncode == 0, f"cloud-init says: {sanitize(said[-1], 160)[1:-1]}")


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    # Not our own settings of Python: cloud-init is another Python's program.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, timeout=CHECK_TIMEOUT, check=False, env=env
    )
