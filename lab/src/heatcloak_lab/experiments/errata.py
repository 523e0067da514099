"""Errors in the two papers, and the corrections."""

from __future__ import annotations

ERRATA = (
    ("v1, Figure 3a", "its caption says n; its axis runs from 0 to 1.2, so it shows σ"),
    ("v1, Figure 5", "t is given without μ: T = μt with μ = 1/2 gives the plotted values"),
    (
        "v1, Proposition 4; extended, Proposition 13 and Figure 2",
        "Δ₂ = O(√m/(nT^1.5)) is only an upper bound in T: Δ₂ falls as T^−0.75 at small T, and as "
        "T^−1.5 for T ≳ 3 only",
    ),
    (
        "v1, Lemma 6 and Algorithm 1; extended, Lemma 10",
        "at the radius σ√m the truth is feasible about half of the time, not with high probability; often "
        "no point is",
    ),
    (
        "v1, Lemma 3; extended, the Gaussian mechanism",
        "σ = 2·ln(1.25/δ)Δ₂/ε is far more noise than the promise needs at small δ, and too little at large ε",
    ),
    ("v1, section 5", "one source at 0.5 favours an estimate that is biased to the middle"),
    (
        "v1, Lemma 5; extended, Lemma 6",
        "false with fewer sensors than locations: M = [1 1 1] has κ = 1 and Δ₂ = 0",
    ),
    (
        "extended, Lemma 7",
        "the converse needs a nonnegative matrix: [a, −a] has columns of equal length",
    ),
    (
        "v1, Theorem 8; extended, Theorem 14",
        "the constants of the proof are too small and a factor √k is missing: feasible estimates "
        "exceed the bound",
    ),
    (
        "v1, Theorem 10; extended, Theorem 15",
        "¾a does not follow: the four vectors are a/2 apart, and bits are mixed with nats",
    ),
    (
        "v1, section 4.2: two peaks merge at a distance of T^1.5·σ/√m",
        "that is a lower bound only: they merge at a distance that grows as √σ",
    ),
    ("extended, Table 2, complete graph", "Δ₂² is 2e^(−2τn), not 2e^(−τn)"),
    ("extended, Table 2, star", "the middle term counts n − 2 times, once for each other leaf"),
    (
        "extended, Figure 3",
        "inter- and intracommunity are swapped: 5 % inside, 0.1 % between, as in the slides",
    ),
    (
        "extended, section 5",
        "the correct community is recovered only on average: at the printed setting the exact Bayes decision "
        "is wrong in a third of draws",
    ),
)
"""Pairs of a place in the papers and its error."""
