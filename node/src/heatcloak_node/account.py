"""What a node counts."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Account:
    """What a node counted since it started.

    Attributes:
        published: readings released, whether or not the broker was there.
        faults: rounds left out because the sensor failed.
        refused_rounds: rounds that are unlisted, or that ledger, clock or key forbade.
        denied: publishes that the broker denied.
        refused_commands: messages on the node's ``cmd`` that were no command.
        refused_stored: words of the aggregator that spoke of readings that were never sent.
    """

    published: int = 0
    faults: int = 0
    refused_rounds: int = 0
    denied: int = 0
    refused_commands: int = 0
    refused_stored: int = 0
