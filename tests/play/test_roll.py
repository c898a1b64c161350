from dataclasses import replace

import pytest
from tests.play.chase.scenes import EDDA, laid, person, somebody, with_people

from duskboard.core.chase.check import CheckSource, Difficulty, Verdict
from duskboard.core.chase.participant import Skill
from duskboard.core.dice import (
    Dice,
    Expression,
    FaceCountError,
    Handful,
    Percentile,
    Pool,
    Rating,
    ReportedNet,
    ReportedTotal,
    ScriptedDice,
    TotalError,
)
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.chase.check import LuckError
from duskboard.play.roll import (
    Decision,
    RollMade,
    RollShown,
    RollWithdrawn,
    SkillCheck,
    adjust,
    at_target,
    check_decision,
    luck_for,
    resolve,
    show_roll,
    withdraw_roll,
)
from duskboard.table.entity import PUBLIC_ROLL_ID, Entity, Roll, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Change, Transaction

WHAT = Expression(
    handfuls=(Handful(count=2, sides=6), Handful(count=1, sides=4, negative=True)), modifier=1
)
HAND = Decision(check=WHAT, who="Nyx", why="to hide")


def public(roll: Roll) -> Entity:
    return Entity(entity_id=PUBLIC_ROLL_ID, value=roll, visibility=Visibility.SHOWN, rank=0.0)


def shown(roll: Roll) -> Table:
    return Table().applied([Change(entity_id=PUBLIC_ROLL_ID, before=None, after=public(roll))])


def test_an_open_roll_takes_its_place_before_the_players() -> None:
    roll = Roll(what=WHAT, faces=((6, 5), (3,)), total=9, who="Nyx", why="to hide", told=False)
    assert resolve(Table(), HAND, ScriptedDice([6, 5, 3])) == Transaction(
        report=RollMade(roll=roll, secret=False),
        changes=(Change(entity_id=PUBLIC_ROLL_ID, before=None, after=public(roll)),),
    )


@pytest.mark.rule("chase 8.3")
@pytest.mark.parametrize(
    ("total", "verdict", "passed"),
    [(27, Verdict.HARD, True), (28, Verdict.REGULAR, False), (97, Verdict.FUMBLE, False)],
)
def test_a_check_of_a_sheet_is_judged_by_its_level(
    total: int, verdict: Verdict, *, passed: bool
) -> None:
    against = SkillCheck(
        person_id=EntityId("edda"), skill="climb", value=55, difficulty=Difficulty.HARD
    )
    hand = Decision(check=Percentile(), who="Edda", against=against)
    made = resolve(Table(), hand, ReportedTotal(total=total))
    roll = Roll(
        what=Percentile(), faces=(), total=total, who="Edda", told=True, passed=passed, needed=27,
        skill="climb",
    )  # fmt: skip
    assert made.report == RollMade(roll=roll, secret=False, against=against, verdict=verdict)
    assert made.changes[0].after == public(roll)


def test_other_dice_are_not_judged_by_a_sheet() -> None:
    against = SkillCheck(
        person_id=EntityId("edda"), skill="climb", value=55, difficulty=Difficulty.REGULAR
    )
    hand = Decision(check=WHAT, against=against)
    assert resolve(Table(), hand, ScriptedDice([6, 5, 3])).report == RollMade(
        roll=Roll(what=WHAT, faces=((6, 5), (3,)), total=9), secret=False
    )


def test_an_open_roll_takes_the_place_of_the_one_before() -> None:
    before = Roll(what=Percentile(), faces=(), total=3, told=True)
    (change,) = resolve(shown(before), HAND, ScriptedDice([1, 1, 4])).changes
    assert change.before == public(before)
    assert change.after == public(
        Roll(what=WHAT, faces=((1, 1), (4,)), total=-1, who="Nyx", why="to hide")
    )


def test_the_same_roll_again_is_told_though_the_screen_stays() -> None:
    roll = Roll(what=WHAT, faces=((6, 5), (3,)), total=9, who="Nyx", why="to hide")
    assert resolve(shown(roll), HAND, ScriptedDice([6, 5, 3])) == Transaction(
        report=RollMade(roll=roll, secret=False)
    )


def test_a_secret_roll_changes_nothing_before_the_players() -> None:
    secret = Decision(check=WHAT, secret=True)
    before = Roll(what=Percentile(), faces=(), total=3, told=True)
    assert resolve(shown(before), secret, ScriptedDice([6, 5, 3])) == Transaction(
        report=RollMade(roll=Roll(what=WHAT, faces=((6, 5), (3,)), total=9), secret=True)
    )


@pytest.mark.rule("chase 8.6")
@pytest.mark.parametrize(
    ("extra", "faces", "tens", "total"),
    [
        (1, (40, 20, 4), (40, 20), 24),
        (-1, (20, 40, 1), (20, 40), 41),
        (1, (0, 40, 0), (0, 40), 40),
        (-1, (0, 40, 0), (0, 40), 100),
    ],
)
def test_a_d100_keeps_its_faces_as_printed(
    extra: int, faces: tuple[int, ...], tens: tuple[int, ...], total: int
) -> None:
    what = Percentile(extra=extra)
    step = resolve(Table(), Decision(check=what), typed(what, faces))
    roll = Roll(what=what, faces=(tens, (faces[-1],)), total=total)
    assert step.report == RollMade(roll=roll, secret=False)


@pytest.mark.parametrize("check", [WHAT, Percentile(extra=2)])
def test_a_told_total_is_marked_and_no_faces_are_made_up(check: Expression | Percentile) -> None:
    step = resolve(Table(), Decision(check=check), ReportedTotal(total=12))
    assert step.report == RollMade(
        roll=Roll(what=check, faces=(), total=12, told=True), secret=False
    )


@pytest.mark.parametrize(
    ("check", "dice", "error", "args"),
    [
        (WHAT, ReportedTotal(total=13), TotalError, (13, -1, 12)),
        (WHAT, ReportedTotal(total=-2), TotalError, (-2, -1, 12)),
        (Percentile(), ReportedTotal(total=101), TotalError, (101, 1, 100)),
        (WHAT, ScriptedDice([6, 5]), FaceCountError, (1, 0)),
    ],
)
def test_dice_that_do_not_fit_are_refused(
    check: Expression | Percentile,
    dice: Dice | ReportedTotal,
    error: type[Exception],
    args: tuple[int, ...],
) -> None:
    with pytest.raises(error) as refusal:
        resolve(Table(), Decision(check=check), dice)
    assert refusal.value.args == args


@pytest.mark.rule("chase 8.6")
@pytest.mark.rule("chase 8.7")
def test_bonus_and_penalty_dice_go_to_a_d100_only() -> None:
    assert adjust(HAND, extra=1) == HAND
    hand = Decision(check=Percentile(), who="Nyx", why="to hide", secret=True)
    bonus = Decision(check=Percentile(extra=1), who="Nyx", why="to hide", secret=True)
    assert adjust(hand, extra=1) == bonus
    assert adjust(bonus, extra=0) == hand
    with pytest.raises(ValueError, match=r"Percentile\.extra is not within -2 to 2: 3"):
        adjust(bonus, extra=3)


def test_a_roll_of_the_log_is_shown_and_withdrawn() -> None:
    roll = Roll(what=WHAT, faces=((6, 5), (3,)), total=9)
    step = show_roll(Table(), roll)
    assert step == Transaction(
        report=RollShown(roll=roll),
        changes=(Change(entity_id=PUBLIC_ROLL_ID, before=None, after=public(roll)),),
    )
    table = shown(roll)
    with pytest.raises(NothingToChangeError):
        show_roll(table, roll)
    away = withdraw_roll(table)
    assert away.report == RollWithdrawn()
    assert table.applied(away.changes) == Table()
    with pytest.raises(NothingToChangeError):
        withdraw_roll(Table())


CLIMB = SkillCheck(person_id=EDDA, skill="climb", value=45, difficulty=Difficulty.REGULAR)


def lucky(luck: int) -> Table:
    """Edda, who has so much Luck."""
    skills = (Skill(name="climb", value=45), Skill(name="luck", value=luck))
    return with_people(laid(3), [replace(somebody(EDDA, 0), skills=skills)])


def in_hand(check: SkillCheck) -> Decision:
    decision = check_decision(check, who="Edda")
    assert decision is not None
    return decision


@pytest.mark.rule("chase 8.11")
@pytest.mark.parametrize(
    ("luck", "total", "check", "wanted"),
    [
        (40, 62, CLIMB, 17),
        (17, 62, CLIMB, 17),
        (16, 62, CLIMB, None),  # not so much
        (40, 45, CLIMB, None),  # it passed
        (90, 97, CLIMB, None),  # a fumble is not bought off
        (40, 30, replace(CLIMB, difficulty=Difficulty.HARD), 8),
        (40, 62, replace(CLIMB, skill="luck"), None),
        (40, 62, replace(CLIMB, skill="sanity"), None),
    ],
)
def test_a_failed_check_of_a_sheet_takes_luck_point_by_point(
    luck: int, total: int, check: SkillCheck, wanted: int | None
) -> None:
    assert luck_for(lucky(luck), in_hand(check), ReportedTotal(total=total)) == wanted


@pytest.mark.rule("chase 8.11")
def test_luck_is_spent_in_the_step_of_the_roll_and_comes_back_with_it() -> None:
    table = lucky(40)
    hand = in_hand(replace(CLIMB, luck=17))
    made = resolve(table, hand, ReportedTotal(total=62))
    roll = Roll(
        what=Percentile(), faces=(), total=62, who="Edda", told=True, passed=True, needed=45,
        skill="climb",
    )  # fmt: skip
    assert made.report == RollMade(
        roll=roll, secret=False, against=replace(CLIMB, luck=17), verdict=Verdict.REGULAR
    )
    after = table.applied(made.changes)
    assert person(after, EDDA).skill("luck") == 23
    assert person(after, EDDA) == replace(
        person(table, EDDA), skills=(Skill(name="climb", value=45), Skill(name="luck", value=23))
    )
    back = [
        Change(entity_id=one.entity_id, before=one.after, after=one.before) for one in made.changes
    ]
    assert after.applied(back) == table


@pytest.mark.rule("chase 8.11")
def test_luck_that_is_not_there_or_does_not_help_is_refused() -> None:
    hand = in_hand(replace(CLIMB, luck=17))
    for table, total in ((lucky(16), 62), (lucky(90), 97)):
        with pytest.raises(LuckError):
            resolve(table, hand, ReportedTotal(total=total))
    with pytest.raises(NotOnTableError):
        resolve(Table(), hand, ReportedTotal(total=62))
    assert luck_for(Table(), in_hand(CLIMB), ReportedTotal(total=62)) is None


@pytest.mark.rule("chase 14.6")
@pytest.mark.parametrize(
    ("source", "difficulty", "check"),
    [
        (CheckSource.POOL, Difficulty.REGULAR, Pool(count=5, target=6)),
        (CheckSource.POOL, Difficulty.HARD, Pool(count=5, target=8)),
        (CheckSource.RATING, Difficulty.REGULAR, Rating(count=5)),
        (CheckSource.RATING, Difficulty.EXTREME, Rating(count=3)),
    ],
)
def test_a_pool_or_rating_of_a_sheet_is_rolled_by_itself(
    source: CheckSource, difficulty: Difficulty, check: Pool | Rating
) -> None:
    against = replace(CLIMB, value=5, source=source, difficulty=difficulty)
    hand = in_hand(against)
    assert hand == Decision(check=check, who="Edda", against=against)
    more = adjust(hand, extra=2)
    assert more.check == replace(check, count=check.count + 2)
    assert adjust(more, extra=0) == hand


@pytest.mark.rule("chase 14.1")
def test_what_the_game_master_says_has_no_dice() -> None:
    assert check_decision(replace(CLIMB, source=CheckSource.SAID)) is None


@pytest.mark.rule("chase 14.2")
def test_a_pool_is_judged_by_its_net_successes_against_the_typed_difficulty() -> None:
    against = replace(CLIMB, value=4, source=CheckSource.POOL)
    hand = at_target(in_hand(against), 8)
    made = resolve(Table(), hand, ScriptedDice([8, 9, 1, 7]))
    roll = Roll(
        what=Pool(count=4, target=8), faces=((8, 9, 1, 7),), total=1, who="Edda", passed=True,
        skill="climb",
    )  # fmt: skip
    assert made.report == RollMade(
        roll=roll, secret=False, against=replace(against, target=8), verdict=Verdict.REGULAR
    )
    botch = resolve(Table(), hand, ReportedNet(net=0, is_botch=True)).report
    assert isinstance(botch, RollMade)
    assert (botch.verdict, botch.roll.told, botch.roll.passed) == (Verdict.FUMBLE, True, False)
    assert luck_for(lucky(90), hand, ReportedNet(net=0)) is None


@pytest.mark.rule("chase 14.2")
def test_a_rating_is_judged_by_the_die_that_counts() -> None:
    hand = in_hand(replace(CLIMB, value=2, source=CheckSource.RATING))
    verdicts = []
    for faces in ([6, 6], [6, 3], [4, 2], [3, 1]):
        report = resolve(Table(), hand, ScriptedDice(faces)).report
        assert isinstance(report, RollMade)
        verdicts.append((report.verdict, report.roll.total))
    assert verdicts == [
        (Verdict.EXTREME, 6), (Verdict.REGULAR, 6), (Verdict.REGULAR, 4), (Verdict.FAILURE, 3),
    ]  # fmt: skip
