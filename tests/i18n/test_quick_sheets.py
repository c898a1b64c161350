import pytest

from duskboard.core.storyteller.trait import (
    WILLPOWER,
    AbilityId,
    AttributeId,
    Creature,
    ability,
    attribute,
)
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_sheets import (
    QuickSheetError,
    SheetDraft,
    draft_caption,
    parse_sheets,
)
from duskboard.i18n.words import Words

DEX, FIREARMS = attribute(AttributeId.DEXTERITY), ability(AbilityId.FIREARMS)


NOTHING = (
    "“?” says nothing here. Type a trait and its dots, such as dex3; put a name with such words "
    "in quotes."
)


@pytest.mark.parametrize(
    ("line", "draft"),
    [
        (
            "constable x6 mortal dex3 firearms 2",
            SheetDraft(name="constable", count=6, ratings={DEX: 3, FIREARMS: 2}),
        ),
        ("6x constable", SheetDraft(name="constable", count=6)),
        (
            "Hound, animal dex: 4 wp3 blood5",
            SheetDraft(
                name="Hound", creature=Creature.ANIMAL, ratings={DEX: 4, WILLPOWER: 3}, blood=5
            ),
        ),
        (
            "Old Tobias ghoul animal ken2",
            SheetDraft(
                name="Old Tobias",
                creature=Creature.GHOUL,
                ratings={ability(AbilityId.ANIMAL_KEN): 2},
            ),
        ),
        ("“Ghoul of x6” kindred", SheetDraft(name="Ghoul of x6", creature=Creature.KINDRED)),
        ("Marek", SheetDraft(name="Marek")),
    ],
)
def test_a_line_makes_sheets(line: str, draft: SheetDraft, english: Words) -> None:
    assert parse_sheets(english, line) == draft


def test_a_line_is_understood_in_chinese(taiwan: Words, mainland: Words) -> None:
    wanted = SheetDraft(
        name="巡警", creature=Creature.GHOUL, count=6, ratings={DEX: 3, FIREARMS: 2}
    )
    assert parse_sheets(taiwan, "巡警 x6 血僕 敏捷3 槍械2") == wanted
    assert parse_sheets(mainland, "巡警 6名 血仆 敏捷３ 枪械2") == wanted
    assert draft_caption(taiwan, wanted) == "6 × 巡警 · 血僕 · 敏捷 3 · 槍械 2"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("  ", "A name is missing. Type it first: constable x6 dex3."),
        ("x6 dex3", "A name is missing. Type it first: constable x6 dex3."),
        ("constable dex11", "“dex11” cannot be. Type 0 to 10."),
        ("constable x41", "“x41” cannot be. Type 1 to 40."),
        ("constable dex3 yodelling4", NOTHING.replace("?", "yodelling4")),
    ],
)
def test_what_makes_no_sheet_is_said(line: str, said: str, english: Words) -> None:
    with pytest.raises(QuickSheetError) as refused:
        parse_sheets(english, line)
    assert error_text(english, refused.value) == said


def test_what_was_understood_is_said(english: Words) -> None:
    draft = parse_sheets(english, "constable x6 dex3")
    assert draft_caption(english, draft) == "6 × constable · Mortal · Dexterity 3"
