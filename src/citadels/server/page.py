"""The web page: files that the build put next to this module, served as they are."""

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from citadels.server.metrics import log
from citadels.server.offline import ENGINE_FOLDER, MANIFEST, WORKER_POLICY, fits, offered

FOLDER: Final = files("citadels.server") / "page"
# The page's own paths; what they show is decided in the browser.
PATHS: Final = (
    "/",
    "/new",
    "/together",
    "/t/{id:str}/screen",
    "/rules",
    "/rules/{card:str}",
    "/learn",
    "/learn/{scene:str}",
    "/puzzles",
    "/puzzles/{puzzle:str}",
    "/daily",
    "/stats",
    "/credits",
    "/replay",
    "/privacy",
)
TABLE_PATH: Final = "/t/{id:str}"
ENCODINGS: Final = (("br", ".br"), ("gzip", ".gz"))
TYPES: Final = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".mjs": "text/javascript; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
# Names of assets and of the engine's files contain a hash of their content: a new build has new names.
HASHED: Final = re.compile(r"/assets/|/engine/[^/]+/|/engine/.*\.pack$")
# The script that runs the engine, which is WebAssembly.
WORKER: Final = re.compile(r"/assets/engine_worker-[^/]+\.js$")
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = "The page has not been built. `make setup` builds it.\n"


class Page:
    """All files of the page in memory: they are few and small."""

    def __init__(self, folder: Traversable = FOLDER, offline: str = "") -> None:
        """``offline``: where `make offline` has put the engine, for play without a server."""
        self._files: dict[str, bytes] = {}
        if folder.is_dir():
            self._read(folder, "/")
        if offline:
            self._offer(Path(offline) / ENGINE_FOLDER)

    def _offer(self, engine: Path) -> None:
        page = {name.removeprefix("/"): content for name, content in self._files.items()}
        manifest = engine / MANIFEST
        if not manifest.is_file() or not fits(page, manifest.read_bytes()):
            log("no_engine", folder=str(engine))
            return
        self._read(engine, f"/{ENGINE_FOLDER}/")
        for name, content in offered(page, manifest.read_bytes(), static=False).items():
            if content != page[name]:
                self._files["/" + name] = content
                for _, suffix in ENCODINGS:  # of what it was before
                    self._files.pop(f"/{name}{suffix}", None)

    def _read(self, folder: Traversable, path: str) -> None:
        for entry in folder.iterdir():
            if entry.is_dir():
                self._read(entry, f"{path}{entry.name}/")
            else:
                self._files[path + entry.name] = entry.read_bytes()

    async def index(self, request: Request) -> Response:
        return self.found(request, "/index.html", ASK_AGAIN) or PlainTextResponse(NOT_BUILT, 503)

    def with_head(self, tags: str) -> Response | None:
        """The page with more in its head."""
        content = self._files.get("/index.html")
        if content is None:
            return None
        whole = content.replace(b"</head>", tags.encode() + b"</head>", 1)
        return Response(whole, headers={"cache-control": ASK_AGAIN}, media_type=TYPES[".html"])

    def unknown(self, request: Request) -> Response:
        """The answer to a wrong address in a browser: the page says so."""
        response = self.found(request, "/index.html", ASK_AGAIN)
        if response is None:
            return PlainTextResponse(NOT_BUILT, 404)
        response.status_code = 404
        return response

    def file(self, request: Request) -> Response | None:
        """A file by its address, if there is one."""
        path = request.url.path
        if path.endswith(tuple(suffix for _, suffix in ENCODINGS)):
            return None
        response = self.found(request, path, FOREVER if HASHED.match(path) else ASK_AGAIN)
        if response is not None and WORKER.match(path):
            response.headers["content-security-policy"] = WORKER_POLICY
        return response

    def found(self, request: Request, path: str, caching: str) -> Response | None:
        content = self._files.get(path)
        if content is None:
            return None
        kind = TYPES.get("." + path.rpartition(".")[2], "application/octet-stream")
        headers = {"cache-control": caching, "vary": "accept-encoding"}
        accepted = request.headers.get("accept-encoding", "")
        for name, suffix in ENCODINGS:
            smaller = self._files.get(path + suffix)
            if smaller is not None and name in accepted:
                return Response(smaller, headers={**headers, "content-encoding": name}, media_type=kind)
        return Response(content, headers=headers, media_type=kind)
