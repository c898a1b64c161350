from dataclasses import replace

import pytest

from duskboard.core.storyteller.creation import CreationBlock, creation
from duskboard.core.storyteller.growth import (
    AboveLimitError,
    ExperienceError,
    NotForExperienceError,
    earned,
    price,
    raised,
)
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.power import Merit
from duskboard.core.storyteller.sheet import (
    Sheet,
    new_sheet,
    rated,
    with_clan,
)
from duskboard.core.storyteller.trait import (
    HUMANITY,
    WILLPOWER,
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


def made() -> Sheet:
    """Somebody with every dot given and no freebie spent."""
    sheet = ILSE
    dots = {
        attribute(AttributeId.DEXTERITY): 4,
        attribute(AttributeId.STAMINA): 3,
        attribute(AttributeId.STRENGTH): 3,
        attribute(AttributeId.CHARISMA): 4,
        attribute(AttributeId.MANIPULATION): 3,
        attribute(AttributeId.WITS): 4,
        **dict.fromkeys(map(ability, (AbilityId.ALERTNESS, AbilityId.BRAWL, AbilityId.DODGE)), 3),
        ability(AbilityId.STEALTH): 3,
        ability(AbilityId.EMPATHY): 3,
        ability(AbilityId.SUBTERFUGE): 1,
        ability(AbilityId.MELEE): 3,
        ability(AbilityId.DRIVE): 3,
        ability(AbilityId.OCCULT): 3,
        ability(AbilityId.LAW): 2,
        discipline(DisciplineId.AUSPEX): 3,
        background(BackgroundId.HERD): 5,
        virtue(VirtueId.CONSCIENCE): 3,
        virtue(VirtueId.SELF_CONTROL): 4,
        virtue(VirtueId.COURAGE): 3,
        HUMANITY: 7,
        WILLPOWER: 3,
    }
    for key, rating in dots.items():
        sheet = rated(sheet, key, rating)
    return sheet


@pytest.mark.rule("storyteller 28.7")
def test_creation_counts_dots_and_freebies() -> None:
    whole = creation(made())
    assert whole is not None
    assert [block.missing for block in whole.blocks] == [0] * 8
    assert (whole.freebies, whole.allowed, whole.left, whole.is_done) == (0, 15, 15, False)
    more = rated(made(), attribute(AttributeId.WITS), 5)
    more = rated(more, ability(AbilityId.BRAWL), 4)
    more = rated(more, HUMANITY, 8)
    more = rated(more, WILLPOWER, 4)
    more = rated(more, virtue(VirtueId.COURAGE), 3)
    more = replace(more, merits=(Merit(name="Tall", points=4), Merit(name="Bad luck", points=-1)))
    totals = creation(more)
    assert totals is not None
    spent = {block.block: block.freebies for block in totals.blocks if block.freebies}
    assert spent == {
        CreationBlock.ATTRIBUTES: 5,
        CreationBlock.ABILITIES: 2,
        CreationBlock.HUMANITY: 1,
        CreationBlock.WILLPOWER: 1,
        CreationBlock.MERITS: 3,
    }
    assert (totals.left, totals.is_done) == (3, False)
    done = creation(rated(more, background(BackgroundId.HERD), 8))
    assert done is not None
    assert (done.left, done.is_done) == (0, True)
    over = creation(rated(made(), discipline(DisciplineId.AUSPEX), 6))
    assert over is not None
    assert (over.block(CreationBlock.DISCIPLINES).freebies, over.left) == (21, -6)


@pytest.mark.rule("storyteller 28.7")
def test_an_ability_above_three_is_paid_even_where_dots_are_missing() -> None:
    totals = creation(rated(ILSE, ability(AbilityId.BRAWL), 5))
    assert totals is not None
    block = totals.block(CreationBlock.ABILITIES)
    assert (block.dots, block.bought, block.freebies, block.missing) == (5, 2, 4, 24)
    assert [group.allowed for group in block.groups] == [13, 9, 5]


@pytest.mark.rule("vampire-extra X1.5")
@pytest.mark.rule("vampire-extra X1.7")
def test_a_ghoul_is_made_with_other_sums() -> None:
    ghoul = creation(rated(new_sheet("Tobias", Creature.GHOUL), HUMANITY, 2))
    assert ghoul is not None
    assert [block.allowed for block in ghoul.blocks][:5] == [13, 22, 2, 5, 7]
    assert ghoul.allowed == 21
    bought = creation(
        rated(new_sheet("Tobias", Creature.GHOUL), discipline(DisciplineId.POTENCE), 3)
    )
    assert bought is not None
    assert bought.block(CreationBlock.DISCIPLINES).freebies == 10


@pytest.mark.rule("storyteller 28.8")
@pytest.mark.rule("vampire-extra X7.3")
@pytest.mark.parametrize(
    ("key", "rating", "cost"),
    [
        (ability(AbilityId.DRIVE), 0, 3),
        (ability(AbilityId.DRIVE), 3, 6),
        (discipline(DisciplineId.PROTEAN), 0, 10),
        (discipline(DisciplineId.PROTEAN), 2, 14),
        (discipline(DisciplineId.AUSPEX), 2, 10),
        (TraitKey(kind=TraitKind.PATH, name="Path of Ash"), 0, 7),
        (TraitKey(kind=TraitKind.PATH, name="Path of Ash"), 2, 8),
        (APPEARANCE, 3, 12),
        (virtue(VirtueId.COURAGE), 2, 4),
        (HUMANITY, 5, 10),
        (WILLPOWER, 6, 6),
    ],
)
def test_what_experience_buys(key: TraitKey, rating: int, cost: int) -> None:
    sheet = rated(with_clan(ILSE, ClanId.MALKAVIAN), key, rating)
    assert price(sheet, key) == cost


@pytest.mark.rule("storyteller 28.8")
def test_the_clanless_pay_six_and_backgrounds_are_not_bought() -> None:
    key = discipline(DisciplineId.PROTEAN)
    assert price(rated(with_clan(ILSE, ClanId.CAITIFF), key, 2), key) == 12
    with pytest.raises(NotForExperienceError, match="herd"):
        price(ILSE, background(BackgroundId.HERD))


@pytest.mark.rule("storyteller 28.8")
def test_a_trait_is_raised_by_one_and_paid() -> None:
    rich = replace(rated(ILSE, WILLPOWER, 5), earned=20, paid=3, willpower_left=2)
    after = raised(rich, WILLPOWER)
    assert (after.rating(WILLPOWER), after.willpower_left, after.unspent) == (6, 3, 12)
    with pytest.raises(ExperienceError, match=r"\(4, 0\)"):
        raised(ILSE, APPEARANCE)
    with pytest.raises(AboveLimitError, match=r"appearance.*, 6, 5"):
        raised(rated(replace(ILSE, earned=99), APPEARANCE, 5), APPEARANCE)
    elder = rated(replace(ILSE, earned=99, generation=6), APPEARANCE, 5)
    assert raised(elder, APPEARANCE).rating(APPEARANCE) == 6


@pytest.mark.rule("storyteller 28.8")
@pytest.mark.rule("storyteller 10.1")
def test_the_ledger_keeps_what_came_and_went_and_limits_may_be_overruled() -> None:
    rich = raised(earned(rated(ILSE, APPEARANCE, 4), 17), APPEARANCE)
    assert (rich.earned, rich.paid, rich.unspent) == (17, 16, 1)
    assert rich.ledger == (
        LedgerLine(points=17),
        LedgerLine(points=-16, key=APPEARANCE, rating=5),
    )
    loose = raised(rich, APPEARANCE, is_overruled=True)
    assert (loose.rating(APPEARANCE), loose.unspent) == (6, -19)
    ten = rated(rich, APPEARANCE, 10)
    with pytest.raises(AboveLimitError, match=r"appearance.*, 11, 10"):
        raised(ten, APPEARANCE, is_overruled=True)
