"""The menus of a place on the track, and of the way between two."""

from PySide6.QtWidgets import QMenu, QWidget
from typing_extensions import override

from duskboard.board.board_words import drift_text, hazard_beside
from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.harm import Severity
from duskboard.core.chase.skill import BARRIER_SKILLS, HAZARD_SKILLS, SkillId
from duskboard.core.chase.track import Direction, Drift, ObstacleKind
from duskboard.i18n.chase_check_text import severity_text
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.words import Words
from duskboard.panels.chase_menu import ChaseMenu, short
from duskboard.panels.chase_wish import ChaseVerb, ChaseWish
from duskboard.panels.road_menu import VehicleKinds, add_cut, add_forks, add_kinds
from duskboard.table.board_view import BoardView, PlaceView, WayView
from duskboard.table.obstacle_view import BarrierView, HazardView
from duskboard.theme.name_key import NAME_KEY

_FASTEST = 3
"""Ways a round that a hazard moves at the most, as offered."""


class PlaceMenu(ChaseMenu):
    """Everything that can be done with a place.

    Attributes:
        kinds: The vehicles that may be put there.
    """

    def __init__(
        self, words: Words, view: BoardView, place: PlaceView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._place = place
        self.kinds: VehicleKinds = ()

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
        self.add(words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key=NAME_KEY)
        after = words.pgettext("chase", "New place after it")
        self.add(after, self._wish(ChaseVerb.INSERT_AFTER), key="Ins")
        before = words.pgettext("chase", "New place before it")
        self.add(before, self._wish(ChaseVerb.INSERT_BEFORE))
        add_forks(self, words, view, place)
        last = len(view.places) - 1
        on, back = words.pgettext("chase", "Move it on"), words.pgettext("chase", "Move it back")
        if not view.is_forked:
            self.add(back, self._wish(ChaseVerb.SHIFT, -1), key="Alt+←", enabled=place.column > 0)
            self.add(on, self._wish(ChaseVerb.SHIFT, 1), key="Alt+→", enabled=place.column < last)
        self._add_vehicles()
        self.addSeparator()
        exit_text = words.pgettext("chase", "Exit: the quarry are away here")
        self.add(exit_text, self._wish(ChaseVerb.EXIT, not place.is_exit), checked=place.is_exit)
        self.add_visibilities(place.place_id, place.visibility)
        self.addSeparator()
        self.add(words.gettext("Remove"), self._wish(ChaseVerb.REMOVE), key="Del")

    def _add_vehicles(self) -> None:
        """Offer to put a vehicle there that nobody drives yet."""
        if self.kinds:
            text = self._words.pgettext("chase vehicle", "New vehicle")
            add_kinds(self, self.addMenu(text), self._place.place_id, self.kinds)

    def _wish(self, verb: ChaseVerb, value: object = None) -> ChaseWish:
        return ChaseWish(verb=verb, thing=self._place.place_id, value=value)


class WayMenu(ChaseMenu):
    """Everything that can be done with a way and what lies on it."""

    def __init__(
        self, words: Words, view: BoardView, way: WayView, parent: QWidget | None = None
    ) -> None:
        super().__init__(words, view, parent)
        self._way = way
        self._is_shared = way.hazard is not None and way.barrier is not None

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
        add_cut(self, words, self._view, way)
        self.add_visibilities(way.edge_id, way.visibility)
        if way.hazard is not None or way.barrier is not None:
            self.addSeparator()
            self.add(words.gettext("Remove"), self._wish(ChaseVerb.REMOVE), key="Del")

    def _wish(
        self, verb: ChaseVerb, value: object = None, kind: ObstacleKind | None = None
    ) -> ChaseWish:
        which = kind if self._is_shared else None
        return ChaseWish(verb=verb, thing=self._way.edge_id, value=value, kind=which)

    def _add_laid(self) -> None:
        """Offer what can be done with what lies there; of two the hazard has a menu of its own."""
        words, barrier, hazard = self._words, self._way.barrier, self._way.hazard
        if barrier is not None and hazard is not None:  # a hazard to who comes the other way
            self._add_barrier(barrier)
            self.addSeparator()
            menu = self.addMenu(short(hazard_beside(words, hazard)).replace("&", "&&"))
            rename = self._wish(ChaseVerb.RENAME, kind=ObstacleKind.HAZARD)
            self.add(words.gettext("Rename"), rename, menu=menu)
            self._add_hazard(hazard, menu)
            remove = self._wish(ChaseVerb.REMOVE, kind=ObstacleKind.HAZARD)
            menu.addSeparator()
            self.add(words.gettext("Remove"), remove, menu=menu)
        elif barrier is not None:
            self._add_barrier(barrier)
            self._add_beside(barrier, ChaseVerb.HAZARD)
        elif hazard is not None:
            self.add(words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key=NAME_KEY)
            self._add_hazard(hazard, self)
            self._add_beside(hazard, ChaseVerb.BARRIER)
        self.addSeparator()

    def _add_barrier(self, barrier: BarrierView) -> None:
        self.add(self._words.gettext("Rename"), self._wish(ChaseVerb.RENAME), key=NAME_KEY)
        self._add_check(barrier, self, ObstacleKind.BARRIER)
        self._add_wear(barrier)
        self._add_turn(barrier, self, ObstacleKind.BARRIER)

    def _add_hazard(self, hazard: HazardView, menu: QMenu) -> None:
        self._add_check(hazard, menu, ObstacleKind.HAZARD)
        self._add_harm(hazard, menu)
        self._add_drift(hazard, menu)
        self._add_turn(hazard, menu, ObstacleKind.HAZARD)

    def _add_check(self, laid: HazardView | BarrierView, menu: QMenu, kind: ObstacleKind) -> None:
        """Offer the skills that get past it, and how hard that is."""
        words = self._words
        usual = HAZARD_SKILLS if kind is ObstacleKind.HAZARD else BARRIER_SKILLS
        self._add_skills(laid.skills or (), usual, menu, kind)
        levels = menu.addMenu(words.pgettext("chase", "Difficulty"))
        for difficulty in Difficulty:
            wish = self._wish(ChaseVerb.DIFFICULTY, difficulty, kind)
            is_on = difficulty is laid.difficulty
            self.add(enum_text(words, difficulty), wish, menu=levels, checked=is_on)

    def _add_turn(self, laid: HazardView | BarrierView, menu: QMenu, kind: ObstacleKind) -> None:
        """Offer the directions in which it is met (6.3); of two on a way each has its own."""
        words = self._words
        turns = menu.addMenu(words.pgettext("chase", "Met by"))
        for ways, text in (
            (frozenset(Direction), words.pgettext("chase", "Everybody")),
            (frozenset({Direction.FORWARD}), words.pgettext("chase", "Only who goes on")),
            (frozenset({Direction.BACKWARD}), words.pgettext("chase", "Only who comes back")),
        ):
            wish = self._wish(ChaseVerb.TURN, ways, kind)
            can_be = len(ways) == 1 or not self._is_shared
            self.add(text, wish, menu=turns, checked=ways == laid.ways, enabled=can_be)

    def _add_beside(self, laid: HazardView | BarrierView, verb: ChaseVerb) -> None:
        """Offer to put something the other way where what lies there holds one way only."""
        words = self._words
        if len(laid.ways) > 1:
            return
        if verb is ChaseVerb.HAZARD:
            text, key = words.pgettext("chase", "A hazard the other way"), "H"
        else:
            text, key = words.pgettext("chase", "A barrier the other way"), "B"
        self.add(text, self._wish(verb), key=key)

    def _add_skills(
        self,
        known: tuple[str, ...],
        usual: tuple[SkillId, ...],
        menu: QMenu,
        kind: ObstacleKind,
    ) -> None:
        words = self._words
        skills = menu.addMenu(words.pgettext("chase", "Get past it with"))
        first = list(dict.fromkeys([*known, *usual]))
        for name in first:
            self._add_skill(skills, name, known, kind)
        more = skills.addMenu(words.gettext("Other"))
        for name in SkillId:
            if name not in first:
                self._add_skill(more, name, known, kind)

    def _add_skill(
        self, menu: QMenu, name: str, known: tuple[str, ...], kind: ObstacleKind
    ) -> None:
        is_last = known == (name,)
        wish = self._wish(ChaseVerb.SKILL, str(name), kind)
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

    def _add_harm(self, hazard: HazardView, within: QMenu) -> None:
        words = self._words
        menu = within.addMenu(words.pgettext("chase", "Whoever fails is hurt"))
        none = words.pgettext("chase", "Not at all: only delayed")
        self.add(none, self._wish(ChaseVerb.HARM), menu=menu, checked=hazard.harm is None)
        for severity in Severity:
            text, wish = severity_text(words, severity), self._wish(ChaseVerb.HARM, severity)
            self.add(text, wish, menu=menu, checked=severity is hazard.harm)

    def _add_drift(self, hazard: HazardView, within: QMenu) -> None:
        """Offer where it moves each round, and to move it at once (rules/chase.md 5.10)."""
        words = self._words
        menu = within.addMenu(words.pgettext("chase", "Moves"))
        stays = words.pgettext("chase", "It stays where it is")
        self.add(stays, self._wish(ChaseVerb.DRIFT), menu=menu, checked=hazard.drift is None)
        for direction in (Direction.BACKWARD, Direction.FORWARD):
            for pace in range(1, _FASTEST + 1):
                drift = Drift(direction=direction, pace=pace)
                wish = self._wish(ChaseVerb.DRIFT, drift)
                self.add(drift_text(words, drift), wish, menu=menu, checked=drift == hazard.drift)
        if hazard.drift is not None:
            now = words.pgettext("chase", "Move it now")
            self.add(now, self._wish(ChaseVerb.MOVE_ON), menu=within)


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
