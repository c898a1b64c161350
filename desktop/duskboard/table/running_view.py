"""The action that runs, as its panel draws it: what waits, and what can meet it."""

from dataclasses import dataclass

from duskboard.core.blades.armour import ArmourUse, armour_uses
from duskboard.core.blades.consequence import Consequence
from duskboard.core.blades.outcome import Offer
from duskboard.core.blades.position import Position
from duskboard.core.blades.resistance import Resisting, usual_resisting
from duskboard.core.blades.scoundrel import ArmourKind, Fate, Scoundrel
from duskboard.core.clocks.effect import Effect, Segments, effect_segments
from duskboard.core.identity import EntityId
from duskboard.table.action_view import BladesRollView, blades_view
from duskboard.table.entity import ACTION_ID
from duskboard.table.running_action import RunningAction, Threat, ThreatState
from duskboard.table.table import Table

_PAIR = {ArmourKind.STANDARD, ArmourKind.HEAVY}


@dataclass(frozen=True, slots=True, kw_only=True)
class ArmourOffer:
    """A box that could meet a consequence: whose it is, and what it does."""

    bearer: EntityId
    name: str
    use: ArmourUse


@dataclass(frozen=True, slots=True, kw_only=True)
class ProtectorView:
    """Somebody who could take over a consequence."""

    who: EntityId
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ThreatView:
    """A consequence with what can be done about it.

    Attributes:
        number: What it is told from others by.
        who: Whom it hits.
        name: Their name.
        inflicted: As it was inflicted.
        left: What is left of it, or None for nothing.
        state: How it stands.
        roll: The resistance roll, or None.
        armour: The boxes that were marked against it.
        other: Whom it hit before somebody took it over, or "".
        is_older: Whether it came of an action before this one.
        may_resist: Whether nothing met it yet (rules/blades.md 36).
        armours: Boxes that could meet it (37).
        protectors: Who could take it over (101).
    """

    number: int
    who: EntityId
    name: str
    inflicted: Consequence
    left: Consequence | None
    state: ThreatState
    roll: BladesRollView | None
    armour: tuple[ArmourKind, ...]
    other: str
    is_older: bool
    may_resist: bool
    armours: tuple[ArmourOffer, ...]
    protectors: tuple[ProtectorView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningView:
    """The action that was rolled last.

    Attributes:
        who: Who acted.
        roll: The roll, or None for consequences without one (rules/blades.md 40).
        offer: What the outcome offers, or None without a roll (17).
        effect: After the consequences that came true, or None without a roll.
        segments: What that ticks, or None without a roll; its count is None where it is asked.
        threats: Consequences, those that wait first.
        closed: Approaches that are spent (137).
        next_position: The position of another try, or None.
        ticked: Clocks that the effect has ticked.
        usual: What resisting does at this table, or None where it is asked (139).
        is_secret: Whether only the game master knows of the roll.
    """

    who: EntityId
    roll: BladesRollView | None
    offer: Offer | None
    effect: Effect | None
    segments: Segments | None
    threats: tuple[ThreatView, ...]
    closed: tuple[str, ...]
    next_position: Position | None
    ticked: tuple[EntityId, ...]
    usual: Resisting | None
    is_secret: bool


def running_view(table: Table) -> RunningView | None:
    """Return the action that runs, or None before anybody has acted."""
    running = table.value(ACTION_ID, RunningAction)
    if running is None:
        return None
    effect, roll = running.effect, running.roll
    ordered = sorted(running.threats, key=lambda one: one.state.is_over)
    return RunningView(
        who=running.who,
        roll=None if roll is None else blades_view(roll),
        offer=None if roll is None else roll.offer,
        effect=effect,
        segments=None if effect is None else effect_segments(effect, table.rulings),
        threats=tuple(_threat(table, one) for one in ordered),
        closed=running.closed,
        next_position=running.next_position,
        ticked=running.ticked,
        usual=usual_resisting(table.rulings.blades),
        is_secret=running.is_secret,
    )


def _threat(table: Table, threat: Threat) -> ThreatView:
    is_open = threat.state is ThreatState.OPEN
    return ThreatView(
        number=threat.number,
        who=threat.who,
        name=_name(table, threat.who),
        inflicted=threat.inflicted,
        left=threat.left,
        state=threat.state,
        roll=None if threat.roll is None else blades_view(threat.roll),
        armour=threat.armour,
        other="" if threat.taken_from is None else _name(table, threat.taken_from),
        is_older=threat.is_older,
        may_resist=is_open,
        armours=_armours(table, threat),
        protectors=_protectors(table, threat) if is_open and not threat.is_cut_off else (),
    )


def _armours(table: Table, threat: Threat) -> tuple[ArmourOffer, ...]:
    """Return the boxes that could meet a consequence, a mate's special armour among them (A36)."""
    if threat.state.is_over or threat.roll is not None:
        return ()
    found = []
    for who, scoundrel in table.values(Scoundrel).items():
        if who != threat.who and scoundrel.fate is not Fate.ACTIVE:
            continue
        found += [
            ArmourOffer(bearer=who, name=scoundrel.name, use=use)
            for use in armour_uses(scoundrel)
            if use.is_for_mates is (who != threat.who) and _joins(threat, use.kind)
        ]
    return tuple(found)


def _joins(threat: Threat, kind: ArmourKind) -> bool:
    """Return whether a box can still be marked: heavy and standard go together (37)."""
    return not threat.armour or {*threat.armour, kind} == _PAIR


def _protectors(table: Table, threat: Threat) -> tuple[ProtectorView, ...]:
    return tuple(
        ProtectorView(who=who, name=scoundrel.name)
        for who, scoundrel in table.values(Scoundrel).items()
        if who != threat.who and scoundrel.fate is Fate.ACTIVE
    )


def _name(table: Table, who: EntityId) -> str:
    scoundrel = table.value(who, Scoundrel)
    return "" if scoundrel is None else scoundrel.name
