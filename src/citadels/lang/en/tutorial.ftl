# The tutorial: src/citadels/scenarios/tutorial. Each sentence stands above the table; keep them under 170 letters.
# Names of messages: the scene, then what the step or the reason is called there.

## Around the scenes

tutorial-pick = Take them in any order, and leave whenever you like.
tutorial-done = Done
tutorial-repeat = Again
tutorial-next = Next
tutorial-previous = Back
tutorial-again = Try again
tutorial-show = Show me
tutorial-next_scene = Next scene
tutorial-watch = Watch the table…
tutorial-step = Step { $number } of { $count }
tutorial-all_done = That is all you need. The rest you pick up as you play.
tutorial-first_game = Play your first game

## A turn

tutorial-gather_title = Gather and build
tutorial-gather_about = One turn: take gold, build a district.
tutorial-gather_welcome = Welcome! You are building a city, and so is everybody else. The most valuable city wins. This is yours: one Market so far.
tutorial-gather_hand = These are the districts you can build. The coin shows the price, and at the end of the game each is worth that many points.
tutorial-gather_gather = It’s your turn. First you gather: 2 gold, or a new card. You have 2 gold and a Castle for 4 in your hand, so take the gold.
tutorial-gather_cards = You looked at two cards and keep one: right when your hand is poor. But a fine Castle is waiting, and you are just 2 gold short.
tutorial-gather_build = Now build. You can afford the Castle: touch it.
tutorial-gather_cheaper = That works, too, but it’s worth fewer points, and you may build only once a turn. Your gold is enough for the Castle.
tutorial-gather_unbuilt = You may end a turn without building. But you have gold and a Castle, and nobody wins with cards in hand.
tutorial-gather_finish = A Castle! It’s worth 4 points. Nothing is left to do: end your turn.
tutorial-gather_done = That was a turn: gather, then build. Everything else in this game makes these two things easier for you, or harder for others.

## Choosing in secret

tutorial-secret_title = Choose in secret
tutorial-secret_about = Every round you are somebody else.
tutorial-secret_open = A new round: everybody will take one of these characters in secret. The two that lie face up are out, and a third one is hidden.
tutorial-secret_choose = You choose first. Your districts are all religious, and the Bishop collects 1 gold for each of them. Take the Bishop.
tutorial-secret_assassin = The Assassin silences somebody: a strong choice. But today you need gold, and only the Bishop is paid for religious districts.
tutorial-secret_magician = With an empty hand the Magician is tempting: swap hands with somebody! But first see what the Bishop brings you.
tutorial-secret_king = The King chooses first next time and is paid for noble districts. You have none yet. Three religious ones are a job for the Bishop.
tutorial-secret_warlord = The Warlord destroys districts and is paid for military ones. You have none. Three religious ones are a job for the Bishop.
tutorial-secret_others = Now the others choose. You don’t see what they take, and they don’t know that you are the Bishop.
tutorial-secret_called = The characters are called by their ranks, from 1 to 8. Whoever has the one that is called turns it face up and plays. Yours is number 5.
tutorial-secret_cards = The Bishop! Your hand is empty, so gather cards this time: you see two and keep one.
tutorial-secret_gold = Gold is never wrong. But with no card in your hand you would have nothing to spend it on.
tutorial-secret_early = You may collect first. But let’s see your cards before the gold comes: gather.
tutorial-secret_keep = Keep the one you like. The other goes back under the deck.
tutorial-secret_income = Now the reward: 1 gold for each religious district. Collect it.
tutorial-secret_unpaid = Not so fast! The Bishop owes you 3 gold, one for each religious district.
tutorial-secret_build = And with that gold, build.
tutorial-secret_unbuilt = You may save your gold for later. But you can build now, and districts are points.
tutorial-secret_done = Choose who suits your city, and nobody will be sure who you are. Next round you are somebody else.

## Murder and robbery

tutorial-murder_title = Murder and robbery
tutorial-murder_about = What it does to others, and to you.
tutorial-murder_murder = You are the Assassin: name a character, and whoever has it loses the turn. Somebody here has 7 gold and 4 cards, ideal for the Architect. Name the Architect!
tutorial-murder_guess = Possible, you never know who is who. But so much gold and so many cards smell of the Architect, who may build three times.
tutorial-murder_unused = You may spare everybody. But somebody is about to build three districts: stop the Architect.
tutorial-murder_silence = Watch the calls: the Architect is called, and nobody answers. A whole turn is lost, and you never had to know whose.
tutorial-murder_rob = Another round, and you are the Thief: name a character and take all their gold. There is 6 gold next to three trade districts: that should be the Merchant.
tutorial-murder_poor = Possible. But whoever has trade districts likes the Merchant, and that’s where the gold is.
tutorial-murder_unrobbed = You may let it be. But 6 gold for one word is a good trade: rob the Merchant.
tutorial-murder_loot = The robbery happens when the Merchant is called. Keep an eye on your gold.
tutorial-murder_robbed = Now the other side: you are the Merchant with 5 gold, and the Thief has named the Merchant. Watch what happens when you are called.
tutorial-murder_go_on = All your gold is gone. But you still have your turn: gather gold and go on.
tutorial-murder_recovers = There, the first coins are back. A robbery costs gold, never your turn.
tutorial-murder_broke = Possible. But without a coin you can build nothing: take gold first.
tutorial-murder_murdered = And murder: you are the Architect, and the Architect was named. You are called, must keep silent, and sit this round out.
tutorial-murder_done = It stings, but it’s only one round. They name characters, not players: if you choose what nobody expects, they hit somebody else.

## The crown

tutorial-crown_title = The crown and the order
tutorial-crown_about = Who plays when, and who chooses first.
tutorial-crown_order = Characters play in the order of their ranks: the Assassin first, the Warlord last. You are the King, number 4.
tutorial-crown_called = The Magician is number 3, so one player comes before you. Another has the crown.
tutorial-crown_crown = The King is called. The King takes the crown: whoever has it chooses first in the next round. Take it!
tutorial-crown_unsaid = That is yours as well, in any order. But first the crown, so that you see it come to you.
tutorial-crown_income = The King is paid for noble districts, 1 gold each. You have two: collect.
tutorial-crown_later = All in good time. Collect 2 gold for your Castle and your Manor first.
tutorial-crown_gather = Now gather. A Palace costs 5: take gold.
tutorial-crown_dear = Possible. But you have a Palace in your hand and are 2 gold short of its price.
tutorial-crown_build = Build the Palace: it’s noble, too, and next time the King will be paid for three.
tutorial-crown_small = A Tavern is worth 1 point, the Palace 5, and you may build one district a turn.
tutorial-crown_unbuilt = You have the gold and the Palace. Build it before your turn is over.
tutorial-crown_rest = The higher ranks finish the round: first 5, then 8.
tutorial-crown_first = A new round, and you have the crown: you choose first, with the most cards to choose from. Take whoever you like.
tutorial-crown_done = Low ranks act first, high ranks know more when their turn comes, and the crown gives you the first choice.

## Unique districts

tutorial-uniques_title = Unique districts
tutorial-uniques_about = Purple cards with a power of their own.
tutorial-uniques_purple = The purple district in your city is unique: it has a text of its own. Your Smithy sells you 3 cards for 2 gold, once a turn.
tutorial-uniques_smithy = You have gathered, you have 8 gold, and your hand is thin. Use the Smithy!
tutorial-uniques_wait = You could. But a single Tavern for 8 gold is a pity. Let the Smithy bring you better cards first.
tutorial-uniques_gate = A Dragon Gate! It costs 6 and is worth 8 points at the end. Build it.
tutorial-uniques_plain = A plain district is worth what it costs. The Dragon Gate is worth 2 points more than that.
tutorial-uniques_unbuilt = Don’t leave the Dragon Gate in your hand: only what stands in your city counts.
tutorial-uniques_eight = Well built. Some unique districts work every turn, some only count at the end. Point at one, or hold it, to read its text.
tutorial-uniques_library = One more: with a Library you keep both of the cards that you draw. Gather cards and see.
tutorial-uniques_gold = Gold is fine, but with your Library, cards come in twos. Try it.
tutorial-uniques_closed = You may leave the Library unused. Hardly anybody ever does: two cards are better than one.
tutorial-uniques_done = Both are yours. When a purple card comes along, read it: it may carry your whole game.

## The end

tutorial-end_title = The end and the score
tutorial-end_about = Seven districts, and the points are counted.
tutorial-end_nearly = Six districts! The first city with seven ends the game: the round is played out, then the points are counted.
tutorial-end_last = Docks or Keep? Both cost 3. The Keep is purple, the only type you lack, and all five types together are worth 3 more points.
tutorial-end_types = Seven districts, too. But without a purple one you miss the 3 points for all five types.
tutorial-end_unbuilt = You have gold for the seventh district. Build it, before somebody else is first!
tutorial-end_complete = Complete, and first: that brings 4 points, and nobody can destroy your districts any more. The others finish the round.
tutorial-end_scores = You win! What your districts cost counts as points, then 3 for all five types and 4 for the first complete city.
tutorial-end_done = Now you know the game: build well, choose in secret, and don’t be where they look for you.
