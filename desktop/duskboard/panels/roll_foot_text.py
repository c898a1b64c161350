"""The foot of a roll in hand: what it says for an action, and for a group."""

from duskboard.core.dice import Rating
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import dotted, names
from duskboard.i18n.words import Words
from duskboard.panels.action_roll_offer import ActionRollOffer
from duskboard.panels.action_roll_text import (
    dice_name,
    price_text,
    sentences,
    task_text,
    warning_text,
)
from duskboard.panels.roll_foot import FootFace
from duskboard.panels.team_offer import TeamOffer


def action_foot(words: Words, offer: ActionRollOffer) -> FootFace:
    """Return the foot of an action roll."""
    is_wrong = offer.refusal is not None
    line = price_text(words, offer) if offer.refusal is None else error_text(words, offer.refusal)
    aim = words.pgettext("blades", "The clock that a success ticks")
    target = aim if offer.target is None else dotted(words, [aim, offer.target.name])
    return FootFace(
        title=dotted(words, [offer.name, task_text(words, offer)]),
        line=line,
        warning="" if is_wrong else warning_text(words, [offer.stress, offer.helper]),
        go=words.pgettext("blades", "Roll %(dice)s") % {"dice": dice_name(offer.dice)},
        check=Rating(count=offer.dice),
        is_wrong=is_wrong,
        can_go=not is_wrong,
        is_secret=offer.is_secret,
        can_overrule=offer.can_overrule,
        is_overruled=offer.is_overruled,
        target=target if offer.clocks else "",
        targets=offer.clocks,
        has_flashback=offer.is_score_running,
    )


def team_foot(words: Words, offer: TeamOffer) -> FootFace:
    """Return the foot of a group action."""
    is_wrong = offer.refusal is not None
    rolling = [one for one in offer.members if one.is_in]
    line = words.pgettext("blades team", "%(names)s roll; each 1–3 costs %(leader)s 1 stress.")
    said = line % {
        "names": names(words, [one.name for one in rolling] + [one.name for one in offer.cohorts]),
        "leader": offer.leader.name,
    }
    together = words.pgettext("blades team", "Together")
    count = len(rolling) + len(offer.cohorts)
    go = words.ngettext("Roll for %(count)d", "Roll for %(count)d", count)
    return FootFace(
        title=dotted(words, [together, task_text(words, offer.leader)]),
        line=said if offer.refusal is None else error_text(words, offer.refusal),
        warning="" if is_wrong else _team_warning(words, offer),
        go=go % {"count": count},
        check=Rating(count=offer.leader.dice),
        is_wrong=is_wrong,
        can_go=not is_wrong and bool(rolling),
        is_secret=offer.is_secret,
        can_overrule=offer.is_overruled or is_wrong,
        is_overruled=offer.is_overruled,
        takes_dice=False,
        has_flashback=offer.leader.is_score_running,
    )


def _team_warning(words: Words, offer: TeamOffer) -> str:
    """Return whose last box a group action marks, and whether it may be the leader's."""
    rolling = [one for one in offer.members if one.is_in]
    sure = warning_text(words, [one.stress for one in rolling])
    lead = offer.leader.stress
    own = next((one.stress.owed for one in rolling if one.who == lead.who), 0)
    most, free = own + len(rolling), lead.boxes - lead.before
    if own >= free or most < free:
        return sure
    text = words.pgettext(
        "blades team", "%(name)s may owe up to %(owed)d stress with %(free)d free."
    )
    return sentences(
        words, [*([sure] if sure else []), text % {"name": lead.name, "owed": most, "free": free}]
    )
