from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRectF, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QToolTip
from pytestqt.qtbot import QtBot

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.clock_view import CardKind, CardView, ClockView, RaceView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.theme.token import Role
from duskboard.widgets.clock_card import ClockCard
from duskboard.widgets.clock_card_layout import HEADER, PAD, card_slots
from duskboard.widgets.clock_dial import ClockDial
from duskboard.widgets.clock_row import ClockRow

FOG, LAMPS = EntityId("fog"), EntityId("lamps")
LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE = Qt.KeyboardModifier.NoModifier


def fog(
    filled: int = 4,
    visibility: Visibility = Visibility.SHOWN,
    kind: ClockKind = ClockKind.PROGRESS,
    lead: int | None = None,
) -> ClockView:
    race = None if lead is None else RaceView(rival_id=LAMPS, lead=lead, is_second=False)
    return ClockView(
        clock_id=FOG,
        name="Fog rolls in",
        kind=kind,
        size=6,
        filled=filled,
        visibility=visibility,
        race=race,
    )


def lamps(
    visibility: Visibility = Visibility.SHOWN, *, locked: bool = False, lead: int | None = None
) -> ClockView:
    race = None if lead is None else RaceView(rival_id=FOG, lead=lead, is_second=True)
    return ClockView(
        clock_id=LAMPS,
        name="Lamps relit",
        kind=ClockKind.PROGRESS,
        size=6,
        filled=0 if locked else 2,
        visibility=visibility,
        locked=locked,
        race=race,
    )


def single(clock: ClockView) -> CardView:
    return CardView(kind=CardKind.SINGLE, clocks=(clock,))


def race(first: Visibility = Visibility.SHOWN, second: Visibility = Visibility.SHOWN) -> CardView:
    clocks = (fog(visibility=first, lead=2), lamps(second, lead=-2))
    return CardView(kind=CardKind.RACE, clocks=clocks)


def chain(filled: int = 3) -> CardView:
    return CardView(kind=CardKind.CHAIN, clocks=(fog(filled), lamps(locked=filled < 6)))


@pytest.fixture
def card(qtbot: QtBot, look: Look, words: Words) -> ClockCard:
    made = ClockCard(look, words)
    qtbot.addWidget(made)
    made.mirror(single(fog()))
    made.resize(280, 160)
    made.show()
    return made


def words_on(card: ClockCard, look: Look) -> list[str]:
    look.text_record = []
    card.grab()
    return [record.text for record in look.text_record]


def test_a_card_says_kind_name_and_number(card: ClockCard, look: Look) -> None:
    card.mirror(single(fog(5, kind=ClockKind.DANGER)))
    assert words_on(card, look) == ["Danger", "Fog rolls in", "1 left", "5", "/6"]


@pytest.mark.rule("blades 47")
def test_a_race_says_who_leads(card: ClockCard, look: Look) -> None:
    card.mirror(race())
    texts = words_on(card, look)
    assert texts[:4] == ["Race", "Fog rolls in", "leads by 2", "Lamps relit"]
    assert len(card.dials) == 2
    even = (fog(lead=0), replace(lamps(lead=0), size=4, filled=2))
    card.mirror(CardView(kind=CardKind.RACE, clocks=even))
    assert words_on(card, look).count("level") == 1


@pytest.mark.rule("blades 47")
def test_a_chain_says_what_it_waits_for(card: ClockCard, look: Look) -> None:
    card.mirror(chain())
    assert words_on(card, look)[:4] == [
        "Linked",
        "Fog rolls in",
        "Lamps relit",
        "opens when full",
    ]
    card.mirror(chain(6))
    assert words_on(card, look)[:3] == ["Linked", "Fog rolls in", "Full · 6/6"]


def test_a_card_that_players_cannot_see_lies_deeper(card: ClockCard, look: Look) -> None:
    shown = card.grab().toImage().pixelColor(20, 60)
    card.mirror(single(fog(visibility=Visibility.HIDDEN)))
    hidden = card.grab().toImage().pixelColor(20, 60)
    assert (shown, hidden) == (look.color(Role.BG2), look.color(Role.BG1))
    assert card.eyes[0].glyph == "eye-closed"


def test_a_clock_of_which_only_the_name_is_seen_says_so(card: ClockCard, look: Look) -> None:
    shown = card.grab().toImage()
    card.mirror(single(fog(visibility=Visibility.MASKED)))
    assert "name only" in words_on(card, look)
    assert card.eyes[0].glyph == "eye-name"
    edge = {card.grab().toImage().pixelColor(x, 0).name() for x in range(30, 60)}
    assert len(edge) > 1  # dots
    assert len({shown.pixelColor(x, 0).name() for x in range(30, 60)}) == 1


@pytest.mark.parametrize("second", [Visibility.SHOWN, Visibility.MASKED])
def test_names_keep_away_from_the_edges(card: ClockCard, look: Look, second: Visibility) -> None:
    card.mirror(race(second=second))
    view = card.view
    assert view is not None
    clocks = tuple(replace(clock, name="Drowned bells " * 9) for clock in view.clocks)
    card.mirror(replace(view, clocks=clocks))
    card.resize(card.sizeHint())
    look.text_record = []
    card.grab()
    names = [text.box for text in look.text_record if text.text.startswith("Drowned")]
    assert len(names) == 2
    for box in names:
        assert box.left() >= 8
        assert box.right() <= card.width() - 8


@pytest.mark.parametrize("diameter", ["clock.card", "clock.wall"])
@pytest.mark.parametrize("scale", [1.0, 1.3, 2.0])
def test_no_dial_hides_what_is_written(
    qtbot: QtBot, look: Look, words: Words, scale: float, diameter: str
) -> None:
    look.use(scale=scale)
    card = ClockCard(look, words, diameter=diameter)
    qtbot.addWidget(card)
    card.mirror(race(second=Visibility.HIDDEN))
    card.resize(card.sizeHint())
    slots = card_slots(
        look, words, race(second=Visibility.HIDDEN), look.size(diameter), card.width()
    )
    for slot, dial in zip(slots, card.dials, strict=True):
        taken = QRectF(dial.geometry())
        assert taken.top() >= look.px(PAD + HEADER) - 1
        assert taken.bottom() <= slot.name.top() + 1


def test_what_a_card_has_no_more_is_not_seen_until_it_is_deleted(card: ClockCard) -> None:
    card.mirror(race())
    card.mirror(single(fog()))
    seen = [one for one in card.findChildren(ClockDial) if one.isVisibleTo(card)]
    assert seen == list(card.dials)


def test_the_eye_asks_to_show_or_hide(qtbot: QtBot, card: ClockCard) -> None:
    with qtbot.waitSignal(card.visibility_requested) as heard:
        qtbot.mouseClick(card.eyes[0], LEFT)
    assert heard.args == [FOG]
    assert card.eyes[0].accessibleName() == "Hide “Fog rolls in” from players"


def test_one_eye_speaks_for_rivals_that_are_seen_alike(qtbot: QtBot, card: ClockCard) -> None:
    card.mirror(race())
    heard: list[object] = []
    card.visibility_requested.connect(heard.append)
    card.all_visibility_requested.connect(heard.append)
    assert len(card.eyes) == 1
    qtbot.mouseClick(card.eyes[0], LEFT)
    assert heard == [(FOG, LAMPS)]


def test_rivals_that_are_seen_differently_have_an_eye_each_beside_the_name(
    qtbot: QtBot, card: ClockCard, look: Look
) -> None:
    card.mirror(race(second=Visibility.HIDDEN))
    heard: list[object] = []
    card.visibility_requested.connect(heard.append)
    assert [eye.glyph for eye in card.eyes] == ["eye-open", "eye-closed"]
    qtbot.mouseClick(card.eyes[1], LEFT)
    assert heard == [LAMPS]
    for eye, dial in zip(card.eyes, card.dials, strict=True):
        assert dial.face is not None
        assert dial.face.is_hidden is False  # no badge: the eye beside the name says it
        middle = dial.geometry().center()
        assert abs(eye.geometry().center().x() - middle.x()) < card.width() / 4
        assert eye.geometry().top() > middle.y() + look.size("clock.card") / 2
        assert card.rect().contains(eye.geometry())


def test_dials_on_it_ask_through_it(qtbot: QtBot, card: ClockCard) -> None:
    card.mirror(race())
    with qtbot.waitSignal(card.fill_requested) as heard:
        qtbot.keyClick(card.dials[1], Qt.Key.Key_Plus)
    assert heard.args == [LAMPS, 3]


def test_a_name_is_edited_in_its_place(qtbot: QtBot, card: ClockCard) -> None:
    card.begin_rename(FOG)
    editor = card.findChild(QLineEdit)
    assert editor is not None
    assert editor.text() == "Fog rolls in"
    assert card.rect().contains(editor.geometry())
    editor.selectAll()
    qtbot.keyClicks(editor, "Fog lifts")
    with qtbot.waitSignal(card.renamed) as heard:
        qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert heard.args == [FOG, "Fog lifts"]
    assert editor.isHidden()


@pytest.mark.parametrize("keys", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_giving_up_or_changing_nothing_asks_for_nothing(
    qtbot: QtBot, card: ClockCard, keys: Qt.Key
) -> None:
    heard: list[object] = []
    card.renamed.connect(lambda *args: heard.append(args))
    card.begin_rename(FOG)
    editor = card.findChild(QLineEdit)
    assert editor is not None
    if keys is Qt.Key.Key_Escape:
        qtbot.keyClicks(editor, "x")
    qtbot.keyClick(editor, keys)
    assert heard == []
    assert editor.isHidden()


def test_a_blank_name_asks_for_nothing(qtbot: QtBot, card: ClockCard) -> None:
    heard: list[object] = []
    card.renamed.connect(lambda *args: heard.append(args))
    card.begin_rename(FOG)
    editor = card.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    qtbot.keyClicks(editor, "  ")
    qtbot.keyClick(editor, Qt.Key.Key_Return)
    assert heard == []


def test_a_double_click_on_the_name_edits_it(qtbot: QtBot, card: ClockCard) -> None:
    qtbot.mouseDClick(card, LEFT, pos=QPoint(140, 122))
    editor = card.findChild(QLineEdit)
    assert editor is not None
    assert not editor.isHidden()


def test_a_drag_begins_with_the_clock_under_it(card: ClockCard) -> None:
    card.mirror(race())
    heard: list[object] = []
    card.drag_started.connect(heard.append)
    start = QPoint(230, 125)
    QTest.mousePress(card, LEFT, NONE, start)
    QTest.mouseMove(card, start + QPoint(30, 0))
    QTest.mouseRelease(card, LEFT, NONE, start + QPoint(30, 0))
    assert heard == [LAMPS]


def test_the_right_button_opens_the_menu_of_the_clock_under_it(
    qtbot: QtBot, card: ClockCard
) -> None:
    card.mirror(race())
    with qtbot.waitSignal(card.menu_requested) as heard:
        qtbot.mouseClick(card, RIGHT, pos=QPoint(230, 125))
    assert heard.args is not None
    assert heard.args[0] == LAMPS


def test_a_drop_is_marked_on_its_half(card: ClockCard, look: Look) -> None:
    card.mark_drop("Race", right=True)
    image = card.grab().toImage()
    assert image.pixelColor(210, 80) == look.color(Role.NOW)  # over the dial as well
    assert image.pixelColor(210, 1) == look.color(Role.NOW)
    assert image.pixelColor(70, 1) != look.color(Role.NOW)
    assert "Race" in words_on(card, look)
    card.mark_drop()
    assert "Race" not in words_on(card, look)


def test_a_long_chain_wraps(card: ClockCard) -> None:
    links = tuple(
        ClockView(
            clock_id=EntityId(f"link {place}"),
            name=f"Link {place}",
            kind=ClockKind.PROGRESS,
            size=4,
            filled=0,
            locked=place > 0,
        )
        for place in range(5)
    )
    card.mirror(CardView(kind=CardKind.CHAIN, clocks=links))
    card.resize(280, card.heightForWidth(280))
    assert card.height() > 380
    for dial in card.dials:
        assert card.rect().contains(dial.geometry())


def test_a_longer_name_makes_it_higher(card: ClockCard) -> None:
    low = card.heightForWidth(140)
    long_name = ClockView(
        clock_id=FOG,
        name="The constables of the lower quay are roused",
        kind=ClockKind.DANGER,
        size=6,
        filled=1,
    )
    card.mirror(single(long_name))
    assert card.heightForWidth(140) == low + 18


def test_a_row_says_it_all_on_one_line(qtbot: QtBot, look: Look, words: Words) -> None:
    row = ClockRow(look, words)
    qtbot.addWidget(row)
    row.mirror(fog(kind=ClockKind.PROJECT))
    row.resize(row.sizeHint())
    row.show()
    look.text_record = []
    row.grab()
    assert [record.text for record in look.text_record] == ["Fog rolls in", "4/6"]
    assert row.accessibleName() == "Fog rolls in, project clock"
    with qtbot.waitSignal(row.visibility_requested) as heard:
        qtbot.mouseClick(row.eye, LEFT)
    assert heard.args == [FOG]
    with qtbot.waitSignal(row.fill_requested) as filled:
        qtbot.keyClick(row.dial, Qt.Key.Key_Minus)
    assert filled.args == [FOG, 3]


def test_a_row_is_renamed_in_its_place(qtbot: QtBot, look: Look, words: Words) -> None:
    row = ClockRow(look, words)
    qtbot.addWidget(row)
    row.mirror(fog())
    row.resize(row.sizeHint())
    row.show()
    qtbot.mouseDClick(row, LEFT, pos=QPoint(60, 18))
    editor = row.findChild(QLineEdit)
    assert editor is not None
    editor.selectAll()
    qtbot.keyClicks(editor, "Fog lifts")
    with qtbot.waitSignal(row.renamed) as heard:
        qtbot.keyClick(editor, Qt.Key.Key_Enter)
    assert heard.args == [FOG, "Fog lifts"]


def test_a_name_that_is_cut_is_told_in_full(
    qtbot: QtBot, card: ClockCard, look: Look, words: Words
) -> None:
    name = "Nobody knows how long <b>this</b> goes on " * 6
    card.mirror(single(fog()))
    place = card._slots(card.width())[0].name.center().toPoint()
    assert ask_for_tip(card, place) == ""
    card.mirror(single(replace(fog(), name=name)))
    place = card._slots(card.width())[0].name.center().toPoint()
    assert "&lt;b&gt;this" in ask_for_tip(card, place)
    row = ClockRow(look, words)
    qtbot.addWidget(row)
    row.resize(260, row.sizeHint().height())
    row.mirror(replace(fog(), name=name))
    row.show()
    assert "&lt;b&gt;this" in ask_for_tip(row, row._name_room().center().toPoint())


def ask_for_tip(host: ClockCard | ClockRow, point: QPoint) -> str:
    QToolTip.hideText()
    event = QHelpEvent(QEvent.Type.ToolTip, point, host.mapToGlobal(point))
    QCoreApplication.sendEvent(host, event)
    text = QToolTip.text()
    QToolTip.hideText()
    return text
