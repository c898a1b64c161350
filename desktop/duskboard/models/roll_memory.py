"""What a campaign remembers of how rolls are made until it is opened again.

It is no part of the table and no step. A switch for secret rolls that went off by itself would show
players the first roll of the next evening, which the game master believes to be secret.
"""

from dataclasses import dataclass

from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.codec import CodecError
from duskboard.storage.memo import decode_memo, encode_memo

_KEY = "rolls"


@dataclass(frozen=True, slots=True, kw_only=True)
class RollMemory:
    """What is remembered.

    Attributes:
        is_secret: Whether only the game master sees what is rolled.
    """

    is_secret: bool = False


def rolls_remembered(file: CampaignFile) -> RollMemory:
    """Return what a campaign remembers of its rolls; what cannot be read may have said secret.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    text = file.memo(_KEY)
    if text is None:
        return RollMemory()
    try:
        return decode_memo(text, RollMemory)
    except CodecError:
        return RollMemory(is_secret=True)


def remember_rolls(file: CampaignFile, memory: RollMemory) -> None:
    """Have a campaign remember how its rolls are made.

    Raises:
        CampaignFileError: The file cannot be written.
    """
    file.put_memo(_KEY, encode_memo(memory))
