"""The table on a full screen: everything that is seen, and what keys and clicks do."""

from collections.abc import Callable
from typing import Any, ClassVar, Final

from textual import events, on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.content import Content
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Static

from citadels.lang import Speaker
from citadels.lang.no_break import with_plain_spaces
from citadels.lang.rulebook import Rulebook
from citadels.policy.grounds import Ground
from citadels.tables.chat import LONGEST_TEXT, PHRASES
from citadels.terminal.full.chips import Chip, Chips, ChipView
from citadels.terminal.full.cities import Cities
from citadels.terminal.full.dialogs import Menu, Reading, Writing
from citadels.terminal.full.help import help_text
from citadels.terminal.full.moving import nearest
from citadels.terminal.full.parts import Parts
from citadels.terminal.full.themes import next_theme
from citadels.terminal.lobby_lines import chat_lines, lobby_lines
from citadels.terminal.log_lines import log_lines
from citadels.terminal.options import Offer, Offers
from citadels.terminal.pages import plain_lines
from citadels.terminal.placing import by_place
from citadels.terminal.served import ServedSitting
from citadels.terminal.sheet import ending_lines
from citadels.terminal.sitting import Declined, Sight, Sitting

_WIDE: Final = 110  # columns from which the log stands beside the cities
_LEAST_LOG: Final = 5  # lines below the cities
# The keys shown at the bottom: key, action, message.
_KEYS: Final = (
    ("c", "choices", "screen-keys_choices"),
    ("i", "read", "screen-keys_card"),
    ("u", "undo", "table-undo"),
    ("h", "hint", "hint-title"),
    ("l", "log", "table-log"),
    ("m", "say", "chat-title"),
    ("s", "start", "lobby-start"),
    ("r", "result", "finish-results"),
    ("t", "theme", "page-theme"),
    ("?", "help", "screen-keys_help"),
    ("q", "leave", "screen-keys_leave"),
)


class TableScreen(Screen[None]):
    """One table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action, _ in _KEYS if key != "?"),
        Binding("question_mark,f1", "help", show=False),
        Binding("tab", "next_offered(1)", show=False),
        Binding("shift+tab", "next_offered(-1)", show=False),
        Binding("left", "move(-1, 0)", show=False),
        Binding("right", "move(1, 0)", show=False),
        Binding("up", "move(0, -1)", show=False),
        Binding("down", "move(0, 1)", show=False),
        Binding("escape", "forget", show=False),
    ]

    class News(Message):
        """There is a newer sight of the table, or something was declined."""

        def __init__(self, notice: str = "") -> None:
            super().__init__()
            self.notice = notice

    def __init__(self, sitting: Sitting, resumed: bool = False) -> None:
        super().__init__()
        self.sitting = sitting
        self.busy = False  # something of ours is under way
        self._waiting = False  # for news
        self._shown: Sight | None = None
        self._arranged: Sight | None = None  # the one that everything has found its place for
        self._offers: Offers | None = None
        self._parts: Parts | None = None
        self._asked: Any = None  # the view for which the focus was set
        self._typed = ""  # digits of a number
        self._read = len(sitting.sight.events) if resumed else 0  # events before the last own choice
        self._told_end = False

    @property
    def speaker(self) -> Speaker:
        return self.sitting.speaker

    @property
    def idle(self) -> bool:
        """Whether the newest sight is shown, and nothing is under way that was begun here."""
        waiting = self._waiting and not self.sitting.live
        return not self.busy and not waiting and self._arranged is self.sitting.sight

    def compose(self) -> ComposeResult:
        with Container(id="title"):
            yield Static(id="title-left")
            yield Static(id="title-right")
        yield Chips(id="ranks")
        with Container(id="middle"):
            yield Cities()
            with Vertical(id="side"):
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="log-lines")
                yield Static(id="info")
        with Vertical(id="bottom"):
            yield Static(id="prompt")
            yield Chips(id="on-table")
            yield Chips(id="hand")
            yield Chips(id="actions")
        yield Chips(id="keys")

    def on_mount(self) -> None:
        self.set_class(self.size.width >= _WIDE, "wide")
        self.query_one("#log").border_title = Content(self.speaker.say("table-log"))
        self.post_message(self.News())

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width >= _WIDE, "wide")
        self._arranged = None
        self.call_after_refresh(self._arrange)

    async def _arrange(self) -> None:
        """Give the cities what they need, and the log the rest."""
        sight = self.sitting.sight
        cities, side = self.query_one(Cities), self.query_one("#side")
        await self.query_one("#keys", Chips).show(self._keys(sight))
        if self.has_class("wide") or self.has_class("lobby"):
            side.styles.height = None
            await cities.fit(cities.size.width, cities.size.height)
        else:
            height = self.query_one("#middle").size.height
            side.styles.height = height - await cities.fit(cities.size.width, height - _LEAST_LOG)
        self.call_after_refresh(self.query_one("#log", VerticalScroll).scroll_end, animate=False)
        if sight is self._shown:
            self._set_focus(sight)
            self._arranged = sight

    # News

    def _go_on(self) -> None:
        """Wait for news, unless it is the person who must go on."""
        sight = self.sitting.sight
        if not self._waiting and not sight.over and (self.sitting.live or not sight.asks):
            self._waiting = True
            self._wait()

    @work(thread=True, group="waiting")
    def _wait(self) -> None:
        self.sitting.wait()
        self._waiting = False
        self.post_message(self.News())

    @work(thread=True, group="doing")
    def _do(self, action: Callable[[], str | None]) -> None:
        """Something that may take a moment; what it returns is told."""
        try:
            notice = action()
        except Declined as declined:
            notice = str(declined)
        self.busy = False
        self.post_message(self.News(notice or ""))

    def do(self, action: Callable[[], str | None]) -> None:
        if not self.busy:
            self.busy = True
            self._do(action)

    @on(News)
    async def _news(self, event: News) -> None:
        await self.refresh_table()
        if event.notice:
            self.tell(event.notice)
        self._go_on()

    # What is shown

    async def refresh_table(self) -> None:
        self._shown = sight = self.sitting.sight
        self.set_class(sight.view is None, "lobby")
        self.call_after_refresh(self._arrange)
        if sight.view is None:
            self._show_lobby()
            return
        if sight.asks:
            self._offers = Offers(sight.view, lambda choice: None, self.speaker)
            placed = by_place(self._offers.all, sight.view)
        else:
            self._offers, placed = None, {}
        self._parts = parts = Parts(sight.view, self.speaker, placed)
        self.query_one("#title-left", Static).update(Content(parts.title()))
        lost = "" if sight.connected else f"{self.speaker.say('page-connecting')}  "
        self.query_one("#title-right", Static).update(Content(lost + parts.crown()))
        await self.query_one("#ranks", Chips).show(parts.ranks())
        await self.query_one(Cities).show(parts)
        self.query_one("#prompt", Static).update(Content(with_plain_spaces(parts.prompt())))
        self.query_one("#prompt").set_class(sight.asks, "asks")
        await self.query_one("#on-table", Chips).show(parts.on_table())
        await self.query_one("#hand", Chips).show(parts.hand())
        await self.query_one("#actions", Chips).show(parts.actions())
        self._show_log(sight)
        if sight.over and not self._told_end:
            self._told_end = True
            self.action_result()

    def _show_lobby(self) -> None:
        assert isinstance(self.sitting, ServedSitting)
        title, *lines = lobby_lines(self.sitting)
        self.query_one("#title-left", Static).update(Content(title))
        self.query_one("#prompt", Static).update(Content(lines.pop()))
        self.query_one("#info", Static).update(Content(self.sitting.link.page))
        said = chat_lines(self.sitting.sight.chat, self.speaker)
        self.query_one("#log-lines", Static).update(Content("\n".join([*lines, "", *said])))

    def _show_log(self, sight: Sight) -> None:
        """The last two rounds, clearly what is new since the last own choice; then what was said."""
        rounds = [place for place, seen in enumerate(sight.events) if seen["event"] == "round_started"]
        start = rounds[-2] if len(rounds) > 1 else 0
        lines = list(log_lines(sight.events[start:], self.speaker))
        before = len(list(log_lines(sight.events[start : max(start, self._read)], self.speaker)))
        old, new = lines[:before], lines[before:]
        said = [f"» {line}" for line in chat_lines(sight.chat[-3:], self.speaker)]
        parts: list[tuple[str, str]] = [(f"{line}\n", "$quiet") for line in old]
        parts += [(f"{line}\n", "") for line in new]
        parts += [(f"{line}\n", "$secondary") for line in said]
        shown = [(with_plain_spaces(text), style) for text, style in parts]
        self.query_one("#log-lines", Static).update(Content.assemble(*shown).rstrip())

    def _keys(self, sight: Sight) -> list[Chip]:
        """The keys that do something now; what is rarely needed is left out where there is little room."""
        sitting = self.sitting
        served = isinstance(sitting, ServedSitting)
        starts = isinstance(sitting, ServedSitting) and sitting.waits_for_players and sitting.hosts
        shown = {
            "choices": sight.asks,
            "read": sight.view is not None,
            "undo": sight.can_undo,
            "hint": sight.asks and sitting.hints_allowed,
            "log": sight.view is not None,
            "say": served,
            "start": starts,
            "result": sight.ending is not None,
            "theme": self.has_class("wide"),
        }
        return [
            Chip(
                f"key {action}",
                Content.assemble((key, "bold $key-text on $key"), (f" {self.speaker.say(word)}", "")),
                classes=("key",),
            )
            for key, action, word in _KEYS
            if shown.get(action, True)
        ]

    def tell(self, text: str) -> None:
        """Say something in the line for it."""
        self.query_one("#info", Static).update(Content(with_plain_spaces(text)))

    # Focus

    def _chips(self) -> list[ChipView]:
        """Everything on the table that can have the focus, in its order on the screen."""
        chips = [chip for chip in self.query(ChipView) if chip.region.size and "key" not in chip.chip.classes]
        return sorted(chips, key=lambda chip: (chip.region.y, chip.region.x))

    def _set_focus(self, sight: Sight) -> None:
        """A new question: the focus is where it can be answered, first in the hand and the buttons."""
        if not sight.asks or sight.view is self._asked:
            return
        self._asked = sight.view
        for part in ("#bottom", "#ranks", "#cities"):
            for chip in self.query_one(part).query(ChipView):
                if chip.chip.offered:
                    chip.focus()
                    return

    def action_next_offered(self, step: int) -> None:
        offered = [chip for chip in self._chips() if chip.chip.offered] or self._chips()
        if offered:
            place = offered.index(self.focused) if self.focused in offered else -1 if step > 0 else 0
            offered[(place + step) % len(offered)].focus()

    def action_move(self, x: int, y: int) -> None:
        """To the nearest chip in a direction."""
        here = self.focused
        if not isinstance(here, ChipView):
            self.action_next_offered(1)
            return
        there = nearest(here, self._chips(), x, y)
        if there is not None:
            there.focus()

    @on(ChipView.Pointed)
    def _pointed(self, event: ChipView.Pointed) -> None:
        if event.chip.about:
            self.tell(event.chip.about)

    # What is chosen

    @on(ChipView.Taken)
    def _taken(self, event: ChipView.Taken) -> None:
        chip = event.chip
        kind, _, action = chip.place.partition(" ")
        if self._typed and event.by_key:
            self._take_number()
        elif kind == "key":
            self.run_worker(self.run_action(action))
        elif len(chip.offers) == 1:
            self._choose(chip.offers[0])
        elif chip.offers:
            self._open_menu(chip.about.partition(":")[0].strip(), chip.offers)
        elif self.sitting.sight.asks:
            self._explain(chip)
        elif chip.card:
            self._read_card(chip.card)

    def _choose(self, offer: Offer) -> None:
        if self.busy:
            return
        self._typed = ""
        self._read = len(self.sitting.sight.events)

        def play() -> None:
            self.sitting.play(str(offer.option))

        self.do(play)

    def _open_menu(self, title: str, offers: tuple[Offer, ...], notes: tuple[str, ...] = ()) -> None:
        answers = [(offer, f"{offer.number:>3}  {offer.phrase}") for offer in offers]

        def chosen(offer: Offer | None) -> None:
            if offer is not None:
                self._choose(offer)

        self.app.push_screen(Menu(title, answers, self._how_to_close, notes=notes), chosen)

    @property
    def _how_to_close(self) -> str:
        return self.speaker.say("screen-close")

    def _explain(self, chip: Chip) -> None:
        """Why nothing can be chosen at a place."""

        def ask() -> str:
            found = [reason for _, reason in self.sitting.why_not_at(chip.place) if reason is not None]
            told = " ".join(self.speaker.reason(reason) for reason in found)
            return told or chip.about or self.speaker.say("screen-nothing_here")

        self.do(ask)

    def on_key(self, event: events.Key) -> None:
        """Numbers of choices; with ten or more, a second digit or Enter settles which."""
        if self._offers is None or not (event.character or "").isdigit():
            return
        event.stop()
        self._typed = (self._typed + str(event.character))[-3:]
        count = len(self._offers.all)
        if int(self._typed) * 10 > count or len(self._typed) >= len(str(count)):
            self._take_number()
        else:
            self.tell(f"{self._typed}…")

    def _take_number(self) -> None:
        assert self._offers is not None
        number, self._typed = int(self._typed), ""
        offer = next((offer for offer in self._offers.all if offer.number == number), None)
        if offer is None:
            self.tell(self.speaker.say("screen-range", count=len(self._offers.all)))
        else:
            self._choose(offer)

    def action_forget(self) -> None:
        self._typed = ""

    # Keys

    def action_choices(self) -> None:
        """All choices, with what is not possible and why."""
        view = self.sitting.sight.view
        if self._offers is None or view is None:
            return
        offers = Offers(view, self._why_not, self.speaker)
        title = self.speaker.say("table-choices_title")
        self._open_menu(title, tuple(offers.all), tuple(f"  –  {text}" for text in offers.impossible()))

    def _why_not(self, choice: str) -> Any:
        try:
            return self.sitting.why_not(choice)
        except Declined:
            return None

    def action_read(self) -> None:
        focused = self.focused
        if isinstance(focused, ChipView) and focused.chip.card:
            self._read_card(focused.chip.card)
        else:
            self.tell(self.speaker.say("screen-no_card"))

    @on(ChipView.Read)
    def _wants_to_read(self, event: ChipView.Read) -> None:
        if event.chip.card:
            self._read_card(event.chip.card)

    def _read_card(self, card: str) -> None:
        view = self.sitting.sight.view
        assert view is not None
        book = Rulebook(self.speaker.language, view["edition"])
        title, *lines = plain_lines(book.card_in_game(card, view["rules"]["versions"]), None)
        self.app.push_screen(Reading(title, "\n".join(lines).strip(), self._how_to_close))

    def action_undo(self) -> None:
        def undo() -> None:
            self.sitting.undo()

        self.do(undo)

    def action_hint(self) -> None:
        if self._offers is None:
            return
        offers = self._offers

        def ask() -> None:
            hint = self.sitting.hint()
            say = self.speaker.say
            first, *others = [
                say("hint-line", choice=offers.numbered_phrase(judged.choice), chance=round(judged.chance))
                for judged in hint.choices
            ]
            grounds = [f"  {self.speaker.ground(Ground(one.id, one.arguments))}" for one in hint.grounds]
            lines = [first, *grounds, *(["", say("hint-others"), *others] if others else [])]
            text = "\n".join([*lines, "", say("hint-noted")])
            reading = Reading(say("hint-title"), text, self._how_to_close)
            self.app.call_from_thread(self.app.push_screen, reading)

        self.do(ask)

    def action_log(self) -> None:
        sight = self.sitting.sight
        lines = [*log_lines(sight.events, self.speaker), *chat_lines(sight.chat, self.speaker)]
        text = "\n".join(lines) or self.speaker.say("talk-nothing_yet")
        self.app.push_screen(Reading(self.speaker.say("table-log"), text, self._how_to_close, at_end=True))

    def action_say(self) -> None:
        """Talk, as the table allows it."""
        sitting = self.sitting
        if not isinstance(sitting, ServedSitting):
            return
        title = self.speaker.say("chat-title")
        if sitting.table["chat"] == "off":
            self.tell(self.speaker.say("refusal-chat_off"))
        elif sitting.table["chat"] == "text":
            self.app.push_screen(
                Writing(title, self._how_to_close, LONGEST_TEXT), lambda said: self._say(text=said)
            )
        else:
            phrases = [(id, self.speaker.say(f"chat-phrase_{id}")) for id in PHRASES]
            self.app.push_screen(
                Menu(title, phrases, self._how_to_close), lambda said: self._say(phrase=said)
            )

    def _say(self, **said: str | None) -> None:
        sitting = self.sitting
        assert isinstance(sitting, ServedSitting)
        told = {kind: text for kind, text in said.items() if text}
        if told:
            self.do(lambda: sitting.say(**told))

    def action_start(self) -> None:
        sitting = self.sitting
        if isinstance(sitting, ServedSitting) and sitting.waits_for_players and sitting.hosts:
            self.do(sitting.start)

    def action_result(self) -> None:
        sight = self.sitting.sight
        if sight.ending is not None:
            title, *lines = ending_lines(sight.ending, self.speaker)[1:]
            # Who has won comes first.
            place = len(lines) - lines[::-1].index("")
            text = "\n".join([*lines[place:], "", *lines[: place - 1]])
            self.app.push_screen(Reading(title, text, self._how_to_close))
        elif sight.closed:
            self.tell(self.speaker.say("friends-closed"))

    def action_theme(self) -> None:
        self.app.theme = next_theme(self.app.theme)

    def action_help(self) -> None:
        title = self.speaker.say("screen-keys_help")
        self.app.push_screen(Reading(title, help_text(self.speaker), self._how_to_close))

    def action_leave(self) -> None:
        self.app.exit()
