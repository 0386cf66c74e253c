"""Links to tables as messengers show them (Open Graph): who invites, how many seats are taken, a picture."""

from collections.abc import Callable
from html import escape
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from citadels.server.page import Page
from citadels.tables.lobby import Lobby
from citadels.tables.refusals import Refused
from citadels.tables.summary import Summary

# The languages that a reader wants, the host's name, how many seats are taken, of how many: title and text.
Invite = Callable[[str, str, int, int], tuple[str, str]]
PICTURE: Final = "/invitation.jpg"
PICTURE_SIZE: Final = (1200, 630)


class Invitations:
    """The page of a table. Only what everybody with the link may know is in it."""

    def __init__(self, lobby: Lobby, page: Page, invite: Invite) -> None:
        self._lobby = lobby
        self._page = page
        self._invite = invite

    async def page(self, request: Request) -> Response:
        id = request.path_params["id"].lower()
        try:
            table = await self._lobby.invitation(id)
        except Refused:
            table = None
        found = None if table is None else self._page.with_head(self._tags(request, id, table))
        return found or await self._page.index(request)  # the page itself says what is wrong

    def _tags(self, request: Request, id: str, table: Summary) -> str:
        wanted, players = request.headers.get("accept-language", ""), len(table.names)
        title, text = self._invite(wanted, table.host, players - table.open_seats, players)
        origin = self._lobby.settings.origin or str(request.base_url).rstrip("/")
        width, height = PICTURE_SIZE
        properties = {
            "og:type": "website",
            "og:title": title,
            "og:description": text,
            "og:url": f"{origin}/t/{id}",
            "og:image": origin + PICTURE,
            "og:image:width": str(width),
            "og:image:height": str(height),
        }
        named = (f'<meta property="{name}" content="{escape(value)}">' for name, value in properties.items())
        return "".join([*named, '<meta name="twitter:card" content="summary_large_image">'])
