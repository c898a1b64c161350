"""The public face of a sheet: what players may know of somebody.

Name, portrait and calling; the rest only where it was ticked. The sheets of each game make these.
"""

from dataclasses import dataclass

from duskboard.core.identity import AssetId, EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceLine:
    """One thing that was ticked to be seen: "Clan", "Ventrue"."""

    label: str
    value: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FaceView:
    """Somebody as players may know them.

    Attributes:
        face_id: The sheet.
        name: The name, or None where players see a stranger.
        calling: What they are or do, or "".
        portrait: A picture, or None.
        lines: What was ticked, in order.
    """

    face_id: EntityId
    name: str | None
    calling: str
    portrait: AssetId | None
    lines: tuple[FaceLine, ...] = ()
