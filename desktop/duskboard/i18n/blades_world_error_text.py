"""Errors of factions, prison, rituals and crafting -> sentences that say what to do."""

from duskboard.core.blades.faction_turn import ManeuversError
from duskboard.core.blades.incarceration import BeatingError, NotJailedError
from duskboard.core.blades.magnitude import NotRitualistError
from duskboard.i18n.words import Words
from duskboard.play.blades.prison import NoTraumaChosenError, PrisonClaimReachError
from duskboard.play.blades.ritual import PrimedError, RitualDiceError


def blades_world_error_text(words: Words, error: Exception) -> str | None:
    """Return a sentence about one of these errors, or None for any other."""
    return _prison_text(words, error) or _making_text(words, error)


def _prison_text(words: Words, error: Exception) -> str | None:
    match error:
        case NotJailedError(args=(name,)):
            text = words.gettext("%(name)s is not in prison. Send them there first.")
            return text % {"name": name}
        case BeatingError(args=(name,)):
            text = words.gettext(
                "The sentence of %(name)s is longer than a beating makes good. Send them to prison."
            )
            return text % {"name": name}
        case NoTraumaChosenError(args=(name,)):
            text = words.gettext(
                "A bad time leaves a trauma, and %(name)s has no new one chosen. Choose it first."
            )
            return text % {"name": name}
        case PrisonClaimReachError():
            return words.gettext(
                "That place is not next to one that is held. Choose another, or mark it on the map."
            )
        case _:
            return None


def _making_text(words: Words, error: Exception) -> str | None:
    match error:
        case ManeuversError(args=(name, count, most)):
            text = words.gettext(
                "%(name)s would do %(count)d things, and %(most)d are the most. Take one away, or "
                "overrule."
            )
            return text % {"name": name, "count": count, "most": most}
        case NotRitualistError(args=(name, ritual)):
            text = words.gettext(
                "%(name)s needs the ability Ritual and must have learnt “%(ritual)s”. Learn it "
                "first, or overrule."
            )
            return text % {"name": name, "ritual": ritual}
        case RitualDiceError(args=(ritual,)):
            text = words.gettext("What comes of “%(ritual)s” is uncertain. Roll for it.")
            return text % {"ritual": ritual}
        case PrimedError(args=(ritual,)):
            text = words.gettext("“%(ritual)s” is prepared already. Release it.")
            return text % {"ritual": ritual}
        case _:
            return None
