"""What can be drawn: values for painters, made from the table.

The same views serve the game master (`gm_view`) and the players
(`duskboard.table.public_view`); a field that players may not know is None in theirs.
"""

from dataclasses import dataclass

from duskboard.core.dice import What
from duskboard.core.identity import AssetId, EntityId
from duskboard.table.clock_view import ClockView, clock_views
from duskboard.table.entity import (
    PUBLIC_ROLL_ID,
    Moment,
    Note,
    Roll,
    Session,
    Visibility,
)
from duskboard.table.name import name_of
from duskboard.table.table import Table


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


def _session_number(table: Table, entity_id: EntityId | None) -> int | None:
    session = table.value(entity_id, Session) if entity_id is not None else None
    return session.number if session is not None else None
