"""Sudden hazards, and whose turn it is to call one (rules/chase.md 8.10, 9.15)."""

from enum import StrEnum

from duskboard.core.chase.rounds import ChaseError


class Caller(StrEnum):
    """Who calls for a sudden hazard, and who says where it is."""

    KEEPER = "keeper"
    PLAYERS = "players"

    @property
    def other(self) -> "Caller":
        """The other side of the table."""
        return Caller.PLAYERS if self is Caller.KEEPER else Caller.KEEPER


class CalledError(ChaseError):
    """This side called last; now it is for the other. Args: who may call."""


def may_call(called: Caller | None) -> tuple[Caller, ...]:
    """Return who may call next: either side first, then the one that did not call last."""
    return tuple(Caller) if called is None else (called.other,)


def refuse_call(called: Caller | None, caller: Caller) -> None:
    """Refuse a call out of turn.

    Args:
        called: Who called last, or None.
        caller: Who would call.

    Raises:
        CalledError: The other side has not called since.
    """
    if caller not in may_call(called):
        raise CalledError(caller.other)


def places_it(*, passed: bool) -> Caller:
    """Return who says where the hazard is: players whose Luck held, otherwise the keeper."""
    return Caller.PLAYERS if passed else Caller.KEEPER
