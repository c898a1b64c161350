from dataclasses import replace

import pytest
from tests.core.blades.crews import GULLS
from tests.play.blades.hands import ARDA, BREN, after, arda, crew, scoundrel, table

from duskboard.core.blades.faction import Faction
from duskboard.core.blades.harm import Wound
from duskboard.core.blades.incarceration import NotJailedError
from duskboard.core.blades.prison import PRISON_MAP, PrisonClaimId
from duskboard.core.blades.scoundrel import Fate, Jail
from duskboard.core.blades.trait import TraumaId
from duskboard.core.clocks.effect import Outcome
from duskboard.core.dice import Rating, ReportedBest, ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.edit import NumberRangeError
from duskboard.play.blades.faction import add_faction, faction_at
from duskboard.play.blades.fate import come_back, go_to_prison
from duskboard.play.blades.prison import (
    BeatingTaken,
    CoinSmuggled,
    Convicted,
    NoTraumaChosenError,
    PrisonClaimReachError,
    TimeServed,
    TimeTerms,
    do_time,
    send_another,
    smuggle_coin,
    take_beating,
)
from duskboard.play.change import NothingToChangeError, NotOnTableError
from duskboard.table.entity import Roll
from duskboard.table.table import Table

WATCH = EntityId("watch")
SMUGGLING, BLOCK = (
    PRISON_MAP.index(one) for one in (PrisonClaimId.SMUGGLING, PrisonClaimId.CELL_BLOCK)
)
TERMS = TimeTerms(who=ARDA, claim=SMUGGLING, faction=WATCH, trauma=TraumaId.COLD)


def inside(**changed: object) -> Table:
    gulls = replace(GULLS, tier=2, wanted=3, heat=5, **changed)  # type: ignore[arg-type]
    laid = table(crew=gulls)
    laid = after(laid, add_faction(laid, WATCH, Faction(name="Watch", status=1)))
    return after(laid, go_to_prison(laid, ARDA))


@pytest.mark.rule("blades 108")
def test_the_sentence_is_kept_while_the_crew_is_wanted_less() -> None:
    laid = inside()
    assert scoundrel(laid).jail == Jail(sentence=3)
    assert (crew(laid).wanted, crew(laid).heat) == (2, 0)
    assert scoundrel(after(laid, come_back(laid, ARDA))).jail is None


@pytest.mark.rule("blades 109")
@pytest.mark.rule("blades 110")
@pytest.mark.parametrize(
    ("faces", "rep", "has_claim", "status", "traumas"),
    [
        ((6, 6), 3, True, 2, ()),
        ((6, 2), 0, True, 2, ()),
        ((4, 5), 0, False, 1, ()),
        ((3, 1), 0, False, 1, (TraumaId.COLD,)),
    ],
)
def test_what_time_brings(
    faces: tuple[int, ...],
    rep: int,
    has_claim: bool,  # noqa: FBT001 - a table
    status: int,
    traumas: tuple[str, ...],
) -> None:
    laid = inside()
    step = do_time(laid, TERMS, ScriptedDice(faces))
    done = after(laid, step)
    assert crew(done).rep == rep
    assert crew(done).prison == ((SMUGGLING,) if has_claim else ())
    assert faction_at(done, WATCH).status == status
    assert scoundrel(done).traumas == traumas
    assert scoundrel(done).fate is Fate.JAILED


@pytest.mark.rule("blades 109")
def test_a_critical_is_told_with_all_that_it_brought() -> None:
    step = do_time(inside(), TERMS, ReportedBest(best=6, is_critical=True))
    assert step.report == TimeServed(
        who=ARDA,
        name="Arda",
        roll=Roll(what=Rating(count=2), faces=(), total=6, who="Arda", told=True),
        outcome=Outcome.CRITICAL,
        rep=3,
        claim=PrisonClaimId.SMUGGLING,
        faction="Watch",
        status=2,
    )


@pytest.mark.rule("blades 110")
def test_who_controls_the_cell_block_comes_out_whole() -> None:
    laid = inside(prison=(BLOCK,))
    assert do_time(laid, TERMS, ScriptedDice((1, 1))).changes == ()


@pytest.mark.rule("blades 109")
def test_a_bad_time_needs_a_trauma_that_is_new() -> None:
    laid = inside()
    for words in (" ", TraumaId.COLD):
        hard = replace(arda(), traumas=(TraumaId.COLD,), fate=Fate.JAILED)
        cold = table(crew=GULLS, arda=hard)
        with pytest.raises(NoTraumaChosenError) as none:
            do_time(cold, TimeTerms(who=ARDA, trauma=words), ScriptedDice((1, 1)))
        assert none.value.args == ("Arda",)
    with pytest.raises(PrisonClaimReachError):
        do_time(laid, replace(TERMS, claim=BLOCK), ScriptedDice((6, 6)))
    with pytest.raises(NotJailedError):
        do_time(laid, TimeTerms(who=BREN), ScriptedDice((6, 6)))
    with pytest.raises(NotOnTableError):
        do_time(laid, replace(TERMS, faction=EntityId("gone")), ScriptedDice((6, 6)))


@pytest.mark.rule("blades 108")
def test_a_friend_or_a_framed_enemy_may_go_in_their_place() -> None:
    laid = table(crew=replace(GULLS, wanted=2, heat=7))
    step = send_another(laid, " Old Sal ")
    assert step.report == Convicted(name="Old Sal", wanted_before=2, wanted_after=1, heat=7)
    done = after(laid, step)
    assert (crew(done).wanted, crew(done).heat) == (1, 0)
    with pytest.raises(NothingToChangeError):
        send_another(table(crew=GULLS), "Old Sal")
    with pytest.raises(NotOnTableError):
        send_another(table(), "Old Sal")


@pytest.mark.rule("blades 108")
def test_the_lightest_sentence_may_be_a_beating() -> None:
    laid = table(crew=replace(GULLS, heat=4))
    step = take_beating(laid, ARDA, "broken ribs")
    assert step.report == BeatingTaken(who=ARDA, name="Arda", text="broken ribs", heat=4)
    done = after(laid, step)
    assert scoundrel(done).harm.wounds == (Wound(level=3, text="broken ribs"),)
    assert (scoundrel(done).fate, crew(done).heat) == (Fate.ACTIVE, 0)


@pytest.mark.rule("blades 156")
def test_coin_is_smuggled_in_place_of_a_load() -> None:
    rich = replace(arda(), coin=2, fate=Fate.JAILED, jail=Jail(sentence=1))
    laid = table(crew=replace(GULLS, prison=(SMUGGLING,)), arda=rich)
    step = smuggle_coin(laid, ARDA, 2)
    assert step.report == CoinSmuggled(who=ARDA, name="Arda", before=0, after=2)
    done = after(laid, step)
    assert (scoundrel(done).coin, scoundrel(done).jail) == (0, Jail(sentence=1, coin=2))
    with pytest.raises(NumberRangeError):
        smuggle_coin(laid, ARDA, 13)
    with pytest.raises(NothingToChangeError):
        smuggle_coin(done, ARDA, 2)
