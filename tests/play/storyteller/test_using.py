from dataclasses import replace

import pytest
from tests.play.storyteller.hands import DEX, FIREARMS, ILSE, after, faces, ilse, sheet, table

from duskboard.core.storyteller.gear import WEAPONS, Weapon, WeaponId
from duskboard.core.storyteller.naming import TraitThereError
from duskboard.core.storyteller.pool import Terms
from duskboard.core.storyteller.power import Power, Ritual
from duskboard.core.storyteller.sheet import Trait, with_traits
from duskboard.core.storyteller.trait import TraitKey, TraitKind
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.play.storyteller.decision import PoolDecision, roll_decision
from duskboard.play.storyteller.edit import BlankNameError
from duskboard.play.storyteller.naming import TraitRenamed, drop_trait, rename_trait
from duskboard.play.storyteller.spending import BloodError, BloodTurnError
from duskboard.play.storyteller.using import PowerUsed, decision_of, use_power

SHADOW = TraitKey(kind=TraitKind.DISCIPLINE, name="Shadow")
TIDES = Trait(kind=TraitKind.PATH, name="Tides", rating=1, of="Shadow")
VEIL = Power(
    discipline="Shadow",
    dot=2,
    name="Veil",
    path="Tides",
    pool=(DEX, SHADOW),
    difficulty=7,
    blood=1,
    willpower=1,
)
BREATH = Power(discipline="Shadow", dot=1, name="Breath", blood=1)
LAMP = Ritual(discipline="Shadow", level=1, name="Lamp", pool=(SHADOW,))
BLADE = Weapon(name="Shadow blade", pool=(DEX, SHADOW))
WITCH = replace(
    with_traits(
        ilse(), (Trait(kind=TraitKind.DISCIPLINE, name="Shadow", rating=2, in_clan=True), TIDES)
    ),
    powers=(VEIL, BREATH),
    rituals=(LAMP,),
    weapons=(BLADE,),
)


@pytest.mark.rule("vampire-extra X6.5")
def test_a_power_arms_its_pool_with_what_it_takes() -> None:
    decision = decision_of(ILSE, VEIL)
    assert decision == PoolDecision(
        who=ILSE,
        terms=Terms(traits=(DEX, SHADOW), difficulty=7),
        blood=1,
        willpower_price=1,
        why="Veil",
    )
    laid = table(ilse=WITCH)
    rolled = after(laid, roll_decision(laid, decision, faces(7, 7, 2, 2, 9)))
    assert (sheet(rolled).blood, sheet(rolled).willpower_left) == (7, 4)
    assert decision_of(ILSE, BREATH) is None
    lamp = decision_of(ILSE, LAMP)
    assert lamp is not None
    assert (lamp.terms.difficulty, lamp.blood) == (6, 0)


@pytest.mark.rule("storyteller 13.1")
def test_a_weapon_arms_the_pool_that_hits_with_it() -> None:
    decision = decision_of(ILSE, WEAPONS[WeaponId.PISTOL])
    assert decision == PoolDecision(
        who=ILSE, terms=Terms(traits=(DEX, FIREARMS), difficulty=6), why="pistol"
    )
    assert decision_of(ILSE, Weapon(name="Tail")) is None


def test_a_power_without_a_roll_takes_its_price_at_once() -> None:
    laid = table(ilse=WITCH)
    step = use_power(laid, ILSE, BREATH)
    assert step.report == PowerUsed(who=ILSE, name="Ilse", power="Breath", blood=1, willpower=0)
    used = after(laid, step)
    assert sheet(used).blood == 7
    with pytest.raises(BloodTurnError):
        use_power(used, ILSE, BREATH)
    assert sheet(after(used, use_power(used, ILSE, BREATH, is_overruled=True))).blood == 6
    with pytest.raises(NothingToChangeError):
        use_power(laid, ILSE, replace(BREATH, blood=0))
    dry = table(ilse=replace(WITCH, blood=0))
    with pytest.raises(BloodError):
        use_power(dry, ILSE, BREATH)


@pytest.mark.rule("vampire-extra X6.3")
def test_a_discipline_is_renamed_wherever_the_sheet_names_it() -> None:
    laid = table(ilse=WITCH)
    step = rename_trait(laid, ILSE, SHADOW, " Dusk ")
    assert step.report == TraitRenamed(who=ILSE, name="Ilse", key=SHADOW, after="Dusk")
    dusk = TraitKey(kind=TraitKind.DISCIPLINE, name="Dusk")
    changed = sheet(after(laid, step))
    assert changed.trait(SHADOW) is None
    kept = changed.trait(dusk)
    assert kept is not None
    assert (kept.rating, kept.in_clan) == (2, True)
    assert changed.of_kind(TraitKind.PATH) == (replace(TIDES, of="Dusk"),)
    assert changed.powers == (
        replace(VEIL, discipline="Dusk", pool=(DEX, dusk)),
        replace(BREATH, discipline="Dusk"),
    )
    assert changed.rituals == (replace(LAMP, discipline="Dusk", pool=(dusk,)),)
    assert changed.weapons == (replace(BLADE, pool=(DEX, dusk)),)


def test_a_path_is_renamed_with_its_powers_and_a_name_is_had_once() -> None:
    laid = table(ilse=WITCH)
    changed = sheet(after(laid, rename_trait(laid, ILSE, TIDES.key, "Ebb")))
    assert [power.path for power in changed.powers] == ["Ebb", ""]
    other = Trait(kind=TraitKind.PATH, name="Ebb")
    two = table(ilse=with_traits(WITCH, (other,)))
    with pytest.raises(TraitThereError, match="Ebb"):
        rename_trait(two, ILSE, TIDES.key, "Ebb")
    with pytest.raises(BlankNameError):
        rename_trait(two, ILSE, TIDES.key, " ")
    with pytest.raises(NothingToChangeError):
        rename_trait(two, ILSE, TIDES.key, "Tides")
    with pytest.raises(NotOnTableError):
        rename_trait(two, ILSE, TraitKey(kind=TraitKind.PATH, name="Nothing"), "Some")


def test_a_discipline_goes_with_all_that_hangs_on_it() -> None:
    laid = table(ilse=WITCH)
    without = sheet(after(laid, drop_trait(laid, ILSE, SHADOW)))
    assert (without.powers, without.rituals, without.of_kind(TraitKind.PATH)) == ((), (), ())
    assert without.weapons == (BLADE,)
    pathless = sheet(after(laid, drop_trait(laid, ILSE, TIDES.key)))
    assert pathless.powers == (BREATH,)
