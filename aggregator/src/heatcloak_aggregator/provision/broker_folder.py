"""Write the broker's folder: configuration, certificate, passwords, access control list and health check."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from heatcloak_aggregator.provision.acl import HEALTH, UPTIME, render_acl
from heatcloak_aggregator.provision.authority import CERTIFICATE, REVOKED, Authority
from heatcloak_aggregator.provision.broker_conf import (
    DATA,
    HEALTH_ADDRESS,
    HEALTH_FOLDER,
    HEALTH_PASSWORDS,
    PLUGINS,
    BrokerConf,
)
from heatcloak_aggregator.provision.credentials import (
    PASSWORD,
    SERVER,
    Change,
    make_certificate,
    make_password,
    parse_passwords,
    render_passwords,
)
from heatcloak_aggregator.provision.files import (
    ProvisionError,
    make_folder,
    read_file,
    write_private,
    write_public,
)
from heatcloak_aggregator.provision.record import ProvisionRecord
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import make_private_folder
from heatcloak_shared.sanitize import shown_path

CONF, CONF_WITH_PLUGINS = "mosquitto.conf", "mosquitto-2.1.conf"
PASSWORDS, ACL = "passwords", "acl"
HEALTH_OPTIONS = "mosquitto_sub"

_HEALTH_FILES = (PASSWORD, HEALTH_OPTIONS, HEALTH_PASSWORDS)


class BrokerFolder:
    """The broker's files.

    Args:
        folder: their folder. If it belongs to the broker's user, the files will belong to that user too.

    Attributes:
        entries: the existing user names and password hashes.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        content = read_file(folder / PASSWORDS) or b""
        self.entries = parse_passwords(content.decode("utf-8", "replace"))

    def write_health(self, port: int, *, rotate: bool) -> tuple[Change, str]:
        """Write the files for ``XDG_CONFIG_HOME=FOLDER mosquitto_sub -C 1 -W 5``, for their owner alone.

        They are the password, the options of mosquitto_sub, and a password file with this user only, for a
        broker that authenticates all other users by certificates.

        Args:
            port: the broker's port on loopback.
            rotate: whether to replace the password.

        Returns:
            What happened to the password, and its hash.

        Raises:
            ConfigError: the folder, or the password in it, can't be used.
            KeyWriteError: a file could not be written.
            ProvisionError: the folder could not be created.
        """
        make_folder(self._folder, 0o700)
        folder = self._folder / HEALTH_FOLDER
        if folder.is_symlink():
            # The broker's user may have created it, and root may be running this.
            raise ConfigError(f"{shown_path(folder)}: is a symbolic link: delete it")
        make_private_folder(folder)
        # This password is used nowhere else, so a missing one is replaced.
        entry = self.entries.get(HEALTH.user) if read_file(folder / PASSWORD) is not None else None
        change, entry = make_password(folder, entry, rotate=rotate)
        password = (read_file(folder / PASSWORD) or b"").decode("ascii").partition("\n")[0]
        write_private(folder / HEALTH_OPTIONS, _health_options(port, password))
        write_private(folder / HEALTH_PASSWORDS, render_passwords({HEALTH.user: entry}))
        return change, entry

    def write(
        self,
        record: ProvisionRecord,
        entries: Mapping[str, str],
        authority: Authority,
        user: str,
        *,
        rotate: bool,
    ) -> bool:
        """Write all other files, and return whether the broker must read any of them again.

        Raises:
            ConfigError: the folder's path can't be written into the configuration.
            KeyWriteError: a file could not be written.
            ProvisionError: a file could not be written.
        """
        folder, names = self._folder, (record.host, *record.alt_names)
        make_folder(folder, 0o700)
        if record.broker_data is None:
            make_folder(folder / DATA, 0o700)
        broker_files = record.broker_files or str(folder.resolve())
        if not broker_files.isprintable():
            raise ConfigError(f"{shown_path(folder)}: mosquitto can't read this path: give another --out")
        conf = BrokerConf(
            port=record.port,
            names=names,
            folder=broker_files,
            data=record.broker_data or f"{broker_files}/{DATA}",
            nodes=len(record.nodes),
            client_certificates=record.client_certificates,
            health_port=record.health_port,
        )
        certificate = make_certificate(folder, SERVER, user, names, authority, rotate=rotate)
        changes = [
            certificate is not Change.KEPT,
            write_public(folder / CERTIFICATE, authority.text),
            record.client_certificates and write_public(folder / REVOKED, authority.revocations()),
            write_private(folder / PASSWORDS, render_passwords(entries)),
            write_private(folder / ACL, render_acl(record)),
            write_public(folder / CONF, conf.render()),
            write_public(
                folder / CONF_WITH_PLUGINS, conf.render_with_plugins(record.broker_plugins or PLUGINS)
            ),
        ]
        self._change_owner()
        return any(changes)

    def _change_owner(self) -> None:
        """Give files written by root to the owner of the folder, which may be the broker's user."""
        try:
            owner = self._folder.stat()
            if os.geteuid() == 0 and owner.st_uid != 0:
                health = self._folder / HEALTH_FOLDER
                # The broker's user may have replaced the folder by a link: do not give away its target.
                inside = () if health.is_symlink() else (health / name for name in _HEALTH_FILES)
                existing = (path for path in inside if os.path.lexists(path))
                for path in (*self._folder.iterdir(), *existing):
                    os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)
        except OSError as error:
            raise ProvisionError(
                f"{shown_path(self._folder)}: {error.strerror}: give its files to the broker's user"
            ) from None


def _health_options(port: int, password: str) -> str:
    # No empty lines: for one, mosquitto_sub reads before the beginning of its buffer.
    return f"""\
# Generated by heatcloak provision. XDG_CONFIG_HOME=FOLDER_OF_THIS_FILE mosquitto_sub -C 1 -W 5
-h {HEALTH_ADDRESS}
-p {port}
-u {HEALTH.user}
-P {password}
-t {UPTIME}
"""
