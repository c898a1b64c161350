"""Numbers of a vehicle that are typed over where they stand: MOV and the like, and Build."""

import re
import unicodedata

from PySide6.QtWidgets import QWidget
from typing_extensions import override

from duskboard.core.chase.vehicle import LEAST_BUILD
from duskboard.i18n.chase_vehicle_text import build_text
from duskboard.panels.vital_box import MOST, Amount, VitalBox
from duskboard.theme.look import Look

_NUMBER = r"\d{1,3}(?:\.5)?"
_ABSOLUTE = re.compile(rf"({_NUMBER})(?:/({_NUMBER}))?")
_RELATIVE = re.compile(r"([+-])(\d{1,3})")
_HALVES = 2
_THIN = "\u2009"


class CountBox(VitalBox):
    """A number that is never missing, and at least so much."""

    def __init__(self, look: Look, *, least: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(look, has_full=False, parent=parent)
        self._lowest = least

    @override
    def read(self, text: str) -> Amount | None:
        found = super().read(text)
        is_low = found is None or found[0] is None or found[0] < self._lowest
        return None if is_low else found


class BuildBox(VitalBox):
    """Build and the full one, such as "2 / 5": the amounts are in halves, for a bicycle has one."""

    @override
    def text_of(self, amount: Amount) -> str:
        now, full = amount
        if now is None or full is None:
            return ""
        return f"{build_text(of_halves(now))}{_THIN}/{_THIN}{build_text(of_halves(full))}"

    @override
    def read(self, text: str) -> Amount | None:
        return read_build(text, self.amount)


def in_halves(build: float) -> int:
    """Return Build as a number of halves."""
    return round(build * _HALVES)


def of_halves(halves: int) -> float:
    """Return the Build of so many halves."""
    return halves / _HALVES


def read_build(text: str, before: Amount) -> Amount | None:
    """Return the Build that a text means, in halves, or None where there can be no such Build.

    "2" sets what is left, "2/6" both, "-1" takes one away; "½" is a bicycle's.
    """
    plain = text.replace("½", "0.5")
    plain = "".join(unicodedata.normalize("NFKC", plain).replace("−", "-").split())
    now, full = before
    if now is None or full is None:
        return None
    if relative := _RELATIVE.fullmatch(plain):
        by = _HALVES * int(relative[2]) * (-1 if relative[1] == "-" else 1)
        return min(full, max(0, now + by)), full
    absolute = _ABSOLUTE.fullmatch(plain)
    if absolute is None:
        return None
    wanted = float(absolute[1])
    whole = full / _HALVES if absolute[2] is None else float(absolute[2])
    is_right = all(one == int(one) or one == LEAST_BUILD for one in (wanted, whole))
    if not is_right or not LEAST_BUILD <= whole <= MOST or wanted > whole:
        return None
    return in_halves(wanted), in_halves(whole)
