"""A chase of six that is being set up (V7), to play with."""

import pytest
from tests.play.chase.scenes import (
    done,
    laid,
    somebody,
    with_people,
)

from duskboard.core.chase.check import Verdict
from duskboard.core.chase.participant import Side
from duskboard.core.chase.setup import Setup
from duskboard.core.chase.source import ReportedVerdict
from duskboard.core.identity import EntityId
from duskboard.core.rulings import (
    Preset,
    Rulings,
    preset,
)
from duskboard.play.chase.setting_up import (
    begin_setup,
)
from duskboard.play.chase.speeding import (
    roll_speed,
)
from duskboard.table.entity import SETUP_ID
from duskboard.table.setup_view import SetupView, setup_view
from duskboard.table.table import Table

BOTH = pytest.mark.parametrize("rulings", [preset(name) for name in Preset], ids=list(Preset))
Q6, Q8, Q9, C8, C8B, C8C = (EntityId(name) for name in ("q6", "q8", "q9", "c8", "c8b", "c8c"))
SIX = (Q6, Q8, Q9, C8, C8B, C8C)
FLEES = {Q6: (6, 40), Q8: (8, 70), Q9: (9, 65)}
CHASES = {C8: (8, 60), C8B: (8, 55), C8C: (8, 50)}


def six(rulings: Rulings | None = None, count: int = 8) -> Table:
    """V7: fleers of MOV 6, 8 and 9, chasers of MOV 8, all of different DEX, being set up."""
    table = laid(count, rulings=rulings)
    people = [
        somebody(key, None, side=side, mov=mov, dex=dex)
        for side, some in ((Side.QUARRY, FLEES), (Side.PURSUER, CHASES))
        for key, (mov, dex) in some.items()
    ]
    return begun(with_people(table, people))


def begun(table: Table) -> Table:
    return done(table, begin_setup(table, "", ()))


def told(table: Table, **verdicts: Verdict) -> Table:
    for who, verdict in verdicts.items():
        table = done(table, roll_speed(table, EntityId(who), ReportedVerdict(verdict=verdict)))
    return table


def v7(rulings: Rulings | None = None, count: int = 8) -> Table:
    fail, ok, best = Verdict.FAILURE, Verdict.REGULAR, Verdict.EXTREME
    return told(six(rulings, count), q6=fail, q8=ok, q9=best, c8=fail, c8b=fail, c8c=best)


def view(table: Table) -> SetupView:
    found = setup_view(table)
    assert found is not None
    return found


def setup(table: Table) -> Setup:
    found = table.value(SETUP_ID, Setup)
    assert found is not None
    return found
