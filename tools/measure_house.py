"""Measure how the code is built: sizes, complexity, typing, and how far one card or house rule is spread.

python -m tools.measure_house                              tables for people
python -m tools.measure_house --json                       the same as one JSON object
python -m tools.measure_house --card witch --house-rule city_size
"""

from __future__ import annotations

import argparse
import ast
import io
import json
import re
import statistics
import tokenize
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path

from citadels.protocol.schema import schema

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "citadels"
PAGE = ROOT / "web" / "src"
CODE = (PACKAGE, PAGE, ROOT / "web" / "build")
SUFFIXES = {".py", ".ts", ".svelte", ".css", ".json", ".js"}
# Generated files may be of any length.
GENERATED = (PAGE / "generated", PACKAGE / "server" / "page")
WORST = 10
LONG, TOO_LONG = 400, 500

FunctionNode = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Function:
    """One function or method."""

    place: str  # file:line
    name: str
    package: str
    lines: int
    complexity: int
    typed: bool
    documented: bool


@dataclass(frozen=True)
class Package:
    """The size of one package, and of its functions."""

    name: str
    files: int
    lines: int
    largest: int
    largest_file: str
    functions: int
    median: int
    p95: int
    longest: int


@dataclass(frozen=True)
class Spread:
    """The files that mention a thing; ``in_comments``: those that do so in comments and docstrings only."""

    name: str
    spellings: list[str]
    files: list[str]
    in_comments: list[str]


@dataclass(frozen=True)
class House:
    """All figures."""

    packages: list[Package]
    mean_complexity: float
    most_complex: list[Function]
    long_files: dict[str, int]  # over 400 lines
    typed_returns: float  # per cent
    docstrings: float
    comment_lines: float
    card: Spread
    house_rule: Spread


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--card", default="diplomat", metavar="ID")
    parser.add_argument("--house-rule", default="five_types_bonus", metavar="NAME")
    flags = parser.parse_args()
    house = measure(flags.card, flags.house_rule)
    print(json.dumps(asdict(house), indent=2) if flags.json else "\n".join(report(house)))


def measure(card: str = "diplomat", house_rule: str = "five_types_bonus") -> House:
    """Every figure; those about functions cover only ``src/citadels``, not tests and tools."""
    everything = {
        **_by_package(PACKAGE, ".py"),
        "tests": sorted((ROOT / "tests").rglob("*.py")),
        "tools": sorted((ROOT / "tools").rglob("*.py")),
        **{f"web/{name}": paths for name, paths in _by_package(PAGE, ".ts", ".svelte", ".css").items()},
    }
    functions = [function for name, paths in everything.items() for function in _functions(name, paths)]
    shipped = [function for function in functions if function.place.startswith("src/")]
    sources = [path for path in _code_files(PACKAGE) if path.suffix == ".py"]
    lines = {_name(path): _line_count(path) for path in _code_files(PACKAGE, PAGE)}
    return House(
        packages=[_package(name, paths, functions) for name, paths in everything.items()],
        mean_complexity=round(statistics.mean(function.complexity for function in shipped), 2),
        most_complex=sorted(shipped, key=lambda function: -function.complexity)[:WORST],
        long_files=dict(sorted(((n, c) for n, c in lines.items() if c > LONG), key=lambda file: -file[1])),
        typed_returns=_share(function.typed for function in shipped),
        docstrings=_share(function.documented for function in shipped),
        comment_lines=round(100 * sum(map(_comments, sources)) / sum(map(_line_count, sources)), 1),
        card=card_spread(card),
        house_rule=spread(house_rule, spellings(house_rule)),
    )


# Files and packages


def _code_files(*folders: Path) -> Iterator[Path]:
    """The files that people write, without the words in the languages."""
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in SUFFIXES and not any(path.is_relative_to(made) for made in GENERATED):
                yield path


def _by_package(folder: Path, *suffixes: str) -> dict[str, list[Path]]:
    """The files of each sub-folder; those in the folder itself form one package."""
    packages: dict[str, list[Path]] = {}
    for path in _code_files(folder):
        if path.suffix in suffixes:
            inner = path.relative_to(folder).parts
            packages.setdefault(inner[0] if len(inner) > 1 else "(top)", []).append(path)
    return dict(sorted(packages.items()))


def _package(name: str, paths: Sequence[Path], functions: Iterable[Function]) -> Package:
    sizes = {path: _line_count(path) for path in paths}
    largest = max(sizes, key=lambda path: sizes[path])
    lengths = sorted(function.lines for function in functions if function.package == name)
    return Package(
        name=name,
        files=len(paths),
        lines=sum(sizes.values()),
        largest=sizes[largest],
        largest_file=_name(largest),
        functions=len(lengths),
        median=round(statistics.median(lengths)) if lengths else 0,
        p95=lengths[int(len(lengths) * 0.95)] if lengths else 0,
        longest=lengths[-1] if lengths else 0,
    )


def _name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def _line_count(path: Path) -> int:
    return len(path.read_text(encoding="utf-8").splitlines())


def _share(values: Iterable[bool]) -> float:
    return round(100 * statistics.mean(values), 1)


# Functions


def _functions(package: str, paths: Iterable[Path]) -> Iterator[Function]:
    for path in paths:
        if path.suffix != ".py":
            continue
        for name, node in _named_functions(ast.parse(path.read_text(encoding="utf-8"))):
            yield Function(
                place=f"{_name(path)}:{node.lineno}",
                name=name,
                package=package,
                lines=(node.end_lineno or node.lineno) - node.lineno + 1,
                complexity=complexity(node),
                typed=node.returns is not None,
                documented=ast.get_docstring(node) is not None,
            )


def _named_functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, FunctionNode]]:
    """Functions and methods; one within a function counts as a part of it."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, FunctionNode):
            yield prefix + node.name, node
        elif isinstance(node, ast.ClassDef):
            yield from _named_functions(node, f"{prefix}{node.name}.")
        else:
            yield from _named_functions(node, prefix)


def complexity(function: ast.AST) -> int:
    """Cyclomatic complexity as radon counts it: one, plus one for every branch."""
    count = 1
    for node in ast.walk(function):
        match node:
            case ast.If() | ast.IfExp() | ast.Assert():
                count += 1
            case ast.For() | ast.AsyncFor() | ast.While():
                count += 1 + bool(node.orelse)
            case ast.comprehension():
                count += 1 + len(node.ifs)
            case ast.BoolOp():
                count += len(node.values) - 1
            case ast.Try():
                count += len(node.handlers) + bool(node.orelse)
            case ast.Match():
                count += sum(not _catches_all(case) for case in node.cases)
    return count


def _catches_all(case: ast.match_case) -> bool:
    return isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.guard is None


# How far a thing is spread


def spellings(name: str) -> list[str]:
    """An id as Python, TypeScript, style sheets and command lines write it."""
    words = name.split("_")
    camel = "".join(word.capitalize() for word in words)
    return list(dict.fromkeys([name, name.upper(), camel, camel[0].lower() + camel[1:], "-".join(words)]))


def spread(name: str, words: Iterable[str], quoted: Iterable[str] = ()) -> Spread:
    """The files with these words; ``quoted`` ids are common words, so they count only as whole strings."""
    patterns = [rf"(?<![\w-]){re.escape(word)}(?![\w-])" for word in words]
    anywhere = re.compile("|".join(patterns))
    patterns += [rf"(?<!class=)[\"'`]{re.escape(word)}[\"'`]" for word in quoted]
    with_texts = re.compile("|".join(patterns))
    found: list[str] = []
    in_comments: list[str] = []
    for path in _code_files(*CODE):
        text = path.read_text(encoding="utf-8")
        pattern = anywhere if path.suffix == ".py" else with_texts
        if pattern.search(_code_of(path)):
            found.append(_name(path))
        elif pattern.search(text):
            in_comments.append(_name(path))
    return Spread(name, [*words, *(f'"{word}"' for word in quoted)], found, in_comments)


def card_spread(card: str) -> Spread:
    """The files that mention a card, its name or the verbs, events and decisions that only it has."""
    cards = {
        path.stem: path.read_text(encoding="utf-8")
        for folder in ("characters", "uniques", "actions")
        for path in (PACKAGE / "rules" / folder).glob("*.py")
    }
    module = cards.get(card, "")
    others = "\n".join(text for name, text in cards.items() if name != card)
    data = schema()
    ids = [verb["id"] for verb in data["choices"]["verbs"]] + [event["id"] for event in data["events"]]
    own = [id for id in ids if _stands_in(id.upper(), module) and not _stands_in(id.upper(), others)]
    asked = [kind["id"] for kind in data["decisions"] if kind["verbs"] and set(kind["verbs"]) <= set(own)]
    classes = [node.name for node in ast.parse(module).body if isinstance(node, ast.ClassDef)]
    constants = [re.sub(r"(?<=[a-z])(?=[A-Z])", "_", name).upper() for name in classes]
    words = [*spellings(card), *classes, *constants, *(id.upper() for id in own)]
    words += [id for id in own if "_" in id]
    return spread(card, dict.fromkeys(words), dict.fromkeys([*own, *asked]))


def _stands_in(word: str, text: str) -> bool:
    return re.search(rf"\b{word}\b", text) is not None


@cache
def _code_of(path: Path) -> str:
    """A file without comments and docstrings."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return re.sub(r"/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", "", text, flags=re.DOTALL)
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | FunctionNode) and ast.get_docstring(node) is not None:
            node.body = node.body[1:] or [ast.Pass()]
    return ast.unparse(tree)


def _comments(path: Path) -> int:
    tokens = tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline)
    return sum(token.type == tokenize.COMMENT for token in tokens)


# For people


def report(house: House) -> Iterator[str]:
    """The figures as text."""
    yield f"{'package':<18}{'files':>6}{'lines':>8}{'largest':>9}   functions: median / p95 / max lines"
    for package in house.packages:
        sizes = f"{package.name:<18}{package.files:>6}{package.lines:>8}{package.largest:>9}"
        lengths = f"   {package.functions:>6}: {package.median} / {package.p95} / {package.longest}"
        yield sizes + (lengths if package.functions else "") + f"   {package.largest_file}"
    yield ""
    yield (
        f"typed returns {house.typed_returns} %, docstrings {house.docstrings} %, "
        f"comment lines {house.comment_lines} %"
    )
    yield f"cyclomatic complexity: mean {house.mean_complexity}; the worst {WORST}:"
    for function in house.most_complex:
        yield f"  {function.complexity:>3}  {function.name}  {function.place}"
    too_long = sum(lines > TOO_LONG for lines in house.long_files.values())
    yield f"files over {LONG} lines: {len(house.long_files)}, over {TOO_LONG}: {too_long}"
    for name, lines in house.long_files.items():
        yield f"  {lines:>4}  {name}"
    for kind, found in (("card", house.card), ("house rule", house.house_rule)):
        yield ""
        yield f"the {kind} {found.name} stands in {len(found.files)} code files"
        yield from (f"  {name}" for name in found.files)
        if found.in_comments:
            yield f"  and in the comments of {', '.join(found.in_comments)}"


if __name__ == "__main__":
    main()
