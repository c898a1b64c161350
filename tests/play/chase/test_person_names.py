"""Two who would bear one name."""

from dataclasses import replace

from tests.play.chase.scenes import HOB, done, laid, person, somebody, with_people

from duskboard.core.identity import EntityId
from duskboard.play.chase.person import EditPerson, PeopleAdded, add_people, edit_person

GHOUL, ONE = EntityId("ghoul"), EntityId("one")


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
