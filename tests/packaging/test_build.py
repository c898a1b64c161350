"""What is packed and how it is described; the build itself takes minutes and is not run here."""

import plistlib
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

import build
import bundle
import checks
import licences
import linux_packages
import machine
import validate
import windows_setup
from build_place import BuildError, place_at
from duskboard.storage.schema import APPLICATION_ID, SUFFIX

LINUX = machine.ROOT / "packaging" / "linux"
NSI = (machine.ROOT / "packaging" / "windows" / "duskboard.nsi").read_text("utf-8")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/Qt/translations/qtbase_zh_TW.qm",
        "PySide6/Qt/lib/libQt6OpenGL.so.6",
        "PySide6/QtSvg.abi3.so",
        "libxcb-cursor.so.0",
        "libbrotlidec.so.1",
        "duskboard/resources/fonts/OFL-sans.txt",
        "duskboard/resources/translations/zh_TW/LC_MESSAGES/duskboard.mo",
        "numpy/random/_generator.so",
    ],
)
def test_what_the_program_needs_is_shipped(name: str) -> None:
    assert bundle.is_wanted(name)
    assert bundle.is_wanted(name.replace("/", "\\"))


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqeglfs.so",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/plugins/tls/qopensslbackend.dll",
        "PySide6/opengl32sw.dll",
        "PySide6/Qt/lib/libQt6EglFsKmsSupport.so.6",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "libgtk-3.so.0",
        "libgssapi_krb5.so.2",
        "libpangocairo-1.0.so.0",
        "duskboard/resources/translations/zh_TW/LC_MESSAGES/duskboard.po",
        "numpy/_core/tests/data.txt",
    ],
)
def test_what_nobody_asks_for_stays_out(name: str) -> None:
    assert not bundle.is_wanted(name)
    assert not bundle.is_wanted(name.replace("/", "\\"))


def test_each_system_makes_its_own_parts() -> None:
    assert build.parts_of([], "linux") == ["tar", "deb", "rpm"]
    assert build.parts_of([], "win32") == ["setup"]
    assert build.parts_of([], "darwin") == ["dmg"]
    assert build.parts_of(["folder"], "linux") == []
    assert build.parts_of(["folder", "deb"], "linux") == ["deb"]
    with pytest.raises(BuildError, match="dmg: not made here"):
        build.parts_of(["dmg"], "linux")


def test_the_oldest_c_library_is_read_off_the_build(tmp_path: Path) -> None:
    (tmp_path / "a.so").write_bytes(b"\x7fELF....GLIBC_2.9\0GLIBC_2.34\0")
    (tmp_path / "b.so").write_bytes(b"\x7fELF....GLIBC_2.17\0")
    (tmp_path / "notes.txt").write_bytes(b"GLIBC_3.1")
    assert linux_packages.glibc_of(tmp_path) == "2.34"


def test_every_file_of_the_desktop_is_there() -> None:
    files = linux_packages.desktop_files()
    assert all(source.is_file() for source in files)
    icons = [target for target in files.values() if target.endswith(".png")]
    assert len(icons) == 8
    for source, target in files.items():
        if target.endswith(".png"):
            side = QImage(str(source)).width()
            assert target == f"icons/hicolor/{side}x{side}/apps/duskboard.png"


def test_file_type_and_suffix_are_those_of_the_program() -> None:
    mime = (LINUX / "duskboard.xml").read_text("utf-8")
    assert f'pattern="*{SUFFIX}"' in mime
    mark = APPLICATION_ID.to_bytes(4, "big").decode()
    assert f'offset="68" value="{mark}"' in mime
    plist = plistlib.loads((machine.ROOT / "packaging/macos/Info.plist").read_bytes())
    tags = plist["UTExportedTypeDeclarations"][0]["UTTypeTagSpecification"]
    assert tags["public.filename-extension"] == [SUFFIX.removeprefix(".")]
    kind = plist["UTExportedTypeDeclarations"][0]["UTTypeIdentifier"]
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind]
    assert f"Software\\Classes\\{SUFFIX}" in NSI


def test_the_installer_says_everything_in_three_languages() -> None:
    said = re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\} \"(.+)\"$", NSI, re.MULTILINE)
    names = {name for name, _, _ in said}
    languages = {"ENGLISH", "TRADCHINESE", "SIMPCHINESE"}
    assert len(names) == 8
    assert {(name, language) for name, language, _ in said} == {
        (name, language) for name in names for language in languages
    }


def test_the_installer_takes_away_what_it_puts_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "lib" / "deep").mkdir(parents=True)
    (tmp_path / "Duskboard.exe").write_text("x", "utf-8")
    (tmp_path / "lib" / "deep" / "a$b.dll").write_text("x", "utf-8")
    put, take = windows_setup.lists(tmp_path)
    assert put.splitlines() == [
        'SetOutPath "$INSTDIR"',
        f'File "{tmp_path / "Duskboard.exe"}"',
        'SetOutPath "$INSTDIR\\lib"',
        'SetOutPath "$INSTDIR\\lib\\deep"',
        f'File "{tmp_path / "lib" / "deep" / "a$b.dll"}"',
    ]
    assert take.splitlines() == [
        'Delete "$INSTDIR\\Duskboard.exe"',
        'Delete "$INSTDIR\\lib\\deep\\a$$b.dll"',
        'RMDir "$INSTDIR\\lib\\deep"',
        'RMDir "$INSTDIR\\lib"',
    ]
    assert "/r" not in take


def test_windows_gets_four_numbers(tmp_path: Path) -> None:
    assert windows_setup.numbers("1.2.0") == (1, 2, 0, 0)
    windows_setup.write_version(tmp_path / "version.txt", "1.2.0")
    text = (tmp_path / "version.txt").read_text("utf-8")
    assert "filevers=(1, 2, 0, 0)" in text
    compile(text.strip(), "version.txt", "eval")


def test_the_size_of_a_folder_counts_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "a").mkdir()
    (tmp_path / "a" / "one").write_bytes(b"x" * 1_500_000)
    (tmp_path / "two").write_bytes(b"x" * 500_000)
    assert build.megabytes(tmp_path) == pytest.approx(2.0)
    assert place_at(tmp_path, "1.0").folder == tmp_path / "duskboard"


def test_the_licences_are_those_of_the_locked_packages() -> None:
    listed = tomllib.loads((licences.LICENCES / "licences.toml").read_text("utf-8"))["component"]
    versions = {row["package"].lower().replace("_", "-"): row["version"] for row in listed}
    pins = re.findall(r"^([a-z0-9-]+)==(\S+)", machine.RUN_LOCK.read_text("utf-8"), re.MULTILINE)
    # shiboken6 is released with PySide6, as one with it.
    wanted = {name: version for name, version in pins if name != "shiboken6"}
    assert {name: versions.get(name) for name in wanted} == wanted
    assert all((licences.LICENCES / row["text"]).is_file() for row in listed)
    own = (licences.LICENCES / "duskboard.txt").read_text("utf-8")
    assert own == (machine.ROOT / "LICENSE").read_text("utf-8")


def test_a_wrong_workflow_is_refused(tmp_path: Path) -> None:
    assert list(validate.workflows()) == []
    (tmp_path / "bad.yml").write_text("on: push\njobs:\n  a:\n    runs_on: x\n", "utf-8")
    assert "runs_on" in "".join(validate.workflows(tmp_path))
    assert list(validate.workflows(tmp_path / "none")) != []


@pytest.mark.parametrize(
    ("check", "tool", "name", "wrong"),
    [
        (validate.desktop_entry, "desktop-file-validate", "a.desktop", "[Desktop Entry]\nType=X\n"),
        (validate.mime_type, "update-mime-database", "a.xml", "<mime-info><komment/>"),
        (validate.info_plist, "plistutil", "a.plist", "<plist><dict><key>a</key></plist>"),
        (validate.app_stream, "appstreamcli", "a.xml", "<component><id/></component>"),
    ],
)
def test_each_tool_refuses_what_is_wrong(
    check: object, tool: str, name: str, wrong: str, tmp_path: Path
) -> None:
    if machine.missing_tools([machine.Tool(tool, "")]) or not callable(check):
        pytest.skip(f"no {tool} here")
    path = tmp_path / name
    path.write_text(wrong, "utf-8")
    assert "".join(check(path))
    assert list(check()) == []


def test_a_check_without_its_tool_is_skipped_and_said(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    tool = machine.Tool("no-such-tool", "some-package")
    todo = (checks.Step("first", (sys.executable, "-c", "exit(1)"), tool),)
    assert checks.run(todo, {}) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].endswith("skipped: no no-such-tool here (Debian: some-package)")
    assert lines[1].startswith("0 of 1 checks passed, 1 skipped in")


@pytest.mark.skipif(sys.platform == "win32", reason="a script of the Unix shell")
def test_the_menu_entry_for_one_user_comes_and_goes(tmp_path: Path) -> None:
    place, home = tmp_path / "it's here", tmp_path / "home"
    for source, target in linux_packages.desktop_files().items():
        (place / "share" / target).parent.mkdir(parents=True, exist_ok=True)
        (place / "share" / target).write_bytes(source.read_bytes())
    script = LINUX / "install-for-me"
    (place / script.name).write_bytes(script.read_bytes())
    environment = {"HOME": str(home), "PATH": "/usr/bin:/bin"}
    command = ["sh", str(place / script.name)]
    subprocess.run(command, check=True, env=environment, capture_output=True)
    entry = home / ".local/share/applications/duskboard.desktop"
    assert f'Exec="{place}/duskboard" %f' in entry.read_text("utf-8")
    assert (home / ".local/bin/duskboard").is_symlink()
    others = home / ".local/share/metainfo/another.xml"
    others.touch()
    subprocess.run([*command, "--remove"], check=True, env=environment, capture_output=True)
    assert not entry.exists()
    assert not list(home.rglob("duskboard.xml"))
    assert not (home / ".local/share/icons").exists()
    assert list(others.parent.iterdir()) == [others]
