"""The noise in the text of ``heatcloak zone new`` and ``zone check``."""

from __future__ import annotations

from pathlib import Path

from heatcloak_aggregator.cli.zone_facts import description
from heatcloak_aggregator.zones.calibration import NoiseShape, new_zone


def _facts(shape: NoiseShape) -> dict[str, str]:
    text = description(new_zone(shape=shape), Path("hall.toml"), as_json=False)
    return {line[:14].strip(): line[15:] for line in text.splitlines()}


def test_shaped_noise_says_which_figures_are_means_over_sensors_and_names_the_range_of_scales() -> None:
    facts = _facts("shaped")
    assert (facts["noise_kind"], facts["noise_shape"]) == ("rounded-gaussian", "shaped")
    assert facts["sensitivity"] == "0.101561, each reading divided by its sigma over the least one"
    assert facts["sigma"] == "0.639095, root mean square over sensors"
    assert facts["sigma_ticks"] == "2039 to 2873"


def test_uniform_noise_has_one_scale() -> None:
    facts = _facts("uniform")
    assert (facts["noise_kind"], facts["noise_shape"]) == ("rounded-gaussian", "uniform")
    assert (facts["sensitivity"], facts["sigma"], facts["sigma_ticks"]) == ("0.135918", "0.665528", "2726")
