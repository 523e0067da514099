"""Experiments: figures, tables and reports that anybody can make again with one command."""

from __future__ import annotations

from heatcloak_aggregator.experiments.registry import EXPERIMENTS
from heatcloak_aggregator.experiments.result import Experiment, Result, Table
from heatcloak_aggregator.experiments.writing import write_result

__all__ = ["EXPERIMENTS", "Experiment", "Result", "Table", "write_result"]
