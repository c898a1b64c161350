"""Errors of campaign files and pictures -> sentences that say what to do."""

from duskboard.i18n.words import Words
from duskboard.storage.asset import AssetError, AssetTooLargeError, NotAPictureError
from duskboard.storage.codec import CodecError, NewerBodyError
from duskboard.storage.error import (
    CampaignFileError,
    DamagedFileError,
    DeviceError,
    DiskFullError,
    FileExistsAlreadyError,
    FolderNotWritableError,
    LockedFileError,
    LostFileError,
    MissingFileError,
    MissingFolderError,
    NewerFileError,
    NotACampaignError,
    ReadOnlyFileError,
    UnreadableFileError,
)

MEGABYTE = 2**20
"""Bytes."""


def file_error_text(words: Words, error: Exception) -> str | None:
    """Return the sentence for an error of storage; None for any other error."""
    return _file_text(words, error) or _trouble_text(words, error) or _content_text(words, error)


def _file_text(words: Words, error: Exception) -> str | None:
    """Return the sentence for a file that is not there, or not what was expected."""
    match error:
        case LostFileError():
            text = words.gettext(
                "“%(file)s” was taken away while it was open. Put it back, or press Duplicate to "
                "save everything in a new place, and open the copy."
            )
        case MissingFileError():
            text = words.gettext(
                "“%(file)s” is not where it was. Plug in its disk, or find it with Browse."
            )
        case MissingFolderError():
            text = words.gettext("The folder for “%(file)s” does not exist. Choose another folder.")
        case FileExistsAlreadyError():
            text = words.gettext("There is a “%(file)s” already. Choose another name.")
        case NotACampaignError():
            text = words.gettext(
                "There is no Duskboard campaign in “%(file)s”. Choose another .duskboard file."
            )
        case NewerFileError(version=version) if version:
            text = words.gettext(
                "“%(file)s” was written by Duskboard %(version)s, which is newer. Update Duskboard "
                "to open it."
            )
            return text % {"file": error.path.name, "version": version}
        case NewerFileError():
            text = words.gettext(
                "“%(file)s” was written by a newer Duskboard. Update Duskboard to open it."
            )
        case DamagedFileError():
            text = words.gettext(
                "“%(file)s” is damaged. Open what can be read; the original stays untouched."
            )
        case _:
            return None
    return text % {"file": error.path.name}


def _trouble_text(words: Words, error: Exception) -> str | None:
    """Return the sentence for a file that the system or another program keeps us from."""
    match error:
        case ReadOnlyFileError():
            text = words.gettext(
                "“%(file)s” may not be written. Allow it in the file’s properties, or duplicate it."
            )
        case UnreadableFileError():
            text = words.gettext(
                "You may not read “%(file)s”. Ask its owner, or allow it in the file’s properties."
            )
        case FolderNotWritableError():
            text = words.gettext(
                "Nothing may be written in the folder of “%(file)s”. Allow it there, or use a "
                "folder of your own."
            )
        case LockedFileError():
            text = words.gettext("“%(file)s” is open elsewhere. Close it there, then try again.")
        case DiskFullError():
            text = words.gettext(
                "No room left on the disk for “%(file)s”. Free some; nothing was lost."
            )
        case DeviceError():
            text = words.gettext(
                "The disk of “%(file)s” does not answer. Check it or its network, then try again."
            )
        case CampaignFileError():
            text = words.gettext("“%(file)s” cannot be used. Choose another file.")
        case _:
            return None
    return text % {"file": error.path.name}


def _content_text(words: Words, error: Exception) -> str | None:
    match error:
        case AssetTooLargeError(args=(size, most)):
            text = words.gettext(
                "The picture has %(size)d MB; at most %(most)d MB fit. Make it smaller."
            )
            return text % {"size": -(-size // MEGABYTE), "most": most // MEGABYTE}
        case NotAPictureError():
            return words.gettext("This is no PNG or JPEG picture. Choose another one.")
        case AssetError():
            return words.gettext("This picture cannot be used. Choose another one.")
        case NewerBodyError():
            return words.gettext(
                "A newer Duskboard wrote part of this campaign. Update Duskboard to see it."
            )
        case CodecError(place=place):
            text = words.gettext("Part of this campaign cannot be read (%(place)s). Open a copy.")
            return text % {"place": place}
        case _:
            return None
