"""The type of what a command adds itself to, which argparse keeps to itself."""

from argparse import _SubParsersAction

from citadels.cli.parsing import Parser

Commands = _SubParsersAction[Parser]
