"""One typed line -> somebody in a chase: "ghoul x3 dex40 mov9 climb40 hp11", "食屍鬼 x3 敏捷40".

A name, then in any order MOV, DEX, skills with their values, hit points and the like, a number of
people and a side; "pool 6" is somebody of another game who rolls 6 dice for anything. Words
of all three languages are understood in each. The name ends where the first word with a number, a
number of people or a side is understood; a name that holds such a word is put in quotes. Behind
the name any other word with a number is a skill of the table's own, and one with dice a weapon:
"knife 1d4+1", or "revolver 1d10!" of one that reaches across places.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from duskboard.core.chase.check import CheckSource
from duskboard.core.chase.participant import NO_VITALS, Side, Skill, Vitals
from duskboard.core.chase.physique import MOST_ATTACKS, PLAIN, Physique, Weapon
from duskboard.core.chase.skill import ANY_SKILL, SkillId
from duskboard.i18n.enum_text import enum_text
from duskboard.i18n.person_words import (
    BODY_WORDS,
    FLYING_WORDS,
    MOV_WORDS,
    OTHER_WORDS,
    SIDE_WORDS,
    SKILL_WORDS,
    SOURCE_WORDS,
    VITAL_WORDS,
)
from duskboard.i18n.quick_weapon import WEAPON, weapon_of
from duskboard.i18n.words import Words

USUAL_MOV = 8
"""MOV of most people, where none was typed."""
USUAL_DEX = 50
"""DEX of most people, where none was typed."""
MOST_MOV, MOST_VALUE, MOST_COUNT, MOST_BUILD = 20, 999, 99, 99
"""The largest numbers that are understood."""

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
_MINUS = frozenset("-−–")
_MOV = "mov"
_BOUNDS = {
    _MOV: (1, MOST_MOV),
    "build": (-2, MOST_BUILD),
    "armour": (0, MOST_VALUE),
    "attacks": (1, MOST_ATTACKS),
}
"""The least and the most of what is no skill."""


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
        vitals: Hit points and the like: "hp11", or "hp9/11" of somebody hurt.
        build: Build.
        physique: Armour, attacks a round, weapons, and whether one flies.
    """

    name: str
    side: Side
    mov: int = USUAL_MOV
    dex: int = USUAL_DEX
    skills: tuple[Skill, ...] = ()
    count: int = 1
    source: CheckSource = CheckSource.D100
    vitals: Vitals = NO_VITALS
    build: int = 0
    physique: Physique = PLAIN


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
        vitals=Vitals(**said.vitals),
        build=said.body.get("build", 0),
        physique=Physique(
            armour=said.body.get("armour", 0),
            attacks=said.body.get("attacks", 1),
            weapons=tuple(said.weapons),
            flies=said.flies,
        ),
    )


def looks_like_person(words: Words, text: str) -> bool:
    """Whether a line is rather somebody than words to look for: a name with MOV, DEX or a skill."""
    try:
        name, said = _read(words, text)
    except QuickPersonError:
        return False
    known = {_MOV, *SkillId}
    return bool(name) and (bool(said.vitals) or any(key in known for key in said.numbers))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Vocabulary:
    """All that things may be called, with the names that are on screen now.

    Attributes:
        numbers: "mov", a `SkillId` or a field of `Vitals` by each word that wants a number.
        sides: Each word for a side.
        number: Finds such a word with its number.
        side: Finds a word for a side.
        sources: What decides the checks, by each word for it.
        source: Finds such a word.
        rated: Finds such a word with the number that is rolled for anything.
        flying: Finds a word for who flies.
    """

    numbers: Mapping[str, str]
    sides: Mapping[str, Side]
    number: re.Pattern[str]
    side: re.Pattern[str]
    sources: Mapping[str, CheckSource]
    source: re.Pattern[str]
    rated: re.Pattern[str]
    flying: re.Pattern[str]


@dataclass(slots=True)
class _Said:
    """What was said so far: numbers by "mov", `SkillId` or the table's own word."""

    numbers: dict[str, int] = field(default_factory=dict)
    vitals: dict[str, int] = field(default_factory=dict)
    body: dict[str, int] = field(default_factory=dict)
    weapons: list[Weapon] = field(default_factory=list)
    flies: bool = False
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
    patterns = (_COUNT, vocabulary.number, vocabulary.side, vocabulary.flying)
    found = [match.start() for match in (one.search(plain, start) for one in patterns) if match]
    for pattern in (vocabulary.source, vocabulary.rated):
        sources = pattern.finditer(plain, start + 1)
        found += [match.start() for match in sources if match["word"] in _AFTER_NAMES]
    weapon = WEAPON.search(plain, start + 1)
    found += [weapon.start()] if weapon else []
    end = min(found, default=len(plain))
    name = text[start:end].strip(_ENDS)
    last = name.split()[-1] if len(name.split()) > 1 else ""
    if vocabulary.numbers.get(last.translate(_NARROW).lower()) in {_MOV, SkillId.DEX}:
        raise PersonWordError(last)  # its number is missing
    return name, end


def _take(said: _Said, vocabulary: _Vocabulary, text: str, plain: str, place: int) -> int:
    """Take in what stands at a place; return where it ends."""
    end = _take_gear(said, vocabulary, text, plain, place)
    if end is not None:
        return end
    rated = vocabulary.rated.match(plain, place)
    source = rated or vocabulary.source.match(plain, place)
    if source:
        if said.source is not None:
            raise PersonTwiceError(source["word"])
        said.source = vocabulary.sources[source["word"].lower()]
        if rated:
            _take_number(said, ANY_SKILL, rated)
        return source.end()
    known = vocabulary.number.match(plain, place)
    match = known or _OWN.match(plain, place)
    if match is None:
        word = _WORD.match(text, place)
        raise PersonWordError(word[0] if word else text[place:])
    word_said = match["word"]
    _take_number(said, vocabulary.numbers[word_said.lower()] if known else word_said, match)
    if known and known["full"] is not None:
        return _take_full(said, vocabulary.numbers[word_said.lower()], known)
    return match.end()


def _take_gear(
    said: _Said, vocabulary: _Vocabulary, text: str, plain: str, place: int
) -> int | None:
    """Take in a number of people, a side, a weapon or wings; return where it ends, or None."""
    if count := _COUNT.match(plain, place):
        _take_count(said, count)
        return count.end()
    if side := vocabulary.side.match(plain, place):
        if said.side is not None:
            raise PersonTwiceError(side[0])
        said.side = vocabulary.sides[side[0].lower()]
        return side.end()
    if weapon := WEAPON.match(plain, place):
        said.weapons.append(weapon_of(text, weapon))
        return weapon.end()
    if flying := vocabulary.flying.match(plain, place):
        said.flies = True
        return flying.end()
    return None


def _take_number(said: _Said, key: str, match: re.Match[str]) -> None:
    numbers = said.vitals if key in VITAL_WORDS else said.numbers
    numbers = said.body if key in BODY_WORDS else numbers
    if key in numbers:
        raise PersonTwiceError(match[0])
    least, most = _BOUNDS.get(key, (0, MOST_VALUE))
    numbers[key] = _number(match[0], match["number"], least, most)
    if key in VITAL_WORDS:
        numbers[f"full_{key}"] = numbers[key]


def _take_full(said: _Said, key: str, match: re.Match[str]) -> int:
    """Take in what hit points and the like were before; return where it ends."""
    if key not in VITAL_WORDS:
        raise PersonWordError(match[0])
    said.vitals[f"full_{key}"] = _number(match[0], match["full"], said.vitals[key], MOST_VALUE)
    return match.end()


def _take_count(said: _Said, match: re.Match[str]) -> None:
    if said.count is not None:
        raise PersonTwiceError(match[0])
    said.count = _number(match[0], match["after"] or match["before"], 1, MOST_COUNT)


def _number(typed: str, digits: str, least: int, most: int) -> int:
    if least < 0 and digits[:1] in _MINUS and digits[1:].isdecimal():
        number = -int(digits[1:])
        if number >= least:
            return number
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
    for name, line in (*OTHER_WORDS.items(), *VITAL_WORDS.items(), *BODY_WORDS.items()):
        numbers |= dict.fromkeys(line.split("|"), name)
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
            rf"(?<![a-z])(?P<word>{_any_of(numbers)})\s*[:=]?\s*(?P<number>[-−–]?\d+)"
            r"(?:\s*/\s*(?P<full>\d+))?",
            re.IGNORECASE,
        ),
        rated=_rated(sources),
        side=_word_for(sides),
        flying=_word_for(FLYING_WORDS.split("|")),
    )


def _word_for(words: Iterable[str]) -> re.Pattern[str]:
    """Return what finds one of these words where it stands alone."""
    return re.compile(rf"(?<![^\s,、;·\d])(?P<word>{_any_of(words)})(?![^\s,、;·])", re.IGNORECASE)


def _rated(sources: Mapping[str, CheckSource]) -> re.Pattern[str]:
    """Return what finds a word for dice with their number: "pool 6", "pool6", "骰池6顆"."""
    with_dice = [word for word, source in sources.items() if source is not CheckSource.SAID]
    return re.compile(
        rf"(?<![^\s,、;·\d])(?P<word>{_any_of(with_dice)})(?:\s*[:=]\s*|\s+|(?<!\d))"
        r"(?P<number>\d+)\s?(?:dice|d|顆|颗)?(?![^\s,、;·])",
        re.IGNORECASE,
    )


def _any_of(words: Iterable[str]) -> str:
    return "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
