from collections.abc import Callable
from dataclasses import replace

import pytest

from duskboard.core.blades.coin import (
    CoinRoomError,
    NoCoinError,
    NoStashError,
    Retirement,
    StashRoomError,
    excess,
    lifestyle,
    most_taken_out,
    paid,
    retirement,
    spent,
    stashed,
    taken_out,
)
from duskboard.core.blades.scoundrel import Scoundrel

ARDA = Scoundrel(name="Arda", coin=3, stash=19)


@pytest.mark.rule("blades 53")
@pytest.mark.rule("blades 143")
def test_what_is_too_much_to_carry_is_kept_and_counted() -> None:
    rich = paid(ARDA, 4)
    assert (rich.coin, excess(rich), excess(ARDA)) == (7, 3, 0)
    assert excess(replace(ARDA, coin=4)) == 0
    with pytest.raises(CoinRoomError) as refused:
        paid(ARDA, 97)
    assert refused.value.args == ("Arda", 100, 99)


@pytest.mark.rule("blades 54")
def test_coin_that_is_not_there_is_not_spent() -> None:
    assert spent(ARDA, 3).coin == 0
    with pytest.raises(NoCoinError) as refused:
        spent(ARDA, 4)
    assert refused.value.args == ("Arda", 3, 4)
    assert spent(ARDA, 4, is_overruled=True).coin == 0


@pytest.mark.rule("blades 56")
@pytest.mark.rule("blades E29")
@pytest.mark.parametrize(
    ("stash", "level"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)]
)
def test_lifestyle_is_full_rows_of_stash(stash: int, level: int) -> None:
    # E29: a room for the night with 10 to 19 is a fortune roll of 1d.
    assert lifestyle(replace(ARDA, stash=stash)) == level


@pytest.mark.rule("blades 55")
@pytest.mark.parametrize(
    ("stash", "end"),
    [
        (0, Retirement.POOR_SOUL),
        (10, Retirement.POOR_SOUL),
        (11, Retirement.MEAGER),
        (20, Retirement.MEAGER),
        (21, Retirement.MODEST),
        (39, Retirement.MODEST),
        (40, Retirement.FINE),
    ],
)
def test_the_stash_says_how_somebody_retires(stash: int, end: Retirement) -> None:
    assert retirement(stash) is end


@pytest.mark.rule("blades 57")
def test_two_stash_are_taken_out_for_a_coin() -> None:
    five = replace(ARDA, coin=0, stash=5)
    assert most_taken_out(five) == 2
    after = taken_out(five, 2)
    assert (after.coin, after.stash) == (2, 1)
    with pytest.raises(NoStashError) as refused:
        taken_out(five, 3)
    assert refused.value.args == ("Arda", 5, 6)


@pytest.mark.rule("blades 53")
def test_coin_is_put_away_one_for_one_while_there_is_room() -> None:
    after = stashed(ARDA, 2)
    assert (after.coin, after.stash) == (1, 21)
    with pytest.raises(NoCoinError):
        stashed(ARDA, 4)
    with pytest.raises(StashRoomError) as refused:
        stashed(replace(ARDA, stash=39), 2)
    assert refused.value.args == ("Arda", 41, 40)


@pytest.mark.parametrize("act", [paid, spent, stashed, taken_out])
def test_nobody_pays_less_than_nothing(act: Callable[[Scoundrel, int], Scoundrel]) -> None:
    with pytest.raises(ValueError, match="below 0"):
        act(ARDA, -1)
