"""Events as one seat or a spectator saw them: secrets that it does not know are blanked out."""

from citadels.rules.events import Event

SPECTATOR = -1
UNKNOWN = -1


def as_seen(event: Event, seat: int) -> Event:
    """The event with ``knowers`` 1 if the seat knows its secrets, else with 0 and the secrets blanked."""
    kind = event.kind
    if seat >= 0 and event.knowers >> seat & 1:
        return Event(kind, 1, event.seat, event.other, event.a, event.b, event.cards, event.more)
    return Event(
        kind,
        0,
        event.seat,
        event.other,
        UNKNOWN if kind.hides_a else event.a,
        UNKNOWN if kind.hides_b else event.b,
        () if kind.hides_cards else event.cards,
        () if kind.hides_more else event.more,
    )
