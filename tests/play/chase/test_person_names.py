"""Two who would bear one name."""

from dataclasses import replace

from tests.play.chase.scenes import HOB, done, laid, person, somebody, with_people

from duskboard.core.identity import EntityId
from duskboard.play.chase.group import split_group
from duskboard.play.chase.person import EditPerson, PeopleAdded, add_people, edit_person
from duskboard.table.entity import Visibility
from duskboard.table.table import Table

GHOUL, ONE = EntityId("ghoul"), EntityId("one")
HIDDEN, MASKED, SHOWN = Visibility.HIDDEN, Visibility.MASKED, Visibility.SHOWN


def names(table: Table) -> list[str]:
    return [person(table, one).name for one in (HOB, GHOUL, ONE)]


def test_who_is_called_as_another_gets_a_number_and_so_does_the_log() -> None:
    table = with_people(laid(3), [somebody(HOB, 1)])
    step = add_people(table, [replace(somebody(one, 1), name="hob") for one in (GHOUL, ONE)])
    assert step.report == PeopleAdded(names=("hob 2", "hob 3"))
    table = done(table, step)
    assert [person(table, one).name for one in (HOB, GHOUL, ONE)] == ["Hob", "hob 2", "hob 3"]
    table = done(table, edit_person(table, ONE, EditPerson(name="Hob")))
    assert person(table, ONE).name == "Hob 3"
    kept = done(table, edit_person(table, HOB, EditPerson(name="Hob", dex=20)))
    assert person(kept, HOB).name == "Hob"


def test_a_number_never_tells_players_of_somebody_hidden() -> None:
    # "Ghoul 2" says that there is another ghoul: so it is the hidden one who gets the number.
    table = with_people(laid(3), [somebody(HOB, 1)])
    table = done(
        table, add_people(table, [replace(somebody(GHOUL, 1), name="Ghoul", visibility=MASKED)])
    )
    hob = done(table, edit_person(table, HOB, EditPerson(name="Ghoul")))
    assert [person(hob, one).name for one in (HOB, GHOUL)] == ["Ghoul", "Ghoul 2"]
    added = done(table, add_people(table, [replace(somebody(ONE, 1), name="ghoul")]))
    assert names(added) == ["Hob", "Ghoul 2", "ghoul"]
    unseen = replace(somebody(ONE, 1), name="Hob", visibility=HIDDEN)
    assert names(done(table, add_people(table, [unseen]))) == ["Hob", "Ghoul", "Hob 2"]
    both = [replace(somebody(ONE, 1), name="Ghoul 2")]
    assert names(done(hob, add_people(hob, both))) == ["Ghoul", "Ghoul 3", "Ghoul 2"]


def test_those_who_leave_a_group_take_no_number_from_somebody_hidden() -> None:
    table = with_people(laid(3), [replace(somebody(HOB, 1), name="Ghoul", count=3)])
    hidden = replace(somebody(GHOUL, 1), name="Ghoul 2", visibility=HIDDEN)
    table = done(table, add_people(table, [hidden]))
    table = done(table, split_group(table, HOB, person_id=ONE, name="Ghoul 2"))
    assert names(table) == ["Ghoul", "Ghoul 3", "Ghoul 2"]
