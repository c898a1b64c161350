"""Pools that are rolled together, apart from their screen."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.models.conftest import Desk
from tests.play.storyteller.hands import DEX, GREGOR, ILSE, TOBIAS, gregor, ilse, shoots

from duskboard.app.clerk import Clerk
from duskboard.app.line_up import LineUp
from duskboard.core.chase.check import Verdict
from duskboard.core.dice import FaceCountError, ScriptedDice
from duskboard.core.rulings import Preset
from duskboard.core.storyteller.action import Contest, Winner
from duskboard.core.storyteller.difficulty import Difficulty, DifficultyError
from duskboard.core.storyteller.extended import ExtendedContest
from duskboard.core.storyteller.health import Health
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import HelplessError, Terms
from duskboard.core.storyteller.roll import NoDiceError
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import WILLPOWER, AbilityId, ability
from duskboard.panels.dice_entry import FacesTyped, TotalTold, VerdictTold
from duskboard.panels.line_offer import LineMode, LineOffer
from duskboard.play.ruling import choose_ruling, use_preset
from duskboard.play.storyteller.contest import ContestMode, ContestRolled, TeamRolled
from duskboard.play.storyteller.decision import LoosePool, PoolDecision, PoolRolled
from duskboard.play.storyteller.sheet import add_sheet, remove_sheet
from duskboard.play.storyteller.spending import NoWillpowerError
from duskboard.table.public_view import public_view
from duskboard.table.transaction import Report

GUARD = LoosePool(who="Guard", dice=12, difficulty=6)
WALKS = PoolDecision(who=GREGOR, terms=Terms(traits=(DEX,)))


class Several:
    """Ilse and Gregor before a line-up."""

    def __init__(self, desk: Desk, dice: ScriptedDice) -> None:
        self.document = desk.document
        self.clerk = Clerk(desk.document)
        self.clerk.do(lambda table: add_sheet(table, ILSE, ilse()))
        self.clerk.do(lambda table: add_sheet(table, GREGOR, gregor()))
        self.line_up = LineUp(self.clerk, dice, lambda parts: f"{len(parts)} labels")
        self.errors: list[Exception] = []
        self.line_up.refused.connect(self.errors.append)
        desk.document.changed.connect(self.line_up.forget)

    @property
    def offer(self) -> LineOffer:
        return self.line_up.offer()

    @property
    def report(self) -> Report | None:
        return self.document.report(self.document.rows[-1].seq)

    def tell(self, *nets: int) -> None:
        for line, net in zip(self.offer.lines, nets, strict=True):
            self.line_up.tell(line.key, TotalTold(total=net), str(net))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "kelder.duskboard")
    yield made
    made.document.close()


@pytest.fixture
def dice() -> ScriptedDice:
    return ScriptedDice([10, 9, 2, 2, 2])


@pytest.fixture
def several(desk: Desk, dice: ScriptedDice) -> Several:
    return Several(desk, dice)


@pytest.mark.rule("storyteller 8.4")
def test_each_pool_makes_the_difficulty_of_the_other(several: Several) -> None:
    line_up = several.line_up
    line_up.add(shoots())
    assert [one.difficulty for one in several.offer.lines] == [Difficulty(raw=6, used=6)]
    line_up.add(GUARD)
    assert [(one.name, one.difficulty.used, one.offered) for one in several.offer.lines] == [
        ("Ilse", 10, Difficulty(raw=12, used=10)),
        ("Guard", 5, Difficulty(raw=5, used=5)),
    ]
    line_up.set_difficulty(several.offer.lines[0].key, 7)
    first = several.offer.lines[0]
    assert (first.difficulty.used, first.offered, first.is_said) == (7, None, True)
    line_up.choose(LineMode.HINDER)
    assert [one.difficulty.used for one in several.offer.lines] == [7, 6]


@pytest.mark.rule("storyteller 8.3")
@pytest.mark.rule("storyteller 8.4")
def test_a_difficulty_that_was_typed_holds_against_the_other_pool(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.MATCH)
    line_up.add(shoots(), 8)
    line_up.add(GUARD, 6)
    shown = [(one.difficulty.used, one.offered, one.is_said) for one in several.offer.lines]
    assert shown == [(8, None, True), (6, None, True)]
    line_up.begin("Arms")
    assert [one.difficulty.used for one in several.offer.lines] == [8, 6]
    line_up.set_difficulty(several.offer.lines[1].key, 7)
    several.tell(1, 1)
    line_up.go()
    assert [one.difficulty.used for one in several.offer.lines] == [8, 7]
    line_up.clear()
    line_up.choose(LineMode.OPPOSE)
    line_up.add(shoots())
    line_up.add(replace(GUARD, difficulty=0), 0)
    first, second = several.offer.lines
    assert (first.offered, type(second.refusal), second.can_overrule, several.offer.can_roll) == (
        Difficulty(raw=12, used=10),
        DifficultyError,
        True,
        False,
    )
    line_up.toggle_overrule(second.key)
    several.tell(1, 0)
    line_up.go()
    report = several.report
    assert isinstance(report, ContestRolled)
    assert (report.second.check.difficulty, report.second.raw_difficulty) == (2, 0)
    # What is added to a difficulty is added to what the other pool makes of it too.
    line_up.clear()
    line_up.add(replace(shoots(), terms=Terms(traits=(DEX, ability(AbilityId.MELEE)))))
    line_up.add(replace(GUARD, dice=5))
    first = several.offer.lines[0]
    assert (first.base, first.difficulty.used, first.offered) == (5, 6, Difficulty(raw=5, used=5))


@pytest.mark.rule("storyteller 8.4")
def test_by_the_published_ruling_six_is_offered(several: Several) -> None:
    several.clerk.do(lambda table: use_preset(table, Preset.PUBLISHED))
    several.line_up.add(shoots())
    several.line_up.add(GUARD)
    assert [one.difficulty.used for one in several.offer.lines] == [6, 6]


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 8.2")
def test_a_contest_by_the_machine_and_a_hindrance_by_real_dice(
    several: Several, dice: ScriptedDice
) -> None:
    line_up = several.line_up
    for side in (shoots(), WALKS):
        line_up.add(side)
    odds = several.offer.odds
    assert odds is not None
    assert round(odds.first + odds.second + odds.tie, 9) == 1
    line_up.set_difficulty(several.offer.lines[0].key, 6)
    line_up.tell(several.offer.lines[1].key, FacesTyped(faces=(10, 0)), "0 0")
    line_up.go()
    report = several.report
    assert isinstance(report, ContestRolled)
    assert (report.result, dice.left) == (Contest(winner=Winner.NOBODY, margin=0), 0)
    line_up.choose(LineMode.HINDER)
    several.tell(5, 3)
    line_up.go()
    report = several.report
    assert isinstance(report, ContestRolled)
    assert (report.mode, report.left) == (ContestMode.HINDER, 2)


@pytest.mark.rule("storyteller 9.1")
@pytest.mark.rule("storyteller 9.2")
def test_a_team_of_three(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.TEAM)
    assert not several.offer.can_roll
    for side in (shoots(), WALKS, GUARD):
        line_up.add(side)
    several.tell(2, 1, 0)
    botched = VerdictTold(verdict=Verdict.FUMBLE)
    line_up.tell(several.offer.lines[2].key, botched, "botch")
    line_up.go()
    report = several.report
    assert isinstance(report, TeamRolled)
    assert (report.result.total, report.result.has_botch) == (3, True)


@pytest.mark.rule("storyteller 8.3")
def test_an_extended_contest_runs_round_by_round(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.MATCH)
    for side in (shoots(), GUARD):
        line_up.add(side)
    line_up.set_target(7)
    line_up.begin("Arms")
    assert several.offer.match == "Arms"
    for nets in ((4, 3), (3, 4)):
        assert len(several.offer.lines) == 2
        several.tell(*nets)
        line_up.go()
    (match,) = several.clerk.table.values(ExtendedContest).values()
    assert (match.first_total, match.second_total, match.winner) == (7, 7, Winner.NOBODY)
    assert [one.said for one in several.offer.lines] == ["", ""]


def test_what_cannot_be_rolled_is_said_and_stays(several: Several) -> None:
    line_up = several.line_up
    line_up.add(shoots())
    line_up.add(LoosePool(who="Guard", dice=4, difficulty=12))
    line_up.choose(LineMode.HINDER)
    assert not several.offer.can_roll
    assert isinstance(several.offer.lines[1].refusal, DifficultyError)
    line_up.set_difficulty(several.offer.lines[1].key, 10)
    line_up.tell(several.offer.lines[1].key, FacesTyped(faces=(1, 2)), "1 2")
    line_up.tell(several.offer.lines[0].key, TotalTold(total=1), "1")
    line_up.go()
    assert isinstance(several.errors.pop(), FaceCountError)
    assert len(several.offer.lines) == 2
    several.clerk.do(lambda table: remove_sheet(table, ILSE))
    line_up.say()
    assert [one.name for one in several.offer.lines] == ["Guard"]
    line_up.remove(several.offer.lines[0].key)
    assert not several.offer.lines


@pytest.mark.rule("storyteller 4.1")
@pytest.mark.rule("storyteller 4.2")
@pytest.mark.rule("storyteller 4.3")
def test_the_actions_of_a_turn_are_declared_and_rolled_in_order(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.ACTIONS)
    for dice in (7, 6, 6):
        line_up.add(LoosePool(who="Punch", dice=dice, difficulty=6))
    assert [one.dice for one in several.offer.lines] == [4, 2, 1]
    several.tell(3, 1, 0)
    line_up.go()
    assert [one.dice for one in several.offer.lines] == [2, 1]
    report = several.report
    assert isinstance(report, PoolRolled)
    assert (report.roll.check.dice, report.roll.result.net) == (4, 3)
    line_up.go()
    line_up.go()
    assert not several.offer.lines


@pytest.mark.rule("storyteller 4.2")
def test_an_action_without_dice_is_refused_alone_or_refuses_all(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.ACTIONS)
    for dice in (3, 7):
        line_up.add(LoosePool(who="Punch", dice=dice, difficulty=6))
    line_up.add(shoots())
    assert [one.dice for one in several.offer.lines] == [0, 3, 0]
    refused = [isinstance(one.refusal, NoDiceError) for one in several.offer.lines]
    assert (refused, several.offer.can_roll) == ([True, False, True], True)
    name = "storyteller.pool_zero_in_multiple"
    several.clerk.do(lambda table: choose_ruling(table, name, "whole-declaration"))
    assert [one.refusal is not None for one in several.offer.lines] == [True, True, True]
    assert not several.offer.can_roll
    line_up.go()
    assert len(several.offer.lines) == 3
    several.clerk.do(lambda table: choose_ruling(table, name, "that-action"))
    line_up.tell(several.offer.lines[1].key, TotalTold(total=2), "2")
    line_up.go()
    assert [one.dice for one in several.offer.lines] == [0]


@pytest.mark.rule("storyteller 8.1")
def test_what_a_contest_came_to_stays_before_us_until_another_one_begins(several: Several) -> None:
    line_up = several.line_up
    line_up.add(shoots(willpower=True))
    line_up.add(GUARD)
    several.tell(4, 2)
    line_up.go()
    offer = several.offer
    assert offer.outcome is not None
    assert (offer.outcome.leader, offer.outcome.margin, offer.odds) == (0, 2, None)
    nets = [one.fallen.net for one in offer.lines if one.fallen is not None]
    assert (nets, [one.said for one in offer.lines], offer.can_roll) == ([4, 2], ["", ""], True)
    several.clerk.undo()
    assert several.offer.outcome is None
    several.tell(1, 1)
    line_up.go()
    assert several.report == several.document.report(several.document.rows[-1].seq)
    sheet = several.clerk.table.value(ILSE, Sheet)
    assert sheet is not None
    assert sheet.willpower_left == 5
    line_up.add(WALKS)
    assert [(one.name, one.fallen) for one in several.offer.lines] == [("Gregor", None)]
    line_up.add(GUARD)
    several.tell(1, 0)
    line_up.go()
    line_up.set_difficulty(several.offer.lines[0].key, 7)
    assert several.offer.outcome is None


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.rule("storyteller 9.1")
def test_secret_rolls_of_several_and_of_one_that_was_secret(several: Several) -> None:
    line_up = several.line_up
    for mode in (LineMode.OPPOSE, LineMode.TEAM):
        line_up.clear()
        line_up.choose(mode)
        line_up.add(shoots(is_secret=True))
        line_up.add(GUARD)
        assert several.offer.is_secret
        before = public_view(several.clerk.table)
        several.tell(3, 1)
        line_up.go()
        report = several.report
        assert isinstance(report, ContestRolled | TeamRolled)
        assert report.is_secret
        assert public_view(several.clerk.table) == before
    line_up.clear()
    assert not several.offer.is_secret
    for side in (shoots(), GUARD):
        line_up.add(side)
    line_up.toggle_secret()
    line_up.choose(LineMode.ACTIONS)
    several.tell(3, 1)
    line_up.go()
    report = several.report
    assert isinstance(report, PoolRolled)
    assert report.is_secret
    line_up.toggle_secret()
    line_up.go()
    assert not several.offer.is_secret
    assert public_view(several.clerk.table).roll is not None


@pytest.mark.rule("storyteller 10.1")
def test_each_pool_that_is_refused_is_overruled_on_its_own(several: Several) -> None:
    line_up = several.line_up
    line_up.choose(LineMode.TEAM)
    tobias = replace(gregor(), health=Health(lethal=7))
    several.clerk.do(lambda table: add_sheet(table, TOBIAS, tobias))
    spent = PoolDecision(who=TOBIAS, terms=Terms(traits=(WILLPOWER,)), willpower=True)
    for side in (
        LoosePool(who="Mob", dice=31, difficulty=12),
        LoosePool(who="Nobody", dice=0, difficulty=6),
        replace(WALKS, who=TOBIAS),
        spent,
        replace(spent, willpower_price=1),
    ):
        line_up.add(side)
    first = [(type(one.refusal), one.can_overrule) for one in several.offer.lines]
    assert first == [
        (DifficultyError, True),
        (NoDiceError, False),
        (HelplessError, True),
        (type(None), False),
        (NoWillpowerError, True),
    ]
    for line in several.offer.lines:
        if line.can_overrule:
            line_up.toggle_overrule(line.key)
    assert [one.refusal is None for one in several.offer.lines] == [True, False, True, True, True]
    line_up.remove(several.offer.lines[1].key)
    several.tell(1, 2, 0, 0)
    for line in several.offer.lines[2:]:
        line_up.remove(line.key)
    line_up.go()
    report = several.report
    assert isinstance(report, TeamRolled)
    assert [one.overruled for one in report.rolls] == [
        (Limit.DIFFICULTY, Limit.POOL),
        (Limit.BODY,),
    ]
    assert (report.rolls[0].check.difficulty, report.rolls[0].raw_difficulty) == (10, 12)
