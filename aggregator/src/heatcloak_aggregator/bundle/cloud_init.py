"""Generate the files that cloud-init reads from the boot partition of Raspberry Pi OS."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import NamedTuple

import yaml

from heatcloak_aggregator.bundle.hardware import Board
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.sanitize import sanitize

INSTALLER = "/boot/firmware/heatcloak/install.py"
REBOOT_WANTED = "/run/heatcloak-reboot"
"""The installer creates this file if it changed ``config.txt``."""
RESUME_INSTALLATION = (
    "test ! -d /boot/firmware/heatcloak/secrets || "
    "rm -f /var/lib/cloud/instance/sem/config_runcmd /var/lib/cloud/instance/sem/config_scripts_user"
)
"""Runs at every boot. cloud-init records that it ran the installer before it runs it, so after a power cut it
would not run it again. The secrets, which the installer wipes last, tell whether it finished."""
KEY_DIGITS = 64
_KEY_KINDS = ("ssh-ed25519", "ssh-rsa", "ecdsa-sha2-nistp", "sk-ssh-ed25519@", "sk-ecdsa-sha2-nistp")
_TIME_ZONE = re.compile(r"[A-Za-z]+(?:[/_+-][A-Za-z0-9]+)*")


class Wifi(NamedTuple):
    """A wireless network.

    Attributes:
        ssid: its name.
        password: its WPA password. Never shown.
        country: two letters, for the legal frequencies.
    """

    ssid: str
    password: str
    country: str


def user_data(hostname: str, user: str, ssh_key: str | None, time_zone: str | None) -> str:
    """Return user-data: host name, one user without a password, and the installer. It has no secrets."""
    account: dict[str, object] = {
        "name": user,
        "gecos": "Heatcloak",
        "shell": "/bin/bash",
        "lock_passwd": True,
    }
    # Not the list "users": "user" replaces the image's default user and keeps its groups.
    config: dict[str, object] = {"hostname": hostname, "manage_etc_hosts": True, "user": account}
    run = [["python3", INSTALLER]]
    if ssh_key is not None:
        account |= {"sudo": "ALL=(ALL) NOPASSWD:ALL", "ssh_authorized_keys": [ssh_key]}
        # Raspberry Pi OS does not start its SSH server by default.
        run.insert(0, ["systemctl", "enable", "--now", "ssh"])
    config["bootcmd"] = [["sh", "-c", RESUME_INSTALLATION]]
    config["runcmd"] = run
    config["ssh_pwauth"] = False
    if time_zone is not None:
        config["timezone"] = time_zone
    config["power_state"] = {
        "mode": "reboot",
        "message": "Heatcloak: rebooting to enable the sensor",
        "condition": ["test", "-e", REBOOT_WANTED],
    }
    return "#cloud-config\n" + _yaml(config)


def network_config(wifi: Wifi | None) -> str:
    """Return network-config (netplan version 2): Ethernet, and one wireless network."""
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
                "access-points": {wifi.ssid: {"password": _wpa_key(wifi)}},
            }
        }
    return _yaml({"network": network})


def meta_data(zone: str, node: str) -> str:
    """Return meta-data: the instance id never changes, so that cloud-init performs the first boot once."""
    return _yaml({"dsmode": "local", "instance-id": f"heatcloak-{zone}-{node}"})


def check_wifi(wifi: Wifi, board: Board) -> None:
    """Raise if the board can't join a wireless network.

    Raises:
        ConfigError: the board has no Wi-Fi, or a value is invalid.
    """
    if not board.wifi:
        raise ConfigError(f"--wifi: a {board.name} has no Wi-Fi: leave it out, or choose another --board")
    if not 1 <= len(wifi.ssid.encode()) <= 32 or not wifi.ssid.isprintable():
        raise ConfigError(f"--wifi {sanitize(wifi.ssid)}: a network name has 1 to 32 bytes")
    if not re.fullmatch(r"[\x20-\x7e]{8,63}|[0-9a-fA-F]{64}", wifi.password):
        raise ConfigError("--wifi-password-file: not a WPA password: give 8 to 63 printable ASCII characters")
    if not re.fullmatch(r"[A-Z]{2}", wifi.country):
        raise ConfigError(
            f"--country {sanitize(wifi.country)}: give the country's two capital letters, such as NL"
        )


def check_ssh_key(text: str) -> str:
    """Return the public key in ``text``, as one line.

    Raises:
        ConfigError: there is none, or it is a private key.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip() and not line.startswith("#")]
    if len(lines) != 1 or not lines[0].isprintable() or not _is_public_key(lines[0]):
        raise ConfigError("--ssh-key: not a public key: give the .pub file of your key, with one line")
    return lines[0]


def _is_public_key(line: str) -> bool:
    """Return whether ``line`` has a complete public key; a truncated one would lock the user out."""
    kind, _, rest = line.partition(" ")
    named = len(kind).to_bytes(4, "big") + kind.encode()
    try:
        key = base64.b64decode(rest.partition(" ")[0], validate=True)
    except ValueError:
        return False
    return kind.startswith(_KEY_KINDS) and key.startswith(named) and len(key) > len(named)


def check_names(user: str, time_zone: str | None) -> None:
    """Raise if a user or time zone is invalid.

    Raises:
        ConfigError: it is.
    """
    if not re.fullmatch(r"[a-z][a-z0-9_-]{0,30}", user) or user == "root":
        raise ConfigError(f"--user {sanitize(user)}: use 1 to 31 of a-z, 0-9, '_' and '-', and not root")
    if time_zone is not None and not _TIME_ZONE.fullmatch(time_zone):
        raise ConfigError(f"--time-zone {sanitize(time_zone)}: give its name, such as Europe/Amsterdam")


def _wpa_key(wifi: Wifi) -> str:
    """Return the derived WPA key, so that the password itself is not on the card."""
    if len(wifi.password) == KEY_DIGITS:
        return wifi.password
    return hashlib.pbkdf2_hmac("sha1", wifi.password.encode(), wifi.ssid.encode(), 4096, 32).hex()


def _yaml(value: dict[str, object]) -> str:
    # One line per value, so that wiping finds the end of a password.
    text: str = yaml.safe_dump(value, sort_keys=False, allow_unicode=True, width=1000)
    return text
