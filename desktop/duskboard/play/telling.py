"""What players may read of a roll that they see: no name of what is hidden from them.

Rolls keep names as they were and not who bore them, so names are what is looked for on the table.
A name that nobody there bears is a word of the game master's, and told.
"""

from dataclasses import replace

from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.track import Edge, Location
from duskboard.core.chase.vehicle import Vehicle
from duskboard.core.storyteller.fighter import Fighter
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.action_roll import (
    ActionRoll,
    BladesRoll,
    FortunePair,
    FortuneRoll,
    ResistanceRoll,
    TeamActionRoll,
)
from duskboard.table.entity import COURSE_ID, Entity, Roll, Visibility
from duskboard.table.name import value_name
from duskboard.table.pool_roll import PoolRoll
from duskboard.table.several_roll import SeveralRoll
from duskboard.table.table import Table


def told_roll(table: Table, roll: Roll) -> Roll:
    """Return a roll as players may see it; of whom they do not know, not what was needed."""
    who, why = known_name(table, roll.who), known_name(table, roll.why)
    needed = roll.needed if who == roll.who else None
    return replace(roll, who=who, why=why, needed=needed)


def told_pool(table: Table, roll: PoolRoll) -> PoolRoll:
    """Return a pool as players may see it; what it was made of only of a sheet that is shown."""
    who, why = known_name(table, roll.who), known_name(table, roll.why)
    sheets = [sheet for sheet in table.of(Sheet) if roll.who in _names(sheet)]
    is_shown = bool(sheets) and all(sheet.visibility is Visibility.SHOWN for sheet in sheets)
    return replace(roll, who=who, why=why, parts=roll.parts if is_shown else ())


def told_several(table: Table, several: SeveralRoll) -> SeveralRoll:
    """Return several rolls as players may see them, each as it would be alone."""
    rolls = tuple(told_pool(table, roll) for roll in several.rolls)
    return replace(several, rolls=rolls, why=known_name(table, several.why))


def told_blades(table: Table, roll: BladesRoll) -> BladesRoll:
    """Return a roll of Blades as players may see it.

    Nobody but their own characters acts and resists (rules/blades.md 19): who did is told even
    where the sheet is not shown, unless it is masked. What it was made of is the table's common
    knowledge but for words about what is hidden.
    """
    match roll:
        case ActionRoll():
            return _told_action(table, roll)
        case TeamActionRoll():
            rolls = tuple(_told_action(table, one) for one in roll.rolls)
            cohorts = tuple(replace(one, who=known_name(table, one.who)) for one in roll.cohorts)
            who, why = _own_name(table, roll.who), known_name(table, roll.why)
            return replace(roll, who=who, why=why, rolls=rolls, cohorts=cohorts)
        case ResistanceRoll():
            return replace(roll, who=_own_name(table, roll.who))
        case FortuneRoll():
            return _told_fortune(table, roll)
        case FortunePair():
            first, second = (_told_fortune(table, one) for one in (roll.first, roll.second))
            return FortunePair(first=first, second=second)


def known_name(table: Table, name: str) -> str:
    """Return a name, or "" where all that bears it is hidden from players or masked."""
    bearers = [
        entity
        for kind in (Participant, Vehicle, Scoundrel, Sheet, Fighter, Location, Edge)
        for entity in table.of(kind)
        if name and name in _names(entity)
    ]
    return name if not bearers or any(_is_known(table, one) for one in bearers) else ""


def _told_action(table: Table, roll: ActionRoll) -> ActionRoll:
    return replace(
        roll,
        who=_own_name(table, roll.who),
        why=known_name(table, roll.why),
        helper=_own_name(table, roll.helper),
    )


def _told_fortune(table: Table, roll: FortuneRoll) -> FortuneRoll:
    return replace(roll, who=_own_name(table, roll.who), why=known_name(table, roll.why))


def _own_name(table: Table, name: str) -> str:
    """Return the name of a character of the players', or else one that they know."""
    own = (one for one in table.of(Scoundrel) if name and name in _names(one))
    is_own = any(one.visibility is not Visibility.MASKED for one in own)
    return name if is_own else known_name(table, name)


def _names(entity: Entity) -> tuple[str, ...]:
    """Return what an entity is called; of a way, all that lies on it."""
    value = entity.value
    return value.names if isinstance(value, Edge) else (value_name(value),)


def _is_known(table: Table, entity: Entity) -> bool:
    """Return whether players know the name of a thing; of a chase that is hidden, nothing."""
    if entity.visibility is not Visibility.SHOWN:
        return False
    course = table.get(COURSE_ID)
    in_chase = isinstance(entity.value, Participant | Location | Edge) and course is not None
    return not in_chase or course is None or course.visibility is not Visibility.HIDDEN
