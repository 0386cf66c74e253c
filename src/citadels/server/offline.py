"""The page with the engine in it, for play without a server: what is written into the page's files then."""

import html
import json
from collections.abc import Mapping
from typing import Final

ENGINE_FOLDER: Final = "engine"
MANIFEST: Final = "engine.json"
INDEX: Final = "index.html"
SERVICE_WORKER: Final = "sw.js"
_HTML: Final = b"<html "
_NO_ENGINE: Final = b'"no engine"'  # stands in the service worker in its place
# For files on a plain host, which sends no headers: the policy that the server sends with the page.
POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
    # No text becomes HTML or a script, except for the templates that Svelte was compiled to, and our workers.
    "require-trusted-types-for 'script'; trusted-types svelte-trusted-html citadels-workers"
)
# For the script that runs the engine, and for nothing else.
WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self' blob:; worker-src 'self'"
)


def fits(files: Mapping[str, bytes], manifest: bytes) -> bool:
    """Whether page and engine were built for each other: they speak the same protocol."""
    schema: str = json.loads(manifest)["schema"]
    return f'data-schema="{schema}"'.encode() in files.get(INDEX, b"")


def offered(files: Mapping[str, bytes], manifest: bytes, static: bool) -> dict[str, bytes]:
    """The page's files, changed so that they know the engine; ``static``: nobody answers requests there."""
    index, worker = files[INDEX], files[SERVICE_WORKER]
    engine = html.escape(manifest.decode())
    index = index.replace(_HTML, f'<html data-engine="{engine}" '.encode(), 1)
    if static:
        policy = f'<meta http-equiv="Content-Security-Policy" content="{html.escape(POLICY)}" />'
        index = index.replace(_HTML, b"<html data-static ", 1)
        index = index.replace(b"<head>", b"<head>" + policy.encode(), 1)
        index = index.replace(b'="/', b'="./')
    told = {**json.loads(manifest), "static": static}
    worker = worker.replace(_NO_ENGINE, json.dumps(told).encode(), 1)
    return {**files, INDEX: index, SERVICE_WORKER: worker}
