"""Make the program as others install it: python3 packaging/dev.py build [PART ...] [--into DIST].

`folder` is the one-folder build of PyInstaller, for the system this runs on; the other parts pack
that folder. Without a name, all parts are made that this system can make.
"""

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from time import perf_counter

import duskboard
import linux_packages
import mac_image
import windows_setup
from build_place import BuildError, Place, place_at

ROOT = Path(__file__).resolve().parents[1]

Maker = Callable[[Place], Path]
_MAKERS: Mapping[str, Mapping[str, Maker]] = {
    "linux": {
        "tar": linux_packages.make_tar,
        "deb": linux_packages.make_deb,
        "rpm": linux_packages.make_rpm,
        "appimage": linux_packages.make_appimage,
        "setup": windows_setup.make_stand_in,
    },
    "win32": {"setup": windows_setup.make_setup},
    "darwin": {"dmg": mac_image.make_dmg},
}
_ASKED_FOR = frozenset({"appimage", "setup"})
"""On Linux only made when named: one needs a tool from elsewhere, the other is a stand-in."""


def makers(platform: str) -> Mapping[str, Maker]:
    """What can be made on a system, by name."""
    return _MAKERS["linux" if platform.startswith("linux") else platform]


def parts_of(names: Sequence[str], platform: str) -> list[str]:
    """The parts to pack, in order, for names of the command line.

    Raises:
        BuildError: This system cannot make one of them.
    """
    can = makers(platform)
    if not names:
        return [name for name in can if platform == "win32" or name not in _ASKED_FOR]
    unknown = set(names) - can.keys() - {"folder"}
    if unknown:
        what = f"{', '.join(sorted(unknown))}: not made here; made here: folder, {', '.join(can)}"
        raise BuildError(what)
    return [name for name in names if name != "folder"]


def make_folder(place: Place) -> Path:
    """Freeze the program into a folder and return it."""
    place.work.mkdir(parents=True, exist_ok=True)
    if sys.platform == "win32":
        windows_setup.write_version(place.work / "version.txt", place.version)
    environment = {
        **os.environ,
        "DUSKBOARD_WORK": str(place.work),
        "DUSKBOARD_VERSION": place.version,
        "PYTHONPATH": str(ROOT / "desktop"),
        "PYTHONHASHSEED": "0",  # the same sources give the same archive
    }
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(place.dist), "--workpath", str(place.work / "pyinstaller")]
    command.append(str(ROOT / "packaging" / "duskboard.spec"))
    subprocess.run(command, check=True, env=environment, cwd=place.work)
    if sys.platform.startswith("linux"):
        linux_packages.add_licences_of_libraries(place.folder)
    return place.folder


def megabytes(path: Path) -> float:
    """The size of a file or of all that is in a folder; what only points elsewhere counts once."""
    files = path.rglob("*") if path.is_dir() else (path,)
    return sum(file.lstat().st_size for file in files if not file.is_dir()) / 1e6


def main(arguments: Sequence[str]) -> int:
    """Make what is asked for; returns the exit code."""
    parser = argparse.ArgumentParser(prog="dev.py build", description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="folder, deb, rpm, tar, setup …")
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="where it all goes")
    parser.add_argument("--keep", action="store_true", help="pack the folder that is there")
    wishes = parser.parse_args(arguments)
    place = place_at(wishes.into.absolute(), duskboard.__version__)
    try:
        parts = parts_of(wishes.parts, sys.platform)
        if not (wishes.keep and place.folder.is_dir()):
            shutil.rmtree(place.folder, ignore_errors=True)
            _make("folder", make_folder, place)
        for name in parts:
            _make(name, makers(sys.platform)[name], place)
    except (BuildError, subprocess.CalledProcessError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


def _make(name: str, maker: Maker, place: Place) -> None:
    begun = perf_counter()
    made = maker(place)
    print(f"{name}: {made} ({megabytes(made):.1f} MB, {perf_counter() - begun:.0f} s)", flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
