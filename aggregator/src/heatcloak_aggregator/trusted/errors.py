"""Why a reading is not opened."""

from __future__ import annotations

from heatcloak_shared.errors import HeatcloakError


class WrongKeyError(HeatcloakError):
    """A reading was not made under the key at hand: another key, another epoch, or a forgery."""


class RingChangedError(HeatcloakError):
    """The ring file changed while it was in use, and what it has become can't be used."""


class UnopenableError(HeatcloakError):
    """No key at hand may open a reading.

    Attributes:
        reason: for counters: ``"unknown node"``, ``"revoked"``, ``"forgotten"`` (its epoch is before what the
            ring holds), ``"epoch"`` (it claims another epoch than its round's) or ``"far"`` (its epoch is
            more than a clock that is right could bring).
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason
