"""The menus of a place on the track, and of the way between two."""

from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from duskboard.board.board_words import drift_text
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.skill import BARRIER_SKILLS, HAZARD_SKILLS, SkillId
from duskboard.core.chase.track import Direction, Drift
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.chase_menu import ChaseMenu
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.table.board_view import BarrierView, BoardView, HazardView, PlaceView, WayView

_FASTEST = 3
"""Ways a round that a hazard moves at the most, as offered."""


class PlaceMenu(ChaseMenu):
    """Everything that can be done with a place."""

    def __init__(
        self, words: Words, view: BoardView, place: PlaceView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._place = place

    @override
    def fill(self) -> None:
        """Offer everything."""
        words, place, view = self._words, self._place, self._view
        active = view.token(view.active)
        if active is not None and active.place_id != place.place_id:
            wish = ChaseWish(verb=ChaseVerb.PUT_AT, thing=active.person_id, other=place.place_id)
            text = words.pgettext("chase", "Move %(who)s here anyway") % {"who": active.name or "?"}
            self.add(text, wish, key="Alt+Enter")
            self.addSeparator()
        self.add(words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key="F2")
        after = words.pgettext("chase", "New place after it")
        self.add(after, self._wish(ChaseVerb.INSERT_AFTER), key="Ins")
        before = words.pgettext("chase", "New place before it")
        self.add(before, self._wish(ChaseVerb.INSERT_BEFORE))
        last = len(view.places) - 1
        on, back = words.pgettext("chase", "Move it on"), words.pgettext("chase", "Move it back")
        self.add(back, self._wish(ChaseVerb.SHIFT, -1), key="Alt+←", enabled=place.column > 0)
        self.add(on, self._wish(ChaseVerb.SHIFT, 1), key="Alt+→", enabled=place.column < last)
        self.addSeparator()
        exit_text = words.pgettext("chase", "Exit: the quarry are away here")
        self.add(exit_text, self._wish(ChaseVerb.EXIT, not place.is_exit), checked=place.is_exit)
        self.add_visibilities(place.place_id, place.visibility)
        self.addSeparator()
        self.add(words.gettext("Remove"), self._wish(ChaseVerb.REMOVE), key="Del")

    def _wish(self, verb: ChaseVerb, value: object = None) -> ChaseWish:
        return ChaseWish(verb=verb, thing=self._place.place_id, value=value)


class WayMenu(ChaseMenu):
    """Everything that can be done with a way and what lies on it."""

    def __init__(
        self, words: Words, view: BoardView, way: WayView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._way = way

    @override
    def fill(self) -> None:
        """Offer everything."""
        words, way = self._words, self._way
        if way.hazard is not None or way.barrier is not None:
            self._add_laid()
        else:
            self.add(words.pgettext("chase", "Hazard"), self._wish(ChaseVerb.HAZARD), key="H")
            self.add(words.pgettext("chase", "Barrier"), self._wish(ChaseVerb.BARRIER), key="B")
            from_shelf = words.gettext("From the shelf…")
            self.add(from_shelf, self._wish(ChaseVerb.SHELF), key="Ctrl+H")
            self.addSeparator()
        here = words.pgettext("chase", "New place here")
        self.add(here, self._wish(ChaseVerb.INSERT_AFTER), key="Ins")
        self.add_visibilities(way.edge_id, way.visibility)
        if way.hazard is not None or way.barrier is not None:
            self.addSeparator()
            self.add(words.gettext("Remove"), self._wish(ChaseVerb.REMOVE), key="Del")

    def _wish(self, verb: ChaseVerb, value: object = None) -> ChaseWish:
        return ChaseWish(verb=verb, thing=self._way.edge_id, value=value)

    def _add_laid(self) -> None:
        words, barrier, hazard = self._words, self._way.barrier, self._way.hazard
        laid = barrier or hazard
        if laid is None:
            return
        self.add(words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key="F2")
        usual = HAZARD_SKILLS if barrier is None else BARRIER_SKILLS
        self._add_skills(laid.skills or (), usual)
        menu = self.addMenu(words.pgettext("chase", "Difficulty"))
        for difficulty in Difficulty:
            wish = self._wish(ChaseVerb.DIFFICULTY, difficulty)
            is_on = difficulty is laid.difficulty
            self.add(enum_text(words, difficulty), wish, menu=menu, checked=is_on)
        if barrier is not None:
            self._add_wear(barrier)
        elif hazard is not None:
            self._add_harm(hazard)
            self._add_drift(hazard)
        self.addSeparator()

    def _add_skills(self, known: tuple[str, ...], usual: tuple[SkillId, ...]) -> None:
        words = self._words
        menu = self.addMenu(words.pgettext("chase", "Get past it with"))
        first = list(dict.fromkeys([*known, *usual]))
        for name in first:
            self._add_skill(menu, name, known)
        more = menu.addMenu(words.gettext("Other"))
        for name in SkillId:
            if name not in first:
                self._add_skill(more, name, known)

    def _add_skill(self, menu: QMenu, name: str, known: tuple[str, ...]) -> None:
        is_last = known == (name,)
        wish = self._wish(ChaseVerb.SKILL, str(name))
        text = skill_text(self._words, name)
        self.add(text, wish, menu=menu, checked=name in known, enabled=not is_last)

    def _add_wear(self, barrier: BarrierView) -> None:
        words, left, full = self._words, barrier.hit_points, barrier.full_hit_points
        if left is None or full is None:
            return
        damage = words.pgettext("chase", "Damage…")
        self.add(damage, self._wish(ChaseVerb.DAMAGE), key=words.pgettext("chase key", "digits"))
        menu = self.addMenu(words.pgettext("chase", "Hit points when whole"))
        for points, made_of in _makes(words).items():
            texts = {"points": points, "made_of": made_of}
            text = words.pgettext("chase barrier", "%(points)d, %(made_of)s") % texts
            wish = self._wish(ChaseVerb.FULL_HIT_POINTS, points)
            self.add(text, wish, menu=menu, checked=points == full)
        broken = words.pgettext("chase barrier", "Break it")
        self.add(broken, self._wish(ChaseVerb.HIT_POINTS, 0), enabled=left > 0)
        stands_open = words.pgettext("chase barrier", "Open for all")
        wish = self._wish(ChaseVerb.OPEN, not barrier.is_open)
        self.add(stands_open, wish, enabled=left > 0, checked=barrier.is_open)
        whole = words.pgettext("chase barrier", "Make it whole")
        self.add(whole, self._wish(ChaseVerb.HIT_POINTS, full), enabled=left < full)
        debris = words.pgettext("chase barrier", "Make its debris a hazard")
        self.add(debris, self._wish(ChaseVerb.DEBRIS), enabled=left == 0)

    def _add_harm(self, hazard: HazardView) -> None:
        words = self._words
        menu = self.addMenu(words.pgettext("chase", "Whoever fails is hurt"))
        none = words.pgettext("chase", "Not at all: only delayed")
        self.add(none, self._wish(ChaseVerb.HARM), menu=menu, checked=hazard.harm is None)
        for severity in Severity:
            text, wish = severity_text(words, severity), self._wish(ChaseVerb.HARM, severity)
            self.add(text, wish, menu=menu, checked=severity is hazard.harm)

    def _add_drift(self, hazard: HazardView) -> None:
        """Offer where it moves each round, and to move it at once (rules/chase.md 5.10)."""
        words = self._words
        menu = self.addMenu(words.pgettext("chase", "Moves"))
        stays = words.pgettext("chase", "It stays where it is")
        self.add(stays, self._wish(ChaseVerb.DRIFT), menu=menu, checked=hazard.drift is None)
        for direction in (Direction.BACKWARD, Direction.FORWARD):
            for pace in range(1, _FASTEST + 1):
                drift = Drift(direction=direction, pace=pace)
                wish = self._wish(ChaseVerb.DRIFT, drift)
                self.add(drift_text(words, drift), wish, menu=menu, checked=drift == hazard.drift)
        if hazard.drift is not None:
            self.add(words.pgettext("chase", "Move it now"), self._wish(ChaseVerb.MOVE_ON))


def _makes(words: Words) -> dict[int, str]:
    """Return hit points of barriers, by what they are made of (rules/chase.md 6.10)."""
    return {
        5: words.pgettext("chase barrier", "inner door, thin fence"),
        10: words.pgettext("chase barrier", "ordinary door"),
        15: words.pgettext("chase barrier", "strong outer door"),
        25: words.pgettext("chase barrier", "brick wall"),
        50: words.pgettext("chase barrier", "big tree"),
        100: words.pgettext("chase barrier", "bridge pier"),
    }
