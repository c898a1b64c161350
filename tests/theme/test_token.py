import json
from pathlib import Path

import pytest

from duskboard.paths import resources
from duskboard.theme.token import (
    Role,
    TextStyle,
    ThemeName,
    TokenError,
    Tokens,
    Type,
    load_tokens,
)


def test_both_themes_have_every_colour(tokens: Tokens) -> None:
    assert set(tokens.colors) == {ThemeName.DARK, ThemeName.LIGHT}
    for colors in tokens.colors.values():
        assert set(colors) == set(Role)


def test_colours_are_those_of_the_file(tokens: Tokens) -> None:
    assert tokens.colors[ThemeName.DARK][Role.NOW] == "#FFE6A3"
    assert tokens.colors[ThemeName.LIGHT][Role.HAZARD_FILL] == "#F2C230"


def test_styles_of_type_carry_their_chinese_size(tokens: Tokens) -> None:
    assert tokens.types[TextStyle.CAPTION] == Type(px=12, weight=500, line=16, cjk_px=13)


def test_numbers_have_dotted_names(tokens: Tokens) -> None:
    assert tokens.sizes["dockTitle"] == 34
    assert tokens.sizes["clock.wall"] == 92
    assert tokens.sizes["plate.0"] == 104
    assert tokens.sizes["token.pursuer.1"] == 44
    assert tokens.sizes["space.m"] == 12
    assert tokens.sizes["stroke.focus"] == 2
    assert tokens.projector["body"] == 44
    assert tokens.durations["base"] == 140


def test_a_missing_colour_is_refused(tmp_path: Path) -> None:
    data = json.loads((resources() / "tokens.json").read_text("utf-8"))
    del data["color"]["light"]["onGood"]
    path = tmp_path / "tokens.json"
    path.write_text(json.dumps(data), "utf-8")
    with pytest.raises(TokenError) as caught:
        load_tokens(path)
    assert caught.value.args[0] == path


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TokenError):
        load_tokens(tmp_path / "tokens.json")
