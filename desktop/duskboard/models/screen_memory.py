"""What a campaign remembers of its players' screen until it is opened again.

It is no part of the table and no step. A picture that was held when the campaign was closed is held
when it is opened: otherwise the next start would show players what was kept from them.
"""

from dataclasses import dataclass, field, fields

from duskboard.core.identity import EntityId
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.codec import CodecError
from duskboard.storage.journal import Seq
from duskboard.storage.memo import decode_memo, encode_memo
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import PublicView

_KEY = "players-screen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What the game master chose for the players' screen; no part of the table, no undo steps.

    Attributes:
        page: The page.
        beside: The page in the right half, or None.
        page_number: Which part of a page too long for the screen.
        hand_out: Which hand-out; None for the last one shown.
        face: Whose face; None for the first.
        held: Which part of a chase or an order is held, or None while the picture follows.
    """

    page: PublicPage = PublicPage.TITLE
    beside: PublicPage | None = None
    page_number: int = 0
    hand_out: EntityId | None = None
    face: EntityId | None = None
    held: int | None = None

    def frame(self, view: PublicView) -> PublicFrame:
        """Return the picture of what was chosen."""
        return PublicFrame(view=view, **{one.name: getattr(self, one.name) for one in fields(self)})


@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """A picture that is held.

    Attributes:
        seq: The step after which the table was as it is shown; None where that is not known.
        shown: What was chosen then.
        numbers: Whether skills and targets were shown then.
        chosen: What is chosen for when it is released.
        waiting: How many changes wait till then.
        by_step: Whether a step back holds it, and not the game master.
    """

    seq: Seq | None = None
    shown: Choice = field(default_factory=Choice)
    numbers: bool = False
    chosen: Choice = field(default_factory=Choice)
    waiting: int = 0
    by_step: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class ScreenMemory:
    """What is remembered.

    Attributes:
        was_open: Whether players ever had a screen.
        blank: Whether it is kept dark.
        held: The picture that is held, or None while it follows.
    """

    was_open: bool = False
    blank: bool = False
    held: Held | None = None


def remembered(file: CampaignFile) -> ScreenMemory:
    """Return what a campaign remembers of its players' screen.

    What cannot be read may have told of a picture that is held: one is, and nobody knows which.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    text = file.memo(_KEY)
    if text is None:
        return ScreenMemory()
    try:
        return decode_memo(text, ScreenMemory)
    except CodecError:
        return ScreenMemory(was_open=True, held=Held())


def remember(file: CampaignFile, memory: ScreenMemory) -> None:
    """Have a campaign remember its players' screen.

    Raises:
        CampaignFileError: The file cannot be written.
    """
    file.put_memo(_KEY, encode_memo(memory))
