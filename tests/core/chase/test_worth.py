"""What a skill that nobody typed is worth."""

import pytest

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Participant, Side, Skill
from duskboard.core.chase.worth import Basis, Guess, guesses, worth


def somebody(source: CheckSource = CheckSource.D100, **values: int) -> Participant:
    skills = tuple(Skill(name=name, value=value) for name, value in values.items())
    return Participant(name="Vex", side=Side.PURSUER, mov=8, dex=61, skills=skills, source=source)


@pytest.mark.rule("chase 9.11")
def test_an_unknown_skill_is_half_dex_or_all_of_it_or_a_fifth() -> None:
    assert guesses(somebody(), "climb") == (
        Guess(value=30, basis=Basis.HALF_DEX),
        Guess(value=61, basis=Basis.DEX),
        Guess(value=12, basis=Basis.FIFTH_DEX),
    )
    assert guesses(somebody(int=70), "spot") == (
        Guess(value=35, basis=Basis.HALF_INT),
        Guess(value=70, basis=Basis.INT),
        Guess(value=14, basis=Basis.FIFTH_INT),
    )
    assert guesses(somebody(), "listen")[0] == Guess(value=25, basis=Basis.HALF_INT)


@pytest.mark.rule("chase 9.11")
@pytest.mark.parametrize(
    ("person", "skill", "value"),
    [
        (somebody(), "str", 50),
        (somebody(CheckSource.POOL), "climb", 4),
        (somebody(CheckSource.RATING), "climb", 1),
    ],
)
def test_a_characteristic_or_the_dice_of_another_game_are_the_usual_ones(
    person: Participant, skill: str, value: int
) -> None:
    assert guesses(person, skill) == (Guess(value=value, basis=Basis.USUAL),)
    assert worth(person, skill) == value


@pytest.mark.parametrize(
    ("person", "skill", "value"),
    [
        (somebody(climb=45), "climb", 45),
        (somebody(climb=0), "climb", 0),
        (somebody(), "dex", 61),
        (somebody(any=40), "str", 40),
        (somebody(CheckSource.POOL, any=6), "lock", 6),
        (somebody(CheckSource.POOL, jump=5), "climb", 5),
        (somebody(CheckSource.POOL, jump=5, drive=7), "climb", 5),
        (somebody(CheckSource.SAID), "climb", 0),
    ],
)
def test_of_what_is_known_nothing_is_guessed(person: Participant, skill: str, value: int) -> None:
    assert (worth(person, skill), guesses(person, skill)) == (value, ())
