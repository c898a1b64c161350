import pytest

from duskboard.core.identity import AssetId
from duskboard.play.campaign import (
    CampaignBegun,
    CampaignEdited,
    EditCampaign,
    begin_campaign,
    edit_campaign,
    edit_title_card,
)
from duskboard.play.change import AlreadyOnTableError, NothingToChangeError, NotOnTableError
from duskboard.play.session import NoSessionError, SessionNamed, session_id, start_session
from duskboard.table.entity import CAMPAIGN_ID, Campaign, Entity, Moment, Session, Visibility
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


def test_the_title_card_and_the_session_on_it_are_edited_in_one_step() -> None:
    table = done(DUSK, start_session(DUSK, Moment(5)))
    step = edit_title_card(table, EditCampaign(name="Dawn"), "The heist")
    assert step.report == CampaignEdited(before="Dusk", after="Dawn")
    after = done(table, step)
    assert after.campaign == Campaign(name="Dawn")
    assert after.value(session_id(1), Session) == Session(
        number=1, started=Moment(5), title="The heist"
    )


def test_each_part_of_the_title_card_is_edited_alone() -> None:
    table = done(DUSK, start_session(DUSK, Moment(5)))
    session = edit_title_card(table, EditCampaign(name="Dusk"), "The heist")
    assert session.report == SessionNamed(number=1, before="", after="The heist")
    assert done(table, session).campaign == Campaign(name="Dusk")
    for title in (None, ""):
        card = edit_title_card(table, EditCampaign(welcome="At seven"), title)
        assert card.report == CampaignEdited(before="Dusk", after="Dusk")
        assert done(table, card).campaign == Campaign(name="Dusk", welcome="At seven")
    named = done(table, session)
    assert edit_title_card(named, EditCampaign(), "").report == SessionNamed(
        number=1, before="The heist", after=""
    )


def test_title_cards_that_cannot_be_are_refused() -> None:
    table = done(DUSK, start_session(DUSK, Moment(5)))
    for title in (None, ""):
        with pytest.raises(NothingToChangeError):
            edit_title_card(table, EditCampaign(), title)
    with pytest.raises(NoSessionError):
        edit_title_card(DUSK, EditCampaign(name="Dawn"), "The heist")
    with pytest.raises(NotOnTableError):
        edit_title_card(Table(), EditCampaign(name="Dawn"))
    with pytest.raises(ValueError, match=r"Campaign\.name is blank"):
        edit_title_card(table, EditCampaign(name=" "), "The heist")
