from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import GULLS, able, holding
from tests.play.blades.hands import ARDA, BREN, CREW, after, arda, crew, scoundrel, table

from duskboard.core.blades.ability import Ability, CrewAbilityId
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.crew_growth import CrewTrigger
from duskboard.core.blades.development import RepNotFullError
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.scoundrel import Fate
from duskboard.core.blades.upgrade import UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.faction import add_faction
from duskboard.play.blades.rising import (
    CohortChanged,
    CoinShare,
    CrewAdvanced,
    CrewRose,
    CrewSessionMarked,
    HoldFell,
    RepChanged,
    advance_crew,
    change_rep,
    end_crew_session,
    harm_cohort,
    lose_hold,
    rest_cohort,
    rise,
)
from duskboard.play.change import NothingToChangeError

FULL = replace(GULLS, tier=1, rep=10, coin=9, claims=holding(turf=2))
RICH = replace(arda(), coin=9)
RAFTERS = Cohort(name="Rafters", types=("rovers",), edges=("loyal",), flaws=("wild",))


@pytest.mark.rule("blades 62")
def test_rep_goes_as_far_as_the_track() -> None:
    laid = table(crew=replace(FULL, rep=7))
    step = change_rep(laid, CREW, 5)
    assert step.report == RepChanged(name="Gulls", before=7, after=10, lost=2)
    assert crew(after(laid, step)).rep == 10
    assert crew(after(laid, change_rep(laid, CREW, -9))).rep == 0
    with pytest.raises(NothingToChangeError):
        change_rep(table(crew=FULL), CREW, 1)


@pytest.mark.rule("blades-abilities K10")
def test_allies_shorten_the_track_while_they_are_allies() -> None:
    friends = replace(FULL, rep=7, abilities=able(CrewAbilityId.ACCORD))
    laid = table(crew=friends)
    laid = after(laid, add_faction(laid, EntityId("w"), Faction(name="Watch", status=3)))
    assert crew(after(laid, change_rep(laid, CREW, 5))).rep == 9


@pytest.mark.rule("blades 62")
def test_crew_and_scoundrels_pay_for_a_tier_together() -> None:
    laid = table(crew=FULL, arda=RICH)
    step = rise(laid, CREW, {CREW: 9, ARDA: 7})
    assert step.report == CrewRose(
        name="Gulls",
        tier=2,
        hold=Hold.WEAK,
        coin=16,
        shares=(CoinShare(name="Gulls", coin=9), CoinShare(name="Arda", coin=7)),
    )
    laid = after(laid, step)
    assert crew(laid) == replace(FULL, tier=2, hold=Hold.WEAK, rep=0, coin=0)
    assert scoundrel(laid).coin == 2
    firm = after(laid, change_rep(laid, CREW, 10))
    firm = after(firm, rise(firm, CREW, {}))
    assert (crew(firm).tier, crew(firm).hold, crew(firm).rep) == (2, Hold.STRONG, 0)


@pytest.mark.rule("blades 62")
def test_a_tier_is_not_had_for_less() -> None:
    laid = table(crew=FULL, arda=RICH)
    with pytest.raises(NoCoinError) as short:
        rise(laid, CREW, {CREW: 9})
    assert short.value.args == ("Gulls", 9, 16)
    with pytest.raises(NoCoinError):
        rise(laid, CREW, {CREW: 16})
    for wrong in ({CREW: 9, ARDA: 8}, {CREW: 17, ARDA: -1}):
        with pytest.raises(NumberRangeError):
            rise(laid, CREW, wrong)
    with pytest.raises(RepNotFullError):
        rise(table(crew=replace(FULL, rep=9)), CREW, {})
    assert crew(after(laid, rise(laid, CREW, {CREW: 2}, is_overruled=True))).coin == 7


@given(st.integers(0, 20), st.integers(0, 20))
def test_no_coin_is_made_by_rising(own: int, other: int) -> None:
    laid = table(crew=replace(FULL, coin=own), arda=replace(arda(), coin=other))
    shares = {CREW: min(own, 16), ARDA: 16 - min(own, 16)}
    try:
        done = after(laid, rise(laid, CREW, shares))
    except NoCoinError:
        assert own + other < 16
    else:
        assert crew(done).coin + scoundrel(done).coin == own + other - 16


@pytest.mark.rule("blades 63")
@pytest.mark.parametrize(("published", "is_threatened"), [(False, True), (True, False)])
def test_a_crew_loses_hold(published: bool, is_threatened: bool) -> None:  # noqa: FBT001 - cases
    laid = table(crew=GULLS, published=published)
    step = lose_hold(laid, CREW)
    assert step.report == HoldFell(
        name="Gulls",
        tier_before=0,
        tier_after=0,
        is_lair_threatened=is_threatened,
        ruling="blades.lair_threatened_at_tier_0",
    )
    assert crew(after(laid, step)) == replace(GULLS, hold=Hold.WEAK)


@pytest.mark.rule("blades 77")
@pytest.mark.rule("blades 78")
@pytest.mark.rule("blades 148")
def test_a_session_brings_xp_and_an_advance_stash_for_everybody() -> None:
    laid = table(
        crew=replace(GULLS, tier=1, xp=7), bren=replace(scoundrel(table(), BREN), fate=Fate.DEAD)
    )
    step = end_crew_session(laid, CREW, {CrewTrigger.TYPE: 2, CrewTrigger.NATURE: 5})
    assert step.report == CrewSessionMarked(name="Gulls", before=7, after=11)
    laid = after(laid, step)
    step = advance_crew(laid, CREW, Ability(key=CrewAbilityId.PATRON), " a debt repaid ")
    assert step.report == CrewAdvanced(
        name="Gulls",
        gained=("patron",),
        left=1,
        stash=(CoinShare(name="Arda", coin=3),),
        origin="a debt repaid",
    )
    laid = after(laid, step)
    assert (scoundrel(laid).stash, scoundrel(laid, BREN).stash) == (3, 0)
    assert crew(laid).has(CrewAbilityId.PATRON)
    boxes = (upgrade(UpgradeId.RIGGING), upgrade(UpgradeId.QUARTERS))
    laid = after(laid, advance_crew(laid, CREW, boxes, is_overruled=True))
    assert [one.key for one in crew(laid).upgrades] == ["rigging", "quarters"]
    laid = after(laid, advance_crew(laid, CREW, RAFTERS, is_overruled=True))
    assert (crew(laid).cohorts, crew(laid).xp, scoundrel(laid).stash) == ((RAFTERS,), 0, 9)


@pytest.mark.rule("blades 95")
def test_a_cohort_is_hurt_and_rests() -> None:
    laid = table(crew=replace(GULLS, cohorts=(RAFTERS, replace(RAFTERS, name="Orla"))))
    step = harm_cohort(laid, CREW, 1, 3)
    assert step.report == CohortChanged(name="Gulls", cohort="Orla", before=0, after=3)
    laid = after(laid, step)
    assert [one.harm for one in crew(laid).cohorts] == [0, 3]
    assert crew(after(laid, rest_cohort(laid, CREW, 1))).cohorts[1].harm == 2
    assert crew(after(laid, rest_cohort(laid, CREW, 1, is_tended=True))).cohorts[1].harm == 1
    with pytest.raises(NothingToChangeError):
        rest_cohort(laid, CREW, 0)
    with pytest.raises(NumberRangeError):
        harm_cohort(laid, CREW, 2)
