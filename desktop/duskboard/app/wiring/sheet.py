"""The quick sheet: who is chosen on the track is shown, what is clicked there is taken in hand."""

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

from duskboard.app.chase_hand import ChaseHand
from duskboard.app.desk import Desk
from duskboard.app.sheet_hand import SheetHand
from duskboard.core.chase.check import Difficulty
from duskboard.core.identity import EntityId
from duskboard.theme.token import Role
from duskboard.windows.workspace import DockName


def wire_sheet(desk: Desk, hand: ChaseHand, show_dock: Callable[[str], None]) -> None:
    """Connect the quick sheet; `show_dock` brings its dock, or that of the dice, to the front."""
    board, tracks, sheet = desk.chase_board, desk.track_list, desk.sheet
    held = SheetHand(desk, hand, sheet)

    def on_sheet_requested(who: EntityId) -> None:
        view = desk.board_model.board
        if view is not None and view.vehicle(who) is not None:
            return  # it has a dock of its own
        held.show(who)
        show_dock(DockName.SHEET)
        sheet.take_keyboard()

    def on_level_requested(name: str, difficulty: Difficulty) -> None:
        held.arm(name, difficulty)
        _show_dice(desk, hand, show_dock)

    def on_changed() -> None:
        held.refresh()

    def on_left() -> None:
        if hand.is_armed or desk.holder.decision is not None:
            hand.drop()
            desk.holder.drop()
        else:
            board.track.setFocus(Qt.FocusReason.OtherFocusReason)

    def say_pin() -> None:
        words = desk.room.words
        follow = words.pgettext("quick sheet", "Follow who is chosen or in turn")
        keep = words.pgettext("quick sheet", "Keep this sheet")
        desk.pin_sheet.set_label(follow if held.is_pinned else keep)
        desk.pin_sheet.set_glyph("pin", Role.TEXT if held.is_pinned else Role.TEXT2)

    def on_pin_clicked() -> None:
        held.pin()
        say_pin()

    for source in (board.track, desk.setup_panel.track, tracks, board.strip):
        source.sheet_requested.connect(on_sheet_requested)
    board.selected.connect(held.follow)
    tracks.selected.connect(held.follow)
    desk.board_model.board_changed.connect(held.follow_turn)
    desk.document.changed.connect(on_changed)
    hand.changed.connect(on_changed)
    desk.holder.changed.connect(on_changed)
    sheet.level_requested.connect(on_level_requested)
    sheet.go_requested.connect(held.go)
    sheet.extra_requested.connect(held.add_extra)
    sheet.value_typed.connect(held.set_value)
    sheet.vitals_typed.connect(held.set_vitals)
    sheet.line_typed.connect(held.take_line)
    sheet.dice_typed.connect(held.type)
    sheet.left.connect(on_left)
    sheet.said_anew.connect(say_pin)
    desk.pin_sheet.clicked.connect(on_pin_clicked)
    say_pin()
    held.follow_turn(desk.board_model.board)


def _show_dice(desk: Desk, hand: ChaseHand, show_dock: Callable[[str], None]) -> None:
    """Have a roll in hand be seen; the keyboard stays on the sheet where that still is."""
    is_roll = desk.holder.decision is not None
    panel = desk.tray if is_roll else desk.chase_board
    if _is_seen(panel) or not (is_roll or hand.is_armed):
        return
    focus = QApplication.focusWidget()
    show_dock(DockName.TRAY if is_roll else DockName.CHASE)
    if focus is not None and _is_seen(focus):
        focus.setFocus(Qt.FocusReason.OtherFocusReason)
    elif is_roll:
        desk.tray.begin()
    else:
        desk.chase_board.track.setFocus(Qt.FocusReason.OtherFocusReason)


def _is_seen(widget: QWidget) -> bool:
    """Whether it is on screen: a dock behind another tab counts as visible, and is not seen."""
    return widget.isVisible() and not widget.visibleRegion().isEmpty()
