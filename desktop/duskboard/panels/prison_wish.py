"""What is wished of prison."""

from dataclasses import dataclass

from duskboard.core.identity import EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkPrison:
    """A place shall be held, or no longer."""

    place: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoToPrison:
    """Somebody shall go to prison for the crew; None for somebody without a sheet."""

    who: EntityId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeBeating:
    """Somebody shall take a beating in place of a few weeks."""

    who: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class BringCoin:
    """So much of what somebody has inside shall be coin."""

    who: EntityId
    coin: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeOut:
    """Somebody shall come out."""

    who: EntityId


@dataclass(frozen=True, slots=True, kw_only=True)
class ServeTime:
    """Dice shall be rolled for the time that somebody does, with what they may bring."""

    who: EntityId
    claim: int | None = None
    faction: EntityId | None = None
    trauma: str = ""


PrisonWish = MarkPrison | GoToPrison | TakeBeating | BringCoin | ComeOut
"""What can be wished at once; time served wants dice first."""
