from duskboard.core.storyteller.difficulty import Degree
from duskboard.core.storyteller.trait import (
    HUMANITY,
    AbilityId,
    AttributeId,
    ClanId,
    DisciplineId,
    TraitKey,
    TraitKind,
    ability,
    attribute,
)
from duskboard.i18n.storyteller_enum_text import degree_example, difficulty_example
from duskboard.i18n.storyteller_trait_text import (
    clan_text,
    gear_text,
    level_text,
    trait_names,
    trait_text,
)
from duskboard.i18n.words import Words

DEX, FIREARMS = attribute(AttributeId.DEXTERITY), ability(AbilityId.FIREARMS)


def test_the_words_of_the_table_are_kept(words: Words) -> None:
    own = TraitKey(kind=TraitKind.TALENT, name="Juggling")
    assert trait_text(words, own) == "Juggling"
    assert trait_text(words, TraitKey(kind=TraitKind.PATH, name="Path of Ash")) == "Path of Ash"
    assert trait_text(words, HUMANITY, "Path of Ash") == "Path of Ash"
    assert clan_text(words, "House of Rooks") == "House of Rooks"
    assert (gear_text(words, "Lamp"), level_text(words, "Shaken")) == ("Lamp", "Shaken")


def test_names_are_those_of_the_glossary(taiwan: Words, mainland: Words) -> None:
    auspex = TraitKey(kind=TraitKind.DISCIPLINE, name=DisciplineId.AUSPEX)
    assert [trait_text(taiwan, key) for key in (DEX, FIREARMS, auspex, HUMANITY)] == [
        "敏捷",
        "槍械",
        "超感應",
        "人性值",
    ]
    assert clan_text(mainland, ClanId.TREMERE) == "睿魔尔"
    assert [gear_text(mainland, "pistol"), level_text(taiwan, "mauled")] == ["手枪", "重創"]


def test_a_trait_is_found_by_what_it_is_called(english: Words, taiwan: Words) -> None:
    assert trait_names(english)["dexterity"] == DEX
    assert trait_names(taiwan)["槍械"] == FIREARMS
    assert len(trait_names(english)) == 9 + 33 + 17 + 10 + 5 + 2


def test_difficulties_and_degrees_have_examples(words: Words) -> None:
    examples = [difficulty_example(words, number) for number in range(2, 11)]
    assert (examples[0], examples[-1]) == ("", "")
    assert len({*examples}) == 8
    assert len({degree_example(words, one) for one in Degree}) == 5
