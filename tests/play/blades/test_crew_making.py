import pytest
from tests.play.blades.hands import CREW, after, crew, table

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.claim import grid
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew import Crew, CrewContact, CrewProfile
from duskboard.core.blades.crew_creation import CrewType, Deal
from duskboard.core.blades.crew_making import CrewLine, CrewMaking, CrewStep, crew_lines
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.upgrade import Upgrade, UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.play.blades.crew import CrewAdded
from duskboard.play.blades.crew_making import (
    CrewMade,
    CrewMakingBegun,
    CrewTypeChosen,
    CrewTypesAdded,
    DealStruck,
    add_crew_types,
    begin_crew,
    begin_making,
    choose_crew_type,
    drop_deal,
    end_making,
    making_of,
    strike_deal,
)
from duskboard.play.blades.faction import add_faction
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.table.name import name_of
from duskboard.table.table import Table

EELS, TOLL, KIND = EntityId("eels"), EntityId("toll"), EntityId("kind")
BARGEES = CrewType(
    key="bargees",
    name="Bargees",
    trigger="You moved freight.",
    abilities=(Ability(key=CrewAbilityId.PACK_RATS), Ability(key=CrewAbilityId.ALL_HANDS)),
    upgrades=(upgrade(UpgradeId.BOAT_HOUSE, 1), upgrade(UpgradeId.VAULT, 1)),
    operations=("freight",),
    contacts=("a lock-keeper", "Tove"),
    claims=grid([["turf", "lair"]]),
)
ROWERS = CrewType(key="rowers", name="Rowers", cohorts=(Cohort(name="Lads", types=("rovers",)),))


def begun() -> Table:
    """Return a table on which the Gulls are being made, among the Eels and the Tollmen."""
    laid = table()
    laid = after(laid, begin_crew(laid, CREW, "Gulls"))
    laid = after(laid, add_faction(laid, EELS, Faction(name="Eels")))
    return after(laid, add_faction(laid, TOLL, Faction(name="Tollmen", tier=2, hold=Hold.WEAK)))


def struck(laid: Table, *deals: tuple[Deal, EntityId]) -> Table:
    for deal, faction in deals:
        laid = after(laid, strike_deal(laid, CREW, deal, faction))
    return laid


def status(laid: Table) -> tuple[int, int]:
    """Return what the Eels and the Tollmen think of the crew."""
    factions = laid.values(Faction)
    return factions[EELS].status, factions[TOLL].status


@pytest.mark.rule("blades 58")
@pytest.mark.rule("blades 85")
def test_a_crew_is_begun_given_a_type_another_and_made() -> None:
    laid = table()
    step = begin_crew(laid, CREW, "Gulls")
    assert step.report == CrewAdded(name="Gulls")
    laid = after(laid, step)
    assert crew(laid) == Crew(name="Gulls", tier=0, hold=Hold.STRONG, rep=0, coin=2)
    assert making_of(laid) == CrewMaking()
    with pytest.raises(AlreadyOnTableError):
        begin_crew(laid, EntityId("other"), "Terns")

    step = choose_crew_type(laid, CREW, BARGEES)
    assert step.report == CrewTypeChosen(name="Gulls", before="", after="Bargees")
    laid = after(laid, step)
    assert crew(laid) == Crew(
        name="Gulls",
        coin=2,
        profile=CrewProfile(kind="Bargees", trigger="You moved freight."),
        abilities=(Ability(key=CrewAbilityId.PACK_RATS),),
        upgrades=BARGEES.upgrades,
        contacts=(CrewContact(name="a lock-keeper"), CrewContact(name="Tove")),
        claims=BARGEES.claims,
    )
    assert making_of(laid) == CrewMaking(given=2)
    laid = after(laid, choose_crew_type(laid, CREW, ROWERS))
    assert crew(laid) == Crew(
        name="Gulls", coin=2, profile=CrewProfile(kind="Rowers"), cohorts=ROWERS.cohorts
    )
    assert making_of(laid) == CrewMaking(given=2)
    step = end_making(laid, CREW)
    assert step.report == CrewMade(name="Gulls")
    laid = after(laid, step)
    assert making_of(laid) is None
    with pytest.raises(NotOnTableError):
        end_making(laid, CREW)
    step = begin_making(laid, CREW)
    assert step.report == CrewMakingBegun(name="Gulls")
    assert making_of(after(laid, step)) == CrewMaking()


@pytest.mark.rule("blades 85")
def test_a_type_takes_nothing_from_a_crew_in_play() -> None:
    own = Crew(
        name="Gulls",
        coin=9,
        abilities=(Ability(key=CrewAbilityId.DEADLY),),
        upgrades=(upgrade(UpgradeId.VAULT, 2), upgrade(UpgradeId.QUARTERS)),
        contacts=(CrewContact(name="Tove", is_favourite=True),),
    )
    laid = table(crew=own)
    laid = after(laid, choose_crew_type(laid, CREW, BARGEES))
    assert crew(laid) == Crew(
        name="Gulls",
        coin=9,
        profile=CrewProfile(kind="Bargees", trigger="You moved freight."),
        abilities=(Ability(key=CrewAbilityId.DEADLY),),
        upgrades=(
            upgrade(UpgradeId.VAULT, 2),
            upgrade(UpgradeId.QUARTERS),
            upgrade(UpgradeId.BOAT_HOUSE, 1),
        ),
        contacts=(
            CrewContact(name="Tove", is_favourite=True),
            CrewContact(name="a lock-keeper"),
        ),
        claims=BARGEES.claims,
    )
    with pytest.raises(NothingToChangeError):
        choose_crew_type(laid, CREW, BARGEES)


@pytest.mark.rule("blades 86")
@pytest.mark.rule("blades 87")
def test_deals_cost_coin_that_must_be_there_and_move_status() -> None:
    laid = begun()
    step = strike_deal(laid, CREW, Deal.GROUNDS_FRIENDLY, EELS)
    assert step.report == DealStruck(
        name="Gulls",
        deal=Deal.GROUNDS_FRIENDLY,
        faction="Eels",
        coin_before=2,
        coin_after=0,
        status_before=0,
        status_after=1,
    )
    laid = after(laid, step)
    with pytest.raises(NoCoinError):
        strike_deal(laid, CREW, Deal.HELPED_PAID, EELS)
    with pytest.raises(NothingToChangeError):
        strike_deal(laid, CREW, Deal.GROUNDS_FRIENDLY, EELS)
    laid = struck(laid, (Deal.GROUNDS_PAID, EELS), (Deal.HELPED_PAID, EELS), (Deal.HURT, TOLL))
    assert (status(laid), crew(laid).coin) == ((2, -2), 0)
    laid = struck(laid, (Deal.GROUNDS_REFUSED, TOLL))
    assert (status(laid), crew(laid).coin) == ((2, -3), 1)


@pytest.mark.rule("blades 68")
def test_a_deal_that_is_off_leaves_all_as_it_was_war_too() -> None:
    laid = struck(begun(), (Deal.HURT, TOLL), (Deal.GROUNDS_REFUSED, TOLL))
    assert laid.values(Faction)[TOLL].tier == 1
    step = drop_deal(laid, CREW, CrewStep.HURT)
    assert isinstance(step.report, DealStruck)
    assert (step.report.is_off, step.report.status_before, step.report.status_after) == (
        True,
        -3,
        -1,
    )
    laid = after(laid, step)
    assert laid.values(Faction)[TOLL] == Faction(name="Tollmen", tier=2, hold=Hold.WEAK, status=-1)
    with pytest.raises(NothingToChangeError):
        drop_deal(laid, CREW, CrewStep.HURT)


@pytest.mark.rule("blades 87")
def test_a_contact_is_liked_by_one_as_much_as_disliked_by_another() -> None:
    laid = struck(begun(), (Deal.CONTACT_FRIEND, EELS), (Deal.CONTACT_ENEMY, TOLL))
    assert status(laid) == (1, -1)
    laid = struck(laid, (Deal.CONTACT_SWORN_ENEMY, TOLL))
    assert status(laid) == (2, -2)
    laid = struck(laid, (Deal.CONTACT_FRIEND, EELS))
    assert status(laid) == (1, -1)


@pytest.mark.rule("blades 85")
@pytest.mark.rule("blades 91")
def test_what_is_still_to_be_chosen_is_counted() -> None:
    own = Crew(
        name="Gulls",
        profile=CrewProfile(kind="Rowers", reputation="daring", lair="A loft"),
        cohorts=(Cohort(name="Lads", types=("rovers",)),),
        upgrades=(Upgrade(key=UpgradeId.VAULT, marked=1, boxes=2),),
        contacts=(CrewContact(name="Tove", is_favourite=True),),
    )
    lines = crew_lines(own, CrewMaking(given=2))
    assert [line.step for line in lines if line.is_done] == [
        CrewStep.TYPE,
        CrewStep.REPUTATION,
        CrewStep.LAIR,
        CrewStep.CONTACT,
    ]
    assert CrewLine(step=CrewStep.UPGRADES, have=1, want=2) in lines
    assert [line.is_over for line in crew_lines(own, CrewMaking())][7] is True


def test_crew_types_of_the_tables_own_come() -> None:
    laid = table()
    step = add_crew_types(laid, {KIND: BARGEES})
    assert step.report == CrewTypesAdded(names=("Bargees",))
    laid = after(laid, step)
    assert name_of(laid, KIND) == "Bargees"
    with pytest.raises(NothingToChangeError):
        add_crew_types(laid, {EntityId("again"): BARGEES})
