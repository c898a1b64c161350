"""What of Qt and of the project goes into a build: read by duskboard.spec, and proved by tests.

Names are those that PyInstaller gives its entries: paths in the finished folder. The filters go by
name and hold on every system.
"""

import plistlib
import re
from pathlib import Path

IDENTIFIER = "org.duskboard.Duskboard"
"""What the program is called where names are turned round: macOS, AppStream."""

_HERE = Path(__file__).resolve().parent
# Each pulls in what it needs: the gtk3 theme 20 MB of GTK, eglfs a second way to a screen. The last
# is a screen in software, 20 MB: every Windows 10 has one.
_UNWANTED = re.compile(
    r"plugins/(egldeviceintegrations|networkinformation|tls|qmltooling|sqldrivers|designer|generic"
    r"|wayland-graphics-integration-server|xcbglintegrations|vectorimageformats|printsupport)/"
    r"|plugins/platforms/(lib)?q(eglfs|linuxfb|minimalegl|minimal|vkkhrdisplay|vnc|direct2d)"
    r"|plugins/platformthemes/libqgtk3"
    r"|plugins/imageformats/(lib)?q(icns|tga|tiff|wbmp|webp|gif|pdf)"
    r"|plugins/platforminputcontexts/(lib)?qtvirtualkeyboard"
    r"|(^|/)(lib)?Qt6?(EglF[Ss]|Network|Qml|Quick|Pdf|Test|VirtualKeyboard|Sql)\w*[.\d]*"
    r"(\.so|\.dll|\.framework|\.dylib)"
    r"|Qt/translations/(?!qtbase_zh_(TW|CN))"
    r"|opengl32sw\.dll|d3dcompiler"
    r"|/tests?/|icons_unused|\.pyi$|\.pxd$|\.h$|dist-info|\.pot?$"
)
# What only those plug-ins need; a program that is linked against a library of GTK takes the
# system's own with it.
_LIBRARIES = re.compile(
    r"lib(gtk-3|gdk-3|gdk_pixbuf|cairo|pango\w*|atk|atspi|epoxy|harfbuzz|fribidi|thai|datrie|graphite2"
    r"|pixman|gio-2|gobject|gmodule|mount|blkid|selinux|Xcomposite|Xcursor|Xdamage|Xfixes|Xinerama"
    r"|Xi|Xrandr|Xext|tiff|webp|jbig|deflate|lerc|Lerc|gbm|input|mtdev|udev|wacom|gudev|evdev|dav1d"
    r"|jpeg|cloudproviders|colord|json-glib|rest|ssl|crypto|gssapi\w*|krb5\w*|k5crypto|com_err"
    r"|keyutils)[-._0-9]"
)


def is_wanted(name: str) -> bool:
    """Whether an entry of the build is shipped, by its path in the folder."""
    path = name.replace("\\", "/")
    return not (_UNWANTED.search(path) or _LIBRARIES.match(path.rsplit("/", 1)[-1]))


def info_plist() -> dict[str, object]:
    """What macOS is told of the program, its documents among it; the version comes from build."""
    loaded: dict[str, object] = plistlib.loads((_HERE / "macos" / "Info.plist").read_bytes())
    return loaded
