"""Text output of ``heatcloak zone calibrate``: tables of noise and errors, and the promises in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from heatcloak_aggregator.cli.options import chance_in_words, place_in_words
from heatcloak_aggregator.privacy.accounting import spent_between, spent_straddling
from heatcloak_aggregator.privacy.calibration import MethodRow
from heatcloak_aggregator.recovery.posterior.prior import INTENSITY
from heatcloak_aggregator.theory import MeanError
from heatcloak_aggregator.zones.accuracy import BLIND_PLACE_ERROR, BLIND_SHARE
from heatcloak_aggregator.zones.choices import Choice, Choices, RequestedPromise, kernel_peak
from heatcloak_aggregator.zones.following_error import FollowingError
from heatcloak_aggregator.zones.observer import distinguished_pair
from heatcloak_aggregator.zones.position_error import PositionError
from heatcloak_shared.rounding import down_text, up_text
from heatcloak_shared.zone import Move, Zone, ZoneDomain, promise_in_words, resolution_share
from heatcloak_shared.zone.promise import move_in_words

_DEVIATIONS = 1.96
"""Standard errors of half a 95 % confidence interval."""
_FEWEST_COLUMNS, _MOST_COLUMNS = 80, 100
_NOISES = {
    ("discrete-gaussian", "uniform"): "discrete",
    ("rounded-gaussian", "uniform"): "uniform",
    ("rounded-gaussian", "shaped"): "shaped",
    ("discrete-gaussian", "shaped"): "shaped",
}
"""Names of the noises in tables."""
_NOISE_COLUMNS = (*(f"sigma,\n{name}" for name in dict.fromkeys(_NOISES.values())), "EMD", "empty")
_ERROR_COLUMNS = ("known,\nround", "known,\nperiod", "unknown,\nround", "unknown,\nperiod")
_SIGMA = (
    "*: the requested promise. sigma: scale of the noise in every reading, as the root mean square over "
    "sensors. discrete: discrete Gaussian noise, calibrated by zCDP. uniform: rounded Gaussian noise of "
    "one scale, calibrated exactly. shaped: {kind} Gaussian noise with a scale for each sensor, where this "
    "lowers sigma by more than 2 %. The other figures are for {kind} Gaussian noise, {shape}."
)
_ERRORS = (
    "Position error: mean distance from one person who is equally likely anywhere. least: no method has a "
    "smaller mean error (Bayes limit). {bound}known: the intensity is known to be 1. unknown: it is "
    "anything from {low:g} to {high:g}. round: from one round. period: from all rounds of a period, in "
    "which the person does not move. -: not computed."
)
_BOUND = (
    "C-R: what the Cramér-Rao bound gives for an estimate without prior knowledge, 0.8 of its standard "
    "deviation; with much noise it is above least, which uses that the person is in the corridor. "
)
_NOT_COMPUTED = (
    "Position error: not computed, because readings of one person are outside of the range, the noise is too "
    "small, or there are too many locations."
)
_IDENTIFIED = (
    "identified: upper bound of the probability that an observer who trusts the model chooses correctly "
    "between {pair}, equally likely a priori; a blind guess is right 50 % of the time."
)
_PLACED = (
    "placed: approximate error with which an observer without prior knowledge who trusts the model places a "
    "single source, from one round; an average by a rule of thumb, not a bound."
)

_FOLLOWING = (
    "The observer knows that one person of intensity 1 is there in all rounds of a period, knows how people "
    "move in general, waits for the last round, and infers the person's place in each round from all of them "
    "(hidden Markov model). stands: the person does not move, and the observer does not know this."
)
_WALKS = (
    "walks: the person walks by {speed:.2g} from one listed round to the next, and turns back at the ends."
)
_AT_MOST = (
    "The figures are for {rounds} listed rounds; over a whole period, which has more, they are at most these."
)
_UNRESOLVED = "-: not computed, because the noise is too small for the grid of the computation."


def print_choices(found: Choices, asked: Sequence[Zone]) -> None:
    """Print tables of noise and position errors for each mode, and an explanation."""
    console, domain = _console(), asked[0].domain
    for zone in asked:
        rows = [row for row in found.rows if row.mode == zone.promise.mode]
        console.print(_heading(zone), style="bold")
        console.print(_choices_table(rows, zone, _NOISE_COLUMNS, _noise_cells))
        if not any(_mean(error.bayes) is not None for row in rows for error in _errors_of(row)):
            console.print(f"{_NOT_COMPUTED}\n")
            if domain.has_length:
                continue
        if domain.has_length and all(map(_is_guess, rows)):
            console.print(
                f"Position error: no choice places a person much better than a guess, {BLIND_PLACE_ERROR:g}, "
                "not even over a period.\n"
            )
        elif domain.has_length:
            console.print("Position error, least/C-R:")
            console.print(_choices_table(rows, zone, _ERROR_COLUMNS, _error_cells))
        else:
            console.print("Position error, least:")
            columns = (*_ERROR_COLUMNS, "identi-\nfied,\nround", "identi-\nfied,\nperiod")
            console.print(_choices_table(rows, zone, columns, _location_cells))
    is_shaped = any(noise.chosen and noise.shape == "shaped" for row in found.rows for noise in row.noises)
    sigma = _SIGMA.format(
        kind=asked[0].noise.kind.removesuffix("-gaussian"),
        shape="shaped where the column has a figure" if is_shaped else "uniform",
    )
    parts = [sigma, _errors_legend(domain)]
    if not domain.has_length:
        parts.append(_IDENTIFIED.format(pair=_pairs(asked)))
    console.print(
        "\n".join(parts) + "\n"
        "EMD: distance of one round's estimate by basis pursuit from the truth, with its 95 % confidence "
        f"interval, measured in {found.trials} simulated worlds of one to three people at random places, "
        f"the same for every row. A guess without readings has {found.blind_emd:.3f}. empty: share of "
        "rounds that noise alone explains; their estimates contain no location and count as such a guess. "
        f"In the simulation one person at a sensor reads {kernel_peak(domain):.3g}, and a reading outside "
        f"a range is clamped. Distances are in {domain.distance_unit}.\n"
    )


def print_requested(found: RequestedPromise, zone: Zone) -> None:
    """Print the position errors with each noise that keeps the requested promise."""
    console = _console()
    console.print(
        f"Requested promise: mode {found.mode}, epsilon {zone.promise.epsilon:g}, {_rounds(found.releases)}",
        style="bold",
    )
    accuracy = _greatest_half_width(found)
    if accuracy is None:
        console.print(f"{_NOT_COMPUTED}\n")
    else:
        for missing in sorted({each.missing for entry in found.noises for each in entry.errors}):
            sensors = "all sensors" if missing == 0.0 else f"{100 * missing:.0f} % of the sensors missing"
            console.print(f"Position error with {sensors}:")
            console.print(_requested_table(found, missing, has_length=zone.domain.has_length))
        console.print(
            "*: the noise of the choices above. rounds: pooled, while the person does not move. "
            "posterior: error of the estimate of `posterior`, which knows neither the place nor the number "
            f"of people, over {found.worlds} simulated rounds, with that noise. Simulated errors are "
            f"within ±{100 * accuracy:.0f} % (95 % confidence); differences between noises are more "
            "accurate, because the simulated people are the same.\n"
        )
        _print_following(console, found, zone)
    if found.releases > 1:
        console.print(
            "Uneven budget: all rounds of a zone have the same noise. With shares of the budget that fall "
            "as 1/√(number of the round), for the same promise, the error of all rounds so far, pooled, "
            f"would be {found.uneven.running_mean:.2f} times as large, on average over a period of "
            f"{found.releases} rounds in which the person does not move. The price: the error of the last "
            f"round alone would be {found.uneven.last_round:.2f} times as large.\n"
        )


def print_resolution(zone: Zone) -> None:
    """Print what share of the noise the sensors' resolution takes; nothing for ideal sensors."""
    if zone.resolution:
        share = up_text(100.0 * resolution_share(zone), 2)
        _console().print(
            f"Resolution: sensors report in steps of up to {zone.resolution:g}. With a move, however short, "
            "each of them may change by a step more. This takes "
            f"{share} % of the noise of the mode model, for the requested promise.\n"
        )


def print_promises(asked: Sequence[Zone]) -> None:
    """Print the promise of each requested zone, and the costs of periods."""
    console = _console()
    for zone in asked:
        console.print(f"{zone.promise.mode}: {promise_in_words(zone)}\n")
    # Nearly the same for every mode, because the noise is calibrated to μ.
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
    if asked.domain.has_length:
        console.print(_PLACED)


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
        radius = move_in_words(zone.domain, hides)
        return f"model: hides where a person is, within {radius}; assumes the model of heat"
    return f"range: hides any change of all readings within {hides.low:g} to {hides.high:g}; assumes no model"


def _choices_table(
    rows: Sequence[Choice],
    asked: Zone,
    columns: Sequence[str],
    cells: Callable[[Choice], Sequence[str]],
) -> Table:
    table = _table("epsilon", "listed\nrounds", *columns)
    for row, after in zip(rows, [*rows[1:], None], strict=True):
        wanted = (row.epsilon, row.releases) == (asked.promise.epsilon, asked.schedule.releases)
        table.add_row(
            "* " * wanted + f"{row.epsilon:g}",
            f"{row.releases}",
            *(["undrawable"] if row.sigma is None else cells(row)),
            style="bold" if wanted else "",
            end_section=after is not None and after.epsilon != row.epsilon,
        )
    return table


def _noise_cells(row: Choice) -> list[str]:
    assert row.emd is not None  # noqa: S101  by the caller
    return [
        *(_figure(noise.sigma) for noise in row.noises),
        f"{row.emd:.3f} ± {row.emd_half_width:.3f}",
        f"{row.placeless:.0%}",
    ]


def _is_guess(row: Choice) -> bool:
    if row.period is None:
        return True
    least = _mean(row.period.known.bayes)
    return least is not None and least > BLIND_SHARE * BLIND_PLACE_ERROR


def _error_cells(row: Choice) -> list[str]:
    return [f"{_distance(_mean(error.bayes))}/{_bound(error)}" for error in _errors_of(row)]


def _location_cells(row: Choice) -> list[str]:
    chances = row.told_apart, row.told_apart_standing
    return [
        *(_distance(_mean(error.bayes)) for error in _errors_of(row)),
        *(chance_in_words(chance) for chance in chances),
    ]


def _errors_of(row: Choice) -> list[PositionError]:
    once, period = row.one_round, row.period
    if once is None or period is None:
        return []
    return [once.known, period.known, once.unknown, period.unknown]


def _requested_table(found: RequestedPromise, missing: float, *, has_length: bool) -> Table:
    names = ("posterior", "least", "C-R") if has_length else ("posterior", "least")
    columns = [f"{intensity},\n{name}" for intensity in ("known", "unknown") for name in names]
    table = _table("noise", "rounds", *columns)
    for entry in found.noises:
        noise = entry.noise
        errors = [each for each in entry.errors if each.missing == missing]
        for index, each in enumerate(errors):
            cells = []
            for error in (each.known, each.unknown):
                cells += [_figure(_mean(error.posterior), 3), _figure(_mean(error.bayes), 3)]
                cells += [_bound(error, 3)] if has_length else []
            table.add_row(
                _NOISES[noise.kind, noise.shape] + " *" * noise.chosen,
                f"{each.releases}",
                *cells,
                style="bold" if noise.chosen else "",
                end_section=index == len(errors) - 1,
            )
    return table


def _print_following(console: Console, found: RequestedPromise, zone: Zone) -> None:
    """Print the errors of an observer who follows one person; nothing if the domain has none."""
    following = found.following
    chosen = next(entry for entry in found.noises if entry.noise.chosen)
    least, pooled = (
        next(each.known.bayes for each in chosen.errors if each.releases == releases and not each.missing)
        for releases in (1, found.releases)
    )
    if least is None or (following.worlds == 0 and pooled is not None):
        return
    console.print("Position error of an observer who follows one person:")
    table = _table("rounds", "one round,\nleast", "period,\nstands")
    cells = [f"{following.rounds}", _figure(_mean(least), 3), _pessimistic(following.stands)]
    if zone.domain.has_length:
        table.add_column("period,\nwalks", justify="right", no_wrap=True)
        cells.append(_pessimistic(following.walks))
    table.add_row(*cells)
    console.print(table)
    console.print(_following_legend(following, zone.domain) + "\n")


def _following_legend(following: FollowingError, domain: ZoneDomain) -> str:
    shown = [error for error in (following.stands, following.walks) if error is not None]
    accuracy = max(
        (_DEVIATIONS * error.standard_error / error.mean for error in shown if error.mean), default=0
    )
    parts = [_FOLLOWING]
    if following.speed is not None:
        parts.append(_WALKS.format(speed=following.speed))
    if following.at_most:
        parts.append(_AT_MOST.format(rounds=following.rounds))
    if shown:
        parts.append(f"Rounded down; simulated, within ±{100 * accuracy:.0f} % (95 % confidence).")
    if not shown or (domain.has_length and len(shown) == 1):
        parts.append(_UNRESOLVED)
    return " ".join(parts)


def _pessimistic(error: MeanError | None) -> str:
    """Return an observer's error, rounded down: the figure promises no more privacy than there is."""
    if error is None or error.mean == 0.0:
        return "-" if error is None else "0"
    return down_text(error.mean, 2)


def _greatest_half_width(found: RequestedPromise) -> float | None:
    """Return the greatest half-width of a 95 % confidence interval, relative to the error."""
    means = [
        mean
        for entry in found.noises
        for each in entry.errors
        for error in (each.known, each.unknown)
        for mean in (error.bayes, error.posterior)
        if mean is not None and mean.mean > 0.0
    ]
    return max((_DEVIATIONS * mean.standard_error / mean.mean for mean in means), default=None)


def _errors_legend(domain: ZoneDomain) -> str:
    low, high = INTENSITY
    return _ERRORS.format(bound=_BOUND if domain.has_length else "", low=low, high=high)


def _table(*columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for name in columns:
        table.add_column(name, justify="left" if name == "noise" else "right", no_wrap=True)
    return table


def _mean(error: MeanError | None) -> float | None:
    return None if error is None else error.mean


def _distance(value: float | None) -> str:
    """Return at most six characters."""
    return _figure(value, 1 if value is not None and value < 1e-3 else 2)


def _bound(error: PositionError, digits: int = 2) -> str:
    """Return the Cramér–Rao error; beyond the length of the corridor it says nothing."""
    value = error.cramer_rao
    if value is not None and value > 1.0:
        return ">1"
    return _distance(value) if digits == 2 else _figure(value, digits)


def _rounds(count: int) -> str:
    return "1 listed round" if count == 1 else f"{count} listed rounds"


def _figure(value: float | None, digits: int = 4) -> str:
    return "-" if value is None else f"{value:.{digits}g}"
