"""MkDocs hooks: project pages from the repository's root, links between both, and the help of commands.

Sources have links that work on a code host: `../SECURITY.md` from a page in docs/, `docs/...` from a file in
the root.
"""

from __future__ import annotations

import functools
import logging
import posixpath
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File

ROOT = Path(__file__).resolve().parents[1]
PROJECT_PAGES = {
    "CONTRIBUTING.md": "project/contributing.md",
    "SECURITY.md": "project/security.md",
    "CHANGELOG.md": "project/changelog.md",
    "mosquitto/README.md": "project/broker-configuration.md",
}
"""Files outside docs/ that are pages of the site, by their path in the repository."""

_SOURCES = {page: source for source, page in PROJECT_PAGES.items()}
_LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)")
_HELP = re.compile(r"^<!-- help: (.+?) -->$", re.MULTILINE)
_log = logging.getLogger("mkdocs.hooks.heatcloak")


def on_files(files: Any, config: Any) -> Any:  # noqa: ANN401  MkDocs' types
    """Add the project pages."""
    for source, page in PROJECT_PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=text))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:  # noqa: ANN401  MkDocs' types
    """Insert the help of commands, and point links at pages of the site."""
    uri = page.file.src_uri
    source = _SOURCES.get(uri, f"docs/{uri}")

    def relink(match: re.Match[str]) -> str:
        image, text, target = match.groups()
        path, hash_mark, anchor = target.partition("#")
        if not path or "://" in path or path.startswith("mailto:"):
            return match[0]
        found = posixpath.normpath(posixpath.join(posixpath.dirname(source), path))
        if found in PROJECT_PAGES:
            to = PROJECT_PAGES[found]
        elif found.startswith("docs/") and not found.endswith(".toml"):
            to = found.removeprefix("docs/")
        elif (ROOT / found).exists():
            return text  # a file of the repository that is not on the site
        else:
            _log.warning("%s: link to %r, which does not exist", source, target)
            return text
        relative = posixpath.relpath(to, posixpath.dirname(uri) or ".")
        return f"{image}[{text}]({relative}{hash_mark}{anchor})"

    parts = re.split(r"(^ *```.*?^ *```$)", markdown, flags=re.MULTILINE | re.DOTALL)
    parts[::2] = [_LINK.sub(relink, part) for part in parts[::2]]
    return _HELP.sub(lambda match: f"```text\n{_help(match[1])}\n```", "".join(parts))


@functools.cache
def _help(command: str) -> str:
    """Return what a command prints for --help."""
    name, *words = command.split()
    module = {"heatcloak": "heatcloak_aggregator", "heatcloak-node": "heatcloak_node"}[name]
    done = subprocess.run(
        [sys.executable, "-m", module, *words, "--help"],
        capture_output=True,
        text=True,
        check=False,
        env={"COLUMNS": "80", "PATH": "", "NO_COLOR": "1"},
    )
    if done.returncode:
        _log.warning("%s --help failed: %s", command, done.stderr.strip())
    return done.stdout.rstrip().replace(f"python -m {module}", name)
