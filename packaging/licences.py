"""Collect the licences of all that the program is made of: python packaging/licences.py.

Writes resources/licences: one text a component, and licences.toml, which the About window reads.
Texts come from the installed packages; those that the wheels of Qt leave out, from Debian's
/usr/share/common-licenses; that of Python, from the Python this runs in. Run it anew after `lock`
has changed a version.
"""

import argparse
import sys
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LICENCES = ROOT / "resources" / "licences"
COMMON = Path("/usr/share/common-licenses")
_TEXT = ("licen", "copying", "notice")


@dataclass(frozen=True, slots=True, kw_only=True)
class Component:
    """A part that is not ours.

    Attributes:
        name: As its makers write it.
        package: The distribution, or "" where it is none.
        licence: Its licence in a word.
        where: Where its source is.
        common: Names of licence texts that the system has, for a package that brings none.
    """

    name: str
    package: str
    licence: str
    where: str
    common: tuple[str, ...] = ()


COMPONENTS = (
    Component(
        name="Qt and PySide6",
        package="PySide6-Essentials",
        licence="LGPL-3.0",
        where="code.qt.io",
        common=("LGPL-3", "GPL-3"),
    ),
    Component(name="Python", package="", licence="PSF-2.0", where="python.org"),
    Component(name="NumPy", package="numpy", licence="BSD-3-Clause", where="numpy.org"),
    Component(name="pyqtgraph", package="pyqtgraph", licence="MIT", where="pyqtgraph.org"),
    Component(
        name="qasync", package="qasync", licence="BSD-2-Clause", where="pypi.org/project/qasync"
    ),
    Component(name="wakepy", package="wakepy", licence="MIT", where="pypi.org/project/wakepy"),
    Component(name="jeepney", package="jeepney", licence="MIT", where="pypi.org/project/jeepney"),
    Component(name="cattrs", package="cattrs", licence="MIT", where="catt.rs"),
    Component(name="attrs", package="attrs", licence="MIT", where="attrs.org"),
    Component(
        name="colorama",
        package="colorama",
        licence="BSD-3-Clause",
        where="pypi.org/project/colorama",
    ),
    Component(
        name="typing_extensions",
        package="typing_extensions",
        licence="PSF-2.0",
        where="pypi.org/project/typing-extensions",
    ),
)


def text_of(component: Component) -> str:
    """The whole licence text of a component.

    Raises:
        FileNotFoundError: Neither the package nor the system has one.
    """
    texts = [path.read_text("utf-8").strip() for path in _sources(component)]
    if not texts:
        raise FileNotFoundError(component.name)
    return "\n\n\n".join(texts) + "\n"


def version_of(component: Component) -> str:
    """The version that is installed; that of Python by its first two numbers."""
    if component.package:
        return metadata.version(component.package)
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def file_of(component: Component) -> str:
    """The name of the text."""
    return f"{component.name.split()[0].lower()}.txt"


def index() -> str:
    """The list of components as TOML."""
    parts = ["# Written by packaging/licences.py: what the About window lists.\n"]
    for component in COMPONENTS:
        # A build brings the Python that it was made with: its version is asked for then.
        version = version_of(component) if component.package else ""
        parts.append(
            f'\n[[component]]\nname = "{component.name}"\npackage = "{component.package}"\n'
            f'version = "{version}"\nlicence = "{component.licence}"\nwhere = "{component.where}"\n'
            f'text = "{file_of(component)}"\n'
        )
    parts += [
        f'\n[[component]]\nname = "{name}"\npackage = ""\nversion = ""\nlicence = "OFL-1.1"\n'
        f'where = "{where}"\ntext = "../fonts/{text}"\n'
        for name, where, text in (
            ("Inter (Duskboard Sans)", "rsms.me/inter", "OFL-sans.txt"),
            ("Noto Sans CJK (Duskboard CJK)", "github.com/notofonts/noto-cjk", "OFL-cjk.txt"),
        )
    ]
    return "".join(parts)


def _sources(component: Component) -> Iterator[Path]:
    yield from (COMMON / name for name in component.common)
    if not component.package:
        yield Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
        return
    files = metadata.files(component.package) or ()
    tops = [
        file for file in files
        if ".dist-info" in file.parts[0] and file.name.lower().startswith(_TEXT)
        and len(file.parts) <= 3  # numpy repeats the texts of its parts below
    ]  # fmt: skip
    yield from (Path(str(file.locate())) for file in tops)


def main() -> None:
    """Write all texts and the list."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=LICENCES, help="where the texts go")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    (into / "duskboard.txt").write_bytes((ROOT / "LICENSE").read_bytes())
    for component in COMPONENTS:
        (into / file_of(component)).write_text(text_of(component), "utf-8")
    (into / "licences.toml").write_text(index(), "utf-8")
    print(f"{len(COMPONENTS)} licences in {into}")


if __name__ == "__main__":
    main()
