"""The Secret Vault."""

from citadels.cards.districts import SECRET_VAULT
from citadels.rules.uniques.base import Unbuildable


class SecretVault(Unbuildable):
    """U-secret-vault: cannot be built; 3 points from the hand at the end."""

    kind: int = SECRET_VAULT
    points_in_hand: int = 3
