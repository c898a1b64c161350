"""The damage pad: what it offers, what it wishes, and when it closes."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from tests.panels.chase_panel import LEFT, Key, hear

from duskboard.core.chase.harm import Severity
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.panels.damage_entry import DamageOffer, Harmed, Lost, Rolled, Said
from duskboard.panels.damage_pad import DamagePad
from duskboard.theme.look import Look
from duskboard.widgets.glyph_button import GlyphButton

WAY, EDDA = EntityId("w7"), EntityId("edda")
FENCE = DamageOffer(thing=WAY, name="Depot fence", left=9, full=15, is_barrier=True)
PERSON = DamageOffer(thing=EDDA, name="Edda Marsh", left=9, full=11)


@pytest.fixture
def window(look: Look, stage: Callable[[QWidget, int, int], None]) -> QWidget:
    """The window that the pad stands over."""
    del look  # lays its style sheet on the application
    made = QWidget()
    stage(made, 900, 600)
    return made


@pytest.fixture
def other(window: QWidget) -> QLineEdit:
    """A field beside the pad."""
    field = QLineEdit(window)
    field.show()
    field.setFocus()
    return field


@pytest.fixture
def pad(look: Look, words: Words, window: QWidget, other: QLineEdit) -> DamagePad:
    del other  # there before the pad, and with the keyboard
    return DamagePad(look, words, window)


def show(pad: DamagePad, offer: DamageOffer, text: str = "") -> None:
    pad.open(offer, pad.window().mapToGlobal(QPoint(300, 300)), text)


def click(button: GlyphButton) -> None:
    QTest.mouseClick(button, LEFT)


def test_a_barrier_is_struck_by_numbers_weapons_and_vehicles(pad: DamagePad) -> None:
    chosen = hear(pad.chosen)
    show(pad, FENCE)
    assert pad.state.text() == "9 / 15 HP"
    buttons = pad.buttons
    click(buttons.numbers[3])
    click(buttons.weapons[0])
    click(buttons.more)
    click(buttons.more)
    click(buttons.more)
    assert buttons.ram.text() == "Vehicle, Build 4: 4d10"
    click(buttons.ram)
    fists, car = Handful(count=1, sides=3), Handful(count=4, sides=10)
    assert chosen == [
        (WAY, Lost(points=4)),
        (WAY, Rolled(what=Expression(handfuls=(fists,)))),
        (WAY, Rolled(what=Expression(handfuls=(car,)))),
    ]
    assert not any(one.isVisible() for one in buttons.harms.values())


def test_somebody_is_hurt_by_numbers_and_by_the_table_of_harm(pad: DamagePad) -> None:
    chosen = hear(pad.chosen)
    show(pad, PERSON)
    assert [one.text() for one in pad.buttons.harms.values()] == [
        "Minor d3", "Moderate d6", "Severe d10", "Deadly 2d10", "Terminal 4d10", "Splat 8d10",
    ]  # fmt: skip
    click(pad.buttons.numbers[9])
    click(pad.buttons.harms[Severity.SEVERE])
    assert pad.field.hasFocus()  # what is typed next is typed there
    assert chosen == [(EDDA, Lost(points=10)), (EDDA, Harmed(severity=Severity.SEVERE))]
    assert not pad.buttons.ram.isVisible()
    assert pad.isVisible()


def test_what_a_click_or_a_line_would_leave_is_said_before(pad: DamagePad) -> None:
    show(pad, PERSON)
    QTest.mouseMove(pad.buttons.numbers[3])
    assert pad.detail.text() == "HP 9 → 5"
    QTest.mouseMove(pad, QPoint(2, 2))
    assert not pad.detail.text()
    QTest.keyClicks(pad.field, "+1")
    assert pad.detail.text() == "HP 9 → 10"


@pytest.mark.parametrize(
    ("text", "entry"), [("4", Lost(points=4)), ("9/11", Said(points=9, full=11))]
)
def test_a_line_is_a_wish_by_enter(pad: DamagePad, text: str, entry: Lost | Said) -> None:
    entered = hear(pad.entered)
    show(pad, FENCE, text[0])
    QTest.keyClicks(pad.field, text[1:])
    QTest.keyClick(pad.field, Key.Key_Return)
    assert entered == [(WAY, entry)]


def test_what_cannot_be_read_is_said_beneath_and_wished_by_nobody(pad: DamagePad) -> None:
    entered = hear(pad.entered)
    show(pad, FENCE)
    QTest.keyClicks(pad.field, "a lot")
    QTest.keyClick(pad.field, Key.Key_Return)
    assert (entered, pad.has_error) == ([], True)
    assert pad.detail.text() == "Type what is lost, +2 to give back, 9/11 to set, or dice."
    QTest.keyClick(pad.field, Key.Key_Backspace)
    assert not pad.has_error


def test_harm_of_another_game_has_no_numbers(pad: DamagePad) -> None:
    show(pad, replace(PERSON, has_points=False, left=None, full=None))
    assert not any(one.isVisible() for one in (*pad.buttons.numbers, pad.field))
    assert pad.buttons.harms[Severity.MINOR].hasFocus()
    assert pad.detail.text() == "Harm stays in their own game."


@pytest.mark.parametrize("key", [Key.Key_Escape, Key.Key_Return])
def test_esc_and_an_empty_line_close_it_and_give_the_keyboard_back(
    pad: DamagePad, key: Key
) -> None:
    left = hear(pad.left)
    show(pad, FENCE)
    assert pad.field.hasFocus()
    QTest.keyClick(pad.field, key)
    assert (len(left), pad.isVisible(), pad.offer) == (1, False, None)


def test_esc_on_a_button_closes_it_too(pad: DamagePad) -> None:
    left = hear(pad.left)
    show(pad, FENCE)
    pad.buttons.ram.setFocus()
    QTest.keyClick(pad.buttons.ram, Key.Key_Escape)
    assert (len(left), pad.isVisible()) == (1, False)


def test_a_click_elsewhere_closes_it_and_keeps_the_keyboard_there(
    pad: DamagePad, other: QLineEdit
) -> None:
    left = hear(pad.left)
    show(pad, FENCE)
    QTest.mouseClick(other, LEFT)
    assert (pad.isVisible(), left) == (False, [])
    assert other.hasFocus()


def test_it_closes_when_what_it_is_about_is_gone(pad: DamagePad) -> None:
    left = hear(pad.left)
    show(pad, FENCE)
    pad.mirror(None)
    assert (len(left), pad.isVisible()) == (1, False)


def test_what_the_last_wish_came_to_stands_there_until_the_next(pad: DamagePad) -> None:
    show(pad, FENCE, "4")
    pad.mirror(replace(FENCE, left=5))
    pad.tell("−4, HP 9 → 5")
    assert (pad.state.text(), pad.detail.text(), pad.field.text()) == (
        "5 / 15 HP", "−4, HP 9 → 5", "",
    )  # fmt: skip
    show(pad, PERSON)
    assert not pad.detail.text()


def test_it_stands_within_the_window_at_every_edge(pad: DamagePad, window: QWidget) -> None:
    for x, y in ((0, 0), (899, 0), (0, 599), (899, 599), (450, 300)):
        pad.open(FENCE, window.mapToGlobal(QPoint(x, y)))
        assert window.rect().contains(pad.geometry())
        assert not pad.geometry().contains(QPoint(x, y))


def test_only_its_own_step_is_offered_to_be_undone(pad: DamagePad) -> None:
    undone = hear(pad.undo_requested)
    show(pad, FENCE)
    pad.allow_undo(is_allowed=False)
    click(pad.undo)
    pad.allow_undo(is_allowed=True)
    click(pad.undo)
    assert len(undone) == 1
