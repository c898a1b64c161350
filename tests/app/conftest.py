"""A room with a home of its own, and a clock that can be set."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from duskboard.app.opening import make_room
from duskboard.app.room import Room
from duskboard.table.entity import Moment

NOON = Moment(1_790_000_000)


@pytest.fixture
def room(qapp: QApplication, resources: Path, home: Path) -> Room:
    """What every part of the program is given; the clock stands still."""
    del qapp  # fonts need it to be there
    return replace(make_room(resources, home), now=lambda: NOON)
