"""The engine that experiments run on: where their tasks are done, and what is remembered of them."""

from __future__ import annotations

from heatcloak_lab.experiments.engine.run import (
    DEFAULT_SEED,
    DEFAULT_TRIALS,
    Engine,
    Request,
    run_experiment,
)

__all__ = ["DEFAULT_SEED", "DEFAULT_TRIALS", "Engine", "Request", "run_experiment"]
