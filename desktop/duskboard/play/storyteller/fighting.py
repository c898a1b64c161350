"""A fight at the table: who is in it, what they rolled, said and did (11, 12, 20)."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace

from duskboard.core.dice import Dice, ReportedTotal
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import TimeUnit
from duskboard.core.storyteller.fight import (
    acted,
    declared,
    held,
    moments,
    next_turn,
    now,
    waiting_deed,
)
from duskboard.core.storyteller.fighter import Deed, DeedState, Fight, Fighter
from duskboard.core.storyteller.sheet import Sheet
from duskboard.play.change import (
    AlreadyOnTableError,
    NothingToChangeError,
    NotOnTableError,
    PlayError,
    difference,
    get,
    make,
    put_values,
    take,
)
from duskboard.play.storyteller.chronicle import advance
from duskboard.play.storyteller.combatant import combatant, counted_fighter
from duskboard.table.entity import FIGHT_ID, Entity
from duskboard.table.running_attack import RunningAttack
from duskboard.table.table import Table, last_rank
from duskboard.table.transaction import Change, Report, Transaction

_LEAST, _MOST = -20, 60


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeLine:
    """What somebody's initiative came to: the die, or None where the total was told."""

    name: str
    total: int
    die: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FightBegun(Report):
    """A fight began."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FightersJoined(Report):
    """Some joined a fight; those who come too late take part from the next turn on."""

    names: tuple[str, ...]
    is_next_turn: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterLeft(Report):
    """Somebody left a fight."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterWritten(Report):
    """The game master wrote somebody of a fight anew (10.1)."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class InitiativeRolled(Report):
    """Initiative was rolled, or told."""

    lines: tuple[InitiativeLine, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedsDeclared(Report):
    """Somebody said what they do in this turn.

    Attributes:
        name: Who.
        deeds: What, in order.
        willpower: Whether Willpower was announced.
        blood: Blood that was announced.
    """

    name: str
    deeds: tuple[Deed, ...]
    willpower: bool
    blood: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedDone(Report):
    """Somebody did one of the things that they said."""

    name: str
    deed: Deed


@dataclass(frozen=True, slots=True, kw_only=True)
class FighterHeld(Report):
    """Somebody waits for a later moment."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FightTurnBegun(Report):
    """The next turn of a fight began, and who cannot act in it."""

    name: str
    turn: int
    stunned: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FightEnded(Report):
    """A fight was over after so many turns."""

    name: str
    turns: int


class InitiativeError(PlayError):
    """No initiative is that. Args: the number, the least, the most."""


def fight_of(table: Table) -> Fight:
    """Return the fight.

    Raises:
        NotOnTableError: There is none.
    """
    fight = table.value(FIGHT_ID, Fight)
    if fight is None:
        raise NotOnTableError(FIGHT_ID)
    return fight


def fighter_of(table: Table, key: EntityId) -> Fighter:
    """Return somebody in the fight.

    Raises:
        NotOnTableError: There is nobody like that.
    """
    fighter = table.value(key, Fighter)
    if fighter is None:
        raise NotOnTableError(key)
    return fighter


def begin_fight(table: Table, name: str) -> Transaction:
    """Return the step in which a fight begins.

    Raises:
        AlreadyOnTableError: One is going on.
        ValueError: The name is blank.
    """
    entity = Entity(entity_id=FIGHT_ID, value=Fight(name=name))
    return Transaction(report=FightBegun(name=name), changes=make(table, entity))


def join_fight(
    table: Table, fighters: Mapping[EntityId, Fighter], *, is_next_turn: bool = False
) -> Transaction:
    """Return the step in which some join the fight: sheets of whatever game, or extras.

    Who stands for a sheet is known to players as that is.

    Raises:
        NotOnTableError: There is no fight.
        AlreadyOnTableError: An identifier is taken, or a sheet is in the fight.
        NothingToChangeError: Nobody joins.
    """
    fight_of(table)
    if not fighters:
        raise NothingToChangeError
    after, names = table, []
    for key, given in fighters.items():
        one = counted_fighter(table, replace(given, joins_next=is_next_turn))
        if one.who is not None and _is_in(after, one.who):
            raise AlreadyOnTableError(one.who)
        rank = last_rank(after, Fighter)
        entity = Entity(entity_id=key, value=one, rank=rank)
        if one.who is not None:
            entity = replace(entity, visibility=get(table, one.who).visibility)
        after = after.applied(make(after, entity))
        names.append(one.name)
    report = FightersJoined(names=tuple(names), is_next_turn=is_next_turn)
    return Transaction(report=report, changes=difference(table, after))


def leave_fight(table: Table, key: EntityId) -> Transaction:
    """Return the step in which somebody leaves the fight, with every attack of and on them.

    Raises:
        NotOnTableError: There is nobody like that.
    """
    report = FighterLeft(name=fighter_of(table, key).name)
    after = table.applied((take(table, key), *_attacks_taken(table, {key})))
    return _step(table, after, report)


def write_fighter(table: Table, key: EntityId, fighter: Fighter) -> Transaction:
    """Return the step in which the game master writes somebody anew (10.1).

    Raises:
        NotOnTableError: There is nobody like that.
        NothingToChangeError: It is so already.
    """
    fighter_of(table, key)
    after = table.applied(put_values(table, {key: fighter}))
    return _step(table, after, FighterWritten(name=fighter.name))


def roll_initiative(table: Table, throws: Mapping[EntityId, Dice | ReportedTotal]) -> Transaction:
    """Return the step in which initiative is rolled or told (rules/storyteller.md 11.1).

    Raises:
        NotOnTableError: There is nobody like that.
        InitiativeError: What was told cannot be.
        DiceError: What was typed does not fit.
        NothingToChangeError: Nobody rolls.
    """
    values: dict[EntityId, Fighter] = {}
    lines: list[InitiativeLine] = []
    for key, dice in throws.items():
        one = counted_fighter(table, fighter_of(table, key))
        if isinstance(dice, ReportedTotal):
            if not _LEAST <= dice.total <= _MOST:
                raise InitiativeError(dice.total, _LEAST, _MOST)
            one = replace(one, die=None, said=dice.total)
        else:
            one = replace(one, die=dice.roll(1, 10)[0], said=None)
        values[key] = one
        lines.append(InitiativeLine(name=one.name, total=one.initiative or 0, die=one.die))
    after = table.applied(put_values(table, values))
    return _step(table, after, InitiativeRolled(lines=tuple(lines)))


def declare(
    table: Table,
    key: EntityId,
    deeds: Sequence[Deed],
    *,
    willpower: bool = False,
    blood: int = 0,
) -> Transaction:
    """Return the step in which somebody says what they do (rules/storyteller.md 12.1, 20.1).

    Raises:
        NotOnTableError: There is nobody like that.
        CannotActError: They cannot act in this turn.
        TooManyDeedsError: There are more than 10.
        NothingToChangeError: That was said already.
    """
    one = fighter_of(table, key)
    said = declared(one, deeds, table.rulings.storyteller.pool_zero_in_multiple)
    said = replace(said, willpower=willpower, blood=blood)
    after = table.applied(put_values(table, {key: said}))
    report = DeedsDeclared(name=one.name, deeds=said.deeds, willpower=willpower, blood=blood)
    return _step(table, after, report)


def act(table: Table, key: EntityId, place: int = 0, *, is_overruled: bool = False) -> Transaction:
    """Return the step in which somebody does what they said (rules/storyteller.md 12.2).

    Raises:
        NotOnTableError: There is nobody like that.
        NoDeedError: That is done, lost or refused.
        CannotActError, NotTheirMomentError: It is not theirs; the game master may overrule that.
    """
    deed = waiting_deed(fighter_of(table, key), place)
    after = deed_done(table, key, place, is_overruled=is_overruled)
    report = DeedDone(name=fighter_of(table, key).name, deed=replace(deed, state=DeedState.DONE))
    return _step(table, after, report)


def hold(table: Table, key: EntityId) -> Transaction:
    """Return the step in which somebody waits for a later moment (rules/storyteller.md 11.3).

    Raises:
        NotOnTableError: There is nobody like that.
        NotTheirMomentError: It is not their moment.
    """
    fighter_of(table, key)
    rule = table.rulings.storyteller.extra_actions_when
    one = held(table.values(Fighter), key, rule)
    after = table.applied(put_values(table, {key: one}))
    return _step(table, after, FighterHeld(name=one.name))


def begin_turn(table: Table) -> Transaction:
    """Return the step in which the next turn begins: what belonged to the last is forgotten.

    It is the next turn of the chronicle, too, so that what may be spent in one may be spent anew.

    Raises:
        NotOnTableError: There is no fight.
    """
    fight = fight_of(table)
    later = replace(fight, turn=fight.turn + 1)
    fighters = {key: next_turn(one) for key, one in table.values(Fighter).items()}
    fighters = {key: counted_fighter(table, one) for key, one in fighters.items()}
    after = table.applied(advance(table, TimeUnit.TURN).changes)
    after = after.applied(put_values(after, {FIGHT_ID: later, **fighters}))
    stunned = tuple(one.name for one in fighters.values() if one.is_stunned)
    report = FightTurnBegun(name=fight.name, turn=later.turn, stunned=stunned)
    return _step(table, after, report)


def end_fight(table: Table) -> Transaction:
    """Return the step in which the fight is over: everybody leaves it, and all attacks with them.

    Raises:
        NotOnTableError: There is none.
    """
    fight = fight_of(table)
    fighters = table.values(Fighter)
    changes = (
        take(table, FIGHT_ID),
        *(take(table, key) for key in fighters),
        *_attacks_taken(table, fighters.keys()),
    )
    return Transaction(report=FightEnded(name=fight.name, turns=fight.turn), changes=changes)


def deed_done(table: Table, key: EntityId, place: int, *, is_overruled: bool = False) -> Table:
    """Return the table after a deed.

    Raises:
        NoDeedError, CannotActError, NotTheirMomentError: It cannot be done now.
    """
    rule = table.rulings.storyteller.extra_actions_when
    fighters = table.values(Fighter)
    one = acted(fighters, key, place, rule, is_overruled=is_overruled)
    return settled_moment(table.applied(put_values(table, {key: one})))


def settled_moment(table: Table) -> Table:
    """Return the table with the bodies kept of those who act at once now (11.2).

    What one of them does must not make the other's deed of the same moment harder.
    """
    fighters, rule = table.values(Fighter), table.rulings.storyteller.extra_actions_when
    waiting = {slot.who for slot in now(fighters, rule)}
    whole = next(
        (moment for moment in moments(fighters, rule) if waiting & {one.who for one in moment}), ()
    )
    is_tied = len({slot.who for slot in whole}) > 1
    values: dict[EntityId, Fighter] = {}
    for key, one in fighters.items():
        kept = None
        if is_tied and key in waiting:
            kept = one.as_was or combatant(table, key).health
        if one.as_was != kept:
            values[key] = replace(one, as_was=kept)
    return table.applied(put_values(table, values))


def _step(table: Table, after: Table, report: Report) -> Transaction:
    changes = difference(table, settled_moment(after))
    if not changes:
        raise NothingToChangeError
    return Transaction(report=report, changes=changes)


def _attacks_taken(table: Table, keys: Collection[EntityId]) -> tuple[Change, ...]:
    """Return the changes that take attacks off the table whose fighters are gone."""
    return tuple(
        take(table, key)
        for key, one in table.values(RunningAttack).items()
        if one.attacker in keys or one.target in keys
    )


def _is_in(table: Table, who: EntityId) -> bool:
    is_sheet = table.value(who, Sheet) is not None or table.get(who) is not None
    return is_sheet and any(one.who == who for one in table.values(Fighter).values())
