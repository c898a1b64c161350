"""Names for the things that values refer to.

Identifiers are opaque text. They are made outside the rules and arrive with a request.
"""

from typing import NewType

EntityId = NewType("EntityId", str)
"""One thing on the table."""

AssetId = NewType("AssetId", str)
"""The SHA-256 of a picture or hand-out, in hexadecimal."""
