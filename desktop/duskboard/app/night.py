"""What of a night of Vampire stands beside the sheets: docks, hands and commands."""

from collections.abc import Callable
from functools import partial

from PySide6.QtWidgets import QWidget

from duskboard.app.body_hand import BodyHand
from duskboard.app.desk import Desk
from duskboard.app.line_up import LineUp
from duskboard.app.pdf_writer import PdfWriter
from duskboard.app.pool_hand import PoolHand
from duskboard.app.scoundrel_printing import ScoundrelPrinting
from duskboard.app.sheet_printing import SheetPrinting
from duskboard.app.wiring.body import wire_body
from duskboard.app.wiring.fight import wire_fight
from duskboard.app.wiring.night import wire_night
from duskboard.app.wiring.several import wire_line_up, wire_procedures
from duskboard.app.wiring.sheet_chase import wire_sheet_chase
from duskboard.app.wiring.time import wire_time
from duskboard.core.chase.participant import Side
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.calendar import Span, SpanUnit, TimeUnit
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.storyteller_roll_text import labels
from duskboard.i18n.words import Words
from duskboard.windows.command import Command, CommandGroup
from duskboard.windows.main_window import MainWindow
from duskboard.windows.workspace import DockName

_NIGHT = Span(count=1, unit=SpanUnit.NIGHT)


class Night:
    """The docks of a night and who carries their wishes."""

    def __init__(self, desk: Desk, pool: PoolHand) -> None:
        self._desk, self._pool = desk, pool
        self._window: MainWindow | None = None
        self._body = BodyHand(desk.clerk, desk.room.dice)
        self._line_up = LineUp(desk.clerk, desk.room.dice, partial(labels, desk.room.words))
        self._begin_blow: Callable[[], None] = lambda: None
        self._send: Callable[[EntityId, Side], None] = lambda _who, _side: None
        self._show_chase: Callable[[], None] = lambda: None
        self._refresh: Callable[[], None] = lambda: None
        self._say_fight: Callable[[], None] = lambda: None
        self._say_night: Callable[[], None] = lambda: None
        self._printing: SheetPrinting | None = None
        self._scoundrels: ScoundrelPrinting | None = None

    def print_with(self, writer: PdfWriter) -> None:
        """Take who writes to files."""
        self._printing = SheetPrinting(self._desk, self._owner, writer)
        self._scoundrels = ScoundrelPrinting(self._desk, writer)

    def furnish(self, window: MainWindow, show_chase: Callable[[], None]) -> None:
        """Put the docks into the window, and connect them; `show_chase` shows the track."""
        desk = self._desk
        self._window, self._show_chase = window, show_chase
        window.add_panel(DockName.BODY, _body_title, desk.body_panel)
        window.add_panel(DockName.TIME, _time_title, desk.time_panel)
        window.add_panel(DockName.SEVERAL, _several_title, desk.line_panel)
        window.add_panel(DockName.PROCEDURES, _procedures_title, desk.procedure_panel)
        window.add_panel(DockName.FIGHT, _fight_title, desk.fight_panel)
        window.add_panel(DockName.NIGHT, _night_title, desk.night_panel)
        self._say_fight = wire_fight(desk)
        self._say_night = wire_night(desk)
        self._begin_blow = wire_body(desk, self._body, self._pool)
        self._send = wire_sheet_chase(desk)
        wire_line_up(desk, self._line_up, self._pool, self._show_line_up)
        self._refresh = wire_procedures(desk, self._line_up, self._pool, self._show_line_up)
        wire_time(desk)

    def retranslate(self) -> None:
        """Say the labels of pools that stand somewhere anew, in the words of now."""
        self._line_up.say()
        self._refresh()
        self._say_fight()
        self._say_night()

    def commands(self) -> list[Command]:
        """Return the commands of a night."""
        return [
            Command(
                command_id="sheet.damage",
                label=lambda words: words.pgettext("vampire", "Damage or healing"),
                keys=("/",),
                run=self._hurt,
                group=CommandGroup.GAME,
                glyph="drop",
            ),
            *(self._chase_command(side) for side in Side),
            Command(
                command_id="sheet.print",
                label=lambda words: words.pgettext("vampire", "The sheet on paper…"),
                keys=("Ctrl+Shift+P",),
                run=self._print,
                enabled=self._can_print,
                refusal=lambda words: words.pgettext("vampire", "no sheet is open"),
                group=CommandGroup.FILE,
                glyph="picture",
                detail=lambda words: words.pgettext(
                    "vampire", "print it as a PDF: as it stands, or empty"
                ),
            ),
            Command(
                command_id="pools.several",
                label=lambda words: words.pgettext("vampire", "Contest, hindrance, teamwork"),
                run=self._show_line_up,
                group=CommandGroup.GAME,
                glyph="scales",
            ),
            Command(
                command_id="pools.extended",
                label=lambda words: words.pgettext("vampire", "New extended action"),
                run=self._begin_extended,
                group=CommandGroup.GAME,
                glyph="hourglass",
            ),
            Command(
                command_id="fight.show",
                label=lambda words: words.pgettext("vampire fight", "The order of the fight"),
                run=lambda: self._show(DockName.FIGHT),
                group=CommandGroup.GAME,
                glyph="drop",
            ),
            Command(
                command_id="night.new",
                label=lambda words: words.pgettext(
                    "vampire night", "Frenzy, bond, diablerie, seduction, torpor"
                ),
                run=self._begin_procedure,
                group=CommandGroup.GAME,
                glyph="moon",
            ),
            Command(
                command_id="time.show",
                label=lambda words: words.pgettext("vampire", "Time of the chronicle"),
                run=self._tell_time,
                group=CommandGroup.GAME,
                glyph="calendar",
            ),
            Command(
                command_id="time.night",
                label=lambda words: words.pgettext("vampire", "Next night"),
                keys=("Ctrl+Right",),
                run=lambda: self._desk.time_panel.span_requested.emit(_NIGHT),
                group=CommandGroup.GAME,
                glyph="moon",
            ),
            Command(
                command_id="time.turn",
                label=lambda words: words.pgettext("vampire", "Next turn of the night"),
                keys=("Ctrl+Shift+Right",),
                run=lambda: self._desk.time_panel.step_requested.emit(TimeUnit.TURN),
                group=CommandGroup.GAME,
                glyph="calendar",
            ),
        ]

    def _show_line_up(self) -> None:
        self._show(DockName.SEVERAL)

    def _begin_extended(self) -> None:
        self._show(DockName.PROCEDURES)
        self._desk.procedure_panel.new_requested.emit()

    def _begin_procedure(self) -> None:
        self._show(DockName.NIGHT)
        self._desk.night_panel.open_menu()

    def _tell_time(self) -> None:
        self._show(DockName.TIME)
        self._desk.time_panel.begin()

    def _owner(self) -> QWidget:
        return self._window if self._window is not None else self._desk.sheet_panel

    def _can_print(self) -> bool:
        if self._is_scoundrel_shown():
            return True
        return self._printing is not None and self._printing.can_print

    def _print(self) -> None:
        """Print the sheet that is in sight, be it of this game or a scoundrel's."""
        if self._scoundrels is not None and self._is_scoundrel_shown():
            self._scoundrels.ask()
        elif self._printing is not None:
            self._printing.ask()

    def _is_scoundrel_shown(self) -> bool:
        panel = self._desk.scoundrel_panel
        is_shown = panel.isVisible() and not self._desk.sheet_panel.isVisible()
        return is_shown and panel.sheet_id is not None

    def _chase_command(self, side: Side) -> Command:
        def label(words: Words) -> str:
            text = words.pgettext("vampire", "This sheet into the chase: %(side)s")
            return text % {"side": enum_text(words, side)}

        def run() -> None:
            who = self._desk.sheet_panel.sheet_id
            if who is not None:
                self._show_chase()
                self._send(who, side)

        return Command(
            command_id=f"sheet.chase.{side.value}",
            label=label,
            run=run,
            enabled=lambda: self._desk.sheet_panel.sheet_id is not None,
            refusal=lambda words: words.pgettext("vampire", "no sheet is open"),
            group=CommandGroup.GAME,
            glyph="chase",
        )

    def _hurt(self) -> None:
        self._show(DockName.BODY)
        self._begin_blow()

    def _show(self, dock: DockName) -> None:
        window = self._window
        if window is None:
            return
        if not window.is_dock_shown(dock):
            window.workspaces.select("night")
        window.show_dock(dock)


def _several_title(words: Words) -> str:
    return words.pgettext("dock", "Together")


def _procedures_title(words: Words) -> str:
    return words.pgettext("dock", "Extended")


def _time_title(words: Words) -> str:
    return words.pgettext("dock", "Time")


def _body_title(words: Words) -> str:
    return words.pgettext("dock", "Damage and healing")


def _fight_title(words: Words) -> str:
    return words.pgettext("dock", "Fight")


def _night_title(words: Words) -> str:
    return words.pgettext("dock", "Procedures of the night")
