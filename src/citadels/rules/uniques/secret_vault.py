"""The Secret Vault."""

from typing import Final

from citadels.cards.districts import SECRET_VAULT
from citadels.rules.uniques.base import Unbuildable

POINTS_IN_HAND: Final = 3


class SecretVault(Unbuildable):
    """U-secret-vault: cannot be built; 3 points from the hand at the end."""

    kind: int = SECRET_VAULT
