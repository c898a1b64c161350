"""What each layer may import, where import-linter cannot say it: external packages in part."""

import ast
import sys
from collections.abc import Iterator, Mapping

import pytest
from tests.architecture.source import Nodes, nodes_of

CORE = frozenset({"QtCore", "QtGui"})
WIDGETS = CORE | {"QtWidgets"}
# Which modules of PySide6 each layer may use. A new layer needs a line here.
QT: Mapping[str, frozenset[str]] = {
    "__init__.py": frozenset(),
    "__main__.py": frozenset(),
    "app": WIDGETS,
    "board": WIDGETS,
    "content": frozenset(),
    "core": frozenset(),
    "i18n": frozenset(),
    "models": CORE,
    "odds": frozenset(),
    "panels": WIDGETS,
    "paper": CORE,
    "paths.py": frozenset(),
    "play": frozenset(),
    "projector": WIDGETS,
    "settings": frozenset({"QtCore"}),
    "storage": frozenset(),
    "table": frozenset(),
    "theme": WIDGETS,
    "widgets": WIDGETS,
    "windows": WIDGETS,
}
STANDARD_ONLY = ("core", "table", "play")


def imports(nodes: Nodes) -> Iterator[tuple[str, str]]:
    """The imported modules with the name taken from each; "" where the module itself is."""
    for node in nodes:
        match node:
            case ast.Import(names=names):
                yield from ((alias.name, "") for alias in names)
            case ast.ImportFrom(module=str(module), names=names):
                yield from ((module, alias.name) for alias in names)
            case _:
                pass


def qt_modules(nodes: Nodes) -> set[str]:
    """The modules of PySide6 that are imported; "" for PySide6 itself."""
    found = set()
    for module, name in imports(nodes):
        if module == "PySide6":
            found.add(name)
        elif module.startswith("PySide6."):
            found.add(module.split(".")[1])
    return found


def foreign(nodes: Nodes) -> set[str]:
    """What is imported beyond the standard library, the program and `override`."""
    allowed = sys.stdlib_module_names | {"duskboard", "__future__"}
    return {
        f"{module}.{name}".rstrip(".")
        for module, name in imports(nodes)
        if module.split(".")[0] not in allowed
        and (module, name) != ("typing_extensions", "override")
    }


def test_each_layer_uses_its_qt_modules_only(modules: Mapping[str, Nodes]) -> None:
    beyond = {
        path: sorted(extra)
        for path, nodes in modules.items()
        if (extra := qt_modules(nodes) - QT[path.split("/")[0]])
    }
    assert beyond == {}


def test_core_table_and_play_need_the_standard_library_only(
    modules: Mapping[str, Nodes],
) -> None:
    beyond = {
        path: sorted(extra)
        for path, nodes in modules.items()
        if path.split("/")[0] in STANDARD_ONLY and (extra := foreign(nodes))
    }
    assert beyond == {}


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("from PySide6.QtWidgets import QLabel", {"QtWidgets"}),
        ("from PySide6 import QtNetwork", {"QtNetwork"}),
        ("import PySide6.QtSvg as svg", {"QtSvg"}),
        ("import PySide6", {""}),
        ("def f():\n    from PySide6.QtGui import QPen", {"QtGui"}),
        ("import PySide6Addons", set()),
    ],
)
def test_a_use_of_qt_is_seen(source: str, found: set[str]) -> None:
    assert qt_modules(nodes_of(source)) == found


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("import numpy.linalg", {"numpy.linalg"}),
        ("from attrs import define", {"attrs.define"}),
        ("from typing_extensions import override, TypeIs", {"typing_extensions.TypeIs"}),
        ("import duskboard.core\nimport dataclasses", set()),
    ],
)
def test_a_foreign_import_is_seen(source: str, found: set[str]) -> None:
    assert foreign(nodes_of(source)) == found
