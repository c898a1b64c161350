import pytest
from tests.play.blades.hands import ARDA, CREW, after, crew, table

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.trait import XpTrack
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import (
    CREW_RANGES,
    CrewAbilitiesWritten,
    CrewAdded,
    CrewMasteryWritten,
    CrewNumber,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewTrainingWritten,
    add_crew,
    crew_at,
    remove_crew,
    rename_crew,
    write_crew_abilities,
    write_crew_number,
    write_mastery,
    write_training,
)
from duskboard.play.blades.edit import BlankNameError, NumberRangeError
from duskboard.play.blades.scene import crew_id, crew_of
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError

GULLS = Crew(name="Gulls")


def test_a_crew_comes_and_goes_and_the_first_is_whose_scoundrels_they_are() -> None:
    laid = table()
    assert (crew_of(laid), crew_id(laid)) == (None, None)
    step = add_crew(laid, CREW, GULLS)
    assert step.report == CrewAdded(name="Gulls")
    laid = after(laid, step)
    laid = after(laid, add_crew(laid, EntityId("a-later-one"), Crew(name="Rivals")))
    assert (crew_of(laid), crew_id(laid)) == (GULLS, CREW)
    with pytest.raises(AlreadyOnTableError):
        add_crew(laid, CREW, GULLS)
    step = remove_crew(laid, CREW)
    assert step.report == CrewRemoved(name="Gulls")
    assert crew_of(after(laid, step)) == Crew(name="Rivals")


def test_a_crew_gets_another_name() -> None:
    laid = table(crew=GULLS)
    step = rename_crew(laid, CREW, " Herons ")
    assert step.report == CrewRenamed(before="Gulls", after="Herons")
    assert crew(after(laid, step)).name == "Herons"
    with pytest.raises(BlankNameError):
        rename_crew(laid, CREW, " ")
    with pytest.raises(NothingToChangeError):
        rename_crew(laid, CREW, "Gulls")


@pytest.mark.parametrize(
    ("field", "most"),
    [
        (CrewNumber.TIER, 6),
        (CrewNumber.HEAT, 8),
        (CrewNumber.WANTED, 4),
        (CrewNumber.COMPOSED, 3),
        (CrewNumber.HARDENED, 3),
        (CrewNumber.SMUGGLING, 2),
    ],
)
def test_a_number_of_a_crew_is_written_within_its_range(field: CrewNumber, most: int) -> None:
    laid = table(crew=GULLS)
    step = write_crew_number(laid, CREW, field, most)
    assert step.report == CrewNumberWritten(name="Gulls", field=field, before=0, after=most)
    assert getattr(crew(after(laid, step)), field.value) == CREW_RANGES[field] == most
    for wrong in (-1, most + 1):
        with pytest.raises(NumberRangeError):
            write_crew_number(laid, CREW, field, wrong)


def test_abilities_mastery_and_training_are_written() -> None:
    laid = table(crew=GULLS)
    step = write_crew_abilities(
        laid, CREW, (Ability(key=CrewAbilityId.DEADLY), Ability(name="Our own"))
    )
    assert step.report == CrewAbilitiesWritten(name="Gulls", before=(), after=("deadly", "Our own"))
    laid = after(laid, step)
    assert crew(laid).has(CrewAbilityId.DEADLY)
    step = write_mastery(laid, CREW, has_mastery=True)
    assert step.report == CrewMasteryWritten(name="Gulls", has_mastery=True)
    laid = after(laid, step)
    step = write_training(laid, CREW, (XpTrack.RESOLVE, XpTrack.PLAYBOOK, XpTrack.RESOLVE))
    assert step.report == CrewTrainingWritten(
        name="Gulls", before=(), after=(XpTrack.PLAYBOOK, XpTrack.RESOLVE)
    )
    laid = after(laid, step)
    assert (crew(laid).has_mastery, crew(laid).training) == (
        True,
        (XpTrack.PLAYBOOK, XpTrack.RESOLVE),
    )
    with pytest.raises(NothingToChangeError):
        write_mastery(laid, CREW, has_mastery=True)


def test_a_scoundrel_is_no_crew() -> None:
    with pytest.raises(NotOnTableError):
        crew_at(table(), ARDA)
