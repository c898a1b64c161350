"""The campaign itself: its beginning, its name, its title card."""

from contextlib import suppress
from dataclasses import dataclass, replace

from duskboard.core.identity import AssetId
from duskboard.play.change import NothingToChangeError, NotOnTableError, make, put
from duskboard.play.session import name_session
from duskboard.table.entity import CAMPAIGN_ID, Campaign, Entity, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Report, Transaction


@dataclass(frozen=True, slots=True, kw_only=True)
class EditCampaign:
    """A wish to change the title card. None leaves a field as it is.

    Attributes:
        name: The name of the campaign.
        welcome: The line for the players.
        picture: The picture; "" takes it away.
    """

    name: str | None = None
    welcome: str | None = None
    picture: AssetId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignBegun(Report):
    """A campaign began."""

    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CampaignEdited(Report):
    """The title card changed: the name as it was and as it is."""

    before: str
    after: str


def begin_campaign(table: Table, name: str) -> Transaction:
    """Return the first step of a campaign.

    Raises:
        AlreadyOnTableError: It has begun.
        ValueError: The name is blank.
    """
    campaign = Campaign(name=name.strip())
    entity = Entity(entity_id=CAMPAIGN_ID, value=campaign, visibility=Visibility.SHOWN)
    return Transaction(report=CampaignBegun(name=campaign.name), changes=make(table, entity))


def edit_campaign(table: Table, request: EditCampaign) -> Transaction:
    """Return the step that changes the name, the welcome line or the picture.

    Raises:
        NotOnTableError: The campaign has not begun.
        NothingToChangeError: Nothing would differ.
        ValueError: The name is blank.
    """
    entity = table.get(CAMPAIGN_ID)
    if entity is None or not isinstance(entity.value, Campaign):
        raise NotOnTableError(CAMPAIGN_ID)
    before = entity.value
    picture = before.picture if request.picture is None else request.picture or None
    after = replace(
        before,
        name=before.name if request.name is None else request.name.strip(),
        welcome=before.welcome if request.welcome is None else request.welcome.strip(),
        picture=picture,
    )
    if after == before:
        raise NothingToChangeError
    report = CampaignEdited(before=before.name, after=after.name)
    return Transaction(report=report, changes=put(table, replace(entity, value=after)))


def edit_title_card(
    table: Table, request: EditCampaign, session_title: str | None = None
) -> Transaction:
    """Return the step that changes all that stands on the title card at once.

    Args:
        table: The table.
        request: Name, welcome and picture.
        session_title: The title of the latest session; None leaves it as it is.

    Raises:
        NotOnTableError: The campaign has not begun.
        NoSessionError: There is no session to give a title to.
        NothingToChangeError: Nothing would differ.
        ValueError: The name is blank.
    """
    steps: list[Transaction] = []
    with suppress(NothingToChangeError):
        steps.append(edit_campaign(table, request))
    if session_title is not None:
        with suppress(NothingToChangeError):
            steps.append(name_session(table, session_title))
    if not steps:
        raise NothingToChangeError
    changes = tuple(change for step in steps for change in step.changes)
    return Transaction(report=steps[0].report, changes=changes)
