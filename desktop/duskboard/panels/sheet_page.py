"""One sheet: who it is, its traits in groups, what there is to spend, and the body."""

from PySide6.QtCore import QEvent, QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from duskboard.core.storyteller.trait import Creature, TraitKey, TraitKind
from duskboard.i18n.storyteller_trait_text import trait_text
from duskboard.i18n.words import Language, Words
from duskboard.panels.sheet_book import BookPage, page_rule
from duskboard.panels.sheet_boxes import SheetBoxes
from duskboard.panels.sheet_form import SheetForm
from duskboard.panels.sheet_lists import SheetLists
from duskboard.panels.sheet_notes import SheetNotes
from duskboard.panels.sheet_pools import SheetPools
from duskboard.panels.sheet_portrait import SheetPortrait
from duskboard.panels.sheet_rows import TraitColumn, TraitSection
from duskboard.panels.sheet_text import calling
from duskboard.panels.sheet_walk import STEPS, walk
from duskboard.panels.tag_label import TagLabel
from duskboard.panels.trait_menu import GROWING, add_menu, trait_menu
from duskboard.panels.trait_writing import Purpose, TraitWriting, Writing
from duskboard.play.storyteller.field import Row
from duskboard.table.sheet_view import DotsView, SheetView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.trait_row import TraitRow

_ATTRIBUTES = (TraitKind.PHYSICAL, TraitKind.SOCIAL, TraitKind.MENTAL)
_ABILITIES = (TraitKind.TALENT, TraitKind.SKILL, TraitKind.KNOWLEDGE)
_OTHERS = (TraitKind.DISCIPLINE, TraitKind.BACKGROUND, TraitKind.VIRTUE)
_WIDE_FROM = 540.0


class SheetPage(BookPage):
    """Shows a sheet. Arrows go from row to row.

    Signals:
        picked(TraitKey), rolled_alone(TraitKey): A trait shall be part of the pool, or be rolled.
        rating_requested(TraitKey, int): It shall have so many dots.
        turned(object, object): A health box marked so shall be marked otherwise.
        specialties_written(TraitKey, tuple[str, ...]): Fields in which tens count for more.
        wished(SheetWish): Anything else.
    """

    turned = Signal(object, object)
    specialties_written = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: SheetView | None = None
        self._seen: tuple[SheetView, bool, Language] | None = None
        self._name = TextLabel(look, "", TextStyle.HEAD)
        self._calling = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2)
        self._tags = [TagLabel(look, ground=Role.BG1) for _ in range(2)]
        self.form = SheetForm(look, words)
        self.columns = {
            kind: TraitColumn(look, words, kind, is_heading=kind in _OTHERS, grows=kind in GROWING)
            for kind in (*_ATTRIBUTES, *_ABILITIES, *_OTHERS)
        }
        self._titles = [TextLabel(look, "", TextStyle.LABEL) for _ in range(2)]
        groups = ((_ATTRIBUTES, self._titles[0]), (_ABILITIES, self._titles[1]), (_OTHERS, None))
        self._sections = [
            TraitSection(look, title, [self.columns[kind] for kind in kinds])
            for kinds, title in groups
        ]
        self.pools = SheetPools(look, words)
        self.bodies = SheetBoxes(look, words)
        self.body = self.bodies.body
        self.lists = SheetLists(look, words)
        self.notes = SheetNotes(look, words)
        self.portrait = SheetPortrait(look, words)
        self.note = TraitWriting(words, self)
        self._lay_out()
        self.note.specialties_written.connect(self.specialties_written)
        self.note.wished.connect(self.wished)
        for part in (self.lists, self.bodies, self.notes, self.portrait):
            part.wished.connect(self.wished)
        for column in self.columns.values():
            column.picked.connect(self.picked)
            column.rolled_alone.connect(self.rolled_alone)
            column.rating_requested.connect(self.rating_requested)
            column.add_requested.connect(self._on_column_add_requested)
            column.note_requested.connect(self._on_column_note_requested)
            column.menu_requested.connect(self._on_column_menu_requested)
        self.pools.picked.connect(self.picked)
        self.pools.rolled_alone.connect(self.rolled_alone)
        self.pools.rating_requested.connect(self.rating_requested)
        self.bodies.turned.connect(self.turned)

    def mirror(
        self,
        view: SheetView,
        picked: tuple[TraitKey, ...],
        lit: Row | None = None,
        *,
        is_editing: bool,
    ) -> None:
        """Show a sheet, as it is played or as it is written on.

        Args:
            view: The sheet.
            picked: The labels of the pool in hand.
            lit: The power or weapon that the pool in hand is of, or None.
            is_editing: Whether it is written on.
        """
        now = (view, is_editing, self._words.language)
        if now != self._seen:
            self._seen = now
            self._show(view, is_editing=is_editing)
        for kind, column in self.columns.items():
            column.mirror(view, _traits(view, kind), picked, is_editing=is_editing)
        for section, rule in zip(self._sections, self._rules, strict=True):
            is_there = any(not column.isHidden() for column in section.columns)
            section.setVisible(is_there)
            rule.setVisible(is_there)
        self.pools.mirror(view, picked, is_editing=is_editing)
        self.lists.mirror(view, lit, is_editing=is_editing)
        self._lists_rule.setVisible(self.lists.has_rows)

    def _show(self, view: SheetView, *, is_editing: bool) -> None:
        writing, before = self.note.writing, self._view
        is_other = before is not None and before.sheet_id != view.sheet_id
        if writing is not None and (is_other or (writing.is_new and not is_editing)):
            # What was begun for one sheet is not written on another, nor while it is played.
            self.note.finish()
        self._view = view
        words = self._words
        self._name.setText(view.name)
        self._calling.setText(calling(words, view))
        profile = view.profile
        texts = (
            words.pgettext("vampire", "Nature: %(word)s") % {"word": profile.nature},
            words.pgettext("vampire", "Demeanour: %(word)s") % {"word": profile.demeanour},
        )
        for tag, text, word in zip(
            self._tags, texts, (profile.nature, profile.demeanour), strict=True
        ):
            tag.setText(text)
            tag.setVisible(bool(word))
            tag.updateGeometry()
        self.head.setVisible(not is_editing)
        self.form.setVisible(is_editing)
        self.form.mirror(view)
        self.portrait.mirror(view.portrait, is_editing=is_editing)
        self.bodies.mirror(view, is_editing=is_editing)
        self.notes.mirror(view.sheet_id, view.notes)
        self._titles[0].setText(words.pgettext("vampire", "Attributes"))
        self._titles[1].setText(words.pgettext("vampire", "Abilities"))

    @property
    @override
    def parts(self) -> list[QWidget]:
        """The parts that are there whether it is written on or not, from the top."""
        there = (*self._sections, self.pools, self.lists, self.notes)
        return [one for one in there if one.isVisible()]

    @property
    @override
    def first_row(self) -> TraitRow | None:
        """The uppermost trait, or None for a sheet without any."""
        rows = (row for column in self.columns.values() for row in column.rows.values())
        return next((row for row in rows if row.isVisible()), None)

    def row(self, key: TraitKey) -> TraitRow | None:
        """Return the row of a trait."""
        rows = {**self.pools.rows}
        for column in self.columns.values():
            rows |= column.rows
        return rows.get(key)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()
        # The rows take their new places with the layout, which comes after this.
        QTimer.singleShot(0, self, self._place_note)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = STEPS.get(Qt.Key(event.key()))
        if step is None or event.modifiers() or not walk(self, *step):
            event.ignore()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _lay_out(self) -> None:
        px = self._look.px
        self.head = QWidget()
        head = QHBoxLayout(self.head)
        inset = round(px(6))
        head.setContentsMargins(inset, 0, inset, 0)
        head.setSpacing(round(px(10)))
        head.addWidget(self._name)
        head.addWidget(self._calling, 1)
        for tag in self._tags:
            head.addWidget(tag)
        who = QHBoxLayout()
        who.setSpacing(round(px(10)))
        who.addWidget(self.portrait)
        who.addWidget(self.head, 1)
        who.addWidget(self.form, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(round(px(8)), round(px(8)), round(px(8)), round(px(8)))
        column.setSpacing(round(px(6)))
        column.addLayout(who)
        self._rules = [page_rule() for _ in self._sections]
        for section, rule in zip(self._sections, self._rules, strict=True):
            column.addWidget(section)
            column.addWidget(rule)
        self._foot = QGridLayout()
        self._foot.setHorizontalSpacing(round(px(24)))
        self._foot.setVerticalSpacing(round(px(8)))
        column.addLayout(self._foot)
        self._lists_rule = page_rule()
        column.addWidget(self._lists_rule)
        column.addWidget(self.lists)
        column.addWidget(page_rule())
        column.addWidget(self.notes)
        column.addStretch(1)
        self._is_wide: bool | None = None
        self._arrange()

    def _arrange(self) -> None:
        is_wide = self.width() >= self._look.px(_WIDE_FROM)
        if is_wide is self._is_wide:
            return
        self._is_wide = is_wide
        for section in self._sections:
            section.arrange(is_wide=is_wide)
        self.lists.arrange(is_wide=is_wide)
        for part in (self.pools, self.bodies):
            self._foot.removeWidget(part)
        self._foot.addWidget(self.pools, 0, 0)
        place = (0, 1) if is_wide else (1, 0)
        self._foot.addWidget(self.bodies, *place)
        self._foot.setColumnStretch(0, 1)
        self._foot.setColumnStretch(1, 1 if is_wide else 0)

    def _on_column_note_requested(self, key: TraitKey) -> None:
        if key.kind.is_attribute or key.kind.is_ability:
            self._write(Writing(purpose=Purpose.SPECIALTIES, key=key))

    def _on_column_menu_requested(self, key: TraitKey) -> None:
        dots, row = self._dots(key), self.row(key)
        if dots is None or row is None:
            return
        if key.kind.is_attribute and self._view is not None:
            is_spare = self._view.creature is Creature.ANIMAL
            if not is_spare or key.kind is TraitKind.PHYSICAL:
                self._on_column_note_requested(key)
                return
        menu = trait_menu(
            self._words,
            dots,
            self,
            lambda purpose: self._write(Writing(purpose=purpose, key=key)),
            self.wished.emit,
        )
        if menu.isEmpty():
            menu.deleteLater()
        else:
            menu.popup(row.mapToGlobal(QPoint(0, row.height())))

    def _write(self, writing: Writing) -> None:
        """Open the field over the trait that it is about."""
        dots, row = self._dots(writing.key), self.row(writing.key)
        if dots is None or row is None:
            return
        text = ""
        if writing.purpose is Purpose.SPECIALTIES:
            text = ", ".join(dots.specialties)
        elif writing.purpose is Purpose.RENAME:
            text = trait_text(self._words, writing.key)
        self.note.begin(writing, row, text)

    def _place_note(self) -> None:
        """Lay the field over what it is about, in its new place."""
        writing = self.note.writing
        if writing is None:
            return
        if writing.purpose is Purpose.NEW:
            self.note.place(self.columns[writing.key.kind].add_button)
        else:
            self.note.place(self.row(writing.key))

    def _dots(self, key: TraitKey) -> DotsView | None:
        traits = self._view.group(key.kind) if self._view is not None else ()
        return next((one for one in traits if one.key == key), None)

    def _on_column_add_requested(self, kind: TraitKind) -> None:
        view = self._view
        if view is None:
            return
        button = self.columns[kind].add_button
        new = Writing(purpose=Purpose.NEW, key=TraitKey(kind=kind, name=""))
        menu = add_menu(
            self._words,
            view,
            kind,
            self,
            self.wished.emit,
            lambda: self.note.begin(new, button),
        )
        menu.popup(button.mapToGlobal(QPoint(0, button.height())))


def _traits(view: SheetView, kind: TraitKind) -> tuple[DotsView, ...]:
    """Return what stands in a column: paths stand under their Disciplines."""
    if kind is TraitKind.DISCIPLINE:
        return (*view.group(kind), *view.group(TraitKind.PATH))
    return view.group(kind)
