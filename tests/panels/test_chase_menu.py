"""The menus of the chase: what they offer, and what they wish."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu
from tests.board.chase import EDDA, FINN, HOB, SEXTON, TOM, chase, place_id, way_id, with_token
from tests.panels.chase_panel import hear

from duskboard.board.board_words import fate_text
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.participant import Fate, Side, Turn
from duskboard.core.chase.track import Direction, Drift, ObstacleKind
from duskboard.i18n.words import Language, Words
from duskboard.panels.chase_menu import ChaseMenu
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.person_menu import PersonMenu
from duskboard.panels.way_menu import PlaceMenu, WayMenu
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Visibility

pytestmark = pytest.mark.usefixtures("qapp")


def entries(menu: QMenu) -> dict[str, QAction]:
    """Every entry by its text, with those of the menus within."""
    found: dict[str, QAction] = {}
    for action in menu.actions():
        text = action.text().split("\t")[0].replace("&", "")
        within = action.menu()
        if isinstance(within, QMenu):
            found[text] = action
            found |= {f"{text} > {name}": one for name, one in entries(within).items()}
        elif text:
            found[text] = action
    return found


def of_person(words: Words, view: BoardView, who: str) -> PersonMenu:
    token = next(one for one in view.tokens if one.person_id == who)
    menu = PersonMenu(words, view, token)
    menu.fill()
    return menu


def pick(menu: ChaseMenu, *texts: str) -> list[object]:
    heard = hear(menu.chosen)
    for text in texts:
        entries(menu)[text].trigger()
    return [one[0] for one in heard]


def test_whose_turn_it_is_can_delay_end_it_and_shoot(words: Words) -> None:
    menu = of_person(words, chase(), EDDA)
    assert pick(menu, "Delay", "End turn", "Shoots this round: DEX 50 higher") == [
        ChaseWish(verb=ChaseVerb.DELAY, thing=EDDA),
        ChaseWish(verb=ChaseVerb.END_TURN, thing=EDDA),
        ChaseWish(verb=ChaseVerb.GUN, thing=EDDA, value=True),
    ]
    begun = of_person(words, with_token(chase(), EDDA, left=1, has_begun=True), EDDA)
    assert not entries(begun)["Delay"].isEnabled()


def test_others_can_be_given_the_turn_or_called_in(words: Words) -> None:
    waiting = with_token(chase(), TOM, turn=Turn.WAITING)
    assert pick(of_person(words, waiting, TOM), "Acts now") == [
        ChaseWish(verb=ChaseVerb.TAKE_TURN, thing=TOM)
    ]
    assert pick(of_person(words, chase(), HOB), "Give the turn all the same") == [
        ChaseWish(verb=ChaseVerb.GIVE_TURN, thing=HOB)
    ]


def test_somebody_is_moved_anyway_or_placed_before_the_first_round(words: Words) -> None:
    anyway = pick(of_person(words, chase(), HOB), "Move anyway to > Night tram")
    assert anyway == [ChaseWish(verb=ChaseVerb.PUT_AT, thing=HOB, other=place_id(8))]
    early = replace(chase(), round=0, active=None)
    placed = pick(of_person(words, early, HOB), "Place at > Net lane")
    assert placed == [ChaseWish(verb=ChaseVerb.MOVE, thing=HOB, other=place_id(3))]


def test_a_group_is_parted_and_joined(words: Words) -> None:
    view = with_token(chase(), HOB, count=3, place_id=place_id(3))
    menu = of_person(words, view, HOB)
    assert pick(menu, "Leave the group > 2 leave the group", "Join The Sexton") == [
        ChaseWish(verb=ChaseVerb.SPLIT, thing=HOB, value=2),
        ChaseWish(verb=ChaseVerb.JOIN, thing=HOB, other=SEXTON),
    ]
    assert "Leave the group > 3 leave the group" not in entries(menu)  # one has to stay
    two = of_person(words, with_token(view, HOB, count=2), HOB)
    assert pick(two, "1 leaves the group") == [ChaseWish(verb=ChaseVerb.SPLIT, thing=HOB, value=1)]


def test_equals_are_put_in_order_and_others_are_not_offered(words: Words) -> None:
    view = with_token(with_token(chase(), TOM, dex=45), HOB, dex=45)
    menu = of_person(words, view, HOB)
    before = [text for text in entries(menu) if text.startswith("Act before")]
    assert before == ["Act before Tom Reyes, of equal DEX"]
    assert pick(menu, before[0]) == [ChaseWish(verb=ChaseVerb.ACT_BEFORE, thing=HOB, other=TOM)]


def test_what_players_see_and_what_became_of_somebody(words: Words) -> None:
    menu = of_person(words, chase(), FINN)
    assert entries(menu)["Players see > Show"].isChecked()
    assert pick(menu, "Players see > Hide", "What became of them > Caught", "Remove") == [
        ChaseWish(verb=ChaseVerb.SEE, thing=FINN, value=Visibility.HIDDEN),
        ChaseWish(verb=ChaseVerb.FATE, thing=FINN, value=Fate.CAUGHT),
        ChaseWish(verb=ChaseVerb.REMOVE, thing=FINN),
    ]


@pytest.mark.rule("chase 14.1")
def test_what_decides_somebodys_checks_is_chosen(words: Words) -> None:
    view = with_token(chase(), HOB, source=CheckSource.POOL)
    menu = of_person(words, view, HOB)
    assert entries(menu)["What decides their checks > Storyteller pool"].isChecked()
    assert pick(menu, "What decides their checks > Blades rating") == [
        ChaseWish(verb=ChaseVerb.SOURCE, thing=HOB, value=CheckSource.RATING)
    ]


def test_damage_is_offered_on_people_and_barriers_alone(words: Words) -> None:
    assert pick(of_person(words, chase(), HOB), "Damage…") == [
        ChaseWish(verb=ChaseVerb.DAMAGE, thing=HOB)
    ]
    menus = [WayMenu(words, chase(), way) for way in chase().ways]
    for menu in menus:
        menu.fill()
    assert ["Damage…" in entries(menu) for menu in menus] == [
        False, False, True, False, False, True, False,
    ]  # fmt: skip
    assert pick(menus[5], "Damage…") == [ChaseWish(verb=ChaseVerb.DAMAGE, thing=way_id(6))]


def test_a_place_is_changed_and_somebody_is_put_there(words: Words) -> None:
    view = chase()
    menu = PlaceMenu(words, view, view.places[2])
    menu.fill()
    assert pick(menu, "Move Edda Marsh here anyway", "New place before it", "Move it on") == [
        ChaseWish(verb=ChaseVerb.PUT_AT, thing=EDDA, other=place_id(3)),
        ChaseWish(verb=ChaseVerb.INSERT_BEFORE, thing=place_id(3)),
        ChaseWish(verb=ChaseVerb.SHIFT, thing=place_id(3), value=1),
    ]
    assert pick(menu, "Exit: the quarry are away here") == [
        ChaseWish(verb=ChaseVerb.EXIT, thing=place_id(3), value=True)
    ]


@pytest.mark.parametrize(("column", "can"), [(0, (False, True)), (7, (True, False))])
def test_a_place_at_the_end_goes_one_way_only(
    words: Words, column: int, can: tuple[bool, bool]
) -> None:
    view = chase()
    menu = PlaceMenu(words, view, view.places[column])
    menu.fill()
    found = entries(menu)
    assert (found["Move it back"].isEnabled(), found["Move it on"].isEnabled()) == can


def test_an_open_way_takes_something_and_what_lies_there_is_changed(words: Words) -> None:
    view = chase()
    free = WayMenu(words, view, view.ways[0])
    free.fill()
    assert pick(free, "Hazard", "Barrier", "New place here") == [
        ChaseWish(verb=ChaseVerb.HAZARD, thing=way_id(1)),
        ChaseWish(verb=ChaseVerb.BARRIER, thing=way_id(1)),
        ChaseWish(verb=ChaseVerb.INSERT_AFTER, thing=way_id(1)),
    ]
    wall = WayMenu(words, view, view.ways[4])
    wall.fill()
    assert entries(wall)["Difficulty > Regular"].isChecked()
    assert not entries(wall)["Get past it with > Climb"].isEnabled()  # the only one
    assert pick(wall, "Get past it with > Dodge", "Difficulty > Hard") == [
        ChaseWish(verb=ChaseVerb.SKILL, thing=way_id(5), value="dodge"),
        ChaseWish(verb=ChaseVerb.DIFFICULTY, thing=way_id(5), value=Difficulty.HARD),
    ]


def test_a_barrier_is_broken_and_made_whole(words: Words) -> None:
    view = chase()
    fence = WayMenu(words, view, view.ways[5])
    fence.fill()
    assert pick(fence, "Break it", "Make it whole") == [
        ChaseWish(verb=ChaseVerb.HIT_POINTS, thing=way_id(6), value=0),
        ChaseWish(verb=ChaseVerb.HIT_POINTS, thing=way_id(6), value=15),
    ]
    assert pick(fence, "Hit points when whole > 25, brick wall") == [
        ChaseWish(verb=ChaseVerb.FULL_HIT_POINTS, thing=way_id(6), value=25)
    ]
    assert not entries(fence)["Make its debris a hazard"].isEnabled()
    gate = WayMenu(words, view, view.ways[2])
    gate.fill()
    assert entries(gate)["Make its debris a hazard"].isEnabled()


def test_the_board_itself_moves_a_side_and_begins_the_next_round(words: Words) -> None:
    menu = ChaseMenu(words, chase())
    menu.fill()
    assert pick(menu, "Move all pursuers", "Move all quarry", "New place at the end") == [
        ChaseWish(verb=ChaseVerb.MARCH, value=Side.PURSUER),
        ChaseWish(verb=ChaseVerb.MARCH, value=Side.QUARRY),
        ChaseWish(verb=ChaseVerb.INSERT_AFTER, thing=place_id(8)),
    ]
    early = ChaseMenu(words, replace(chase(), round=0))
    early.fill()
    assert not entries(early)["End round"].isEnabled()


def test_whatever_became_of_somebody_has_a_word_on_the_board(words: Words) -> None:
    assert [fate_text(words, fate) for fate in Fate] == ["", "away", "caught", "apart", "out"]


def test_a_hazard_is_made_to_move_and_to_hurt(words: Words) -> None:
    view = chase()
    crowd = WayMenu(words, view, view.ways[3])
    crowd.fill()
    assert entries(crowd)["Moves > It stays where it is"].isChecked()
    assert "Move it now" not in entries(crowd)
    back = Drift(direction=Direction.BACKWARD, pace=2)
    assert pick(crowd, "Moves > moves 2 back a round", "Whoever fails is hurt > Severe d10") == [
        ChaseWish(verb=ChaseVerb.DRIFT, thing=way_id(4), value=back),
        ChaseWish(verb=ChaseVerb.HARM, thing=way_id(4), value=Severity.SEVERE),
    ]
    hazard = view.ways[3].hazard
    assert hazard is not None
    moving = WayMenu(words, view, replace(view.ways[3], hazard=replace(hazard, drift=back)))
    moving.fill()
    assert entries(moving)["Moves > moves 2 back a round"].isChecked()
    assert pick(moving, "Move it now") == [ChaseWish(verb=ChaseVerb.MOVE_ON, thing=way_id(4))]


ON, BACK = frozenset({Direction.FORWARD}), frozenset({Direction.BACKWARD})


@pytest.mark.rule("chase 6.3")
def test_an_obstacle_is_met_by_everybody_or_one_way_only(words: Words) -> None:
    view = chase()
    wall = WayMenu(words, view, view.ways[4])
    wall.fill()
    assert entries(wall)["Met by > Everybody"].isChecked()
    assert pick(wall, "Met by > Only who goes on", "Met by > Only who comes back") == [
        ChaseWish(verb=ChaseVerb.TURN, thing=way_id(5), value=ON),
        ChaseWish(verb=ChaseVerb.TURN, thing=way_id(5), value=BACK),
    ]
    assert "A barrier the other way" not in entries(wall)
    hazard = view.ways[4].hazard
    assert hazard is not None
    drop = WayMenu(words, view, replace(view.ways[4], hazard=replace(hazard, ways=BACK)))
    drop.fill()
    assert entries(drop)["Met by > Only who comes back"].isChecked()
    assert pick(drop, "A barrier the other way") == [
        ChaseWish(verb=ChaseVerb.BARRIER, thing=way_id(5))
    ]


@pytest.mark.rule("chase 6.3")
def test_of_two_on_one_way_each_is_changed_by_itself(words: Words) -> None:
    view = chase()
    fence, wall = view.ways[5].barrier, view.ways[4].hazard
    assert fence is not None
    assert wall is not None
    shared = replace(view.ways[5], barrier=replace(fence, ways=ON), hazard=replace(wall, ways=BACK))
    menu = WayMenu(words, view, shared)
    menu.fill()
    drop = "Back: Low wall, Climb"
    assert not entries(menu)["Met by > Everybody"].isEnabled()
    assert entries(menu)[f"{drop} > Met by > Only who comes back"].isChecked()
    assert pick(menu, "Difficulty > Hard", f"{drop} > Difficulty > Hard", f"{drop} > Remove") == [
        ChaseWish(
            verb=ChaseVerb.DIFFICULTY,
            thing=way_id(6),
            value=Difficulty.HARD,
            kind=ObstacleKind.BARRIER,
        ),
        ChaseWish(
            verb=ChaseVerb.DIFFICULTY,
            thing=way_id(6),
            value=Difficulty.HARD,
            kind=ObstacleKind.HAZARD,
        ),
        ChaseWish(verb=ChaseVerb.REMOVE, thing=way_id(6), kind=ObstacleKind.HAZARD),
    ]


def test_a_barrier_is_opened_for_all_and_shut(words: Words) -> None:
    view = chase()
    fence, gate = WayMenu(words, view, view.ways[5]), WayMenu(words, view, view.ways[2])
    for menu in (fence, gate):
        menu.fill()
    assert pick(fence, "Open for all") == [
        ChaseWish(verb=ChaseVerb.OPEN, thing=way_id(6), value=True)
    ]
    assert not entries(gate)["Open for all"].isEnabled()  # it is broken


def test_how_far_ahead_is_out_of_reach_is_chosen(words: Words) -> None:
    menu = ChaseMenu(words, replace(chase(), escape_lead=4))
    menu.fill()
    assert entries(menu)["Out of reach > 4 places ahead"].isChecked()
    assert pick(menu, "Out of reach > 5 places ahead", "Out of reach > Only at an exit") == [
        ChaseWish(verb=ChaseVerb.LEAD, value=5),
        ChaseWish(verb=ChaseVerb.LEAD),
    ]


@pytest.mark.rule("chase 2.8")
def test_somebody_runs_another_way_and_joins_again(words: Words) -> None:
    view = chase()
    token = view.tokens[1]
    on, apart = (
        PersonMenu(words, view, token),
        PersonMenu(words, view, replace(token, fate=Fate.APART)),
    )
    for menu in (on, apart):
        menu.fill()
    assert pick(on, "Run another way: a chase of their own") == [
        ChaseWish(verb=ChaseVerb.PART, thing=token.person_id, value=False)
    ]
    assert "Join again" not in entries(on)
    assert pick(apart, "Join again") == [
        ChaseWish(verb=ChaseVerb.PART, thing=token.person_id, value=True)
    ]


@pytest.mark.rule("chase 9.14")
def test_how_fast_a_mov_is_is_said_in_each_language(resources: Path) -> None:
    said = []
    for language in Language:
        menu = of_person(Words(resources / "translations", language), chase(), EDDA)
        said.append(next(text for text in entries(menu) if text.startswith("MOV 8")))
    assert said == [
        "MOV 8: about 13 km/h, 8 mph",
        "MOV 8：約時速 13 公里（8 英里）",
        "MOV 8：约时速 13 公里（8 英里）",
    ]
