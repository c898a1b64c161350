"""Rules that hold under both presets: no ruling touches how an action roll is counted."""

from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.action import (
    ActionTerms,
    CountedAction,
    Push,
    count_action,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.factor import Factors, Standing
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.limit import ActionLimit, limits
from duskboard.core.blades.position import Position, Trade
from duskboard.core.blades.scoundrel import ArmourKind, Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId
from duskboard.core.blades.use import USES, AbilityUse, offered_uses
from duskboard.core.clocks.effect import Effect
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


@pytest.mark.rule("blades-abilities G1")
def test_special_armour_pays_for_one_push() -> None:
    focused = nell(AbilityId.FOCUSED)
    terms = {"pushes": (Push.DIE, Push.EFFECT), "armoured_push": Push.EFFECT}
    one = counted(focused, **terms)
    assert (one.stress, one.marks_special, one.effect) == (2, True, Effect.GREAT)
    assert past(focused, **terms) == ()
    refused = (ActionLimit.SPECIAL_ARMOUR,)
    assert past(nell(), **terms) == refused
    assert past(replace(focused, armour_used=(ArmourKind.SPECIAL,)), **terms) == refused
    assert past(focused, pushes=(Push.DIE,), armoured_push=Push.EFFECT) == refused


@pytest.mark.rule("blades-abilities G4")
@pytest.mark.rule("blades-abilities A9")
@pytest.mark.rule("blades-abilities A23")
def test_a_push_opens_a_feat_and_still_brings_its_benefit() -> None:
    shooter = nell(AbilityId.SHARPSHOOTER, AbilityId.DEVILS_FOOTSTEPS)
    one = counted(shooter, pushes=(Push.EFFECT,), uses=(AbilityUse.FAR_SHOT,))
    assert (one.stress, one.effect, one.dice) == (2, Effect.GREAT, 2)
    assert past(shooter, uses=(AbilityUse.FOOTWORK,)) == (ActionLimit.FEAT,)
    two = {"uses": (AbilityUse.FAR_SHOT, AbilityUse.FOOTWORK)}
    assert past(shooter, pushes=(Push.DIE,), **two) == (ActionLimit.FEAT,)
    assert past(shooter, pushes=(Push.DIE, Push.EFFECT), **two) == ()


@pytest.mark.rule("blades-abilities A6")
def test_who_faces_a_gang_as_an_equal_is_not_outnumbered() -> None:
    strong = nell(AbilityId.NOT_TO_BE_TRIFLED_WITH)
    terms = {
        "factors": Factors(scale=Standing.DISADVANTAGE, quality=Standing.DISADVANTAGE),
        "effect": Effect.ZERO,
        "pushes": (Push.DIE,),
    }
    assert counted(strong, **terms, uses=(AbilityUse.FACING_A_GANG,)).effect is Effect.LIMITED
    assert counted(strong, **terms, uses=(AbilityUse.FEAT_OF_STRENGTH,)).effect is Effect.ZERO


@pytest.mark.rule("blades-abilities A20")
def test_superior_quality_does_not_stop_an_infiltrator() -> None:
    terms = {"effect": Effect.LIMITED, "uses": (AbilityUse.PAST_SECURITY,)}
    poor, outnumbered, better = (
        Factors(quality=Standing.DISADVANTAGE),
        Factors(scale=Standing.DISADVANTAGE),
        Factors(quality=Standing.ADVANTAGE),
    )
    thief = nell(AbilityId.INFILTRATOR)
    assert counted(thief, **terms, factors=poor).effect is Effect.STANDARD
    assert counted(thief, **terms, factors=outnumbered).effect is Effect.LIMITED
    assert counted(thief, **terms, factors=better).effect is Effect.LIMITED


@pytest.mark.rule("blades-abilities A3")
def test_spirit_force_is_potency() -> None:
    fighter, terms = nell(AbilityId.ARCANE_FIGHTER), {"uses": (AbilityUse.SPIRIT_FORCE,)}
    assert counted(fighter, **terms).effect is Effect.GREAT
    had = Factors(potency=Standing.ADVANTAGE)
    assert counted(fighter, **terms, factors=had).effect is Effect.STANDARD


@pytest.mark.rule("blades-abilities A7")
@pytest.mark.rule("blades-abilities A37")
def test_some_dice_go_with_one_action_only() -> None:
    savage = nell(AbilityId.SAVAGE, AbilityId.WEAVING_THE_WEB)
    for action, use in (
        (ActionId.COMMAND, AbilityUse.FRIGHTENED),
        (ActionId.CONSORT, AbilityUse.ASKING_ABOUT),
    ):
        assert counted(savage, action=action, uses=(use,)).dice == 1
        other = counted(savage, uses=(use,))
        assert (other.dice, other.idle) == (2, (use,))


@pytest.mark.rule("blades-abilities A11")
@pytest.mark.rule("blades-abilities A21")
@pytest.mark.rule("blades-abilities A32")
@pytest.mark.rule("blades-abilities A38")
@pytest.mark.rule("blades-abilities G6")
def test_dice_of_abilities_add_up() -> None:
    able = nell(AbilityId.SCOUT, AbilityId.AMBUSH, AbilityId.TRUST_IN_ME, AbilityId.ARCANE_MIND)
    uses = (
        AbilityUse.UNNOTICED,
        AbilityUse.FROM_HIDING,
        AbilityUse.SOMEBODY_CLOSE,
        AbilityUse.SUPERNATURAL_QUESTION,
    )
    for use in uses:
        assert counted(able, uses=(use,)).dice == 3
    assert counted(able, uses=uses, helper=ANSEL, pushes=(Push.DIE,)).dice == 8
    assert counted(able, uses=(AbilityUse.FINDING_A_TARGET,)).effect is Effect.GREAT


@pytest.mark.rule("blades-abilities A22")
def test_a_daredevil_dares_in_a_desperate_position_only() -> None:
    daring, use = nell(AbilityId.DAREDEVIL), AbilityUse.DARING
    assert counted(daring, position=Position.DESPERATE, uses=(use,)).dice == 3
    assert counted(daring, trade=Trade.EFFECT, uses=(use,)).dice == 3
    risky = counted(daring, uses=(use,))
    assert (risky.dice, risky.idle) == (2, (use,))


@pytest.mark.rule("blades-abilities A27")
def test_rooks_gambit_rolls_the_best_rating_for_two_stress() -> None:
    rook = nell(AbilityId.ROOKS_GAMBIT)
    one = counted(rook, uses=(AbilityUse.BEST_RATING,), pushes=(Push.DIE,))
    assert (one.action, one.rated, one.dice, one.stress) == (ActionId.PROWL, ActionId.HUNT, 4, 4)


@pytest.mark.rule("blades-abilities A2")
@pytest.mark.rule("blades-abilities A4")
def test_some_abilities_raise_the_effect() -> None:
    able = nell(AbilityId.BODYGUARD, AbilityId.LEADER)
    assert counted(able, uses=(AbilityUse.READING_THREATS,)).effect is Effect.GREAT
    led = counted(able, action=ActionId.COMMAND, uses=(AbilityUse.LEADING_A_COHORT,))
    assert led.effect is Effect.GREAT


@pytest.mark.rule("blades-abilities A33")
def test_foresight_assists_twice_for_nothing() -> None:
    ansel = Scoundrel(name="Ansel", abilities=(Ability(key=AbilityId.FORESIGHT),))
    terms = replace(PROWL, helper=ANSEL)
    free = count_action(nell(), None, terms, ansel)
    assert (free.helper_stress, free.is_help_free, free.dice) == (0, True, 3)
    spent = count_action(nell(), None, terms, replace(ansel, assists_given=2))
    assert (spent.helper_stress, spent.is_help_free) == (1, False)
    paid = count_action(nell(), None, replace(terms, is_help_paid=True), ansel)
    assert paid.helper_stress == 1


@pytest.mark.rule("blades-abilities K11")
@pytest.mark.rule("blades-abilities K16")
def test_the_crew_brings_dice_too() -> None:
    elite = crew_with(CrewAbilityId.HIGH_SOCIETY)
    assert counted(nell(), elite, uses=(AbilityUse.THE_ELITE,)).dice == 3
    quiet, hot = (crew_with(CrewAbilityId.JUST_PASSING_THROUGH, heat) for heat in (4, 5))
    use = AbilityUse.ORDINARY_CITIZEN
    assert counted(nell(), quiet, uses=(use,)).dice == 3
    assert counted(nell(), hot, uses=(use,)).idle == (use,)


def test_some_count_for_questions_alone() -> None:
    assert {use for use, rule in USES.items() if rule.is_for_questions} == {
        AbilityUse.READING_THREATS,
        AbilityUse.FINDING_A_TARGET,
        AbilityUse.ASKING_ABOUT,
        AbilityUse.SUPERNATURAL_QUESTION,
        AbilityUse.THE_ELITE,
    }


def test_only_what_somebody_has_is_offered() -> None:
    able = nell(AbilityId.SAVAGE, AbilityId.DAREDEVIL, AbilityId.AMBUSH)
    crew = crew_with(CrewAbilityId.HIGH_SOCIETY)
    assert offered_uses(able, crew, ActionId.PROWL, Position.RISKY) == (
        AbilityUse.FROM_HIDING,
        AbilityUse.THE_ELITE,
    )
    assert offered_uses(able, None, ActionId.COMMAND, Position.DESPERATE) == (
        AbilityUse.FRIGHTENED,
        AbilityUse.FROM_HIDING,
        AbilityUse.DARING,
    )
    assert past(nell(), uses=(AbilityUse.FROM_HIDING,)) == (ActionLimit.ABILITY,)
