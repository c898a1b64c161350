"""The clerk: does what may be done, says what may not, asks before an earlier evening."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from duskboard.app.clerk import Clerk, new_id
from duskboard.app.room import Room
from duskboard.core.chase.rounds import NobodyRunsError
from duskboard.core.clocks.clock import Clock
from duskboard.core.clocks.tick import ClockLockedError
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.models.document import TableDocument
from duskboard.play.campaign import begin_campaign
from duskboard.play.chase.laying import NewLocation, lay_track
from duskboard.play.chase.running import start_chase
from duskboard.play.clock import NewClock, fill_clock, link_clocks, make_clock, tick_clocks
from duskboard.play.session import end_session, start_session
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError, LostFileError

ALARM, VAULT = EntityId("alarm"), EntityId("vault")


@pytest.fixture
def document(tmp_path: Path, room: Room) -> Iterator[TableDocument]:
    with CampaignFile.create(tmp_path / "a.duskboard") as file:
        document = TableDocument(file, room.now)
        document.submit(begin_campaign(document.table, "Dusk"))
        for key in (ALARM, VAULT):
            document.submit(make_clock(document.table, NewClock(clock_id=key, name=key, size=4)))
        yield document


@pytest.fixture
def clerk(document: TableDocument) -> Clerk:
    return Clerk(document)


def filled(clerk: Clerk, key: EntityId) -> int:
    clock = clerk.table.value(key, Clock)
    assert clock is not None
    return clock.filled


def test_an_act_is_done(clerk: Clerk) -> None:
    assert clerk.do(lambda table: tick_clocks(table, {ALARM: 2})) is not None
    assert filled(clerk, ALARM) == 2


def test_what_breaks_a_rule_is_said_and_changes_nothing(qtbot: QtBot, clerk: Clerk) -> None:
    clerk.do(lambda table: link_clocks(table, ALARM, VAULT))
    before = clerk.table
    with qtbot.waitSignal(clerk.refused) as refused:
        assert clerk.do(lambda table: tick_clocks(table, {VAULT: 1})) is None
    assert isinstance(refused.args[0], ClockLockedError)
    assert clerk.table == before


def test_what_breaks_a_rule_of_the_chase_is_said_too(qtbot: QtBot, clerk: Clerk) -> None:
    places = [
        NewLocation(location_id=EntityId(name), edge_id=EntityId(f"to-{name}"), name=name)
        for name in ("quay", "yard")
    ]
    clerk.do(lambda table: lay_track(table, "Chase", places))
    before = clerk.table
    with qtbot.waitSignal(clerk.refused) as refused:
        assert clerk.do(lambda table: start_chase(table, ScriptedDice([]))) is None
    assert isinstance(refused.args[0], NobodyRunsError)
    assert clerk.table == before


def test_what_would_change_nothing_is_passed_over_in_silence(qtbot: QtBot, clerk: Clerk) -> None:
    with qtbot.assertNotEmitted(clerk.refused), qtbot.assertNotEmitted(clerk.failed):
        assert clerk.do(lambda table: fill_clock(table, ALARM, 0)) is None


def test_a_file_that_is_gone_is_told_and_nothing_has_changed(
    qtbot: QtBot, clerk: Clerk, document: TableDocument
) -> None:
    document.file.path.unlink()
    before = clerk.table
    with qtbot.waitSignal(clerk.failed) as failed:
        assert clerk.do(lambda table: tick_clocks(table, {ALARM: 1})) is None
    assert isinstance(failed.args[0], CampaignFileError)
    assert isinstance(failed.args[0], LostFileError)
    assert clerk.table == before


def test_undo_into_an_earlier_session_wants_a_second_press(
    qtbot: QtBot, clerk: Clerk, room: Room
) -> None:
    clerk.do(lambda table: start_session(table, room.now()))
    clerk.do(lambda table: tick_clocks(table, {ALARM: 1}))
    clerk.do(lambda table: end_session(table, room.now()))
    clerk.do(lambda table: start_session(table, room.now()))
    clerk.undo()
    with qtbot.waitSignal(clerk.second_press_wanted):
        clerk.undo()
    assert filled(clerk, ALARM) == 1
    clerk.undo()
    clerk.undo()
    assert filled(clerk, ALARM) == 0


def test_staying_forgets_the_first_press(qtbot: QtBot, clerk: Clerk, room: Room) -> None:
    clerk.do(lambda table: start_session(table, room.now()))
    clerk.do(lambda table: tick_clocks(table, {ALARM: 1}))
    clerk.do(lambda table: end_session(table, room.now()))
    clerk.do(lambda table: start_session(table, room.now()))
    clerk.undo()
    clerk.undo()
    clerk.stay()
    with qtbot.waitSignal(clerk.second_press_wanted):
        clerk.undo()
    assert filled(clerk, ALARM) == 1


def test_new_ids_are_never_the_same() -> None:
    assert len({new_id() for _ in range(1000)}) == 1000
