"""Pictures and hand-outs in the campaign file, known by what is in them."""

from dataclasses import dataclass
from hashlib import sha256

from duskboard.core.identity import AssetId

MAX_ASSET = 16 * 2**20
"""The most bytes of one picture."""

PNG = "image/png"
"""The media type of a PNG picture."""
JPEG = "image/jpeg"
"""The media type of a JPEG picture."""

_SIGNATURES = ((b"\x89PNG\r\n\x1a\n", PNG), (b"\xff\xd8\xff", JPEG))


@dataclass(frozen=True, slots=True, kw_only=True)
class Asset:
    """A picture.

    Attributes:
        asset_id: The SHA-256 of `data`.
        media_type: `PNG` or `JPEG`.
        data: The file as it was given.
    """

    asset_id: AssetId
    media_type: str
    data: bytes


class AssetError(Exception):
    """The picture cannot be taken into the campaign."""


class AssetTooLargeError(AssetError):
    """The picture is too large. Args: its bytes, the most bytes allowed."""


class NotAPictureError(AssetError):
    """The file is neither a PNG nor a JPEG picture, or not the one it says it is.

    Args: the media type that was said.
    """


def checked_asset(media_type: str, data: bytes) -> Asset:
    """Return the picture if it is one that can be kept.

    Only its first bytes are looked at: whoever draws it must expect a broken picture.

    Raises:
        AssetTooLargeError: It has more than 16 MB.
        NotAPictureError: The data do not begin like a picture of that type.
    """
    if len(data) > MAX_ASSET:
        raise AssetTooLargeError(len(data), MAX_ASSET)
    if media_type != sniffed(data):
        raise NotAPictureError(media_type)
    return Asset(asset_id=asset_id_of(data), media_type=media_type, data=data)


def read_asset(asset_id: str, media_type: object, data: object) -> Asset | None:
    """Return what a file holds under a name, or None when it is not what was put there."""
    if not isinstance(data, bytes) or not isinstance(media_type, str):
        return None
    if sniffed(data) != media_type or asset_id_of(data) != asset_id:
        return None
    return Asset(asset_id=AssetId(asset_id), media_type=media_type, data=data)


def sniffed(data: bytes) -> str | None:
    """Return the media type that the first bytes show, or None."""
    for signature, media_type in _SIGNATURES:
        if data.startswith(signature):
            return media_type
    return None


def asset_id_of(data: bytes) -> AssetId:
    """Return the name of a picture: the SHA-256 of its bytes in hexadecimal."""
    return AssetId(sha256(data).hexdigest())
