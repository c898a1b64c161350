"""The table: an immutable map of everything that lies on it."""

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeVar, cast

from duskboard.core.clocks.clock import Clock
from duskboard.core.identity import EntityId
from duskboard.core.rulings import Rulings
from duskboard.table.entity import CAMPAIGN_ID, RULINGS_ID, Campaign, Entity, Session, Value
from duskboard.table.transaction import Change

V = TypeVar("V", bound=Value)
D = TypeVar("D")


class StaleChangeError(Exception):
    """A change does not start from what lies on the table. Args: the identifier."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything on the table, by identifier."""

    entities: Mapping[EntityId, Entity] = field(default_factory=lambda: MappingProxyType({}))
    # Views ask for the same kinds again and again: sorted once, and handed on by `applied`.
    _kinds: dict[type, tuple[Entity, ...]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )
    _derived: dict[Hashable, tuple[tuple[type, ...], object]] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )

    def get(self, entity_id: EntityId) -> Entity | None:
        """Return the entity, or None."""
        return self.entities.get(entity_id)

    def value(self, entity_id: EntityId, kind: type[V]) -> V | None:
        """Return the value of an entity if it is of that kind, else None."""
        entity = self.entities.get(entity_id)
        return entity.value if entity is not None and isinstance(entity.value, kind) else None

    def of(self, kind: type[object]) -> tuple[Entity, ...]:
        """Return the entities of a kind by rank; equal ranks by identifier."""
        found = self._kinds.get(kind)
        if found is None:
            some = (one for one in self.entities.values() if isinstance(one.value, kind))
            found = tuple(sorted(some, key=lambda one: (one.rank, one.entity_id)))
            self._kinds[kind] = found
        return found

    def derived(
        self, key: Hashable, kinds: tuple[type[Value], ...], derive: "Callable[[Table], D]"
    ) -> D:
        """Return what `derive` makes of the table, made once as long as no kind of it changes.

        Args:
            key: What tells it from everything else that is derived.
            kinds: Every kind of value that `derive` looks at.
            derive: A pure function.
        """
        known = self._derived.get(key)
        if known is None:
            known = self._derived[key] = (kinds, derive(self))
        return cast("D", known[1])

    def values(self, kind: type[V]) -> dict[EntityId, V]:
        """Return the values of a kind by identifier, by rank."""
        return {
            entity.entity_id: entity.value
            for entity in self.of(kind)
            if isinstance(entity.value, kind)
        }

    def clocks(self) -> dict[EntityId, Clock]:
        """Return the clocks of the table as the rules of clocks want them."""
        return self.values(Clock)

    @property
    def campaign(self) -> Campaign | None:
        """The campaign, or None on a table that has none yet."""
        return self.value(CAMPAIGN_ID, Campaign)

    @property
    def rulings(self) -> Rulings:
        """The rulings of the campaign; the preset `reference` where none are stored."""
        return self.value(RULINGS_ID, Rulings) or Rulings()

    @property
    def session(self) -> Entity | None:
        """The latest session, running or ended, or None before the first."""
        latest: tuple[int, Entity] | None = None
        for entity in self.of(Session):
            value = entity.value
            if isinstance(value, Session) and (latest is None or value.number > latest[0]):
                latest = (value.number, entity)
        return latest[1] if latest else None

    def applied(self, changes: Iterable[Change]) -> "Table":
        """Return the table after the changes.

        Raises:
            StaleChangeError: A change starts from something else than what lies here.
        """
        entities, changes = dict(self.entities), tuple(changes)
        for change in changes:
            if entities.get(change.entity_id) != change.before:
                raise StaleChangeError(change.entity_id)
            if change.after is None:
                del entities[change.entity_id]
            else:
                entities[change.entity_id] = change.after
        after = Table(entities=MappingProxyType(entities))
        self._hand_on(after, changes)
        return after

    def _hand_on(self, other: "Table", changes: Iterable[Change]) -> None:
        """Give `other`, which differs by the changes, what is made of kinds that none touches."""
        ends = [end.value for change in changes for end in (change.before, change.after) if end]
        for kind, found in self._kinds.items():
            if not any(isinstance(end, kind) for end in ends):
                other._kinds[kind] = found  # noqa: SLF001 - the same class
            elif (renewed := _in_place(kind, found, changes)) is not None:
                other._kinds[kind] = renewed  # noqa: SLF001 - the same class
        for key, known in self._derived.items():
            if not any(isinstance(end, known[0]) for end in ends):
                other._derived[key] = known  # noqa: SLF001 - the same class

    def __iter__(self) -> Iterator[Entity]:
        return iter(self.entities.values())

    def __len__(self) -> int:
        return len(self.entities)


def _in_place(
    kind: type, found: tuple[Entity, ...], changes: Iterable[Change]
) -> tuple[Entity, ...] | None:
    """Return the entities of a kind after changes that move none of them, or None for others."""
    places = {one.entity_id: place for place, one in enumerate(found)}
    renewed = list(found)
    for change in changes:
        before, after, place = change.before, change.after, places.get(change.entity_id)
        is_of_kind = after is not None and isinstance(after.value, kind)
        if place is None and not is_of_kind:
            continue
        if place is None or before is None or after is None or not is_of_kind:
            return None
        if before.rank != after.rank:
            return None
        renewed[place] = after
    return tuple(renewed)


def last_rank(table: Table, kind: type[Value]) -> float:
    """Return a rank behind everything of that kind."""
    entities = table.of(kind)
    return entities[-1].rank + 1.0 if entities else 0.0


def rank_between(below: float | None, above: float | None) -> float | None:
    """Return a rank between two neighbours, or None when they leave no room.

    Args:
        below: The rank of the neighbour before, or None for the first place.
        above: The rank of the neighbour after, or None for the last place.
    """
    if below is None:
        rank = 0.0 if above is None else above - 1.0
    else:
        rank = below + 1.0 if above is None else below / 2 + above / 2
    has_room = (below is None or below < rank) and (above is None or rank < above)
    return rank if has_room else None
