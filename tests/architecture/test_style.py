"""House rules that no tool knows: calls that are banned, colours, sizes, names, words."""

import ast
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

import pytest
from tests.architecture.source import Nodes, nodes_of

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 400  # lines of a module

# Longer modules, each with the reason why it is not split.
LONGER: Mapping[str, str] = {
    "tests/i18n/test_chase_text.py": "one table: every report of the chase and its words",
    "tests/i18n/test_recap.py": "one recap, seen by two audiences in three languages",
    "tests/storage/test_campaign_file.py": "the whole contract of one file",
    "tests/storage/test_codec.py": "one codec: what it takes and all that it refuses",
}
# The one nested loop: the first window is painted before the event loop is imported.
NESTED_LOOPS = ("app",)
# Its parameter is the text of others, so it holds no literals.
NOT_LITERAL = ("i18n/words.py",)

BANNED_NAMES = {
    "QGraphicsDropShadowEffect": "ten times the paint: draw a darker offset shape",
    "FullViewportUpdate": "repaints everything: MinimalViewportUpdate",
}
NESTED = {"exec", "exec_", "processEvents"}
COLOUR = re.compile(r"#(?:[0-9a-fA-F]{8}|[0-9a-fA-F]{6})\b|^#[0-9a-fA-F]{3,4}$|\brgba?\(\s*\d")
# Qt.GlobalColor: all but `transparent`, which is the lack of one.
QT_COLOURS = {"black", "blue", "cyan", "gray", "green", "magenta", "red", "white", "yellow"}
QT_COLOURS |= {f"dark{name.capitalize()}" for name in QT_COLOURS} | {"lightGray"}
COLOUR_MAKERS = {"QColor", "fromRgb", "fromRgba", "fromRgbF", "fromHsv", "fromHsl", "fromString"}
GETTEXT = {"gettext": 1, "pgettext": 2, "ngettext": 2, "npgettext": 3}
VAGUE = {"util", "utils", "helper", "helpers", "common", "manager", "managers", "misc"}


def nested_loops(nodes: Nodes) -> Iterator[int]:
    for node in nodes:
        match node:
            case ast.Attribute(attr=name) if name in NESTED:
                yield node.lineno
            case _:
                pass


def banned_names(nodes: Nodes) -> Iterator[int]:
    for node in nodes:
        match node:
            case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
                if name in BANNED_NAMES:
                    yield node.lineno
            case _:
                pass


def colours(nodes: Nodes) -> Iterator[int]:
    for node in nodes:
        match node:
            case ast.Constant(value=str(text)) if COLOUR.search(text):
                yield node.lineno
            case ast.Attribute(
                value=ast.Attribute(attr="GlobalColor") | ast.Name(id="GlobalColor" | "Qt"),
                attr=name,
            ):
                if name in QT_COLOURS:
                    yield node.lineno
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[first, *_]):
                if name in COLOUR_MAKERS and isinstance(first, ast.Constant):
                    yield node.lineno
            case _:
                pass


def words_not_literal(nodes: Nodes) -> Iterator[int]:
    """Calls whose texts Babel cannot see: they would never be translated."""
    for node in nodes:
        match node:
            case ast.Call(func=ast.Attribute(attr=name), args=arguments) if name in GETTEXT:
                texts = arguments[: GETTEXT[name]]
                if not all(_is_text(argument) for argument in texts):
                    yield node.lineno
            case _:
                pass


def at_import(nodes: Nodes) -> Iterator[int]:
    """Statements of a module that do something when it is imported."""
    module = nodes[0]
    assert isinstance(module, ast.Module)
    for node in module.body:
        match node:
            case ast.Expr(value=ast.Constant()):
                pass
            case ast.Expr() | ast.For() | ast.While() | ast.With() | ast.Try() | ast.Delete():
                yield node.lineno
            case _:
                pass


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _found(
    modules: Mapping[str, Nodes],
    search: Callable[[Nodes], Iterator[int]],
    *exempt: str,
) -> list[str]:
    return [
        f"{path}:{line}"
        for path, nodes in modules.items()
        if not path.startswith(exempt)
        for line in search(nodes)
    ]


def test_no_nested_event_loop(modules: Mapping[str, Nodes]) -> None:
    assert _found(modules, nested_loops, *(f"{layer}/" for layer in NESTED_LOOPS)) == []


def test_app_has_one_nested_event_loop_at_most(modules: Mapping[str, Nodes]) -> None:
    app = {path: nodes for path, nodes in modules.items() if path.startswith("app/")}
    assert len(_found(app, nested_loops)) <= 1


def test_no_banned_name(modules: Mapping[str, Nodes]) -> None:
    assert _found(modules, banned_names) == []


def test_colours_come_from_the_theme(modules: Mapping[str, Nodes]) -> None:
    assert _found(modules, colours, "theme/") == []


def test_words_are_literals(modules: Mapping[str, Nodes]) -> None:
    assert _found(modules, words_not_literal, *NOT_LITERAL) == []


def test_nothing_runs_at_import(modules: Mapping[str, Nodes]) -> None:
    assert _found(modules, at_import) == []


def test_names_of_modules_say_something(modules: Mapping[str, Nodes]) -> None:
    assert [path for path in modules if VAGUE & set(Path(path).with_suffix("").parts)] == []


def test_modules_are_short_or_say_why() -> None:
    long = {
        file.relative_to(ROOT).as_posix()
        for folder in ("desktop", "packaging", "tests")
        for file in (ROOT / folder).rglob("*.py")
        if file.read_text("utf-8").count("\n") > LONGEST
    }
    assert long == LONGER.keys()


@pytest.mark.parametrize(
    ("search", "source"),
    [
        (nested_loops, "dialog.exec()"),
        (nested_loops, "dialog.exec_()"),
        (nested_loops, "QApplication.processEvents()"),
        (nested_loops, "run = menu.exec"),
        (banned_names, "from PySide6.QtWidgets import QGraphicsDropShadowEffect"),
        (banned_names, "view.setViewportUpdateMode(QGraphicsView.FullViewportUpdate)"),
        (colours, "ink = '#E69F00'"),
        (colours, "ink = '#fff'"),
        (colours, "label.setStyleSheet('color: #e69f00; padding: 2px')"),
        (colours, "label.setStyleSheet(f'color: rgba(1, 2, 3, {alpha})')"),
        (colours, "pen.setColor(Qt.GlobalColor.darkRed)"),
        (colours, "pen.setColor(Qt.white)"),
        (colours, "QColor(255, 0, 0)"),
        (colours, "QColor('red')"),
        (colours, "QColor.fromRgb(1, 2, 3)"),
        (words_not_literal, "words.gettext(label)"),
        (words_not_literal, "words.gettext(f'{count} left')"),
        (words_not_literal, "words.ngettext('one', many, count)"),
        (words_not_literal, "words.pgettext(context, 'Danger')"),
        (at_import, "start()"),
        (at_import, "for name in names: print(name)"),
    ],
)
def test_an_offence_is_seen(search: Callable[[Nodes], Iterator[int]], source: str) -> None:
    assert list(search(nodes_of(source))) == [1]


@pytest.mark.parametrize(
    ("search", "source"),
    [
        (nested_loops, "exec('1')"),
        (banned_names, "view.setViewportUpdateMode(QGraphicsView.MinimalViewportUpdate)"),
        (colours, "text = 'see #100 and #face'"),
        (colours, "QColor(token.ink)"),
        (colours, "pixmap.fill(Qt.GlobalColor.transparent)"),
        (words_not_literal, "words.ngettext('one', 'many', count)"),
        (at_import, "'''What it is.'''\nNAME = 1\nif TYPE_CHECKING:\n    pass"),
    ],
)
def test_what_is_allowed_is_let_be(search: Callable[[Nodes], Iterator[int]], source: str) -> None:
    assert list(search(nodes_of(source))) == []
