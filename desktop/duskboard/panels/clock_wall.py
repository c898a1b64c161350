"""The wall of clocks: every clock on a card or in a row, and all that can be wished of them."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QModelIndex, QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QStackedLayout, QWidget
from typing_extensions import override

from duskboard.core.identity import EntityId
from duskboard.i18n.words import Words
from duskboard.models.clock_model import ClockModel
from duskboard.models.view_list_model import ModelRole
from duskboard.panels.clock_deed_menu import Surroundings, key_of, question
from duskboard.panels.clock_menu import ClockMenu
from duskboard.panels.clock_news import News
from duskboard.panels.clock_speaker import ClockSpeaker
from duskboard.panels.clock_wish import ClockVerb, ClockWish
from duskboard.panels.wall_drag import Between, Onto, Target, WallDrag
from duskboard.panels.wall_keys import WallKeys, is_wall_key
from duskboard.panels.wall_order import WallGroup, heading_at, place_before
from duskboard.panels.wall_view import WallView
from duskboard.play.clock_about import ClockField
from duskboard.table.clock_view import ClockView
from duskboard.table.entity import Visibility
from duskboard.theme.look import Look
from duskboard.widgets.clock_dial import ClockDial


# Longer than the guide by its list of wishes, which is the wall's whole interface.
class ClockWall(QWidget):
    """Mirrors the clocks of a model. A drag is shown here and asked for when it is let go.

    Signals: what is wished, each with the clock it is about.
        make_requested(str): A line was typed that shall become a clock.
        fill_requested(object, int): Fill or empty it to so many segments.
        clear_requested(object): Empty it.
        resize_requested(object, int): Give it so many segments.
        kind_requested(object, object): Have it be of a `ClockKind`.
        visibility_requested(object, object): Have players see it by a `Visibility`.
        all_visibility_requested(tuple, object): Have players see several so, in one step.
        renamed(object, str): Call it so.
        remove_requested(object): Take it off the table.
        note_requested(object): Write a note on it.
        move_requested(object, object): Put it, with what shares its card, before another clock,
            or last for None.
        race_requested(object, object): Have it race another.
        link_requested(object, object): Have it open another when it is full.
        free_requested(object): End its race and its links.
        wished(ClockWish): What else its menu offers.
        tick_all_requested(tuple, int): Tick several by so many, in one step.
        heading_requested(tuple, str): Put several under a heading, or under none.
        aim_requested(object): Have a success of the roll in hand tick it.

    Signals: news.
        resolve_requested(object): A full clock was pressed; the wall has opened its menu.
        refused(object): It is locked and cannot be filled.
        drag_moved(object, QPoint): It is dragged; a point of the screen.
        drag_dropped(object, QPoint): It was let go outside of the wall.
        drag_ended(): The drag is over, whatever became of it.
        announced(str, bool): This was said to screen readers; whether it was urgent.
    """

    make_requested = Signal(str)
    fill_requested = Signal(object, int)
    clear_requested = Signal(object)
    resize_requested = Signal(object, int)
    kind_requested = Signal(object, object)
    visibility_requested = Signal(object, object)
    all_visibility_requested = Signal(object, object)
    renamed = Signal(object, str)
    remove_requested = Signal(object)
    note_requested = Signal(object)
    move_requested = Signal(object, object)
    race_requested = Signal(object, object)
    link_requested = Signal(object, object)
    free_requested = Signal(object)
    wished = Signal(object)
    tick_all_requested = Signal(tuple, int)
    heading_requested = Signal(tuple, str)
    aim_requested = Signal(object)
    resolve_requested = Signal(object)
    refused = Signal(object)
    drag_moved = Signal(object, QPoint)
    drag_dropped = Signal(object, QPoint)
    drag_ended = Signal()
    announced = Signal(str, bool)

    def __init__(
        self, look: Look, words: Words, model: ClockModel, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._look, self._words, self._model = look, words, model
        self._is_making = False
        self._asked: tuple[tuple[EntityId, ...], ClockField] | None = None
        self._drag: WallDrag | None = None
        self._planned: dict[EntityId, int] = {}
        self._view = WallView(look, words)
        self._keys = WallKeys(self)
        self._speaker = ClockSpeaker(words, self)
        self._pages = QStackedLayout(self)
        self._pages.addWidget(self._view)
        self._connect_clocks()
        self._connect_rest()
        self._view.mirror(model.views)
        self._speaker.begin(model.views)

    @property
    def view(self) -> WallView:
        """What it looks like."""
        return self._view

    @property
    def compact(self) -> bool:
        """Whether there is little room: two columns of cards, then rows."""
        return self._view.compact

    @compact.setter
    def compact(self, compact: bool) -> None:
        self._view.compact = compact

    @property
    def drag(self) -> WallDrag | None:
        """The drag that goes on, or None."""
        return self._drag

    @override
    def event(self, event: QEvent) -> bool:
        # From eyes and heads, too, arrows are the wall's: a night gone by would be a surprise.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and is_wall_key(event)
        ):
            event.accept()
            return True
        return super().event(event)

    def show_page(self, page: QWidget) -> None:
        """Show something about a clock in place of all clocks."""
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)

    def show_all(self) -> None:
        """Show all clocks again."""
        self._pages.setCurrentWidget(self._view)

    @property
    def page(self) -> QWidget:
        """What is shown: the wall of all clocks, or a page about one."""
        return self._pages.currentWidget() or self._view

    def dial_of(self, clock_id: EntityId) -> ClockDial | None:
        """Return the dial of a clock, or None where it is not on the wall."""
        return self._view.canvas.dial_of(clock_id)

    def plan(self, planned: Mapping[EntityId, int]) -> None:
        """Hatch the segments that a roll in hand would fill, so many on each clock."""
        for key in {*self._planned, *planned}:
            dial = self.dial_of(key)
            if dial is not None and dial.view is not None:
                dial.mirror(dial.view, pending=planned.get(key, 0))
        self._planned = dict(planned)

    def show_clock(self, clock_id: EntityId) -> None:
        """Scroll to a clock and give it the keyboard, whatever the filter."""
        self.show_all()
        self._view.show_clock(clock_id)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first clock, or where there is none to nothing at all."""
        dials, focus = self._view.canvas.dials, QApplication.focusWidget()
        if dials:
            dials[0].setFocus(Qt.FocusReason.OtherFocusReason)
        elif focus is not None:
            focus.clearFocus()

    def begin_new_clock(self, text: str = "") -> None:
        """Show the field for a new clock, with a text in it."""
        self.show_all()
        self._view.entry.begin(text, (view.name for view in self._model.views))

    def show_entry_error(self, text: str) -> None:
        """Say under the field why the line makes no clock."""
        self._view.entry.show_error(text)

    def begin_rename(self, clock_id: EntityId) -> None:
        """Edit the name of a clock in its place."""
        host = self._view.canvas.host_of(clock_id)
        if host is not None:
            self._view.area.ensureWidgetVisible(host)
            host.begin_rename(clock_id)

    def _connect_clocks(self) -> None:
        canvas = self._view.canvas
        canvas.watch_keys(self._keys)
        canvas.fill_requested.connect(self.fill_requested)
        canvas.remove_requested.connect(self.remove_requested)
        canvas.renamed.connect(self.renamed)
        canvas.rename_requested.connect(self.begin_rename)
        canvas.refused.connect(self._on_canvas_refused)
        canvas.resolve_requested.connect(self._on_canvas_resolve_requested)
        canvas.visibility_requested.connect(self._on_canvas_visibility_requested)
        canvas.all_visibility_requested.connect(self._on_canvas_all_visibility_requested)
        canvas.menu_requested.connect(self._on_canvas_menu_requested)
        canvas.drag_started.connect(self._on_canvas_drag_started)
        canvas.tick_requested.connect(self.tick_all_requested)
        canvas.heading_requested.connect(self.heading_requested)
        canvas.aim_requested.connect(self.aim_requested)
        canvas.heading_asked.connect(self._on_canvas_heading_asked)
        canvas.all_visible_requested.connect(self.all_visibility_requested)

    def _connect_rest(self) -> None:
        self._keys.move_wished.connect(self._on_keys_move_wished)
        self._keys.go_wished.connect(self._on_keys_go_wished)
        self._keys.race_wished.connect(self._on_keys_race_wished)
        self._keys.link_wished.connect(self._on_keys_link_wished)
        self._speaker.announced.connect(self.announced)
        entry = self._view.entry
        entry.entered.connect(self._on_entry_entered)
        entry.left.connect(self._on_entry_left)
        self._view.question.answered.connect(self._on_question_answered)
        self._view.question.left.connect(self._on_entry_left)
        self._view.search.returnPressed.connect(self.take_keyboard)
        self._view.search.left.connect(self.take_keyboard)
        self._view.empty.act_requested.connect(self.begin_new_clock)
        model = self._model
        model.rowsInserted.connect(self._on_model_rows_inserted)
        for signal in (model.rowsRemoved, model.rowsMoved, model.dataChanged, model.modelReset):
            signal.connect(self._mirror)

    def _mirror(self) -> None:
        self._view.mirror(self._model.views)
        self._speaker.hear(self._model.views)

    def _open(self, menu: ClockMenu, at: QPoint) -> None:
        wishes: tuple[tuple[SignalInstance, SignalInstance], ...] = (
            (menu.resize_requested, self.resize_requested),
            (menu.kind_requested, self.kind_requested),
            (menu.visibility_requested, self.visibility_requested),
            (menu.clear_requested, self.clear_requested),
            (menu.race_requested, self.race_requested),
            (menu.link_requested, self.link_requested),
            (menu.free_requested, self.free_requested),
            (menu.note_requested, self.note_requested),
            (menu.remove_requested, self.remove_requested),
            (menu.wished, self.wished),
        )
        for wish, own in wishes:
            wish.connect(own)
        menu.rename_requested.connect(self.begin_rename)
        menu.asked.connect(self._ask)
        menu.popup(at)

    def _menu_of(self, clock_id: EntityId) -> ClockMenu | None:
        view = self._model.view_of(clock_id)
        if view is None:
            return None
        around = Surroundings(owners=self._model.owners, groups=self._model.groups)
        others = [one for one in self._model.views if not one.is_archived]
        return ClockMenu(self._words, view, others, around, self)

    def _middle_of(self, clock_id: EntityId) -> QPoint:
        dial = self.dial_of(clock_id) or self
        return dial.mapToGlobal(dial.rect().center())

    def _move(self, clock_id: EntityId, group: int) -> None:
        heading = heading_at(self._view.canvas.order, self._view.pick, clock_id, group)
        if heading is not None:
            wish = ClockWish(verb=ClockVerb.GROUP, clock_id=clock_id, value=heading)
            self.wished.emit(wish)
            return
        ranked = [view.clock_id for view in self._model.views]
        found = place_before(self._view.canvas.order, ranked, clock_id, group)
        if found is not None:
            self.move_requested.emit(clock_id, found[0])

    def _on_model_rows_inserted(self, _parent: QModelIndex, first: int, last: int) -> None:
        self._mirror()
        if self._is_making and first == last:
            self._is_making = False
            self._view.entry.hide()
            key = self._model.index(first).data(ModelRole.KEY)
            self._view.show_clock(key)

    def _on_entry_entered(self, text: str) -> None:
        self._is_making = True
        self.make_requested.emit(text)
        self._is_making = False

    def _ask(self, clock_id: EntityId, field: ClockField, now: str) -> None:
        view = self._model.view_of(clock_id)
        if view is not None:
            self._asked = (clock_id,), field
            self._view.question.ask(question(self._words, field, view.name), now)

    def _on_question_answered(self, text: str) -> None:
        if self._asked is None:
            return
        clock_ids, field = self._asked
        if len(clock_ids) > 1:
            self.heading_requested.emit(clock_ids, text)
        else:
            self.wished.emit(ClockWish(verb=key_of(field), clock_id=clock_ids[0], value=text))
        self._view.show_clock(clock_ids[0])

    def _on_canvas_heading_asked(self, group: WallGroup) -> None:
        self._asked = tuple(clock.clock_id for clock in group.clocks), ClockField.GROUP
        self._view.question.ask(question(self._words, ClockField.GROUP, group.key), group.key)

    def _on_entry_left(self) -> None:
        self._view.entry.hide()
        self.take_keyboard()

    def _on_canvas_refused(self, clock_id: EntityId) -> None:
        view = self._model.view_of(clock_id)
        if view is not None:
            text = self._words.gettext("“%(clock)s” is locked") % {"clock": view.name}
            self._speaker.say(News(text=text))
        self.refused.emit(clock_id)

    def _on_canvas_visibility_requested(self, clock_id: EntityId) -> None:
        view = self._model.view_of(clock_id)
        if view is not None:
            self.visibility_requested.emit(clock_id, _turned(view))

    def _on_canvas_all_visibility_requested(self, clock_ids: tuple[EntityId, ...]) -> None:
        view = self._model.view_of(clock_ids[0])
        if view is not None:
            self.all_visibility_requested.emit(clock_ids, _turned(view))

    def _on_canvas_menu_requested(self, clock_id: EntityId, at: QPoint) -> None:
        menu = self._menu_of(clock_id)
        if menu is not None:
            menu.fill()
            self._open(menu, at)

    def _on_canvas_resolve_requested(self, clock_id: EntityId) -> None:
        menu = self._menu_of(clock_id)
        if menu is not None:
            menu.fill_for_full()
            self._open(menu, self._middle_of(clock_id))
        self.resolve_requested.emit(clock_id)

    def _on_canvas_drag_started(self, clock_id: EntityId) -> None:
        if self._drag is not None:
            return
        view = self._view
        self._drag = WallDrag(self._look, self._words, view.canvas, view.area, clock_id)
        self._drag.moved.connect(self.drag_moved)
        self._drag.dropped.connect(self._on_drag_dropped)
        self._drag.left.connect(self.drag_dropped)
        self._drag.ended.connect(self._on_drag_ended)

    def _on_drag_dropped(self, clock_id: EntityId, target: Target) -> None:
        match target:
            case Between(group=group):
                self._move(clock_id, group)
            case Onto(clock_id=other, opens=True):
                self.link_requested.emit(clock_id, other)
            case Onto(clock_id=other):
                self.race_requested.emit(clock_id, other)
            case None:
                pass

    def _on_drag_ended(self) -> None:
        self._drag = None
        self.drag_ended.emit()

    def _on_keys_move_wished(self, clock_id: EntityId, step: int) -> None:
        groups = self._view.canvas.order.groups
        own = next((place for place, ids in enumerate(groups) if clock_id in ids), None)
        if own is not None and 0 <= own + step < len(groups):
            self._move(clock_id, own + step if step < 0 else own + step + 1)

    def _on_keys_go_wished(self, clock_id: EntityId, step: int) -> None:
        dials = self._view.canvas.dials
        place = next((n for n, dial in enumerate(dials) if dial.clock_id == clock_id), None)
        if place is not None and 0 <= place + step < len(dials):
            other = dials[place + step].clock_id
            if other is not None:
                self._view.show_clock(other)

    def _on_keys_race_wished(self, clock_id: EntityId) -> None:
        menu = self._menu_of(clock_id)
        if menu is not None:
            menu.fill_for_race()
            self._open(menu, self._middle_of(clock_id))

    def _on_keys_link_wished(self, clock_id: EntityId) -> None:
        menu = self._menu_of(clock_id)
        if menu is not None:
            menu.fill_for_link()
            self._open(menu, self._middle_of(clock_id))


def _turned(view: ClockView) -> Visibility:
    """Return how players see a clock after its eye was pressed."""
    return Visibility.HIDDEN if view.visibility is Visibility.SHOWN else Visibility.SHOWN
