"""``install.py``: what it does, in order."""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from . import release, settings, system, wiping
from .bundle import Bundle
from .files import InstallError, make_folder, require_inside

OLDEST = (3, 11)


def main(folder: Path, arguments: Sequence[str] | None = None) -> int:
    """Install the bundle whose folder ``heatcloak`` is ``folder``. Returns 0 (fine) or 1 (failed)."""
    options = _parser().parse_args(arguments)
    try:
        bundle = Bundle(folder)
        if options.check:
            check(bundle)
        else:
            root = options.root.resolve()
            _require_place(root)
            with _alone(root):
                install(bundle, root, keep_secrets=options.keep_secrets)
    except InstallError as error:
        return _failed(str(error))
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return _failed(f"{where}{error.strerror or error}: mend that, then run the installer again")
    except KeyboardInterrupt:
        return _failed("interrupted: run the installer again")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="install.py", description="Install the Heatcloak node from this bundle."
    )
    where = "a mounted root file system instead of this one"
    parser.add_argument("--root", type=Path, default=Path("/"), metavar="DIR", help=where)
    parser.add_argument(
        "--keep-secrets", action="store_true", help="don't wipe the bundle's secrets afterwards"
    )
    parser.add_argument("--check", action="store_true", help="see whether the bundle is whole, and stop")
    return parser


def check(bundle: Bundle) -> None:
    """See whether the bundle is whole, and say so.

    Raises:
        InstallError: it is not.
    """
    for note in bundle.verify():
        _say(note)
    for wheel in bundle.wheels:
        release.read_wheel(wheel)
    _say(f"whole: node {bundle.manifest['node']} of zone {bundle.manifest['zone']}")


def install(bundle: Bundle, root: Path, *, keep_secrets: bool) -> None:
    """Install the bundle below ``root``; run again, it mends what an interrupted run left.

    Raises:
        InstallError: it can't be installed.
    """
    for note in bundle.verify():
        _say(note)
    settings.require_same_node(bundle, root)
    brings_secrets = settings.require_secrets(bundle, root)
    group = system.missing_group(bundle, root)
    if group is not None:
        raise InstallError(f"there is no group {group} here: use Raspberry Pi OS, or install i2c-tools first")
    programs = release.unpack(bundle, root, compiled=_same_python(root))
    with system.stopped(root):
        if brings_secrets:
            if told := settings.place_seed(bundle, root):
                _say(told)
            settings.place_secrets(bundle, root)
        else:
            _say("this bundle was wiped when it was installed: the secrets that are installed stay")
        settings.place_config(bundle, root)
        if told := settings.tell_once(bundle, root):
            _say(told)
        release.switch(programs, root)
        system.place_unit(bundle, root)
        _switch_on(bundle, root)
    if system.is_running(root):
        system.start(bundle)
        _say(f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']} runs")
    else:
        _say(f"node {bundle.manifest['node']} of zone {bundle.manifest['zone']} starts at the next boot")
    if keep_secrets:
        return
    if wiped := wiping.wipe(bundle):
        _say(f"wiped: {', '.join(wiped)}; {wiping.FORGETTING}")


def _switch_on(bundle: Bundle, root: Path) -> None:
    changed = system.switch_on(bundle, root)
    if changed is None:
        _say(f"there is no config.txt here: the boot loader must be told the lines of {system.FRAGMENT}")
    elif changed:
        _say("config.txt was changed for the sensor: a reboot is needed")
        if system.is_running(root):
            system.REBOOT_WANTED.touch()


def _require_place(root: Path) -> None:
    """Refuse, before anything is written, a place that can't be installed to."""
    if root == Path("/") and os.geteuid() != 0:
        raise InstallError("only root may install: run it with sudo")
    _require_python(root)
    require_inside(root, (*release.PLACES, *settings.PLACES, *system.PLACES))


def _require_python(root: Path) -> None:
    version = _python_of(root)
    if version is not None and version < OLDEST:
        text = ".".join(str(part) for part in version)
        raise InstallError(f"Python {text} is too old for the node: flash Raspberry Pi OS Trixie")
    if version is None:
        raise InstallError("there is no /usr/bin/python3 here: give the root of a Raspberry Pi OS")


def _same_python(root: Path) -> bool:
    """Whether what this Python compiles is what the node's Python loads."""
    return _python_of(root) == sys.version_info[:2]


def _python_of(root: Path) -> tuple[int, int] | None:
    program = root / "usr/bin/python3"
    name = program.readlink().name if program.is_symlink() else ""
    major, _, minor = name.replace("python", "", 1).partition(".")
    if major.isdecimal() and minor.isdecimal():
        return int(major), int(minor)
    return sys.version_info[:2] if program.exists() and root == Path("/") else None


@contextlib.contextmanager
def _alone(root: Path) -> Iterator[None]:
    """One installer at a time: cloud-init's and an impatient person's would trip over each other."""
    # The node, a user of its own, must be able to read its programs, whatever is usual for who installs them.
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
