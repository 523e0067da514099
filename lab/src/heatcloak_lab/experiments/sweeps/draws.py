"""The draws of a sweep: one task per draw, and the scores of all draws together.

The random stream of a draw depends on the seed and on the draw's key: experiment, panel, value and trial.
Therefore adding a value, panel, trial or method changes no other draw, and all methods recover the same draw.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import BoolArray, FloatArray
from heatcloak_aggregator.earth_mover import score as emd_score
from heatcloak_lab.experiments.methods import Answer, Question, RecoveryFunction, bpdn_paper
from heatcloak_lab.experiments.result import Outcome, Task
from heatcloak_lab.experiments.setting import Draw, Setting, draw
from heatcloak_lab.experiments.shared_value import SharedValue
from heatcloak_lab.experiments.sweeps.plan import Panel, SweepPlan
from heatcloak_lab.experiments.user_code import (
    call_user_function,
    checked_estimate,
    checked_number,
    checked_status,
)


class DrawKey(NamedTuple):
    """Identifies a draw of a sweep; its random numbers depend on it."""

    experiment: str
    panel: str
    value: float
    trial: int

    @property
    def words(self) -> tuple[int, ...]:
        """Four 32-bit words that differ between draws."""
        identity = json.dumps([self.experiment, self.panel, repr(float(self.value)), self.trial])
        digest = hashlib.blake2b(identity.encode(), digest_size=16).digest()
        return tuple(int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4))

    def readings_rng(self, seed: int) -> np.random.Generator:
        """Return the generator of sources and noise."""
        return np.random.default_rng([seed, *self.words])

    def method_seed(self, seed: int) -> int:
        """Return the seed for the methods: a stream separate from that of the readings."""
        separate = np.random.SeedSequence([seed, *self.words], spawn_key=(1,))
        return int(separate.generate_state(1, np.uint64)[0] >> np.uint64(1))


@dataclass(frozen=True, eq=False, slots=True)
class Curve:
    """The scores of one method in one panel.

    Attributes:
        label: label of the method.
        scores: score of each draw, shape (values, trials).
        placeless: whether the estimate had mass zero and was scored as uniform, shape (values, trials).
        statuses: statuses reported by the method, values × trials.
    """

    label: str
    scores: FloatArray
    placeless: BoolArray
    statuses: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, eq=False, slots=True)
class PanelScores:
    """The scores of one panel.

    Attributes:
        panel: the panel.
        sigma: σ at each value, shape (values,).
        infeasible: whether no f in [0, 1]ⁿ satisfies the papers' radius σ√m, shape (values, trials).
        outside: whether the true sources violate it, shape (values, trials).
        curves: the methods, in the order of the sweep.
        bounds: the theoretical curves, in the order of the sweep; NaN where a bound does not apply,
            shape (bounds, values).
    """

    panel: Panel
    sigma: FloatArray
    infeasible: BoolArray
    outside: BoolArray
    curves: tuple[Curve, ...]
    bounds: FloatArray


@dataclass(frozen=True, eq=False, slots=True)
class SweepScores:
    """The scores of all panels of a sweep.

    Attributes:
        sweep: the sweep.
        trials: draws at each value of each panel.
        seed: seed of all draws.
        panels: in the order of the sweep.
    """

    sweep: SweepPlan
    trials: int
    seed: int
    panels: tuple[PanelScores, ...]

    @property
    def is_share(self) -> bool:
        """Whether every score is 0 or 1, and not all are 0, so that a mean is a share of draws."""
        scores = np.concatenate([curve.scores.ravel() for panel in self.panels for curve in panel.curves])
        return bool(np.isin(scores, (0.0, 1.0)).all() and scores.any())


def sweep_tasks(sweep: SweepPlan, trials: int, seed: int) -> list[Task]:
    """Return the tasks of a sweep: for each value of each panel the theoretical curves, then the draws."""
    shared = SharedValue(sweep)
    tasks = []
    for at, (panel, value) in enumerate(sweep.points):
        name = _point_name(sweep, panel, value)
        if sweep.bounds:
            tasks.append(Task(f"{name}, theory", bounds_at, (shared, at)))
        tasks += [
            Task(f"{name}, trial {trial}", one_draw, (shared, at, trial, seed)) for trial in range(trials)
        ]
    return tasks


def bounds_at(shared: SharedValue[SweepPlan], at: int) -> Outcome:
    """Return the theoretical curves at point ``at``, in order; None where a bound does not apply.

    Raises:
        ExperimentError: the function of a bound failed.
    """
    sweep = shared.value
    panel, value = sweep.points[at]
    setting = sweep.setting(panel, value)
    point = _point_name(sweep, panel, value)
    found: list[float | None] = []
    for bound in sweep.bounds:
        height = call_user_function(f"curve {bound.label!r}", point, bound.value, setting)
        found.append(None if height is None else checked_number(f"curve {bound.label!r}", point, height))
    return found


def one_draw(shared: SharedValue[SweepPlan], at: int, trial: int, seed: int) -> Outcome:
    """Draw trial ``trial`` at point ``at`` and recover it with every method.

    Returns:
        A dictionary: ``sigma``; ``infeasible``, whether no f in [0, 1]ⁿ satisfies the papers' radius;
        ``outside``, whether the true sources violate it; and for each method in order ``scores``,
        ``placeless``, ``statuses``.

    Raises:
        ExperimentError: a method or the metric failed or returned something invalid.
    """
    sweep = shared.value
    panel, value = sweep.points[at]
    setting = sweep.setting(panel, value)
    key = DrawKey(sweep.name, panel.label, value, trial)
    point = _point_name(sweep, panel, value, trial)
    drawn = call_user_function("the draw", point, draw, setting, key.readings_rng(seed))
    method_seed = key.method_seed(seed)
    outcome: dict[str, Any] = {"sigma": drawn.sigma, "infeasible": None}
    outcome["outside"] = drawn.noise_norm > drawn.sigma * math.sqrt(setting.n_sensors)
    outcome |= {"scores": [], "placeless": [], "statuses": []}
    for label, method in sweep.functions:
        estimate, status = recover(f"method {label!r}", point, method, setting, drawn, method_seed)
        if method is bpdn_paper:
            outcome["infeasible"] = status == "relaxed"
        distance, placeless = _score(sweep, point, label, setting, drawn, estimate)
        outcome["scores"].append(distance)
        outcome["placeless"].append(placeless)
        outcome["statuses"].append(status)
    if outcome["infeasible"] is None:
        _, status = recover("basis pursuit", point, bpdn_paper, setting, drawn, method_seed)
        outcome["infeasible"] = status == "relaxed"
    return outcome


def recover(
    who: str, point: str, method: RecoveryFunction, setting: Setting, drawn: Draw, seed: int
) -> tuple[FloatArray, str]:
    """Call a method; return its estimate, shape (n,), finite and not negative, and its status.

    Raises:
        ExperimentError: the method failed or returned something invalid; names ``who`` and ``point``.
    """
    # A copy of the readings: a method may work in place without affecting the next one.
    question = Question(setting.operator, drawn.readings.copy(), drawn.sigma, seed)
    answer: Any = call_user_function(who, point, method, question)
    status: Any = ""
    if isinstance(answer, Answer):
        answer, status = answer.estimate, answer.status
    status = checked_status(who, point, status)
    return checked_estimate(who, point, answer, setting.n_sources), status


def _score(
    sweep: SweepPlan, point: str, label: str, setting: Setting, drawn: Draw, estimate: FloatArray
) -> tuple[float, bool]:
    domain = setting.operator.domain
    scored = emd_score(domain, drawn.truth, estimate)
    name, metric = sweep.metric
    if isinstance(metric, str):
        return scored.value, scored.placeless
    who = f"metric {name!r} of method {label!r}"
    distance = call_user_function(who, point, metric, domain, drawn.truth.copy(), estimate.copy())
    return checked_number(who, point, distance), scored.placeless


def _point_name(sweep: SweepPlan, panel: Panel, value: float, trial: int | None = None) -> str:
    panel_text = f"panel {panel.label!r}, " if panel.label else ""
    trial_text = "" if trial is None else f", trial {trial}"
    return f"{panel_text}{sweep.vary} = {float(value)!r}{trial_text}"


def collect_scores(sweep: SweepPlan, outcomes: Sequence[Outcome], trials: int, seed: int) -> SweepScores:
    """Combine the outcomes of `sweep_tasks`.

    Args:
        sweep: the sweep.
        outcomes: the outcomes of its tasks, in order.
        trials: draws at each point.
        seed: seed of all draws.
    """
    remaining: Iterator[Outcome] = iter(outcomes)
    panels = []
    for panel in sweep.panels:
        points, heights = [], np.full((len(sweep.bounds), len(sweep.values)), np.nan)
        for index in range(len(sweep.values)):
            if sweep.bounds:
                heights[:, index] = [np.nan if height is None else height for height in next(remaining)]
            points.append([next(remaining) for _ in range(trials)])
        panels.append(_panel_scores(sweep, panel, points, heights))
    return SweepScores(sweep, trials, seed, tuple(panels))


def _panel_scores(
    sweep: SweepPlan, panel: Panel, points: list[list[Outcome]], heights: FloatArray
) -> PanelScores:
    def of_draws(name: str) -> list[list[Any]]:
        return [[outcome[name] for outcome in draws] for draws in points]

    def of_method(name: str, at: int) -> list[list[Any]]:
        return [[outcome[name][at] for outcome in draws] for draws in points]

    return PanelScores(
        panel=panel,
        sigma=np.array([draws[0]["sigma"] for draws in points], dtype=np.float64),
        infeasible=np.array(of_draws("infeasible"), dtype=np.bool_),
        outside=np.array(of_draws("outside"), dtype=np.bool_),
        curves=tuple(
            Curve(
                label=label,
                scores=np.array(of_method("scores", at), dtype=np.float64),
                placeless=np.array(of_method("placeless", at), dtype=np.bool_),
                statuses=tuple(map(tuple, of_method("statuses", at))),
            )
            for at, (label, _) in enumerate(sweep.methods)
        ),
        bounds=heights,
    )
