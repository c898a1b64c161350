"""Measure the odds of pools: every cell once, nothing kept, and another library beside them."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import icepool
from PySide6.QtWidgets import QApplication
from tests.seat.stopwatch import Printout, Samples

from duskboard.core.rulings import Preset, preset
from duskboard.core.storyteller.difficulty import EASIEST, HARDEST
from duskboard.core.storyteller.roll import MAX_POOL, PoolCheck, RollKind
from duskboard.core.storyteller_rulings import (
    BotchRule,
    DamageOnes,
    SpecialtyRule,
    StorytellerRulings,
    WillpowerRule,
)
from duskboard.odds.storyteller import pool_odds

CELL_MS = 1.0
"""The most that the odds of a pool take, in all but one of twenty cells."""
FASTER = 100.0
"""How many times as long the other library takes at least, for ten dice at 6."""

_AGAIN = 9
_MANY = 200


def measure_odds(_application: QApplication, printout: Printout, _folder: Path) -> None:
    """Every pool against every difficulty under every ruling, then one pool in both ways."""
    samples = Samples()
    for check, rulings in cells():
        with samples.lap():
            pool_odds(check, rulings)
    printout.times("the odds of a pool, every cell", samples, most_slow=CELL_MS)
    rulings = preset(Preset.REFERENCE).storyteller
    check = PoolCheck(dice=10, difficulty=6)
    ours, other = Samples(), Samples()
    for _ in range(_MANY):
        with ours.lap():
            pool_odds(check, rulings)
    for _ in range(_AGAIN):
        with other.lap():
            _icy_pool(check)
    printout.times("ten dice at 6", ours)
    printout.times("the same by icepool", other)
    printout.ratio("icepool : ours", other, ours, least=FASTER)


def cells() -> Iterator[tuple[PoolCheck, StorytellerRulings]]:
    """Yield every pool that is rolled, against every difficulty, under every ruling of a roll."""
    sizes, targets = range(1, MAX_POOL + 1), range(EASIEST, HARDEST + 1)
    for dice, target in product(sizes, targets):
        check = PoolCheck(dice=dice, difficulty=target)
        yield from _ways(check)


def _ways(check: PoolCheck) -> Iterator[tuple[PoolCheck, StorytellerRulings]]:
    """Yield all that a pool can be rolled for, under every ruling that touches it."""
    reference = preset(Preset.REFERENCE).storyteller
    for botch in BotchRule:
        rulings = replace(reference, botch=botch)
        yield check, rulings
        for specialty in SpecialtyRule:
            yield replace(check, specialty=True), replace(rulings, specialty=specialty)
        for willpower in WillpowerRule:
            yield replace(check, willpower=True), replace(rulings, willpower=willpower)
    for ones in DamageOnes:
        yield (
            replace(check, kind=RollKind.DAMAGE),
            replace(reference, ones_on_damage_and_soak=ones),
        )


def _icy_pool(check: PoolCheck) -> dict[Any, int]:
    """Return the falls of a pool by successes and ones, as the other library counts them."""
    faces: list[Any] = [icepool.Vector((0, 1))]
    faces.extend(icepool.Vector((int(face >= check.difficulty), 0)) for face in range(2, 11))
    return dict((check.dice @ icepool.Die(faces)).items())
