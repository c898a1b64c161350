"""Whatever happens to a scoundrel, tracks hold, money is never made, and nothing is mutated."""

from copy import deepcopy

from hypothesis import given
from hypothesis import strategies as st
from tests.core.blades.crews import bearing
from tests.storage.blades import harms

from duskboard.core.blades.coin import (
    CoinRoomError,
    NoCoinError,
    NoStashError,
    StashRoomError,
    paid,
    spent,
    stashed,
    taken_out,
)
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import HARM_BOXES, Harm, Wound, harmed
from duskboard.core.blades.healing import ticked
from duskboard.core.blades.scoundrel import Scoundrel, Tracks
from duskboard.core.blades.season import closed
from duskboard.core.blades.stress import relieved, stress_boxes, stressed
from duskboard.core.blades.upgrade import UpgradeId
from duskboard.core.blades.vice import indulged

small = st.integers(0, 30)
purses = st.builds(
    Scoundrel, name=st.just("Arda"), coin=st.integers(0, 99), stash=st.integers(0, 40)
)
strained = st.builds(
    Scoundrel,
    name=st.just("Arda"),
    stress=st.integers(0, 24),
    tracks=st.builds(Tracks, stress=st.none() | st.integers(1, 24)),
    traumas=st.sampled_from([(), ("cold",), ("cold", "soft", "vicious")]),
)
crews = st.sampled_from((Crew(name="Gulls"), bearing(UpgradeId.COMPOSED)))
wounds = st.builds(Wound, level=st.integers(1, 4), text=st.just("new"))


@given(strained, crews, small)
def test_stress_stays_within_its_track(who: Scoundrel, crew: Crew, stress: int) -> None:
    before = deepcopy(who)
    strain = stressed(who, stress, crew)
    assert 0 <= strain.after <= max(stress_boxes(who, crew), who.stress)
    assert strain.after - strain.before + strain.lost == stress
    assert relieved(strain.scoundrel, strain.after).stress == 0
    assert 0 <= closed(who, crew).strain.after <= max(stress_boxes(who, crew), who.stress)
    assert who == before


@given(harms(), st.lists(wounds, max_size=9))
def test_harm_stays_within_its_rows(first: Harm, several: list[Wound]) -> None:
    before, harm = deepcopy(first), first
    for wound in several:
        taken = harmed(harm, wound)
        assert taken.is_catastrophic is (taken.wound is None or taken.wound.level == 4)
        assert len(taken.harm.wounds) - len(harm.wounds) == (taken.wound is not None)
        harm = taken.harm
    assert all(len(harm.row(level)) <= boxes for level, boxes in HARM_BOXES.items())
    assert first == before


@given(harms(), small)
def test_healing_never_adds_harm(harm: Harm, ticks: int) -> None:
    before = deepcopy(harm)
    healing = ticked(harm, ticks)
    assert sum(one.level for one in healing.harm.wounds) <= sum(one.level for one in harm.wounds)
    assert healing.harm.healing < 4 or not healing.fills
    assert len(healing.healed) == len(harm.wounds) - len(healing.harm.wounds)
    assert harm == before


@given(purses, st.lists(st.tuples(st.sampled_from((stashed, taken_out, spent)), small), max_size=9))
def test_money_is_never_made(who: Scoundrel, acts: list[tuple[object, int]]) -> None:
    before, now = deepcopy(who), who
    for act, coin in acts:
        assert callable(act)
        worth = now.coin + now.stash
        try:
            now = act(now, coin)
        except (CoinRoomError, NoCoinError, NoStashError, StashRoomError):
            continue
        assert now.coin + now.stash <= worth
        assert (now.coin >= 0, 0 <= now.stash <= 40) == (True, True)
    assert who == before


@given(purses, small)
def test_pay_is_what_was_paid(who: Scoundrel, coin: int) -> None:
    try:
        after = paid(who, coin)
    except CoinRoomError:
        assert who.coin + coin > 99
    else:
        assert (after.coin - who.coin, after.stash) == (coin, who.stash)


@given(strained, st.integers(1, 6))
def test_vice_clears_what_is_there(who: Scoundrel, best: int) -> None:
    indulgence = indulged(who, best)
    assert indulgence.cleared == who.stress - indulgence.scoundrel.stress
    assert 0 <= indulgence.cleared <= best
    assert indulgence.is_overindulged is (indulgence.cleared < best)
