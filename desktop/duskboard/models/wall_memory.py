"""What a campaign remembers of its wall of clocks until it is opened again.

It is no part of the table and no step.
"""

from dataclasses import dataclass

from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.codec import CodecError
from duskboard.storage.memo import decode_memo, encode_memo

_KEY = "wall"


@dataclass(frozen=True, slots=True, kw_only=True)
class WallMemory:
    """What is remembered.

    Attributes:
        grouping: What the clocks stand together by, as the wall names it; "" for nothing.
        folded: The groups of which only the head stands.
    """

    grouping: str = ""
    folded: tuple[str, ...] = ()


def wall_remembered(file: CampaignFile) -> WallMemory:
    """Return what a campaign remembers of its wall; nothing where that cannot be read.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    text = file.memo(_KEY)
    try:
        return WallMemory() if text is None else decode_memo(text, WallMemory)
    except CodecError:
        return WallMemory()


def remember_wall(file: CampaignFile, memory: WallMemory) -> None:
    """Have a campaign remember its wall.

    Raises:
        CampaignFileError: The file cannot be written.
    """
    file.put_memo(_KEY, encode_memo(memory))
