from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.creation import CreationLine, CreationStep, creation
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Bond, Contact, Profile, Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId, ViceId

PRINTED = Ratings(hunt=2, study=1)
ARDA = Scoundrel(
    name="Arda",
    profile=Profile(
        alias="Lark",
        look="grey coat",
        playbook="watcher",
        heritage="the islands",
        background="docks",
        vice=ViceId.LUXURY,
        purveyor="Tove",
    ),
    ratings=Ratings(hunt=2, study=1, prowl=2, sway=2),
    abilities=(Ability(key=AbilityId.SCOUT),),
    contacts=(Contact(name="Tove", bond=Bond.FRIEND), Contact(name="Ilm", bond=Bond.RIVAL)),
)


def line(scoundrel: Scoundrel, step: CreationStep, crew: Crew | None = None) -> CreationLine:
    return next(one for one in creation(scoundrel, crew).lines if one.step is step)


@pytest.mark.rule("blades 79")
@pytest.mark.rule("blades 80")
@pytest.mark.rule("blades 82")
def test_a_scoundrel_is_made_step_by_step() -> None:
    assert [one.step for one in creation(ARDA).lines] == list(CreationStep)
    assert creation(ARDA, None, PRINTED).is_done
    blank = creation(Scoundrel(name="Nobody"))
    assert [one.step for one in blank.lines if one.is_done] == [CreationStep.NAME]
    assert not blank.is_done


@pytest.mark.rule("blades 80")
@pytest.mark.rule("blades 11")
def test_seven_dots_and_none_over_two() -> None:
    assert line(ARDA, CreationStep.DOTS) == CreationLine(step=CreationStep.DOTS, have=7, want=7)
    more = replace(ARDA, ratings=Ratings(hunt=3, study=1, prowl=2, sway=2))
    assert line(more, CreationStep.DOTS).is_over
    found = creation(more)
    assert (found.too_high, found.limit, found.is_done) == ((ActionId.HUNT,), 2, False)


@pytest.mark.rule("blades 80")
def test_printed_dots_stay() -> None:
    moved = replace(ARDA, ratings=Ratings(hunt=1, study=2, prowl=2, sway=2))
    found = creation(moved, None, PRINTED)
    assert (found.missing, found.is_done) == ((ActionId.HUNT,), False)
    assert creation(moved).is_done


@pytest.mark.rule("blades-abilities K1")
def test_the_deadly_have_a_dot_more_and_go_to_three() -> None:
    crew = Crew(name="Gulls", abilities=(Ability(key=CrewAbilityId.DEADLY),))
    eight = replace(ARDA, ratings=Ratings(hunt=3, study=1, prowl=2, sway=2))
    assert line(eight, CreationStep.DOTS, crew) == CreationLine(
        step=CreationStep.DOTS, have=8, want=8
    )
    assert creation(eight, crew).is_done
    assert not creation(ARDA, crew).is_done
    assert creation(ARDA, Crew(name="Gulls")).is_done


@pytest.mark.rule("blades 81")
def test_one_ability_one_friend_one_rival() -> None:
    assert line(ARDA, CreationStep.ABILITY).is_done
    two = replace(ARDA, contacts=(*ARDA.contacts, Contact(name="Ib", bond=Bond.FRIEND)))
    assert (line(two, CreationStep.FRIEND).have, line(two, CreationStep.RIVAL).have) == (2, 1)
    assert line(two, CreationStep.FRIEND).is_over


@pytest.mark.rule("blades 132")
@pytest.mark.rule("blades-abilities A14")
@pytest.mark.rule("blades-abilities A16")
@pytest.mark.rule("blades-abilities A40")
@pytest.mark.rule("blades-abilities A41")
def test_some_abilities_bring_one_design_or_ritual() -> None:
    bringing = (
        AbilityId.ALCHEMIST,
        AbilityId.ARTIFICER,
        AbilityId.RITUAL,
        AbilityId.STRANGE_METHODS,
    )
    for ability in AbilityId:
        wise = replace(ARDA, abilities=(Ability(key=ability),))
        assert creation(wise).free_designs == ((ability,) if ability in bringing else ())
    wise = replace(
        ARDA, abilities=(Ability(key=AbilityId.RITUAL), Ability(key=AbilityId.ALCHEMIST))
    )
    assert creation(wise).free_designs == (AbilityId.ALCHEMIST, AbilityId.RITUAL)
    assert creation(ARDA).free_designs == ()
