from dataclasses import replace

import pytest

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.fate import ended
from duskboard.core.blades.load import (
    NoItemError,
    NoLoadError,
    OverloadedError,
    PrisonLoadError,
    band,
    carried,
    carried_limit,
    carrying,
    load_limit,
    prison_load,
)
from duskboard.core.blades.scoundrel import Fate, Item, Load, Scoundrel

KIT = (
    Item(name="Rope", load=1),
    Item(name="Armour", load=2),
    Item(name="Token", load=0),
    Item(name="Ladder", load=2),
)
ARDA = Scoundrel(name="Arda", items=KIT, load=Load.LIGHT)
MULE = replace(ARDA, abilities=(Ability(key=AbilityId.MULE),))


@pytest.mark.rule("blades 83")
@pytest.mark.rule("blades-abilities A5")
def test_each_load_holds_so_much_and_more_for_a_mule() -> None:
    assert [load_limit(ARDA, load) for load in Load] == [3, 5, 6, 9]
    assert [load_limit(MULE, load) for load in Load] == [5, 7, 8, 9]


@pytest.mark.rule("blades 83")
@pytest.mark.rule("blades 149")
def test_so_much_makes_a_load() -> None:
    bands = [band(ARDA, number) for number in range(11)]
    light, normal, heavy, most = Load
    assert bands == [light] * 4 + [normal] * 2 + [heavy] + [most] * 3 + [None]
    assert [band(MULE, number) for number in (5, 6, 7, 8, 9, 10)] == [
        light,
        normal,
        normal,
        heavy,
        most,
        None,
    ]


@pytest.mark.rule("blades 83")
def test_items_are_ticked_up_to_the_load() -> None:
    laden = carrying(carrying(ARDA, 0, is_carried=True), 1, is_carried=True)
    assert carried(laden) == 3
    assert carried(carrying(laden, 2, is_carried=True)) == 3
    with pytest.raises(OverloadedError) as refused:
        carrying(laden, 3, is_carried=True)
    assert refused.value.args == ("Arda", 5, 3)
    over = carrying(laden, 3, is_carried=True, is_overruled=True)
    assert carried(over) == 5
    assert carried(carrying(over, 0, is_carried=False)) == 4  # less is always allowed
    assert carried(carrying(replace(MULE, items=laden.items), 3, is_carried=True)) == 5


def test_without_a_load_nothing_that_weighs_is_taken_along() -> None:
    without = replace(ARDA, load=None)
    with pytest.raises(NoLoadError):
        carrying(without, 0, is_carried=True)
    assert carrying(without, 2, is_carried=True).items[2].is_carried
    assert carrying(without, 0, is_carried=True, is_overruled=True).items[0].is_carried
    for place in (-1, 4):
        with pytest.raises(NoItemError):
            carrying(ARDA, place, is_carried=True)


@pytest.mark.rule("blades 84")
@pytest.mark.rule("blades E11")
def test_in_prison_each_smuggling_claim_brings_two() -> None:
    assert [prison_load(claims) for claims in (0, 1, 2)] == [0, 2, 4]


@pytest.mark.rule("blades 84")
def test_nothing_comes_along_to_prison_but_what_is_smuggled() -> None:
    jailed = ended(carrying(ARDA, 0, is_carried=True), Fate.JAILED)
    smugglers = Crew(name="Gulls", prison=(1,))
    assert (carried(jailed), jailed.load) == (0, None)
    assert (carried_limit(jailed), carried_limit(jailed, smugglers)) == (0, 2)
    with pytest.raises(PrisonLoadError) as refused:
        carrying(jailed, 0, is_carried=True)
    assert refused.value.args == ("Arda", 1, 0)
    assert carried(carrying(jailed, 2, is_carried=True)) == 0
    within = carrying(jailed, 3, smugglers, is_carried=True)
    assert carried(within) == 2
    with pytest.raises(PrisonLoadError):
        carrying(within, 0, smugglers, is_carried=True)
    assert carried(carrying(within, 0, smugglers, is_carried=True, is_overruled=True)) == 3
