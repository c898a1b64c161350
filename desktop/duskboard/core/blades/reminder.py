"""Abilities that are text alone (rules/blades-abilities.md A18, A19, A25, A28, A30)."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType

from duskboard.core.blades.ability import AbilityId
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId


@dataclass(frozen=True, slots=True, kw_only=True)
class ReminderRule:
    """When to remind of an ability.

    Attributes:
        actions: With which actions; empty for any.
        is_noted: Whether what comes of it lasts, and is worth a note.
    """

    actions: frozenset[ActionId] = frozenset()
    is_noted: bool = False


REMINDERS: Mapping[AbilityId, ReminderRule] = MappingProxyType(
    {
        AbilityId.SUPERNATURAL_WARD: ReminderRule(
            actions=frozenset({ActionId.WRECK}), is_noted=True
        ),
        AbilityId.SABOTEUR: ReminderRule(actions=frozenset({ActionId.WRECK})),
        AbilityId.REFLEXES: ReminderRule(),
        AbilityId.LIKE_LOOKING_INTO_A_MIRROR: ReminderRule(
            actions=frozenset(
                {
                    ActionId.STUDY,
                    ActionId.SURVEY,
                    ActionId.COMMAND,
                    ActionId.CONSORT,
                    ActionId.SWAY,
                }
            )
        ),
        AbilityId.MESMERISM: ReminderRule(actions=frozenset({ActionId.SWAY}), is_noted=True),
    }
)
"""What is text and nothing else: neither dice nor effect nor price follow from it."""


def reminders(scoundrel: Scoundrel, action: ActionId) -> tuple[AbilityId, ...]:
    """Return the abilities to remind of while somebody acts, in the order of their ids."""
    return tuple(
        ability
        for ability, rule in REMINDERS.items()
        if scoundrel.has(ability) and (not rule.actions or action in rule.actions)
    )
