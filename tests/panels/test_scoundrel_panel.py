"""The panel of scoundrels: what is clicked and typed is wished, and all of it is in reach."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.table.test_scoundrel_view import NELL, SHEET, table

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.harm import HarmLevel, Wound
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Bond,
    Contact,
    Experience,
    Fate,
    Load,
    Scoundrel,
)
from duskboard.core.blades.trait import ActionId, AttributeId, XpTrack
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language, Words
from duskboard.panels.scoundrel_offer import ScoundrelOffer
from duskboard.panels.scoundrel_page import ScoundrelPage
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.panels.scoundrel_wish import (
    CarryItem,
    ChooseLoad,
    ChooseTrauma,
    MarkArmour,
    MarkStress,
    MarkXp,
    SetCoin,
    SetHealing,
    TurnWound,
    WriteNumber,
    WriteRows,
    WriteWound,
)
from duskboard.panels.sheet_walk import SMALL
from duskboard.play.blades.field import NumberField, RowField
from duskboard.table.scoundrel_view import scoundrel_tabs, scoundrel_view
from duskboard.theme.look import Look
from duskboard.widgets.box_track import BoxTrack

Stage = Callable[[QWidget, int, int], None]
Key = Qt.Key
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
NARROW = 340
FULL = replace(
    SHEET,
    abilities=(Ability(key=AbilityId.SHADOW), Ability(name="A way with dogs")),
    contacts=(Contact(name="Old Pell", bond=Bond.FRIEND), Contact(name="The Tailor")),
)


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> ScoundrelPanel:
    made = ScoundrelPanel(look, words)
    stage(made, 384, 1400)
    return made


def shown(panel: ScoundrelPanel, sheet: Scoundrel = FULL) -> ScoundrelPage:
    laid = table(sheet)
    panel.mirror(scoundrel_tabs(laid), scoundrel_view(laid, NELL))
    assert panel.page is not None
    return panel.page


def choose(text: str) -> None:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    act = next(one for one in menu.actions() if one.text() == text)
    QTest.mouseClick(menu, LEFT, pos=menu.actionGeometry(act).center())


def sweep(track: BoxTrack, *places: int) -> None:
    points = [track.box_rect(place).center().toPoint() for place in places]
    QTest.mousePress(track, LEFT, pos=points[0])
    for point in points[1:]:
        QTest.mouseMove(track, point)
    QTest.mouseRelease(track, LEFT, pos=points[-1])


def test_a_sheet_fits_its_dock_in_every_language_and_names_what_it_has(
    panel: ScoundrelPanel, words: Words
) -> None:
    page = shown(panel)
    for language, is_editing in product(Language, (False, True)):
        words.switch(language)
        if is_editing is not panel.is_editing:
            QTest.mouseClick(panel.tabs.edit, LEFT)
        shown(panel)
        QApplication.sendPostedEvents()
        assert page.minimumSizeHint().width() <= NARROW, (language, is_editing)
        nameless = [
            one
            for one in page.findChildren(QWidget)
            if one.isVisible()
            and one.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not isinstance(one.parent(), QComboBox)
            and not (one.accessibleName() or one.property("text"))
        ]
        assert nameless == [], (language, is_editing)


FOUR = ("haunted", "cold", "soft", "reckless")


@pytest.mark.parametrize(
    "sheet",
    [
        replace(FULL, stress=9),
        replace(FULL, fate=Fate.OUT),
        replace(FULL, fate=Fate.OUT, traumas=FOUR),
        replace(FULL, xp=Experience(playbook=8, insight=6, prowess=6, resolve=6)),
    ],
    ids=["trauma due", "out", "the last trauma", "advances due"],
)
def test_a_sheet_fits_its_dock_whatever_is_due(
    panel: ScoundrelPanel, look: Look, words: Words, sheet: Scoundrel
) -> None:
    panel.resize(NARROW, panel.height())
    for language in Language:
        words.switch(language)
        page = shown(panel, sheet)
        QApplication.sendPostedEvents()
        assert page.minimumSizeHint().width() <= NARROW, language
        look.text_record = []
        page.grab()
        cut = [text.text for text in look.text_record if text.is_cut]
        look.text_record = None
        assert cut == [], language


def test_clicks_and_keys_wish_what_they_are_on(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    page, said = shown(panel), list[tuple[EntityId, object]]()
    panel.wished.connect(lambda who, wish: said.append((who, wish)))
    stress = page.tracks.stress
    for place in (7, 5):
        qtbot.mouseClick(stress, LEFT, NONE, stress.box_rect(place).center().toPoint())
    sweep(stress, 5, 6, 8)
    sweep(stress, 8, 6, 5)
    for key in (Key.Key_Plus, Key.Key_Minus, Key.Key_0, Key.Key_9):
        qtbot.keyClick(stress, key)
    qtbot.keyClick(page.tracks.trauma, Key.Key_Plus)
    choose("Cold")
    qtbot.keyClick(page.tracks.trauma, Key.Key_Minus)
    qtbot.keyClick(page.harm.dial, Key.Key_Plus)
    qtbot.mouseClick(page.armour.boxes[ArmourKind.HEAVY], LEFT)
    qtbot.mouseClick(page.armour.boxes[ArmourKind.STANDARD], LEFT)
    qtbot.mouseClick(page.load.items[2], LEFT)
    prowess = page.attributes[AttributeId.PROWESS]
    qtbot.keyClick(prowess.xp, Key.Key_3)
    qtbot.keyClick(page.growth.xp, Key.Key_Plus)
    qtbot.keyClick(page.wealth.coin, Key.Key_4)
    qtbot.keyClick(page.wealth.stash, Key.Key_Plus)
    wishes = [wish for who, wish in said if who == NELL]
    assert wishes == [
        MarkStress(points=7),
        MarkStress(points=4),
        MarkStress(points=8),
        *(MarkStress(points=points) for points in (6, 4, 0, 9)),
        ChooseTrauma(trauma="cold"),
        WriteRows(field=RowField.TRAUMAS, rows=()),
        SetHealing(filled=2),
        MarkArmour(kind=ArmourKind.HEAVY, is_used=True),
        MarkArmour(kind=ArmourKind.STANDARD, is_used=False),
        CarryItem(place=2, is_carried=True),
        MarkXp(track=XpTrack.PROWESS, marks=3),
        MarkXp(track=XpTrack.PLAYBOOK, marks=8),
        SetCoin(coin=4),
        WriteNumber(field=NumberField.STASH, number=20),
    ]
    # Until the table says so, a box that was clicked shows what is there.
    assert page.armour.boxes[ArmourKind.STANDARD].isChecked()
    assert not page.load.items[2].isChecked()
    assert not page.armour.boxes[ArmourKind.HEAVY].isChecked()
    assert page.armour.boxes[ArmourKind.SPECIAL].isEnabled()
    shown(panel, SHEET)
    assert not page.armour.boxes[ArmourKind.SPECIAL].isEnabled()
    segments = page.load.load._segments
    qtbot.mouseClick(segments[1], LEFT)
    assert said[-1] == (NELL, ChooseLoad(load=Load.NORMAL))
    assert page.load.load.value is Load.LIGHT
    shown(panel, replace(SHEET, load=None))
    assert page.load.load.value is None
    qtbot.mouseClick(segments[1], LEFT)
    assert page.load.load.value is None


def test_harm_is_written_ticked_and_healed_in_its_slot(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    page, said = shown(panel), list[object]()
    panel.wished.connect(lambda _who, wish: said.append(wish))
    panel.wound_ticked.connect(lambda _who, wound: said.append(wound))
    rattled, beside = page.harm.rows[HarmLevel.LESSER].slots
    moderate = page.harm.rows[HarmLevel.MODERATE].slots
    assert not page.harm.rows[HarmLevel.FATAL].isVisible()
    assert not page.harm.rows[HarmLevel.SEVERE].slots[1].isVisible()
    qtbot.mouseClick(rattled, LEFT, NONE, QPoint(rattled.width() - 8, 12))
    assert (page.harm.field.isVisible(), page.harm.field.text()) == (True, "Rattled")
    qtbot.keyClicks(page.harm.field, "Bruised")
    qtbot.keyClick(page.harm.field, Key.Key_Return)
    qtbot.mouseClick(moderate[1], LEFT)
    assert page.harm.field.geometry().left() == moderate[0].mapTo(page.harm, QPoint()).x()
    qtbot.keyClick(page.harm.field, Key.Key_Escape)
    moderate[0].setFocus()
    qtbot.keyClick(moderate[0], Key.Key_Space)
    qtbot.keyClicks(page.harm.field, "Sprained wrist")
    qtbot.keyClick(page.harm.field, Key.Key_Return)
    qtbot.keyClick(rattled, Key.Key_Delete)
    qtbot.keyClick(beside, Key.Key_Delete)
    asked = QContextMenuEvent(
        QContextMenuEvent.Reason.Mouse, QPoint(9, 9), rattled.mapToGlobal(QPoint(9, 9))
    )
    QApplication.sendEvent(rattled, asked)
    choose("From the supernatural")
    wound = Wound(level=1, text="Rattled")
    panel.mirror_offer(ScoundrelOffer(who=NELL, action=ActionId.PROWL, figure="2d"))
    high = page.harm.height()
    assert page.harm.hint.text() == "None counts for this roll: click one that does."
    qtbot.mouseClick(rattled, LEFT, NONE, QPoint(rattled.width() - 8, 12))
    assert not page.harm.field.isVisible()
    qtbot.mouseClick(rattled, LEFT, NONE, QPoint(16, 12))
    assert page.harm.field.isVisible()
    qtbot.keyClick(page.harm.field, Key.Key_Escape)
    panel.mirror_offer(
        ScoundrelOffer(who=NELL, action=ActionId.PROWL, figure="2d", wounds=(wound,))
    )
    assert rattled.accessibleDescription() == "Rattled, less effect, counts for this roll"
    assert page.harm.hint.text() == "What is lit counts for this roll."
    assert page.harm.height() == high
    qtbot.keyClick(rattled, Key.Key_Space)
    assert said == [
        WriteWound(level=1, place=0, text="Bruised"),
        WriteWound(level=2, place=0, text="Sprained wrist"),
        WriteWound(level=1, place=0, text=""),
        TurnWound(level=1, place=0, is_supernatural=True),
        wound,
        wound,
    ]


def test_labels_arm_and_roll_and_show_what_is_in_hand(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    page, said = shown(panel), list[object]()
    for name in ("action_armed", "action_rolled", "resistance_armed", "resistance_rolled"):
        signal = getattr(panel, name)
        signal.connect(lambda who, what, name=name: said.append((name, who, what)))
    panel.rating_requested.connect(lambda who, what, dots: said.append((who, what, dots)))
    prowl, head = page.row(ActionId.PROWL), page.attributes[AttributeId.RESOLVE].head
    assert prowl is not None
    label, dot = QPoint(110, prowl.height() // 2), prowl.dot_point(3).toPoint()
    qtbot.mouseClick(prowl, LEFT, NONE, label)
    qtbot.mouseClick(prowl, LEFT, NONE, dot)
    qtbot.mouseClick(prowl, LEFT, CTRL, dot)
    QTest.mouseDClick(prowl, LEFT, NONE, label)
    qtbot.keyClick(prowl, Key.Key_Space)
    qtbot.keyClick(prowl, Key.Key_4)
    qtbot.mouseClick(head, LEFT)
    QTest.mouseDClick(head, LEFT)
    qtbot.keyClick(head, Key.Key_Space)
    armed = ("action_armed", NELL, ActionId.PROWL)
    resisted = ("resistance_armed", NELL, AttributeId.RESOLVE)
    assert said == [
        armed,
        armed,
        (NELL, ActionId.PROWL, 3),
        ("action_rolled", NELL, ActionId.PROWL),
        armed,
        resisted,
        ("resistance_rolled", NELL, AttributeId.RESOLVE),
        resisted,
    ]
    panel.mirror_offer(
        ScoundrelOffer(who=NELL, action=ActionId.PROWL, figure="3d", stress={NELL: 2})
    )
    assert (prowl.face.is_picked, prowl.face.figure) == (True, "3d")
    assert page.tracks.price.text() == "+2 by this roll"
    assert page.tracks.stress.accessibleDescription() == "5 of 9, +2 by this roll"
    assert page.tracks.stress.face.pending == 2
    other = EntityId("ansel")
    panel.mirror_offer(
        ScoundrelOffer(who=other, action=ActionId.PROWL, figure="3d", stress={NELL: 1, other: 2})
    )
    assert (prowl.face.is_picked, page.tracks.stress.face.pending) == (False, 1)
    panel.mirror_offer(ScoundrelOffer(who=NELL, attribute=AttributeId.RESOLVE, figure="1d"))
    assert (head.face.is_picked, page.tracks.price.text()) == (True, "")
    qtbot.mouseClick(panel.tabs.edit, LEFT)
    qtbot.keyClick(prowl, Key.Key_1)
    assert said[-1] == (NELL, ActionId.PROWL, 1)


def test_arrows_reach_every_part_of_the_sheet(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    page = shown(panel)
    QApplication.sendPostedEvents()
    all_ = {one for kind in SMALL for one in page.findChildren(kind) if one.isVisible()} - {
        box for box in page.armour.boxes.values() if not box.isEnabled()
    }
    first = page.first_row
    assert first is not None
    reached: set[QWidget] = set()
    waiting: list[QWidget] = [first]
    while waiting:
        here = waiting.pop()
        reached.add(here)
        for key in (Key.Key_Up, Key.Key_Down, Key.Key_Left, Key.Key_Right):
            here.setFocus()
            qtbot.keyClick(here, key)
            now = QApplication.focusWidget()
            if now is not None and now not in reached and now not in waiting:
                waiting.append(now)
    assert {one.accessibleName() for one in all_ - reached} == set()
