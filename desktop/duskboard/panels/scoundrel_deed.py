"""What is done about a scoundrel beside what stands on the sheet: the playbook, and downtime."""

from collections.abc import Mapping
from enum import StrEnum

from duskboard.i18n.words import Words


class ScoundrelDeed(StrEnum):
    """What can be done, in the order in which it is offered."""

    PLAYBOOK = "playbook"
    DOWNTIME = "downtime"
    RECOVER = "recover"
    TRAIN = "train"
    VICE = "vice"
    DOWNTIME_OVER = "downtime-over"
    STAND_IN = "stand-in"


def deed_text(words: Words, deed: ScoundrelDeed) -> str:
    """Return what it is called on a button of the sheet."""
    said: Mapping[ScoundrelDeed, str] = {
        ScoundrelDeed.PLAYBOOK: words.pgettext("blades deed", "Choose a playbook…"),
        ScoundrelDeed.DOWNTIME: words.pgettext("blades deed", "Downtime begins"),
        ScoundrelDeed.RECOVER: words.pgettext("blades deed", "Recover…"),
        ScoundrelDeed.TRAIN: words.pgettext("blades deed", "Train…"),
        ScoundrelDeed.VICE: words.pgettext("blades deed", "Indulge the vice…"),
        ScoundrelDeed.DOWNTIME_OVER: words.pgettext("blades deed", "Downtime is over"),
        ScoundrelDeed.STAND_IN: words.pgettext("blades deed", "Somebody stands in…"),
    }
    return said[deed]
