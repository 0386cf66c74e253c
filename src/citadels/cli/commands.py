"""The type that commands add themselves to; argparse keeps it private."""

from argparse import _SubParsersAction

from citadels.cli.parsing import Parser

Commands = _SubParsersAction[Parser]
