"""Clocks to draw: each as the game master sees it, and the cards they stand on together."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.faction import Faction
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.clocks.clock import Beat, Clock, ClockHue, ClockKind
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import Entity, Note, Visibility
from duskboard.table.name import name_of, value_name
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceView:
    """A clock's race.

    Attributes:
        rival_id: The other clock.
        lead: Segments that this clock needs fewer than its rival; negative when behind.
        is_second: Whether it is drawn as the rival of the pair.
        is_begun: Whether either has a segment filled; before that nobody leads.
    """

    rival_id: EntityId
    lead: int
    is_second: bool
    is_begun: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class DeedView:
    """What only the game master knows of a clock. See `Clock` for fields not named here.

    Attributes:
        owner_id: Whose it is, or None.
        owner: That one's name, or "".
    """

    happens: str = ""
    happens_empty: str = ""
    surplus: int = 0
    beat: Beat | None = None
    owner_id: EntityId | None = None
    owner: str = ""
    group: str = ""
    only_rises: bool = False
    is_archived: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockView:
    """A clock to draw.

    Attributes:
        clock_id: The clock.
        name: Its name.
        kind: Its kind; None where only the name is known.
        size: Segments; None where only the name is known.
        filled: Filled segments; None where only the name is known.
        visibility: What players may know. Always shown or masked in a public view.
        locked: Whether it waits for another clock.
        opens: Clocks that open when this one fills, that may be known here.
        race: Its race, or None.
        notes: Number of notes on it; 0 in a public view.
        hue: A colour of its own, or None for that of its kind.
        has_happened: Whether the full clock was answered and calls no more.
        deed: What it does and whose it is; empty in a public view.
    """

    clock_id: EntityId
    name: str
    kind: ClockKind | None
    size: int | None
    filled: int | None
    visibility: Visibility = Visibility.SHOWN
    locked: bool = False
    opens: tuple[EntityId, ...] = ()
    race: RaceView | None = None
    notes: int = 0
    hue: ClockHue | None = None
    has_happened: bool = False
    deed: DeedView = field(default_factory=DeedView)

    @property
    def left(self) -> int | None:
        """Segments still empty, or None where only the name is known."""
        if self.size is None or self.filled is None:
            return None
        return self.size - self.filled

    @property
    def is_full(self) -> bool:
        """Whether every segment is known to be filled."""
        return self.left == 0

    @property
    def is_at_end(self) -> bool:
        """Whether it is known to be full, or to be a tug-of-war pulled empty."""
        return self.is_full or (self.kind is ClockKind.TUG_OF_WAR and self.filled == 0)

    @property
    def calls(self) -> bool:
        """Whether it is known to be at an end and was not answered yet."""
        return self.is_at_end and not self.has_happened

    @property
    def is_archived(self) -> bool:
        """Whether it is put away from the wall."""
        return self.deed.is_archived


class CardKind(StrEnum):
    """What a card of the clocks wall holds."""

    SINGLE = "single"
    RACE = "race"
    CHAIN = "chain"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView:
    """A card of the clocks wall: one clock, two rivals, or a chain in the order of opening."""

    kind: CardKind
    clocks: tuple[ClockView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerView:
    """Somebody whose a clock can be."""

    owner_id: EntityId
    name: str


def owner_views(table: Table) -> tuple[OwnerView, ...]:
    """Return everybody whose a clock can be: sheets of every game, then people of a chase."""
    kinds = (Sheet, Scoundrel, Crew, Faction, Participant)
    return tuple(
        OwnerView(owner_id=entity.entity_id, name=value_name(entity.value))
        for kind in kinds
        for entity in table.of(kind)
    )


def clock_views(
    table: Table, before: Table | None = None, known: Sequence[ClockView] = ()
) -> tuple[ClockView, ...]:
    """Return every clock by rank, as the game master sees it.

    Args:
        table: The table.
        before: An earlier table, or None.
        known: The clocks of that table; those that are as they were are taken from it.
    """
    entities = table.of(Clock)
    order = {entity.entity_id: place for place, entity in enumerate(entities)}
    notes: dict[EntityId, int] = {}
    for entity in table.of(Note):
        if isinstance(entity.value, Note) and entity.value.about is not None:
            notes[entity.value.about] = notes.get(entity.value.about, 0) + 1
    kept = {view.clock_id: view for view in known} if before is not None else {}
    was = {one.entity_id: one for one in before.of(Clock)} if before is not None else {}

    def view_of(entity: Entity) -> ClockView:
        key = entity.entity_id
        view = kept.get(key) if was.get(key) is entity else None
        if view is not None and view.notes == notes.get(key, 0) and _stands_alone(entity):
            return view
        return _clock_view(table, entity, order, notes)

    return tuple(view_of(entity) for entity in entities)


def _stands_alone(entity: Entity) -> bool:
    """Return whether nothing but its own entity and notes can change what shows on a clock."""
    clock = entity.value
    if not isinstance(clock, Clock):
        return False
    return clock.rival is None and clock.owner is None and not clock.opens


def card_ids(table: Table, clock_id: EntityId) -> tuple[EntityId, ...]:
    """Return a clock with those that share its card, or the clock alone where it is not there."""
    for card in cards(clock_views(table)):
        if any(view.clock_id == clock_id for view in card.clocks):
            return tuple(view.clock_id for view in card.clocks)
    return (clock_id,)


def race_view(table: Table, entity: Entity, order: Mapping[EntityId, int]) -> RaceView | None:
    """Return the race of a clock whose rival is among `order`, or None.

    Of two rivals the one drawn as second is the danger clock, or else the later in `order`.
    """
    clock = entity.value
    if not isinstance(clock, Clock) or clock.rival is None or clock.rival not in order:
        return None
    rival = table.value(clock.rival, Clock)
    if rival is None:
        return None
    if (clock.kind is ClockKind.DANGER) != (rival.kind is ClockKind.DANGER):
        is_second = clock.kind is ClockKind.DANGER
    else:
        is_second = order[entity.entity_id] > order[clock.rival]
    return RaceView(
        rival_id=clock.rival,
        lead=rival.left - clock.left,
        is_second=is_second,
        is_begun=bool(clock.filled or rival.filled),
    )


def cards(clocks: Iterable[ClockView]) -> tuple[CardView, ...]:
    """Return the clocks put together into cards: rivals, chains, and the rest alone.

    Every clock is on one card, which stands where the first of its clocks stands. A chain follows
    the first link of each clock to one that is on no other chain.
    """
    by_id = {view.clock_id: view for view in clocks}
    follows = _successors(by_id)
    leads = {after: before for before, after in follows.items()}
    taken: set[EntityId] = set()
    found: list[CardView] = []
    for view in by_id.values():
        if view.clock_id in taken:
            continue
        card = _race_card(view, by_id) or _chain_card(view, by_id, follows, leads)
        taken.update(member.clock_id for member in card.clocks)
        found.append(card)
    return tuple(found)


def _clock_view(
    table: Table,
    entity: Entity,
    order: Mapping[EntityId, int],
    notes: Mapping[EntityId, int],
) -> ClockView:
    clock = entity.value
    if not isinstance(clock, Clock):
        msg = f"not a clock: {entity.entity_id}"
        raise TypeError(msg)
    return ClockView(
        clock_id=entity.entity_id,
        name=clock.name,
        kind=clock.kind,
        size=clock.size,
        filled=clock.filled,
        visibility=entity.visibility,
        locked=clock.locked,
        opens=tuple(other for other in clock.opens if other in order),
        race=race_view(table, entity, order),
        notes=notes.get(entity.entity_id, 0),
        hue=clock.hue,
        has_happened=clock.has_happened,
        deed=_deed_view(table, clock),
    )


def _deed_view(table: Table, clock: Clock) -> DeedView:
    return DeedView(
        happens=clock.happens,
        happens_empty=clock.happens_empty,
        surplus=clock.surplus,
        beat=clock.beat,
        owner_id=clock.owner,
        owner=name_of(table, clock.owner),
        group=clock.group,
        only_rises=clock.only_rises,
        is_archived=clock.is_archived,
    )


def _race_card(view: ClockView, by_id: Mapping[EntityId, ClockView]) -> CardView | None:
    rival = by_id.get(view.race.rival_id) if view.race else None
    if view.race is None or rival is None or rival.race is None:
        return None
    if view is rival or rival.race.rival_id != view.clock_id:
        return None
    pair = (rival, view) if view.race.is_second else (view, rival)
    return CardView(kind=CardKind.RACE, clocks=pair)


def _successors(by_id: Mapping[EntityId, ClockView]) -> dict[EntityId, EntityId]:
    """Return which clock follows which on a card: none twice, so that chains never share one.

    Races stand apart. Where two clocks open the same one, it follows the earlier of them.
    """
    follows: dict[EntityId, EntityId] = {}
    free = {key for key, view in by_id.items() if _race_card(view, by_id) is None}
    followers = set(free)
    for view in by_id.values():
        following = next((other for other in view.opens if other in followers), None)
        if view.clock_id in free and following is not None:
            follows[view.clock_id] = following
            followers.remove(following)
    return follows


def _chain_card(
    view: ClockView,
    by_id: Mapping[EntityId, ClockView],
    follows: Mapping[EntityId, EntityId],
    leads: Mapping[EntityId, EntityId],
) -> CardView:
    first = view.clock_id
    if first not in follows and first not in leads:
        return CardView(kind=CardKind.SINGLE, clocks=(view,))
    while leads.get(first, view.clock_id) != view.clock_id:
        first = leads[first]
    chain = [first]
    while follows.get(chain[-1], first) != first:
        chain.append(follows[chain[-1]])
    kind = CardKind.CHAIN if len(chain) > 1 else CardKind.SINGLE
    return CardView(kind=kind, clocks=tuple(by_id[clock_id] for clock_id in chain))
