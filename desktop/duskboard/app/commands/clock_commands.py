"""Commands of the clocks: a new one, sets of them, and what goes by."""

from collections.abc import Callable
from functools import partial

from duskboard.app.clerk import new_id
from duskboard.app.desk import Desk
from duskboard.core.clocks.clock import Beat
from duskboard.i18n.clock_template import (
    ClockTemplate,
    clock_set,
    template_detail,
    template_name,
)
from duskboard.i18n.words import Words
from duskboard.panels.wall_order import WallFilter, WallGrouping
from duskboard.play.clock_beat import pass_beat
from duskboard.play.clock_set import make_clocks
from duskboard.windows.command import Command, CommandGroup

CLOCK_ACTS = (
    *(f"clock.new.{template}" for template in ClockTemplate),
    *(f"clock.beat.{beat}" for beat in Beat),
    *(f"clock.group.{grouping}" for grouping in WallGrouping),
    "clock.away",
    "clock.print",
)
"""The commands that stand in the menu of the dock of clocks."""


def clock_commands(desk: Desk, show_dock: Callable[[str], None]) -> list[Command]:
    """Return the commands of the clocks; `show_dock` brings the dock of a name to the front."""

    def new_clock() -> None:
        show_dock("clocks")
        desk.wall.begin_new_clock()

    return [
        Command(
            command_id="clock.new",
            label=lambda words: words.gettext("New clock"),
            keys=("C",),
            run=new_clock,
            group=CommandGroup.GAME,
            glyph="clock",
        ),
        *(_template(desk, show_dock, template) for template in ClockTemplate),
        *(_beat(desk, beat) for beat in Beat),
        *_wall_commands(desk, show_dock),
    ]


def _template(desk: Desk, show_dock: Callable[[str], None], template: ClockTemplate) -> Command:
    def make() -> None:
        show_dock("clocks")
        wish = clock_set(desk.room.words, template, new_id)
        desk.clerk.do(lambda table: make_clocks(table, wish))
        desk.wall.show_clock(wish.drafts[0].clock_id)

    def label(words: Words) -> str:
        return words.gettext("New clocks: %(clocks)s") % {"clocks": template_name(words, template)}

    return Command(
        command_id=f"clock.new.{template}",
        label=label,
        run=make,
        group=CommandGroup.GAME,
        glyph="clock",
        detail=lambda words: template_detail(words, template),
    )


def _beat(desk: Desk, beat: Beat) -> Command:
    def label(words: Words) -> str:
        return {
            Beat.SCENE: words.gettext("Clocks: a scene goes by"),
            Beat.ROUND: words.gettext("Clocks: a round goes by"),
            Beat.DOWNTIME: words.gettext("Clocks: a downtime goes by"),
        }[beat]

    return Command(
        command_id=f"clock.beat.{beat}",
        label=label,
        run=lambda: pass_by(desk, beat),
        group=CommandGroup.GAME,
        glyph="hourglass",
    )


def pass_by(desk: Desk, beat: Beat) -> None:
    """Let a scene, a round or a downtime go by for the clocks that tick with it."""
    desk.clerk.do(lambda table: pass_beat(table, beat))


def _wall_commands(desk: Desk, show_dock: Callable[[str], None]) -> list[Command]:
    view = desk.wall.view

    def group(grouping: WallGrouping) -> None:
        show_dock("clocks")
        view.group_by(grouping)

    def find() -> None:
        show_dock("clocks")
        view.begin_search()

    def show_away() -> None:
        show_dock("clocks")
        view.show_only(WallFilter.ARCHIVED)

    labels: dict[WallGrouping, Callable[[Words], str]] = {
        WallGrouping.NONE: lambda words: words.gettext("Clocks: not in groups"),
        WallGrouping.HEADING: lambda words: words.gettext("Clocks by heading"),
        WallGrouping.OWNER: lambda words: words.gettext("Clocks by owner"),
        WallGrouping.KIND: lambda words: words.gettext("Clocks by kind"),
    }
    return [
        *(
            Command(
                command_id=f"clock.group.{grouping}",
                label=label,
                run=partial(group, grouping),
                enabled=partial(_differs, desk, grouping),
                refusal=lambda words: words.gettext("they stand so"),
                group=CommandGroup.VIEW,
                glyph="list",
            )
            for grouping, label in labels.items()
        ),
        Command(
            command_id="clock.find",
            label=lambda words: words.gettext("Find a clock on the wall"),
            run=find,
            group=CommandGroup.VIEW,
            glyph="search",
        ),
        Command(
            command_id="clock.away",
            label=lambda words: words.gettext("Clocks that are put away"),
            run=show_away,
            enabled=lambda: any(one.is_archived for one in desk.clocks.views),
            refusal=lambda words: words.gettext("none is put away"),
            group=CommandGroup.VIEW,
            glyph="folder",
        ),
    ]


def _differs(desk: Desk, grouping: WallGrouping) -> bool:
    return desk.wall.view.pick.grouping is not grouping
