"""Where campaigns are kept: names that fit, copies of the sample, the list of the last ones."""

from pathlib import Path

import pytest

from duskboard.app.campaigns import Campaigns
from duskboard.app.room import Room
from duskboard.i18n.words import Language
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.error import FileExistsAlreadyError


@pytest.fixture
def campaigns(room: Room) -> Campaigns:
    return Campaigns(room)


@pytest.mark.parametrize(
    ("name", "file"),
    [
        ("Kelder Quay", "Kelder Quay.duskboard"),
        ("凱德碼頭", "凱德碼頭.duskboard"),
        ("a/b\\c:d", "a b c d.duskboard"),
        ("...", "Duskboard.duskboard"),
        ("x" * 200, f"{'x' * 60}.duskboard"),
    ],
)
def test_a_name_becomes_a_file_name_that_every_system_takes(
    campaigns: Campaigns, name: str, file: str
) -> None:
    assert campaigns.free_path(name) == campaigns.folder / file


def test_a_taken_name_gets_a_number(campaigns: Campaigns) -> None:
    campaigns.free_path("Dusk").touch()
    second = campaigns.free_path("Dusk")
    second.touch()
    assert second.name == "Dusk 2.duskboard"
    assert campaigns.free_path("Dusk").name == "Dusk 3.duskboard"


def test_a_new_campaign_has_its_name_and_its_first_session(campaigns: Campaigns) -> None:
    path = campaigns.free_path("Dusk")
    campaigns.begin(path, "Dusk")
    with CampaignFile.open(path) as file:
        table = file.table()
    assert table.campaign is not None
    assert table.campaign.name == "Dusk"
    assert table.session is not None


def test_nothing_is_ever_written_over(campaigns: Campaigns) -> None:
    path = campaigns.free_path("Dusk")
    campaigns.begin(path, "Dusk")
    before = path.read_bytes()
    with pytest.raises(FileExistsAlreadyError):
        campaigns.begin(path, "Other")
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    ("language", "name"),
    [
        (Language.ENGLISH, "Kelder Quay"),
        (Language.TRADITIONAL_CHINESE, "凱德碼頭"),
        (Language.SIMPLIFIED_CHINESE, "凯德码头"),
    ],
)
def test_the_sample_is_copied_in_the_language_spoken(
    room: Room, campaigns: Campaigns, language: Language, name: str
) -> None:
    room.words.switch(language)
    first, second = campaigns.copy_sample(), campaigns.copy_sample()
    assert first != second
    with CampaignFile.open(first) as file:
        campaign = file.table().campaign
    assert campaign is not None
    assert campaign.name == name


def test_the_last_one_opened_comes_first_and_stands_once(campaigns: Campaigns) -> None:
    one, two = Path("/tables/one.duskboard"), Path("/tables/two.duskboard")
    for path in (one, two, one):
        campaigns.remember(path)
    assert list(campaigns.recent) == [one, two]
    campaigns.forget(one)
    assert list(campaigns.recent) == [two]
