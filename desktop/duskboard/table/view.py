"""What can be drawn: values for painters, made from the table.

The same views serve the game master (`gm_view`) and the players
(`duskboard.table.public_view`); a field that players may not know is None in theirs.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.blades.crew import Crew
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import Course
from duskboard.core.chase.track import Edge, Location
from duskboard.core.clocks.clock import Clock, ClockKind
from duskboard.core.dice import What
from duskboard.core.identity import AssetId, EntityId
from duskboard.core.storyteller.extended import ExtendedAction, ExtendedContest
from duskboard.core.storyteller.sheet import Sheet
from duskboard.table.entity import (
    PUBLIC_ROLL_ID,
    Campaign,
    Entity,
    HandOut,
    Moment,
    Note,
    Roll,
    Session,
    Value,
    Visibility,
)
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class RaceView:
    """A clock's race.

    Attributes:
        rival_id: The other clock.
        lead: Segments that this clock needs fewer than its rival; negative when behind.
        is_second: Whether it is drawn as the rival of the pair.
    """

    rival_id: EntityId
    lead: int
    is_second: bool


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
class RollView:
    """A roll to draw. See `duskboard.table.entity.Roll` for the fields."""

    what: What
    faces: tuple[tuple[int, ...], ...]
    total: int
    who: str
    why: str
    told: bool
    passed: bool | None = None
    needed: int | None = None
    skill: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionView:
    """A session to draw.

    Attributes:
        number: 1 for the first session.
        title: Its name, or "".
        started: When it began; None in a public view.
        ended: When it ended, or None while it runs and in a public view.
    """

    number: int
    title: str
    started: Moment | None
    ended: Moment | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleView:
    """The title card."""

    name: str
    welcome: str
    picture: AssetId | None
    session: SessionView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class NoteView:
    """A note to draw.

    Attributes:
        note_id: The note.
        title: Its title, or "".
        text: Plain text.
        about_id: What it is on, or None.
        about: The name of what it is on, or "".
        about_session: The number of the session that it is on, or None.
        session: The session in which it was written.
        visibility: What players may know.
    """

    note_id: EntityId
    title: str
    text: str
    about_id: EntityId | None
    about: str
    session: int
    visibility: Visibility
    about_session: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class GmView:
    """Everything that the game master sees."""

    title: TitleView
    clocks: tuple[ClockView, ...]
    notes: tuple[NoteView, ...]
    roll: RollView | None


def gm_view(table: Table) -> GmView:
    """Return everything on the table, ready to draw."""
    return GmView(
        title=title_view(table),
        clocks=clock_views(table),
        notes=note_views(table),
        roll=roll_view(table),
    )


def clock_views(table: Table) -> tuple[ClockView, ...]:
    """Return every clock by rank, as the game master sees it."""
    entities = table.of(Clock)
    order = {entity.entity_id: place for place, entity in enumerate(entities)}
    notes: dict[EntityId, int] = {}
    for entity in table.of(Note):
        if isinstance(entity.value, Note) and entity.value.about is not None:
            notes[entity.value.about] = notes.get(entity.value.about, 0) + 1
    return tuple(_clock_view(table, entity, order, notes) for entity in entities)


def note_views(table: Table) -> tuple[NoteView, ...]:
    """Return every note by rank."""
    views = []
    for entity in table.of(Note):
        note = entity.value
        if isinstance(note, Note):
            views.append(
                NoteView(
                    note_id=entity.entity_id,
                    title=note.title,
                    text=note.text,
                    about_id=note.about,
                    about=name_of(table, note.about),
                    session=note.session,
                    visibility=entity.visibility,
                    about_session=_session_number(table, note.about),
                )
            )
    return tuple(views)


def roll_view(table: Table) -> RollView | None:
    """Return the roll on the players' screen, or None."""
    roll = table.value(PUBLIC_ROLL_ID, Roll)
    if roll is None:
        return None
    return RollView(
        what=roll.what,
        faces=roll.faces,
        total=roll.total,
        who=roll.who,
        why=roll.why,
        told=roll.told,
        passed=roll.passed,
        needed=roll.needed,
        skill=roll.skill,
    )


def title_view(table: Table) -> TitleView:
    """Return the title card."""
    campaign = table.campaign
    entity = table.session
    session = entity.value if entity is not None else None
    view = None
    if isinstance(session, Session):
        view = SessionView(
            number=session.number,
            title=session.title,
            started=session.started,
            ended=session.ended,
        )
    return TitleView(
        name=campaign.name if campaign else "",
        welcome=campaign.welcome if campaign else "",
        picture=campaign.picture if campaign else None,
        session=view,
    )


def cards(clocks: Iterable[ClockView]) -> tuple[CardView, ...]:
    """Return the clocks put together into cards: rivals, chains, and the rest alone.

    Every clock is on one card, which stands where the first of its clocks stands. A chain follows
    the first link of each clock to one that is on no other chain.
    """
    by_id = {view.clock_id: view for view in clocks}
    follows = _successors(by_id)
    taken: set[EntityId] = set()
    found: list[CardView] = []
    for view in by_id.values():
        if view.clock_id in taken:
            continue
        card = _race_card(view, by_id) or _chain_card(view, by_id, follows)
        taken.update(member.clock_id for member in card.clocks)
        found.append(card)
    return tuple(found)


def name_of(table: Table, entity_id: EntityId | None) -> str:
    """Return the name of a thing, or "" when it is gone or has none."""
    entity = table.get(entity_id) if entity_id is not None else None
    return value_name(entity.value) if entity is not None else ""


def value_name(value: Value) -> str:
    """Return the name that a value bears, or ""; a way has that of what lies on it."""
    match value:
        case Campaign(name=name) | Clock(name=name) | Course(name=name) | Sheet(name=name):
            return name
        case Location(name=name) | Participant(name=name) | ExtendedAction(name=name):
            return name
        case ExtendedContest(name=name) | Crew(name=name) | Scoundrel(name=name):
            return name
        case Edge(names=(name, *_)):
            return name
        case HandOut(title=title) | Session(title=title) | Note(title=title):
            return title
        case _:
            return ""


def _session_number(table: Table, entity_id: EntityId | None) -> int | None:
    session = table.value(entity_id, Session) if entity_id is not None else None
    return session.number if session is not None else None


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
    )


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
    return RaceView(rival_id=clock.rival, lead=rival.left - clock.left, is_second=is_second)


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
) -> CardView:
    leads = {after: before for before, after in follows.items()}
    first = view.clock_id
    while leads.get(first, view.clock_id) != view.clock_id:
        first = leads[first]
    chain = [first]
    while follows.get(chain[-1], first) != first:
        chain.append(follows[chain[-1]])
    kind = CardKind.CHAIN if len(chain) > 1 else CardKind.SINGLE
    return CardView(kind=kind, clocks=tuple(by_id[clock_id] for clock_id in chain))
