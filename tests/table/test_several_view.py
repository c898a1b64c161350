"""Several pools that fell in the open, as players see them."""

import pytest

from duskboard.core.dice import ReportedNet
from duskboard.core.storyteller.action import Winner
from duskboard.core.storyteller.roll import PoolCheck, roll_pool
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import RolledFor, SeveralRoll
from duskboard.table.several_view import several_view

CHECK = PoolCheck(dice=3, difficulty=6)


def fell(who: str, net: int, *, is_botch: bool = False) -> PoolRoll:
    told = ReportedNet(net=net, is_botch=is_botch)
    result = roll_pool(CHECK, told, StorytellerRulings())
    return PoolRoll(check=CHECK, result=result, who=who, raw_difficulty=6)


ILSE, GUARD = fell("Ilse", 2), fell("Guard", 3)
BOTCHED = fell("Tom", 0, is_botch=True)


@pytest.mark.rule("storyteller 8.1")
@pytest.mark.parametrize(
    ("first", "second", "leader", "margin", "left"),
    [(ILSE, GUARD, 1, 1, 0), (GUARD, ILSE, 0, 1, 1), (ILSE, ILSE, None, 0, 0)],
)
def test_two_pools_say_who_is_ahead(
    first: PoolRoll, second: PoolRoll, leader: int | None, margin: int, left: int
) -> None:
    for purpose in (RolledFor.OPPOSE, RolledFor.HINDER):
        view = several_view(SeveralRoll(rolls=(first, second), purpose=purpose), numbers=False)
        assert (view.leader, view.margin, view.total) == (leader, margin, left)
        assert (view.totals, view.target, view.is_over, view.has_botch) == ((), 0, False, False)


@pytest.mark.rule("storyteller 9.1")
@pytest.mark.rule("storyteller 9.2")
def test_a_team_adds_up_and_a_botch_counts_nothing() -> None:
    team = SeveralRoll(rolls=(ILSE, BOTCHED, GUARD), purpose=RolledFor.TEAM)
    view = several_view(team, numbers=True)
    assert (view.total, view.has_botch, view.leader, view.margin) == (5, True, None, 0)
    assert (team.target, view.target, view.is_over) == (0, 0, False)


@pytest.mark.rule("storyteller 8.3")
def test_an_extended_contest_is_over_once_somebody_has_won() -> None:
    for winner, leader in ((None, None), (Winner.SECOND, 1), (Winner.NOBODY, None)):
        match = SeveralRoll(
            rolls=(ILSE, GUARD),
            purpose=RolledFor.MATCH,
            totals=(4, 7),
            target=7,
            winner=winner,
        )
        view = several_view(match, numbers=True)
        assert (view.leader, view.is_over) == (leader, winner is not None)
        assert (view.totals, view.target) == ((4, 7), 7)
        assert several_view(match, numbers=False).target == 0


@pytest.mark.parametrize(
    ("rolls", "purpose", "totals"),
    [
        ((), RolledFor.TEAM, ()),
        ((ILSE,), RolledFor.OPPOSE, ()),
        ((ILSE, GUARD, BOTCHED), RolledFor.HINDER, ()),
        ((ILSE, GUARD), RolledFor.OPPOSE, (1, 2)),
        ((ILSE, GUARD), RolledFor.MATCH, ()),
        ((ILSE, GUARD), RolledFor.TEAM, (1, 2)),
    ],
)
def test_rolls_that_cannot_stand_side_by_side_are_refused(
    rolls: tuple[PoolRoll, ...], purpose: RolledFor, totals: tuple[int, ...]
) -> None:
    with pytest.raises(ValueError, match=r"SeveralRoll\.\w+ do not fit: .* for "):
        SeveralRoll(rolls=rolls, purpose=purpose, totals=totals)
