"""A verb of the chase, as a value for the row above the bar and for the list."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbView:
    """Something that the one in turn may do.

    Attributes:
        verb_id: What; given back when it is chosen.
        text: What it is called: "Ram".
        price: What it takes: "1 AP", or "".
        key: The letter that does it, or "".
        refusal: Why it cannot be done now, in a word or two; or "".
        is_on: Whether it is in hand.
    """

    verb_id: str
    text: str
    price: str = ""
    key: str = ""
    refusal: str = ""
    is_on: bool = False
