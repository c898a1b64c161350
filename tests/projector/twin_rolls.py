"""Action rolls and consequences of Blades, in the open and in hiding, for the twins."""

from dataclasses import replace

from tests.projector.twins import NELL, SHADE, Act

from duskboard.core.blades.action import ActionTerms, OtherDice
from duskboard.core.blades.consequence import Wounding
from duskboard.core.blades.trait import ActionId
from duskboard.core.dice import ScriptedDice
from duskboard.core.identity import EntityId
from duskboard.play.blades.decision import ActionDecision, counted, roll_action
from duskboard.play.blades.team import CohortMember, TeamDecision, roll_team
from duskboard.play.blades.threat import inflict
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction


def acted(who: EntityId, faces: tuple[int, ...], *, secret: bool = False) -> Act:
    """Return an action roll for which dice fall so; other dice make it as many."""

    def act(table: Table) -> Transaction:
        hand = _hand(table, who, len(faces))
        return roll_action(table, replace(hand, is_secret=secret), ScriptedDice(faces))

    return act


def acted_together(faces: tuple[int, int, int], *, secret: bool = False, gang: str = "") -> Act:
    """Return a group action of Nell, the shade and a gang, a die each."""

    def act(table: Table) -> Transaction:
        leader, other = (_hand(table, who, 1) for who in (NELL, SHADE))
        members = (leader, other, CohortMember(name=gang, dice=1))
        decision = TeamDecision(leader=leader, members=members, is_secret=secret)
        return roll_team(table, decision, [ScriptedDice((face,)) for face in faces])

    return act


def threatened(name: str, level: int) -> Act:
    """Return harm that threatens the shade, which nobody but the game master knows of."""
    return lambda table: inflict(table, SHADE, Wounding(level=level, text=name))


def _hand(table: Table, who: EntityId, dice: int) -> ActionDecision:
    hand = ActionDecision(who=who, terms=ActionTerms(action=ActionId.PROWL), is_overruled=True)
    more = dice - counted(table, hand).dice
    return replace(hand, terms=replace(hand.terms, others=(OtherDice(dice=more),)))
