# What the reader is asked.

decision-draft = Vyber si postavu pro toto kolo.
decision-draft_discard = Odlož jednu postavu lícem dolů.
decision-theater = Tvé Divadlo: vyměníš si s někým potají postavu?
decision-theater_give = Kterou ze svých postav dáš { PLAYER($with, case: "dat") }?
decision-turn = Hraješ za { CARD($acting, case: "acc") }. Co uděláš?
decision-keep = Kterou kartu si necháš?
decision-pay = Jak zaplatíš { CARD($card, case: "acc") }? Zbývá zaplatit { COUNT($gold, of: "gold", case: "acc") }; každá karta platí za 1 minci.
decision-lender = Na { CARD($card, case: "acc") } ti chybí { COUNT($gold, of: "gold") }. Od koho si peníze vezmeš? Za každou minci dáš kartu.
decision-give_for_gold = Za mince dlužíš { PLAYER($to, case: "dat") } { COUNT($count, of: "cards", case: "acc") }. Kterou kartu dáš?
decision-warrant = Glejt s pečetí má { CARD($signed, case: "nom") }. Na koho položíš další, bez pečeti?
decision-confiscate = { PLAYER($from) } pod tvým glejtem platí { COUNT($gold, of: "gold", case: "acc") } za { CARD($card, case: "acc") }. Co uděláš?
decision-threaten = Šátek s růží má { CARD($flower, case: "nom") }. Na koho položíš druhý, bez růže?
decision-threat = Někdo tě vydírá. Zaplatíš { PLAYER($to, case: "dat") } polovinu svých mincí ({ COUNT($gold, of: "gold") }), nebo to riskneš?
decision-reveal_threat = { PLAYER($of) } jako { CARD($character, case: "nom") } odmítá zaplatit. Otočíš šátek?
decision-replace = Které další karty vyměníš? Zatím: { $count }.
decision-wizard = Kterou kartu vezmeš { PLAYER($of, case: "dat") }, do ruky nebo rovnou na stavbu?
decision-seer_give = Kterou kartu dáš { PLAYER($to, case: "dat") }?
decision-tribute = Co si za korunu vezmeš od { PLAYER($from, case: "gen") }?
decision-crown_on = Tvá postava je zneškodněná, ale korunu předáváš ty. Komu?
decision-study = Kterou kartu si necháš? Ostatní se zamíchají do balíčku.
decision-exchange = Co si vezmeš za { CARD($offered, case: "acc") }?
decision-beautify = Zkrášlíš ještě druhou budovu?
decision-crown_at_once = Komu předáš korunu?
decision-pay_tribute = Máš korunu. Co za ni dáš { PLAYER($to, case: "dat") }?
decision-graveyard = Tvůj Hřbitov: zaplatíš 1 minci za { CARD($card, case: "acc") }?
