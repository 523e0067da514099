"""Figures 1 and 2 of v1, Figure 1 of the extended version: what one recovery looks like."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_lab.experiments.papers.panels import FIXED, V1, V2
from heatcloak_lab.experiments.setting import Setting
from heatcloak_lab.experiments.sweep import Panel, Sweep


def _picture(name: str, title: str, question: str, source: str, setting: Setting, note: str) -> Sweep:
    """A sweep over one value: its figure is one draw, and the scores of all."""
    return Sweep(
        name=name,
        title=title,
        question=question,
        vary="sigma",
        values=(setting.sigma,),
        panels=(Panel(f"T = {setting.spread:g}, σ = {setting.sigma:g}", setting),),
        source=source,
        axis="noise scale σ",
        notes=(
            note,
            "As printed, truth and estimates are scaled to mass one. The picture shows the first draw, "
            "whatever it looks like; the scores below are of all draws.",
        ),
    )


_PAIR = replace(FIXED, time=0.1, sources=2)

FIGURE_1 = _picture(
    "v1-1",
    "One source, recovered",
    "What does a typical estimate look like?",
    f"{V1}, Figure 1",
    replace(FIXED, places="centre", sigma=0.5),
    "The printed caption does not say where the source is; here it stands at 0.5.",
)

FIGURE_2A = _picture(
    "v1-2a",
    "Two sources close together",
    "Are sources at 0.41 and 0.59 told apart?",
    f"{V1}, Figure 2a",
    replace(_PAIR, places=(0.41, 0.59)),
    "The papers: sources that are close come out as one between them.",
)

FIGURE_2B = _picture(
    "v1-2b",
    "Two sources far apart",
    "Are sources at 0.24 and 0.76 told apart?",
    f"{V1}, Figure 2b",
    replace(_PAIR, places=(0.24, 0.76)),
    "The papers: sources that are far apart come out as two.",
)

EXTENDED_1 = replace(
    FIGURE_2B,
    name="extended-1",
    question="Is an estimate close in EMD, if not in other norms?",
    source=f"{V2}, Figure 1",
    notes=("The same setting as v1, Figure 2b.", *FIGURE_2B.notes[1:]),
)

PICTURES = (FIGURE_1, FIGURE_2A, FIGURE_2B)
