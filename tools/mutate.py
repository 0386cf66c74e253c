"""Break the rules on purpose, one small change at a time, and see whether the tests notice.

    make mutate                                   every mutant of the rules
    make mutate ARGS="--sample 300"               a random part of them
    make mutate ARGS="--only characters/witch"    those of one module

Each mutant runs in a forked process that imports the package with one changed syntax tree, plays all
scenarios and then a few random games with every step checked. A mutant that nothing notices survives and
is listed. Kill it with a scenario, or explain in docs/testing.md why none can.
"""

import argparse
import ast
import importlib.abc
import importlib.machinery
import importlib.util
import os
import random
import signal
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

import yaml
from rich.progress import Progress

from tools.scenario_files import ROOT, scenario_files

PACKAGE = ROOT / "src"
RULES = PACKAGE / "citadels" / "rules"

# Tables of ids: a changed number there is a different id, not a different rule.
TABLES = (
    "choices.py",
    "event_kinds.py",
    "events.py",
    "reasons.py",
    "decisions.py",
    "state.py",
    "errors.py",
    "explain.py",
    "card.py",  # the defaults of cards without a hook, which are never asked
)
SECONDS = 30

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


@dataclass(frozen=True)
class Mutant:
    """One change: the file, the number of the change in it, and how it reads."""

    path: Path
    number: int
    line: int
    change: str

    def __str__(self) -> str:
        return f"{self.path.relative_to(PACKAGE)}:{self.line}: {self.change}"


class Mutator(ast.NodeTransformer):
    """Counts the possible changes of a file, and makes the one asked for."""

    def __init__(self, wanted: int) -> None:
        self.wanted = wanted
        self.found: list[tuple[int, str]] = []

    def _offer(self, node: ast.AST, changed: ast.AST, change: str) -> ast.AST:
        number = len(self.found)
        self.found.append((getattr(node, "lineno", 0), change))
        return ast.copy_location(changed, node) if number == self.wanted else node

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        swapped = COMPARISONS[type(node.ops[0])]
        changed = ast.Compare(node.left, [swapped(), *node.ops[1:]], node.comparators)
        return self._offer(node, changed, f"{ast.unparse(node)} -> {ast.unparse(changed)}")

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if type(node.op) not in ARITHMETIC:
            return node
        changed = ast.BinOp(node.left, ARITHMETIC[type(node.op)](), node.right)
        return self._offer(node, changed, f"{ast.unparse(node)} -> {ast.unparse(changed)}")

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        changed = ast.BoolOp(other, node.values)
        return self._offer(node, changed, f"{ast.unparse(node)} -> {ast.unparse(changed)}")

    def visit_UnaryOp(self, node: ast.UnaryOp) -> ast.AST:
        self.generic_visit(node)
        if not isinstance(node.op, ast.Not):
            return node
        return self._offer(node, node.operand, f"{ast.unparse(node)} -> {ast.unparse(node.operand)}")

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, bool):
            return self._offer(node, ast.Constant(not node.value), f"{node.value} -> {not node.value}")
        if isinstance(node.value, int):
            return self._offer(node, ast.Constant(node.value + 1), f"{node.value} -> {node.value + 1}")
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call):
            return self._offer(node, ast.Pass(), f"without {ast.unparse(node)[:70]}")
        return node

    def visit_AugAssign(self, node: ast.AugAssign) -> ast.AST:
        self.generic_visit(node)
        return self._offer(node, ast.Pass(), f"without {ast.unparse(node)}")

    def visit_If(self, node: ast.If) -> ast.AST:
        self.generic_visit(node)
        changed = ast.If(ast.Constant(False), node.body, node.orelse)
        return self._offer(node, changed, f"never: if {ast.unparse(node.test)[:70]}")

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AST:
        if node.value is not None:
            node.value = self.visit(node.value)
        return node

    def visit_arg(self, node: ast.arg) -> ast.AST:
        return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        if node.name in ("__repr__", "__str__"):
            return node
        node.body = [self.visit(statement) for statement in node.body]
        return node

    def visit_Raise(self, node: ast.Raise) -> ast.AST:
        return node

    def visit_Assert(self, node: ast.Assert) -> ast.AST:
        return node


def mutants_of(path: Path) -> list[Mutant]:
    mutator = Mutator(-1)
    mutator.visit(ast.parse(path.read_text(encoding="utf-8")))
    return [Mutant(path, number, line, change) for number, (line, change) in enumerate(mutator.found)]


def mutated_code(mutant: Mutant) -> CodeType:
    tree = Mutator(mutant.number).visit(ast.parse(mutant.path.read_text(encoding="utf-8")))
    return compile(ast.fix_missing_locations(tree), str(mutant.path), "exec")


class MutantFinder(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module from its changed syntax tree and all others as usual."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(mutant.path.relative_to(PACKAGE).with_suffix("").parts)

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        return importlib.util.spec_from_loader(name, self) if name == self.name else None

    def exec_module(self, module: ModuleType) -> None:
        exec(mutated_code(self.mutant), module.__dict__)


def notices(scenarios: list[dict[str, Any]]) -> bool:
    """Whether a scenario, or a checked random game, fails with the package as it is now imported."""
    from citadels.scenarios.runner import run

    if any(run(data) for data in scenarios):
        return True
    from tools.checked_games import check_games

    check_games(range(6))
    return False


def survives(mutant: Mutant, scenarios: list[dict[str, Any]]) -> bool:
    """Try a mutant in this process, which is a fork that ends with it."""
    sys.meta_path.insert(0, MutantFinder(mutant))
    try:
        return not notices(scenarios)
    except BaseException:
        return False


def start(mutant: Mutant, scenarios: list[dict[str, Any]]) -> int:
    """Fork a process that tries a mutant; its exit status is 1 if the mutant survives."""
    process = os.fork()
    if process:
        return process
    signal.alarm(SECONDS)
    os._exit(1 if survives(mutant, scenarios) else 0)


def try_all(
    mutants: list[Mutant], scenarios: list[dict[str, Any]], jobs: int
) -> Iterator[tuple[Mutant, bool]]:
    """Each mutant and whether it survived; a mutant that runs out of time or crashes is killed."""
    running: dict[int, Mutant] = {}
    waiting = iter(mutants)
    while True:
        while len(running) < jobs and (mutant := next(waiting, None)):
            running[start(mutant, scenarios)] = mutant
        if not running:
            return
        process, status = os.wait()
        yield running.pop(process), os.WIFEXITED(status) and os.WEXITSTATUS(status) == 1


def load_scenarios() -> list[dict[str, Any]]:
    return [data for path in scenario_files() for data in yaml.safe_load(path.read_text(encoding="utf-8"))]


def main() -> int:
    parser = argparse.ArgumentParser(
        description="Break the rules on purpose and see whether the tests notice.",
        epilog='example: make mutate ARGS="--only characters/witch"',
    )
    parser.add_argument("--sample", type=int, help="try only this many mutants, chosen at random")
    parser.add_argument("--seed", type=int, default=1, help="the seed of that choice")
    parser.add_argument("--only", default="", help="only files whose path contains this")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    sys.path[:0] = [str(PACKAGE), str(ROOT)]
    scenarios = load_scenarios()
    files = sorted(path for path in RULES.rglob("*.py") if path.name not in (*TABLES, "__init__.py"))
    mutants = [m for path in files if arguments.only in str(path) for m in mutants_of(path)]
    if arguments.sample is not None:
        chosen = random.Random(arguments.seed)
        mutants = chosen.sample(mutants, min(arguments.sample, len(mutants)))
    survivors: list[Mutant] = []
    began = time.perf_counter()
    with Progress(disable=not sys.stderr.isatty()) as progress:
        bar = progress.add_task("mutants", total=len(mutants))
        for mutant, survived in try_all(mutants, scenarios, arguments.jobs):
            progress.advance(bar)
            if survived:
                survivors.append(mutant)
    for mutant in sorted(survivors, key=str):
        print(mutant)
    killed = len(mutants) - len(survivors)
    share = 100 * killed / max(1, len(mutants))
    print(f"{killed} of {len(mutants)} mutants killed ({share:.1f} %) in {time.perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
