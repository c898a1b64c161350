"""Linux: the tree that is installed, and .deb, .rpm, .tar.xz and AppImage made of it."""

import gzip
import os
import re
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

import bundle
from build_place import Place, run

ROOT = Path(__file__).resolve().parents[1]
FILES = ROOT / "packaging" / "linux"
ICONS = ROOT / "resources" / "icons"
SUMMARY = "A Game Master's table with a second screen for the players"
_DESCRIPTION = f"""{SUMMARY}
 Keeps what must not be forgotten at the table: progress clocks, dice, chases,
 notes and everything that has happened, evening after evening. Works without
 a network and takes real dice as readily as its own."""
HOME = Path("usr/lib/duskboard")
"""Where the frozen program is installed."""

# What the build does not bring: the ways to a screen belong to the machine, keyboards and fonts
# are described by data. The smallest glibc is read off the build itself.
_DEBIAN = (
    "libc6 (>= {glibc})", "libegl1", "libgl1", "libwayland-client0", "libwayland-cursor0",
    "libwayland-egl1", "libx11-data", "libxcb1", "fontconfig-config", "xkb-data",
)  # fmt: skip
# By the names of libraries, which Fedora and openSUSE both answer to.
_RPM = (
    "libc.so.6(GLIBC_{glibc})(64bit)", "libEGL.so.1()(64bit)", "libGL.so.1()(64bit)",
    "libwayland-client.so.0()(64bit)", "libwayland-cursor.so.0()(64bit)",
    "libwayland-egl.so.1()(64bit)", "libxcb.so.1()(64bit)", "fontconfig", "xkeyboard-config",
)  # fmt: skip
_GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
_MACHINES = {"x86_64": "amd64", "aarch64": "arm64"}


def add_licences_of_libraries(folder: Path) -> int:
    """Put beside the build what Debian says of each system library in it; returns how many.

    On another system nothing is added: its packager's licences are not where this looks.
    """
    target = folder / "licences"
    target.mkdir()
    packages = set()
    for library in (folder / "_internal").glob("lib*.so*"):
        if not library.is_symlink():
            packages |= _packages_of(library.name)
    for package in sorted(packages):
        text = Path("/usr/share/doc") / package / "copyright"
        if text.is_file():
            shutil.copyfile(text, target / f"{package}.txt")
    return len(packages)


def glibc_of(folder: Path) -> str:
    """The oldest C library that everything in a folder runs with, such as "2.36"."""
    newest = (0, 0)
    for path in folder.rglob("*"):
        if path.is_file() and not path.is_symlink() and path.read_bytes()[:4] == b"\x7fELF":
            found = _GLIBC.findall(path.read_bytes())
            newest = max([newest, *((int(major), int(minor)) for major, minor in found)])
    return ".".join(str(number) for number in newest)


def lay_tree(place: Place, name: str) -> Path:
    """Lay out everything as it is installed, below an empty folder, and return that."""
    root = place.emptied(name)
    shutil.copytree(place.folder, root / HOME, symlinks=True)
    share = root / "usr/share"
    for source, target in desktop_files().items():
        (share / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, share / target)
    page = share / "man/man1/duskboard.1"
    page.with_suffix(".1.gz").write_bytes(gzip.compress(page.read_bytes(), mtime=0))
    page.unlink()
    (root / "usr/bin").mkdir()
    (root / "usr/bin/duskboard").symlink_to("../lib/duskboard/duskboard")
    _allow_reading(root)
    return root


def desktop_files() -> Mapping[Path, str]:
    """Everything but the program itself: the source, and its place below share."""
    files = {
        FILES / "duskboard.desktop": "applications/duskboard.desktop",
        FILES / "duskboard.xml": "mime/packages/duskboard.xml",
        FILES / "duskboard.1": "man/man1/duskboard.1",
        FILES / f"{bundle.IDENTIFIER}.metainfo.xml": f"metainfo/{bundle.IDENTIFIER}.metainfo.xml",
        ROOT / "LICENSE": "doc/duskboard/copyright",
        ICONS / "duskboard.svg": "icons/hicolor/scalable/apps/duskboard.svg",
    }
    for icon in sorted(ICONS.glob("duskboard-*.png")):
        size = icon.stem.rpartition("-")[2]
        files[icon] = f"icons/hicolor/{size}x{size}/apps/duskboard.png"
    return files


def make_tar(place: Place) -> Path:
    """The program with what a desktop wants to know of it, to be unpacked anywhere."""
    name = f"duskboard-{place.version}"
    root = place.emptied("tar") / name
    shutil.copytree(place.folder, root, symlinks=True)
    for source, target in desktop_files().items():
        (root / "share" / target).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, root / "share" / target)
    shutil.copy(FILES / "install-for-me", root)
    _allow_reading(root)
    path = place.dist / f"{name}-linux-{os.uname().machine}.tar.xz"
    command: list[str | Path] = [
        "tar",
        "--create",
        "--file",
        path,
        "--directory",
        root.parent,
        "--sort=name",
    ]
    command += ["--owner=root:0", "--group=root:0", "--numeric-owner", "--xz", name]
    run(command, cwd=place.work, more={"XZ_OPT": "-T0 -6"})  # Python's own xz has one thread
    return path


def make_deb(place: Place) -> Path:
    """The package of Debian, Ubuntu, Mint."""
    root = lay_tree(place, "deb")
    machine = _MACHINES.get(os.uname().machine, os.uname().machine)
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir()) // 1024
    fields = {
        "Package": "duskboard",
        "Version": place.version,
        "Architecture": machine,
        "Section": "misc",
        "Priority": "optional",
        "Installed-Size": str(size),
        "Maintainer": "The Duskboard authors <duskboard@localhost>",
        "Depends": ", ".join(_filled(_DEBIAN, place)),
        "Recommends": "desktop-file-utils, shared-mime-info",
        "Description": _DESCRIPTION,
    }
    (root / "DEBIAN").mkdir()
    control = "".join(f"{name}: {value}\n" for name, value in fields.items())
    (root / "DEBIAN" / "control").write_text(control, "utf-8")
    path = place.dist / f"duskboard_{place.version}_{machine}.deb"
    run(["dpkg-deb", "-Zxz", "--root-owner-group", "--build", root, path], cwd=place.work)
    return path


def make_rpm(place: Place) -> Path:
    """The package of Fedora and openSUSE."""
    root = lay_tree(place, "rpm")
    values = {
        "version": place.version,
        "summary": SUMMARY,
        "requires": "\n".join(f"Requires: {need}" for need in _filled(_RPM, place)),
        "description": _DESCRIPTION.partition("\n")[2],
        "root": root,
        "identifier": bundle.IDENTIFIER,
    }
    sheet = place.work / "duskboard.spec"
    text = (FILES / "duskboard.rpm.spec").read_text("utf-8")
    for name, value in values.items():
        text = text.replace(f"@{name}@", str(value))
    sheet.write_text(text, "utf-8")
    out = place.emptied("rpmbuild")
    run(["rpmbuild", "-bb", "--quiet", "--define", f"_topdir {out}", sheet], cwd=place.work)
    made = next((out / "RPMS").rglob("*.rpm"))
    return Path(shutil.move(made, place.dist / made.name))


def make_appimage(place: Place) -> Path:
    """One file that runs where it lies; appimagetool has to be on the path.

    Raises:
        BuildError: There is no appimagetool.
    """
    root = lay_tree(place, "appimage")
    (root / "AppRun").symlink_to(HOME / "duskboard")
    shutil.copyfile(FILES / "duskboard.desktop", root / "duskboard.desktop")
    shutil.copyfile(ICONS / "duskboard-256.png", root / "duskboard.png")
    path = place.dist / f"Duskboard-{place.version}-{os.uname().machine}.AppImage"
    more = {"ARCH": os.uname().machine, "VERSION": place.version}
    run(["appimagetool", "--no-appstream", root, path], cwd=place.work, more=more)
    return path


def _filled(needs: tuple[str, ...], place: Place) -> list[str]:
    glibc = glibc_of(place.folder)
    return [need.format(glibc=glibc) for need in needs]


def _allow_reading(root: Path) -> None:
    """Whatever the habits of whoever builds: all may read, only the owner may write."""
    for path in (root, *root.rglob("*")):
        if not path.is_symlink():
            is_library = ".so" in path.suffixes
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and not is_library)
            path.chmod(0o755 if runs else 0o644)


def _packages_of(name: str) -> set[str]:
    """The Debian packages that a library may come from; none for one of a wheel."""
    dpkg = shutil.which("dpkg-query")
    if dpkg is None:
        return set()
    done = subprocess.run(
        [dpkg, "--search", f"*/{name}"], check=False, capture_output=True, text=True
    )
    lines = [line.partition(": ")[0] for line in done.stdout.splitlines()]
    return {package.split(":")[0].strip() for line in lines for package in line.split(",")}
