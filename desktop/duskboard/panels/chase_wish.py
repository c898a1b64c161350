"""What can be wished of a chase by menus and keys, as values."""

from dataclasses import dataclass
from enum import StrEnum

from duskboard.core.chase.track import ObstacleKind
from duskboard.core.identity import EntityId


class ChaseVerb(StrEnum):
    """What is wished; behind each what a wish carries beside the thing."""

    RENAME = "rename"
    """The name edited where the thing stands."""
    SHEET = "sheet"
    """Somebody's quick sheet."""
    CHANGE = "change"
    """Somebody's numbers edited in one line."""
    MOVE = "move"
    """Somebody to a place, by the rules. `other`: the place."""
    PUT_AT = "put-at"
    """Somebody to a place, rules or no rules. `other`: the place."""
    TAKE_TURN = "take-turn"
    """Who waits acts now."""
    GIVE_TURN = "give-turn"
    """The turn, rules or no rules."""
    DELAY = "delay"
    END_TURN = "end-turn"
    END_ROUND = "end-round"
    GUN = "gun"
    """A readied firearm. `value`: whether it is shot this round."""
    LOSE = "lose"
    """1D3 actions lost."""
    ACTIONS = "actions"
    """Actions left, rules or no rules. `value`: how many more."""
    DEBT = "debt"
    """Actions owed, rules or no rules. `value`: how many more."""
    SOURCE = "source"
    """What decides somebody's checks. `value`: a `CheckSource`."""
    SPLIT = "split"
    """Some leave a group. `value`: how many."""
    JOIN = "join"
    """Somebody joins another. `other`: whom."""
    ACT_BEFORE = "act-before"
    """Of equal DEX one acts before another. `other`: whom."""
    FATE = "fate"
    """What became of somebody. `value`: a `Fate`."""
    SEE = "see"
    """What players may know. `value`: a `Visibility`."""
    REMOVE = "remove"
    INSERT_AFTER = "insert-after"
    INSERT_BEFORE = "insert-before"
    SHIFT = "shift"
    """A place along the track. `value`: 1 on, -1 back."""
    EXIT = "exit"
    """Whether the quarry are away there. `value`: whether."""
    HAZARD = "hazard"
    BARRIER = "barrier"
    SKILL = "skill"
    """A skill that gets past what lies on a way, or no more. `value`: its name."""
    DIFFICULTY = "difficulty"
    """`value`: a `Difficulty`."""
    HIT_POINTS = "hit-points"
    """What is left of a barrier. `value`: how many."""
    FULL_HIT_POINTS = "full-hit-points"
    """A barrier of another make, whole. `value`: its hit points."""
    DAMAGE = "damage"
    """The damage pad on somebody or a barrier."""
    SHELF = "shelf"
    """Something from the shelf shall lie there."""
    OPEN = "open"
    """A barrier opened for all, or shut. `value`: whether open."""
    TURN = "turn"
    """In which directions what lies on a way is met. `value`: a frozenset of them."""
    DRIFT = "drift"
    """Where a hazard moves. `value`: a `Drift`, or None for one that stays."""
    MOVE_ON = "move-on"
    """A moving hazard moves at once."""
    FORK = "fork"
    """Another way from a place."""
    WAY_ON = "way-on"
    """A way from a place on to another. `other`: that one."""
    CUT = "cut"
    """A way taken away."""
    PLATE = "plate"
    """A plate moved by hand. `value`: half steps along and across, or None for back."""
    VEHICLE = "vehicle"
    """A new vehicle, which somebody drives. `value`: the `Vehicle`."""
    GET_IN = "get-in"
    """Somebody into a vehicle. `other`: it. `value`: whether to its wheel."""
    GET_OUT = "get-out"
    FULL_SPEED = "full-speed"
    """A driver goes at full speed. `value`: how many places."""
    HELP = "help"
    """A passenger helps the driver. `value`: the skill."""
    DRIVER_HURT = "driver-hurt"
    """What became of a driver. `value`: a `DriverHurt`."""
    COLLIDE = "collide"
    """A vehicle collides. `value`: a `Collision`."""
    BUILD = "build"
    """What a vehicle has left. `value`: its Build."""
    HARM = "harm"
    """How badly a hazard hurts. `value`: a `Severity`, or None for a mere delay."""
    PART = "part"
    """Somebody leaves for a chase of their own, or comes back. `value`: whether back."""
    LEAD = "lead"
    """Places ahead that count as an escape. `value`: how many, or None."""
    DEBRIS = "debris"
    """A broken barrier becomes a hazard."""
    MARCH = "march"
    """All of a side. `value`: a `Side`."""
    RECOUNT = "recount"
    CLEAR = "clear"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChaseWish:
    """Something wished of the chase.

    Attributes:
        verb: What.
        thing: Of what: somebody, a place, a way, or None for the chase as a whole.
        other: What else it is about, or None.
        value: What it is to become, or None.
        kind: Which of two obstacles on one way; None for the barrier, or what lies there alone.
    """

    verb: ChaseVerb
    thing: EntityId | None = None
    other: EntityId | None = None
    value: object = None
    kind: ObstacleKind | None = None
