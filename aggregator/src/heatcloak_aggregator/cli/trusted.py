"""``heatcloak trusted``: what the public channel hides, for whoever holds the keys."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from heatcloak_aggregator.cli.options import (
    BrokerUser,
    CaFile,
    CertificateFile,
    JsonFlag,
    KeyFile,
    PasswordFile,
    TlsSwitch,
    ZoneFile,
    broker_address,
    tls_settings,
)
from heatcloak_aggregator.cli.signals import run_until_signal
from heatcloak_shared.errors import ConfigError
from heatcloak_shared.private_file import shown_path
from heatcloak_shared.zone import Zone, load_zone

if TYPE_CHECKING:
    from heatcloak_aggregator.cli.trusted_screen import TrustedScreen
    from heatcloak_aggregator.trusted.counts import TrustedCounts
    from heatcloak_aggregator.trusted.keyring import Keyring
    from heatcloak_aggregator.trusted.openings import Openings
    from heatcloak_aggregator.trusted.round_publisher import Teller
    from heatcloak_aggregator.trusted.rounds import Rounds
    from heatcloak_shared.broker import BrokerAddress, Tls

LOCAL = "localhost"
GRACE = 2.0


def trusted(
    zone: ZoneFile,
    keys: Annotated[
        Path, typer.Option(metavar="RING", help="The zone's key ring, of heatcloak keys.", show_default=False)
    ],
    broker: Annotated[
        str | None, typer.Option(metavar="HOST[:PORT]", help=f"A broker that runs; {LOCAL} if left out.")
    ] = None,
    user: BrokerUser = None,
    password_file: PasswordFile = None,
    tls: TlsSwitch = False,
    ca_file: CaFile = None,
    certificate_file: CertificateFile = None,
    key_file: KeyFile = None,
    recording: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Readings, one a line, instead of a broker.")
    ] = None,
    audit_log: Annotated[
        Path, typer.Option(metavar="FILE", help="Where it is written down what was opened.")
    ] = Path("trusted-audit.jsonl"),
    rounds: Annotated[int | None, typer.Option(min=1, help="Stop after this many rounds.")] = None,
    json: JsonFlag = False,
) -> None:
    """Follow a zone's public readings, take their noise off, and show what it hides."""
    from heatcloak_aggregator.trusted.audit_log import AuditLog, AuditLogError
    from heatcloak_aggregator.trusted.counts import TrustedCounts
    from heatcloak_aggregator.trusted.errors import RingChangedError, WrongKeyError
    from heatcloak_aggregator.trusted.openings import Openings
    from heatcloak_aggregator.trusted.ring_watch import RingWatch, work_with
    from heatcloak_aggregator.trusted.round_publisher import Teller
    from heatcloak_aggregator.zones.calibration import check_against_model

    described = load_zone(zone)
    check_against_model(described, str(zone))
    source = _source(
        recording, broker, user, password_file, tls_settings(tls, ca_file, certificate_file, key_file)
    )
    watch = RingWatch(keys)
    ring_name, zone_name = shown_path(keys), shown_path(zone)
    if watch.ring.zone != described.name:
        raise ConfigError(
            f"{ring_name} holds keys of zone {watch.ring.zone}, {zone_name} describes {described.name}: "
            "give both of one zone"
        )
    counts = TrustedCounts()
    screen = _screen(described, counts, as_json=json)
    welcome = f"opening readings of zone {described.name} from {source}; audit log {shown_path(audit_log)}"
    with AuditLog(audit_log, time.time) as log:
        teller = Teller(described, screen.show, counts, rounds)

        def change(ring: Keyring) -> None:
            log.renewed(ring, str(keys))
            openings.use(ring)

        openings = Openings(described, watch.ring, _rounds(described, source), log.opening, counts=counts)
        with log.session(described, watch.ring, str(keys), str(source), counts):
            try:
                with screen:
                    work = _open_all(openings, source, teller, lambda: screen.ready(welcome))
                    run_until_signal(work_with(watch, change, work))
            except (AuditLogError, RingChangedError):
                screen.close(counts)
                raise
            screen.close(counts)
    if counts.nothing_fits:
        raise WrongKeyError(
            f"nothing could be opened: are {ring_name} and {zone_name} those of the nodes? "
            f"refused: {', '.join(sorted(counts.refused))}"
        )


def _source(
    recording: Path | None, broker: str | None, user: str | None, password_file: Path | None, tls: Tls | None
) -> Path | BrokerAddress:
    if recording is None:
        return broker_address(broker or LOCAL, user, password_file, tls)
    if (broker, user, password_file, tls) != (None, None, None, None):
        raise ConfigError("--recording goes without --broker, its user, password and TLS: give one source")
    return recording


def _screen(zone: Zone, counts: TrustedCounts, *, as_json: bool) -> TrustedScreen:
    from rich.console import Console

    from heatcloak_aggregator.cli.trusted_screen import JsonScreen, LineScreen, LiveScreen

    console = Console()
    if as_json:
        return JsonScreen(zone)
    # The drawing is of characters that a terminal without UTF-8 does not have.
    if console.is_terminal and console.encoding.startswith("utf"):
        return LiveScreen(console, zone, counts)
    return LineScreen(console, zone)


def _rounds(zone: Zone, source: Path | BrokerAddress) -> Rounds:
    from heatcloak_aggregator.trusted.rounds import LiveRounds, RecordedRounds

    return RecordedRounds(zone) if isinstance(source, Path) else LiveRounds(zone, GRACE)


async def _open_all(
    openings: Openings, source: Path | BrokerAddress, teller: Teller, on_ready: Callable[[], None]
) -> None:
    from heatcloak_aggregator.trusted.follower import TrustedParty
    from heatcloak_aggregator.trusted.recording import replay

    if isinstance(source, Path):
        await replay(source, openings, time.time, teller, on_ready)
    else:
        await TrustedParty(openings, source, time.time, teller, on_ready).follow()
