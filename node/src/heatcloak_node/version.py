"""The version that a node tells of itself: a constant, because looking it up takes longer than the rest."""

VERSION = "0.1.0"
