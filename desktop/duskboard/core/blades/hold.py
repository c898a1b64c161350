"""Hold: how firmly a crew or a faction stands where it is (rules/blades.md 62, 63, 68, 145)."""

from enum import StrEnum


class Hold(StrEnum):
    """How firm a Tier is (rules/blades.md 62)."""

    WEAK = "weak"
    STRONG = "strong"


def counted_hold(hold: Hold, *, is_at_war: bool) -> Hold:
    """Return the hold that counts: one lower while a war lasts (rules/blades.md 67, 145)."""
    return Hold.WEAK if is_at_war else hold
