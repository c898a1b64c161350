"""Rules that hold under both presets: no ruling touches how an action roll is counted."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.action import (
    ActionTerms,
    CountedAction,
    DicePart,
    DieSource,
    EffectPart,
    EffectSource,
    OtherDice,
    Push,
    SetUp,
    count_action,
    weighed,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.factor import Factor, Factors, Standing, compared, quality
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.limit import ActionLimit, ActionLimitError, check_of, limits
from duskboard.core.blades.position import Position, Trade, is_possible, raised, traded, worse
from duskboard.core.blades.scoundrel import Fate, Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import AbilityUse
from duskboard.core.clocks.effect import Effect
from duskboard.core.dice import Rating
from duskboard.core.identity import EntityId

CUT, SHOT, SHAKEN, BRUISED = (
    Wound(level=2, text="cut forearm"),
    Wound(level=3, text="shot lung"),
    Wound(level=1, text="shaken"),
    Wound(level=1, text="bruised"),
)
ANSEL = EntityId("ansel")
PROWL = ActionTerms(action=ActionId.PROWL)


def nell(*abilities: AbilityId, wounds: tuple[Wound, ...] = (), **more: object) -> Scoundrel:
    """Prowl 2, Hunt 3, nothing else."""
    return Scoundrel(
        name="Nell",
        ratings=Ratings(prowl=2, hunt=3),
        harm=Harm(wounds=wounds),
        abilities=tuple(Ability(key=one) for one in abilities),
        **more,  # type: ignore[arg-type]
    )


def counted(who: Scoundrel, crew: Crew | None = None, /, **terms: object) -> CountedAction:
    return count_action(who, crew, replace(PROWL, **terms))  # type: ignore[arg-type]


def past(who: Scoundrel, **terms: object) -> tuple[ActionLimit, ...]:
    return limits(who, None, replace(PROWL, **terms))  # type: ignore[arg-type]


def crew_with(ability: CrewAbilityId, heat: int = 0) -> Crew:
    return Crew(name="The Low Bells", heat=heat, abilities=(Ability(key=ability),))


@pytest.mark.rule("blades 12")
@pytest.mark.rule("blades 13")
def test_a_plain_roll_is_risky_and_of_standard_effect() -> None:
    assert counted(nell()) == CountedAction(
        action=ActionId.PROWL,
        rated=ActionId.PROWL,
        parts=(DicePart(source=DieSource.RATING, dice=2),),
        dice=2,
        untraded=(Position.RISKY, Effect.STANDARD),
        position=Position.RISKY,
        effect_parts=(),
        effect=Effect.STANDARD,
        stress=0,
        helper_stress=0,
        is_help_free=False,
        marks_special=False,
        is_helpless=False,
        idle=(),
    )


@pytest.mark.rule("blades 13")
@pytest.mark.parametrize("position", list(Position))
@pytest.mark.parametrize("effect", [Effect.LIMITED, Effect.STANDARD, Effect.GREAT])
def test_the_game_master_sets_any_of_nine_pairs(position: Position, effect: Effect) -> None:
    one = counted(nell(), position=position, effect=effect)
    assert (one.position, one.effect) == (position, effect)


@pytest.mark.rule("blades 4")
@pytest.mark.rule("blades 14")
def test_assist_and_push_add_a_die_each() -> None:
    one = counted(nell(), helper=ANSEL, pushes=(Push.DIE,))
    assert (one.dice, one.stress, one.helper_stress) == (4, 2, 1)
    assert [part.source for part in one.parts] == [
        DieSource.RATING,
        DieSource.ASSIST,
        DieSource.PUSH,
    ]
    assert past(nell(), helper=ANSEL, pushes=(Push.DIE,)) == ()


@pytest.mark.rule("blades 14")
def test_push_and_bargain_exclude_each_other_and_a_third_die_is_refused() -> None:
    both = {"pushes": (Push.DIE,), "bargain": "a lamp falls"}
    assert past(nell(), **both) == (ActionLimit.PUSH_AND_BARGAIN,)
    assert past(nell(), **both, helper=ANSEL) == (
        ActionLimit.BONUS_DICE,
        ActionLimit.PUSH_AND_BARGAIN,
    )
    terms = replace(PROWL, pushes=(Push.DIE,), bargain="a lamp falls", helper=ANSEL)
    with pytest.raises(ActionLimitError) as refused:
        check_of(nell(), None, terms)
    assert refused.value.args == (ActionLimit.BONUS_DICE, "Nell")
    assert check_of(nell(), None, terms, is_overruled=True) == Rating(count=5)


@pytest.mark.rule("blades 15")
def test_a_bargain_adds_a_die_and_costs_no_stress() -> None:
    one = counted(nell(), bargain="a lamp falls")
    assert (one.dice, one.stress) == (3, 0)
    assert one.parts[1] == DicePart(source=DieSource.BARGAIN, dice=1, label="a lamp falls")


@pytest.mark.rule("blades 16")
def test_three_pushes_cost_two_each_and_effect_leaves_room_for_a_bargain() -> None:
    hurt = nell(wounds=(SHOT,))
    one = counted(hurt, pushes=(Push.DIE, Push.EFFECT, Push.ACT), wounds=(SHOT,))
    assert (one.dice, one.effect, one.stress) == (3, Effect.GREAT, 6)
    assert past(nell(), pushes=(Push.EFFECT,), bargain="heat") == ()
    assert past(nell(), pushes=(Push.EFFECT, Push.EFFECT)) == (ActionLimit.PUSH_TWICE,)
    assert counted(nell(), pushes=(Push.EFFECT, Push.ACT)).stress == 2


@pytest.mark.rule("blades 16")
@pytest.mark.rule("blades 29")
def test_who_is_incapacitated_needs_help_or_a_push() -> None:
    hurt = nell(wounds=(SHOT,))
    assert past(hurt, wounds=(SHOT,)) == (ActionLimit.HELPLESS,)
    assert past(hurt, wounds=(SHOT,), pushes=(Push.DIE,)) == (ActionLimit.HELPLESS,)
    assert past(hurt, wounds=(SHOT,), pushes=(Push.ACT,)) == ()
    assert past(hurt, wounds=(SHOT,), helper=ANSEL) == ()
    assert past(hurt) == ()


@pytest.mark.rule("blades 30")
def test_a_row_of_harm_counts_once_and_rows_add_up() -> None:
    stab = Wound(level=2, text="stabbed")
    hurt = nell(wounds=(CUT, stab, SHAKEN, BRUISED))
    assert counted(hurt, wounds=(CUT, stab)).dice == 1
    both = counted(hurt, wounds=(CUT, stab, SHAKEN))
    assert (both.dice, both.effect) == (1, Effect.LIMITED)
    assert counted(nell(), wounds=(CUT,)).dice == 2


@pytest.mark.rule("blades 30")
@pytest.mark.rule("blades E26")
def test_e26_two_lesser_harms_lower_the_effect_once() -> None:
    drained, battered = Wound(level=1, text="drained"), Wound(level=1, text="battered")
    one = counted(nell(wounds=(drained, battered)), wounds=(drained, battered))
    assert one.effect is Effect.LIMITED
    assert one.effect_parts == (EffectPart(source=EffectSource.HARM, steps=-1),)


@pytest.mark.rule("blades-abilities A12")
def test_each_row_counts_as_the_one_below_it_for_who_is_tough_as_nails() -> None:
    hurt = nell(AbilityId.TOUGH_AS_NAILS, wounds=(SHOT, CUT, SHAKEN))
    severe = counted(hurt, wounds=(SHOT,))
    assert (severe.dice, severe.effect, severe.is_helpless) == (1, Effect.STANDARD, False)
    assert counted(hurt, wounds=(CUT,)).effect is Effect.LIMITED
    lesser = counted(hurt, wounds=(SHAKEN,))
    assert (lesser.dice, lesser.effect) == (2, Effect.STANDARD)
    fatal = Wound(level=4, text="burned")
    dying = nell(AbilityId.TOUGH_AS_NAILS, wounds=(fatal,))
    assert counted(dying, wounds=(fatal,)).is_helpless


@pytest.mark.rule("blades 22")
@pytest.mark.rule("blades E4")
def test_e4_a_fine_tool_of_tier_one_against_a_lock_of_tier_three() -> None:
    ours = quality(1, is_fine=True)
    assert ours == 2
    assert compared(ours, 3) is Standing.DISADVANTAGE
    terms = weighed(PROWL, Factor.QUALITY, compared(ours, 3))
    assert terms.effect is Effect.LIMITED
    assert terms.factors == Factors(quality=Standing.DISADVANTAGE)


@pytest.mark.rule("blades 22")
@pytest.mark.rule("blades 135")
def test_factors_suggest_an_effect_and_the_game_master_sets_another() -> None:
    up = weighed(PROWL, Factor.POTENCY, Standing.ADVANTAGE)
    both = weighed(up, Factor.SCALE, Standing.DISADVANTAGE)
    assert (up.effect, both.effect) == (Effect.GREAT, Effect.STANDARD)
    assert weighed(up, Factor.POTENCY, None) == PROWL
    assert weighed(up, Factor.POTENCY, Standing.DISADVANTAGE).effect is Effect.LIMITED
    said = replace(both, effect=Effect.GREAT)
    assert count_action(nell(), None, said).effect is Effect.GREAT
    assert compared(2, 2) is Standing.EVEN
    assert compared(4, 2) is Standing.ADVANTAGE


@pytest.mark.rule("blades 23")
@pytest.mark.rule("blades E6")
def test_e6_one_more_than_zero_is_limited() -> None:
    pushed = counted(nell(), effect=Effect.ZERO, pushes=(Push.EFFECT,))
    assert pushed.effect is Effect.LIMITED
    assert counted(nell(), effect=Effect.ZERO, set_up=SetUp.EFFECT).effect is Effect.LIMITED


@pytest.mark.rule("blades 23")
def test_harm_lowers_the_effect_after_everything_else() -> None:
    hurt = nell(AbilityId.SCOUT, wounds=(SHAKEN,))
    one = counted(
        hurt,
        effect=Effect.ZERO,
        wounds=(SHAKEN,),
        pushes=(Push.EFFECT,),
        set_up=SetUp.EFFECT,
        uses=(AbilityUse.FINDING_A_TARGET,),
        trade=Trade.EFFECT,
    )
    assert one.effect_parts == (
        EffectPart(source=EffectSource.ABILITY, steps=1, use=AbilityUse.FINDING_A_TARGET),
        EffectPart(source=EffectSource.PUSH, steps=1),
        EffectPart(source=EffectSource.SET_UP, steps=1),
        EffectPart(source=EffectSource.TRADE, steps=1),
        EffectPart(source=EffectSource.HARM, steps=-1),
    )
    assert one.effect is Effect.GREAT
    assert counted(hurt, effect=Effect.ZERO, wounds=(SHAKEN,)).effect is Effect.ZERO


@pytest.mark.rule("blades 24")
@pytest.mark.rule("blades E5")
def test_e5_a_worse_position_buys_a_full_distance_and_the_other_way_round() -> None:
    far = counted(nell(), effect=Effect.LIMITED, trade=Trade.EFFECT)
    assert (far.position, far.effect) == (Position.DESPERATE, Effect.STANDARD)
    safe = counted(nell(), trade=Trade.POSITION)
    assert (safe.position, safe.effect) == (Position.CONTROLLED, Effect.LIMITED)
    assert far.untraded == (Position.RISKY, Effect.LIMITED)
    assert far.effect_parts == (EffectPart(source=EffectSource.TRADE, steps=1),)
    assert safe.effect_parts == (EffectPart(source=EffectSource.TRADE, steps=-1),)


@pytest.mark.rule("blades 24")
def test_what_is_not_there_cannot_be_traded() -> None:
    refused = (ActionLimit.TRADE,)
    assert past(nell(), position=Position.DESPERATE, trade=Trade.EFFECT) == refused
    assert past(nell(), effect=Effect.EXTREME, trade=Trade.EFFECT) == refused
    assert past(nell(), position=Position.CONTROLLED, trade=Trade.POSITION) == refused
    assert past(nell(), effect=Effect.ZERO, trade=Trade.POSITION) == refused
    assert past(nell(), trade=Trade.POSITION) == past(nell(), trade=Trade.EFFECT) == ()


@pytest.mark.rule("blades 25")
def test_a_setup_brings_effect_or_position() -> None:
    assert counted(nell(), set_up=SetUp.EFFECT).effect is Effect.GREAT
    safe = counted(nell(), set_up=SetUp.POSITION)
    assert (safe.position, safe.effect) == (Position.CONTROLLED, Effect.STANDARD)
    again = counted(nell(), set_up=SetUp.POSITION, trade=Trade.EFFECT)
    assert (again.position, again.effect) == (Position.RISKY, Effect.GREAT)


@pytest.mark.rule("blades 25")
@pytest.mark.rule("blades 153")
@pytest.mark.rule("blades E30")
def test_e30_a_setup_lifts_every_follower_from_zero() -> None:
    dov = replace(nell(), name="Dov")
    for who in (nell(), dov):
        one = counted(who, effect=Effect.ZERO, set_up=SetUp.EFFECT)
        assert one.effect is Effect.LIMITED


@pytest.mark.rule("blades 153")
def test_who_is_cut_off_has_no_part_in_teamwork() -> None:
    refused = (ActionLimit.CUT_OFF,)
    assert past(nell(), is_cut_off=True, helper=ANSEL) == refused
    assert past(nell(), is_cut_off=True, set_up=SetUp.EFFECT) == refused
    assert past(nell(), is_cut_off=True, pushes=(Push.DIE,)) == ()


@pytest.mark.rule("blades 134")
def test_an_ill_suited_action_is_desperate_and_limited() -> None:
    wreck = replace(
        PROWL, action=ActionId.WRECK, position=Position.DESPERATE, effect=Effect.LIMITED
    )
    one = count_action(nell(), None, wreck)
    assert (one.position, one.effect, one.dice) == (Position.DESPERATE, Effect.LIMITED, 0)


@pytest.mark.parametrize("fate", [one for one in Fate if one is not Fate.ACTIVE])
def test_who_is_not_in_play_neither_acts_nor_helps(fate: Fate) -> None:
    assert past(nell(fate=fate)) == (ActionLimit.FATE,)
    away = Scoundrel(name="Ansel", fate=fate)
    found = limits(nell(), None, replace(PROWL, helper=ANSEL), away)
    assert found == (ActionLimit.HELPER_FATE,)


@pytest.mark.rule("blades 42")
def test_whose_last_box_is_marked_does_not_act_before_the_trauma() -> None:
    assert past(nell(stress=9)) == (ActionLimit.TRAUMA,)
    assert past(nell(stress=8)) == ()
    full = Scoundrel(name="Ansel", stress=9)
    assert limits(nell(), None, replace(PROWL, helper=ANSEL), full) == (ActionLimit.HELPER_FATE,)


@pytest.mark.rule("blades 3")
def test_a_pool_below_nothing_is_rolled_as_zero_dice() -> None:
    terms = replace(PROWL, others=(OtherDice(label="in the dark", dice=-4),))
    assert count_action(nell(), None, terms).dice == -2
    assert check_of(nell(), None, terms) == Rating(count=0)


def test_more_than_twelve_dice_are_the_game_masters_word() -> None:
    terms = replace(PROWL, others=(OtherDice(dice=11),))
    assert limits(nell(), None, terms) == (ActionLimit.BONUS_DICE, ActionLimit.POOL)
    fewer = replace(PROWL, others=(OtherDice(dice=10),))
    assert limits(nell(), None, fewer) == (ActionLimit.BONUS_DICE,)
    assert check_of(nell(), None, terms, is_overruled=True) == Rating(count=13)


@pytest.mark.rule("blades 14")
def test_dice_that_the_table_adds_are_bonus_dice() -> None:
    full = replace(PROWL, pushes=(Push.DIE,), helper=ANSEL)
    assert limits(nell(), None, full) == ()
    third = replace(full, others=(OtherDice(),))
    assert limits(nell(), None, third) == (ActionLimit.BONUS_DICE,)
    assert limits(nell(), None, replace(full, others=(OtherDice(dice=-1),))) == ()
    assert limits(nell(), None, replace(PROWL, others=(OtherDice(dice=2),))) == ()
    assert check_of(nell(), None, third, is_overruled=True) == Rating(count=5)


POSITIONS, EFFECTS = st.sampled_from(Position), st.sampled_from(Effect)


@pytest.mark.rule("blades 28")
def test_a_position_ends_at_controlled_and_at_desperate() -> None:
    better, worst = [worse(one, -1) for one in Position], [worse(one, 2) for one in Position]
    assert better == [Position.CONTROLLED, Position.CONTROLLED, Position.RISKY]
    assert worst == [Position.DESPERATE] * 3


@given(position=POSITIONS, effect=EFFECTS)
def test_a_trade_that_is_possible_moves_both_by_one(position: Position, effect: Effect) -> None:
    for trade, way in ((Trade.EFFECT, 1), (Trade.POSITION, -1)):
        if is_possible(position, effect, trade):
            after = traded(position, effect, trade)
            assert after == (worse(position, way), raised(effect, way))
            assert after[0] is not position
            assert after[1] is not effect
            back = Trade.POSITION if trade is Trade.EFFECT else Trade.EFFECT
            assert traded(*after, back) == (position, effect)
