# Rulings: what the books leave open or say in passing, decided. The id is that of the paragraph in docs/rules.md.
# They are shown under the cards they concern; write the names of cards as they are.

## The end, and completed cities

ruling-K1 = Once begun, the last round is not called off when a city shrinks again. Only a destroyed Bell Tower calls off what rested on its smaller number alone.
ruling-K2 = Whether a city is complete is looked at after every change, whatever brought it about. A confiscation can complete the Magistrate's city in another player's turn, with the points for being first.
ruling-K3 = If several cities have the smaller number already when the Bell Tower is announced, each gets 4 points. If the tower is confiscated, the Magistrate decides; if the Human Cannonball brought it, its owner does.
ruling-K4 = In the last round, too, the crown moves and the Queen is paid before points are counted.
ruling-K5 = In a tie a murdered character counts with its rank, the Witch as rank 1, and an exchange by the Theater counts.
ruling-K6 = When the Monument is built for a Framework, the Framework goes first, so that with five districts including it the Monument is allowed. A Big Top does not count for that limit. By the Diplomat the Monument may come into a city of five or more, by the Magistrate not.
ruling-K7 = Giving away or replacing the Monument can make one's own city incomplete again.
ruling-K8 = At the end of a turn, in this order: a crown not yet taken or given; Poor House and Park; what the Alchemist gets back; the Tax Collector of rank 2. None of it for a bewitched or murdered player.

## Witch

ruling-K9 = The Witch must name somebody, her own other character too if she has one. Before her turn goes on there are no action cards and no Ticket Wagon. Both parts are one turn for everything that works once a turn.
ruling-K10 = As Thief, Spy, Blackmailer or Tax Collector of rank 2, what is taken goes to the Witch, and she can name neither rank 1 nor the bewitched character. As Emperor she crowns neither herself nor the present bearer. As rank 8 she may attack the bewitched player. As Tax Collector of rank 9 she pays no tax.
ruling-R25 = As a bewitched Navigator the Witch takes 4 gold or 4 cards and builds nothing.
ruling-R26 = As a bewitched Alchemist the Witch gets back what she paid herself.
ruling-R27 = As a bewitched Tax Collector of rank 9 the Witch may take the gold and pays no tax. The Tax Collector of rank 2 is paid by a Witch who builds in her resumed turn.
ruling-R28 = As a bewitched Queen the Witch's own seat counts. A bewitched character of rank 4 sits where its own player sits.

## Magistrate and Blackmailer

ruling-K11 = All three warrants are placed; on one's own characters, too, as a bluff, but nobody confiscates from oneself.
ruling-K12 = A confiscation comes before the tax and before any effect of being built. What comes back is the gold actually paid, gold that the Cardinal borrowed included. A Thieves' Den paid with cards alone counts as paid. What the Wizard builds at once and what the Director allows can be confiscated, what the Human Cannonball brings cannot.
ruling-K13 = The Magistrate pays the tax only with gold in the stash. A Cardinal who must build has done so by the attempt.
ruling-R37 = After confiscated Stables the other player may still build another district.
ruling-R39 = The Alchemist does not get gold back a second time that a confiscation has returned.
ruling-R40 = Of a Cardinal's confiscated district the borrowed gold comes back, too; the cards stay with the lender.
ruling-R42 = A Magistrate with five or more districts cannot confiscate the Monument.
ruling-R43 = Big Top and Ticket Wagon are never confiscated.
ruling-P7 = A Magistrate who cannot use the signed warrant on a district is asked all the same and can only let it stand.
ruling-K14 = Both threats are placed. A threat on one's own other character does nothing. Once the flower has been shown, the second threat goes away without a question. Action cards and Ticket Wagon come only after the answer.
ruling-R44 = A threatened character is robbed first, gathers, answers the threat, and only then does everything else.
ruling-R45 = The bribe is half of the gold after gathering, rounded down; with 0 or 1 gold it is nothing.

## Cardinal

ruling-K15 = The Cardinal's own gold goes first, and the Factory lowers the price before anything is borrowed. For a Thieves' Den the cards in its price are chosen first. Nothing is borrowed for tax. The lender must have all of the missing gold.
ruling-P9 = The Cardinal may borrow for one district in a turn.

## Rank 8 and the crown

ruling-K16 = Rank 8 cannot give or destroy its own Keep or Big Top. With two or three players a Bishop's own rank 8 cannot use that city either.
ruling-K17 = Against a Great Wall the Diplomat pays the difference, if there is any, and 1 gold more. For the Marshal's limit of 3 gold of the Artist counts, the Great Wall does not.
ruling-K18 = The Diplomat needs a district to give. Cards under the Museum, gold of the Artist and the effect of the Bell Tower go along. Gold of the Artist on a destroyed or replaced district goes to the bank.
ruling-R60 = For University and Dragon Gate the Warlord pays 5 gold; the Diplomat counts them as 6.
ruling-R61 = The Warlord may destroy districts of a murdered Bishop.
ruling-R63 = Diplomat and Marshal cannot get a district that they already have, not even with the Quarry.
ruling-R65 = Diplomat and Marshal pay no tax: they do not build.
ruling-R69 = A district of cost 3 with gold of the Artist costs 4: the Marshal cannot take it.
ruling-P11 = A completed city that its owner breaks up is no longer complete, so that rank 8 and the Armory may touch it.
ruling-P12 = The Great Wall makes one's own districts dearer for one's own rank 8, too.
ruling-K19 = The Emperor takes only what there is: gold from whoever has gold, a card from whoever has cards.
ruling-P4 = The Emperor's gold or card is part of giving the crown, so it must be taken where there is any.
ruling-P2 = The crown of a bewitched King or Patrician passes when that player has gathered, before the Witch goes on.
ruling-K20 = If the Acrobat was played after a murdered rank 4, that card is still shown at the end of the round and the Queen is still paid.
ruling-R11 = The Bishop's protection lasts for the whole round, with two or three players also after that player's other turn.

## Other characters

ruling-K21 = Wizard and Fortune Teller must take a card if there is one. The Wizard's immediate build is possible before gathering, and with Framework, Necropolis or the cards of a Thieves' Den. Nothing else happens between the Seer's taking and giving. On an empty hand Spy, Wizard and Seer do nothing. The Magician puts cards away first and draws then.
ruling-R50 = The Wizard cannot build the Secret Vault, and the Monument's limit holds.
ruling-R51 = The Seer may give the same card back.
ruling-P6 = The Seer gives the cards back clockwise, beginning with the left neighbour.
ruling-R52 = With fewer than 7 cards in the deck the Scholar draws what there is.
ruling-R59 = A Navigator who takes neither gold nor cards still cannot build.
ruling-P8 = The Artist names both districts at once: having put gold on one, the second comes next or not at all.
ruling-R70 = A player without gold after building pays no tax.

## Districts

ruling-K22 = For the Necropolis any district of one's own may be destroyed, the Keep too, but no Big Top. Framework, Necropolis and the own part of the Armory work in a completed city; the Armory's target must be in a city that is not complete, and no Big Top.
ruling-P1 = The Armory's target must lie in a city that is not complete when it is named; so from a completed city only others can be hit.
ruling-R78 = The Armory may destroy the Keep, which is safe only from rank 8.
ruling-K23 = The owner of the Graveyard is asked at once, in another player's turn. Whoever acts as the Warlord cannot use it.
ruling-K24 = However the Museum is lost, its cards go under the deck; a new owner may look at them. Action cards may pay for Thieves' Den and Cardinal, go into the Laboratory and under the Museum, where they lose their own point. The School of Magic is no trade district for the Trader's limit.
ruling-K25 = The other player cannot refuse an exchange by the Theater. Warrants and threats stay on the characters.
ruling-P10 = A Thieves' Den paid with cards to the last gold is built without a further question.
ruling-R73 = While the Bell Tower holds, cities that have the smaller number when it is built get 4 points each, those that reach it later 2.
ruling-R75 = The Bell Tower is announced only when it is built: 6 districts with four or more players, 7 with two or three. Exchanged or taken, it stays in force.
ruling-R80 = A Haunted Quarter counted as another type does not count for the Wishing Well and does not spoil the Ivory Tower; it can be the third of a type for the Capitol.
ruling-R87 = The points of the first to complete a city stay even if that city shrinks later; the others need a complete city at the end.
ruling-R89 = The Factory lowers the price in gold, for a Thieves' Den before cards are counted; not what the Warlord pays.
ruling-R91 = The School of Magic is of another type only for income, never for points.
ruling-R92 = A King who already has the crown does not change its holder: the Throne Room pays nothing.

## Action cards

ruling-K26 = Acrobat and the first Strongman are played in others' turns and do not count as the one action card of a turn; the second Strongman does. The first Strongman shows who has the character, and the Thief may then name it. The second one works only for a character that is murdered, bewitched, robbed, or has a warrant or a threat; the tokens leave unseen, the Thief gets nothing, and the Witch's turn does not go on.
ruling-K27 = The Acrobat can be played when rank 4 is called, before anything else, in the same way for a murdered character and one that nobody has.
ruling-K28 = For the Human Cannonball costs are compared with gold of the Artist; Factory, tax, Magistrate, Alchemist and build limit do not matter. Not for the Navigator, not with the Secret Vault, not in place of a Big Top; a district that you already have only with the Quarry or as the Wizard.
ruling-K29 = Each Ticket Wagon can be used once in a turn, at any time. Library and Observatory do not help there. With nothing to draw it is not offered.
