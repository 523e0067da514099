"""The machine around the node: its unit, its kernel modules, and the switches in ``config.txt``."""

from __future__ import annotations

import contextlib
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from .bundle import Bundle
from .files import InstallError, link, make_folder, put

UNIT = "heatcloak-node.service"
UNITS = "etc/systemd/system"
MODULES = "etc/modules-load.d/heatcloak.conf"
FRAGMENT = "config-heatcloak.txt"
PLACES = (
    f"{UNITS}/multi-user.target.wants",
    "etc/modules-load.d",
    "boot/firmware/config.txt",
    "boot/config.txt",
)
"""What is written to."""
REBOOT_WANTED = Path("/run/heatcloak-reboot")
"""cloud-init reboots, after it has finished, where this file is."""


def is_running(root: Path) -> bool:
    """Whether systemd runs the machine that is installed to."""
    return root == Path("/") and Path("/run/systemd/system").is_dir()


def systemctl(*arguments: str) -> None:
    """Run systemctl.

    Raises:
        InstallError: it failed.
    """
    program = shutil.which("systemctl") or "/usr/bin/systemctl"
    command = [program, *arguments]
    done = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)  # noqa: S603
    if done.returncode:
        said = done.stderr.decode("utf-8", "replace").strip().splitlines()
        why = f": {said[0]}" if said else ""
        raise InstallError(f"systemctl {' '.join(arguments)} failed{why}; journalctl -u {UNIT} says more")


@contextlib.contextmanager
def stopped(root: Path) -> Iterator[None]:
    """Stop the node, if there is one: a key that it is about to move forward must not come back.

    Where what is done meanwhile fails, as on a full disk, it is started again as it is.
    """
    if not is_running(root) or not (root / UNITS / UNIT).exists():
        yield
        return
    systemctl("stop", UNIT)
    try:
        yield
    except BaseException:
        with contextlib.suppress(InstallError):
            systemctl("start", UNIT)
        raise


def place_unit(bundle: Bundle, root: Path) -> None:
    """Put the unit in its place, to be started at every boot, with the kernel modules of its sensor."""
    make_folder(root / UNITS / "multi-user.target.wants", 0o755)
    put(root / UNITS / UNIT, (bundle.folder / UNIT).read_bytes(), 0o644)
    link(root / UNITS / "multi-user.target.wants" / UNIT, f"/{UNITS}/{UNIT}")
    modules = "".join(f"{name}\n" for name in bundle.manifest["modules"])
    if modules or (root / MODULES).exists():
        make_folder((root / MODULES).parent, 0o755)
        put(root / MODULES, modules.encode("ascii"), 0o644)


def start(bundle: Bundle) -> None:
    """Start the node, or start it anew; returns when it says that it runs."""
    systemctl("daemon-reload")
    if bundle.manifest["modules"]:
        systemctl("restart", "systemd-modules-load.service")
    systemctl("enable", UNIT)
    systemctl("restart", UNIT)


def missing_group(bundle: Bundle, root: Path) -> str | None:
    """The group of a bus that the node must belong to and that this system does not have."""
    wanted = re.findall(
        r"(?m)^SupplementaryGroups=(\S+)$", (bundle.folder / UNIT).read_text(encoding="utf-8")
    )
    groups = root / "etc/group"
    known = groups.read_text(encoding="utf-8", errors="replace") if groups.is_file() else ""
    return next((name for name in wanted if not re.search(rf"(?m)^{re.escape(name)}:", known)), None)


def switch_on(bundle: Bundle, root: Path) -> bool | None:
    """Have the sensor's lines in ``config.txt``.

    Returns:
        Whether a line was missing: a reboot switches it on. None where there is no such file.
    """
    wanted = active_lines((bundle.boot / FRAGMENT).read_text(encoding="utf-8"))
    places = (bundle.boot / "config.txt", root / "boot/firmware/config.txt", root / "boot/config.txt")
    config = next((path for path in places if path.is_file()), None)
    if config is None:
        return None if wanted else False
    before = config.read_bytes()
    text = before.decode("utf-8", "surrogateescape")
    there = active_lines(text)
    missing = [line for line in wanted if line not in there]
    if not missing:
        return False
    # What stands last may hold for another model only.
    added = "".join(f"{line}\n" for line in ("", "# Heatcloak", "[all]", *missing))
    put(config, before + (b"" if text.endswith("\n") or not text else b"\n") + added.encode(), None)
    return True


def active_lines(text: str) -> list[str]:
    """The lines of a ``config.txt`` that hold for every model."""
    found, section = [], "all"
    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].lower()
        elif line and not line.startswith("#") and section == "all":
            found.append(line)
    return found
