"""What a campaign file keeps beside the table: no steps, and nothing that undo takes back."""

import json
from functools import cache
from typing import TypeVar

from cattrs import Converter

from duskboard.storage.codec import CodecError
from duskboard.storage.structure import REFUSALS, strict_converter

_Kind = TypeVar("_Kind")


def encode_memo(value: object) -> str:
    """Return a value of our dataclasses as a text."""
    return json.dumps(_converter().unstructure(value), allow_nan=False)


def decode_memo(text: str, kind: type[_Kind]) -> _Kind:
    """Return the value that a text was made of.

    Raises:
        CodecError: It is nothing of that kind.
    """
    try:
        return _converter().structure(json.loads(text), kind)
    except REFUSALS as error:
        raise CodecError(kind.__name__, str(error)) from error


@cache
def _converter() -> Converter:
    return strict_converter({})
