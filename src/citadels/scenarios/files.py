"""Scenario files: YAML lists of scenarios, read with the lines on which everything stands."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar, Final

import yaml

from citadels.cards.editions import EDITIONS
from citadels.rules.errors import shown
from citadels.scenarios import problems
from citadels.scenarios.problems import ScenarioError, at, check_keys, unknown

# The parser in C where there is one: it is ten times as fast.
_FASTEST: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_DATE: Final = "tag:yaml.org,2002:timestamp"
# More than any file needs: aliases within aliases could go on forever.
_MOST_NODES: Final = 1_000_000

NO_TITLE: Final = "a scenario without a title"


class _Loader(_FASTEST):  # type: ignore[misc]
    """Takes no text for a date, and says on which line a value cannot be read."""

    yaml_implicit_resolvers: ClassVar[dict[str, list[Any]]] = {
        sign: [(tag, pattern) for tag, pattern in known if tag != _DATE]
        for sign, known in _FASTEST.yaml_implicit_resolvers.items()
    }

    def construct_object(self, node: yaml.Node, deep: bool = False) -> object:
        try:
            return super().construct_object(node, deep)
        except (ScenarioError, yaml.YAMLError):
            raise
        except Exception as error:  # values that only look like numbers raise all sorts of errors
            raise ScenarioError(f"line {node.start_mark.line + 1}: {error}") from error


class Written:
    """A scenario as it stands in a file, played in one edition; or what is wrong with it before it is."""

    def __init__(self, place: int, title: str, data: dict[str, Any], error: ScenarioError | None) -> None:
        self.place = place  # in the list
        self.title = title
        self.data = data
        self.error = error


class ScenarioFile:
    """All scenarios of a file."""

    def __init__(self, path: Path) -> None:
        self._root, data = _read(path)
        self.scenarios = [
            written for place, item in enumerate(data) for written in _in_each_edition(place, item)
        ]

    def line(self, written: Written, path: problems.Path) -> int:
        """The line of a place in a scenario, or of what it is in, as far as it can be found."""
        return _line(self._root, (written.place, *path))


def _read(path: Path) -> tuple[Any, list[Any]]:
    """The nodes of a file, which know their lines, and its data."""
    try:
        loader = _Loader(path.read_text(encoding="utf-8"))
        root = loader.get_single_node()
        if root is not None:
            _check_nodes(root)
        data = None if root is None else loader.construct_document(root)
    except ScenarioError:
        raise
    except (OSError, ValueError, yaml.YAMLError, RecursionError) as error:
        raise ScenarioError(" ".join(f"not a YAML file: {error}".split())) from error
    if not isinstance(data, list):
        raise ScenarioError("a scenario file is a list of scenarios")
    return root, data


def _check_nodes(root: Any) -> None:
    """No key twice in a mapping: YAML would silently forget the first. And nothing that contains itself."""
    waiting: list[tuple[Any, frozenset[int]]] = [(root, frozenset())]
    for _ in range(_MOST_NODES):
        if not waiting:
            return
        node, around = waiting.pop()
        if id(node) in around:
            raise ScenarioError(f"line {node.start_mark.line + 1}: it contains itself")
        inside = around | {id(node)}
        if isinstance(node, yaml.MappingNode):
            seen: set[tuple[str, str]] = set()
            for key, value in node.value:
                if isinstance(key, yaml.ScalarNode):
                    if (key.tag, key.value) in seen:
                        raise ScenarioError(f"line {key.start_mark.line + 1}: {key.value} stands here twice")
                    seen.add((key.tag, key.value))
                waiting += [(key, inside), (value, inside)]
        elif isinstance(node, yaml.SequenceNode):
            waiting += [(item, inside) for item in node.value]
    raise ScenarioError("it is too large")


def _line(node: Any, path: problems.Path) -> int:
    line: int = node.start_mark.line + 1
    for step in path:
        if isinstance(node, yaml.SequenceNode) and type(step) is int and step < len(node.value):
            node = node.value[step]
            line = node.start_mark.line + 1
        elif isinstance(node, yaml.MappingNode):
            pairs = [pair for pair in node.value if pair[0].value == str(step)]
            if not pairs:
                break
            key, node = pairs[0]
            line = key.start_mark.line + 1
        else:
            break
    return line


def _in_each_edition(place: int, item: Any) -> Iterator[Written]:
    """A scenario with several ``editions`` is played once in each of them."""
    try:
        if not isinstance(item, dict):
            raise ScenarioError(f"a scenario is a mapping, not {shown(item)}")
        title = item.get("scenario", item.get("scene"))
        name = title if isinstance(title, str) and title.strip() else NO_TITLE
        if "editions" not in item:
            yield Written(place, name, item, None)
            return
        editions = _editions(item)
    except ScenarioError as error:
        yield Written(place, name if isinstance(item, dict) else NO_TITLE, {}, error)
        return
    rest = {key: value for key, value in item.items() if key != "editions"}
    for edition in editions:
        played = {**rest, "scenario": f"{name} ({edition})"}
        if "setup" in rest:
            played["setup"] = {**rest["setup"], "edition": edition}
        else:
            played["edition"] = edition
        yield Written(place, f"{name} ({edition})", played, None)


def _editions(item: dict[str, Any]) -> list[str]:
    with at("editions"):
        editions = item["editions"]
        if not isinstance(editions, list) or not editions:
            raise ScenarioError(f"editions must be a list of {', '.join(EDITIONS)}")
        for edition in editions:
            if not isinstance(edition, str) or edition not in EDITIONS:
                raise unknown("edition", edition, EDITIONS)
        if len(set(editions)) < len(editions):
            raise ScenarioError("editions names one of them twice")
        if "edition" in item:
            raise ScenarioError("editions and edition do not go together")
    if "setup" in item:
        with at("setup"):
            setup = check_keys(item["setup"], item["setup"], "setup")
            if "edition" in setup:
                raise ScenarioError("editions and the edition of a setup do not go together")
    return editions


def scenario_files(paths: list[str]) -> Iterator[Path]:
    """The files named, and those below the folders named."""
    for name in paths:
        path = Path(name)
        yield from sorted(path.rglob("*.yaml")) if path.is_dir() else [path]
