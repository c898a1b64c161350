"""How the roll on the players' screen came to be there."""

from dataclasses import fields

from duskboard.models.roll_origin import BROUGHT
from duskboard.storage.reports import REPORTS


def test_every_report_of_a_roll_that_was_brought_is_known_as_one() -> None:
    brought = {
        kind
        for kind in REPORTS.values()
        if kind.__name__.endswith("Shown")
        and {"roll", "several"} & {one.name for one in fields(kind)}
    }
    assert brought == set(BROUGHT)
