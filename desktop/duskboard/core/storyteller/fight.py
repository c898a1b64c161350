"""The turn of a fight: who acts when (rules/storyteller.md 4, 11, 12, 15.1, 20).

Nothing of the order is kept: it follows from what everybody rolled, declared and has done.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import split
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.fighter import MAX_DEEDS, Deed, DeedKind, DeedState, Fighter
from duskboard.core.storyteller_rulings import EmptyPool, ExtraActions

Fighters = Mapping[EntityId, Fighter]
"""Everybody in a fight, by identifier."""


class FightPhase(StrEnum):
    """What a turn of a fight waits for, in order (rules/storyteller.md 20)."""

    INITIATIVE = "initiative"
    DECLARE = "declare"
    ACT = "act"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """One deed in the order of a turn.

    Attributes:
        who: Whose.
        place: Which of the fighter's deeds, 0 for the first.
        is_extra: Whether it comes at the end of the turn, as one of several (12.3).
    """

    who: EntityId
    place: int
    is_extra: bool = False


class NotTheirMomentError(StorytellerError):
    """Somebody else acts now. Args: the name."""


class NoDeedError(StorytellerError):
    """Nothing like that is left to do in this turn. Args: the name."""


class CannotActError(StorytellerError):
    """Somebody cannot act in this turn. Args: the name."""


class TooManyDeedsError(StorytellerError):
    """So many actions nobody takes in a turn. Args: how many, the most."""


def ranked(fighters: Fighters) -> tuple[tuple[EntityId, ...], ...]:
    """Return who comes after whom, the fastest first (rules/storyteller.md 11.1, 11.2).

    Equal initiative is parted by Dexterity + Wits; those who stay equal stand together. Whoever
    has no initiative yet has no place.
    """
    keys = {
        who: (one.goes_first, one.initiative, one.rating)
        for who, one in fighters.items()
        if one.initiative is not None and not one.joins_next
    }
    places = sorted(set(keys.values()), reverse=True)
    return tuple(tuple(who for who, key in keys.items() if key == place) for place in places)


def phase(fighters: Fighters, rule: ExtraActions) -> FightPhase:
    """Return what the turn waits for (rules/storyteller.md 20.1, 20.2)."""
    here = [one for one in fighters.values() if not one.joins_next]
    if not here or any(one.initiative is None for one in here):
        return FightPhase.INITIATIVE
    if to_declare(fighters):
        return FightPhase.DECLARE
    return FightPhase.ACT if now(fighters, rule) or _holders(fighters) else FightPhase.OVER


def to_declare(fighters: Fighters) -> tuple[EntityId, ...]:
    """Return who says next what they do: the slowest who have not (rules/storyteller.md 20.1)."""
    for group in reversed(ranked(fighters)):
        silent = (who for who in group if not fighters[who].has_declared and fighters[who].can_act)
        found = tuple(silent)
        if found:
            return found
    return ()


def moments(fighters: Fighters, rule: ExtraActions) -> tuple[tuple[Slot, ...], ...]:
    """Return the deeds of a turn in order; those of one moment happen at once (11.2, 12.2, 12.3).

    Whoever does several things does all of them at the end, or by the ruling
    `extra_actions_when` the first in turn and the others at the end; there, too, the fastest is
    first.
    """
    first: list[tuple[Slot, ...]] = []
    last: list[tuple[Slot, ...]] = []
    for group in ranked(fighters):
        usual: list[Slot] = []
        extras: dict[EntityId, list[Slot]] = {}
        for who in group:
            one = fighters[who]
            places = [place for place, deed in enumerate(one.deeds) if deed.has_slot]
            waits = one.is_multiple
            in_turn = 0 if waits and rule is ExtraActions.ALL_AT_END else 1
            usual.extend(Slot(who=who, place=place) for place in places[:in_turn])
            extras[who] = [Slot(who=who, place=at, is_extra=True) for at in places[in_turn:]]
        first.append(tuple(usual))
        last.extend(_at_once(list(extras.values())))
    return tuple(moment for moment in (*first, *last) if moment)


def now(fighters: Fighters, rule: ExtraActions) -> tuple[Slot, ...]:
    """Return the deeds whose moment it is, or none: what is left of the first that waits."""
    for moment in moments(fighters, rule):
        waiting = tuple(slot for slot in moment if _waits(fighters, slot))
        if waiting:
            return waiting
    return ()


def declared(fighter: Fighter, deeds: Sequence[Deed], rule: EmptyPool) -> Fighter:
    """Return a fighter with what it does; deeds without dice are refused (4.2, 20.1).

    Raises:
        CannotActError: It cannot act in this turn.
        TooManyDeedsError: There are more than 10.
    """
    if not fighter.can_act:
        raise CannotActError(fighter.name)
    if len(deeds) > MAX_DEEDS:
        raise TooManyDeedsError(len(deeds), MAX_DEEDS)
    is_defence = all(deed.kind is DeedKind.DEFENCE for deed in deeds)
    many = len(deeds) + 1  # enough that a deed of unknown dice is never refused
    pools = [2 * many if deed.pool is None else deed.pool for deed in deeds]
    refused = [False] * len(deeds)
    if len(deeds) > 1 and not is_defence:
        refused = [part.is_refused for part in split(pools, rule)]
    said = tuple(
        replace(deed, state=DeedState.REFUSED if no else DeedState.TO_COME)
        for deed, no in zip(deeds, refused, strict=True)
    )
    return replace(fighter, deeds=said, has_declared=True)


def acted(
    fighters: Fighters,
    who: EntityId,
    place: int,
    rule: ExtraActions,
    *,
    is_overruled: bool = False,
) -> Fighter:
    """Return a fighter after a deed; whoever holds may come in at any moment, once (11.3, 12.2).

    Raises:
        NoDeedError: It is done, lost or refused, or there is none.
        CannotActError: The fighter cannot act in this turn.
        NotTheirMomentError: Somebody else acts now; the game master may overrule that.
    """
    one = fighters[who]
    deed = waiting_deed(one, place)
    is_theirs = any(slot.who == who and slot.place == place for slot in now(fighters, rule))
    if not is_overruled:
        if not one.can_act:
            raise CannotActError(one.name)
        if not (is_theirs or one.is_holding or deed.kind is DeedKind.DEFENCE):
            raise NotTheirMomentError(one.name)
    after = _with_deed(one, place, replace(deed, state=DeedState.DONE))
    return replace(
        after,
        is_holding=after.is_holding and deed.kind is DeedKind.DEFENCE,
        is_down=after.is_down and deed.kind is not DeedKind.STAND,
    )


def held(fighters: Fighters, who: EntityId, rule: ExtraActions) -> Fighter:
    """Return a fighter who waits for a later moment (rules/storyteller.md 11.3).

    Raises:
        NotTheirMomentError: It is not its moment.
    """
    if not any(slot.who == who for slot in now(fighters, rule)):
        raise NotTheirMomentError(fighters[who].name)
    return replace(fighters[who], is_holding=True)


def turned_to_defence(fighter: Fighter, place: int) -> Fighter:
    """Return a fighter who gives up a deed not yet done to defend itself (15.1).

    Raises:
        NoDeedError: It is done, lost or refused, or there is none.
    """
    deed = waiting_deed(fighter, place)
    kept = replace(deed, kind=DeedKind.DEFENCE, is_emergency=True)
    return replace(_with_deed(fighter, place, kept), is_holding=False)


def lost(fighter: Fighter, place: int) -> Fighter:
    """Return a fighter who loses a deed not yet done (rules/storyteller.md D33).

    Raises:
        NoDeedError: It is done, lost or refused, or there is none.
    """
    deed = replace(waiting_deed(fighter, place), state=DeedState.LOST)
    return replace(_with_deed(fighter, place, deed), is_holding=False)


def next_turn(fighter: Fighter) -> Fighter:
    """Return a fighter at the beginning of the next turn (rules/storyteller.md 11, 19.2, 19.3).

    Who lies on the ground or has a stake in the heart stays so; a stun lasts one turn.
    """
    return Fighter(
        name=fighter.name,
        rating=fighter.rating,
        who=fighter.who,
        extra=fighter.extra,
        shift=fighter.next_shift,
        is_stunned=fighter.next_stunned,
        is_down=fighter.is_down,
        is_staked=fighter.is_staked,
    )


def waiting_deed(fighter: Fighter, place: int) -> Deed:
    """Return a deed that is still to come.

    Raises:
        NoDeedError: It is done, lost or refused, or there is none.
    """
    deeds = fighter.deeds
    if not 0 <= place < len(deeds) or deeds[place].state is not DeedState.TO_COME:
        raise NoDeedError(fighter.name)
    return deeds[place]


def _at_once(rows: list[list[Slot]]) -> list[tuple[Slot, ...]]:
    """Return the first deeds of equals together, then the second ones, and so on."""
    longest = max((len(row) for row in rows), default=0)
    return [tuple(row[at] for row in rows if at < len(row)) for at in range(longest)]


def _waits(fighters: Fighters, slot: Slot) -> bool:
    one = fighters[slot.who]
    is_to_come = one.deeds[slot.place].state is DeedState.TO_COME
    return is_to_come and one.can_act and not one.is_holding


def _holders(fighters: Fighters) -> bool:
    """Whether somebody who holds may still come in."""
    return any(
        one.is_holding
        and one.can_act
        and any(deed.state is DeedState.TO_COME for deed in one.deeds)
        for one in fighters.values()
    )


def _with_deed(fighter: Fighter, place: int, deed: Deed) -> Fighter:
    deeds = list(fighter.deeds)
    deeds[place] = deed
    return replace(fighter, deeds=tuple(deeds))
