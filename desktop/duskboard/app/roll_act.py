"""What a key does to the roll in hand, whichever kind that is."""

from collections.abc import Callable, Mapping

from duskboard.app.action_hand import ActionHand
from duskboard.app.fortune_hand import FortuneHand
from duskboard.app.team_hand import TeamHand
from duskboard.core.blades.action import ActionTerms, Push
from duskboard.panels.action_roll_terms import (
    with_bargain,
    with_effect,
    with_position,
    with_push,
)
from duskboard.panels.roll_keys import RollKey

_MOVES: Mapping[RollKey, Callable[[ActionTerms], ActionTerms]] = {
    RollKey.BETTER: lambda terms: with_position(terms, -1),
    RollKey.WORSE: lambda terms: with_position(terms, 1),
    RollKey.LESS: lambda terms: with_effect(terms, -1),
    RollKey.MORE: lambda terms: with_effect(terms, 1),
}


def act_of(
    key: RollKey, action: ActionHand, team: TeamHand, fortune: FortuneHand
) -> Callable[[], None] | None:
    """Return what a key does to the one roll that is in hand, or None for nothing."""
    if action.decision is not None:
        return _of_action(key, action)
    if team.leader is not None:
        return _of_team(key, team)
    if fortune.decision is not None:
        return _of_fortune(key, fortune)
    return None


def _of_action(key: RollKey, action: ActionHand) -> Callable[[], None] | None:
    if key in _MOVES:
        return lambda: action.change(_MOVES[key])
    # Once the game master overrules, the two put each other off no more.
    keeps = action.decision is not None and action.decision.is_overruled
    acts: Mapping[RollKey, Callable[[], None]] = {
        RollKey.PUSH: lambda: action.change(lambda terms: with_push(terms, Push.DIE, keeps=keeps)),
        RollKey.PUSH_EFFECT: lambda: action.change(lambda terms: with_push(terms, Push.EFFECT)),
        RollKey.BARGAIN: lambda: action.change(
            lambda terms: with_bargain(
                terms, None if terms.bargain is not None else "", keeps=keeps
            )
        ),
        RollKey.ASSIST: action.next_helper,
        RollKey.OVERRULE: action.toggle_overrule,
        RollKey.GO: action.go,
        RollKey.GO_ANYWAY: action.go_anyway,
        RollKey.DROP: action.drop,
    }
    return acts.get(key)


def _of_team(key: RollKey, team: TeamHand) -> Callable[[], None] | None:
    leader = team.leader
    if leader is not None and key in _MOVES:
        return lambda: team.adjust(_MOVES[key](leader.terms))
    acts: Mapping[RollKey, Callable[[], None]] = {
        RollKey.PUSH: lambda: team.toggle_push(leader.who) if leader is not None else None,
        RollKey.ASSIST: team.next_help,
        RollKey.OVERRULE: team.toggle_overrule,
        RollKey.GO: team.go,
        RollKey.DROP: team.drop,
    }
    return acts.get(key)


def _of_fortune(key: RollKey, fortune: FortuneHand) -> Callable[[], None] | None:
    acts: Mapping[RollKey, Callable[[], None]] = {
        RollKey.PUSH: fortune.toggle_push,
        RollKey.OVERRULE: fortune.toggle_overrule,
        RollKey.GO: fortune.go,
        RollKey.DROP: fortune.drop,
    }
    return acts.get(key)
