"""What moving somebody would come to, in short words: asked by the board at each step of a drag."""

from duskboard.app.chase_skill import likeliest_skill
from duskboard.app.clerk import Clerk
from duskboard.board.aim import Plan
from duskboard.core.chase.movement import Path, Stop
from duskboard.core.chase.participant import Participant
from duskboard.core.chase.rounds import ChaseError, Course, NotActiveError
from duskboard.core.chase.track import Barrier, Edge, Hazard
from duskboard.core.identity import EntityId
from duskboard.i18n.chase_check_text import check_name
from duskboard.i18n.words import Words
from duskboard.play.change import PlayError
from duskboard.play.chase.moving import plan as planned
from duskboard.table.entity import COURSE_ID


class ChasePlanner:
    """Answers the board."""

    def __init__(self, clerk: Clerk, words: Words) -> None:
        self._clerk = clerk
        self._words = words

    def plan(self, who: EntityId, goal: EntityId) -> Plan:
        """Return what moving somebody to a place would come to."""
        words = self._words
        if self.is_placing(who):
            return Plan(goal=goal, is_legal=True, places=(goal,))
        try:
            path = planned(self._clerk.table, who, goal)
        except NotActiveError:
            return self._refused(goal, words.pgettext("chase", "Not the turn"))
        except (ChaseError, PlayError):
            return self._refused(goal, words.pgettext("chase", "No way"))
        return self._of(who, path)

    def is_placing(self, who: EntityId) -> bool:
        """Return whether somebody is put on the track by hand: before the start, or coming late."""
        table = self._clerk.table
        course, person = table.value(COURSE_ID, Course), table.value(who, Participant)
        if course is None or person is None:
            return False
        return course.round == 0 or person.place is None

    def path(self, who: EntityId, goal: EntityId) -> Path | None:
        """Return the path itself, or None where there is none."""
        try:
            return planned(self._clerk.table, who, goal)
        except (ChaseError, PlayError):
            return None

    def _of(self, who: EntityId, path: Path) -> Plan:
        words = self._words
        places = tuple(leg.place for leg in path.legs)
        if path.stop is Stop.ACTIONS:
            return self._refused(path.goal, words.pgettext("chase", "Out of reach"), places)
        if path.obstacle is None:
            return Plan(goal=path.goal, is_legal=True, price=path.price, places=places)
        met = self._met(who, path)
        if path.obstacle.place != path.goal:
            texts = {"obstacle": met.name if met is not None else ""}
            text = words.pgettext("chase", "%(obstacle)s in the way") % texts
            return self._refused(path.goal, text, places)
        return Plan(
            goal=path.goal,
            is_legal=True,
            price=path.price,
            places=(*places, path.goal),
            obstacle=path.obstacle.edge,
            roll=self._roll(who, met),
        )

    def _roll(self, who: EntityId, met: Hazard | Barrier | None) -> str:
        """Return the skill that would be rolled at an obstacle, as the bar will name it."""
        person = self._clerk.table.value(who, Participant)
        if person is None or met is None:
            return ""
        return check_name(self._words, likeliest_skill(person, met).name, person.source)

    def _met(self, who: EntityId, path: Path) -> Hazard | Barrier | None:
        if path.obstacle is None:
            return None
        edge = self._clerk.table.value(path.obstacle.edge, Edge)
        return edge.met(path.obstacle.direction, who) if edge is not None else None

    def _refused(self, goal: EntityId, text: str, places: tuple[EntityId, ...] = ()) -> Plan:
        return Plan(goal=goal, is_legal=False, places=places, refusal=text)
