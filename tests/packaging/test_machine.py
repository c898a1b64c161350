import ctypes
import re
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

import machine

LIBRARIES = (
    machine.Library("libEGL.so.1", "libegl1"),
    machine.Library("libxcb-cursor.so.0", "libxcb-cursor0"),
)


class Recorder:
    """Stands where subprocess.call would: keeps the commands and answers with exit codes."""

    def __init__(self, *codes: int) -> None:
        self.commands: list[tuple[str, ...]] = []
        self._codes = list(codes)

    def __call__(self, command: Sequence[str]) -> int:
        self.commands.append(tuple(command))
        return self._codes.pop(0) if self._codes else 0


def load_nothing(name: str) -> object:
    raise OSError(name)


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 11, 7), (3, 14, 1), (4, 0, 0)])
def test_a_new_enough_python_is_taken(version: Sequence[int]) -> None:
    assert machine.old_python(version) is None


def test_an_old_python_is_refused_in_one_sentence() -> None:
    assert machine.old_python((3, 10, 13)) == (
        "Duskboard needs Python 3.11 or newer, and this is Python 3.10.13: start dev.py again "
        "with a newer one, for example `python3.11 packaging/dev.py run`."
    )


@pytest.mark.skipif(sys.platform != "linux", reason="shared libraries are looked for on Linux only")
def test_packages_are_named_for_the_libraries_that_do_not_load() -> None:
    def load(name: str) -> object:
        return load_nothing(name) if name == "libxcb-cursor.so.0" else object()

    assert machine.missing_packages(LIBRARIES, load) == ["libxcb-cursor0"]
    assert machine.missing_packages(LIBRARIES, load_nothing) == ["libegl1", "libxcb-cursor0"]
    assert machine.missing_packages(LIBRARIES, str) == []


@pytest.mark.skipif(sys.platform != "linux", reason="the wheel for Linux has its own libraries")
def test_the_libraries_of_this_very_test_are_all_there() -> None:
    # The names are those that the loader knows: a misspelt one would be missing here too.
    assert machine.missing_packages(machine.OFFSCREEN_LIBRARIES, ctypes.CDLL) == []


@pytest.mark.skipif(sys.platform != "linux", reason="tools are looked for on Linux only")
def test_packages_are_named_for_the_tools_that_are_not_on_the_path() -> None:
    tools = (machine.Tool("rpmbuild", "rpm"), machine.Tool("xz", "xz-utils"))
    assert machine.missing_tools(tools, lambda name: name == "xz" or None) == ["rpm"]
    assert machine.missing_tools(tools, str) == []


def test_root_on_debian_installs_by_apt() -> None:
    call = Recorder()
    machine.provide(["python3-venv", "libegl1"], root=True, debian=True, call=call)
    assert call.commands == [
        ("apt-get", "update", "--quiet"),
        ("apt-get", "install", "--yes", "--no-install-recommends", "python3-venv", "libegl1"),
    ]


def test_an_update_that_fails_does_not_stop_the_install() -> None:
    call = Recorder(100, 0)
    machine.provide(["libegl1"], root=True, debian=True, call=call)
    assert len(call.commands) == 2


def test_an_install_that_fails_is_told_with_its_line() -> None:
    with pytest.raises(machine.NotReadyError) as raised:
        machine.provide(["libegl1"], root=True, debian=True, call=Recorder(0, 100))
    assert str(raised.value) == (
        "The system packages could not be installed; apt-get says why above. The line was:\n"
        "  apt-get install --yes --no-install-recommends libegl1"
    )


def test_others_on_debian_get_the_line_and_nothing_is_run() -> None:
    call = Recorder()
    with pytest.raises(machine.NotReadyError) as raised:
        machine.provide(["python3-venv", "libegl1"], root=False, debian=True, call=call)
    assert str(raised.value) == (
        "Some parts of the system that Python or Qt need are missing. This line installs them; "
        "start again after it:\n"
        "  sudo apt-get update && "
        "sudo apt-get install --yes --no-install-recommends python3-venv libegl1"
    )
    assert call.commands == []


def test_other_systems_get_the_names() -> None:
    call = Recorder()
    with pytest.raises(machine.NotReadyError, match=r"Debian has them in libegl1, libgl1: install"):
        machine.provide(["libegl1", "libgl1"], root=True, debian=False, call=call)
    assert call.commands == []


def test_nothing_missing_runs_nothing() -> None:
    call = Recorder()
    machine.provide([], root=False, debian=False, call=call)
    assert call.commands == []


def test_a_python_without_ensurepip_needs_the_package_of_its_version(tmp_path: Path) -> None:
    version = f"{sys.version_info[0]}.{sys.version_info[1]}"
    other = str(tmp_path / "python3")
    assert machine.python_packages(has_ensurepip=True) == []
    assert machine.python_packages(has_ensurepip=False, executable=other) == [
        f"python{version}-venv"
    ]
    if Path("/usr/bin/python3").exists():
        assert machine.python_packages(has_ensurepip=False, executable="/usr/bin/python3") == [
            "python3-venv"
        ]


@pytest.mark.parametrize("name", ["DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"])
def test_a_display_or_a_chosen_platform_will_do(name: str) -> None:
    assert machine.no_display({name: ":0"}, "linux") is None


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "There is no display here: neither DISPLAY nor WAYLAND_DISPLAY is set. "),
        ("zh_TW", "這裡沒有顯示器：DISPLAY 和 WAYLAND_DISPLAY 都沒有設定。"),
        ("zh_CN", "这里没有显示器：DISPLAY 和 WAYLAND_DISPLAY 都没有设置。"),
    ],
)
def test_without_a_display_the_sentence_is_said_in_the_language_of_the_user(
    language: str, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANGUAGE", language)
    sentence = machine.no_display({"DISPLAY": ""}, "linux")
    assert sentence is not None
    assert sentence.startswith(said)
    assert "`python3 packaging/dev.py shots`" in sentence


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_always_have_a_display(platform: str) -> None:
    assert machine.no_display({}, platform) is None


def test_a_lock_counts_as_installed_until_it_changes(tmp_path: Path) -> None:
    lock = tmp_path / "requirements.txt"
    lock.write_bytes(b"attrs==1\nnumpy==2\n")
    assert not machine.is_installed(lock, tmp_path)
    machine.remember(lock, tmp_path)
    assert machine.is_installed(lock, tmp_path)
    lock.write_bytes(b"attrs==1\r\nnumpy==2\r\n")
    assert machine.is_installed(lock, tmp_path)
    lock.write_bytes(b"attrs==1\nnumpy==3\n")
    assert not machine.is_installed(lock, tmp_path)


def test_the_developers_lock_brings_the_programs(tmp_path: Path) -> None:
    machine.remember(machine.DEV_LOCK, tmp_path)
    assert machine.is_installed(machine.RUN_LOCK, tmp_path)
    assert machine.is_installed(machine.DEV_LOCK, tmp_path)
    machine.remember(machine.RUN_LOCK, tmp_path)
    assert machine.is_installed(machine.RUN_LOCK, tmp_path)
    assert not machine.is_installed(machine.DEV_LOCK, tmp_path)


def test_pip_takes_listed_files_only() -> None:
    command = machine.install_command(Path("lock.txt"), Path("python"))
    assert command[:4] == ["python", "-m", "pip", "install"]
    assert {"--require-hashes", "--no-deps"} < set(command)
    assert re.search(r"--only-binary :all: -r lock\.txt", " ".join(command))


def test_memory_is_used_where_there_is_room(tmp_path: Path) -> None:
    assert machine.memory_folder(tmp_path, least=1) == tmp_path
    assert machine.memory_folder(tmp_path, least=1 << 60) is None
    assert machine.memory_folder(tmp_path / "nowhere", least=1) is None
