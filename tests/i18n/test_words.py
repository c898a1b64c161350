from pathlib import Path

import pytest

from duskboard import paths
from duskboard.i18n.listing import clauses, names
from duskboard.i18n.words import Language, Words

FOLDER = paths.resources() / "translations"


def test_english_needs_no_catalogue(tmp_path: Path) -> None:
    assert Words(tmp_path).gettext("New clock") == "New clock"


def test_a_missing_catalogue_is_an_error_at_once(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        Words(tmp_path, Language.TRADITIONAL_CHINESE)


def test_words_switch_while_the_program_runs() -> None:
    words = Words(FOLDER)
    assert words.pgettext("clock kind", "Danger") == "Danger"
    words.switch(Language.TRADITIONAL_CHINESE)
    assert words.language is Language.TRADITIONAL_CHINESE
    assert words.pgettext("clock kind", "Danger") == "危險鐘"
    words.switch(Language.SIMPLIFIED_CHINESE)
    assert words.pgettext("clock kind", "Danger") == "危险钟"
    words.switch(Language.ENGLISH)
    assert words.pgettext("clock kind", "Danger") == "Danger"


def test_a_table_of_names_is_made_once_for_each_language() -> None:
    words, made = Words(FOLDER), []

    def kinds(spoken: Words) -> dict[str, str]:
        made.append(spoken.language)
        return {"danger": spoken.pgettext("clock kind", "Danger")}

    assert [words.kept(kinds)["danger"] for _ in range(2)] == ["Danger", "Danger"]
    words.switch(Language.TRADITIONAL_CHINESE)
    assert [words.kept(kinds)["danger"] for _ in range(2)] == ["危險鐘", "危險鐘"]
    assert made == [Language.ENGLISH, Language.TRADITIONAL_CHINESE]


def test_a_switch_that_fails_leaves_the_language(tmp_path: Path) -> None:
    words = Words(tmp_path)
    with pytest.raises(FileNotFoundError):
        words.switch(Language.SIMPLIFIED_CHINESE)
    assert words.language is Language.ENGLISH
    assert words.gettext("Clocks") == "Clocks"


def test_two_speak_two_languages_at_once() -> None:
    game_master = Words(FOLDER, Language.ENGLISH)
    players = Words(FOLDER, Language.TRADITIONAL_CHINESE)
    assert game_master.gettext("shown to players") == "shown to players"
    assert players.gettext("shown to players") == "已對玩家公開"


def test_a_name_in_other_letters_has_a_space_on_either_side_in_chinese() -> None:
    words = Words(FOLDER, Language.TRADITIONAL_CHINESE)
    moved = words.pgettext("chase", "moved between %(start)s and %(end)s")
    assert moved % {"start": "地點 2", "end": "魚市"} == "移到地點 2 與魚市之間"
    assert moved % {"start": "Quay", "end": "Bo’s inn"} == "移到 Quay 與 Bo’s inn 之間"
    assert moved % {"start": "2", "end": "3"} == "移到2與3之間"  # numbers stand as they are put
    quoted = words.gettext("“%(obstacle)s” renamed")
    assert quoted % {"obstacle": "Wall"} == "「Wall」改名"


def test_english_knows_one_and_many() -> None:
    words = Words(FOLDER)
    assert words.ngettext("%(count)d roll", "%(count)d rolls", 1) == "%(count)d roll"
    assert words.ngettext("%(count)d roll", "%(count)d rolls", 2) == "%(count)d rolls"
    assert words.npgettext("dice", "die", "dice", 1) == "die"


@pytest.mark.parametrize("count", [0, 1, 2, 34])
def test_chinese_has_one_form_for_all_numbers(count: int) -> None:
    words = Words(FOLDER, Language.SIMPLIFIED_CHINESE)
    text = words.ngettext("%(count)d roll", "%(count)d rolls", count)
    assert text == "掷骰 %(count)d 次"


def test_only_chinese_is_chinese() -> None:
    assert [language for language in Language if language.is_chinese] == [
        Language.TRADITIONAL_CHINESE,
        Language.SIMPLIFIED_CHINESE,
    ]


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Alarm", "Alarm"),
        ("警報", "警報"),
        ("\u202eltr", "\u2068ltr\u2069"),
        ("\u05d0\u05d1", "\u2068\u05d0\u05d1\u2069"),
        ("a\u2066b", "\u2068ab\u2069"),
        ("a\u2069b\u2068", "\u2068ab\u2069"),
        ("\u2068\u05d0\u05d1\u2069 9", "\u2068\u2068\u05d0\u05d1\u2069 9\u2069"),
    ],
)
def test_a_name_keeps_its_direction_to_itself(name: str, told: str) -> None:
    """What follows a name is not written backwards with it (one with a mark that turns)."""
    words = Words(FOLDER)
    said = words.gettext("%(filled)d of %(size)d") % {"filled": 0, "size": 4}
    assert clauses(words, [name, said]) == f"{told}, 0 of 4"
    assert names(words, [name, "Fog"]) == f"{told} and Fog"
    words.switch(Language.TRADITIONAL_CHINESE)
    assert words.gettext("New clock “%(clock)s”") % {"clock": name} == f"新進度鐘「{told}」"
