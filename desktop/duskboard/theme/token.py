"""The design tokens: every colour, size and style of type, read from tokens.json."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from types import MappingProxyType

_SIZE_GROUPS = {"size": "", "space": "space.", "stroke": "stroke.", "radius": "radius."}
"""Groups of numbers in the file, and what stands before their names in `Tokens.sizes`."""


class ThemeName(StrEnum):
    """The two sets of colours."""

    DARK = "dark"
    LIGHT = "light"


class Role(StrEnum):
    """What a colour is for; the values are the names in tokens.json."""

    BG0 = "bg0"
    BG1 = "bg1"
    BG2 = "bg2"
    BG3 = "bg3"
    LINE = "line"
    LINE_STRONG = "lineStrong"
    TEXT = "text"
    TEXT2 = "text2"
    TEXT3 = "text3"
    FOCUS = "focus"
    NOW = "now"
    ON_NOW = "onNow"
    NOW_DIM = "nowDim"
    QUARRY = "quarry"
    QUARRY_DIM = "quarryDim"
    ON_QUARRY = "onQuarry"
    PURSUER = "pursuer"
    PURSUER_DIM = "pursuerDim"
    ON_PURSUER = "onPursuer"
    HAZARD = "hazard"
    HAZARD_FILL = "hazardFill"
    HAZARD_DIM = "hazardDim"
    ON_HAZARD = "onHazard"
    BARRIER = "barrier"
    BARRIER_DIM = "barrierDim"
    ON_BARRIER = "onBarrier"
    GOOD = "good"
    GOOD_DIM = "goodDim"
    ON_GOOD = "onGood"
    BAD = "bad"
    BAD_DIM = "badDim"
    ON_BAD = "onBad"
    BLOOD = "blood"
    FACTION = "faction"
    FACTION_DIM = "factionDim"
    ON_FACTION = "onFaction"


class TextStyle(StrEnum):
    """The styles of type."""

    CAPTION = "caption"
    BODY = "body"
    LABEL = "label"
    TITLE = "title"
    HEAD = "head"
    NUMBER = "number"
    RESULT = "result"


@dataclass(frozen=True, slots=True, kw_only=True)
class Type:
    """A style of type.

    Attributes:
        px: Size of Latin type, logical pixels.
        weight: 100 to 900.
        line: Height of a line, logical pixels.
        cjk_px: Size where the language is Chinese, logical pixels.
    """

    px: float
    weight: int
    line: float
    cjk_px: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Tokens:
    """Everything in tokens.json that is drawn with.

    Attributes:
        colors: For each theme, "#RRGGBB" for each role.
        types: The styles of type.
        features: OpenType features of the Latin font, such as "tnum".
        sizes: Logical pixels by name: "dockTitle", "clock.wall", "plate.0" (the first of a list),
            "space.m", "stroke.focus", "radius.card".
        projector: Logical pixels at a height of 1080: "min", "body", "title", "hero".
        durations: Milliseconds: "fast", "base", "slow", "diceMax".
    """

    colors: Mapping[ThemeName, Mapping[Role, str]]
    types: Mapping[TextStyle, Type]
    features: tuple[str, ...]
    sizes: Mapping[str, float]
    projector: Mapping[str, float]
    durations: Mapping[str, int]


class TokenError(Exception):
    """The file of tokens is not whole. Args: the path, what is wrong."""


def load_tokens(path: Path) -> Tokens:
    """Return the tokens in a file.

    Raises:
        TokenError: The file cannot be read, or something is missing in it.
    """
    try:
        data = json.loads(path.read_text("utf-8"))
        return _tokens(data)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise TokenError(path, repr(error)) from error


def _tokens(data: dict[str, dict[str, dict[str, object]]]) -> Tokens:
    colors = {
        theme: MappingProxyType({role: str(data["color"][theme][role]) for role in Role})
        for theme in ThemeName
    }
    types = {style: _type(data["type"]["scale"][style]) for style in TextStyle}
    sizes: dict[str, float] = {}
    for group, prefix in _SIZE_GROUPS.items():
        sizes.update(_numbers(data[group], prefix))
    return Tokens(
        colors=MappingProxyType(colors),
        types=MappingProxyType(types),
        features=tuple(str(feature) for feature in data["type"]["features"]),
        sizes=MappingProxyType(sizes),
        projector=MappingProxyType(dict(_numbers(data["type"]["projector"], ""))),
        durations=MappingProxyType(
            {name: int(value) for name, value in _numbers(data["motion"], "")}
        ),
    )


def _type(values: object) -> Type:
    if not isinstance(values, dict):
        msg = f"no style of type: {values!r}"
        raise TypeError(msg)
    return Type(
        px=float(values["px"]),
        weight=int(values["weight"]),
        line=float(values["line"]),
        cjk_px=float(values["cjkPx"]),
    )


def _numbers(value: object, name: str) -> Iterator[tuple[str, float]]:
    """Yield every number below `value`, with its name in dotted form."""
    match value:
        case bool() | str():
            return
        case int() | float():
            yield name.rstrip("."), float(value)
        case dict():
            for key, item in value.items():
                yield from _numbers(item, f"{name}{key}.")
        case list():
            for place, item in enumerate(value):
                yield from _numbers(item, f"{name}{place}.")
        case _:
            msg = f"{name} is not a number: {value!r}"
            raise TypeError(msg)
