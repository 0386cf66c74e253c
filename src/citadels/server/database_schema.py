"""The tables of the database. ``migrations`` makes them; a test compares the two."""

from typing import Final

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, MetaData, String, Table, Text, false

NEWEST: Final = "0004"  # the last of the migrations
METADATA: Final = MetaData()
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("token", String(64), nullable=False, unique=True),  # hashed: the database gives no seat away
    Column("at", BigInteger, nullable=False),
    Column("banned", Boolean, nullable=False, server_default=false()),  # by the operator
)


def _of_a_game() -> ForeignKey:
    """What belongs to a table goes with it."""
    return ForeignKey("games.id", ondelete="CASCADE")


GAMES: Final = Table(
    "games",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("host", String(32), nullable=False, index=True),
    Column("owner", String(64), nullable=False, index=True),  # the server that plays it
    Column("epoch", Integer, nullable=False, server_default="0"),  # grows with every change of owner
    Column("listed", Boolean, nullable=False),
    Column("state", String(8), nullable=False, index=True),  # open, running, over, closed
    Column("at", BigInteger, nullable=False, index=True),
    Column("summary", Text),  # what lists say of it; none yet in rows of former versions
)
ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("game", String(16), _of_a_game(), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("game", String(16), _of_a_game(), primary_key=True),
    Column("snapshot", Text, nullable=False),
)
RECORDS: Final = Table(
    "records",
    METADATA,
    Column("game", String(16), _of_a_game(), primary_key=True),
    Column("digest", String(64), nullable=False),
    Column("record", Text, nullable=False),
)
SEATS: Final = Table(
    "seats",
    METADATA,
    Column("game", String(16), _of_a_game(), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(32), nullable=False, index=True),
)
REVIEWS: Final = Table(
    "reviews",
    METADATA,
    Column("game", String(16), _of_a_game(), primary_key=True),
    Column("review", Text, nullable=False),  # a whole one
)
# The deal of a day: what nobody may know before it is over, and who plays it where.
DAYS: Final = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("secret", String(64), nullable=False),
)
DAILY_GAMES: Final = Table(
    "daily_games",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("guest", String(32), primary_key=True),
    Column("game", String(16), _of_a_game(), nullable=False, unique=True),
)
# The servers that share this database, with those that are gone and not yet replaced.
SERVERS: Final = Table(
    "servers",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("address", Text, nullable=False),  # where it is reached by others
    Column("leaving", Boolean, nullable=False, server_default=false()),  # it gives its tables away
)
