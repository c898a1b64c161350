"""Who fights: a fighter of the order, with the sheet or the extra behind it."""

from dataclasses import dataclass, replace

from duskboard.core.identity import EntityId
from duskboard.core.storyteller.fighter import Extra, Fighter
from duskboard.core.storyteller.health import Damage, Health, hurt
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller.trait import AttributeId, Creature, attribute
from duskboard.play.change import NotOnTableError, put_values
from duskboard.play.storyteller.body import BodyLine, wounded
from duskboard.play.storyteller.scene import in_frenzy, sheet_changes
from duskboard.table.table import Table
from duskboard.table.transaction import Change

_DEXTERITY = attribute(AttributeId.DEXTERITY)
_WITS = attribute(AttributeId.WITS)
_STRENGTH = attribute(AttributeId.STRENGTH)
_STAMINA = attribute(AttributeId.STAMINA)
_NOBODY = Extra()


@dataclass(frozen=True, slots=True, kw_only=True)
class Combatant:
    """Somebody who attacks or is attacked.

    Attributes:
        key: The fighter or sheet that was asked for.
        name: The name.
        fighter: Its place in the fight, or None outside of one.
        sheet_id: The sheet of this game behind it, or None.
        sheet: That sheet, or None.
        extra: Body and dice of whoever has no sheet of this game.
    """

    key: EntityId
    name: str
    fighter: Fighter | None = None
    sheet_id: EntityId | None = None
    sheet: Sheet | None = None
    extra: Extra = _NOBODY

    @property
    def creature(self) -> Creature:
        """What kind of body."""
        return self.sheet.creature if self.sheet is not None else self.extra.creature

    @property
    def strength(self) -> int:
        """Strength."""
        return self.sheet.rating(_STRENGTH) if self.sheet is not None else self.extra.strength

    @property
    def stamina(self) -> int:
        """Stamina."""
        return self.sheet.rating(_STAMINA) if self.sheet is not None else self.extra.stamina

    @property
    def dexterity(self) -> int | None:
        """Dexterity, or None where nobody knows it."""
        return self.sheet.rating(_DEXTERITY) if self.sheet is not None else None

    @property
    def health(self) -> Health:
        """The body."""
        return self.sheet.health if self.sheet is not None else self.extra.health


def combatant(table: Table, key: EntityId) -> Combatant:
    """Return who fights, by the identifier of a fighter or of a sheet.

    Raises:
        NotOnTableError: There is no such fighter or sheet.
    """
    fighter = table.value(key, Fighter)
    sheet_id = fighter.who if fighter is not None else key
    sheet = table.value(sheet_id, Sheet) if sheet_id is not None else None
    if fighter is None:
        if sheet is None:
            raise NotOnTableError(key)
        return Combatant(key=key, name=sheet.name, sheet_id=key, sheet=sheet)
    extra = fighter.extra or _NOBODY
    if sheet is None:
        return Combatant(key=key, name=fighter.name, fighter=fighter, extra=extra)
    return Combatant(
        key=key,
        name=sheet.name,
        fighter=fighter,
        sheet_id=sheet_id,
        sheet=sheet,
        extra=extra,
    )


def counted_fighter(table: Table, fighter: Fighter) -> Fighter:
    """Return a fighter with what its sheet says now of its speed (rules/storyteller.md 11.1)."""
    sheet = table.value(fighter.who, Sheet) if fighter.who is not None else None
    if sheet is None:
        extra = fighter.extra
        return replace(fighter, penalty=extra.health.penalty) if extra is not None else fighter
    wounds = 0 if in_frenzy(table, fighter.who) else sheet.health.penalty
    armour = sum(one.penalty for one in sheet.worn())
    rating = sheet.rating(_DEXTERITY) + sheet.rating(_WITS)
    return replace(fighter, name=sheet.name, rating=rating, penalty=wounds + armour)


def as_was(table: Table, one: Combatant) -> Table:
    """Return the table with a body as this moment began, where several act at once (11.2)."""
    fighter = one.fighter
    if fighter is None or fighter.as_was is None:
        return table
    if one.sheet is not None and one.sheet_id is not None:
        before = replace(one.sheet, health=fighter.as_was)
        return table.applied(put_values(table, {one.sheet_id: before}))
    body = replace(one.extra, health=fighter.as_was)
    return table.applied(put_values(table, {one.key: replace(fighter, extra=body)}))


def harmed(
    table: Table, one: Combatant, damage: Damage, levels: int
) -> tuple[BodyLine, tuple[Change, ...]]:
    """Return a body before and after so many unsoaked levels, and what changes by it."""
    if one.sheet is not None and one.sheet_id is not None:
        after = wounded(table, one.sheet, damage, levels)
        return _line(one, after.health), sheet_changes(table, one.sheet_id, after)
    health = hurt(one.extra.health, damage, levels, one.creature)
    if one.fighter is None:
        raise NotOnTableError(one.key)
    fighter = replace(one.fighter, extra=replace(one.extra, health=health))
    return _line(one, health), put_values(table, {one.key: fighter})


def _line(one: Combatant, after: Health) -> BodyLine:
    return BodyLine(
        name=one.name,
        before=one.health.filled,
        after=after.filled,
        level=after.box.name if after.box else "",
        penalty=after.penalty,
        beyond=after.beyond,
    )
