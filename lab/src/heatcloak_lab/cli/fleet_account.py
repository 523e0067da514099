"""What ``heatcloak fleet`` says at its end."""

from __future__ import annotations

from collections.abc import Iterator

from heatcloak_lab.fleet.report import FleetReport, Killed


def account_lines(report: FleetReport) -> Iterator[str]:
    """The account of a run in words, line by line."""
    if report.nodes or not report.unknown:
        of = f" by the other {_count(len(report.nodes), 'node')}" if report.unknown else ""
        yield (
            f"{report.published} readings released{of}, {report.unstored} not known to be stored, "
            f"{report.dropped} given up by a full spool; "
            f"{report.faults} faults, {report.refused_rounds} refused rounds, "
            f"{report.denied} denied publishes"
        )
    if report.unknown:
        yield (
            f"the account of {_count(len(report.unknown), 'node')} is unknown: it went with a worker that "
            "was killed, and what these nodes released is counted nowhere"
        )
    yield from _missed(report)
    if report.done:
        yield f"done: {', '.join(f'{kind} {count}' for kind, count in report.done.items())}"
    for worker in report.killed:
        yield f"worker {worker.worker} {_end_of(worker)}"


def _missed(report: FleetReport) -> Iterator[str]:
    """What of the rounds that were asked for came too late for nodes."""
    missed = [node.missed for node in report.nodes.values() if node.missed]
    if missed:
        most = max(missed)
        rounds = "a round was missed" if most == 1 else f"up to {most} rounds were missed"
        yield (
            f"{rounds} by {_count(len(missed), 'node')}, {_count(sum(missed), 'reading')} in all: "
            "this machine was too busy, or its clock was set forward"
        )
        return
    last = report.last_round
    released = [boot.last_round for node in report.nodes.values() for boot in node.boots]
    reached = max((number for number in released if number is not None), default=None)
    if last is not None and report.nodes and (reached is None or reached < last):
        yield (
            f"round {last}, the last that was asked for, was released by no node: it was missed, or the run "
            "was ended before it"
        )


def _end_of(worker: Killed) -> str:
    if worker.waited is not None:
        return f"did not end within {worker.waited:.0f} s and was ended"
    return f"was killed, {'and started again' if worker.restarted else 'for good'}"


def _count(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"
