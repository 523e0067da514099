"""The command line of ``install.py``, and the steps of an installation in order."""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from . import release, settings, system
from .bundle import WIPE_WARNING, Bundle, wipe
from .files import InstallError, check_inside, make_folder

MIN_PYTHON = (3, 11)


def main(folder: Path, arguments: Sequence[str] | None = None) -> int:
    """Install the bundle whose folder ``heatcloak`` is ``folder``. Returns 0 (fine) or 1 (failed)."""
    options = _parser().parse_args(arguments)
    try:
        bundle = Bundle(folder)
        # Before anything else, which may be damaged too.
        for note in bundle.verify():
            _say(note)
        if options.check:
            check(bundle)
        else:
            try:
                root = options.root.resolve()
            except RuntimeError:
                raise InstallError(
                    f"{options.root}: a link that leads to itself: give another --root"
                ) from None
            _check_target(root)
            with _installer_lock(root):
                install(bundle, root, keep_secrets=options.keep_secrets)
    except InstallError as error:
        return _failed(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _failed(f"{where}{error.strerror or error}: correct that, then run the installer again")
    except KeyboardInterrupt:
        return _failed("interrupted: run the installer again")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="install.py", description="Install the Heatcloak node from this bundle."
    )
    parser.add_argument(
        "--root",
        type=Path,
        default=Path("/"),
        metavar="DIR",
        help="a mounted root file system to install into",
    )
    parser.add_argument("--keep-secrets", action="store_true", help="do not wipe the bundle's secrets")
    parser.add_argument("--check", action="store_true", help="only check that the bundle is complete")
    return parser


def check(bundle: Bundle) -> None:
    """Check the wheels of a verified bundle, and print the result.

    Raises:
        InstallError: it is not.
    """
    for wheel in bundle.wheels:
        release.read_wheel(wheel)
    _say(f"complete: node {bundle.manifest['node']} of zone {bundle.manifest['zone']}")


def install(bundle: Bundle, root: Path, *, keep_secrets: bool) -> None:
    """Install a verified bundle below ``root``; repeat this after an interruption.

    Raises:
        InstallError: it can't be installed.
    """
    settings.check_same_node(bundle, root)
    brings_secrets = settings.check_secrets(bundle, root)
    group = system.missing_group(bundle, root)
    if group is not None:
        raise InstallError(f"group {group} does not exist: use Raspberry Pi OS, or install i2c-tools first")
    programs = release.unpack(bundle, root, compiled=_same_python(root))
    with system.stopped(root):
        if brings_secrets:
            if seed_note := settings.install_seed(bundle, root):
                _say(seed_note)
            settings.install_secrets(bundle, root)
        else:
            _say("this bundle was wiped after its installation: keeping the installed secrets")
        settings.install_config(bundle, root)
        if ledger_note := settings.report_lost_ledger(bundle, root):
            _say(ledger_note)
        release.switch(programs, root)
        system.install_unit(bundle, root)
        _enable_sensor(bundle, root)
    if system.is_running(root):
        system.start(bundle)
        _say(f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']} is running")
    else:
        _say(f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']} will start at the next boot")
    if keep_secrets:
        return
    if wiped := wipe(bundle):
        _say(f"wiped: {', '.join(wiped)}; {WIPE_WARNING}")


def _enable_sensor(bundle: Bundle, root: Path) -> None:
    changed = system.enable_sensor(bundle, root)
    if changed is None:
        _say(f"config.txt not found: add the lines of {system.FRAGMENT} to the boot loader's configuration")
    elif changed:
        _say("config.txt was changed for the sensor: a reboot is needed")
        if system.is_running(root):
            system.REBOOT_WANTED.touch()


def _check_target(root: Path) -> None:
    """Raise, before anything is written, if installing into ``root`` is impossible."""
    if root == Path("/") and os.geteuid() != 0:
        raise InstallError("must run as root: use sudo")
    _check_python(root)
    check_inside(root, (*release.PLACES, *settings.PLACES, *system.PLACES))


def _check_python(root: Path) -> None:
    version = _python_of(root)
    if version is not None and version < MIN_PYTHON:
        text = ".".join(str(part) for part in version)
        raise InstallError(f"Python {text} is too old for the node: flash Raspberry Pi OS Trixie")
    if version is None:
        raise InstallError("/usr/bin/python3 not found: give the root of a Raspberry Pi OS")


def _same_python(root: Path) -> bool:
    """Return whether the node's Python can load what this Python compiles."""
    return _python_of(root) == sys.version_info[:2]


def _python_of(root: Path) -> tuple[int, int] | None:
    program = root / "usr/bin/python3"
    name = program.readlink().name if program.is_symlink() else ""
    major, _, minor = name.replace("python", "", 1).partition(".")
    if major.isdecimal() and minor.isdecimal():
        return int(major), int(minor)
    return sys.version_info[:2] if program.exists() and root == Path("/") else None


@contextlib.contextmanager
def _installer_lock(root: Path) -> Iterator[None]:
    """Allow one installer at a time: cloud-init and a user may start it simultaneously."""
    # The node runs as its own user and must be able to read its programs, whatever the umask of this user.
    before = os.umask(0o022)
    try:
        make_folder(root / release.HOME, 0o755)
        with (root / release.LOCK).open("wb") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield
    finally:
        os.umask(before)


def _say(text: str) -> None:
    print(f"heatcloak: {text}", flush=True)


def _failed(text: str) -> int:
    line = " ".join(text.split())
    print(f"heatcloak: not installed: {line}", file=sys.stderr, flush=True)
    return 1
