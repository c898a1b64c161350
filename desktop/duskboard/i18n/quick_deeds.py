"""What somebody does in a turn, as it is typed: "shoot Gregor; dodge; wp; 1 blood"."""

import re
import unicodedata
from dataclasses import dataclass

from duskboard.core.storyteller.fighter import Deed, DeedKind

_PARTS = re.compile(r"[;；\n]+")
_DEFENCE = (
    *("dodge", "block", "parry", "defend", "defence"),
    *("閃避", "闪避", "格擋", "格挡", "架開", "架开", "防禦", "防御"),
)
_ATTACK = (
    *("attack", "shoot", "punch", "kick", "bite", "claw", "stab", "strike", "hit", "throw"),
    *("攻擊", "攻击", "射擊", "射击", "打", "砍", "刺", "咬"),
)
_STAND = ("stand", "get up", "站", "起身")
_WILL = ["wp", "willpower", "意志力", "意志"]
_BLOOD = re.compile(r"(\d{1,2})\s*(?:bp|blood|點血|点血|血)")


@dataclass(frozen=True, slots=True, kw_only=True)
class SaidDeeds:
    """What was typed.

    Attributes:
        deeds: What is done, in order.
        willpower: Whether Willpower was announced.
        blood: Blood that was announced.
    """

    deeds: tuple[Deed, ...]
    willpower: bool = False
    blood: int = 0


def read_deeds(text: str) -> SaidDeeds:
    """Return what was typed; a "-" alone is a turn in which nothing is done."""
    deeds: list[Deed] = []
    willpower, blood = False, 0
    for part in _PARTS.split(unicodedata.normalize("NFKC", text)):
        said = part.strip()
        plain = said.lower()
        points = _BLOOD.fullmatch(plain)
        if not said or said == "-":
            continue
        if plain in _WILL:
            willpower = True
        elif points is not None:
            blood = int(points[1])
        else:
            deeds.append(Deed(kind=_kind(plain), text=said))
    return SaidDeeds(deeds=tuple(deeds), willpower=willpower, blood=blood)


def _kind(text: str) -> DeedKind:
    kinds = (
        (DeedKind.DEFENCE, _DEFENCE),
        (DeedKind.STAND, _STAND),
        (DeedKind.ATTACK, _ATTACK),
    )
    return next((kind for kind, words in kinds if text.startswith(words)), DeedKind.OTHER)
