"""Names that the program gave, said in another language."""

import pytest
from tests.play.chase.scenes import FENCE, PLACES, WALL, WAYS, done, edge, laid

from duskboard.core.chase.track import Location
from duskboard.play.change import NothingToChangeError
from duskboard.play.chase.laying import rename_location
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.renaming import NamesSaidAnew, say_anew


def said(name: str) -> str:
    return {"Place 1": "地點 1", "Fence": "圍籬"}.get(name, name)


def test_what_the_program_named_is_named_anew_and_all_else_stays() -> None:
    table = laid(3, lying={1: WALL})
    table = done(table, rename_location(table, PLACES[0], "Place 1"))
    table = done(table, put_obstacle(table, WAYS[2], FENCE))
    step = say_anew(table, said)
    assert step.report == NamesSaidAnew(names=("地點 1", "圍籬"))
    after = done(table, step)
    names = [one.name for one in after.values(Location).values()]
    assert names == ["地點 1", "Fish market", "Net lane"]
    assert (edge(after, WAYS[1]).names, edge(after, WAYS[2]).names) == (("Low wall",), ("圍籬",))
    with pytest.raises(NothingToChangeError):
        say_anew(after, said)
