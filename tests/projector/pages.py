"""Public pages, and what is written on them."""

from dataclasses import replace

import numpy as np
from PySide6.QtGui import QImage

from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import Percentile
from duskboard.core.identity import EntityId
from duskboard.core.storyteller.roll import PoolVerdict, RollKind
from duskboard.projector.stage import Stage
from duskboard.table.clock_view import ClockView, RaceView
from duskboard.table.entity import Moment, Visibility
from duskboard.table.pool_view import PoolDieView, PoolRollView
from duskboard.table.public_frame import PublicFrame, PublicPage
from duskboard.table.public_view import AnyRollView, PublicView
from duskboard.table.view import RollView, SessionView, TitleView
from duskboard.theme.look import Look
from duskboard.theme.painted import PaintedText

SHADES = 8
"""Large glyphs come out of Qt's caches so many shades lighter or darker at most."""
ROLL = RollView(
    what=Percentile(extra=1),
    faces=((30, 60), (8,)),
    total=38,
    who="Edda Marsh",
    why="over the low wall",
    told=False,
)
TITLE = TitleView(
    name="Kelder Quay",
    welcome="We begin at eight",
    picture=None,
    session=SessionView(number=7, title="the ninth name", started=Moment(0), ended=None),
)
CONSTABLES = ClockView(
    clock_id=EntityId("c"),
    name="Constables roused",
    kind=ClockKind.DANGER,
    size=6,
    filled=5,
)
FOG = ClockView(
    clock_id=EntityId("f"),
    name="Fog rolls in",
    kind=ClockKind.PROGRESS,
    size=6,
    filled=4,
    race=RaceView(rival_id=EntityId("l"), lead=2, is_second=False),
)
LAMPS = ClockView(
    clock_id=EntityId("l"),
    name="Lamps relit",
    kind=ClockKind.DANGER,
    size=6,
    filled=2,
    race=RaceView(rival_id=EntityId("f"), lead=-2, is_second=True),
)
STIRS = ClockView(
    clock_id=EntityId("s"),
    name="Something stirs",
    kind=None,
    size=None,
    filled=None,
    visibility=Visibility.MASKED,
)
LONG = replace(CONSTABLES, clock_id=EntityId("n"), name="The ledger of the drowned " * 3)


def pool(
    faces: tuple[int, ...], verdict: PoolVerdict, *, net: int = 0, taken: int = 0, bought: int = 0
) -> PoolRollView:
    return PoolRollView(
        who="Ilse Varga",
        why="the lock",
        kind=RollKind.ACTION,
        waves=(tuple(PoolDieView(face=face, takes=face == 1) for face in faces),),
        verdict=verdict,
        net=net,
        taken=taken,
        bought=bought,
        told=False,
    )


def frame(
    *clocks: ClockView,
    roll: AnyRollView | None = None,
    page: PublicPage = PublicPage.CLOCKS,
    title: TitleView = TITLE,
    blank: bool = False,
) -> PublicFrame:
    view = PublicView(title=title, clocks=clocks, roll=roll)
    return PublicFrame(page=page, view=view, blank=blank)


def written(stage: Stage, look: Look, picture: PublicFrame) -> list[PaintedText]:
    look.text_record = []
    stage.mirror(picture)
    stage.grab()
    return look.text_record


def words_of(texts: list[PaintedText]) -> list[str]:
    return [text.text for text in texts]


def channels(stage: Stage) -> "np.ndarray[tuple[int, ...], np.dtype[np.int16]]":
    """Return what stands on the screen, channel by channel."""
    image = stage.screen().grabWindow(stage.winId()).toImage()
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(plain.constBits(), np.uint8).astype(np.int16)
