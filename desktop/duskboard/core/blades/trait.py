"""What stands on a scoundrel's sheet by name (rules/blades.md 9, 10, 43, 74, 82)."""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType

MAX_DOTS = 4
"""The highest rating of an action (rules/blades.md 9)."""
CREATION_DOTS = 2
"""The highest rating of an action at creation (rules/blades.md 11)."""
USUAL_DOTS = 3
"""The highest rating of an action without the crew's Mastery (rules/blades.md 11)."""


class ActionId(StrEnum):
    """The twelve actions, attribute by attribute (rules/blades.md 9)."""

    HUNT = "hunt"
    STUDY = "study"
    SURVEY = "survey"
    TINKER = "tinker"
    FINESSE = "finesse"
    PROWL = "prowl"
    SKIRMISH = "skirmish"
    WRECK = "wreck"
    ATTUNE = "attune"
    COMMAND = "command"
    CONSORT = "consort"
    SWAY = "sway"


class AttributeId(StrEnum):
    """The three attributes (rules/blades.md 9)."""

    INSIGHT = "insight"
    PROWESS = "prowess"
    RESOLVE = "resolve"


ACTIONS: Mapping[AttributeId, tuple[ActionId, ...]] = MappingProxyType(
    {
        AttributeId.INSIGHT: (
            ActionId.HUNT,
            ActionId.STUDY,
            ActionId.SURVEY,
            ActionId.TINKER,
        ),
        AttributeId.PROWESS: (
            ActionId.FINESSE,
            ActionId.PROWL,
            ActionId.SKIRMISH,
            ActionId.WRECK,
        ),
        AttributeId.RESOLVE: (
            ActionId.ATTUNE,
            ActionId.COMMAND,
            ActionId.CONSORT,
            ActionId.SWAY,
        ),
    }
)
"""The actions of each attribute (rules/blades.md 9)."""


def attribute_of(action: ActionId) -> AttributeId:
    """Return the attribute that an action counts for (rules/blades.md 9)."""
    return next(attribute for attribute, actions in ACTIONS.items() if action in actions)


class ViceId(StrEnum):
    """What a scoundrel cannot leave alone (rules/blades.md 82)."""

    FAITH = "faith"
    GAMBLING = "gambling"
    LUXURY = "luxury"
    OBLIGATION = "obligation"
    PLEASURE = "pleasure"
    STUPOR = "stupor"
    WEIRD = "weird"


class TraumaId(StrEnum):
    """The marks that stress leaves for good (rules/blades.md 43)."""

    COLD = "cold"
    HAUNTED = "haunted"
    OBSESSED = "obsessed"
    PARANOID = "paranoid"
    RECKLESS = "reckless"
    SOFT = "soft"
    UNSTABLE = "unstable"
    VICIOUS = "vicious"


class XpTrack(StrEnum):
    """Where experience is marked (rules/blades.md 74)."""

    PLAYBOOK = "playbook"
    INSIGHT = "insight"
    PROWESS = "prowess"
    RESOLVE = "resolve"
