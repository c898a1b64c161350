"""The scoundrels of the sample campaigns, and the crew that they run with."""

from collections.abc import Mapping

from duskboard.core.blades.ability import Ability, AbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Bond,
    Contact,
    Experience,
    Item,
    Load,
    Profile,
    Ratings,
    Scoundrel,
)
from duskboard.core.blades.trait import TraumaId, ViceId
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language

NAMES: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {
        "crew": "The Low Bells",
        "nell": "Nell Harrow",
        "wick": "Wick",
        "burglar": "Burglar",
        "forearm": "Cut forearm",
        "rattled": "Rattled",
        "picks": "Fine lockpicks",
        "blade": "Blade or two",
        "boots": "Silent boots",
        "rope": "Climbing gear",
        "lantern": "Dark lantern",
        "smoke": "Smoke vial",
        "pell": "Old Pell",
        "rowe": "Inspector Rowe",
        "ansel": "Ansel Voss",
        "talker": "Talker",
        "suit": "Good suit",
        "papers": "False papers",
        "dov": "Dov",
        "bruiser": "Bruiser",
        "club": "Heavy club",
    },
    Language.TRADITIONAL_CHINESE: {
        "crew": "低鐘幫",
        "nell": "奈兒・哈洛",
        "wick": "燭芯",
        "burglar": "竊賊",
        "forearm": "割傷前臂",
        "rattled": "心神不寧",
        "picks": "上等開鎖器",
        "blade": "一兩把刀",
        "boots": "靜音靴",
        "rope": "攀登裝備",
        "lantern": "遮光燈",
        "smoke": "煙霧瓶",
        "pell": "老佩爾",
        "rowe": "羅督察",
        "ansel": "安瑟・沃斯",
        "talker": "說客",
        "suit": "體面西裝",
        "papers": "假文件",
        "dov": "多夫",
        "bruiser": "打手",
        "club": "重棍",
    },
    Language.SIMPLIFIED_CHINESE: {
        "crew": "低钟帮",
        "nell": "奈儿・哈洛",
        "wick": "烛芯",
        "burglar": "窃贼",
        "forearm": "割伤前臂",
        "rattled": "心神不宁",
        "picks": "上等开锁器",
        "blade": "一两把刀",
        "boots": "静音靴",
        "rope": "攀登装备",
        "lantern": "遮光灯",
        "smoke": "烟雾瓶",
        "pell": "老佩尔",
        "rowe": "罗督察",
        "ansel": "安瑟・沃斯",
        "talker": "说客",
        "suit": "体面西装",
        "papers": "假文件",
        "dov": "多夫",
        "bruiser": "打手",
        "club": "重棍",
    },
}
"""What is a word of the table's own."""


def sample_crew(language: Language) -> Crew:
    """Return the crew of a language."""
    return Crew(name=NAMES[language]["crew"], heat=2, wanted=1)


def sample_scoundrels(language: Language) -> Mapping[EntityId, Scoundrel]:
    """Return the scoundrels of a language, in the order of their tabs."""
    names = NAMES[language]
    return {
        EntityId("scoundrel-nell"): _nell(names),
        EntityId("scoundrel-ansel"): _ansel(names),
        EntityId("scoundrel-dov"): _dov(names),
    }


def _nell(names: Mapping[str, str]) -> Scoundrel:
    return Scoundrel(
        name=names["nell"],
        profile=Profile(alias=names["wick"], playbook=names["burglar"], vice=ViceId.GAMBLING),
        ratings=Ratings(study=1, survey=1, finesse=2, prowl=2, skirmish=1, attune=1, sway=1),
        stress=5,
        traumas=(TraumaId.HAUNTED,),
        harm=Harm(
            wounds=(
                Wound(level=2, text=names["forearm"]),
                Wound(level=1, text=names["rattled"]),
            ),
            healing=1,
        ),
        armour_used=(ArmourKind.STANDARD,),
        load=Load.NORMAL,
        items=(
            Item(name=names["picks"], load=0, is_fine=True, is_carried=True),
            Item(name=names["blade"], is_carried=True),
            Item(name=names["boots"], is_carried=True),
            Item(name=names["rope"], load=2),
            Item(name=names["lantern"]),
            Item(name=names["smoke"]),
        ),
        coin=2,
        stash=13,
        xp=Experience(playbook=5, insight=2, prowess=4, resolve=1),
        abilities=(Ability(key=AbilityId.INFILTRATOR), Ability(key=AbilityId.SHADOW)),
        contacts=(
            Contact(name=names["pell"], bond=Bond.FRIEND),
            Contact(name=names["rowe"], bond=Bond.RIVAL),
        ),
    )


def _ansel(names: Mapping[str, str]) -> Scoundrel:
    return Scoundrel(
        name=names["ansel"],
        profile=Profile(playbook=names["talker"], vice=ViceId.LUXURY),
        ratings=Ratings(study=2, survey=1, command=1, consort=2, sway=2),
        stress=3,
        load=Load.LIGHT,
        items=(
            Item(name=names["suit"], is_fine=True, is_carried=True),
            Item(name=names["papers"], is_carried=True),
        ),
        coin=1,
        stash=6,
        xp=Experience(playbook=3, resolve=2),
        abilities=(Ability(key=AbilityId.FORESIGHT), Ability(key=AbilityId.TRUST_IN_ME)),
    )


def _dov(names: Mapping[str, str]) -> Scoundrel:
    return Scoundrel(
        name=names["dov"],
        profile=Profile(playbook=names["bruiser"], vice=ViceId.STUPOR),
        ratings=Ratings(hunt=1, prowl=1, skirmish=2, wreck=2, command=2),
        stress=8,
        load=Load.HEAVY,
        items=(Item(name=names["club"], load=2, is_carried=True),),
        coin=4,
        xp=Experience(playbook=6, prowess=5),
        abilities=(Ability(key=AbilityId.NOT_TO_BE_TRIFLED_WITH),),
    )
