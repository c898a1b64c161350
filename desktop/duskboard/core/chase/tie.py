"""Parting equal DEX, once and for the whole chase (rules/chase.md 3.2, 3.3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.opposed import standing
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import ChaseError, People, ties
from duskboard.core.chase.skill import COMBAT_SKILLS, SkillId
from duskboard.core.chase.source import Check, Score
from duskboard.core.identity import EntityId
from duskboard.core.rulings import DexTie, Rulings, TieScope

Throw = Callable[[tuple[EntityId, ...]], Sequence[Score]]
"""Gives what an opposed roll came to, a score for each of those who roll."""

TIE_RULING, SCOPE_RULING = "chase.dex_tie", "chase.dex_tie_scope"
"""The rulings that say what parts equal DEX, and whose."""

MOST_ROLLS = 200
"""Opposed rolls after which those who are still equal keep the order of the identifiers: real dice
part everybody long before, dice that always show the same would roll for ever."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieThrow:
    """One throw of an opposed roll: who, and what it came to."""

    who: EntityId
    score: Score


@dataclass(frozen=True, slots=True, kw_only=True)
class TieRoll:
    """One opposed roll."""

    throws: tuple[TieThrow, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parted:
    """What parted equal DEX.

    Attributes:
        changed: Those whose stored rank differs.
        rolls: Every opposed roll, in order; those that stayed equal were rolled again.
        rulings: The rulings that decided, none where no DEX was equal.
    """

    changed: dict[EntityId, Participant] = field(default_factory=dict)
    rolls: tuple[TieRoll, ...] = ()
    rulings: tuple[str, ...] = ()


class NotEqualError(ChaseError):
    """Only those of equal DEX can be put into an order."""


def tie_check(person: Participant) -> Check:
    """Return what somebody rolls to part equal DEX: the dice of their game (3.2, 14.7).

    Who has no such pool, or whose checks the game master says, rolls a d100 against DEX.
    """
    value = person.skill(SkillId.DEX)
    if person.source in {CheckSource.POOL, CheckSource.RATING} and value is not None:
        return Check(source=person.source, value=value)
    return Check(source=CheckSource.D100, value=person.dex)


def unparted(people: People) -> tuple[tuple[EntityId, ...], ...]:
    """Return the groups of equal DEX in which two also have one stored rank."""
    return tuple(
        group for group in ties(people) if len({people[key].tie for key in group}) < len(group)
    )


def standing_ties(people: People, rulings: Rulings) -> tuple[tuple[EntityId, ...], ...]:
    """Return the groups of equal DEX that want a roll before anybody of them acts (3.2, 3.3).

    Those of a group stand in the order in which they are asked for what they rolled.
    """
    every = rulings.chase.dex_tie_scope is TieScope.EVERY
    groups = (tuple(sorted(group)) for group in unparted(people))
    return tuple(group for group in groups if every or len({people[key].side for key in group}) > 1)


def part_ties(
    people: People,
    throw: Throw,
    rulings: Rulings,
    *,
    anew: bool = False,
    group: Sequence[EntityId] | None = None,
) -> Parted:
    """Return everybody with a stored rank that parts equal DEX.

    Each of a group rolls and the levels are compared, of a group of one game with pools the net
    successes (14.7); equals roll again until decided, since equal DEX has no higher value. By the
    rulings the combat skill goes before the roll, and a tie
    within one side needs none: it keeps the order of the identifiers (3.3).

    Args:
        people: Everybody in the chase.
        throw: Gives the score of each who rolls.
        rulings: The rulings of the table.
        anew: Whether to part those again who have their ranks.
        group: The one group of equal DEX to part, or None for all.
    """
    changed: dict[EntityId, Participant] = {}
    rolls: list[TieRoll] = []
    groups = ties(people) if anew else unparted(people)
    if group is not None:
        groups = tuple(one for one in groups if set(one) == set(group))
    for equals in groups:
        for rank, key in enumerate(_parted(sorted(equals), people, throw, rulings, rolls)):
            after = replace(people[key], tie=rank)
            if after != people[key]:
                changed[key] = after
    used = (TIE_RULING, SCOPE_RULING) if groups else ()
    return Parted(changed=changed, rolls=tuple(rolls), rulings=used)


def arranged(people: People, wanted: Sequence[EntityId]) -> dict[EntityId, Participant]:
    """Return those whose stored rank differs after the table put equals into an order (Q17).

    Those of the same DEX who are not named keep their places.

    Raises:
        NotEqualError: Fewer than two, one twice, or their DEX differ.
    """
    values = {people[key].dex for key in wanted}
    if len(values) != 1 or len(set(wanted)) < max(2, len(wanted)):
        raise NotEqualError
    equals = [key for key, person in people.items() if person.dex in values]
    equals.sort(key=lambda key: (people[key].tie, key))
    named = iter(wanted)
    after = [next(named) if key in wanted else key for key in equals]
    ranked = {key: replace(people[key], tie=rank) for rank, key in enumerate(after)}
    return {key: person for key, person in ranked.items() if person != people[key]}


def last_of_equals(people: People, dex: int) -> int:
    """Return a stored rank behind everybody of that DEX, for one who joins them later."""
    return max((person.tie + 1 for person in people.values() if person.dex == dex), default=0)


def _parted(
    group: Sequence[EntityId],
    people: People,
    throw: Throw,
    rulings: Rulings,
    rolls: list[TieRoll],
) -> list[EntityId]:
    """Return a group of equal DEX in the order in which they act."""
    if rulings.chase.dex_tie is DexTie.OPPOSED_ROLL:
        return _rolled(group, people, throw, rulings, rolls)
    by_skill = sorted(group, key=lambda key: -_combat(people[key]))
    ranked: list[EntityId] = []
    for _, equal in groupby(by_skill, key=lambda key: _combat(people[key])):
        ranked.extend(_rolled(list(equal), people, throw, rulings, rolls))
    return ranked


def _rolled(
    group: Sequence[EntityId],
    people: People,
    throw: Throw,
    rulings: Rulings,
    rolls: list[TieRoll],
) -> list[EntityId]:
    sides = {people[key].side for key in group}
    one_side_stays = rulings.chase.dex_tie_scope is TieScope.BETWEEN_SIDES
    needs_none = one_side_stays and len(sides) < 2
    if len(group) < 2 or needs_none or len(rolls) >= MOST_ROLLS:
        return list(group)
    scores = throw(tuple(group))
    throws = tuple(TieThrow(who=key, score=one) for key, one in zip(group, scores, strict=True))
    rolls.append(TieRoll(throws=throws))
    sources = {key: tie_check(people[key]).source for key in group}
    alone = len(set(sources.values())) == 1
    reached = {one.who: standing(sources[one.who], one.score, alone=alone) for one in throws}
    ranked: list[EntityId] = []
    for best in sorted(set(reached.values()), reverse=True):
        equal = [key for key in group if reached[key] == best]
        ranked.extend(_rolled(equal, people, throw, rulings, rolls))
    return ranked


def _combat(person: Participant) -> int:
    return max(person.skill(name) or 0 for name in COMBAT_SKILLS)
