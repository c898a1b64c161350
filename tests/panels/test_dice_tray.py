from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QLineEdit,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot
from tests.models.conftest import Desk
from tests.panels.conftest import Stage
from tests.panels.tray import TrayTable, line

from duskboard.core.dice import (
    Percentile,
    parse_roll,
)
from duskboard.i18n.words import Language, Words
from duskboard.play.roll import Decision
from duskboard.table.entity import PUBLIC_ROLL_ID
from duskboard.theme.look import Look


@pytest.fixture
def table(look: Look, words: Words, desk: Desk, stage: Stage) -> TrayTable:
    made = TrayTable(look, words, desk)
    stage(made.tray, 404, 158)
    return made


def test_a_roll_by_the_program_is_three_inputs(table: TrayTable, qtbot: QtBot) -> None:
    table.faces = [4, 6, 1]
    table.tray.begin()  # Ctrl+D
    field = table.tray.form.field
    assert field.hasFocus()
    line(qtbot, field, "3d6+2")
    assert table.check == parse_roll("3d6+2")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert [(roll.faces, roll.total, roll.told) for roll in table.rolls] == [
        (((4, 6, 1),), 13, False)
    ]
    assert table.check is None


def test_a_roll_of_real_dice_is_three_inputs_too(table: TrayTable, qtbot: QtBot) -> None:
    table.tray.begin()
    field = table.tray.form.field
    line(qtbot, field, "3d6+2")
    line(qtbot, field, "4 6 1")
    assert [(roll.faces, roll.total, roll.told) for roll in table.rolls] == [
        (((4, 6, 1),), 13, False)
    ]


@pytest.mark.parametrize("said", ["38", "= 38", "=38"])
def test_what_the_player_says_is_taken_as_said(table: TrayTable, qtbot: QtBot, said: str) -> None:
    table.tray.begin()
    line(qtbot, table.tray.form.field, "d100 b1")
    line(qtbot, table.tray.form.field, said)
    assert [(roll.faces, roll.total, roll.told) for roll in table.rolls] == [((), 38, True)]


def test_by_mouse_a_roll_is_two_clicks(table: TrayTable, qtbot: QtBot) -> None:
    table.faces = [17]
    die = table.tray.form.dice[5]
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert table.check == parse_roll("d20")
    qtbot.mouseClick(table.tray.form.roll, Qt.MouseButton.LeftButton)
    assert [roll.total for roll in table.rolls] == [17]


def test_clicks_add_dice_and_right_clicks_take_them_away(table: TrayTable, qtbot: QtBot) -> None:
    d4, d6 = table.tray.form.dice[:2]
    for die in (d6, d6, d4):
        qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert table.check == parse_roll("2d6+d4")
    assert [die.text() for die in (d4, d6)] == ["d4", "2d6"]
    qtbot.mouseClick(d6, Qt.MouseButton.RightButton)
    assert table.check == parse_roll("d6+d4")
    qtbot.mouseClick(d6, Qt.MouseButton.RightButton)
    qtbot.mouseClick(d4, Qt.MouseButton.RightButton)
    assert table.check is None


def test_dice_have_keys_and_enter_rolls_from_them(table: TrayTable, qtbot: QtBot) -> None:
    table.faces = [3, 5]
    d8 = table.tray.form.dice[2]
    d8.setFocus()
    qtbot.keyClick(d8, Qt.Key.Key_Space)
    qtbot.keyClick(d8, Qt.Key.Key_Plus)
    qtbot.keyClick(d8, Qt.Key.Key_Plus)
    qtbot.keyClick(d8, Qt.Key.Key_Minus)
    assert table.check == parse_roll("2d8")
    qtbot.keyClick(d8, Qt.Key.Key_Return)
    assert [roll.total for roll in table.rolls] == [8]


def test_the_lamp_is_lit_only_while_a_roll_is_in_hand(table: TrayTable, qtbot: QtBot) -> None:
    roll = table.tray.form.roll
    assert roll.property("role") == "outline"
    qtbot.mouseClick(table.tray.form.dice[1], Qt.MouseButton.LeftButton)
    assert roll.property("role") == "primary"
    qtbot.keyClick(table.tray.form.dice[1], Qt.Key.Key_Escape)
    assert roll.property("role") == "outline"
    assert table.check is None


def test_typing_shows_the_dice_before_they_are_in_hand(table: TrayTable, qtbot: QtBot) -> None:
    table.tray.begin()
    qtbot.keyClicks(table.tray.form.field, "2d8")
    assert table.check is None
    assert table.tray.form.dice[2].count == 2
    qtbot.keyClick(table.tray.form.field, Qt.Key.Key_Escape)
    assert table.tray.form.field.text() == ""
    assert table.tray.form.dice[2].count == 0


@pytest.mark.rule("chase 8.6")
@pytest.mark.rule("chase 8.7")
def test_bonus_and_penalty_dice_belong_to_a_d100(table: TrayTable, qtbot: QtBot) -> None:
    extra = table.tray.form.extra
    plus_one, minus_two = extra._segments[3], extra._segments[0]
    qtbot.mouseClick(plus_one, Qt.MouseButton.LeftButton)
    assert table.check == Percentile(extra=1)
    qtbot.mouseClick(minus_two, Qt.MouseButton.LeftButton)
    assert table.check == Percentile(extra=-2)
    assert extra.value == -2
    qtbot.mouseClick(table.tray.form.dice[1], Qt.MouseButton.LeftButton)
    assert table.check == parse_roll("d6")
    assert extra.isEnabled() is False


def test_for_whom_what_for_and_secret_go_with_the_roll(table: TrayTable, qtbot: QtBot) -> None:
    form = table.tray.form
    qtbot.mouseClick(form.fold, Qt.MouseButton.LeftButton)
    assert form.who.isVisible()
    assert form.who.hasFocus()
    qtbot.keyClicks(form.who, "Edda")
    line(qtbot, form.why, "Climb")
    assert form.field.hasFocus()
    line(qtbot, form.field, "d100")
    decision = Decision(check=Percentile(), who="Edda", why="Climb")
    assert table.holder.decision == decision
    qtbot.mouseClick(form.secret, Qt.MouseButton.LeftButton)
    assert table.holder.decision == replace(decision, secret=True)
    qtbot.keyClicks(form.why, " slowly")
    qtbot.keyClick(form.why, Qt.Key.Key_Return)
    assert table.holder.decision == replace(decision, why="Climb slowly", secret=True)
    line(qtbot, form.field, "= 38")
    assert [(roll.who, roll.why) for roll in table.rolls] == [("Edda", "Climb slowly")]
    assert (form.who.text(), form.why.text()) == ("", "")
    assert table.desk.document.table.get(PUBLIC_ROLL_ID) is None


def test_a_roll_armed_elsewhere_is_shown(table: TrayTable) -> None:
    table.holder.arm(Decision(check=parse_roll("2d12"), who="Hob", why="DEX", secret=True))
    form = table.tray.form
    assert form.dice[4].count == 2
    assert form.about == ("Hob", "DEX")
    assert form.secret.isChecked()
    assert form.fold.text() == "Hob · DEX"


def test_after_a_roll_the_same_one_is_an_enter_away(table: TrayTable, qtbot: QtBot) -> None:
    table.faces = [5]
    table.tray.begin()
    field = table.tray.form.field
    line(qtbot, field, "d6")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert field.text() == "d6"
    assert field.selectedText() == "d6"
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert table.check == parse_roll("d6")
    line(qtbot, field, "d8")
    assert table.check == parse_roll("d8")


@pytest.mark.parametrize(
    ("roll", "said", "sentence"),
    [
        pytest.param("", "alarm", "is no roll", id="no roll"),
        pytest.param("3d6", "4 6", "This roll has 3 dice", id="too few faces"),
        pytest.param("3d6", "4 6 7", "No d6 shows 7", id="no such face"),
        pytest.param("3d6", "= 19", "Type a total from 3 to 18", id="out of reach"),
        pytest.param("3d6", "4 6 x", "is no roll", id="not faces"),
        pytest.param("", "= 38", "Type a roll first", id="told, of nothing"),
        pytest.param("", "101d6", "at most 100 dice", id="too many dice"),
        pytest.param("", "1000d6", "at most 100 dice", id="far too many dice"),
        pytest.param("", "60d6+60d8", "at most 100 dice", id="too many dice in all"),
        pytest.param("", "d1001", "2 to 1000 sides", id="too many sides"),
        pytest.param("", "d100 b3", "at most 2 bonus or penalty dice", id="too many tens"),
        pytest.param("", "4d6kh3", "Keeping the highest", id="keep highest"),
        pytest.param("", "4d6k3", "Keeping the highest", id="keep"),
        pytest.param("", "d100 secret", "the switch below", id="secret"),
    ],
)
def test_errors_stand_under_the_field_and_go_when_one_types(
    table: TrayTable, qtbot: QtBot, roll: str, said: str, sentence: str
) -> None:
    field = table.tray.form.field
    table.tray.begin()
    if roll:
        line(qtbot, field, roll)
    line(qtbot, field, said)
    assert sentence in table.error()
    assert field.property("state") == "error"
    assert field.text() == said
    assert table.rolls == []
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    assert table.error() == ""
    assert field.property("state") == ""


def test_escape_gives_up_step_by_step(table: TrayTable, qtbot: QtBot) -> None:
    field = table.tray.form.field
    table.tray.begin()
    line(qtbot, field, "3d6")
    qtbot.keyClicks(field, "4 6")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), table.check) == ("", parse_roll("3d6"))
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert (field.text(), table.check) == ("3d6", None)
    qtbot.keyClick(field, Qt.Key.Key_Backspace)
    qtbot.keyClicks(field, "d8")
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == ""


def test_escape_gives_the_keyboard_back_to_where_it_was(table: TrayTable, qtbot: QtBot) -> None:
    table.faces = [4]
    wall = QLineEdit()
    outer = QWidget()
    row = QVBoxLayout(outer)
    row.addWidget(wall)
    row.addWidget(table.tray)
    qtbot.addWidget(outer)
    outer.show()
    outer.activateWindow()
    qtbot.waitUntil(outer.isActiveWindow)
    wall.setFocus()
    field = table.tray.form.field
    table.tray.begin()
    line(qtbot, field, "d6")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert len(table.rolls) == 1
    assert field.isUndoAvailable() is False
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert wall.hasFocus()
    field.setFocus()
    wall.hide()
    with qtbot.waitSignal(table.tray.left):
        qtbot.keyClick(field, Qt.Key.Key_Escape)
    table.tray.setParent(None)


def test_a_total_told_with_nothing_in_hand_is_of_the_last_roll(
    table: TrayTable, qtbot: QtBot
) -> None:
    field = table.tray.form.field
    table.faces = [3, 6, 4]
    table.tray.begin()
    line(qtbot, field, "d100 b1")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    line(qtbot, field, "= 38")
    assert [(roll.total, roll.told) for roll in table.rolls] == [(34, False), (38, True)]
    assert table.check is None
    line(qtbot, field, "= 138")
    assert "Type a total from 1 to 100" in table.error()
    assert table.check == Percentile(extra=1)


def test_it_says_everything_anew_in_another_language(table: TrayTable, words: Words) -> None:
    table.holder.arm(Decision(check=Percentile(extra=1)))
    words.switch(Language.TRADITIONAL_CHINESE)
    QApplication.sendEvent(table.tray, QEvent(QEvent.Type.LanguageChange))
    assert table.tray.form.secret.text() == words.pgettext("roll", "Secret")


def test_all_of_it_fits_into_a_dock_of_192(table: TrayTable, look: Look) -> None:
    look.text_record = []
    table.tray.grab()
    cut = [text.text for text in look.text_record if text.is_cut]
    assert cut == []
    form = table.tray.form
    lowest = form.fold.mapTo(table.tray, form.fold.rect().bottomLeft()).y()
    assert lowest < 158


@pytest.mark.parametrize("width", [404, 340, 300])
def test_an_error_of_two_lines_needs_no_scroll_bar(
    table: TrayTable, qtbot: QtBot, width: int
) -> None:
    form = table.tray.form
    window = QMainWindow()
    qtbot.addWidget(window)
    window.resize(width, 600)
    window.setCentralWidget(QWidget())
    dock = QDockWidget(window)
    dock.setWidget(table.tray)
    window.addDockWidget(Qt.DockWidgetArea.BottomDockWidgetArea, dock)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.resizeDocks([dock], [192], Qt.Orientation.Vertical)
    table.tray.begin()
    line(qtbot, form.field, "what the sexton hides, twice")
    assert "is no roll" in table.error()
    qtbot.waitUntil(lambda: form._error.height() >= 30)
    lowest = form.fold.rect().bottomLeft()
    qtbot.waitUntil(lambda: form.fold.mapTo(table.tray, lowest).y() < table.tray.height())
    qtbot.waitUntil(lambda: form._scroll.verticalScrollBar().maximum() == 0)
    table.tray.setParent(None)


def test_a_narrow_dock_does_not_cut_it(table: TrayTable, qtbot: QtBot) -> None:
    form = table.tray.form
    content = form._column.parentWidget()
    assert content is not None
    needed = content.minimumSizeHint().width()
    qtbot.waitUntil(lambda: table.tray.minimumSizeHint().width() >= needed)
    narrowest = table.tray.minimumSizeHint().width()
    table.tray.resize(narrowest, 200)
    qtbot.waitUntil(lambda: content.width() == form._scroll.viewport().width())
    for widget in (form.roll, form.dice[-1], form._bonus, form.secret):
        right = widget.mapTo(table.tray, widget.rect().topRight()).x()
        assert right < narrowest
    assert form._scroll.horizontalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAsNeeded


@pytest.mark.parametrize(
    "room",
    [(1.0, 287, 114), (1.1, 300, 150), (1.1, 1052, 83), (1.25, 320, 400), (1.5, 325, 400)],
)
def test_whatever_the_room_nothing_is_cut_and_the_secret_switch_is_in_sight(
    look: Look, words: Words, desk: Desk, stage: Stage, room: tuple[float, int, int]
) -> None:
    look.use(scale=room[0])
    tray = TrayTable(look, words, desk).tray
    stage(tray, *room[1:])
    form = tray.form
    view = form._scroll.viewport()
    for widget in (form.field, form.roll, form.secret, *form.dice, form.extra, form.fold):
        place = QRect(widget.mapTo(view, QPoint(0, 0)), widget.size())
        assert place.left() >= 0
        assert place.right() < view.width()
        assert widget.width() >= widget.minimumSizeHint().width()
    assert form.secret.mapTo(view, form.secret.rect().bottomLeft()).y() < view.height()
    assert form.fold.accessibleName() == "for whom, what for"
