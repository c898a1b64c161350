"""The order of a fight to draw, for the game master and for the players (11, 12, 20).

What players see is made of those alone whom they know: a hidden fighter leaves no gap, and the
marker goes to the first of the others whose moment comes.
"""

from collections.abc import Mapping

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fight import moments, now, ranked
from duskboard.core.storyteller.fighter import DeedState, Fight, Fighter
from duskboard.table.entity import FIGHT_ID, Visibility
from duskboard.table.table import Table
from duskboard.table.turn_view import OrderView, TurnState, TurnView


def fight_order(table: Table) -> OrderView | None:
    """Return the order of the fight as the game master sees it, or None where there is none."""
    fight = table.value(FIGHT_ID, Fight)
    if fight is None:
        return None
    return _order(table, fight, table.values(Fighter), frozenset())


def public_fight_order(table: Table) -> OrderView | None:
    """Return the order of a fight that players know of, or None."""
    entity, fight = table.get(FIGHT_ID), table.value(FIGHT_ID, Fight)
    if entity is None or fight is None or entity.visibility is not Visibility.SHOWN:
        return None
    known = [one for one in table.of(Fighter) if one.visibility is not Visibility.HIDDEN]
    fighters = {one.entity_id: one.value for one in known if isinstance(one.value, Fighter)}
    masked = {one.entity_id for one in known if one.visibility is Visibility.MASKED}
    return _order(table, fight, fighters, frozenset(masked))


def _order(
    table: Table,
    fight: Fight,
    fighters: Mapping[EntityId, Fighter],
    masked: frozenset[EntityId],
) -> OrderView:
    rule = table.rulings.storyteller.extra_actions_when
    waiting = {slot.who for slot in now(fighters, rule)}
    extras = [slot.who for moment in moments(fighters, rule) for slot in moment if slot.is_extra]
    places = [who for group in ranked(fighters) for who in group]
    rows = tuple(
        TurnView(
            person_id=who,
            number=fighters[who].initiative,
            name=None if who in masked else fighters[who].name,
            side=None,
            state=_state(fighters[who], is_now=who in waiting),
            extra=extras.count(who),
        )
        for who in places
    )
    return OrderView(
        name=fight.name, round=fight.turn, rows=rows, is_combat=True, are_ties_one=True
    )


def _state(fighter: Fighter, *, is_now: bool) -> TurnState:
    if is_now:
        return TurnState.NOW
    if fighter.is_holding:
        return TurnState.WAITING
    left = any(deed.state is DeedState.TO_COME for deed in fighter.deeds)
    is_done = fighter.has_declared and not left
    return TurnState.DONE if is_done or not fighter.can_act else TurnState.TO_COME
