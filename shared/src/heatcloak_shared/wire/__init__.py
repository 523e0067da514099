"""The wire format: the JSON messages that nodes, aggregator and trusted party exchange over MQTT."""

from typing import TYPE_CHECKING

from heatcloak_shared.wire.node_messages import (
    Command,
    Meta,
    NodeState,
    Status,
    Stored,
    decode_command,
    decode_meta,
    decode_status,
    decode_stored,
    encode_command,
    encode_meta,
    encode_status,
    encode_stored,
)
from heatcloak_shared.wire.reading import Reading, decode_reading, encode_reading
from heatcloak_shared.wire.release import Release, encode_release, signed_bytes

if TYPE_CHECKING:
    from heatcloak_shared.wire.estimate import (
        Estimate,
        Pooled,
        Track,
        VertexTrack,
        decode_estimate,
        encode_estimate,
    )
    from heatcloak_shared.wire.heatmap_estimate import (
        HeatmapEstimate,
        decode_heatmap_estimate,
        encode_heatmap_estimate,
    )
    from heatcloak_shared.wire.heatmap_report import HeatmapReport, decode_heatmap_report
    from heatcloak_shared.wire.position_estimate import (
        PositionEstimate,
        decode_position_estimate,
        encode_position_estimate,
    )
    from heatcloak_shared.wire.position_report import PositionReport, decode_position_report

__all__ = [
    "Command",
    "Estimate",
    "HeatmapEstimate",
    "HeatmapReport",
    "Meta",
    "NodeState",
    "Pooled",
    "PositionEstimate",
    "PositionReport",
    "Reading",
    "Release",
    "Status",
    "Stored",
    "Track",
    "VertexTrack",
    "decode_command",
    "decode_estimate",
    "decode_heatmap_estimate",
    "decode_heatmap_report",
    "decode_meta",
    "decode_position_estimate",
    "decode_position_report",
    "decode_reading",
    "decode_status",
    "decode_stored",
    "encode_command",
    "encode_estimate",
    "encode_heatmap_estimate",
    "encode_meta",
    "encode_position_estimate",
    "encode_reading",
    "encode_release",
    "encode_status",
    "encode_stored",
    "signed_bytes",
]

_LATER = {
    **dict.fromkeys(
        ("Estimate", "Pooled", "Track", "VertexTrack", "decode_estimate", "encode_estimate"), "estimate"
    ),
    **dict.fromkeys(
        ("HeatmapEstimate", "decode_heatmap_estimate", "encode_heatmap_estimate"), "heatmap_estimate"
    ),
    **dict.fromkeys(("HeatmapReport", "decode_heatmap_report"), "heatmap_report"),
    **dict.fromkeys(
        ("PositionEstimate", "decode_position_estimate", "encode_position_estimate"), "position_estimate"
    ),
    **dict.fromkeys(("PositionReport", "decode_position_report"), "position_report"),
}


def __getattr__(name: str) -> object:
    """Load rarely used names on first use: the estimate alone takes a fortieth of a node's start."""
    if name not in _LATER:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from importlib import import_module

    return getattr(import_module(f"{__name__}.{_LATER[name]}"), name)
