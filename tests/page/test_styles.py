"""The check of the page's styles finds what it is there for."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.page.node import NODE

CHECK = Path(__file__).resolve().parents[2] / "web" / "build" / "check_styles.ts"

SOUND = {
    "main.ts": 'import "./styles/tokens.css"; import App from "./App.svelte";',
    "styles/tokens.css": ":root { --space-1: 0.25rem; --ink: #222; }\n.of-noble.large { color: var(--ink); }",
    "App.svelte": '<p class={["large", `of-${kind}`]}>x</p>\n<style>\n  p { gap: var(--space-1); }\n</style>',
}


def faults(folder: Path, **changed: str) -> list[str]:
    """What the check says about a clean page after these files (by their stems) were changed."""
    for path, text in SOUND.items():
        file = folder / path
        file.parent.mkdir(exist_ok=True)
        file.write_text(changed.get(file.stem, text))
    done = subprocess.run([NODE, CHECK, folder], capture_output=True, text=True, encoding="utf-8")
    assert (done.returncode != 0) == bool(done.stderr)
    return [line.rpartition("/")[2] for line in done.stderr.splitlines()]


def test_a_sound_page_passes(tmp_path: Path) -> None:
    assert faults(tmp_path) == []


def test_undefined_and_unused_properties(tmp_path: Path) -> None:
    found = faults(tmp_path, App=SOUND["App.svelte"].replace("--space-1", "--space"))
    assert found == ["App.svelte: --space is defined nowhere", "tokens.css: --space-1 is used nowhere"]


def test_classes_that_no_element_has(tmp_path: Path) -> None:
    found = faults(tmp_path, App=SOUND["App.svelte"].replace("large", "small"))
    assert found == ["tokens.css: nothing is .of-noble.large"]


def test_sizes_and_colours_written_out(tmp_path: Path) -> None:
    found = faults(tmp_path, App=SOUND["App.svelte"].replace("{ gap", "{ margin: 1rem; color: #fff; gap"))
    assert found == [
        "App.svelte: margin: 1rem (take a token)",
        "App.svelte: color: #fff (colours are in tokens.css)",
    ]


def test_modules_that_nothing_imports(tmp_path: Path) -> None:
    (tmp_path / "Unused.svelte").write_text("<p>x</p>")
    assert faults(tmp_path) == ["Unused.svelte: nothing imports it"]
