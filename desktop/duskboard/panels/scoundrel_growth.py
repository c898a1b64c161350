"""How a scoundrel grows: the playbook's experience, and special abilities as chips."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.playbook import Playbook
from duskboard.core.blades.trait import ActionId, XpTrack
from duskboard.i18n.blades_ability_rule_text import ability_rule
from duskboard.i18n.blades_ability_text import ability_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.ability_menu import AbilityMenu
from duskboard.panels.chip_row import ChipRow
from duskboard.panels.over_field import OverField
from duskboard.panels.scoundrel_deed import ScoundrelDeed, deed_text
from duskboard.panels.scoundrel_wish import EarnAbility, MarkXp, WriteRows
from duskboard.play.blades.field import RowField
from duskboard.table.scoundrel_view import ScoundrelView
from duskboard.theme.look import Look
from duskboard.theme.token import TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.chip import Chip
from duskboard.widgets.text_label import TextLabel


class ScoundrelGrowth(QWidget):
    """Shows the playbook's track and the abilities. A click on a chip offers what to do with it.

    Attributes:
        playbooks: Gives every playbook that there is.

    Signals:
        wished(ScoundrelWish): Experience shall be marked, or the abilities be others.
        deed_wished(ScoundrelDeed): A playbook shall be chosen.
    """

    wished = Signal(object)
    deed_wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: ScoundrelView | None = None
        self._title = TextLabel(look, "", TextStyle.LABEL)
        self.xp = BoxTrack(look, width=15.0, height=17.0, gap=3.0, columns=None, takes_digits=True)
        self.add = Chip(look, glyph="plus", is_offered=True)
        self.advance = Chip(look, glyph="plus", is_lit=True)
        self.playbook = Chip(look, glyph="book")
        self.playbooks: Callable[[], Sequence[Playbook]] = tuple
        self._row = ChipRow(look, first=(self.playbook,), last=(self.add, self.advance))
        self.field = OverField(self)
        self._lay_out()
        self.xp.points_requested.connect(self._on_xp_points_requested)
        self.playbook.clicked.connect(lambda: self.deed_wished.emit(ScoundrelDeed.PLAYBOOK))
        self.add.clicked.connect(self._on_add_clicked)
        self._row.pressed.connect(self._on_row_pressed)
        self.advance.clicked.connect(self._on_advance_clicked)
        self.field.entered.connect(self._on_field_entered)

    @property
    def chips(self) -> tuple[Chip, ...]:
        """A chip for each ability, in order."""
        return self._row.chips

    def mirror(self, view: ScoundrelView) -> None:
        """Show the track and the abilities."""
        is_other = self._view is None or view.sheet_id != self._view.sheet_id
        self._view, words = view, self._words
        if is_other:
            self.field.finish()
        name = words.pgettext("blades", "Playbook xp")
        self._title.setText(name)
        choose = deed_text(words, ScoundrelDeed.PLAYBOOK)
        self.playbook.tell(view.profile.playbook or choose, choose)
        of = words.pgettext("blades", "%(count)d of %(most)d")
        said = of % {"count": view.playbook_xp.filled, "most": view.playbook_xp.size}
        track = view.playbook_xp
        self.xp.mirror(TrackFace(filled=track.filled, size=track.size, text=name, says=said))
        self.advance.tell(words.pgettext("blades", "Track full: one ability more"))
        self.advance.setVisible(track.filled >= track.size)
        chips = self._row.match(len(view.abilities))
        for chip, ability in zip(chips, view.abilities, strict=True):
            chip.tell(named(words, ability), ability_rule(words, ability))
        self.add.tell(words.pgettext("blades", "Ability"))
        # One takes the place of the other: nothing below may move.
        self.add.setVisible(track.filled < track.size)
        self.add.setAccessibleName(words.pgettext("blades", "Add a special ability"))

    def _lay_out(self) -> None:
        px = self._look.px
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.xp, 0, Qt.AlignmentFlag.AlignVCenter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        column.addLayout(head)
        column.addWidget(self._row)

    def _on_row_pressed(self, place: int) -> None:
        view, words = self._view, self._words
        if view is None:
            return
        menu, chip = QMenu(self), self.chips[place]
        if view.abilities[place].key == AbilityId.EXPERTISE:
            self._offer_actions(menu, place)
        menu.addAction(words.pgettext("blades", "Call it otherwise…"), partial(self._name, place))
        menu.addSeparator()
        menu.addAction(words.gettext("Remove"), partial(self._drop, place))
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(chip.mapToGlobal(chip.rect().bottomLeft()))

    def _offer_actions(self, menu: QMenu, place: int) -> None:
        """Offer the action that goes with Expertise (rules/blades-abilities.md A24)."""
        view = self._view
        for action in ActionId if view is not None else ():
            act = menu.addAction(enum_text(self._words, action))
            act.setCheckable(True)
            act.setChecked(view is not None and view.abilities[place].choice == action)
            act.triggered.connect(lambda _on, one=action: self._choose(place, one))
        menu.addSeparator()

    def _choose(self, place: int, action: ActionId) -> None:
        if self._view is not None:
            rows = list(self._view.abilities)
            rows[place] = replace(rows[place], choice=action.value)
            self._send(tuple(rows))

    def _on_add_clicked(self) -> None:
        view = self._view
        if view is not None:
            self._offer(self.add, lambda one: self._send((*view.abilities, one)))

    def _on_advance_clicked(self) -> None:
        self._offer(self.advance, lambda one: self.wished.emit(EarnAbility(ability=one)))

    def _offer(self, anchor: QWidget, take: Callable[[Ability], None]) -> None:
        """Offer the abilities that are not there yet, and one of the table's own."""
        view, words = self._view, self._words
        if view is None:
            return
        menu = AbilityMenu(self._look, words, take, self)
        there = {(one.key, one.key or one.name) for one in view.abilities}
        menu.offer(
            self.playbooks(),
            view.profile.playbook,
            lambda one: (one.key, one.key or one.name) in there,
        )
        menu.addAction(words.pgettext("blades", "Another…"), partial(self._write, anchor, ""))
        menu.popup(anchor.mapToGlobal(anchor.rect().bottomLeft()))

    def _name(self, place: int) -> None:
        if self._view is not None:
            ability = self._view.abilities[place]
            self._write(self.chips[place], ability_text(self._words, ability))

    def _write(self, anchor: QWidget, text: str) -> None:
        hint = self._words.pgettext("blades", "Special ability")
        said = self._words.pgettext("blades", "What the special ability is called")
        self.field.say(hint, said)
        self.field.lie_over(anchor, text)

    def _drop(self, place: int) -> None:
        if self._view is not None:
            rows = list(self._view.abilities)
            del rows[place]
            self._send(tuple(rows))

    def _send(self, rows: tuple[Ability, ...]) -> None:
        self.wished.emit(WriteRows(field=RowField.ABILITIES, rows=rows))

    def _on_field_entered(self, text: str) -> None:
        anchor, view, name = self.field.anchor, self._view, text.strip()
        self.field.finish()
        if view is None or not name:
            return
        rows = list(view.abilities)
        place = self._row.place_of(anchor)
        if anchor is self.advance:
            self.wished.emit(EarnAbility(ability=Ability(name=name)))
            return
        if place is not None:
            rows[place] = replace(rows[place], name=name)
        else:
            rows.append(Ability(name=name))
        if tuple(rows) != view.abilities:
            self._send(tuple(rows))

    def _on_xp_points_requested(self, marks: int) -> None:
        self.wished.emit(MarkXp(track=XpTrack.PLAYBOOK, marks=marks))


def named(words: Words, ability: Ability) -> str:
    """Return what an ability is called, with the action that was chosen for it."""
    name = ability_text(words, ability)
    action = next((one for one in ActionId if one == ability.choice), None)
    if action is None:
        return name
    text = words.pgettext("blades", "%(ability)s: %(action)s")
    return text % {"ability": name, "action": enum_text(words, action)}
