import pytest

from duskboard.core.chase.participant import Skill
from duskboard.i18n.quick_people import NoPersonTextError, PersonNumberError, PersonWordError
from duskboard.i18n.quick_skills import parse_skills
from duskboard.i18n.words import Language, Words
from duskboard.paths import resources


def said(text: str, language: Language = Language.ENGLISH) -> dict[str, int]:
    found = parse_skills(Words(resources() / "translations", language), text)
    assert all(isinstance(one, Skill) for one in found)
    return {one.name: one.value for one in found}


@pytest.mark.parametrize(
    ("text", "skills"),
    [
        ("climb 45", {"climb": 45}),
        ("Climb 45, First Aid 30", {"climb": 45, "First Aid": 30}),
        ("climb45 dodge: 30 luck=5", {"climb": 45, "dodge": 30, "luck": 5}),
        ("攀爬45、急救 30", {"climb": 45, "急救": 30}),
        ("SAN 52; Drive Auto 20%", {"sanity": 52, "drive": 20}),
        ("climb 45, climb 50", {"climb": 50}),
        ("閃避\uff13\uff10", {"dodge": 30}),  # as a Chinese keyboard types it
    ],
)
def test_words_before_a_number_are_a_skill(text: str, skills: dict[str, int]) -> None:
    assert said(text) == skills
    assert said(text, Language.TRADITIONAL_CHINESE) == skills


@pytest.mark.parametrize(("text", "at_fault"), [("climb", "climb"), ("climb 45, 30", "30")])
def test_what_makes_no_skill_is_named(text: str, at_fault: str) -> None:
    with pytest.raises(PersonWordError) as error:
        said(text)
    assert error.value.args == (at_fault,)


def test_nothing_and_too_much_are_refused() -> None:
    with pytest.raises(NoPersonTextError):
        said("  ")
    with pytest.raises(PersonNumberError):
        said("climb 4500")
