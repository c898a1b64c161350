from collections.abc import Mapping
from dataclasses import FrozenInstanceError, replace
from typing import Any

import pytest

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import AssetId, EntityId
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView, reveals
from duskboard.table.view import RollView, SessionView, TitleView

NAME_ONLY = ClockView(
    clock_id=EntityId("ritual"),
    name="The ritual",
    kind=None,
    size=None,
    filled=None,
    visibility=Visibility.MASKED,
)
ALARM = ClockView(
    clock_id=EntityId("alarm"), name="The alarm", kind=ClockKind.DANGER, size=6, filled=2
)
ROLL = RollView(
    what=Expression(handfuls=(Handful(count=2, sides=6),)),
    faces=((3, 4),),
    total=7,
    who="Nyx",
    why="",
    told=False,
)
TITLE = TitleView(name="Dusk", welcome="", picture=None, session=None)
BEFORE = PublicView(title=TITLE, clocks=(NAME_ONLY, ALARM), roll=None)
IN_FULL = replace(NAME_ONLY, kind=ClockKind.PROJECT, size=8, filled=1, visibility=Visibility.SHOWN)
PICTURE = AssetId("a" * 64)


@pytest.mark.parametrize(
    "after",
    [
        pytest.param(
            {"clocks": (NAME_ONLY, ALARM, replace(ALARM, clock_id=EntityId("new")))}, id="new clock"
        ),
        pytest.param(
            {"clocks": (replace(NAME_ONLY, clock_id=EntityId("new")), ALARM)}, id="new name"
        ),
        pytest.param({"clocks": (IN_FULL, ALARM)}, id="name only, now in full"),
        pytest.param(
            {"clocks": (NAME_ONLY, replace(ALARM, name="The Duke's alarm"))}, id="renamed clock"
        ),
        pytest.param({"roll": ROLL}, id="a roll"),
        pytest.param({"title": replace(TITLE, name="The Duke is dead")}, id="another title"),
        pytest.param({"title": replace(TITLE, welcome="The Duke is dead")}, id="another welcome"),
        pytest.param(
            {
                "title": replace(
                    TITLE,
                    session=SessionView(number=7, title="The Duke dies", started=None, ended=None),
                )
            },
            id="a name of the session",
        ),
        pytest.param({"title": replace(TITLE, picture=PICTURE)}, id="a picture"),
    ],
)
def test_news_for_the_players_reveals(after: Mapping[str, Any]) -> None:
    assert reveals(BEFORE, replace(BEFORE, **after)) is True


@pytest.mark.parametrize(
    "after",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"clocks": ()}, id="clocks hidden"),
        pytest.param({"clocks": (ALARM, NAME_ONLY)}, id="another order"),
        pytest.param({"clocks": (NAME_ONLY, replace(ALARM, filled=6))}, id="filled"),
        pytest.param({"clocks": (NAME_ONLY, replace(ALARM, filled=0))}, id="emptied"),
    ],
)
def test_what_was_shown_already_reveals_nothing(after: Mapping[str, Any]) -> None:
    assert reveals(BEFORE, replace(BEFORE, **after)) is False


def test_a_clock_masked_again_reveals_nothing() -> None:
    shown = replace(BEFORE, clocks=(IN_FULL, ALARM))
    assert reveals(shown, BEFORE) is False


def test_an_earlier_roll_made_in_the_open_a_withdrawn_or_the_same_one_reveals_nothing() -> None:
    rolled = replace(BEFORE, roll=ROLL)
    assert reveals(rolled, replace(rolled, roll=replace(ROLL, faces=((1, 6),)))) is False
    assert reveals(rolled, rolled) is False
    assert reveals(rolled, BEFORE) is False


def test_another_picture_reveals_and_one_taken_away_does_not() -> None:
    with_picture = replace(BEFORE, title=replace(TITLE, picture=PICTURE))
    other = replace(BEFORE, title=replace(TITLE, picture=AssetId("b" * 64)))
    assert reveals(with_picture, other) is True
    assert reveals(with_picture, with_picture) is False
    assert reveals(with_picture, BEFORE) is False


def test_a_frame_is_lit_and_on_its_first_part_unless_said() -> None:
    frame = PublicFrame(page=PublicPage.CLOCKS, view=BEFORE)
    assert frame == PublicFrame(page=PublicPage.CLOCKS, view=BEFORE, blank=False, page_number=0)
    with pytest.raises(FrozenInstanceError):
        frame.blank = True  # type: ignore[misc]  # that it is refused is the test


def test_a_frame_refuses_a_part_before_the_first() -> None:
    with pytest.raises(ValueError, match=r"PublicFrame\.page_number is below 0: -1"):
        PublicFrame(page=PublicPage.TITLE, view=BEFORE, page_number=-1)


def test_the_pages_keep_their_order_and_their_keys() -> None:
    assert [page.value for page in PublicPage] == [
        "title",
        "clocks",
        "chase",
        "order",
        "roll",
        "hand-out",
        "face",
    ]
