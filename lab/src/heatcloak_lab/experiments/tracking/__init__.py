"""The experiment on tracking: how closely people are followed over rounds, and how sure that is."""

from __future__ import annotations

from heatcloak_lab.experiments.tracking.study import TrackingStudy

__all__ = ["TrackingStudy"]
