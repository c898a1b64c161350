"""Who sits in a vehicle: the wheel, the passengers, and who may get in."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from duskboard.board.board_words import person_name
from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.driving import HELPING_SKILLS
from duskboard.core.chase.participant import Fate
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.menu_under import open_menu
from duskboard.panels.person_badge import PersonBadge
from duskboard.table.board_view import BoardView, TokenView
from duskboard.table.vehicle_view import VehicleView
from duskboard.theme.look import Look
from duskboard.theme.token import Role, TextStyle
from duskboard.widgets.glyph_button import GlyphButton
from duskboard.widgets.text_label import TextLabel

_BADGE = 26.0


class SeatRows(QWidget):
    """Shows who is aboard, and lets them change seats, get out, and others in.

    Attributes:
        rows: A row for each that sits in it, the driver first.
        enter: Lets somebody who stands there get in.

    Signals:
        wished(ChaseWish): This was clicked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look, self._words = look, words
        self._view: BoardView | None = None
        self._vehicle: VehicleView | None = None
        self.rows: list[SeatRow] = []
        self._free = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.enter = GlyphButton(look, "", glyph="plus", small=True)
        self._people = QVBoxLayout()
        self._people.setSpacing(round(look.px(4)))
        foot = QHBoxLayout()
        foot.addWidget(self._free, 1)
        foot.addWidget(self.enter)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(look.px(6)))
        column.addLayout(self._people)
        column.addLayout(foot)
        self.enter.clicked.connect(self._on_enter_clicked)

    def mirror(self, view: BoardView, vehicle: VehicleView) -> None:
        """Show who sits in a vehicle."""
        self._view, self._vehicle = view, vehicle
        words = self._words
        people = [token for who in vehicle.aboard if (token := view.token(who)) is not None]
        while len(self.rows) < len(people):
            row = SeatRow(self._look, words)
            row.wished.connect(self.wished)
            self._people.addWidget(row)
            self.rows.append(row)
        for place, row in enumerate(self.rows):
            row.setVisible(place < len(people))
            if place < len(people):
                row.mirror(view, vehicle, people[place])
        free = vehicle.seats - sum(one.count for one in people)
        text = words.npgettext("chase vehicle", "%(count)d seat free", "%(count)d seats free", free)
        self._free.setText(text % {"count": free})
        self.enter.setText(words.pgettext("chase vehicle", "Get in"))
        self.enter.setEnabled(bool(self._entries()))
        nobody = words.pgettext("chase vehicle", "Nobody of its side stands there on foot.")
        self.enter.setToolTip("" if self.enter.isEnabled() else nobody)

    def _entries(self) -> Sequence[tuple[str, object]]:
        """Return who may get in, to the wheel or beside it: what it says and what it means."""
        view, vehicle, words = self._view, self._vehicle, self._words
        if view is None or vehicle is None:
            return ()
        riding = [one for who in vehicle.aboard if (one := view.token(who)) is not None]
        taken = sum(one.count for one in riding)
        found: list[tuple[str, object]] = []
        for token in view.tokens:
            is_there = vehicle.place_id in {token.place_id, None} and token.fate is Fate.RUNNING
            is_ours = all(one.side is token.side for one in riding)
            is_free = view.vehicle_of(token.person_id) is None
            if not (is_there and is_ours and is_free) or taken + token.count > vehicle.seats:
                continue
            name = {"who": person_name(words, token)}
            if token.count == 1:
                text = words.pgettext("chase vehicle", "%(who)s takes the wheel")
                found.append((text % name, _get_in(token, vehicle, drives=True)))
            if vehicle.aboard:
                text = words.pgettext("chase vehicle", "%(who)s rides along")
                found.append((text % name, _get_in(token, vehicle, drives=False)))
        return found

    def _on_enter_clicked(self) -> None:
        open_menu(self.enter, self._entries(), self.wished.emit)


class SeatRow(QWidget):
    """Somebody who sits in a vehicle.

    Attributes:
        wheel: Takes the wheel; who has it rides along then.
        help: Helps the driver; only in that one's own turn.
        out: Gets out.

    Signals:
        wished(ChaseWish): This was clicked.
    """

    wished = Signal(object)

    def __init__(self, look: Look, words: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._who: EntityId | None = None
        self._vehicle: VehicleView | None = None
        self._badge = PersonBadge(look, words, _BADGE, ground=Role.BG1)
        self.name = TextLabel(look, "", TextStyle.LABEL)
        self.says = TextLabel(look, "", TextStyle.CAPTION, role=Role.TEXT2)
        self.help = GlyphButton(look, "", glyph="eye-open", role="tool", small=True)
        self.wheel = GlyphButton(look, "", small=True)
        self.out = GlyphButton(look, "", role="quiet", small=True)
        names = QVBoxLayout()
        names.setSpacing(0)
        names.addWidget(self.name)
        names.addWidget(self.says)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(round(look.px(6)))
        row.addWidget(self._badge)
        row.addLayout(names, 1)
        for button in (self.help, self.wheel, self.out):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        self.help.clicked.connect(self._on_help_clicked)
        self.wheel.clicked.connect(self._on_wheel_clicked)
        self.out.clicked.connect(self._on_out_clicked)

    def mirror(self, view: BoardView, vehicle: VehicleView, token: TokenView) -> None:
        """Show somebody in a vehicle."""
        words, self._who, self._vehicle = self._words, token.person_id, vehicle
        name = {"who": person_name(words, token)}
        self._badge.mirror(token)
        self.name.setText(name["who"])
        self.says.setText(_facts(words, token, vehicle))
        self.says.setToolTip(_points(words, token))
        drives = token.person_id == vehicle.driver
        self.wheel.setText(words.pgettext("chase vehicle", "Drive"))
        self.wheel.setVisible(not drives and token.count == 1)
        takes = words.pgettext("chase vehicle", "%(who)s takes the wheel")
        self.wheel.setAccessibleName(takes % name)
        helping = words.pgettext("chase vehicle", "%(who)s helps the driver") % name
        self.help.setToolTip(helping)
        self.help.setAccessibleName(helping)
        can_help = view.active == token.person_id and not drives and vehicle.has_driver
        self.help.setVisible(can_help)
        self.out.setText(words.pgettext("chase vehicle", "Get out"))
        out = words.pgettext("chase vehicle", "%(who)s gets out")
        self.out.setAccessibleName(out % name)

    def _on_help_clicked(self) -> None:
        rows: list[tuple[str, object]] = [
            (
                skill_text(self._words, skill),
                ChaseWish(verb=ChaseVerb.HELP, thing=self._who, value=str(skill)),
            )
            for skill in HELPING_SKILLS
        ]
        open_menu(self.help, rows, self.wished.emit)

    def _on_wheel_clicked(self) -> None:
        if self._vehicle is not None:
            wish = ChaseWish(
                verb=ChaseVerb.GET_IN, thing=self._who, other=self._vehicle.vehicle_id, value=True
            )
            self.wished.emit(wish)

    def _on_out_clicked(self) -> None:
        self.wished.emit(ChaseWish(verb=ChaseVerb.GET_OUT, thing=self._who))


def driving_skill(token: TokenView, vehicle: VehicleView) -> int | None:
    """Return how good a driver is with a vehicle, or None where that is not known."""
    if token.source is not CheckSource.D100:
        return None
    return next((one.value for one in token.skills if one.name == vehicle.skill), None)


def _facts(words: Words, token: TokenView, vehicle: VehicleView) -> str:
    if token.person_id == vehicle.driver:
        drives = words.pgettext("chase vehicle", "drives")
        return dotted(words, [drives, _points(words, token)])
    text = words.pgettext("chase vehicle", "one act on DEX %(dex)d")
    return text % {"dex": token.dex or 0}


def _points(words: Words, token: TokenView) -> str:
    if token.hit_points is None or token.full_hit_points is None:
        return ""
    text = words.pgettext("chase vehicle", "HP %(left)d of %(full)d")
    return text % {"left": token.hit_points, "full": token.full_hit_points}


def _get_in(token: TokenView, vehicle: VehicleView, *, drives: bool) -> ChaseWish:
    return ChaseWish(
        verb=ChaseVerb.GET_IN, thing=token.person_id, other=vehicle.vehicle_id, value=drives
    )
