"""The broker's folder: its configuration, its certificate, who is let in, and who may do what."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path

from heatcloak_aggregator.provision.acl import HEALTH, render_acl
from heatcloak_aggregator.provision.authority import CERTIFICATE, REVOKED, Authority
from heatcloak_aggregator.provision.broker_conf import DATA, HEALTH_FOLDER, PLUGINS, BrokerConf
from heatcloak_aggregator.provision.credentials import SERVER, Change, make_certificate
from heatcloak_aggregator.provision.errors import ProvisionError
from heatcloak_aggregator.provision.files import make_folder, read_file, write_private, write_public
from heatcloak_aggregator.provision.health import HEALTH_FILES, make_health
from heatcloak_aggregator.provision.passwords import parse_passwords, render_passwords
from heatcloak_aggregator.provision.record import Record
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path

CONF, CONF_WITH_PLUGINS = "mosquitto.conf", "mosquitto-2.1.conf"
PASSWORDS, ACL = "passwords", "acl"


class BrokerFolder:
    """The files of the broker.

    Args:
        folder: where they are. It may be the broker's own: what is written then belongs to it too.

    Attributes:
        entries: user names and hashes that the broker knew before.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        held = read_file(folder / PASSWORDS) or b""
        self.entries = parse_passwords(held.decode("utf-8", "replace"))

    def write_health(self, port: int, *, rotate: bool) -> tuple[Change, str]:
        """As `make_health`, in this folder."""
        make_folder(self._folder, 0o700)
        held = self.entries.get(HEALTH.user)
        return make_health(self._folder / HEALTH_FOLDER, port, held, rotate=rotate)

    def write(
        self, record: Record, entries: Mapping[str, str], authority: Authority, user: str, *, rotate: bool
    ) -> bool:
        """Write all of them; whether the broker has to read something anew.

        Raises:
            ConfigError: the folder's path can't be written into the configuration.
            KeyWriteError: a file could not be written.
            ProvisionError: a file could not be written.
        """
        folder, names = self._folder, (record.host, *record.alt_names)
        make_folder(folder, 0o700)
        if record.broker_data is None:
            make_folder(folder / DATA, 0o700)
        place = record.broker_files or str(folder.resolve())
        if not place.isprintable():
            raise ConfigError(f"{shown_path(folder)}: mosquitto takes no such path: give another --out")
        conf = BrokerConf(
            port=record.port,
            names=names,
            folder=place,
            data=record.broker_data or f"{place}/{DATA}",
            nodes=len(record.nodes),
            client_certificates=record.client_certificates,
            health_port=record.health_port,
        )
        acl = render_acl(
            record.zone,
            record.nodes,
            home_assistant=record.home_assistant,
            health=record.health_port is not None,
        )
        certificate = make_certificate(folder, SERVER, user, names, authority, rotate=rotate)
        changes = [
            certificate is not Change.KEPT,
            write_public(folder / CERTIFICATE, authority.text),
            record.client_certificates and write_public(folder / REVOKED, authority.revocations()),
            write_private(folder / PASSWORDS, render_passwords(entries)),
            write_private(folder / ACL, acl),
            write_public(folder / CONF, conf.render()),
            write_public(
                folder / CONF_WITH_PLUGINS, conf.render_with_plugins(record.broker_plugins or PLUGINS)
            ),
        ]
        self._hand_over()
        return any(changes)

    def _hand_over(self) -> None:
        """Let what root wrote belong to whom the folder belongs: the broker, if it runs as somebody else."""
        try:
            owner = self._folder.stat()
            if os.geteuid() == 0 and owner.st_uid != 0:
                health = self._folder / HEALTH_FOLDER
                # A link in the folder's place, which the broker may put there, gives nothing else away.
                inside = () if health.is_symlink() else (health / name for name in HEALTH_FILES)
                held = (path for path in inside if os.path.lexists(path))
                for path in (*self._folder.iterdir(), *held):
                    os.chown(path, owner.st_uid, owner.st_gid, follow_symlinks=False)
        except OSError as error:
            raise ProvisionError(
                f"{shown_path(self._folder)}: {error.strerror}: give its files to the broker's user"
            ) from None
