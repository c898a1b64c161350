from collections.abc import Callable
from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS
from tests.play.blades.hands import CREW, after, crew, table

from duskboard.core.blades.claim import Claim, ClaimId, ClaimState, grid, in_state
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.hold import Hold
from duskboard.core.blades.prison import PrisonClaimId
from duskboard.core.identity import EntityId
from duskboard.play.blades.claim import (
    ClaimChange,
    ClaimChanged,
    PrisonClaimMarked,
    link_claims,
    mark_prison,
    put_claim,
    remove_claim,
    set_claim,
)
from duskboard.play.blades.faction import add_faction, faction_at
from duskboard.play.change import NothingToChangeError
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction

MAPPED = replace(GULLS, claims=grid((("lair", "tavern"),)))
WATCH = EntityId("watch")


def changed(change: ClaimChange, claim: str = "Bell", other: str = "") -> Report:
    return ClaimChanged(name="Gulls", claim=claim, change=change, other=other)


@pytest.mark.rule("blades 147")
def test_the_map_is_drawn_step_by_step() -> None:
    laid = table(crew=MAPPED)
    bell = Claim(key="z", name="Bell", column=6)
    reports: list[Report] = []
    steps: tuple[Callable[[Table], Transaction], ...] = (
        lambda laid: put_claim(laid, CREW, bell),
        lambda laid: put_claim(laid, CREW, replace(bell, column=8)),
        lambda laid: put_claim(laid, CREW, replace(bell, column=8, owner="Eel Court")),
        lambda laid: link_claims(laid, CREW, "z", "00-01"),
        lambda laid: link_claims(laid, CREW, "z", "00-01"),
        lambda laid: remove_claim(laid, CREW, "z"),
    )
    for step in steps:
        done = step(laid)
        reports.append(done.report)
        laid = after(laid, done)
    assert reports == [
        changed(ClaimChange.ADDED),
        changed(ClaimChange.MOVED),
        changed(ClaimChange.WRITTEN),
        changed(ClaimChange.LINKED, other="tavern"),
        changed(ClaimChange.UNLINKED, other="tavern"),
        changed(ClaimChange.REMOVED),
    ]
    assert crew(laid) == MAPPED


@pytest.mark.rule("blades 64")
@pytest.mark.rule("blades 145")
def test_new_turf_widens_the_hunting_grounds() -> None:
    laid = table(crew=MAPPED)
    turf = Claim(key="t", kind=ClaimId.TURF, column=6)
    laid = after(laid, put_claim(laid, CREW, turf))
    told = set_claim(laid, CREW, "t", ClaimState.HELD).report
    assert isinstance(told, ClaimChanged)
    assert (told.change, told.is_turf) == (ClaimChange.SEIZED, True)
    other = set_claim(laid, CREW, "00-01", ClaimState.HELD).report
    assert isinstance(other, ClaimChanged)
    assert not other.is_turf


@pytest.mark.rule("blades 70")
def test_who_loses_a_claim_thinks_worse_of_the_crew() -> None:
    laid = table(crew=MAPPED)
    laid = after(laid, add_faction(laid, WATCH, Faction(name="Watch", status=1)))
    step = set_claim(laid, CREW, "00-01", ClaimState.HELD, WATCH)
    assert step.report == ClaimChanged(
        name="Gulls",
        claim=ClaimId.TAVERN,
        change=ClaimChange.SEIZED,
        owner="Watch",
        status_before=1,
        status_after=-1,
    )
    laid = after(laid, step)
    assert faction_at(laid, WATCH).status == -1
    assert crew(laid).claims == in_state(MAPPED.claims, "00-01", ClaimState.HELD)
    with pytest.raises(NothingToChangeError):
        set_claim(laid, CREW, "00-01", ClaimState.HELD, WATCH)
    laid = after(laid, set_claim(laid, CREW, "00-01", ClaimState.LOST, WATCH))
    assert faction_at(laid, WATCH).status == -1


@pytest.mark.rule("blades 68")
def test_a_claim_can_bring_war_and_war_a_lower_tier() -> None:
    laid = table(crew=replace(MAPPED, tier=1, hold=Hold.WEAK))
    laid = after(laid, add_faction(laid, WATCH, Faction(name="Watch", status=-1)))
    laid = after(laid, set_claim(laid, CREW, "00-01", ClaimState.HELD, WATCH))
    assert (crew(laid).tier, crew(laid).tier_before_war) == (0, 1)


@pytest.mark.rule("blades 110")
def test_a_claim_in_prison_is_taken_and_given_up() -> None:
    laid = table(crew=GULLS)
    step = mark_prison(laid, CREW, 9)
    assert step.report == PrisonClaimMarked(
        name="Gulls", claim=PrisonClaimId.SMUGGLING, is_held=True
    )
    laid = after(laid, step)
    assert crew(laid).smuggling == 1
    laid = after(laid, mark_prison(laid, CREW, 1))
    assert crew(laid).prison == (1, 9)
    assert crew(after(laid, mark_prison(laid, CREW, 9))).prison == (1,)
    with pytest.raises(ValueError, match=r"Crew\.prison"):
        mark_prison(laid, CREW, 5)
