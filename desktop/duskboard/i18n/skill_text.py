"""Skills and characteristics of the chase -> words, and back from what is typed."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.chase.skill import SkillId
from duskboard.i18n.words import Words

SKILL_WORDS: Mapping[SkillId, str] = MappingProxyType(
    {
        SkillId.STR: "str|strength|力量",
        SkillId.CON: "con|constitution|體質|体质",
        SkillId.DEX: "dex|dexterity|敏捷",
        SkillId.POW: "pow|power|意志",
        SkillId.LUCK: "luck|幸運|幸运",
        SkillId.CLIMB: "climb|攀爬",
        SkillId.JUMP: "jump|跳躍|跳跃",
        SkillId.SWIM: "swim|游泳",
        SkillId.DODGE: "dodge|閃避|闪避",
        SkillId.FIGHTING: "fighting|brawl|格鬥|格斗",
        SkillId.FIREARMS: "firearms|射擊|射击",
        SkillId.THROW: "throw|投擲|投掷",
        SkillId.LOCKSMITH: "locksmith|鎖匠|锁匠",
        SkillId.STEALTH: "stealth|潛行|潜行",
        SkillId.SPOT: "spot|spot hidden|偵查|侦查",
        SkillId.LISTEN: "listen|聆聽|聆听",
        SkillId.TRACK: "track|追蹤|追踪",
        SkillId.NAVIGATE: "navigate|領航|领航",
        SkillId.INTIMIDATE: "intimidate|恐嚇|恐吓",
        SkillId.FAST_TALK: "fast talk|fast-talk|話術|话术",
        SkillId.DRIVE: "drive|drive auto|汽車駕駛|汽车驾驶|駕駛|驾驶",
        SkillId.RIDE: "ride|騎術|骑术",
        SkillId.PILOT: "pilot|駕駛船艇|飞行驾驶",
        SkillId.HEAVY_MACHINERY: "heavy machinery|operate heavy machinery|重型機械|重型机械",
    }
)
"""What each skill may be called in any language, in lower case, parted by "|"."""


def skill_text(words: Words, name: str) -> str:
    """Return what a skill is called: in the words of now, or as the table named it."""
    known = _names(words)
    return known.get(name, name)


def read_skill(words: Words, text: str) -> str:
    """Return the `SkillId` that a word typed in any language means, or the word itself."""
    word = " ".join(text.split()).lower()
    for skill, names in SKILL_WORDS.items():
        if word in names.split("|"):
            return skill.value
    for known, name in _names(words).items():
        if word == name.lower():
            return known
    return " ".join(text.split())


def _names(words: Words) -> Mapping[str, str]:
    return {
        SkillId.STR: words.pgettext("skill", "STR"),
        SkillId.CON: words.pgettext("skill", "CON"),
        SkillId.DEX: words.pgettext("skill", "DEX"),
        SkillId.POW: words.pgettext("skill", "POW"),
        SkillId.LUCK: words.pgettext("skill", "Luck"),
        SkillId.CLIMB: words.pgettext("skill", "Climb"),
        SkillId.JUMP: words.pgettext("skill", "Jump"),
        SkillId.SWIM: words.pgettext("skill", "Swim"),
        SkillId.DODGE: words.pgettext("skill", "Dodge"),
        SkillId.FIGHTING: words.pgettext("skill", "Fighting"),
        SkillId.FIREARMS: words.pgettext("skill", "Firearms"),
        SkillId.THROW: words.pgettext("skill", "Throw"),
        SkillId.LOCKSMITH: words.pgettext("skill", "Locksmith"),
        SkillId.STEALTH: words.pgettext("skill", "Stealth"),
        SkillId.SPOT: words.pgettext("skill", "Spot Hidden"),
        SkillId.LISTEN: words.pgettext("skill", "Listen"),
        SkillId.TRACK: words.pgettext("skill", "Track"),
        SkillId.NAVIGATE: words.pgettext("skill", "Navigate"),
        SkillId.INTIMIDATE: words.pgettext("skill", "Intimidate"),
        SkillId.FAST_TALK: words.pgettext("skill", "Fast Talk"),
        SkillId.DRIVE: words.pgettext("skill", "Drive Auto"),
        SkillId.RIDE: words.pgettext("skill", "Ride"),
        SkillId.PILOT: words.pgettext("skill", "Pilot"),
        SkillId.HEAVY_MACHINERY: words.pgettext("skill", "Heavy Machinery"),
    }
