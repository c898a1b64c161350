"""A score in 简体, by keyboard: typed in two lines, rolled, and refused what the rules forbid."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot
from tests.seat.player import Player, Start
from tests.seat.roll_seat import RollSeat

from duskboard.core.blades.action import Push
from duskboard.core.blades.consequence import ConsequenceKind
from duskboard.core.blades.trait import AttributeId
from duskboard.core.dice import ScriptedDice
from duskboard.i18n.words import Language
from duskboard.windows.workspace import DockName

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


def test_what_the_rules_refuse_in_a_score_the_game_master_overrules(
    qtbot: QtBot, start: Start
) -> None:
    player = start(ScriptedDice([]))  # whatever is rolled here fell on the table
    seat = RollSeat(qtbot, player)
    player.open_empty("score")
    player.evening.window.top_bar.language_requested.emit(Language.SIMPLIFIED_CHINESE)
    type_two(seat)
    write_by_keys(seat)
    push_and_bargain(seat)
    resist_twice(player, seat)
    bear_a_fifth_trauma(player, seat)
    player.size = (1000, 640)
    player.restart()
    in_one_panel(player, seat)
    assert seat.tabs() == {"奈儿": "压力 9\uff0f9，退场", "安瑟": "压力 1\uff0f9"}


def type_two(seat: RollSeat) -> None:
    """Two scoundrels, a line each; what was understood is said, and what was not."""
    seat.command("一行输入新恶棍")
    entry = seat.panel.entry
    assert entry.line.hasFocus()
    seat.type("奈儿「烛芯」潜行2 灵巧1 好赌 压力4")
    assert entry.said.text() == "奈儿 · “烛芯” · 潜行 2 · 灵巧 1 · 恶习：好赌 · 压力 4"
    seat.key(Key.Key_Return)
    assert entry.line.text() == ""
    seat.line("安瑟 潜行7")
    assert entry.said.text() == "不能是“潜行7”。请输入 0 到 4。"
    entry.line.selectAll()
    seat.line("安瑟 潜行1")
    seat.key(Key.Key_Escape)
    assert not entry.isVisible()
    assert seat.tabs() == {"奈儿": "压力 4\uff0f9", "安瑟": "压力 0\uff0f9"}


def write_by_keys(seat: RollSeat) -> None:
    """The sheet by keyboard: an action reached by arrows and rated by its digit."""
    seat.tab("奈儿")
    seat.command("填写这张角色卡")
    assert seat.panel.is_editing
    seat.row("灵巧").setFocus()
    seat.key(Key.Key_Down)
    assert seat.row("冲突").hasFocus()
    seat.key(Key.Key_2)
    assert (seat.row("冲突").value(), seat.log()) == (2, "奈儿，冲突 · 0 → 2")
    seat.panel.tabs.edit.setFocus()
    seat.key(Key.Key_Space)
    assert not seat.panel.is_editing


def push_and_bargain(seat: RollSeat) -> None:
    """A push and a bargain at once, and a third bonus die: refused with a sentence, overruled."""
    dice = seat.rolls.action.dice
    seat.command("潜行 奈儿")
    seat.letters("p")
    seat.press(dice.bargain, ALT)
    assert seat.in_hand()[1] == (
        "奈儿 只能从强推自己或魔鬼交易之一拿一颗骰，不能两者都拿。主持人可以改判。"
    )
    seat.letters("a")
    assert seat.in_hand()[1].startswith("奈儿 最多")
    seat.press(dice.bargain)
    assert seat.in_hand()[2] == "掷 4d"
    at, width = dice.more.pos(), dice.cut_off.x()
    seat.press(dice.more)
    assert seat.in_hand()[1].startswith("奈儿 最多")  # dice that are added are bonus dice too
    assert (dice.more.pos(), dice.cut_off.x()) == (at, width)
    seat.press(dice.fewer)
    seat.press(dice.bargain, ALT)
    assert not seat.rolls.foot.go.isEnabled()
    seat.letters("o")
    assert seat.in_hand()[2] == "掷 5d"
    seat.letters("=")
    seat.line("1 2 2 1 3")
    assert seat.came_out() == ("奈儿 · 潜行，险峻，标准", "1–3，情况不妙")
    assert Push.DIE in dice.pushes


def resist_twice(player: Player, seat: RollSeat) -> None:
    """One consequence, resisted; once more takes the game master's word."""
    seat.inflict(ConsequenceKind.HARM, "断腿")
    card = seat.rolls.outcome.cards[0]
    seat.tell(card.field, "= 4")
    assert seat.tabs() == {"奈儿": "压力 8\uff0f9", "安瑟": "压力 1\uff0f9"}
    seat.press(card.again)
    assert (card.resist.hasFocus(), card.field.text()) == (True, "")
    seat.press(card.field)
    seat.letters("6 5 1")
    assert card.resist.text() == "采用这些骰子"
    seat.press(card.resist)
    status = player.evening.window.status_bar
    assert status.news == (
        "奈儿 已经应对过这个后果：每个后果只能掷一次或用一次护甲。主持人可以改判。"
    )
    QTest.mouseClick(status.overrule, LEFT)
    assert seat.threats() == [("2 级伤害：断腿", "已避开")]


def bear_a_fifth_trauma(player: Player, seat: RollSeat) -> None:
    """Traumas that are not due, and a fifth: each refused with a sentence, and borne."""
    tracks, status = seat.page.tracks, player.evening.window.status_bar
    for place, name in enumerate(("冷漠", "鲁莽", "不稳", "软弱"), start=1):
        seat.click_track(tracks.trauma, place)
        seat.choose(name)
        assert status.news == "奈儿 还不必选创伤：最后一格压力未标记。主持人可以改判。"
        QTest.mouseClick(status.overrule, LEFT)
    assert seat.tracks()[:2] == (8, 4)
    seat.click(tracks.back)
    seat.choose("回到游戏中")
    assert status.news == "奈儿 的创伤已到极限：退休或入狱。主持人可以改判。"
    QTest.mouseClick(status.overrule, LEFT)
    seat.click_track(tracks.stress, 9)
    seat.click(tracks.due)
    seat.choose("恶毒")
    assert status.news == "奈儿 有 4 格创伤，已全部标记。主持人可以改判。"
    QTest.mouseClick(status.overrule, LEFT)
    assert seat.tracks()[:2] == (9, 5)


def in_one_panel(player: Player, seat: RollSeat) -> None:
    """Where one panel hides the others, what is done on the sheet brings the rolls forward."""
    window, rolls = player.evening.window, seat.rolls
    window.show_dock(DockName.SCOUNDREL)
    player.settle_layout()
    assert rolls.visibleRegion().isEmpty()
    seat.click_label("潜行")
    assert seat.in_hand()[0] == "奈儿 · 潜行，险峻，标准"
    assert not rolls.visibleRegion().isEmpty()
    seat.key(Key.Key_Escape)
    window.show_dock(DockName.SCOUNDREL)
    assert rolls.visibleRegion().isEmpty()
    seat.click(seat.page.attributes[AttributeId.RESOLVE].head)
    assert not rolls.visibleRegion().isEmpty()
    assert rolls.outcome.inflict.field.hasFocus()
    seat.key(Key.Key_Escape)
    seat.command("安瑟 以洞察")
    form = rolls.outcome.inflict
    assert (form.whom.text(), form.field.hasFocus()) == ("安瑟", True)
