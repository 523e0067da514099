"""Options and text that several commands share, and the broker, method and round that options describe."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from fractions import Fraction
from pathlib import Path
from typing import Annotated

import typer

from heatcloak_aggregator.method_names import DRIFTS, MOST_LAG, MOST_POOLED, method_names
from heatcloak_shared.broker import BrokerAddress, Tls, parse_broker, read_password
from heatcloak_shared.errors import ConfigError, ParameterError
from heatcloak_shared.rounding import up_text
from heatcloak_shared.sanitize import sanitize, shown_path
from heatcloak_shared.zone import AnyZone, load_any_zone

ANYWHERE = 0.5
"""In corridor lengths; ± this covers the whole corridor."""


def chance_in_words(probability: float | None) -> str:
    """Return a probability in percent, rounded up; ``-`` if it is None."""
    return "-" if probability is None else f"{up_text(100.0 * probability)} %"


def place_in_words(distance: float | None) -> str:
    """Return an accuracy in corridor lengths; ``-`` if it is None."""
    if distance is None:
        return "-"
    return f"±{distance:.2g}" if distance < ANYWHERE else "anywhere"


def print_facts(facts: Mapping[str, object], advice: Sequence[str]) -> None:
    """Print one fact per line, and the next steps."""
    for name, value in facts.items():
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        print(f"{name.replace('_', ' '):<20} {shown}")
    for line in advice:
        print(f"- {line}")


log = logging.getLogger(__name__)

ZoneFile = Annotated[Path, typer.Option("--zone", metavar="FILE", help="The zone file.", show_default=False)]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON for machines.")]
RunningBroker = Annotated[
    str,
    typer.Option("--broker", metavar="HOST[:PORT]", help="A running broker; port 1883, or 8883 with TLS."),
]
BrokerUser = Annotated[str | None, typer.Option("--user", help="User name at the broker.")]
PasswordFile = Annotated[
    Path | None, typer.Option("--password-file", metavar="FILE", help="A file with the password.")
]
TlsSwitch = Annotated[
    bool, typer.Option("--tls", help="Use TLS, and trust the authorities that this system trusts.")
]
CaFile = Annotated[
    Path | None,
    typer.Option("--ca-file", metavar="FILE", help="Use TLS, and trust only the authority in this file."),
]
CertificateFile = Annotated[
    Path | None, typer.Option("--certificate-file", metavar="FILE", help="The client certificate, for TLS.")
]
KeyFile = Annotated[
    Path | None,
    typer.Option("--key-file", metavar="FILE", help="The private key of the client certificate."),
]


class SensitivityMode(StrEnum):
    """What the noise of a zone is calibrated for, and what a node with a real sensor accepts."""

    MODEL = "model"
    RANGE = "range"


class NoiseShapeOption(StrEnum):
    """How the scales of the noise depend on the sensor."""

    SHAPED = "shaped"
    UNIFORM = "uniform"


class NoiseKindOption(StrEnum):
    """The distribution of the noise."""

    ROUNDED_GAUSSIAN = "rounded-gaussian"
    DISCRETE_GAUSSIAN = "discrete-gaussian"


def parse_method(name: str) -> str:
    """Return the name of an installed recovery method.

    Raises:
        typer.BadParameter: no method has that name.
    """
    if name not in method_names():
        raise typer.BadParameter(
            f"{name!r} is not one of {', '.join(repr(each) for each in method_names())}."
        )
    return name


_METHODS = "Recovery method: bpdn, posterior, gridless, tracker, or the name of an installed plugin."
RecoveryMethod = Annotated[str, typer.Option("--method", parser=parse_method, metavar="NAME", help=_METHODS)]
MethodForDomain = Annotated[
    str | None,
    typer.Option(
        "--method",
        parser=parse_method,
        metavar="NAME",
        help=f"{_METHODS} [default: posterior on floors, else bpdn]",
        show_default=False,
    ),
]
PooledRounds = Annotated[
    int,
    typer.Option(
        "--pool",
        min=1,
        max=MOST_POOLED,
        metavar="N",
        help="Also recover from up to N of the latest rounds pooled, as far back as they agree; 1 is off.",
    ),
]


TrackerLag = Annotated[
    int,
    typer.Option(
        "--lag",
        min=0,
        max=MOST_LAG,
        metavar="N",
        help="Method tracker: replace the estimate of a round N rounds later; 0 is off.",
    ),
]


def parse_drift(text: str) -> str:
    """Return a kind of drift; typer's parser of options.

    Raises:
        typer.BadParameter: there is none of that name.
    """
    if text in DRIFTS:
        return text
    raise typer.BadParameter(f"unknown drift {sanitize(text)}: choose from {', '.join(map(repr, DRIFTS))}")


DriftForDomain = Annotated[
    str | None,
    typer.Option(
        "--drift",
        parser=parse_drift,
        metavar="KIND",
        help="How sensors drift together, which recovery ignores: none, common (all alike), slope (linear in "
        "the place) or rooms (each room). [default: common on floors, else none]",
        show_default=False,
    ),
]


def tls_settings(switch: bool, ca: Path | None, certificate: Path | None, key: Path | None) -> Tls | None:
    """Return the TLS settings of the options; None if they do not ask for TLS.

    Raises:
        ConfigError: a file can't be used, or the options do not go together.
    """
    if not switch and ca is None:
        if certificate is not None or key is not None:
            raise ConfigError("--certificate-file and --key-file go with TLS: give --ca-file or --tls too")
        return None
    tls = Tls(ca, certificate, key)
    tls.context()  # raises for unusable files before any work is done
    return tls


def broker_address(
    text: str, user: str | None, password_file: Path | None, tls: Tls | None = None
) -> BrokerAddress:
    """Return the broker that the options describe.

    Raises:
        ConfigError: the address is malformed, or user and password do not go together.
    """
    address = parse_broker(text, tls)
    if (user is None) != (password_file is None):
        raise ConfigError("--user and --password-file go together: give both or neither")
    if password_file is None:
        return address
    address = replace(address, username=user, password=read_password(password_file))
    if address.sends_password_in_clear:
        log.warning("broker %s: the password is sent in clear text: give --ca-file or --tls", address)
    return address


_LONGEST_NUMBER = 40


def exact_epsilon(text: str) -> Fraction:
    """Return the number in ``text`` exactly: 0.1 is one tenth.

    Raises:
        ParameterError: it is no number.
    """
    try:
        # A power such as 1e999999999 would take all memory as a fraction.
        is_plain = len(text) <= _LONGEST_NUMBER and "e" not in text.lower()
        return Fraction(text if is_plain else float(text))
    except (ValueError, ZeroDivisionError, OverflowError):
        raise ParameterError(
            f"epsilon {sanitize(text, 40)} is not a number: give one such as 0.5 or 1/2"
        ) from None


def round_now(zone: Path | None, name: str, instead: str = "") -> int:
    """Return the current round by the schedule of a zone file; key files contain no schedule.

    Args:
        zone: the zone file.
        name: the zone of the keys.
        instead: the option that gives the round without a zone file, for the error.

    Raises:
        ZoneError: the file can't be read or is malformed.
        ConfigError: there is none, or it describes another zone.
    """
    if zone is None:
        raise ConfigError(f"current round unknown: give --zone FILE, to take it from the clock, or {instead}")
    described = load_any_zone(zone)
    require_zone(described, zone, name)
    return described.schedule.round_of(time.time())


def require_zone(described: AnyZone, file: Path, name: str) -> None:
    """Refuse a zone file of another zone than that of the keys.

    Raises:
        ConfigError: it describes another zone.
    """
    if described.name != name:
        raise ConfigError(
            f"{shown_path(file)}: describes zone {described.name}, but the keys are of zone {name}: give its "
            "file"
        )
