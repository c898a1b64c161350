from dataclasses import dataclass

import pytest

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Expression, Handful, Percentile, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import new_sheet
from duskboard.i18n.recap import LeftOut, Recap, audience_text, left_out_text, recap
from duskboard.i18n.session_story import Audience
from duskboard.i18n.words import Words
from duskboard.play.campaign import begin_campaign
from duskboard.play.clock import (
    EditClock,
    NewClock,
    clear_clock,
    edit_clock,
    free_clock,
    link_clocks,
    make_clock,
    race_clocks,
    remove_clock,
    tick_clocks,
)
from duskboard.play.going_back import go_back
from duskboard.play.note import WriteNote, remove_note, write_note
from duskboard.play.roll import Decision, resolve, show_roll
from duskboard.play.session import start_session
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.visibility import set_visibility
from duskboard.table.entity import Moment, Roll, Session, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

ALARM, FOG, LAMPS, NOTE = map(EntityId, ("alarm", "fog", "lamps", "note"))
D6 = Expression(handfuls=(Handful(count=1, sides=6),))


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    report: Report | None


class Evening:
    """A table, and what was done at it."""

    def __init__(self) -> None:
        self.table = Table()
        self.entries: list[Entry] = []
        self.do(begin_campaign(self.table, "Kelder Quay"))
        self.do(start_session(self.table, Moment(0)))
        self.entries.clear()

    def do(self, transaction: Transaction) -> None:
        self.table = self.table.applied(transaction.changes)
        self.entries.append(Entry(report=transaction.report))

    def clock(
        self,
        clock_id: EntityId,
        name: str,
        *,
        kind: ClockKind = ClockKind.PROGRESS,
        visibility: Visibility = Visibility.SHOWN,
    ) -> None:
        request = NewClock(clock_id=clock_id, name=name, kind=kind, size=6, visibility=visibility)
        self.do(make_clock(self.table, request))

    def tick(self, **amounts: int) -> None:
        self.do(tick_clocks(self.table, {EntityId(key): n for key, n in amounts.items()}))

    def see(self, thing: EntityId, visibility: Visibility) -> None:
        self.do(set_visibility(self.table, thing, visibility))

    def roll(self, total: int, *, who: str = "", why: str = "", secret: bool = False) -> Roll:
        decision = Decision(check=Percentile(), who=who, why=why, secret=secret)
        self.do(resolve(self.table, decision, ReportedTotal(total=total)))
        return Roll(what=Percentile(), faces=(), total=total, who=who, why=why, told=True)

    def write(self, title: str, text: str = "", *, note_id: EntityId = NOTE) -> None:
        self.do(write_note(self.table, WriteNote(note_id=note_id, title=title, text=text)))

    def recap(
        self, words: Words, audience: Audience = Audience.PLAYERS, *, title: str = ""
    ) -> Recap:
        session = Session(number=7, started=Moment(0), title=title)
        return recap(words, "Kelder Quay", session, self.entries, self.table, audience)

    def lines(self, words: Words, audience: Audience = Audience.PLAYERS) -> list[str]:
        """The lines between the head and "Still open"."""
        body = self.recap(words, audience).markdown.split("\n\n")[1]
        return [line.removeprefix("- ") for line in body.splitlines()]


@pytest.fixture
def evening() -> Evening:
    return Evening()


def full_evening() -> Evening:
    evening = Evening()
    evening.clock(ALARM, "Constables roused", kind=ClockKind.DANGER)
    evening.clock(FOG, "Fog rolls in")
    evening.clock(LAMPS, "Lamps relit")
    evening.clock(EntityId("ledger"), "Decode the ledger", kind=ClockKind.PROJECT)
    evening.clock(EntityId("secret"), "The ninth bell", visibility=Visibility.HIDDEN)
    evening.clock(EntityId("crowd"), "The crowd", visibility=Visibility.MASKED)
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(alarm=3)
    evening.tick(secret=2)
    evening.entries.clear()
    evening.tick(alarm=2, ledger=3)
    evening.tick(alarm=1)
    evening.tick(secret=1, crowd=1)
    evening.tick(fog=6, lamps=3)
    evening.roll(4, who="Tom", why="Dodge")
    evening.roll(98, who="Hob", why="DEX")
    evening.roll(50)
    evening.roll(1, who="The Sexton", why="Stealth", secret=True)
    evening.write("The ferry at low tide")
    evening.see(NOTE, Visibility.SHOWN)
    evening.write("What the Sexton hides", note_id=EntityId("other"))
    return evening


def test_players_read_what_they_may_know(english: Words) -> None:
    told = full_evening().recap(english, title="The night tram")
    assert told.markdown == (
        "# Kelder Quay, session 7: The night tram\n"
        "\n"
        "- Constables roused: 3 to 6 of 6, full\n"
        "- Decode the ledger: 0 to 3 of 6\n"
        "- Fog rolls in: 0 to 6 of 6, full\n"
        "- Lamps relit: 0 to 3 of 6\n"
        "- Fog rolls in won over Lamps relit, 6 to 3\n"
        "- 3 rolls. Best d100: Tom, Dodge 04. Worst: Hob, DEX 98.\n"
        "- New note: The ferry at low tide\n"
        "\n"
        "## Still open\n"
        "\n"
        "- Lamps relit, 3 of 6\n"
        "- Decode the ledger, 3 of 6\n"
        "- The crowd\n"
    )
    assert told.left_out == LeftOut(clocks=1, notes=1, rolls=1)


def test_the_game_master_reads_all(english: Words) -> None:
    told = full_evening().recap(english, Audience.GM)
    assert told.markdown == (
        "# Kelder Quay, session 7\n"
        "\n"
        "- Constables roused: 3 to 6 of 6, full\n"
        "- Decode the ledger: 0 to 3 of 6\n"
        "- The ninth bell: 2 to 3 of 6\n"
        "- The crowd: 0 to 1 of 6\n"
        "- Fog rolls in: 0 to 6 of 6, full\n"
        "- Lamps relit: 0 to 3 of 6\n"
        "- Fog rolls in won over Lamps relit, 6 to 3\n"
        "- 4 rolls. Best d100: The Sexton, Stealth 01. Worst: Hob, DEX 98.\n"
        "- New note: The ferry at low tide\n"
        "- New note: What the Sexton hides\n"
        "\n"
        "## Still open\n"
        "\n"
        "- Lamps relit, 3 of 6\n"
        "- Decode the ledger, 3 of 6\n"
        "- The ninth bell, 3 of 6\n"
        "- The crowd, 1 of 6\n"
    )
    assert told.left_out == LeftOut()


def test_a_recap_speaks_chinese(taiwan: Words) -> None:
    assert full_evening().recap(taiwan, title="末班車").markdown == (
        "# Kelder Quay，第 7 場：末班車\n"
        "\n"
        "- Constables roused：從 3 到 6，共 6 段，已滿\n"
        "- Decode the ledger：從 0 到 3，共 6 段\n"
        "- Fog rolls in：從 0 到 6，共 6 段，已滿\n"
        "- Lamps relit：從 0 到 3，共 6 段\n"
        "- 「Fog rolls in」勝過「Lamps relit」，6 比 3\n"
        "- 擲骰 3 次。d100 最佳：Tom，Dodge 04；最差：Hob，DEX 98。\n"
        "- 新筆記：The ferry at low tide\n"
        "\n"
        "## 尚未結束\n"
        "\n"
        "- Lamps relit，3\uff0f6\n"
        "- Decode the ledger，3\uff0f6\n"
        "- The crowd\n"
    )


def test_an_evening_without_news_says_so(english: Words, evening: Evening) -> None:
    told = evening.recap(english)
    assert told.markdown == ("# Kelder Quay, session 7\n\n- Nothing that the log could tell.\n")
    assert told.left_out == LeftOut()


def test_an_entry_that_cannot_be_read_is_passed_over(english: Words, evening: Evening) -> None:
    evening.entries.append(Entry(report=None))
    assert evening.lines(english) == ["Nothing that the log could tell."]


def test_ticks_up_and_down_are_one_line(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=4)
    evening.tick(alarm=-1)
    assert evening.lines(english) == ["Alarm: 0 to 3 of 6"]


def test_a_clock_that_stands_where_it_stood_is_no_news(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=6)
    evening.do(clear_clock(evening.table, ALARM))
    assert evening.lines(english, Audience.GM) == ["Nothing that the log could tell."]


def test_an_emptied_clock_is_news(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=4)
    evening.entries.clear()
    evening.do(clear_clock(evening.table, ALARM))
    assert evening.lines(english) == ["Alarm: 4 to 0 of 6"]


def test_a_clock_has_the_name_and_size_that_it_has_now(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=2)
    evening.do(edit_clock(evening.table, EditClock(clock_id=ALARM, name="Hunt", size=8)))
    assert evening.lines(english) == ["Hunt: 0 to 2 of 8"]


def test_a_name_that_turns_the_direction_turns_nothing_else(
    english: Words, evening: Evening
) -> None:
    evening.clock(ALARM, "\u202eAlarm")
    evening.tick(alarm=2)
    assert evening.lines(english) == ["\u2068Alarm\u2069: 0 to 2 of 6"]
    assert evening.recap(english).markdown.endswith("- \u2068Alarm\u2069, 2 of 6\n")


@pytest.mark.rule("blades 48")
def test_a_clock_that_is_full_by_its_new_size_is_news(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Quay")
    evening.tick(alarm=3)
    evening.see(ALARM, Visibility.HIDDEN)
    evening.see(ALARM, Visibility.SHOWN)
    evening.tick(alarm=3)
    evening.do(edit_clock(evening.table, EditClock(clock_id=ALARM, size=3)))
    assert evening.lines(english) == ["Quay: 3 of 6 to 3 of 3, full"]
    assert evening.lines(english, Audience.GM) == ["Quay: 0 to 3 of 3, full"]


def test_only_resizing_a_clock_may_fill_it(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=5)
    evening.entries.clear()
    evening.do(edit_clock(evening.table, EditClock(clock_id=ALARM, size=8)))
    assert evening.lines(english) == ["Nothing that the log could tell."]
    evening.do(edit_clock(evening.table, EditClock(clock_id=ALARM, size=4)))
    assert evening.lines(english) == ["Alarm: 5 of 6 to 4 of 4, full"]


def test_a_clock_that_players_first_saw_full_is_told(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm", visibility=Visibility.HIDDEN)
    evening.tick(alarm=6)
    evening.see(ALARM, Visibility.SHOWN)
    assert evening.lines(english) == ["Alarm: 6 of 6, full"]
    evening.see(ALARM, Visibility.HIDDEN)
    assert evening.lines(english) == ["Nothing that the log could tell."]


@pytest.mark.rule("blades 122")
def test_a_healing_clock_that_went_round_says_how_often(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Cut", kind=ClockKind.HEALING)
    evening.tick(alarm=13)
    assert evening.lines(english) == ["Cut: 0 to 1 of 6, filled 2 times"]
    evening.tick(alarm=-1)
    assert evening.lines(english) == ["Cut: 0 to 0 of 6, filled 2 times"]


def test_a_removed_clock_is_for_the_game_master(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=2)
    evening.do(remove_clock(evening.table, ALARM))
    assert evening.lines(english, Audience.GM) == ["Alarm: 0 to 2 of 6, taken off"]
    assert evening.lines(english) == ["Nothing that the log could tell."]
    assert evening.recap(english).left_out == LeftOut(clocks=1)


@pytest.mark.rule("blades 47")
def test_two_that_filled_together_both_win(english: Words, evening: Evening) -> None:
    evening.clock(FOG, "Fog")
    evening.clock(LAMPS, "Lamps")
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(fog=6, lamps=6)
    assert evening.lines(english)[2:] == ["Fog and Lamps filled together: both win"]


def test_a_race_whose_winner_was_taken_back_is_not_won(english: Words, evening: Evening) -> None:
    evening.clock(FOG, "Fog")
    evening.clock(LAMPS, "Lamps")
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(fog=6)
    evening.tick(fog=-1)
    assert evening.lines(english) == ["Fog: 0 to 5 of 6"]


def test_a_hidden_rival_is_not_spoken_of(english: Words, evening: Evening) -> None:
    evening.clock(FOG, "Fog")
    evening.clock(LAMPS, "Lamps", visibility=Visibility.HIDDEN)
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(fog=6)
    assert evening.lines(english) == ["Fog: 0 to 6 of 6, full"]
    assert evening.lines(english, Audience.GM)[1:] == ["Fog won over Lamps, 6 to 0"]


def test_a_race_that_was_ended_is_not_told(english: Words, evening: Evening) -> None:
    evening.clock(FOG, "Fog")
    evening.clock(LAMPS, "Lamps")
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(fog=6)
    evening.do(free_clock(evening.table, FOG))
    assert evening.lines(english, Audience.GM) == ["Fog: 0 to 6 of 6, full"]


def test_players_hear_nothing_of_what_was_before_they_saw_it(
    english: Words, evening: Evening
) -> None:
    evening.clock(ALARM, "Alarm", visibility=Visibility.HIDDEN)
    evening.tick(alarm=3)
    evening.see(ALARM, Visibility.SHOWN)
    assert evening.lines(english) == ["Nothing that the log could tell."]
    evening.tick(alarm=1)
    assert evening.lines(english) == ["Alarm: 3 to 4 of 6"]
    assert evening.lines(english, Audience.GM) == ["Alarm: 0 to 4 of 6"]


def test_a_clock_hidden_in_between_starts_anew(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=1)
    evening.see(ALARM, Visibility.MASKED)
    evening.tick(alarm=3)
    evening.see(ALARM, Visibility.SHOWN)
    evening.tick(alarm=1)
    assert evening.lines(english) == ["Alarm: 4 to 5 of 6"]


def test_a_masked_clock_stays_open_also_when_it_is_full(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm", visibility=Visibility.MASKED)
    before = evening.recap(english)
    evening.tick(alarm=6)
    assert evening.recap(english) == before
    assert before.markdown.endswith("## Still open\n\n- Alarm\n")


def test_hidden_things_do_not_change_what_players_read(english: Words) -> None:
    evening, other = full_evening(), full_evening()
    other.tick(secret=3)
    other.clock(EntityId("more"), "More", visibility=Visibility.HIDDEN)
    other.write("Rewritten", note_id=EntityId("other"))
    other.write("Another", note_id=EntityId("third"))
    other.roll(2, who="The Sexton", secret=True)
    told, other_told = evening.recap(english), other.recap(english)
    assert told.markdown == other_told.markdown
    assert other_told.left_out == LeftOut(clocks=2, notes=2, rolls=2)


@pytest.mark.rule("blades 47")
def test_a_clock_that_waits_is_unknown_to_players(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.clock(FOG, "Fog")
    evening.do(link_clocks(evening.table, ALARM, FOG))
    players, master = evening.recap(english), evening.recap(english, Audience.GM)
    assert players.markdown.endswith("## Still open\n\n- Alarm, 0 of 6\n")
    assert players.left_out == LeftOut(clocks=1)
    assert master.markdown.endswith("- Alarm, 0 of 6\n- Fog, 0 of 6, locked\n")


def test_going_back_tells_players_only_what_came_after(english: Words, evening: Evening) -> None:
    evening.clock(ALARM, "Alarm")
    evening.tick(alarm=2)
    earlier = evening.table
    evening.tick(alarm=3)
    evening.do(go_back(evening.table, earlier, seq=1, at=Moment(0)))
    evening.tick(alarm=1)
    assert evening.lines(english) == ["Alarm: 2 to 3 of 6"]
    assert evening.lines(english, Audience.GM) == ["Alarm: 0 to 3 of 6"]


def test_going_back_leaves_a_race_to_the_game_master(english: Words, evening: Evening) -> None:
    evening.clock(FOG, "Fog")
    evening.clock(LAMPS, "Lamps")
    evening.do(race_clocks(evening.table, FOG, LAMPS))
    evening.tick(fog=6)
    earlier = evening.table
    evening.tick(lamps=3)
    evening.do(go_back(evening.table, earlier, seq=1, at=Moment(0)))
    assert evening.lines(english) == ["Nothing that the log could tell."]
    assert evening.lines(english, Audience.GM)[1:] == ["Fog won over Lamps, 6 to 0"]


def test_one_d100_is_neither_best_nor_worst(english: Words, evening: Evening) -> None:
    evening.roll(38, who="Tom")
    evening.do(resolve(evening.table, Decision(check=D6), ReportedTotal(total=3)))
    assert evening.lines(english) == ["2 rolls"]


def test_a_roll_without_words_is_its_total(english: Words, evening: Evening) -> None:
    evening.roll(38)
    evening.roll(7)
    assert evening.lines(english) == ["2 rolls. Best d100: 07. Worst: 38."]


def test_a_secret_roll_that_was_shown_is_told(english: Words, evening: Evening) -> None:
    roll = evening.roll(38, who="Tom", secret=True)
    assert evening.recap(english).left_out == LeftOut(rolls=1)
    evening.do(show_roll(evening.table, roll))
    assert evening.lines(english) == ["1 roll"]
    assert evening.lines(english, Audience.GM) == ["1 roll"]
    assert evening.recap(english).left_out == LeftOut()


def test_players_read_no_name_of_somebody_hidden_who_rolled(
    english: Words, evening: Evening
) -> None:
    prince = EntityId("prince")
    evening.do(add_sheet(evening.table, prince, new_sheet("Prince Lodin")))
    evening.roll(7, who="Prince Lodin", why="Stealth")
    evening.roll(38, who="Tom")
    assert evening.lines(english) == ["2 rolls. Best d100: Stealth 07. Worst: Tom 38."]
    named = "2 rolls. Best d100: Prince Lodin, Stealth 07. Worst: Tom 38."
    assert evening.lines(english, Audience.GM) == [named]
    evening.see(prince, Visibility.SHOWN)
    assert evening.lines(english) == [named]


def test_a_note_without_a_title_is_called_by_its_first_line(
    english: Words, evening: Evening
) -> None:
    evening.write("", "\nPrices: 2 shillings\nsilence 5")
    assert evening.lines(english, Audience.GM) == ["New note: Prices: 2 shillings"]


def test_a_note_thrown_away_is_no_news(english: Words, evening: Evening) -> None:
    evening.write("Prices")
    evening.do(remove_note(evening.table, NOTE))
    assert evening.lines(english, Audience.GM) == ["Nothing that the log could tell."]


@pytest.mark.parametrize(
    ("name", "markdown"),
    [
        ("Cooper’s lane, 2nd", "Cooper’s lane, 2nd"),
        ("*Alarm* _now_ `x`", r"\*Alarm\* \_now\_ \`x\`"),
        ("[click](http://x)", r"\[click\](http://x)"),
        ("<b>&amp;", r"\<b\>\&amp;"),
        ("# Head", r"\# Head"),
        ("- item", r"\- item"),
        ("+ item", r"\+ item"),
        ("1. item", r"1\. item"),
        ("12) item", r"12\) item"),
        ("1.5 crowns-worth", r"1\.5 crowns-worth"),
        ("a | b ~ c \\ d $e$", r"a \| b \~ c \\ d \$e\$"),
        ("two\nlines\t here", "two lines here"),
    ],
)
def test_a_name_is_plain_text(english: Words, evening: Evening, name: str, markdown: str) -> None:
    evening.clock(ALARM, name)
    assert evening.recap(english).markdown.endswith(f"\n- {markdown}, 0 of 6\n")


def test_the_campaign_is_plain_text_too(english: Words, evening: Evening) -> None:
    session = Session(number=1, started=Moment(0), title="*")
    told = recap(english, "A\n# B", session, [], evening.table, Audience.PLAYERS)
    assert told.markdown.startswith("# A \\# B, session 1: \\*\n")


@pytest.mark.parametrize(
    ("left_out", "in_english", "in_chinese"),
    [
        (LeftOut(), "", ""),
        (
            LeftOut(clocks=2, notes=3),
            "2 hidden clocks and 3 GM notes are left out.",
            "未收入：2 個隱藏的鐘、3 則主持人筆記。",
        ),
        (LeftOut(clocks=1), "1 hidden clock is left out.", "未收入：1 個隱藏的鐘。"),
        (
            LeftOut(clocks=1, notes=1, rolls=1),
            "1 hidden clock, 1 GM note and 1 secret roll are left out.",
            "未收入：1 個隱藏的鐘、1 則主持人筆記、1 次暗骰。",
        ),
    ],
)
def test_what_is_left_out_is_counted_for_the_game_master(
    english: Words, taiwan: Words, left_out: LeftOut, in_english: str, in_chinese: str
) -> None:
    assert left_out_text(english, left_out) == in_english
    assert left_out_text(taiwan, left_out) == in_chinese


def test_both_kinds_of_readers_have_a_name(english: Words, words: Words) -> None:
    assert [audience_text(english, one) for one in Audience] == ["For players", "For the GM"]
    assert all(audience_text(words, one) for one in Audience)
