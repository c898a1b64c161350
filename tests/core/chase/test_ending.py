"""Ends that the board proposes (rules/chase.md 4.3, Q18)."""

from dataclasses import replace

import pytest

from duskboard.core.chase.ending import Ending, Proposal, proposals
from duskboard.core.chase.participant import Fate, Participant, Side, Vitals
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location, Track
from duskboard.core.identity import EntityId

P = tuple(EntityId(f"p{number}") for number in range(6))
TRACK = Track(
    locations={place: Location(name=place, is_exit=place == P[5]) for place in P},
    edges={EntityId(f"w{at}"): Edge(start=P[at - 1], end=P[at]) for at in range(1, 6)},
)
COURSE = Course(name="Chase", round=2)
Q, R, C, D = (EntityId(name) for name in "qrcd")


def one(side: Side, at: int | None) -> Participant:
    place = None if at is None else P[at]
    return Participant(name="One", side=side, mov=8, dex=50, place=place)


def ends(course: Course = COURSE, **places: int) -> list[Proposal]:
    sides = {"q": Side.QUARRY, "r": Side.QUARRY, "c": Side.PURSUER, "d": Side.PURSUER}
    people = {EntityId(key): one(sides[key], at) for key, at in places.items()}
    return list(proposals(course, TRACK, people))


@pytest.mark.rule("chase 4.3")
def test_a_shared_place_is_proposed_as_caught_and_nothing_more_happens() -> None:
    assert ends(q=3, c=3) == [Proposal(ending=Ending.CAUGHT, who=Q, by=C)]
    assert ends(q=3, c=2) == []


def test_an_exit_is_proposed_as_an_escape_unless_a_pursuer_is_there() -> None:
    assert ends(q=5, r=4, c=2) == [Proposal(ending=Ending.ESCAPED, who=Q)]
    assert ends(q=5, c=5) == [Proposal(ending=Ending.CAUGHT, who=Q, by=C)]


def test_a_lead_that_the_keeper_has_set_is_proposed_as_an_escape() -> None:
    far = replace(COURSE, escape_lead=3)
    assert ends(far, q=4, r=3, c=1, d=0) == [Proposal(ending=Ending.ESCAPED, who=Q)]
    assert ends(COURSE, q=4, c=0) == []


def test_before_the_first_round_nothing_is_proposed() -> None:
    assert ends(Course(name="Chase"), q=3, c=3) == []


def test_a_side_without_anybody_is_proposed_as_all_out() -> None:
    both = {Q: one(Side.QUARRY, 3), C: one(Side.PURSUER, 1)}
    for key, person in both.items():
        gone = {**both, key: replace(person, fate=Fate.OUT)}
        assert proposals(COURSE, TRACK, gone) == (Proposal(ending=Ending.ALL_OUT),)
    assert proposals(COURSE, TRACK, {Q: both[Q]}) == ()


def test_who_has_no_hit_points_left_is_proposed_as_down() -> None:
    down = replace(one(Side.PURSUER, 1), vitals=Vitals(hit_points=0, full_hit_points=11))
    hurt = replace(one(Side.QUARRY, 3), vitals=Vitals(hit_points=1, full_hit_points=11))
    people = {Q: hurt, C: down, D: one(Side.PURSUER, 0)}
    assert proposals(COURSE, TRACK, people) == (Proposal(ending=Ending.DOWN, who=C),)
    gone = {**people, C: replace(down, fate=Fate.OUT)}
    assert proposals(COURSE, TRACK, gone) == ()


def test_who_is_out_or_off_the_track_is_not_proposed() -> None:
    people = {
        Q: one(Side.QUARRY, 3),
        R: one(Side.QUARRY, None),
        C: replace(one(Side.PURSUER, 3), fate=Fate.OUT),
        D: one(Side.PURSUER, 0),
    }
    assert proposals(COURSE, TRACK, people) == ()
