"""The result of the experiment on tracking: answer, assumptions, tables, and captions of the figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from heatcloak_aggregator.recovery.methods import VICINITY_LEVEL
from heatcloak_lab.experiments.claims import LEVEL, Decision, claims_table
from heatcloak_lab.experiments.result import Cell, Drawing, Measured, Result, Table, count_text
from heatcloak_lab.experiments.tracking.figures import (
    METHOD_LABELS,
    draw_calibration,
    draw_picture,
    draw_rounds,
)
from heatcloak_lab.experiments.tracking.measurements import (
    FILTER,
    POOLED,
    SMOOTHER,
    Coverage,
    Ratio,
    coverage,
    emd_ratio,
    mean_emd,
    ratio_of_sums,
)

if TYPE_CHECKING:
    from heatcloak_lab.experiments.tracking.study import TrackingStudy

Outcomes = Mapping[str, Sequence[Mapping[str, Any]]]
"""The measurements of the worlds, by kind."""

GAIN = 0.8
"""Greatest ratio of the filter's distance to that of the pooled posterior that is claimed."""
TOLERANCE = 0.05
"""Greatest difference of stated and actual probability that is claimed."""
KIND_LABELS = {
    "stands": "one person stands",
    "walks": "one person walks",
    "three": "three people stand",
    "demo": "one to three people",
    "stop-and-go": "people who stop and go",
    "crowd": "four to six people",
    "prior": "people of the prior",
}
"""Names of kinds of worlds in figures."""

ASSUMPTIONS = (
    "Kinds of worlds: demo, the scenarios of the demo, one person who walks, perhaps one who stands, and "
    "perhaps one who comes and goes; stop-and-go, one or two people who stand and walk fast in turns of two "
    "to five rounds; prior, people drawn from the tracker's own model of motion. Only there are its "
    "probabilities exact in theory.",
    "Every person has intensity one, and both methods know it.",
    "The pooled posterior is that of the service: of the rounds so far that agree, up to 20, and where they "
    "drift, of a straight line through them. The tracker has its default model of motion.",
    "EMD is in corridor lengths. Rounds without people have none. The last three rounds have no estimate "
    "three rounds later.",
    "A vicinity is an interval with a stated probability of a person inside. In a round without people it is "
    "wrong.",
    "The rounds of one world are not independent: all intervals and tests are over worlds.",
    "The noise is Gaussian in floating point, with the scales of the zone.",
)


def study_result(study: TrackingStudy, picture: Mapping[str, Any], outcomes: Outcomes, trials: int) -> Result:
    """Return the result of the experiment."""
    methods = tuple(METHOD_LABELS)
    titles = {kind: KIND_LABELS[kind] for kind in study.kinds}
    worlds = count_text(trials, "world")
    intervals = "" if trials == 1 else " Bands and bars are 95 % intervals."
    rounds = {
        kind: {method: _by_round(found, method, study.setting.rounds) for method in methods}
        for kind, found in outcomes.items()
    }
    covered = {
        kind: {
            method: [coverage(found, method, level) for level in study.levels]
            for method in (FILTER, SMOOTHER)
        }
        for kind, found in outcomes.items()
    }
    return Result(
        name=study.name,
        title="Tracking people over rounds",
        question=study.question,
        answer=_answer(study, outcomes, covered),
        assumptions=(
            f"{worlds} of each kind, with {study.setting.rounds} rounds, in the corridor of the default "
            f"zone: noise of {study.setting.mean_sigma:.3g} (root mean square of the sensors).",
            *ASSUMPTIONS,
        ),
        tables=(
            _accuracy_table(outcomes, methods),
            _coverage_table(study, covered),
            _claims(outcomes, covered, study),
        ),
        series=_rounds_table(outcomes, methods),
        caption=f"One world: where people are (black), and intervals with a person inside at a probability "
        f"of {VICINITY_LEVEL:g}: of the posterior of pooled rounds, of the tracker in each round, and of the "
        "tracker given all rounds.",
        draw=partial(draw_picture, picture=picture, rounds=study.setting.rounds),
        further=(
            Drawing(
                "rounds",
                f"Mean earth mover's distance over the rounds, {worlds} of each kind.{intervals}",
                partial(draw_rounds, curves=rounds, caption=titles),
            ),
            Drawing(
                "calibration",
                f"Share of vicinities with a person inside over the stated probability, at levels from "
                f"{study.levels[0]:g} to {study.levels[-1]:g}, {worlds} of each kind.{intervals}",
                partial(draw_calibration, curves=covered, caption=titles),
            ),
        ),
    )


def _by_round(found: Sequence[Mapping[str, Any]], method: str, rounds: int) -> list[Ratio | None]:
    """Return the mean distance of each round over the worlds that have one."""
    means = []
    for number in range(rounds):
        values = [each["emd"][method][number] for each in found]
        known = [value for value in values if value is not None]
        means.append(ratio_of_sums(known, [1.0] * len(known)))
    return means


def _answer(
    study: TrackingStudy,
    outcomes: Outcomes,
    covered: Mapping[str, Mapping[str, Sequence[Coverage | None]]],
) -> tuple[str, ...]:
    texts = []
    for kind, found in outcomes.items():
        parts = [
            f"{METHOD_LABELS[method]} {_mean_text(mean)}"
            for method in METHOD_LABELS
            if (mean := mean_emd(found, method)) is not None
        ]
        ratio = emd_ratio(found, FILTER, POOLED)
        if ratio is None:
            texts.append(f"{kind}: no round has people; run more draws.")
            continue
        texts.append(
            f"{kind}: mean EMD {', '.join(parts)}. The tracker's error is {_ratio_text(ratio)} times that of "
            "the pooled posterior."
        )
    for kind, methods in covered.items():
        for method, found_at in methods.items():
            known = [each for each in found_at if each is not None]
            if known:
                worst = max(known, key=lambda each: abs(each.excess.value))
                texts.append(
                    f"{kind}, vicinities of {METHOD_LABELS[method]}: stated and actual probability differ by "
                    f"at most {abs(worst.excess.value):.3f} (stated {worst.stated:.3f}, actual "
                    f"{worst.actual.value:.3f})."
                )
    return tuple(texts)


def _mean_text(mean: Ratio) -> str:
    if mean.interval is None:
        return f"{mean.value:.4f}"
    return f"{mean.value:.4f} ± {mean.interval.high - mean.value:.4f}"


def _ratio_text(ratio: Ratio) -> str:
    interval = ratio.log_interval
    if interval is None:
        return f"{ratio.value:.2f}"
    return f"{ratio.value:.2f} ({interval.low:.2f} to {interval.high:.2f})"


def _accuracy_table(outcomes: Outcomes, methods: Sequence[str]) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for kind, found in outcomes.items():
        for method in methods:
            mean, ratio = mean_emd(found, method), emd_ratio(found, method, POOLED)
            if mean is None or ratio is None:
                continue
            ends = (mean.interval, ratio.log_interval if method != POOLED else None)
            cells = [
                cell
                for each in ends
                for cell in (("", "") if each is None else (Measured(each.low), Measured(each.high)))
            ]
            rows.append((kind, method, Measured(mean.value), *cells[:2], Measured(ratio.value), *cells[2:]))
    return Table(
        "emd",
        "Mean earth mover's distance, and its ratio to that of the pooled posterior in the same rounds, with "
        "95 % intervals.",
        ("worlds", "method", "EMD", "from", "to", "ratio", "ratio from", "ratio to"),
        tuple(rows),
    )


def _coverage_table(
    study: TrackingStudy, covered: Mapping[str, Mapping[str, Sequence[Coverage | None]]]
) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for kind, methods in covered.items():
        for method, found in methods.items():
            for level, each in zip(study.levels, found, strict=True):
                if each is not None:
                    error: Cell = "" if each.excess.error is None else Measured(each.excess.error)
                    measured = (
                        Measured(level),
                        each.vicinities,
                        Measured(each.stated),
                        Measured(each.actual.value),
                    )
                    rows.append((kind, method, *measured, error))
    return Table(
        "coverage",
        "Vicinities: their number, the mean of their stated probabilities, the share with a person inside, "
        "and the standard error of the difference.",
        ("worlds", "method", "level", "count", "stated", "actual", "± difference"),
        tuple(rows),
    )


def _claims(
    outcomes: Outcomes, covered: Mapping[str, Mapping[str, Sequence[Coverage | None]]], study: TrackingStudy
) -> Table:
    """Test what is said about the tracker: its gains, and that its probabilities are right."""
    rows: list[tuple[Cell, ...]] = []
    gain = f"the tracker is more accurate than the pooled posterior by at least {1.0 - GAIN:.0%}".replace(
        "%", " %"
    )
    later = "all rounds together are more accurate than the rounds so far"
    for kind, found in outcomes.items():
        if kind == "demo":
            rows.append(_ratio_claim(gain, kind, FILTER, emd_ratio(found, FILTER, POOLED), GAIN))
        rows.append(_ratio_claim(later, kind, SMOOTHER, emd_ratio(found, SMOOTHER, FILTER), 1.0))
    for method, found_at in covered.get("prior", {}).items():
        for level, each in zip(study.levels, found_at, strict=True):
            rows.append(_calibration_claim(method, level, each))
    return claims_table("What is said about the tracker, tested on the draws.", rows)


def _ratio_claim(words: str, kind: str, method: str, ratio: Ratio | None, limit: float) -> tuple[Cell, ...]:
    """Test that a ratio is below a limit."""
    shape = f"ratio below {limit:g}"
    above = None if ratio is None else ratio.above(limit)
    if ratio is None or above is None:
        return (
            words,
            shape,
            kind,
            method,
            Decision.OPEN.value,
            "",
            "one world does not show the effect of chance",
        )
    decision, p_value = _decide(opposite=1.0 - above, claim=above)
    evidence = f"ratio {_ratio_text(ratio)}"
    return (words, shape, kind, method, decision.value, Measured(max(p_value, 1e-15)), evidence)


def _calibration_claim(method: str, level: float, found: Coverage | None) -> tuple[Cell, ...]:
    """Test that stated and actual probability differ by at most `TOLERANCE`: two one-sided tests."""
    words = f"vicinities hold a person with the stated probability, within {TOLERANCE:g}"
    shape, panel = "equal", f"prior, level {level:g}"
    too_high = None if found is None else found.excess.above(TOLERANCE)
    below_low = None if found is None else found.excess.above(-TOLERANCE)
    if found is None or too_high is None or below_low is None:
        return (
            words,
            shape,
            panel,
            method,
            Decision.OPEN.value,
            "",
            "one world does not show the effect of chance",
        )
    # Within if both "at least the tolerance" and "at most minus the tolerance" are refuted.
    within = max(1.0 - too_high, below_low)
    outside = min(too_high, 1.0 - below_low)
    decision, p_value = _decide(opposite=within, claim=min(1.0, 2.0 * outside))
    evidence = f"stated {found.stated:.3f}, actual {found.actual.value:.3f} ± {_spread(found.excess)}"
    return (words, shape, panel, method, decision.value, Measured(max(p_value, 1e-15)), evidence)


def _spread(excess: Ratio) -> str:
    return "" if excess.interval is None else f"{excess.interval.high - excess.value:.3f}"


def _decide(opposite: float, claim: float) -> tuple[Decision, float]:
    """Return the decision on a claim and its p, from p of its opposite and p of the claim."""
    if opposite < LEVEL:
        return Decision.HOLDS, opposite
    if claim < LEVEL:
        return Decision.FAILS, claim
    return Decision.OPEN, opposite


def _rounds_table(outcomes: Outcomes, methods: Sequence[str]) -> Table:
    rows: list[tuple[Cell, ...]] = [
        (kind, trial, number, method, "" if value is None else float(value))
        for kind, found in outcomes.items()
        for trial, each in enumerate(found)
        for method in methods
        for number, value in enumerate(each["emd"][method])
    ]
    return Table(
        "draws", "Every round of every world.", ("worlds", "world", "round", "method", "EMD"), tuple(rows)
    )
