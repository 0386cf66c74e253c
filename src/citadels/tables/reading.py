"""Reading what clients send."""

from typing import TypeVar

import msgspec

from citadels.tables.refusals import Refused

T = TypeVar("T")


def read(decoder: "msgspec.json.Decoder[T]", body: bytes) -> T:
    try:
        return decoder.decode(body)
    except msgspec.DecodeError as error:
        raise Refused("bad_message", message=str(error)) from None
    except UnicodeDecodeError:
        raise Refused("bad_message", message="not UTF-8") from None
    except RecursionError:
        raise Refused("bad_message", message="nested too deeply") from None


def converted(given: dict[str, str], kind: type[T]) -> T:
    """The same for the parameters of a query, which are all texts."""
    try:
        return msgspec.convert(given, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad_message", message=str(error)) from None
