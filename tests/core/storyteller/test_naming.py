"""Another name for a trait, and a trait that goes: what is written of it goes with it."""

from dataclasses import replace

import pytest

from duskboard.core.storyteller.gear import Weapon
from duskboard.core.storyteller.naming import TraitThereError, dropped, renamed
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.core.storyteller.sheet import Sheet, Trait, new_sheet, with_traits
from duskboard.core.storyteller.trait import TraitKey, TraitKind

TIDES = TraitKey(kind=TraitKind.DISCIPLINE, name="Tides")
EBB = TraitKey(kind=TraitKind.PATH, name="Ebb")
FOG = TraitKey(kind=TraitKind.DISCIPLINE, name="Fog")


def sheet() -> Sheet:
    """Somebody with two Disciplines, a path of the first, and what is rolled of them."""
    made = with_traits(
        new_sheet("Ilse"),
        (
            Trait(kind=TraitKind.DISCIPLINE, name="Tides", rating=2),
            Trait(kind=TraitKind.DISCIPLINE, name="Fog", rating=1),
            Trait(kind=TraitKind.PATH, name="Ebb", rating=1, of="Tides"),
        ),
    )
    return replace(
        made,
        powers=(
            Power(discipline="Tides", dot=1, name="Low water", pool=(TIDES,)),
            Power(discipline="Tides", dot=1, name="Still", path="Ebb", pool=(EBB,)),
            Power(discipline="Fog", dot=1, name="Grey"),
        ),
        rituals=(
            Ritual(discipline="Tides", level=1, name="Read the lamp", pool=(TIDES, FOG)),
            Ritual(discipline="Fog", level=1, name="Veil"),
        ),
        weapons=(Weapon(name="Boat hook", pool=(TIDES,)),),
    )


def of(made: Sheet) -> dict[str, object]:
    """Return what is written of Disciplines."""
    return {
        "traits": [(one.name, one.of) for one in made.traits if one.kind in {TIDES.kind, EBB.kind}],
        "powers": [
            (one.name, one.discipline, one.path, *(key.name for key in one.pool))
            for one in made.powers
        ],
        "rituals": [
            (one.name, one.discipline, *(key.name for key in one.pool)) for one in made.rituals
        ],
        "weapons": [(one.name, *(key.name for key in one.pool)) for one in made.weapons],
    }


@pytest.mark.rule("vampire-extra X6.5")
def test_a_discipline_takes_its_paths_powers_rituals_and_pools_with_its_name() -> None:
    assert of(renamed(sheet(), TIDES, "Floods")) == {
        "traits": [("Floods", ""), ("Fog", ""), ("Ebb", "Floods")],
        "powers": [
            ("Low water", "Floods", "", "Floods"),
            ("Still", "Floods", "Ebb", "Ebb"),
            ("Grey", "Fog", ""),
        ],
        "rituals": [("Read the lamp", "Floods", "Floods", "Fog"), ("Veil", "Fog")],
        "weapons": [("Boat hook", "Floods")],
    }
    path = of(renamed(sheet(), EBB, "Slack"))
    assert path["powers"] == [
        ("Low water", "Tides", "", "Tides"),
        ("Still", "Tides", "Slack", "Slack"),
        ("Grey", "Fog", ""),
    ]
    assert path["traits"] == [("Tides", ""), ("Fog", ""), ("Slack", "Tides")]


def test_a_name_that_is_taken_is_refused_and_its_own_is_not() -> None:
    with pytest.raises(TraitThereError) as refused:
        renamed(sheet(), TIDES, "Fog")
    assert refused.value.args == ("Fog",)
    assert renamed(sheet(), TIDES, "Tides") == sheet()


def test_what_is_of_a_trait_goes_with_it_and_nothing_else() -> None:
    without = of(dropped(sheet(), TIDES))
    assert without["traits"] == [("Fog", "")]
    assert without["powers"] == [("Grey", "Fog", "")]
    assert without["rituals"] == [("Veil", "Fog")]
    path = of(dropped(sheet(), EBB))
    assert path["traits"] == [("Tides", ""), ("Fog", "")]
    assert path["powers"] == [("Low water", "Tides", "", "Tides"), ("Grey", "Fog", "")]
