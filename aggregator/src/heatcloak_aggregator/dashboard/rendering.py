"""Pages from templates, which escape every text."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.metadata import version

from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup, escape

from heatcloak_aggregator.dashboard import catalogue as texts
from heatcloak_aggregator.dashboard.access import LOGIN, LOGOUT, ROOT, STATIC
from heatcloak_aggregator.http.zone_models import plain


@cache
def environment() -> Environment:
    """Return the environment of all templates."""
    found = Environment(
        loader=PackageLoader("heatcloak_aggregator.dashboard"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    found.filters |= {
        "number": texts.number,
        "percent": texts.percent,
        "duration": texts.duration,
        "iso": texts.iso,
        "utc": texts.utc,
        "plain": plain,
        "plain_number": lambda value: f"{value:.12g}",
        "code": _code,
    }
    found.globals |= {
        "root": ROOT,
        "login_path": LOGIN,
        "logout_path": LOGOUT,
        "static": STATIC,
        "version": version("heatcloak-aggregator"),
        "at": _at,
    }
    return found


def load_templates() -> None:
    """Compile all templates, so that no visitor waits for it."""
    for name in environment().list_templates():
        environment().get_template(name)


def render(template: str, catalogue: texts.Catalogue, **values: object) -> str:
    """Return a template filled in with values."""
    return environment().get_template(template).render(t=catalogue, **values)


def etag(html: str) -> str:
    """Return a tag that changes whenever a text does."""
    return f'"{hashlib.blake2b(html.encode(), digest_size=12).hexdigest()}"'


def _code(text: str) -> Markup:
    """Return a text as HTML, in which what was between backticks is code."""
    return Markup(re.sub("`([^`]+)`", r"<code>\1</code>", str(escape(text))))  # noqa: S704  escaped before


def _at(percent: float) -> str:
    """Return a coordinate for a template."""
    return f"{percent:.2f}".rstrip("0").rstrip(".")
