"""Cards of procedures and rows of a fight on screen."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot
from tests.play.storyteller.fight_hands import HUNTER, A, B, attacked, fought, said, turn
from tests.play.storyteller.hands import ILSE, after, gregor, ilse, table

from duskboard.core.dice import Pool, ReportedNet, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.diablerie import Diablerie, DiablerieStep
from duskboard.core.storyteller.fighter import Deed, DeedKind
from duskboard.core.storyteller.frenzy import Drive, Frenzy, FrenzyState
from duskboard.core.storyteller.health import Beyond, Health
from duskboard.core.storyteller.seduction import Seduction, SeductionEnd
from duskboard.core.storyteller.sheet import rated
from duskboard.core.storyteller.trait import HUMANITY, Creature
from duskboard.core.storyteller.waking import TorporCause, Waking
from duskboard.i18n.words import Language, Words
from duskboard.panels.attack_faces import attack_face
from duskboard.panels.diablerie_face import diablerie_face
from duskboard.panels.dice_entry import FacesTyped, TotalTold
from duskboard.panels.extra_form import ExtraNumber
from duskboard.panels.fight_faces import fight_face
from duskboard.panels.fight_panel import FightPanel
from duskboard.panels.fighter_row import FighterRow
from duskboard.panels.night_faces import (
    bond_face,
    frenzy_face,
    seduction_face,
    waking_face,
)
from duskboard.panels.step_card import StepCard
from duskboard.panels.step_face import (
    LineState,
    StepAct,
    StepCell,
    StepCells,
    StepChip,
    StepFace,
    StepLine,
)
from duskboard.panels.step_panel import StepPanel
from duskboard.play.storyteller.attack_pool import AS_USUAL
from duskboard.play.storyteller.attacking import attack_of, roll_attack, roll_damage, stand_open
from duskboard.play.storyteller.bond import bond_of, new_bond, step_bond
from duskboard.play.storyteller.diablerie import LEAST_SPOILS, Spoils
from duskboard.play.storyteller.pending import pending
from duskboard.table.table import Table
from duskboard.theme.look import Look
from duskboard.widgets.die import DieState
from duskboard.widgets.glyph_button import GlyphButton

LEFT = Qt.MouseButton.LeftButton
KEY = EntityId("key")
FACE = StepFace(
    key=KEY,
    title="Ilse",
    tag="Frenzy",
    lines=(StepLine(text="Drive", state=LineState.DONE), StepLine(text="Roll", detail="3d10")),
    chips=(StepChip(act="fear", text="Fear"), StepChip(act="rage", text="Rage", is_on=True)),
    acts=(StepAct(act="roll", label="Roll 3d10", is_main=True), StepAct(act="hold", label="Hold")),
    filled=2,
    boxes=5,
    dice=Pool(count=3, target=5),
    is_lit=True,
)


@pytest.fixture
def card(qtbot: QtBot, look: Look, words: Words) -> StepCard:
    made = StepCard(look, words)
    qtbot.addWidget(made)
    made.resize(520, 300)
    made.mirror(FACE)
    made.show()
    return made


def test_a_card_says_what_is_pressed_and_typed(qtbot: QtBot, card: StepCard) -> None:
    asked: list[tuple[object, str]] = []
    told: list[object] = []
    card.act_requested.connect(lambda key, act: asked.append((key, act)))
    card.told.connect(lambda _key, said: told.append(said))
    for button in (*card.acts, *card.chips, card.remove):
        qtbot.mouseClick(button, LEFT)
    assert asked == [(KEY, act) for act in ("roll", "hold", "fear", "rage", "remove")]
    assert [chip.isChecked() for chip in card.chips] == [False, True]
    for text in ("9 7 2", "=3"):
        card.field.setText(text)
        qtbot.keyClick(card.field, Qt.Key.Key_Return)
    assert told == [FacesTyped(faces=(9, 7, 2)), TotalTold(total=3)]
    card.field.clear()
    qtbot.keyClicks(card.field, "8 1 4")
    assert [one.text() for one in card.acts] == ["Take these dice", "Hold"]
    qtbot.mouseClick(card.acts[0], LEFT)
    assert (told[2:], len(asked)) == ([FacesTyped(faces=(8, 1, 4))], 5)
    card.field.setText("what")
    qtbot.keyClick(card.field, Qt.Key.Key_Return)
    assert "=3" in card.says.text()
    qtbot.keyClick(card.field, Qt.Key.Key_Escape)
    assert (card.field.text(), card.says.text()) == ("", "")


def test_a_card_shows_what_is_so_now(card: StepCard) -> None:
    assert card.accessibleName() == "Ilse, Frenzy, Drive, Roll"
    assert [line.mark.text() for line in card.lines] == ["√", "2"]
    assert card.acts[0].property("role") == "primary"
    less = replace(FACE, acts=(), chips=(), lines=(), dice=None, boxes=0, is_lit=False)
    card.mirror(less)
    assert (card.acts, card.chips, card.lines) == ([], [], [])
    assert not card.field.isVisible()
    assert not card.track.isVisible()
    buttons = {id(one) for one in card.findChildren(GlyphButton)}
    for _ in range(3):
        card.mirror(FACE)
        card.mirror(less)
    card.mirror(FACE)
    assert [one.text() for one in card.acts] == ["Roll 3d10", "Hold"]
    assert {id(one) for one in card.findChildren(GlyphButton)} == buttons


def texts(face: StepFace) -> list[str]:
    return [f"{line.text}: {line.detail}".removesuffix(": ") for line in face.lines]


def acts(face: StepFace) -> list[str]:
    return [one.label for one in face.acts]


def test_the_strip_of_an_attack(words: Words) -> None:
    laid = attacked(fought(), first=A, second=B)
    blow = EntityId("blow")

    def face(now: Table) -> StepFace:
        waits = pending(now, blow, ScriptedDice(()))
        return attack_face(words, now, blow, attack_of(now, blow), (waits, AS_USUAL))

    first = face(laid)
    assert texts(first) == [
        "Aim",
        "Attack: 5d10, difficulty 6",
        "Defence",
        "Damage",
        "Soak",
        "Wound",
    ]
    assert acts(first) == ["Roll 5d10"]
    assert (first.title, first.tag) == ("Ilse against Gregor", "Pistol · Firearm")
    missed = after(laid, roll_attack(laid, blow, ReportedNet(net=0)))
    assert (face(missed).says, acts(face(missed))) == ("A miss.", ["Put away"])
    laid = after(laid, roll_attack(laid, blow, ReportedNet(net=4)))
    assert acts(face(laid)) == ["Roll 2d10", "Nothing meets it"]
    laid = after(laid, stand_open(laid, blow))
    last = face(laid)
    assert acts(last) == ["Roll 9d10"]
    assert [bar.figure for bar in last.bars] == ["none", *map(str, range(1, 10))]
    assert [bar.name for bar in last.bars][:3] == ["Unhurt", "Bruised", "Hurt"]
    assert last.says == (
        "Levels lost after soak: 4.5 on average · >99% any · 25% Crippled or worse"
    )
    assert [(line.pool, line.figure, line.unit, line.notes) for line in last.lines] == [
        ("", "", "", ("nothing added",)),
        ("5d/6", "4", "successes", ("told by the player",)),
        ("", "−0", "4 left", ("Nothing meets it",)),
        ("9d/6", "", "", ("Pistol 5 + hit 4",)),
        ("", "?", "", ()),
        ("", "?", "", ()),
    ]
    done = after(laid, roll_damage(laid, blow, ScriptedDice([1, 2, 6, 7, 8, 9, 10, 3, 4])))
    assert [(die.text, die.state) for die in face(done).lines[3].dice][:3] == [
        ("1", DieState.DROPPED),
        ("2", DieState.DROPPED),
        ("6", DieState.SUCCESS),
    ]
    soaks = face(done).lines[4]
    assert (soaks.pool, soaks.notes) == ("", ("nothing soaks it",))


def test_steps_stand_side_by_side_where_there_is_room(card: StepCard) -> None:
    card.mirror(replace(FACE, is_strip=True))
    least = card.strip.least + 22
    seen = []
    for wide in (least, least - 1, least):
        card.resize(wide, 300)
        seen.append((card.strip.isVisible(), card.lines[0].isVisible()))
    assert seen == [(True, False), (False, True), (True, False)]
    assert card.strip.accessibleName() == "Drive, Roll 3d10"
    card.mirror(FACE)
    assert (card.strip.isVisible(), card.lines[0].isVisible()) == (False, True)
    row = StepCells(
        heading="Sleep",
        cells=tuple(StepCell(value=str(one), note="1 week", is_on=one == 3) for one in range(11)),
        is_small=True,
    )
    gains = StepCells(heading="Gains", cells=(StepCell(label="Blood", value="10", note="more"),))
    card.mirror(replace(FACE, cells=(row, gains)))
    small, large = card.cells
    assert (small.accessibleName(), large.accessibleName()) == (
        "Sleep, 3 1 week",
        "Gains, Blood 10 more",
    )
    assert small.heightForWidth(800) == large.heightForWidth(800)
    assert small.heightForWidth(560) > small.heightForWidth(800)
    card.mirror(FACE)
    assert not any(one.isVisible() for one in card.cells)


def test_what_is_written_of_somebody_without_a_sheet(
    qtbot: QtBot, look: Look, words: Words
) -> None:
    row = FighterRow(look, words)
    qtbot.addWidget(row)
    face = fight_face(words, fought(c=HUNTER)).rows[-1]
    row.mirror(face)
    row.show()
    asked: list[str] = []
    row.act_requested.connect(lambda _key, act: asked.append(act))
    button = next(one for one in row.acts if one.text() == "Numbers")
    qtbot.mouseClick(button, LEFT)
    form = row.form
    assert form is not None
    assert form.name.text() == "Sable"
    figures = {number.value: one.figure.text() for number, one in form.numbers.items()}
    assert figures == {"rating": "6", "dice": "5", "strength": "2", "stamina": "3", "soak": "3"}
    form.name.selectAll()
    qtbot.keyClicks(form.name, "Guard")
    qtbot.keyClick(form.name, Qt.Key.Key_Return)
    qtbot.mouseClick(form.numbers[ExtraNumber.SOAK].more, LEFT)
    qtbot.mouseClick(form.bodies[Creature.ANIMAL], LEFT)
    assert asked == ["name:Guard", "more:soak", "be:animal"]
    assert form.bodies[Creature.MORTAL].isChecked()
    qtbot.mouseClick(button, LEFT)
    assert not form.isVisible()


def test_what_has_just_begun_comes_into_view(qtbot: QtBot, look: Look, words: Words) -> None:
    panel = StepPanel(look, words)
    qtbot.addWidget(panel)
    panel.resize(500, 240)
    panel.show()
    others = [replace(FACE, key=EntityId(str(number))) for number in range(3)]
    panel.mirror(others)
    qtbot.wait(1)
    area = panel.area
    assert area is not None
    assert area.verticalScrollBar().value() == 0
    panel.new.setFocus()
    panel.mirror([*others, FACE])
    last = panel.cards[-1]
    qtbot.waitUntil(last.field.hasFocus)
    assert last.mapTo(panel, QPoint()).y() + last.height() <= panel.height()


def test_the_order_of_a_fight(qtbot: QtBot, look: Look, words: Words) -> None:
    laid = turn(fought(), a=15, b=9)
    laid = said(laid, B, Deed(kind=DeedKind.DEFENCE, text="dodge"))
    asked = fight_face(words, laid)
    assert [(row.name, row.is_lit, bool(row.hint)) for row in asked.rows] == [
        ("Ilse", True, True),
        ("Gregor", False, False),
    ]
    laid = said(laid, A, Deed(text="shout"), Deed(kind=DeedKind.ATTACK, text="shoot"))
    face = fight_face(words, laid)
    assert (face.title, face.phase) == ("The pier, turn 1", "Acting")
    assert [(row.figure, row.deeds) for row in face.rows] == [
        ("15", "shout, −2d10, at the end · shoot, −3d10, at the end"),
        ("9", "dodge"),
    ]
    assert fight_face(words, table()).rows == ()
    panel = FightPanel(look, words)
    qtbot.addWidget(panel)
    panel.mirror(face)
    pressed: list[tuple[object, str]] = []
    panel.act_requested.connect(lambda key, act: pressed.append((key, act)))
    panel.rows[0].acts[0].click()
    assert pressed == [(A, "act:0")]
    words.switch(Language.TRADITIONAL_CHINESE)
    panel.mirror(fight_face(words, laid))
    assert panel.phase.text() == "進行行動"


def test_the_cards_of_the_night_in_words(words: Words) -> None:
    laid = table()
    call = Frenzy(who=ILSE, name="Ilse", drive=Drive.FEAR, difficulty=5)
    face = frenzy_face(words, laid, KEY, call, None)
    assert texts(face)[0] == "What drives it: wants to escape"
    assert acts(frenzy_face(words, laid, KEY, replace(call, state=FrenzyState.RAGING), None)) == [
        "What it wanted is had",
        "A companion is hurt",
        "The cause is gone",
        "The GM says so",
    ]
    deed = Diablerie(
        drinker=ILSE, victim=EntityId("gregor"), drinker_name="Ilse", victim_name="Gregor"
    )
    face = diablerie_face(words, laid, KEY, deed, (None, LEAST_SPOILS))
    assert (acts(face), face.chips) == (["Drain all blood"], ())
    older = table(ilse=rated(ilse(), HUMANITY, 7), gregor=replace(gregor(), generation=10))
    ripe = replace(deed, step=DiablerieStep.SPOILS)
    face = diablerie_face(words, older, KEY, ripe, (None, Spoils(generation=10, humanity_lost=2)))
    assert [(chip.text, chip.is_on) for chip in face.chips] == [
        ("generation 12", False),
        ("generation 11", False),
        ("generation 10", True),
        ("Humanity −1", False),
        ("Humanity −2", True),
        ("Humanity −3", False),
    ]
    assert [
        [f"{one.label}: {one.value} {one.note}".strip() for one in row.cells] for row in face.cells
    ] == [
        ["Generation: 13 → 10", "Blood: 10 → 13 1 a turn", "Disciplines: +1 to +3 for a while"],
        ["Humanity: 7 → 5", "Stain, seen by Auspex: 3 years", "Disturbing air: 3 months"],
    ]
    woo = Seduction(who=ILSE, target=None, name="Ilse", target_name="The porter")
    tied = replace(woo, ends=(SeductionEnd.WON, SeductionEnd.TIED))
    face = seduction_face(words, laid, KEY, tied, None)
    assert (texts(face), acts(face)) == (
        ["Approach: won", "Talk: tie, the GM decides", "Intimacy"],
        ["won", "failed"],
    )
    asleep = replace(ilse(), health=Health(lethal=7, beyond=Beyond.TORPOR), asleep_since=730120)
    sleeping = table(ilse=asleep)
    waking = Waking(who=ILSE, name="Ilse", cause=TorporCause.WOUNDS)
    assert texts(waking_face(words, sleeping, KEY, waking, None))[:2] == [
        "Cause: Wounds",
        "Sleep by Humanity: until 2100-01-01",
    ]
    (row,) = waking_face(words, sleeping, KEY, waking, None).cells
    assert [(one.value, one.note) for one in row.cells][::5] == [
        ("10", "1 night"),
        ("5", "1 year"),
        ("0", "1000 years"),
    ]
    assert [one.value for one in row.cells if one.is_on] == ["2"]
    bond = step_bond(laid, KEY, 3, new_bond(laid, EntityId("gregor"), ILSE))
    bound = after(laid, bond)
    face = bond_face(words, bound, KEY, bond_of(bound, KEY))
    assert (face.title, face.filled, face.boxes) == ("Gregor to Ilse", 3, 3)
    assert face.says.startswith("Complete.")
