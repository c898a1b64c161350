"""What a scoundrel's sheet says of actions, attributes and dots, in the words of the table."""

from duskboard.core.blades.trait import ActionId, AttributeId
from duskboard.i18n.blades_prompt_text import action_covers, often_better
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
    covers = words.pgettext("blades tip", "Covers %(what)s")
    better = words.pgettext("blades tip", "Often better for %(cases)s")
    return "\n".join(
        [
            covers % {"what": action_covers(words, action)},
            better % {"cases": often_better(words, action)},
        ]
    )
