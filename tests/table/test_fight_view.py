"""The order of a fight as the game master and the players see it."""

from dataclasses import replace

import pytest

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fight import declared
from duskboard.core.storyteller.fighter import Deed, DeedKind, DeedState, Fight, Fighter
from duskboard.core.storyteller_rulings import EmptyPool
from duskboard.table.entity import FIGHT_ID, Entity, Visibility
from duskboard.table.fight_view import fight_order, public_fight_order
from duskboard.table.public_view import public_view, reveals
from duskboard.table.table import Table
from duskboard.table.turn_view import OrderView, TurnState

STRIKE = Deed(kind=DeedKind.ATTACK)
SHOWN, MASKED, HIDDEN = Visibility.SHOWN, Visibility.MASKED, Visibility.HIDDEN


def fighter(name: str, total: int, *deeds: Deed, **more: object) -> Fighter:
    one = declared(Fighter(name=name, said=total), deeds, EmptyPool.ACTION)
    return replace(one, **more)  # type: ignore[arg-type]


def table(*people: tuple[Fighter, Visibility], fight: Visibility = SHOWN) -> Table:
    value = Fight(name="The pier", turn=2)
    laid = [Entity(entity_id=FIGHT_ID, value=value, visibility=fight)]
    laid += [
        Entity(entity_id=EntityId(one.name), value=one, visibility=seen) for one, seen in people
    ]
    return Table(entities={one.entity_id: one for one in laid})


def rows(order: OrderView | None) -> list[tuple[str | None, int | None, str, int]]:
    assert order is not None
    return [(row.name, row.number, row.state, row.extra) for row in order.rows]


ILSE = fighter("Ilse", 16, STRIKE)
GREGOR = fighter("Gregor", 13, STRIKE, STRIKE)
SABLE = fighter("Sable", 14, STRIKE)


@pytest.mark.rule("storyteller 20.2")
def test_the_fastest_stands_first_and_shows_where_it_is_in_its_turn() -> None:
    done = replace(ILSE, deeds=(replace(STRIKE, state=DeedState.DONE),))
    held = replace(fighter("Marek", 15, STRIKE), is_holding=True)
    out = fighter("Tobias", 3, STRIKE, is_stunned=True)
    order = fight_order(
        table((GREGOR, SHOWN), (done, SHOWN), (held, SHOWN), (out, SHOWN), (SABLE, HIDDEN))
    )
    assert rows(order) == [
        ("Ilse", 16, TurnState.DONE, 0),
        ("Marek", 15, TurnState.WAITING, 0),
        ("Sable", 14, TurnState.NOW, 0),
        ("Gregor", 13, TurnState.TO_COME, 2),
        ("Tobias", 3, TurnState.DONE, 0),
    ]
    assert order is not None
    assert (order.name, order.round, order.is_combat, order.are_ties_one) == (
        "The pier",
        2,
        True,
        True,
    )
    assert fight_order(Table()) is None


def test_players_see_no_gap_where_somebody_is_hidden() -> None:
    seen = table((ILSE, SHOWN), (SABLE, HIDDEN), (GREGOR, MASKED))
    without = table((ILSE, SHOWN), (GREGOR, MASKED))
    order = public_fight_order(seen)
    assert order == public_fight_order(without)
    assert rows(order) == [
        ("Ilse", 16, TurnState.NOW, 0),
        (None, 13, TurnState.TO_COME, 2),
    ]
    assert public_fight_order(table((ILSE, SHOWN), fight=HIDDEN)) is None
    assert public_fight_order(Table()) is None


def test_the_marker_never_shows_that_a_hidden_one_acts() -> None:
    first = fighter("Sable", 20, STRIKE)
    order = public_fight_order(table((ILSE, SHOWN), (first, HIDDEN)))
    assert rows(order) == [("Ilse", 16, TurnState.NOW, 0)]


def test_somebody_new_in_the_order_is_told() -> None:
    before = public_view(table((ILSE, SHOWN), (GREGOR, MASKED)))
    named = public_view(table((ILSE, SHOWN), (GREGOR, SHOWN)))
    assert reveals(before, named)
    assert not reveals(named, before)
    assert not reveals(before, before)
    assert reveals(public_view(Table()), before)
