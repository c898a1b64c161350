"""One typed line -> somebody in a chase: "ghoul x3 dex40 mov9 climb40", "食屍鬼 x3 敏捷40 移動9".

A name, then in any order MOV, DEX, skills with their values, a number of people and a side. Words
of all three languages are understood in each. The name ends where the first word with a number, a
number of people or a side is understood; a name that holds such a word is put in quotes. Behind
the name any other word with a number is a skill of the table's own.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import Side, Skill
from duskboard.core.chase.skill import SkillId
from duskboard.i18n.chase_enum_text import skill_text
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.listing import dotted
from duskboard.i18n.words import Words

USUAL_MOV = 8
"""MOV of most people, where none was typed."""
USUAL_DEX = 50
"""DEX of most people, where none was typed."""
MOST_MOV, MOST_VALUE, MOST_COUNT = 20, 999, 99
"""The largest numbers that are understood."""

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

# The full-width forms of a Chinese keyboard, each to one character: places stay what they are.
_NARROW = {0xFF01 + place: 0x21 + place for place in range(94)} | {0x3000: ord(" ")}
_AFTER_NAMES = frozenset({"pool", "rating", "gm", "d100", "骰池", "評等", "评级"})
"""Words for what decides checks that end a name as they are; others may be part of one."""
_GAP = re.compile(r"[\s,、;·]*")
_LINES = re.compile(r"[\n;；]+")
_QUOTED = re.compile(r"\s*(?:\"([^\"]*)\"|“([^”]*)”|「([^」]*)」|『([^』]*)』)")
_COUNT = re.compile(
    r"(?:(?<![a-z])x|[×*])\s*(?P<after>\d+)(?!\d)|(?P<before>\d+)\s*(?:[x×*](?![a-z0-9])|[名人隻只個个])",
    re.IGNORECASE,
)
_OWN = re.compile(r"(?P<word>[^\W\d_](?:[-'’]?[^\W\d_])*)\s?[:=]?\s?(?P<number>[-−–]?\d+)")
_WORD = re.compile(r"[^\s,，、;·]+")
_ENDS = " \t\u3000,，、:：;·"
_MOV = "mov"


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonDraft:
    """Somebody as typed.

    Attributes:
        name: The name; one without it is called by the side.
        side: Quarry or pursuer.
        mov: MOV.
        dex: DEX.
        skills: Skills in the order typed, by `SkillId` or by a word of the table's own.
        count: How many people.
        source: What decides the checks; values are dice where it is a pool or a rating.
    """

    name: str
    side: Side
    mov: int = USUAL_MOV
    dex: int = USUAL_DEX
    skills: tuple[Skill, ...] = ()
    count: int = 1
    source: CheckSource = CheckSource.D100


class QuickPersonError(Exception):
    """The line makes nobody."""


class NoPersonTextError(QuickPersonError):
    """Nothing was typed."""


class NoPersonNameError(QuickPersonError):
    """There is neither a name nor a side."""


class PersonWordError(QuickPersonError):
    """A word that says nothing here. Args: the word as typed."""


class PersonTwiceError(QuickPersonError):
    """A thing that was said before. Args: the words as typed."""


class PersonNumberError(QuickPersonError):
    """A number that cannot be. Args: the words as typed, the least, the most."""


def parse_people(words: Words, text: str, side: Side = Side.PURSUER) -> tuple[PersonDraft, ...]:
    """Return the people that lines describe, one a line; a semicolon parts them too.

    Args:
        words: The language of the screen, whose names of things are understood too.
        text: What was typed.
        side: The side of those for whom none was typed.

    Raises:
        NoPersonTextError: Every line is blank.
        QuickPersonError: A line makes nobody; see `parse_person`.
    """
    lines = [line for line in _LINES.split(text) if line.strip()]
    if not lines:
        raise NoPersonTextError
    return tuple(parse_person(words, line, side) for line in lines)


def parse_person(words: Words, text: str, side: Side = Side.PURSUER) -> PersonDraft:
    """Return the participant that a line describes.

    Raises:
        NoPersonTextError: The line is blank.
        NoPersonNameError: There is neither a name nor a side.
        PersonWordError: A word behind the name says nothing.
        PersonTwiceError: Something was said before.
        PersonNumberError: MOV is not within 1 to 20, a value not within 0 to 999, a number of
            people not within 1 to 99.
    """
    if not text.strip():
        raise NoPersonTextError
    name, said = _read(words, text)
    if not name and said.side is None:
        raise NoPersonNameError
    here = said.side or side
    return PersonDraft(
        name=name or enum_text(words, here),
        side=here,
        mov=said.numbers.pop(_MOV, USUAL_MOV),
        dex=said.numbers.pop(SkillId.DEX, USUAL_DEX),
        source=said.source or CheckSource.D100,
        skills=tuple(Skill(name=key, value=value) for key, value in said.numbers.items()),
        count=said.count or 1,
    )


def looks_like_person(words: Words, text: str) -> bool:
    """Whether a line is rather somebody than words to look for: a name with MOV, DEX or a skill."""
    try:
        name, said = _read(words, text)
    except QuickPersonError:
        return False
    known = {_MOV, *SkillId}
    return bool(name) and any(key in known for key in said.numbers)


def person_caption(words: Words, draft: PersonDraft) -> str:
    """Return what was understood: "3 × ghoul · Pursuer · MOV 9 · DEX 40 · Climb 40"."""
    name = draft.name
    if draft.count > 1:
        texts = {"count": draft.count, "name": draft.name}
        name = words.pgettext("chase", "%(count)d × %(name)s") % texts
    numbers = [
        (words.pgettext("chase", "MOV"), draft.mov),
        (words.pgettext("chase skill", "DEX"), draft.dex),
        *((skill_text(words, skill.name), skill.value) for skill in draft.skills),
    ]
    value = words.pgettext("chase", "%(skill)s %(value)d")
    said = [value % {"skill": label, "value": number} for label, number in numbers]
    source = "" if draft.source is CheckSource.D100 else enum_text(words, draft.source)
    return dotted(words, [name, enum_text(words, draft.side), *said, source])


def person_line(words: Words, draft: PersonDraft) -> str:
    """Return the line that means a draft, to be changed and read again, but for the side.

    "Edda Marsh mov8 dex70 climb45", "ghoul x3 mov9 dex40". A name that would be read otherwise is
    put in quotes.
    """
    numbers = [(_MOV, draft.mov), (SkillId.DEX.value, draft.dex)]
    numbers += [(one.name, one.value) for one in draft.skills if one.name != SkillId.DEX]
    parts = [f"x{draft.count}"] if draft.count > 1 else []
    parts += [f"{_line_word(words, name)}{value}" for name, value in numbers]
    if draft.source is not CheckSource.D100:
        parts.append(SOURCE_WORDS[draft.source].split("|")[0])
    plain = " ".join([draft.name, *parts])
    try:
        read = parse_person(words, plain, draft.side)
    except QuickPersonError:
        read = None
    if read is not None and (read.name, read.mov) == (draft.name, draft.mov):
        return plain
    return " ".join([f"“{draft.name}”", *parts])


def _line_word(words: Words, name: str) -> str:
    """Return what MOV or a skill is called in a line, short where there is a short word."""
    if name == _MOV:
        return words.pgettext("chase", "MOV").lower()
    known = SKILL_WORDS.get(SkillId(name)) if name in set(SkillId) else None
    if known is None:
        return name
    return known.split("|")[0] if not words.language.is_chinese else skill_text(words, name)


@dataclass(frozen=True, slots=True, kw_only=True)
class _Vocabulary:
    """All that things may be called, with the names that are on screen now.

    Attributes:
        numbers: "mov" or a `SkillId` by each word that wants a number.
        sides: Each word for a side.
        number: Finds such a word with its number.
        side: Finds a word for a side.
        sources: What decides the checks, by each word for it.
        source: Finds such a word.
    """

    numbers: Mapping[str, str]
    sides: Mapping[str, Side]
    number: re.Pattern[str]
    side: re.Pattern[str]
    sources: Mapping[str, CheckSource]
    source: re.Pattern[str]


@dataclass(slots=True)
class _Said:
    """What was said so far: numbers by "mov", `SkillId` or the table's own word."""

    numbers: dict[str, int] = field(default_factory=dict)
    count: int | None = None
    side: Side | None = None
    source: CheckSource | None = None


def _read(words: Words, text: str) -> tuple[str, _Said]:
    """Return the name, or "", and what is said behind it."""
    vocabulary = _vocabulary(words)
    plain = text.translate(_NARROW)
    said = _Said()
    start = _skipped(plain, 0)
    leading = _COUNT.match(plain, start)
    if leading:
        _take_count(said, leading)
        start = _skipped(plain, leading.end())
    name, place = _name(vocabulary, text, plain, start)
    while (place := _skipped(plain, place)) < len(plain):
        place = _take(said, vocabulary, text, plain, place)
    return name, said


def _name(vocabulary: _Vocabulary, text: str, plain: str, start: int) -> tuple[str, int]:
    """Return the name and where it ends: behind its quotes, or before what is understood."""
    quoted = _QUOTED.match(text, start)
    if quoted:
        return next(group for group in quoted.groups() if group is not None).strip(), quoted.end()
    patterns = (_COUNT, vocabulary.number, vocabulary.side)
    found = [match.start() for match in (one.search(plain, start) for one in patterns) if match]
    sources = vocabulary.source.finditer(plain, start + 1)
    found += [match.start() for match in sources if match[0] in _AFTER_NAMES]
    end = min(found, default=len(plain))
    name = text[start:end].strip(_ENDS)
    last = name.split()[-1] if len(name.split()) > 1 else ""
    if vocabulary.numbers.get(last.translate(_NARROW).lower()) in {_MOV, SkillId.DEX}:
        raise PersonWordError(last)  # its number is missing
    return name, end


def _take(said: _Said, vocabulary: _Vocabulary, text: str, plain: str, place: int) -> int:
    """Take in what stands at a place; return where it ends."""
    count = _COUNT.match(plain, place)
    if count:
        _take_count(said, count)
        return count.end()
    side = vocabulary.side.match(plain, place)
    if side:
        if said.side is not None:
            raise PersonTwiceError(side[0])
        said.side = vocabulary.sides[side[0].lower()]
        return side.end()
    source = vocabulary.source.match(plain, place)
    if source:
        if said.source is not None:
            raise PersonTwiceError(source[0])
        said.source = vocabulary.sources[source[0].lower()]
        return source.end()
    known = vocabulary.number.match(plain, place)
    match = known or _OWN.match(plain, place)
    if match is None:
        word = _WORD.match(text, place)
        raise PersonWordError(word[0] if word else text[place:])
    word_said = match["word"]
    key = vocabulary.numbers[word_said.lower()] if known else word_said
    if key in said.numbers:
        raise PersonTwiceError(match[0])
    least, most = (1, MOST_MOV) if key == _MOV else (0, MOST_VALUE)
    said.numbers[key] = _number(match[0], match["number"], least, most)
    return match.end()


def _take_count(said: _Said, match: re.Match[str]) -> None:
    if said.count is not None:
        raise PersonTwiceError(match[0])
    said.count = _number(match[0], match["after"] or match["before"], 1, MOST_COUNT)


def _number(typed: str, digits: str, least: int, most: int) -> int:
    if not digits.isdecimal() or len(digits) > 4 or not least <= int(digits) <= most:
        raise PersonNumberError(typed, least, most)
    return int(digits)


def _skipped(plain: str, place: int) -> int:
    gap = _GAP.match(plain, place)
    return gap.end() if gap else place


def _vocabulary(words: Words) -> _Vocabulary:
    numbers: dict[str, str] = dict.fromkeys(MOV_WORDS.split("|"), _MOV)
    for skill, line in SKILL_WORDS.items():
        numbers |= dict.fromkeys((*line.split("|"), enum_text(words, skill).lower()), skill)
    sides: dict[str, Side] = {}
    for side, line in SIDE_WORDS.items():
        sides |= dict.fromkeys((*line.split("|"), enum_text(words, side).lower()), side)
    sources: dict[str, CheckSource] = {}
    for one, line in SOURCE_WORDS.items():
        sources |= dict.fromkeys((*line.split("|"), enum_text(words, one).lower()), one)
    return _Vocabulary(
        numbers=numbers,
        sides=sides,
        sources=sources,
        source=_word_for(sources),
        number=re.compile(
            rf"(?<![a-z])(?P<word>{_any_of(numbers)})\s*[:=]?\s*(?P<number>[-−–]?\d+)",
            re.IGNORECASE,
        ),
        side=_word_for(sides),
    )


def _word_for(words: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of these words where it stands alone."""
    return re.compile(rf"(?<![^\s,、;·\d])(?:{_any_of(words)})(?![^\s,、;·])", re.IGNORECASE)


def _any_of(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
