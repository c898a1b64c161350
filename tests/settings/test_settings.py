import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from tests.settings.test_option import GOOD
from tests.storage.unprivileged import as_nobody

from duskboard.settings.option import OPTIONS, TEXT_SCALE, THEME, Option, ThemeChoice
from duskboard.settings.settings import FILE_NAME, Settings


def as_the_next_run_finds_it(settings: Settings) -> Settings:
    """Qt keeps what it has read of a file; under another name it reads what is really there."""
    folder = settings.path.parent.with_name("next run")
    shutil.copytree(settings.path.parent, folder)
    return Settings(folder)


def all_of(settings: Settings) -> dict[str, object]:
    options: tuple[Option[Any], ...] = OPTIONS
    return {option.key: settings.get(option) for option in options}


DEFAULTS = {option.key: option.default for option in OPTIONS}


def test_without_a_file_all_is_as_declared(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "nowhere")
    assert all_of(settings) == DEFAULTS
    assert settings.is_kept
    assert not settings.path.exists()


@pytest.mark.parametrize(("option", "value"), GOOD)
def test_the_next_run_finds_what_was_set(
    tmp_path: Path, option: Option[Any], value: object
) -> None:
    settings = Settings(tmp_path / "this run")
    settings.set(option, value)
    assert settings.get(option) == value
    assert settings.is_kept
    assert as_the_next_run_finds_it(settings).get(option) == value


def test_every_option_has_its_own_place(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "this run")
    last = {option.key: (option, value) for option, value in GOOD}
    for option, value in last.values():
        settings.set(option, value)
    again = as_the_next_run_finds_it(settings)
    for option, value in last.values():
        assert again.get(option) == value


def test_another_file_is_not_touched(tmp_path: Path) -> None:
    Settings(tmp_path).set(THEME, ThemeChoice.LIGHT)
    assert [each.name for each in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\0" * 200,
        b"\xff\xfe[General]\ntext_scale=true\n",
        b"[General\ntheme=[\n=\n",
        b"[General]\ntext_scale=9\ntheme=light\nrecent=a, b\nhints_seen=@Variant(\\0\\0\\0\\x1a)\n",
        b"[General]\ntheme=@Invalid()\nlanguage=@ByteArray(en)\nfirst_run_done=\n",
        b'[General]\ntheme=@QVariant("light")\ntext_scale="[1"\n',
        b"<html>",
    ],
    ids=range(8),
)
def test_a_broken_file_is_as_good_as_none(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE_NAME).write_bytes(content)
    settings = Settings(tmp_path)
    assert all_of(settings) == DEFAULTS
    settings.set(TEXT_SCALE, 1.25)
    assert settings.get(TEXT_SCALE) == 1.25


def test_a_value_that_does_not_fit_changes_nothing(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set(TEXT_SCALE, 1.25)
    with pytest.raises(ValueError, match="scale"):
        settings.set(TEXT_SCALE, 9.0)
    assert settings.get(TEXT_SCALE) == 1.25
    assert settings.is_kept


@pytest.mark.skipif(sys.platform == "win32", reason="no mode bits there")
def test_where_nothing_may_be_written_options_hold_until_the_end() -> None:
    with TemporaryDirectory() as made:
        folder = Path(made)
        folder.chmod(0o755)

        def run() -> object:
            settings = Settings(folder / "deep")
            settings.set(TEXT_SCALE, 1.25)
            assert not settings.is_kept
            settings.set(THEME, ThemeChoice.LIGHT)
            assert settings.get(TEXT_SCALE) == 1.25
            assert settings.get(THEME) is ThemeChoice.LIGHT
            return settings

        assert as_nobody(run) == "Settings"
        assert not list(folder.iterdir())


def test_what_could_not_be_kept_is_kept_later(tmp_path: Path) -> None:
    (tmp_path / "deep").write_text("a file in the way")
    settings = Settings(tmp_path / "deep")
    settings.set(TEXT_SCALE, 1.25)
    assert not settings.is_kept
    (tmp_path / "deep").unlink()
    settings.set(THEME, ThemeChoice.LIGHT)
    assert settings.is_kept
    store = QSettings(str(settings.path), QSettings.Format.IniFormat)
    assert store.value("text_scale") == "1.25"


def test_what_stands_already_is_not_written_again(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.set(TEXT_SCALE, 1.25)
    settings.path.unlink()
    settings.set(TEXT_SCALE, 1.25)
    assert not settings.path.exists()
    settings.set(TEXT_SCALE, 1.3)
    assert settings.path.exists()


def test_what_is_set_together_is_written_at_the_end(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "this run")
    with settings.together():
        settings.set(TEXT_SCALE, 1.25)
        settings.set(THEME, ThemeChoice.LIGHT)
        assert settings.get(TEXT_SCALE) == 1.25
        assert not settings.path.exists()
    assert settings.is_kept
    again = as_the_next_run_finds_it(settings)
    assert (again.get(TEXT_SCALE), again.get(THEME)) == (1.25, ThemeChoice.LIGHT)


def test_what_is_set_together_is_kept_even_if_something_goes_wrong(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "this run")

    def set_both() -> None:
        with settings.together():
            settings.set(THEME, ThemeChoice.LIGHT)
            settings.set(TEXT_SCALE, 9.0)

    with pytest.raises(ValueError, match="scale"):
        set_both()
    assert as_the_next_run_finds_it(settings).get(THEME) is ThemeChoice.LIGHT
