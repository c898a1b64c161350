from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractItemModel
from PySide6.QtTest import QAbstractItemModelTester

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.identity import EntityId
from duskboard.models.document import Step, TableDocument
from duskboard.play.campaign import begin_campaign
from duskboard.play.clock import EditClock, NewClock, edit_clock, fill_clock, make_clock
from duskboard.play.session import end_session, start_session
from duskboard.play.visibility import set_visibility
from duskboard.storage.campaign_file import CampaignFile
from duskboard.table.entity import Moment, Visibility

EVENING = 1_762_600_000
"""A Saturday in November 2025."""


class Desk:
    """A document over a real file, and the few acts that tests do again and again."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._minutes = count()
        self.document = TableDocument(CampaignFile.create(path), self.now)
        self.document.submit(begin_campaign(self.document.table, "Kelder Quay"))

    def now(self) -> Moment:
        return Moment(EVENING + 60 * next(self._minutes))

    def close_and_reopen(self) -> TableDocument:
        self.document.close()
        self.document = TableDocument(CampaignFile.open(self.path), self.now)
        return self.document

    def clock(self, name: str, size: int = 6, kind: ClockKind = ClockKind.DANGER) -> EntityId:
        clock_id = EntityId(name.lower().replace(" ", "-"))
        request = NewClock(clock_id=clock_id, name=name, kind=kind, size=size)
        self.document.submit(make_clock(self.document.table, request))
        return clock_id

    def fill(self, clock_id: EntityId, filled: int) -> Step:
        return self.document.submit(fill_clock(self.document.table, clock_id, filled))

    def rename(self, clock_id: EntityId, name: str) -> Step:
        wish = EditClock(clock_id=clock_id, name=name)
        return self.document.submit(edit_clock(self.document.table, wish))

    def show(self, clock_id: EntityId, visibility: Visibility = Visibility.SHOWN) -> Step:
        return self.document.submit(set_visibility(self.document.table, clock_id, visibility))

    def start_session(self) -> Step:
        return self.document.submit(start_session(self.document.table, self.now()))

    def end_session(self) -> Step:
        return self.document.submit(end_session(self.document.table, self.now()))


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = Desk(tmp_path / "quay.duskboard")
    yield made
    made.document.close()


@pytest.fixture
def watched() -> Callable[[QAbstractItemModel], QAbstractItemModelTester]:
    """Have Qt check everything that a model says while it changes; a fault is a warning of Qt."""
    testers: list[QAbstractItemModelTester] = []

    def watch(model: QAbstractItemModel) -> QAbstractItemModelTester:
        mode = QAbstractItemModelTester.FailureReportingMode.Warning
        testers.append(QAbstractItemModelTester(model, mode))
        return testers[-1]

    return watch
