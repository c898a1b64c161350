"""What stands beside the title of the chase: what it is about, and a fixed number of actions."""

from collections.abc import Callable

from duskboard.app.desk import Desk
from duskboard.core.chase.rounds import Course
from duskboard.i18n.listing import dotted
from duskboard.table.entity import COURSE_ID


def wire_chase_title(desk: Desk, set_subtitle: Callable[[str], None]) -> None:
    """Keep the title of the chase up to date (rules/chase.md 9.12)."""

    def say() -> None:
        course, words = desk.clerk.table.value(COURSE_ID, Course), desk.room.words
        if course is None:
            set_subtitle("")
            return
        count = course.fixed_pool
        fixed = words.npgettext(
            "chase", "%(count)d action a round", "%(count)d actions a round", count or 0
        )
        texts = {"count": count}
        set_subtitle(dotted(words, [course.name, fixed % texts if count is not None else ""]))

    desk.board_model.board_changed.connect(say)
    desk.document.changed.connect(say)
    desk.act_list.said_anew.connect(say)
    say()
