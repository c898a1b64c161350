from collections.abc import Sequence
from dataclasses import replace

import pytest
from tests.board.chase import (
    CHINESE_PLACES,
    EDDA,
    FINN,
    HOB,
    TOM,
    chase,
    hazard,
    long_chase,
    place_id,
    stacked,
    token,
    way_id,
    with_token,
)

from duskboard.board.aim import Aim, Phase, Plan
from duskboard.board.composition import Composer
from duskboard.board.drawing import PlateDrawing, TokenDrawing
from duskboard.board.geometry import desk_measures, screen_measures
from duskboard.board.overlay_drawing import BadgeDrawing, ContactDrawing, TextDrawing, TickDrawing
from duskboard.board.part import Hand, Part, PartKind
from duskboard.board.plate_painting import PlateState
from duskboard.board.token_painting import Pose
from duskboard.board.way_drawing import WayDrawing
from duskboard.core.chase.participant import Fate, Side
from duskboard.core.chase.track import Direction
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.table.board_view import BoardView, WayView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look

SIX = place_id(6)
CLIMB = Plan(goal=SIX, is_legal=True, price=1, places=(SIX,), obstacle=way_id(5), roll="Climb")
FENCE = Plan(goal=place_id(7), is_legal=False, refusal="Fence stops her", places=(place_id(7),))
FAR = Plan(goal=place_id(8), is_legal=False, refusal="Out of reach", places=(place_id(8),))
CHOOSING = Aim(person_id=EDDA, plan=CLIMB, others={place_id(7): FENCE, place_id(8): FAR})
ARMED = replace(CHOOSING, phase=Phase.ARMED, price=2)


class Board:
    """Parts by key, for questions."""

    def __init__(self, parts: Sequence[Part]) -> None:
        self.parts = {part.key: part for part in parts}
        assert len(self.parts) == len(parts)

    def ids(self, kind: PartKind) -> set[str]:
        return {name for part_kind, name in self.parts if part_kind is kind}

    def token(self, person_id: EntityId) -> TokenDrawing:
        drawing = self.parts[PartKind.TOKEN, person_id].drawing
        assert isinstance(drawing, TokenDrawing)
        return drawing

    def plate(self, number: int) -> PlateDrawing:
        drawing = self.parts[PartKind.PLATE, place_id(number)].drawing
        assert isinstance(drawing, PlateDrawing)
        return drawing

    def way(self, number: int) -> WayDrawing:
        drawing = self.parts[PartKind.WAY, way_id(number)].drawing
        assert isinstance(drawing, WayDrawing)
        return drawing

    def texts(self, kind: PartKind) -> dict[str, str]:
        found: dict[str, str] = {}
        for (part_kind, name), part in self.parts.items():
            drawing = part.drawing
            if part_kind is kind and isinstance(drawing, BadgeDrawing):
                found[name] = drawing.face.text
            elif part_kind is kind and isinstance(drawing, TextDrawing | ContactDrawing):
                found[name] = drawing.text
            elif part_kind is kind and isinstance(drawing, TickDrawing):
                found[name] = drawing.tick.text
        return found


@pytest.fixture
def composer(look: Look, words: Words) -> Composer:
    return Composer(look, words)


def board(composer: Composer, view: BoardView, hand: Hand | None = None) -> Board:
    measures = desk_measures(1208, 474, len(view.places))
    return Board(composer.parts(view, measures, hand or Hand()))


def test_everything_in_the_view_is_drawn_once(composer: Composer) -> None:
    drawn = board(composer, chase())
    assert drawn.ids(PartKind.PLATE) == {place_id(number) for number in range(1, 9)}
    assert drawn.ids(PartKind.WAY) == {way_id(number) for number in range(1, 8)}
    assert drawn.ids(PartKind.TOKEN) == set(chase().order)


def test_tokens_stand_in_the_lane_of_their_side(composer: Composer) -> None:
    parts = board(composer, chase()).parts
    tom, finn = parts[PartKind.TOKEN, TOM], parts[PartKind.TOKEN, FINN]
    assert (tom.at.x(), tom.at.y()) == (530, 66)
    assert (finn.at.x(), finn.at.y()) == (530, 323)


def test_what_is_taken_from_before_is_what_would_be_made_anew(
    composer: Composer, look: Look, words: Words
) -> None:
    first = chase()
    seen = (
        first,
        with_token(first, HOB, place_id=place_id(4)),
        replace(with_token(first, EDDA, is_active=False), active=FINN),
        replace(first, contacts=()),
        replace(first, ways=first.ways[:-1]),
        first,
    )
    hands = (Hand(), Hand(hover=HOB), Hand(hover=way_id(1), is_editable=True))
    for view, hand in ((view, hand) for view in seen for hand in hands):
        for measures in (desk_measures(1208, 474, 8), screen_measures(8)):
            fresh = Composer(look, words).parts(view, measures, hand)
            assert composer.parts(view, measures, hand) == fresh


def test_what_has_not_changed_is_the_same_part(composer: Composer) -> None:
    before = board(composer, chase()).parts
    after = board(composer, with_token(chase(), HOB, place_id=place_id(3))).parts
    assert after[PartKind.WAY, way_id(1)] is before[PartKind.WAY, way_id(1)]
    assert after[PartKind.TOKEN, FINN] is before[PartKind.TOKEN, FINN]
    assert after[PartKind.TOKEN, HOB] is not before[PartKind.TOKEN, HOB]


def test_poses_follow_the_turn(composer: Composer) -> None:
    drawn = board(composer, chase())
    poses = {key: drawn.token(key).face.pose for key in (FINN, EDDA, TOM, HOB)}
    assert poses == {FINN: Pose.SPENT, EDDA: Pose.ACTIVE, TOM: Pose.REST, HOB: Pose.REST}


def test_the_ruler_counts_from_the_active_token(composer: Composer) -> None:
    ticks = board(composer, chase()).texts(PartKind.RULER)
    texts = [ticks[place_id(number)] for number in range(1, 9)]
    assert texts == ["−4", "−3", "−2", "−1", "Edda", "+1", "+2", "+3"]


def test_a_contact_is_bracketed(composer: Composer) -> None:
    assert board(composer, chase()).texts(PartKind.CONTACT) == {place_id(4): "Contact"}


def test_ways_say_what_lies_on_them(composer: Composer) -> None:
    drawn = board(composer, chase())
    labels = {
        number: (label.name, label.detail)
        for number in range(1, 8)
        if (label := drawn.way(number).label) is not None
    }
    assert labels == {
        2: ("Wet cobbles", "DEX"),
        3: ("Yard gate", "broken"),
        4: ("Crowd", "Dodge"),
        5: ("Low wall", "Climb"),
        6: ("Depot fence", "9 / 15 HP"),
        7: ("Live rail", "Jump, hard"),
    }


def test_a_way_with_two_skills_names_both(composer: Composer) -> None:
    ways = tuple(
        replace(way, hazard=hazard("Mud", "str", "jump")) if way.edge_id == way_id(1) else way
        for way in chase().ways
    )
    label = board(composer, replace(chase(), ways=ways)).way(1).label
    assert label is not None
    assert label.detail == "STR or Jump"


def test_a_token_in_hand_stands_at_its_goal_and_dashed_where_it_was(composer: Composer) -> None:
    drawn = board(composer, chase(), Hand(aim=CHOOSING, is_dragging=True))
    held, ghost = drawn.parts[PartKind.TOKEN, EDDA], drawn.parts[PartKind.GHOST, EDDA]
    assert (held.at.x(), held.is_lifted) == (826, True)
    assert ghost.at.x() == 678
    assert isinstance(ghost.drawing, TokenDrawing)
    assert ghost.drawing.face.pose is Pose.ORIGIN


def test_an_armed_token_stands_where_it_was_and_hatched_at_its_goal(composer: Composer) -> None:
    drawn = board(composer, chase(), Hand(aim=ARMED))
    held, ghost = drawn.parts[PartKind.TOKEN, EDDA], drawn.parts[PartKind.GHOST, EDDA]
    assert (held.at.x(), ghost.at.x()) == (678, 826)
    assert isinstance(ghost.drawing, TokenDrawing)
    assert ghost.drawing.face.pose is Pose.PREVIEW


@pytest.mark.parametrize(("aim", "planned"), [(CHOOSING, 1), (ARMED, 2), (None, 0)])
def test_the_price_is_taken_from_the_actions(
    composer: Composer, aim: Aim | None, planned: int
) -> None:
    pips = board(composer, chase(), Hand(aim=aim)).token(EDDA).pips
    assert pips is not None
    assert pips.planned == planned


def test_the_price_stands_over_the_goal_and_reasons_over_what_is_refused(
    composer: Composer,
) -> None:
    badges = board(composer, chase(), Hand(aim=CHOOSING)).texts(PartKind.BADGE)
    assert badges == {
        place_id(6): "1 AP + Climb",
        place_id(7): "Fence stops her",
        place_id(8): "Out of reach",
    }


def test_the_first_obstacle_is_armed_and_the_path_lit(composer: Composer) -> None:
    drawn = board(composer, chase(), Hand(aim=CHOOSING))
    wall, fence = drawn.way(5), drawn.way(6)
    assert wall.hazard is not None
    assert fence.barrier is not None
    assert (wall.hazard.is_armed, wall.is_path) == (True, True)
    assert (fence.barrier.is_armed, fence.is_path) == (False, False)


def test_plates_say_where_the_token_may_go(composer: Composer) -> None:
    drawn = board(composer, chase(), Hand(aim=CHOOSING))
    states = [drawn.plate(number).face.state for number in range(1, 9)]
    rest, dim = PlateState.REST, PlateState.DIM
    assert states == [rest, rest, rest, rest, PlateState.HERE, PlateState.LEGAL, dim, dim]


def test_a_refused_goal_lights_nothing(composer: Composer) -> None:
    drawn = board(composer, chase(), Hand(aim=Aim(person_id=EDDA, plan=FENCE)))
    assert drawn.plate(7).face.state is PlateState.REFUSED
    assert drawn.token(EDDA).face.pose is Pose.REFUSED
    assert drawn.ids(PartKind.ARC) == set()
    assert not any(drawn.way(number).is_path for number in range(1, 8))


def test_numbers_stand_above_small_plates_and_in_their_badges(composer: Composer) -> None:
    measures = desk_measures(752, 340, 8)
    drawn = Board(composer.parts(chase(), measures, Hand(aim=CHOOSING)))
    assert drawn.plate(5).face.number_above
    assert drawn.plate(5).face.number == "5"
    assert drawn.plate(6).face.number == ""
    assert drawn.texts(PartKind.BADGE)[place_id(6)] == "6: 1 AP + Climb"


@pytest.mark.parametrize("count", [2, 3, 5, 9])
def test_stacks_draw_everybody_or_count_them(composer: Composer, count: int) -> None:
    drawn = board(composer, stacked(count))
    texts = drawn.texts(PartKind.COUNT)
    shown = len(drawn.ids(PartKind.TOKEN))
    if count == 2:
        assert (shown, texts) == (2, {})
    elif count <= 6:
        assert (shown, list(texts.values())) == (count, [f"{count} here"])
    else:
        assert (shown, sorted(texts.values())) == (5, [f"+{count - 5}", f"{count} here"])


def test_the_focused_one_of_a_stack_is_always_drawn(composer: Composer) -> None:
    last = EntityId("person-9")
    drawn = board(composer, stacked(9), Hand(focus=last))
    assert last in drawn.ids(PartKind.TOKEN)
    assert EntityId("person-1") in drawn.ids(PartKind.TOKEN)


def test_people_without_a_place_wait_beside_their_lane(composer: Composer) -> None:
    view = with_token(chase(), TOM, place_id=None, order=None)
    waiting = board(composer, view).parts[PartKind.TOKEN, TOM]
    assert waiting.at.y() < 40
    assert waiting.drawing.bounds.width() < 60


def test_who_is_away_stands_dashed_with_what_became_of_him(composer: Composer) -> None:
    gone = board(composer, with_token(chase(), TOM, fate=Fate.ESCAPED)).token(TOM)
    assert (gone.face.pose, gone.detail, gone.pips) == (Pose.ORIGIN, "away", None)


def test_a_group_says_how_many_it_is(composer: Composer) -> None:
    group = board(composer, with_token(chase(), HOB, name="Ghoul", count=3)).token(HOB)
    assert (group.name, group.face.count) == ("Ghoul ×3", 3)


def test_chinese_names_stand_in_one_line(composer: Composer) -> None:
    drawn = board(composer, chase(CHINESE_PLACES))
    assert drawn.plate(1).face.lines == ("渡口石階",)


def test_players_see_no_numbers_badges_rulers_or_actions(composer: Composer) -> None:
    view = replace(
        chase(),
        places=tuple(replace(place, number=None) for place in chase().places),
        ways=tuple(_seen(way) for way in chase().ways),
        tokens=(token(EDDA, "Edda Marsh", Side.QUARRY, 5, left=None, granted=None),),
    )
    drawn = Board(composer.parts(view, screen_measures(8), Hand()))
    assert drawn.ids(PartKind.RULER) == drawn.ids(PartKind.CAPTION) == set()
    assert all(drawn.plate(number).face.number == "" for number in range(1, 9))
    edda = drawn.token(EDDA)
    assert (edda.name, edda.pips, edda.face.order) == ("Edda", None, None)
    labels = [drawn.way(number).label for number in range(1, 8)]
    assert [label.detail for label in labels if label is not None] == ["", "", "", ""]


def test_players_see_a_stranger_in_the_shape_of_neither_side(composer: Composer) -> None:
    unknown = token(
        EntityId("x"), None, None, 3, left=None, granted=None, visibility=Visibility.MASKED
    )
    measures = screen_measures(8)
    view = replace(chase(), tokens=(unknown,))
    stranger = Board(composer.parts(view, measures, Hand())).parts[PartKind.TOKEN, "x"]
    assert stranger.at.y() == measures.pursuer_y  # between the lanes stand the obstacles' names
    assert isinstance(stranger.drawing, TokenDrawing)
    assert (stranger.drawing.face.label, stranger.drawing.face.side) == ("?", None)


def test_a_name_of_a_place_is_broken_once(composer: Composer) -> None:
    first = board(composer, long_chase(40)).plate(1).face.lines
    assert first is board(composer, long_chase(40)).plate(1).face.lines


def _seen(way: WayView) -> WayView:
    """A way without what players do not know of it."""
    hazard, barrier = way.hazard, way.barrier
    if hazard is not None:
        hazard = replace(hazard, skills=None, difficulty=None)
    if barrier is not None:
        barrier = replace(barrier, skills=None, hit_points=None, full_hit_points=None)
    return replace(way, hazard=hazard, barrier=barrier)


def test_strangers_stand_beside_pursuers_and_not_on_what_lies_between(composer: Composer) -> None:
    view = with_token(chase(), HOB, side=None, name=None)
    finn = view.token(FINN)
    assert finn is not None
    view = with_token(view, HOB, place_id=finn.place_id)
    measures = screen_measures(8)
    parts = {str(one.key[1]): one for one in composer.parts(view, measures, Hand())
             if one.key[0] is PartKind.TOKEN}  # fmt: skip
    hob, other = parts[HOB].at, parts[FINN].at
    assert abs(hob.x() - other.x()) > 40
    assert hob.y() == other.y()
    assert measures.plate_bottom + 40 < hob.y() < measures.pursuer_y


def test_those_without_a_place_stand_apart_and_beside_the_name_of_their_side(
    composer: Composer,
) -> None:
    view = replace(chase(), round=0, active=None)
    for who in (FINN, HOB):
        view = with_token(view, who, place_id=None, count=99)
    measures = desk_measures(1208, 474, 8)
    parts = {str(one.key[1]): one.at for one in composer.parts(view, measures, Hand())
             if one.key[0] is PartKind.TOKEN}  # fmt: skip
    assert min(parts[FINN].x(), parts[HOB].x()) >= measures.left + 96
    assert abs(parts[FINN].x() - parts[HOB].x()) == 62


@pytest.mark.rule("chase 6.3")
def test_what_is_met_one_way_has_an_arrow_and_says_so_under_the_way(composer: Composer) -> None:
    view = chase()
    wall, fence = view.ways[4], view.ways[5]
    assert wall.hazard is not None
    assert fence.barrier is not None
    drop = replace(wall.hazard, ways=frozenset({Direction.BACKWARD}))
    up = replace(fence.barrier, ways=frozenset({Direction.FORWARD}))
    ways = (replace(wall, hazard=drop), replace(fence, barrier=up, hazard=drop))
    drawn = board(composer, replace(view, ways=(*view.ways[:4], *ways, view.ways[6])))
    low, high, plain = drawn.way(5), drawn.way(6), drawn.way(7)
    assert (low.hazard.only if low.hazard else None, low.label and low.label.more) == (
        -1,
        "back only",
    )
    assert high.barrier is not None
    assert (high.barrier.only, high.barrier.has_hazard) == (1, True)
    assert high.label is not None
    assert high.label.more == "Back: Low wall, Climb"
    assert plain.hazard is not None
    assert plain.hazard.only == 0


@pytest.mark.rule("chase 6.3")
def test_what_is_brought_takes_the_way_that_is_left(composer: Composer) -> None:
    wall, fence = (view := chase()).ways[4], view.ways[5].barrier
    assert wall.hazard
    assert fence
    drop = replace(wall.hazard, ways=frozenset({Direction.BACKWARD}))
    shown = replace(view, ways=(*view.ways[:4], replace(wall, hazard=drop), *view.ways[5:]))
    beside = board(composer, shown, Hand(brought=fence, target=way_id(5))).way(5)
    assert beside.barrier is not None
    assert (beside.barrier.only, beside.barrier.has_hazard) == (1, True)
    instead = board(composer, view, Hand(brought=fence, target=way_id(5))).way(5)
    assert instead.barrier is not None
    assert (instead.barrier.only, instead.barrier.has_hazard) == (0, False)
