from tests.models.conftest import Desk

from duskboard.models.projection import Projection
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicFrame, PublicPage


class Screen:
    """What the players' screen was sent, and what was said about it."""

    def __init__(self, desk: Desk) -> None:
        self.projection = Projection(desk.document)
        self.projection.set_watched(True)
        self.frames: list[PublicFrame] = []
        self.held = 0
        self.states = 0
        self.projection.frame_changed.connect(self.frames.append)
        self.projection.held.connect(self._on_projection_held)
        self.projection.state_changed.connect(self._on_projection_state_changed)

    def names(self) -> list[str]:
        return [clock.name for clock in self.projection.frame.view.clocks]

    def _on_projection_held(self) -> None:
        self.held += 1

    def _on_projection_state_changed(self) -> None:
        self.states += 1


def test_it_opens_on_the_title_card(desk: Desk) -> None:
    screen = Screen(desk)
    assert screen.projection.frame.page is PublicPage.TITLE
    assert screen.projection.frame.view.title.name == "Kelder Quay"
    assert screen.projection.frame.blank is False


def test_it_follows_what_players_may_know_and_nothing_else(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    screen = Screen(desk)
    desk.fill(alarm, 2)
    assert screen.frames == []
    desk.show(alarm)
    assert screen.names() == ["Alarm"]
    desk.fill(alarm, 3)
    assert [clock.filled for clock in screen.frames[-1].view.clocks] == [3]
    assert len(screen.frames) == 2


def test_frozen_it_holds_its_picture_and_counts_what_waits(desk: Desk) -> None:
    alarm, secret = desk.clock("Alarm"), desk.clock("Secret")
    desk.show(alarm)
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    desk.fill(alarm, 1)
    desk.fill(secret, 4)
    desk.fill(alarm, 2)
    assert screen.projection.waiting == 2
    assert screen.frames == []
    screen.projection.set_frozen(False)
    assert screen.projection.waiting == 0
    assert [clock.filled for clock in screen.frames[-1].view.clocks] == [2]
    assert len(screen.frames) == 1


def test_a_page_chosen_while_frozen_is_shown_on_release(desk: Desk) -> None:
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    screen.projection.choose(PublicPage.CLOCKS)
    assert (screen.projection.frame.page, screen.projection.page) == ("title", "clocks")
    screen.projection.set_frozen(False)
    assert [frame.page for frame in screen.frames] == [PublicPage.CLOCKS]


def test_blank_works_on_a_frozen_picture_too(desk: Desk) -> None:
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    screen.projection.set_blank(True)
    assert screen.projection.frame.blank is True
    assert screen.projection.frame.page is PublicPage.TITLE
    screen.projection.set_blank(False)
    assert [frame.blank for frame in screen.frames] == [True, False]


def test_a_page_is_brought_where_it_is_not_in_sight_already(desk: Desk) -> None:
    projection = Screen(desk).projection
    projection.choose(PublicPage.CHASE)
    projection.choose_beside(PublicPage.CLOCKS)
    projection.bring(PublicPage.CLOCKS)
    assert (projection.page, projection.choice.beside) == (PublicPage.CHASE, PublicPage.CLOCKS)
    projection.bring(PublicPage.ROLL)
    assert (projection.page, projection.choice.beside) == (PublicPage.ROLL, PublicPage.CLOCKS)


def test_pages_turn_and_another_page_begins_at_its_first_part(desk: Desk) -> None:
    screen = Screen(desk)
    screen.projection.choose(PublicPage.CLOCKS)
    screen.projection.turn(1)
    screen.projection.turn(-5)
    screen.projection.turn(2)
    assert [frame.page_number for frame in screen.frames] == [0, 1, 0, 2]
    screen.projection.choose(PublicPage.TITLE)
    assert screen.projection.frame.page_number == 0


def test_an_undo_that_would_reveal_freezes_the_screen_first(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    desk.document.undo()
    assert screen.frames == []
    assert screen.names() == []
    assert (screen.projection.frozen, screen.projection.waiting, screen.held) == (True, 1, 1)
    screen.projection.set_frozen(False)
    assert screen.names() == ["Alarm"]


def test_a_redo_that_would_reveal_freezes_it_too(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.document.undo()
    screen = Screen(desk)
    desk.document.redo()
    assert (screen.projection.frozen, screen.names(), screen.held) == (True, [], 1)


def test_going_back_that_would_reveal_freezes_it_too(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    shown = desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    desk.document.go_back(shown.row.seq)
    assert (screen.projection.frozen, screen.names(), screen.held) == (True, [], 1)


def test_an_undo_that_reveals_nothing_is_shown_at_once(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.fill(alarm, 4)
    screen = Screen(desk)
    desk.document.undo()
    assert screen.projection.frozen is False
    assert [clock.filled for clock in screen.frames[-1].view.clocks] == [0]


def test_taking_back_a_name_never_seen_does_not_show_it(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    desk.rename(alarm, "The Duke is the ghoul")
    desk.rename(alarm, "The bell")
    screen.projection.set_frozen(False)
    desk.document.undo()
    assert (screen.projection.frozen, screen.held) == (True, 1)
    assert screen.names() == ["The bell"]
    assert all(
        clock.name in {"Alarm", "The bell"}
        for frame in screen.frames
        for clock in frame.view.clocks
    )


def test_a_screen_frozen_already_is_not_said_to_be_held(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    desk.document.undo()
    assert (screen.held, screen.projection.waiting) == (0, 1)


def test_nothing_is_held_back_from_a_screen_that_is_not_there(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    screen.projection.set_watched(False)
    desk.document.undo()
    assert screen.held == 0
    assert screen.projection.frozen is False
    assert screen.names() == ["Alarm"]
