"""Errors of the rolls of Blades in the Dark -> sentences that say what to do."""

from collections.abc import Mapping

from duskboard.core.blades.limit import ActionLimit, ActionLimitError
from duskboard.core.blades.roll import ReportedBestError
from duskboard.i18n.words import Words


def blades_roll_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about an error of a roll, or None for any other error."""
    match error:
        case ActionLimitError(args=(ActionLimit() as limit, name)):
            return _sentences(words)[limit] % {"name": name}
        case ReportedBestError(args=(best, False, _)):
            text = words.gettext("No die shows %(best)d. Type 1 to 6.")
            return text % {"best": best}
        case ReportedBestError(args=(_, True, dice)):
            text = words.ngettext(
                "A critical takes two sixes, and %(dice)d die is rolled.",
                "A critical takes two sixes, and %(dice)d dice are rolled.",
                dice,
            )
            return text % {"dice": dice}
        case _:
            return None


def _sentences(words: Words) -> Mapping[ActionLimit, str]:
    return {
        ActionLimit.FATE: words.gettext("%(name)s is not in play now. The GM may overrule that."),
        ActionLimit.HELPLESS: words.gettext(
            "%(name)s is incapacitated and needs help, or a push to act. The GM may overrule that."
        ),
        ActionLimit.SPECIAL_ARMOUR: words.gettext(
            "%(name)s has no special armour left for that push. The GM may overrule that."
        ),
        ActionLimit.ABILITY: words.gettext(
            "%(name)s has not the ability that is ticked. Take it off, or overrule."
        ),
        ActionLimit.HELPER_FATE: words.gettext(
            "Whoever helps %(name)s is not in play now. Choose another helper, or overrule."
        ),
        ActionLimit.CUT_OFF: words.gettext(
            "%(name)s is cut off: no assist and no setup reach them. Take them off, or overrule."
        ),
        ActionLimit.BONUS_DICE: words.gettext(
            "%(name)s takes two bonus dice at most: an assist, and a push or a bargain. The "
            "GM may overrule that."
        ),
        ActionLimit.PUSH_AND_BARGAIN: words.gettext(
            "%(name)s takes a die from a push or from a bargain, not from both. The GM may "
            "overrule that."
        ),
        ActionLimit.PUSH_TWICE: words.gettext(
            "%(name)s takes each push once an action. The GM may overrule that."
        ),
        ActionLimit.FEAT: words.gettext(
            "%(name)s needs a push for that feat. Add one, or overrule."
        ),
        ActionLimit.TRADE: words.gettext(
            "%(name)s has no step left to trade. Choose another pair, or overrule."
        ),
        ActionLimit.POOL: words.gettext(
            "%(name)s would roll more than 12 dice. Take some off, or overrule."
        ),
    }
