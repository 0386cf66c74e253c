# The shuffle that can be checked: at the table, at the end of a game, and in `citadels verify`.
# A fingerprint is the hash of a secret number; a number is somebody’s random part of the shuffle.
fair-title = Fair shuffle
fair-about = The server has picked a secret number and shows its fingerprint. Each player’s browser can add a number of its own. Together they shuffle the cards, and after the game everyone can check that no one chose them.
fair-fingerprint = Fingerprint of the server’s number
fair-taking_part = Also shuffling: { $players }
fair-alone = No player’s browser is helping to shuffle yet.
fair-dealing = Shuffling the cards…
fair-old_table = This table was opened by an earlier version: its shuffle can’t be checked.
fair-own_part = Your number: { $part }
fair-by_hand = To check it yourself, download the record and run:
fair-checking = Checking the shuffle…
fair-unknown = The shuffle can’t be checked right now.
fair-details = What was checked

## The verdicts
fair-is-fair = Fair shuffle: no one could choose the cards.
fair-is-server_only = The shuffle fits the server’s fingerprint, but no player helped to shuffle. That proves little.
fair-is-not_checkable = This shuffle can’t be checked: the record doesn’t say where its seed came from.
fair-is-wrong = Something is wrong with this shuffle.
# The list begins with the server.
fair-mixed = Shuffled by { $players }.
fair-server = the server
fair-withheld = Announced a number but never showed it: { $players }. Whoever dealt could choose between a deal with it and one without.

## The checks, passed and failed
fair-ok-shown = The fingerprint is the one seen at the table.
fair-bad-shown = The fingerprint is not the one seen at the table.
fair-ok-server = The server’s number fits its fingerprint.
fair-bad-server = The server’s number doesn’t fit its fingerprint.
fair-ok-players = The players’ numbers fit their fingerprints.
fair-bad-players = These players’ numbers don’t fit their fingerprints: { $players }.
fair-ok-own = Your number is part of the shuffle.
fair-bad-own = Your number is missing from the shuffle.
fair-ok-setup = The cards were shuffled for this very game.
fair-bad-setup = The cards were shuffled for another game than this one.
fair-ok-seed = The shuffle comes from exactly these numbers.
fair-bad-seed = The shuffle doesn’t come from these numbers.
fair-ok-cards = The characters and unique districts in play come from the shuffle.
fair-bad-cards = The characters or unique districts in play don’t come from the shuffle.
fair-ok-game = The whole game can be replayed from this shuffle.
fair-bad-game = The game can’t be replayed from this shuffle.
