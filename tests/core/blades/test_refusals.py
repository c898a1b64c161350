"""Crews, factions and what they have that cannot be; what is usual where nothing is said."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS

from duskboard.core.blades.claim import ClaimId, grid
from duskboard.core.blades.cohort import Cohort, CohortEdge, CohortTraitsError, cohort_price
from duskboard.core.blades.crew import CrewContact
from duskboard.core.blades.crew_creation import DEALS, Deal
from duskboard.core.blades.crew_growth import with_crew_cohort
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.faction_turn import faction_dice
from duskboard.core.blades.magnitude import Magnitude, Ritual, ritual_stress
from duskboard.core.blades.score import MOST_FLASHBACK
from duskboard.core.blades.upgrade import BOXES, Upgrade, UpgradeId
from duskboard.core.blades_rulings import BladesRulings

TOLLMEN = Faction(name="The Tollmen", tier=2)


def test_a_crew_has_no_track_and_no_cell_that_cannot_be() -> None:
    assert replace(GULLS, xp_boxes=99, prison=(0, 2)).xp_boxes == 99
    for wrong in (-1, 100):
        with pytest.raises(ValueError, match="xp_boxes"):
            replace(GULLS, xp_boxes=wrong)
    for cells in ((0, 0), (99,)):
        with pytest.raises(ValueError, match="prison"):
            replace(GULLS, prison=cells)
    with pytest.raises(ValueError, match=r"CrewContact\.name"):
        CrewContact(name=" ")
    assert not CrewContact(name="Bazso").is_favourite


def test_a_faction_has_no_number_that_cannot_be() -> None:
    assert replace(TOLLMEN, tier=6, status=-3, idle=0).status == -3
    for wrong in ({"tier": 7}, {"tier": -1}, {"status": 4}, {"status": -4}):
        with pytest.raises(ValueError, match=r"Faction\.tier or Faction\.status"):
            replace(TOLLMEN, **wrong)  # type: ignore[arg-type] # a field of numbers
    with pytest.raises(ValueError, match=r"Faction\.idle"):
        replace(TOLLMEN, idle=-1)
    with pytest.raises(ValueError, match=r"Faction\.name"):
        replace(TOLLMEN, name=" ")


@pytest.mark.rule("blades 126")
def test_a_turn_of_a_faction_has_its_tier_in_dice() -> None:
    assert (faction_dice(TOLLMEN), faction_dice(TOLLMEN, -1)) == (2, 1)


@pytest.mark.rule("blades 88")
@pytest.mark.rule("blades 89")
def test_upgrades_have_their_boxes() -> None:
    several = {key: boxes for key, boxes in BOXES.items() if boxes > 1}
    assert several == {
        UpgradeId.BOAT_HOUSE: 2,
        UpgradeId.CARRIAGE_HOUSE: 2,
        UpgradeId.MASTERY: 4,
        UpgradeId.SECURE_LAIR: 2,
        UpgradeId.VAULT: 2,
        UpgradeId.COMPOSED: 3,
        UpgradeId.HARDENED: 3,
    }
    with pytest.raises(ValueError, match="blank"):
        Upgrade()
    for wrong in ({"boxes": 0}, {"boxes": 2, "marked": 3}, {"marked": -1}):
        with pytest.raises(ValueError, match="marked"):
            Upgrade(key=UpgradeId.VAULT, **wrong)  # type: ignore[arg-type] # numbers


@pytest.mark.rule("blades 86")
@pytest.mark.rule("blades 87")
def test_the_deals_of_a_new_crew_cost_and_bring_what_the_rules_say() -> None:
    terms = {deal: (one.coin, one.status) for deal, one in DEALS.items()}
    assert terms[Deal.GROUNDS_PAID] == (1, 0)
    assert terms[Deal.GROUNDS_FRIENDLY] == (2, 1)
    assert terms[Deal.GROUNDS_REFUSED] == (0, -1)
    assert terms[Deal.HELPED] == (0, 1)
    assert terms[Deal.HELPED_PAID] == (1, 2)


@pytest.mark.rule("blades 91")
@pytest.mark.rule("blades 92")
@pytest.mark.rule("blades 93")
def test_a_cohort_is_priced_by_its_types_and_has_as_many_flaws_as_edges() -> None:
    assert cohort_price(Cohort(name="The Rafters")) == 2
    assert cohort_price(Cohort(name="The Rafters", types=("rooks", "thugs"))) == 4
    with pytest.raises(ValueError, match="twice"):
        Cohort(name="The Rafters", types=("rooks", "rooks"))
    uneven = Cohort(name="The Rafters", edges=(CohortEdge.LOYAL,))
    full = replace(GULLS, xp=10)
    with pytest.raises(CohortTraitsError):
        with_crew_cohort(full, uneven, BladesRulings())
    assert with_crew_cohort(full, uneven, BladesRulings(), is_overruled=True).cohorts == (uneven,)


@pytest.mark.rule("blades 69")
def test_a_map_of_claims_stands_on_whole_columns() -> None:
    laid = grid([[ClaimId.LAIR, ClaimId.TAVERN], [ClaimId.TURF, ClaimId.VICE_DEN]])
    assert [(one.column, one.row) for one in laid.claims] == [(0, 0), (2, 0), (0, 2), (2, 2)]


@pytest.mark.rule("blades 128")
def test_stress_of_a_ritual_is_its_magnitude_where_nothing_lowers_it() -> None:
    assert ritual_stress(6) == 6
    assert Ritual(name="Ward", magnitude=Magnitude(force=3), casting=1).stress == 3
    assert MOST_FLASHBACK == 6
