"""Hand-outs to draw, the same for the game master and for players."""

from dataclasses import dataclass

from duskboard.core.identity import AssetId, EntityId
from duskboard.table.entity import HandOut, Note, Visibility
from duskboard.table.table import Table


@dataclass(frozen=True, slots=True, kw_only=True)
class HandOutView:
    """A hand-out to draw. See `duskboard.table.entity.HandOut` for the other fields."""

    hand_out_id: EntityId
    title: str
    about: str
    text: str
    picture: AssetId | None
    visibility: Visibility


def hand_out_views(table: Table) -> tuple[HandOutView, ...]:
    """Return every hand-out by rank."""
    return tuple(
        HandOutView(
            hand_out_id=entity.entity_id,
            title=entity.value.title,
            about=entity.value.about,
            text=entity.value.text,
            picture=entity.value.picture,
            visibility=entity.visibility,
        )
        for entity in table.of(HandOut)
        if isinstance(entity.value, HandOut)
    )


def shown_papers(table: Table) -> tuple[HandOutView, ...]:
    """Return what players may read: hand-outs that were shown, and then notes; each by rank.

    Of a note they see title and text; what it is on may be hidden.
    """
    notes = (
        HandOutView(
            hand_out_id=entity.entity_id,
            title=entity.value.title,
            about="",
            text=entity.value.text,
            picture=None,
            visibility=Visibility.SHOWN,
        )
        for entity in table.of(Note)
        if isinstance(entity.value, Note) and entity.visibility is Visibility.SHOWN
    )
    papers = (one for one in hand_out_views(table) if one.visibility is Visibility.SHOWN)
    return (*papers, *notes)
