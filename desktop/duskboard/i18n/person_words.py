"""What somebody in a chase is typed with: words for skills, MOV, sides, vitals, in any language."""

from collections.abc import Mapping
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side
from duskboard.core.chase.skill import ANY_SKILL, SANITY, SkillId

SKILL_WORDS: Mapping[SkillId, str] = MappingProxyType(
    {
        SkillId.STR: "str|strength|力量",
        SkillId.CON: "con|constitution|體質|体质",
        SkillId.DEX: "dex|dexterity|敏捷",
        SkillId.POW: "pow|power|意志",
        SkillId.SIZ: "siz|size|體型|体型",
        SkillId.APP: "app|appearance|外貌|外表",
        SkillId.INT: "int|intelligence|智力",
        SkillId.EDU: "edu|education|教育",
        SkillId.LUCK: "luck|幸運|幸运",
        SkillId.CLIMB: "climb|climbing|攀爬",
        SkillId.JUMP: "jump|jumping|跳躍|跳跃",
        SkillId.SWIM: "swim|swimming|游泳",
        SkillId.DODGE: "dodge|閃避|闪避",
        SkillId.FIGHTING: "fighting|fight|brawl|格鬥|格斗|鬥毆|斗殴",
        SkillId.FIREARMS: "firearms|firearm|shooting|shoot|射擊|射击",
        SkillId.THROW: "throw|throwing|投擲|投掷",
        SkillId.LOCKSMITH: "locksmith|lock|鎖匠|锁匠",
        SkillId.STEALTH: "stealth|潛行|潜行",
        SkillId.SPOT: "spot hidden|spot|偵查|侦查",
        SkillId.LISTEN: "listen|聆聽|聆听",
        SkillId.TRACK: "track|tracking|追蹤|追踪",
        SkillId.NAVIGATE: "navigate|navigation|領航|领航",
        SkillId.INTIMIDATE: "intimidate|恐嚇|恐吓",
        SkillId.FAST_TALK: "fast talk|fast-talk|話術|话术",
        SkillId.DRIVE: "drive auto|drive|driving|汽車駕駛|汽车驾驶",
        SkillId.RIDE: "ride|riding|騎術|骑术",
        SkillId.PILOT: "pilot|駕駛|驾驶",
        SkillId.HEAVY_MACHINERY: ("operate heavy machinery|heavy machinery|操作重機|操作重型机械"),
    }
)
"""What each skill may be called in any language, in lower case, parted by "|"."""
MOV_WORDS = "mov|move|movement|speed|移動速度|移動|移动速度|移动|速度"
"""What MOV may be called."""
SIDE_WORDS: Mapping[Side, str] = MappingProxyType(
    {
        Side.QUARRY: "quarry|prey|fleer|flees|flee|fleeing|runs|逃離者|逃離|逃跑|逃|逃离者|逃离",
        Side.PURSUER: "pursuer|pursues|pursuing|chaser|chases|chasing|追逐者|追逐|追捕|追",
    }
)
"""What each side may be called."""
SOURCE_WORDS: Mapping[CheckSource, str] = MappingProxyType(
    {
        CheckSource.D100: "d100",
        CheckSource.POOL: "pool|storyteller|骰池|說書人|说书人",
        CheckSource.RATING: "rating|blades|評等|评级",
        CheckSource.SAID: "gm|gm says|the gm says|keeper|主持人|守密人",
    }
)
"""What may be said of what decides somebody's checks (rules/chase.md 14.1)."""
SANITY_WORDS = "san|sanity|理智|理智值"
"""What Sanity may be called."""
VITAL_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "hit_points": "hp|hit points|耐久值|耐久|生命值|生命",
        "sanity": SANITY_WORDS,
        "magic": "mp|magic points|魔法值|魔法",
    }
)
"""What hit points and the like may be called, by their field of `Vitals`."""
OTHER_WORDS: Mapping[str, str] = MappingProxyType(
    {ANY_SKILL: "any|anything else|任何檢定|任何检定|任何", SANITY: SANITY_WORDS}
)
"""What else may be rolled, beside the skills known by name."""
BODY_WORDS: Mapping[str, str] = MappingProxyType(
    {
        "build": "build|體格|体格",
        "armour": "armour|armor|護甲|护甲",
        "attacks": "attacks|attack|攻擊次數|攻击次数|攻擊|攻击",
    }
)
"""What Build, armour and the attacks of a round may be called."""
FLYING_WORDS = "flies|flying|會飛|会飞|飛行|飞行"
"""What may be said of who flies (rules/chase.md 9.11)."""
