"""The quick sheet on screen: whose it is, what is taken in hand from it, what is typed into it."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.core.chase.check import CheckSource, Difficulty
from duskboard.core.chase.participant import Participant, Skill, Vitals
from duskboard.core.chase.skill import SANITY, SkillId
from duskboard.core.dice import MAX_EXTRA_TENS
from duskboard.core.identity import EntityId
from duskboard.i18n.error_text import error_text
from duskboard.i18n.quick_people import QuickPersonError
from duskboard.i18n.quick_skills import parse_skills
from duskboard.panels.skill_table import Armed
from duskboard.play.chase.person import EditPerson, edit_person
from duskboard.play.roll import Decision, SkillCheck, adjust, check_decision, extra_dice
from duskboard.table.board_view import BoardView
from duskboard.table.entity import Visibility
from duskboard.table.quick_view import QuickView, quick_view


class SheetHand(QObject):
    """Holds whose sheet is shown: who was chosen last, or is in turn since; pinned, who it was."""

    def __init__(self, desk: Desk, hand: ChaseHand, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._desk, self._hand = desk, hand
        self._who: EntityId | None = None
        self._wanted: EntityId | None = None
        self._active: EntityId | None = None
        self._is_pinned = False

    @property
    def is_pinned(self) -> bool:
        """Whether the sheet stays whose it is."""
        return self._is_pinned

    def pin(self) -> None:
        """Have the sheet stay whose it is, or follow again: who was chosen since is shown."""
        self._is_pinned = not self._is_pinned
        if not self._is_pinned and self._wanted is not None:
            self.show(self._wanted)

    def show(self, who: EntityId) -> None:
        """Show somebody's sheet."""
        self._who = self._wanted = who
        self.refresh()

    def follow(self, who: EntityId | None) -> None:
        """Show the sheet of somebody who was chosen; of a place or a way there is none."""
        board = self._desk.board_model.board
        if board is None or board.token(who) is None:
            return
        self._wanted = who
        if not self._is_pinned:
            self._who = who
            self.refresh()

    def follow_turn(self, board: BoardView | None) -> None:
        """Show who is in turn, when that is another one than before."""
        active = board.active if board is not None else None
        if active is not None and active != self._active:
            self._wanted = active
            self._who = self._who if self._is_pinned else active
        self._active = active
        self.refresh()

    def refresh(self) -> None:
        """Show what is so now."""
        self._desk.sheet.mirror(self._view(), self._armed())

    def arm(self, name: str, difficulty: Difficulty) -> None:
        """Take a check in hand: for the crossing in hand, or as a roll of its own."""
        view, crossed = self._view(), self._hand.crossed
        value = view.value(name) if view is not None else None
        if view is None or value is None:
            return
        if crossed is not None and crossed.who == view.person_id:
            self._hand.use(Skill(name=name, value=value), difficulty)
            return
        decision = _decision(view, name, value, difficulty)
        if decision is not None:
            # The switch would go off under the hand of a game master who has put it on.
            secret = decision.secret or self._desk.tray.wishes_secret
            self._desk.holder.arm(replace(decision, secret=secret))
        else:
            words = self._desk.room.words
            self._desk.chase_board.refuse(
                words.pgettext("quick sheet", "Take a step on the track in hand first.")
            )

    def go(self) -> None:
        """Roll what is in hand."""
        if self._desk.holder.decision is not None:
            self._desk.tray.roll_requested.emit()
        else:
            self._hand.go()

    def type(self, text: str) -> None:
        """Go on with what real dice show, where what is in hand takes it."""
        if self._desk.holder.decision is not None:
            self._desk.tray.type(text)
        else:
            self._desk.chase_board.type(text, self._desk.sheet.skills)

    def add_extra(self, by: int) -> None:
        """Give what is in hand a bonus die more, or a penalty die."""
        decision = self._desk.holder.decision
        if decision is None:
            self._hand.change_caution(by)
            return
        extra = extra_dice(decision)
        if extra is not None:
            extra = max(-MAX_EXTRA_TENS, min(MAX_EXTRA_TENS, extra + by))
            self._desk.holder.arm(adjust(decision, extra=extra))

    def set_value(self, name: str, value: int | None) -> None:
        """Have a skill, a characteristic, Luck or Sanity be worth so much; None: it is gone."""
        self._write({name: value})

    def set_vitals(self, vitals: Vitals) -> None:
        """Have hit points and the like be so."""
        self._edit(EditPerson(vitals=vitals))

    def take_line(self, line: str) -> None:
        """Add or change the skills of a typed line."""
        sheet, words = self._desk.sheet, self._desk.room.words
        try:
            skills = parse_skills(words, line)
        except QuickPersonError as error:
            sheet.tell_error(error_text(words, error))
            return
        sheet.tell_error("")
        sheet.line.clear()
        self._write({one.name: one.value for one in skills})

    def _write(self, typed: Mapping[str, int | None]) -> None:
        """Write values on the sheet; DEX, which orders the turns, is known of everybody."""
        person = self._person()
        if person is None:
            return
        worth: dict[str, int | None] = {one.name: one.value for one in person.skills}
        worth.update(typed)
        vitals = None
        if SANITY in worth:
            vitals = replace(person.vitals, sanity=worth.pop(SANITY))
        dex = typed.get(SkillId.DEX) if person.source is CheckSource.D100 else None
        if dex is not None and person.skill(SkillId.DEX) == person.dex:
            worth.pop(SkillId.DEX)
        skills = tuple(
            Skill(name=name, value=value) for name, value in worth.items() if value is not None
        )
        self._edit(EditPerson(skills=skills, dex=dex, vitals=vitals))

    def _edit(self, request: EditPerson) -> None:
        who = self._who
        if who is not None:
            self._desk.clerk.do(lambda table: edit_person(table, who, request))
        self.refresh()

    def _person(self) -> Participant | None:
        who = self._who
        return self._desk.clerk.table.value(who, Participant) if who is not None else None

    def _view(self) -> QuickView | None:
        return quick_view(self._desk.clerk.table, self._desk.board_model.board, self._who)

    def _armed(self) -> Armed | None:
        """Return which check of the one shown is in hand."""
        crossed, decision = self._hand.crossed, self._desk.holder.decision
        if crossed is not None and crossed.who == self._who:
            return Armed(name=crossed.skill, difficulty=crossed.difficulty)
        against = decision.against if decision is not None else None
        if against is not None and against.person_id == self._who:
            return Armed(name=against.skill, difficulty=against.difficulty)
        return None


def _decision(view: QuickView, name: str, value: int, difficulty: Difficulty) -> Decision | None:
    """Return the roll of a check, or None where the game master says how it goes.

    Players do not see that of somebody whom they do not see.
    """
    check = SkillCheck(
        person_id=view.person_id,
        skill=name,
        value=value,
        difficulty=difficulty,
        source=view.source,
    )
    is_secret = view.token.visibility is not Visibility.SHOWN
    return check_decision(check, who=view.token.name or "", secret=is_secret)
