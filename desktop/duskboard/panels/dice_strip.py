"""Dice in a row: those to be rolled, or the faces that fell."""

import math
from collections.abc import Iterator
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from duskboard.core.dice import Expression, Percentile, Pool, Rating, What
from duskboard.table.action_roll import BladesRoll
from duskboard.table.action_view import BladesRollView, blades_view
from duskboard.table.entity import Roll
from duskboard.table.pool_roll import PoolRoll
from duskboard.theme.look import Look
from duskboard.theme.text import CENTER, measure_text, paint_text
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.die import DieFace, DieState, paint_die

_GAP = 4.0
_SIGN_PAD = 4.0
_UNKNOWN = "?"
_ALIKE = 2
"""More dice that look alike than this are one die and a number."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DiceGroup:
    """Some dice that belong together.

    Attributes:
        sign: What stands before them: "", "+" or "−".
        dice: The dice.
        text: What stands behind them or in their place, such as "×5" or a modifier, or "".
    """

    sign: str = ""
    dice: tuple[DieFace, ...] = ()
    text: str = ""


def dice_to_roll(what: What) -> tuple[DiceGroup, ...]:
    """Return the dice that will be rolled, faces unknown."""
    if isinstance(what, Percentile):
        tens = DieFace(sides=100, text="00", state=DieState.TO_ROLL)
        units = DieFace(sides=10, text="0", state=DieState.TO_ROLL)
        count = 1 + abs(what.extra)
        return (DiceGroup(dice=(tens,) * count), DiceGroup(sign="+", dice=(units,)))
    if isinstance(what, Pool | Rating):
        return _pool_to_roll(what)
    groups = []
    for place, handful in enumerate(what.handfuls):
        die = DieFace(sides=handful.sides, text=_UNKNOWN, state=DieState.TO_ROLL)
        is_short = handful.count <= _ALIKE
        groups.append(
            DiceGroup(
                sign="−" if handful.negative else "+" if place else "",
                dice=(die,) * handful.count if is_short else (die,),
                text="" if is_short else f"×{handful.count}",
            )
        )
    return (*groups, *_modifier(what))


def dice_that_fell(roll: Roll | PoolRoll | BladesRoll) -> tuple[DiceGroup, ...]:
    """Return the faces of a roll in the order rolled; nothing where the total was told."""
    if isinstance(roll, PoolRoll):
        return _waves(roll)
    if not isinstance(roll, Roll):
        return _rated(blades_view(roll))
    if roll.told or not roll.faces:
        return ()
    if isinstance(roll.what, Percentile):
        tens, units = roll.faces
        kept = kept_ten(roll)
        dice = tuple(
            DieFace(
                sides=100,
                text=f"{face:02d}",
                state=DieState.KEPT if place == kept else DieState.DROPPED,
            )
            for place, face in enumerate(tens)
        )
        return (DiceGroup(dice=dice), DiceGroup(sign="+", dice=(_fallen(10, units[0]),)))
    if isinstance(roll.what, Pool | Rating):
        return (DiceGroup(dice=tuple(_of_pool(roll.what, roll, face) for face in roll.faces[0])),)
    groups = [
        DiceGroup(
            sign="−" if handful.negative else "+" if place else "",
            dice=tuple(_fallen(handful.sides, face) for face in faces),
        )
        for place, (handful, faces) in enumerate(zip(roll.what.handfuls, roll.faces, strict=True))
    ]
    return (*groups, *_modifier(roll.what))


def kept_ten(roll: Roll) -> int | None:
    """Return the place of the tens die that counts, or None where no faces were seen."""
    if len(roll.faces) < 2 or not isinstance(roll.what, Percentile):
        return None
    tens, (units, *_) = roll.faces
    return next(
        (place for place, face in enumerate(tens) if ((face + units) or 100) == roll.total), None
    )


class DiceStrip(QWidget):
    """Paints groups of dice, in as many lines as they take or cut off after the first."""

    def __init__(
        self,
        look: Look,
        *,
        size: float = 38.0,
        ground: Role = Role.BG1,
        wraps: bool = True,
        parent: QWidget | None = None,
    ) -> None:
        """Make an empty strip; `size` is the height of a die in logical pixels."""
        super().__init__(parent)
        self._look, self._size, self._ground, self._wraps = look, size, ground, wraps
        self._groups: tuple[DiceGroup, ...] = ()
        # A fixed height would be that of one line, however many the width asks for.
        high = QSizePolicy.Policy.Minimum if wraps else QSizePolicy.Policy.Fixed
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, high)
        policy.setHeightForWidth(wraps)
        self.setSizePolicy(policy)

    @property
    def groups(self) -> tuple[DiceGroup, ...]:
        """What is shown."""
        return self._groups

    def mirror(self, groups: tuple[DiceGroup, ...], *, size: float | None = None) -> None:
        """Show these dice, of another height where one is given."""
        self._groups = groups
        self._size = self._size if size is None else size
        self.updateGeometry()
        self.update()

    @override
    def hasHeightForWidth(self) -> bool:
        return self._wraps

    @override
    def heightForWidth(self, width: int) -> int:
        lines = max((line for line, _, _ in self._placed(float(width))), default=0) + 1
        size, gap = self._look.px(self._size), self._look.px(_GAP)
        return math.ceil(lines * size + (lines - 1) * gap)

    @override
    def sizeHint(self) -> QSize:
        widest = max((box.right() for _, box, _ in self._placed(math.inf)), default=0.0)
        return QSize(math.ceil(widest), math.ceil(self._look.px(self._size)))

    @override
    def minimumSizeHint(self) -> QSize:
        size = math.ceil(self._look.px(self._size))
        return QSize(min(size, self.sizeHint().width()), size)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        look, size = self._look, self._look.px(self._size)
        for line, box, item in self._placed(float(self.width())):
            if line and not self._wraps:
                break
            if isinstance(item, DieFace):
                paint_die(painter, look, box.center(), size, item, self._ground)
            else:
                paint_text(
                    painter,
                    look,
                    box,
                    item,
                    TextStyle.TITLE,
                    Role.TEXT2,
                    align=CENTER,
                    ground=self._ground,
                )
        painter.end()

    def _placed(self, width: float) -> Iterator[tuple[int, QRectF, DieFace | str]]:
        """Yield line, box and what is in it; a group's sign stays with its first die."""
        size, gap = self._look.px(self._size), self._look.px(_GAP)
        at, line = 0.0, 0
        for items in self._units():
            wide = sum(self._width(item) + gap for item in items) - gap
            if at and at + wide > width:
                at, line = 0.0, line + 1
            for item in items:
                box = QRectF(QPointF(at, line * (size + gap)), QPointF(0, 0))
                box.setSize(QRectF(0, 0, self._width(item), size).size())
                yield line, box, item
                at += self._width(item) + gap

    def _units(self) -> Iterator[list[DieFace | str]]:
        for group in self._groups:
            items: list[DieFace | str] = [*group.dice]
            if group.text:
                items.append(group.text)
            if group.sign and items:
                yield [group.sign, items.pop(0)]
            for item in items:
                yield [item]

    def _width(self, item: DieFace | str) -> float:
        if isinstance(item, DieFace):
            return self._look.px(self._size)
        wide = measure_text(self._look, item, TextStyle.TITLE).width()
        return wide + 2 * self._look.px(_SIGN_PAD)


def _fallen(sides: int, face: int) -> DieFace:
    return DieFace(sides=sides, text=str(face))


def _pool_to_roll(what: Pool | Rating) -> tuple[DiceGroup, ...]:
    count = what.count if isinstance(what, Pool) else what.count or 2
    sides = 10 if isinstance(what, Pool) else 6
    die = DieFace(sides=sides, text=_UNKNOWN, state=DieState.TO_ROLL)
    is_short = count <= _ALIKE
    dice = (die,) * count if is_short else (die,)
    return (DiceGroup(dice=dice, text="" if is_short else f"×{count}"),)


def _of_pool(what: Pool | Rating, roll: Roll, face: int) -> DieFace:
    """Return a die of a pool that counts, or does not."""
    is_pool = isinstance(what, Pool)
    counts = face >= what.target if isinstance(what, Pool) else face == roll.total
    return DieFace(
        sides=10 if is_pool else 6,
        text=str(face),
        state=DieState.KEPT if counts else DieState.DROPPED,
    )


def _waves(roll: PoolRoll) -> tuple[DiceGroup, ...]:
    """Return the dice of a pool, then those that each wave of tens added."""
    waves = (roll.result.faces, *roll.result.added)
    takes = roll.result.ones > 0
    # Ones that are ignored in an action are those of added dice (ruling storyteller.specialty).
    adds = takes and not roll.result.ignored_ones
    return tuple(
        DiceGroup(
            sign="+" if place else "",
            dice=tuple(_pool_face(roll, face, takes=adds if place else takes) for face in faces),
        )
        for place, faces in enumerate(waves)
        if faces
    )


def _rated(view: BladesRollView) -> tuple[DiceGroup, ...]:
    """Return the dice of each who rolled, those that count apart from the others."""
    return tuple(
        DiceGroup(
            dice=tuple(
                DieFace(
                    sides=6,
                    text=str(die.face),
                    state=DieState.KEPT if die.counts else DieState.DROPPED,
                )
                for die in line.dice
            )
        )
        for line in view.lines
        if line.dice
    )


def _pool_face(roll: PoolRoll, face: int, *, takes: bool) -> DieFace:
    state = DieState.DROPPED
    if face >= roll.check.difficulty:
        state = DieState.SUCCESS
    elif face == 1 and takes:
        state = DieState.CANCELS
    return DieFace(sides=10, text=str(face), state=state)


def _modifier(what: Expression) -> tuple[DiceGroup, ...]:
    if not what.modifier:
        return ()
    return (DiceGroup(sign="−" if what.modifier < 0 else "+", text=str(abs(what.modifier))),)
