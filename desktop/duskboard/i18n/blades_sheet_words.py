"""What a scoundrel's sheet says of actions, attributes and dots, in the words of the table."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words


def dots_text(words: Words, rating: int) -> str:
    """Return how many dots there are: "2 dots"."""
    text = words.npgettext("blades", "%(count)d dot", "%(count)d dots", rating)
    return text % {"count": rating}


def attribute_tip(words: Words, attribute: AttributeId) -> str:
    """Return against what an attribute resists (rules/blades.md 34)."""
    texts = {
        AttributeId.INSIGHT: words.pgettext("blades tip", "against lies and confusion"),
        AttributeId.PROWESS: words.pgettext("blades tip", "against strain and injury"),
        AttributeId.RESOLVE: words.pgettext("blades tip", "against fear and pressure on the mind"),
    }
    return texts[attribute]


def action_tip(words: Words, action: ActionId) -> str:
    """Return what an action covers, and which one often fits better (rules/blades.md 133)."""
    covers = {**_insight(words), **_prowess(words), **_resolve(words)}[action]
    case, better = _better(words)[action]
    text = words.pgettext("blades tip", "Often better for %(case)s: %(action)s")
    return "\n".join([covers, text % {"case": case, "action": enum_text(words, better)}])


def _insight(words: Words) -> Mapping[ActionId, str]:
    return {
        ActionId.HUNT: words.pgettext("blades tip", "Track, lie in ambush, shoot from afar"),
        ActionId.STUDY: words.pgettext("blades tip", "Read papers, know lore, see lies in a face"),
        ActionId.SURVEY: words.pgettext(
            "blades tip", "Watch and foresee: trouble, openings, motives"
        ),
        ActionId.TINKER: words.pgettext(
            "blades tip", "Handle mechanisms: gadgets, locks, safes, traps, alarms"
        ),
    }


def _prowess(words: Words) -> Mapping[ActionId, str]:
    return {
        ActionId.FINESSE: words.pgettext(
            "blades tip", "Use deft hands: pockets, reins and wheels, a formal duel"
        ),
        ActionId.PROWL: words.pgettext(
            "blades tip", "Move unseen, cross roofs, strike from hiding"
        ),
        ActionId.SKIRMISH: words.pgettext("blades tip", "Fight close by, grapple, hold a spot"),
        ActionId.WRECK: words.pgettext(
            "blades tip", "Break things by force or explosives, or for a diversion"
        ),
    }


def _resolve(words: Words) -> Mapping[ActionId, str]:
    return {
        ActionId.ATTUNE: words.pgettext(
            "blades tip", "Reach arcane forces, speak with spirits, sense what eyes do not"
        ),
        ActionId.COMMAND: words.pgettext(
            "blades tip", "Be obeyed at once: threaten, order, lead a gang"
        ),
        ActionId.CONSORT: words.pgettext(
            "blades tip", "Keep company with friends and contacts, make new ones"
        ),
        ActionId.SWAY: words.pgettext("blades tip", "Charm, lie, argue"),
    }


def _better(words: Words) -> Mapping[ActionId, tuple[str, ActionId]]:
    brawl = words.pgettext("blades tip", "a brawl")
    scene = words.pgettext("blades tip", "reading a tense scene")
    return MappingProxyType(
        {
            ActionId.HUNT: (
                words.pgettext("blades tip", "guns at close quarters"),
                ActionId.SKIRMISH,
            ),
            ActionId.STUDY: (scene, ActionId.SURVEY),
            ActionId.SURVEY: (words.pgettext("blades tip", "a place for an ambush"), ActionId.HUNT),
            ActionId.TINKER: (words.pgettext("blades tip", "driving"), ActionId.FINESSE),
            ActionId.FINESSE: (brawl, ActionId.SKIRMISH),
            ActionId.PROWL: (words.pgettext("blades tip", "open battle"), ActionId.SKIRMISH),
            ActionId.SKIRMISH: (words.pgettext("blades tip", "a formal duel"), ActionId.FINESSE),
            ActionId.WRECK: (words.pgettext("blades tip", "a fight"), ActionId.SKIRMISH),
            ActionId.ATTUNE: (scene, ActionId.SURVEY),
            ActionId.COMMAND: (
                words.pgettext("blades tip", "winning people over"),
                ActionId.CONSORT,
            ),
            ActionId.CONSORT: (words.pgettext("blades tip", "pressing a friend"), ActionId.SWAY),
            ActionId.SWAY: (words.pgettext("blades tip", "affection"), ActionId.CONSORT),
        }
    )
