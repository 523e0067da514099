"""The table ``[home_assistant]``: whether Home Assistant is told of the node, and where."""

from __future__ import annotations

from heatcloak_shared.tables import Table

_REMEDY = "give Home Assistant's discovery prefix, as a topic without wildcards"
_LONGEST = 200


def take_home_assistant(table: Table) -> str | None:
    """The discovery prefix that the whole file's ``table`` gives; None where it has no such table.

    Raises:
        ConfigError: it is no plain topic, or another key is there.
    """
    if not table.has("home_assistant"):
        return None
    told = table.table("home_assistant")
    prefix = told.text("prefix", _REMEDY, "homeassistant")
    plain = prefix.isprintable() and not set(prefix) & set("+#$ ") and len(prefix) <= _LONGEST
    if not plain or not all(prefix.split("/")):
        told.refuse("prefix", f"no topic: {_REMEDY}")
    told.finish()
    return prefix
