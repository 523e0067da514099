"""The experiment on privacy maps: figures and table of Koufogiannis & Pappas 2016, with our mechanism."""

from __future__ import annotations

from heatcloak_lab.experiments.privacy_map.study import PrivacyMapStudy

__all__ = ["PrivacyMapStudy"]
