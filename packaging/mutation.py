"""What a mutant is: the small mistakes that a module allows, and the module with one of them made.

Left alone, as no test could tell: annotations, imports, decorators, docstrings, texts.
"""

import ast
from collections.abc import Iterator
from typing import NamedTuple

_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd,
    ast.BitAnd: ast.BitOr,
}
_OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
_NOT_ENTERED = frozenset({"annotation", "returns", "decorator_list", "bases", "type_params"})
_LONGEST = 70

_Mistakes = Iterator[tuple[str, ast.AST]]  # each with its kind


class Mistake(NamedTuple):
    """A module with one mistake in it."""

    line: int
    kind: str
    before: str
    after: str
    module: str


class _Slot(NamedTuple):
    """A place in the tree, and what would stand there by mistake."""

    parent: ast.AST
    field: str
    at: int | None
    old: ast.AST
    kind: str
    new: ast.AST

    def fill(self) -> None:
        if self.at is None:
            setattr(self.parent, self.field, self.new)
        else:
            getattr(self.parent, self.field)[self.at] = self.new


def count(source: str) -> int:
    """How many mistakes the module allows."""
    return sum(1 for _ in _slots(ast.parse(source)))


def make(source: str, number: int) -> Mistake:
    """The module with its mistake `number`, counted from 0."""
    tree = ast.parse(source)
    slot = list(_slots(tree))[number]
    before, after = _words(slot.old), _words(slot.new)
    slot.fill()
    line = getattr(slot.old, "lineno", 0)
    return Mistake(line, slot.kind, before, after, ast.unparse(ast.fix_missing_locations(tree)))


def _slots(parent: ast.AST) -> Iterator[_Slot]:
    for field, value in ast.iter_fields(parent):
        if field in _NOT_ENTERED:
            continue
        several = isinstance(value, list)
        for index, child in enumerate(value if several else [value]):
            if isinstance(child, ast.AST):
                for kind, new in _mistakes(child, parent):
                    yield _Slot(parent, field, index if several else None, child, kind, new)
                yield from _slots(child)


def _mistakes(node: ast.AST, parent: ast.AST) -> _Mistakes:
    # What a class or a module only names is missed at the import: that would prove no test.
    if isinstance(node, ast.stmt) and not isinstance(parent, ast.ClassDef | ast.Module):
        yield from _in_statement(node)
    elif isinstance(node, ast.comprehension):
        yield from _in_comprehension(node)
    elif isinstance(node, ast.expr):
        yield from _in_operator(node)
        yield from _in_value(node)


def _in_statement(node: ast.stmt) -> _Mistakes:
    match node:
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return", ast.Return(value=ast.Constant(value=None))
        case ast.Expr(value=ast.Constant()):
            return  # a docstring
        case ast.Assign() | ast.AugAssign() | ast.Expr() | ast.Raise() | ast.Delete():
            yield "deleted", ast.copy_location(ast.Pass(), node)
        case ast.If(test=test, body=body, orelse=orelse):
            yield "branches", ast.If(test=_not(test), body=body, orelse=orelse)
        case _:
            return


def _in_comprehension(node: ast.comprehension) -> _Mistakes:
    for index in range(len(node.ifs)):
        fewer = [test for place, test in enumerate(node.ifs) if place != index]
        yield (
            "condition",
            ast.comprehension(
                target=node.target, iter=node.iter, ifs=fewer, is_async=node.is_async
            ),
        )


def _in_operator(node: ast.expr) -> _Mistakes:
    match node:
        case ast.Compare(left=left, ops=[op, *ops], comparators=others):
            for other in _COMPARISONS[type(op)]:
                yield "comparison", ast.Compare(left=left, ops=[other(), *ops], comparators=others)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _ARITHMETIC:
            yield "arithmetic", ast.BinOp(left=left, op=_ARITHMETIC[type(op)](), right=right)
        case ast.BoolOp(op=op, values=values):
            opposite = ast.Or() if isinstance(op, ast.And) else ast.And()
            yield "boolean", ast.BoolOp(op=opposite, values=values)
            for index in range(len(values)):
                fewer = values[:index] + values[index + 1 :]
                yield (
                    "condition",
                    fewer[0] if len(fewer) == 1 else ast.BoolOp(op=op, values=fewer),
                )
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield "sign", operand
        case ast.IfExp(test=test, body=body, orelse=orelse):
            yield "branches", ast.IfExp(test=test, body=orelse, orelse=body)
        case _:
            return


def _in_value(node: ast.expr) -> _Mistakes:
    match node:
        case ast.Constant(value=bool(value)):
            yield "constant", ast.Constant(value=not value)
        case ast.Constant(value=int(value)):
            yield "constant", ast.Constant(value=value + 1)
            yield "constant", ast.Constant(value=value - 1)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=keywords):
            if name in _OPPOSITES:
                other = ast.Name(id=_OPPOSITES[name], ctx=ast.Load())
                yield "opposite", ast.Call(func=other, args=args, keywords=keywords)
            if name == "replace":  # how a frozen value is written: a statement deleted
                for index in range(len(keywords) if len(keywords) > 1 else 0):
                    fewer = keywords[:index] + keywords[index + 1 :]
                    yield "deleted", ast.Call(func=node.func, args=args, keywords=fewer)
        case _:
            return


def _not(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(op=ast.Not(), operand=test)


def _words(node: ast.AST) -> str:
    shown = node.test if isinstance(node, ast.If) else node
    text = " ".join(ast.unparse(shown).split())
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"
