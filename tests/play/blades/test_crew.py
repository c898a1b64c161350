import pytest
from tests.play.blades.hands import ARDA, CREW, after, crew, table

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.crew import Crew, CrewContact, CrewProfile
from duskboard.core.blades.crew_growth import UpgradeFullError
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.upgrade import UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import (
    CREW_RANGES,
    CrewAdded,
    CrewHoldWritten,
    CrewList,
    CrewNumber,
    CrewNumberWritten,
    CrewRemoved,
    CrewRenamed,
    CrewRowsReplaced,
    CrewText,
    CrewWordsWritten,
    UpgradeMarked,
    add_crew,
    crew_at,
    mark_upgrade,
    remove_crew,
    rename_crew,
    write_crew_hold,
    write_crew_number,
    write_crew_rows,
    write_crew_words,
)
from duskboard.play.blades.edit import BlankNameError, NumberRangeError, WrongRowError
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
        (CrewNumber.REP, 12),
        (CrewNumber.COIN, 999),
        (CrewNumber.XP, 99),
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


def test_abilities_and_contacts_are_written() -> None:
    laid = table(crew=GULLS)
    abilities = (Ability(key=CrewAbilityId.DEADLY), Ability(name="Our own"))
    step = write_crew_rows(laid, CREW, CrewList.ABILITIES, abilities)
    assert step.report == CrewRowsReplaced(
        name="Gulls", field=CrewList.ABILITIES, before=(), after=("deadly", "Our own")
    )
    assert crew(after(laid, step)).has(CrewAbilityId.DEADLY)
    sal = CrewContact(name="Old Sal")
    laid = after(laid, write_crew_rows(laid, CREW, CrewList.CONTACTS, (sal,)))
    assert crew(laid).contacts == (sal,)
    with pytest.raises(WrongRowError):
        write_crew_rows(laid, CREW, CrewList.COHORTS, (sal,))
    with pytest.raises(NothingToChangeError):
        write_crew_rows(laid, CREW, CrewList.CONTACTS, (sal,))


def test_words_hold_and_the_length_of_the_track_are_written() -> None:
    laid = table(crew=GULLS)
    step = write_crew_words(laid, CREW, CrewText.GROUNDS_OWNER, " Eel Court ")
    assert step.report == CrewWordsWritten(
        name="Gulls", field=CrewText.GROUNDS_OWNER, before="", after="Eel Court"
    )
    laid = after(laid, step)
    step = write_crew_hold(laid, CREW, Hold.WEAK)
    assert step.report == CrewHoldWritten(name="Gulls", after=Hold.WEAK)
    laid = after(laid, step)
    laid = after(laid, write_crew_number(laid, CREW, CrewNumber.XP_BOXES, 9))
    assert crew(laid) == Crew(
        name="Gulls",
        profile=CrewProfile(grounds_owner="Eel Court"),
        hold=Hold.WEAK,
        xp_boxes=9,
    )
    laid = after(laid, write_crew_number(laid, CREW, CrewNumber.XP_BOXES, 0))
    assert crew(laid).xp_boxes is None


@pytest.mark.rule("blades 88")
def test_boxes_of_an_upgrade_are_marked() -> None:
    laid = table(crew=GULLS)
    mastery = upgrade(UpgradeId.MASTERY, 0)
    step = mark_upgrade(laid, CREW, mastery, 3)
    assert step.report == UpgradeMarked(
        name="Gulls", upgrade=UpgradeId.MASTERY, before=0, after=3, boxes=4
    )
    laid = after(laid, step)
    assert not crew(laid).has_mastery
    laid = after(laid, mark_upgrade(laid, CREW, mastery, 1))
    assert crew(laid).has_mastery
    with pytest.raises(UpgradeFullError):
        mark_upgrade(laid, CREW, mastery, 1)
    assert crew(after(laid, mark_upgrade(laid, CREW, mastery, -4))) == GULLS


def test_a_scoundrel_is_no_crew() -> None:
    with pytest.raises(NotOnTableError):
        crew_at(table(), ARDA)
