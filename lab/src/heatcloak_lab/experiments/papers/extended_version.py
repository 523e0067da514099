"""Gilbert & McMillan 2018, the extended version: Figures 1 to 3, Table 2, and further graphs."""

from __future__ import annotations

from dataclasses import replace

from heatcloak_lab.experiments.claims import Claim, Trend
from heatcloak_lab.experiments.graphs.community_graphs import KNOWN, BlockModel, GraphSetting, KnownGraph
from heatcloak_lab.experiments.graphs.community_study import CommunityStudy
from heatcloak_lab.experiments.graphs.community_sweep import CommunitySweep
from heatcloak_lab.experiments.graphs.methods import DEFAULT_METHODS, GRAPH_LABELS
from heatcloak_lab.experiments.graphs.standard_graphs import StandardGraphs
from heatcloak_lab.experiments.graphs.vicinity_study import VicinityStudy
from heatcloak_lab.experiments.papers.first_version import FIGURE_2B, MU_NOTE, OVER_M, OVER_N, OVER_T
from heatcloak_lab.experiments.papers.theory_curves import V2
from heatcloak_lab.experiments.result import Experiment
from heatcloak_lab.experiments.sensitivity_study import SensitivityStudy

EXTENDED_1 = replace(
    FIGURE_2B,
    name="extended-1",
    question="Is an estimate close in EMD, if not in other norms?",
    source=f"{V2}, Figure 1",
    notes=("The same setting as v1, Figure 2b.", *FIGURE_2B.notes[1:]),
)

EXTENDED_2 = SensitivityStudy(
    "extended-2",
    "Δ₂ over m, n and t",
    "How does Δ₂ depend on m, n and t?",
    (OVER_M, OVER_N, OVER_T),
    f"{V2}, Figure 2",
    (MU_NOTE,),
)

SEEDS = (0, 100, 200)
"""Seeds of the graphs, far apart, so that a redrawn graph does not equal another one."""

_SMALL = tuple(GraphSetting(BlockModel(500, seed=seed)) for seed in SEEDS)
_LARGE = tuple(GraphSetting(BlockModel(750, seed=seed), tau=3.0, epsilon=5.0) for seed in SEEDS)

_CAPTION = (
    "The printed caption has inter- and intracommunity swapped: edges are inside communities with "
    "probability 5 % and between them with 0.1 %, as in the slides."
)
_PLACES = (
    "As in the paper's picture, the source is at one vertex on the left. Accuracy is measured with the "
    "source at a random vertex: otherwise always naming the left side would always be right."
)

EXTENDED_3 = CommunityStudy(
    name="extended-3",
    title="A source in one of two communities",
    question="Is the right community recovered?",
    settings=_SMALL,
    source=f"{V2}, Figure 3, and the first of the two in the slides",
    notes=(_CAPTION, _PLACES),
)

EXTENDED_3_LARGE = replace(
    EXTENDED_3,
    name="extended-3-large",
    title="A source in one of two larger communities",
    question="Is the right one of two larger communities recovered?",
    settings=_LARGE,
    source=f"the second of the two in the slides of {V2}",
)

_PROVIDED = f"{V2}, section 5: the correct community is recovered, provided"

COMMUNITY_TAU = CommunitySweep(
    name="community-tau",
    title="Communities over the spread",
    question="Is there a best time to look for the community?",
    vary="tau",
    values=(0.125, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0),
    settings=_SMALL,
    source=f"{V2}, section 5, on Figure 3",
    axis="spread τ (ε = 4, δ = 0.1)",
    claims=(Claim(Trend.VALLEY, f"wrong communities over τ; {_PROVIDED} τ is not too large or too small"),),
    notes=(
        _CAPTION,
        "Noise falls with τ as Δ₂ does, here to 10⁻⁴ of a unit reading at τ = 16: the result at late times "
        "requires a model that is accurate to as many digits.",
    ),
)

COMMUNITY_EPSILON = CommunitySweep(
    name="community-epsilon",
    title="Communities over the promise",
    question="How large must ε be for the community to be found?",
    vary="epsilon",
    values=(0.5, 1.0, 2.0, 4.0, 8.0, 16.0),
    settings=_SMALL,
    source=f"{V2}, section 5, on Figure 3",
    axis="ε (δ = 0.1, τ = 2)",
    claims=(Claim(Trend.FALLING, f"wrong communities over ε; {_PROVIDED} ε is not too small"),),
    notes=(_CAPTION,),
)

KNOWN_GRAPHS = VicinityStudy(
    name="known-graphs",
    title="Locating a source in a club, a novel and a town",
    question="How closely can a source be located on real social graphs?",
    settings=(*(GraphSetting(KnownGraph(name)) for name in KNOWN), GraphSetting(BlockModel(50, 0.2, 0.02))),
    methods=(*DEFAULT_METHODS, (GRAPH_LABELS["posterior"], "posterior")),
    notes=(
        "Not in the papers. τ, ε and δ are those of Figure 3. The block model is one of about the same size, "
        "with edges inside communities with probability 20 % and between them with 2 %.",
    ),
)

GRAPHS: tuple[Experiment, ...] = (
    EXTENDED_3,
    EXTENDED_3_LARGE,
    StandardGraphs(),
    COMMUNITY_TAU,
    COMMUNITY_EPSILON,
    KNOWN_GRAPHS,
)
