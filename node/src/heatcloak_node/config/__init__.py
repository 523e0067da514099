"""A node's configuration file, ``node.toml``: one table of it a file."""

from heatcloak_node.config.node import NodeConfig, load_config

__all__ = ["NodeConfig", "load_config"]
