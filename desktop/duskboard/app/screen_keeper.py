"""A campaign keeps what players were to see, and takes it up again when it is opened.

That is how their screen stood, and whether rolls are secret.
"""

from contextlib import suppress

from duskboard.models.projection import Projection
from duskboard.models.roll_memory import RollMemory, remember_rolls, rolls_remembered
from duskboard.models.screen_memory import remember, remembered
from duskboard.models.wall_memory import WallMemory, remember_wall, wall_remembered
from duskboard.panels.clock_wall import ClockWall
from duskboard.panels.dice_tray import DiceTray
from duskboard.panels.wall_order import WallGrouping
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import CampaignFileError


def keep_screen(projection: Projection, file: CampaignFile) -> None:
    """Take up what the campaign remembers, and have it remember what comes.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    projection.recall(remembered(file))

    def on_projection_memory_changed() -> None:
        # A disk that is full must not keep anybody from freezing; the next step says it is.
        with suppress(CampaignFileError):
            remember(file, projection.memory)

    projection.memory_changed.connect(on_projection_memory_changed)


def keep_secret(tray: DiceTray, file: CampaignFile) -> None:
    """Put the switch for secret rolls as the campaign remembers it, and have it remember.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    tray.set_secret(rolls_remembered(file).is_secret)

    def on_tray_secret_changed(is_secret: bool) -> None:  # noqa: FBT001 - as the signal says
        # A disk that is full must not keep anybody from rolling; the next step says it is.
        with suppress(CampaignFileError):
            remember_rolls(file, RollMemory(is_secret=is_secret))

    tray.secret_changed.connect(on_tray_secret_changed)


def keep_wall(wall: ClockWall, file: CampaignFile) -> None:
    """Put the clocks together as the campaign remembers it, and have it remember.

    Raises:
        CampaignFileError: The file cannot be read.
    """
    view, memory = wall.view, wall_remembered(file)
    known = {one.value for one in WallGrouping}
    if memory.grouping in known:
        view.arrange(WallGrouping(memory.grouping), frozenset(memory.folded))

    def on_view_arranged() -> None:
        pick = view.pick
        now = WallMemory(grouping=pick.grouping, folded=tuple(sorted(pick.folded)))
        with suppress(CampaignFileError):
            remember_wall(file, now)

    view.arranged.connect(on_view_arranged)
