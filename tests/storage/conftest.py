from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.storage.evening import play_evening, quick_folder

from duskboard.storage.campaign_file import CampaignFile


@pytest.fixture
def folder() -> Iterator[Path]:
    """A quick folder that everybody may enter and write in."""
    with quick_folder() as made:
        made.chmod(0o777)
        yield made


@pytest.fixture
def path(folder: Path) -> Path:
    return folder / "Kelder Quay.duskboard"


@pytest.fixture
def file(path: Path) -> Iterator[CampaignFile]:
    with CampaignFile.create(path) as made:
        yield made


@pytest.fixture(scope="session")
def sound() -> bytes:
    """The bytes of a campaign after an evening: some twenty pages of every kind."""
    with quick_folder() as made:
        path = made / "sound.duskboard"
        with CampaignFile.create(path) as file:
            play_evening(file)
        return path.read_bytes()
