"""The web page: files that the build put next to this module, served as they are."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

FOLDER: Final = files("citadels.server") / "page"
# The page's own paths; what they show is decided in the browser.
PATHS: Final = (
    "/",
    "/new",
    "/rules",
    "/rules/{card:str}",
    "/learn",
    "/learn/{scene:str}",
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
    ".woff2": "font/woff2",
}
# Names of assets contain a hash of their content: a new build has new names.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
NOT_BUILT: Final = "The page has not been built. `make setup` builds it.\n"


class Page:
    """All files of the page in memory: they are few and small."""

    def __init__(self, folder: Traversable = FOLDER) -> None:
        self._files: dict[str, bytes] = {}
        if folder.is_dir():
            self._read(folder, "/")

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
        return self.found(request, path, FOREVER if path.startswith("/assets/") else ASK_AGAIN)

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
