"""The sheet of a scoundrel as it is written on: rows, what is to be chosen, a session’s end."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot
from tests.panels.test_scoundrel_panel import FULL, choose, shown
from tests.seat.scoundrel_seat import find_entry
from tests.table.test_scoundrel_view import SHEET

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.growth import Trigger
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.scoundrel import (
    Bond,
    Contact,
    Item,
    Ratings,
    Scoundrel,
    Tracks,
)
from duskboard.core.blades.trait import XpTrack
from duskboard.i18n.words import Words
from duskboard.panels.scoundrel_deed import ScoundrelDeed
from duskboard.panels.scoundrel_panel import ScoundrelPanel
from duskboard.panels.scoundrel_wish import (
    EndSession,
    WriteNumber,
    WriteRows,
)
from duskboard.play.blades.field import NumberField, RowField, TextField
from duskboard.theme.look import Look

Stage = Callable[[QWidget, int, int], None]
Key, LEFT = Qt.Key, Qt.MouseButton.LeftButton


@pytest.fixture
def panel(look: Look, words: Words, stage: Stage) -> ScoundrelPanel:
    made = ScoundrelPanel(look, words)
    stage(made, 384, 1400)
    return made


def test_rows_are_written_in_one_line_each(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    page, said = shown(panel), list[object]()
    panel.wished.connect(lambda _who, wish: said.append(wish))
    panel.text_written.connect(lambda _who, field, text: said.append((field, text)))

    def type_over(what: QWidget, field: QWidget, text: str) -> None:
        qtbot.mouseClick(what, LEFT)
        qtbot.keyClicks(field, text)
        qtbot.keyClick(field, Key.Key_Return)

    qtbot.mouseClick(panel.tabs.edit, LEFT)
    assert page.form.fields[TextField.NAME].selectedText() == "Nell"
    qtbot.keyClicks(page.form.fields[TextField.NAME], "Nell Harrow")
    qtbot.keyClick(page.form.fields[TextField.NAME], Key.Key_Return)
    shown(panel, replace(FULL, name="Nell Harrow"))
    assert not panel.creation.isVisible()
    length = page.form.numbers[NumberField.STRESS_BOXES]
    qtbot.keyClicks(length, "25")
    qtbot.keyClick(length, Key.Key_Return)
    assert page.form.wrong.text() == "Stress boxes: A number is wanted, 1 to 24."
    length.selectAll()
    qtbot.keyClicks(length, "8")
    qtbot.keyClick(length, Key.Key_Return)
    shown(panel, replace(FULL, name="Nell Harrow", tracks=Tracks(stress=8)))
    type_over(page.load.items[1], page.load.field, "Climbing gear 3 fine")
    type_over(page.load.add, page.load.field, "Blade or two")
    type_over(page.contacts.add, page.contacts.field, "Inspector Rowe")
    qtbot.mouseClick(page.contacts.chips[1], LEFT)
    choose("Rival")
    qtbot.mouseClick(page.growth.chips[0], LEFT)
    choose("Remove")
    qtbot.mouseClick(page.growth.add, LEFT)
    find_entry(popup(), "Ambush").trigger()
    popup().close()
    expert = Ability(key=AbilityId.EXPERTISE)
    shown(panel, replace(FULL, abilities=(expert,)))
    qtbot.mouseClick(page.growth.chips[0], LEFT)
    choose("Wreck")
    chosen = replace(expert, choice="wreck")
    shown(panel, replace(FULL, abilities=(chosen,)))
    assert page.growth.chips[0].text() == "Expertise: Wreck"
    picks, rope, lantern = SHEET.items
    gear = Item(name="Climbing gear", load=3, is_fine=True, is_carried=True)
    pell, tailor = FULL.contacts
    shadow, dogs = FULL.abilities
    assert said == [
        (TextField.NAME, "Nell Harrow"),
        WriteNumber(field=NumberField.STRESS_BOXES, number=8),
        WriteRows(field=RowField.ITEMS, rows=(picks, gear, lantern)),
        WriteRows(field=RowField.ITEMS, rows=(picks, rope, lantern, Item(name="Blade or two"))),
        WriteRows(field=RowField.CONTACTS, rows=(pell, tailor, Contact(name="Inspector Rowe"))),
        WriteRows(field=RowField.CONTACTS, rows=(pell, replace(tailor, bond=Bond.RIVAL))),
        WriteRows(field=RowField.ABILITIES, rows=(dogs,)),
        WriteRows(field=RowField.ABILITIES, rows=(shadow, dogs, Ability(key=AbilityId.AMBUSH))),
        WriteRows(field=RowField.ABILITIES, rows=(chosen,)),
    ]


@pytest.mark.rule("blades 79")
@pytest.mark.rule("blades 80")
def test_making_somebody_is_counted_and_never_blocked(panel: ScoundrelPanel, qtbot: QtBot) -> None:
    new = Scoundrel(name="Nell", ratings=Ratings(prowl=3, hunt=1))
    shown(panel, new)
    assert not panel.creation.isVisible()
    qtbot.mouseClick(panel.tabs.edit, LEFT)
    assert panel.creation.missing.text() == (
        "To choose: Playbook · Heritage · Background · Action dots 4 of 7 · Special ability · "
        "Close friend · Rival · Vice · Purveyor · Alias · Look"
    )
    assert panel.creation.wrong.text() == "Too many: above 2: Prowl"
    ritual = (Ability(key=AbilityId.RITUAL), Ability(name="Dogs"))
    shown(panel, replace(new, abilities=ritual, ratings=Ratings(prowl=2)))
    assert panel.creation.wrong.text() == "Too many: Special ability 2 of 1"
    assert panel.creation.designs.text() == "One design or ritual to begin with: Ritual"


@pytest.mark.rule("blades 73")
@pytest.mark.rule("blades 74")
@pytest.mark.rule("blades-abilities A13")
def test_a_session_ends_with_answers_and_marks_that_add_up(
    panel: ScoundrelPanel, qtbot: QtBot
) -> None:
    vengeful = replace(SHEET, abilities=(Ability(key=AbilityId.VENGEFUL),))
    said: list[object] = []
    panel.wished.connect(lambda _who, wish: said.append(wish))
    session = panel.session
    shown(panel)
    session.begin()
    assert not session.times[Trigger.VENGEANCE].isVisible()
    shown(panel, vengeful)
    assert session.times[Trigger.VENGEANCE].isVisible()
    for trigger, times in ((Trigger.PLAYBOOK, 2), (Trigger.VENGEANCE, 1)):
        qtbot.mouseClick(session.times[trigger]._segments[times], LEFT)
    assert (session.left.text(), session.done.isEnabled()) == ("3 to mark", False)
    for track, marks in ((XpTrack.PLAYBOOK, 1), (XpTrack.RESOLVE, 3)):
        for _ in range(marks):
            qtbot.mouseClick(session.tracks[track].more, LEFT)
    assert (session.left.text(), session.done.isEnabled()) == ("1 marked too many", False)
    qtbot.mouseClick(session.tracks[XpTrack.RESOLVE].less, LEFT)
    session.done.setFocus()
    qtbot.keyClick(session.done, Key.Key_Return)
    assert said == [
        EndSession(
            answers={Trigger.PLAYBOOK: 2, Trigger.VENGEANCE: 1},
            marks={XpTrack.PLAYBOOK: 1, XpTrack.RESOLVE: 2},
        )
    ]
    assert not session.isVisible()


def popup() -> QMenu:
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def test_abilities_of_the_own_playbook_come_first_each_with_what_it_does(
    panel: ScoundrelPanel, qtbot: QtBot
) -> None:
    shadow, ambush = Ability(key=AbilityId.SHADOW), Ability(key=AbilityId.AMBUSH)
    tide = Ability(name="Tide sense", text="Ask when the water turns.")
    page, own = panel.page, Playbook(name="Ferryman", abilities=(shadow, ambush, tide))
    assert page is not None
    other = Playbook(name="Bruiser", abilities=(Ability(key=AbilityId.SAVAGE),))
    panel.set_playbooks(lambda: (other, own))
    sheet = replace(FULL, abilities=(shadow,), profile=replace(FULL.profile, playbook="Ferryman"))
    shown(panel, sheet)
    wanted: list[object] = []
    panel.deed_requested.connect(wanted.append)
    qtbot.mouseClick(page.growth.playbook, LEFT)
    assert wanted == [ScoundrelDeed.PLAYBOOK]
    qtbot.mouseClick(page.growth.add, LEFT)
    menu = popup()
    rows = [act.text() for act in menu.actions() if act.text()]
    assert [row.split("\t")[0] for row in rows[:5]] == [
        "Of Ferryman", "Ambush", "Tide sense", "Veteran: of another playbook", "Bruiser",
    ]  # fmt: skip
    assert rows[2].split("\t")[1] == "Ask when the water turns."
    assert not find_entry(menu, "Of Ferryman").isEnabled()
    assert find_entry(menu, "Savage").toolTip().startswith("Your violence")
    menu.close()
