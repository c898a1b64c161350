import math
from collections.abc import Callable

import pytest

from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.identity import EntityId
from duskboard.table.entity import (
    CAMPAIGN_ID,
    PUBLIC_ROLL_ID,
    RULINGS_ID,
    Campaign,
    Entity,
    Moment,
    Note,
    Session,
    Visibility,
)

CLOCK = Clock(name="The gate", kind=ClockKind.PROGRESS, size=4)


def test_new_things_are_hidden_and_stand_first() -> None:
    assert Entity(entity_id=EntityId("a"), value=CLOCK) == Entity(
        entity_id=EntityId("a"), value=CLOCK, visibility=Visibility.HIDDEN, rank=0.0
    )


def test_the_fixed_identifiers_are_those_of_the_file() -> None:
    assert (CAMPAIGN_ID, RULINGS_ID, PUBLIC_ROLL_ID) == ("campaign", "rulings", "public-roll")


def test_what_players_may_know_is_hidden_masked_or_shown() -> None:
    assert [one.value for one in Visibility] == ["hidden", "masked", "shown"]


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: Campaign(name=" "), "Campaign.name is blank: ' '"),
        (lambda: Session(number=0, started=Moment(5)), "Session.number is below 1: 0"),
        (
            lambda: Session(number=1, started=Moment(5), ended=Moment(4)),
            "Session.ended is before started: 4",
        ),
        (lambda: Note(title=" ", text="\n"), "Note.title and Note.text are blank: ' '"),
        (lambda: Entity(entity_id=EntityId(""), value=CLOCK), "Entity.entity_id is empty"),
        (
            lambda: Entity(entity_id=EntityId("a"), value=CLOCK, rank=math.inf),
            "Entity.rank is not finite: inf",
        ),
        (
            lambda: Entity(entity_id=EntityId("a"), value=CLOCK, rank=math.nan),
            "Entity.rank is not finite: nan",
        ),
    ],
)
def test_what_can_never_be_true_is_refused(make: Callable[[], object], message: str) -> None:
    with pytest.raises(ValueError) as refusal:  # noqa: PT011  # the message is compared whole
        make()
    assert str(refusal.value) == message


def test_what_is_just_possible_is_taken() -> None:
    assert Session(number=1, started=Moment(5), ended=Moment(5)).ended == 5
    assert Note(title="A", text="").session == 0
    assert Note(title="", text="a").about is None
    assert Campaign(name="Dusk") == Campaign(name="Dusk", welcome="", picture=None)
