"""The exceptions that Heatcloak raises on purpose, with one root.

Each text names the cause and the remedy, on one line; text from peers is sanitized.
"""

from __future__ import annotations


class HeatcloakError(Exception):
    """The root of all exceptions that Heatcloak raises on purpose."""


class ParameterError(HeatcloakError, ValueError):
    """An argument is outside its documented domain."""


class WireError(HeatcloakError, ValueError):
    """A message violates the wire format.

    Attributes:
        reason: a short fixed word for counters, for example ``"oversized"`` or ``"range"``.
    """

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(text)
        self.reason = reason


class ZoneError(HeatcloakError, ValueError):
    """A zone file can't be read, is malformed, or promises more than its noise keeps."""


class ScenarioError(HeatcloakError, ValueError):
    """A scenario file of a simulated world can't be read or is malformed."""


class PlanError(HeatcloakError, ValueError):
    """A floor plan, or a drawing to make one of, can't be read or is malformed."""


class ConfigError(HeatcloakError, ValueError):
    """A node's or service's configuration can't be read or is malformed."""


class KeyFileError(HeatcloakError, ValueError):
    """A file with a secret key can't be used: unreadable, malformed, open to other users, or of a past epoch.

    The text never carries key material.
    """


class KeyWriteError(KeyFileError):
    """A file with a secret key could not be written; its previous content is intact."""


class LedgerError(HeatcloakError):
    """The ledger can't be trusted or written: nothing may be released."""


class SensorError(HeatcloakError):
    """A sensor could not be read. The text never carries a reading."""


class LinkError(HeatcloakError):
    """The broker can't be reached, or refuses the connection or a publish."""


class StoreError(HeatcloakError):
    """The aggregator's store can't be opened or written."""


class PluginError(HeatcloakError):
    """A plugin that is registered twice, cannot be imported, fails, or returns something invalid."""
