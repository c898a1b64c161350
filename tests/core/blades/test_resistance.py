from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.action import OtherDice
from duskboard.core.blades.consequence import (
    Complication,
    Consequence,
    Heat,
    LostOpportunity,
    ReducedEffect,
    WorsePosition,
    Wounding,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.resistance import (
    CountedResistance,
    ResistancePart,
    ResistanceSource,
    ResistanceTerms,
    Resisting,
    count_resistance,
    resistance_stress,
    usual_attribute,
    usual_resisting,
)
from duskboard.core.blades.roll import judge_rating
from duskboard.core.blades.scoundrel import Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.core.blades_rulings import BladesRulings, OtherHarm, ResistanceDefault
from duskboard.core.dice import Rating
from duskboard.core.rulings import Preset, preset

REFERENCE, PUBLISHED = (preset(one).blades for one in Preset)
CUT = Wound(level=2, text="cut forearm")
PROWESS = ResistanceTerms(attribute=AttributeId.PROWESS)


def nell(*abilities: AbilityId) -> Scoundrel:
    """Insight 1, Prowess 2, Resolve 3, a cut of level 2."""
    return Scoundrel(
        name="Nell",
        ratings=Ratings(hunt=1, prowl=1, skirmish=2, attune=2, command=1, sway=1),
        harm=Harm(wounds=(CUT,)),
        abilities=tuple(Ability(key=one) for one in abilities),
    )


def crew(ability: CrewAbilityId) -> Crew:
    return Crew(name="The Low Bells", abilities=(Ability(key=ability),))


def counted(
    who: Scoundrel,
    terms: ResistanceTerms,
    bells: Crew | None = None,
    rulings: BladesRulings = REFERENCE,
) -> CountedResistance:
    return count_resistance(who, bells, terms, rulings)


def stress(count: int, *faces: int) -> int:
    return resistance_stress(judge_rating(Rating(count=count), faces))


@pytest.mark.rule("blades 33")
def test_resisting_costs_six_less_the_best_die() -> None:
    assert [stress(2, 1, best) for best in range(1, 7)] == [5, 4, 3, 2, 1, 0]
    assert stress(2, 6, 6) == -1
    assert stress(0, 6, 6) == 0
    assert stress(0, 6, 2) == 4


@pytest.mark.rule("blades 33")
@pytest.mark.rule("blades E1")
@pytest.mark.rule("blades E2")
@pytest.mark.rule("blades E39")
def test_e1_e2_e39_worked_examples() -> None:
    assert stress(1, 2) == 4
    assert stress(2, 5, 3) == 1
    assert stress(1, 4) == 2


@pytest.mark.rule("blades 10")
@pytest.mark.rule("blades 34")
@pytest.mark.parametrize("rulings", [REFERENCE, PUBLISHED], ids=list(Preset))
def test_the_attribute_is_rolled(rulings: BladesRulings) -> None:
    dice = [
        counted(nell(), ResistanceTerms(attribute=one), rulings=rulings).dice for one in AttributeId
    ]
    assert dice == [1, 2, 3]


@pytest.mark.rule("blades-abilities A2")
def test_a_bodyguard_resists_better_what_they_took_over() -> None:
    guard = nell(AbilityId.BODYGUARD)
    assert counted(guard, replace(PROWESS, is_protecting=True)).parts == (
        ResistancePart(source=ResistanceSource.ATTRIBUTE, dice=2),
        ResistancePart(source=ResistanceSource.PROTECTING, dice=1),
    )
    assert counted(guard, PROWESS).dice == 2
    assert counted(nell(), replace(PROWESS, is_protecting=True)).dice == 2


@pytest.mark.rule("blades-abilities A22")
def test_who_dared_resists_with_a_die_less() -> None:
    assert counted(nell(AbilityId.DAREDEVIL), replace(PROWESS, was_daring=True)).dice == 1


@pytest.mark.rule("blades-abilities A39")
def test_an_iron_will_resists_better_with_resolve_alone() -> None:
    iron = nell(AbilityId.IRON_WILL)
    assert counted(iron, ResistanceTerms(attribute=AttributeId.RESOLVE)).dice == 4
    assert counted(iron, PROWESS).dice == 2


@pytest.mark.rule("blades-abilities K7")
@pytest.mark.rule("blades-abilities K9")
def test_the_crew_helps_to_resist() -> None:
    forged, anointed = (
        crew(CrewAbilityId.FORGED_IN_THE_FIRE),
        crew(CrewAbilityId.ANOINTED),
    )
    assert counted(nell(), PROWESS, forged).dice == 3
    assert counted(nell(), PROWESS, anointed).dice == 2
    assert counted(nell(), replace(PROWESS, is_supernatural=True), anointed).dice == 3
    assert counted(nell(), replace(PROWESS, is_supernatural=True)).dice == 2


@pytest.mark.rule("blades 29")
@pytest.mark.parametrize("given", list(Preset))
def test_harm_counts_where_it_is_ticked_or_by_the_ruling(given: Preset) -> None:
    rulings = preset(given).blades
    assert counted(nell(), PROWESS, rulings=rulings).dice == 2
    assert counted(nell(), replace(PROWESS, wounds=(CUT,)), rulings=rulings).dice == 1
    strict = replace(rulings, harm_on_other_rolls=OtherHarm.ON)
    assert counted(nell(), PROWESS, rulings=strict).dice == 1


@pytest.mark.rule("blades 16")
def test_effort_can_be_pushed_into_resisting() -> None:
    pushed = counted(nell(), replace(PROWESS, is_pushed=True))
    assert (pushed.dice, pushed.stress) == (3, 2)


@pytest.mark.rule("blades 3")
def test_resisting_without_dice_is_rolled_with_zero() -> None:
    terms = replace(PROWESS, others=(OtherDice(label="drugged", dice=-3),))
    assert counted(nell(), terms).dice == -1
    assert counted(nell(), terms).check == Rating(count=0)


@pytest.mark.rule("blades 139")
@pytest.mark.parametrize("given", list(Preset))
def test_whether_it_reduces_or_avoids_is_asked_or_ruled(given: Preset) -> None:
    rulings = preset(given).blades
    assert usual_resisting(rulings) is None
    ruled = [usual_resisting(replace(rulings, resistance_default=one)) for one in ResistanceDefault]
    assert ruled == [None, Resisting.REDUCES, Resisting.AVOIDS]


@pytest.mark.rule("blades 34")
@pytest.mark.parametrize(
    ("inflicted", "attribute"),
    [
        (Wounding(level=2, text="cut forearm"), AttributeId.PROWESS),
        (Wounding(level=2, text="touched", is_supernatural=True), AttributeId.RESOLVE),
        (Complication(text="they saw you", ticks=1), AttributeId.INSIGHT),
        (Heat(amount=2), AttributeId.INSIGHT),
        (ReducedEffect(), AttributeId.RESOLVE),
        (WorsePosition(), AttributeId.RESOLVE),
        (LostOpportunity(approach="the guard"), AttributeId.RESOLVE),
    ],
)
def test_a_consequence_is_usually_resisted_by_its_kind(
    inflicted: Consequence, attribute: AttributeId
) -> None:
    assert usual_attribute(inflicted, ActionId.SWAY) is attribute


@pytest.mark.rule("blades 34")
def test_harm_to_the_mind_wants_resolve_and_what_nobody_rolled_for_insight() -> None:
    shaken = Wounding(level=1, text="shaken")
    assert usual_attribute(shaken, is_of_the_mind=True) is AttributeId.RESOLVE
    assert usual_attribute(WorsePosition()) is AttributeId.INSIGHT
