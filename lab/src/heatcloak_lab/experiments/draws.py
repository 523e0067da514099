"""The draws of a sweep: what is done for each, apart from all others, and what they give together.

A draw's random stream depends on the seed and on what the draw is called: experiment, panel, value, trial.
So another value, panel, trial or method changes no other draw, and all methods of a draw get the same world.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import numpy as np

from heatcloak_aggregator.arrays import FloatArray
from heatcloak_aggregator.earth_mover import score as emd_score
from heatcloak_lab.experiments.calling import called, checked_estimate, checked_number, checked_status
from heatcloak_lab.experiments.findings import Curve, Findings, PanelFindings
from heatcloak_lab.experiments.methods import METHODS, Answer, Method, Question, bpdn_paper
from heatcloak_lab.experiments.running import Outcome, Task
from heatcloak_lab.experiments.setting import Draw, Setting, draw
from heatcloak_lab.experiments.shared import Shared
from heatcloak_lab.experiments.sweep import Panel, Sweep


class Where(NamedTuple):
    """Which draw of a sweep: what its random numbers depend on."""

    experiment: str
    panel: str
    value: float
    trial: int

    @property
    def words(self) -> tuple[int, ...]:
        """Four 32-bit words that are different for different draws."""
        identity = json.dumps([self.experiment, self.panel, repr(float(self.value)), self.trial])
        digest = hashlib.blake2b(identity.encode(), digest_size=16).digest()
        return tuple(int.from_bytes(digest[at : at + 4], "little") for at in range(0, 16, 4))

    def readings_rng(self, seed: int) -> np.random.Generator:
        """What the world and its noise are drawn from."""
        return np.random.default_rng([seed, *self.words])

    def method_seed(self, seed: int) -> int:
        """What methods draw from: a stream apart from that of the readings."""
        apart = np.random.SeedSequence([seed, *self.words], spawn_key=(1,))
        return int(apart.generate_state(1, np.uint64)[0] >> np.uint64(1))


def tasks_of(sweep: Sweep, trials: int, seed: int) -> list[Task]:
    """The tasks: at each value of each panel the curves of the theory, then the draws."""
    shared = Shared(sweep)
    tasks = []
    for at, (panel, value) in enumerate(_points(sweep)):
        name = _place(sweep, panel, value)
        if sweep.bounds:
            tasks.append(Task(f"{name}, theory", bounds_at, (shared, at)))
        tasks += [
            Task(f"{name}, trial {trial}", one_draw, (shared, at, trial, seed)) for trial in range(trials)
        ]
    return tasks


def _points(sweep: Sweep) -> list[tuple[Panel, float]]:
    return [(panel, value) for panel in sweep.panels for value in sweep.values]


def bounds_at(shared: Shared[Sweep], at: int) -> Outcome:
    """The curves of the theory at point ``at``, in their order; None where one says nothing.

    Raises:
        ExperimentError: a curve's function failed.
    """
    sweep = shared.value
    panel, value = _points(sweep)[at]
    setting = sweep.setting(panel, value)
    place = _place(sweep, panel, value)
    found: list[float | None] = []
    for bound in sweep.bounds:
        height = called(f"curve {bound.label!r}", place, bound.value, setting)
        found.append(None if height is None else checked_number(f"curve {bound.label!r}", place, height))
    return found


def one_draw(shared: Shared[Sweep], at: int, trial: int, seed: int) -> Outcome:
    """Draw trial ``trial`` at point ``at``, and have every method recover it.

    Returns:
        A dictionary: ``sigma``; ``infeasible``, whether nothing in [0, 1]ⁿ keeps to the papers' radius;
        ``outside``, whether the truth does not; and for each method in order ``scores``, ``placeless``,
        ``statuses``.

    Raises:
        ExperimentError: a method or the metric failed or gave what is none; named in one line.
    """
    sweep = shared.value
    panel, value = _points(sweep)[at]
    setting = sweep.setting(panel, value)
    where = Where(sweep.name, panel.label, value, trial)
    place = _place(sweep, panel, value, trial)
    world = called("the draw", place, draw, setting, where.readings_rng(seed))
    method_seed = where.method_seed(seed)
    outcome: dict[str, Any] = {"sigma": world.sigma, "infeasible": None}
    outcome["outside"] = world.noise_norm > world.sigma * math.sqrt(setting.n_sensors)
    outcome |= {"scores": [], "placeless": [], "statuses": []}
    for label, named in sweep.methods:
        method = METHODS[named] if isinstance(named, str) else named
        estimate, status = recovered(f"method {label!r}", place, method, setting, world, method_seed)
        if method is bpdn_paper:
            outcome["infeasible"] = status == "relaxed"
        distance, placeless = _scored(sweep, place, label, setting, world, estimate)
        outcome["scores"].append(distance)
        outcome["placeless"].append(placeless)
        outcome["statuses"].append(status)
    if outcome["infeasible"] is None:
        _, status = recovered("basis pursuit", place, bpdn_paper, setting, world, method_seed)
        outcome["infeasible"] = status == "relaxed"
    return outcome


def recovered(
    who: str, place: str, method: Method, setting: Setting, world: Draw, seed: int
) -> tuple[FloatArray, str]:
    """A method's estimate, shape (n,), finite and not negative, and its status.

    Raises:
        ExperimentError: the method failed or gave something else; the text names ``who`` and ``place``.
    """
    # Readings of its own: a method may work in place without disturbing the next one.
    question = Question(setting.operator, world.readings.copy(), world.sigma, seed)
    answer: Any = called(who, place, method, question)
    status: Any = ""
    if isinstance(answer, Answer):
        answer, status = answer.estimate, answer.status
    told = checked_status(who, place, status)
    return checked_estimate(who, place, answer, setting.n_sources), told


def _scored(
    sweep: Sweep, place: str, label: str, setting: Setting, world: Draw, estimate: FloatArray
) -> tuple[float, bool]:
    domain = setting.operator.domain
    placed = emd_score(domain, world.truth, estimate)
    name, metric = sweep.metric
    if isinstance(metric, str):
        return placed.value, placed.placeless
    who = f"metric {name!r} of method {label!r}"
    distance = called(who, place, metric, domain, world.truth.copy(), estimate.copy())
    return checked_number(who, place, distance), placed.placeless


def _place(sweep: Sweep, panel: Panel, value: float, trial: int | None = None) -> str:
    panel_text = f"panel {panel.label!r}, " if panel.label else ""
    trial_text = "" if trial is None else f", trial {trial}"
    return f"{panel_text}{sweep.vary} = {float(value)!r}{trial_text}"


def collect(sweep: Sweep, outcomes: Sequence[Outcome], trials: int, seed: int) -> Findings:
    """Put together what the tasks of ``tasks_of`` found.

    Args:
        sweep: what was asked.
        outcomes: of the tasks, in their order.
        trials: how many draws each point got.
        seed: what they were drawn from.
    """
    left: Iterator[Outcome] = iter(outcomes)
    panels = []
    for panel in sweep.panels:
        points, heights = [], np.full((len(sweep.bounds), len(sweep.values)), np.nan)
        for index in range(len(sweep.values)):
            if sweep.bounds:
                heights[:, index] = [np.nan if height is None else height for height in next(left)]
            points.append([next(left) for _ in range(trials)])
        panels.append(_panel_findings(sweep, panel, points, heights))
    return Findings(sweep, trials, seed, tuple(panels))


def _panel_findings(
    sweep: Sweep, panel: Panel, points: list[list[Outcome]], heights: FloatArray
) -> PanelFindings:
    def table(*path: str | int) -> list[list[Any]]:
        def reached(outcome: Any) -> Any:  # noqa: ANN401
            for step in path:
                outcome = outcome[step]
            return outcome

        return [[reached(outcome) for outcome in draws] for draws in points]

    return PanelFindings(
        panel=panel,
        sigma=np.array([draws[0]["sigma"] for draws in points], dtype=np.float64),
        infeasible=np.array(table("infeasible"), dtype=np.bool_),
        outside=np.array(table("outside"), dtype=np.bool_),
        curves=tuple(
            Curve(
                label=label,
                scores=np.array(table("scores", at), dtype=np.float64),
                placeless=np.array(table("placeless", at), dtype=np.bool_),
                statuses=tuple(map(tuple, table("statuses", at))),
            )
            for at, (label, _) in enumerate(sweep.methods)
        ),
        bounds=heights,
    )
