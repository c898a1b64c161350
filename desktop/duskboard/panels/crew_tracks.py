"""Where a crew stands: Tier, hold, coin, rep with turf, heat, the wanted level, its xp."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from duskboard.core.blades.faction import MAX_TIER
from duskboard.core.blades.hold import Hold
from duskboard.i18n.blades_standing_text import standing_text, tier_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.choice_menu import ChoiceMenu
from duskboard.panels.crew_rise import CrewRise
from duskboard.panels.crew_wish import CrewDeed, EndSession, SetHeat, WriteCrewHold, WriteCrewNumber
from duskboard.panels.crew_xp import CrewXp
from duskboard.play.blades.crew import CrewNumber
from duskboard.table.crew_view import CrewView
from duskboard.table.scoundrel_view import TrackView
from duskboard.theme.look import Look
from duskboard.theme.text import RIGHT
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.box_track import BoxTrack, TrackFace
from duskboard.widgets.crew_tile import CrewTile
from duskboard.widgets.text_label import TextLabel
from duskboard.widgets.turf_boxes import TurfBoxes

_TRACKS = (CrewNumber.REP, CrewNumber.HEAT, CrewNumber.WANTED, CrewNumber.XP)
_NAMES = 84.0
_BOX, _GAP = 11.0, 2.0
_SPARE = 4
"""Coin above what the vault holds that is offered to be written down."""


class CrewTracks(QWidget):
    """Shows the numbers of a crew, each to be set with a click.

    Signals:
        wished(CrewWish): One of them shall be otherwise.
        deed_requested(CrewDeed, QWidget): Something shall be done; a menu opens by the widget.
    """

    wished = Signal(object)
    deed_requested = Signal(object, object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: CrewView | None = None
        self.tier, self.hold, self.coin = (CrewTile(look) for _ in range(3))
        self.names = {field: TextLabel(look, "", TextStyle.LABEL) for field in _TRACKS}
        self.says = {
            field: TextLabel(look, "", TextStyle.BODY, role=Role.TEXT2) for field in _TRACKS
        }
        self.boxes = {field: self._track(field) for field in _TRACKS}
        self.turf = TurfBoxes(look)
        self.rise = CrewRise(look, words)
        self.xp = CrewXp(look, words)
        self._lay_out()
        self.tier.clicked.connect(self._on_tier_clicked)
        self.hold.clicked.connect(self._on_hold_clicked)
        self.coin.clicked.connect(self._on_coin_clicked)
        self.rise.requested.connect(self._on_rise_requested)
        self.xp.advance_requested.connect(self._on_xp_advance_requested)
        self.xp.session_requested.connect(self._on_xp_session_requested)

    def mirror(self, view: CrewView) -> None:
        """Show where a crew stands."""
        self._view, words = view, self._words
        standing = standing_text(words, view.crew.tier, view.hold)
        tier = words.pgettext("blades crew", "Tier")
        self.tier.tell(tier, tier_text(view.crew.tier), says=standing)
        counted = enum_text(words, view.hold)
        war = words.pgettext("blades crew", "one lower at war")
        rest = war if view.hold is not view.crew.hold else ""
        self.hold.tell(words.pgettext("blades crew", "Hold"), counted, rest, standing)
        self._show_coin(view)
        full = view.rep.size + view.turf
        self._show(CrewNumber.REP, view.rep, (view.rep.filled + view.turf, full))
        turf = words.pgettext("blades crew", "turf %(count)d") % {"count": view.turf}
        self.turf.mirror(view.turf, turf)
        for field, track in (
            (CrewNumber.HEAT, view.heat),
            (CrewNumber.WANTED, view.wanted),
            (CrewNumber.XP, view.xp),
        ):
            self._show(field, track, (track.filled, track.size))
        self.rise.mirror(view)
        self.xp.mirror(view)

    def _show_coin(self, view: CrewView) -> None:
        words, vault = self._words, view.vault
        of = words.pgettext("blades crew", "of %(count)d") % {"count": vault.size}
        over = vault.filled - vault.size
        spend = words.pgettext("blades crew", "spend or share %(count)d") % {"count": over}
        name = enum_text(words, CrewNumber.COIN)
        says = spend if over > 0 else f"{vault.filled} {of}"
        self.coin.tell(name, str(vault.filled), f"▲ {of}" if over > 0 else of, says)

    def _show(self, field: CrewNumber, track: TrackView, count: tuple[int, int]) -> None:
        words = self._words
        name = enum_text(words, field)
        of = words.pgettext("blades", "%(count)d of %(most)d")
        says = of % {"count": count[0], "most": count[1]}
        self.names[field].setText(name)
        self.says[field].setText(says)
        # What is more than the track holds is said beside it.
        shown = min(track.size, track.filled)
        self.boxes[field].mirror(TrackFace(filled=shown, size=track.size, text=name, says=says))

    def _track(self, field: CrewNumber) -> BoxTrack:
        fill = Role.PURSUER if field in {CrewNumber.HEAT, CrewNumber.WANTED} else Role.TEXT2
        track = BoxTrack(self._look, fill=fill, width=_BOX, height=15.0, gap=_GAP, columns=None)
        track.points_requested.connect(lambda points: self._on_points_requested(field, points))
        return track

    def _on_points_requested(self, field: CrewNumber, points: int) -> None:
        if field is CrewNumber.HEAT:
            self.wished.emit(SetHeat(heat=points))
        else:
            self.wished.emit(WriteCrewNumber(field=field, number=points))

    def _on_rise_requested(self) -> None:
        self.deed_requested.emit(CrewDeed.RISE, self.rise.act)

    def _on_xp_advance_requested(self, below: QWidget) -> None:
        self.deed_requested.emit(CrewDeed.ADVANCE, below)

    def _on_xp_session_requested(self, answers: object) -> None:
        self.wished.emit(EndSession(answers=answers))  # type: ignore[arg-type] # a signal's object

    def _on_tier_clicked(self) -> None:
        text = self._words.pgettext("blades crew", "Tier %(tier)s")
        self._offer_numbers(
            self.tier,
            CrewNumber.TIER,
            {tier: text % {"tier": tier_text(tier)} for tier in range(MAX_TIER + 1)},
        )

    def _on_coin_clicked(self) -> None:
        if self._view is None:
            return
        words, vault = self._words, self._view.vault
        most = max(vault.size, vault.filled) + _SPARE
        texts = {
            count: words.npgettext("blades crew", "%(count)d coin", "%(count)d coin", count)
            % {"count": count}
            for count in range(most + 1)
        }
        self._offer_numbers(self.coin, CrewNumber.COIN, texts)

    def _offer_numbers(self, below: QWidget, field: CrewNumber, texts: dict[int, str]) -> None:
        menu = ChoiceMenu(self._look, self._words, self)
        for number, text in texts.items():
            wish = WriteCrewNumber(field=field, number=number)
            menu.offer(text, lambda wish=wish: self.wished.emit(wish))  # type: ignore[misc] # bound
        menu.open_below(below)

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
        top.setSpacing(round(px(6)))
        for tile in (self.tier, self.hold, self.coin):
            top.addWidget(tile, 1)
        column.addLayout(top)
        column.addLayout(self._grid(_TRACKS[:-1]))
        column.addWidget(self.rise)
        column.addLayout(self._grid(_TRACKS[-1:]))
        column.addWidget(self.xp)

    def _grid(self, fields: Sequence[CrewNumber]) -> QGridLayout:
        """Return tracks below each other, their boxes from one line on."""
        px = self._look.px
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(px(8)))
        grid.setVerticalSpacing(round(px(7)))
        grid.setColumnMinimumWidth(0, round(px(_NAMES)))
        grid.setColumnStretch(2, 1)
        for row, field in enumerate(fields):
            boxes = QHBoxLayout()
            boxes.setSpacing(round(px(_GAP)))
            boxes.addWidget(self.boxes[field])
            if field is CrewNumber.REP:
                boxes.addWidget(self.turf)
            boxes.addStretch(1)
            grid.addWidget(self.names[field], row, 0)
            grid.addLayout(boxes, row, 1)
            self.says[field].setAlignment(RIGHT)
            grid.addWidget(self.says[field], row, 2, Qt.AlignmentFlag.AlignRight)
        return grid
