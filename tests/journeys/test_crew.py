"""After a score: the crew is paid, hunted and struck back at, and takes a tavern."""

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QRadioButton, QWidget
from pytestqt.qtbot import QtBot
from tests.journeys.test_factions import Ladder
from tests.seat.player import Player, Start
from tests.seat.roll_seat import RollSeat

from duskboard.core.blades.crew_growth import CrewTrigger
from duskboard.core.dice import ScriptedDice
from duskboard.panels.claim_tools import ClaimTool

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
    """Return what is said beside rep, heat, the wanted level and xp."""
    return [label.text() for label in player.evening.desk.crew_panel.tracks.says.values()]


def coin(player: Player) -> str:
    """Return the coin, and what is said of it."""
    tile = player.evening.desk.crew_panel.tracks.coin
    return f"{tile.text()} {tile.accessibleDescription()}"


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
        "0 of 10",
    ]
    assert coin(player) == "9 spend or share 5"
    seat.command("heat of a score")
    pick("Contained", "High-profile target · Killing: 5 heat")
    assert tracks(player)[1:3] == ["0 of 9", "2 of 4"]

    meet_the_tollmen(player, seat)
    seat.command("show crew")
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
    assert coin(player) == "7 spend or share 3"
    seat.key(Key.Key_Z, modifier=Qt.KeyboardModifier.ControlModifier)
    assert tracks(player)[0] == "10 of 12"

    take_a_tavern(player, seat)
    train_and_grow(player, seat)
    give_the_next_up(seat)


def give_the_next_up(seat: RollSeat) -> None:
    """A score that is given up leads to downtime without a payoff."""
    seat.command("plan a score")
    seat.key(Key.Key_Return)
    seat.plan.foot.field.setFocus()
    seat.line("= 6")
    assert seat.plan.running.opening.text() == "Opening: Controlled"
    seat.command("give the score up")
    assert [seat.log(step) for step in range(3)] == [
        "The Ninth Bell, Payoff · over",
        "The Ninth Bell, downtime 1 begins",
        "Score, Assault · given up, downtime follows",
    ]
    assert not seat.plan.running.isVisible()


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
    seat.command("a flashback")  # the score lies before the roll now
    seat.click_label("Prowl")
    assert (seat.row("Prowl").hasFocus(), roll.isVisible()) == (True, True)
    assert roll.foot.title.text() == "Mara Quill · Prowl, desperate, standard"
    seat.key(Key.Key_Escape)


def meet_the_tollmen(player: Player, seat: RollSeat) -> None:
    """Bring a faction of Tier II, who are hostile."""
    seat.command("ladder of factions")
    seat.line("The Tollmen 2")
    ladder = Ladder(player)
    ladder.status("The Tollmen", -2)
    assert ladder.rows() == [("II S", "The Tollmen", "−2")]


def take_a_tavern(player: Player, seat: RollSeat) -> None:
    """Draw two claims by keys, join and move them, and seize one from the faction: that is war."""
    seat.command("show claims")
    claims = player.evening.desk.claim_panel
    for name in ("Lair", "Tavern"):
        QTest.mouseClick(claims.tools.buttons[ClaimTool.ADD], LEFT)
        pick(name)
        player.settle()
    lair, tavern = claims.board.nodes.values()
    assert tavern.hasFocus()
    assert tavern.accessibleDescription().startswith("Beyond reach")
    seat.key(Key.Key_L, Key.Key_Left, Key.Key_Return)
    assert tavern.accessibleDescription() == "In reach, Consort, Sway +1d"
    seat.key(Key.Key_V, Key.Key_Down, Key.Key_Escape)
    assert tavern.y() > lair.y()
    seat.key(Key.Key_Space)
    pick("Seize it from The Tollmen: status −2")
    assert tavern.accessibleDescription() == "Held, Consort, Sway +1d"
    assert Ladder(player).rows() == [("II W", "The Tollmen", "−3")]
    assert player.evening.desk.crew_panel.tracks.hold.text() == "Weak"
    draw_by_hand(seat, player)


def draw_by_hand(seat: RollSeat, player: Player) -> None:
    """Pull the lair to another place, and a path from it to the tavern, which parts them."""
    board = player.evening.desk.claim_panel.board
    lair, tavern = board.nodes.values()
    before = lair.geometry()
    middle = lair.rect().center()
    pull(lair, middle, middle + QPoint(0, 200))
    assert lair.y() > before.y()
    assert lair.x() == before.x()
    QTest.mouseClick(lair, LEFT)
    port = lair.ports()[1].toPoint()
    pull(lair, port, lair.mapFromParent(tavern.geometry().center()))
    assert seat.log() == "The Ninth Bell, Lair · no longer linked to · Tavern"


def pull(node: QWidget, start: QPoint, end: QPoint) -> None:
    """Press the mouse at a point of a widget, pull, and let go, wherever the widget is by then."""
    places = [node.mapToGlobal(point) for point in (start, start + QPoint(9, 9), end, end)]
    kinds = (QEvent.Type.MouseButtonPress, *[QEvent.Type.MouseMove] * 2)
    for kind, place in zip((*kinds, QEvent.Type.MouseButtonRelease), places, strict=True):
        event = QMouseEvent(
            kind,
            QPointF(node.mapFromGlobal(place)),
            QPointF(place),
            LEFT,
            Qt.MouseButton.NoButton if kind is QEvent.Type.MouseButtonRelease else LEFT,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(node, event)


def train_and_grow(player: Player, seat: RollSeat) -> None:
    """Buy an upgrade, hire a gang, hurt it, and end the session."""
    seat.command("show cohorts")
    panel = player.evening.desk.holding_panel
    name, _says, boxes = panel.upgrades.rows[3]
    boxes.setFocus()
    seat.key(Key.Key_Plus)
    assert (name.text(), boxes.face.filled, boxes.face.size) == ("Mastery", 1, 4)
    QTest.mouseClick(panel.cohorts.add, LEFT)
    pick("Thugs")
    player.settle()
    card = panel.cohorts.cards[0]
    card.harm.setFocus()
    seat.key(Key.Key_Plus)
    assert card.row.face.figure == "quality 1, scale 1"
    assert card.says.text() == "weakened, 3–6 people"
    xp = player.evening.desk.crew_panel.tracks.xp
    seat.command("show crew")
    for chip in (*xp.chips.values(),)[1:3]:
        for _ in range(2):
            QTest.mouseClick(chip, LEFT)
    QTest.mouseClick(xp.chips[CrewTrigger.CHALLENGE], LEFT)
    assert xp.write.text() == "The session ends: +2 xp"
    QTest.mouseClick(xp.write, LEFT)
    assert tracks(player)[3] == "2 of 10"
    assert xp.write.isHidden()
