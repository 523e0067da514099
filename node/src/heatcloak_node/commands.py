"""The node's ear for commands: one is known, everything else is refused, and nothing is fatal."""

from __future__ import annotations

import logging
from collections.abc import Callable

from heatcloak_shared.errors import WireError
from heatcloak_shared.wire import Command, decode_command

log = logging.getLogger(__name__)


class Commands:
    """Takes a node's commands.

    Args:
        node: the node's id, for the log.
        on_status: called when somebody asks for the status.

    Attributes:
        refused: messages that were no command, or came from the past.
    """

    def __init__(self, node: str, on_status: Callable[[], object]) -> None:
        self.refused = 0
        self._node = node
        self._on_status = on_status

    def take(self, payload: bytes, *, retained: bool) -> bool:
        """Do what ``payload`` asks for; whether it was a command.

        A broker hands out what it retained at every connection: nobody asks just now.
        """
        if retained:
            return self._refuse("it was retained: publish commands without the retain flag")
        try:
            command = decode_command(payload)
        except WireError as error:
            return self._refuse(error)
        if command is Command.STATUS:
            self._on_status()
        return True

    def _refuse(self, why: object) -> bool:
        self.refused += 1
        level = logging.WARNING if self.refused == 1 else logging.DEBUG
        log.log(level, "%s: refused a command: %s", self._node, why)
        return False
