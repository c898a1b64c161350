"""Sudden hazards, and whose turn it is to call one (rules/chase.md 8.10, 9.15)."""

from enum import StrEnum


class Caller(StrEnum):
    """Who calls for a sudden hazard, and who says where it is."""

    KEEPER = "keeper"
    PLAYERS = "players"

    @property
    def other(self) -> "Caller":
        """The other side of the table."""
        return Caller.PLAYERS if self is Caller.KEEPER else Caller.KEEPER


def may_call(called: Caller | None) -> tuple[Caller, ...]:
    """Return who may call next: either side first, then the one that did not call last."""
    return tuple(Caller) if called is None else (called.other,)


def places_it(*, passed: bool) -> Caller:
    """Return who says where the hazard is: players whose Luck held, otherwise the keeper."""
    return Caller.PLAYERS if passed else Caller.KEEPER
