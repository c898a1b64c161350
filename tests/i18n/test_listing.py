import pytest

from duskboard.i18n.listing import clauses, dotted, names
from duskboard.i18n.words import Words


def test_facts_are_parted_by_dots(english: Words, taiwan: Words) -> None:
    assert dotted(english, ["Dodge", "", "d100"]) == "Dodge · d100"
    assert dotted(taiwan, ["閃避", "d100"]) == "閃避 · d100"


def test_clauses_are_parted_by_commas(english: Words, taiwan: Words) -> None:
    assert clauses(english, ["5 of 6", "", "1 left"]) == "5 of 6, 1 left"
    assert clauses(taiwan, ["已滿", "剩 1 段"]) == "已滿，剩 1 段"
    assert clauses(english, []) == ""


@pytest.mark.parametrize(
    ("parts", "in_english", "in_chinese"),
    [
        ([], "", ""),
        (["Fog"], "Fog", "Fog"),
        (["Fog", "Lamps"], "Fog and Lamps", "Fog、Lamps"),
        (["Fog", "Lamps", "Alarm"], "Fog, Lamps and Alarm", "Fog、Lamps、Alarm"),
    ],
)
def test_names_make_a_list_in_a_sentence(
    english: Words, mainland: Words, parts: list[str], in_english: str, in_chinese: str
) -> None:
    assert names(english, parts) == in_english
    assert names(mainland, parts) == in_chinese


def test_a_name_may_hold_what_looks_like_a_placeholder(english: Words) -> None:
    assert names(english, ["100%", "%(second)s", "%s"]) == "100%, %(second)s and %s"
