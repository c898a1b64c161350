"""After a score: the crew is paid, hunted and struck back at, and takes a tavern."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QRadioButton, QWidget
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.roll_seat import RollSeat

from duskboard.core.dice import ScriptedDice

Key = Qt.Key
LEFT = Qt.MouseButton.LeftButton


def pick(*texts: str) -> None:
    """Choose from the menu that is open, by keys: each text a row, deeper and deeper."""
    for place, text in enumerate(texts):
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        act = next(one for one in menu.actions() if one.text() == text)
        menu.setActiveAction(act)
        is_last = place == len(texts) - 1
        QTest.keyClick(menu, Key.Key_Return if is_last else Key.Key_Right)


def type_over(line: str) -> None:
    """Type a line into the field that has the keyboard."""
    field = QApplication.focusWidget()
    assert isinstance(field, QWidget)
    QTest.keyClicks(field, line)
    QTest.keyClick(field, Key.Key_Return)


def tracks(player: Player) -> list[str]:
    """Return what is said beside rep, heat, the wanted level, coin and xp."""
    return [label.text() for label in player.evening.desk.crew_panel.tracks.says.values()]


def test_a_crew_after_a_score(qtbot: QtBot, start: Start) -> None:
    player = start(ScriptedDice([4, 2]))
    seat = RollSeat(qtbot, player)
    player.open_sample()
    seat.key(Key.Key_F2)

    plan_and_open(seat)
    seat.command("a score is paid")
    pick("Target of Tier III: 4 rep", "Standard score: 6 coin")
    assert not seat.plan.running.isVisible()  # the payoff ended the score
    panel = player.evening.desk.crew_panel
    assert panel.isVisible()
    assert tracks(player) == [
        "10 of 12",
        "4 of 9",
        "1 of 4",
        "9 of 4 · spend or share 5",
        "0 of 10",
    ]
    seat.command("heat of a score")
    pick("Contained", "High-profile target · Killing: 5 heat")
    assert tracks(player)[1:3] == ["0 of 9", "2 of 4"]

    meet_the_tollmen(qtbot, player)
    heat = panel.tracks.boxes
    box = next(boxes for field, boxes in heat.items() if field.value == "heat")
    box.setFocus()
    for _ in range(5):
        QTest.keyClick(box, Key.Key_Plus)
    assert tracks(player)[1] == "5 of 9"
    seat.command("an entanglement")
    pick("Roll the entanglement", "Roll 2d")
    pick("Reprisals", "The Tollmen", "Pay them off with rep and coin · 2 rep, 2 coin")
    assert tracks(player)[0] == "8 of 12"
    assert tracks(player)[3] == "7 of 4 · spend or share 3"
    seat.key(Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert tracks(player)[0] == "10 of 12"

    take_a_tavern(qtbot, player)
    train_and_grow(qtbot, player, seat)


def plan_and_open(seat: RollSeat) -> None:
    """Plan a score by keys, engage by real dice, look back at what was seen to, and act."""
    seat.command("plan a score")
    seat.key(Key.Key_Tab, Key.Key_Tab, Key.Key_Return)  # past assault and deception
    seat.line("The counting house")
    seat.key(Key.Key_Tab)
    seat.line("over the roofs")
    seat.key(Key.Key_Tab, Key.Key_Return)
    pick("Somebody else of Tier III")
    form, foot = seat.plan.form, seat.plan.foot
    assert (foot.title.text(), foot.go.text()) == ("Engagement, Stealth", "Roll 0d")
    assert foot.line.text() == "Target of Tier III · over the roofs"
    rows = {row.face.title: row for row in form.rows}
    assert rows["Target of a higher Tier"].face.is_on
    for title in ("Bold or daring", "The detail hits a weakness"):
        rows[title].setFocus()
        seat.key(Key.Key_Space)
    assert foot.go.text() == "Roll 2d"
    assert [card.word for card in form.cards.faces] == [
        "Desperate", "Risky", "Controlled", "Controlled",
    ]  # fmt: skip
    foot.field.setFocus()
    seat.line("2 1")
    running = seat.plan.running
    assert running.opening.text() == "Opening: Desperate"
    flashback = running.flashback
    seat.command("a flashback")
    seat.type("paid the lamplighter")
    segments = flashback.kinds.findChildren(QRadioButton)
    next(one for one in segments if one.isVisible()).setFocus()
    seat.key(Key.Key_Right)
    assert flashback.price.text() == "Stress 6 → 7"
    seat.click(flashback.go)
    assert seat.tracks()[0] == 7
    assert seat.log() == "Mara Quill, Flashback · paid the lamplighter · Stress −1"
    roll = seat.rolls
    assert (roll.why.text(), roll.action.pair.opening.face.text) == (
        "paid the lamplighter", "Opening: Desperate",
    )  # fmt: skip
    seat.key(Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert seat.tracks()[0] == 6
    seat.key(Key.Key_Escape)


def meet_the_tollmen(qtbot: QtBot, player: Player) -> None:
    """Bring a faction of Tier II, who are hostile."""
    factions = player.evening.desk.crew_panel.factions
    qtbot.mouseClick(factions.add, LEFT)
    type_over("The Tollmen")
    row = factions.rows[0]
    qtbot.mouseClick(row, LEFT)
    pick("Tier 0, strong", "Tier II, strong")
    qtbot.mouseClick(row, LEFT)
    pick("−2 · hostile")
    assert (row.face.text, row.face.figure) == ("II S  The Tollmen", "−2 · hostile")


def take_a_tavern(qtbot: QtBot, player: Player) -> None:
    """Draw two claims, join them, and seize one from the faction: that is war."""
    claims = player.evening.desk.crew_panel.claims
    for name in ("Lair", "Tavern"):
        qtbot.mouseClick(claims.add, LEFT)
        pick(name)
    lair, tavern = claims.board.nodes.values()
    qtbot.mouseClick(lair, LEFT)
    pick("Link to another claim")
    qtbot.mouseClick(tavern, LEFT)
    tavern.setFocus()
    QTest.keyClick(tavern, Key.Key_Space)
    pick("Seize it from The Tollmen: status −2")
    assert tavern.accessibleDescription() == "Held"
    row = player.evening.desk.crew_panel.factions.rows[0]
    assert row.face.figure == "−3 · war"
    hold = player.evening.desk.crew_panel.tracks.hold
    assert hold.text() == "Hold: Weak"


def train_and_grow(qtbot: QtBot, player: Player, seat: RollSeat) -> None:
    """Buy an upgrade, hire a gang, hurt it, and end the session."""
    panel = player.evening.desk.crew_panel
    qtbot.mouseClick(panel.upgrades.add, LEFT)
    pick("Mastery")
    name, _says, boxes = panel.upgrades.grid.rows[-1]
    assert (name.text(), boxes.face.filled, boxes.face.size) == ("Mastery", 1, 4)
    qtbot.mouseClick(panel.cohorts.chips.add, LEFT)
    pick("Thugs")
    _name, says, harm = panel.cohorts.grid.rows[0]
    harm.setFocus()
    QTest.keyClick(harm, Key.Key_Plus)
    assert says.text() == "quality 1, scale 1 · weakened"
    seat.command("end of the session for the crew")
    pick("Its reputation bolstered or changed: 2 xp")
    assert tracks(player)[4] == "2 of 10"
