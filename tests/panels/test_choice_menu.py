"""A menu of choices that take dice: what was thrown is never let go for dice of the machine."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from duskboard.core.dice import Dice, ReportedBest
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.panels.entry_field import EntryField
from duskboard.theme.look import Look


def test_the_row_that_rolls_takes_what_is_typed_below_it(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    taken: list[Dice | ReportedBest | None] = []
    menu = ChoiceMenu(look, words)
    qtbot.addWidget(menu)
    menu.offer_dice("Vice", 2, taken.append)
    field = menu.findChild(EntryField)
    assert isinstance(field, EntryField)
    submenu = menu.actions()[0].menu()
    assert isinstance(submenu, QMenu)
    rolls = submenu.actions()[0]
    qtbot.keyClicks(field, "5 6 1")
    assert (rolls.text(), rolls.isEnabled()) == ("Take these dice", False)
    field.clear()
    qtbot.keyClicks(field, "= 5")
    assert rolls.isEnabled()
    rolls.trigger()
    assert taken == [ReportedBest(best=5)]
    field.selectAll()
    qtbot.keyClicks(field, " ")
    assert rolls.text() == "Roll 2d"
    rolls.trigger()
    assert taken[1:] == [None]


def test_what_is_typed_in_a_menu_within_another_puts_both_away(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    taken: list[object] = []
    menu = ChoiceMenu(look, words)
    qtbot.addWidget(menu)
    inner = menu.below("Acquire")
    inner.offer_words("Something named", taken.append)
    inner.offer_dice("Oil", 1, taken.append)
    for place, line in enumerate((" ", "Flat barge", "4")):
        menu.popup(menu.pos())
        inner.popup(menu.pos())
        field = inner.findChildren(EntryField)[place // 2]
        qtbot.keyClicks(field, line)
        qtbot.keyClick(field, Qt.Key.Key_Return)
        assert menu.isVisible() is (place == 0)
        inner.close()
    assert taken[0] == "Flat barge"
    assert len(taken) == 2
