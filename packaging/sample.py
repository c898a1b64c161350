"""Make the sample campaigns in resources/samples, one in each language, through `play` alone.

Run: python packaging/sample.py [FOLDER]. Times and dice are fixed, so every run makes the same
evenings.
"""

import argparse
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

from duskboard.core.chase.check import Difficulty
from duskboard.core.chase.track import Barrier, Hazard
from duskboard.core.clocks.clock import ClockKind
from duskboard.core.dice import ReportedTotal, ScriptedDice, parse_roll
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language
from duskboard.play.blades.crew import add_crew
from duskboard.play.blades.sheet import add_scoundrel
from duskboard.play.campaign import EditCampaign, begin_campaign, edit_campaign
from duskboard.play.chase.laying import NewLocation, lay_track
from duskboard.play.chase.obstacle import put_obstacle
from duskboard.play.chase.person import add_people, place_at_start
from duskboard.play.chase.running import start_chase
from duskboard.play.clock import (
    NewClock,
    fill_clock,
    link_clocks,
    make_clock,
    race_clocks,
    tick_clocks,
)
from duskboard.play.note import WriteNote, write_note
from duskboard.play.roll import Decision, resolve
from duskboard.play.session import end_session, name_session, start_session
from duskboard.play.storyteller.sheet import add_sheet
from duskboard.play.visibility import set_visibility
from duskboard.storage.campaign_file import CampaignFile
from duskboard.storage.journal import Act
from duskboard.table.entity import COURSE_ID, Moment, Session, Visibility
from duskboard.table.table import Table
from duskboard.table.transaction import Transaction
from sample_people import sample_people
from sample_scoundrels import CREW, sample_crew, sample_scoundrels
from sample_sheets import sample_sheets

_FIRST_EVENING = datetime(2026, 9, 27, 19, 4, tzinfo=UTC)
_STEP = timedelta(minutes=9)

_NAMES: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {
        "campaign": "Kelder Quay",
        "welcome": "We begin at eight",
        "title": "the ninth name",
        "constables": "Constables roused",
        "tram": "Last tram leaves",
        "fog": "Fog rolls in",
        "lamps": "Lamps relit",
        "guard": "Bell-ringer’s guard",
        "secret": "Sexton’s secret",
        "crowd": "Mood of the crowd",
        "hold": "The hold stirs",
        "ledger": "Decode the ledger",
        "lodge": "Lodge buys the quay",
        "ferry": "Ferry at low tide",
        "ferry text": "Only two boats cross before the bell. The boatman asks no names.",
        "sexton": "What the Sexton hides",
        "sexton text": "He rings nine bells for eight drowned. The ninth name is in the ledger.",
        "prices": "Prices",
        "prices text": "A crossing 2 shillings, silence 5.",
        "who": "Edda Marsh",
        "why": "over the low wall",
        "who2": "Tom Reyes",
        "why2": "listens at the yard gate",
        "why3": "does the porter talk?",
        "chase": "Ferry steps to the night tram",
        "places": "Ferry steps|Fish market|Net lane|Cooper’s lane|Rope walk|Chapel yard|"
        "Tram depot|Night tram",
        "cobbles": "Wet cobbles",
        "crowd hazard": "Crowd",
        "wall": "Low wall",
        "fence": "Depot fence",
        "rail": "Live rail",
        "who3": "The Sexton",
        "who4": "Finn Cray",
    },
    Language.TRADITIONAL_CHINESE: {
        "campaign": "凱德碼頭",
        "welcome": "八點開始",
        "title": "第九個名字",
        "constables": "巡警警覺",
        "tram": "末班車開走",
        "fog": "大霧湧入",
        "lamps": "街燈重亮",
        "guard": "敲鐘人的戒心",
        "secret": "司事的秘密",
        "crowd": "群眾情緒",
        "hold": "貨艙異動",
        "ledger": "解讀帳冊",
        "lodge": "會社買下碼頭",
        "ferry": "退潮時的渡船",
        "ferry text": "鐘響之前只有兩班船。船夫不問姓名。",
        "sexton": "司事隱瞞的事",
        "sexton text": "淹死八人，他卻敲九下鐘。第九個名字在帳冊裡。",
        "prices": "價目",
        "prices text": "過河兩先令，封口五先令。",
        "who": "艾妲・馬許",
        "why": "翻過矮牆",
        "who2": "湯姆・雷耶斯",
        "why2": "在院門邊偷聽",
        "why3": "門房會開口嗎？",
        "chase": "渡口石階至末班電車",
        "places": "渡口石階|魚市|晾網巷|桶匠巷|繩索步道|教堂墓園|電車機廠|末班電車",
        "cobbles": "濕滑石板",
        "crowd hazard": "人潮",
        "wall": "矮牆",
        "fence": "機廠圍籬",
        "rail": "帶電軌",
        "who3": "教堂司事",
        "who4": "芬恩・克雷",
    },
    Language.SIMPLIFIED_CHINESE: {
        "campaign": "凯德码头",
        "welcome": "八点开始",
        "title": "第九个名字",
        "constables": "巡警警觉",
        "tram": "末班车开走",
        "fog": "大雾涌入",
        "lamps": "街灯重亮",
        "guard": "敲钟人的戒心",
        "secret": "司事的秘密",
        "crowd": "群众情绪",
        "hold": "货舱异动",
        "ledger": "解读账册",
        "lodge": "会社买下码头",
        "ferry": "退潮时的渡船",
        "ferry text": "钟响之前只有两班船。船夫不问姓名。",
        "sexton": "司事隐瞒的事",
        "sexton text": "淹死八人，他却敲九下钟。第九个名字在账册里。",
        "prices": "价目",
        "prices text": "过河两先令，封口五先令。",
        "who": "艾妲・马许",
        "why": "翻过矮墙",
        "who2": "汤姆・雷耶斯",
        "why2": "在院门边偷听",
        "why3": "门房会开口吗？",
        "chase": "渡口石阶至末班电车",
        "places": "渡口石阶|鱼市|晾网巷|桶匠巷|绳索步道|教堂墓园|电车机厂|末班电车",
        "cobbles": "湿滑石板",
        "crowd hazard": "人潮",
        "wall": "矮墙",
        "fence": "机厂围篱",
        "rail": "带电轨",
        "who3": "教堂司事",
        "who4": "芬恩・克雷",
    },
}


@dataclass(frozen=True, slots=True, kw_only=True)
class _Clock:
    key: str
    kind: ClockKind
    size: int
    shown: bool
    evening: int


_CLOCKS = (
    _Clock(key="constables", kind=ClockKind.DANGER, size=6, shown=True, evening=2),
    _Clock(key="tram", kind=ClockKind.MISSION, size=8, shown=True, evening=7),
    _Clock(key="fog", kind=ClockKind.PROGRESS, size=6, shown=True, evening=6),
    _Clock(key="lamps", kind=ClockKind.DANGER, size=6, shown=True, evening=6),
    _Clock(key="guard", kind=ClockKind.PROGRESS, size=4, shown=False, evening=3),
    _Clock(key="secret", kind=ClockKind.PROGRESS, size=6, shown=False, evening=3),
    _Clock(key="crowd", kind=ClockKind.TUG_OF_WAR, size=8, shown=True, evening=4),
    _Clock(key="hold", kind=ClockKind.DANGER, size=4, shown=False, evening=5),
    _Clock(key="ledger", kind=ClockKind.PROJECT, size=8, shown=True, evening=1),
    _Clock(key="lodge", kind=ClockKind.FACTION, size=8, shown=False, evening=1),
)

_TICKS: Mapping[int, Mapping[str, int]] = {
    1: {"ledger": 1},
    2: {"constables": 2},
    3: {"guard": 2, "lodge": 1},
    4: {"ledger": 1},
    5: {"hold": 1, "constables": 1},
    6: {"fog": 2, "lamps": 1, "lodge": 1},
    7: {"tram": 3, "fog": 1, "crowd": 1},
}
"""What each evening ticks; session 7 is under way and goes on below."""


class _Scribe:
    """Writes steps into a file, a few minutes apart."""

    def __init__(self, file: CampaignFile, language: Language) -> None:
        self._file = file
        self._at = _FIRST_EVENING
        self.language = language
        self.names = _NAMES[language]
        self.table = Table()

    @property
    def moment(self) -> Moment:
        return Moment(int(self._at.timestamp()))

    def evening(self, number: int) -> None:
        self._at = _FIRST_EVENING + timedelta(days=7 * (number - 1))

    def do(self, act: Callable[[Table], Transaction]) -> None:
        transaction = act(self.table)
        self.table = self.table.applied(transaction.changes)
        session = self.table.session
        number = session.value.number if session and isinstance(session.value, Session) else 0
        self._file.commit(
            at=self.moment, session=number, act=Act.DO, of_seq=None, transaction=transaction
        )
        self._at += _STEP


def make_sample(path: Path, language: Language) -> None:
    """Make the sample campaign in a language.

    Raises:
        CampaignFileError: The file cannot be written.
    """
    with CampaignFile.create(path) as file:
        scribe = _Scribe(file, language)
        scribe.do(lambda table: begin_campaign(table, scribe.names["campaign"]))
        for evening in range(1, 8):
            _play(scribe, evening)
        _play_on(scribe)


def _play(scribe: _Scribe, evening: int) -> None:
    scribe.evening(evening)
    scribe.do(lambda table: start_session(table, scribe.moment))
    for clock in _CLOCKS:
        if clock.evening == evening:
            _make(scribe, clock)
    if evening == 3:
        scribe.do(lambda table: link_clocks(table, _id("guard"), _id("secret")))
        _note(scribe, "prices", about=None)
    if evening == 4:
        _note(scribe, "sexton", about="secret")
        for who, sheet in sample_sheets(scribe.language).items():
            scribe.do(partial(add_sheet, who=who, sheet=sheet))
    if evening == 5:
        _crew(scribe)
    if evening == 6:
        scribe.do(lambda table: race_clocks(table, _id("fog"), _id("lamps")))
    for key, amount in _TICKS[evening].items():
        _tick(scribe, {key: amount})
    _roll(scribe, "2d6", (3, 5), "who", "why2")
    if evening < 7:
        scribe.do(lambda table: end_session(table, scribe.moment))


def _crew(scribe: _Scribe) -> None:
    crew = sample_crew(scribe.language)
    scribe.do(lambda table: add_crew(table, CREW, crew))
    for who, scoundrel in sample_scoundrels(scribe.language).items():
        scribe.do(partial(add_scoundrel, who=who, scoundrel=scoundrel))


def _play_on(scribe: _Scribe) -> None:
    names = scribe.names
    scribe.do(lambda table: name_session(table, names["title"]))
    scribe.do(lambda table: edit_campaign(table, EditCampaign(welcome=names["welcome"])))
    _note(scribe, "ferry", about="tram")
    scribe.do(lambda table: fill_clock(table, _id("constables"), 4))
    scribe.do(lambda table: fill_clock(table, _id("constables"), 3))
    _tick(scribe, {"guard": 1, "ledger": 1})
    _chase(scribe)
    decision = Decision(check=parse_roll("d20"), why=names["why3"], secret=True)
    scribe.do(lambda table: resolve(table, decision, ScriptedDice([17])))
    told = Decision(check=parse_roll("d100"), who=names["who2"], why=names["why2"])
    scribe.do(lambda table: resolve(table, told, ReportedTotal(total=81)))
    _tick(scribe, {"constables": 2, "lamps": 1})
    _tick(scribe, {"tram": 2, "fog": 1})
    _roll(scribe, "d100 b1", (3, 6, 8), "who", "why")


def _chase(scribe: _Scribe) -> None:
    """Lay out a chase of eight places with four people, and begin its first round."""
    names = scribe.names
    places = [
        NewLocation(
            location_id=EntityId(f"place-{number}"),
            edge_id=EntityId(f"way-{number}"),
            name=name,
            is_exit=number == 8,
            visibility=Visibility.HIDDEN if number == 8 else Visibility.SHOWN,
        )
        for number, name in enumerate(names["places"].split("|"), 1)
    ]
    scribe.do(lambda table: lay_track(table, names["chase"], places))
    for way, what in _obstacles(names).items():
        _put(scribe, way, what)
    scribe.do(lambda table: add_people(table, sample_people(names)))
    scribe.do(lambda table: place_at_start(table, 2))
    scribe.do(lambda table: set_visibility(table, COURSE_ID, Visibility.SHOWN))
    scribe.do(lambda table: start_chase(table, ScriptedDice([])))


def _put(scribe: _Scribe, way: EntityId, what: Hazard | Barrier) -> None:
    scribe.do(lambda table: put_obstacle(table, way, what))
    scribe.do(lambda table: set_visibility(table, way, Visibility.SHOWN))


def _obstacles(names: Mapping[str, str]) -> Mapping[EntityId, Hazard | Barrier]:
    return {
        EntityId("way-3"): Hazard(name=names["cobbles"], skills=("dex",)),
        EntityId("way-5"): Hazard(name=names["crowd hazard"], skills=("dodge",)),
        EntityId("way-6"): Hazard(name=names["wall"], skills=("climb", "jump")),
        EntityId("way-7"): Barrier(
            name=names["fence"], skills=("climb", "str"), hit_points=9, full_hit_points=15
        ),
        EntityId("way-8"): Hazard(name=names["rail"], skills=("jump",), difficulty=Difficulty.HARD),
    }


def _make(scribe: _Scribe, clock: _Clock) -> None:
    request = NewClock(
        clock_id=_id(clock.key),
        name=scribe.names[clock.key],
        kind=clock.kind,
        size=clock.size,
    )
    scribe.do(lambda table: make_clock(table, request))
    if clock.shown:
        scribe.do(lambda table: set_visibility(table, _id(clock.key), Visibility.SHOWN))


def _note(scribe: _Scribe, key: str, *, about: str | None) -> None:
    request = WriteNote(
        note_id=EntityId(f"note-{key}"),
        title=scribe.names[key],
        text=scribe.names[f"{key} text"],
        about=None if about is None else _id(about),
    )
    scribe.do(lambda table: write_note(table, request))


def _roll(scribe: _Scribe, what: str, faces: tuple[int, ...], who: str, why: str) -> None:
    decision = Decision(check=parse_roll(what), who=scribe.names[who], why=scribe.names[why])
    scribe.do(lambda table: resolve(table, decision, ScriptedDice(faces)))


def _tick(scribe: _Scribe, amounts: Mapping[str, int]) -> None:
    by_id = {_id(key): amount for key, amount in amounts.items()}
    scribe.do(lambda table: tick_clocks(table, by_id))


def _id(key: str) -> EntityId:
    return EntityId(f"clock-{key}")


def main() -> int:
    """Make the three samples anew and return 0."""
    parser = argparse.ArgumentParser(description=__doc__)
    default = Path(__file__).resolve().parents[1] / "resources" / "samples"
    parser.add_argument("folder", nargs="?", type=Path, default=default)
    folder: Path = parser.parse_args().folder
    folder.mkdir(parents=True, exist_ok=True)
    for language in Language:
        path = folder / f"sample.{language.value}.duskboard"
        path.unlink(missing_ok=True)
        make_sample(path, language)
        print(path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
