"""Who may read and write what at the broker."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from heatcloak_shared.topics import discovery_topic, estimate_topic, node_topic

USER_PREFIX = "heatcloak_"
DISCOVERY = "homeassistant"
UPTIME = "$SYS/broker/uptime"
"""What the broker says of itself every ten seconds, and keeps for whoever asks."""

_PUBLIC = ("reading", "status", "meta")
_ESTIMATE = "estimate"


@dataclass(frozen=True, slots=True)
class Role:
    """Somebody at the broker who is no node.

    Attributes:
        folder: the folder of its credentials.
        reads: the nodes' leaves that it may read, and ``"estimate"``.
        writes: the nodes' leaves that it may write, and ``"estimate"``.
    """

    folder: str
    reads: tuple[str, ...]
    writes: tuple[str, ...]

    @property
    def user(self) -> str:
        """Its user name: no node can have one with an underscore."""
        return USER_PREFIX + self.folder


HOME_ASSISTANT = Role("home_assistant", (*_PUBLIC, _ESTIMATE), ())
HEALTH = Role("health", (), ())
"""Asks whether the broker is alive, and may read nothing else. Its files lie with the broker."""
ROLES = (
    Role("aggregator", _PUBLIC, ("stored", _ESTIMATE)),
    Role("trusted", (*_PUBLIC, _ESTIMATE), ()),
    Role("viewer", (*_PUBLIC, _ESTIMATE), ()),
    Role("operator", ("status", "meta"), ("cmd",)),
)


def roles(*, home_assistant: bool) -> tuple[Role, ...]:
    """The roles of a zone."""
    return (*ROLES, HOME_ASSISTANT) if home_assistant else ROLES


def render_acl(zone: str, nodes: Sequence[str], *, home_assistant: bool, health: bool = False) -> str:
    """The access list of a zone: what it does not name is denied.

    Every user is named, and none gets a right by a pattern: whoever left the zone has none, also while an old
    certificate is still good.
    """
    parts = [
        "# Written by heatcloak provision, which writes it anew: changes by hand are lost.\n"
        "# Anonymous users and users that are not named here may do nothing.\n"
    ]
    for role in roles(home_assistant=home_assistant):
        lines = [f"topic read {_topic(zone, leaf)}" for leaf in role.reads]
        lines += [f"topic write {_topic(zone, leaf)}" for leaf in role.writes]
        if role is HOME_ASSISTANT:
            lines += [f"topic read {DISCOVERY}/#", f"topic write {DISCOVERY}/status"]
        parts.append(_rights(role.user, lines))
    if health:
        parts.append(_rights(HEALTH.user, [f"topic read {UPTIME}"]))
    for node in nodes:
        lines = [f"topic write {node_topic(zone, node, leaf)}" for leaf in _PUBLIC]
        lines += [f"topic read {node_topic(zone, node, leaf)}" for leaf in ("stored", "cmd")]
        if home_assistant:
            lines += [
                f"topic write {discovery_topic(DISCOVERY, zone, node)}",
                f"topic read {DISCOVERY}/status",
            ]
        parts.append(_rights(node, lines))
    return "\n".join(parts)


def _topic(zone: str, leaf: str) -> str:
    return estimate_topic(zone) if leaf == _ESTIMATE else node_topic(zone, "+", leaf)


def _rights(user: str, lines: Sequence[str]) -> str:
    return "\n".join([f"user {user}", *lines, ""])
