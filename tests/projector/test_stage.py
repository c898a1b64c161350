"""The picture: what is written on it, at any size, and nothing at all when blank."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from tests.board.chase import EDDA, chase, with_token
from tests.projector.pages import (
    CONSTABLES,
    FOG,
    LAMPS,
    LONG,
    ROLL,
    STIRS,
    TITLE,
    frame,
    pool,
    words_of,
    written,
)

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.pool import PoolPart
from duskboard.core.storyteller.roll import PoolVerdict
from duskboard.core.storyteller.trait import AttributeId, attribute
from duskboard.projector.stage import Stage
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Visibility
from duskboard.table.obstacle_view import HazardView
from duskboard.table.pool_view import PoolTargetView
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView
from duskboard.table.several_roll import RolledFor
from duskboard.table.several_view import SeveralRollView
from duskboard.table.turn_view import OrderView, TurnState, TurnView, chase_order
from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText
from duskboard.theme.token import Role


def test_the_title_card_says_campaign_session_and_welcome(stage: Stage, look: Look) -> None:
    texts = words_of(written(stage, look, frame(page=PublicPage.TITLE)))
    assert texts == ["Kelder Quay", "Session 7: the ninth name", "We begin at eight"]


def test_a_picture_on_the_title_card_is_painted_whole(stage: Stage, look: Look) -> None:
    title = replace(TITLE, picture=AssetId("picture"))
    written(stage, look, frame(page=PublicPage.TITLE, title=title))
    image = stage.grab().toImage()
    assert image.pixelColor(960, 320) == QColor(200, 10, 20)


def test_a_missing_picture_leaves_the_card_as_it_is_without_one(stage: Stage, look: Look) -> None:
    title = replace(TITLE, picture=AssetId("gone"))
    texts = words_of(written(stage, look, frame(page=PublicPage.TITLE, title=title)))
    assert texts == ["Kelder Quay", "Session 7: the ninth name", "We begin at eight"]


def test_clocks_show_name_value_and_what_counts(stage: Stage, look: Look) -> None:
    texts = words_of(written(stage, look, frame(FOG, LAMPS, CONSTABLES)))
    assert {"Fog rolls in", "leads by 2", "Lamps relit", "Constables roused", "1 left"} <= set(
        texts
    )
    assert texts.count("leads by 2") == 1
    even = [replace(one, race=replace(one.race, lead=0)) for one in (FOG, LAMPS) if one.race]
    assert words_of(written(stage, look, frame(*even))).count("level") == 1


def test_a_full_clock_says_its_number_under_its_name(stage: Stage, look: Look) -> None:
    full = replace(CONSTABLES, filled=6, size=6)
    texts = words_of(written(stage, look, frame(full)))
    assert "Full · 6/6" in texts


def test_clocks_use_a_window_that_is_as_high_as_wide(stage: Stage, look: Look) -> None:
    four = [replace(CONSTABLES, clock_id=EntityId(f"c{n}"), name=f"c{n}") for n in range(4)]
    stage.resize(960, 960)
    placed = [one for one in written(stage, look, frame(*four)) if one.text in {"c0", "c3"}]
    tops = [one.box.center().y() for one in placed]
    assert tops[0] < 480 < tops[1]  # two rows of two
    stage.resize(960, 540)
    placed = [one for one in written(stage, look, frame(*four)) if one.text in {"c0", "c3"}]
    assert placed[0].box.center().y() == placed[1].box.center().y()


def test_a_clock_known_by_name_shows_nothing_else(stage: Stage, look: Look) -> None:
    texts = words_of(written(stage, look, frame(STIRS)))
    assert sorted(texts) == ["?", "Something stirs"]


def test_the_last_roll_stands_at_the_foot(stage: Stage, look: Look) -> None:
    texts = words_of(written(stage, look, frame(CONSTABLES, roll=ROLL)))
    assert {"38", "Edda Marsh: over the low wall", "d100, 1 bonus die", "30  60  ·  8"} <= set(
        texts
    )


def test_a_pool_tells_its_faces_and_a_botch_from_a_failure(stage: Stage, look: Look) -> None:
    botched = pool((3, 4, 1, 1), PoolVerdict.BOTCH)
    for page in (PublicPage.CLOCKS, PublicPage.ROLL):
        texts = words_of(written(stage, look, frame(CONSTABLES, roll=botched, page=page)))
        assert {"Ilse Varga: the lock", "Botch"} <= set(texts)
        assert [text for text in texts if text in {"3", "4"}] == ["3", "4"]
        assert texts.count("1") == 2
        assert "Failure" not in texts
        failed = replace(botched, verdict=PoolVerdict.FAILURE)
        texts = words_of(written(stage, look, frame(CONSTABLES, roll=failed, page=page)))
        assert "Failure" in texts
        assert "Botch" not in texts


def test_a_pool_says_what_ones_took_and_what_willpower_bought(stage: Stage, look: Look) -> None:
    roll = pool((9, 8, 7, 1), PoolVerdict.SUCCESS, net=3, taken=1, bought=1)
    texts = words_of(written(stage, look, frame(roll=roll, page=PublicPage.ROLL)))
    assert {"3 successes", "ones took 1 success · one bought with Willpower"} <= set(texts)
    told = replace(roll, waves=(), told=True, taken=0, bought=0)
    texts = words_of(written(stage, look, frame(roll=told, page=PublicPage.ROLL)))
    assert texts == ["Ilse Varga: the lock", "3 successes", "told by the player"]


def test_pools_side_by_side_say_who_is_ahead_and_what_each_came_to(
    stage: Stage, look: Look
) -> None:
    ilse = pool((9, 8, 7, 1), PoolVerdict.SUCCESS, net=2, taken=1)
    other = replace(pool((2, 1), PoolVerdict.BOTCH), who="", net=0)
    contest = SeveralRollView(
        lines=(ilse, other),
        purpose=RolledFor.OPPOSE,
        why="",
        leader=0,
        margin=2,
        total=2,
        has_botch=True,
    )
    said = {
        contest: ("Ilse Varga wins by 2", "Ilse Varga 2 : 0 Somebody"),
        replace(contest, leader=None, margin=0): (
            "a tie: the GM decides",
            "Ilse Varga 2 : 0 Somebody",
        ),
        replace(contest, purpose=RolledFor.HINDER): (
            "Ilse Varga keeps 2 successes",
            "Ilse Varga 2 : 0 Somebody",
        ),
        replace(contest, purpose=RolledFor.TEAM, leader=None): (
            "together, 2 successes, a botch among them",
            "Ilse Varga and Somebody",
        ),
        replace(contest, purpose=RolledFor.MATCH, leader=None, totals=(4, 1)): (
            "4 : 1",
            "Ilse Varga 2 : 0 Somebody",
        ),
        replace(contest, purpose=RolledFor.MATCH, leader=None, totals=(4, 1), target=5): (
            "4 : 1, first to 5",
            "Ilse Varga 2 : 0 Somebody",
        ),
        replace(contest, purpose=RolledFor.MATCH, totals=(6, 1), is_over=True): (
            "Ilse Varga wins",
            "Ilse Varga 2 : 0 Somebody",
        ),
    }
    for view, (outcome, stand) in said.items():
        texts = words_of(written(stage, look, frame(roll=view, page=PublicPage.ROLL)))
        head = "2 successes" if view.purpose is RolledFor.TEAM else outcome
        assert texts == [head, "2 successes", "Ilse Varga", "Botch", "Somebody"]
        texts = words_of(written(stage, look, frame(CONSTABLES, roll=view)))
        assert {outcome, stand} <= set(texts)


def test_a_pool_is_held_against_nothing_unless_numbers_are_told(stage: Stage, look: Look) -> None:
    roll = pool((9, 8, 7, 1), PoolVerdict.SUCCESS, net=2, taken=1)
    parts = (PoolPart(key=attribute(AttributeId.DEXTERITY), rating=4),)
    told = replace(roll, target=PoolTargetView(dice=4, difficulty=7, parts=parts))
    plain, told_texts = (
        words_of(written(stage, look, frame(roll=one, page=PublicPage.ROLL)))
        for one in (roll, told)
    )
    assert not any("difficulty" in text or "Dexterity" in text for text in plain)
    assert "difficulty 7 · 4 dice · Dexterity 4" in told_texts
    strip = words_of(written(stage, look, frame(CONSTABLES, roll=told)))
    assert "ones took 1 success · difficulty 7" in strip


def test_a_roll_in_the_largest_text_is_not_cut_off(stage: Stage, look: Look) -> None:
    look.use(scale=1.5)
    roll = replace(ROLL, passed=True, needed=45)
    texts = words_of(written(stage, look, frame(roll=roll, page=PublicPage.ROLL)))
    assert {"38", "Success", "30  60  ·  8", "needed 45 or less"} <= set(texts)
    image = stage.grab().toImage()
    edges = {image.pixel(x, y) for x in range(0, 1920, 2) for y in (0, 1079)}
    assert len(edges) == 1


def test_what_has_to_be_rolled_at_an_obstacle_is_told_whole(stage: Stage, look: Look) -> None:
    board = chase()
    hazard = HazardView(name="Low wall", skills=("climb", "jump"), difficulty=None)
    ways = tuple(replace(way, hazard=hazard, barrier=None, is_passed=False) for way in board.ways)
    view = PublicView(title=TITLE, clocks=(), roll=None, board=replace(board, ways=ways))
    texts = words_of(written(stage, look, PublicFrame(page=PublicPage.CHASE, view=view)))
    assert {"Climb or", "Jump"} <= set(texts)
    assert not any("…" in text for text in texts)


def test_the_one_in_turn_is_named_on_the_narrowest_half(stage: Stage, look: Look) -> None:
    look.use(scale=1.5)
    view = PublicView(
        title=TITLE, clocks=(CONSTABLES,), roll=None, board=chase(), order=chase_order(chase())
    )
    halved = PublicFrame(page=PublicPage.CHASE, beside=PublicPage.CLOCKS, view=view)
    texts = [text for text in written(stage, look, halved) if text.box.top() < 240]
    assert {"Edda", "2 actions left", "Round 3"} <= set(words_of(texts))


def test_a_part_of_a_chase_says_how_much_lies_beyond_it(stage: Stage, look: Look) -> None:
    def ends(held: int, beside: PublicPage | None = None, places: int = 8) -> str:
        board = chase("ABCDEFGHIJK"[:places])
        unnumbered = tuple(replace(place, number=None) for place in board.places)
        board = replace(board, places=unnumbered)
        view = PublicView(title=TITLE, clocks=(), roll=None, board=board)
        picture = PublicFrame(page=PublicPage.CHASE, beside=beside, held=held, view=view)
        seen = [one for one in written(stage, look, picture) if one.text.isdecimal()]
        assert all(text.room.left() >= 0 and text.room.right() <= 1920 for text in seen)
        return " ".join(one.text for one in sorted(seen, key=lambda one: one.room.left()))

    assert ends(0, PublicPage.TITLE) == "5"
    assert ends(2, PublicPage.TITLE) == "2 3"
    assert ends(7, PublicPage.TITLE) == "5"
    assert ends(0) == ""
    assert (ends(0, places=11), ends(1, places=11), ends(9, places=11)) == ("3", "1 2", "3")


def test_an_order_that_does_not_fit_says_how_many_more_there_are(stage: Stage, look: Look) -> None:
    view = PublicView(title=TITLE, clocks=(), roll=None, board=chase(), order=chase_order(chase()))
    whole = PublicFrame(page=PublicPage.CHASE, view=view)
    assert not any("more" in text for text in words_of(written(stage, look, whole)))
    halved = words_of(written(stage, look, replace(whole, beside=PublicPage.TITLE)))
    order = halved[halved.index("Order") + 1 :]
    assert order[: order.index("3 more") : 2] == ["FC", "EM"]


def test_a_stranger_in_turn_stands_in_the_middle_for_there_is_no_second_line(
    stage: Stage, look: Look
) -> None:
    def banner(board: BoardView) -> list[PaintedText]:
        view = PublicView(title=TITLE, clocks=(), roll=None, board=board, order=chase_order(board))
        picture = PublicFrame(page=PublicPage.CHASE, view=view)
        wanted = {"Edda Marsh", "2 actions left", "Stranger"}
        return [one for one in written(stage, look, picture) if one.text in wanted][:2]

    name, left = banner(chase())
    stranger = banner(
        with_token(chase(), EDDA, name=None, side=None, left=None, visibility=Visibility.MASKED)
    )[0]
    middle = (name.room.top() + left.room.bottom()) / 2
    assert abs(stranger.room.center().y() - middle) < 2
    assert stranger.text == "Stranger"


def test_the_largest_pool_stays_whole_beside_another_page(stage: Stage, look: Look) -> None:
    look.use(scale=1.5)
    roll = pool(tuple(1 + place % 10 for place in range(30)), PoolVerdict.SUCCESS, net=9)
    view = PublicView(title=TITLE, clocks=(CONSTABLES,), roll=roll)
    halved = PublicFrame(page=PublicPage.ROLL, beside=PublicPage.CLOCKS, view=view)
    texts = written(stage, look, halved)
    dice = [text for text in texts if text.text.isdigit() and text.box.right() < 960]
    assert len(dice) == 30
    assert all(die.box.left() >= 0 and die.box.top() >= 0 for die in dice)
    assert all(die.box.bottom() <= 1080 for die in dice)
    assert not any(
        one.box.intersects(other.box)
        for place, one in enumerate(dice)
        for other in dice[place + 1 :]
    )


def test_a_screen_with_nothing_to_show_bears_the_name_of_the_campaign(
    stage: Stage, look: Look
) -> None:
    assert words_of(written(stage, look, frame())) == ["Kelder Quay"]


def test_a_blank_screen_is_one_colour_and_says_nothing(stage: Stage, look: Look) -> None:
    assert written(stage, look, frame(CONSTABLES, roll=ROLL, blank=True)) == []
    image = stage.grab().toImage()
    ground = look.color(Role.BG0)
    corners = [(x, y) for x in (0, 960, 1919) for y in (0, 540, 1079)]
    assert {image.pixelColor(*corner).name() for corner in corners} == {ground.name()}


@pytest.mark.parametrize("size", [(320, 180), (1024, 768), (1920, 1080), (3840, 2160)])
def test_the_whole_picture_stays_within_a_window_of_any_size(
    stage: Stage, look: Look, size: tuple[int, int]
) -> None:
    stage.resize(*size)
    texts = written(stage, look, frame(FOG, LAMPS, CONSTABLES, LONG, roll=ROLL))
    room = QRectF(0, 0, *size)
    assert texts
    assert all(room.contains(text.box) for text in texts)


def test_text_is_large_enough_to_be_read_at_three_metres(stage: Stage, look: Look) -> None:
    eight = [
        replace(CONSTABLES, clock_id=EntityId(str(number)), name=f"Clock {number}")
        for number in range(8)
    ]
    texts = written(stage, look, frame(*eight, roll=ROLL))
    numbers = {"5", "/6"}  # numbers in a clock stand beside their name
    assert min(text.font.pixelSize() for text in texts if text.text not in numbers) >= 36


@pytest.mark.parametrize("count", [1, 2, 4, 5, 8])
def test_no_two_texts_lie_on_each_other(stage: Stage, look: Look, count: int) -> None:
    several = [
        replace(LONG if number % 2 else CONSTABLES, clock_id=EntityId(str(number)))
        for number in range(count)
    ]
    texts = written(stage, look, frame(*several, roll=ROLL))
    boxes = [text.box.adjusted(1, 1, -1, -1) for text in texts if text.text not in {"5", "/6"}]
    assert not any(
        one.intersects(other) for place, one in enumerate(boxes) for other in boxes[place + 1 :]
    )


def test_narrow_halves_keep_what_counts_of_names_and_rolls(stage: Stage, look: Look) -> None:
    names = ("Edda Marsh", "Constable Pryce-Featherstonehaugh")
    rows = tuple(
        TurnView(
            person_id=EntityId(name), number=place, name=name, side=None, state=TurnState.TO_COME
        )
        for place, name in enumerate(names, start=1)
    )
    order = OrderView(name="To the tram", round=2, rows=rows)
    view = PublicView(title=TITLE, clocks=(CONSTABLES,), roll=ROLL, order=order)
    halved = PublicFrame(page=PublicPage.ORDER, beside=PublicPage.CLOCKS, view=view)
    whole = words_of(written(stage, look, replace(halved, beside=None)))
    assert set(names) <= set(whole)
    look.use(scale=1.5)
    texts = words_of(written(stage, look, halved))
    assert {"Edda", "38"} <= set(texts)
    assert any(text.startswith("Constabl") for text in texts)
    assert any(text.startswith("d100, 1 ") for text in texts)
