"""The broker's health: what a check needs to ask a running broker for its uptime, and no more."""

from __future__ import annotations

from pathlib import Path

from heatcloak_aggregator.provision.acl import HEALTH, UPTIME
from heatcloak_aggregator.provision.credentials import PASSWORD, Change, make_password
from heatcloak_aggregator.provision.files import private_folder, read_file, write_private
from heatcloak_aggregator.provision.passwords import render_passwords
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path

HEALTH_ADDRESS = "127.0.0.1"
OPTIONS, HEALTH_PASSWORDS = "mosquitto_sub", "passwords"
HEALTH_FILES = (PASSWORD, OPTIONS, HEALTH_PASSWORDS)


def make_health(folder: Path, port: int, entry: str | None, *, rotate: bool) -> tuple[Change, str]:
    """Write what ``XDG_CONFIG_HOME=FOLDER mosquitto_sub -C 1 -W 5`` needs to be answered.

    Args:
        folder: where its files go, for their owner alone: the password, the options of mosquitto_sub, and a
            password file of this user only, for a broker that knows everybody else by a certificate.
        port: where the broker listens on loopback.
        entry: the hash of the password at the broker; None where there is none.
        rotate: whether to replace the password.

    Returns:
        What became of the password, and its hash.

    Raises:
        ConfigError: the folder, or the password in it, can't be used.
        KeyWriteError: a file could not be written.
        ProvisionError: the folder could not be made.
    """
    if folder.is_symlink():
        # The broker's user may write beside it, and root may be running this.
        raise ConfigError(f"{shown_path(folder)}: leads elsewhere: delete this link")
    private_folder(folder)
    # Nobody takes this password elsewhere alone: one that is gone is made anew.
    if read_file(folder / PASSWORD) is None:
        entry = None
    change, entry = make_password(folder, entry, rotate=rotate)
    password = (read_file(folder / PASSWORD) or b"").decode("ascii").partition("\n")[0]
    write_private(folder / OPTIONS, _options(port, password))
    write_private(folder / HEALTH_PASSWORDS, render_passwords({HEALTH.user: entry}))
    return change, entry


def _options(port: int, password: str) -> str:
    # No line may be empty: mosquitto_sub would look before its beginning.
    return f"""\
# Written by heatcloak provision. XDG_CONFIG_HOME=FOLDER_OF_THIS_FILE mosquitto_sub -C 1 -W 5
-h {HEALTH_ADDRESS}
-p {port}
-u {HEALTH.user}
-P {password}
-t {UPTIME}
"""
