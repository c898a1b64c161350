"""What the command box finds: things of the table, commands, and quick forms that are typed."""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import partial

from duskboard.app.desk import Desk
from duskboard.app.hand_outs import HandOuts
from duskboard.app.showing import bring_face
from duskboard.app.wiring.clocks import make_typed
from duskboard.board.board_words import person_facts, place_text
from duskboard.core.chase.participant import Side
from duskboard.core.dice import ExpressionError, parse_roll
from duskboard.core.identity import EntityId
from duskboard.core.rulings import all_rulings, choice
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.error_text import error_text
from duskboard.i18n.listing import clauses, dotted
from duskboard.i18n.note_text import about_text
from duskboard.i18n.person_line import person_caption
from duskboard.i18n.quick_clock import (
    QuickClockError,
    clock_caption,
    clock_fault,
    looks_like_clock,
    parse_clock,
)
from duskboard.i18n.quick_people import QuickPersonError, looks_like_person, parse_people
from duskboard.i18n.roll_text import roll_name
from duskboard.i18n.ruling_text import game_text, ruling_words
from duskboard.i18n.words import Language, Words
from duskboard.play.clock import tick_clocks
from duskboard.play.roll import Decision
from duskboard.play.ruling import choose_ruling
from duskboard.table.clock_view import ClockView
from duskboard.table.hand_out_view import HandOutView, hand_out_views
from duskboard.table.public_frame import PublicPage
from duskboard.table.table import Table
from duskboard.table.view import NoteView
from duskboard.windows.box_row import BoxAct, BoxGroup, BoxRow
from duskboard.windows.command import CommandGroup, CommandTable
from duskboard.windows.search import rank

_SETTINGS = frozenset({CommandGroup.VIEW})
_MOST_TITLE = 60
_MOST_TICKED = 3
_TICKS = re.compile(r"(?P<name>.*\S)\s*(?P<sign>[+\uff0b\u2212-])\s*(?P<amount>\d{1,2})")
"""A clock and how far it shall be ticked; a Chinese keyboard has a plus of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Named:
    """A row of the box under another name."""

    title: str
    row: BoxRow
    detail: str = ""


@dataclass(frozen=True, slots=True)
class _Called:
    """A clock by its name alone."""

    clock: ClockView
    detail: str = ""

    @property
    def title(self) -> str:
        """Its name."""
        return self.clock.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Ways:
    """How to go to what was found.

    Attributes:
        clock: Shows a clock on the wall.
        note: Opens a note.
        on_track: Shows a person or a place on the board.
        ruling: Shows one of the house rules.
        sheet: Shows a sheet of Vampire.
        scoundrel: Shows a scoundrel.
        hand_outs: Shows hand-outs to the players, and asks how they are to be changed.
    """

    clock: Callable[[EntityId], None]
    note: Callable[[EntityId], None]
    on_track: Callable[[EntityId], None]
    ruling: Callable[[str], None]
    sheet: Callable[[EntityId], None]
    scoundrel: Callable[[EntityId], None]
    hand_outs: HandOuts


class Finder:
    """Answers the command box."""

    def __init__(
        self,
        desk: Desk,
        commands: CommandTable,
        ways: Ways,
        more: Callable[[], Iterable[BoxRow]] = tuple,
    ) -> None:
        """Search a desk, its commands, and what else `more` says there is to do."""
        self._desk = desk
        self._commands = commands
        self._in_english = Words(desk.room.resources / "translations")
        self._known: tuple[Table, Language] | None = None
        self._rows: tuple[BoxRow, ...] = ()
        self._ways = ways
        self._more = more

    def search(self, query: str) -> Sequence[BoxRow]:
        """Return what matches, the best first within each group.

        Commands are found by their English names as well, whatever the language.
        """
        rows = [*self._all_things(), *self._acts(), *self._rulings(), *self._more()]
        found = rank(query, rows)
        answer = (*self._typed(query), *found, *self._english(query, found))
        return answer or tuple(self._faults(query))

    def _english(self, query: str, found: Sequence[BoxRow]) -> Iterator[BoxRow]:
        if self._desk.room.words.language is Language.ENGLISH or not query.strip():
            return
        known = {row.title for row in found}
        named = [
            _Named(title=command.label(self._in_english), row=row)
            for command, row in zip(self._commands, self._acts(), strict=True)
            if row.title not in known
        ]
        for one in rank(query, named):
            yield one.row

    def _all_things(self) -> tuple[BoxRow, ...]:
        """Return the things of the table, put into words once for all that is typed."""
        now = (self._desk.document.table, self._desk.room.words.language)
        if self._known is None or self._known[0] is not now[0] or self._known[1] is not now[1]:
            self._known, self._rows = now, tuple(self._things())
        return self._rows

    def _things(self) -> Iterator[BoxRow]:
        for clock in self._desk.clocks.views:
            yield self._clock_row(clock)
        for note in self._desk.notes.views:
            yield self._note_row(note)
        for hand_out in hand_out_views(self._desk.document.table):
            yield self._hand_out_row(hand_out)
        yield from self._track_rows()
        yield from self._sheet_rows()

    def _sheet_rows(self) -> Iterator[BoxRow]:
        """Return the sheets of all games."""
        words, ways = self._desk.room.words, self._ways
        for tab in self._desk.scoundrel_model.tabs:
            detail = dotted(words, (game_text(words, "blades"), tab.alias, tab.playbook))
            yield self._sheet_row(tab.sheet_id, tab.name, detail, ways.scoundrel)
        for one in self._desk.sheet_model.tabs:
            kind = enum_text(words, one.creature)
            detail = dotted(words, (game_text(words, "storyteller"), kind, one.concept))
            yield self._sheet_row(one.sheet_id, one.name, detail, ways.sheet)

    def _sheet_row(
        self, sheet_id: EntityId, name: str, detail: str, show: Callable[[EntityId], None]
    ) -> BoxRow:
        words = self._desk.room.words
        return BoxRow(
            group=BoxGroup.THINGS,
            title=name,
            detail=detail,
            glyph="person",
            acts=(
                BoxAct(label=words.gettext("go to"), run=partial(show, sheet_id)),
                BoxAct(
                    label=words.gettext("show to players"),
                    run=partial(bring_face, self._desk, sheet_id),
                ),
            ),
        )

    def _hand_out_row(self, hand_out: HandOutView) -> BoxRow:
        words, key, ways = self._desk.room.words, hand_out.hand_out_id, self._ways.hand_outs
        name = enum_text(words, PublicPage.HAND_OUT)
        return BoxRow(
            group=BoxGroup.THINGS,
            title=hand_out.title,
            detail=dotted(words, (name, " ".join(hand_out.text.split()))),
            glyph="picture",
            acts=(
                BoxAct(label=words.gettext("show to players"), run=partial(ways.show, key)),
                BoxAct(label=words.gettext("change"), run=partial(ways.edit, key)),
                BoxAct(label=words.gettext("throw away"), run=partial(ways.remove, key)),
            ),
        )

    def _clock_row(self, clock: ClockView) -> BoxRow:
        words, key = self._desk.room.words, clock.clock_id
        kind = enum_text(words, clock.kind) if clock.kind is not None else ""
        detail = words.gettext("%(kind)s, %(filled)d of %(size)d") % {
            "kind": kind,
            "filled": clock.filled or 0,
            "size": clock.size or 0,
        }
        return BoxRow(
            group=BoxGroup.THINGS,
            title=clock.name,
            detail=detail,
            clock=clock,
            acts=(
                BoxAct(label=words.gettext("go to"), run=lambda: self._ways.clock(key)),
                BoxAct(label="+1", run=lambda: self._tick(key, 1), key="+"),
                BoxAct(label="−1", run=lambda: self._tick(key, -1), key="−"),
            ),
        )

    def _note_row(self, note: NoteView) -> BoxRow:
        words, key = self._desk.room.words, note.note_id
        text = " ".join(note.text.split())
        thing = about_text(words, note)
        about = words.gettext("note on %(thing)s") % {"thing": thing} if thing else ""
        return BoxRow(
            group=BoxGroup.THINGS,
            title=note.title or text[:_MOST_TITLE],
            detail=dotted(words, (about, text)),
            glyph="note",
            acts=(BoxAct(label=words.gettext("go to"), run=lambda: self._ways.note(key)),),
        )

    def _track_rows(self) -> Iterator[BoxRow]:
        words, view = self._desk.room.words, self._desk.board_model.board
        if view is None:
            return
        named = [(one.person_id, one.name, person_facts(words, one)) for one in view.tokens]
        named += [(one.place_id, one.name, place_text(words, one)) for one in view.places]
        for key, name, detail in named:
            yield BoxRow(
                group=BoxGroup.THINGS,
                title=name or "?",
                detail=detail,
                glyph="chase",
                acts=(BoxAct(label=words.gettext("go to"), run=partial(self._ways.on_track, key)),),
            )

    def _acts(self) -> Iterator[BoxRow]:
        words = self._desk.room.words
        for command in self._commands:
            group = BoxGroup.SETTINGS if command.group in _SETTINGS else BoxGroup.ACTS
            can = command.enabled()
            yield BoxRow(
                group=group,
                title=command.label(words),
                detail=command.detail(words) if command.detail else "",
                key=command.key_words,
                glyph=command.glyph,
                enabled=can,
                reason=command.reason(words),
                acts=(BoxAct(label=words.pgettext("command box", "do"), run=command.run),),
            )

    def _rulings(self) -> Iterator[BoxRow]:
        """Return the house rules, each with its choices to be made at once."""
        words, rulings = self._desk.room.words, self._desk.document.table.rulings
        for name, ruling in all_rulings().items():
            chosen = choice(rulings, name)
            others = [one for one in ruling.choices if one is not chosen]
            acts = [
                BoxAct(label=enum_text(words, one), run=partial(self._choose, name, one))
                for one in others
            ]
            go = BoxAct(label=words.gettext("go to"), run=partial(self._ways.ruling, name))
            yield BoxRow(
                group=BoxGroup.SETTINGS,
                title=ruling_words(words, name).label,
                detail=dotted(words, [game_text(words, ruling.game), enum_text(words, chosen)]),
                glyph="scales",
                acts=(go, *acts),
            )

    def _choose(self, ruling_id: str, one: StrEnum) -> None:
        self._desk.clerk.do(lambda table: choose_ruling(table, ruling_id, one.value))

    def _typed(self, query: str) -> Iterator[BoxRow]:
        """Return what the text itself would do: a roll, a clock."""
        words = self._desk.room.words
        try:
            check = parse_roll(query)
        except ExpressionError:
            check = None
        if check is not None:
            decision = Decision(check=check, secret=self._desk.tray.is_secret)
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.gettext("Roll %(dice)s") % {"dice": roll_name(words, check)},
                glyph="die",
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "take in hand"),
                        run=lambda: self._desk.holder.arm(decision),
                    ),
                ),
            )
        yield from self._typed_people(query)
        if check is None:
            yield from self._typed_ticks(query)
        if looks_like_clock(words, query):
            taken = (view.name for view in self._desk.clocks.views)
            caption = clock_caption(words, parse_clock(words, query), taken)
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.gettext("Make a clock: %(text)s") % {"text": caption},
                glyph="clock",
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "make"),
                        run=lambda: self._make(query),
                    ),
                ),
            )

    def _faults(self, query: str) -> Iterator[BoxRow]:
        """Return why a line makes no clock, where it can be meant for nothing else."""
        words = self._desk.room.words
        fault = clock_fault(words, query)
        if fault is not None:
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.gettext("Make a clock: %(text)s") % {"text": query.strip()},
                glyph="clock",
                enabled=False,
                reason=error_text(words, fault),
            )

    def _typed_people(self, query: str) -> Iterator[BoxRow]:
        """Return the rows that add people to the chase, before it begins or late."""
        words = self._desk.room.words
        if self._desk.board_model.board is None or not looks_like_person(words, query):
            return
        for side in (Side.PURSUER, Side.QUARRY):
            try:
                drafts = parse_people(words, query, side)
            except QuickPersonError:
                return
            people = clauses(words, [person_caption(words, draft) for draft in drafts])
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.pgettext("chase", "Add to the chase: %(people)s") % {"people": people},
                glyph="chase",
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "add"),
                        run=partial(self._desk.chase_board.setup.people_typed.emit, drafts),
                    ),
                ),
            )
            if any(draft.side is not side for draft in drafts):
                return  # the side was typed

    def _typed_ticks(self, query: str) -> Iterator[BoxRow]:
        """Return the rows that tick a clock by more than one: "last tram +3"."""
        typed = _TICKS.fullmatch(query.strip())
        count = int(typed["amount"]) if typed is not None else 0
        if typed is None or not count:
            return
        fills = typed["sign"] in {"+", "\uff0b"}
        words, clocks = self._desk.room.words, map(_Called, self._desk.clocks.views)
        for called in rank(typed["name"], clocks)[:_MOST_TICKED]:
            texts = {"clock": called.title, "amount": f"{'+' if fills else '−'}{count}"}
            yield BoxRow(
                group=BoxGroup.ACTS,
                title=words.gettext("Tick “%(clock)s”: %(amount)s") % texts,
                clock=called.clock,
                acts=(
                    BoxAct(
                        label=words.pgettext("command box", "do"),
                        run=partial(self._tick, called.clock.clock_id, count if fills else -count),
                    ),
                ),
            )

    def _make(self, text: str) -> None:
        try:
            make_typed(self._desk.clerk, self._desk.room.words, text)
        except QuickClockError as error:
            self._desk.clerk.refuse(error)

    def _tick(self, clock_id: EntityId, amount: int) -> None:
        self._desk.clerk.do(lambda table: tick_clocks(table, {clock_id: amount}))
