# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md;
# a ruling that concerns several cards is cut into parts (K6-big_top), so that each edition is told of its own cards
# alone (src/citadels/book/rulings.py). Where an edition calls a card otherwise, add ruling-ID-EDITION.

## The end, and completed cities

ruling-K1 = Once it has begun, the last round stays the last, even if a city shrinks again.
ruling-K1-bell_tower = Only destroying the Bell Tower undoes what depended on its smaller number.
ruling-K2 = Check for a complete city after every change, whatever caused it.
ruling-K2-magistrate = A confiscation can complete the Magistrate’s city during another player’s turn, with the points for being first.
ruling-K3 = If a city already has the smaller number when the Bell Tower is announced, this round is the last.
ruling-K3-magistrate = If the Bell Tower is confiscated, the Magistrate decides whether to announce it.
ruling-K3-human_cannonball = If the Human Cannonball brings the Bell Tower, its owner may announce it as if it had been built.
ruling-K4 = In the last round, too, the crown moves and the Queen is paid before scoring.
ruling-K5 = In a tie, a murdered character counts with its rank.
ruling-K5-witch = In a tie, the Witch counts as rank 1, not as the character she bewitched.
ruling-K5-theater = In a tie, the character you got through the Theater counts.
ruling-K6 = When the Framework pays for the Monument, the Framework goes first: with five districts including it, the Monument is allowed.
ruling-K6-big_top = A Big Top doesn’t count toward the Monument’s limit of five districts.
ruling-K6-diplomat = The Diplomat may bring the Monument into a city of five or more districts.
ruling-K7 = Giving away the Monument can make your own city incomplete again.
ruling-K7-human_cannonball = Replacing the Monument with the Human Cannonball can make your own city incomplete again, too.
ruling-K8 = At the end of a turn, in this order: a crown not yet taken or given; Poor House and Park; the Alchemist’s refund. A bewitched or murdered player skips all of this.
ruling-K8-old_tax_collector = At the end of a turn, the Alchemist’s refund comes before the Tax Collector’s gold.

## Witch

ruling-K9 = The Witch must name a character, even her own second one. Both parts are one turn for anything that works once per turn.
ruling-K9-ticket_wagon = Before her turn is put on hold, the Witch may already play an action card and use a Ticket Wagon.
ruling-K10 = When the Witch acts as Thief, Spy or Blackmailer, she gets what is taken, and can name neither rank 1 nor the bewitched character.
ruling-K10-old_tax_collector = When the Witch acts as Thief or Tax Collector, she gets what is taken. As Thief, she can name neither rank 1 nor the bewitched character.
ruling-K10-emperor = As Emperor, the Witch crowns neither herself nor the current holder.
ruling-K10-rank_8 = As rank 8, the Witch may attack the bewitched player.
ruling-R25 = Acting as the Navigator, the Witch takes 4 gold or 4 cards and builds nothing.
ruling-R26 = Acting as the Alchemist, the Witch gets back what she paid herself.
ruling-R27 = Acting as the Tax Collector, the Witch may take the gold and pays no tax.
ruling-R27-old_tax_collector = A Witch who builds in her resumed turn pays the Tax Collector at its end.
ruling-R28 = When the Witch acts as the Queen, her own seat counts.
ruling-R28-rank_4 = For the Queen, a bewitched character of rank 4 sits where its own player sits.

## Magistrate and Blackmailer

ruling-K11 = All three warrants must be placed. You may bluff by placing one on your own character, but you never confiscate from yourself.
ruling-K12 = A confiscation comes before the tax and before any effect of being built. The gold actually paid is returned.
ruling-K12-thieves_den = A Thieves’ Den paid for with cards alone counts as paid, so it can be confiscated.
ruling-K12-wizard = A district that the Wizard builds right away can be confiscated.
ruling-K12-director = A district that the Director allows can be confiscated.
ruling-K12-human_cannonball = What the Human Cannonball brings can’t be confiscated.
ruling-K13 = The Magistrate pays the tax only if there is gold in the stash.
ruling-K13-cardinal = A Cardinal who must build has done so by trying, even if the district is confiscated.
ruling-R37 = After losing the Stables to a confiscation, the player may still build another district.
ruling-R39 = The Alchemist doesn’t get back gold that a confiscation has already returned.
ruling-R40 = When a Cardinal’s district is confiscated, the borrowed gold comes back too; the cards stay with the lender.
ruling-R42 = A Magistrate with five or more districts can’t confiscate the Monument.
ruling-R43 = Big Top and Ticket Wagon are never confiscated.
ruling-P7 = A Magistrate who can’t use the signed warrant on a district is asked anyway, and can only let it be built.
ruling-K14 = Both threats must be placed. A threat on your own character does nothing; it’s a bluff. Once the flower has been revealed, the other threat stays: its player gathers and answers it, even though everyone knows.
ruling-K14-ticket_wagon = A threatened player may play action cards and use a Ticket Wagon only after the answer.
ruling-R44 = A threatened player gathers first, then answers the threat, and only then does everything else.
ruling-R45 = The bribe is half the gold after gathering, rounded down; with 0 or 1 gold it is nothing.

## Cardinal

ruling-K15 = The Cardinal’s own gold is spent first. The lender must have all of the missing gold.
ruling-K15-factory = The Factory lowers the price before the Cardinal borrows anything.
ruling-K15-thieves_den = For a Thieves’ Den, the Cardinal first chooses the cards for its price, then borrows the rest.
ruling-K15-tax_collector = The Cardinal can’t borrow for the tax.
ruling-P9 = The Cardinal may borrow for one district per turn.

## Rank 8 and the crown

ruling-K16 = Rank 8 can’t use its ability on its own Keep either.
ruling-K16-warlord = The Warlord can’t destroy their own Keep either.
ruling-K16-big_top = Rank 8 can’t use its ability on its own Big Top either.
ruling-K16-bishop = The Bishop protects against others: with two or three players, your own rank 8 may use your own city.
ruling-K17 = Against a Great Wall, the Diplomat pays the difference, if any, plus 1 gold.
ruling-K17-marshal = The Artist’s gold counts toward the Marshal’s limit of 3; the Great Wall doesn’t.
ruling-K18 = The Diplomat needs a district to give.
ruling-K18-museum = Cards under the Museum move along when the Diplomat exchanges it.
ruling-K18-artist = The Artist’s gold moves along with its district. If the district is destroyed, that gold goes to the bank.
ruling-R60 = The Warlord pays 5 gold for the Dragon Gate: its cost counts, not its points.
ruling-R60-diplomat = The Diplomat counts the Dragon Gate as 6, its cost.
ruling-R60-university = The Warlord pays 5 gold for the University: its cost counts, not its points.
ruling-R60-university_diplomat = The Diplomat counts the University as 6, its cost.
ruling-R61 = The Warlord may destroy districts of a murdered Bishop.
ruling-R63 = Diplomat and Marshal can’t take a district they already have, not even with the Quarry.
ruling-R65 = Diplomat and Marshal pay no tax: they don’t build.
ruling-R69 = A district of cost 3 with the Artist’s gold costs 4, so the Marshal can’t take it.
ruling-P11 = A complete city that its owner breaks up is no longer complete, so rank 8 and the Armory may touch it.
ruling-P12 = The Great Wall raises the price for its owner’s own Warlord, too.
ruling-K19 = The Emperor takes only what is there: gold from a player with gold, a card from a player with cards.
ruling-K19-receiver = The new holder of the crown gives the Emperor what there is: gold or a card if there are both, and nothing if there is neither.
ruling-P4 = The Emperor’s gold or card is part of giving the crown, so it must be taken if possible.
ruling-P2 = The crown of a bewitched King passes when that player has gathered, before the Witch’s turn resumes.
ruling-P2-patrician = The crown of a bewitched King or Patrician passes when that player has gathered, before the Witch’s turn resumes.
ruling-K20 = If the Acrobat was played after the King was murdered, the King is still revealed at the end of the round.
ruling-K20-queen = If the Acrobat was played after rank 4 was murdered, that card is still revealed at the end of the round and the Queen is still paid.
ruling-R11 = The Bishop’s protection lasts the whole round, with two or three players even after that player’s other turn.

## Other characters

ruling-K21 = The Wizard must take a card if there is one. Against an empty hand, nothing happens.
ruling-K21-building = The Wizard may build right away even before gathering, and with the Framework, the Necropolis or the cards of a Thieves’ Den.
ruling-K21-fortune_teller = The Fortune Teller must take a card if there is one.
ruling-K21-seer = Nothing else happens between the Seer’s taking and giving.
ruling-K21-spy = Against an empty hand, the Spy gets nothing.
ruling-K21-magician = The Magician puts cards away first, then draws.
ruling-R50 = The Wizard can’t build the Secret Vault, and the Monument’s limit applies.
ruling-R51 = The Seer may give the same card back.
ruling-P6 = The Seer gives cards back clockwise, starting with the left neighbor.
ruling-R52 = With fewer than 7 cards in the deck, the Scholar draws what there is.
ruling-R59 = A Navigator who takes neither gold nor cards still can’t build.
ruling-P8 = The Artist names both districts together: after putting gold on one, choose the second right away or not at all.
ruling-R70 = A player with no gold left after building pays no tax.

## Districts

ruling-K22 = For the Necropolis you may destroy any of your districts, even the Keep.
ruling-K22-complete = Framework, Necropolis and Armory can be used up in a complete city; the Armory’s target must be in a city that isn’t complete.
ruling-K22-big_top = Neither the Necropolis nor the Armory can destroy a Big Top.
ruling-P1 = The Armory’s target must be in a city that isn’t complete when you name it, so from a complete city you can only hit others.
ruling-R78 = The Armory may destroy the Keep, which is only safe from rank 8.
ruling-K23 = The owner of the Graveyard is asked right away, during another player’s turn.
ruling-K23-witch = A Witch who acts as the Warlord can’t use the Graveyard.
ruling-K24 = If the Museum is destroyed or replaced, its cards go under the deck; a new owner may look at them.
ruling-K24-action_cards = Action cards may pay for a Thieves’ Den or the Cardinal’s loan, and may go into the Laboratory or under the Museum, where they no longer score their own point.
ruling-K24-trader = The School of Magic isn’t a trade district for the Trader’s limit.
ruling-K25 = The other player can’t refuse a swap by the Theater.
ruling-K25-tokens = When the Theater swaps characters, warrants and threats stay on the characters.
ruling-P10 = A Thieves’ Den paid for entirely with cards is built without a further question.
ruling-R73 = Points for complete cities go by the usual number, Bell Tower or not.
ruling-R75 = The Bell Tower is announced only when it is built: 6 districts with four or more players, 7 with two or three. It stays in force when it is exchanged or taken.
ruling-R80 = A Haunted Quarter that counts as another type doesn’t count for the Wishing Well and doesn’t spoil the Ivory Tower. It can be the third of its type for the Capitol.
ruling-R87 = The first to complete a city keeps those points even if the city shrinks later; the others need a complete city at the end.
ruling-R89 = The Factory doesn’t change what the Warlord pays.
ruling-R89-thieves_den = The Factory lowers the price of a Thieves’ Den before cards are counted.
ruling-R91 = The School of Magic changes type only for income, never for points.
ruling-R92 = If the King already has the crown, it doesn’t change hands: the Throne Room pays nothing.

## Action cards

ruling-K26 = The Acrobat can be played during others’ turns and doesn’t count as your one action card per turn.
ruling-K26-first_strongman = The Strongman is played during another player’s turn and doesn’t count as your one action card per turn. It reveals who has the character, and the Thief may then name it.
ruling-K26-second_strongman = The Strongman works only for a character that is murdered, bewitched, robbed, or has a warrant or a threat. The tokens leave unseen, the Thief gets nothing, and the Witch’s turn doesn’t resume.
ruling-K27 = The Acrobat can be played when the King is called, before anything else, whether the King was murdered or no one has that character.
ruling-K27-rank_4 = The Acrobat can be played when rank 4 is called, before anything else, whether that character was murdered or no one has it.
ruling-K28 = The Human Cannonball’s district doesn’t count toward the building limit, and can’t replace a Big Top.
ruling-K28-costs = For the Human Cannonball, costs include the Artist’s gold; Factory, tax, Magistrate and Alchemist don’t matter.
ruling-K28-navigator = The Navigator can’t use the Human Cannonball.
ruling-K28-secret_vault = The Human Cannonball can’t bring the Secret Vault.
ruling-K28-duplicates = With the Human Cannonball, you need the Quarry or the Wizard to bring a district you already have.
ruling-K29 = Each Ticket Wagon can be used once per turn, at any time. If there is nothing to draw, it isn’t offered.
ruling-K29-library = Library and Observatory don’t help with a Ticket Wagon.
