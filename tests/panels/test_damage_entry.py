"""What is typed on the damage pad, and what it would leave."""

import pytest

from duskboard.core.dice import Expression, Handful
from duskboard.core.identity import EntityId
from duskboard.panels.damage_entry import (
    DamageEntry,
    DamageOffer,
    Lost,
    Rolled,
    Said,
    left_after,
    read_damage,
)

D6 = Handful(count=1, sides=6)


@pytest.mark.parametrize(
    ("text", "entry"),
    [
        ("4", Lost(points=4)),
        (" -4 ", Lost(points=4)),
        ("−4", Lost(points=4)),
        ("+2", Lost(points=-2)),
        ("=9", Said(points=9)),
        ("9/11", Said(points=9, full=11)),
        ("=9 / 11", Said(points=9, full=11)),
        ("1d6", Rolled(what=Expression(handfuls=(D6,)))),
        ("d6+1", Rolled(what=Expression(handfuls=(D6,), modifier=1))),
        ("\uff14", Lost(points=4)),
        ("\uff19\uff0f\uff11\uff11", Said(points=9, full=11)),
        ("", None),
        ("nine", None),
        ("1000", None),
        ("4/0", None),
        ("d100", None),
    ],
)
def test_a_line_is_read(text: str, entry: DamageEntry | None) -> None:
    assert read_damage(text) == entry


@pytest.mark.parametrize(
    ("entry", "left"),
    [
        (Lost(points=4), 5),
        (Lost(points=12), 0),
        (Lost(points=-1), 10),
        (Lost(points=-9), 11),
        (Said(points=7), 7),
        (Rolled(what=Expression(handfuls=(D6,))), None),
        (None, None),
    ],
)
def test_what_it_leaves_is_known_before(entry: DamageEntry | None, left: int | None) -> None:
    offer = DamageOffer(thing=EntityId("edda"), name="Edda", left=9, full=11)
    assert left_after(offer, entry) == left


def test_nothing_is_known_of_who_has_unknown_hit_points() -> None:
    offer = DamageOffer(thing=EntityId("edda"), name="Edda", left=None, full=None)
    assert left_after(offer, Lost(points=4)) is None
    assert left_after(offer, Said(points=4)) == 4
