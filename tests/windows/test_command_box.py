import pytest
from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import ClockView
from duskboard.theme.look import Look
from duskboard.windows.box_model import BoxModel
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow
from duskboard.windows.command_box import CommandBox
from duskboard.windows.search import rank

LEFT = Qt.MouseButton.LeftButton
CLOCK = ClockView(
    clock_id=EntityId("tram"), name="Last tram leaves", kind=ClockKind.MISSION, size=8, filled=5
)

pytestmark = [
    pytest.mark.usefixtures("dress"),
    pytest.mark.qt_log_ignore("does not support grabbing the keyboard", extend=True),  # menus
]


class Table:
    """Things to find, and what was done with them."""

    def __init__(self) -> None:
        self.done: list[str] = []

    def act(self, label: str, key: str = "") -> BoxAct:
        return BoxAct(label=label, run=lambda: self.done.append(label), key=key)

    def rows(self) -> tuple[BoxRow, ...]:
        return (
            BoxRow(
                group=BoxGroup.ACTS,
                title="Finish the session",
                detail="recap, then close",
                acts=(self.act("finish"),),
                key="F8",
            ),
            BoxRow(
                group=BoxGroup.THINGS,
                title="Finn Cray",
                detail="pursuer",
                acts=(self.act("go to"), self.act("roll", "R")),
            ),
            BoxRow(
                group=BoxGroup.THINGS,
                title="Last tram leaves",
                detail="clock: “finale” in its note",
                clock=CLOCK,
                acts=(self.act("go to the clock"), self.act("+1", "+")),
            ),
            BoxRow(
                group=BoxGroup.ACTS,
                title="Finn Cray: attack Tom Reyes",
                enabled=False,
                reason="no actions left",
                acts=(self.act("attack"),),
            ),
        )

    def search(self, query: str) -> tuple[BoxRow, ...]:
        return rank(query, self.rows())


@pytest.fixture
def table() -> Table:
    return Table()


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(QPushButton("before"))
    column.addWidget(QLineEdit())
    column.addStretch(1)
    qtbot.addWidget(window)
    window.resize(1280, 720)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    button = window.findChild(QPushButton)
    assert isinstance(button, QPushButton)
    button.setFocus()
    return window


@pytest.fixture
def box(window: QWidget, look: Look, words: Words, table: Table) -> CommandBox:
    box = CommandBox(look, words, table.search, window)
    box.open()
    return box


def painted(box: CommandBox, look: Look) -> list[str]:
    look.text_record = []
    box.grab()
    return [text.text for text in look.text_record]


def press(qtbot: QtBot, box: CommandBox, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(box._field, key)


def title(box: CommandBox) -> str:
    row = box._list.row
    return row.title if row is not None else ""


def test_it_stands_at_the_top_in_the_middle(box: CommandBox, window: QWidget) -> None:
    assert box.isVisible()
    assert (box.x() + 5, box.y() + 5, box.width() - 10) == (260, 60, 760)
    assert box._field.hasFocus()
    window.resize(700, 720)
    assert box.width() == 690
    assert box.x() == 5


def test_groups_stand_in_their_order_whatever_was_found_first(box: CommandBox, look: Look) -> None:
    box.open("fin")
    texts = painted(box, look)
    assert texts[:3] == ["4 found", "Esc", "People and things"]
    assert texts.index("Do") > texts.index("People and things")
    assert [text for text in texts if text in {"Fin", "fin"}] == ["Fin", "fin", "Fin", "Fin"]


def test_enter_does_the_first_act_and_the_keyboard_goes_back(
    box: CommandBox, window: QWidget, table: Table, qtbot: QtBot
) -> None:
    qtbot.keyClicks(box._field, "finn")
    assert title(box) == "Finn Cray"
    with qtbot.waitSignal(box.closed):
        press(qtbot, box, Qt.Key.Key_Return)
    assert table.done == ["go to"]
    assert not box.isVisible()
    now = QApplication.focusWidget()
    assert isinstance(now, QPushButton)
    assert now.text() == "before"
    assert window.isVisible()


def test_the_chosen_row_says_what_enter_does(box: CommandBox, look: Look) -> None:
    box.open("fin")
    assert painted(box, look)[3:6] == ["go to", "Enter", "Fin"]


def test_arrows_pass_over_the_heads(box: CommandBox, qtbot: QtBot) -> None:
    seen = [title(box)]
    for _ in range(4):
        press(qtbot, box, Qt.Key.Key_Down)
        seen.append(title(box))
    assert seen == [
        "Finn Cray",
        "Last tram leaves",
        "Finish the session",
        "Finn Cray: attack Tom Reyes",
        "Finn Cray: attack Tom Reyes",
    ]
    press(qtbot, box, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert title(box) == "Last tram leaves"
    press(qtbot, box, Qt.Key.Key_PageUp)
    assert title(box) == "Finn Cray"


def test_what_is_refused_says_why_and_is_not_done(
    box: CommandBox, look: Look, table: Table, qtbot: QtBot
) -> None:
    qtbot.keyClicks(box._field, "attack")
    assert "no actions left" in painted(box, look)
    press(qtbot, box, Qt.Key.Key_Return)
    assert table.done == []
    assert box.isVisible()


def test_tab_shows_all_that_can_be_done_with_the_row(
    box: CommandBox, table: Table, qtbot: QtBot
) -> None:
    qtbot.keyClicks(box._field, "finn")
    press(qtbot, box, Qt.Key.Key_Tab)
    assert box._menu.isVisible()
    assert [each.text() for each in box._menu.actions()] == ["go to", "roll\tR"]
    qtbot.keyClick(box._menu, Qt.Key.Key_Down)
    qtbot.keyClick(box._menu, Qt.Key.Key_Return)
    assert table.done == ["roll"]
    assert not box.isVisible()


def test_escape_goes_back_without_doing_anything(
    box: CommandBox, table: Table, qtbot: QtBot
) -> None:
    press(qtbot, box, Qt.Key.Key_Escape)
    assert not box.isVisible()
    assert table.done == []
    now = QApplication.focusWidget()
    assert isinstance(now, QPushButton)


def test_a_click_does_the_first_act(box: CommandBox, table: Table, qtbot: QtBot) -> None:
    rect = box._list.visualRect(box._list.model().index(2, 0))
    qtbot.mouseClick(box._list.viewport(), LEFT, pos=rect.center())
    assert table.done == ["go to the clock"]


def test_it_is_not_modal_and_goes_when_something_else_is_used(
    box: CommandBox, window: QWidget, qtbot: QtBot
) -> None:
    field = window.findChildren(QLineEdit)[0]
    assert field is not box._field
    qtbot.mouseClick(field, LEFT)
    field.setFocus()
    assert not box.isVisible()
    assert field.hasFocus()


def test_nothing_found_is_said(box: CommandBox, look: Look, qtbot: QtBot) -> None:
    qtbot.keyClicks(box._field, "zzz")
    texts = painted(box, look)
    assert "0 found" in texts
    assert "Nothing is called that." in texts
    assert box._empty.x() >= round(look.px(16))
    press(qtbot, box, Qt.Key.Key_Return, Qt.Key.Key_Tab, Qt.Key.Key_Down)
    assert box.isVisible()


def test_the_model_keeps_the_rules_of_models(words: Words, table: Table, qtbot: QtBot) -> None:
    model: QAbstractListModel = BoxModel(words)
    tester = QAbstractItemModelTester(model)
    assert isinstance(model, BoxModel)
    model.mirror(table.rows())
    model.mirror(table.rows()[:1])
    model.mirror(())
    assert (tester.model(), qtbot is not None) == (model, True)


def test_many_things_are_scrolled(window: QWidget, look: Look, words: Words, qtbot: QtBot) -> None:
    rows = [BoxRow(group=BoxGroup.THINGS, title=f"Clock {number}") for number in range(2000)]
    box = CommandBox(look, words, lambda query: rank(query, rows), window)
    box.open()
    assert box.geometry().bottom() <= window.height()
    for _ in range(40):
        press(qtbot, box, Qt.Key.Key_Down)
    assert title(box) == "Clock 40"
    rect = box._list.visualRect(box._list.currentIndex())
    assert box._list.viewport().rect().contains(rect)
