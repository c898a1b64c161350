"""Nothing that players do not know moves anything on their screen, whatever is done at the table.

Two evenings are played side by side that differ in hidden things only: in their number, order,
names and values, and in what no screen ever lists of things that are shown.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import numpy as np
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from tests.projector.twin_acts import public_acts, secret_acts, steer
from tests.projector.twins import Evening, Secret, begin
from tests.storage.evening import quick_folder

from duskboard.i18n.words import Words
from duskboard.projector.window import PlayerWindow
from duskboard.table.public_frame import PublicPage
from duskboard.table.public_view import PublicView
from duskboard.theme.look import Look

Move = tuple[str, int, int, int]

numbers = st.integers(0, 60)
shifts = st.integers(1, 2)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Secret, Secret]:
    """Two secrets of which nothing is the same."""
    one = Secret(
        clocks=draw(st.integers(1, 4)),
        lurkers=draw(st.integers(0, 3)),
        between=draw(shifts),
        beyond=draw(st.integers(0, 2)),
        seed=draw(numbers),
    )
    other = Secret(
        clocks=(one.clocks + draw(shifts)) % 4 + 1,
        lurkers=(one.lurkers + draw(shifts)) % 4,
        between=3 - one.between,
        beyond=(one.beyond + draw(shifts)) % 3,
        seed=one.seed + draw(st.integers(1, 5)),
    )
    return one, other


moves = st.lists(
    st.tuples(
        st.sampled_from([*["public", "secret", "undo", "redo", "back", "steer"] * 2, "reopen"]),
        numbers,
        numbers,
        numbers,
    ),
    min_size=8,
    max_size=24,
)


class Screen:
    """The players' window of one evening, and all that can be read off it."""

    def __init__(self, evening: Evening, look: Look, words: Words) -> None:
        self.evening = evening
        self.window = PlayerWindow(look, words, lambda _asset_id: None)
        self.window.resize(640, 360)

    def said(self) -> list[tuple[str, ...]]:
        """Every text that a widget, a tooltip, a title or a screen reader could tell."""
        self.window.mirror(self.evening.projection.frame)
        widgets = [self.window, *self.window.findChildren(QWidget)]
        return [
            (
                one.windowTitle(),
                one.toolTip(),
                one.statusTip(),
                one.whatsThis(),
                one.accessibleName(),
                one.accessibleDescription(),
            )
            for one in widgets
        ]

    def picture(self) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
        """What stands on the screen, channel by channel."""
        self.window.mirror(self.evening.projection.frame)
        image = self.window.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        return np.frombuffer(image.constBits(), np.uint8).astype(np.int16)


@pytest.fixture
def files() -> Iterator[Iterator[Path]]:
    with quick_folder() as folder:
        yield (folder / f"evening{number}.duskboard" for number in count())


def told(view: PublicView) -> set[object]:
    """What players are told of, fact by fact; not the rolls, most of which fell in the open."""
    board = view.board
    places, tokens = (board.places, board.tokens) if board is not None else ((), ())
    return {
        *((clock.clock_id, clock.name) for clock in view.clocks),
        *((clock.clock_id, "whole") for clock in view.clocks if clock.size is not None),
        *((place.place_id, place.name) for place in places if place.name is not None),
        *((token.person_id, token.name) for token in tokens if token.name is not None),
        *(token.person_id for token in tokens),
        *view.hand_outs,
        *view.faces,
        *{view.title.name, view.title.welcome} - {""},
    }


def play(evenings: tuple[Evening, Evening], what: str, drawn: tuple[int, int, int]) -> None:
    """Do one thing in both evenings, where it can be done in both."""
    kind, a, b = drawn
    if what == "steer":
        for one in evenings:
            steer(one, kind, a)
    elif what == "reopen":
        for one in evenings:
            one.reopen()
    elif what in {"public", "secret"}:
        acts = [
            public_acts(kind, a, b) if what == "public" else secret_acts(one.secret, kind, a, b)
            for one in evenings
        ]
        pairs = list(zip(evenings, acts, strict=True))
        if all(one.allows(some) for one, some in pairs):
            for one, some in pairs:
                one.steps(some)
    elif all(one.can(what, a) for one in evenings):
        for one in evenings:
            before = told(one.projection.frame.view)
            one.travel(what, a)
            # A step back or forth takes away; only the game master gives.
            assert told(one.projection.frame.view) <= before


def assert_same_screens(first: Screen, second: Screen) -> None:
    # Large glyphs come out of Qt's caches a shade lighter or darker.
    assert np.abs(first.picture() - second.picture()).max() <= 8
    assert first.said() == second.said()


def assert_evenings_alike(
    files: Iterator[Path], both: tuple[Secret, Secret], done: list[Move]
) -> None:
    """Play both evenings, and compare what players may know after every move."""
    evenings = begin(next(files), both[0]), begin(next(files), both[1])
    assert_alike(*evenings)
    for what, *drawn in done:
        play(evenings, what, (drawn[0], drawn[1], drawn[2]))
        assert_alike(*evenings)
    for evening in evenings:
        evening.document.close()


def assert_screens_alike(
    qtbot: QtBot,
    ways: tuple[Look, Words],
    files: Iterator[Path],
    both: tuple[Secret, Secret],
    done: list[Move],
) -> None:
    """Play both evenings, and compare all that can be read off both screens, page by page."""
    evenings = begin(next(files), both[0]), begin(next(files), both[1])
    screens = Screen(evenings[0], *ways), Screen(evenings[1], *ways)
    for screen in screens:
        qtbot.addWidget(screen.window)
    for what, *drawn in done:
        play(evenings, what, (drawn[0], drawn[1], drawn[2]))
        assert_same_screens(*screens)
    for evening in evenings:
        evening.projection.set_frozen(False)
        evening.projection.set_blank(False)
    for page in PublicPage:
        for evening in evenings:
            evening.projection.choose(page)
        assert_same_screens(*screens)
    for evening in evenings:
        evening.document.close()


def assert_alike(first: Evening, second: Evening) -> None:
    assert first.projection.frame == second.projection.frame
    assert first.projection.coming == second.projection.coming
    assert first.projection.frozen is second.projection.frozen
    assert "Secret" not in repr(first.projection.coming)


QUICK = settings(
    suppress_health_check=[HealthCheck.function_scoped_fixture],
    phases=[Phase.explicit, Phase.reuse, Phase.generate],  # making it smaller takes minutes
)


@settings(QUICK, max_examples=3)
@given(pairs(), moves)
def test_evenings_that_differ_in_hidden_things_only_look_alike(
    files: Iterator[Path], both: tuple[Secret, Secret], done: list[Move]
) -> None:
    assert_evenings_alike(files, both, done)


@pytest.mark.slow
@settings(QUICK, max_examples=120)
@given(pairs(), moves)
def test_many_evenings_that_differ_in_hidden_things_only_look_alike(
    files: Iterator[Path], both: tuple[Secret, Secret], done: list[Move]
) -> None:
    assert_evenings_alike(files, both, done)


@settings(QUICK, max_examples=2)
@given(pairs(), moves)
def test_no_picture_word_or_title_tells_one_from_the_other(  # noqa: PLR0913, PLR0917 - fixtures
    qtbot: QtBot,
    look: Look,
    words: Words,
    files: Iterator[Path],
    both: tuple[Secret, Secret],
    done: list[Move],
) -> None:
    assert_screens_alike(qtbot, (look, words), files, both, done)


@pytest.mark.slow
@settings(QUICK, max_examples=25)
@given(pairs(), moves)
def test_no_picture_word_or_title_tells_many_apart(  # noqa: PLR0913, PLR0917 - fixtures
    qtbot: QtBot,
    look: Look,
    words: Words,
    files: Iterator[Path],
    both: tuple[Secret, Secret],
    done: list[Move],
) -> None:
    assert_screens_alike(qtbot, (look, words), files, both, done)
