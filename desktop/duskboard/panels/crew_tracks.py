"""Where a crew stands: Tier, hold, rep with turf, heat, the wanted level, the vault, its xp."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.crew_growth import advance_stash
from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.i18n.blades_standing_text import tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.panels.crew_wish import CrewDeed, SetHeat, WriteCrewHold, WriteCrewNumber
from duskboard.play.blades.crew import CrewNumber
from duskboard.table.crew_view import CrewView
from duskboard.table.scoundrel_view import TrackView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_TRACKS = (CrewNumber.REP, CrewNumber.HEAT, CrewNumber.WANTED, CrewNumber.COIN, CrewNumber.XP)
_MOST_BOXES = 16


class CrewTracks(QWidget):
    """Shows the numbers of a crew, each to be set with a click.

    Signals:
        wished(CrewWish): One of them shall be otherwise.
        deed_requested(CrewDeed): Something shall be done that is asked about first.
    """

    wished = Signal(object)
    deed_requested = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: CrewView | None = None
        self.tier = GlyphButton(look, "")
        self.hold = GlyphButton(look, "")
        self.names = {field: TextLabel(look, "", TextStyle.LABEL) for field in _TRACKS}
        self.says = {
            field: TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2) for field in _TRACKS
        }
        self.boxes = {field: self._track(field) for field in _TRACKS}
        self.rise_says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self.rise = GlyphButton(look, "", role="primary")
        self.advance_says = TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2, lines=0)
        self.advance = GlyphButton(look, "", role="primary")
        self._lay_out()
        self.tier.clicked.connect(self._on_tier_clicked)
        self.hold.clicked.connect(self._on_hold_clicked)
        self.rise.clicked.connect(lambda: self.deed_requested.emit(CrewDeed.RISE))
        self.advance.clicked.connect(lambda: self.deed_requested.emit(CrewDeed.ADVANCE))

    def mirror(self, view: CrewView) -> None:
        """Show where a crew stands."""
        self._view, words = view, self._words
        tier = words.pgettext("blades crew", "Tier %(tier)s")
        self.tier.setText(tier % {"tier": tier_text(view.crew.tier)})
        hold = words.pgettext("blades crew", "Hold: %(hold)s")
        self.hold.setText(hold % {"hold": enum_text(words, view.hold)})
        turf = words.pgettext("blades crew", "turf %(count)d") % {"count": view.turf}
        self._show(CrewNumber.REP, view.rep, turf if view.turf else "")
        self._show(CrewNumber.HEAT, view.heat)
        self._show(CrewNumber.WANTED, view.wanted)
        over = view.vault.filled - view.vault.size
        text = words.pgettext("blades crew", "spend or share %(count)d")
        self._show(CrewNumber.COIN, view.vault, text % {"count": over} if over > 0 else "")
        self._show(CrewNumber.XP, view.xp)
        self._show_rise(view)
        self._show_advance(view)

    def _show(self, field: CrewNumber, track: TrackView, more: str = "") -> None:
        words = self._words
        name = enum_text(words, field)
        of = words.pgettext("blades", "%(count)d of %(most)d")
        says = dotted(words, [of % {"count": track.filled, "most": track.size}, more])
        self.names[field].setText(name)
        self.says[field].setText(says)
        shown = min(_MOST_BOXES, track.filled)
        self.boxes[field].mirror(
            TrackFace(filled=shown, size=max(track.size, shown), text=name, says=says)
        )

    def _show_rise(self, view: CrewView) -> None:
        """Say what a full track of rep brings (rules/blades.md 62)."""
        words = self._words
        is_open = view.is_rep_full and view.price is not None
        self.rise.setVisible(is_open)
        self.rise_says.setVisible(is_open)
        if not view.price:
            said = words.pgettext("blades crew", "Rep is full and hold is weak: it becomes strong.")
            act = words.pgettext("blades crew", "Make hold strong")
        else:
            text = words.pgettext(
                "blades crew",
                "Rep is full and hold is strong: the next Tier costs %(coin)d coin. Hold becomes "
                "weak, rep 0; turf stays. No more rep until it is paid.",
            )
            said = text % {"coin": view.price}
            act = words.pgettext("blades crew", "Advance, %(coin)d coin") % {"coin": view.price}
        self.rise_says.setText(said)
        self.rise.setText(act)

    def _show_advance(self, view: CrewView) -> None:
        words = self._words
        self.advance.setVisible(view.is_due)
        self.advance_says.setVisible(view.is_due)
        text = words.pgettext(
            "blades crew",
            "Crew xp is full: an ability, a cohort or two upgrade boxes; everybody gets "
            "%(count)d stash.",
        )
        self.advance_says.setText(text % {"count": advance_stash(view.crew)})
        self.advance.setText(words.pgettext("blades crew", "Choose the advance"))

    def _track(self, field: CrewNumber) -> BoxTrack:
        fill = Role.PURSUER if field in {CrewNumber.HEAT, CrewNumber.WANTED} else Role.TEXT2
        track = BoxTrack(self._look, fill=fill, width=13.0, height=15.0, gap=3.0, columns=None)
        track.points_requested.connect(lambda points: self._on_points_requested(field, points))
        return track

    def _on_points_requested(self, field: CrewNumber, points: int) -> None:
        if field is CrewNumber.HEAT:
            self.wished.emit(SetHeat(heat=points))
        else:
            self.wished.emit(WriteCrewNumber(field=field, number=points))

    def _on_tier_clicked(self) -> None:
        menu = ChoiceMenu(self._look, self._words, self)
        for tier in range(MAX_TIER + 1):
            text = self._words.pgettext("blades crew", "Tier %(tier)s") % {"tier": tier_text(tier)}
            wish = WriteCrewNumber(field=CrewNumber.TIER, number=tier)
            menu.offer(text, lambda wish=wish: self.wished.emit(wish))  # type: ignore[misc] # bound
        menu.open_below(self.tier)

    def _on_hold_clicked(self) -> None:
        menu = ChoiceMenu(self._look, self._words, self)
        for hold in Hold:
            wish = WriteCrewHold(hold=hold)
            menu.offer(
                enum_text(self._words, hold),
                lambda wish=wish: self.wished.emit(wish),  # type: ignore[misc] # bound
            )
        menu.open_below(self.hold)

    def _lay_out(self) -> None:
        px = self._look.px
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(px(8)))
        top = QHBoxLayout()
        top.setSpacing(round(px(8)))
        top.addWidget(self.tier, 1)
        top.addWidget(self.hold, 1)
        column.addLayout(top)
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(10)))
        grid.setVerticalSpacing(round(px(4)))
        grid.setColumnStretch(1, 1)
        for row, field in enumerate(_TRACKS):
            grid.addWidget(self.names[field], 2 * row, 0)
            grid.addWidget(self.says[field], 2 * row, 1, Qt.AlignmentFlag.AlignRight)
            grid.addWidget(self.boxes[field], 2 * row + 1, 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        column.addLayout(grid)
        for part in (self.rise_says, self.rise, self.advance_says, self.advance):
            column.addWidget(part)
