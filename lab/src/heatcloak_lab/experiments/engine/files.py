"""The folder that results are written into."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from heatcloak_aggregator.output_folder import written_whole
from heatcloak_lab.experiments.calling import one_line
from heatcloak_lab.experiments.engine.attempt import one_thread, output_apart
from heatcloak_lab.experiments.result import Result
from heatcloak_lab.experiments.running import ExperimentError


def write_results(results: Sequence[Result], out: Path, *, page: bool = False) -> list[Path]:
    """Write every result's files into ``out``, each whole and all of them or none.

    Args:
        results: what was found.
        out: an existing folder.
        page: whether a page that shows them all, index.html, is written too.

    Raises:
        StoreError: a file can't be written.
        ExperimentError: a figure can't be drawn.
    """
    # A picture of a draw calls one's own functions.
    with written_whole(out) as folder, one_thread(), output_apart():
        for result in results:
            _write(result, folder)
        if page:
            from heatcloak_lab.experiments.page import write_page

            write_page(results, folder)
        return [out / file.name for file in sorted(folder.iterdir())]


def _write(result: Result, folder: Path) -> None:
    from heatcloak_lab.experiments.writing import write_result

    try:
        write_result(result, folder)
    except (ValueError, RuntimeError) as error:
        # Matplotlib reads what stands between two dollars as a formula.
        raise ExperimentError(
            f"the figure of {result.name} can't be drawn: {one_line(error)}: mend its labels and titles, "
            "where a dollar begins a formula"
        ) from error
