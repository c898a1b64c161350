from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import GULLS, holding
from tests.play.blades.hands import CREW, after, crew, table

from duskboard.core.blades.claim import ClaimId, ClaimState
from duskboard.core.blades.cohort import Cohort
from duskboard.core.blades.coin import NoCoinError
from duskboard.core.blades.entanglement import EntanglementId, OutId
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.heat import HeatPart, HeatSource, HeatTerms, Noise
from duskboard.core.blades.hold import Hold
from duskboard.core.dice import Rating, ReportedBest, TypedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.faction import add_faction, faction_at
from duskboard.play.blades.payoff import (
    HeatCooled,
    HeatTaken,
    ScorePaid,
    TithePaid,
    cool_heat,
    heat_score,
    pay_off,
    pay_tithe,
    take_heat,
)
from duskboard.play.blades.trouble import (
    NobodyFitsError,
    NoRepError,
    Settling,
    TroubleRolled,
    TroubleSettled,
    fitting,
    roll_trouble,
    settle,
    troubles,
    ways_out,
)
from duskboard.play.change import NothingToChangeError
from duskboard.table.entity import Roll
from duskboard.table.table import Table

TOLLMEN = EntityId("tollmen")


def laid_with(status: int, tier: int = 3, **changed: int) -> Table:
    laid = table(crew=replace(GULLS, tier=1, rep=7, coin=3, **changed))  # type: ignore[arg-type] # numbers
    return after(
        laid, add_faction(laid, TOLLMEN, Faction(name="Tollmen", tier=tier, status=status))
    )


@pytest.mark.rule("blades 60")
@pytest.mark.rule("blades 102")
@pytest.mark.rule("blades 143")
def test_a_score_is_paid_in_rep_and_coin() -> None:
    laid = table(crew=replace(GULLS, tier=1, rep=7, coin=1))
    step = pay_off(laid, CREW, 3, 6)
    assert step.report == ScorePaid(
        name="Gulls", rep_before=7, rep_after=11, lost=0, coin=6, coin_after=7, excess=3
    )
    laid = after(laid, step)
    assert (crew(laid).rep, crew(laid).coin) == (11, 7)
    report = pay_off(laid, CREW, 3, 0).report
    assert isinstance(report, ScorePaid)
    assert (report.rep_after, report.lost) == (12, 3)
    with pytest.raises(NothingToChangeError):
        pay_off(laid, CREW, 3, 0, is_quiet=True)


@pytest.mark.rule("blades 104")
def test_the_boss_gets_a_coin_more_than_the_tier() -> None:
    laid = table(crew=replace(GULLS, tier=1, coin=3))
    step = pay_tithe(laid, CREW)
    assert step.report == TithePaid(name="Gulls", before=3, after=1)
    with pytest.raises(NoCoinError):
        pay_tithe(after(laid, step), CREW)


@pytest.mark.rule("blades 106")
@pytest.mark.rule("blades 107")
@pytest.mark.rule("blades E9")
def test_heat_of_a_score_rolls_over() -> None:
    laid = table(crew=replace(GULLS, heat=7))
    terms = HeatTerms(noise=Noise.CONTAINED, has_killed=True)
    step = heat_score(laid, CREW, terms)
    assert step.report == HeatTaken(
        name="Gulls",
        before=7,
        after=2,
        wanted_before=0,
        wanted_after=1,
        parts=(
            HeatPart(source=HeatSource.NOISE, heat=2),
            HeatPart(source=HeatSource.KILLING, heat=2),
        ),
    )
    laid = after(laid, step)
    assert (crew(laid).heat, crew(laid).wanted) == (2, 1)
    step = cool_heat(laid, CREW, 5)
    assert step.report == HeatCooled(name="Gulls", before=2, after=0)
    with pytest.raises(NothingToChangeError):
        take_heat(laid, CREW, 0)


@pytest.mark.rule("blades 111")
def test_an_entanglement_is_rolled_by_the_wanted_level_and_the_heat() -> None:
    laid = laid_with(-2, heat=5, wanted=1)
    step = roll_trouble(laid, CREW, TypedDice((4,)))
    assert step.report == TroubleRolled(
        name="Gulls",
        roll=Roll(what=Rating(count=1), faces=((4,),), total=4, who="Gulls"),
        heat=5,
        names=(EntanglementId.REPRISALS, EntanglementId.UNQUIET_DEAD),
    )
    assert step.changes == ()
    calm = laid_with(0, heat=5, wanted=1)
    report = roll_trouble(calm, CREW, TypedDice((4,))).report
    assert isinstance(report, TroubleRolled)
    assert report.names == (EntanglementId.UNQUIET_DEAD,)


def test_cooperation_without_an_ally_is_no_entanglement() -> None:
    for status, names in ((2, ()), (3, (EntanglementId.COOPERATION,))):
        laid = laid_with(status)
        report = roll_trouble(laid, CREW, TypedDice((6, 6))).report
        assert isinstance(report, TroubleRolled)
        assert report.names == names
    told = roll_trouble(laid_with(3), CREW, ReportedBest(best=6)).report
    assert isinstance(told, TroubleRolled)
    assert told.roll.told


@pytest.mark.rule("blades 157")
def test_only_what_somebody_fits_is_listed() -> None:
    laid = laid_with(-1)
    assert fitting(laid, EntanglementId.REPRISALS) == (TOLLMEN,)
    assert fitting(laid, EntanglementId.RIVALS) == ()
    assert EntanglementId.GANG_TROUBLE not in troubles(laid)
    ganged = table(crew=replace(GULLS, cohorts=(Cohort(name="Rafters"),)))
    assert EntanglementId.GANG_TROUBLE in troubles(ganged)


@pytest.mark.rule("blades 112")
def test_reprisals_are_paid_off() -> None:
    laid = laid_with(-2, heat=5, wanted=1)
    prices = [one.price for one in ways_out(laid, CREW, EntanglementId.REPRISALS, TOLLMEN)]
    assert [(one.rep, one.coin) for one in prices] == [(3, 3), (0, 0), (0, 0)]
    step = settle(
        laid,
        CREW,
        Settling(trouble=EntanglementId.REPRISALS, out=OutId.REPRISALS_PAY, faction_id=TOLLMEN),
    )
    assert step.report == TroubleSettled(
        name="Gulls",
        trouble=EntanglementId.REPRISALS,
        out=OutId.REPRISALS_PAY,
        faction="Tollmen",
        coin=3,
        rep=3,
        heat_before=5,
        heat_after=5,
        status_after=-2,
    )
    laid = after(laid, step)
    assert (crew(laid).rep, crew(laid).coin) == (4, 0)
    with pytest.raises(NoCoinError):
        settle(
            laid,
            CREW,
            Settling(trouble=EntanglementId.REPRISALS, out=OutId.REPRISALS_PAY, faction_id=TOLLMEN),
        )
    with pytest.raises(NoRepError) as poor:
        settle(
            table(crew=replace(GULLS, rep=2)),
            CREW,
            Settling(trouble=EntanglementId.DEMONIC_NOTICE, out=OutId.DEMON_HIDE),
        )
    assert poor.value.args == ("Gulls", 2, 3)


@pytest.mark.rule("blades 112")
def test_other_ways_out_cost_heat_status_or_peace() -> None:
    laid = laid_with(0, heat=7)
    named = after(
        laid,
        settle(laid, CREW, Settling(trouble=EntanglementId.ARREST, out=OutId.ARREST_HAND_OVER)),
    )
    assert crew(named).heat == 0
    beaten = settle(
        laid, CREW, Settling(trouble=EntanglementId.INTERROGATION, out=OutId.INTERROGATION_SUFFER)
    )
    assert isinstance(beaten.report, TroubleSettled)
    assert beaten.report.harm == 2
    assert (crew(after(laid, beaten)).heat, crew(after(laid, beaten)).wanted) == (1, 1)
    firm = after(
        laid,
        settle(
            laid,
            CREW,
            Settling(trouble=EntanglementId.RIVALS, out=OutId.RIVALS_STATUS, faction_id=TOLLMEN),
        ),
    )
    assert faction_at(firm, TOLLMEN).status == -1
    war = after(
        laid,
        settle(
            laid,
            CREW,
            Settling(trouble=EntanglementId.SHOW_OF_FORCE, out=OutId.FORCE_WAR, faction_id=TOLLMEN),
        ),
    )
    assert faction_at(war, TOLLMEN).status == -3
    with pytest.raises(NobodyFitsError):
        settle(laid, CREW, Settling(trouble=EntanglementId.SHOW_OF_FORCE, out=OutId.FORCE_WAR))
    with pytest.raises(ValueError, match="no way out"):
        settle(laid, CREW, Settling(trouble=EntanglementId.ARREST, out=OutId.FORCE_WAR))


@pytest.mark.rule("blades 112")
@pytest.mark.parametrize(
    ("published", "turf", "hold"), [(False, 0, Hold.STRONG), (True, 1, Hold.WEAK)]
)
def test_a_show_of_force_takes_turf_or_hold(
    published: bool,  # noqa: FBT001 - a case
    turf: int,
    hold: Hold,
) -> None:
    laid = table(crew=replace(GULLS, claims=holding(turf=1)), published=published)
    out = OutId.FORCE_HOLD if published else OutId.FORCE_TURF
    done = after(laid, settle(laid, CREW, Settling(trouble=EntanglementId.SHOW_OF_FORCE, out=out)))
    assert (crew(done).claims.turf, crew(done).hold) == (turf, hold)


@pytest.mark.rule("blades 112")
def test_the_claim_that_is_named_is_given_up() -> None:
    laid = table(crew=replace(GULLS, claims=holding(ClaimId.TAVERN, ClaimId.ENVOY, turf=1)))
    force, give = EntanglementId.SHOW_OF_FORCE, OutId.FORCE_CLAIM
    step = settle(laid, CREW, Settling(trouble=force, out=give, claim="00"))
    assert isinstance(step.report, TroubleSettled)
    assert step.report.lost == "tavern"
    assert crew(after(laid, step)).claims.claim("00").state is ClaimState.LOST
    last = after(laid, settle(laid, CREW, Settling(trouble=force, out=give)))
    assert [one.kind for one in crew(last).claims.held] == ["tavern"]


@given(st.integers(0, 12), st.integers(0, 20), st.integers(0, 6), st.sampled_from(OutId))
def test_no_way_out_makes_coin_or_rep(rep: int, coin: int, tier: int, out: OutId) -> None:
    laid = table(crew=replace(GULLS, rep=rep, coin=coin))
    laid = after(laid, add_faction(laid, TOLLMEN, Faction(name="Tollmen", tier=tier)))
    for trouble in EntanglementId:
        for way in ways_out(laid, CREW, trouble, TOLLMEN):
            if way.out is out:
                try:
                    done = after(
                        laid,
                        settle(laid, CREW, Settling(trouble=trouble, out=out, faction_id=TOLLMEN)),
                    )
                except (NoCoinError, NoRepError):
                    continue
                assert crew(done).coin == coin - way.price.coin >= 0
                assert crew(done).rep == rep - way.price.rep >= 0
                assert 0 <= crew(done).heat <= 8
