"""Configure the machine: systemd unit, kernel modules, and the boot loader's ``config.txt``."""

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
"""Written to."""
REBOOT_WANTED = Path("/run/heatcloak-reboot")
"""cloud-init reboots when it has finished, if this file exists."""


def is_running(root: Path) -> bool:
    """Return whether ``root`` is this machine, running systemd."""
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
        lines = done.stderr.decode("utf-8", "replace").strip().splitlines()
        why = f": {lines[0]}" if lines else ""
        raise InstallError(f"systemctl {' '.join(arguments)} failed{why}; see journalctl -u {UNIT}")


@contextlib.contextmanager
def stopped(root: Path) -> Iterator[None]:
    """Stop a running node, so that it does not ratchet its key during the installation.

    If the block raises, as on a full disk, the node is started again.
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


def install_unit(bundle: Bundle, root: Path) -> None:
    """Install and enable the unit, with the kernel modules of its sensor."""
    make_folder(root / UNITS / "multi-user.target.wants", 0o755)
    put(root / UNITS / UNIT, (bundle.folder / UNIT).read_bytes(), 0o644)
    link(root / UNITS / "multi-user.target.wants" / UNIT, f"/{UNITS}/{UNIT}")
    modules = "".join(f"{name}\n" for name in bundle.manifest["modules"])
    if modules or (root / MODULES).exists():
        make_folder((root / MODULES).parent, 0o755)
        put(root / MODULES, modules.encode("ascii"), 0o644)


def start(bundle: Bundle) -> None:
    """Start or restart the node, and return when it reports that it is running."""
    systemctl("daemon-reload")
    if bundle.manifest["modules"]:
        systemctl("restart", "systemd-modules-load.service")
    systemctl("enable", UNIT)
    systemctl("restart", UNIT)


def missing_group(bundle: Bundle, root: Path) -> str | None:
    """Return a group that the unit needs and that does not exist, or None."""
    wanted = re.findall(
        r"(?m)^SupplementaryGroups=(\S+)$", (bundle.folder / UNIT).read_text(encoding="utf-8")
    )
    groups = root / "etc/group"
    known = groups.read_text(encoding="utf-8", errors="replace") if groups.is_file() else ""
    return next((name for name in wanted if not re.search(rf"(?m)^{re.escape(name)}:", known)), None)


def enable_sensor(bundle: Bundle, root: Path) -> bool | None:
    """Add the sensor's missing lines to ``config.txt``.

    Returns:
        Whether a line was added, which needs a reboot. None if lines are needed but there is no such file.
    """
    wanted = active_lines((bundle.boot / FRAGMENT).read_text(encoding="utf-8"))
    candidates = (bundle.boot / "config.txt", root / "boot/firmware/config.txt", root / "boot/config.txt")
    config = next((path for path in candidates if path.is_file()), None)
    if config is None:
        return None if wanted else False
    before = config.read_bytes()
    text = before.decode("utf-8", "surrogateescape")
    present = active_lines(text)
    missing = [line for line in wanted if line not in present]
    if not missing:
        return False
    # The last section may apply to another model only.
    added = "".join(f"{line}\n" for line in ("", "# Heatcloak", "[all]", *missing))
    put(config, before + (b"" if text.endswith("\n") or not text else b"\n") + added.encode(), None)
    return True


def active_lines(text: str) -> list[str]:
    """Return the lines of a ``config.txt`` that apply to every model."""
    found, section = [], "all"
    for line in (raw.strip() for raw in text.splitlines()):
        if line.startswith("[") and line.endswith("]"):
            section = line[1:-1].lower()
        elif line and not line.startswith("#") and section == "all":
            found.append(line)
    return found
