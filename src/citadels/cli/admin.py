"""``citadels admin``: what the operator of a server can do with its database."""

import argparse
from typing import TYPE_CHECKING, Final

from citadels.cli.parsing import UsageError, add_command, number
from citadels.cli.voice import Later, say

if TYPE_CHECKING:
    from citadels.cli.commands import Commands

# What each takes; the words for the result are `admin-NAME`.
_VALUES: Final[dict[str, tuple[str, ...]]] = {
    "copy": ("URL",),
    "migrate": ("VERSION",),
    "show": ("TABLE",),
    "delete": ("TABLE",),
    "end": ("TABLE",),
    "rename": ("TABLE", "PLACE", "NAME"),
    "ban": ("GUEST",),
    "unban": ("GUEST",),
    "forget": ("GUEST",),
    "retain": ("DAYS",),
}


def add_to(commands: "Commands") -> None:
    parser = add_command(
        commands,
        "admin",
        "citadels admin show k7qm2xab",
        "citadels admin rename k7qm2xab 2 Ann",
        "citadels admin ban 0123456789abcdef0123456789abcdef",
        "citadels admin retain 365",
        "citadels admin copy postgresql://citadels@localhost/citadels --database sqlite:///citadels.sqlite3",
    )
    parser.add_argument("what", choices=tuple(_VALUES), metavar="WHAT", help=Later("help-admin-what"))
    usages = "; ".join(" ".join((what, *values)) for what, values in _VALUES.items())
    parser.add_argument("values", nargs="*", metavar="VALUE", help=Later("help-admin-values", usages=usages))
    parser.add_argument("--database", metavar="URL", help=Later("help-serve-database"))
    parser.set_defaults(run=run)


def run(flags: argparse.Namespace) -> int:
    # Imported here so that other commands do not wait for the database.
    from citadels.server import admin
    from citadels.tables.settings import Settings

    what, values = flags.what, flags.values
    if len(values) != len(_VALUES[what]):
        raise UsageError("admin_values", usage=" ".join((what, *_VALUES[what])))
    url = Settings.from_environment(database_url=flags.database).database_url
    told: dict[str, object] = dict(zip((name.lower() for name in _VALUES[what]), values, strict=True))
    match what:
        case "copy":
            told = {**admin.copy(url, *values)}
        case "migrate":
            admin.change_version(url, *values)
        case "show":
            for seat in admin.show(url, *values):
                print(f"{seat['seat']}  {seat['guest']}  {seat['name']}")
            return 0
        case "delete":
            admin.delete_table(url, *values)
        case "end":
            admin.end(url, *values)
        case "rename":
            admin.rename(url, values[0], _number(values[1]), values[2])
        case "ban" | "unban":
            admin.ban(url, values[0], banned=what == "ban")
        case "forget":
            admin.forget(url, *values)
        case _:
            told["tables"], told["guests"] = admin.retain(url, _number(values[0]))
    print(say(f"admin-{what}", **told))
    return 0


def _number(text: str) -> int:
    try:
        return number(text)
    except argparse.ArgumentTypeError:
        raise UsageError("not_a_number", value=text) from None
