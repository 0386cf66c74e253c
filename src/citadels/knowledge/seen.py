"""Events as one seat or a spectator saw them: secrets that it does not know are blanked out."""

from citadels.rules.events import EVENT_ARGUMENTS, Event

SPECTATOR = -1
UNKNOWN = -1


def _secret_fields() -> list[tuple[bool, bool, bool, bool]]:
    """For each event, whether a, b, cards and more are secret."""
    table: list[tuple[bool, bool, bool, bool]] = []
    for arguments in EVENT_ARGUMENTS:
        secret = {argument.field for argument in arguments if argument.secret}
        table.append((4 in secret, 5 in secret, 6 in secret, 7 in secret))
    return table


_SECRET = _secret_fields()


def as_seen(event: Event, seat: int) -> Event:
    """The event with ``knowers`` 1 if the seat knows its secrets, else 0 and the secrets blanked."""
    number, knowers, who, other, a, b, cards, more = event
    if seat >= 0 and knowers >> seat & 1:
        return (number, 1, who, other, a, b, cards, more)
    hide_a, hide_b, hide_cards, hide_more = _SECRET[number]
    return (
        number,
        0,
        who,
        other,
        UNKNOWN if hide_a else a,
        UNKNOWN if hide_b else b,
        () if hide_cards else cards,
        () if hide_more else more,
    )
