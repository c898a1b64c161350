from collections.abc import Mapping
from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.fight import (
    CannotActError,
    FightPhase,
    NoDeedError,
    NotTheirMomentError,
    Slot,
    TooManyDeedsError,
    acted,
    declared,
    held,
    lost,
    moments,
    next_turn,
    now,
    phase,
    ranked,
    to_declare,
    turned_to_defence,
    waiting_deed,
)
from duskboard.core.storyteller.fighter import (
    Deed,
    DeedKind,
    DeedState,
    Extra,
    Fight,
    Fighter,
)
from duskboard.core.storyteller_rulings import EmptyPool

REFERENCE = preset(Preset.REFERENCE).storyteller.extra_actions_when
PUBLISHED = preset(Preset.PUBLISHED).storyteller.extra_actions_when
A, B, C = EntityId("a"), EntityId("b"), EntityId("c")
STRIKE = Deed(kind=DeedKind.ATTACK)
DODGE = Deed(kind=DeedKind.DEFENCE)


def fighter(total: int, *deeds: Deed, rating: int = 6, **more: object) -> Fighter:
    one = Fighter(name=f"at {total}", rating=rating, said=total)
    said = declared(one, deeds, EmptyPool.ACTION) if deeds else one
    return replace(said, **more)  # type: ignore[arg-type]


def order(fighters: Mapping[EntityId, Fighter], rule: object) -> str:
    groups = moments(fighters, rule)  # type: ignore[arg-type]
    return " ".join("".join(slot.who for slot in group) for group in groups)


def play(fighters: dict[EntityId, Fighter], who: EntityId, place: int = 0) -> None:
    fighters[who] = acted(fighters, who, place, REFERENCE)


@pytest.mark.rule("storyteller 11.1")
def test_initiative_is_dexterity_wits_and_a_die_with_wounds_and_armour() -> None:
    hurt = Fighter(name="Ilse", rating=6, penalty=-1)
    assert hurt.initiative is None
    assert replace(hurt, die=5).initiative == 10
    assert replace(hurt, die=5, shift=-2).initiative == 8
    assert replace(hurt, said=14, die=5).initiative == 14
    armoured = Fighter(name="Ilse", rating=6, penalty=-2, die=5)
    assert armoured.initiative == 9


@pytest.mark.rule("storyteller 11.2")
def test_ties_are_parted_by_dexterity_and_wits_or_happen_at_once() -> None:
    tied = {A: fighter(12, rating=6), B: fighter(12, rating=7), C: fighter(15, rating=2)}
    assert ranked(tied) == ((C,), (B,), (A,))
    equal = {A: fighter(12, STRIKE), B: fighter(12, STRIKE)}
    assert ranked(equal) == ((A, B),)
    assert now(equal, REFERENCE) == (Slot(who=A, place=0), Slot(who=B, place=0))
    play(equal, B)
    assert now(equal, REFERENCE) == (Slot(who=A, place=0),)
    assert ranked({A: fighter(3, joins_next=True), B: Fighter(name="no die yet")}) == ()


@pytest.mark.rule("storyteller 11.3")
def test_whoever_holds_comes_in_at_a_later_moment_once() -> None:
    fighters = {A: fighter(15, STRIKE), B: fighter(10, STRIKE), C: fighter(5, STRIKE)}
    with pytest.raises(NotTheirMomentError):
        held(fighters, B, REFERENCE)
    fighters[A] = held(fighters, A, REFERENCE)
    assert [slot.who for slot in now(fighters, REFERENCE)] == [B]
    play(fighters, B)
    play(fighters, A)
    assert not fighters[A].is_holding
    assert fighters[A].deeds[0].state is DeedState.DONE
    with pytest.raises(NoDeedError):
        play(fighters, A)
    assert [slot.who for slot in now(fighters, REFERENCE)] == [C]
    fighters[C] = held(fighters, C, REFERENCE)
    assert now(fighters, REFERENCE) == ()
    assert phase(fighters, REFERENCE) is FightPhase.ACT
    play(fighters, C)
    assert phase(fighters, REFERENCE) is FightPhase.OVER


@pytest.mark.rule("storyteller 12.1")
@pytest.mark.rule("storyteller 20.1")
def test_the_slowest_says_first_what_it_does() -> None:
    fighters = {A: fighter(15), B: fighter(10), C: fighter(10)}
    assert phase(fighters, REFERENCE) is FightPhase.DECLARE
    assert to_declare(fighters) == (B, C)
    fighters[B] = declared(fighters[B], (STRIKE,), EmptyPool.ACTION)
    assert to_declare(fighters) == (C,)
    fighters[C] = replace(fighters[C], is_stunned=True)
    assert to_declare(fighters) == (A,)
    fighters[A] = declared(fighters[A], (), EmptyPool.ACTION)
    assert to_declare(fighters) == ()
    assert phase(fighters, REFERENCE) is FightPhase.ACT
    fighters[A] = replace(fighters[A], said=None)
    assert phase(fighters, REFERENCE) is FightPhase.INITIATIVE
    assert phase({A: fighter(3, joins_next=True)}, REFERENCE) is FightPhase.INITIATIVE


@pytest.mark.rule("storyteller 12.2")
@pytest.mark.rule("storyteller 20.2")
def test_the_fastest_acts_first_and_the_turn_ends_when_all_have() -> None:
    fighters = {A: fighter(10, STRIKE), B: fighter(15, STRIKE)}
    assert order(fighters, REFERENCE) == "b a"
    with pytest.raises(NotTheirMomentError):
        play(fighters, A)
    fighters[A] = acted(fighters, A, 0, REFERENCE, is_overruled=True)
    play(fighters, B)
    assert phase(fighters, REFERENCE) is FightPhase.OVER


@pytest.mark.rule("storyteller 12.3")
def test_several_actions_come_at_the_end_or_the_extra_ones_do() -> None:
    fighters = {A: fighter(15, STRIKE, STRIKE), B: fighter(10, STRIKE)}
    assert order(fighters, REFERENCE) == "b a a"
    assert order(fighters, PUBLISHED) == "a b a"
    assert [slot.is_extra for group in moments(fighters, PUBLISHED) for slot in group] == [
        False,
        False,
        True,
    ]
    both = {A: fighter(15, STRIKE, STRIKE), B: fighter(10, STRIKE, STRIKE), C: fighter(5, STRIKE)}
    assert order(both, REFERENCE) == "c a a b b"
    assert order(both, PUBLISHED) == "a b c a b"
    twins = {A: fighter(9, STRIKE, STRIKE), B: fighter(9, STRIKE, STRIKE, STRIKE)}
    assert order(twins, REFERENCE) == "ab ab b"


@pytest.mark.rule("storyteller 11.3")
@pytest.mark.rule("storyteller 12.3")
def test_each_deed_has_its_own_moment_and_equals_may_hold_apart() -> None:
    fighters = {A: fighter(15, STRIKE, STRIKE), B: fighter(10, STRIKE)}
    with pytest.raises(NotTheirMomentError):
        acted(fighters, A, 1, PUBLISHED)  # the extra one comes after everybody's first
    assert acted(fighters, A, 0, PUBLISHED).deeds[0].state is DeedState.DONE
    equals = {A: fighter(9, STRIKE), B: fighter(9, STRIKE)}
    assert held(equals, B, REFERENCE).is_holding
    ready = {A: fighter(15, STRIKE), B: fighter(10, DODGE)}
    assert not acted(ready, B, 0, REFERENCE).is_holding


@pytest.mark.rule("storyteller 12.4")
@pytest.mark.rule("storyteller 14.4")
def test_defence_waits_for_no_moment_and_alone_is_no_multiple_action() -> None:
    fighters = {A: fighter(15, DODGE, DODGE), B: fighter(10, STRIKE, DODGE), C: fighter(5, STRIKE)}
    assert order(fighters, REFERENCE) == "c b"
    assert not fighters[A].is_multiple
    assert [fighters[A].loss(place) for place in (0, 1)] == [0, 0]
    assert fighters[B].is_multiple
    assert [fighters[B].loss(place) for place in (0, 1)] == [2, 3]
    play(fighters, A, 1)
    play(fighters, B, 1)
    assert fighters[B].deeds[1].state is DeedState.DONE
    with pytest.raises(NoDeedError):
        waiting_deed(fighters[B], 1)


@pytest.mark.rule("storyteller 4.3")
@pytest.mark.rule("storyteller 4.2")
def test_three_actions_leave_four_two_and_one_die() -> None:
    three = (replace(STRIKE, pool=7), replace(DODGE, pool=6), replace(DODGE, pool=6))
    one = fighter(10, *three)
    assert [deed.pool - one.loss(at) for at, deed in enumerate(three) if deed.pool] == [4, 2, 1]
    wounded = fighter(10, *(replace(deed, pool=(deed.pool or 0) - 2) for deed in three))
    assert [deed.state for deed in wounded.deeds] == ["to-come", "refused", "refused"]
    whole = declared(
        Fighter(name="Ilse"), tuple(replace(one, pool=4) for one in three), EmptyPool.DECLARATION
    )
    assert {deed.state for deed in whole.deeds} == {DeedState.REFUSED}
    unknown = fighter(10, *(STRIKE for _ in range(10)))
    assert {deed.state for deed in unknown.deeds} == {DeedState.TO_COME}


def test_too_much_or_too_little_is_refused() -> None:
    with pytest.raises(TooManyDeedsError):
        declared(Fighter(name="Ilse"), (STRIKE,) * 11, EmptyPool.ACTION)
    with pytest.raises(CannotActError):
        declared(Fighter(name="Ilse", is_stunned=True), (STRIKE,), EmptyPool.ACTION)
    staked = {A: fighter(10, STRIKE, is_staked=True)}
    assert now(staked, REFERENCE) == ()
    with pytest.raises(CannotActError):
        play(staked, A)
    for wrong in ({"name": " "}, {"rating": -1}, {"penalty": 1}, {"die": 11}, {"blood": -1}):
        with pytest.raises(ValueError, match="Fighter"):
            Fighter(**{"name": "Ilse", **wrong})  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="Fighter"):
        Fighter(name="Ilse", die=0)
    with pytest.raises(ValueError, match="Fighter"):
        Fighter(name="Ilse", deeds=(STRIKE,) * 11)
    assert len(Fighter(name="Ilse", deeds=(STRIKE,) * 10).deeds) == 10
    with pytest.raises(ValueError, match="Fight"):
        Fight(name="The pier", turn=0)
    with pytest.raises(ValueError, match="Fight"):
        Fight(name=" ")
    with pytest.raises(ValueError, match="Extra"):
        Extra(soak=-1)


@pytest.mark.rule("storyteller 15.1")
def test_a_deed_not_yet_done_may_become_a_defence() -> None:
    one = fighter(10, STRIKE, is_holding=True)
    turned = turned_to_defence(one, 0)
    assert turned.deeds == (replace(STRIKE, kind=DeedKind.DEFENCE, is_emergency=True),)
    assert not turned.is_holding
    gone = lost(one, 0)
    assert (gone.deeds[0].state, gone.is_holding) == (DeedState.LOST, False)
    for place in (0, 1, -1):
        with pytest.raises(NoDeedError):
            turned_to_defence(gone, place)


@pytest.mark.rule("storyteller 19.3")
def test_standing_up_takes_the_deed() -> None:
    fallen = {A: fighter(10, Deed(kind=DeedKind.STAND), is_down=True)}
    play(fallen, A)
    assert not fallen[A].is_down
    still = {A: fighter(10, STRIKE, is_down=True)}
    play(still, A)
    assert still[A].is_down


def test_a_new_turn_forgets_all_that_belonged_to_the_last() -> None:
    before = fighter(
        10,
        STRIKE,
        who=A,
        extra=Extra(),
        penalty=-2,
        die=4,
        shift=3,
        is_holding=True,
        willpower=True,
        blood=2,
        goes_first=True,
        is_surprised=True,
        ambush=3,
        is_stunned=True,
        is_down=True,
        is_staked=True,
        next_shift=-2,
        joins_next=True,
    )
    kept = Fighter(
        name="at 10", rating=6, who=A, extra=Extra(), shift=-2, is_down=True, is_staked=True
    )
    assert next_turn(before) == kept
    stunned = next_turn(replace(before, next_stunned=True))
    assert (stunned.is_stunned, next_turn(stunned).is_stunned) == (True, False)
    assert next_turn(stunned).shift == 0


@pytest.mark.rule("storyteller 15.2")
def test_an_ambush_lets_one_side_go_first_or_alone() -> None:
    first = {A: fighter(5, STRIKE, goes_first=True), B: fighter(15, STRIKE)}
    assert order(first, REFERENCE) == "a b"
    alone = {A: fighter(5, STRIKE), B: fighter(15, STRIKE, is_surprised=True)}
    assert [slot.who for slot in now(alone, REFERENCE)] == [A]
    assert not alone[B].can_act
