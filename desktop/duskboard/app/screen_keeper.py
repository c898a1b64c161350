"""A campaign keeps how its players' screen stood, and takes it up again when it is opened."""

from contextlib import suppress

from duskboard.models.projection import Projection
from duskboard.models.screen_memory import remember, remembered
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
