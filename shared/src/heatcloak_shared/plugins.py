"""Plugins: objects that other distributions register as entry points, found by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from importlib.metadata import entry_points
from typing import Any, TypeVar, cast

from heatcloak_shared.errors import HeatcloakError, PluginError
from heatcloak_shared.sanitize import one_line, sanitize

SENSORS, METHODS, DOMAINS = "heatcloak.sensors", "heatcloak.methods", "heatcloak.domains"
"""Entry-point groups of sensors, recovery methods and domains."""
COMMANDS = "heatcloak.commands"
"""Entry-point group of commands of `heatcloak`."""

T = TypeVar("T")


def plugin_names(group: str) -> tuple[str, ...]:
    """Return the names of all plugins of a group, sorted."""
    return tuple(sorted({point.name for point in entry_points(group=group)}))


def load_plugin(group: str, name: str) -> Any | None:  # noqa: ANN401  a group states what its plugins are
    """Import the plugin of that name; return None if no installed distribution registers one.

    Raises:
        PluginError: two distributions register the name, or importing the plugin fails.
    """
    found = tuple(entry_points(group=group, name=name))
    if not found:
        return None
    if len({point.value for point in found}) > 1:
        where = " and ".join(sorted({sanitize(point.value, 60) for point in found}))
        raise PluginError(f"{where} both register {name!r} in {group}: uninstall one of the packages")
    try:
        return found[0].load()
    except (Exception, SystemExit) as error:
        raise PluginError(
            f"the plugin {name!r} of {group} cannot be loaded ({_cause(error)}): "
            "reinstall or uninstall its package"
        ) from error


@contextmanager
def plugin_code(what: str, refusal: type[HeatcloakError] = PluginError) -> Iterator[None]:
    """Raise exceptions of a plugin's code as errors of one line.

    Args:
        what: the plugin, for the error.
        refusal: the error that a `HeatcloakError` becomes, which the plugin raised on purpose.

    Raises:
        PluginError: the code raised another exception, or exited.
    """
    try:
        yield
    except PluginError:
        raise
    except (Exception, SystemExit) as error:
        if isinstance(error, HeatcloakError) and refusal is not PluginError:
            raise refusal(one_line(error)) from error
        raise PluginError(
            f"{what} failed with {_cause(error)}: update, correct or uninstall its package"
        ) from error


def _cause(error: BaseException) -> str:
    return f"{type(error).__name__}: {one_line(error)}".removesuffix(": ")


class _Guarded:
    """A plugin whose methods raise errors of one line only, see `plugin_code`."""

    def __init__(self, plugin: object, what: str, refusal: type[HeatcloakError]) -> None:
        self._plugin, self._what, self._refusal = plugin, what, refusal

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401
        value = getattr(self._plugin, name)
        return self._guarded(value) if callable(value) else value

    def _guarded(self, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any, **options: Any) -> Any:  # noqa: ANN401
            with plugin_code(self._what, self._refusal):
                return function(*arguments, **options)

        return call


def object_named(
    built_in: Mapping[str, T],
    group: str,
    name: str,
    what: str,
    problem: Callable[[Any], str | None],
    refusal: type[HeatcloakError] = PluginError,
) -> T | None:
    """Return the built-in object of that name, else the plugin's, which is created if it is a class.

    Args:
        built_in: the built-in objects by name.
        group: the entry-point group of plugins.
        name: the name.
        what: what the group consists of, for errors.
        problem: returns why a plugin is not an object of this group; None if it is one.
        refusal: the error that a `HeatcloakError` of a method of the plugin becomes.

    Returns:
        The object, None if there is none. Methods of a plugin's object raise errors of one line.

    Raises:
        PluginError: the plugin cannot be loaded or created, or is not an object of this group.
    """
    if name in built_in:
        return built_in[name]
    plugin = load_plugin(group, name)
    if plugin is None:
        return None
    what = f"{what} {name!r}"
    with plugin_code(what):
        made = plugin() if isinstance(plugin, type) else plugin
        wrong = problem(made)
    if wrong is not None:
        raise PluginError(f"{what} {wrong}: update, correct or uninstall its package")
    return cast("T", _Guarded(made, what, refusal))
