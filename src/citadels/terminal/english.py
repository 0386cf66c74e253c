"""Every English word of the terminal, as data.

A message is a tuple of templates; the first one is told whose fields are all known. In a template
``{field}`` is told as what it holds: a seat, a card, a character, a number, a list. After a colon:

- ``whose``: a seat's possessive; ``gold``, ``cards``: a number of them; ``full``: a card with cost and type
- ``+gold``, ``+cards``: the template is told only if there is at least one
- ``yes``: the template is told only if the flag is set; prints nothing

A message without templates, or without one whose fields are known, is not told at all.
"""

from typing import Final

Message = tuple[str, ...]

EVENTS: Final[dict[str, Message]] = {
    # The game and its rounds
    "game_started": ("{players} players sit down.",),
    "hand_dealt": ("You were dealt {cards}.",),
    "round_started": ("— Round {round}: {crown:whose} crown —",),
    "face_up": ("Out of this round, face up: {character}.",),
    "face_down": (),
    "face_down_taken": (
        "{seat} took the face-down character too: {character}.",
        "{seat} took the face-down character too.",
    ),
    "passed": (),
    "chose": ("{seat} chose {character}.",),
    "discarded_character": ("{seat} put {character} away, face down.",),
    "left_over": ("{character} was left over.",),
    "theater_exchanged": (
        "Theater: {seat} gave {given} to {with} and received {received}.",
        "Theater: {seat} exchanged characters with {with}.",
    ),
    "theater_chose": ("Theater: {seat} chose {with} to exchange with.",),
    "theater_unused": ("{seat} left the Theater unused.",),
    "called": (),
    "silent": ("Nobody answers for {character}.",),
    "revealed": ("{character}: {seat}.",),
    "resumed": ("{seat}, the Witch, took over the turn of {character}.",),
    "turn_ended": (),
    "murdered_shown": ("{character} was murdered and is shown now: {seat}.",),
    "crown_moved": ("The crown went from {from} to {to}.",),
    "completed": (
        "{seat:whose} city is complete, the first of all: this is the last round.{first:yes}",
        "{seat:whose} city is complete.",
    ),
    "game_ended": ("The game is over.",),
    # Cards and gold
    "gold_gathered": ("{seat} took {gold:gold}.",),
    "cards_gathered": ("{seat} drew {cards}.", "{seat} drew {count:cards}."),
    "kept": (
        "{seat} kept {card} and put back {cards}.",
        "{seat} kept one and put back {returned:cards}.",
    ),
    "drew": ("{seat} drew {cards}.", "{seat} drew {count:cards}."),
    "gained_gold": ("{seat} received {gold:gold} from the bank.",),
    "income": (
        "{seat} collected {gold:+gold} and {cards:+cards} for districts.",
        "{seat} collected {gold:+gold} for districts.",
        "{seat} collected {cards:cards} for districts.",
    ),
    "deck_shuffled": ("The deck was shuffled.",),
    # Building
    "building": (),
    "paid": ("{seat} paid {gold:gold} for {for}.",),
    "paid_card": ("{seat} paid with {card}.", "{seat} paid with a card."),
    "borrowed": ("{seat} borrowed {gold:gold} from {from}.",),
    "built": ("{seat} built {card}.",),
    "sacrificed": ("{seat} tore down {district}.",),
    "taxed": ("{seat} paid 1 gold of tax.",),
    # Characters
    "murder_named": ("{seat} murdered {character}.",),
    "bewitch_named": ("{seat} bewitched {character}.",),
    "rob_named": ("{seat} will rob {character}.",),
    "robbed": ("{seat} robbed {from}: {gold:gold}.",),
    "warrants_placed": (
        "{seat} placed warrants on {characters}; the signed one on {signed}.",
        "{seat} placed warrants on {characters}; one of them is signed.",
    ),
    "confiscated": ("{seat} showed the signed warrant and confiscated {card} from {from}.",),
    "stands": ("{seat} let {card} stand.",),
    "spied": (
        "{seat} spied on {of} for {type} cards and found {count}; the hand: {hand}.",
        "{seat} spied on {of} for {type} cards and found {count}.",
    ),
    "gold_taken": ("{seat} took {gold:gold} from {from}.",),
    "threats_placed": (
        "{seat} threatened {characters}; the flower is with {flower}.",
        "{seat} threatened {characters}; one of the threats is real.",
    ),
    "bribed": ("{seat} bribed {to} with {gold:gold}.",),
    "bribe_refused": ("{seat} refused to pay a bribe.",),
    "threat_revealed": (
        "{seat} turned over the threat against {character}: the flower!{flower:yes}",
        "{seat} turned over the threat against {character}: nothing.",
    ),
    "threat_left": ("{seat} left the threat face down.",),
    "hands_swapped": (
        "{seat} swapped hands with {with}, giving {given} for {received}.",
        "{seat} swapped hands with {with}.",
    ),
    "put_aside": ("{seat} put {card} aside.", "{seat} put a card aside."),
    "cards_replaced": ("{seat} put {cards} under the deck.", "{seat} put {count:cards} under the deck."),
    "taken_back": ("{seat} took that back.",),
    "shown_in_hand": ("{card} is in {seat:whose} hand.",),
    "seen_in_hand": ("{card} is in {seat:whose} hand.", "{seat} keeps a card that was shown."),
    "hand_seen": ("{seat} looked at {of:whose} hand: {hand}.", "{seat} looked at {of:whose} hand."),
    "card_taken": ("{seat} took {card} from {from}.", "{seat} took a card from {from}."),
    "card_given": ("{seat} gave {card} to {to}.", "{seat} gave a card to {to}."),
    "destroyed": ("{seat} destroyed {owner:whose} {district} for {gold:gold}.",),
    "offered": ("{seat} offered {district}.",),
    "exchanged": ("{seat} exchanged {given} for {with:whose} {taken}.",),
    "seized": ("{seat} seized {from:whose} {district}.",),
    "paid_player": ("{seat} paid {gold:gold} to {to}.",),
    "beautified": ("{seat} put 1 gold on {card}.",),
    "discarded": ("Onto the discard pile: {cards}.",),
    "discards_shuffled": ("The discard pile was shuffled into a new deck of {count:cards}.",),
    "tax_paid": ("{seat} paid {to} 1 gold of tax.",),
    "saved": ("{seat} paid 1 gold and took {card} into the hand, by the Graveyard.",),
    "not_saved": ("{seat} let {card} go.",),
    "tax_collected": ("{seat} collected {gold:gold} of taxes.",),
    # Unique districts
    "armory_used": ("{seat} blew up the Armory, and {owner:whose} {district} with it.",),
    "laboratory_used": (
        "{seat} turned {card} into {gold:gold} in the Laboratory.",
        "{seat} turned a card into {gold:gold} in the Laboratory.",
    ),
    "smithy_used": ("{seat} paid {gold:gold} to the Smithy.",),
    "museum_used": ("{seat} put {card} under the Museum.", "{seat} put a card under the Museum."),
    "museum_emptied": (
        "Under the Museum were {cards}; they go under the deck.",
        "From under the Museum {count:cards} went under the deck.",
    ),
    "museum_seen": ("Under the Museum: {cards}.",),
    "park": ("{seat:whose} hand is empty: the Park brings cards.",),
    "poor_house": ("{seat:whose} stash is empty: the Poor House brings 1 gold.",),
    "refunded": ("{seat} got {gold:gold} back by alchemy.",),
    "tribute": (
        "{seat} took {gold:+gold} from {from} for the crown.",
        "{seat} took {card} from {from} for the crown.",
        "{seat} took a random card from {from} for the crown.",
    ),
}

# Events that come in a row are told at once; the field is then a list.
IN_A_ROW: Final[dict[str, str]] = {"silent": "character", "face_up": "character"}
# A payment and the building that follows at once are one sentence.
BUILT_FOR: Final[Message] = ("{seat} built {for} for {gold:gold}.",)

# What the open decision is about; ``seat`` and ``acting`` tell of the turn under way, ``card`` is built.
DECISIONS: Final[dict[str, Message]] = {
    "draft": ("Choose your character for this round.",),
    "draft_discard": ("Put one character away, face down.",),
    "theater": ("Your Theater: do you exchange your character with somebody, unseen?",),
    "theater_give": ("Which of your characters do you give away?",),
    "turn": ("Your turn as {acting}. What do you do?",),
    "keep": ("Which card do you keep?",),
    "pay": ("How do you pay for {card}? Each card counts as 1 gold.", "How do you pay?"),
    "lender": ("Who must lend you the gold for {card}? You give a card for each.", "Who must lend you gold?"),
    "give_for_gold": ("Which card do you give for the borrowed gold?",),
    "warrant": ("Whom does the next warrant, an unsigned one, go to?",),
    "confiscate": ("{seat} paid for {card} under your warrant. What do you do?",),
    "threaten": ("Whom does the second threat, the one without the flower, go to?",),
    "threat": ("You are threatened. Half of your gold, or do you risk it all?",),
    "reveal_threat": ("{seat} refused to pay you. Do you turn the threat over?",),
    "replace": ("Which other cards do you replace?",),
    "wizard": ("Which card do you take, into your hand or built at once?",),
    "seer_give": ("Which card do you give back?",),
    "tribute": ("What does the new bearer of the crown owe you?",),
    "crown_on": ("You were murdered, but the crown is yours to give. To whom?",),
    "study": ("Which card do you keep? The others are shuffled into the deck.",),
    "exchange": ("What do you take for the district you offered?",),
    "beautify": ("Do you put gold on a second district?",),
    "crown_at_once": ("Whom do you give the crown?",),
    "pay_tribute": ("You have the crown now. What do you give for it?",),
    "graveyard": ("The Graveyard: do you pay 1 gold for {card}?",),
}

# Choices by verb; where a decision gives the verb another sense, by ``decision.verb``.
CHOICES: Final[dict[str, Message]] = {
    # The selection phase
    "choose": ("{character:rank}",),
    "discard": ("{character:rank}",),
    "exchange_character": ("Exchange characters with {seat}",),
    "give_character": ("Give away {character}",),
    "keep_character": ("Keep your character",),
    # Every turn
    "take_gold": ("Take {gold:gold}", "Take gold"),
    "take_cards": ("Draw {count:cards}", "Draw cards"),
    "keep": ("{card:full}",),
    "build": ("Build {card} ({gold:gold})", "Build {card} (with gold and cards)"),
    "build_by_framework": ("Build {card} (for your Framework)",),
    "build_necropolis": ("Build Necropolis (for your {district})",),
    "pay_card": ("Pay 1 with {card:full}",),
    "pay_rest": ("Pay the rest in gold ({gold:gold})", "Borrow the rest of the gold"),
    "end_turn": ("End your turn",),
    # Characters, by rank
    "murder": ("Murder {character}",),
    "bewitch": ("Bewitch {character}",),
    "warrant": ("Put the signed warrant on {character}",),
    "warrant.warrant": ("Put an unsigned warrant on {character}",),
    "confiscate": ("Show the signed warrant and confiscate {card}", "Show the signed warrant and confiscate"),
    "let_stand": ("Let {card} stand", "Let it stand"),
    "rob": ("Rob {character}",),
    "spy": ("Spy on {seat} for {type} cards",),
    "threaten": ("Threaten {character} with the flower",),
    "threaten.threaten": ("Threaten {character} without the flower",),
    "pay_bribe": ("Pay {gold:gold} to {to}", "Pay the bribe"),
    "refuse_bribe": ("Refuse",),
    "reveal_threat": ("Turn it over",),
    "leave_threat": ("Leave it face down",),
    "swap_hands": ("Swap hands with {seat}",),
    "replace": ("Replace {card:full}",),
    "draw_replacements": ("That is all: draw {count:cards}", "That is all: draw"),
    "look_at_hand": ("Look at {seat:whose} hand and take a card",),
    "take_card": ("Take {card:full}",),
    "foresee": ("Take a random card from everybody, then give one back to each",),
    "give_card": ("Give {card:full} to {to}", "Give {card:full}"),
    "income": (
        "Collect {gold:+gold} for your districts",
        "Collect {cards:+cards} for your districts",
        "Collect for your districts",
    ),
    "take_crown": ("Take the crown",),
    "give_crown": ("Give the crown to {seat}",),
    "tribute_gold": ("1 gold from {from}", "1 gold"),
    "tribute_card": ("A random card from {from}", "A random card"),
    "income_in_gold": (
        "Collect {gold:gold} and {cards:cards} for your districts",
        "Collect {number:gold} for your districts, the rest in cards",
    ),
    "alms": ("Take {gold:gold} from {seat}, the richest", "Take gold from {seat}, the richest"),
    "borrow": ("Build {card} with borrowed gold",),
    "borrow_from": ("Borrow {gold:gold} from {seat}", "Borrow from {seat}"),
    "extra_gold": ("Take {gold:gold} extra", "Take extra gold"),
    "extra_cards": ("Draw {count:cards} extra", "Draw extra cards"),
    "four_gold": ("Take {gold:gold} extra", "Take 4 gold extra"),
    "four_cards": ("Draw {count:cards} extra", "Draw 4 cards extra"),
    "study": ("Study {count:cards} and keep one", "Study the deck and keep a card"),
    "destroy": ("Destroy {seat:whose} {district} ({gold:gold})", "Destroy {seat:whose} {district}"),
    "offer": ("Offer your {district} in exchange",),
    "exchange_for": ("{seat:whose} {district} ({gold:+gold})", "{seat:whose} {district} (free)"),
    "seize": ("Seize {seat:whose} {district} ({gold:gold})", "Seize {seat:whose} {district}"),
    "neighbour_gold": ("Take {gold:gold} for sitting beside rank 4", "Take gold for sitting beside rank 4"),
    "beautify": ("Put 1 gold on {district}",),
    "stop_beautifying": ("No more",),
    "hand_over_gold": ("Give 1 gold",),
    "hand_over_card": ("Give {card:full}",),
    "save_district": ("Pay 1 gold and take it into your hand",),
    "leave_district": ("Let it go",),
    "collect_tax": ("Collect {gold:gold} of taxes", "Collect the taxes"),
    # Unique districts
    "use_armory": ("Blow up your Armory with {seat:whose} {district}",),
    "use_laboratory": ("Laboratory: {card} for 2 gold",),
    "use_smithy": ("Smithy: 3 cards for {gold:gold}", "Smithy: cards for gold"),
    "use_museum": ("Museum: put {card} under it",),
}

REASONS: Final[dict[str, Message]] = {
    "game_over": ("The game is over.",),
    "unknown_choice": ("There is no such choice in this game.",),
    "not_this_decision": ("That is not what you are asked now.",),
    "not_on_offer": ("That is not among the things you can choose from now.",),
    "gather_first": ("First you must gather: take gold or draw cards.",),
    "already_gathered": ("You have gathered in this turn already.",),
    "bewitched_only_gathers": ("You are bewitched: you can only gather.",),
    "answer_threat_first": ("You are threatened: gather and answer the threat first.",),
    "witch_must_name": ("As the Witch you only gather and bewitch somebody; your turn goes on later.",),
    "crown_first": ("First you must give the crown to another player.",),
    "not_your_character": ("Your character cannot do that.",),
    "ability_used": ("You have used that ability in this turn already.",),
    "income_taken": ("You have collected for your districts in this turn already.",),
    "nothing_to_gain": ("There is nothing to gain from it.",),
    "not_in_hand": ("There is no {card} in that hand.", "That card is not in that hand."),
    "cannot_build": ("Your character does not build at all.",),
    "limit_reached": ("You cannot build more in this turn; your limit is {limit}.",),
    "already_built": ("You already have {card} in your city.", "You already have that in your city."),
    "too_dear": ("You need {missing} more gold.",),
    "never_built": ("{card} is never built.", "That card is never built."),
    "too_many_districts": ("It must come into a city of at most {most} districts.",),
    "no_shortage": ("You have gold enough to pay for it yourself.",),
    "no_lender": ("No such player has the {missing} gold that you need.",),
    "too_few_cards": ("You need {missing:cards} more in your hand to give for the gold.",),
    "not_in_play": ("{character} is not in this game.", "That character is not in this game."),
    "not_yourself": ("You cannot name your own character.",),
    "not_rank_one": ("A character of rank 1 cannot be named.",),
    "not_the_murdered": ("A murdered character cannot be named.",),
    "not_the_bewitched": ("A bewitched character cannot be named.",),
    "already_named": ("You have named that character already.",),
    "no_such_player": ("There is no such player at this table.",),
    "not_your_own_seat": ("It must be another player.",),
    "already_has_crown": ("The crown is there already.",),
    "crown_to_bewitched": ("The crown goes to the bewitched player, not to the Witch.",),
    "not_the_richest": ("{seat} is not the richest player.", "That is not the richest player."),
    "nobody_richer": ("Nobody has more gold than you.",),
    "has_no_gold": ("There is no gold to take.",),
    "has_no_cards": ("There are no cards to take.",),
    "not_beside_rank_four": ("You do not sit beside a player who has shown the character of rank 4.",),
    "not_in_city": ("{district} is not in that city.", "That district is not in that city."),
    "city_complete": ("That city is complete, and so it is safe.",),
    "bishop_protects": ("The Bishop protects that city.",),
    "keep_protects": ("The Keep cannot be touched.",),
    "not_own_city": ("It must be in another player's city.",),
    "too_costly_to_seize": ("Only districts of cost {most} or less can be seized.",),
    "you_have_that": ("You already have {district} in your city.", "You already have that in your city."),
    "they_have_that": ("That player already has the district you offer.",),
    "no_exchange_possible": ("There is nothing that you could get for {district}.", "Nothing can be had."),
    "already_beautiful": ("There is gold on {district} already.", "There is gold on it already."),
    "no_such_unique": ("You do not have the district that can do that.",),
    "unique_used": ("You have used that district in this turn already.",),
    "not_itself": ("The Armory cannot be blown up with an Armory.",),
    "only_ending_left": ("You have done what comes at the end of a turn; only ending it is left.",),
    "not_king_or_emperor": ("Rank 4 is neither the King nor the Emperor.",),
    "several_richest": ("Several players are equally rich, so nobody gives you anything.",),
    "paid_at_round_end": ("You get this gold at the end of the round.",),
    "warrant_unsigned": ("The warrant on this character is not the signed one.",),
}

# Lines of the score sheet; all others are named after a unique district.
SCORE_LINES: Final[dict[str, str]] = {
    "districts": "Cost of the districts",
    "artist_gold": "Gold put on by the Artist",
    "five_types": "Districts of all five types",
    "first_completed": "First complete city",
    "completed": "Complete city",
}

TYPES: Final[dict[str, str]] = {
    "noble": "noble",
    "religious": "religious",
    "trade": "trade",
    "military": "military",
    "unique": "unique",
}

# Names that are not simply their id with capital letters.
SPECIAL_NAMES: Final[dict[str, str]] = {"thieves_den": "Thieves’ Den", "school_of_magic": "School of Magic"}

# What a character may have on it, in the order told.
MARKS: Final[dict[str, str]] = {
    "face_up": "out, face up",
    "murdered": "murdered",
    "bewitched": "bewitched",
    "robbed": "marked by the Thief",
    "warrant": "warrant",
    "signed": "signed",
    "threat": "threatened",
    "flower": "with the flower",
    "silent": "nobody",
}

WORDS: Final[dict[str, str]] = {
    "you": "you",
    "your": "your",
    "player": "Player {seat}",
    "players": "Player {seat}’s",
    "the_character": "the {name}",
    "ranked_character": "{name} (rank {rank})",
    "full_card": "{name} ({cost} gold, {type})",
    "gold_on": "{name} (+{gold})",
    "gold": "{number} gold",
    "one_card": "1 card",
    "cards": "{number} cards",
    "no_cards": "no cards",
    "one_point": "1 point",
    "points": "{number} points",
    "and": "{first} and {last}",
}

BOARD: Final[dict[str, str]] = {
    "head": "Round {round} · {deck} cards in the deck · cities are complete with {size} districts",
    "last_round": "This is the last round.",
    "tax": "{gold} gold of taxes wait for the Tax Collector.",
    "crown": "♛",
    "player": "{crown} {name:<9} {gold:>2} gold · {hand} in hand · {points}{complete}{characters}",
    "characters": " · {characters}",
    "complete": " · city complete",
    "district": "{name} ({cost} {type})",
    "city": "      {districts}",
    "no_city": "nothing built yet",
    "museum": "      {count} under the Museum{known}",
    "ranks": "Characters: {ranks}",
    "rank": "{rank} {name}",
    "mark": "{rank} ({marks})",
    "own": "You have {gold} gold and {points}; your city: {city}",
    "hand": "Your hand: {cards}",
    "empty_hand": "Your hand is empty.",
}

TALK: Final[dict[str, str]] = {
    "welcome": "Citadels, {edition} edition: {players} players, seed {seed}. You have seat {seat}.",
    "welcome_help": "Type the number of a choice, or ? for help.",
    "prompt": "> ",
    "range": "Please type a number from 1 to {count}, or ? for help.",
    "only_one": "Please type 1, or ? for help.",
    "refused": "Not possible now: {reason}",
    "why_what": "Ask like this: why build castle",
    "why_possible": "It is possible: number {number}.",
    "bye": "You leave the table. Until next time!",
    "end_of_input": "No more input: you leave the table. Until next time!",
    "final": "Final scores",
    "sheet": "{name}: {total}",
    "line": "  {points:>3}  {name}",
    "haunted": "       (the Haunted Quarter counts as {type})",
    "you_won": "You have won with {total}!",
    "won": "{name} has won with {total}.",
    "by_points": "The next best has {second}.",
    "by_rank": "{tied} have {total} each; the character of the highest rank in the last round decides.",
    "saved": "The record is in {path}.",
    "replay_open": "The record ends here; {name} was to decide ({kind}).",
    "digest": "Digest: {digest}",
}

HELP: Final[str] = """\
  3               take choice number 3 (just Enter where there is only one)
  build castle    take a choice by its name
  why TEXT        why something is not possible now: why build castle, why murder king
  p               show the position again
  ?               this help
  q               leave the table

Choices by name: a verb such as build, murder, rob, destroy, take_gold, end_turn; then what it is about,
a player by number: swap_hands 2, destroy 1 market, spy 2 noble."""
