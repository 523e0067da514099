"""The draws of a sweep: their random streams, their scores, and errors of one line."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from heatcloak_aggregator import emd
from heatcloak_lab.experiments import (
    Answer,
    Bound,
    ExperimentError,
    Panel,
    Question,
    Setting,
    Sweep,
)
from heatcloak_lab.experiments.setting import draw
from heatcloak_lab.experiments.sweeps.draws import DrawKey, collect_scores, sweep_tasks
from heatcloak_shared.errors import ParameterError

Make = Callable[..., Sweep]


def found(sweep: Sweep, trials: int = 3, seed: int = 0) -> dict[str, Any]:
    """Return the outcomes of a sweep by key."""
    return {task.key: task.function(*task.arguments) for task in sweep_tasks(sweep, trials, seed)}


def zero(question: Question) -> Any:
    """Return an estimate of mass zero."""
    return np.zeros(question.operator.shape[1])


def test_the_stream_of_a_draw_is_the_seed_and_the_hash_of_its_key() -> None:
    """Four 32-bit words of BLAKE2b."""
    key = DrawKey("v1-3a", "source at 0.5", 0.1, 7)
    text = b'["v1-3a", "source at 0.5", "0.1", 7]'
    words = np.frombuffer(hashlib.blake2b(text, digest_size=16).digest(), "<u4").tolist()
    expected = np.random.default_rng([11, *words]).standard_normal(4)
    assert key.readings_rng(11).standard_normal(4).tolist() == expected.tolist()
    # Methods have a stream of their own: with the stream of the draw they could predict the noise.
    apart = np.random.SeedSequence([11, *words]).spawn(2)[1]
    assert key.method_seed(11) == int(apart.generate_state(1, np.uint64)[0]) >> 1


def test_draws_with_different_keys_or_seeds_have_different_streams() -> None:
    first = DrawKey("a", "p", 1.0, 0)
    named = (("b", "p", 1.0, 0), ("a", "q", 1.0, 0), ("a", "p", 2.0, 0), ("a", "p", 1.0, 1))
    others = [DrawKey(*each) for each in named]
    seeds = [first.method_seed(0), first.method_seed(1), *(other.method_seed(0) for other in others)]
    streams = [first.readings_rng(0), first.readings_rng(1), *(other.readings_rng(0) for other in others)]
    assert len(set(seeds)) == 6
    assert len({float(rng.random()) for rng in streams}) == 6
    assert all(0 <= seed < 2**63 for seed in seeds)


def test_10_and_10_0_are_the_same_value() -> None:
    assert DrawKey("a", "p", 10, 0).words == DrawKey("a", "p", 10.0, 0).words


def test_adding_a_value_panel_trial_or_method_changes_no_other_draw(make_sweep: Make) -> None:
    before = found(make_sweep())
    panels = (Panel("zero"), *make_sweep().panels)
    methods = (("none", zero), *make_sweep().methods)
    more = found(make_sweep(values=(2, 4, 6, 8, 9), panels=panels, methods=methods), trials=5)
    assert len(before) == 12
    assert len(more) == 75
    for key, outcome in before.items():
        assert outcome["scores"] == more[key]["scores"][1:]
        assert (outcome["sigma"], outcome["outside"]) == (more[key]["sigma"], more[key]["outside"])


def test_panels_with_equal_settings_have_different_draws(make_sweep: Make) -> None:
    scores = [tuple(outcome["scores"]) for outcome in found(make_sweep()).values()]
    assert not set(scores[:6]) & set(scores[6:])


def test_all_methods_of_a_draw_get_the_same_readings(make_sweep: Make) -> None:
    """Also after one of them changed them in place."""
    seen: list[tuple[bytes, int]] = []

    def spoil(question: Question) -> Any:
        seen.append((question.readings.tobytes(), question.seed))
        question.readings[:] = 0.0
        return zero(question)

    found(make_sweep(methods=(("a", spoil), ("b", spoil)), values=(4,), panels=(Panel("p"),)))
    assert seen[::2] == seen[1::2]
    assert len(set(seen)) == 3


def test_a_score_is_the_emd_to_the_truth_of_the_same_draw(make_sweep: Make) -> None:
    sweep = make_sweep(values=(8,), panels=(Panel("p", Setting(n_sources=20, n_sensors=8)),))
    (outcome,) = found(sweep, trials=1, seed=5).values()
    setting = replace(sweep.panels[0].setting, n_sensors=8)
    drawn = draw(setting, DrawKey("small", "p", 8, 0).readings_rng(5))
    method = sweep.methods[1][1]
    assert callable(method)
    estimate = method(Question(setting.operator, drawn.readings, drawn.sigma, 0))
    assert not isinstance(estimate, Answer)
    assert outcome["scores"][1] == emd(setting.operator.domain, drawn.truth, estimate)
    assert outcome["sigma"] == setting.noise_scale
    assert outcome["outside"] == (drawn.noise_norm > drawn.sigma * math.sqrt(8))


def test_an_estimate_of_mass_zero_is_flagged_and_scored_as_uniform(make_sweep: Make) -> None:
    outcomes = found(make_sweep(methods=(("zero", zero),))).values()
    assert all(outcome["placeless"] == [True] for outcome in outcomes)


def test_infeasibility_does_not_depend_on_the_methods(make_sweep: Make) -> None:
    setting = Panel("p", Setting(n_sources=20))
    with_it = make_sweep(panels=(setting,), methods=(("paper", "bpdn-paper"),))
    without = make_sweep(panels=(setting,), methods=(("zero", zero),))
    flags = [[outcome["infeasible"] for outcome in found(sweep, 20).values()] for sweep in (with_it, without)]
    assert flags[0] == flags[1]
    assert set(flags[0]) == {True, False}


def test_a_user_metric_gets_domain_truth_and_estimate(make_sweep: Make) -> None:
    def heaviest(domain: Any, truth: Any, estimate: Any) -> float:
        assert truth.shape == estimate.shape == (domain.n_sources,)
        return float(estimate.max())

    outcomes = found(make_sweep(metric=("heaviest", heaviest), methods=(("zero", zero),))).values()
    assert all(outcome["scores"] == [0.0] for outcome in outcomes)


def test_scores_are_collected_in_the_order_of_panels_values_and_trials(make_sweep: Make) -> None:
    """A bound that does not apply is NaN."""
    half = Bound("half", "guide", lambda setting: setting.n_sensors / 2)
    silent = Bound("silent", "upper", lambda setting: None if setting.n_sensors < 5 else 1.0)
    sweep = make_sweep(bounds=(half, silent))
    outcomes = found(sweep)
    findings = collect_scores(sweep, list(outcomes.values()), 3, 0)
    assert [panel.panel.label for panel in findings.panels] == ["one", "two"]
    second = findings.panels[1]
    assert second.sigma.tolist() == [0.05, 0.05]
    assert second.infeasible.shape == second.outside.shape == (2, 3)
    assert second.bounds[0].tolist() == [2.0, 4.0]
    assert math.isnan(second.bounds[1, 0])
    assert second.bounds[1, 1] == 1.0
    assert [curve.label for curve in second.curves] == ["pursuit", "matched"]
    expected = outcomes["panel 'two', n_sensors = 8.0, trial 2"]
    assert [curve.scores[1, 2] for curve in second.curves] == expected["scores"]
    assert [curve.statuses[1][2] for curve in second.curves] == expected["statuses"]


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (lambda q: 1 / 0, "failed with ZeroDivisionError: division by zero"),
        (lambda q: [][q], "failed with TypeError"),
        (lambda q: (_ for _ in ()).throw(SystemExit("bye\nbye")), "failed with SystemExit: bye bye"),
        (lambda q: np.full(20, np.nan), "gave an estimate that is not finite"),
        (lambda q: np.full(20, np.inf), "gave an estimate that is not finite"),
        (lambda q: np.full(20, -1e-300), "gave a negative intensity"),
        (lambda q: np.zeros(19), "gave an estimate of shape (19,)"),
        (lambda q: np.zeros((20, 1)), "gave an estimate of shape (20, 1)"),
        (lambda q: 3.0, "gave an estimate of shape ()"),
        (lambda q: None, "gave: NoneType"),
        (lambda q: "text", "gave: str"),
        (lambda q: [[1.0], [1.0, 2.0]], "gave: list"),
        (lambda q: np.zeros(20) * 1j, "gave: array of complex128"),
        (lambda q: Answer(np.zeros(20), 7), "its status is a int"),  # type: ignore[arg-type]
    ],
)
def test_a_failing_method_is_a_one_line_error_with_panel_value_and_trial(
    make_sweep: Make, answer: Any, complaint: str
) -> None:
    with pytest.raises(ExperimentError) as caught:
        found(make_sweep(methods=(("mine", answer),)))
    text = str(caught.value)
    assert text.startswith(f"method 'mine' {complaint}")
    assert " at panel 'one', n_sensors = 4.0, trial 0: " in text
    assert "\n" not in text


@pytest.mark.parametrize("value", [math.nan, math.inf, "far", None])
def test_a_failing_metric_is_a_one_line_error_with_its_method(make_sweep: Make, value: Any) -> None:
    sweep = make_sweep(metric=("mine", lambda domain, truth, estimate: value), methods=(("zero", zero),))
    with pytest.raises(ExperimentError, match=r"^metric 'mine' of method 'zero' gave .* trial 0: return a"):
        found(sweep)


def test_a_failing_bound_is_a_one_line_error_with_panel_and_value(make_sweep: Make) -> None:
    with pytest.raises(ExperimentError, match=r"^curve 'c' failed with .* at panel 'one', n_sensors = 4.0: "):
        found(make_sweep(bounds=(Bound("c", "guide", lambda setting: 1 / 0),)))


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"name": "a b"}, "name must be"),
        ({"vary": "places"}, "unknown parameter"),
        ({"values": ()}, "values is empty"),
        ({"values": (8, 4)}, "values must increase"),
        ({"values": (4, 4.5)}, "values of n_sensors must be whole"),
        ({"values": ("4",)}, "a value of n_sensors"),
        ({"values": (4, math.nan)}, "a value of n_sensors"),
        ({"values": (0, 4)}, "n_sensors must be at least 1"),
        ({"panels": ()}, "panels is empty"),
        ({"panels": (Panel("p"), Panel("p"))}, "panels contains a label twice"),
        ({"methods": (("a", "bpdn"),)}, "unknown method 'bpdn'"),
        ({"metric": ("a", "mse")}, "metric must be"),
        ({"bounds": (Bound("a", "sideways", lambda setting: 0.0),)}, "kind 'sideways' of a bound"),
    ],
)
def test_a_malformed_sweep_is_refused_by_the_name_of_the_field(
    make_sweep: Make, changes: dict[str, Any], complaint: str
) -> None:
    with pytest.raises(ParameterError, match=complaint):
        make_sweep(**changes)


def test_outcomes_do_not_depend_on_the_order_of_draws_in_a_process() -> None:
    """A new operator gives the same bits as one that was used."""
    from heatcloak_lab.experiments.setting import _operator

    panel = Panel("crowd", Setting(calibration="fixed"))
    methods = (("basis pursuit", "bpdn-paper"),)
    sweep = Sweep("crowd", "Crowd", "?", vary="sources", values=(20, 50), panels=(panel,), methods=methods)
    found = []
    for step in (1, -1):
        _operator.cache_clear()
        tasks = sweep_tasks(sweep, 6, 0)[::step]
        found.append({task.key: task.function(*task.arguments) for task in tasks})
    assert found[0] == found[1]
