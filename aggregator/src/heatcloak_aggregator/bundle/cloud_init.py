"""What cloud-init reads from the boot partition of Raspberry Pi OS, before anybody has logged in."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import NamedTuple

import yaml

from heatcloak_aggregator.bundle.boards import Board
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

INSTALLER = "/boot/firmware/heatcloak/install.py"
REBOOT_WANTED = "/run/heatcloak-reboot"
"""The installer leaves this file where ``config.txt`` had to change."""
AGAIN = (
    "test ! -d /boot/firmware/heatcloak/secrets || "
    "rm -f /var/lib/cloud/instance/sem/config_runcmd /var/lib/cloud/instance/sem/config_scripts_user"
)
"""At every boot: cloud-init notes that it ran the installer before it does, so a power cut there would be the
end of it. What the installer wipes last tells that it got there."""
KEY_DIGITS = 64
_KEY_KINDS = ("ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp", "sk-ssh-ed25519@", "sk-ecdsa-sha2-nistp")
_TIME_ZONE = re.compile(r"[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*")


class Wifi(NamedTuple):
    """A wireless network.

    Attributes:
        ssid: its name.
        password: its WPA password. Never shown.
        country: two letters: which frequencies the law allows.
    """

    ssid: str
    password: str
    country: str


def user_data(hostname: str, user: str, ssh_key: str | None, time_zone: str | None) -> str:
    """Host name, one user without a password, and the installer. Nothing in it is secret."""
    account: dict[str, object] = {
        "name": user,
        "gecos": "Heatcloak",
        "shell": "/bin/bash",
        "lock_passwd": True,
    }
    # Not the list "users": this one takes the place of the image's own default user, with its groups.
    told: dict[str, object] = {"hostname": hostname, "manage_etc_hosts": True, "user": account}
    run = [["python3", INSTALLER]]
    if ssh_key is not None:
        account |= {"sudo": "ALL=(ALL) NOPASSWD:ALL", "ssh_authorized_keys": [ssh_key]}
        # Raspberry Pi OS starts its SSH server only where it is asked to.
        run.insert(0, ["systemctl", "enable", "--now", "ssh"])
    told["bootcmd"] = [["sh", "-c", AGAIN]]
    told["runcmd"] = run
    told["ssh_pwauth"] = False
    if time_zone is not None:
        told["timezone"] = time_zone
    told["power_state"] = {
        "mode": "reboot",
        "message": "Heatcloak: the sensor's bus is switched on by this reboot",
        "condition": ["test", "-e", REBOOT_WANTED],
    }
    return "#cloud-config\n" + _yaml(told)


def network_config(wifi: Wifi | None) -> str:
    """Netplan, version 2: whatever is plugged in, and one wireless network."""
    network: dict[str, object] = {
        "version": 2,
        "ethernets": {"eth0": {"dhcp4": True, "dhcp6": True, "optional": True}},
    }
    if wifi is not None:
        network["wifis"] = {
            "wlan0": {
                "dhcp4": True,
                "dhcp6": True,
                "optional": True,
                "regulatory-domain": wifi.country,
                "access-points": {wifi.ssid: {"password": _key_of(wifi)}},
            }
        }
    return _yaml({"network": network})


def meta_data(zone: str, node: str) -> str:
    """The instance's name: it never changes, so that cloud-init goes through a first boot once."""
    return _yaml({"dsmode": "local", "instance-id": f"heatcloak-{zone}-{node}"})


def check_wifi(wifi: Wifi, board: Board) -> None:
    """Refuse a wireless network that the board can't join, or whose access would fail.

    Raises:
        ConfigError: no Wi-Fi on this board, or a value that no network has.
    """
    if not board.wifi:
        raise ConfigError(f"--wifi: a {board.name} has no Wi-Fi: leave it out, or choose another --board")
    if not 1 <= len(wifi.ssid.encode()) <= 32 or not wifi.ssid.isprintable():
        raise ConfigError(
            f"--wifi {sanitize(wifi.ssid)}: a network's name has 1 to 32 bytes: give it as it is"
        )
    if not re.fullmatch(r"[\x20-\x7e]{8,63}|[0-9a-fA-F]{64}", wifi.password):
        raise ConfigError(
            "--wifi-password-file: no WPA password: give 8 to 63 printable ASCII characters in its first line"
        )
    if not re.fullmatch(r"[A-Z]{2}", wifi.country):
        raise ConfigError(
            f"--country {sanitize(wifi.country)}: give the country's two capital letters, as NL"
        )


def check_ssh_key(text: str) -> str:
    """The public key in ``text``, as one line.

    Raises:
        ConfigError: there is none, or it is a private one.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) != 1 or not lines[0].isprintable() or not _is_public_key(lines[0]):
        raise ConfigError("--ssh-key: no public key: give the .pub file of your key, one line of it")
    return lines[0]


def _is_public_key(line: str) -> bool:
    """Whether ``line`` holds a key of its kind: with half of one nobody could ever log in."""
    kind, _, rest = line.partition(" ")
    named = len(kind).to_bytes(4, "big") + kind.encode()
    try:
        key = base64.b64decode(rest.partition(" ")[0], validate=True)
    except ValueError:
        return False
    return kind.startswith(_KEY_KINDS) and key.startswith(named) and len(key) > len(named)


def check_names(user: str, time_zone: str | None) -> None:
    """Refuse a user or time zone that the system would not take.

    Raises:
        ConfigError: it is none.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,30}", user) or user == "root":
        raise ConfigError(f"--user {sanitize(user)}: use 1 to 31 of a-z, 0-9, '_' and '-', and not root")
    if time_zone is not None and not _TIME_ZONE.fullmatch(time_zone):
        raise ConfigError(f"--time-zone {sanitize(time_zone)}: give its name, as Europe/Amsterdam")


def _key_of(wifi: Wifi) -> str:
    """The network's key, as the radio uses it: a password that is used elsewhere too stays off the card."""
    if len(wifi.password) == KEY_DIGITS:
        return wifi.password
    return hashlib.pbkdf2_hmac("sha1", wifi.password.encode(), wifi.ssid.encode(), 4096, 32).hex()


def _yaml(value: dict[str, object]) -> str:
    # One line a value, so that wiping finds where a password ends.
    text: str = yaml.safe_dump(value, sort_keys=False, allow_unicode=True, width=1000)
    return text
