"""``CITADELS_PURE=1`` runs the engine's pure sources even if compiled modules lie beside them."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

VARIABLE: Final = "CITADELS_PURE"
# What setup.py compiles: whole packages, and single modules. It reads them here.
PARTS: Final = ("cards", "rules", "knowledge", "policy")
MODULES: Final = (
    "game",
    "observation",
    "notation.config",
    "notation.fields",
    "notation.position",
    "notation.values",
    "env.fields",
    "env.encoding",
    "env.batch",
    "tables.outbox",
    "tables.states",
    "tables.views",
)
_BELOW: Final = tuple(f"citadels.{part}." for part in PARTS)
_ALONE: Final = frozenset(f"citadels.{module}" for module in MODULES)


if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int  # compiled: 64 bits of the processor, where it is known that they suffice

    def mypyc_attr(**_: Any) -> Any:
        """What mypyc heeds about a class; it means nothing to Python.

        acyclic: its objects are never part of a cycle, so the garbage collector need not look at them.
        free_list_len: so many freed objects are kept for the next one.
        """
        return lambda cls: cls


class PureFinder:
    """Finds the modules of the engine by their sources alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not (fullname.startswith(_BELOW) or fullname in _ALONE):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def pure_wanted() -> bool:
    return os.environ.get(VARIABLE, "0") not in ("", "0")


def is_compiled(module: ModuleType) -> bool:
    return str(module.__file__).endswith(tuple(EXTENSION_SUFFIXES))


# The package imports this module before any other.
if pure_wanted():
    sys.meta_path.insert(0, PureFinder())
