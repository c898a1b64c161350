"""Parting equal DEX by opposed DEX rolls, stored for the whole chase (rules/chase.md 3.2, 3.3)."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from duskboard.core.chase.check import Verdict, judge
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import People, ties
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings, TieScope

_LEVELS = (Verdict.EXTREME, Verdict.HARD, Verdict.REGULAR, Verdict.FAILURE, Verdict.FUMBLE)
"""Better levels first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TieRoll:
    """One opposed roll: who rolled what."""

    rolls: tuple[tuple[EntityId, int], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Parted:
    """What the rolls for equal DEX came to.

    Attributes:
        changed: Those whose stored rank differs.
        rolls: Every opposed roll, in order; those that stayed equal were rolled again.
    """

    changed: dict[EntityId, Participant]
    rolls: tuple[TieRoll, ...]


def part_ties(people: People, roll: Callable[[], int], rulings: Rulings) -> Parted:
    """Return everybody with a stored rank that parts equal DEX.

    Levels are compared; equal levels roll again until decided, since equal DEX has no higher
    value. By the ruling a tie within one side is not rolled: it keeps the order of the
    identifiers, and the side is placed as a whole by its best roll.
    """
    changed: dict[EntityId, Participant] = {}
    rolls: list[TieRoll] = []
    for group in ties(people):
        contenders = _contenders(people, group, rulings)
        ranked = _ranked([block[0] for block in contenders], people, roll, rolls)
        blocks = {block[0]: block for block in contenders}
        final = [key for head in ranked for key in blocks[head]]
        for rank, key in enumerate(final):
            after = replace(people[key], tie=rank)
            if after != people[key]:
                changed[key] = after
    return Parted(changed=changed, rolls=tuple(rolls))


def _contenders(
    people: People, group: Sequence[EntityId], rulings: Rulings
) -> list[tuple[EntityId, ...]]:
    """Return the blocks that roll against each other: each alone, or each side together."""
    if rulings.chase.dex_tie_scope is TieScope.EVERY:
        return [(key,) for key in group]
    sides: dict[str, list[EntityId]] = {}
    for key in group:
        sides.setdefault(people[key].side, []).append(key)
    return [tuple(keys) for keys in sides.values()]


def _ranked(
    heads: Sequence[EntityId],
    people: People,
    roll: Callable[[], int],
    rolls: list[TieRoll],
) -> list[EntityId]:
    if len(heads) < 2:
        return list(heads)
    totals = tuple((key, roll()) for key in heads)
    rolls.append(TieRoll(rolls=totals))
    level = {key: _LEVELS.index(judge(total, people[key].dex).verdict) for key, total in totals}
    ranked: list[EntityId] = []
    for place in range(len(_LEVELS)):
        equal = [key for key in heads if level[key] == place]
        ranked.extend(_ranked(equal, people, roll, rolls))
    return ranked
