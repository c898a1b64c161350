import pytest
from tests.models.conftest import Desk

from duskboard.core.dice import Percentile, ReportedTotal
from duskboard.models.projection import Projection
from duskboard.models.screen_memory import remember, remembered
from duskboard.play.roll import Decision, RollMade, resolve, show_roll
from duskboard.table.entity import Visibility
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.view import RollView


class Screen:
    """What the players' screen was sent, and what was said about it."""

    def __init__(self, desk: Desk, *, is_open: bool = True) -> None:
        self.projection = Projection(desk.document)
        self.projection.recall(remembered(desk.document.file))
        if is_open:
            self.projection.set_open()
        self.frames: list[PublicFrame] = []
        self.held = 0
        self.let_go = 0
        self.states = 0
        self.projection.frame_changed.connect(self.frames.append)
        self.projection.held.connect(self._on_projection_held)
        self.projection.let_go.connect(self._on_projection_let_go)
        self.projection.state_changed.connect(self._on_projection_state_changed)

    def names(self) -> list[str]:
        return [clock.name for clock in self.projection.frame.view.clocks]

    def _on_projection_held(self) -> None:
        self.held += 1

    def _on_projection_let_go(self) -> None:
        self.let_go += 1

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


def test_a_name_that_stood_on_the_screen_may_stand_there_again(desk: Desk) -> None:
    """Not after it was hidden, and not while it was dark: then nobody has read it."""
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    screen = Screen(desk)
    desk.rename(alarm, "The bell")
    desk.document.undo()
    assert (screen.projection.frozen, screen.names()) == (False, ["Alarm"])
    desk.document.redo()
    assert (screen.projection.frozen, screen.names()) == (False, ["The bell"])
    screen.projection.set_blank(True)
    desk.rename(alarm, "The ghoul comes")
    desk.rename(alarm, "They come")
    screen.projection.set_blank(False)
    desk.document.undo()
    assert (screen.projection.frozen, screen.names()) == (True, ["They come"])
    desk.document.redo()
    desk.show(alarm, Visibility.HIDDEN)
    desk.document.undo()
    assert (screen.projection.frozen, screen.names(), screen.held) == (True, [], 2)


def test_a_screen_frozen_already_is_not_said_to_be_held(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    desk.document.undo()
    assert (screen.held, screen.projection.waiting) == (0, 1)


def test_what_a_step_back_reveals_is_held_back_from_a_screen_that_is_closed(desk: Desk) -> None:
    # Opened again it would show what players are not to see; whether it is open now is no matter.
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = reopened(desk, Screen(desk))
    desk.document.undo()
    assert (screen.projection.frozen, screen.names(), screen.held) == (True, [], 1)


def test_nothing_is_held_back_where_players_never_had_a_screen(desk: Desk) -> None:
    # Nobody has seen anything yet, and preparing needs no freeze.
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    projection = Projection(desk.document)
    desk.document.undo()
    assert projection.frozen is False
    assert [clock.name for clock in projection.frame.view.clocks] == ["Alarm"]


def test_a_freeze_of_a_step_back_ends_once_nothing_is_held_back(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    desk.document.undo()
    desk.fill(alarm, 2)
    assert (screen.projection.frozen, screen.let_go) == (True, 0)
    desk.show(alarm, Visibility.HIDDEN)
    assert (screen.projection.frozen, screen.let_go, screen.frames) == (False, 1, [])


def test_redo_of_what_froze_the_screen_releases_it_on_the_page_chosen_since(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    desk.document.undo()
    screen.projection.choose(PublicPage.CLOCKS)
    desk.document.redo()
    assert (screen.projection.frozen, screen.projection.waiting, screen.let_go) == (False, 0, 1)
    assert (screen.projection.frame.page, screen.names()) == (PublicPage.CLOCKS, [])


def test_a_freeze_of_the_game_master_stays_whatever_is_redone(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    screen.projection.set_frozen(True)
    desk.document.undo()
    desk.document.redo()
    assert (screen.projection.frozen, screen.projection.waiting, screen.let_go) == (True, 0, 0)


SECRET_ROLL = Decision(check=Percentile(), who="The Sexton", secret=True)


def test_a_secret_roll_comes_back_to_the_screen_by_the_hand_of_the_game_master_only(
    desk: Desk,
) -> None:
    document = desk.document
    for decision, total in ((Decision(check=Percentile(), who="Edda"), 12), (SECRET_ROLL, 66)):
        document.submit(resolve(document.table, decision, ReportedTotal(total=total)))
    secret = document.report(document.last_seq)
    assert isinstance(secret, RollMade)
    shown = document.submit(show_roll(document.table, secret.roll))
    document.undo()
    screen = Screen(desk)
    document.redo()
    assert (screen.projection.frozen, rolled(screen), screen.held) == (True, "Edda", 1)
    document.undo()
    assert (screen.projection.frozen, rolled(screen)) == (False, "Edda")
    document.go_back(shown.row.seq)
    assert (screen.projection.frozen, rolled(screen), screen.held) == (True, "Edda", 2)
    screen.projection.set_frozen(False)
    tom = Decision(check=Percentile(), who="Tom")
    document.submit(resolve(document.table, tom, ReportedTotal(total=30)))
    document.undo()
    assert (screen.projection.frozen, rolled(screen), screen.held) == (True, "Tom", 3)


def test_an_open_roll_comes_back_to_the_screen_unasked(desk: Desk) -> None:
    document = desk.document
    for who, total in (("Edda", 12), ("Tom", 30)):
        decision = Decision(check=Percentile(), who=who)
        document.submit(resolve(document.table, decision, ReportedTotal(total=total)))
    screen = Screen(desk)
    document.undo()
    assert (screen.projection.frozen, rolled(screen)) == (False, "Edda")
    document.redo()
    assert (screen.projection.frozen, rolled(screen)) == (False, "Tom")


def test_what_was_frozen_is_frozen_and_shown_when_the_campaign_is_opened_again(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    screen = Screen(desk)
    screen.projection.choose(PublicPage.CLOCKS)
    screen.projection.set_frozen(True)
    held = screen.projection.frame
    desk.rename(alarm, "The bell")
    screen.projection.choose(PublicPage.ROLL)
    screen = reopened(desk, screen)
    assert screen.projection.frame == held
    assert (screen.projection.frozen, screen.projection.waiting) == (True, 2)
    desk.fill(alarm, 1)
    assert (screen.frames, screen.projection.waiting) == ([], 3)
    screen.projection.set_frozen(False)
    assert (screen.projection.frame.page, screen.names()) == (PublicPage.ROLL, ["The bell"])


def test_a_freeze_of_a_step_back_holds_and_ends_across_evenings(desk: Desk) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.show(alarm, Visibility.HIDDEN)
    screen = Screen(desk)
    screen.projection.set_blank(True)
    desk.document.undo()
    screen = reopened(desk, screen)
    assert (screen.projection.frozen, screen.projection.blank) == (True, True)
    assert screen.names() == []
    desk.document.redo()
    assert (screen.projection.frozen, screen.let_go, screen.projection.blank) == (False, 1, True)


@pytest.mark.parametrize("text", ["", "[]", '{"was_open": true, "held": {"page": "moon"}}'])
def test_a_memory_that_cannot_be_read_holds_the_title_card(desk: Desk, text: str) -> None:
    alarm = desk.clock("Alarm")
    desk.show(alarm)
    desk.document.file.put_memo("players-screen", text)
    projection = Projection(desk.document)
    projection.recall(remembered(desk.document.file))
    assert (projection.frozen, projection.frame.page) == (True, PublicPage.TITLE)


def reopened(desk: Desk, screen: Screen) -> Screen:
    """Return the screen of the next evening, which nobody has opened yet."""
    remember(desk.document.file, screen.projection.memory)
    desk.close_and_reopen()
    return Screen(desk, is_open=False)


def rolled(screen: Screen) -> str:
    """Return whose roll players see."""
    roll = screen.projection.frame.view.roll
    return roll.who if isinstance(roll, RollView) else ""
