from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    DEX,
    FIREARMS,
    ILSE,
    TOBIAS,
    after,
    faces,
    hurt,
    ilse,
    sheet,
    shoots,
    table,
)

from duskboard.core.dice import FaceCountError, ReportedNet
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.core.storyteller.pool import HelplessError, PoolPart, SpecialtyUse, Terms
from duskboard.core.storyteller.roll import (
    DecidingRuling,
    NoDiceError,
    PoolCheck,
    PoolVerdict,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.roll import withdraw_roll
from duskboard.play.storyteller.chronicle import advance
from duskboard.play.storyteller.decision import (
    LoosePool,
    PoolRolled,
    PoolShown,
    PoolWaived,
    checked,
    counted,
    is_waiver_offered,
    roll_decision,
    roll_loose,
    show_pool,
    waive,
)
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.storyteller.spending import (
    BloodError,
    BloodTurnError,
    NoWillpowerError,
    WillpowerTwiceError,
)
from duskboard.table.entity import PUBLIC_ROLL_ID, Visibility
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.pool_view import PoolRollView, PoolTargetView
from duskboard.table.public_view import public_view, reveals
from duskboard.table.table import Table


def rolled(transaction: object) -> PoolRolled:
    report = getattr(transaction, "report", None)
    assert isinstance(report, PoolRolled)
    return report


@pytest.mark.rule("storyteller 2.1")
def test_a_roll_says_what_it_was_made_of() -> None:
    laid = table(ilse=replace(ilse(), health=hurt(2)))
    report = rolled(roll_decision(laid, shoots(why="at the lamp"), faces(9, 7, 3, 1)))
    roll = report.roll
    assert (roll.who, roll.why, report.who) == ("Ilse", "at the lamp", ILSE)
    assert roll.parts == (PoolPart(key=DEX, rating=3), PoolPart(key=FIREARMS, rating=2))
    assert (roll.wounds, roll.check, roll.raw_difficulty) == (
        -1,
        PoolCheck(dice=4, difficulty=6),
        6,
    )
    assert (roll.result.net, roll.result.faces) == (1, (9, 7, 3, 1))
    assert (report.willpower, report.blood, report.is_secret) == (0, 0, False)


@pytest.mark.rule("storyteller 5.2")
def test_willpower_is_spent_with_the_roll_once_a_turn() -> None:
    laid = table()
    step = roll_decision(laid, shoots(willpower=True), faces(1, 2, 3, 4, 5))
    assert rolled(step).roll.result.verdict is PoolVerdict.SUCCESS
    assert rolled(step).roll.result.decided_by is DecidingRuling.WILLPOWER
    assert (rolled(step).willpower, rolled(step).roll.choice) == (1, "success")
    spent = after(laid, step)
    assert sheet(spent).willpower_left == 4
    with pytest.raises(WillpowerTwiceError, match="Ilse"):
        roll_decision(spent, shoots(willpower=True), faces(6, 6, 6, 6, 6))
    loose = roll_decision(spent, shoots(willpower=True, is_overruled=True), faces(6, 6, 6, 6, 6))
    assert sheet(after(spent, loose)).willpower_left == 3
    next_turn = after(spent, advance(spent, TimeUnit.TURN))
    again = roll_decision(next_turn, shoots(willpower=True), faces(6, 6, 6, 6, 6))
    assert rolled(again).roll.result.net == 6
    empty = table(ilse=replace(ilse(), willpower_left=0))
    with pytest.raises(NoWillpowerError, match="Ilse"):
        roll_decision(empty, shoots(willpower=True), faces(6, 6, 6, 6, 6))


@pytest.mark.rule("storyteller 28.4")
def test_a_power_takes_its_price_with_the_roll() -> None:
    laid = table(ilse=replace(ilse(), generation=9))
    step = roll_decision(laid, shoots(blood=2, willpower_price=1), faces(6, 6, 6, 6, 6))
    paid = sheet(after(laid, step))
    assert (paid.blood, paid.willpower_left, rolled(step).blood) == (6, 4, 2)
    with pytest.raises(BloodTurnError, match=r"'Ilse', 2, 2"):
        roll_decision(after(laid, step), shoots(blood=1), faces(6, 6, 6, 6, 6))
    with pytest.raises(BloodError, match=r"'Ilse', 8, 9"):
        roll_decision(laid, shoots(blood=9), faces(6, 6, 6, 6, 6))


def test_nothing_is_spent_when_the_dice_do_not_fit() -> None:
    with pytest.raises(FaceCountError):
        roll_decision(table(), shoots(willpower=True), faces(6, 6))
    with pytest.raises(NotOnTableError):
        roll_decision(table(), shoots(who=TOBIAS), faces(6))


@pytest.mark.rule("storyteller 18.1")
def test_who_cannot_act_does_not_roll() -> None:
    with pytest.raises(HelplessError, match="Ilse"):
        roll_decision(table(ilse=replace(ilse(), health=hurt(7))), shoots(), faces(6))
    with pytest.raises(NoDiceError):
        roll_decision(table(ilse=replace(ilse(), health=hurt(6))), shoots(), faces(6))


@pytest.mark.rule("storyteller 2.10")
def test_a_specialty_that_is_too_low_is_shown_and_adds_no_die() -> None:
    terms = Terms(traits=(DEX,), specialty=True)
    report = rolled(roll_decision(table(), shoots(terms=terms), faces(10, 2, 3)))
    assert (report.roll.specialty, report.roll.result.net) == (SpecialtyUse.TOO_LOW, 1)
    assert report.roll.result.added == ()


def test_the_player_may_say_what_the_real_dice_came_to() -> None:
    laid = table()
    report = rolled(roll_decision(laid, shoots(), ReportedNet(net=3)))
    assert (report.roll.result.net, report.roll.result.is_told) == (3, True)


@pytest.mark.rule("storyteller 5.1")
@pytest.mark.rule("storyteller 5.3")
def test_a_roll_may_be_waived_and_the_offer_is_a_ruling() -> None:
    easy = shoots(terms=replace(shoots().terms, difficulty=5))
    assert not is_waiver_offered(table(), easy)
    published = table(published=True)
    assert is_waiver_offered(published, easy)
    assert not is_waiver_offered(published, shoots())
    down = table(published=True, ilse=replace(ilse(), health=hurt(7)))
    assert not is_waiver_offered(down, easy)
    step = waive(published, replace(easy, why="the lock"))
    assert step.report == PoolWaived(who=ILSE, name="Ilse", why="the lock")
    assert step.changes == ()


def test_the_check_in_hand_is_what_is_rolled() -> None:
    laid = table()
    assert checked(laid, shoots(willpower=True)) == PoolCheck(dice=5, difficulty=6, willpower=True)
    assert counted(laid, shoots()).dice == 5


def test_an_open_roll_is_seen_and_a_secret_one_is_not() -> None:
    laid = shown_to_players(table())
    step = roll_decision(laid, shoots(), faces(6, 7, 2, 3, 1))
    seen = after(laid, step)
    roll = public_view(seen).roll
    assert isinstance(roll, PoolRollView)
    assert (roll.who, roll.net, roll.verdict, roll.target) == (
        "Ilse",
        1,
        PoolVerdict.SUCCESS,
        None,
    )
    assert [die.face for die in roll.waves[0]] == [6, 7, 2, 3, 1]
    assert reveals(public_view(laid), public_view(seen))
    secret = after(laid, roll_decision(laid, shoots(is_secret=True), faces(6, 7, 2, 3, 1)))
    assert public_view(secret).roll is None
    hidden = rolled(roll_decision(laid, shoots(is_secret=True), faces(6, 6, 6, 6, 6)))
    shown = show_pool(laid, hidden.roll)
    assert shown.report == PoolShown(roll=hidden.roll)
    with pytest.raises(NothingToChangeError):
        show_pool(after(laid, shown), hidden.roll)
    gone = after(seen, withdraw_roll(seen))
    assert gone.value(PUBLIC_ROLL_ID, PoolRoll) is None


@pytest.mark.parametrize("visibility", [Visibility.HIDDEN, Visibility.MASKED])
def test_of_a_sheet_that_is_not_shown_neither_name_nor_dots_are_told(
    visibility: Visibility,
) -> None:
    laid = shown_to_players(table(), visibility)
    step = roll_decision(laid, shoots(why="the lamp"), faces(6, 7, 2, 3, 1))
    assert rolled(step).roll.who == "Ilse"
    for told in (step, show_pool(laid, rolled(step).roll)):
        roll = public_view(after(laid, told), numbers=True).roll
        assert isinstance(roll, PoolRollView)
        assert (roll.who, roll.why) == ("", "the lamp")
        assert roll.target == PoolTargetView(dice=5, difficulty=6, parts=())


def test_dots_are_told_of_a_sheet_alone_whose_name_no_hidden_one_bears() -> None:
    laid = shown_to_players(table())
    seen = public_view(
        after(laid, roll_decision(laid, shoots(), faces(6, 7, 2, 3, 1))), numbers=True
    )
    assert isinstance(seen.roll, PoolRollView)
    assert seen.roll.target is not None
    assert [part.rating for part in seen.roll.target.parts] == [3, 2]
    twin = after(laid, add_sheet(laid, EntityId("twin"), ilse()))
    step = roll_decision(twin, replace(shoots(), who=EntityId("twin")), faces(6, 7, 2, 3, 1))
    seen = public_view(after(twin, step), numbers=True)
    assert isinstance(seen.roll, PoolRollView)
    assert seen.roll.target == PoolTargetView(dice=5, difficulty=6, parts=())


def shown_to_players(laid: Table, visibility: Visibility = Visibility.SHOWN) -> Table:
    """Return a table with Ilse's sheet as players know it."""
    entity = laid.get(ILSE)
    assert entity is not None
    return Table(entities={**laid.entities, ILSE: replace(entity, visibility=visibility)})


def test_a_pool_of_nobodys() -> None:
    pool = LoosePool(dice=3, difficulty=7, specialty=True, who="The storm", why="How bad")
    report = rolled(roll_loose(table(), pool, faces(10, 7, 2, 8)))
    assert (report.roll.result.net, report.who, report.roll.who) == (3, None, "The storm")
    assert report.roll.specialty is SpecialtyUse.COUNTS
    with pytest.raises(NoDiceError):
        roll_loose(table(), replace(pool, dice=0), faces())
