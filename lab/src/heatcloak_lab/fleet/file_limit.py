"""Room for many sockets and files in one process."""

from __future__ import annotations

import resource

from heatcloak_shared.errors import ConfigError


def raise_file_limit(nodes: int, needed: int) -> None:
    """Let this process open ``needed`` files.

    Args:
        nodes: how many nodes they are for, for the error text.
        needed: how many may be open at once.

    Raises:
        ConfigError: the operating system allows fewer.
    """
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if resource.RLIM_INFINITY not in (soft, hard) and hard < needed:
        raise ConfigError(
            f"{nodes} nodes need {needed} open files, {hard} are allowed: raise it with ulimit -Hn"
        )
    if soft != resource.RLIM_INFINITY and soft < needed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (needed, hard))
