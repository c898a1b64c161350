import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

from duskboard import paths

ROOT = Path(Path.cwd().anchor)  # absolute on every system
HOME = ROOT / "home" / "gm"


def test_a_clone_has_resources_at_its_top() -> None:
    assert paths.resources() == Path(__file__).resolve().parents[1] / "resources"


@pytest.mark.parametrize("frozen", [False, True])
def test_a_wheel_and_a_build_carry_resources_in_the_package(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, *, frozen: bool
) -> None:
    (tmp_path / "lib" / "duskboard" / "resources").mkdir(parents=True)
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lib" / "duskboard" / "paths.py"))
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert paths.resources() == tmp_path / "lib" / "duskboard" / "resources"


def test_a_build_does_not_take_a_folder_above_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "resources").mkdir()
    monkeypatch.setattr(paths, "__file__", str(tmp_path / "lib" / "duskboard" / "paths.py"))
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    with pytest.raises(paths.ResourcesMissingError) as raised:
        paths.resources()
    assert raised.value.places == (tmp_path / "lib" / "duskboard" / "resources",)


@pytest.mark.parametrize(
    ("environment", "platform", "folder"),
    [
        ({}, "linux", HOME / ".local" / "share" / "duskboard"),
        ({"XDG_DATA_HOME": f"{ROOT}data"}, "linux", ROOT / "data" / "duskboard"),
        ({"XDG_DATA_HOME": "data"}, "linux", HOME / ".local" / "share" / "duskboard"),
        (
            {"XDG_DATA_HOME": f"{ROOT}data"},
            "darwin",
            HOME / "Library/Application Support/Duskboard",
        ),
        ({"APPDATA": f"{ROOT}roaming"}, "win32", ROOT / "roaming" / "Duskboard"),
        ({}, "win32", HOME / "AppData" / "Roaming" / "Duskboard"),
        ({"DUSKBOARD_HOME": f"{ROOT}table", "APPDATA": f"{ROOT}roaming"}, "win32", ROOT / "table"),
        (
            {"DUSKBOARD_HOME": f"{ROOT}table", "XDG_DATA_HOME": f"{ROOT}data"},
            "linux",
            ROOT / "table",
        ),
        ({"DUSKBOARD_HOME": ""}, "linux", HOME / ".local" / "share" / "duskboard"),
    ],
)
def test_each_platform_has_its_place_for_user_data(
    environment: Mapping[str, str], platform: str, folder: Path
) -> None:
    assert paths._user_folder(environment, platform, HOME) == folder


def test_a_test_has_a_home_of_its_own(home: Path) -> None:
    assert paths.user_folder() == home


def test_a_user_without_a_home_is_given_a_folder_that_says_so_when_written(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def no_home() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", no_home)
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DUSKBOARD_HOME", "XDG_DATA_HOME"):
        monkeypatch.delenv(name)
    assert paths.home_folder() == ROOT
    assert paths.user_folder() == ROOT / ".local" / "share" / "duskboard"
    monkeypatch.setenv("DUSKBOARD_HOME", str(HOME))
    assert paths.user_folder() == HOME
