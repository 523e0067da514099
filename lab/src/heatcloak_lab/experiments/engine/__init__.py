"""The engine that runs experiments: local and remote workers, journals of interrupted runs."""

from __future__ import annotations

from heatcloak_lab.experiments.engine.run import (
    DEFAULT_SEED,
    DEFAULT_TRIALS,
    Engine,
    Request,
    make_executor,
    run_experiment,
)

__all__ = ["DEFAULT_SEED", "DEFAULT_TRIALS", "Engine", "Request", "make_executor", "run_experiment"]
