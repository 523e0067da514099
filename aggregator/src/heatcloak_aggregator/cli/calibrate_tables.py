"""Text output of ``heatcloak zone calibrate``: tables of choices and methods, and the promises in words."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from heatcloak_aggregator.cli.options import chance_in_words, place_in_words
from heatcloak_aggregator.privacy.accounting import spent_between, spent_straddling
from heatcloak_aggregator.privacy.calibration import MethodRow
from heatcloak_aggregator.zones.calibration import distinguished_pair
from heatcloak_aggregator.zones.choices import Choice, Choices, kernel_peak
from heatcloak_shared.zone import Move, Zone, promise_in_words

_FEWEST_COLUMNS, _MOST_COLUMNS = 80, 100
_PLACED = (
    "*: the requested promise. placed: approximate error with which an observer without prior knowledge who "
    "trusts the model places a single source, from one round and from a whole period in which it does not "
    "move; an average by a rule of thumb, not a bound."
)
_IDENTIFIED = (
    "*: the requested promise. identified: upper bound of the probability that an observer who trusts the "
    "model chooses correctly between {pair}, equally likely a priori, from one round and from a whole period "
    "in which the person does not move; a blind guess is right 50 % of the time."
)


def print_choices(found: Choices, asked: Sequence[Zone]) -> None:
    """Print a table for each mode, an explanation, and the promise of each requested zone."""
    console, domain = _console(), asked[0].domain
    explanation = _PLACED if domain.has_length else _IDENTIFIED.format(pair=_pairs(asked))
    for zone in asked:
        console.print(_heading(zone), style="bold")
        console.print(_choices_table([row for row in found.rows if row.mode == zone.promise.mode], zone))
    console.print(
        f"{explanation}\n"
        "EMD: distance of one round's estimate from the truth, with its 95 % confidence interval, "
        f"measured in {found.trials} simulated worlds of one to three people at random places, the same for "
        f"every row. A guess without readings has {found.blind_emd:.3f}. empty: share of rounds that noise "
        "alone explains; their estimates contain no location and count as such a guess. In the simulation "
        f"one person at a sensor reads {kernel_peak(domain):.3g}, and a reading outside a range is clamped. "
        f"Distances are in {domain.distance_unit}.\n"
    )
    for zone in asked:
        console.print(f"{zone.promise.mode}: {promise_in_words(zone)}\n")
    # The same for every mode, because the noise is calibrated to ρ.
    zone = asked[0]
    period, two = spent_between(zone, 0, zone.schedule.budget_rounds - 1), spent_straddling(zone)
    console.print(f"Any stretch as long as a period costs at most that of {period.text}.\n")
    console.print(f"A longer one, up to that of {two.text}.\n")


def print_methods(rows: Sequence[MethodRow], asked: Zone) -> None:
    """Print the noise that each calibration method needs."""
    promise, schedule = asked.promise, asked.schedule
    console = _console()
    console.print(
        f"Noise that each calibration method needs: mode model, epsilon {promise.epsilon:g}, "
        f"delta {promise.delta:g}, {_rounds(schedule.releases)}",
        style="bold",
    )
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("method")
    for name in ("sigma/Δ", "sigma", "placed" if asked.domain.has_length else "identified"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("remark")
    for row in rows:
        table.add_row(
            row.method,
            _figure(row.multiplier),
            _figure(row.sigma),
            place_in_words(row.attacker_best) if row.has_length else chance_in_words(row.told_apart),
            row.remark,
        )
    console.print(table)


def _console() -> Console:
    console = Console(markup=False, highlight=False)
    # A narrower terminal wraps lines itself; a table fitted to it would lose digits.
    console.width = min(max(console.width, _FEWEST_COLUMNS), _MOST_COLUMNS)
    return console


def _pairs(asked: Sequence[Zone]) -> str:
    """Return the pairs of locations that an observer distinguishes, by mode if modes differ."""
    pairs = {zone.promise.mode: distinguished_pair(zone) for zone in asked}
    if len(set(pairs.values())) == 1:
        return next(iter(pairs.values()))
    return " or ".join(f"{pair} (mode {mode})" for mode, pair in pairs.items())


def _heading(zone: Zone) -> str:
    hides = zone.promise.hides
    if isinstance(hides, Move):
        radius = zone.domain.radius_in_words(hides.alpha)
        return f"model: hides where a person is, within {radius}; assumes the model of heat"
    return f"range: hides any change of all readings within {hides.low:g} to {hides.high:g}; assumes no model"


def _choices_table(rows: Sequence[Choice], asked: Zone) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    table.add_column("")
    attack = "placed" if asked.domain.has_length else "identified"
    headings = (
        "epsilon",
        "listed\nrounds",
        "noise\nsigma",
        f"{attack},\none round",
        f"{attack},\nperiod",
        "EMD",
        "empty",
    )
    for name in headings:
        table.add_column(name, justify="right", no_wrap=True)
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        wanted = (row.epsilon, row.releases) == (asked.promise.epsilon, asked.schedule.releases)
        table.add_row(
            "*" if wanted else "",
            *_cells(row),
            style="bold" if wanted else "",
            end_section=after is not None and after.epsilon != row.epsilon,
        )
    return table


def _cells(row: Choice) -> tuple[str, ...]:
    budget = f"{row.epsilon:g}", f"{row.releases}"
    if row.emd is None or row.placeless is None:
        return *budget, "undrawable"
    return (
        *budget,
        _figure(row.sigma),
        *(
            (place_in_words(row.attacker_best), place_in_words(row.attacker_best_standing))
            if row.has_length
            else (chance_in_words(row.told_apart), chance_in_words(row.told_apart_standing))
        ),
        f"{row.emd:.3f} ± {row.emd_half_width:.3f}",
        f"{row.placeless:.0%}",
    )


def _rounds(count: int) -> str:
    return "1 listed round" if count == 1 else f"{count} listed rounds"


def _figure(value: float | None) -> str:
    return "-" if value is None else f"{value:.4g}"
