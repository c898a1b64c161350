import pytest

from duskboard.core.blades.scoundrel import Profile, Ratings, Scoundrel
from duskboard.core.blades.trait import ActionId, ViceId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_scoundrels import (
    QuickScoundrelError,
    ScoundrelDraft,
    parse_scoundrel,
    scoundrel_caption,
)
from duskboard.i18n.words import Words

PROWL, FINESSE = ActionId.PROWL, ActionId.FINESSE


@pytest.mark.parametrize(
    ("line", "draft"),
    [
        ("Nell", ScoundrelDraft(name="Nell")),
        (
            "Nell Harrow “Wick” prowl2, finesse: 1 gambling stress3 coin 2 stash19",
            ScoundrelDraft(
                name="Nell Harrow",
                alias="Wick",
                dots={PROWL: 2, FINESSE: 1},
                vice=ViceId.GAMBLING,
                numbers={"stress": 3, "coin": 2, "stash": 19},
            ),
        ),
        (
            'Dov sk1 fin=2 Weird "the Eel"',
            ScoundrelDraft(
                name="Dov",
                alias="the Eel",
                dots={ActionId.SKIRMISH: 1, FINESSE: 2},
                vice=ViceId.WEIRD,
            ),
        ),
        (
            "“Prowl 2” hunt0",
            ScoundrelDraft(name="Prowl 2", dots={ActionId.HUNT: 0}),
        ),
        (
            "Faithful Ann faith",  # a vice is a word of its own
            ScoundrelDraft(name="Faithful Ann", vice=ViceId.FAITH),
        ),
    ],
)
def test_a_line_makes_a_scoundrel(line: str, draft: ScoundrelDraft, english: Words) -> None:
    assert parse_scoundrel(english, line) == draft


def test_a_line_is_understood_in_chinese_and_so_is_english_there(
    taiwan: Words, mainland: Words
) -> None:
    wanted = ScoundrelDraft(
        name="奈兒",
        alias="燭芯",
        dots={PROWL: 2, FINESSE: 1},
        vice=ViceId.GAMBLING,
        numbers={"stress": 3},
    )
    assert parse_scoundrel(taiwan, "奈兒「燭芯」匿蹤2 靈巧１ 好賭 壓力3") == wanted
    assert parse_scoundrel(mainland, "奈兒「燭芯」潜行2 灵巧1 好赌 压力3") == wanted
    assert parse_scoundrel(taiwan, "奈兒「燭芯」prowl2 finesse1 gambling stress3") == wanted


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "A name is missing. Type it first: Nell prowl2."),
        ("prowl2", "A name is missing. Type it first: Nell prowl2."),
        (
            "Nell prowl2 quickly",
            (
                "“quickly” says nothing here. Type an action and its dots, such as prowl2; put a "
                "name with such words in quotes."
            ),
        ),
        ("Nell prowl5", "“prowl5” cannot be. Type 0 to 4."),
        ("Nell stress10", "“stress10” cannot be. Type 0 to 9."),
        ("Nell coin100", "“coin100” cannot be. Type 0 to 99."),
        ("Nell stash41", "“stash41” cannot be. Type 0 to 40."),
        ("Nell prowl1 prowl2", "“prowl2” was said before. Leave one of the two out."),
        ("Nell stress1 stress2", "“stress2” was said before. Leave one of the two out."),
        ("Nell faith luxury", "“luxury” was said before. Leave one of the two out."),
        (
            "Nell prowl2 'Wick'",
            (
                "“'Wick'” says nothing here. Type an action and its dots, such as prowl2; "
                "put a name with such words in quotes."
            ),
        ),
    ],
)
def test_what_makes_no_scoundrel_says_why(line: str, said: str, english: Words) -> None:
    with pytest.raises(QuickScoundrelError) as refused:
        parse_scoundrel(english, line)
    assert error_text(english, refused.value) == said


def test_the_caption_repeats_what_was_understood(english: Words, taiwan: Words) -> None:
    line = "Nell “Wick” prowl2 gambling coin4"
    said = scoundrel_caption(english, parse_scoundrel(english, line))
    assert said == "Nell · “Wick” · Prowl 2 · Vice: Gambling · Coin 4"
    assert scoundrel_caption(taiwan, parse_scoundrel(taiwan, line)) == (
        "Nell · 「Wick」 · 匿蹤 2 · 惡習：好賭 · 錢幣 4"
    )


def test_the_draft_is_a_sheet(english: Words) -> None:
    draft = parse_scoundrel(english, "Nell “Wick” prowl2 stress3 luxury stash5")
    assert draft.sheet == Scoundrel(
        name="Nell",
        profile=Profile(alias="Wick", vice=ViceId.LUXURY),
        ratings=Ratings(prowl=2),
        stress=3,
        stash=5,
    )
