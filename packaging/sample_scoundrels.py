"""The scoundrels of the sample campaigns and their crew, from the playbooks that we bring."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from duskboard.content.reading import load_playbooks
from duskboard.core.blades.ability import Ability, AbilityId, CrewAbilityId
from duskboard.core.blades.crew import Crew
from duskboard.core.blades.harm import Harm, Wound
from duskboard.core.blades.playbook import Playbook, with_playbook
from duskboard.core.blades.scoundrel import (
    ArmourKind,
    Bond,
    Contact,
    Experience,
    Load,
    Ratings,
    Scoundrel,
)
from duskboard.core.blades.trait import TraumaId, ViceId
from duskboard.core.blades.upgrade import UpgradeId, upgrade
from duskboard.core.identity import EntityId
from duskboard.i18n.words import Language

CREW = EntityId("crew-bell")
_CONTENT = Path(__file__).resolve().parents[1] / "resources" / "content"
_NAMES: Mapping[Language, Mapping[str, str]] = {
    Language.ENGLISH: {
        "crew": "The Ninth Bell",
        "mara": "Mara Quill",
        "mara alias": "Lark",
        "mara look": "grey coat, ink on her fingers",
        "mara heritage": "the drowned villages",
        "mara background": "copied letters for the court",
        "osric": "Osric Penn",
        "osric alias": "Anvil",
        "osric look": "broken nose, a clean collar",
        "osric heritage": "dockers for five generations",
        "osric background": "fought for coin",
        "ines": "Ines Vey",
        "ines alias": "Candle",
        "ines look": "white gloves, a black veil",
        "ines heritage": "came by ship, will not say whence",
        "ines background": "held séances that were not all false",
        "tam": "Tam Orley",
        "tam alias": "Bosun",
        "tam look": "old tunic, one medal",
        "tam heritage": "the barracks",
        "tam background": "led men home from a lost war",
        "purveyor": "Widow Sarn’s card table",
        "ribs": "bruised ribs",
        "arm": "gashed arm",
        "cold": "a hand that stays cold",
    },
    Language.TRADITIONAL_CHINESE: {
        "crew": "第九聲鐘",
        "mara": "瑪拉・奎爾",
        "mara alias": "雲雀",
        "mara look": "灰外套，指尖沾墨",
        "mara heritage": "被淹沒的村子",
        "mara background": "替法院抄寫信件",
        "osric": "奧斯里克・潘恩",
        "osric alias": "鐵砧",
        "osric look": "斷過的鼻樑，乾淨的衣領",
        "osric heritage": "五代都是碼頭工",
        "osric background": "打黑拳維生",
        "ines": "伊內絲・維伊",
        "ines alias": "燭火",
        "ines look": "白手套，黑面紗",
        "ines heritage": "乘船而來，不說從何處",
        "ines background": "主持過不全是假的降靈會",
        "tam": "塔姆・奧利",
        "tam alias": "水手長",
        "tam look": "舊軍服，一枚勳章",
        "tam heritage": "軍營",
        "tam background": "從敗戰中帶人回家",
        "purveyor": "薩恩寡婦的牌桌",
        "ribs": "肋骨瘀傷",
        "arm": "手臂劃傷",
        "cold": "一隻始終冰冷的手",
    },
    Language.SIMPLIFIED_CHINESE: {
        "crew": "第九声钟",
        "mara": "玛拉・奎尔",
        "mara alias": "云雀",
        "mara look": "灰外套，指尖沾墨",
        "mara heritage": "被淹没的村子",
        "mara background": "替法院抄写信件",
        "osric": "奥斯里克・潘恩",
        "osric alias": "铁砧",
        "osric look": "断过的鼻梁，干净的衣领",
        "osric heritage": "五代都是码头工",
        "osric background": "打黑拳维生",
        "ines": "伊内丝・维伊",
        "ines alias": "烛火",
        "ines look": "白手套，黑面纱",
        "ines heritage": "乘船而来，不说从何处",
        "ines background": "主持过不全是假的降灵会",
        "tam": "塔姆・奥利",
        "tam alias": "水手长",
        "tam look": "旧军服，一枚勋章",
        "tam heritage": "军营",
        "tam background": "从败战中带人回家",
        "purveyor": "萨恩寡妇的牌桌",
        "ribs": "肋骨瘀伤",
        "arm": "手臂划伤",
        "cold": "一只始终冰冷的手",
    },
}
_UPGRADES = (UpgradeId.HIDDEN_LAIR, UpgradeId.GEAR, UpgradeId.PROWESS_TRAINING)
_ACROBAT, _BRUISER, _MEDIUM, _CAPTAIN = 3, 0, 6, 7


def sample_crew(language: Language) -> Crew:
    """Return the crew of a language: Tier I, hunted a little."""
    return Crew(
        name=_NAMES[language]["crew"],
        tier=1,
        heat=4,
        wanted=1,
        abilities=(Ability(key=CrewAbilityId.SECOND_STORY),),
        coin=3,
        rep=6,
        upgrades=tuple(upgrade(one) for one in _UPGRADES),
    )


def sample_scoundrels(language: Language) -> Mapping[EntityId, Scoundrel]:
    """Return the scoundrels of a language, in the order of their tabs."""
    names = _NAMES[language]
    playbooks = load_playbooks(_CONTENT).made(language.value)
    return {
        EntityId("scoundrel-mara"): _mara(names, playbooks[_ACROBAT]),
        EntityId("scoundrel-osric"): _osric(names, playbooks[_BRUISER]),
        EntityId("scoundrel-ines"): _ines(names, playbooks[_MEDIUM]),
        EntityId("scoundrel-tam"): _tam(names, playbooks[_CAPTAIN]),
    }


def _mara(names: Mapping[str, str], playbook: Playbook) -> Scoundrel:
    ratings = Ratings(prowl=3, finesse=2, hunt=1, survey=1, sway=1, consort=1)
    made = _made(names, "mara", playbook, ratings)
    return replace(
        made,
        profile=replace(made.profile, vice=ViceId.GAMBLING, purveyor=names["purveyor"]),
        stress=6,
        traumas=(TraumaId.HAUNTED,),
        harm=Harm(
            wounds=(Wound(level=2, text=names["arm"]), Wound(level=1, text=names["ribs"])),
            healing=1,
        ),
        abilities=(*made.abilities, Ability(key=AbilityId.SHADOW)),
        armour_used=(ArmourKind.STANDARD,),
        load=Load.NORMAL,
        items=tuple(
            replace(
                item,
                is_carried=place in {0, 1, 2, 4, 9} or item.armour is ArmourKind.STANDARD,
            )
            for place, item in enumerate(made.items)
        ),
        coin=2,
        stash=11,
        xp=Experience(playbook=5, insight=2, prowess=4, resolve=1),
    )


def _osric(names: Mapping[str, str], playbook: Playbook) -> Scoundrel:
    ratings = Ratings(skirmish=2, wreck=2, command=1, hunt=1, consort=1)
    made = _made(names, "osric", playbook, ratings)
    return replace(
        made,
        profile=replace(made.profile, vice=ViceId.OBLIGATION),
        stress=3,
        load=Load.HEAVY,
        coin=1,
        stash=4,
        xp=Experience(playbook=3, prowess=5),
    )


def _ines(names: Mapping[str, str], playbook: Playbook) -> Scoundrel:
    ratings = Ratings(attune=2, survey=1, consort=2, study=1, sway=1)
    made = _made(names, "ines", playbook, ratings)
    return replace(
        made,
        profile=replace(made.profile, vice=ViceId.WEIRD),
        stress=8,
        traumas=(TraumaId.COLD, TraumaId.OBSESSED),
        harm=Harm(wounds=(Wound(level=1, text=names["cold"], is_supernatural=True),)),
        coin=4,
        stash=23,
        xp=Experience(playbook=8, resolve=3),
    )


def _tam(names: Mapping[str, str], playbook: Playbook) -> Scoundrel:
    ratings = Ratings(command=2, skirmish=1, hunt=1, tinker=2, survey=1)
    made = _made(names, "tam", playbook, ratings)
    return replace(
        made,
        profile=replace(made.profile, vice=ViceId.STUPOR),
        stress=1,
        is_healer=True,
        load=Load.LIGHT,
        stash=7,
        xp=Experience(playbook=1, insight=1),
    )


def _made(names: Mapping[str, str], key: str, playbook: Playbook, ratings: Ratings) -> Scoundrel:
    """Return a scoundrel with a playbook, whose first contact is a friend and last a rival."""
    begun = with_playbook(Scoundrel(name=names[key], ratings=ratings), playbook)
    friend, *others, rival = begun.contacts
    profile = replace(
        begun.profile,
        alias=names[f"{key} alias"],
        look=names[f"{key} look"],
        heritage=names[f"{key} heritage"],
        background=names[f"{key} background"],
    )
    contacts = (
        Contact(name=friend.name, bond=Bond.FRIEND),
        *others,
        Contact(name=rival.name, bond=Bond.RIVAL),
    )
    return replace(begun, profile=profile, contacts=contacts)
