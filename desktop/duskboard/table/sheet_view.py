"""Sheets to draw: values for the sheet panel and its tabs, as the game master sees them."""

from collections.abc import Iterator
from dataclasses import dataclass

from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.calendar import Chronicle
from duskboard.core.storyteller.creation import CreationTotals, creation
from duskboard.core.storyteller.gear import Armour, Weapon
from duskboard.core.storyteller.generation import Limits
from duskboard.core.storyteller.health import Beyond, Damage, Health, Mark, Movement, mark
from duskboard.core.storyteller.ledger import LedgerLine
from duskboard.core.storyteller.power import Merit, Power, Ritual
from duskboard.core.storyteller.sheet import Profile, Sheet
from duskboard.core.storyteller.soak import Soaks, usual_soaks
from duskboard.core.storyteller.trait import HUMANITY, WILLPOWER, Creature, TraitKey, TraitKind
from duskboard.core.storyteller_rulings import StorytellerRulings
from duskboard.table.entity import CHRONICLE_ID, Entity, Visibility
from duskboard.table.table import Table

_FEWEST_DOTS = 5
_TEN = 10
_LONG = (TraitKind.HUMANITY, TraitKind.WILLPOWER)


@dataclass(frozen=True, slots=True, kw_only=True)
class DotsView:
    """A trait to draw.

    Attributes:
        key: What it is found by.
        rating: Filled dots.
        size: Dots drawn: 5, more where the rating or the limit is higher, 10 for Humanity and
            Willpower.
        limit: The highest rating; dots above it are drawn as specks.
        specialties: Fields in which tens count for more.
        in_clan: Whether a Discipline is one of the clan's.
        of: The Discipline that a path belongs to, or "".
    """

    key: TraitKey
    rating: int
    size: int
    limit: int
    specialties: tuple[str, ...] = ()
    in_clan: bool = False
    of: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class TraitGroupView:
    """The traits of a group, in the order of the sheet."""

    kind: TraitKind
    traits: tuple[DotsView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BoxView:
    """A health box to draw.

    Attributes:
        name: A `HealthLevel`, or a word of the table's own.
        penalty: Dice lost, 0 or less.
        damage: What stands in it, or None.
        mark: How that is drawn, or None.
        is_current: Whether it is the gravest that is marked.
    """

    name: str
    penalty: int
    damage: Damage | None
    mark: Mark | None
    is_current: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthView:
    """A body to draw.

    Attributes:
        boxes: From the lightest to the gravest.
        level: The name of the gravest box that is marked, or None for somebody unhurt.
        penalty: Dice lost, 0 or less.
        movement: How its owner can move.
        beyond: What came after the last box.
        can_act: Whether anything can be done but spending blood.
    """

    boxes: tuple[BoxView, ...]
    level: str | None
    penalty: int
    movement: Movement
    beyond: Beyond
    can_act: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolsView:
    """What somebody has to spend.

    Attributes:
        humanity: Humanity or a Path.
        willpower: Permanent Willpower.
        willpower_left: Willpower to spend.
        is_willpower_spent: Whether a point was spent in this turn.
        blood: Blood points held.
        blood_limit: The most held.
        blood_a_turn: The most spent in a turn.
        blood_spent: Spent in this turn.
    """

    humanity: int
    willpower: int
    willpower_left: int
    is_willpower_spent: bool
    blood: int
    blood_limit: int
    blood_a_turn: int
    blood_spent: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetNumbers:
    """Numbers that the table writes. See `Sheet`."""

    blood_limit: int | None
    blood_turn_limit: int | None
    drinks: int
    last_drink: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetView:
    """A sheet to draw, as the game master sees it. See `Sheet` for fields not named here.

    Attributes:
        sheet_id: The sheet.
        generation: The generation, or None for who is not Kindred.
        groups: Traits by group; groups without a trait are left out, Humanity and Willpower too.
        long: Humanity and Willpower, as far as they are on the sheet.
        soaks: What soaks which damage, as the sheet or the kind of body says.
        usual_soaks: What soaks it as the kind of body says.
        has_own_soaks: Whether the sheet says otherwise.
        unspent: Experience left.
        ledger: Where experience came from and went, the oldest line first.
        limits: What the body allows.
        numbers: What is written of it, None where it is as usual.
        creation: The running totals of making a character, or None for an animal.
        visibility: What players may know.
    """

    sheet_id: EntityId
    name: str
    creature: Creature
    profile: Profile
    generation: int | None
    groups: tuple[TraitGroupView, ...]
    long: tuple[DotsView, ...]
    powers: tuple[Power, ...]
    rituals: tuple[Ritual, ...]
    merits: tuple[Merit, ...]
    weapons: tuple[Weapon, ...]
    armour: tuple[Armour, ...]
    health: HealthView
    pools: PoolsView
    soaks: Soaks
    usual_soaks: Soaks
    has_own_soaks: bool
    earned: int
    unspent: int
    ledger: tuple[LedgerLine, ...]
    limits: Limits
    numbers: SheetNumbers
    creation: CreationTotals | None
    notes: str
    portrait: AssetId | None
    visibility: Visibility

    def group(self, kind: TraitKind) -> tuple[DotsView, ...]:
        """Return the traits of a group, none where it is left out."""
        return next((one.traits for one in self.groups if one.kind is kind), ())


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetTabView:
    """A sheet among the others: its tab, its row in a list."""

    sheet_id: EntityId
    name: str
    creature: Creature
    concept: str
    portrait: AssetId | None
    visibility: Visibility


def sheet_view(table: Table, sheet_id: EntityId) -> SheetView | None:
    """Return a sheet as the game master sees it, or None where there is none."""
    entity, sheet = table.get(sheet_id), table.value(sheet_id, Sheet)
    if entity is None or sheet is None:
        return None
    rulings = table.rulings.storyteller
    is_kindred = sheet.creature is Creature.KINDRED
    usual = usual_soaks(sheet.creature, sheet.drinks, rulings)
    return SheetView(
        sheet_id=sheet_id,
        name=sheet.name,
        creature=sheet.creature,
        profile=sheet.profile,
        generation=sheet.generation if is_kindred else None,
        groups=trait_groups(sheet),
        long=tuple(dots(sheet, key) for key in (HUMANITY, WILLPOWER) if sheet.trait(key)),
        powers=sheet.powers,
        rituals=sheet.rituals,
        merits=sheet.merits,
        weapons=sheet.weapons,
        armour=sheet.armour,
        health=health_view(sheet.health, rulings),
        pools=pools_view(table, sheet),
        soaks=sheet.soaks or usual,
        usual_soaks=usual,
        has_own_soaks=sheet.soaks is not None,
        earned=sheet.earned,
        unspent=sheet.unspent,
        ledger=sheet.ledger,
        limits=sheet.limits,
        numbers=SheetNumbers(
            blood_limit=sheet.blood_limit,
            blood_turn_limit=sheet.blood_turn_limit,
            drinks=sheet.drinks,
            last_drink=sheet.last_drink,
        ),
        creation=creation(sheet),
        notes=sheet.notes,
        portrait=sheet.portrait,
        visibility=entity.visibility,
    )


def sheet_tabs(table: Table) -> tuple[SheetTabView, ...]:
    """Return every sheet by rank."""
    return tuple(
        SheetTabView(
            sheet_id=entity.entity_id,
            name=sheet.name,
            creature=sheet.creature,
            concept=sheet.profile.concept,
            portrait=sheet.portrait,
            visibility=entity.visibility,
        )
        for entity, sheet in sheets_of(table)
    )


def trait_groups(sheet: Sheet) -> tuple[TraitGroupView, ...]:
    """Return the traits of a sheet by group, without Humanity and Willpower."""
    kinds = [kind for kind in TraitKind if kind not in _LONG and sheet.of_kind(kind)]
    return tuple(
        TraitGroupView(kind=kind, traits=tuple(dots(sheet, one.key) for one in sheet.of_kind(kind)))
        for kind in kinds
    )


def dots(sheet: Sheet, key: TraitKey) -> DotsView:
    """Return a trait to draw; one that is not on the sheet has no dots."""
    trait, limit = sheet.trait(key), sheet.trait_limit(key)
    rating = trait.rating if trait else 0
    return DotsView(
        key=key,
        rating=rating,
        size=_TEN if key.kind in _LONG else max(_FEWEST_DOTS, limit, rating),
        limit=limit,
        specialties=trait.specialties if trait else (),
        in_clan=trait is not None and trait.in_clan,
        of=trait.of if trait else "",
    )


def health_view(health: Health, rulings: StorytellerRulings) -> HealthView:
    """Return a body to draw, marked as the table marks damage."""
    boxes = tuple(
        BoxView(
            name=box.name,
            penalty=box.penalty,
            damage=damage,
            mark=None if damage is None else mark(damage, rulings.health_marks),
            is_current=place == health.filled,
        )
        for place, (box, damage) in enumerate(
            zip(health.boxes, health.marks(), strict=True), start=1
        )
    )
    return HealthView(
        boxes=boxes,
        level=health.box.name if health.box else None,
        penalty=health.penalty,
        movement=health.movement,
        beyond=health.beyond,
        can_act=health.can_act,
    )


def pools_view(table: Table, sheet: Sheet) -> PoolsView:
    """Return what somebody has to spend, and what was spent in this turn."""
    chronicle = table.value(CHRONICLE_ID, Chronicle)
    turn = chronicle.turns if chronicle is not None else 1
    is_now = sheet.spent.turn == turn
    limits = sheet.limits
    return PoolsView(
        humanity=sheet.rating(HUMANITY),
        willpower=sheet.rating(WILLPOWER),
        willpower_left=sheet.willpower_left,
        is_willpower_spent=is_now and sheet.spent.willpower > 0,
        blood=sheet.blood,
        blood_limit=limits.blood,
        blood_a_turn=limits.blood_a_turn,
        blood_spent=sheet.spent.blood if is_now else 0,
    )


def sheets_of(table: Table) -> Iterator[tuple[Entity, Sheet]]:
    """Yield every sheet by rank."""
    for entity in table.of(Sheet):
        if isinstance(entity.value, Sheet):
            yield entity, entity.value
