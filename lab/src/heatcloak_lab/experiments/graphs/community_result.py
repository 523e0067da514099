"""What the draws on a graph of communities become: tables, sentences and a figure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from heatcloak_lab.experiments.graphs.community_words import draws_text, sentences, verdict_table
from heatcloak_lab.experiments.graphs.draws import Scores
from heatcloak_lab.experiments.graphs.methods import NOISES
from heatcloak_lab.experiments.graphs.portrait import Portrait
from heatcloak_lab.experiments.graphs.tables import (
    ASSUMPTIONS,
    accuracy_table,
    draws_table,
    graphs_table,
)
from heatcloak_lab.experiments.result import Cell, Result, Table

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from heatcloak_lab.experiments.graphs.community_study import CommunityStudy


def result_of(study: CommunityStudy, scores: Scores, portrait: Portrait, seed: int) -> Result:
    """The result of a study."""
    cases = scores.comparison.cases
    groups: list[tuple[str, Cell, range]] = [("all", "", range(len(cases)))]
    if len(cases) > 1:
        groups += [(case.label, "", range(at, at + 1)) for at, case in enumerate(cases)]
    draws = draws_text(scores.trials)

    def draw(figure: Figure) -> None:
        from heatcloak_lab.experiments.graphs.community_figure import draw_communities

        draw_communities(figure, scores, portrait)

    source = f"{study.source[0].upper()}{study.source[1:]}. " if study.source else ""
    return Result(
        name=study.name,
        title=study.title,
        question=study.question,
        answer=sentences(scores, portrait),
        assumptions=(*study.notes, *ASSUMPTIONS),
        tables=(
            _setting_table(scores, seed),
            graphs_table(cases),
            verdict_table(scores),
            accuracy_table(scores, groups),
        ),
        series=draws_table(scores),
        caption=f"{source}Left: where recovered mass lies when the source stays at the ringed vertex, the "
        f"mean of {draws}, over what a uniform guess gives a vertex; of the edges, those between the "
        "communities are drawn, and vertices near them are nearer to the middle. Right: how often the right "
        f"community is named when the source is anywhere, over {draws} on each of {len(cases)} graphs, with "
        "95 % intervals; dashed is the exact Bayes decision, dotted a guess.",
        draw=draw,
    )


def _setting_table(scores: Scores, seed: int) -> Table:
    rows: list[tuple[Cell, ...]] = []
    for case, sigmas in zip(scores.comparison.cases, scores.sigmas.tolist(), strict=True):
        setting = case.setting
        rows.append(
            (
                case.label,
                setting.world.domain.n_vertices,
                setting.tau,
                setting.epsilon,
                setting.delta,
                setting.operator.sensitivity(setting.alpha),
                *sigmas,
            )
        )
    names = (f"σ, {NOISES[calibration]}" for calibration in scores.comparison.calibrations)
    return Table(
        "setting",
        f"What was drawn: {draws_text(scores.trials)} on each graph, seed {seed}. Δ₂ is that of a hop.",
        ("panel", "n", "τ", "ε", "δ", "Δ₂", *names),
        tuple(rows),
    )
