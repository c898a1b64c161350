import json
from pathlib import Path
from typing import Any

import pytest

from duskboard.settings.option import (
    DICE,
    FIRST_RUN_DONE,
    GAMES,
    HIGH_CONTRAST,
    HINTS_SEEN,
    LANGUAGE,
    OPTIONS,
    PROJECTOR_LANGUAGE,
    PROJECTOR_SCREEN,
    RECENT,
    REDUCE_MOTION,
    TEXT_SCALE,
    THEME,
    WINDOW_GEOMETRY,
    DiceSource,
    Option,
    ThemeChoice,
    with_recent,
    workspace_state,
)

Case = tuple[Option[Any], object]

GOOD: list[Case] = [
    (LANGUAGE, "zh_TW"),
    (LANGUAGE, ""),
    (PROJECTOR_LANGUAGE, "en"),
    (THEME, ThemeChoice.LIGHT),
    (THEME, ThemeChoice.SYSTEM),
    (TEXT_SCALE, 0.8),
    (TEXT_SCALE, 1.5),
    (REDUCE_MOTION, True),
    (HIGH_CONTRAST, True),
    (FIRST_RUN_DONE, True),
    (DICE, DiceSource.PROGRAM),
    (HINTS_SEEN, frozenset({"drag", "click"})),
    (HINTS_SEEN, frozenset()),
    (GAMES, frozenset({"blades"})),
    (RECENT, (Path("/a/b, c.duskboard"), Path("夜.duskboard"))),
    (RECENT, (Path("/a/\udcff"),)),
    (RECENT, ()),
    (WINDOW_GEOMETRY, bytes(range(256))),
    (workspace_state("table"), b"\x00\xff"),
    (PROJECTOR_SCREEN, {"name": "HDMI-1", "size": [1920, 1080]}),
]


@pytest.mark.parametrize(("option", "value"), GOOD)
def test_a_value_comes_back_as_it_was(option: Option[Any], value: object) -> None:
    assert option.decoded(option.encoded(value)) == value


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_a_default_can_be_stored(option: Option[Any]) -> None:
    assert option.decoded(option.encoded(option.default)) == option.default


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
@pytest.mark.parametrize(
    "nothings",
    [
        (None, "", b"true", ["a"], {"a": 1}, 3, True),
        ("nonsense", "[", "null", "NaN", "[" * 99_999),
    ],
    ids=["no text", "no JSON"],
)
def test_what_is_no_json_text_is_the_default(
    option: Option[Any], nothings: tuple[object, ...]
) -> None:
    assert [one for one in nothings if option.decoded(one) != option.default] == []


@pytest.mark.parametrize(
    ("option", "plain"),
    [
        (LANGUAGE, 3),
        (LANGUAGE, "../../etc"),
        (THEME, "blue"),
        (THEME, ["dark"]),
        (TEXT_SCALE, 0.79),
        (TEXT_SCALE, 1.51),
        (TEXT_SCALE, "1.0"),
        (TEXT_SCALE, True),
        (TEXT_SCALE, float("inf")),
        (REDUCE_MOTION, 1),
        (REDUCE_MOTION, "true"),
        (DICE, "loaded"),
        (HINTS_SEEN, "drag"),
        (HINTS_SEEN, [3]),
        (RECENT, "/a"),
        (RECENT, [3]),
        (WINDOW_GEOMETRY, "not base 64!"),
        (WINDOW_GEOMETRY, "A" * 2**21),
        (PROJECTOR_SCREEN, ["HDMI-1"]),
    ],
)
def test_what_does_not_fit_is_the_default(option: Option[Any], plain: object) -> None:
    assert option.decoded(json.dumps(plain)) == option.default


def test_what_does_not_fit_is_not_stored() -> None:
    with pytest.raises(ValueError, match="scale"):
        TEXT_SCALE.encoded(2.0)
    with pytest.raises(ValueError, match="language"):
        LANGUAGE.encoded("zh TW")


def test_a_whole_number_is_a_scale_too() -> None:
    assert TEXT_SCALE.decoded("1") == 1.0


def test_no_two_options_share_a_key() -> None:
    keys = [option.key for option in OPTIONS]
    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", ["", "Table", "a/b", "../x", "x" * 41])
def test_a_workspace_has_a_plain_name(name: str) -> None:
    with pytest.raises(ValueError, match="workspace"):
        workspace_state(name)


def test_the_campaign_opened_last_comes_first() -> None:
    paths: tuple[Path, ...] = ()
    for number in [*range(15), 7]:
        paths = with_recent(paths, Path(f"{number}.duskboard"))
    assert [path.stem for path in paths] == [
        "7", "14", "13", "12", "11", "10", "9", "8", "6", "5", "4", "3"
    ]  # fmt: skip
