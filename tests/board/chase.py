"""A chase to draw: the one of the pictures, a long one, and what moves on it would come to."""

from collections.abc import Sequence
from dataclasses import replace

from duskboard.board.aim import Plan, Planner
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.participant import Fate, Side, Skill, Turn
from duskboard.core.identity import EntityId
from duskboard.table.board_view import (
    BoardView,
    PlaceView,
    TokenView,
    WayView,
)
from duskboard.table.entity import Visibility
from duskboard.table.obstacle_view import BarrierView, HazardView

PLACES = (
    "Ferry steps", "Fish market", "Net lane", "Cooper’s lane",
    "Rope walk", "Chapel yard", "Tram depot", "Night tram",
)  # fmt: skip
CHINESE_PLACES = (
    "渡口石階", "魚市", "晾網巷", "桶匠巷", "繩索步道", "教堂墓園", "電車機廠", "末班電車",
)  # fmt: skip
LONG = "St Bartholomew’s stairs behind the old cathedral of the harbour"
FINN, EDDA, SEXTON, TOM, HOB = (EntityId(name) for name in ("finn", "edda", "sexton", "tom", "hob"))


def place_id(number: int) -> EntityId:
    return EntityId(f"place-{number}")


def way_id(number: int) -> EntityId:
    """The way from a place to the next."""
    return EntityId(f"way-{number}")


def token(  # noqa: PLR0913 - the sides of somebody
    person_id: EntityId,
    name: str | None,
    side: Side | None,
    place: int | None,
    *,
    order: int | None = None,
    left: int | None = 2,
    granted: int | None = 2,
    owed: int = 0,
    turn: Turn = Turn.TO_ACT,
    is_active: bool = False,
    count: int = 1,
    fate: Fate = Fate.RUNNING,
    visibility: Visibility = Visibility.SHOWN,
) -> TokenView:
    return TokenView(
        person_id=person_id,
        name=name,
        side=side,
        place_id=place_id(place) if place is not None else None,
        order=order,
        left=left,
        granted=granted,
        owed=owed,
        mov=8,
        dex=60,
        skills=(Skill(name="climb", value=45),),
        is_active=is_active,
        turn=turn,
        fate=fate,
        count=count,
        has_gun_ready=False,
        prepared=0,
        visibility=visibility,
    )


def places(names: Sequence[str]) -> tuple[PlaceView, ...]:
    last = len(names) - 1
    return tuple(
        PlaceView(
            place_id=place_id(column + 1),
            name=name,
            number=column + 1,
            column=column,
            is_exit=column == last,
            visibility=Visibility.SHOWN,
        )
        for column, name in enumerate(names)
    )


def way(
    number: int,
    hazard: HazardView | None = None,
    barrier: BarrierView | None = None,
    *,
    is_passed: bool = False,
    visibility: Visibility = Visibility.SHOWN,
) -> WayView:
    return WayView(
        edge_id=way_id(number),
        start_id=place_id(number),
        end_id=place_id(number + 1),
        hazard=hazard,
        barrier=barrier,
        is_passed=is_passed,
        visibility=visibility,
    )


def hazard(name: str, *skills: str, difficulty: Difficulty = Difficulty.REGULAR) -> HazardView:
    return HazardView(name=name, skills=skills, difficulty=difficulty)


def barrier(name: str, left: int, full: int) -> BarrierView:
    return BarrierView(
        name=name,
        skills=("climb",),
        difficulty=Difficulty.REGULAR,
        hit_points=left,
        full_hit_points=full,
        share=left / full,
    )


def chase(names: Sequence[str] = PLACES) -> BoardView:
    """The chase of the pictures: eight places, five people, Edda in turn."""
    tokens = (
        token(FINN, "Finn Cray", Side.PURSUER, 4, order=1, left=0, granted=3, turn=Turn.ACTED),
        token(EDDA, "Edda Marsh", Side.QUARRY, 5, order=2, is_active=True),
        token(SEXTON, "The Sexton", Side.PURSUER, 3, order=3),
        token(TOM, "Tom Reyes", Side.QUARRY, 4, order=4, left=1, granted=1),
        token(HOB, "Hob", Side.PURSUER, 2, order=5, left=0, granted=1, owed=1),
    )
    ways = (
        way(1),
        way(2, hazard("Wet cobbles", "dex"), is_passed=True),
        way(3, None, barrier("Yard gate", 0, 10)),
        way(4, hazard("Crowd", "dodge")),
        way(5, hazard("Low wall", "climb")),
        way(6, None, barrier("Depot fence", 9, 15)),
        way(
            7,
            hazard("Live rail", "jump", difficulty=Difficulty.HARD),
            visibility=Visibility.HIDDEN,
        ),
    )
    return BoardView(
        name="Ferry steps to the night tram",
        round=3,
        places=places(names),
        ways=ways,
        tokens=tokens,
        order=(FINN, EDDA, SEXTON, TOM, HOB),
        active=EDDA,
        contacts=(place_id(4),),
        lead=1,
        is_stuck=False,
        visibility=Visibility.SHOWN,
    )


def long_chase(count: int, active_place: int = 1) -> BoardView:
    """A track without obstacles, with one of the quarry in turn."""
    names = [f"Place {number}" for number in range(1, count + 1)]
    runner = token(EDDA, "Edda Marsh", Side.QUARRY, active_place, order=1, is_active=True)
    return replace(
        chase(),
        places=places(names),
        ways=tuple(way(number) for number in range(1, count)),
        tokens=(runner,),
        order=(EDDA,),
        contacts=(),
    )


def stacked(count: int, side: Side = Side.QUARRY, place: int = 5) -> BoardView:
    """So many people of a side on one place, the first of them in turn."""
    people = tuple(
        token(
            EntityId(f"person-{number}"), f"Ghoul {number}", side, place,
            order=number, is_active=number == 1,
        )
        for number in range(1, count + 1)
    )  # fmt: skip
    return replace(
        chase(),
        tokens=people,
        order=tuple(one.person_id for one in people),
        active=people[0].person_id,
        contacts=(),
    )


def with_token(view: BoardView, person_id: EntityId, **changes: object) -> BoardView:
    """The chase with somebody changed."""
    tokens = tuple(
        replace(one, **changes) if one.person_id == person_id else one  # type: ignore[arg-type]
        for one in view.tokens
    )
    return replace(view, tokens=tokens)


def planner(view: BoardView) -> Planner:
    """What moves come to: a step costs 1, the first obstacle stops, the one in turn goes."""

    def plan(person_id: EntityId, goal: EntityId) -> Plan:
        runner, end = view.token(person_id), view.place(goal)
        start = view.place(runner.place_id) if runner is not None else None
        if runner is None or start is None or end is None:
            return Plan(goal=goal, is_legal=False, refusal="No way there")
        if not runner.is_active:
            return Plan(goal=goal, is_legal=False, refusal="Not in turn")
        step = 1 if end.column > start.column else -1
        gone: list[EntityId] = []
        for column in range(start.column + step, end.column + step, step):
            lying = _way(view, column - step, column)
            gone.append(view.places[column].place_id)
            if lying is not None and (lying.hazard or _stands(lying)):
                if column != end.column:
                    name = (lying.barrier or lying.hazard or hazard("?")).name
                    return Plan(goal=goal, is_legal=False, refusal=f"{name} stops her")
                return Plan(
                    goal=goal, is_legal=len(gone) <= (runner.left or 0), price=len(gone),
                    places=tuple(gone), obstacle=lying.edge_id, roll="Climb",
                )  # fmt: skip
        if len(gone) > (runner.left or 0):
            return Plan(goal=goal, is_legal=False, refusal="Out of reach")
        return Plan(goal=goal, is_legal=True, price=len(gone), places=tuple(gone))

    return plan


def _way(view: BoardView, start: int, end: int) -> WayView | None:
    ends = {view.places[start].place_id, view.places[end].place_id}
    return next((one for one in view.ways if {one.start_id, one.end_id} == ends), None)


def _stands(lying: WayView) -> bool:
    return lying.barrier is not None and lying.barrier.share > 0
