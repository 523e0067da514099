"""Why a zone can't be provisioned."""

from __future__ import annotations

from heatcloak_shared.errors import HeatcloakError


class ProvisionError(HeatcloakError):
    """A file of a provisioned zone could not be written. What was written is whole; run it again."""
