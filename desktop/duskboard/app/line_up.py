"""Pools that are rolled together: put side by side, told or rolled, against each other or added."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from duskboard.app.clerk import Clerk, new_id
from duskboard.app.line_entry import Entry, Fallen, Said, once_more, told
from duskboard.core.dice import Dice, DiceError
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.action import loss
from duskboard.core.storyteller.difficulty import EASIEST, HARDEST, Difficulty, settled
from duskboard.core.storyteller.error import StorytellerError
from duskboard.core.storyteller.extended import MAX_TARGET, ExtendedContest
from duskboard.core.storyteller.pool import PoolPart
from duskboard.core.storyteller.roll import PoolCheck
from duskboard.core.storyteller.sheet import Sheet
from duskboard.core.storyteller_rulings import EmptyPool
from duskboard.models.document import Step
from duskboard.odds.storyteller import ContestOdds, contest_odds, pool_odds
from duskboard.panels.line_offer import LineMode, LineOffer, LineView
from duskboard.play.change import PlayError
from duskboard.play.fallen import several_of
from duskboard.play.storyteller.contest import (
    ContestMode,
    Side,
    Throw,
    at_difficulty,
    contest_difficulty,
    dice_of,
    difficulty_of,
    held,
    roll_contest,
    roll_team,
    side_of,
)
from duskboard.play.storyteller.decision import (
    LoosePool,
    PoolDecision,
    checked,
    counted,
    loose_check,
    paid,
    roll_decision,
    roll_loose,
)
from duskboard.play.storyteller.extended import begin_match, roll_match
from duskboard.storage.journal import Act
from duskboard.table.several_view import several_view
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

_TWO = 2
_MOST = 12
_MODES = {LineMode.OPPOSE: ContestMode.OPPOSE, LineMode.HINDER: ContestMode.HINDER}


class LineUp(QObject):
    """Holds the pools that are rolled together.

    Signals:
        changed(LineOffer): They are others than before, or adjusted.
        refused(Exception): They cannot be rolled so.
        rolled(): They were.
    """

    changed = Signal(object)
    refused = Signal(object)
    rolled = Signal()

    def __init__(
        self,
        clerk: Clerk,
        dice: Dice,
        parts: Callable[[tuple[PoolPart, ...]], str],
        parent: QObject | None = None,
    ) -> None:
        """Begin; `parts` says the labels of a pool."""
        super().__init__(parent)
        self._clerk, self._dice, self._parts = clerk, dice, parts
        self._entries: tuple[Entry, ...] = ()
        self._mode = LineMode.OPPOSE
        self._target, self._next = 5, 0
        self._match: EntityId | None = None
        self._is_secret = False
        self._fallen: Fallen | None = None

    def add(self, side: Side, difficulty: int | None = None) -> None:
        """Put a pool into the line-up, last; after pools that were rolled it is the first.

        A difficulty that was said holds, whatever the other pool is (rules/storyteller.md 8.4).
        """
        if self._fallen is not None and self._match is None:
            self._empty()
        if len(self._entries) < _MOST:
            self._next += 1
            entry = Entry(key=self._next, side=side, difficulty=difficulty)
            self._entries = (*self._entries, entry)
            self._is_secret = self._is_secret or side.is_secret
            self._fallen = None
            self.say()

    def remove(self, key: int) -> None:
        """Take a pool out again."""
        self._entries = tuple(one for one in self._entries if one.key != key)
        self._fallen = None
        if not self._entries:
            self._empty()
        self.say()

    def clear(self) -> None:
        """Take all of them out."""
        self._empty()
        self.say()

    def choose(self, mode: LineMode) -> None:
        """Roll them for something else."""
        self._mode, self._match, self._fallen = mode, None, None
        self.say()

    def toggle_secret(self) -> None:
        """Keep them from the players' screen, or not."""
        self._is_secret = not self._is_secret
        self.say()

    def forget(self, step: Step) -> None:
        """Show no longer what they came to, once that is undone."""
        fallen = self._fallen
        if fallen is not None and step.row.of_seq == fallen.seq and step.row.act is Act.UNDO:
            self._fallen = None
            self.say()

    def set_target(self, target: int) -> None:
        """Want so many successes of an extended contest."""
        self._target = max(1, min(MAX_TARGET, target))
        self.say()

    def set_difficulty(self, key: int, difficulty: int) -> None:
        """Hold the faces of a pool against another number than what is offered."""
        self._change(key, difficulty=max(EASIEST, min(HARDEST, difficulty)))

    def tell(self, key: int, said: Said | None, text: str) -> None:
        """Take what real dice of a pool show; None for the machine's."""
        self._change(key, said=said, text=text)

    def toggle_overrule(self, key: int) -> None:
        """Have a pool be rolled whatever would forbid it, or not (rules/storyteller.md 10.1)."""
        entry = next((one for one in self._entries if one.key == key), None)
        if entry is not None:
            side = replace(entry.side, is_overruled=not entry.side.is_overruled)
            self._change(key, side=side)

    def play(self, match_id: EntityId) -> None:
        """Take up the next round of an extended contest."""
        match = self._clerk.table.value(match_id, ExtendedContest)
        if match is None or match.first_pool is None or match.second_pool is None:
            return
        self._empty()
        self._mode, self._match = LineMode.MATCH, match_id
        for pool in (match.first_pool, match.second_pool):
            side = side_of(pool)
            self.add(side, difficulty_of(side) if pool.is_difficulty_said else None)

    def go(self) -> None:
        """Roll all of them; of several actions of a turn the next one."""
        if self._mode is LineMode.ACTIONS:
            self._act()
            return
        try:
            throws = [(self._side(one), self._throw(one)) for one in self._entries]
            made = self._made(self._clerk.table, throws)
        except (DiceError, PlayError, StorytellerError) as error:
            self.refused.emit(error)
            return
        step = self._clerk.do(lambda _table: made) if made is not None else None
        several = several_of(step.report) if step is not None else None
        if step is not None and several is not None:
            self._entries = tuple(once_more(one) for one in self._entries)
            view = several_view(several, numbers=True)
            self._fallen = Fallen(seq=step.row.seq, view=view)
            self.rolled.emit()
        self.say()

    def _act(self) -> None:
        """Roll the next action that can be taken; those that were refused before it are gone."""
        lines = self.offer().lines
        at = next((place for place, one in enumerate(lines) if one.refusal is None), None)
        if at is None:
            return
        entry, side = self._entries[at], lines[at].side
        try:
            throw = self._throw(entry)
            if isinstance(side, LoosePool):
                made = roll_loose(self._clerk.table, side, throw)
            else:
                made = roll_decision(self._clerk.table, side, throw)
        except (DiceError, PlayError, StorytellerError) as error:
            self.refused.emit(error)
            return
        count = len(self._entries)
        if self._clerk.do(lambda _table: made) is not None:
            self._entries = tuple(
                replace(one, action=one.action or (count, place))
                for place, one in enumerate(self._entries, start=1)
            )[at + 1 :]
            self._is_secret = self._is_secret and bool(self._entries)
            self.rolled.emit()
        self.say()

    def begin(self, name: str) -> None:
        """Begin an extended contest between the two."""
        table, key = self._clerk.table, new_id()
        pools = [
            held(table, self._side(one), is_difficulty_said=one.difficulty is not None)
            for one in self._entries[:_TWO]
        ]
        match = ExtendedContest(
            name=name,
            target=self._target,
            first=pools[0].name or "1",
            second=pools[1].name or "2",
            first_pool=pools[0],
            second_pool=pools[1],
        )
        if self._clerk.do(lambda table: begin_match(table, key, match)) is not None:
            self.play(key)

    def say(self) -> None:
        """Say what is so now; pools of sheets that are gone go with them."""
        table, before = self._clerk.table, self._entries
        self._entries = tuple(
            one
            for one in before
            if isinstance(one.side, LoosePool) or table.value(one.side.who, Sheet) is not None
        )
        if self._entries != before:
            self._fallen = None
        if self._match is not None and table.value(self._match, ExtendedContest) is None:
            self._match = None
        self.changed.emit(self.offer())

    def offer(self) -> LineOffer:
        """Return what the panel shows."""
        fallen = self._fallen.view if self._fallen is not None else None
        lines = self._ruled(tuple(self._line(one) for one in self._entries))
        if fallen is not None:
            lines = tuple(
                replace(line, fallen=one) for line, one in zip(lines, fallen.lines, strict=True)
            )
        is_pair = self._mode not in {LineMode.TEAM, LineMode.ACTIONS}
        enough = len(lines) == _TWO if is_pair else bool(lines)
        can_roll = enough and all(one.refusal is None for one in lines)
        if self._mode is LineMode.ACTIONS:
            can_roll = any(one.refusal is None for one in lines)
        value = self._match and self._clerk.table.value(self._match, ExtendedContest)
        return LineOffer(
            mode=self._mode,
            lines=lines,
            odds=self._odds() if is_pair and len(lines) == _TWO and fallen is None else None,
            target=self._target,
            match=value.name if value else "",
            can_roll=can_roll,
            is_secret=self._is_secret,
            outcome=fallen,
        )

    def _ruled(self, lines: tuple[LineView, ...]) -> tuple[LineView, ...]:
        """Return several actions as the ruling has it: one without dice may refuse all (D4)."""
        rule = self._clerk.table.rulings.storyteller.pool_zero_in_multiple
        is_whole = self._mode is LineMode.ACTIONS and rule is EmptyPool.DECLARATION
        empty = next((one.refusal for one in lines if one.refusal is not None), None)
        if not is_whole or empty is None:
            return lines
        return tuple(replace(one, refusal=one.refusal or empty) for one in lines)

    def _empty(self) -> None:
        self._entries, self._match, self._fallen, self._is_secret = (), None, None, False

    def _change(self, key: int, **changed: object) -> None:
        self._fallen = None
        self._entries = tuple(
            replace(one, **changed) if one.key == key else one  # type: ignore[arg-type] # fields of Entry
            for one in self._entries
        )
        self.say()

    @property
    def _is_contest(self) -> bool:
        """Whether each pool makes the difficulty of the other."""
        return self._mode in {LineMode.OPPOSE, LineMode.MATCH}

    def _offered(self, entry: Entry) -> Difficulty | None:
        """Return the difficulty that the other pool makes, or None outside a contest (8.4)."""
        others = [one for one in self._entries if one.key != entry.key]
        if not self._is_contest or len(others) != 1 or entry.difficulty is not None:
            return None
        return contest_difficulty(self._clerk.table, others[0].side)

    def _side(self, entry: Entry) -> Side:
        """Return a pool with the difficulty that holds."""
        offered, side = self._offered(entry), entry.side
        wanted = entry.difficulty if offered is None else offered.used
        if wanted is not None:
            side = at_difficulty(side, wanted)
        side = replace(side, is_secret=self._is_secret)
        return side if self._mode is not LineMode.ACTIONS else self._as_action(entry, side)

    def _as_action(self, entry: Entry, side: Side) -> Side:
        """Return a pool as one of the actions of a turn, with what it loses (4.1)."""
        place = [one.key for one in self._entries].index(entry.key) + 1
        actions, number = entry.action or (len(self._entries), place)
        if isinstance(side, LoosePool):
            return replace(side, dice=side.dice - loss(actions, number))
        return replace(side, terms=replace(side.terms, actions=actions, number=number))

    def _line(self, entry: Entry) -> LineView:
        table, side = self._clerk.table, self._side(entry)
        offered, refusal = self._offered(entry), self._refusal(side)
        overruled = replace(side, is_overruled=True)
        if isinstance(side, PoolDecision):
            pool, sheet = counted(table, side), table.value(side.who, Sheet)
            name = sheet.name if sheet is not None else ""
            what, difficulty = self._parts(pool.parts), pool.difficulty
        else:
            pool, name, what, difficulty = None, side.who, "", settled(side.difficulty)
        return LineView(
            key=entry.key,
            side=side,
            name=name,
            what=what,
            dice=dice_of(table, side),
            difficulty=difficulty,
            base=difficulty_of(side),
            offered=offered,
            pool=pool,
            is_said=entry.difficulty is not None and self._is_contest,
            said=entry.text,
            refusal=refusal,
            can_overrule=side.is_overruled
            or (refusal is not None and self._refusal(overruled) is None),
        )

    def _refusal(self, side: Side) -> Exception | None:
        """Return why a pool cannot be rolled or paid for, or None."""
        try:
            self._check(side)
            if isinstance(side, PoolDecision):
                paid(self._clerk.table, side)
        except (StorytellerError, PlayError) as error:
            return error
        return None

    def _check(self, side: Side) -> PoolCheck:
        if isinstance(side, LoosePool):
            return loose_check(side)
        return checked(self._clerk.table, side)

    def _odds(self) -> ContestOdds | None:
        rulings = self._clerk.table.rulings.storyteller
        try:
            first, second = (
                pool_odds(self._check(self._side(one)), rulings) for one in self._entries
            )
        except (StorytellerError, PlayError):
            return None
        return contest_odds(first, second)

    def _throw(self, entry: Entry) -> Throw:
        if entry.said is None:
            return self._dice
        check, rulings = self._check(self._side(entry)), self._clerk.table.rulings.storyteller
        return told(entry.said, check, rulings)

    def _made(self, table: Table, throws: list[tuple[Side, Throw]]) -> Transaction | None:
        if self._mode is LineMode.TEAM:
            return roll_team(table, throws, is_secret=self._is_secret)
        if len(throws) != _TWO:
            return None
        if self._mode is LineMode.MATCH:
            if self._match is None:
                return None
            return roll_match(table, self._match, throws[0], throws[1], is_secret=self._is_secret)
        mode = _MODES[self._mode]
        return roll_contest(table, throws[0], throws[1], mode, is_secret=self._is_secret)
