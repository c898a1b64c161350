"""What somebody in turn can do, as values for a list."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class ActRow:
    """One thing that can be done, or that cannot and why.

    Attributes:
        act_id: What it is; given back when it is chosen.
        verb: What is done: "Go to Chapel yard, cautious".
        price: What it takes and how likely it comes off: "70%, 2 AP", or "".
        key: The key that does it, as it stands on a keyboard, or "".
        refusal: Why it cannot be done now, or "".
        is_now: Whether it is what the lamp is on.
    """

    act_id: str
    verb: str
    price: str = ""
    key: str = ""
    refusal: str = ""
    is_now: bool = False
