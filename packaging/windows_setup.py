"""Windows: the version that its file shows, and the installer made by NSIS."""

import shutil
from collections.abc import Sequence
from pathlib import Path

from build_place import Place, run

ROOT = Path(__file__).resolve().parents[1]
SCRIPT = ROOT / "packaging" / "windows" / "duskboard.nsi"
_VERSION = """\
VSVersionInfo(
  ffi=FixedFileInfo(
    filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004, fileType=1, subtype=0,
    date=(0, 0)
  ),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("CompanyName", "The Duskboard authors"),
      StringStruct("FileDescription", "Duskboard"),
      StringStruct("FileVersion", "{version}"),
      StringStruct("InternalName", "duskboard"),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("OriginalFilename", "Duskboard.exe"),
      StringStruct("ProductName", "Duskboard"),
      StringStruct("ProductVersion", "{version}"),
    ])]),
    VarFileInfo([VarStruct("Translation", [1033, 1200])])
  ]
)
"""


def write_version(path: Path, version: str) -> None:
    """Write what Windows shows under "Details" of the program, as PyInstaller reads it."""
    path.write_text(_VERSION.format(numbers=numbers(version), version=version), "utf-8")


def numbers(version: str) -> tuple[int, ...]:
    """A version as the four numbers that Windows wants."""
    parts = [int(part) for part in version.split(".")]
    return tuple([*parts, 0, 0, 0, 0][:4])


def make_setup(place: Place) -> Path:
    """The installer of the frozen program."""
    return compile_setup(place, place.folder, place.dist / f"Duskboard-{place.version}-setup.exe")


def make_stand_in(place: Place) -> Path:
    """The same installer with the build of this system in it: to try what it does, not to ship."""
    root = place.emptied("setup") / "payload"
    shutil.copytree(place.folder, root, symlinks=False)
    (root / "duskboard").rename(root / "Duskboard.exe")
    target = place.work / f"Duskboard-{place.version}-setup-stand-in.exe"
    return compile_setup(place, root, target, more=("AMD64=1", "QUICK=1"))


def lists(payload: Path) -> tuple[str, str]:
    """Scripts that put each file of a folder where it goes, and that take away just those."""
    put, files, folders = [], [], []
    for folder in sorted([payload, *(path for path in payload.rglob("*") if path.is_dir())]):
        below = _escaped(folder.relative_to(payload))
        put.append(f'SetOutPath "$INSTDIR{below}"')
        folders.append(f'RMDir "$INSTDIR{below}"')
        for file in sorted(path for path in folder.iterdir() if path.is_file()):
            name = _escaped(file.relative_to(payload))
            put.append(f'File "{file}"')
            files.append(f'Delete "$INSTDIR{name}"')
    # A folder goes after what is in it; the first one is the installer's own to remove.
    return _script(put), _script([*files, *reversed(folders[1:])])


def compile_setup(place: Place, payload: Path, target: Path, more: Sequence[str] = ()) -> Path:
    """Compile the installer of a folder.

    Raises:
        BuildError: There is no NSIS here.
        CalledProcessError: NSIS finds fault with the script.
    """
    place.work.mkdir(parents=True, exist_ok=True)
    install, remove = place.work / "install.nsh", place.work / "remove.nsh"
    for path, text in zip((install, remove), lists(payload), strict=True):
        path.write_text(text, "utf-8")
    size = sum(path.stat().st_size for path in payload.rglob("*") if path.is_file())
    values = (
        f"VERSION={place.version}",
        f"NUMBERS={'.'.join(str(number) for number in numbers(place.version))}",
        f"ICON={ROOT / 'resources' / 'icons' / 'duskboard.ico'}",
        f"KILOBYTES={size // 1024}",
        f"INSTALL_LIST={install}",
        f"REMOVE_LIST={remove}",
        f"TARGET={target}",
        *more,
    )
    # Warnings are faults: a text that one language lacks is one.
    words = [f"-D{value}" for value in values]
    run(["makensis", "-INPUTCHARSET", "UTF8", "-WX", "-V2", *words, SCRIPT], cwd=place.work)
    return target


def _escaped(below: Path) -> str:
    """A path below the folder of the program as NSIS writes it, with its first backslash."""
    return "".join(f"\\{part}" for part in below.parts).replace("$", "$$")


def _script(lines: Sequence[str]) -> str:
    return "\n".join([*lines, ""])
