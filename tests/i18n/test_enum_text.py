from collections.abc import Callable
from enum import StrEnum

import pytest

from duskboard.core.blades_rulings import ExtremeEffect
from duskboard.core.clocks.clock import ClockKind
from duskboard.i18n.enum_text import enum_text, theme_text, visibility_clause
from duskboard.i18n.words import Language, Words
from duskboard.table.entity import Visibility

ClassesOf = Callable[[str, type], frozenset[type[StrEnum]]]


@pytest.mark.parametrize("package", ["duskboard.core", "duskboard.table", "duskboard.play"])
def test_every_member_has_a_text_in_every_language(
    words: Words, classes_of: ClassesOf, package: str
) -> None:
    for kind in classes_of(package, StrEnum):
        texts = [enum_text(words, member) for member in kind]
        assert all(texts), kind
        assert len(set(texts)) == len(texts), kind


def test_each_language_is_named_in_itself(words: Words) -> None:
    assert [enum_text(words, language) for language in Language] == [
        "English",
        "繁體中文",
        "简体中文",
    ]


def test_kinds_of_clocks_have_the_terms_of_the_glossary(
    english: Words, taiwan: Words, mainland: Words
) -> None:
    assert [enum_text(english, kind) for kind in ClockKind] == [
        "Progress",
        "Danger",
        "Countdown",
        "Tug-of-war",
        "Project",
        "Faction",
        "Investigation",
        "Healing",
        "Patience",
    ]
    assert [enum_text(taiwan, kind) for kind in ClockKind] == [
        "進度鐘",
        "危險鐘",
        "任務鐘",
        "拔河鐘",
        "長期專案",
        "派系鐘",
        "調查活動",
        "治療鐘",
        "耐心鐘",
    ]
    assert enum_text(mainland, ClockKind.PROJECT) == "长期项目"


def test_a_number_of_segments_is_a_text(english: Words, mainland: Words) -> None:
    assert enum_text(english, ExtremeEffect.FOUR) == "4 segments"
    assert enum_text(mainland, ExtremeEffect.FIVE) == "5 段"


def test_themes_have_names(english: Words, taiwan: Words) -> None:
    assert theme_text(english, "dark") == "Dark"
    assert theme_text(taiwan, "system") == "跟隨系統"
    with pytest.raises(KeyError):
        theme_text(english, "pink")


@pytest.mark.parametrize("visibility", list(Visibility))
def test_what_players_know_is_a_clause(words: Words, visibility: Visibility) -> None:
    assert visibility_clause(words, visibility)


def test_an_enum_that_nobody_sees_has_no_text(english: Words) -> None:
    class Inner(StrEnum):
        ONE = "one"

    with pytest.raises(KeyError):
        enum_text(english, Inner.ONE)
