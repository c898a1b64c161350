from collections.abc import Mapping
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.rounds import order
from duskboard.core.chase.source import Check, Score, score
from duskboard.core.chase.tie import (
    NotEqualError,
    Throw,
    TieRoll,
    TieThrow,
    arranged,
    last_of_equals,
    part_ties,
    unparted,
)
from duskboard.core.dice import ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.rulings import ChaseRulings, DexTie, Preset, Rulings, preset

REFERENCE, PUBLISHED = preset(Preset.REFERENCE), preset(Preset.PUBLISHED)
BOTH = pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
BY_SKILL = Rulings(chase=ChaseRulings(dex_tie=DexTie.COMBAT_SKILL))
A, B, C, D = (EntityId(name) for name in "abcd")


def somebody(side: Side, dex: int = 60, *, fighting: int = 0, firearms: int = 0) -> Participant:
    skills = (Skill(name="fighting", value=fighting), Skill(name="firearms", value=firearms))
    return Participant(name="One", side=side, mov=8, dex=dex, skills=skills, place=EntityId("quay"))


CHASER, FLEER = somebody(Side.PURSUER), somebody(Side.QUARRY)
THREE = {A: CHASER, B: CHASER, C: FLEER}


def rolling(*totals: int) -> Throw:
    left = list(totals)
    return lambda group: [d100(left.pop(0)) for _ in group]


def d100(total: int) -> Score:
    """What a d100 comes to against DEX 60."""
    return score(Check(source=CheckSource.D100, value=60), ReportedTotal(total=total))


def throws(**totals: int) -> TieRoll:
    return TieRoll(
        throws=tuple(
            TieThrow(who=EntityId(key), score=d100(total)) for key, total in totals.items()
        )
    )


def acting(people: Mapping[EntityId, Participant], changed: Mapping[EntityId, Participant]) -> str:
    return "".join(order({**people, **changed}))


@pytest.mark.rule("chase 3.2")
@pytest.mark.rule("chase 3.3")
def test_every_tie_is_rolled_by_the_reference() -> None:
    parted = part_ties(THREE, rolling(70, 12, 40), REFERENCE)
    assert parted.rolls == (throws(a=70, b=12, c=40),)
    assert acting(THREE, parted.changed) == "bca"
    assert parted.rulings == ("chase.dex_tie", "chase.dex_tie_scope")


@pytest.mark.rule("chase 3.3")
def test_by_the_published_rule_each_of_a_side_is_rolled_against_the_other_side() -> None:
    parted = part_ties(THREE, rolling(70, 12, 40), PUBLISHED)
    assert acting(THREE, parted.changed) == "bca"
    equal = part_ties(THREE, rolling(40, 35, 12), PUBLISHED)
    assert equal.rolls == (throws(a=40, b=35, c=12),)  # two of a side need no second roll
    assert acting(THREE, equal.changed) == "cab"


@pytest.mark.rule("chase 3.3")
def test_by_the_published_rule_a_tie_within_one_side_is_not_rolled() -> None:
    two = {A: CHASER, B: CHASER}
    parted = part_ties(two, rolling(), PUBLISHED)
    assert (parted.rolls, acting(two, parted.changed)) == ((), "ab")
    assert unparted({**two, **parted.changed}) == ()
    assert part_ties(two, rolling(90, 5), REFERENCE).rolls == (throws(a=90, b=5),)


@pytest.mark.rule("chase 3.2")
@BOTH
def test_equal_levels_roll_again_until_decided(rulings: Rulings) -> None:
    two = {A: CHASER, C: FLEER}
    parted = part_ties(two, rolling(50, 31, 96, 97, 30, 12), rulings)
    assert parted.rolls == (throws(a=50, c=31), throws(a=96, c=97), throws(a=30, c=12))
    assert acting(two, parted.changed) == "ca"


@pytest.mark.rule("chase 3.2")
@BOTH
def test_levels_count_and_not_the_lower_roll(rulings: Rulings) -> None:
    two = {A: somebody(Side.PURSUER, 40), C: somebody(Side.QUARRY, 40)}
    fumble, failure = (
        score(Check(source=CheckSource.D100, value=40), ReportedTotal(total=total))
        for total in (99, 95)
    )
    parted = part_ties(two, lambda _group: [fumble, failure], rulings)
    assert acting(two, parted.changed) == "ca"


@pytest.mark.rule("chase 3.2")
@BOTH
def test_different_dex_is_not_rolled(rulings: Rulings) -> None:
    people = {A: CHASER, B: somebody(Side.QUARRY, 61)}
    parted = part_ties(people, rolling(), rulings)
    assert (parted.changed, parted.rolls, parted.rulings) == ({}, (), ())


@pytest.mark.rule("chase 3.2")
def test_what_was_rolled_is_stored_and_rolled_again_only_when_asked() -> None:
    parted = part_ties(THREE, rolling(70, 12, 40), REFERENCE)
    people = {**THREE, **parted.changed}
    assert part_ties(people, rolling(), REFERENCE).changed == {}
    again = part_ties(people, rolling(12, 70, 40), REFERENCE, anew=True)
    assert acting(people, again.changed) == "acb"


@pytest.mark.rule("chase 3.2")
def test_by_another_ruling_the_higher_combat_skill_acts_first() -> None:
    people = {
        A: somebody(Side.PURSUER, fighting=40),
        B: somebody(Side.QUARRY, fighting=25, firearms=55),
        C: somebody(Side.PURSUER, fighting=40, firearms=10),
    }
    parted = part_ties(people, rolling(80, 11), BY_SKILL)
    assert parted.rolls == (throws(a=80, c=11),)
    assert acting(people, parted.changed) == "bca"


def test_dice_that_never_part_come_to_an_end() -> None:
    parted = part_ties(THREE, lambda group: [d100(50)] * len(group), REFERENCE)
    assert len(parted.rolls) == 200
    assert acting(THREE, parted.changed) == "abc"


def test_the_table_puts_equals_into_an_order_and_the_others_keep_their_places() -> None:
    people = {key: replace(FLEER, tie=at) for at, key in enumerate((A, B, C, D))}
    changed = arranged(people, (D, B))
    assert acting(people, changed) == "adcb"
    assert arranged(people, (A, C)) == {}


@pytest.mark.parametrize("wanted", [(A,), (A, A), (A, B), ()])
def test_only_equals_are_put_into_an_order(wanted: tuple[EntityId, ...]) -> None:
    people = {A: CHASER, B: somebody(Side.QUARRY, 50), C: FLEER}
    with pytest.raises(NotEqualError):
        arranged(people, wanted)


def test_who_comes_late_is_last_of_equals() -> None:
    people = {A: replace(CHASER, tie=3), B: somebody(Side.QUARRY, 50)}
    assert [last_of_equals(people, dex) for dex in (60, 50, 40)] == [4, 1, 0]


@pytest.mark.rule("chase 3.2")
@given(
    st.dictionaries(
        st.sampled_from([EntityId(name) for name in "abcdefgh"]),
        st.builds(somebody, st.sampled_from(Side), st.sampled_from([40, 60])),
        min_size=1,
    ),
    st.sampled_from([REFERENCE, PUBLISHED, BY_SKILL]),
    st.randoms(use_true_random=False),
)
def test_afterwards_nobody_is_equal_and_only_ranks_have_changed(
    people: dict[EntityId, Participant], rulings: Rulings, chance: Random
) -> None:
    parted = part_ties(people, lambda group: [d100(chance.randint(1, 100)) for _ in group], rulings)
    after = {**people, **parted.changed}
    assert unparted(after) == ()
    assert {key: replace(one, tie=0) for key, one in after.items()} == people
    keys = [(-after[key].dex, after[key].tie) for key in order(after)]
    assert all(first < second for first, second in pairwise(keys))
