import pytest

from duskboard.core.storyteller.trait import (
    HUMANITY,
    AbilityId,
    AttributeId,
    DisciplineId,
    TraitKey,
    TraitKind,
    ability,
    attribute,
)
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_pool import QuickPoolError, pool_text, read_pool
from duskboard.i18n.words import Words

DEX, MELEE = attribute(AttributeId.DEXTERITY), ability(AbilityId.MELEE)
AUSPEX = TraitKey(kind=TraitKind.DISCIPLINE, name=DisciplineId.AUSPEX)
JUGGLING = TraitKey(kind=TraitKind.TALENT, name="Juggling")


@pytest.mark.parametrize(
    ("text", "pool"),
    [
        ("Dexterity + Melee", (DEX, MELEE)),
        ("dex+mel", (DEX, MELEE)),
        ("auspex, JUGG", (AUSPEX, JUGGLING)),
        ("Per", (attribute(AttributeId.PERCEPTION),)),
        ("self-control", (TraitKey(kind=TraitKind.VIRTUE, name="self-control"),)),
        ("dex + dex", (DEX,)),
        (" ", ()),
    ],
)
def test_labels_make_a_pool(text: str, pool: tuple[TraitKey, ...], english: Words) -> None:
    assert read_pool(english, text, [JUGGLING]) == pool


@pytest.mark.parametrize("text", ["dex + Yodelling", "s", "intimidation!"])
def test_what_is_no_trait_or_may_be_several_is_refused(text: str, english: Words) -> None:
    with pytest.raises(QuickPoolError) as refused:
        read_pool(english, text)
    part = text.rpartition("+ ")[2]
    assert error_text(english, refused.value) == (
        f"“{part}” is no trait, or may be several. Type its whole name."
    )


def test_a_pool_reads_as_it_is_typed_in_every_language(words: Words) -> None:
    for pool in ((DEX, MELEE), (AUSPEX, JUGGLING)):
        assert read_pool(words, pool_text(words, pool), [JUGGLING]) == pool


def test_labels_are_known_in_chinese_too(taiwan: Words, mainland: Words) -> None:
    assert pool_text(taiwan, [DEX, MELEE]) == "敏捷 + 白刃"
    assert read_pool(mainland, "敏捷、dex，格") == (DEX, ability(AbilityId.BRAWL))


def test_a_path_stands_in_the_place_of_humanity(english: Words) -> None:
    assert pool_text(english, [HUMANITY], "Path of Night") == "Path of Night"
