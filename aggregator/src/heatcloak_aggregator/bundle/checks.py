"""Check that a bundle is complete and would work, as far as this is possible without a Pi."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import yaml

from heatcloak_aggregator.bundle.installer.bundle import CLOUD_INIT, Bundle
from heatcloak_aggregator.bundle.installer.files import InstallError
from heatcloak_aggregator.bundle.installer.release import read_wheel
from heatcloak_aggregator.bundle.installer.system import UNIT
from heatcloak_aggregator.bundle.provisioned import SEED
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

CHECK_TIMEOUT = 60.0
_CHECKER = """
import contextlib, io, json, os, sys, traceback
folder, count, *wheels = sys.argv[1:]
sys.path[:0] = wheels
from heatcloak_node.cli import main
for number in range(int(count)):
    own, text = f"{folder}/config{number}", io.StringIO()
    os.environ["CREDENTIALS_DIRECTORY"] = f"{own}/secrets"
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(text):
        try:
            accepted = main(["--config", f"{own}/node.toml", "--check"]) == 0
        except (Exception, SystemExit):
            traceback.print_exc()
            accepted = False
    print(json.dumps([accepted, text.getvalue()]), flush=True)
"""
"""Program that checks several configurations with the node in wheels, and prints a line of JSON for each."""


class CheckResult(NamedTuple):
    """The result for one part of a bundle.

    Attributes:
        part: the part.
        ok: whether it is correct; None if it can't be checked here.
        text: details.
    """

    part: str
    ok: bool | None
    text: str


def check_bundle(folder: Path) -> list[CheckResult]:
    """Check every part of the bundle in ``folder``.

    Raises:
        ConfigError: it is not a bundle.
    """
    try:
        bundle = Bundle(folder / "heatcloak")
    except InstallError as error:
        raise ConfigError(f"{folder}: {error}") from None
    checksums, wheels = _checksums(bundle), _wheels(bundle)
    results = [checksums, wheels, _secrets(bundle)]
    if checksums.ok and wheels.ok:
        results.append(_node(bundle))
    else:
        results.append(CheckResult("node.toml", None, "can't be checked by a damaged node"))
    return [*results, _unit(bundle), *(_cloud_init(bundle.boot / name) for name in CLOUD_INIT)]


def node_check(folder: Path) -> str | None:
    """Return why the bundle's own node refuses its configuration, or None if it accepts it.

    Args:
        folder: the bundle's folder ``heatcloak``, with its secrets.
    """
    return node_checks([folder])[0]


def node_checks(folders: Sequence[Path]) -> list[str | None]:
    """Return what `node_check` returns for each of several bundles, from one process.

    Starting the node takes 0.6 s, and checking a configuration 0.01 s.

    Args:
        folders: the folders ``heatcloak`` of bundles with the same wheels, with their secrets.
    """
    with tempfile.TemporaryDirectory() as temporary:
        copies = [Path(temporary) / f"config{number}" for number in range(len(folders))]
        for folder, copy in zip(folders, copies, strict=True):
            shutil.copytree(folder, copy, ignore=shutil.ignore_patterns("wheels", "installer"))
            _point_seed_to(copy / "node.toml", copy / "secrets" / SEED)
            for secret in (copy / "secrets").iterdir():
                secret.chmod(0o600)
        wheels = sorted(str(path.resolve()) for path in (folders[0] / "wheels").glob("*.whl"))
        # Without site-packages: the Pi has only what is in the bundle.
        done = subprocess.run(  # noqa: S603
            [sys.executable, "-I", "-S", "-c", _CHECKER, temporary, str(len(copies)), *wheels],
            env={},
            capture_output=True,
            text=True,
            timeout=CHECK_TIMEOUT + len(copies),
            check=False,
        )
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        if len(answers) != len(copies):
            return [_last_line(done.stderr)] * len(copies)
        return [
            None if accepted else _last_line(text).replace(f"{copy}/", "").removeprefix("heatcloak-node: ")
            for (accepted, text), copy in zip(answers, copies, strict=True)
        ]


def _last_line(text: str) -> str:
    return (text.strip().splitlines() or ["no message"])[-1]


def _point_seed_to(config: Path, seed: Path) -> None:
    text = config.read_text(encoding="utf-8")
    config.write_text(
        re.sub(r"(?m)^seed_file = .*$", lambda _: f'seed_file = "{seed.as_posix()}"', text), encoding="utf-8"
    )


def _checksums(bundle: Bundle) -> CheckResult:
    faults = bundle.faults()
    if faults:
        return CheckResult("checksums", False, "; ".join(faults[:5]))
    return CheckResult("checksums", True, f"{len(bundle.sums)} files are unchanged")


def _wheels(bundle: Bundle) -> CheckResult:
    try:
        for wheel in bundle.wheels:
            read_wheel(wheel)
    except InstallError as error:
        return CheckResult("wheels", False, str(error))
    listed = (bundle.folder / "wheels" / "requirements.txt").read_text(encoding="utf-8", errors="replace")
    unlisted = [
        wheel.name
        for wheel in bundle.wheels
        if bundle.sums[wheel.relative_to(bundle.boot).as_posix()] not in listed
    ]
    if unlisted or not bundle.wheels:
        return CheckResult(
            "wheels", False, f"requirements.txt has a different hash of {', '.join(unlisted) or 'all'}"
        )
    versions = ", ".join(f"{name} {version}" for name, version in bundle.manifest["versions"].items())
    return CheckResult("wheels", True, versions)


def _secrets(bundle: Bundle) -> CheckResult:
    if bundle.has_secrets():
        names = ", ".join(path.name for path in bundle.secret_files())
        return CheckResult("secrets", True, f"unencrypted, until the installer wipes them: {names}")
    if bundle.wiped:
        return CheckResult("secrets", True, "wiped after an installation: a new card needs a new bundle")
    return CheckResult("secrets", False, "missing or damaged: create the bundle again")


def _node(bundle: Bundle) -> CheckResult:
    if not bundle.has_secrets():
        return CheckResult("node.toml", None, "can't be checked without the secrets, which were wiped")
    refused = node_check(bundle.folder)
    where = f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']}, {bundle.manifest['sensor']}"
    return CheckResult("node.toml", refused is None, where if refused is None else refused)


def _unit(bundle: Bundle) -> CheckResult:
    analyze = shutil.which("systemd-analyze")
    if analyze is None:
        return CheckResult(UNIT, None, "systemd-analyze is not installed here")
    done = _run(analyze, "verify", str(bundle.folder / UNIT))
    lines = done.stderr.strip().splitlines()
    return CheckResult(UNIT, not done.returncode and not lines, lines[0] if lines else "accepted by systemd")


def _cloud_init(path: Path) -> CheckResult:
    try:
        text = path.read_text(encoding="utf-8")
        parsed = yaml.safe_load(text)
    except (OSError, ValueError, yaml.YAMLError):
        return CheckResult(path.name, False, "can't be read as YAML")
    if not isinstance(parsed, dict) or (path.name == "user-data" and not text.startswith("#cloud-config\n")):
        return CheckResult(path.name, False, "not a cloud-init file")
    program = shutil.which("cloud-init") if path.name == "user-data" else None
    if program is None:
        return CheckResult(path.name, True, ", ".join(sanitize(key)[1:-1] for key in parsed))
    done = _run(program, "schema", "--config-file", str(path))
    lines = (done.stdout + done.stderr).strip().splitlines() or ["no message"]
    return CheckResult(path.name, done.returncode == 0, f"cloud-init: {sanitize(lines[-1], 160)[1:-1]}")


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    # Remove our own Python settings: cloud-init runs with another Python.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    return subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, timeout=CHECK_TIMEOUT, check=False, env=env
    )
