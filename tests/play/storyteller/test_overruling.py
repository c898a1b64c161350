"""What the game master overrules is done, and the log says so (rules/storyteller.md 10.1)."""

from dataclasses import replace

import pytest
from tests.play.storyteller.hands import (
    DEX,
    ILSE,
    after,
    faces,
    hurt,
    ilse,
    sheet,
    shoots,
    table,
)

from duskboard.core.storyteller.difficulty import DifficultyError
from duskboard.core.storyteller.health import Damage, Health
from duskboard.core.storyteller.limit import Limit
from duskboard.core.storyteller.pool import (
    HelplessError,
    Modifier,
    SpecialtyUse,
    Terms,
    UntrainedError,
)
from duskboard.core.storyteller.roll import PoolLimitError, PoolVerdict
from duskboard.core.storyteller.trait import AbilityId, ability
from duskboard.play.storyteller.body import Healed, Healing, HealMeans, heal_sheet
from duskboard.play.storyteller.decision import PoolDecision, PoolRolled, roll_decision
from duskboard.play.storyteller.spending import (
    BloodError,
    BloodTurnError,
    NoWillpowerError,
    WillpowerChanged,
    WillpowerTwiceError,
    spend_willpower,
)
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.table import Table

SIXES = (6,) * 90


def anyway(laid: Table, decision: PoolDecision, *shown: int) -> PoolRoll:
    """Return the roll that is made past every limit."""
    step = roll_decision(laid, replace(decision, is_overruled=True), faces(*shown))
    assert isinstance(step.report, PoolRolled)
    return step.report.roll


@pytest.mark.rule("storyteller 2.2")
@pytest.mark.rule("storyteller 10.1")
@pytest.mark.parametrize(("typed", "used"), [(1, 2), (11, 10), (14, 10)])
def test_a_difficulty_typed_outside_two_to_ten_is_refused_unless_overruled(
    typed: int, used: int
) -> None:
    hard = shoots(terms=Terms(traits=(DEX,), difficulty=typed))
    with pytest.raises(DifficultyError, match=rf"^{typed}$"):
        roll_decision(table(), hard, faces(6, 6, 6))
    roll = anyway(table(), hard, 10, 2, 1)
    assert (roll.raw_difficulty, roll.check.difficulty) == (typed, used)
    assert roll.overruled == (Limit.DIFFICULTY,)


@pytest.mark.rule("storyteller 10.1")
def test_more_than_thirty_dice_are_refused_unless_overruled() -> None:
    many = shoots(terms=Terms(traits=(DEX,), modifiers=(Modifier(dice=28),)))
    with pytest.raises(PoolLimitError, match=r"\(31, 30\)"):
        roll_decision(table(), many, faces(*SIXES))
    roll = anyway(table(), many, *SIXES[:31])
    assert (roll.check.dice, roll.result.net, roll.overruled) == (31, 31, (Limit.POOL,))
    too_many = replace(many, terms=replace(many.terms, modifiers=(Modifier(dice=88),)))
    with pytest.raises(PoolLimitError, match=r"\(91, 90\)"):
        anyway(table(), too_many, *SIXES)


@pytest.mark.rule("storyteller 5.2")
@pytest.mark.rule("storyteller 10.1")
def test_willpower_twice_or_not_there_is_refused_unless_overruled() -> None:
    shot = shoots(willpower=True)
    once = after(table(), roll_decision(table(), shot, faces(6, 2, 2, 2, 2)))
    with pytest.raises(WillpowerTwiceError):
        roll_decision(once, shot, faces(6, 2, 2, 2, 2))
    twice = roll_decision(once, replace(shot, is_overruled=True), faces(6, 2, 2, 2, 2))
    assert isinstance(twice.report, PoolRolled)
    assert twice.report.roll.overruled == (Limit.WILLPOWER_TURN,)
    assert (twice.report.willpower, sheet(after(once, twice)).willpower_left) == (1, 3)
    empty = table(ilse=replace(ilse(), willpower_left=0))
    with pytest.raises(NoWillpowerError):
        roll_decision(empty, shot, faces(6, 2, 2, 2, 2))
    roll = anyway(empty, shot, 6, 2, 2, 2, 2)
    assert (roll.result.net, roll.overruled) == (2, (Limit.WILLPOWER,))
    spent = spend_willpower(once, ILSE, is_overruled=True)
    assert isinstance(spent.report, WillpowerChanged)
    assert spent.report.overruled is Limit.WILLPOWER_TURN


@pytest.mark.rule("storyteller 28.4")
@pytest.mark.rule("storyteller 10.1")
def test_blood_that_is_not_there_or_too_much_a_turn_is_refused_unless_overruled() -> None:
    for blood, error, limit in (
        (9, BloodError, Limit.BLOOD),
        (2, BloodTurnError, Limit.BLOOD_TURN),
    ):
        with pytest.raises(error):
            roll_decision(table(), shoots(blood=blood), faces(6, 2, 2, 2, 2))
        roll = anyway(table(), shoots(blood=blood), 6, 2, 2, 2, 2)
        assert roll.overruled == (limit,)


@pytest.mark.rule("storyteller 28.12")
@pytest.mark.rule("storyteller 2.10")
@pytest.mark.rule("storyteller 18.1")
@pytest.mark.rule("storyteller 10.1")
def test_a_missing_dot_a_low_specialty_and_a_broken_body_are_overruled() -> None:
    law = shoots(terms=Terms(traits=(DEX, ability(AbilityId.LAW)), specialty=True))
    with pytest.raises(UntrainedError):
        roll_decision(table(), law, faces(6, 2, 2))
    roll = anyway(table(), law, 10, 2, 2, 7)
    assert (roll.overruled, roll.specialty) == ((Limit.DOT,), SpecialtyUse.OVERRULED)
    assert roll.result.added == ((7,),)
    down = table(ilse=replace(ilse(), health=hurt(7)))
    with pytest.raises(HelplessError):
        roll_decision(down, shoots(), faces(6, 2, 2, 2, 2))
    assert anyway(down, shoots(), 6, 2, 2, 2, 2).overruled == (Limit.BODY,)


@pytest.mark.rule("storyteller 10.1")
def test_overruling_where_nothing_forbids_it_says_nothing() -> None:
    roll = anyway(table(), shoots(), 6, 1, 2, 2, 2)
    assert (roll.overruled, roll.result.verdict) == ((), PoolVerdict.FAILURE)


@pytest.mark.rule("storyteller 28.9")
@pytest.mark.rule("storyteller 10.1")
@pytest.mark.parametrize(
    ("damage", "levels", "blood", "willpower", "limit"),
    [
        (Damage.LETHAL, 2, 8, 5, Limit.BLOOD_TURN),
        (Damage.LETHAL, 1, 8, 5, None),
        (Damage.LETHAL, 2, 1, 5, Limit.BLOOD),
        (Damage.AGGRAVATED, 1, 4, 5, Limit.BLOOD),
        (Damage.AGGRAVATED, 1, 5, 5, None),
        (Damage.AGGRAVATED, 2, 10, 0, Limit.WILLPOWER),
    ],
)
def test_healing_past_what_there_is(
    damage: Damage, levels: int, blood: int, willpower: int, limit: Limit | None
) -> None:
    body = Health(lethal=2, aggravated=2)
    laid = table(ilse=replace(ilse(), health=body, blood=blood, willpower_left=willpower))
    wish = Healing(who=ILSE, damage=damage, levels=levels, means=HealMeans.BLOOD, is_overruled=True)
    step = heal_sheet(laid, wish)
    assert isinstance(step.report, Healed)
    assert step.report.overruled is limit
    healed = sheet(after(laid, step)).health
    assert healed.count(damage) == 2 - levels
    if limit is not None:
        with pytest.raises((BloodError, BloodTurnError, NoWillpowerError)):
            heal_sheet(laid, replace(wish, is_overruled=False))
