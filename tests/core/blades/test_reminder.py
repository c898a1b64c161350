"""Rules that hold under both presets: what the program only reminds of."""

import pytest

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.reminder import REMINDERS, reminders
from duskboard.core.blades.scoundrel import Scoundrel
from duskboard.core.blades.trait import ActionId

EVERYTHING = Scoundrel(name="Arda", abilities=tuple(Ability(key=one) for one in AbilityId))
TALK = {ActionId.STUDY, ActionId.SURVEY, ActionId.COMMAND, ActionId.CONSORT, ActionId.SWAY}


def actions(ability: AbilityId) -> set[ActionId]:
    return {action for action in ActionId if ability in reminders(EVERYTHING, action)}


@pytest.mark.rule("blades-abilities A18")
@pytest.mark.rule("blades-abilities A19")
@pytest.mark.rule("blades-abilities A25")
@pytest.mark.rule("blades-abilities A28")
@pytest.mark.rule("blades-abilities A30")
def test_abilities_are_reminded_of_with_the_actions_that_they_are_about() -> None:
    assert actions(AbilityId.SUPERNATURAL_WARD) == {ActionId.WRECK}
    assert actions(AbilityId.SABOTEUR) == {ActionId.WRECK}
    assert actions(AbilityId.REFLEXES) == set(ActionId)
    assert actions(AbilityId.LIKE_LOOKING_INTO_A_MIRROR) == TALK
    assert actions(AbilityId.MESMERISM) == {ActionId.SWAY}
    assert all(not actions(ability) for ability in AbilityId if ability not in REMINDERS)


def test_nobody_is_reminded_of_what_they_have_not() -> None:
    wrecker = Scoundrel(name="Bren", abilities=(Ability(key=AbilityId.SABOTEUR),))
    assert reminders(wrecker, ActionId.WRECK) == (AbilityId.SABOTEUR,)
    assert reminders(wrecker, ActionId.SWAY) == ()


def test_what_lasts_is_worth_a_note() -> None:
    noted = {ability for ability, rule in REMINDERS.items() if rule.is_noted}
    assert noted == {AbilityId.SUPERNATURAL_WARD, AbilityId.MESMERISM}
