"""Whose turn players are told it is: never a hidden one's, and never the wrong one's."""

from dataclasses import replace

import pytest
from tests.table.boards import EDDA, HIDDEN, HOB, MASKED, TOM, board, entity, somebody, track

from duskboard.core.chase.participant import Fate, Turn
from duskboard.core.chase.rounds import Course
from duskboard.core.identity import EntityId


@pytest.mark.parametrize(
    ("lately", "active", "marked"),
    [
        ((), None, None),
        ((HOB,), HOB, None),
        ((EDDA,), EDDA, EDDA),
        ((EDDA, HOB), HOB, EDDA),
        ((TOM, EDDA, HOB), HOB, EDDA),
        ((EDDA, HOB, TOM), TOM, TOM),
        ((HOB, EDDA), None, EDDA),
    ],
)
def test_the_marker_stays_while_a_hidden_one_acts(
    lately: tuple[EntityId, ...], active: EntityId | None, marked: EntityId | None
) -> None:
    course = Course(name="To the tram", round=1, active=active, lately=lately)
    people = [
        entity("edda", replace(somebody("Edda", 1, dex=70), turn=Turn.ACTED)),
        entity("hob", somebody("Hob", 1, dex=60), HIDDEN),
        entity("tom", somebody("Tom", 1, dex=50)),
    ]
    view = board(track("ss", course=course), *people)
    assert view.active == marked
    assert [one.person_id for one in view.tokens if one.is_active] == [marked][: marked is not None]


def test_who_left_the_chase_is_not_marked() -> None:
    course = Course(name="To the tram", round=1, lately=(TOM, EDDA))
    people = [
        entity("edda", replace(somebody("Edda", 1), fate=Fate.ESCAPED)),
        entity("tom", replace(somebody("Tom", 1), turn=Turn.ACTED)),
    ]
    assert board(track("ss", course=course), *people).active == TOM


@pytest.mark.parametrize("turn", [Turn.TO_ACT, Turn.WAITING])
def test_nobody_is_said_to_act_with_actions_left_while_a_hidden_one_does(turn: Turn) -> None:
    """Of the last one they saw, in a new round, or whose turn was put off or taken away."""
    edda = replace(somebody("Edda", 1, dex=50), left=2, granted=2, turn=turn)
    people = [
        entity("edda", edda),
        entity("hob", somebody("Hob", 1, dex=60), HIDDEN),
        entity("tom", replace(somebody("Tom", 1, dex=70), turn=Turn.ACTED)),
    ]
    seen = []
    for active in (HOB, EDDA):
        lately = (TOM, EDDA, active) if active == HOB else (TOM, HOB, EDDA)
        course = Course(name="To the tram", round=2, active=active, lately=lately)
        view = board(track("ss", course=course), *people)
        seen.append((view.active, [(one.is_active, one.left) for one in view.tokens]))
    assert seen == [
        (None, [(False, None), (False, None)]),
        (EDDA, [(True, 2), (False, None)]),
    ]


def test_whether_a_masked_one_has_acted_is_not_asked() -> None:
    course = Course(name="To the tram", round=1, active=HOB, lately=(EDDA, HOB))
    for turn in Turn:
        edda = entity("edda", replace(somebody("Edda", 1), turn=turn), MASKED)
        view = board(track("ss", course=course), edda, entity("hob", somebody("Hob", 1), HIDDEN))
        assert view.active is None
