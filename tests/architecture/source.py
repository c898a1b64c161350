"""Source as the tests of the house read it."""

import ast

Nodes = tuple[ast.AST, ...]
"""Every node of a module, the module itself first."""


def nodes_of(source: str) -> Nodes:
    """Return every node of a module: to walk it anew for each rule takes ten times as long."""
    return tuple(ast.walk(ast.parse(source)))
