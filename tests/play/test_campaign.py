import pytest

from duskboard.core.identity import AssetId
from duskboard.play.campaign import (
    CampaignBegun,
    CampaignEdited,
    EditCampaign,
    begin_campaign,
    edit_campaign,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.table.entity import CAMPAIGN_ID, Campaign, Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction

PICTURE = AssetId("a" * 64)


def done(table: Table, step: Transaction) -> Table:
    return table.applied(step.changes)


DUSK = done(Table(), begin_campaign(Table(), " Dusk "))


def test_a_campaign_begins_once_and_players_may_know_it() -> None:
    assert begin_campaign(Table(), " Dusk ").report == CampaignBegun(name="Dusk")
    assert list(DUSK) == [
        Entity(entity_id=CAMPAIGN_ID, value=Campaign(name="Dusk"), visibility=Visibility.SHOWN)
    ]
    with pytest.raises(AlreadyOnTableError) as refusal:
        begin_campaign(DUSK, "Dawn")
    assert refusal.value.args == (CAMPAIGN_ID,)
    with pytest.raises(ValueError, match=r"Campaign\.name is blank"):
        begin_campaign(Table(), " ")


def test_the_title_card_is_edited_field_by_field() -> None:
    wish = EditCampaign(name=" Dawn ", welcome=" At seven ", picture=PICTURE)
    step = edit_campaign(DUSK, wish)
    assert step.report == CampaignEdited(before="Dusk", after="Dawn")
    whole = done(DUSK, step)
    assert whole.campaign == Campaign(name="Dawn", welcome="At seven", picture=PICTURE)
    assert done(whole, edit_campaign(whole, EditCampaign(name="Noon"))).campaign == Campaign(
        name="Noon", welcome="At seven", picture=PICTURE
    )
    assert done(whole, edit_campaign(whole, EditCampaign(welcome=""))).campaign == Campaign(
        name="Dawn", welcome="", picture=PICTURE
    )
    plain = done(whole, edit_campaign(whole, EditCampaign(picture=AssetId(""))))
    assert plain.campaign == Campaign(name="Dawn", welcome="At seven", picture=None)
    entity = plain.get(CAMPAIGN_ID)
    assert entity is not None
    assert entity.visibility is Visibility.SHOWN


def test_edits_of_the_title_card_that_cannot_be_are_refused() -> None:
    for nothing in (EditCampaign(), EditCampaign(name="Dusk "), EditCampaign(picture=AssetId(""))):
        with pytest.raises(NothingToChangeError):
            edit_campaign(DUSK, nothing)
    with pytest.raises(ValueError, match=r"Campaign\.name is blank"):
        edit_campaign(DUSK, EditCampaign(name=" "))
    with pytest.raises(NotOnTableError) as refusal:
        edit_campaign(Table(), EditCampaign(name="Dawn"))
    assert refusal.value.args == (CAMPAIGN_ID,)
