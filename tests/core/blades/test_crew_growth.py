"""Upgrades, cohorts, xp and creation; they hold under both presets where none is named."""

from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS, bearing

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.cohort import (
    Cohort,
    CohortKind,
    CohortTraitsError,
    cohort_harmed,
    cohort_price,
    cohort_rested,
    cohort_scale,
    refuse_unbalanced,
    replacing_coin,
)
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew import CrewContact, CrewProfile
from duskboard.core.blades.crew_creation import (
    DEALS,
    CrewType,
    Deal,
    DealTerms,
    begun_crew,
    deals_coin,
    refuse_unpaid,
)
from duskboard.core.blades.crew_growth import (
    AdvanceBoxesError,
    CrewTrackNotFullError,
    CrewTrigger,
    UpgradeFullError,
    advance_stash,
    bought,
    cohort_quality,
    crew_session_xp,
    is_crew_due,
    item_quality,
    upgrade_boxes,
    with_boxes,
    with_crew_ability,
    with_crew_cohort,
    with_crew_upgrades,
    with_crew_xp,
    with_profits,
)
from duskboard.core.blades.growth import AbilityTwiceError
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import XpTrack
from duskboard.core.blades.upgrade import BOXES, COMMON, Upgrade, UpgradeId, upgrade
from duskboard.core.blades.vault import (
    PAY_COIN,
    VaultRoomError,
    crew_paid,
    crew_spent,
    income,
    tithe,
    vault_excess,
    vault_limit,
)
from duskboard.core.rulings import Preset, preset

REFERENCE, PUBLISHED = (preset(one).blades for one in (Preset.REFERENCE, Preset.PUBLISHED))
RAFTERS = Cohort(name="Rafters", types=("rovers",), edges=("loyal",), flaws=("wild",))
ORLA = Cohort(name="Orla", kind=CohortKind.EXPERT, types=("spy",), edges=("x",), flaws=("y",))
TWELVE = replace(GULLS, xp=12)


@pytest.mark.rule("blades 77")
def test_a_trigger_of_a_crew_brings_two_at_most() -> None:
    answers = {CrewTrigger.TYPE: 3, CrewTrigger.CHALLENGE: 1, CrewTrigger.NATURE: -1}
    assert crew_session_xp(answers) == 3
    assert with_crew_xp(GULLS, 3).xp == 3
    assert [is_crew_due(replace(GULLS, xp=xp)) for xp in (9, 10)] == [False, True]
    assert is_crew_due(replace(GULLS, xp=9, xp_boxes=9))


@pytest.mark.rule("blades 78")
@pytest.mark.rule("blades 148")
@pytest.mark.rule("blades E35")
def test_an_advance_is_an_ability_or_two_boxes() -> None:
    rigging = bought(UpgradeId.RIGGING)
    resolve = bought(UpgradeId.RESOLVE_TRAINING)
    taken = with_crew_upgrades(TWELVE, (rigging, resolve), REFERENCE)
    assert (taken.xp, [one.key for one in taken.upgrades], taken.training) == (
        2,
        ["rigging", "resolve-training"],
        (XpTrack.RESOLVE,),
    )
    deadly = Ability(key=CrewAbilityId.DEADLY)
    able = with_crew_ability(TWELVE, deadly, REFERENCE)
    assert (able.xp, able.abilities) == (2, (deadly,))
    assert with_crew_ability(TWELVE, deadly, PUBLISHED).xp == 0
    with pytest.raises(AbilityTwiceError):
        with_crew_ability(replace(able, xp=10), deadly, REFERENCE)
    with pytest.raises(CrewTrackNotFullError) as short:
        with_crew_ability(GULLS, deadly, REFERENCE)
    assert short.value.args == ("Gulls", 0, 10)
    with pytest.raises(AdvanceBoxesError):
        with_crew_upgrades(TWELVE, (rigging,), REFERENCE)
    assert with_crew_upgrades(GULLS, (rigging,), REFERENCE, is_overruled=True).xp == 0


@pytest.mark.rule("blades 78")
@pytest.mark.parametrize(("tier", "stash"), [(0, 2), (3, 5)])
def test_everybody_gets_stash_with_an_advance(tier: int, stash: int) -> None:
    crew = replace(GULLS, tier=tier)
    assert advance_stash(crew) == stash
    assert with_profits(Scoundrel(name="Ada", stash=10), crew).stash == 10 + stash
    assert with_profits(Scoundrel(name="Ada", stash=39), crew).stash == 40


@pytest.mark.rule("blades 88")
@pytest.mark.rule("blades 150")
def test_boxes_are_marked_one_by_one_and_not_past_the_last() -> None:
    boat = upgrade(UpgradeId.BOAT_HOUSE, 0)
    one = with_boxes(GULLS, boat, 1)
    two = with_boxes(one, boat, 1)
    assert [crew.marked(UpgradeId.BOAT_HOUSE) for crew in (GULLS, one, two)] == [0, 1, 2]
    assert with_boxes(two, boat, -2) == GULLS
    with pytest.raises(UpgradeFullError):
        with_boxes(two, boat, 1)
    own = with_boxes(two, Upgrade(name="Bell tower", marked=0, boxes=3), 2)
    assert upgrade_boxes(own) == 4
    assert {BOXES[key] for key in (UpgradeId.MASTERY, UpgradeId.COMPOSED)} == {4, 3}
    assert UpgradeId.WORKSHOP in COMMON
    assert UpgradeId.RIGGING not in COMMON
    with pytest.raises(UpgradeFullError):
        bought(UpgradeId.QUARTERS, 2)


@pytest.mark.rule("blades 11")
@pytest.mark.rule("blades 41")
@pytest.mark.rule("blades 89")
@pytest.mark.rule("blades-abilities U1")
def test_an_upgrade_of_several_boxes_is_had_when_all_are_marked() -> None:
    for key, boxes in ((UpgradeId.MASTERY, 4), (UpgradeId.COMPOSED, 3), (UpgradeId.HARDENED, 3)):
        for marked in range(1, boxes + 1):
            crew = replace(GULLS, upgrades=(upgrade(key, marked),))
            assert crew.has_upgrade(key) is (marked == boxes)
    assert replace(GULLS, upgrades=(upgrade(UpgradeId.SECURE_LAIR, 1),)).has_upgrade(
        UpgradeId.SECURE_LAIR
    )
    rigged = replace(GULLS, upgrades=(Upgrade(key="rigging", choice="tools, weapons"),))
    assert rigged.has_upgrade(UpgradeId.RIGGING)
    assert (bearing(UpgradeId.COMPOSED).composed, bearing(UpgradeId.HARDENED).hardened) == (1, 1)


@pytest.mark.rule("blades 88")
@pytest.mark.rule("blades 144")
@pytest.mark.rule("blades E15")
def test_an_upgrade_makes_its_kind_of_things_better() -> None:
    crew = bearing(UpgradeId.GEAR)
    assert item_quality(crew, UpgradeId.GEAR, is_fine=True) == 2
    assert item_quality(crew, UpgradeId.TOOLS, is_fine=True) == 1
    assert item_quality(crew, UpgradeId.WORKSHOP) == 0
    assert item_quality(replace(crew, tier=3)) == 3


@pytest.mark.rule("blades 53")
@pytest.mark.rule("blades 143")
def test_the_vault_holds_four_eight_or_sixteen() -> None:
    sizes = [replace(GULLS, upgrades=(upgrade(UpgradeId.VAULT, n),)) for n in range(3)]
    assert [vault_limit(crew) for crew in sizes] == [4, 8, 16]
    rich = crew_paid(GULLS, 7)
    assert (rich.coin, vault_excess(rich), vault_excess(GULLS)) == (7, 3, 0)
    assert crew_spent(rich, 7) == GULLS
    with pytest.raises(NoCoinError) as poor:
        crew_spent(GULLS, 1)
    assert poor.value.args == ("Gulls", 0, 1)
    with pytest.raises(VaultRoomError):
        crew_paid(rich, 993)
    for wrong in (crew_paid, crew_spent):
        with pytest.raises(ValueError, match="below 0"):
            wrong(rich, -1)


@pytest.mark.rule("blades 102")
@pytest.mark.rule("blades 103")
@pytest.mark.rule("blades 104")
def test_pay_and_tithe() -> None:
    assert list(PAY_COIN.values()) == [2, 4, 6, 8, 10]
    assert [tithe(replace(GULLS, tier=tier)) for tier in (0, 2)] == [1, 3]


@pytest.mark.rule("blades 72")
def test_an_income_is_the_die_less_the_heat() -> None:
    assert [income(5, replace(GULLS, heat=heat)) for heat in (0, 3, 6)] == [5, 2, 0]


@pytest.mark.rule("blades 91")
@pytest.mark.rule("blades E13")
@pytest.mark.parametrize(("tier", "gang", "expert"), [(0, (0, 0), (1, 0)), (2, (2, 2), (3, 0))])
def test_cohorts_grow_with_the_crew(
    tier: int, gang: tuple[int, int], expert: tuple[int, int]
) -> None:
    crew = replace(GULLS, tier=tier)
    assert (cohort_quality(RAFTERS, crew), cohort_scale(RAFTERS, tier)) == gang
    assert (cohort_quality(ORLA, crew), cohort_scale(ORLA, tier)) == expert


@pytest.mark.rule("blades 91")
@pytest.mark.rule("blades-abilities U3")
@pytest.mark.rule("blades E14")
def test_the_elite_roll_a_die_more_at_their_own_work() -> None:
    crew = replace(bearing(UpgradeId.ELITE_THUGS), tier=1)
    thugs = replace(RAFTERS, types=("thugs", "rooks"))
    assert cohort_quality(thugs, crew, "thugs") == 2
    assert cohort_quality(thugs, crew, "rooks") == 1
    assert cohort_quality(RAFTERS, crew) == 1


@pytest.mark.rule("blades 92")
def test_outside_its_types_a_cohort_is_no_use() -> None:
    assert cohort_quality(RAFTERS, replace(GULLS, tier=3), "thugs") == 0
    assert cohort_price(RAFTERS) == 2
    assert cohort_price(replace(RAFTERS, types=("rovers", "thugs"))) == 4
    with pytest.raises(ValueError, match="more than 2"):
        replace(RAFTERS, types=("a", "b", "c"))


@pytest.mark.rule("blades 93")
@pytest.mark.rule("blades 151")
def test_a_cohort_has_as_many_flaws_as_edges() -> None:
    refuse_unbalanced(RAFTERS)
    refuse_unbalanced(replace(RAFTERS, edges=("loyal", "fearsome"), flaws=("wild", "savage")))
    for wrong in (replace(RAFTERS, flaws=()), replace(RAFTERS, edges=(), flaws=())):
        with pytest.raises(CohortTraitsError):
            refuse_unbalanced(wrong)
    taken = with_crew_cohort(TWELVE, RAFTERS, REFERENCE)
    assert (taken.xp, taken.cohorts) == (2, (RAFTERS,))
    with pytest.raises(AdvanceBoxesError):
        with_crew_cohort(TWELVE, replace(RAFTERS, types=("rovers", "thugs")), REFERENCE)


@pytest.mark.rule("blades 95")
def test_a_cohort_is_hurt_and_heals() -> None:
    hurt = [cohort_harmed(RAFTERS, levels) for levels in (1, 2, 3, 4, 9)]
    assert [one.harm for one in hurt] == [1, 2, 3, 4, 4]
    assert [one.is_out for one in hurt] == [False, False, True, True, True]
    assert [cohort_rested(one).harm for one in hurt] == [0, 1, 2, 4, 4]
    assert [cohort_rested(one, is_tended=True).harm for one in hurt] == [0, 0, 1, 4, 4]
    assert [replacing_coin(tier) for tier in (0, 3)] == [2, 5]


@pytest.mark.rule("blades 85")
def test_a_type_gives_what_a_crew_begins_with() -> None:
    kind = CrewType(
        key="quiet-hands",
        name="Quiet hands",
        abilities=(Ability(key="second-story"), Ability(key="no-traces")),
        upgrades=(upgrade(UpgradeId.HIDDEN_LAIR), upgrade(UpgradeId.PROWESS_TRAINING)),
        cohorts=(RAFTERS,),
        contacts=("Old Sal",),
    )
    crew = begun_crew("Gulls", kind)
    assert crew.profile == CrewProfile(kind="quiet-hands")
    assert [one.key for one in crew.abilities] == ["second-story"]
    assert (crew.upgrades, crew.cohorts) == (kind.upgrades, (RAFTERS,))
    assert (crew.contacts, crew.coin) == ((CrewContact(name="Old Sal"),), 2)
    with pytest.raises(ValueError, match="blank"):
        replace(kind, key=" ")


@pytest.mark.rule("blades 86")
@pytest.mark.rule("blades 87")
def test_a_new_crew_pays_no_third_coin() -> None:
    assert DEALS[Deal.GROUNDS_FRIENDLY] == DealTerms(coin=2, status=1)
    assert DEALS[Deal.GROUNDS_REFUSED] == DealTerms(coin=0, status=-1)
    assert [DEALS[deal].status for deal in (Deal.HELPED, Deal.HELPED_PAID)] == [1, 2]
    assert [DEALS[deal].status for deal in (Deal.HURT, Deal.HURT_PAID)] == [-2, -1]
    deals = (Deal.GROUNDS_FRIENDLY, Deal.HELPED_PAID, Deal.HURT_PAID)
    assert deals_coin(deals) == 4
    crew = begun_crew("Gulls")
    with pytest.raises(NoCoinError) as poor:
        refuse_unpaid(crew, deals)
    assert poor.value.args == ("Gulls", 2, 4)
    with pytest.raises(NoCoinError):
        refuse_unpaid(crew, deals[:2])
    refuse_unpaid(crew, deals[1:])
