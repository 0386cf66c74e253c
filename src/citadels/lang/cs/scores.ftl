# The score sheet at the end. A line that stands for a card has the card's name.

score-final = Závěrečné vyhodnocení
score-districts = Body za budovy
score-artist_gold = Mince na zkrášlených budovách
score-five_types = Budovy všech pěti barev
score-first_completed = První dokončené město
score-completed = Dokončené město
score-player = { PLAYER($seat) }: { COUNT($total, of: "points") }
    .you = Ty: { COUNT($total, of: "points") }
score-haunted = Město duchů platí za { TYPE($type, case: "acc") } budovu
score-won = { PLAYER($seat) } má { COUNT($total, of: "points") } a vítězí.
    .you = Máš { COUNT($total, of: "points") } a vítězíš!
score-by_points = Další v pořadí má { COUNT($second, of: "points") }.
score-by_rank = { $tied }: shodně { COUNT($total, of: "points") }; rozhoduje vyšší číslo postavy v posledním kole.
score-by_districts = { $tied }: shodně { COUNT($total, of: "points") }; rozhodují body za samotné budovy.
score-by_gold = { $tied }: i těch je stejně; rozhodují mince.
score-shared = { $tied }: shodně { COUNT($total, of: "points") } a společné vítězství.
