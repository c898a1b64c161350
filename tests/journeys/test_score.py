"""A score of Blades: a desperate roof, what it costs, who shields it, and the way out together."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.roll_seat import RollSeat

from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.gather import Question
from duskboard.core.blades.position import Position
from duskboard.core.blades.trait import AttributeId
from duskboard.core.clocks.effect import Effect
from duskboard.core.dice import ScriptedDice
from duskboard.i18n.words import Language

Key = Qt.Key
HARM, TROUBLE = ConsequenceKind.HARM, ConsequenceKind.COMPLICATION


def test_a_desperate_roof_and_the_way_out_together(qtbot: QtBot, start: Start) -> None:
    dice = ScriptedDice([2, 5, 1])
    player = start(dice)
    seat = RollSeat(qtbot, player)
    player.open_empty("score")
    make_crew(seat)
    cross_the_roof(seat)
    meet_what_comes(seat)
    break_and_return(seat)
    go_together(seat)
    ask(seat)
    roll_by_keys(seat)
    assert dice.left == 0
    player.restart()
    assert seat.page.head.name.text() == "Nell"  # it was she who acted
    assert seat.tracks()[:2] == (2, 1)
    assert (player.filled("Vault"), player.filled("Alarm")) == (2, 2)
    assert seat.came_out() == ("Nell · Prowl, desperate, great", "4/5, Done, at a price")
    keep_what_is_open(player, seat)
    in_chinese(player, seat)


def make_crew(seat: RollSeat) -> None:
    """Nell with Finesse 1 and Prowl 2 at stress 5, Ansel as she is but fresh; two clocks."""
    seat.command("new sco")
    seat.line("Ansel")
    seat.click_dot("Finesse", 1)
    seat.click_dot("Prowl", 2)
    seat.click(seat.panel.tabs.edit)
    seat.command("duplicate this")
    seat.command("write on")
    seat.line("Nell")
    seat.click(seat.panel.tabs.edit)
    seat.click_track(seat.page.tracks.stress, 5)
    seat.command("Vault 8")
    seat.command("Alarm 6")


def cross_the_roof(seat: RollSeat) -> None:
    """An assist and a push before the roll, each with its price; real dice, a price to pay."""
    form = seat.rolls.action
    seat.click_label("Prowl")
    assert seat.in_hand() == ("Nell · Prowl, risky, standard", "Costs nothing.", "Roll 2d")
    seat.press_pair(Position.DESPERATE, Effect.STANDARD)
    seat.press(form.dice.assist)
    seat.press(form.dice.pushes[next(iter(form.dice.pushes))])
    paid = "Nell to 7 of 9 stress. Ansel to 1."
    seat.aim_on_the_wall("Alarm")
    assert seat.in_hand()[1] == f"{paid} Success ticks 2 on “Alarm”."
    seat.aim_on_the_wall("Alarm")
    assert (seat.in_hand()[1], player_filled(seat)) == (paid, (0, 0))
    seat.aim("Vault")
    assert seat.in_hand() == (
        "Nell · Prowl, desperate, standard",
        "Nell to 7 of 9 stress. Ansel to 1. Success ticks 2 on “Vault”.",
        "Roll 4d",
    )
    assert seat.planned("Vault") == 2
    assert seat.odds() == ["6%", "42%", "39%", "13%"]
    assert form.dice.bargain.face.is_refused
    foot = seat.rolls.foot
    seat.press(foot.field)
    seat.letters("4 2 1")
    assert foot.go.text() == "Take these dice"
    seat.press(foot.go)
    assert foot.line.text() == "This roll has 4 dice. Type as many faces, not 3."
    seat.press(foot.field)
    seat.letters(" 3")
    seat.press(foot.go)
    assert seat.rolls.hasFocus()  # not what comes next by chance: keys go on with the outcome
    assert seat.came_out() == ("Nell · Prowl, desperate, standard", "4/5, Done, at a price")
    assert (seat.tracks()[0], seat.page.attributes[AttributeId.PROWESS].xp.value()) == (7, 1)
    seat.press(seat.rolls.outcome.tick)


def player_filled(seat: RollSeat) -> tuple[int, int]:
    """Return what is filled of the two clocks."""
    return seat.filled("Vault"), seat.filled("Alarm")


def meet_what_comes(seat: RollSeat) -> None:
    """Of two consequences the harm is resisted, the trouble armoured; what is left comes true."""
    seat.inflict(HARM, "Shot lung")
    seat.inflict(TROUBLE, "The dogs wake", clock="Alarm")
    assert seat.threats() == [
        ("Level 3 harm: Shot lung", "open"),
        ("The dogs wake, 3 segments · Alarm", "open"),
    ]
    dogs = seat.card("The dogs")
    seat.press(dogs.armour[0])
    keyboard = QApplication.focusWidget()
    assert keyboard is not None
    assert seat.rolls.isAncestorOf(keyboard)
    harm = seat.card("Level 3")
    seat.press(harm.field)
    seat.letters("1 2")
    seat.press(harm.resist)
    assert seat.threats() == [
        ("Level 2 harm: Shot lung", "resisted"),
        ("The dogs wake, 2 segments · Alarm", "armour took some"),
    ]
    assert seat.rolls.outcome.done.text() == "Done, 2 let go"
    for text in ("Level 2", "The dogs"):
        seat.press(seat.card(text).apply)
    assert seat.rolls.outcome.done.text() == "Done"
    assert (seat.tracks()[0], seat.harm()) == (9, {2: ["Shot lung"]})
    seat.tab("Ansel")
    assert (seat.tracks()[0], seat.harm()) == (1, {})
    seat.tab("Nell")


def break_and_return(seat: RollSeat) -> None:
    """The last box is marked: trauma, out of the scene, and back without stress."""
    seat.click(seat.page.tracks.due)
    seat.choose("Haunted")
    assert seat.tabs()["Nell"] == "stress 9 of 9, Out of action"
    seat.click(seat.page.tracks.back)
    assert seat.tracks()[:2] == (0, 1)


def go_together(seat: RollSeat) -> None:
    """Ansel leads: his own 1-3 costs him a stress, Nell's six counts for both; one step back."""
    seat.press(seat.rolls.outcome.done)
    assert not seat.rolls.outcome.isVisible()
    seat.undo()
    assert seat.came_out()[1] == "4/5, Done, at a price"
    seat.press(seat.rolls.outcome.done)
    seat.tab("Ansel")
    seat.click_label("Prowl")
    seat.kind("Group")
    rows = {row.option.face.title: row for row in seat.rolls.group.rows if row.isVisible()}
    seat.press(rows["Ansel"].field)
    seat.letters("3 1")
    seat.press(rows["Nell"].field)
    seat.letters("6 2")
    seat.press(seat.rolls.foot.go)
    assert seat.came_out() == ("Ansel leads · Prowl, risky, standard", "6, Clean")
    assert seat.rolls.outcome.each.text() == "Ansel 1–3 · Nell 6, counts"
    assert seat.tabs() == {"Ansel": "stress 2 of 9", "Nell": "stress 0 of 9"}
    seat.undo()
    assert seat.tabs()["Ansel"] == "stress 1 of 9"
    go_with_a_gang(seat)


def go_with_a_gang(seat: RollSeat) -> None:
    """Nell stays out and helps, a gang rolls the six: Ansel pays for his own 1-3 alone."""
    group = seat.rolls.group
    seat.click_label("Prowl")
    seat.kind("Group")
    rows = {row.option.face.title: row for row in group.rows if row.isVisible()}
    assert group.assist.face.is_refused
    seat.press(rows["Nell"].option)
    seat.press(group.assist)
    assert group.assist.face.detail == "Nell helps Ansel, 1 stress"
    seat.press(group.cohorts.add)
    gang = group.cohorts.rows[0]
    seat.line("The Rafters")
    seat.press(gang.dice.more)
    assert seat.in_hand()[1:] == (
        "Ansel and The Rafters roll; each 1–3 costs Ansel 1 stress.",
        "Roll for 2",
    )
    seat.press(gang.field)
    seat.letters("6")
    seat.press(rows["Ansel"].field)
    seat.letters("3 1")
    seat.press(seat.rolls.foot.go)
    assert seat.rolls.foot.line.text() == "This roll has 3 dice. Type as many faces, not 2."
    seat.press(rows["Ansel"].field)
    seat.letters(" 2")
    seat.press(seat.rolls.foot.go)
    assert seat.came_out() == ("Ansel leads · Prowl, risky, standard", "6, Clean")
    assert seat.tabs() == {"Ansel": "stress 2 of 9", "Nell": "stress 1 of 9"}
    seat.undo()


def ask(seat: RollSeat) -> None:
    """A question is answered once; luck alone rolls one die, or two with an advantage."""
    rolls = seat.rolls
    seat.kind("Gather")
    seat.press(rolls.fortune.gather.prompts[Question.WAY_IN])
    assert seat.in_hand()[0] == "Gather information, Ansel, Survey"
    seat.tell(rolls.foot.field, "1 6")
    way_in = "Where is the way in, or the hoard?"
    assert seat.log() == f"Ansel, {way_in} · Survey 0d · Bad, or little · Next to nothing, 1"
    seat.kind("Gather")
    seat.press(rolls.fortune.gather.prompts[Question.WAY_IN])
    assert (seat.in_hand()[1], rolls.foot.go.isEnabled()) == ("That was asked already.", False)
    seat.kind("Fortune")
    seat.press(rolls.fortune.better.more)
    assert seat.in_hand()[2] == "Roll 2d"
    seat.tell(rolls.foot.field, "6 6")
    assert not rolls.foot.isVisible()
    race_a_shadow(seat)


def race_a_shadow(seat: RollSeat) -> None:
    """Fortune by a trait, harm counted where it fits, against another side's real dice."""
    form, foot = seat.rolls.fortune, seat.rolls.foot
    seat.kind("Fortune")
    assert not form.harm.isVisible()
    seat.press(form.trait)
    seat.choose("Nell, Lifestyle, 0d")
    assert seat.in_hand()[2] == "Roll 0d"
    seat.press(form.trait)
    seat.choose("Nell, Prowl, 2d")
    seat.press(form.harm)
    assert seat.in_hand()[2] == "Roll 1d"
    for _ in range(2):
        seat.press(form.against.more)
    assert seat.in_hand()[1] == "The other side rolls 1d."
    seat.press(form.against_field)
    seat.letters("7")
    seat.press(foot.go)
    assert foot.line.text() == "No d6 shows 7. Type 1 to 6."
    form.against_field.selectAll()
    seat.press(form.against_field)
    seat.key(Key.Key_Backspace)
    seat.letters("4")
    seat.tell(foot.field, "5")
    said = "Nell against Fortune, Mixed, or limited against Mixed, or limited, 5 : 4"
    assert seat.log() == said


def keep_what_is_open(player: Player, seat: RollSeat) -> None:
    """What nobody dealt with stays while Ansel rolls, whose bargain wants a price that waits."""
    rolls = seat.rolls
    keys = [one.key for one in player.evening.window.status_bar.state.hints]
    assert keys == ["T", "I", "R", "Y", "X", "Tab", "Enter"]
    seat.tab("Ansel")
    seat.click_label("Prowl")
    assert rolls.back.text() == "Still open: Nell · Prowl, 4/5"
    seat.press(rolls.action.dice.bargain)
    assert seat.in_hand()[1].startswith("Say what the bargain costs Ansel")
    assert not rolls.foot.go.isEnabled()
    seat.tell(rolls.action.dice.price, "the lamp breaks")
    seat.tell(rolls.foot.field, "1 2 1")
    assert seat.came_out() == ("Ansel · Prowl, risky, standard", "1–3, Goes badly")
    assert seat.threats() == [("the lamp breaks", "price of the bargain")]
    assert not seat.card("the lamp").resist.isVisible()
    form = rolls.outcome.inflict
    rolls.setFocus()
    seat.letters("i")
    assert form.field.hasFocus()
    form.field.clear()
    seat.press(form.go)
    assert form.kinds[HARM].hasFocus()  # nothing is scrolled to where the keyboard would go
    rolls.setFocus()
    seat.letters("y")
    assert seat.threats()[0] == ("the lamp breaks", "came true")
    seat.press(seat.card("Level 2").dismiss)
    seat.press(rolls.outcome.earlier[0])
    assert seat.came_out()[0] == "Nell · Prowl, desperate, great"
    seat.tab("Nell")


def in_chinese(player: Player, seat: RollSeat) -> None:
    """Everything that is in hand reads in 繁體 as well."""
    player.evening.window.top_bar.language_requested.emit(Language.TRADITIONAL_CHINESE)
    seat.click_label("匿蹤")
    seat.row("匿蹤").setFocus()
    seat.letters("pa")
    assert seat.in_hand() == (
        "Nell · 匿蹤，險峻，標準",
        "Nell 壓力變為 4\uff0f9。Ansel 變為 2。",
        "擲 4d",
    )
    bodies = [one.body for one in seat.rolls.action.cards.faces]
    seat.letters("=")
    assert seat.rolls.foot.field.hasFocus()
    assert bodies[0] == "傷害、複雜狀況、情勢變為絕望或失去機會"


def roll_by_keys(seat: RollSeat) -> None:
    """The same without the mouse: armed by name, adjusted by letters, rolled with Enter."""
    seat.command("prowl nell")
    seat.letters("pa]+")
    assert seat.in_hand() == (
        "Nell · Prowl, desperate, great",
        "Nell to 2 of 9 stress. Ansel to 2. Success ticks 3 on “Vault”.",
        "Roll 4d",
    )
    seat.letters("a")
    assert seat.in_hand()[2] == "Roll 3d"
    seat.key(Key.Key_Return)
    assert seat.came_out()[1] == "4/5, Done, at a price"
    assert seat.tabs() == {"Ansel": "stress 1 of 9", "Nell": "stress 2 of 9"}
    seat.command("prowl nell")
    seat.key(Key.Key_Escape)
    assert not seat.rolls.foot.isVisible()
