import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duskboard import paths
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.quick_clock import (
    KIND_WORDS,
    ClockDraft,
    ClockSizeError,
    ClockWordError,
    NoClockTextError,
    QuickClockError,
    looks_like_clock,
    parse_clock,
)
from duskboard.i18n.words import Language, Words

WORDS = Words(paths.resources() / "translations")
ALARM = ClockDraft(name="Alarm", size=6, kind=ClockKind.DANGER)
BELL = ClockDraft(name="警報", size=6, kind=ClockKind.DANGER)


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ("Alarm 6 danger", ALARM),
        ("Alarm danger 6", ALARM),
        ("  Alarm,  6,  DANGER  ", ALARM),
        ("Alarm 6 segments danger", ALARM),
        ("Alarm 6 危險", ALARM),
        ("警報 6 危險", BELL),
        ("警報 危險 6", BELL),
        ("警報6危險", BELL),
        ("警報6危", BELL),
        ("警報\uff16危险钟", BELL),
        ("警報\u3000\uff16\u3000危险", BELL),
        ("警報\uff11\uff10", ClockDraft(name="警報", size=10)),
        ("警報\uff19", ClockDraft(name="警報", size=9)),
        ("警報，6 段，危险", BELL),
        ("警報 6 danger", BELL),
        ("Alarm", ClockDraft(name="Alarm")),
        ("Alarm 12", ClockDraft(name="Alarm", size=12)),
        ("Alarm mission", ClockDraft(name="Alarm", kind=ClockKind.MISSION)),
        ("警報 倒數 八格", ClockDraft(name="警報", size=8, kind=ClockKind.MISSION)),
        ("警報六段倒数", ClockDraft(name="警報", size=6, kind=ClockKind.MISSION)),
        ("警報二十四格", ClockDraft(name="警報", size=24)),
        ("警報十格 危險", ClockDraft(name="警報", size=10, kind=ClockKind.DANGER)),
        ("老十二", ClockDraft(name="老十二")),
        ("Alarm countdown 8", ClockDraft(name="Alarm", size=8, kind=ClockKind.MISSION)),
        ("Mood 8 tug of war", ClockDraft(name="Mood", size=8, kind=ClockKind.TUG_OF_WAR)),
        ("Mood tug-of-war", ClockDraft(name="Mood", kind=ClockKind.TUG_OF_WAR)),
        ("Decode ltp", ClockDraft(name="Decode", kind=ClockKind.PROJECT)),
        ("Decode long-term project", ClockDraft(name="Decode", kind=ClockKind.PROJECT)),
        ("解讀帳冊 長期專案 8", ClockDraft(name="解讀帳冊", size=8, kind=ClockKind.PROJECT)),
        ("危險 6 任務", ClockDraft(name="危險", size=6, kind=ClockKind.MISSION)),
        ("Danger at the docks 6", ClockDraft(name="Danger at the docks", size=6)),
        ("Dangerous 6", ClockDraft(name="Dangerous", size=6)),
        ("Agent 47 6", ClockDraft(name="Agent 47", size=6)),
        ("MI6", ClockDraft(name="MI6")),
        ("Alarm progre\u017fs", ClockDraft(name="Alarm progre\u017fs")),
        ("Danger mission 4", ClockDraft(name="Danger", size=4, kind=ClockKind.MISSION)),
    ],
)
def test_a_line_makes_a_clock(text: str, draft: ClockDraft) -> None:
    assert parse_clock(WORDS, text) == draft


@pytest.mark.parametrize(
    ("text", "draft"),
    [
        ('"Room 12"', ClockDraft(name="Room 12")),
        ('"Room 12" 6', ClockDraft(name="Room 12", size=6)),
        ("“Room 12” 6 danger", ClockDraft(name="Room 12", size=6, kind=ClockKind.DANGER)),
        ("「12 號房」6危險", ClockDraft(name="12 號房", size=6, kind=ClockKind.DANGER)),
        ("『危險』", ClockDraft(name="危險")),
        ('"Patience"', ClockDraft(name="Patience")),
        ('"open 6', ClockDraft(name='"open', size=6)),
    ],
)
def test_quotes_keep_a_name_together(text: str, draft: ClockDraft) -> None:
    assert parse_clock(WORDS, text) == draft


@pytest.mark.parametrize(
    ("text", "language", "name"),
    [
        ("6", Language.ENGLISH, "Progress clock"),
        ("danger 6", Language.ENGLISH, "Danger clock"),
        ("danger", Language.TRADITIONAL_CHINESE, "危險鐘"),
        ('"" 6', Language.SIMPLIFIED_CHINESE, "进度钟"),
        ("\x85 6", Language.ENGLISH, "Progress clock"),
    ],
)
def test_a_clock_without_a_name_is_called_by_its_kind(
    text: str, language: Language, name: str
) -> None:
    words = Words(paths.resources() / "translations", language)
    assert parse_clock(words, text).name == name


@pytest.mark.parametrize("kind", list(ClockKind))
def test_every_word_for_a_kind_is_understood_in_every_language(
    words: Words, kind: ClockKind
) -> None:
    for word in (*KIND_WORDS[kind].split("|"), enum_text(words, kind)):
        assert parse_clock(words, f"Alarm 6 {word}").kind is kind, word
        assert parse_clock(words, f"Alarm {word.upper()} 6").kind is kind, word


def test_no_word_stands_for_two_kinds() -> None:
    every = [word for line in KIND_WORDS.values() for word in line.split("|")]
    assert len(set(every)) == len(every)
    assert [word for word in every if word != word.lower()] == []


@pytest.mark.parametrize("size", [2, 24])
def test_the_smallest_and_the_largest_clock(size: int) -> None:
    assert parse_clock(WORDS, f"Alarm {size}").size == size


@pytest.mark.parametrize(
    ("text", "word"),
    [("Alarm 1", "1"), ("Alarm 25 danger", "25"), ("Room 101 danger", "101"), ("0", "0")],
)
def test_a_size_that_no_clock_has_is_named(text: str, word: str) -> None:
    with pytest.raises(ClockSizeError) as error:
        parse_clock(WORDS, text)
    assert error.value.args == (word,)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('"Room 12" soon', "soon"),
        ('"Room 12" soon 6', "soon"),
        ('"Room 12" 6 soon', "soon"),
        ('"Room 12" 6 8', "6"),
        ('"Room 12" danger mission', "danger"),
    ],
)
def test_a_word_after_quotes_that_is_nothing_is_named(text: str, word: str) -> None:
    with pytest.raises(ClockWordError) as error:
        parse_clock(WORDS, text)
    assert error.value.args == (word,)


@pytest.mark.parametrize("text", ["", "  ", "\u3000"])
def test_a_blank_line_makes_no_clock(text: str) -> None:
    with pytest.raises(NoClockTextError):
        parse_clock(WORDS, text)


LOOKS = {
    "Alarm 6 danger": True,
    "Alarm 6": True,
    "Alarm danger": True,
    "Alarm 60 danger": False,
    "“Room 12” 6": True,
    "警報6危險": True,
    "Alarm": False,
    "danger": False,
    "6": False,
    "6 danger": False,
    "3d6+2": False,
    "d20 + 4": False,
    "d100 b1": False,
    "": False,
    '"Room 12"': False,
    '"Room 12" soon 6': False,
}


def test_a_name_with_a_size_or_a_kind_looks_like_a_clock_that_can_be_made(words: Words) -> None:
    assert {text: looks_like_clock(words, text) for text in LOOKS} == LOOKS


@given(st.text(max_size=30) | st.text(alphabet='0123456789 "段a', max_size=30))
def test_whatever_is_typed_makes_a_clock_that_can_be_or_a_known_error(text: str) -> None:
    with contextlib.suppress(QuickClockError):
        draft = parse_clock(WORDS, text)
        Clock(name=draft.name, kind=draft.kind, size=draft.size or 6)  # refuses what cannot be


@given(
    name=st.text(alphabet="abc 0123456789危險項", min_size=1, max_size=12).filter(str.strip),
    size=st.none() | st.integers(2, 24),
    kind=st.sampled_from(list(ClockKind)),
)
def test_any_name_in_quotes_comes_back(name: str, size: int | None, kind: ClockKind) -> None:
    ending = kind.value if size is None else f"{size} {kind.value}"
    draft = ClockDraft(name=name.strip(), size=size, kind=kind)
    assert parse_clock(WORDS, f"“{name}” {ending}") == draft
