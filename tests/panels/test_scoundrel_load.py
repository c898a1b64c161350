"""The items of a scoundrel: many of them leave room for the actions below."""

from dataclasses import replace

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.scoundrel import Item
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_load import ScoundrelLoad
from duskboard.table.scoundrel_view import scoundrel_view
from duskboard.theme.look import Look

ITEMS = tuple(Item(name=f"Item {number}", is_carried=number in {1, 11}) for number in range(12))


def mirror(load: ScoundrelLoad, items: tuple[Item, ...], *, is_editing: bool = False) -> list[int]:
    """Show items and return the places of those that are seen."""
    view = scoundrel_view(table(replace(SHEET, items=items)), NELL)
    assert view is not None
    load.mirror(view, is_editing=is_editing)
    return seen(load)


def seen(load: ScoundrelLoad) -> list[int]:
    return [place for place, box in enumerate(load.items) if box.isVisibleTo(load)]


def test_eight_items_are_shown_what_is_carried_among_them(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    load = ScoundrelLoad(look, words)
    qtbot.addWidget(load)
    load.show()
    assert mirror(load, ITEMS) == [0, 1, 2, 3, 4, 5, 6, 11]
    assert load.more.text() == "4 more"
    qtbot.mouseClick(load.more, Qt.MouseButton.LeftButton)
    assert seen(load) == list(range(12))
    assert load.more.text() == "fewer"
    qtbot.mouseClick(load.more, Qt.MouseButton.LeftButton)
    assert seen(load) == [0, 1, 2, 3, 4, 5, 6, 11]
    assert mirror(load, ITEMS, is_editing=True) == list(range(12))
    assert not load.more.isVisibleTo(load)
    assert mirror(load, ITEMS[:8]) == list(range(8))
    assert not load.more.isVisibleTo(load)
