"""Nothing that players do not know moves anything on their screen."""

from dataclasses import dataclass, replace
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st
from tests.table.boards import (
    EDDA,
    FENCE,
    FINN,
    HIDDEN,
    HOB,
    MASKED,
    SHOWN,
    TOM,
    WALL,
    board,
    entity,
    lay,
    place,
    track,
)

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Fate, Participant, Prepared, Side, Skill, Turn, Vitals
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Barrier, Edge, Hazard, Location
from duskboard.core.identity import EntityId
from duskboard.table.entity import Entity, Value, Visibility
from duskboard.table.public_board import public_board
from duskboard.table.table import Table

seen_places = st.text("smh", min_size=1, max_size=7)
visibilities = st.sampled_from(Visibility)
obstacles = st.sampled_from([WALL, FENCE, replace(FENCE, hit_points=0)])
places_of = st.none() | st.integers(0, 6)
people = st.dictionaries(
    st.sampled_from([EDDA, TOM, HOB, FINN]),
    st.tuples(
        st.builds(
            Participant,
            name=st.sampled_from(["Edda", "Tom"]),
            side=st.sampled_from(Side),
            mov=st.integers(5, 9),
            dex=st.integers(40, 42),
            tie=st.integers(0, 2),
            granted=st.integers(0, 3),
            left=st.integers(0, 3),
            turn=st.sampled_from(Turn),
            fate=st.sampled_from(Fate),
            count=st.integers(1, 3),
        ),
        places_of,
        visibilities,
    ),
)


@dataclass(frozen=True)
class Scene:
    """A chase drawn at random."""

    seen: str
    lying: dict[int, tuple[Hazard | Barrier, Visibility]]
    people: dict[EntityId, tuple[Participant, int | None, Visibility]]
    course: Course

    def table(self) -> Table:
        found = track(self.seen, self.lying, self.course)
        for rank, (key, (one, at, visibility)) in enumerate(sorted(self.people.items())):
            on_track = at is not None and at < len(self.seen)
            placed = replace(one, place=place(at) if on_track and at is not None else None)
            found.append(entity(key, placed, visibility, rank))
        return lay(*found)


scenes = st.builds(
    Scene,
    seen=seen_places,
    lying=st.dictionaries(st.integers(1, 6), st.tuples(obstacles, visibilities)),
    people=people,
    course=st.builds(
        Course,
        name=st.just("To the tram"),
        round=st.integers(0, 3),
        active=st.none() | st.sampled_from([EDDA, TOM, HOB, FINN]),
        lately=st.permutations([EDDA, TOM, HOB, FINN]).map(tuple),
    ),
)


def _strange(one: Participant, seed: int) -> Participant:
    """Somebody else altogether, where players know nothing."""
    return replace(
        one,
        name=f"Stranger {seed}",
        side=list(Side)[seed % 2],
        mov=5 + seed % 5,
        dex=30 + seed,
        tie=seed % 3,
        skills=(Skill(name="swim", value=seed),),
        granted=seed,
        left=seed % 3,
        debt=seed % 4,
        turn=list(Turn)[seed % 3],
        fate=list(Fate)[seed % 4],
        count=1 + seed % 4,
        place=place(seed % 7) if seed % 3 else None,
    )


def _private(one: Participant, seed: int, *, is_marked: bool) -> Participant:
    """The same to players: MOV, skills, debts, dice and hit points are never public."""
    changed = replace(
        one,
        mov=5 + seed % 5,
        skills=(Skill(name="swim", value=seed),),
        pool=seed % 6,
        spent=seed % 2,
        debt=seed % 4,
        granted=seed % 5,
        prepared=Prepared(edge=EntityId("w1"), dice=1 + seed % 2),
        vitals=Vitals(hit_points=seed, full_hit_points=seed + 3),
    )
    return changed if is_marked else replace(changed, left=seed % 5)


def _masked(one: Participant, seed: int, *, is_marked: bool) -> Participant:
    changed = _private(one, seed, is_marked=is_marked)
    return replace(
        changed,
        name=f"Stranger {seed}",
        side=list(Side)[seed % 2],
        count=1 + seed % 4,
        turn=list(Turn)[seed % 3],
        left=seed % 4,
        granted=seed % 4,
    )


def _other_value(one: Entity, seed: int, marked: EntityId | None) -> Value:
    """Return another value that looks the same to players."""
    value = one.value
    is_marked = one.entity_id == marked
    if isinstance(value, Edge):
        return _other_way(value, one.visibility, seed)
    if isinstance(value, Location) and one.visibility is not SHOWN:
        return Location(name=f"Elsewhere {seed}", is_exit=seed % 2 == 0)
    if not isinstance(value, Participant):
        return value
    if one.visibility is HIDDEN:
        return _strange(value, seed)
    if one.visibility is MASKED:
        return _masked(value, seed, is_marked=is_marked)
    return _private(value, seed, is_marked=is_marked)


def _other_way(edge: Edge, visibility: Visibility, seed: int) -> Edge:
    trap = replace(WALL, name=f"Trap {seed}")
    if visibility is HIDDEN:
        return replace(edge, hazard=trap if seed % 2 else None, barrier=None)
    if visibility is MASKED and edge.names:
        return replace(edge, hazard=trap, barrier=None)
    if edge.hazard is not None:
        other = replace(edge.hazard, skills=("swim",), difficulty=list(Difficulty)[seed % 3])
        return replace(edge, hazard=other)
    return edge


@given(scenes, st.integers(0, 99))
def test_what_players_do_not_know_changes_nothing_on_their_screen(scene: Scene, seed: int) -> None:
    table = scene.table()
    before = public_board(table)
    assert before is not None
    other = lay(
        *(
            replace(one, value=_other_value(one, seed + at, before.active))
            for at, one in enumerate(table)
        )
    )
    assert public_board(other) == before


@given(scenes, st.integers(0, 5))
def test_hidden_people_might_as_well_not_be_there(scene: Scene, active: int) -> None:
    known = {key: one for key, one in scene.people.items() if one[2] is not HIDDEN}
    hidden = [key for key in scene.people if key not in known]
    without = replace(scene, people=known)
    assert public_board(without.table()) == public_board(scene.table())
    if hidden:
        acting, nobody = (
            public_board(replace(scene, course=replace(scene.course, active=key)).table())
            for key in (hidden[active % len(hidden)], None)
        )
        assert acting == nobody


@given(seen_places, st.integers(0, 6), st.integers(1, 3))
def test_more_hidden_places_in_a_row_are_the_same_question_mark(
    seen: str, at: int, more: int
) -> None:
    where = seen.find("h", at % len(seen))
    if where < 0:
        return
    longer = f"{seen[:where]}{'h' * more}{seen[where:]}"
    first, second = board(track(seen)), board(track(longer))
    assert [one.visibility for one in first.places] == [one.visibility for one in second.places]
    assert len(first.ways) == len(second.ways)


@given(scenes)
def test_order_and_columns_have_no_gaps(scene: Scene) -> None:
    view = public_board(scene.table())
    assert view is not None
    assert [one.column for one in view.places] == list(range(len(view.places)))
    assert sorted(one.order for one in view.tokens if one.order) == list(
        range(1, len(view.order) + 1)
    )
    assert [way.start_id for way in view.ways] == [one.place_id for one in view.places[:-1]]
    assert [way.end_id for way in view.ways] == [one.place_id for one in view.places[1:]]
    unknown = [one.name is None and one.place_id.startswith("unknown") for one in view.places]
    assert not any(first and second for first, second in pairwise(unknown))
    assert {one.place_id for one in view.tokens} <= {None, *(one.place_id for one in view.places)}
