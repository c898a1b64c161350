from dataclasses import replace

import pytest

from duskboard.core.storyteller.creation import CreationBlock, creation
from duskboard.core.storyteller.frenzy import FRENZY_DIFFICULTY, Provocation, is_hungry
from duskboard.core.storyteller.gear import (
    ARMOURS,
    WEAPONS,
    Armour,
    Weapon,
    WeaponId,
)
from duskboard.core.storyteller.generation import Limits, generation, limits
from duskboard.core.storyteller.health import Damage
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.sheet import (
    Trait,
    new_sheet,
    rated,
    with_clan,
    with_trait,
    with_traits,
    without_trait,
)
from duskboard.core.storyteller.trait import (
    ABILITIES,
    ABILITIES_20TH,
    ATTRIBUTES,
    CLAN_DISCIPLINES,
    HUMANITY,
    WILLPOWER,
    WITH_PATHS,
    WITHOUT_POWERS,
    AbilityId,
    AttributeId,
    BackgroundId,
    ClanId,
    Creature,
    DisciplineId,
    TraitKey,
    TraitKind,
    VirtueId,
    ability,
    attribute,
)

ILSE = new_sheet("Ilse Varga")
APPEARANCE = attribute(AttributeId.APPEARANCE)


def virtue(name: VirtueId) -> TraitKey:
    return TraitKey(kind=TraitKind.VIRTUE, name=name)


def discipline(name: DisciplineId) -> TraitKey:
    return TraitKey(kind=TraitKind.DISCIPLINE, name=name)


def background(name: BackgroundId) -> TraitKey:
    return TraitKey(kind=TraitKind.BACKGROUND, name=name)


@pytest.mark.rule("storyteller 28.1")
def test_nine_attributes_begin_with_a_dot() -> None:
    assert {kind.value: names for kind, names in ATTRIBUTES.items()} == {
        "physical": ("strength", "dexterity", "stamina"),
        "social": ("charisma", "manipulation", "appearance"),
        "mental": ("perception", "intelligence", "wits"),
    }
    assert {ILSE.rating(attribute(name)) for name in AttributeId} == {1}
    ugly = with_clan(ILSE, ClanId.NOSFERATU)
    assert ugly.rating(APPEARANCE) == 0
    assert with_clan(ugly, ClanId.BRUJAH).rating(APPEARANCE) == 1
    assert with_clan(rated(ILSE, APPEARANCE, 3), ClanId.NOSFERATU).rating(APPEARANCE) == 3


@pytest.mark.rule("storyteller 28.2")
def test_thirty_abilities_and_three_that_replace_some() -> None:
    assert [len(names) for names in ABILITIES.values()] == [10, 10, 10]
    assert [ABILITIES[kind][0] for kind in ABILITIES] == ["alertness", "animal-ken", "academics"]
    assert [ABILITIES[kind][-1] for kind in ABILITIES] == ["subterfuge", "survival", "science"]
    assert dict(ABILITIES_20TH) == {
        "dodge": "awareness",
        "security": "larceny",
        "linguistics": "technology",
    }
    assert ability(AbilityId.LARCENY).kind is TraitKind.SKILL
    assert len(ILSE.of_kind(TraitKind.TALENT)) == 10


@pytest.mark.rule("storyteller 28.3")
def test_a_clan_brings_its_disciplines() -> None:
    assert [name.value for name in ClanId if name not in CLAN_DISCIPLINES] == []
    assert CLAN_DISCIPLINES[ClanId.MALKAVIAN] == ("auspex", "dementation", "obfuscate")
    assert CLAN_DISCIPLINES[ClanId.CAITIFF] == ()
    brujah = with_clan(ILSE, ClanId.BRUJAH)
    assert [(one.name, one.in_clan) for one in brujah.of_kind(TraitKind.DISCIPLINE)] == [
        ("celerity", True),
        ("potence", True),
        ("presence", True),
    ]
    changed = with_clan(
        rated(brujah, discipline(DisciplineId.POTENCE), 2), ClanId.MALKAVIAN
    ).of_kind(TraitKind.DISCIPLINE)
    assert [(one.name, one.rating, one.in_clan) for one in changed] == [
        ("potence", 2, False),
        ("auspex", 0, True),
        ("dementation", 0, True),
        ("obfuscate", 0, True),
    ]
    assert with_clan(ILSE, "House of Rooks").profile.clan == "House of Rooks"


@pytest.mark.rule("storyteller 28.4")
def test_what_a_generation_allows() -> None:
    said = [
        (one.blood, one.blood_a_turn, one.trait) for one in map(limits, (*range(3, 14), 14, 16))
    ]
    assert said == [
        (100, 20, 10),
        (50, 10, 9),
        (40, 8, 8),
        (30, 6, 7),
        (20, 4, 6),
        (15, 3, 5),
        (14, 2, 5),
        (13, 1, 5),
        (12, 1, 5),
        (11, 1, 5),
        (10, 1, 5),
        (10, 1, 5),
        (10, 1, 5),
    ]
    assert [generation(dots) for dots in (0, 2, 5)] == [13, 11, 8]
    elder = replace(ILSE, generation=6)
    assert elder.limits == Limits(blood=30, blood_a_turn=6, trait=7)
    assert replace(ILSE, blood_limit=8, blood_turn_limit=2).limits == Limits(
        blood=8, blood_a_turn=2, trait=5
    )
    assert elder.trait_limit(APPEARANCE) == 7
    assert elder.trait_limit(virtue(VirtueId.COURAGE)) == 5
    assert elder.trait_limit(HUMANITY) == elder.trait_limit(WILLPOWER) == 10


@pytest.mark.rule("storyteller 28.5")
def test_ten_backgrounds() -> None:
    assert [name.value for name in BackgroundId] == [
        "allies",
        "contacts",
        "fame",
        "generation",
        "herd",
        "influence",
        "mentor",
        "resources",
        "retainers",
        "status",
    ]


@pytest.mark.rule("storyteller 28.6")
def test_virtues_make_humanity_and_willpower() -> None:
    good = rated(rated(ILSE, virtue(VirtueId.CONSCIENCE), 4), virtue(VirtueId.SELF_CONTROL), 3)
    totals = creation(rated(rated(good, virtue(VirtueId.COURAGE), 3), HUMANITY, 7))
    assert totals is not None
    assert totals.block(CreationBlock.HUMANITY).allowed == 7
    assert totals.block(CreationBlock.WILLPOWER).allowed == 3
    assert totals.block(CreationBlock.VIRTUES).missing == 0
    dark = without_trait(ILSE, virtue(VirtueId.CONSCIENCE))
    convinced = creation(rated(dark, virtue(VirtueId.CONVICTION), 2))
    assert convinced is not None
    assert convinced.block(CreationBlock.VIRTUES).dots == 2


@pytest.mark.rule("vampire-extra X2.1")
def test_an_animal_has_a_short_sheet() -> None:
    hound = new_sheet("Hound", Creature.ANIMAL)
    assert [trait.name for trait in hound.traits] == [
        "strength",
        "dexterity",
        "stamina",
        "willpower",
    ]
    assert creation(hound) is None
    assert hound.limits.blood_a_turn == 0


@pytest.mark.rule("storyteller 28.10")
def test_what_calls_the_beast() -> None:
    assert [FRENZY_DIFFICULTY[one] for one in Provocation] == [3, 4, 4, 4, 4, 6, 6, 7, 8]
    assert [is_hungry(blood, 3) for blood in (3, 4)] == [True, False]


@pytest.mark.rule("storyteller 28.11")
def test_weapons_and_their_damage() -> None:
    said = {name.value: (one.dice, one.adds_strength) for name, one in WEAPONS.items()}
    assert said == {
        "punch": (0, True),
        "bite": (1, True),
        "claw": (1, True),
        "kick": (1, True),
        "knife": (1, True),
        "stake": (1, True),
        "club": (2, True),
        "sword": (2, True),
        "axe": (3, True),
        "pistol": (5, False),
    }
    assert WEAPONS[WeaponId.CLAW].damage is Damage.AGGRAVATED
    assert WEAPONS[WeaponId.PISTOL].pool[1] == ability(AbilityId.FIREARMS)


@pytest.mark.rule("vampire-extra X3.1")
def test_classes_of_armour() -> None:
    said = [(one.rating, one.penalty) for one in ARMOURS.values()]
    assert said == [(1, 0), (2, -1), (3, -1), (4, -2), (5, -3)]


@pytest.mark.rule("vampire-extra X3.6")
def test_armour_is_a_free_row() -> None:
    helmet = Armour(name="Helmet", rating=1, penalty=-1, stops=frozenset({Damage.BASHING}))
    worn = replace(ILSE, armour=(helmet, replace(helmet, name="Spare", is_worn=False)))
    assert worn.worn() == (helmet,)
    assert (worn.worn(Damage.BASHING), worn.worn(Damage.LETHAL)) == ((helmet,), ())


@pytest.mark.rule("vampire-extra X6.1")
@pytest.mark.rule("vampire-extra X6.2")
@pytest.mark.rule("vampire-extra X6.3")
def test_seventeen_disciplines_of_three_kinds() -> None:
    assert len(DisciplineId) == 17
    assert WITHOUT_POWERS == ("celerity", "fortitude", "potence")
    assert WITH_PATHS == ("necromancy", "thaumaturgy")
    path = Trait(kind=TraitKind.PATH, name="Path of Ash", rating=2, of=DisciplineId.THAUMATURGY)
    ritual = Ritual(discipline=DisciplineId.THAUMATURGY, level=1, name="Ward")
    sheet = replace(with_trait(ILSE, path), rituals=(ritual,))
    assert sheet.trait(path.key) == path


@pytest.mark.rule("vampire-extra X6.4")
@pytest.mark.rule("vampire-extra X6.5")
def test_powers_are_rows_of_the_tables_own() -> None:
    eyes = Power(
        discipline=DisciplineId.AUSPEX,
        dot=1,
        name="Keen eyes",
        pool=(attribute(AttributeId.PERCEPTION), ability(AbilityId.ALERTNESS)),
        difficulty=7,
        blood=1,
    )
    many = replace(ILSE, powers=(eyes, replace(eyes, name="Keen ears"), replace(eyes, dot=6)))
    assert len(many.powers) == 3  # more rows than dots are allowed
    for wrong in ({"name": " "}, {"dot": 0}, {"difficulty": 11}, {"blood": -1}):
        with pytest.raises(ValueError, match="Power"):
            replace(eyes, **wrong)


@pytest.mark.rule("vampire-extra X5.1")
def test_nature_and_demeanour_are_free_words() -> None:
    profile = replace(ILSE.profile, nature="Survivor", demeanour="Survivor")
    assert replace(ILSE, profile=profile).profile.demeanour == "Survivor"


def test_a_trait_stands_once_and_in_its_group() -> None:
    own = Trait(kind=TraitKind.TALENT, name="Juggling", rating=2, specialties=("knives",))
    sheet = with_traits(ILSE, [own, replace(own, rating=3)])
    talents = sheet.of_kind(TraitKind.TALENT)
    assert (talents[-1].name, talents[-1].rating, len(talents)) == ("Juggling", 3, 11)
    with pytest.raises(ValueError, match="hold one twice"):
        replace(sheet, traits=(own, own))


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": " "},
        {"generation": 2},
        {"generation": 17},
        {"willpower_left": 11},
        {"blood": -1},
        {"blood_limit": 201},
        {"drinks": -1},
        {"paid": -1},
    ],
)
def test_a_sheet_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"Sheet\."):
        replace(ILSE, **wrong)  # type: ignore[arg-type]  # wrong values are the test


def test_rows_that_cannot_be_are_refused() -> None:
    for make in (
        lambda: Trait(kind=TraitKind.TALENT, name="x", rating=11),
        lambda: Ritual(discipline="x", level=0, name="y"),
        lambda: Ritual(discipline=" ", level=1, name="y"),
        lambda: Merit(name=" ", points=1),
        lambda: Weapon(name=" "),
        lambda: Weapon(name="x", dice=31),
        lambda: Weapon(name="x", difficulty=1),
        lambda: Armour(name="x", rating=31),
        lambda: Armour(name="x", rating=1, penalty=1),
        lambda: Armour(name=" ", rating=1),
    ):
        with pytest.raises(ValueError, match=r"is|not"):
            make()
