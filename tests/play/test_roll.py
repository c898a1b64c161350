import pytest

from duskboard.core.chase.check import Difficulty, Verdict
from duskboard.core.dice import (
    Dice,
    Expression,
    FaceCountError,
    Handful,
    Percentile,
    ReportedTotal,
    ScriptedDice,
    TotalError,
)
from duskboard.core.identity import EntityId
from duskboard.core.real_dice import typed
from duskboard.play.change import NothingToChangeError
from duskboard.play.roll import (
    Decision,
    RollMade,
    RollShown,
    RollWithdrawn,
    SkillCheck,
    adjust,
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
