# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md.
# They are shown under the cards they concern; write the names of cards as they are.

## The end, and completed cities

ruling-K1 = Once it has begun, the last round stays the last, even if a city shrinks again. Only destroying the Bell Tower undoes what depended on its smaller number.
ruling-K2 = Check for a complete city after every change, whatever caused it. A confiscation can complete the Magistrate’s city during another player’s turn, with the points for being first.
ruling-K3 = If several cities already have the smaller number when the Bell Tower is announced, each scores 4 points. If the tower is confiscated, the Magistrate decides; if it came by Human Cannonball, its owner does.
ruling-K4 = In the last round, too, the crown moves and the Queen is paid before scoring.
ruling-K5 = In a tie, a murdered character counts with its rank, the Witch counts as rank 1, and swaps by the Theater count.
ruling-K6 = When the Framework pays for the Monument, the Framework goes first: with five districts including it, the Monument is allowed. A Big Top doesn’t count for that limit. The Diplomat may bring the Monument into a city of five or more; the Magistrate may not.
ruling-K7 = Giving away or replacing the Monument can make your own city incomplete again.
ruling-K8 = At the end of a turn, in this order: a crown not yet taken or given; Poor House and Park; the Alchemist’s refund; the Tax Collector of rank 2. A bewitched or murdered player skips all of this.

## Witch

ruling-K9 = The Witch must name a character, even her own second one. Until her turn resumes, she plays no action cards and uses no Ticket Wagon. Both parts are one turn for anything that works once per turn.
ruling-K10 = As Thief, Spy, Blackmailer or Tax Collector of rank 2, what is taken goes to the Witch, and she can name neither rank 1 nor the bewitched character. As Emperor, she crowns neither herself nor the current holder. As rank 8, she may attack the bewitched player. As Tax Collector of rank 9, she pays no tax.
ruling-R25 = As a bewitched Navigator, the Witch takes 4 gold or 4 cards and builds nothing.
ruling-R26 = As a bewitched Alchemist, the Witch gets back what she paid herself.
ruling-R27 = As a bewitched Tax Collector of rank 9, the Witch may take the gold and pays no tax. A Witch who builds in her resumed turn pays the Tax Collector of rank 2.
ruling-R28 = For a bewitched Queen, the Witch’s seat counts. A bewitched character of rank 4 sits where its own player sits.

## Magistrate and Blackmailer

ruling-K11 = All three warrants must be placed. You may bluff by placing one on your own character, but you never confiscate from yourself.
ruling-K12 = A confiscation comes before the tax and before any effect of being built. The gold actually paid is returned, including gold the Cardinal borrowed. A Thieves’ Den paid for with cards alone counts as paid. Districts that the Wizard builds right away and those the Director allows can be confiscated; what the Human Cannonball brings can’t.
ruling-K13 = The Magistrate pays the tax only if there is gold in the stash. A Cardinal who must build has done so by trying.
ruling-R37 = After losing the Stables to a confiscation, the player may still build another district.
ruling-R39 = The Alchemist doesn’t get back gold that a confiscation has already returned.
ruling-R40 = When a Cardinal’s district is confiscated, the borrowed gold comes back too; the cards stay with the lender.
ruling-R42 = A Magistrate with five or more districts can’t confiscate the Monument.
ruling-R43 = Big Top and Ticket Wagon are never confiscated.
ruling-P7 = A Magistrate who can’t use the signed warrant on a district is asked anyway, and can only let it be built.
ruling-K14 = Both threats must be placed. A threat on your own second character does nothing. Once the flower has been revealed, the second threat goes away without a question. Action cards and Ticket Wagon come only after the answer.
ruling-R44 = A threatened character is robbed first, gathers, answers the threat, and only then does everything else.
ruling-R45 = The bribe is half the gold after gathering, rounded down; with 0 or 1 gold it is nothing.

## Cardinal

ruling-K15 = The Cardinal’s own gold is spent first, and the Factory lowers the price before anything is borrowed. For a Thieves’ Den, choose the cards for its price first. You can’t borrow for tax. The lender must have all of the missing gold.
ruling-P9 = The Cardinal may borrow for one district per turn.

## Rank 8 and the crown

ruling-K16 = Rank 8 can’t give away or destroy its own Keep or Big Top. With two or three players, a Bishop’s own rank 8 can’t use that city either.
ruling-K17 = Against a Great Wall, the Diplomat pays the difference, if any, plus 1 gold. The Artist’s gold counts toward the Marshal’s limit of 3; the Great Wall doesn’t.
ruling-K18 = The Diplomat needs a district to give. Cards under the Museum, the Artist’s gold and the effect of the Bell Tower move along. The Artist’s gold on a destroyed or replaced district goes to the bank.
ruling-R60 = The Warlord pays 5 gold for the University or the Dragon Gate; the Diplomat counts them as 6.
ruling-R61 = The Warlord may destroy districts of a murdered Bishop.
ruling-R63 = Diplomat and Marshal can’t take a district they already have, not even with the Quarry.
ruling-R65 = Diplomat and Marshal pay no tax: they don’t build.
ruling-R69 = A district of cost 3 with the Artist’s gold costs 4, so the Marshal can’t take it.
ruling-P11 = A complete city that its owner breaks up is no longer complete, so rank 8 and the Armory may touch it.
ruling-P12 = The Great Wall raises the price for your own rank 8, too.
ruling-K19 = The Emperor takes only what is there: gold from a player with gold, a card from a player with cards.
ruling-P4 = The Emperor’s gold or card is part of giving the crown, so it must be taken if possible.
ruling-P2 = The crown of a bewitched King or Patrician passes when that player has gathered, before the Witch’s turn resumes.
ruling-K20 = If the Acrobat was played after a murdered rank 4, that card is still revealed at the end of the round and the Queen is still paid.
ruling-R11 = The Bishop’s protection lasts the whole round, with two or three players even after that player’s other turn.

## Other characters

ruling-K21 = Wizard and Fortune Teller must take a card if there is one. The Wizard may build right away even before gathering, and with the Framework, the Necropolis or the cards of a Thieves’ Den. Nothing happens between the Seer’s taking and giving. Against an empty hand, Spy, Wizard and Seer do nothing. The Magician discards first, then draws.
ruling-R50 = The Wizard can’t build the Secret Vault, and the Monument’s limit applies.
ruling-R51 = The Seer may give the same card back.
ruling-P6 = The Seer gives cards back clockwise, starting with the left neighbor.
ruling-R52 = With fewer than 7 cards in the deck, the Scholar draws what there is.
ruling-R59 = A Navigator who takes neither gold nor cards still can’t build.
ruling-P8 = The Artist names both districts together: after putting gold on one, choose the second right away or not at all.
ruling-R70 = A player with no gold left after building pays no tax.

## Districts

ruling-K22 = For the Necropolis you may destroy any of your districts, even the Keep, but not a Big Top. Framework, Necropolis and Armory can be used up in a complete city; the Armory’s target must be in a city that isn’t complete, and can’t be a Big Top.
ruling-P1 = The Armory’s target must be in a city that isn’t complete when you name it, so from a complete city you can only hit others.
ruling-R78 = The Armory may destroy the Keep, which is only safe from rank 8.
ruling-K23 = The owner of the Graveyard is asked right away, during another player’s turn. A player acting as the Warlord can’t use it.
ruling-K24 = However the Museum is lost, its cards go under the deck; a new owner may look at them. Action cards may pay for a Thieves’ Den or the Cardinal’s loan, and may go into the Laboratory or under the Museum, where they no longer score their own point. The School of Magic isn’t a trade district for the Trader’s limit.
ruling-K25 = The other player can’t refuse a swap by the Theater. Warrants and threats stay on the characters.
ruling-P10 = A Thieves’ Den paid for entirely with cards is built without a further question.
ruling-R73 = While the Bell Tower stands, cities that have the smaller number when it is built score 4 points each; those that reach it later score 2.
ruling-R75 = The Bell Tower is announced only when it is built: 6 districts with four or more players, 7 with two or three. It stays in force when it is exchanged or taken.
ruling-R80 = A Haunted Quarter that counts as another type doesn’t count for the Wishing Well and doesn’t spoil the Ivory Tower. It can be the third of its type for the Capitol.
ruling-R87 = The first to complete a city keeps those points even if the city shrinks later; the others need a complete city at the end.
ruling-R89 = The Factory lowers the price in gold, for a Thieves’ Den before cards are counted. It doesn’t change what the Warlord pays.
ruling-R91 = The School of Magic changes type only for income, never for points.
ruling-R92 = If the King already has the crown, it doesn’t change hands: the Throne Room pays nothing.

## Action cards

ruling-K26 = The Acrobat and the first Strongman are played during others’ turns and don’t count as your one action card per turn; the second Strongman does. The first Strongman reveals who has the character, and the Thief may then name it. The second works only for a character that is murdered, bewitched, robbed, or has a warrant or a threat; the tokens leave unseen, the Thief gets nothing, and the Witch’s turn doesn’t resume.
ruling-K27 = The Acrobat can be played when rank 4 is called, before anything else, whether that character was murdered or no one has it.
ruling-K28 = For the Human Cannonball, costs include the Artist’s gold; Factory, tax, Magistrate, Alchemist and building limit don’t matter. It’s not for the Navigator, not with the Secret Vault and not in place of a Big Top. You need the Quarry or the Wizard to bring a district you already have.
ruling-K29 = Each Ticket Wagon can be used once per turn, at any time. Library and Observatory don’t help there. If there is nothing to draw, it isn’t offered.
