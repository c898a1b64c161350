"""macOS: the disk image that holds the program; made on macOS alone, by its own tools."""

import os
from pathlib import Path

from build_place import Place, run


def make_dmg(place: Place) -> Path:
    """The .app beside a shortcut to Applications, in a disk image."""
    root = place.emptied("dmg")
    app = place.dist / "Duskboard.app"
    # ditto keeps the links and marks of the .app; the signature without a name lets Apple's own
    # processors start it at all.
    run(["codesign", "--force", "--deep", "--sign", "-", app], cwd=place.work)
    run(["ditto", app, root / "Duskboard.app"], cwd=place.work)
    (root / "Applications").symlink_to("/Applications")
    path = place.dist / f"Duskboard-{place.version}-macos-{os.uname().machine}.dmg"
    kind = ["-format", "UDZO"]
    what = ["-volname", "Duskboard", "-srcfolder", str(root)]
    run(["hdiutil", "create", "-ov", *kind, *what, path], cwd=place.work)
    return path
